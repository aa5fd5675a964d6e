# Arena po polsku: plany, uczestnicy, zachowane serie, tabele.

## Plany

arena-plan-toml = { $file } nie jest tekstem TOML: { $problem }.
arena-plan-unknown = Plan nie ma pola „{ $field }”; są { $fields }.
arena-plan-title = title: podaj grę albo listę różnych gier.
arena-plan-players = players: podaj liczbę graczy albo listę różnych liczb, na przykład 2,3.
arena-plan-entrants = entrants: podaj listę od 1 do 100 tekstów, na przykład "greedy", "package.module:Class" albo "process:POLECENIE".
arena-plan-twice = Dwóch uczestników nazywa się „{ $name }”: nadaj jednemu inną nazwę, NAZWA=UCZESTNIK.
arena-plan-games = games: podaj liczbę całkowitą od 1 do 100000000.
arena-plan-seed = seed: podaj do 24 cyfr szesnastkowych jako tekst.
arena-plan-seating = seating: podaj "balanced", "moving" albo "alone".
arena-plan-alone = seating: alone jest dla dwóch uczestników: pierwszy kolejno na każdym miejscu, drugi na wszystkich pozostałych.
arena-plan-notes = notes: podaj true albo false: czy każdy wynik mówi to, czego potrzebuje raport o równowadze.
arena-plan-times = times: podaj true albo false: czy każdy wynik mówi, ile czasu zajęły decyzje.
arena-plan-budget = budget: podaj sekundy na ruch, od 0.001 do 86400.
arena-plan-content = content: podaj nazwę pliku TOML, a z nim tylko jedną grę.
arena-plan-options = options: podaj teksty, NAZWA = "WARTOŚĆ"; to, co ma jedna z kilku gier, pod nazwą tej gry.
arena-rounded = { $title }, { $seats ->
        [one] { $seats } gracz
        [few] { $seats } graczy
       *[many] { $seats } graczy
    }: zamiast { $wanted } gra się { $games }, aby każdy siedział wszędzie równie często.
arena-not-round = { $title }, { $seats ->
        [one] { $seats } gracz
        [few] { $seats } graczy
       *[many] { $seats } graczy
    }: { $games } to mniej niż jedna runda po { $round }, więc nie wszyscy spotykają się równie często.

## Uczestnicy

arena-entrant-unknown = Dla gry { $title } nie ma bota „{ $entrant }”: weź jednego z { $bots }, package.module:Class albo process:POLECENIE.
arena-entrant-class = Klasy { $entrant } nie można utworzyć: { $problem }.
arena-entrant-command = Nie ma programu, który wywołuje „{ $command }”.
arena-forfeit = { $entrant } przegrywa partię { $game } walkowerem: { $reason }
arena-fault-start = nie można go uruchomić: { $problem }.
arena-fault-slow = brak odpowiedzi w ciągu { $seconds } s.
arena-fault-ended = jego proces zakończył się kodem { $code }; ostatnie, co powiedział: { $words }
arena-fault-crashed = zepsuł się: { $problem }.
arena-fault-illegal = odpowiedź { $answer } na pytanie „{ $kind }” jest niedozwolona.
arena-fault-rubbish = powiedział „{ $words }” zamiast odpowiedzi.

## Zachowane serie

arena-keep-trouble = Serii nie można zachować w { $folder }: { $problem }. To, co zapisano, zostaje; to samo polecenie pójdzie dalej od tego miejsca.
arena-keep-busy = W { $folder } zapisuje inna seria.
arena-keep-other = W folderze { $folder } jest inna seria: weź inny folder albo ten sam plan.
arena-keep-plan = Planu w folderze { $folder } nie można odczytać: weź inny folder.
arena-keep-rules = Partie w { $folder } rozegrano z innymi zasadami lub elementami: weź inny folder.
arena-keep-line = Wiersz { $line } pliku { $file } nie jest zakończoną partią: weź inny folder albo utnij plik przed nim.
arena-tune-line = Wiersz { $line } w { $file } nie jest krokiem tego strojenia: weź inny folder albo utnij plik przed nim.
arena-learn-line = Wiersz { $line } w { $file } nie jest lekcją tej serii: weź inny folder albo utnij plik przed nim.
arena-kept = { $games ->
        [one] { $games } zakończona partia jest zachowana
        [few] { $games } zakończone partie są zachowane
       *[many] { $games } zakończonych partii jest zachowanych
    } w { $folder }; to samo polecenie pójdzie dalej.
arena-died = { $times ->
        [one] { $times } proces zakończył się
        [few] { $times } procesy zakończyły się
       *[many] { $times } procesów zakończyło się
    } w trakcie partii { $game }; być może brakuje pamięci.

## Na ekranie

arena-progress = { $done } z { $total } partii, { $rate } na sekundę, zostało { $left }
arena-head = { $title } na { $seats }: { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, ziarno { $seed }
arena-how = Rankingi openskill (Plackett–Luce, wszyscy zaczynają od 25), przedziały 95 % metodą bootstrap po rozdaniach.
arena-stopped = { $n ->
        [one] { $n } partię przerwano i nie liczy
        [few] { $n } partie przerwano i nie liczą
       *[many] { $n } partii przerwano i nie liczy
    } się nikomu.
arena-forfeited = Walkowerem { $n ->
        [one] zakończyła się { $n } partia
        [few] zakończyły się { $n } partie
       *[many] zakończyło się { $n } partii
    }: zawodzący uczestnik przegrał, rywale podzielili zwycięstwo.
arena-shares = Jak często ten po lewej stał przed tym u góry:
arena-entrant = uczestnik
arena-rating = ranking
arena-interval = 95 %
arena-games = partie
arena-wins = wygrane
arena-points = punkty
arena-forfeits = walkowery

## Pojedynki

arena-duel-players = Pojedynek wymaga jednej liczby graczy, dwóch lub więcej.
arena-duel-open = Na razie { $first } ma { $share } zwycięstw przeciw { $second }.
arena-duel-stronger = { $first } jest silniejszy niż { $second }: { $share } zwycięstw ({ $low }–{ $high }), rozegrane partie: { $games }.
arena-duel-equal = { $first } i { $second } są równi: { $share } zwycięstw ma { $first } ({ $low }–{ $high }), rozegrane partie: { $games }; udział { $found } lub większy najpewniej udałoby się zauważyć.

## Drabina

arena-ladder = Drabina
arena-ladder-none = { $title } nie ma żadnego poziomu drabiny: { $levels }.
arena-ladder-players = Drabina wymaga dwóch graczy lub więcej.
arena-ladder-match = wiersz
arena-ladder-games = partie
arena-ladder-share = udział
arena-ladder-interval = 95%
arena-ladder-even = równo
arena-ladder-goal = cel
arena-ladder-points = punkty
arena-ladder-pace-one = ms, pierwszy
arena-ladder-pace-others = ms, inni
arena-ladder-game = s na partię
arena-ladder-stopped = stop
arena-ladder-time = { $level } potrzebuje na decyzję { $mean } ms średnio w najwolniejszym wierszu i najwyżej { $p99 } ms w 99 decyzjach na 100; cel to { $wanted } i { $most } ms i { $met ->
    [yes] jest osiągnięty
   *[no] nie jest osiągnięty
}.
arena-ladder-clear = Zakończone wcześniej, bo jasne, kto jest silniejszy: { $lines }.
arena-ladder-short = Nierozegrane do końca: { $lines }.
arena-ladder-machine = Zmierzono na { $kind }, { $cores ->
    [one] { $cores } rdzeń
    [few] { $cores } rdzenie
   *[many] { $cores } rdzeni
}, Python { $python }, { $compiled ->
    [yes] skompilowane
   *[no] w czystym Pythonie, bez kompilacji
}. Udziały i punkty są takie same na każdej maszynie.
arena-ladder-lead = Jak silne są poziomy według pomiarów `cradle ladder`; docs/arena.md mówi, jak to się robi. Stronę piszą polecenia, które w niej stoją.
arena-ladder-matches = „A : B” to A przeciw B we dwóch, z zamianą miejsc przy każdym rozdaniu. „A : 3 × B” to jeden A przeciw B na wszystkich pozostałych miejscach, przy czym A siedzi kolejno na każdym miejscu każdego rozdania. „4 × A” to stół jednakowych. „Udział” to część zwycięstw pierwszego, wspólne zwycięstwo się dzieli; „równo” to tyle, ile mają równi; „punkty” są średnio na miejsce; „stop” to partie niedokończone. `greedy` patrzy o jedną decyzję naprzód i jest miarą.
arena-ladder-intervals = Partie jednego rozdania nie są niezależne, więc przedziały liczy się po rozdaniach. Przerwana partia liczy się jako równa. Poziom ma mieć 60% przeciw niższemu, z przedziałem powyżej połowy.
arena-ladder-times = Czasy to milisekundy na decyzję, średnia i to, poniżej czego zostaje 99 na 100: czas procesora na jednym rdzeniu, dla decyzji z więcej niż jedną odpowiedzią. „Pierwszy” to poziom nazwany najpierw, „inni” to drugi.
