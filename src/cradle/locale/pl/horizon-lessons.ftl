# The lessons of Beyond the Horizon in Polish.

horizon-lesson-government = Cele i ustroje
horizon-lesson-government-told = Trzy cele leżą odkryte: pierwszy, kto zrealizuje cel, dostaje 5 punktów, każdy następny 3, a na koniec wygrywa ten, kto ma najwięcej punktów. Przed pierwszą rundą wybierasz ustrój, a jego despotyzm działa od początku.
horizon-lesson-government-task = „Korona miast” wymaga wioski i miasta. Weź ustrój, który za każdą wioskę daje 2 monety.
horizon-lesson-government-wrong-other = „Żyzna Dolina” daje 1 monetę, gdy produkujesz populację; 2 monety za wioskę daje „Królestwo Rzek”.
horizon-lesson-government-done = „Królestwo Rzek” jest twoje: za każdą zasiedloną wioskę dostaniesz 2 monety, a „Żyzna Dolina” przypada rywalowi.

horizon-lesson-first-action = Pierwsza akcja
horizon-lesson-first-action-told = Tura ma cztery fazy: akcję, ekspansję, produkcję i cel, a zaczyna się od przejścia pionka akcji na wolne pole. W pierwszej turze dostępne są tylko akcje podstawowe: pierwsza z nich wysyła aktywny pionek jako naukowca na drzewo technologii.
horizon-lesson-first-action-task = Masz 1 aktywny pionek. Wybierz akcję, która bada nim technologię poziomu I.
horizon-lesson-first-action-wrong-recruit = Akcja podstawowa 3 zmieniłaby twój jedyny aktywny pionek w jednostkę na mapie i nie byłoby komu badać.
horizon-lesson-first-action-wrong-gather = Akcja podstawowa 4 daje raz 1 pionek i 1 monetę, a technologia zostaje z tobą na całą grę.
horizon-lesson-first-action-task-2 = Najbardziej potrzebujesz pionków. Zbadaj technologię, która inwestuje kostkę żywności.
horizon-lesson-first-action-wrong-wheel = „Koło” inwestuje kostkę gospodarki: da to monety, ale nie pionki.
horizon-lesson-first-action-wrong-bronze = „Broń z brązu” werbuje jednostkę, ale nie rusza żadnej kostki.
horizon-lesson-first-action-wrong-writing = „Pismo” inwestuje kostkę infrastruktury: da to kafel budowli, ale nie pionki.
horizon-lesson-first-action-done = Naukowiec zostaje na „Uprawie roli” na zawsze, a technologia da 1 punkt; teraz kolej na jej kostkę żywności.

horizon-lesson-production = Kostki otwierają produkcję
horizon-lesson-production-told = Kostka, która schodzi z toru, odsłania swoje pole: pierwsza kostka żywności otwiera kolumnę A. W fazie produkcji wybierasz jedno z trzech: po pionku z każdej otwartej kolumny, po monecie za każdy odsłonięty symbol monety albo wymiany.
horizon-lesson-production-task = Zainwestuj kostkę żywności: otworzy kolumnę A, a pierwsze pole toru inwestycji da 1 monetę.
horizon-lesson-production-wrong-skip = Kostka zostałaby na torze, kolumna A byłaby zamknięta, a populacja dałaby 0 pionków.
horizon-lesson-production-task-2 = Twój ostatni aktywny pionek został naukowcem. Wyprodukuj nowy.
horizon-lesson-production-wrong-coins = Wszystkie kostki gospodarki leżą jeszcze na torze, więc monet byłoby 0.
horizon-lesson-production-wrong-exchange = Wymiana daje pionek za 3 monety, a masz 2; kolumna A daje go za darmo.
horizon-lesson-production-done = Z kolumny A przyszedł 1 pionek i dopóki są w niej pionki, każda produkcja populacji da następny.

horizon-lesson-own-action = Własna akcja
horizon-lesson-own-action-told = Technologia, którą znasz, może mieć akcję z polami tylko dla tych, którzy ją znają: „Uprawa roli” aktywuje 2 pionki. Zawsze bierze się je z kolumny najbardziej z lewej, w której jakieś są, a przydadzą się jako naukowcy, osadnicy i żołnierze.
horizon-lesson-own-action-task = Masz 1 aktywny pionek. Wybierz akcję, po której będą 3.
horizon-lesson-own-action-wrong-gather = Akcja podstawowa 4 daje 1 pionek i 1 monetę: aktywne pionki byłyby 2.
horizon-lesson-own-action-wrong-spent = Ta akcja zużywa twój aktywny pionek i żadnego nie daje, a „Uprawa roli” daje 2.
horizon-lesson-own-action-done = Masz 3 aktywne pionki, a pionek akcji w następnej turze przejdzie do innej akcji albo na inne pole.

horizon-lesson-recruit = Osadnicy i żołnierze
horizon-lesson-recruit-told = Akcja podstawowa 3 zmienia aktywny pionek w osadnika lub żołnierza o sile 1 na twoim kaflu startowym, a potem jednostki mają 2 punkty ruchu. Osadnicy odkrywają, budują i zasiedlają wioski, a żołnierze umacniają miasta.
horizon-lesson-recruit-task = Masz 4 aktywne pionki i osadnika o sile 2. Wybierz akcję, która werbuje i daje ruch.
horizon-lesson-recruit-wrong-still = Przy tej akcji osadnik zostaje w domu; akcja podstawowa 3 werbuje i daje 2 punkty ruchu.
horizon-lesson-recruit-task-2 = Potrzebujesz wioski i miasta. Zwerbuj jednostkę, której ci do tego brakuje.
horizon-lesson-recruit-wrong-settler = Osadnika do wioski już masz, a miasto umacniają tylko żołnierze.
horizon-lesson-recruit-wrong-skip = Ten krok wolno pominąć, ale wtedy nie będzie komu umocnić miasta.
horizon-lesson-recruit-done = Obok osadnika stoi żołnierz o sile 1, a zostały 3 aktywne pionki.

horizon-lesson-explore = Poza krawędź mapy
horizon-lesson-explore-told = Jeden punkt ruchu przenosi jedną jednostkę na sąsiedni kafel, a punkty można dzielić między jednostki. Osadnik, ale nigdy żołnierz, może wyjść poza krawędź mapy tam, gdzie nowy kafel dotknie co najmniej dwóch innych, i zyskuje jego bonus odkrycia.
horizon-lesson-explore-task = Masz 2 punkty ruchu. Wydaj jeden, aby osadnik odkrył nieznane ziemie.
horizon-lesson-explore-wrong-soldier = Żołnierz nie odkrywa: poza krawędź mapy może wyjść tylko osadnik.
horizon-lesson-explore-wrong-cradle = Kolebka już leży na mapie, więc niczego się tam nie odkryje; nieznane ziemie są po obu stronach drogi do niej.
horizon-lesson-explore-task-2 = „Trzcinowe Bagno” ma siłę 2. Wydaj ostatni punkt tak, aby stanął tam także żołnierz.
horizon-lesson-explore-wrong-settler = Osadnik o sile 2 jest właśnie tym, czego potrzebuje wioska na „Trzcinowym Bagnie”: niech tam zostanie.
horizon-lesson-explore-wrong-away = Na Kolebce nie ma miasta: żołnierz jest potrzebny na „Trzcinowym Bagnie”.
horizon-lesson-explore-wrong-stop = Ostatni punkt ruchu by przepadł, a żołnierz musiałby iść w innej turze.
horizon-lesson-explore-done = Odkrywasz „Trzcinowe Bagno” i bierzesz 1 monetę, a osadnik i żołnierz stoją tam razem.

horizon-lesson-leader = Spotkanie z przywódcą
horizon-lesson-leader-told = Pole poziomu II można zbadać, gdy znasz wszystkie technologie, z którymi jest powiązane, a akcja podstawowa 2 robi to za 2 monety. Kto pierwszy zbada pole, bierze przywódcę, który leży tam zakryty.
horizon-lesson-leader-task = Masz 3 monety, a pole 1 poziomu II jest powiązane tylko z „Uprawą roli”. Wybierz akcję dla poziomu II.
horizon-lesson-leader-wrong-other = Ta akcja nie bada niczego na poziomie II; bada go akcja podstawowa 2, za 2 z twoich 3 monet.
horizon-lesson-leader-task-2 = Wyślij naukowca na pole 1 poziomu II, gdzie nikogo jeszcze nie było.
horizon-lesson-leader-done = Aśoka daje ci żeton zasiedlenia, który jako akcja kosztuje 4 monety; teraz wybierasz kartę na to pole.

horizon-lesson-two-cards = Jedna karta z dwóch
horizon-lesson-two-cards-told = Pole 1 poziomu II jest powiązane z zieloną „Uprawą roli”, więc odkrywano karty, aż dwie pokazały zielony. Jedną z nich kładziesz na polu i od razu ją znasz; inni mogą ją zbadać później, ale przywódcy już nie spotkają.
horizon-lesson-two-cards-task = Zasiedlając wioskę, osadnik się wyczerpie. Wybierz kartę, która werbuje drugiego, o sile 2.
horizon-lesson-two-cards-wrong-philosophy = „Filozofia” daje od razu 1 monetę, a osadnika o sile 2 daje „Epos”.
horizon-lesson-two-cards-task-2 = Zwerbuj osadnika: przychodzi z kolumn i nie kosztuje aktywnego pionka.
horizon-lesson-two-cards-wrong-skip = Natychmiastowy bonus jest tylko raz: jeśli go pominiesz, drugiego osadnika nie będzie.
horizon-lesson-two-cards-done = „Epos” leży na polu i da 2 punkty, a na twoim kaflu startowym stoi drugi osadnik o sile 2.

horizon-lesson-settle = Zasiedl wioskę
horizon-lesson-settle-told = W fazie ekspansji robisz jedną rzecz: budujesz, zasiedlasz albo umacniasz. Wioska wymaga żetonu zasiedlenia i osadników na jej kaflu, których łączna siła dorówna sile kafla.
horizon-lesson-settle-task = Masz żeton, a siły osadnika wystarcza: 2 z 2. Zasiedl wioskę na „Trzcinowym Bagnie”.
horizon-lesson-settle-wrong-pass = Żeton i siła już są, a wioska to 3 punkty, 1 pionek i, dzięki „Królestwu Rzek”, 2 monety.
horizon-lesson-settle-done = Osadnik jest wyczerpany, na wiosce leży kostka żywności i kolumna B jest otwarta; dostajesz 1 pionek i 2 monety.

horizon-lesson-advanced = Akcja zaawansowana
horizon-lesson-advanced-told = Akcja zaawansowana ma wymaganie: żeton umocnienia wymaga zasiedlonej wioski, a ty już ją masz. Kosztuje 2 monety i jeden wyczerpany aktywny pionek, a jej drugie pole o 1 monetę więcej.
horizon-lesson-advanced-task = Weź żeton umocnienia i zachowaj 1 z 3 monet: tyle kosztuje „Targ” na Kolebce.
horizon-lesson-advanced-wrong-dear = Drugie pole kosztuje 2 monety i jeszcze 1: z twoich 3 nie zostałaby żadna.
horizon-lesson-advanced-wrong-other = To nie daje żetonu umocnienia, a bez niego nie umocnisz miasta.
horizon-lesson-advanced-done = Masz żeton umocnienia i 1 monetę, a wyczerpany pionek wrócił do kolumn.

horizon-lesson-soldiers = Siła dla miasta
horizon-lesson-soldiers-told = Werbuje się na własnym kaflu startowym albo na dowolnym kaflu z własną kostką, a na „Trzcinowym Bagnie” leży ona na twojej wiosce. Miasto umacnia się tak, jak zasiedla wioskę, ale żołnierzami: ich łącznej siły na kaflu musi wystarczyć.
horizon-lesson-soldiers-task = „Trzcinowe Bagno” wymaga siły 2, a twój żołnierz ma 1. Zwerbuj drugiego żołnierza właśnie tam.
horizon-lesson-soldiers-wrong-settler = Dla miasta liczą się tylko żołnierze: siła byłaby tam nadal 1 z 2.
horizon-lesson-soldiers-wrong-home = Zwerbowany na kaflu startowym żołnierz zużyłby punkt ruchu, żeby dojść na „Trzcinowe Bagno”.
horizon-lesson-soldiers-wrong-skip = Bez drugiego żołnierza siła na „Trzcinowym Bagnie” to nadal 1 z 2.
horizon-lesson-soldiers-task-2 = Co najmniej jedna jednostka musi się ruszyć. Zostaw obu żołnierzy, a osadnika wyślij na Kolebkę.
horizon-lesson-soldiers-wrong-soldier = Jeśli żołnierz opuści „Trzcinowe Bagno”, zabraknie tam jego siły 1.
horizon-lesson-soldiers-wrong-elsewhere = Żołnierze by zostali, ale „Targ” stoi na Kolebce i wznieść go może tylko osadnik, który tam jest.
horizon-lesson-soldiers-done = Na „Trzcinowym Bagnie” stoją żołnierze o łącznej sile 2, a osadnik dotarł do „Targu” rywala.

horizon-lesson-fortify = Jedna rzecz na turę
horizon-lesson-fortify-told = Możesz wznieść „Targ” na Kolebce albo umocnić miasto na „Trzcinowym Bagnie”, ale w fazie ekspansji robi się tylko jedno. Turę kończy faza celu, a „Korona miast” wymaga jednej wioski i jednego miasta.
horizon-lesson-fortify-task = Spełnij w tej turze warunki „Korony miast”: pierwszy dostaje 5 punktów.
horizon-lesson-fortify-wrong-market = „Targ” można wznieść też w następnej turze, a bez miasta 5 punktów za „Koronę miast” musiałoby poczekać.
horizon-lesson-fortify-wrong-pass = Masz żeton i siłę 2 z 2: z miastem spełniasz warunki „Korony miast” już teraz.
horizon-lesson-fortify-done = Miasto da 5 punktów, a jego kostka gospodarki odsłoniła monetę: produkcja monet daje teraz 1.

horizon-lesson-goal = Cel zrealizowany
horizon-lesson-goal-told = Kto spełnia warunki celu, realizuje go kostką najbardziej z lewej z dowolnego toru, a odsłonięte pole działa jak zawsze. Przy dwóch graczach koniec przynoszą trzy kostki na celach: rundę gra się do końca i następuje jeszcze jedna.
horizon-lesson-goal-task = Wybierz tor, którego następne pole daje kafel budowli.
horizon-lesson-goal-wrong-food = Następne pole żywności aktywuje 1 pionek, a kafel budowli jest pod kostką infrastruktury.
horizon-lesson-goal-wrong-economy = Następne pole gospodarki to druga moneta dla produkcji, a kafel budowli jest pod kostką infrastruktury.
horizon-lesson-goal-task-2 = Weź kafel budowli, którą najtaniej wznieść.
horizon-lesson-goal-wrong-dear = Wzniesienie tej budowli kosztuje 3 monety, a „Farmy” 2.
horizon-lesson-goal-wrong-skip = Nową budowlę wznosi się z własnych zasobów, a nie ma w nich jeszcze żadnego kafla.
horizon-lesson-goal-done = „Korona miast” zrealizowana za 5 punktów, na celach leży pierwsza kostka z trzech, a „Farma” jest w twoich zasobach.

horizon-lesson-second-builder = Drugi budowniczy
horizon-lesson-second-builder-told = Stojącą budowlę może wznieść także drugi gracz, za tę samą cenę i z tym samym bonusem, a jego osadnik traci tam jedną siłę. Tylko wtedy pierwszy budowniczy dostaje punkty lewego pola.
horizon-lesson-second-builder-task = Masz 1 monetę i osadnika na Kolebce. Wznieś „Targ”: jego bonus to 2 monety.
horizon-lesson-second-builder-wrong-pass = Zostałaby ci 1 moneta, a „Targ” daje za nią 2, i jego kostka gospodarki odsłania jeszcze 2.
horizon-lesson-second-builder-done = Płacisz 1 monetę i dostajesz 2 i jeszcze 2, więc masz 4; siła osadnika spadła do 2, a rywal dostanie 1 punkt.

horizon-lesson-site = Miejsce na budowlę
horizon-lesson-site-told = Nową budowlę wznosi się tam, gdzie stoi twój osadnik, i zakrywa ona to miejsce na zawsze, razem z wioską i miastem. Nie można jej wznieść tam, gdzie wioska jest zasiedlona albo gdzie stoi jednostka rywala.
horizon-lesson-site-task = Sun Zi daje 1 punkt ruchu. Idź tam, gdzie w tej turze wzniesiesz „Farmę” bez zakrywania wioski.
horizon-lesson-site-wrong-settled = Wioska na „Trzcinowym Bagnie” jest zasiedlona, więc nowej budowli się tam nie wzniesie.
horizon-lesson-site-wrong-rival = Na kaflu „Dębowy Las” stoi osadnik rywala, więc nowej budowli się tam nie wzniesie.
horizon-lesson-site-wrong-fresh = Nowe terytorium można by zasiedlić, a „Farma” zakryłaby na zawsze jego wioskę i miasto.
horizon-lesson-site-done = Osadnik stoi na twoim kaflu startowym, gdzie nie ma wioski: „Farma” niczego tam nie zakryje.

horizon-lesson-colour = Kolor pola
horizon-lesson-colour-told = Pole 2 poziomu II jest powiązane z dwiema technologiami, a odkrywca wybiera kolor główny jednej z nich: zielony jak „Uprawa roli” albo żółty jak „Koło”. Potem odkrywa się karty, aż dwie pokażą ten kolor, a wszystkie niepołożone trafiają pod talię.
horizon-lesson-colour-task = Chcesz akcji, która bada. Wybierz zielony: żółte karty poziomu II takiej nie mają.
horizon-lesson-colour-wrong-yellow = Żółte karty poziomu II dają handel, ruch i budowanie, ale żadna nie ma akcji, która bada.
horizon-lesson-colour-task-2 = Wybierz kartę, której akcja może badać także poziom III.
horizon-lesson-colour-wrong-philosophy = „Filozofia” daje 1 monetę, a jej akcja bada tylko poziomy I i II.
horizon-lesson-colour-done = „Astronomia” dała 2 monety, a jej akcja za 3 monety bada technologię poziomu II lub III.

horizon-lesson-build = Wznieś budowlę
horizon-lesson-build-told = W fazie ekspansji możesz wznieść budowlę z własnych zasobów: płacisz jej cenę, a osadnik traci jedną siłę. Kładzie się na niej kostkę lewego toru, a potem zyskuje bonus.
horizon-lesson-build-task = Masz 6 monet, a „Farma” kosztuje 2. Wznieś ją na swoim kaflu startowym.
horizon-lesson-build-wrong-pass = „Farma” zostałaby w zasobach, a wzniesiona daje za 2 monety 2 pionki i zdejmuje z toru kostkę żywności.
horizon-lesson-build-done = „Farma” dała 2 pionki, a odsłonięte pole żywności jeszcze 1: masz 7 aktywnych pionków, a siła osadnika to 3.

horizon-lesson-level-three = Na poziom III
horizon-lesson-level-three-told = Z umocnionym miastem możesz wybrać akcję zaawansowaną 7, która bada technologię poziomu III za 4 monety. Akcja własnej technologii bywa tańsza: „Astronomia” kosztuje 3 monety i nie wymaga miasta.
horizon-lesson-level-three-task = Masz 4 monety. Zbadaj technologię poziomu III tak, żeby 1 została.
horizon-lesson-level-three-wrong-seven = Akcja zaawansowana 7 kosztuje 4 monety: nie zostałaby żadna.
horizon-lesson-level-three-wrong-space = To pole kosztuje 1 monetę ponad 3 za „Astronomię”: nie zostałaby żadna.
horizon-lesson-level-three-wrong-other = Ta akcja nie bada niczego na poziomie III.
horizon-lesson-level-three-done = Płacisz 3 monety; pole 1 poziomu III stoi przed tobą otworem, bo znasz obie technologie, z którymi jest powiązane.

horizon-lesson-theocracy = Szczeble ustroju
horizon-lesson-theocracy-told = Pola infrastruktury otwierają szczeble ustroju: drugie teokrację, piąte monarchię, a ostatnie demokrację, która jako jedyna daje punkty. „Prawa obywatelskie” pozwalają zainwestować kostkę z dowolnego toru.
horizon-lesson-theocracy-task = Osiągnij teokrację: z „Królestwem Rzek” każdy zwerbowany osadnik da wtedy 1 monetę.
horizon-lesson-theocracy-wrong-food = Następne pole żywności otwiera kolumnę C, co też się przyda, ale ustrój pozostałby przy despotyzmie.
horizon-lesson-theocracy-wrong-economy = Następne pole gospodarki to jeszcze jedna moneta dla produkcji, ale ustrój pozostałby przy despotyzmie.
horizon-lesson-theocracy-wrong-skip = Kostka zostałaby na torze, a natychmiastowy bonus jest tylko raz.
horizon-lesson-theocracy-done = Teokracja działa odtąd; zainwestowane są 3 kostki z 9, których wymagają „Wielkie inwestycje”, a trzecia dała 1 pionek.

horizon-lesson-exchange = Wymiany
horizon-lesson-exchange-told = Populacja nic teraz nie da, bo otwarte kolumny A i B są puste, a monet będą 2. Trzecia droga to wymiany, ile razy chcesz: pionek za 3 monety, jednostka z powrotem z mapy albo 1 moneta za aktywny pionek.
horizon-lesson-exchange-task = Drugi żeton zasiedlenia kosztuje 4 monety, a masz 1. Wybierz to, co może dać brakujące 3.
horizon-lesson-exchange-wrong-population = Kolumny A i B są puste, a kolumna C jest zamknięta: 0 pionków i żadnej monety.
horizon-lesson-exchange-wrong-coins = Z 2 monetami byłyby 3, a żeton kosztuje 4.
horizon-lesson-exchange-task-2 = Masz 8 aktywnych pionków. Zwróć jeden do kolumn i weź 1 monetę.
horizon-lesson-exchange-wrong-recall = Osadnik o sile 4 zszedłby z mapy i stał się aktywnym pionkiem, a to nie moneta.
horizon-lesson-exchange-wrong-done = Nadal byłaby 1 moneta, a żeton kosztuje 4.
horizon-lesson-exchange-done = Masz 2 monety i 7 aktywnych pionków: jeszcze dwie wymiany wystarczą na żeton, a wszystkie fazy tury już znasz.
