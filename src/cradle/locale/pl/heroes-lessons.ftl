# The lessons of Age of Heroes in Polish.

heroes-lesson-tribe = Cel i plemię
heroes-lesson-tribe-told = Zbierz pięć miast albo pomnik z pięciu kart i utrzymaj je do końca swojej następnej tury, a wygrasz. Każde plemię buduje pomnik z jednego surowca specjalnego, który innym na nic się nie przyda.
heroes-lesson-tribe-task = Zaczynasz grę. Wybierz plemię, które buduje pomnik z granitu.
heroes-lesson-tribe-wrong-other = To plemię buduje z innego surowca: szukaj granitu pod rysunkiem pomnika.
heroes-lesson-tribe-done = Prowadzisz Chińczyków, a rywale wybierają Rzymian (beton) i Egipcjan (wapień).

heroes-lesson-offer = Własna oferta
heroes-lesson-offer-told = Każda runda zaczyna się od targu: wszyscy dobierają po karcie, a potem handlują jednocześnie. Miasto kosztuje jeden kamień i dwa drewna; kamień masz, ale drewna brak.
heroes-lesson-offer-task = Żelazo nie jest potrzebne do miasta, a masz jedno. Zacznij ofertę.
heroes-lesson-offer-task-2 = Nie wiesz, kto ma drewno. Złóż ofertę wszystkim.
heroes-lesson-offer-task-3 = Najpierw połóż to, co dajesz: żelazo.
heroes-lesson-offer-task-4 = Teraz powiedz, czego za nie chcesz: jednego drewna.
heroes-lesson-offer-task-5 = Żelazo za drewno to uczciwa wymiana. Ogłoś ofertę.
heroes-lesson-offer-wrong-early = Kto kończy, już nie handluje, a do miasta zabrakłoby ci dwóch kart drewna.
heroes-lesson-offer-wrong-one = Wtedy przyjąć ją może tylko to plemię, a drewno ma być może to drugie.
heroes-lesson-offer-wrong-first = Drewno się zgadza, ale przyjdzie na nie kolej: najpierw połóż to, co za nie dajesz.
heroes-lesson-offer-wrong-stone = Miasto kosztuje jeden kamień, a masz tylko ten: daj żelazo.
heroes-lesson-offer-wrong-dear = Z granitu powstaje twój pomnik, a Igrzyska Olimpijskie mogą zapobiec bitwie: łatwiej oddać żelazo.
heroes-lesson-offer-wrong-useless = Do miasta brakuje dwóch kart drewna i niczego więcej.
heroes-lesson-offer-wrong-pledge = W ofercie może stać obietnica, ale żelazo za drewno to dobra wymiana i bez niej.
heroes-lesson-offer-wrong-dropped = Tak oferta przepada, a liczy się do ośmiu, które wolno zacząć na jednym targu.
heroes-lesson-offer-wrong-half = Brakuje połowy oferty: dajesz żelazo i chcesz za nie jednego drewna.
heroes-lesson-offer-wrong-more = Wystarczy żelazo za drewno: wszystko ponad to podnosi cenę tobie albo innym.
heroes-lesson-offer-done = Rzymianie potrzebują żelaza i przyjmują ofertę: karty od razu zmieniają właścicieli i masz pierwsze drewno.

heroes-lesson-promise = Obietnica
heroes-lesson-promise-told = Po każdej stronie oferty oprócz kart może stać obietnica. Trwa do końca następnego targu i nic nie zmusza do jej dotrzymania, ale wszyscy zobaczą, ile warte jest twoje słowo.
heroes-lesson-promise-task = Masz dwie oferty. Przyjmij tę, która daje granit i nie kosztuje żadnej karty.
heroes-lesson-promise-wrong-marble = Marmur przydaje się Grekom, którymi nikt tu nie gra, a po tej wymianie nie masz już kamienia.
heroes-lesson-promise-wrong-early = Granit zostałby u Rzymian, a w całej talii jest go na twój pomnik tylko sześć kart.
heroes-lesson-promise-wrong-own = Własna oferta nie jest tu potrzebna: Rzymianie nie chcą od ciebie żadnej karty.
heroes-lesson-promise-done = Masz już dwa granity, a obietnica, że nie zaatakujesz Rzymian, trwa do końca następnego targu.

heroes-lesson-city = Miasto
heroes-lesson-city-told = W swojej turze dobierasz kartę, a potem wykonujesz jedną akcję: podatki, budowę albo wojnę. W jednej akcji możesz zbudować tyle, na ile starczy ci kart na ręce.
heroes-lesson-city-task = Przyszło drewno. Zapłać jeden kamień i dwa drewna i zbuduj drugie miasto.
heroes-lesson-city-wrong-tax = Za jedno miasto podatki dadzą jedną kartę; zbuduj drugie, a następnym razem dadzą dwie.
heroes-lesson-city-wrong-war = Do zdobycia miasta trzeba dwóch zwycięskich armii, a masz jedną; za to karty na miasto są już na ręce.
heroes-lesson-city-wrong-rest = Masz jedną akcję na turę, a wszystkie trzy karty na miasto są już na ręce.
heroes-lesson-city-done = Masz dwa z pięciu miast i każde daje kartę, gdy zbierasz podatki.

heroes-lesson-monument = Pomnik
heroes-lesson-monument-told = Po akcji możesz wyłożyć do pomnika surowce specjalne własnego plemienia. Tam nie zajmują miejsca na ręce i nikt ich nie zrabuje, ale przegrana bitwa może zniszczyć kartę.
heroes-lesson-monument-task = Masz na ręce dwa granity. Wyłóż ich tyle, ile możesz.
heroes-lesson-monument-wrong-none = Granitem za nic nie zapłacisz, a z ręki mogą ci go zrabować: wyłóż obie karty.
heroes-lesson-monument-wrong-one = Drugi granit na ręce nic nie daje i mogą ci go zrabować: wyłóż obie karty.
heroes-lesson-monument-done = Twój wielki mur ma dwie z pięciu kart, a na ręce znowu jest miejsce.

heroes-lesson-barbarians = Barbarzyńcy
heroes-lesson-barbarians-told = Klęski zagrywa się od razu po dobraniu, a właśnie przyszli do ciebie Barbarzyńcy: ich jedna armia od razu atakuje. Igrzyska Olimpijskie, Bohatera i Szczęście trzyma się na ręce na takie chwile.
heroes-lesson-barbarians-task = Masz jedną armię i dwie karty w pomniku. Zrób tak, żeby na pewno nic nie stracić.
heroes-lesson-barbarians-wrong-fight = Obie armie dobierają kartę bitwy od 1 do 6, a jeśli twoja jest niższa, tracisz armię i kartę pomnika.
heroes-lesson-barbarians-done = Trwają Igrzyska Olimpijskie, bitwy nie ma, armia i pomnik stoją jak przedtem.

heroes-lesson-taxes = Podatki
heroes-lesson-taxes-told = Podatki dają po jednej karcie za każde twoje miasto. Na targu trzecie dostajesz za darmo dzięki Przyrostowi ludności.
heroes-lesson-taxes-task = Twoja ręka jest pusta. Dobierz tyle kart, na ile pozwalają miasta.
heroes-lesson-taxes-wrong-fewer = Trzy miasta dają trzy karty, a na pustej ręce jest miejsce na pięć.
heroes-lesson-taxes-wrong-war = Jedna armia nie zdobędzie miasta, a jeśli zginie, trzy twoje miasta zostaną bez obrony: najpierw dobierz karty.
heroes-lesson-taxes-wrong-rest = Ręka zostałaby pusta, a trzy miasta dałyby trzy karty.
heroes-lesson-taxes-done = Dobierasz kamień, wapień i beton: jedną kartę na budowę i dwie, których rywale potrzebują do pomników.

heroes-lesson-deal = Przyjąć czy pominąć
heroes-lesson-deal-told = Ofertę skierowaną do ciebie możesz przyjąć, odpowiedzieć na nią własną albo ją pominąć, a umowa jest wiążąca. Wapieniem za nic nie zapłacisz i potrzebują go tylko Egipcjanie, a złoto przyda się każdemu.
heroes-lesson-deal-task = Masz dwie oferty. Przyjmij tę, która daje kartę przydatną dla ciebie.
heroes-lesson-deal-wrong-sandstone = Piaskowiec przydaje się Celtom, którymi nikt tu nie gra, a oddajesz za niego kamień.
heroes-lesson-deal-wrong-early = Złoto zostałoby u Egipcjan, a u ciebie wapień, z którego nic nie zbudujesz.
heroes-lesson-deal-wrong-own = Złoto za wapień trudno poprawić: możesz po prostu przyjąć ofertę.
heroes-lesson-deal-done = Za wapień dostajesz złoto, a dalej na tym targu wymieniasz kamień na żelazo i beton na zboże.

heroes-lesson-general = Złoto, armia i generał
heroes-lesson-general-told = Armia kosztuje jedno żelazo i dwa zboża, a generał, który dodaje swojej armii dwa w pojedynku, jedno żelazo i jedno złoto. Złoto zastępuje żelazo, drewno, zboże albo kamień, ale złota nie zastępuje nic.
heroes-lesson-general-task = Pięć kart starczy na armię i generała. Zbuduj jedno z nich tak, żeby starczyło i na drugie.
heroes-lesson-general-task-2 = Teraz zbuduj drugie z tego, co zostało.
heroes-lesson-general-wrong-gold = Złoto poszłoby na armię i nie starczy na generała: zapłać za armię jednym żelazem i dwoma zbożami.
heroes-lesson-general-wrong-tax = Z trzema nowymi kartami będzie ich osiem, a na koniec tury zostaje pięć.
heroes-lesson-general-wrong-war = Do zdobycia miasta trzeba dwóch zwycięskich armii, a masz jedną: najpierw zbuduj drugą.
heroes-lesson-general-wrong-rest = Pięć kart już teraz starcza na armię i generała, a zboże może ci zabrać Głód.
heroes-lesson-general-wrong-stop = To, co zostało, jest dokładnie ceną tego, czego brakuje, a jedna akcja pozwala zbudować i jedno, i drugie.
heroes-lesson-general-done = Masz dwie armie, a ta z generałem jest w każdym pojedynku o dwa silniejsza.

heroes-lesson-road = Droga
heroes-lesson-road-told = Na każdym targu dobierasz jeszcze po karcie za każde plemię, do którego docierasz drogami, a ono tak samo. Po ataku wzdłuż drogi twoje armie od razu wracają do domu.
heroes-lesson-road-task = Egipcjanie płacą dwa kamienie za drogę do ciebie. Na targu dobierasz jedną kartę: niech będą dwie.
heroes-lesson-road-wrong-refused = Bez drogi nadal dobierasz na targu jedną kartę, a sama droga nic cię nie kosztuje.
heroes-lesson-road-done = Droga gotowa: ty i Egipcjanie dobieracie na każdym targu po dwie karty, a Rzymianie jedną.

heroes-lesson-limit = Limit ręki
heroes-lesson-limit-told = Na koniec swojej tury zostawiasz na ręce pięć kart i wybierasz, co odrzucić. Na targu i w turach innych ręka może być większa.
heroes-lesson-limit-task = Po podatkach masz sześć kart. Odrzuć tę, która przy tym stole nikomu się nie przyda.
heroes-lesson-limit-wrong-limestone = Z wapienia budują Egipcjanie i na targu coś za niego dadzą; a kto buduje z cegieł?
heroes-lesson-limit-wrong-gold = Złoto zastępuje każde żelazo, drewno, zboże czy kamień: odrzuca się je na końcu.
heroes-lesson-limit-wrong-plain = Żelazem, drewnem i zbożem płaci się za armie i miasta, a inna karta za nic nie płaci i tutaj nie pasuje do żadnego pomnika.
heroes-lesson-limit-done = Cegły trafiają do odrzuconych: budują z nich tylko Babilończycy, a nimi nikt nie gra.

heroes-lesson-war = Wojna
heroes-lesson-war-told = Atakujący wskazuje plemię i cel: podbój daje miasto za każde dwie zwycięskie armie, grabież dwie karty za każdą, a zburzenie odbiera kartę pomnika. Twierdza dodaje jeden każdej broniącej się armii, a bez drogi twoje armie wrócą dopiero na koniec następnej tury.
heroes-lesson-war-task = Masz dwie armie. Zaatakuj wzdłuż drogi plemię bez twierdzy, żeby zdobyć miasto.
heroes-lesson-war-task-2 = Wskazuj armie po kolei.
heroes-lesson-war-task-3 = Miasto zdobywają dwie zwycięskie armie. Wyślij też drugą.
heroes-lesson-war-task-4 = Obie są gotowe. Wyrusz.
heroes-lesson-war-wrong-fortress = Rzymianie mają twierdzę, która dodaje jeden w każdym pojedynku, a bez drogi twoich armii nie byłoby w domu przez całą rundę.
heroes-lesson-war-wrong-plunder = Grabież da do czterech kart, ale masz ich już osiem, a zostanie pięć: miasto jest więcej warte.
heroes-lesson-war-wrong-monument = Egipcjanie mają w pomniku jedną kartę: jej zburzenie nie przybliża cię do pięciu miast.
heroes-lesson-war-wrong-tax = Masz osiem kart, a zostanie pięć: nowe podatki trafiłyby do odrzuconych.
heroes-lesson-war-wrong-building = Budowa może poczekać turę: podbój da ci miasto i odbierze je Egipcjanom, którzy mają trzy, tak jak ty.
heroes-lesson-war-wrong-rest = Dwie twoje armie stoją przeciw jednej: to dobra chwila na akcję.
heroes-lesson-war-wrong-alone = Jedna zwycięska armia nie zdobywa miasta: trzeba dwóch.
heroes-lesson-war-done = Twoje dwie armie wyruszają, Egipcjanie nie zagrywają żadnej karty, a ich jedyna armia podejmuje walkę.

heroes-lesson-duel = Pojedynek i łupy
heroes-lesson-duel-told = Broni się jedna armia, więc będzie jeden pojedynek, a twoja armia bez przeciwnika zwycięża bez walki. Masz karty bitwy 5 i 3, a generał dodaje swojej armii 2.
heroes-lesson-duel-task = Wybierz kartę dla armii z generałem tak, żeby jedna armia była jak najsilniejsza.
heroes-lesson-duel-task-2 = Wyślij do pojedynku armię z wyższą sumą: 5 + 2 = 7.
heroes-lesson-duel-task-3 = Dwie zwycięskie armie mogą zdobyć jedno miasto. Weź je.
heroes-lesson-duel-wrong-even = Wtedy armie mają 3 + 2 = 5 i 5, a na odwrót jedna miałaby 7, i tylko jedna walczy.
heroes-lesson-duel-wrong-weak = Ta armia ma tylko 3 i zniszczy ją każda karta od 4 w górę: wyślij tę, która ma 7.
heroes-lesson-duel-wrong-nothing = Możesz wziąć mniej, ale z tym miastem masz cztery, a Egipcjanom zostają dwa.
heroes-lesson-duel-done = Twoje 7 bije ich 6: masz cztery miasta, a drogą obie armie od razu wracają do domu.

heroes-lesson-earthquake = Trzęsienie ziemi
heroes-lesson-earthquake-told = Na targu przyszło do ciebie Trzęsienie ziemi i trzeba je położyć na armii innego plemienia, która nie ma generała. Do końca następnej tury właściciela ta armia ani nie atakuje, ani się nie broni.
heroes-lesson-earthquake-task = Obaj rywale mają po dwa miasta. Uderz w tego, czyj pomnik jest wyższy.
heroes-lesson-earthquake-wrong-egyptians = Egipcjanie mają w pomniku dwie z pięciu kart, a Rzymianie trzy.
heroes-lesson-earthquake-done = Jedyna armia Rzymian jest uwięziona do końca ich następnej tury: nie wyruszy i nie stanie do obrony.

heroes-lesson-good-fortune = Szczęście
heroes-lesson-good-fortune-told = Egipcjanie dobrali Wulkan i kierują go na twoje miasto, bo masz ich najwięcej. Szczęście znosi Trzęsienie ziemi albo Wulkan, gdy trafia w twoje plemię.
heroes-lesson-good-fortune-task = Masz cztery miasta, a karty na piąte są już na ręce. Zachowaj wszystkie cztery.
heroes-lesson-good-fortune-wrong-lost = Zostałyby trzy miasta, a następne byłoby czwarte, nie piąte.
heroes-lesson-good-fortune-done = Wulkan milknie, innego celu się nie wybiera, a obie karty trafiają do odrzuconych.

heroes-lesson-claim = Piąte miasto
heroes-lesson-claim-told = Kto ma pięć miast albo pięć kart w pomniku, sięga po zwycięstwo. Do końca twojej następnej tury inni mogą ci coś odebrać, ale jeśli masz wtedy pięć, wygrywasz.
heroes-lesson-claim-task = Masz cztery miasta, a na ręce kamień, drewno i złoto. Sięgnij po zwycięstwo.
heroes-lesson-claim-wrong-fortress = Twierdza pomaga w obronie, ale poszłyby na nią kamień, drewno i złoto na piąte miasto.
heroes-lesson-claim-wrong-road = Na drogę poszłyby kamień i złoto i nie byłoby czym zapłacić za piąte miasto.
heroes-lesson-claim-wrong-tax = Podatki dają karty, a nie miasto, i każda runda daje innym czas: drugie drewno może zastąpić złoto.
heroes-lesson-claim-wrong-war = Bitwę można przegrać, a kamień, drewno i złoto na piąte miasto są już na ręce.
heroes-lesson-claim-wrong-rest = Kamień, drewno i złoto już teraz starczą na piąte miasto: złoto zastąpi drugie drewno.
heroes-lesson-claim-done = Z pięcioma miastami sięgasz po zwycięstwo: jeśli masz je na koniec swojej tury w rundzie 7, wygrywasz.
