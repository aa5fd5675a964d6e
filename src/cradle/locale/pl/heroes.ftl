# „Epoka Bohaterów” po polsku.

## Gra

heroes = Epoka Bohaterów
heroes-pitch = Handluj na targu, stawiaj miasta, zbieraj armie i jako pierwszy zbuduj imperium pięciu miast albo pomnik kultury.

## Warianty

heroes-option-trade = Handel
heroes-option-trade-note = Czy wymiany są dobrowolne, czy też najbliższy gracz po lewej, który ma żądaną kartę, musi wymienić kartę za kartę; albo jedno i drugie: dobrowolne umowy i jedna taka wymiana na gracza i targ.
heroes-option-trade-binding = Dobrowolny, umowa jest wiążąca
heroes-option-trade-compulsory = Przymusowy, karta za kartę
heroes-option-trade-both = Dobrowolne umowy i przymusowe wymiany
heroes-option-barbarian-goal = Cel barbarzyńców
heroes-option-barbarian-goal-note = Co robią z plemieniem zwycięscy barbarzyńcy.
heroes-option-barbarian-goal-monument-then-hand = Burzą pomnik, a gdy go nie ma, rabują
heroes-option-barbarian-goal-destruction = Zawsze burzą pomnik
heroes-option-barbarian-goal-plunder = Zawsze rabują
heroes-option-barbarian-armies = Armie barbarzyńców
heroes-option-barbarian-armies-note = Ile armii przychodzi z kartą barbarzyńców.
heroes-option-barbarian-armies-one = Jedna
heroes-option-barbarian-armies-two = Dwie
heroes-option-barbarian-armies-three = Trzy
heroes-option-famine = Szczęście przeciw głodowi
heroes-option-famine-note = Czy Szczęście ratuje zboże wszystkich, czy tylko tego, kto je zagrał.
heroes-option-famine-all = Ratuje wszystkich
heroes-option-famine-oneself = Ratuje tylko tego, kto je zagrał
heroes-option-last-turn = Sięgnięcie po zwycięstwo na targu
heroes-option-last-turn-note = Kiedy piąte miasto zdobyte na targu może dać zwycięstwo.
heroes-option-last-turn-same-round = W turze zaraz po tym targu
heroes-option-last-turn-next-round = Rundę później
heroes-option-duels = Pojedynki
heroes-option-duels-note = Jak wybiera się armie do pojedynku.
heroes-option-duels-sealed = Obie strony w tajemnicy
heroes-option-duels-attacker-first = Najpierw atakujący, jawnie
heroes-option-peace = Pokój na początku
heroes-option-peace-note = Przez ile rund nie wolno atakować.
heroes-option-peace-none = Bez pokoju
heroes-option-peace-one-round = Jedna runda
heroes-option-peace-two-rounds = Dwie rundy
heroes-option-tribe-choice = Plemiona
heroes-option-tribe-choice-note = Jak rozdaje się plemiona.
heroes-option-tribe-choice-random = Losowo
heroes-option-tribe-choice-in-turn-order = Do wyboru, od pierwszego gracza

## Pytania i odpowiedzi

heroes-ask-choose-tribe = Wybierz plemię.
heroes-choose-tribe-tribe = { $tribe }
heroes-ask-order = Masz kilka kart zagrywanych od razu. Która pierwsza?
heroes-order-play = Zagraj: { $card }
heroes-ask-strike = { $card }: w kogo uderzy?
heroes-strike-city = Miasto gracza { $seat }
heroes-strike-army = Armia gracza { $seat } ({ $place })
heroes-ask-ward = { $card }, karta gracza { $drawer-seat }, uderza { $all ->
        [0] w ciebie
       *[other] we wszystkich
    }. Zagrywasz Szczęście?
heroes-ward-pass = Nie
heroes-ward-good-fortune = Zagraj Szczęście
heroes-term-always-ward = W tej grze nigdy nie zagrywaj Szczęścia przeciw klęskom
heroes-ask-market = Targ: złóż ofertę, odpowiedz na cudzą albo zakończ handel.
heroes-market-done = Zakończ handel
heroes-market-offer = Złóż ofertę lub zapytaj
heroes-market-accept = Przyjmij ofertę nr { $offer } ({ $maker-seat })
heroes-market-counter = Odpowiedz własną ofertą na nr { $offer } ({ $maker-seat })
heroes-market-withdraw = Wycofaj nr { $offer }
heroes-ask-address = Komu składasz ofertę albo zadajesz pytanie?
heroes-address-seat = Graczowi { $seat }
heroes-address-all = Wszystkim
heroes-ask-compose = Co dajesz i czego chcesz?
heroes-compose-post = Ogłoś ofertę
heroes-compose-swap = Zażądaj wymiany: najbliższy gracz po lewej, który ma kartę, musi się zgodzić
heroes-compose-request = Tylko zapytaj, kto to ma
heroes-compose-cancel = Porzuć ofertę
heroes-compose-give = Daję: { $card }
heroes-compose-want = Chcę: { $card }
heroes-compose-vow = Obiecuję: { $pledge }
heroes-compose-vow-attack = Obiecuję zaatakować gracza { $seat }
heroes-compose-vow-shun = Obiecuję nie handlować z graczem { $seat }
heroes-compose-wish = Poproś o obietnicę: { $pledge }
heroes-compose-wish-attack = Poproś o obietnicę ataku na gracza { $seat }
heroes-compose-wish-shun = Poproś o obietnicę, że nie będzie handlu z graczem { $seat }
heroes-ask-action = Twoja akcja: podatki, budowa, wojna albo nic.
heroes-action-rest = Nic nie rób
heroes-action-tax = Podatki: dobierz { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }
heroes-action-exchange = Odrzuć kartę i dobierz nową: { $card }
heroes-action-attack = Zaatakuj gracza { $seat }: { $goal }{ $there ->
        [0] { " " }(nie ma czego zabrać)
       *[other] { "" }
    }
heroes-action-buy = Zbuduj: { $item }{ $iron ->
        [0] { "" }
       *[other] { " · " }żelazo ×{ $iron }
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }drewno ×{ $wood }
    }{ $grain ->
        [0] { "" }
       *[other] { " · " }zboże ×{ $grain }
    }{ $stone ->
        [0] { "" }
       *[other] { " · " }kamień ×{ $stone }
    }{ $gold ->
        [0] { "" }
       *[other] { " · " }złoto ×{ $gold }
    }
heroes-action-general-in-quake = Zbuduj: generał dla armii pod trzęsieniem ziemi{ $iron ->
        [0] { "" }
       *[other] { " · " }żelazo ×{ $iron }
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }drewno ×{ $wood }
    }{ $grain ->
        [0] { "" }
       *[other] { " · " }zboże ×{ $grain }
    }{ $stone ->
        [0] { "" }
       *[other] { " · " }kamień ×{ $stone }
    }{ $gold ->
        [0] { "" }
       *[other] { " · " }złoto ×{ $gold }
    }
heroes-action-road = Zaproponuj drogę graczowi { $seat }{ $iron ->
        [0] { "" }
       *[other] { " · " }żelazo ×{ $iron }
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }drewno ×{ $wood }
    }{ $grain ->
        [0] { "" }
       *[other] { " · " }zboże ×{ $grain }
    }{ $stone ->
        [0] { "" }
       *[other] { " · " }kamień ×{ $stone }
    }{ $gold ->
        [0] { "" }
       *[other] { " · " }złoto ×{ $gold }
    }
heroes-ask-build-more = Budujesz coś jeszcze?
heroes-build-more-stop = Wystarczy
heroes-term-always-build-more = W tej grze nigdy nie buduj więcej niż jednej rzeczy w turze
heroes-build-more-buy = Zbuduj: { $item }{ $iron ->
        [0] { "" }
       *[other] { " · " }żelazo ×{ $iron }
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }drewno ×{ $wood }
    }{ $grain ->
        [0] { "" }
       *[other] { " · " }zboże ×{ $grain }
    }{ $stone ->
        [0] { "" }
       *[other] { " · " }kamień ×{ $stone }
    }{ $gold ->
        [0] { "" }
       *[other] { " · " }złoto ×{ $gold }
    }
heroes-build-more-general-in-quake = Zbuduj: generał dla armii pod trzęsieniem ziemi{ $iron ->
        [0] { "" }
       *[other] { " · " }żelazo ×{ $iron }
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }drewno ×{ $wood }
    }{ $grain ->
        [0] { "" }
       *[other] { " · " }zboże ×{ $grain }
    }{ $stone ->
        [0] { "" }
       *[other] { " · " }kamień ×{ $stone }
    }{ $gold ->
        [0] { "" }
       *[other] { " · " }złoto ×{ $gold }
    }
heroes-build-more-road = Zaproponuj drogę graczowi { $seat }{ $iron ->
        [0] { "" }
       *[other] { " · " }żelazo ×{ $iron }
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }drewno ×{ $wood }
    }{ $grain ->
        [0] { "" }
       *[other] { " · " }zboże ×{ $grain }
    }{ $stone ->
        [0] { "" }
       *[other] { " · " }kamień ×{ $stone }
    }{ $gold ->
        [0] { "" }
       *[other] { " · " }złoto ×{ $gold }
    }
heroes-ask-consent = { $builder-seat } chce zbudować do ciebie drogę. Zgadzasz się?
heroes-consent-refuse = Odmów
heroes-consent-agree = Zgódź się
heroes-ask-muster = Wojna z graczem { $other-seat } ({ $goal }): kto wyrusza? Dotąd: { $armies ->
        [one] { $armies } armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armie
    }.
heroes-muster-go = Wyrusz
heroes-muster-army = Dodaj armię
heroes-muster-led-army = Dodaj armię z generałem
heroes-muster-hero = Zagraj Bohatera jako armię
heroes-muster-lead-army = Zagraj Bohatera jako generała armii
heroes-muster-lead-hero = Zagraj Bohatera jako generała przy Bohaterze
heroes-term-always-muster = W tej grze nigdy nie zagrywaj Bohatera przy ataku
heroes-ask-defend = Atakuje cię { $attacker-seat } ({ $goal }): { $armies ->
        [one] { $armies } armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armie
    }{ $led ->
        [0] { "" }
       *[other] , z generałem: { $led }
    }. Zagrywasz kartę?
heroes-defend-stand = Podejmij walkę
heroes-defend-good-fortune = Zagraj Szczęście
heroes-defend-olympics = Zagraj Igrzyska Olimpijskie: bitwy nie będzie
heroes-defend-hero = Zagraj Bohatera jako armię
heroes-defend-lead-army = Zagraj Bohatera jako generała armii
heroes-defend-lead-hero = Zagraj Bohatera jako generała przy Bohaterze
heroes-term-always-defend = W tej grze zawsze podejmuj walkę bez kart
heroes-ask-defend-barbarians = Atakują cię barbarzyńcy: { $armies ->
        [one] { $armies } armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armie
    }. Zagrywasz kartę?
heroes-defend-barbarians-stand = Podejmij walkę
heroes-defend-barbarians-good-fortune = Zagraj Szczęście: bitwy nie będzie
heroes-defend-barbarians-olympics = Zagraj Igrzyska Olimpijskie: bitwy nie będzie
heroes-defend-barbarians-hero = Zagraj Bohatera jako armię
heroes-defend-barbarians-lead-army = Zagraj Bohatera jako generała armii
heroes-defend-barbarians-lead-hero = Zagraj Bohatera jako generała przy Bohaterze
heroes-term-always-defend-barbarians = W tej grze zawsze walcz z barbarzyńcami bez kart
heroes-ask-lay-cards = Którą kartę bitwy kładziesz pod armię { $place-number } ({ $hero ->
        [0] zwykła
       *[other] Bohater
    }{ $led ->
        [0] { "" }
       *[other] , z generałem
    })?
heroes-lay-cards-strength = Siła { $strength }
heroes-ask-duelist = Która armia staje do następnego pojedynku? Po stronie przeciwnika jeszcze nie walczyło: { $rivals ->
        [one] { $rivals } armia
        [few] { $rivals } armie
        [many] { $rivals } armii
       *[other] { $rivals } armie
    }.
heroes-duelist-unit = Armia { $army-number }: siła { $strength }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }{ $hero ->
        [0] { "" }
       *[other] , Bohater
    }
heroes-ask-take-spoils = Łupy wojenne, { $goal } ({ $other-seat }): ile? Najwyżej { $most }.
heroes-take-spoils-take = { $goal-kind ->
        [0] { $count ->
            [0] Nie zabieraj miast
            [one] Zabierz { $count } miasto
            [few] Zabierz { $count } miasta
            [many] Zabierz { $count } miast
           *[other] Zabierz { $count } miasta
        }
        [1] { $count ->
            [0] Nie zabieraj kart
            [one] Zabierz { $count } kartę
            [few] Zabierz { $count } karty
            [many] Zabierz { $count } kart
           *[other] Zabierz { $count } karty
        }
       *[other] { $count ->
            [0] Niczego nie burz
            [one] Zburz { $count } kartę pomnika
            [few] Zburz { $count } karty pomnika
            [many] Zburz { $count } kart pomnika
           *[other] Zburz { $count } karty pomnika
        }
    }
heroes-ask-lay-stones = Pomnik ma { $stones } z 5 kart. Ile kart wykładasz ({ $card })?
heroes-lay-stones-lay = { $count ->
        [0] Niczego nie wykładaj
        [one] Wyłóż { $count } kartę
        [few] Wyłóż { $count } karty
        [many] Wyłóż { $count } kart
       *[other] Wyłóż { $count } karty
    }
heroes-term-always-lay-stones = W tej grze nigdy nie wykładaj kart na pomnik
heroes-ask-discard-down = Odrzuć jeszcze { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
heroes-discard-down-drop = Odrzuć: { $card }

## Co się stało

heroes-news-tribe = { $seat } prowadzi plemię: { $tribe }.
heroes-news-drew = { $seat } dobiera kartę.
heroes-news-drew-secret = { $seat } dobiera kartę: { $card }.
heroes-news-opened = { $seat } dobiera kartę: { $card }.
heroes-news-void = { $seat } dobiera kartę: { $card }. Klęski jeszcze nie działają: karta odrzucona.
heroes-news-rebuilt = Odrzucone karty zostają potasowane i tworzą nową talię.
heroes-news-fair = Runda { $round }: otwiera się targ.
heroes-news-trading = Zaczyna się handel.
heroes-news-fair-ends = Targ się kończy.
heroes-news-turn = Tura gracza { $seat }.
heroes-news-rested = { $seat } nie wykonuje akcji.
heroes-news-taxes = { $seat } zbiera podatki: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }.
heroes-news-exchanged = { $seat } odrzuca kartę ({ $card }) i dobiera nową.
heroes-news-built = { $seat } buduje: { $item }{ $gold ->
        [0] { "" }
       *[other] { " " }(złoto ×{ $gold })
    }.
heroes-news-road-asked = { $seat } proponuje drogę graczowi { $other-seat }.
heroes-news-road-refused = { $seat } nie zgadza się na drogę z graczem { $other-seat }.
heroes-news-road-built = { $seat } buduje drogę do gracza { $other-seat }{ $gold ->
        [0] { "" }
       *[other] { " " }(złoto ×{ $gold })
    }.
heroes-news-laid = { $seat } dokłada do pomnika: { $card } ×{ $count }; pomnik ma { $stones } z 5 kart.
heroes-news-discarded = { $seat } odrzuca kartę: { $card }.
heroes-news-home = { $seat }: do domu { $armies ->
        [one] wraca
        [few] wracają
        [many] wraca
       *[other] wracają
    } { $armies ->
        [one] { $armies } armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armie
    }.
heroes-news-recovered = { $seat }: po trzęsieniu ziemi { $armies ->
        [one] podnosi
        [few] podnoszą
        [many] podnosi
       *[other] podnoszą
    } się { $armies ->
        [one] { $armies } armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armie
    }.
heroes-news-offered = { $seat } składa wszystkim ofertę nr { $offer }{ $reply ->
        [0] { "" }
       *[other] { " " }w odpowiedzi na nr { $reply }
    }.
heroes-news-offered-to = { $seat } składa ofertę nr { $offer } graczowi { $other-seat }{ $reply ->
        [0] { "" }
       *[other] { " " }w odpowiedzi na nr { $reply }
    }.
heroes-news-gives = { $seat } oferuje: { $card }{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }.
heroes-news-wants = { $seat } chce: { $card }{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }.
heroes-news-vows = { $seat } oferuje obietnicę: { $pledge }.
heroes-news-vows-about = { $seat } oferuje obietnicę: { $shun ->
        [0] zaatakować gracza { $about-seat }
       *[other] nie handlować z graczem { $about-seat }
    }.
heroes-news-wishes = { $seat } chce obietnicy: { $pledge }.
heroes-news-wishes-about = { $seat } chce obietnicy: { $shun ->
        [0] zaatakować gracza { $about-seat }
       *[other] nie handlować z graczem { $about-seat }
    }.
heroes-news-requested = { $seat } pyta wszystkich (nr { $offer }{ $reply ->
        [0] { "" }
       *[other] , w odpowiedzi na nr { $reply }
    }).
heroes-news-requested-of = { $seat } pyta gracza { $other-seat } (nr { $offer }{ $reply ->
        [0] { "" }
       *[other] , w odpowiedzi na nr { $reply }
    }).
heroes-news-withdrew = { $seat } wycofuje nr { $offer }.
heroes-news-lapsed = Oferta nr { $offer } gracza { $seat } wygasa.
heroes-news-deal = { $seat } przyjmuje ofertę nr { $offer } gracza { $other-seat }.
heroes-news-passed = { $seat } → { $other-seat }: { $card }{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }.
heroes-news-forced = { $seat } przymusowo wymienia się z graczem { $other-seat }: { $card }.
heroes-news-nobody = { $seat } szuka karty ({ $card }), ale nikt jej nie ma.
heroes-news-promised = { $seat } obiecuje graczowi { $other-seat }: { $pledge }.
heroes-news-promised-about = { $seat } obiecuje graczowi { $other-seat } { $shun ->
        [0] zaatakować gracza { $about-seat }
       *[other] nie handlować z graczem { $about-seat }
    }.
heroes-news-promise-kept = { $seat } dotrzymuje słowa danego graczowi { $other-seat }.
heroes-news-promise-broken = { $seat } łamie słowo dane graczowi { $other-seat }.
heroes-news-boomed = Ludności przybywa: { $found ->
        [0] w zapasie nie ma już miasta dla gracza { $seat }
       *[other] { $seat } dostaje miasto
    }.
heroes-news-idle = { $card }: brak celu, karta nie działa.
heroes-news-struck-army = { $seat } kieruje trzęsienie ziemi na armię gracza { $other-seat } ({ $place }).
heroes-news-struck-city = { $seat } kieruje wybuch wulkanu na miasto gracza { $other-seat }.
heroes-news-shook = { $seat }: armia uwięziona przez trzęsienie ziemi ({ $place }).
heroes-news-erupted = { $seat } traci miasto.
heroes-news-starved = { $seat } traci przez głód zboże: { $count }.
heroes-news-saved = { $seat } zagrywa Szczęście przeciw karcie: { $card }.
heroes-news-come = Barbarzyńcy atakują gracza { $seat }: { $armies ->
        [one] { $armies } armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armie
    }.
heroes-news-attacked = { $seat } wypowiada wojnę graczowi { $other-seat }: { $goal }.
heroes-news-force = { $seat } wyrusza: { $armies ->
        [one] { $armies } armia
        [few] { $armies } armie
        [many] { $armies } armii
       *[other] { $armies } armie
    }{ $led ->
        [0] { "" }
       *[other] , z generałem: { $led }
    }.
heroes-news-hero-joined = { $seat } zagrywa Bohatera jako armię.
heroes-news-hero-leads = { $seat } zagrywa Bohatera jako generała.
heroes-news-called-off = { $seat } zagrywa kartę: { $card }. Bitwy nie będzie.
heroes-news-armed = { $seat } dobiera kartę bitwy.
heroes-news-armed-secret = { $seat } dobiera kartę bitwy o sile { $strength }.
heroes-news-duel = Pojedynek: atakujący – siła { $total } (karta bitwy { $strength }), { $other-seat } – siła { $other-total } (karta bitwy { $other-strength }).
heroes-news-won = Atakujący wygrywa; { $other-seat } traci armię.
heroes-news-lost = { $other-seat } odpiera atak; armia atakującego zostaje zniszczona.
heroes-news-tied = Remis: obie armie ocalały.
heroes-news-victorious = { $seat }: { $count ->
        [one] { $count } zwycięska armia
        [few] { $count } zwycięskie armie
        [many] { $count } zwycięskich armii
       *[other] { $count } zwycięskie armie
    }.
heroes-news-took-cities = { $seat } odbiera graczowi { $other-seat } { $count ->
        [one] { $count } miasto
        [few] { $count } miasta
        [many] { $count } miast
       *[other] { $count } miasta
    }.
heroes-news-took-card = { $seat } zabiera kartę graczowi { $other-seat }.
heroes-news-took-card-secret = { $seat } zabiera graczowi { $other-seat } kartę: { $card }.
heroes-news-took-stones = { $seat } burzy pomnik gracza { $other-seat }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
heroes-news-raided-card = Barbarzyńcy zabierają graczowi { $seat } kartę: { $card }.
heroes-news-raided-stones = Barbarzyńcy burzą pomnik gracza { $seat }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }.
heroes-news-fell = { $seat } odpada z gry: plemię upadło.
heroes-news-claim = { $seat } sięga po zwycięstwo: ostatnia tura w rundzie { $round }.
heroes-news-claim-lapsed = { $seat } nie sięga już po zwycięstwo.
heroes-news-wins = { $way ->
        [0] Zwycięstwo! Wygrywa { $seat }: nie ma już innych plemion.
        [1] Zwycięstwo! Wygrywa { $seat }: powstało imperium pięciu miast.
       *[other] Zwycięstwo! Wygrywa { $seat }: pomnik jest ukończony.
    }

## What may happen to a player, for those who ask what to watch

heroes-harm-shook = Trzęsienie więzi twoją armię
heroes-harm-erupted = Wulkan niszczy twoje miasto
heroes-harm-starved = Głód zabiera ci zboże
heroes-harm-won = { $seat } przełamuje twoją obronę
heroes-harm-lost = Twój atak zostaje odparty
heroes-harm-took-cities = { $seat } odbiera ci miasta
heroes-harm-took-card = { $seat } zabiera ci karty
heroes-harm-took-stones = { $seat } burzy twój pomnik
heroes-harm-raided-card = Barbarzyńcy zabierają ci karty
heroes-harm-raided-stones = Barbarzyńcy burzą twój pomnik
heroes-harm-fell = Twoje plemię upada
heroes-harm-claim = { $seat } sięga po zwycięstwo

## Dlaczego nie

heroes-why-2-2 = To plemię jest już zajęte.
heroes-why-3-5 = Podatki dają najwyżej jedną kartę za każde twoje miasto.
heroes-why-3-6 = Odrzucić kartę i dobrać nową może tylko gracz bez miast, a ty masz miasto.
heroes-why-3-6a = Nie masz tej karty na ręce.
heroes-why-3-7 = Nie masz tylu kart do pomnika.
heroes-why-3-8 = Pomnik ma najwyżej pięć kart.
heroes-why-3-9 = Nie masz takiej karty na ręce.
heroes-why-4-3 = Taka karta nie czeka na zagranie.
heroes-why-5-3 = Oferta trafia do innego gracza, który jest w grze, albo do wszystkich.
heroes-why-5-3a = Po każdej stronie oferty jest najwyżej pięć kart.
heroes-why-5-3b = W ofercie musi coś być: karta albo obietnica.
heroes-why-5-4 = Nie masz więcej takich kart do zaoferowania; te z innej twojej otwartej oferty są zajęte.
heroes-why-5-5 = Ta sama karta nie może stać po obu stronach.
heroes-why-5-6 = Pytanie mówi tylko, czego się chce: nic się w nim nie daje i nie można go przyjąć.
heroes-why-5-7 = Masz już trzy otwarte oferty lub pytania.
heroes-why-5-7a = Na tym targu masz już za sobą osiem ofert i pytań, więcej nie wolno.
heroes-why-5-8 = Ta oferta nie jest skierowana do ciebie.
heroes-why-5-8a = Nie masz tego, czego żąda ta oferta.
heroes-why-5-10 = Odpowiadać można tylko na ofertę skierowaną do ciebie.
heroes-why-5-11 = Wycofać można tylko własną ofertę.
heroes-why-5-12 = Takiej oferty już nie ma.
heroes-why-5-13 = Umowa nie może zostawić gracza bez miast i bez kart.
heroes-why-5-14 = Po tej stronie oferty jest już obietnica.
heroes-why-5-14a = Obietnica ataku na plemię albo unikania z nim handlu dotyczy trzeciego plemienia, które jest w grze, a nie strony umowy.
heroes-why-5-16 = Przy handlu przymusowym oferuje się tylko kartę za kartę i tylko wszystkim.
heroes-why-5-16a = Przy tym stole nikogo nie można zmusić do wymiany.
heroes-why-5-16c = Twoja wymiana na tym targu już się odbyła.
heroes-why-5-16d = Wymiany żąda się od wszystkich: karta za kartę, bez obietnic.
heroes-why-6-1 = Nie masz kart, żeby za to zapłacić.
heroes-why-6-2 = Tak nie można zapłacić.
heroes-why-6-3 = W zapasie nic nie zostało.
heroes-why-6-5 = Generał potrzebuje twojej armii w domu, która nie ma generała.
heroes-why-6-6 = Drogę można zbudować tylko do sąsiada.
heroes-why-6-6a = Do tego sąsiada droga już jest.
heroes-why-6-7 = W tej turze ten sąsiad już ci odpowiedział.
heroes-why-7-1 = Zaatakować można tylko inne plemię, które jest w grze.
heroes-why-7-2 = Nie masz w domu takiej armii gotowej do wymarszu.
heroes-why-7-3 = Nie masz Bohatera na ręce.
heroes-why-7-3a = W tej bitwie nie masz takiej armii bez generała, którą Bohater mógłby poprowadzić.
heroes-why-7-4 = Do ataku potrzeba armii albo Bohatera jako armii.
heroes-why-7-6 = Wciąż trwa pokój.
heroes-why-7-7 = Nie masz na ręce Igrzysk Olimpijskich.
heroes-why-7-8a = W tej bitwie masz już zagranego Bohatera: dalej można zagrywać tylko Bohaterów.
heroes-why-7-8 = Szczęście nie pomaga przeciw graczowi.
heroes-why-8-2 = Nie masz karty bitwy o tej sile.
heroes-why-8-3 = Nie masz takiej armii, która jeszcze nie walczyła.
heroes-why-9-1 = Możesz zdobyć jedno miasto za każde dwie zwycięskie armie.
heroes-why-9-2 = Możesz zabrać dwie karty za każdą zwycięską armię.
heroes-why-9-3 = Możesz zburzyć jedną kartę, a przy trzech zwycięskich armiach dwie.
heroes-why-10-2 = Nie masz tej karty na ręce.
heroes-why-11-2 = Trzęsienie ziemi można położyć tylko na armii innego plemienia, która nie ma generała ani trzęsienia.
heroes-why-11-3 = Wulkan uderza w cudze miasto.
heroes-why-11-6 = Nie masz Szczęścia na ręce.
heroes-why-11-7 = Nie masz Szczęścia na ręce.

## The numbers behind a reason

heroes-sum-cards = Potrzebne karty: { $cards }, brakuje: { $missing }{ $iron ->
        [0] { "" }
       *[other] { " · " }żelazo ×{ $iron }
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }drewno ×{ $wood }
    }{ $grain ->
        [0] { "" }
       *[other] { " · " }zboże ×{ $grain }
    }{ $stone ->
        [0] { "" }
       *[other] { " · " }kamień ×{ $stone }
    }{ $gold ->
        [0] { "" }
       *[other] { " · " }złoto ×{ $gold }
    }
heroes-sum-taxes = Karty: { $cards }, twoje miasta: { $cities }.
heroes-sum-held = Masz { $card } ×{ $there }, a nie ×{ $needed }.
heroes-sum-stones = { $stones } + { $count } = { $all }.
heroes-sum-spoils = Zwycięskie armie: { $armies }; do wzięcia jest: { $there }; najwyżej: { $most }.
heroes-sum-offered = Masz { $card } ×{ $there }, w ofertach: { $offered }.

## Dlaczego oferta jest odrzucana

heroes-decline-helps-the-leader = { $maker-seat }, nr { $offer } — nie: i tak jesteś za blisko zwycięstwa.
heroes-decline-not-trusted = { $maker-seat }, nr { $offer } — nie: obietnice już łamano.
heroes-decline-too-dear = { $maker-seat }, nr { $offer } — nie: to za drogo.
heroes-decline-no-use = { $maker-seat }, nr { $offer } — nie: to mi się na nic nie przyda.
heroes-decline-not-now = { $maker-seat }, nr { $offer } — nie, nie tym razem.

## Elementy

heroes-card-iron = żelazo
heroes-card-wood = drewno
heroes-card-grain = zboże
heroes-card-stone = kamień
heroes-card-gold = złoto
heroes-card-limestone = wapień
heroes-card-concrete = beton
heroes-card-marble = marmur
heroes-card-bricks = cegły
heroes-card-sandstone = piaskowiec
heroes-card-granite = granit
heroes-card-olympics = Igrzyska Olimpijskie
heroes-card-hero = Bohater
heroes-card-good-fortune = Szczęście
heroes-card-population-boom = Przyrost ludności
heroes-card-earthquake = Trzęsienie ziemi
heroes-card-volcano = Wulkan
heroes-card-famine = Głód
heroes-card-barbarians = Barbarzyńcy
heroes-tribe-egyptians = Egipcjanie
heroes-tribe-romans = Rzymianie
heroes-tribe-greeks = Grecy
heroes-tribe-babylonians = Babilończycy
heroes-tribe-celts = Celtowie
heroes-tribe-chinese = Chińczycy
heroes-monument-pyramid = piramida
heroes-monument-amphitheatre = amfiteatr
heroes-monument-temple = świątynia
heroes-monument-gardens = wiszące ogrody
heroes-monument-circle = kamienny krąg
heroes-monument-wall = wielki mur
heroes-item-city = miasto
heroes-item-army = armia
heroes-item-fortress = twierdza
heroes-item-general = generał
heroes-item-road = droga
heroes-goal-conquest = podbój miast
heroes-goal-plunder = grabież kart
heroes-goal-destruction = zburzenie pomnika
heroes-place-home = w domu
heroes-place-away = na wyprawie
heroes-pledge-peace = nie atakować
heroes-pledge-road = zgodzić się na drogę
heroes-pledge-gift = podarować kartę na następnym targu

## Wynik

heroes-score-victory = Zwycięstwo
heroes-score-cities = Miasta
heroes-score-stones = Kamienie pomnika
heroes-score-armies = Armie

## Błędy w pliku z elementami

heroes-content-cost = { $where }: cena ma co najmniej jedną kartę i można ją zapłacić najwyżej na { $ways } sposobów.
heroes-content-specials = { $where }: każde plemię ma własny surowiec specjalny.
heroes-content-units = { $where }: armii i Bohaterów razem jest najwyżej { $most }.
heroes-content-battle = { $where }: potrzeba co najmniej { $least } kart bitwy.

## Stół

heroes-term-round = Runda { $round }
heroes-term-duels-won = Wygrane pojedynki
heroes-term-fair = Targ
heroes-term-turn = Tura gracza { $seat }
heroes-term-first = Pierwszy gracz: { $seat }
heroes-term-stock = Zapas
heroes-term-deck = Talia
heroes-term-discards = Odrzucone
heroes-term-cities = Miasta
heroes-term-monument = Pomnik
heroes-term-armies = Armie
heroes-term-fortresses = Twierdze
heroes-term-roads = Drogi
heroes-term-hand = Ręka
heroes-term-your-hand = Twoja ręka
heroes-term-your-stone = budulec twojego pomnika: { $card }
heroes-term-claim = sięga po zwycięstwo (runda { $round })
heroes-term-word = dotrzymane obietnice { $kept }, złamane { $broken }
heroes-term-all = Wszystkim
heroes-term-request = Szuka
heroes-term-attack = zaatakować gracza { $seat }
heroes-term-shun = nie handlować z graczem { $seat }
heroes-term-prices = Ceny
heroes-term-hand-empty = Nie masz kart na ręce.
heroes-term-gives = daje
heroes-term-wants = chce
heroes-term-gives-i = Daję
heroes-term-wants-i = Chcę
heroes-term-vow-i = Obiecuję…
heroes-term-vow-you = Obiecujesz mi…
heroes-term-offer-accept = Przyjmij
heroes-term-offer-counter = Odpowiedz
heroes-term-offer-withdraw = Wycofaj
heroes-term-offer-no = Nie, dziękuję
heroes-term-offer-look = Spójrz znowu
heroes-term-take-off = Zdejmij: { $item }. Oferta zostanie napisana od nowa; ofert na tym targu zostało: { $count }.
heroes-term-market-hint = { $count ->
        [one] Wisi { $count } oferta.
        [few] Wiszą { $count } oferty.
        [many] Wisi { $count } ofert.
       *[other] Wisi { $count } oferty.
    } Przyjmij którąś, odpowiedz własną albo złóż nową.
heroes-term-market-none = Nikt jeszcze nie wywiesił oferty.
heroes-term-cards = Karty
heroes-term-battle-cards = Karty bitwy
heroes-term-tribes = Plemiona
heroes-term-build = Budowa
heroes-term-wanted = Szukam
heroes-term-taxes = Podatki: dobierz
heroes-term-pays = { $count ->
        [1] płaci
       *[other] płaci: { $count }
    }
heroes-term-offered = { $count ->
        [1] w ofercie
       *[other] w ofercie: { $count }
    }
heroes-term-tied = { $count ->
        [1] związana
       *[other] związane: { $count }
    }
heroes-term-land = { $name }, { $tribe }: miasta { $cities } z 5, pomnik { $stones } z 5, armie zdolne do walki { $armies }, twierdze { $fortresses }, karty { $cards }
heroes-term-stones = { $monument }: { $stones } z 5
heroes-term-fit = zdolne do walki: { $count }
heroes-term-fort = twierdze +{ $count }
heroes-term-shaken = uwięzione: { $count }
heroes-term-away = w polu: { $count }
heroes-term-known = Wiadomo, że jest na tej ręce
heroes-term-quake-note = uwięziona trzęsieniem ziemi do końca następnej tury właściciela (11.2)
heroes-term-away-note = w polu, wraca na koniec następnej tury właściciela (9.6)
heroes-term-promise = { $seat } – obietnica dla { $other-seat }: { $promise }
heroes-term-way = Droga: { $seat } – { $other-seat }
heroes-term-road-to = Droga: { $seat }
heroes-term-road-note = Sąsiad musi się zgodzić; odmowa nic nie kosztuje.
heroes-term-action-hint = Co świeci, jest przyciskiem: liczby przy talii to podatki, stragan to budowa, kropkowana linia to droga, miasta, ręka lub pomnik rywala to wojna.
heroes-term-more-hint = Następny stragan lub droga, dopóki starcza kart.
heroes-term-war-on = Wojna, { $seat }: { $goal }
heroes-term-war-forces = Możesz wysłać: armie { $armies }, bohaterowie { $heroes }. Przeciw tobie: armie { $others }, każda z +{ $fort } od twierdz.
heroes-term-war-conquest = Każde dwie zwycięskie armie zdobywają miasto.
heroes-term-war-plunder = Każda zwycięska armia zabiera dwie karty.
heroes-term-war-destruction = Zwycięskie armie niszczą kartę pomnika, trzy armie – dwie.
heroes-term-war-road = Prowadzi tam droga: armie wracają od razu.
heroes-term-war-no-road = Nie ma drogi: armie wracają na koniec następnej tury.
heroes-term-war-promise = Obietnica: bez ataku na gracza { $seat }. To złamie twoje słowo.
heroes-term-declare = Wypowiedz wojnę
heroes-term-attacks = atak
heroes-term-defends = obrona
heroes-term-nobody-fit = Żadna armia nie jest zdolna do walki.
heroes-term-spoils = Łupy
heroes-term-battle = Bitwa
heroes-term-duel-won = wygrywa { $seat }
heroes-term-duel-tied = remis
heroes-term-go-on = Dalej

## Parts of a game, for replays and charts

heroes-round = Runda { $number }
heroes-rounds = Rundy

## Tura, wyścig i bitwa

heroes-term-phase-1 = Karta
heroes-term-phase-2 = Akcja
heroes-term-phase-3 = Pomnik
heroes-term-phase-4 = Limit ręki
heroes-term-phase-5 = Powrót
heroes-term-phase-of = faza { $number } z { $count }
heroes-term-deck-note = Talia, karty: { $count }
heroes-term-battle-deck = Talia bitwy, karty: { $count }
heroes-term-race = Wyścig
heroes-term-race-city = Miasta: pięć pozwala sięgnąć po zwycięstwo (13.2)
heroes-term-race-stone = Kamienie pomnika: pięć pozwala sięgnąć po zwycięstwo (13.2)
heroes-term-race-army = Armie zdolne do walki. Ostatnie plemię w grze od razu wygrywa (13.1)
heroes-term-race-fallen = upadło
heroes-term-race-due = ostatnia tura: { $seat }, runda { $round }
heroes-term-march = Wojna
heroes-term-duel = Pojedynek { $number }
heroes-term-end = Wynik
heroes-term-skip = Pomiń
heroes-term-card-strength = karta
heroes-term-card-more = generał, twierdze
heroes-term-blow-waits = Można jeszcze zagrać Szczęście.
heroes-term-claim-note = Dopóki ta tura się nie skończy, inni mogą jeszcze przeszkodzić.
heroes-term-ruin = Plemię gracza { $seat } upadło
heroes-term-pause = Pauza
heroes-term-play = Oglądaj
heroes-term-again = Jeszcze raz
heroes-term-battle-step = Etap bitwy
heroes-term-speed = Szybkość: { $count }×

# The glossary: one text for each symbol, track, card kind and term, with its name, and the forms by which the rules call it.
heroes-gloss-iron = surowiec: potrzebny do armii, twierdz i generałów.
    .name = Żelazo
    .forms = żelazo, żelaza
heroes-gloss-wood = surowiec: potrzebny do miast i twierdz.
    .name = Drewno
    .forms = drewno, drewna
heroes-gloss-grain = surowiec: potrzebny do armii. Głód zabiera je wszystkim z ręki.
    .name = Zboże
    .forms = zboże, zboża
heroes-gloss-stone = surowiec: potrzebny do miast, twierdz i dróg.
    .name = Kamień
    .forms = kamień, kamienie, kamienia
heroes-gloss-gold = w każdej cenie zastępuje żelazo, drewno, zboże albo kamień; generał wymaga go samego.
    .name = Złoto
    .forms = złoto, złota
heroes-gloss-limestone = surowiec specjalny Egipcjan; przydaje się tylko do ich pomnika.
    .name = Wapień
    .forms = wapień, wapienia
heroes-gloss-concrete = surowiec specjalny Rzymian; przydaje się tylko do ich pomnika.
    .name = Beton
    .forms = beton*
heroes-gloss-marble = surowiec specjalny Greków; przydaje się tylko do ich pomnika.
    .name = Marmur
    .forms = marmur*
heroes-gloss-bricks = surowiec specjalny Babilończyków; przydaje się tylko do ich pomnika.
    .name = Cegły
    .forms = cegły, cegieł
heroes-gloss-sandstone = surowiec specjalny Celtów; przydaje się tylko do ich pomnika.
    .name = Piaskowiec
    .forms = piaskow*
heroes-gloss-granite = surowiec specjalny Chińczyków; przydaje się tylko do ich pomnika.
    .name = Granit
    .forms = granit*
heroes-gloss-olympics = wydarzenie zachowywane na ręce: zaatakowany, także przez Barbarzyńców, odwołuje nimi atak.
    .name = Igrzyska Olimpijskie
    .forms = Igrzyska, Igrzysk
heroes-gloss-hero = wydarzenie zachowywane na ręce: dołącza do jednej bitwy jako armia albo generał, w ataku lub obronie, i zostaje zużyty.
    .name = Bohater
    .forms = Bohater*
heroes-gloss-good-fortune = wydarzenie zachowywane na ręce: znosi trafiające cię Trzęsienie ziemi albo Wulkan, Głód albo Barbarzyńców. Przeciw graczom nie pomaga.
    .name = Szczęście
    .forms = Szczęści*
heroes-gloss-population-boom = natychmiastowe: darmowe miasto z zapasu.
    .name = Przyrost ludności
    .forms = Przyrost ludności, Przyrosty ludności, Przyrostu ludności
heroes-gloss-earthquake = natychmiastowa klęska: kładzie się je na cudzej armii bez generała, która do końca następnej tury właściciela nie bierze udziału w grze.
    .name = Trzęsienie ziemi
    .forms = Trzęsienie ziemi, Trzęsienia ziemi
heroes-gloss-volcano = natychmiastowa klęska: cudze miasto wraca do zapasu.
    .name = Wulkan
    .forms = Wulkan*
heroes-gloss-famine = natychmiastowa klęska: wszyscy odrzucają całe zboże.
    .name = Głód
    .forms = Głód, Głody, Głodu
heroes-gloss-barbarians = natychmiastowa klęska: od razu atakują tego, kto ich dobrał.
    .name = Barbarzyńcy
    .forms = Barbarzyńcy, Barbarzyńców
heroes-gloss-special = należy do jednego plemienia i wykłada się go do jego pomnika; inni mogą nim tylko handlować.
    .name = Surowiec specjalny
    .forms = surowiec specjalny, surowce specjalne, surowców specjalnych
heroes-gloss-city = daje kartę z podatków; pięć miast to sięgnięcie po zwycięstwo. Jeden kamień i dwa drewna.
    .name = Miasto
    .forms = miasto, miasta, miast, miastem
heroes-gloss-army = atakuje, a w domu się broni. Jedno żelazo i dwa zboża.
    .name = Armia
    .forms = armia, armie, armię, armii, armią
heroes-gloss-fortress = dodaje 1 każdej broniącej się armii plemienia, atakującemu nigdy. Jedno żelazo, jedno drewno i jeden kamień.
    .name = Twierdza
    .forms = twierdz*
heroes-gloss-general = zostaje przy jednej armii i dodaje 2 w jej pojedynku. Jedno żelazo i jedno złoto.
    .name = Generał
    .forms = generał*
heroes-gloss-road = łączy dwóch sąsiadów, którzy się na nią zgodzą: więcej kart na targu i armie od razu wracają do domu. Dwa kamienie.
    .name = Droga
    .forms = droga, drogi, drogę, dróg, drogami
heroes-gloss-monument = mieści pięć surowców specjalnych plemienia; pięć to sięgnięcie po zwycięstwo.
    .name = Pomnik
    .forms = pomnik*
heroes-gloss-tribe = lud gracza: Egipcjanie, Rzymianie, Grecy, Babilończycy, Celtowie albo Chińczycy.
    .name = Plemię
    .forms = plemię, plemiona, plemienia, plemion, plemieniem
heroes-gloss-stock = miasta, armie, twierdze, generałowie i drogi, które można jeszcze zbudować.
    .name = Zapas
    .forms = zapas, zapasu, zapasie
heroes-gloss-phase-1 = pierwsza faza tury: dobierz kartę; natychmiastową od razu się zagrywa.
    .name = Karta
    .forms = faza pierwsza
heroes-gloss-phase-2 = druga faza tury: podatki, budowa, wojna albo nic.
    .name = Akcja
    .forms = faza druga
heroes-gloss-phase-3 = trzecia faza tury: wyłóż surowce specjalne swojego plemienia do pomnika.
    .name = Faza pomnika
    .forms = faza trzecia
heroes-gloss-phase-4 = czwarta faza tury: odrzuć karty do pięciu.
    .name = Limit ręki
    .forms = faza czwarta
heroes-gloss-phase-5 = piąta faza tury: wysłane wcześniej armie wracają, trzęsienia ziemi na twoich armiach mijają.
    .name = Powrót
    .forms = faza piąta
heroes-gloss-fair = otwiera każdą rundę: każdy dobiera kartę i po jednej za każde plemię osiągalne drogami, a potem wszyscy handlują.
    .name = Targ
    .forms = targ, targu, targi
heroes-gloss-immediate = klęska albo Przyrost ludności: zagrywa się ją zaraz po dobraniu.
    .name = Karta natychmiastowa
    .forms = natychmiastow*
heroes-gloss-kept = Igrzyska, Bohater i Szczęście: trzyma się je na ręce, aż będą potrzebne.
    .name = Zachowane wydarzenie
    .forms = zachowuje się
heroes-gloss-taxes = akcja: dobierz po karcie za każde swoje miasto albo mniej; liczbę podaje się z góry.
    .name = Podatki
    .forms = podatki, podatków
heroes-gloss-offer = karty dawane i żądane, czasem z obietnicami; umowę ma ten, kto przyjął pierwszy, i jest ona wiążąca.
    .name = Oferta
    .forms = ofert*
heroes-gloss-request = mówi, czego się chce; nikogo nie wiąże, odpowiada się na nie ofertą.
    .name = Pytanie
    .forms = pytanie, pytań, pytania
heroes-gloss-promise = zapisana tak, że widzą ją wszyscy; nic do niej nie zmusza, ale zapisuje się, czy została dotrzymana.
    .name = Obietnica
    .forms = obietnic*
heroes-gloss-conquest = cel wojny: miasto za każde dwie zwycięskie armie.
    .name = Podbój
    .forms = podbój, podboju
heroes-gloss-plunder = cel wojny: dwie karty w ciemno z ręki za każdą zwycięską armię.
    .name = Grabież
    .forms = grabież*
heroes-gloss-destruction = cel wojny: karta z pomnika, a z trzema lub więcej zwycięskimi armiami dwie.
    .name = Zburzenie pomnika
    .forms = zburzenie
heroes-gloss-battle = siła od jednego do sześciu, dobierana przed bitwą dla każdej armii.
    .name = Karta bitwy
    .forms = kartę bitwy, karta bitwy, talia bitwy, talię bitwy
heroes-gloss-duel = armia przeciw armii: sumuje się kartę bitwy, generała i twierdze; niższa suma ginie.
    .name = Pojedynek
    .forms = pojedyn*
heroes-gloss-away = armie wysłane bez drogi nie atakują i nie bronią, dopóki nie wrócą.
    .name = Na wyprawie
    .forms = na wyprawie
heroes-gloss-claim = pięć miast albo pięć kart w pomniku; kto na końcu swojej następnej tury ma jedno z nich, wygrywa.
    .name = Sięgnięcie po zwycięstwo
    .forms = sięgnięcie po zwycięstwo
heroes-gloss-fallen = plemię bez miasta i bez karty na ręce odpada z gry.
    .name = Upadek
    .forms = upadł*, upad*
