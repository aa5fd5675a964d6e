# Towarzysz: powody, na co uważać, oceny ruchów i dlaczego oceny nie ma.

analysis-reason-line-more = { $line }: o { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
} więcej
analysis-reason-line-less = { $line }: o { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
} mniej
analysis-reason-goal-more = { $line }: o { $n } więcej
analysis-reason-goal-less = { $line }: o { $n } mniej
analysis-reason-rival-more = { $seat }: o { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
} więcej
analysis-reason-rival-less = { $seat }: o { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
} mniej
analysis-reason-gain = { $thing }: masz w { $n } grach na 100 zamiast w { $m }
analysis-reason-rival-gain = { $thing }: ma { $seat } w { $n } grach na 100 zamiast w { $m }
analysis-reason-harm = { $harm }: w { $n } grach na 100 zamiast w { $m }

analysis-watch-harm = { $harm }: w { $n } grach na 100
analysis-watch-ahead = { $seat }: wygrana w { $n } grach na 100
analysis-watch-contest = { $thing }: masz w { $n } grach na 100, { $seat } w { $m }
analysis-watch-near = { $thing }: w zasięgu, w { $n } grach na 100

analysis-mark-best = najlepszy
analysis-mark-good = dobry
analysis-mark-inaccuracy = niedokładność
analysis-mark-mistake = błąd
analysis-mark-blunder = gruby błąd

analysis-no-bot = Żaden bot nie gra w { $title }, więc nie ma kto ocenić odpowiedzi.
analysis-unfinished = Ta gra nie jest skończona (odpowiedzi: { $answers }); analizuje się tylko skończone gry.

analysis-heading = Analiza: { $title }
analysis-player = gracz
analysis-points = punkty
analysis-accuracy = dokładność
analysis-accuracy-note = Dokładność to część szansy najlepszej odpowiedzi, którą zachowano, średnio we wszystkich pytaniach z wyborem.
analysis-won = (wygrana)
analysis-chart = Szanse na wygraną po każdej odpowiedzi
analysis-numbers = To samo w liczbach
analysis-step = po
analysis-turn-lead = Po odpowiedzi { $n } największe szanse na wygraną ma { $name }.
analysis-turn-decided = Po odpowiedzi { $n } gra jest rozstrzygnięta: wygrywa { $name }.
analysis-losses = Co stracono
analysis-no-losses = Nie znaleziono strat większych od ich błędu.
analysis-lost = Odpowiedź { $n }, { $name }: { $mark }, stracono { $lost } na 100 (± { $error })
analysis-played = zagrano
analysis-better = lepiej
analysis-odds = szansa { $chance }%, punkty: { $points }
analysis-chance = szansa { $chance }%
analysis-about-points = ≈ { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
analysis-to-win = na wygraną
analysis-counted = Dograno { $games ->
    [one] { $games } grę
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, odpowiedzi: { $answers }.
analysis-partly = Nie skończono: { $done } z { $all } części.
analysis-running = Analiza
analysis-stopped = Zatrzymano: gotowe { $done } z { $all } części są w { $file }; to samo wywołanie idzie dalej.
analysis-written = Zapisano: { $file }
