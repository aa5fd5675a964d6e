# Polecenie cradle po polsku.

## Pomoc

cli-help-usage = Wywołanie:
cli-help-options = OPCJE
cli-help-command = POLECENIE
cli-help-default = domyślnie
cli-help-required = wymagane
cli-help-panel-arguments = Argumenty
cli-help-panel-options = Opcje
cli-help-panel-commands = Polecenia
cli-help-help = Pokaż tę pomoc i zakończ.
cli-help-cradle = Gry planszowe o cywilizacjach przy jednym stole: graj w terminalu, wystawiaj boty, odtwarzaj partie i mierz szybkość.
cli-help-version = Pokaż wersję i zakończ.
cli-help-lang = Język: en, ru lub pl. Bez tej opcji język systemu.
cli-help-title = Gra, tak jak podaje ją `cradle titles`.
cli-help-option = Wariant gry, na przykład first-game=yes; można podać kilka razy.
cli-help-content = Plik TOML z własnymi wartościami elementów.
cli-help-seed = Do 24 cyfr szesnastkowych; to samo ziarno daje tę samą partię.
cli-help-json = Wypisz JSON dla programów.
cli-help-play = Graj w przeglądarce. Z nazwą gry: w tym terminalu, z botami albo w kilka osób przy jednej klawiaturze.
cli-help-play-title = W co grać w tym terminalu; bez nazwy stół otworzy się w przeglądarce.
cli-help-terminal = Graj w tym terminalu.
cli-help-players = Ilu graczy.
cli-help-humans = Ilu z nich to ludzie przy tej klawiaturze.
cli-help-seat = Miejsce pierwszej osoby, licząc od 1.
cli-help-bots = Poziomy botów na pozostałe miejsca, po przecinku; krótka lista się powtarza. O każdym mówi „cradle titles”.
cli-help-name = Imię osoby; można podać kilka razy.
cli-help-save = Trzymaj partię w tym pliku.
cli-help-resume = Wróć do zapisanej partii; bez pliku – do ostatniej.
cli-help-plain = Pytaj wiersz po wierszu, a nie na pełnym ekranie: dla czytników ekranu i prostych terminali.
cli-help-pace = Tempo botów na pełnym ekranie: instant (natychmiast), fast (szybkie), normal (zwykłe) lub slow (wolne). Klawisz x przechodzi od razu do twojego następnego pytania.
cli-help-text = Graj z programem: stół jako strony tekstu i ponumerowane odpowiedzi, po jednym obiekcie JSON w wierszu na standardowych strumieniach (docs/text-protocol.md).
cli-help-text-mine = Ile miejsc ma program; pozostałe mają boty.
cli-help-text-seat = Pierwsze miejsce programu, licząc od 1.
cli-help-text-width = Ile znaków szerokości ma strona.
cli-help-text-bare = Pytaj bez stron, których tworzenie trwa najdłużej; program dostaje stronę, gdy o nią poprosi.
cli-help-titles = Wypisz gry, liczby graczy i warianty.
cli-help-rules = Przeczytaj zasady gry punkt po punkcie.
cli-help-rules-first = Strona „pierwsza rozgrywka w pięć minut”.
cli-help-rules-glossary = Co znaczą słowa i symbole gry.
cli-help-serve = Uruchom serwer stołów dla przeglądarek: u siebie albo dla całej sieci.
cli-help-host = Na jakim adresie czekać na gości; 0.0.0.0 to wszystkie sieci tego komputera.
cli-help-port = Na jakim porcie czekać na gości.
cli-help-database = Gdzie trzymać stoły: plik albo adres bazy PostgreSQL. Zwykle plik w twoim folderze danych.
cli-help-workers = Ile procesów serwera; więcej niż jeden wymaga PostgreSQL.
cli-help-allow-host = Nazwa, pod którą można wywołać serwer, na przykład tables.example.org; można podać kilka razy. Zwykle dowolna, a gdy serwer słucha tylko tego komputera – wyłącznie jego własne.
cli-help-proxy = Adres albo sieć odwrotnego proxy, którego nagłówkom X-Forwarded można wierzyć; można podać kilka razy.
cli-serving = Stoły czekają pod adresem { $address }. Ctrl-C zatrzymuje serwer.
cli-help-simulate = Rozegraj botami wiele partii i podsumuj je. Z partii na partię skład przesuwa się o jedno miejsce, więc każdy bot siedzi wszędzie tak samo często.
cli-help-games = Ile partii.
cli-help-simulate-bots = Skład, po przecinku; krótka lista się powtarza.
cli-help-jobs = Ile procesów; wynik od tego nie zależy. Bez tej opcji jeden na procesor.
cli-help-arena-group = Turnieje botów, programów i własnych klas.
cli-help-arena-run = Rozegraj turniej: każdy spotyka każdy zestaw rywali z każdego miejsca, a każde rozdanie jest grane ponownie po zamianie miejsc.
cli-help-arena-duel = Sprawdź, czy A jest silniejszy niż B; kończy, gdy tylko to jasne.
cli-help-arena-plan = Plik TOML z polami title, players, entrants, games, seed, budget, content i options; opcje polecenia je zastępują.
cli-help-arena-title = Gra; można podać kilka razy.
cli-help-arena-players = Liczby graczy, na przykład 2,3. Bez tego najmniejsza.
cli-help-arena-entrant = Kto bierze udział: bot, na przykład greedy, klasa Pythona package.module:Class albo process:POLECENIE; z własną nazwą: NAZWA=UCZESTNIK.
cli-help-arena-other = Drugi uczestnik, tak samo.
cli-help-arena-games = Ile partii każdej gry i każdej liczby graczy; uzupełniane do pełnych rund. Bez tego 100.
cli-help-arena-most = Ile partii najwyżej.
cli-help-arena-seed = Do 24 cyfr szesnastkowych; to samo ziarno daje te same partie. Bez tego 1.
cli-help-arena-budget = Sekundy na ruch dla klas i programów. Bez tego 10.
cli-help-arena-keep = Przechowuj plan i zakończone partie w tym folderze; to samo polecenie idzie dalej od miejsca przerwania.
cli-help-minutes = Po tylu minutach nie zaczynaj nowych partii i opowiedz, co jest; 0 mówi tylko, co było przechowane.
cli-help-ladder = Zmierz, jak silne są poziomy gry: każdy przeciw niższemu, najwyższy przeciw greedy.
cli-help-ladder-title = Gra, tak jak na liście `cradle titles`; all to wszystkie gry, które mają poziomy.
cli-help-ladder-players = Ilu gra. Bez tego dwóch i zwykła dla gry liczba: jeden wyższy poziom przeciw niższemu na wszystkich pozostałych miejscach.
cli-help-ladder-games = Ile partii w każdym wierszu; uzupełniane do pełnych rozdań. Bez tego 200 dla dwóch graczy, 120 dla większej liczby i 40 wśród jednakowych poziomów.
cli-help-ladder-only = Tylko te pary, na przykład master:greedy,expert:skilled; sam poziom gra przy stole sobie podobnych.
cli-help-ladder-clear = Zakończ parę, gdy tylko jasne, kto jest silniejszy, nie wcześniej niż po 40 partiach.
cli-help-ladder-keep = Przechowuj zakończone partie każdego wiersza w tym folderze; to samo polecenie idzie dalej od miejsca przerwania.
cli-help-ladder-write = Zapisz wiersze każdej gry w jej części tej strony; części innych gier zostają.
cli-help-ladder-shares = Zapisz udziały przeciw niższemu poziomowi w tym pliku, z którego pokazują je stoły.
cli-help-replay = Pokaż zapisaną partię ruch po ruchu, na pełnym ekranie, jeśli jest.
cli-help-replay-file = Zapis partii.
cli-help-replay-check = Tylko sprawdź, czy tak można zagrać.
cli-help-replay-to = Zacznij po tylu odpowiedziach; w wierszach zatrzymaj się tam.
cli-help-replay-plain = Wypisz ruchy jeden pod drugim, z arkuszem punktów, zamiast pełnego ekranu.
cli-help-analyse = Przeanalizuj skończoną grę: szanse, błędy i co byłoby lepsze. To, co gotowe, zostaje obok zapisu.
cli-help-analyse-file = Zapis skończonej gry.
cli-help-analyse-seat = Oceniaj tylko odpowiedzi tego miejsca; bez tego wszystkich.
cli-help-analyse-games = Gier na jedną decyzję; bez tego tyle, ile trwa od jednej do trzech minut.
cli-help-analyse-html = Zapisz stronę z wykresem i tabelami, która nie potrzebuje sieci.
cli-help-tune = Znajdź w grze lepsze wagi składników oceny: krok po kroku wszystkie wagi są naraz przesuwane w obie strony i wybierana jest lepsza. Wypisuje moduł z wagami.
cli-help-tune-players = Tylko dla tylu graczy; bez tego dla każdej liczby, na jaką pozwala gra.
cli-help-tune-steps = Ile kroków dla każdej liczby graczy.
cli-help-tune-games = Ile partii na krok; uzupełniane do pełnych rozdań.
cli-help-tune-scale = Ile punktów przewagi to wyraźne zwycięstwo.
cli-help-tune-duel = Ile partii nowe wagi grają na koniec przeciw starym; uzupełniane do pełnych rund.
cli-help-tune-minutes = Zakończ po tylu minutach, nawet jeśli zostały kroki. Bez tego wszystkie kroki.
cli-help-tune-keep = Przechowuj kroki w tym folderze; to samo polecenie idzie dalej od miejsca przerwania.
cli-help-tune-write = Zapisz moduł z wagami na jego miejscu w źródłach, zamiast go wypisywać.
cli-help-learn = Znajdź, czego nie widzi ocena gry, myśląc naprzód: drzewo gra samo ze sobą, a do tego, co znalazło, dopasowywany jest mały model. Wypisuje moduł z modelem. Wymaga dodatku „reports”.
cli-help-learn-games = Z ilu partii się uczyć dla każdej liczby graczy.
cli-help-learn-walks = Ile przejść drzewa na każde pytanie.
cli-help-learn-duel = Ile partii nowy umysł gra na koniec przeciw obecnemu o jedną decyzję naprzód i tyle samo z drzewem; uzupełniane do pełnych rund.
cli-help-learn-minutes = Po tylu minutach nie rozgrywaj dalszych lekcji. Bez tego wszystkie.
cli-help-learn-keep = Przechowuj lekcje w tym folderze; to samo polecenie idzie dalej od miejsca przerwania.
cli-help-learn-write = Zapisz moduł z modelem na jego miejscu w źródłach, zamiast go wypisywać, jeśli wygrał.
cli-help-learn-anyway = Weź model, nawet jeśli nie wygrał.
cli-help-bench = Zmierz, jak szybko działają gry.
cli-help-bench-titles = Gry; bez podania – wszystkie.
cli-help-bench-players = Ilu graczy; bez tej opcji czterech lub najbliższa możliwa liczba.
cli-help-bench-envs = Zmierz zamiast tego środowiska do uczenia: kroki z obserwacją i maską.
cli-help-bench-against = Porównaj z wynikami, które wcześniejszy pomiar na tym komputerze zapisał z --json w tym pliku.
cli-help-bench-instructions = Zamiast sekund licz instrukcje procesora, za pomocą Valgrinda: wolno, ale prawie bez szumu.
cli-help-seconds = Sekundy na każdy pomiar.
cli-help-peers = Zmierz też inne biblioteki, jeśli są zainstalowane.
cli-help-balance-players = Ilu graczy; bez podania czterech lub najbliższa możliwa liczba.
cli-help-balance = Rozegraj wiele partii między botami i powiedz, co daje wygraną: miejsca, karty startowe, cywilizacje, każda karta.
cli-help-balance-bots = Boty składu: rzeczy najlepiej porównuje jeden bot na wszystkich miejscach.
cli-help-balance-html = Zapisz raport jako jedną stronę, która nie potrzebuje sieci.
cli-help-balance-markdown = Zapisz raport w Markdown.
cli-help-balance-csv = Zapisz wszystkie partie jako CSV, wiersz na miejsce.
cli-help-balance-parquet = Zapisz wszystkie partie jako Parquet, wiersz na miejsce.
cli-help-arena-ray = Graj na klastrze Ray: własnym tej maszyny albo pod adresem.
cli-help-export = Zapisz każdą decyzję wielu partii jako Parquet, do uczenia się z partii.
cli-help-export-file = Plik do zapisania.
cli-help-export-wide = W obserwacji kolumna na każdą kartę i miejsce zamiast jednej liczby na kartę.
cli-help-content-group = Wartości wydrukowane na elementach gry.
cli-help-content-export = Wypisz wszystkie wartości gry jako jeden tekst TOML.
cli-help-content-check = Sprawdź plik z własnymi wartościami.
cli-help-content-file = Plik TOML.

## Błędy w poleceniach i plikach

cli-usage = Nie rozumiem tego polecenia; zobacz „{ $command } --help”.
cli-usage-no-option = Nie ma opcji { $option }; zobacz „{ $command } --help”.
cli-usage-no-value = Opcja { $option } wymaga wartości; zobacz „{ $command } --help”.
cli-usage-missing = Brakuje { $name }; zobacz „{ $command } --help”.
cli-usage-value = Wartość { $name } nie pasuje; zobacz „{ $command } --help”.
cli-usage-extra = W poleceniu jest coś zbędnego: { $words }; zobacz „{ $command } --help”.
cli-usage-no-command = Nie ma polecenia „{ $command }”; są { $commands }.
cli-option-form = Wariant zapisuje się jako NAZWA=WARTOŚĆ, a nie „{ $option }”.
cli-seed-form = Ziarno to najwyżej { $digits } cyfr szesnastkowych, a nie „{ $seed }”.
cli-pace = Nie ma tempa „{ $pace }”; są { $paces }.
cli-bots-count = { $bots ->
        [0] Nie podano żadnego bota
        [one] Podano { $bots } bota
        [few] Podano { $bots } boty
       *[many] Podano { $bots } botów
    } na { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
       *[many] { $seats } miejsc
    }.
cli-humans-count = { $humans ->
        [one] { $humans } osoba nie zmieści się
        [few] { $humans } osoby nie zmieszczą się
       *[many] { $humans } osób nie zmieści się
    } przy stole na { $seats }.
cli-seat-count = Przy stole na { $seats } nie ma miejsca { $seat }.
cli-names-count = Imion jest { $names }, a ludzi { $humans }.
cli-file-missing = Nie ma pliku { $file }.
cli-file-directory = { $file } to folder, a nie plik.
cli-file-large = { $file } jest za duży, to nie ten plik.
cli-file-text = { $file } nie jest tekstem UTF-8.
cli-file-unreadable = Nie można odczytać { $file }: { $problem }.
cli-file-unwritable = Nie można zapisać { $file }: { $problem }.
cli-system = Odpowiedź systemu: { $problem }.
cli-not-a-terminal = Do gry potrzebny jest terminal, w którym można pisać; do partii bez ludzi służy „cradle simulate”.
cli-save-exists = { $file } już istnieje: wybierz inną nazwę albo wróć do tej partii przez --resume.
cli-save-forked = Tę partię zmieniono tymczasem gdzie indziej; toczy się dalej w { $file }.
cli-save-broken = Zapisanej partii { $file } nie można kontynuować: { $reason }
cli-resume-none = Nie ma niedokończonej partii { $title }.
cli-content-export = Pliki wartości { $title } nie składają się w jeden tekst.
cli-content-audit = Z tymi wartościami stół jest zły: { $problem }.

## Przy stole

cli-player = Gracz
cli-player-number = Gracz { $n }
cli-bot-name-1 = Mira
cli-bot-name-2 = Borys
cli-bot-name-3 = Ania
cli-bot-name-4 = Oskar
cli-bot-name-5 = Wiera
cli-bot-name-6 = Tomasz
cli-bot-name-7 = Irena
cli-bot-name-8 = Feliks
cli-news = Od twojej ostatniej odpowiedzi
cli-news-more = Od twojej ostatniej odpowiedzi ({ $n ->
        [one] { $n } wcześniejszy wiersz
        [few] { $n } wcześniejsze wiersze
       *[many] { $n } wcześniejszych wierszy
    }: klawisz l)
cli-left-out = Nie zmieściło się: { $parts }
cli-answers-more = Odpowiedzi, strona { $page } z { $pages }: Enter – następna, wpisać można każdy numer.
cli-part-map = mapa
cli-part-tracks = tory
cli-part-tree = drzewo
cli-part-players = gracze
cli-part-table = stół
cli-part-piece = element do położenia
cli-part-technologies = technologie
cli-part-own = własne karty
cli-part-goals = cele
cli-part-governments = ustroje
cli-part-structures = budowle
cli-part-guess = uwaga
cli-part-stock = zasoby
cli-part-promises = obietnice
cli-part-offers = oferty
cli-part-battle = bitwa
cli-part-hand = ręka
cli-part-wheel = koło
cli-part-effects = efekty
cli-key-u = cofnij
cli-key-h = rada
cli-key-v = stół
cli-key-b = plansze
cli-key-l = dziennik
cli-key-r = zasada
cli-key-w = dlaczego
cli-key-s = zapisz
cli-key-q = wyjdź
cli-key-help = pomoc
cli-prompt-what = Wpisz liczbę od 1 do { $n } albo literę; ? objaśnia litery.
cli-back = Enter – powrót do stołu.
cli-more = Enter – dalej ({ $page } z { $pages }); q – powrót do stołu.
cli-pass-keyboard = Do klawiatury siada { $name }. Pozostali odwracają wzrok.
cli-pass-ready = Gdy już siedzisz, naciśnij Enter.
cli-hint-only = Jest tylko jedna odpowiedź.
cli-hint-thinking = wyobrażone gry: { $games } (⏎ przerywa) ≈ { $label }
cli-hint-answer = { $number }: { $label }, szansa { $chance }%, punkty: { $points }
cli-hint-answer-bare = { $number }: { $label }, szansa { $chance }%
cli-hint-close = Różnica jest niejasna, zagrano gier: { $games }.
cli-hint-few = Za mało gier ({ $games }), by wskazać lepszą odpowiedź.
cli-bot-failed = { $name }: bot ({ $failed }) zawiódł, dalej gra słabszy ({ $level }).
cli-undo-nothing = Jeszcze na nic nie było odpowiedzi.
cli-undo-not = Tego nie da się cofnąć: od tej odpowiedzi ktoś się czegoś dowiedział albo zadziałał los.
cli-undone = Ostatnia odpowiedź cofnięta.
cli-saved = Zapisano w { $file }.
cli-resume-offer = Czeka niedokończona partia: „cradle play { $title } --resume”.
cli-left = Partia jest zapisana. Dalszy ciąg: cradle play { $title } --resume{ $file }
cli-finished = Zapis partii jest w { $file }; pokaże go „cradle replay”.
cli-log-empty = Jeszcze nic się nie wydarzyło.
cli-log-head = Dziennik: ostatnie { $shown } z { $all ->
        [one] { $all } wiersza
        [few] { $all } wierszy
       *[many] { $all } wierszy
    }
cli-rivals-head = Pozostali gracze w całości (b i liczba od 1 do { $n } – jedno miejsce)
cli-rule-head = Zasada { $clause }
cli-rule-missing = W tym pakiecie nie ma zasad.
cli-help-head = Klawisze
cli-help-key-number = daj odpowiedź o tym numerze
cli-help-key-u = cofnij: wycofaj ostatnią odpowiedź, o ile od tego czasu nikt się niczego nie dowiedział
cli-help-key-h = rada: ile warte są odpowiedzi, według wyobrażonych gier
cli-help-key-part = { $part }: w całości
cli-help-key-v = stół: wszystko, co na nim leży, ekran po ekranie
cli-help-key-b = plansze: pozostali gracze w całości; b 2 – tylko miejsce 2
cli-help-key-l = dziennik: co się wydarzyło; l 100 – ostatnie sto wierszy
cli-help-key-r = zasada: punkt zasad, z którego wynika to pytanie
cli-help-key-w = dlaczego: które odpowiedzi są teraz niemożliwe i czemu; w 2 pokaże zasadę powodu 2
cli-help-key-s = zapisz: partia i tak zapisuje się po każdej odpowiedzi; s PLIK robi kopię
cli-help-key-q = wyjdź: nic nie przepadnie
cli-help-key-help = ta strona
cli-help-changes = Obok odpowiedzi widać, co zmieni u ciebie. Po znaku ≈ coś zależy od losu, zakrytych kart lub innych graczy: kilka prób dało to samo, ale to nic pewnego.
cli-help-saved = Ta partia jest w { $file }.
cli-tab-table = stół
cli-tab-map = mapa
cli-tab-tracks = tory
cli-tab-tree = drzewo
cli-tab-actions = akcje
cli-tab-prices = ceny
cli-tab-mine = moje
cli-tab-rivals = rywale
cli-tab-cards = karty
cli-tab-log = dziennik
cli-tab-rule = zasada
cli-tab-points = punkty
cli-tab-why = dlaczego nie
cli-tab-help = pomoc
cli-deed-undo = cofnij
cli-deed-hint = rada
cli-deed-filter = znajdź
cli-deed-zoom = duże
cli-deed-save = zapisz
cli-deed-skip = nie czekaj
cli-deed-quit = wyjdź
cli-deed-chapter-back = runda wstecz
cli-deed-chapter-on = runda dalej
cli-deed-run = odtwarzaj
cli-deed-eye = czyimi oczami
cli-full-choose = wybierz odpowiedź
cli-full-direct = daj odpowiedź z tym klawiszem
cli-full-flip = poprzednia lub następna strona
cli-full-page = strzałki i klawisze stron przesuwają stronę zamiast odpowiedzi, i z powrotem
cli-full-scroll = strona o ekran dalej lub wstecz
cli-full-undo = cofnij ostatnią odpowiedź, o ile od tego czasu nikt się niczego nie dowiedział
cli-full-hint = ile warte są odpowiedzi, według wyobrażonych gier
cli-full-filter = znajdź odpowiedzi po części tekstu; Enter daje pierwszą
cli-full-zoom = strona na cały ekran, bez odpowiedzi, i z powrotem
cli-full-save = powie, gdzie jest partia, albo zapisze kopię do pliku; i tak zapisuje się po każdej odpowiedzi
cli-full-skip = nie czekaj na boty do twojego następnego pytania
cli-full-quit = wyjdź; nic nie przepadnie
cli-film-step = poprzedni lub następny ruch
cli-film-list = poruszanie się po liście ruchów
cli-film-page = strzałki i klawisze stron przesuwają stronę zamiast listy, i z powrotem
cli-film-scroll = strona o ekran dalej lub wstecz
cli-film-chapter-back = na początek rundy albo poprzedniej rundy
cli-film-chapter-on = do następnej rundy
cli-film-run = niech partia toczy się sama; zatrzymaj ją
cli-film-eye = patrz na stół oczami następnego gracza, potem oczami wszystkich
cli-film-zoom = strona duża, bez listy, i z powrotem
cli-film-quit = wyjdź
cli-full-thinking = Pozostali myślą…
cli-field-filter = część odpowiedzi albo jej numer
cli-field-save = plik na kopię; sam Enter powie, gdzie jest partia
cli-why-head = Dlaczego inne odpowiedzi nie są teraz możliwe:
cli-why-none = Możliwe są wszystkie odpowiedzi, jakie ma to pytanie.
cli-why-more = w i numer pokaże zasadę.
cli-why-count = { $n ->
        [one] { $n } odpowiedź
        [few] { $n } odpowiedzi
        [many] { $n } odpowiedzi
       *[other] { $n } odpowiedzi
    }
cli-tracks-head = Numer, znaczniki, nazwa, cena (? to dowolny zasób), korzyść; + bonus i jego cena; ▣ budowla dla pierwszego

## Arkusz punktów

cli-sheet-title = Punkty
cli-sheet-total = Razem
cli-sheet-ties = Przy remisie
cli-sheet-place = Miejsce
cli-sheet-won = Wygrywa { $winner }.
cli-sheet-shared = Nikt nie wygrywa sam, remis: { $winners }.
cli-sheet-winner = Wygrywa { $winner }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
cli-sheet-winner-tie = Remis rozstrzyga na swoją korzyść { $winner }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
cli-sheet-winners = Zwycięstwem dzielą się { $winners }: po { $points ->
        [one] { $points } punkcie
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
cli-sheet-and = { $first } i { $last }

## cradle titles

cli-titles-players = { $players ->
        [1] { $players } gracz
       *[other] graczy: { $players }
    }
cli-titles-default = domyślnie
cli-titles-seats-only = Tylko przy liczbie graczy: { $seats }.
cli-titles-reconstructed = { $n } z { $all } wpisów o elementach to nasza rekonstrukcja, bo wydrukowane wartości nie są publicznie znane; kto ma pudełko, może wpisać własne: cradle content export { $title }
cli-titles-levels = Boty od najsłabszego (są też random i greedy)
cli-titles-share = Procent to zmierzony udział zwycięstw z poprzednim poziomem w partiach dwuosobowych.
cli-titles-affiliation = Cradle nie ma nic wspólnego z wydawcami; jeśli gra ci się podoba, kup pudełko.

## cradle simulate

cli-simulate-playing = Trwa gra
cli-simulate-head = { $title }, graczy: { $seats }; { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }: { $bots }
cli-simulate-seats = Z partii na partię skład przesuwa się o jedno miejsce. Przedziały to 95-procentowe przedziały Wilsona.
cli-simulate-shared = { $n ->
        [one] { $n } partia skończyła się
        [few] { $n } partie skończyły się
       *[many] { $n } partii skończyło się
    } wspólną wygraną: liczy się ona w równych częściach.
cli-simulate-stopped = { $n ->
        [one] { $n } partię przerwano
        [few] { $n } partie przerwano
       *[many] { $n } partii przerwano
    } na granicy długości i nie liczą się.
cli-simulate-bot = bot
cli-simulate-seat = miejsce
cli-simulate-seat-n = miejsce { $n }
cli-simulate-trait = czym gra
cli-simulate-mixed = Czym się gra, zależy od bota: żeby porównywać te wiersze, posadź boty jednego rodzaju.
cli-simulate-games = partii
cli-simulate-wins = wygrane
cli-simulate-rate = odsetek
cli-simulate-interval = 95 %
cli-simulate-score = punkty
cli-simulate-sd = odch.
cli-simulate-quantiles = 5 50 95 %
cli-simulate-answers = Odpowiedzi w partii: { $mean } (odchylenie { $sd }, 90 % od { $low } do { $high }).
cli-simulate-rounds = Rundy w partii: { $mean } (odchylenie { $sd }, 90 % od { $low } do { $high }).

## cradle replay

cli-replay-header = Graczy: { $seats }, warianty { $options }, ziarno { $seed }
cli-replay-start = Początek partii
cli-replay-at = { $n } z { $all }, oczami: { $name }
cli-replay-public = wszyscy
cli-replay-over = skończona
cli-replay-open = nieskończona
cli-replay-fine = { $file } jest w porządku: { $title }, graczy: { $seats }, { $answers ->
        [one] { $answers } odpowiedź
        [few] { $answers } odpowiedzi
       *[many] { $answers } odpowiedzi
    }, partia { $state }, pozycja { $digest }.
cli-replay-stands = Tak wygląda stan po { $answers } z { $all } odpowiedzi.

## cradle tune

cli-tune-steps = Kroki
cli-tune-duels = Pojedynki
cli-tune-found = Graczy: { $seats }. Wykonane kroki: { $steps }; nowe wagi mają { $share } zwycięstw przeciw starym ({ $low }–{ $high }), rozegrane partie: { $games }.
cli-tune-not-found = Graczy: { $seats }. Wykonane kroki: { $steps }; nowe wagi mają { $share } zwycięstw przeciw starym ({ $low }–{ $high }), rozegrane partie: { $games }. Nie jest pewne, że są lepsze, więc stare zostają.
cli-tune-written = Wagi są w { $file }.
cli-tune-kept = { $steps ->
        [one] { $steps } krok jest zachowany
        [few] { $steps } kroki są zachowane
       *[many] { $steps } kroków jest zachowanych
    } w { $folder }; to samo polecenie pójdzie dalej.

## cradle learn

cli-learn-lessons = Lekcje
cli-learn-rounds = Dopasowanie
cli-learn-plies = Pojedynki o jedną decyzję naprzód
cli-learn-trees = Pojedynki z drzewem
cli-learn-won = Graczy: { $seats }. Lekcje: { $lessons }; nowy umysł ma { $ply } zwycięstw o jedną decyzję naprzód ({ $plylow }–{ $plyhigh }) i { $tree } z drzewem ({ $treelow }–{ $treehigh }), partie: po { $games }.
cli-learn-not-won = Graczy: { $seats }. Lekcje: { $lessons }; nowy umysł ma { $ply } zwycięstw o jedną decyzję naprzód ({ $plylow }–{ $plyhigh }) i { $tree } z drzewem ({ $treelow }–{ $treehigh }), partie: po { $games }: to za mało.
cli-learn-written = To, czego się nauczono, jest w { $file }.
cli-learn-nothing = Niczego nie zapisano: żaden model nie wygrał. Z --anyway zostanie wzięty mimo to.
cli-learn-kept = { $lessons ->
        [one] { $lessons } lekcja jest zachowana
        [few] { $lessons } lekcje są zachowane
       *[many] { $lessons } lekcji jest zachowanych
    } w { $folder }; to samo polecenie pójdzie dalej.

## cradle bench

cli-bench-measuring = Pomiar: { $name }
cli-bench-head = Losowa gra na jednym rdzeniu, zdarzenia na sekundę czasu procesora, najlepszy z { $n } pomiarów.
cli-bench-name = gra
cli-bench-title = { $title }, graczy: { $seats }
cli-bench-compiled = Skompilowane: { $titles }.
cli-bench-plain = W czystym Pythonie, bez kompilacji: { $titles }.
cli-bench-decisions = decyzji/s
cli-bench-games = partii/s
cli-bench-clones = kopii/s (jedna)
cli-bench-imagines = wyobrażeń/s (jedno)
cli-bench-search-head = Czego potrzebuje przeszukiwanie: rozgrywka zaczyna się w środku partii i wszyscy grają zachłannie; ocena dotyczy wszystkich miejsc; krok to jeden więcej w drzewie.
cli-bench-playouts = rozgrywek/s (jedna)
cli-bench-evaluations = ocen/s (jedna)
cli-bench-walks = kroków drzewa/s (jeden)
cli-bench-instructions-head = Instrukcje procesora na jedną rzecz każdego rodzaju, policzone przez callgrind.
cli-bench-one-decisions = decyzja
cli-bench-one-clones = kopia
cli-bench-one-imagines = wyobrażony stół
cli-bench-one-playouts = rozgrywka
cli-bench-one-evaluations = ocena
cli-bench-one-walks = krok drzewa
cli-bench-against = { $title }, { $figure }: { $times } raza tak szybko jak w pliku.
cli-bench-against-other = { $title }: wyniki w pliku są dla innej liczby graczy albo inaczej skompilowane.
cli-bench-no-valgrind = Instrukcje liczy Valgrind, który nie jest tu zainstalowany.
cli-bench-not-kept = { $file } nie zawiera wyników cradle bench --json.
cli-bench-kept-elsewhere = Wyniki w { $file } są z innego komputera, innego Pythona albo w innej jednostce.
cli-bench-ratio = { $title }: { $decisions } raza więcej decyzji niż { $peer } i { $clones } raza więcej kopii.
cli-bench-missing = { $peer } nie jest tu zainstalowany, więc nie był mierzony.
cli-bench-envs-head = Środowiska z losowymi akcjami na jednym rdzeniu: partie w toku, stoły na każdym ich etapie. Kroki na sekundę czasu procesora, z obserwacją i maską; średnie z { $n } pomiarów na przemian.
cli-bench-face = postać
cli-bench-vector = wektor, stołów: { $tables }
cli-bench-best = kroków/s, najlepiej
cli-bench-median = mediana
cli-bench-envs-ratio = { $title }: wektorem { $vector } raza więcej kroków niż { $peer } z PettingZoo, przez AEC – { $aec }.
cli-bench-envs-mean = { $title }: wektorem { $vector } raza więcej kroków niż gry PettingZoo razem (jest ich { $n }), przez AEC – { $aec } (średnie geometryczne).

## cradle content

cli-content-fine = { $file } pasuje do gry { $title }: { $n ->
        [0] żaden wpis nie różni się
        [one] { $n } wpis różni się
        [few] { $n } wpisy różnią się
       *[many] { $n } wpisów różni się
    } od wbudowanych wartości. Skrót: { $digest }.
cli-help-puzzles-group = Zagadki: jedna decyzja z partii silnych botów.
cli-help-puzzles-make = Ułóż zagadki z partii silnych botów. To, co znalezione, zostaje: pracę można przerwać i kontynuować.
cli-help-puzzles-count = Ile zagadek.
cli-help-puzzles-seed = Ta sama liczba daje te same zagadki.
cli-help-puzzles-level = Boty, które grają partie; bez tego przedostatnie co do siły.
cli-help-puzzles-out = Plik do zapisania; bez tego plik samej gry.
cli-help-puzzles-check = Policz gotowe zagadki jeszcze raz z nowym losem.
cli-help-puzzles-games = Partii na każdą odpowiedź.
cli-help-puzzles-check-seed = Inna liczba to inny los.
cli-help-puzzles-play = Spróbuj zagadki tutaj.
cli-help-puzzles-number = Która z zagadek gry.
cli-puzzles-making = Szukanie zagadek (partie: { $games })
cli-puzzles-made = Zagadki: { $count }, partie: { $games }. Plik: { $file }
cli-puzzles-stopped = Przerwano, znalezione zagadki: { $found }. To samo polecenie pójdzie dalej: { $file }
cli-puzzles-where = Ta gra nie leży w folderze; podaj plik przez --out.
cli-puzzles-checking = Ponowne liczenie
cli-puzzles-checked = Zagadki: { $count }. Ogłoszona odpowiedź jest nadal najlepsza w { $best }, o 8 punktów na sto w { $ahead }.
cli-puzzles-none = Dla tej gry nie ma jeszcze zagadek.
cli-puzzles-prompt = Twoja odpowiedź (od 1 do { $last }):{ " " }
cli-puzzles-solved = Najlepsza odpowiedź.
cli-puzzles-not-solved = To nie jest najlepsza odpowiedź.
cli-puzzles-from = Z partii botów (graczy: { $seats }), odpowiedź { $answer }; policzone partie: { $games }. Zasady: { $clause }
