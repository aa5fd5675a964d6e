# Raporty o równowadze: `cradle arena balance`.

balance-heading = Równowaga: { $title }
balance-lead = { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
} dla { $seats ->
    [one] { $seats } gracza
    [few] { $seats } graczy
    [many] { $seats } graczy
   *[other] { $seats } gracza
} między botami: { $bots }.
balance-date = Wersja zasad { $rules }, wartości drukowane { $digest }, ziarno { $seed }.
balance-contents = Na tej stronie

balance-tile-first = wygranych tego, kto zaczyna
balance-tile-fair = { $share } przy równych miejscach
balance-tile-rounds = rund
balance-tile-range = { $low }–{ $high } w dziewięciu partiach na dziesięć
balance-tile-score = punktów, średnia wszystkich miejsc
balance-tile-changes = zmian prowadzenia
balance-tile-comeback = odrobionych strat
balance-tile-comeback-note = w połowie nie prowadził, a wygrał
balance-tile-findings = znalezisk
balance-tile-findings-note = porównań: { $tested }
balance-tile-answers = odpowiedzi na partię

balance-findings = Co się wyróżnia
balance-findings-note = Rzeczy, których posiadacze wygrywają wyraźnie częściej lub rzadziej niż pozostali w tych samych partiach. Najwyżej mniej więcej jedna na dwadzieścia to przypadek.
balance-findings-none = Nic: żadna różnica nie jest większa niż ta, którą przy tylu porównaniach daje przypadek.
balance-findings-more = { $n ->
    [one] Jeszcze { $n } jest w tabelach poniżej.
    [few] Jeszcze { $n } są w tabelach poniżej.
    [many] Jeszcze { $n } jest w tabelach poniżej.
   *[other] Jeszcze { $n } jest w tabelach poniżej.
}
balance-start = Rozdane lub wybrane przed grą
balance-start-note = O miejscach, kolejności i kartach decyduje los, więc różnica jest tu przyczyną. Gdzie się z rozdanego wybiera, jest w niej także gust bota.
balance-play = Zdobyte w czasie gry
balance-play-note = Kto prowadzi, zdobywa więcej i drożej. Wysoki udział wygranych nie czyni karty silną; porównuj rzeczy tego samego rodzaju i czasu.
balance-few = W co najmniej { $n ->
    [one] { $n } partii
    [few] { $n } partiach
    [many] { $n } partiach
   *[other] { $n } partii
} jedni to mieli, a inni nie; rzadsze rzeczy są w tabeli i nie były sprawdzane.
balance-all = Wszystkie ({ $n }) w tabeli
balance-extremes = Wyróżniają się najbardziej ({ $n })

balance-course = Jak przebiega partia
balance-course-leader = Udział partii, które wygrywa ten, kto po rundzie prowadzi samodzielnie.
balance-course-none = W tej grze nikt nie ma punktów, dopóki ktoś nie wygra: nie ma czyjego prowadzenia śledzić.
balance-course-half = Po połowie rund: { $turned } partii wygrał potem ktoś, kto nie prowadził, { $rose } ktoś, kto był ostatni. Gdyby wynik w połowie nic nie mówił, byłoby to { $chance } i { $last }.
balance-course-changes = Prowadzenie przechodziło na inne miejsce { $mean } razy na partię ({ $low }–{ $high } w dziewięciu na dziesięć), patrząc po każdej odpowiedzi.
balance-length = Jak długo trwa
balance-length-note = Średnio rund: { $rounds } ({ $low }–{ $high } w dziewięciu partiach na dziesięć), odpowiedzi wszystkich miejsc razem: { $answers }.
balance-length-fixed = W każdej partii rund: { $rounds }, odpowiedzi wszystkich miejsc razem średnio: { $answers }.
balance-points = Skąd biorą się punkty
balance-points-note = Średnie punkty zwycięzcy i pozostałych według wierszy arkusza wyników.
balance-points-scores = Miejsce ma średnio { $mean } punktu (odchylenie standardowe { $sd }; { $low }–{ $high } w dziewięciu przypadkach na dziesięć).

balance-method = Jak to powstało
balance-method-repeat = To samo polecenie daje te same liczby na każdej maszynie, niezależnie od liczby procesów:
balance-method-bots = Boty nie są ludźmi. Liczby mówią, jak gra przebiega u tych botów; przy silniejszych powstają na nowo.
balance-method-mixed = Grały boty o różnej sile. Wtedy liczy się także to, kto gra daną rzeczą; aby porównywać rzeczy, weź jednego bota na wszystkie miejsca.
balance-method-within = Porównanie odbywa się w obrębie każdej partii: ci, którzy rzecz mieli, z tymi, którzy jej nie mieli, w partiach, w których byli jedni i drudzy. Każda partia jest osobną warstwą (Mantel i Haenszel), więc dzielona wygrana i kilku posiadaczy w jednej partii liczą się, jak należy. Przedziały są 95 %; udziałów – według Wilsona.
balance-method-many = Kolumna „po poprawce” to najmniejszy udział fałszywych znalezisk, przy którym to byłoby jeszcze wśród nich, po poprawce Benjaminiego i Hochberga na wszystkie porównania tej strony ({ $tested }). Znaleziskiem nazywa się to, co ma najwyżej 0,05: ze wszystkich znalezisk przypadkiem może być mniej więcej jedno na dwadzieścia, co pasuje do listy rzeczy, którym warto się jeszcze przyjrzeć. Poprawka Holma chroniłaby przed choćby jednym fałszywym i ukryła większość pozostałych.
balance-method-least = Sprawdzone jest to, o czym coś mówi co najmniej { $n } partii.
balance-method-stopped = { $n ->
    [one] { $n } partię przerwano i pominięto.
    [few] { $n } partie przerwano i pominięto.
    [many] { $n } partii przerwano i pominięto.
   *[other] { $n } partii przerwano i pominięto.
}
balance-method-shared = { $n ->
    [one] W { $n } partii wygraną podzielono: każdy zwycięzca ma równą część.
    [few] W { $n } partiach wygraną podzielono: każdy zwycięzca ma równą część.
    [many] W { $n } partiach wygraną podzielono: każdy zwycięzca ma równą część.
   *[other] W { $n } partii wygraną podzielono: każdy zwycięzca ma równą część.
}
balance-source = Wartości drukowane
balance-source-note = Gdzie wartości z pudełka nie udało się potwierdzić, zasady grają odtworzoną. Co raport mówi o takiej rzeczy, mówi o naszych wartościach.
balance-source-counts = Porównanych rzeczy: { $all }; odtworzone wartości ma { $whole }, częściowo odtworzone { $partly }.
balance-provenance-source = potwierdzone
balance-provenance-partly = częściowo odtworzone
balance-provenance-reconstructed = odtworzone
balance-provenance-none = –

balance-column-name = co
balance-column-games = partii
balance-column-with = wygrane z tym
balance-column-without = wygrane bez tego
balance-column-difference = różnica (95 %)
balance-column-interval = 95 %
balance-column-chance = po poprawce
balance-column-score = średni wynik
balance-column-values = wartości
balance-column-round = po rundzie
balance-column-leader = prowadzący wygrywa
balance-column-rounds = rund
balance-column-line = wiersz
balance-column-winners = zwycięzcy
balance-column-others = pozostali
balance-column-share = z punktów zwycięzcy
balance-axis-difference = różnica w udziale wygranych
balance-axis-share = udział wygranych
balance-finding-more = więcej
balance-finding-less = mniej
balance-finding-no = nie znalezisko

balance-noun-achievement = Osiągnięcia
balance-noun-bust = Popiersia
balance-noun-capital = Stolice
balance-noun-card = Karty
balance-noun-civilization = Cywilizacje
balance-noun-colony = Kolonie
balance-noun-goal = Cele
balance-noun-government = Ustroje
balance-noun-item = Zbudowane
balance-noun-landmark = Cuda
balance-noun-leader = Przywódcy
balance-noun-leads = Prowadzenie epoki
balance-noun-seat = Miejsca
balance-noun-setup = Karty startowe
balance-noun-structure = Budowle
balance-noun-technology = Technologie
balance-noun-tile = Płytki terytoriów
balance-noun-tribe = Plemiona
balance-noun-turn = Kolejność
balance-noun-voyage = Płytki kosmosu
balance-name-seat = Miejsce { $n }
balance-name-turn = { $n }. w kolejności
balance-name-leads = Prowadzi epokę { $n }
balance-name-leads-none = Nie prowadzi żadnej epoki

balance-missing = Do tego potrzebny jest pakiet { $package }. Zainstaluj go: pip install "cradle[{ $extra }]".
balance-written = Zapisano: { $file }

balance-ray-unreachable = Klaster Ray pod adresem { $address } jest nieosiągalny: { $problem }
balance-ray-address = „{ $address }” nie jest adresem klastra Ray: podaj HOST:PORT albo local, aby uruchomić własny na tym komputerze.
balance-ray-died = Procesy klastra Ray kończyły się { $times } razy podczas gry { $game }.
balance-ray-broke = Klaster Ray nie mógł grać: { $problem }
balance-ray-other = Proces klastra Ray ma inne zasady lub inne wartości drukowane. Zainstaluj na wszystkich węzłach tę samą wersję Cradle.
balance-export-one = Naraz eksportuje się decyzje jednej gry dla jednej liczby graczy: od obu zależy układ.
balance-exported = { $file }: decyzji { $decisions }, partii { $games }, liczb w obserwacji { $size }.
