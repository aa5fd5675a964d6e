# Hadara po polsku. Kolory odmieniono jak „karta” i „talia”.

## The title

hadara = Hadara
hadara-pitch = Przez trzy epoki dobieraj ludzi i wynalazki, a z małej osady zrób cywilizację, która sama się wyżywi.

## Options

hadara-option-first-game = Pierwsza rozgrywka
hadara-option-first-game-note = Wszyscy grają stroną A kart startowych i bez fioletowych kart z gwiazdką, chyba że wybrano co do nich inaczej.
hadara-option-first-game-no = Nie
hadara-option-first-game-yes = Tak
hadara-option-silver = Karta pełnego srebra
hadara-option-silver-note = Ile srebrnych pieczęci fioletowa karta z epoki III liczy według całego toru: jedną czy wszystkie.
hadara-option-silver-one = Jedną pieczęć
hadara-option-silver-every = Wszystkie pieczęcie
hadara-option-epoch-two = Fioletowe karty epoki II
hadara-option-epoch-two-note = Którą z dwóch zdolności specjalnych mają karty bez gwiazdki: monety za kolonie czy nagrodę za popiersia. Druga jest na karcie z gwiazdką.
hadara-option-epoch-two-colony-coins-first = Monety za kolonie bez gwiazdki
hadara-option-epoch-two-bust-bonus-first = Nagroda za popiersia bez gwiazdki
hadara-option-bust-points = Nagroda za popiersia i żeton rewersem do góry
hadara-option-bust-points-note = Co daje karta nagrody za popiersie, na którym żeton leży rewersem do góry.
hadara-option-bust-points-two = Dwa punkty
hadara-option-bust-points-none = Nic
hadara-option-stars = Fioletowe karty z gwiazdką
hadara-option-stars-note = Czy są wtasowane do talii. Jak zwykle: w pierwszej rozgrywce nie, w następnych tak.
hadara-option-stars-usual = Jak zwykle
hadara-option-stars-in = Zawsze w grze
hadara-option-stars-out = Odłożone do pudełka

## Questions and their answers

hadara-ask-choose-board = Wybierz planszetkę.
hadara-choose-board-crest = Weź herb: { $crest }
hadara-ask-choose-side = Wybierz stronę karty startowej.
hadara-choose-side-a = Strona A: { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }, dochód { $income }, siła militarna { $military }, kultura { $culture }, żywność { $food }
hadara-choose-side-b = Strona B: { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }, dochód { $income }, siła militarna { $military }, kultura { $culture }, żywność { $food }
hadara-ask-set-wheel = Rozpoczynasz tę epokę: ustaw koło.
hadara-set-wheel-wheel = Mój herb: talia { $colour }
hadara-ask-draft = Draft, talia { $colour }: którą z dwóch kart bierzesz – i kupujesz ją czy sprzedajesz?
hadara-draft-buy = Kup { $price ->
        [0] za darmo
        [one] za { $price } monetę
        [few] za { $price } monety
        [many] za { $price } monet
       *[other] za { $price } monety
    }: { $card }; na stos: { $other-card }
hadara-draft-sell = Sprzedaj za { $price ->
        [one] { $price } monetę
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    }: { $card }; na stos: { $other-card }
hadara-ask-take = Weź kartę z wierzchu dowolnego stosu i kup ją albo sprzedaj.
hadara-take-buy = Kup { $price ->
        [0] za darmo
        [one] za { $price } monetę
        [few] za { $price } monety
        [many] za { $price } monet
       *[other] za { $price } monety
    }: { $card } ({ $colour })
hadara-take-sell = Sprzedaj za { $price ->
        [one] { $price } monetę
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    }: { $card } ({ $colour })
hadara-ask-place-tile = Połóż żeton bonusu na nowej karcie: który tor ma wzrosnąć?
hadara-place-tile-tile = Żeton: { $track } +{ $steps }
hadara-ask-colony = Możesz zdobyć kolonię.
hadara-colony-none = Nie zdobywaj kolonii
hadara-colony-plunder = Splądruj kolonię { $value }: zyskaj { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }{ $bonus ->
        [0] { "" }
       *[other] {" "}i jeszcze { $bonus } za jej zdobycie
    }; na koniec gry { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punkty
    }{ $pay ->
        [0] { "" }
        [one] ; najpierw dopłać { $pay } monetę za brakującą siłę militarną
        [few] ; najpierw dopłać { $pay } monety za brakującą siłę militarną
        [many] ; najpierw dopłać { $pay } monet za brakującą siłę militarną
       *[other] ; najpierw dopłać { $pay } monety za brakującą siłę militarną
    }
hadara-colony-annex = Przyłącz kolonię { $value }: { $bonus ->
        [0] { "" }
        [one] zyskaj { $bonus } monetę za jej zdobycie,{" "}
        [few] zyskaj { $bonus } monety za jej zdobycie,{" "}
        [many] zyskaj { $bonus } monet za jej zdobycie,{" "}
       *[other] zyskaj { $bonus } monety za jej zdobycie,{" "}
    }zapłać { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }; na koniec gry co najmniej { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punkty
    }{ $pay ->
        [0] { "" }
        [one] ; najpierw dopłać { $pay } monetę za brakującą siłę militarną
        [few] ; najpierw dopłać { $pay } monety za brakującą siłę militarną
        [many] ; najpierw dopłać { $pay } monet za brakującą siłę militarną
       *[other] ; najpierw dopłać { $pay } monety za brakującą siłę militarną
    }
hadara-ask-bust = Możesz wykuć popiersie.
hadara-bust-none = Nie wykuwaj popiersia
hadara-bust-track = { $bust }, żeton „{ $track }”: { $track } +{ $bonus }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punkty
    }{ $pay ->
        [0] { "" }
        [one] ; dopłać { $pay } monetę za brakującą kulturę
        [few] ; dopłać { $pay } monety za brakującą kulturę
        [many] ; dopłać { $pay } monet za brakującą kulturę
       *[other] ; dopłać { $pay } monety za brakującą kulturę
    }
hadara-bust-points = { $bust }, żeton „{ $track }” rewersem do góry: { $points } + { $bonus ->
        [one] { $bonus } punkt
        [few] { $bonus } punkty
        [many] { $bonus } punktów
       *[other] { $bonus } punkty
    }{ $pay ->
        [0] { "" }
        [one] ; dopłać { $pay } monetę za brakującą kulturę
        [few] ; dopłać { $pay } monety za brakującą kulturę
        [many] ; dopłać { $pay } monet za brakującą kulturę
       *[other] ; dopłać { $pay } monety za brakującą kulturę
    }
hadara-ask-feed = Brakuje żywności dla { $missing ->
        [one] { $missing } karty
        [few] { $missing } kart
        [many] { $missing } kart
       *[other] { $missing } kart
    }: co poświęcasz?
hadara-feed-pay = Zapłać { $price ->
        [one] { $price } monetę
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    } zamiast odrzucać kartę
hadara-feed-discard = Odrzuć kartę: { $card }
hadara-ask-medal = Możesz kupić pieczęcie.
hadara-medal-done = Nie kupuj więcej pieczęci
hadara-medal-silver = Srebrna pieczęć „{ $track }”: { $price ->
        [0] za darmo
        [one] { $price } moneta
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    }
hadara-medal-gold = Złota pieczęć: { $price ->
        [0] za darmo
        [one] { $price } moneta
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    }

## News

hadara-news-board-chosen = { $seat } wybiera herb: { $crest }.
hadara-news-setup-dealt = { $seat } otrzymuje: { $setup }, inicjatywa { $initiative }.
hadara-news-side-chosen = { $seat } zaczyna stroną { $side }, { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }.
hadara-news-extra-coin = { $seat } dostaje { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    } za rzadsze rozpoczynanie.
hadara-news-epoch-begins = Zaczyna się epoka { $epoch ->
        [1] I
        [2] II
       *[other] III
    }, gracz rozpoczynający: { $seat }.
hadara-news-wheel-set = { $seat } ustawia koło; własny herb – talia { $colour }.
hadara-news-drew = { $seat } dobiera dwie karty: talia { $colour }.
hadara-news-drew-secret = { $seat } dobiera karty: { $card } i { $other-card }.
hadara-news-laid = { $seat } odkłada na stos kartę: { $card }.
hadara-news-bought = { $seat } kupuje { $price ->
        [0] za darmo
        [one] za { $price } monetę
        [few] za { $price } monety
        [many] za { $price } monet
       *[other] za { $price } monety
    }: { $card }.
hadara-news-sold = { $seat } sprzedaje za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }: karta { $colour }.
hadara-news-sold-secret = { $seat } sprzedaje za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }: { $card }.
hadara-news-tile-placed = { $seat } kładzie żeton bonusu na karcie: { $track } +{ $steps }.
hadara-news-wheel-turned = Koło się obraca: tura { $turn }.
hadara-news-took = { $seat } bierze ze stosu kartę: { $card }.
hadara-news-income = { $seat } dostaje dochód: { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }.
hadara-news-gap-coins = { $seat } dostaje { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    } za tory wyższe od dochodu.
hadara-news-plundered = { $seat } plądruje kolonię { $value } i zyskuje { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }{ $pay ->
        [0] { "" }
        [one] ; dopłata za brakującą siłę militarną: { $pay } moneta
        [few] ; dopłata za brakującą siłę militarną: { $pay } monety
        [many] ; dopłata za brakującą siłę militarną: { $pay } monet
       *[other] ; dopłata za brakującą siłę militarną: { $pay } monety
    }.
hadara-news-annexed = { $seat } przyłącza kolonię { $value } ({ $colony }) za { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }{ $pay ->
        [0] { "" }
        [one] ; dopłata za brakującą siłę militarną: { $pay } moneta
        [few] ; dopłata za brakującą siłę militarną: { $pay } monety
        [many] ; dopłata za brakującą siłę militarną: { $pay } monet
       *[other] ; dopłata za brakującą siłę militarną: { $pay } monety
    }.
hadara-news-colony-bonus = { $seat } dostaje { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    } za zdobycie kolonii.
hadara-news-carved-track = { $seat } wykuwa: { $bust }; { $track } +{ $bonus }{ $pay ->
        [0] { "" }
        [one] ; dopłata za brakującą kulturę: { $pay } moneta
        [few] ; dopłata za brakującą kulturę: { $pay } monety
        [many] ; dopłata za brakującą kulturę: { $pay } monet
       *[other] ; dopłata za brakującą kulturę: { $pay } monety
    }.
hadara-news-carved-points = { $seat } wykuwa: { $bust }; żeton „{ $track }” rewersem do góry, na koniec jeszcze { $bonus ->
        [one] { $bonus } punkt
        [few] { $bonus } punkty
        [many] { $bonus } punktów
       *[other] { $bonus } punkty
    }{ $pay ->
        [0] { "" }
        [one] ; dopłata za brakującą kulturę: { $pay } moneta
        [few] ; dopłata za brakującą kulturę: { $pay } monety
        [many] ; dopłata za brakującą kulturę: { $pay } monet
       *[other] ; dopłata za brakującą kulturę: { $pay } monety
    }.
hadara-news-fed = { $seat } żywi lud: kart { $cards }, żywności { $food }.
hadara-news-discarded = { $seat } odrzuca kartę: { $card }.
hadara-news-bought-off = { $seat } płaci { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    } i zatrzymuje kartę.
hadara-news-surplus = { $seat } dostaje { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    } za nadwyżkę żywności.
hadara-news-silver = { $seat } kupuje srebrną pieczęć „{ $track }”: { $price ->
        [0] za darmo
        [one] { $price } moneta
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    }.
hadara-news-gold = { $seat } kupuje złotą pieczęć: { $price ->
        [0] za darmo
        [one] { $price } moneta
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    }.
hadara-news-epoch-ends = Epoka { $epoch ->
        [1] I
        [2] II
       *[other] III
    } dobiegła końca.

## What may happen to a player, for those who ask what to watch

hadara-harm-discarded = Za mało żywności: odpada twoja karta
hadara-harm-bought-off = Za mało żywności: płacisz za kartę

## Why an answer is not possible

hadara-why-2-5 = Ta planszetka jest już zajęta.
hadara-why-4-3 = Nie masz tej karty na ręce.
hadara-why-5-2 = Nie stać cię na tę kartę.
hadara-why-7-2 = Masz za małą siłę militarną na tę kolonię.
hadara-why-7-4 = Masz już kolonię o tej wartości.
hadara-why-7-7a = Nie stać cię na przyłączenie tej kolonii.
hadara-why-8-2 = Masz za mało kultury na to popiersie.
hadara-why-8-4 = To popiersie jest już wykute.
hadara-why-8-5a = Oba twoje żetony bonusu w tym kolorze są już zajęte.
hadara-why-9-3 = Ten stos jest pusty.
hadara-why-10-3 = Odrzucić możesz tylko własną kartę.
hadara-why-11-3 = Nie stać cię na tę pieczęć.
hadara-why-11-4 = Masz już dwie takie pieczęcie.
hadara-why-11-5a = Oba twoje żetony bonusu w tym kolorze są już zajęte.
hadara-why-14-4b = Oba twoje żetony bonusu w tym kolorze są już zajęte.
hadara-why-14-12 = Płacić zamiast odrzucać może tylko właściciel karty wykupu.
hadara-why-14-12a = W tym etapie nie wolno wykupić więcej kart.
hadara-why-14-12e = Nie stać cię na wykupienie karty.
hadara-why-14-21a = Brakuje więcej punktów, niż wolno dokupić w tym etapie.
hadara-why-14-21b = Nie stać cię na dokupienie brakujących punktów.

## The numbers behind a reason

hadara-sum-price = Koszt: { $own ->
        [0] { $cost }
       *[other] { $price } − { $own } = { $cost }
    }, twoje monety: { $coins }.
hadara-sum-coins = Koszt: { $cost }, twoje monety: { $coins }.
hadara-sum-military = Potrzeba siły militarnej { $needed }, masz { $there }.
hadara-sum-culture = Potrzeba kultury { $needed }, masz { $there }.
hadara-sum-missing = Brakuje: { $missing }, dokupić można: { $most }.

## What is wrong with an own content file

hadara-content-front = „{ $where }” ma inny awers niż pierwsza kolonia o wartości { $value }. Wszystkie pięć musi mieć takie same plunder, annex i points.
hadara-content-initiative = „{ $where }” ma inicjatywę { $initiative }, którą ma już inna karta startowa. Wszystkie pięć musi się różnić.
hadara-content-star = „{ $where }” ma gwiazdkę, a mogą ją mieć tylko karty fioletowe.
hadara-content-stars = Kart z gwiazdką w epoce { $epoch } jest { $found }, a musi ich być dokładnie { $count }.

## The score sheet

hadara-score-colonies = Kolonie
hadara-score-busts = Popiersia
hadara-score-silver = Srebrne pieczęcie
hadara-score-gold = Złote pieczęcie
hadara-score-cards = Karty
hadara-score-coins = Monety

## Effects of purple cards; the arguments are the fields of the effect, colour and track as ids

hadara-effect-sell-bonus = Każda sprzedana karta daje o { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    } więcej.
hadara-effect-bonus-tile = Połóż na tej karcie żeton bonusu: jego tor rośnie o { $steps }.
hadara-effect-track-per-colour = { $track ->
        [income] Dochód
        [military] Siła militarna
        [culture] Kultura
        [food] Żywność
       *[other] { $track }
    } +{ $steps } za każdą twoją { $colour ->
        [yellow] żółtą kartę
        [red] czerwoną kartę
        [blue] niebieską kartę
        [green] zieloną kartę
        [purple] fioletową kartę
       *[other] kartę ({ $colour })
    } – już kupioną i przyszłą.
hadara-effect-colony-coins = Za każdą zdobytą kolonię dostajesz { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }.
hadara-effect-medal-discount = Kupujesz pieczęcie taniej: srebrną za { $silver-two } w epoce II i { $silver-three } w epoce III, złotą za { $gold-two } i { $gold-three }.
hadara-effect-food-buyout = Żywność: zamiast odrzucić kartę, możesz zapłacić { $coins-per-card ->
        [one] { $coins-per-card } monetę
        [few] { $coins-per-card } monety
        [many] { $coins-per-card } monet
       *[other] { $coins-per-card } monety
    }, najwyżej { $max-cards ->
        [one] { $max-cards } raz
        [few] { $max-cards } razy
        [many] { $max-cards } razy
       *[other] { $max-cards } razy
    }.
hadara-effect-food-surplus = Żywność: { $coins-per-food ->
        [one] { $coins-per-food } moneta
        [few] { $coins-per-food } monety
        [many] { $coins-per-food } monet
       *[other] { $coins-per-food } monety
    } za każdą jednostkę żywności ponad liczbę kart, najwyżej { $max-coins ->
        [one] { $max-coins } moneta
        [few] { $max-coins } monety
        [many] { $max-coins } monet
       *[other] { $max-coins } monety
    }.
hadara-effect-income-gap = Dochód: { $coins-per-track ->
        [one] { $coins-per-track } moneta
        [few] { $coins-per-track } monety
        [many] { $coins-per-track } monet
       *[other] { $coins-per-track } monety
    } za każdy inny tor wyższy od dochodu, najwyżej { $max-coins ->
        [one] { $max-coins } moneta
        [few] { $max-coins } monety
        [many] { $max-coins } monet
       *[other] { $max-coins } monety
    }.
hadara-effect-bust-bonus = Każde twoje popiersie dodaje { $steps } do toru swojego żetonu{ $points ->
        [0] { "" }
        [one] , a z żetonem rewersem do góry daje { $points } punkt
        [few] , a z żetonem rewersem do góry daje { $points } punkty
        [many] , a z żetonem rewersem do góry daje { $points } punktów
       *[other] , a z żetonem rewersem do góry daje { $points } punkty
    }.
hadara-effect-silver-full = Na koniec gry { $medals ->
        [one] { $medals } srebrna pieczęć liczy
        [few] { $medals } srebrne pieczęcie liczą
        [many] { $medals } srebrnych pieczęci liczy
       *[other] { $medals } srebrne pieczęcie liczą
    } cały tor zamiast połowy.
hadara-effect-set-points = Na koniec gry { $points-per-set ->
        [one] { $points-per-set } punkt
        [few] { $points-per-set } punkty
        [many] { $points-per-set } punktów
       *[other] { $points-per-set } punkty
    } za każdy zestaw pięciu kolorów.
hadara-effect-set-joker = Przy złotych pieczęciach ta karta zastępuje brakujący kolor w { $sets ->
        [one] { $sets } zestawie
        [few] { $sets } zestawach
        [many] { $sets } zestawach
       *[other] { $sets } zestawach
    }.
hadara-effect-double-actions = Do { $colonies ->
        [one] { $colonies } kolonii
        [few] { $colonies } kolonii
        [many] { $colonies } kolonii
       *[other] { $colonies } kolonii
    } w etapie kolonii i do { $busts ->
        [one] { $busts } popiersia
        [few] { $busts } popiersi
        [many] { $busts } popiersi
       *[other] { $busts } popiersi
    } w etapie popiersi.
hadara-effect-requirement-discount = Wymagania kolonii i popiersi są niższe o { $points }.
hadara-effect-buy-requirement = Kolonie i popiersia: brakujące punkty dokupisz po { $coins-per-point ->
        [one] { $coins-per-point } monecie
        [few] { $coins-per-point } monety
        [many] { $coins-per-point } monet
       *[other] { $coins-per-point } monety
    } za punkt, najwyżej { $max-points } w etapie.

## Words of the table

hadara-term-epoch = Epoka
hadara-term-epoch-1 = Epoka I
hadara-term-epoch-2 = Epoka II
hadara-term-epoch-3 = Epoka III
hadara-term-phase-a = Faza A
hadara-term-phase-b = Faza B
hadara-term-setup = Przygotowanie
hadara-term-draft = Draft
hadara-term-piles = Stosy
hadara-term-income = Dochód
hadara-term-colonies = Kolonie
hadara-term-busts = Popiersia
hadara-term-feeding = Żywność
hadara-term-medals = Pieczęcie
hadara-term-over = Koniec gry
hadara-term-turn = Tura
hadara-term-coins = Monety
hadara-term-price = Cena
hadara-term-sale = Cena sprzedaży
hadara-term-points = Punkty
hadara-term-initiative = Inicjatywa
hadara-term-leader = Gracz rozpoczynający
hadara-term-wheel = Koło
hadara-term-crest = Herb
hadara-term-board = Planszetka
hadara-term-setup-card = Karta startowa
hadara-term-deck = Talia
hadara-term-pile = Stos
hadara-term-hand = Ręka
hadara-term-cards = Karty
hadara-term-face-down = Zakryta karta
hadara-term-sold = Sprzedane karty
hadara-term-discarded = Odrzucone karty
hadara-term-track = Tor
hadara-term-colony = Kolonia
hadara-term-requirement = Wymagania
hadara-term-plunder = Splądruj
hadara-term-annex = Przyłącz
hadara-term-plundered = Splądrowana
hadara-term-annexed = Przyłączona
hadara-term-bust = Popiersie
hadara-term-carved = Wykute
hadara-term-bonus = Nagroda
hadara-term-bonus-tile = Żeton bonusu
hadara-term-bonus-tiles = Wolne żetony bonusu
hadara-term-points-side = Rewersem do góry: punkty
hadara-term-silver-medal = Srebrna pieczęć
hadara-term-gold-medal = Złota pieczęć
hadara-term-sets = Zestawy pięciu kolorów
hadara-term-effect = Zdolność specjalna
hadara-term-star = Karta z gwiazdką
hadara-term-tie-coins = Monety na wypadek remisu
hadara-term-reconstructed = Większość liczb na kartach, koloniach, kartach startowych i popiersiach to rekonstrukcja: kto ma pudełko, może wpisać wydrukowane wartości do własnego pliku.
hadara-term-reconstructed-short = Wartość zrekonstruowana
hadara-term-income-now = +{ $coins } { $coins ->
        [one] moneta
        [few] monety
       *[many] monet
    } przy każdym dochodzie
hadara-term-colony-now = w zasięgu kolonia { $list }
hadara-term-colony-next = do kolonii { $value } brakuje punktów: { $missing }
hadara-term-colony-all = wszystkie kolonie zajęte
hadara-term-bust-now = w zasięgu popiersie { $list }
hadara-term-bust-next = do popiersia { $value } brakuje punktów: { $missing }
hadara-term-bust-all = wszystkie popiersia gotowe
hadara-term-food-left = { $n ->
        [0] starcza w sam raz na twoje karty
        [one] starczy na jeszcze { $n } kartę
        [few] starczy na jeszcze { $n } karty
       *[many] starczy na jeszcze { $n } kart
    }
hadara-term-food-missing = { $n ->
        [one] { $n } karta za dużo
        [few] { $n } karty za dużo
       *[many] { $n } kart za dużo
    }
hadara-term-counts = talia { $deck } · stos { $pile }
hadara-term-counts-short = talia{ $deck } stos{ $pile }
hadara-term-points-short = { $n } pkt
hadara-term-with-income = z dochodem { $coins }
hadara-term-sign-tiles = wolne i użyte żetony bonusu na torze
hadara-term-sign-annexed = przyłączona kolonia 9; bez plusa – splądrowana
hadara-term-sign-bust = popiersie z żetonem tego toru albo z żetonem rewersem do góry
hadara-term-sign-silver = srebrna pieczęć za ten tor
hadara-term-sign-gold = złota pieczęć
hadara-term-sign-price = wydrukowana cena i cena dla ciebie
hadara-term-sign-effect = karta ma zdolność specjalną
hadara-term-sign-star = karta, której nie ma w pierwszej rozgrywce
hadara-term-sign-points = punkty; ostatnia kolumna to wynik, gdyby gra skończyła się teraz

## Tracks

hadara-track-income = dochód
hadara-track-military = siła militarna
hadara-track-culture = kultura
hadara-track-food = żywność

## Colours

hadara-colour-yellow = żółta
hadara-colour-red = czerwona
hadara-colour-blue = niebieska
hadara-colour-green = zielona
hadara-colour-purple = fioletowa

## Crests

hadara-crest-monkey = Małpa
hadara-crest-dragon = Smok
hadara-crest-lion = Lew
hadara-crest-pegasus = Pegaz
hadara-crest-scarab = Skarabeusz

## Setup cards and their sides

hadara-setup-s1 = Karta startowa 1
hadara-setup-s2 = Karta startowa 2
hadara-setup-s3 = Karta startowa 3
hadara-setup-s4 = Karta startowa 4
hadara-setup-s5 = Karta startowa 5
hadara-side-a = A
hadara-side-b = B

## Busts

hadara-bust-bust-1 = Popiersie 1
hadara-bust-bust-2 = Popiersie 2
hadara-bust-bust-3 = Popiersie 3
hadara-bust-bust-4 = Popiersie 4

## Cards

hadara-card-y1-01 = Sprzedawca soli z oazy
hadara-card-y1-02 = Przewodnik karawan
hadara-card-y1-03 = Rachmistrz muszli kauri
hadara-card-y1-04 = Handlarz kadzidłem
hadara-card-y1-05 = Pisarz spichlerza
hadara-card-y1-06 = Przewoźnik rzeczny
hadara-card-y1-07 = Poborca opłat portowych
hadara-card-y1-08 = Kupiec z Bursztynowego Szlaku
hadara-card-y1-09 = Mincerz z Lidii
hadara-card-y1-10 = Wytwórca purpury
hadara-card-r1-01 = Wojownik z brązową włócznią
hadara-card-r1-02 = Procarz z wysp
hadara-card-r1-03 = Straż grodziska
hadara-card-r1-04 = Dobosz wojenny
hadara-card-r1-05 = Łupieżca z trzcinowej łodzi
hadara-card-r1-06 = Woźnica rydwanu
hadara-card-r1-07 = Wojownik z obsydianowym ostrzem
hadara-card-r1-08 = Dowódca straży świątynnej
hadara-card-r1-09 = Jeździec na słoniu
hadara-card-r1-10 = Dowódca hoplitów
hadara-card-b1-01 = Śpiewak pieśni o jęczmieniu
hadara-card-b1-02 = Pisarz glinianych tabliczek
hadara-card-b1-03 = Malarz naskalny
hadara-card-b1-04 = Mistrz złoceń
hadara-card-b1-05 = Strażnik opowieści
hadara-card-b1-06 = Kapłanka gwiazd
hadara-card-b1-07 = Tancerz w masce żniw
hadara-card-b1-08 = Twórca eposu
hadara-card-b1-09 = Budowniczy megalitów
hadara-card-b1-10 = Mierniczy piramid
hadara-card-g1-01 = Siewca prosa
hadara-card-g1-02 = Plantator oliwek
hadara-card-g1-03 = Łowca dzików
hadara-card-g1-04 = Zbieraczka ziół
hadara-card-g1-05 = Pszczelarz
hadara-card-g1-06 = Rolnik znad rozlewisk
hadara-card-g1-07 = Pasterz koni
hadara-card-g1-08 = Budowniczy tarasów ryżowych
hadara-card-g1-09 = Hodowca kukurydzy
hadara-card-g1-10 = Kopacz kanałów
hadara-card-p1-01 = Matrona targów
hadara-card-p1-02 = Targ wymienny
hadara-card-p1-03 = Wędrowny nauczyciel
hadara-card-p1-04 = Święto pór roku
hadara-card-p1-05 = Kaplica czterech wiatrów
hadara-card-p1-06 = Kołodziej
hadara-card-p1-07 = Wyrocznia z gaju
hadara-card-p1-08 = Wioska garncarzy
hadara-card-p1-09 = Żeglarz łodzi z bocznym pływakiem
hadara-card-p1-10 = Królewski kurhan
hadara-card-p1-11 = Gildia wagowych
hadara-card-p1-12 = Rada czempionów
hadara-card-p1-13 = Krąg bardów
hadara-card-p1-14 = Związek siewców
hadara-card-y2-01 = Agent Jedwabnego Szlaku
hadara-card-y2-02 = Płatnik najemników
hadara-card-y2-03 = Skarbnik gildii
hadara-card-y2-04 = Faktor portu korzennego
hadara-card-y2-05 = Zarządca mennicy
hadara-card-y2-06 = Zarządca zamku celnego
hadara-card-y2-07 = Strażnik iluminowanych rachunków
hadara-card-y2-08 = Nadzorca jarmarku
hadara-card-y2-09 = Transsaharyjski handlarz złotem
hadara-card-y2-10 = Hanzeatycki armator
hadara-card-r2-01 = Strzelec z długim łukiem
hadara-card-r2-02 = Konny łucznik stepu
hadara-card-r2-03 = Mnich wojownik
hadara-card-r2-04 = Kapitan kaprów
hadara-card-r2-05 = Inżynier oblężniczy
hadara-card-r2-06 = Oficer mameluków
hadara-card-r2-07 = Jarl z drakkaru
hadara-card-r2-08 = Wierny samuraj
hadara-card-r2-09 = Kasztelan
hadara-card-r2-10 = Marszałek wielkiego chana
hadara-card-b2-01 = Wędrowny minstrel
hadara-card-b2-02 = Piwowar z opactwa
hadara-card-b2-03 = Nadworny kronikarz
hadara-card-b2-04 = Papiernik
hadara-card-b2-05 = Kaligraf
hadara-card-b2-06 = Projektant kobierców
hadara-card-b2-07 = Mistrz ceremonii herbaty
hadara-card-b2-08 = Aktor teatru cieni
hadara-card-b2-09 = Witrażysta katedralny
hadara-card-b2-10 = Uczony z Domu Mądrości
hadara-card-g2-01 = Oracz z ciężkim pługiem
hadara-card-g2-02 = Młynarz z wiatraka
hadara-card-g2-03 = Sokolnik
hadara-card-g2-04 = Ogrodnik klasztorny
hadara-card-g2-05 = Opiekun stawów karpiowych
hadara-card-g2-06 = Dzierżawca winnicy
hadara-card-g2-07 = Ogrodnik z pływających ogrodów
hadara-card-g2-08 = Górski pasterz lam
hadara-card-g2-09 = Budowniczy kanatów
hadara-card-g2-10 = Włodarz trójpolówki
hadara-card-p2-01 = Poborca daniny
hadara-card-p2-02 = Odkrywcy z królewskim przywilejem
hadara-card-p2-03 = Urząd heraldyczny
hadara-card-p2-04 = Order Honoru
hadara-card-p2-05 = Warsztat astrolabiów
hadara-card-p2-06 = Pionier druku
hadara-card-p2-07 = Strażnik szlaku pielgrzymów
hadara-card-p2-08 = Aptekarz zielarz
hadara-card-p2-09 = Wódz górskiego klanu
hadara-card-p2-10 = Wiszący klasztor
hadara-card-p2-11 = Spichlerz na czas głodu
hadara-card-p2-12 = Giełda zbożowa
hadara-card-p2-13 = Dzierżawca podatków
hadara-card-p2-14 = Akademia rzeźbiarzy
hadara-card-y3-01 = Założyciel spółki akcyjnej
hadara-card-y3-02 = Właściciel stalowni
hadara-card-y3-03 = Właściciel galerii
hadara-card-y3-04 = Producent konserw
hadara-card-y3-05 = Inwestor kolejowy
hadara-card-y3-06 = Szef spółki telegraficznej
hadara-card-y3-07 = Założyciel domu towarowego
hadara-card-y3-08 = Właściciel linii parowców
hadara-card-y3-09 = Prezes banku centralnego
hadara-card-y3-10 = Pionier taśmy produkcyjnej
hadara-card-r3-01 = Strażnik pogranicza
hadara-card-r3-02 = Chirurg szpitala polowego
hadara-card-r3-03 = Kapelmistrz pułkowy
hadara-card-r3-04 = Kwatermistrz floty
hadara-card-r3-05 = Zwiadowca balonowy
hadara-card-r3-06 = Generał kawalerii
hadara-card-r3-07 = Architekt twierdz
hadara-card-r3-08 = Admirał pancerników
hadara-card-r3-09 = Przywódca wyzwolenia
hadara-card-r3-10 = Marszałek floty sterowców
hadara-card-b3-01 = Redaktor gazety
hadara-card-b3-02 = Ilustrator botaniczny
hadara-card-b3-03 = Kompozytor hymnu
hadara-card-b3-04 = Powieściopisarz
hadara-card-b3-05 = Fotograf uliczny
hadara-card-b3-06 = Śpiewaczka operowa
hadara-card-b3-07 = Rektor uniwersytetu
hadara-card-b3-08 = Pionier kina
hadara-card-b3-09 = Fizyk laureat
hadara-card-b3-10 = Architekt opery
hadara-card-g3-01 = Wynalazca siewnika
hadara-card-g3-02 = Właściciel cukrowni
hadara-card-g3-03 = Zarządca rancza
hadara-card-g3-04 = Dyrektor ogrodu botanicznego
hadara-card-g3-05 = Chemik od nawozów
hadara-card-g3-06 = Konstruktor traktorów
hadara-card-g3-07 = Załoga trawlera dalekomorskiego
hadara-card-g3-08 = Inżynier chłodnictwa
hadara-card-g3-09 = Genetyk roślin
hadara-card-g3-10 = Projektant zapory nawadniającej
hadara-card-p3-01 = Akademia doskonałości
hadara-card-p3-02 = Strażnik rekordów świata
hadara-card-p3-03 = Wystawa światowa
hadara-card-p3-04 = Muzeum narodów
hadara-card-p3-05 = Encyklopedia świata
hadara-card-p3-06 = Wynalazca światła elektrycznego
hadara-card-p3-07 = Korespondent wojenny
hadara-card-p3-08 = Założyciel korpusu pomocy
hadara-card-p3-09 = Wyprawa polarna
hadara-card-p3-10 = Żelazna wieża
hadara-card-p3-11 = Człowiek renesansu
hadara-card-p3-12 = Wielki kanclerz
hadara-card-p3-13 = Zręczny dyplomata
hadara-card-p3-14 = Prywatny finansista

## Colonies

hadara-colony-c03-1 = Osady w trzcinowej delcie
hadara-colony-c03-2 = Klany Miedzianych Wzgórz
hadara-colony-c03-3 = Rybacka zatoczka
hadara-colony-c03-4 = Cedrowa dolina
hadara-colony-c03-5 = Pustynne studnie
hadara-colony-c09-1 = Malowany kanion
hadara-colony-c09-2 = Brzeg słonego jeziora
hadara-colony-c09-3 = Bambusowe wybrzeże
hadara-colony-c09-4 = Tarasy winnic
hadara-colony-c09-5 = Wyspy laguny
hadara-colony-c15-1 = Archipelag korzenny
hadara-colony-c15-2 = Równiny tabunów
hadara-colony-c15-3 = Świątynne wyżyny
hadara-colony-c15-4 = Osady fiordów
hadara-colony-c15-5 = Srebrne góry
hadara-colony-c21-1 = Miasta lasu deszczowego
hadara-colony-c21-2 = Żelazny step
hadara-colony-c21-3 = Marmurowe wyspy
hadara-colony-c21-4 = Perłowe cieśniny
hadara-colony-c21-5 = Porty monsunu
hadara-colony-c30-1 = Wybrzeże wschodu słońca
hadara-colony-c30-2 = Królestwa pojezierza
hadara-colony-c30-3 = Złota delta
hadara-colony-c30-4 = Liga północy
hadara-colony-c30-5 = Miasto kopuł

## Parts of a game, for replays and charts

hadara-round = Epoka { $number ->
        [1] I
        [2] II
       *[other] III
    }
hadara-rounds = Epoki

## What a piece is, where one points at it

hadara-term-boards-alike = Planszetki różnią się tylko herbem.
hadara-term-drawn = Dobrane karty
hadara-tip-deck = Talia ({ $colour }): { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }. Kto z niej dobiera, pokazuje koło.
hadara-tip-pile = Stos ({ $colour }): { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }. W fazie B można wziąć wierzchnią kartę.
hadara-tip-bust = Popiersie: wymaga kultury { $requirement }. { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punkty
    }, a żeton bonusu na nim daje { $bonus } na torze albo tyle samo punktów.
hadara-tip-colony = Kolonia: wymaga siły militarnej { $value }. Splądrowanie: +{ $plunder } monet. Przyłączenie: −{ $annex } monet i liczy się jej druga strona.
hadara-tip-colony-points = Warta { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punkty
    }.
hadara-tip-columns = Karty ({ $colour }): { $count }. Każda obniża cenę następnej karty swojego koloru.
hadara-tip-crest = Herb gracza { $name } wskazuje talię ({ $colour }).
hadara-term-bust-gives = +{ $bonus } na torze albo w punktach
hadara-term-bust-track = Żeton podnosi swój tor
hadara-term-bust-points = Żeton rewersem do góry daje punkty

# The glossary: one text for each symbol, track, card kind and term, with its name, and the forms by which the rules call it.
hadara-gloss-track = dochód, siła militarna, kultura albo żywność. Znacznik przesuwają kroki z kart, przyłączonych kolonii i żetonów bonusu; tor nie ma końca.
    .name = Tor
    .forms = tor, tory, toru, torów, torach, torze, torem
hadara-gloss-income = każdy etap dochodu daje tyle monet, ile pokazuje ten tor. Żółty.
    .name = Dochód
    .forms = dochód, dochodu, dochodem
hadara-gloss-military = pozwala zdobywać kolonie do tej wartości. Czerwony.
    .name = Siła militarna
    .forms = siła militarna, siły militarnej, siłę militarną
hadara-gloss-culture = pozwala wykuwać popiersia do tej wartości. Niebieski.
    .name = Kultura
    .forms = kultur*
hadara-gloss-food = tyle kart można wyżywić; kto ma ich więcej, odrzuca nadmiar w etapie żywności. Zielony.
    .name = Żywność
    .forms = żywnoś*
hadara-gloss-plus-ten = leży przy torze, który minął 10; znacznik idzie dalej od 1.
    .name = Żeton „+10”
    .forms = żeton „+10”, żetony „+10”
hadara-gloss-card = jedna z kart epok: kupuje się ją dla kroków, punktów i zdolności albo sprzedaje. Karta startowa do nich nie należy.
    .name = Karta
    .forms = karta, karty, kart, kartę, kartą, kartach
hadara-gloss-yellow = najczęściej podnosi dochód. Każda twoja żółta karta obniża cenę następnej o 1.
    .name = Żółta karta
    .forms = żółta, żółtej, żółtych, żółtą
hadara-gloss-red = najczęściej podnosi siłę militarną. Każda twoja czerwona karta obniża cenę następnej o 1.
    .name = Czerwona karta
    .forms = czerwona, czerwonej, czerwonych, czerwoną
hadara-gloss-blue = najczęściej podnosi kulturę. Każda twoja niebieska karta obniża cenę następnej o 1.
    .name = Niebieska karta
    .forms = niebieska, niebieskiej, niebieskich, niebieską
hadara-gloss-green = najczęściej podnosi żywność. Każda twoja zielona karta obniża cenę następnej o 1.
    .name = Zielona karta
    .forms = zielona, zielonej, zielonych, zieloną
hadara-gloss-purple = wiele z nich ma własną zdolność specjalną, inne dają punkty. Każda twoja fioletowa karta obniża cenę następnej o 1.
    .name = Fioletowa karta
    .forms = fioletow*
hadara-gloss-star = fioletowa karta, którą odkłada się w pierwszej rozgrywce.
    .name = Karta z gwiazdką
    .forms = gwiazdk*
hadara-gloss-epoch = jedna trzecia gry: faza A z draftem, potem faza B ze stosami.
    .name = Epoka
    .forms = epoka, epoki, epoce, epokę, epok
hadara-gloss-phase = faza A: draft, dochód, kolonie, popiersia. Faza B: stosy, dochód, kolonie, popiersia, żywność, pieczęcie.
    .name = Faza
    .forms = faza A, faza B, fazę A, fazę B, fazie A, fazie B
hadara-gloss-draft = pięć tur: każdy dobiera dwie karty, jedną kupuje albo sprzedaje, drugą kładzie na stos jej koloru.
    .name = Draft
    .forms = draft*
hadara-gloss-feeding = kto ma więcej kart niż żywności, odrzuca nadmiar.
    .name = Etap żywności
    .forms = etapie żywności, etap żywności
hadara-gloss-crest = zwierzę z planszetki gracza. Na kole wskazuje talię, z której gracz dobiera.
    .name = Herb
    .forms = herb*
hadara-gloss-wheel = na początku epoki ustawia je gracz rozpoczynający; po każdej turze draftu herby wskazują następne talie.
    .name = Koło
    .forms = koło, koła, kole
hadara-gloss-deck = zakryte karty jednego koloru: w każdej epoce po dwie na gracza.
    .name = Talia
    .forms = talia, talii, talie, talię
hadara-gloss-pile = karty jednego koloru, których nie wybrano w drafcie. Wziąć można tylko wierzchnią.
    .name = Stos
    .forms = stosy, stosów, wierzch stosu, każdego stosu, wierzch stosu
hadara-gloss-leader = w danej epoce zaczyna wszystko, co robi się po kolei, i ustawia koło.
    .name = Gracz rozpoczynający
    .forms = gracz rozpoczynający, gracza rozpoczynającego
hadara-gloss-initiative = liczba na karcie startowej. Najniższa rozpoczyna epokę I, następna epokę II, trzecia epokę III.
    .name = Inicjatywa
    .forms = inicjatyw*
hadara-gloss-setup = daje początkowe monety i wartości torów z wybranej strony.
    .name = Karta startowa
    .forms = karta startowa, karty startowej, kart startowych, karty startowe
hadara-gloss-coins = płaci się nimi za karty, przyłączanie i pieczęcie. Na koniec każde pięć to 1 punkt.
    .name = Monety
    .forms = monet*
hadara-gloss-price = cena z karty minus 1 za każdą twoją kartę tego koloru, nigdy poniżej 0.
    .name = Cena
    .forms = cena, ceny, cenę, cen
hadara-gloss-sale = tyle daje sprzedana karta, bez względu na jej cenę: 2, 3 albo 4 monety w epokach I, II i III.
    .name = Cena sprzedaży
    .forms = ceny sprzedaży, cena sprzedaży
hadara-gloss-colony = płytka, która wymaga siły militarnej. Możesz ją od razu splądrować dla monet albo zapłacić i odwrócić.
    .name = Kolonia
    .forms = koloni*
hadara-gloss-plunder = weź monety z awersu kolonii; płytka zostaje awersem do góry i daje jego punkty.
    .name = Splądruj
    .forms = spląd*
hadara-gloss-annex = zapłać monety z awersu kolonii i odwróć ją; kroki z rewersu przesuwają twoje tory.
    .name = Przyłącz
    .forms = przyłącz*
hadara-gloss-bust = wykuwa się je, gdy wystarcza kultury: punkty na koniec i nagroda z żetonem, który się na nim kładzie.
    .name = Popiersie
    .forms = popiersi*
hadara-gloss-bonus-tile = po dwa w kolorze każdego toru. Każdy trafia na popiersie, srebrną pieczęć albo fioletową kartę, która go wymaga.
    .name = Żeton bonusu
    .forms = żeton bonusu, żetony bonusu, żetonów bonusu
hadara-gloss-silver = zajmuje żeton bonusu; na koniec połowa tego toru daje punkty, zaokrąglona w górę.
    .name = Srebrna pieczęć
    .forms = srebrn*
hadara-gloss-gold = na koniec daje punkty za każdy zestaw pięciu kolorów.
    .name = Złota pieczęć
    .forms = złota, złote, złotej, złotą, złotych
hadara-gloss-set = pięć kart w pięciu kolorach; masz ich tyle, ile kart najrzadszego koloru.
    .name = Zestaw
    .forms = zestaw*
hadara-gloss-points = dają je kolonie, popiersia, pieczęcie, karty i monety; po trzeciej epoce wygrywa, kto ma ich najwięcej.
    .name = Punkty
    .forms = punkty, punktów, punkt
