# Zagadki w przeglądarce.

puzzle-filter = Gry
puzzle-all = Wszystkie
puzzle-streak = { $n ->
    [one] dzień z rzędu
    [few] dni z rzędu
    [many] dni z rzędu
   *[other] dnia z rzędu
}
puzzle-rating = ranking
puzzle-task = Znajdź najlepszą odpowiedź
puzzle-task-note = Która odpowiedź najczęściej wygrywa? Liczy się pierwsza próba; potem widać, ile warta jest każda odpowiedź.
puzzle-keys = Klawisze: 1–9 wybierają; po próbie N pokazuje następną zagadkę, Enter gra dalej.
puzzle-sending = Odpowiedź jest w drodze …
puzzle-lost = Brak połączenia. Zagadka czeka i sama pójdzie dalej.
puzzle-solved = Najlepsza odpowiedź
puzzle-missed = To nie jest najlepsza odpowiedź
puzzle-first-try = za pierwszym razem
puzzle-for-fun = dla zabawy: liczy się pierwsza próba
puzzle-before = ta zagadka była już próbowana
puzzle-best = Najlepsza:
puzzle-yours = twoja
puzzle-rated = Ranking { $before } → { $after }
puzzle-weights = Szansa na wygraną po każdej odpowiedzi, { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
puzzle-remember = Zapamiętaj
puzzle-from = Z partii botów ({ $seats ->
    [one] { $seats } gracz
    [few] { $seats } gracze
    [many] { $seats } graczy
   *[other] { $seats } gracza
}), odpowiedź { $answer }.
puzzle-see = Zobacz partię
puzzle-week = Ostatnie siedem dni
puzzle-day-solved = { $day }: rozwiązana
puzzle-day-missed = { $day }: nierozwiązana
puzzle-day-none = { $day }: bez próby
puzzle-next = Następna zagadka
puzzle-play = Graj dalej
puzzle-result = Wynik
puzzle-told-solved = Rozwiązane. { $answer }: { $chance }% na wygraną.
puzzle-told-missed = Nierozwiązane. Najlepsza odpowiedź to { $answer }: { $chance }% na wygraną.
puzzle-none = Dla tej gry nie ma jeszcze zagadek
puzzle-nothing = Nie ma takiej zagadki
puzzle-all-tried = Wszystkie zagadki zostały już wypróbowane
puzzle-all-tried-note = Jutro będzie nowa zagadka dnia; znane można próbować jeszcze raz dla zabawy.
