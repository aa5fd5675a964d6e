# The screen with what every answer of a finished game was worth.

review-accuracy = Dokładność
review-seat = { $name }: dokładność { $accuracy }%, niedokładności: { $inaccuracies }, błędy: { $mistakes }, grube błędy: { $blunders }
review-seat-waits = { $name }: jeszcze bez analizy

review-moves = Ruchy: { $name }
review-move = Odpowiedź { $n }, { $deed }, { $mark }
review-move-lost = Odpowiedź { $n }, { $deed }, { $mark }, stracono { $lost }
review-move-plain = Odpowiedź { $n }, { $deed }
review-move-waits = Odpowiedź { $n }, { $deed }, jeszcze bez analizy

review-board = Stół przed odpowiedzią { $n }
review-tab-verdict = Ocena
review-tab-board = Stół

review-chart = Szanse na wygraną
review-chart-empty = Szanse na wygraną: jeszcze nic nie wiadomo.
review-chart-text = Szanse na wygraną po odpowiedzi { $n } z { $all }: { $chances }.
review-flag = Odpowiedź { $n }
review-flag-lost = Odpowiedź { $n }: −{ $lost }
review-lead = prowadzi { $name }
review-decided = rozstrzygnięte
review-turning = zwrot
review-slider = Oglądana odpowiedź
review-analysed = Przeanalizowane odpowiedzi: { $n } z { $all }
review-after = Po odpowiedzi

review-where = Odpowiedź { $n } z { $all }
review-odds = { $best }% z najlepszą odpowiedzią, { $played }% z zagraną
review-better = Lepiej było
review-others = Inne odpowiedzi
review-measures = szansa na wygraną · oczekiwane punkty
review-measure = szansa na wygraną
review-close = Nie da się rozstrzygnąć
review-close-note = Stracono { $lost } na 100, ale może to być przypadek (± { $error }).
review-only = Jedyna odpowiedź
review-only-note = Nie było tu nic do wyboru.
review-waits = Jeszcze bez analizy
review-waits-note = Nie wiadomo jeszcze, ile ta odpowiedź była warta.
review-play = Rozegraj to od tego miejsca
review-play-short = Rozegraj to
review-next = Następny błąd
review-next-none = Nie znaleziono błędów: { $name }.

review-none = Ile była warta każda odpowiedź i gdzie rozstrzygnęła się ta gra?
review-ask = Przeanalizuj tę grę, około { $minutes ->
    [one] { $minutes } minuty
    [few] { $minutes } minut
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
review-waiting = { $before ->
    [0] Ta gra jest następna.
    [one] Przed tą grą analizowana jest jeszcze { $before } gra.
    [few] Przed tą grą analizowane są jeszcze { $before } gry.
    [many] Przed tą grą analizowanych jest jeszcze { $before } gier.
   *[other] Przed tą grą analizowane są jeszcze { $before } gry.
} Analiza trwa także bez ciebie.
review-running = Gra jest analizowana, zostało około { $minutes ->
    [one] { $minutes } minuty
    [few] { $minutes } minut
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}. Analiza trwa także bez ciebie.
review-failed = Analiza się nie powiodła. To, co gotowe, zostaje.
review-again = Jeszcze raz
review-unavailable = Nie ma analizy tej gry.

review-keys = Klawisze: ← → odpowiedź, Shift i ← → odpowiedź wybranego gracza, N i P następny i poprzedni błąd, 1–3 pokazują odpowiedź na stole, Enter rozgrywa od tego miejsca, Home i End.
review-judge = Oceniają boty, które patrzą o jedną decyzję naprzód ({ $judge }).
