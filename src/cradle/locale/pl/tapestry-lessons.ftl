# The lessons of Tapestry in Polish.

tapestry-lesson-start = Cel gry i twój lud
tapestry-lesson-start-told = Między pięcioma turami dochodu rozwijasz się na czterech torach, a gdy wszyscy mają piątą za sobą, wygrywa najwięcej PZ. Zaczynasz z jedną cywilizacją i jedną stolicą, siatką dziewięciu dzielnic; dzielnica, w której zabudowano wszystkie wolne działki, daje zasób.
tapestry-lesson-start-task = Zatrzymaj Biesiadników i Leśną stolicę: jednej z jej dzielnic brakuje tylko 3 działek.
tapestry-lesson-start-wrong-futurists = Futuryści zaczynają na czwartym polu każdego toru i mijają wszystko, co pokażą pierwsze lekcje; zatrzymaj Biesiadników.
tapestry-lesson-start-wrong-mountain = W Górskiej stolicy każdej dzielnicy brakuje co najmniej 4 działek, a w Leśnej jednej z nich tylko 3.
tapestry-lesson-start-done = Oboje macie za sobą pierwszą turę dochodu: po jednym zasobie każdego rodzaju, kafel terytorium i kartę gobelinu.

tapestry-lesson-advance = Krok i jego cena
tapestry-lesson-advance-told = Krok to zapłata, przesunięcie znacznika o jedno pole w górę i korzyść z tego pola. Na poziomie I kosztuje jeden dowolny zasób, a od poziomu II tor żąda też własnego: na torze eksploracji jest to żywność.
tapestry-lesson-advance-task = Zrób krok na torze eksploracji, na pole Zwiad: jego korzyść to 2 kafle terytoriów.
tapestry-lesson-advance-wrong-income = Tura dochodu zakończyłaby pierwszą erę bez jednego kroku, a masz na nie 4 zasoby.
tapestry-lesson-advance-wrong-track = To inny tor: Zwiad z 2 kaflami jest pierwszym polem toru eksploracji.
tapestry-lesson-advance-task-2 = Zapłać monetą, robotnikiem albo kulturą, a żywność zachowaj.
tapestry-lesson-advance-wrong-food = Żywności zażąda poziom II eksploracji; tutaj wystarczy każdy inny zasób.
tapestry-lesson-advance-done = Za 1 zasób twój znacznik stoi na polu Zwiad, a w zapasie masz 3 kafle.

tapestry-lesson-explore = Eksploracja
tapestry-lesson-explore-told = Eksplorując, kładziesz kafel w dowolnym obrocie na nieodkrytym polu obok terytorium, które kontrolujesz. Każdy bok, przy którym w jakimś rogu teren jest taki sam, daje 1 PZ, a potem zyskujesz korzyść z kafla.
tapestry-lesson-explore-task = Tratwy dają eksplorację. Wybierz terytorium 24: jego korzyść to żywność.
tapestry-lesson-explore-wrong-tile = Terytorium 21 daje robotnika, a terytorium 43 kartę gobelinu; żywność jest na terytorium 24.
tapestry-lesson-explore-task-2 = Wyłóż kafel tak, by pasowały 4 boki: obróć go na polu 10, między swoimi posterunkami a wyspą w centrum.
tapestry-lesson-explore-wrong-sides = Tak pasują najwyżej 3 boki, a na polu 10 jest obrót, przy którym pasują 4.
tapestry-lesson-explore-done = 4 boki dały 4 PZ, a kafel żywność, lecz nowego terytorium nikt jeszcze nie kontroluje.

tapestry-lesson-conquer = Podbój i kości
tapestry-lesson-conquer-told = Aby podbić, postaw posterunek na odkrytym polu obok swojej ziemi, a będziesz je kontrolować. Potem rzuca się obiema kośćmi i bierzesz jedną: czerwona daje PZ, czarna zasób albo korzyść z kafla.
tapestry-lesson-conquer-task = Łucznictwo daje podbój. Zajmij pole 10 ze swoim kaflem: przylega do wyspy w centrum.
tapestry-lesson-conquer-wrong-edge = To terytorium nie przylega do wyspy w centrum, a pole 10 przylega.
tapestry-lesson-conquer-task-2 = Czerwona kość pokazuje 7 PZ, swoją najwyższą liczbę, czarna robotnika. Weź czerwoną.
tapestry-lesson-conquer-wrong-worker = Robotnik opłaci 1 krok na poziomie I, a 7 PZ to najwyższa liczba czerwonej kości.
tapestry-lesson-conquer-done = Masz o 7 PZ więcej, a twój posterunek stoi obok wyspy w centrum.

tapestry-lesson-invent = Wynalazek
tapestry-lesson-invent-told = Wynaleziona technologia trafia do twojego dolnego rzędu i na razie nic nie daje. Ulepszona do środkowego rzędu daje to, co ma w kółku, a ulepszona jeszcze raz, do górnego, to, co ma w kwadracie.
tapestry-lesson-invent-task = Wynajdź odkrytą kartę z domem w kółku: dom daje robotnika w każdym kolejnym dochodzie.
tapestry-lesson-invent-wrong-points = Kółka Piekarni i Giełdy dają 4 i 5 PZ jeden raz, a dom z Papieru daje robotnika w trzech turach dochodu.
tapestry-lesson-invent-wrong-deck = Nie wiadomo, co leży na wierzchu talii, a Papier leży odkryty i ma w kółku dom.
tapestry-lesson-invent-done = Papier leży w twoim dolnym rzędzie, a jego miejsce wśród odkrytych zajęła nowa karta.

tapestry-lesson-science = Kość nauki
tapestry-lesson-science-told = Badanie to rzut kością nauki: na wyrzuconym torze możesz za darmo zrobić krok. Przekreślony symbol Astronomii oznacza krok bez korzyści i bonusu, ale budowle bierze się i tak.
tapestry-lesson-science-task = Wypadła nauka. Zrób krok na pole Matematyka: do poziomu II z Apteką zostaną 2 pola.
tapestry-lesson-science-wrong-stay = Jeśli zostaniesz, karta gobelinu z Matematyki poczeka, ale sam krok będzie kosztował zasób, a teraz jest za darmo.
tapestry-lesson-science-done = Znacznik nauki przeszedł z pola 1 na pole 2 bez zapłaty.

tapestry-lesson-income = Tura dochodu
tapestry-lesson-income-told = Tura dochodu ma cztery części: zdolność cywilizacji, kartę gobelinu, która zaczyna nową erę, ulepszenie i PZ, a na końcu dochód. Zdolność Biesiadników to krok jednego z trzech znaczników w górę, a ty zyskujesz to, na co wszedł.
tapestry-lesson-income-task = Nie masz już zasobów: weź turę dochodu nr 2.
tapestry-lesson-income-task-2 = Najpierw zdolność: przesuń znacznik, który daje monetę, czyli jeszcze 1 krok w tej erze.
tapestry-lesson-income-wrong-tile = W zapasie masz już 2 kafle, a moneta opłaci krok.
tapestry-lesson-income-wrong-points = To 5 PZ jeden raz, a moneta opłaci krok i nad nią czekają robotnik i żywność.
tapestry-lesson-income-done = Masz monetę, a że jako pierwsza osoba wchodzisz w erę 2, możesz teraz wziąć dowolny zasób.

tapestry-lesson-upgrade = Ulepszenie
tapestry-lesson-upgrade-told = Po karcie gobelinu możesz ulepszyć jedną technologię. Z dolnego rzędu przechodzi ona do środkowego bez żadnego warunku, a ty zyskujesz to, co ma w kółku.
tapestry-lesson-upgrade-task = Ulepsz Papier: jego dom przyjdzie jeszcze przed dochodem w tej samej turze.
tapestry-lesson-upgrade-wrong-none = Bez domu ta tura da 1 robotnika zamiast 2, a ulepszenie nic nie kosztuje.
tapestry-lesson-upgrade-done = Papier jest w środkowym rzędzie, a ty masz dom do postawienia.

tapestry-lesson-building = Budynek w stolicy
tapestry-lesson-building-told = Dom zszedł z planszy dochodu i odsłonił pole: w każdym dochodzie o 1 robotnika więcej. W stolicy zajmuje jedną działkę, a dzielnica trzy na trzy działki daje zasób, gdy tylko jest pełna; niedostępne działki liczą się jako zapełnione.
tapestry-lesson-building-task = Środkowej dzielnicy brakuje 5 działek. Zbuduj w rzędzie 4, kolumnie 4: resztę wypełni budowla 2 na 2.
tapestry-lesson-building-wrong-middle = Pozostałe 4 działki środkowej dzielnicy nie byłyby kwadratem 2 na 2.
tapestry-lesson-building-wrong-outside = Budynek obok siatki niczego nie zapełnia: środkowej dzielnicy nadal brakowałoby 5 działek.
tapestry-lesson-building-wrong-elsewhere = Ta działka nie leży w środkowej dzielnicy, której nadal brakowałoby 5 działek.
tapestry-lesson-building-done = Środkowej dzielnicy brakuje 4 działek, a dochód już przyszedł: robotników jest w nim 2, nie 1.

tapestry-lesson-bonus = Bonus
tapestry-lesson-bonus-told = Po korzyści z pola możesz raz kupić jego bonus, i to tylko teraz. Broń biała dała ci kartę gobelinu, a jej bonus to arsenał za 1 zasób.
tapestry-lesson-bonus-task = Kup bonus: arsenał da 1 kulturę w turze dochodu nr 3 i 1 w turze nr 4.
tapestry-lesson-bonus-wrong-none = Bonus można kupić tylko teraz, a za 1 zasób da on 2 kultury w dwóch następnych turach dochodu.
tapestry-lesson-bonus-task-2 = Zapłać dowolnym zasobem.
tapestry-lesson-bonus-done = Arsenał zszedł z planszy dochodu i możesz go postawić w stolicy.

tapestry-lesson-island = Osiągnięcie
tapestry-lesson-island-told = Osiągnięcia są trzy: ukończenie toru, przewrócenie dwóch posterunków i podbój wyspy w centrum. Przy stole dla dwojga pierwszy gracz, któremu się to uda, zyskuje 10 PZ, a drugi 5.
tapestry-lesson-island-task = Mury dają podbój albo arsenał. Wybierz podbój.
tapestry-lesson-island-wrong-armory = Arsenał daje 1 kulturę na turę dochodu, a wyspa w centrum 10 PZ, dopóki nie podbije jej ktoś inny.
tapestry-lesson-island-task-2 = Podbij wyspę w centrum za 10 PZ.
tapestry-lesson-island-wrong-elsewhere = To terytorium daje tylko kość, a wyspa w centrum kość i 10 PZ.
tapestry-lesson-island-done = Osiągnięcie dało ci 10 PZ, a przed tobą jeszcze wybór kości.

tapestry-lesson-tier = Na poziom II
tapestry-lesson-tier-told = Krok na poziomie II kosztuje zasób samego toru i jeszcze jeden: na torze eksploracji jest to żywność, na torze wojska kultura. Kto pierwszy wejdzie na poziom, bierze jego budowlę.
tapestry-lesson-tier-task = Wejdź na poziom II tam, gdzie budowla jeszcze stoi: Nawigacja, za 1 żywność i 1 inny zasób.
tapestry-lesson-tier-wrong-taken = Na poziom II wojska pierwszy wszedł rywal i Koszar już nie ma, a Latarnia morska jeszcze stoi.
tapestry-lesson-tier-wrong-first-tier = To pole jest jeszcze na poziomie I, gdzie nie ma budowli.
tapestry-lesson-tier-wrong-income = Twoje 4 zasoby wystarczą, by wziąć Latarnię morską przed rywalem.
tapestry-lesson-tier-task-2 = Żywność już zapłacona. Drugi zasób zapłać robotnikiem albo kulturą.
tapestry-lesson-tier-wrong-food = Ostatniej żywności zażąda następny krok eksploracji; tutaj wystarczy robotnik albo kultura.
tapestry-lesson-tier-done = Na poziom II eksploracji nikt nie wszedł przed tobą i Latarnia morska jest twoja.

tapestry-lesson-landmark = Budowla
tapestry-lesson-landmark-told = Budowla zajmuje naraz kilka wolnych działek stolicy i może wystawać za krawędź. Jeśli ukończy dzielnicę, od razu bierzesz zasób.
tapestry-lesson-landmark-task = Latarnia morska zajmuje 2 na 2 działki. Postaw ją tak, by ukończyła dzielnicę.
tapestry-lesson-landmark-wrong-outside = Obok siatki Latarnia morska niczego nie zapełnia, a środkowej dzielnicy brakuje właśnie tych 4 działek.
tapestry-lesson-landmark-wrong-elsewhere = Tak żadna dzielnica nie byłaby pełna; środkowej brakuje właśnie 2 na 2 działek.
tapestry-lesson-landmark-task-2 = Za dzielnicę weź dowolny zasób.
tapestry-lesson-landmark-done = Pełna dzielnica dała zasób, a teraz przychodzi korzyść z Nawigacji: kafel i eksploracja.

tapestry-lesson-lasting = Karta trwała
tapestry-lesson-lasting-told = Eksploracja nie daje kontroli. Ale Militaryzm, karta gobelinu twojej ery, działa do następnej tury dochodu: na właśnie wyłożonym kaflu możesz postawić posterunek.
tapestry-lesson-lasting-task = Postaw posterunek na nowym kaflu: bez podboju stanie się on twoim 4. terytorium.
tapestry-lesson-lasting-wrong-none = Bez posterunku kontrolujesz 3 terytoria jak dotąd, a w zapasie masz 6 posterunków.
tapestry-lesson-lasting-done = Kontrolujesz 4 terytoria, a kafel dał ci 4 PZ i robotnika.

tapestry-lesson-first = Kto pierwszy w nowej erze
tapestry-lesson-first-told = Turę dochodu możesz wziąć, zanim skończą się zasoby: reszta zostaje u ciebie. Kto pierwszy wśród sąsiadów wchodzi w erę 2, 3 lub 4, bierze 1, 2 lub 3 zasoby.
tapestry-lesson-first-task = Rywal nie ma już nic i zaraz weźmie dochód. Weź teraz turę dochodu nr 3, choć masz jeszcze 2 zasoby.
tapestry-lesson-first-wrong-late = Po tym kroku rywal wszedłby w erę 3 pierwszy i wziął 2 zasoby.
tapestry-lesson-first-done = Twoje 2 zasoby zostają, a po Biesiadnikach weźmiesz 2 kolejne za wejście w erę przed rywalem.

tapestry-lesson-tapestry = Wybór karty gobelinu
tapestry-lesson-tapestry-told = Od karty gobelinu zagranej z ręki zaczyna się nowa era. Jedne karty działają od razu, inne do następnej tury dochodu.
tapestry-lesson-tapestry-task = Twoje znaczniki mają blisko do trzech poziomów. Zagraj kartę, która daje 4 PZ za każdy nowy poziom.
tapestry-lesson-tapestry-wrong-democracy = Z Demokracją można odrzucić 5 kart za 10 PZ i zostać z pustą ręką, a z Teokracją trzy poziomy dają 12 PZ.
tapestry-lesson-tapestry-wrong-socialism = Socjalizm przesuwa jeden znacznik jeden raz i bez nagród, a Teokracja przez całą erę daje 4 PZ za każdy nowy poziom.
tapestry-lesson-tapestry-done = Zaczęła się era 3: Teokracja działa do następnej tury dochodu, a dochód dał 8 zasobów.

tapestry-lesson-rows = Rzędy i kolumny
tapestry-lesson-rows-told = W turze dochodu symbol rzędów i kolumn daje 1 PZ za każdy pełny rząd i każdą pełną kolumnę. W rzędzie domów na twojej planszy dochodu odsłonięte są dwa takie symbole, więc każdy rząd stolicy daje za każdym razem 2 PZ.
tapestry-lesson-rows-task = Rzędowi 4 brakuje 1 działki. Zapełnij go: postaw targ w kolumnie 1.
tapestry-lesson-rows-wrong-outside = Budynek obok siatki niczego nie zapełnia: rzędowi 4 nadal brakowałoby działki.
tapestry-lesson-rows-wrong-elsewhere = Rzędowi 4 nadal brakowałoby działki w kolumnie 1.
tapestry-lesson-rows-done = Rząd 4 jest pełny: 2 PZ w turze dochodu nr 4 i jeszcze 2 w piątej.

tapestry-lesson-topple = Przewrócony posterunek
tapestry-lesson-topple-told = Gdy podbijasz terytorium rywala, jego posterunek się przewraca, chyba że ktoś użyje przeciw tobie pułapki. Terytorium z dwoma pionkami jest już na zawsze bezpieczne, tak jak każde terytorium startowe.
tapestry-lesson-topple-task = Jeden posterunek już leży. Podbij jeszcze jedno terytorium rywala: za dwa przewrócone jest 10 PZ.
tapestry-lesson-topple-wrong-empty = Nikt tam nie stoi i nie ma czego przewrócić; pola rywala to 21 i 28.
tapestry-lesson-topple-task-2 = Czerwona: 1 PZ za każde z twoich 6 terytoriów. Czarna: korzyść z kafla, ale ten ląd jest wydrukowany.
tapestry-lesson-topple-wrong-nothing = Wydrukowany ląd nie ma korzyści: czarna kość nic tu nie daje, a czerwona 6 PZ.
tapestry-lesson-topple-done = Zyskujesz 10 PZ za osiągnięcie i 6 PZ z czerwonej kości.

tapestry-lesson-scoring = Punkty w turze dochodu
tapestry-lesson-scoring-told = Po ulepszeniu każdy odsłonięty symbol planszy dochodu daje PZ: 4 za rzędy, 4 za technologie i 12 za terytoria. Potem przychodzi dochód na erę 4, a piąta tura dochodu kończy twoją grę: daje PZ, ale dochodu już nie.
tapestry-lesson-scoring-task = Ulepsz to, co teraz da więcej: Piekarnia 4 PZ, Papier po 1 PZ za każdy z 2 domów.
tapestry-lesson-scoring-wrong-paper = Papier daje 2 PZ za 2 domy, a Piekarnia 4.
tapestry-lesson-scoring-wrong-none = Ulepszenie nic nie kosztuje, a Piekarnia daje 4 PZ.
tapestry-lesson-scoring-done = 4 PZ za Piekarnię, 20 za planszę dochodu i 10 zasobów na erę 4: resztę rozegrasz już przy własnym stole.
