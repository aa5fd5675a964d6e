# The lessons of Hadara in Polish.

hadara-lesson-wheel = Planszetka i cel
hadara-lesson-wheel-told = Cztery tory na dole pokazują twój dochód, siłę militarną, kulturę i żywność, a po trzech epokach wygrywa ten, kto ma najwięcej punktów. Gracz rozpoczynający epokę ustawia koło pośrodku i każdy herb wskazuje jedną z pięciu talii.
hadara-lesson-wheel-task = Rozpoczynasz epokę I. Ustaw swój herb na zielonej talii, której karty dają żywność.
hadara-lesson-wheel-wrong-deck = Twój herb wskazywałby inną talię: zielona to ta ze znakiem żywności.
hadara-lesson-wheel-done = Twój herb wskazuje zieloną talię, herb rywala sąsiednią, i oboje dobieracie z nich po dwie karty.

hadara-lesson-two-cards = Dwie karty z talii
hadara-lesson-two-cards-told = W każdej turze draftu dobierasz dwie karty z talii, którą wskazuje twój herb, i widzisz je tylko ty. Bierzesz jedną z nich, a druga trafia odkryta na stos swojego koloru.
hadara-lesson-two-cards-task = Odłóż na stos kartę „Budowniczy tarasów ryżowych”: weź drugą i kup ją albo sprzedaj.
hadara-lesson-two-cards-wrong-laid = Tak „Budowniczy tarasów ryżowych” zostałby u ciebie, a na stosie leżałby „Hodowca kukurydzy”. Weź „Hodowcę kukurydzy”.
hadara-lesson-two-cards-done = „Budowniczy tarasów ryżowych” leży na zielonym stosie i jeszcze w tej epoce może go wziąć każdy; koło obraca się dalej.

hadara-lesson-buy = Kup albo sprzedaj
hadara-lesson-buy-told = Kup kartę, a jej kroki od razu przesuną twoje tory. Sprzedaj ją, a w epoce I dostaniesz 2 monety, ile by nie kosztowała.
hadara-lesson-buy-task = Masz 12 monet. Kup kartę, która podniesie twoją kulturę z 2 do 6.
hadara-lesson-buy-wrong-less = „Mistrz złoceń” podnosi kulturę tylko o 2, z 2 do 4. Starczy ci monet na drugą kartę.
hadara-lesson-buy-wrong-sold = Sprzedana karta daje 2 monety, ale nie przesuwa torów: kultura zostałaby na 2.
hadara-lesson-buy-done = Płacisz 5 monet, kultura rośnie o 4, a dochód o 1: kupiona karta działa od tej chwili.

hadara-lesson-income = Dochód
hadara-lesson-income-told = Po pięciu turach draftu przychodzi krok dochodu i każdy dostaje tyle monet, ile pokazuje tor dochodu. Tor się nie cofa, więc każdy krok dochodu płaci znowu w każdym następnym kroku dochodu.
hadara-lesson-income-task = To ostatnia tura przed dochodem. Kup kartę, która podniesie twój dochód z 4 do 6.
hadara-lesson-income-wrong-sold = Sprzedaż daje 2 monety jeden raz, a dochód zostaje na 4; 2 kroki dochodu dają 2 monety w każdym kroku dochodu.
hadara-lesson-income-done = Najpierw zapłata za kartę, a zaraz potem dochód: 6 monet, bo tor stoi na 6.

hadara-lesson-colonies = Kolonie
hadara-lesson-colonies-told = Twoja siła militarna to 4, a musi być co najmniej równa wartości kolonii i przy tym nie maleje. Kolonię możesz splądrować dla monet albo za monety przyłączyć: wtedy się ją odwraca, a kroki z rewersu przesuwają twoje tory.
hadara-lesson-colonies-task = Przyłącz kolonię 3 za 1 monetę.
hadara-lesson-colonies-wrong-none = Kolonia nie odbiera siły militarnej, a w jednym kroku bierze się tylko jedną: rezygnacja nic nie daje.
hadara-lesson-colonies-wrong-plundered = Splądrowanie daje 3 monety, ale płytka zostaje, jak jest, i nie przesuwa torów. Przyłącz kolonię.
hadara-lesson-colonies-done = Płytka została odwrócona: kultura i żywność wzrosły o 1, a jej punkty liczą się na koniec.

hadara-lesson-busts = Popiersia
hadara-lesson-busts-told = Twoja kultura to 7, a pierwsze popiersie wymaga 6 i kultury nie obniża. Na popiersiu kładzie się żeton bonusu: awersem do góry podnosi swój tor, rewersem do góry daje punkty na koniec.
hadara-lesson-busts-task = Wykuj popiersie 1 tak, aby twój dochód wzrósł z 6 do 8.
hadara-lesson-busts-wrong-none = Kultury wystarcza, a popiersie daje 4 punkty: wykuj je.
hadara-lesson-busts-wrong-points = Żeton rewersem do góry daje 2 punkty na koniec, ale żaden tor nie rośnie. Połóż go awersem do góry.
hadara-lesson-busts-wrong-other = Ten żeton podnosi o 2 inny tor. Weź żeton dochodu.
hadara-lesson-busts-done = Popiersie 1 jest warte 4 punkty, a twój dochód wynosi teraz 8.

hadara-lesson-piles = Stosy
hadara-lesson-piles-told = W fazie B wszyscy po kolei biorą po jednej karcie ze stosów pośrodku, a wziąć można tylko kartę z wierzchu. Karta kosztuje o 1 monetę mniej za każdą twoją kartę tego samego koloru.
hadara-lesson-piles-task = Masz niebieską kartę. Kup niebieską kartę, która kosztuje cię 1 monetę zamiast 2.
hadara-lesson-piles-wrong-other = To karta innego koloru. Niebieski stos to ten ze znakiem kultury.
hadara-lesson-piles-wrong-sold = Sprzedana karta daje 2 monety, ale ani kroków, ani zniżki na następną kartę tego koloru.
hadara-lesson-piles-done = Za 1 monetę masz 3 kroki kultury, a następna niebieska karta będzie o 2 tańsza, niż na niej wydrukowano.

hadara-lesson-feeding = Żywność
hadara-lesson-feeding-told = Na koniec epoki każda karta potrzebuje 1 żywności, a masz 7 kart i tylko 5 żywności. Odrzucasz wybrane karty po jednej, aż będzie po równo, a każda cofa swoje kroki na torach.
hadara-lesson-feeding-task = Dwie karty muszą odejść. Odrzuć taką, bez której dochód zostanie na 13.
hadara-lesson-feeding-task-2 = Jeszcze jedna: dochód znowu ma zostać na 13.
hadara-lesson-feeding-wrong-food = „Pisarz spichlerza” sam daje żywność: bez niego spadnie ona do 4 i odejdzie jeszcze jedna karta.
hadara-lesson-feeding-wrong-income = Ta karta ma kroki dochodu: dochód spadłby poniżej 13.
hadara-lesson-feeding-wrong-food-again = Bez „Pisarza spichlerza” żywność spadnie do 4 i trzeba będzie odrzucić jeszcze jedną kartę.
hadara-lesson-feeding-wrong-income-again = Ta karta też ma kroki dochodu: dochód spadłby poniżej 13.
hadara-lesson-feeding-done = Pięć kart i 5 żywności: starcza dla wszystkich, a dochód nadal wynosi 13.

hadara-lesson-medals = Pieczęcie
hadara-lesson-medals-told = Srebrna pieczęć zajmuje żeton bonusu i na koniec daje połowę jego toru, zaokrągloną w górę, a złota 7 punktów za każdy zestaw pięciu kolorów. W epoce I srebrna kosztuje 4 monety, a złota 6.
hadara-lesson-medals-task = Kup srebrną pieczęć swojego najwyższego toru.
hadara-lesson-medals-wrong-track = Ten tor jest niższy od dochodu, który stoi na 13 i dałby 7 punktów.
hadara-lesson-medals-wrong-gold = Nie masz jeszcze zestawu pięciu kolorów: teraz złota pieczęć dałaby 0 punktów.
hadara-lesson-medals-wrong-none = Taniej już nie będzie: srebrna pieczęć kosztuje teraz 4 monety, w epoce II 9, a w epoce III 20.
hadara-lesson-medals-done = Połowa z 13, zaokrąglona w górę, to już 7 punktów, a będzie więcej, gdy dochód urośnie.

hadara-lesson-epoch-two = Następna epoka
hadara-lesson-epoch-two-told = Epoka II ma nowe talie droższych kart, a twoje monety, karty i tory zostają, jak są. Każda twoja karta, także z epoki I, czyni następną kartę swojego koloru o 1 monetę tańszą.
hadara-lesson-epoch-two-task = Masz trzy żółte karty. Kup tę, która podniesie twój dochód z 13 do 17.
hadara-lesson-epoch-two-wrong-less = „Płatnik najemników” podnosi dochód tylko o 3, z 13 do 16, i kosztuje o 1 monetę więcej.
hadara-lesson-epoch-two-wrong-sold = W epoce II sprzedana karta daje 3 monety, ale dochód zostałby na 13.
hadara-lesson-epoch-two-done = „Zarządca mennicy” kosztował 3 monety zamiast 6, a twój dochód wynosi 17.

hadara-lesson-ahead = Patrz naprzód
hadara-lesson-ahead-told = Masz 7 kart i 5 żywności, a na koniec tej fazy znowu trzeba będzie wyżywić karty. Stosy pokazują, co jeszcze można wziąć, więc kup żywność, zanim kupisz karty, które jej potrzebują.
hadara-lesson-ahead-task = Masz 25 monet. Kup kartę, która podniesie twoją żywność z 5 do 8.
hadara-lesson-ahead-wrong-less = Ta karta daje trochę żywności, ale mniej niż 3 kroki.
hadara-lesson-ahead-wrong-none = Ta karta nie daje żywności, a potrzebuje 1: byłoby 8 kart i 5 żywności.
hadara-lesson-ahead-wrong-sold = Monet masz dość; 3 więcej nie wyżywią karty.
hadara-lesson-ahead-done = Osiem kart i 8 żywności: połowa rozgrywki w Hadarę za tobą, a wszyscy są syci.
