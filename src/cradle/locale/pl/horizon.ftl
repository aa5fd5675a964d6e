# Za Horyzontem po polsku.

## Title

horizon = Za Horyzontem
horizon-pitch = Badaj, odkrywaj i buduj od kolebki cywilizacji po dziś dzień; koniec gry przybliżają zrealizowane cele.

## Questions and answers

horizon-ask-government = Wybierz ustrój.
horizon-government-government = { $government }
horizon-ask-act = Przesuń pionek akcji: co robisz?
horizon-act-move = { $action }, { $space ->
        [0] pierwsze pole
        [1] drugie pole
        [2] trzecie pole
       *[other] czwarte pole
    } ({ $coins ->
        [0] za darmo
        [one] { $coins } moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }{ $pieces ->
        [0] { "" }
        [one] , wyczerp { $pieces } pionek
        [few] , wyczerp { $pieces } pionki
        [many] , wyczerp { $pieces } pionków
       *[other] , wyczerp { $pieces } pionka
    })
horizon-ask-basic = Wykonać akcję podstawową bez ruszania pionka?
horizon-basic-action = { $action } ({ $coins ->
        [0] za darmo
        [one] { $coins } moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }{ $pieces ->
        [0] { "" }
        [one] , wyczerp { $pieces } pionek
        [few] , wyczerp { $pieces } pionki
        [many] , wyczerp { $pieces } pionków
       *[other] , wyczerp { $pieces } pionka
    })
horizon-basic-skip = Pomiń
horizon-research-skip = Pomiń
horizon-invest-skip = Pomiń
horizon-structure-skip = Pomiń
horizon-recruit-skip = Pomiń
horizon-strengthen-skip = Pomiń
horizon-accept-skip = Pomiń
horizon-ask-research = Którą technologię badasz?
horizon-research-slot = { $technology } ({ $slot })
horizon-ask-colour = Nowa technologia ({ $slot }): wybierz kolor.
horizon-colour-colour = { $colour }
horizon-ask-technology = Wybierz kartę ({ $slot }).
horizon-technology-technology = { $technology }
horizon-ask-invest = { $choice ->
        [0] Zainwestować kostkę z toru „{ $track }”?
        [1] Zainwestuj kostkę: z którego toru?
       *[other] Na torze „{ $track }” nie ma już kostek: z którego innego toru inwestujesz?
    }
horizon-invest-track = { $track } (zostało kostek: { $left })
horizon-cube-track = { $track } (zostało kostek: { $left })
horizon-ask-cube = Kostka — { $purpose }: z którego toru?
horizon-ask-structure = Weź kafel budowli.
horizon-structure-structure = { $structure } (cena budowy: { $price ->
        [one] { $price } moneta
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    })
horizon-ask-recruit = Zwerbuj jednostkę: kogo i gdzie?
horizon-recruit-settler = Osadnik (siła { $strength }): { $place }
horizon-recruit-soldier = Żołnierz (siła { $strength }): { $place }
horizon-ask-strengthen = Wzmocnij jednostkę ({ $kind }): siła +{ $points }.
horizon-strengthen-unit = { $kind }: siła { $strength } → { $to }, { $place }
horizon-ask-move = Porusz jednostki. Zostało: { $points ->
        [one] { $points } punkt ruchu
        [few] { $points } punkty ruchu
        [many] { $points } punktów ruchu
       *[other] { $points } punktu ruchu
    }.
horizon-move-go = { $kind } (siła { $strength }): { $place } { $side ->
        [0] →
        [1] ↗
        [2] ↖
        [3] ←
        [4] ↙
       *[other] ↘
    } { $to-place }
horizon-move-stop = Zakończ ruch
horizon-ask-expand = Ekspansja: budujesz, zasiedlasz czy umacniasz?
horizon-expand-pass = Nic nie rób
horizon-expand-found = Wznieś: { $structure }, { $place } ({ $price ->
        [one] { $price } moneta
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    })
horizon-expand-join = Wznieś istniejącą budowlę: { $place } ({ $price ->
        [one] { $price } moneta
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    })
horizon-expand-settle = Zasiedl wioskę: { $place }
horizon-expand-fortify = Umocnij miasto: { $place }
horizon-ask-builder = { $place }: który osadnik buduje?
horizon-builder-unit = Osadnik o sile { $strength }
horizon-ask-muster = { $place }: kto bierze udział? Siła { $strength } z { $needed }.
horizon-muster-unit = { $kind } (siła { $strength })
horizon-muster-enough = Wystarczy (siła { $strength })
horizon-ask-produce = Produkcja: wybierz jedno.
horizon-produce-population = Populacja: { $amount ->
        [one] { $amount } pionek
        [few] { $amount } pionki
        [many] { $amount } pionków
       *[other] { $amount } pionka
    }
horizon-produce-coins = Monety: { $amount ->
        [one] { $amount } moneta
        [few] { $amount } monety
        [many] { $amount } monet
       *[other] { $amount } monety
    }
horizon-produce-exchange = Wymiany
horizon-ask-exchange = Wymieniaj, ile chcesz.
horizon-exchange-done = Gotowe
horizon-exchange-buy = Kup pionek za { $price ->
        [one] { $price } monetę
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    }
horizon-exchange-recall = Powrót z mapy: { $kind } (siła { $strength }), { $place }
horizon-exchange-sell = Zwróć pionek do kolumn i weź 1 monetę
horizon-ask-goal = Spełniasz kilka celów: zrealizuj jeden.
horizon-goal-goal = { $goal } ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    })
horizon-ask-choose = Wybierz jeden z tych efektów.
horizon-choose-pick = { $option }{ $points ->
        [0] { "" }
        [one] { " · " }{ $points } punkt
        [few] { " · " }{ $points } punkty
        [many] { " · " }{ $points } punktów
       *[other] { " · " }{ $points } punktu
    }{ $coins ->
        [0] { "" }
        [one] { " · " }{ $coins } moneta
        [few] { " · " }{ $coins } monety
        [many] { " · " }{ $coins } monet
       *[other] { " · " }{ $coins } monety
    }{ $pieces ->
        [0] { "" }
        [one] { " · " }{ $pieces } pionek
        [few] { " · " }{ $pieces } pionki
        [many] { " · " }{ $pieces } pionków
       *[other] { " · " }{ $pieces } pionka
    }{ $others-points ->
        [0] { "" }
        [one] { " · inni: " }{ $others-points } punkt
        [few] { " · inni: " }{ $others-points } punkty
        [many] { " · inni: " }{ $others-points } punktów
       *[other] { " · inni: " }{ $others-points } punktu
    }{ $others-coins ->
        [0] { "" }
        [one] { " · inni: " }{ $others-coins } moneta
        [few] { " · inni: " }{ $others-coins } monety
        [many] { " · inni: " }{ $others-coins } monet
       *[other] { " · inni: " }{ $others-coins } monety
    }{ $others-pieces ->
        [0] { "" }
        [one] { " · inni: " }{ $others-pieces } pionek
        [few] { " · inni: " }{ $others-pieces } pionki
        [many] { " · inni: " }{ $others-pieces } pionków
       *[other] { " · inni: " }{ $others-pieces } pionka
    }
horizon-ask-accept = { $offer }{ $pieces ->
        [0] { "" }
        [one] { ": " }{ $pieces } pionek
        [few] { ": " }{ $pieces } pionki
        [many] { ": " }{ $pieces } pionków
       *[other] { ": " }{ $pieces } pionka
    }{ $coins ->
        [0] { "" }
        [one] { ": " }{ $coins } moneta
        [few] { ": " }{ $coins } monety
        [many] { ": " }{ $coins } monet
       *[other] { ": " }{ $coins } monety
    }{ $cards ->
        [0] { "" }
        [one] { ": " }{ $cards } karta
        [few] { ": " }{ $cards } karty
        [many] { ": " }{ $cards } kart
       *[other] { ": " }{ $cards } karty
    }?
horizon-accept-yes = Tak
horizon-ask-order = Zadziała kilka efektów: który pierwszy?
horizon-order-trigger = { $trigger }{ $points ->
        [0] { "" }
        [one] { " · " }{ $points } punkt
        [few] { " · " }{ $points } punkty
        [many] { " · " }{ $points } punktów
       *[other] { " · " }{ $points } punktu
    }{ $coins ->
        [0] { "" }
        [one] { " · " }{ $coins } moneta
        [few] { " · " }{ $coins } monety
        [many] { " · " }{ $coins } monet
       *[other] { " · " }{ $coins } monety
    }{ $pieces ->
        [0] { "" }
        [one] { " · " }{ $pieces } pionek
        [few] { " · " }{ $pieces } pionki
        [many] { " · " }{ $pieces } pionków
       *[other] { " · " }{ $pieces } pionka
    }

## News

horizon-news-governed = { $seat } — ustrój: { $government }.
horizon-news-began = Zaczyna się runda { $round }.
horizon-news-last-round = Zrealizowano dość celów: runda { $round } będzie ostatnia.
horizon-news-acted = { $seat }: { $action }{ $coins ->
        [0] { "" }
        [one] { " (" }{ $coins } moneta)
        [few] { " (" }{ $coins } monety)
        [many] { " (" }{ $coins } monet)
       *[other] { " (" }{ $coins } monety)
    }.
horizon-news-researched = { $seat } wysyła naukowca: { $technology } ({ $slot }).
horizon-news-met = { $seat } spotyka przywódcę: { $leader }.
horizon-news-coloured = { $seat } wybiera kolor: { $colour }.
horizon-news-learned = { $seat } zdobywa technologię: { $technology }.
horizon-news-gained-coins = { $seat } zyskuje { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }.
horizon-news-gained-population = { $seat } aktywuje { $pieces ->
        [one] { $pieces } pionek
        [few] { $pieces } pionki
        [many] { $pieces } pionków
       *[other] { $pieces } pionka
    }.
horizon-news-gained-token = { $seat } bierze { $sort ->
        [0] { $tokens ->
            [one] { $tokens } żeton zasiedlenia
            [few] { $tokens } żetony zasiedlenia
            [many] { $tokens } żetonów zasiedlenia
           *[other] { $tokens } żetonu zasiedlenia
        }
       *[1] { $tokens ->
            [one] { $tokens } żeton umocnienia
            [few] { $tokens } żetony umocnienia
            [many] { $tokens } żetonów umocnienia
           *[other] { $tokens } żetonu umocnienia
        }
    }.
horizon-news-gained-points = { $seat } zapisuje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
horizon-news-invested = { $seat } inwestuje kostkę: { $track } (razem { $cubes ->
        [one] { $cubes } kostka
        [few] { $cubes } kostki
        [many] { $cubes } kostek
       *[other] { $cubes } kostki
    }).
horizon-news-uncovered = { $seat } odsłania pole { $number } z { $cells } ({ $track }).
horizon-news-stepped = { $seat } — nowy szczebel ustroju: { $step }.
horizon-news-took = { $seat } bierze kafel: { $structure }.
horizon-news-recruited = { $seat } — werbunek: { $kind } (siła { $strength }), { $place }.
horizon-news-strengthened = { $seat } — wzmocnienie: { $kind } (siła { $strength }), { $place }.
horizon-news-went = { $seat } — ruch: { $kind } (siła { $strength }) → { $place }.
    .again = → { $place }
horizon-news-explored = { $seat } odkrywa terytorium: { $place }.
horizon-news-settled = { $seat } zasiedla wioskę: { $place }.
horizon-news-fortified = { $seat } umacnia miasto: { $place }.
horizon-news-built = { $seat } — budowa: { $structure }, { $place } ({ $price ->
        [one] { $price } moneta
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    }).
horizon-news-joined = { $seat } — budowa istniejącej budowli: { $structure }, { $place } ({ $price ->
        [one] { $price } moneta
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    }).
horizon-news-produced-population = { $seat } — produkcja: { $pieces ->
        [one] { $pieces } pionek
        [few] { $pieces } pionki
        [many] { $pieces } pionków
       *[other] { $pieces } pionka
    }.
horizon-news-produced-coins = { $seat } — produkcja: { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }.
horizon-news-bought = { $seat } kupuje pionek za { $price ->
        [one] { $price } monetę
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    }.
horizon-news-recalled = { $seat } — powrót z mapy: { $kind } (siła { $strength }), { $place }.
horizon-news-sold = { $seat } zwraca pionek do kolumn i bierze 1 monetę.
horizon-news-completed = { $seat } realizuje cel: { $goal } ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }).

## Score sheet

horizon-score-goals = Cele
horizon-score-technologies = Technologie
horizon-score-breakthroughs = Premie IV poziomu
horizon-score-villages = Wioski
horizon-score-cities = Miasta
horizon-score-structures = Budowle
horizon-score-investments = Tor inwestycji
horizon-score-leaders = Przywódcy
horizon-score-government = Ustrój

## What may happen to a player, for those who ask what to watch

horizon-harm-last-round = Wkrótce ogłoszona zostanie ostatnia runda

## Refusals

horizon-why-2-3 = Ten cel nie bierze udziału w grze.
horizon-why-2-8 = Tego ustroju nie ma na stole.
horizon-why-4-1 = Pionek akcji musi przejść na inne pole.
horizon-why-4-3 = Na tym polu stoi pionek innego gracza.
horizon-why-4-4 = Przy tej liczbie graczy ta akcja nie ma takiego pola.
horizon-why-4-6 = W pierwszej turze dostępne są tylko akcje podstawowe.
horizon-why-4-7 = Z akcji korzystają tylko ci, którzy znają tę technologię.
horizon-why-4-7a = Ta technologia nie ma akcji.
horizon-why-4-8 = Nie spełniasz wymagania tej akcji.
horizon-why-4-9 = Masz za mało monet na tę akcję.
horizon-why-4-9a = Masz za mało aktywnych pionków do wyczerpania na tę akcję.
horizon-why-4-11 = Tego kroku nie można pominąć.
horizon-why-4-12 = Nie ma technologii, którą ta akcja mogłaby zbadać.
horizon-why-4-12a = Nie ma pionka, który mógłby zostać naukowcem.
horizon-why-4-13 = Potem żadna twoja jednostka nie mogłaby się ruszyć.
horizon-why-4-14 = Ta akcja nic by nie dała.
horizon-why-6-1 = Nie znasz powiązanych technologii.
horizon-why-6-1a = Technologii tego poziomu nie można teraz zbadać.
horizon-why-6-2 = Ta technologia jest już przez ciebie zbadana.
horizon-why-6-4 = Karta na tym polu nie jest jeszcze wybrana.
horizon-why-6-5 = Żadna powiązana technologia nie ma takiego koloru głównego.
horizon-why-6-7 = Tej karty nie odkryto.
horizon-why-6-7a = Na tej karcie nie ma wybranego koloru.
horizon-why-6-9 = W talii nie ma już kart tego poziomu.
horizon-why-6-14 = Tej technologii nikt jeszcze nie zbadał.
horizon-why-7-1 = Na tym torze nie ma już kostek.
horizon-why-7-6 = Kostka musi zejść ze wskazanego toru.
horizon-why-7-8 = Tego kafla nie ma wśród odkrytych na tym poziomie.
horizon-why-9-1 = Werbuj na swoim kaflu startowym albo na kaflu ze swoją kostką.
horizon-why-9-1a = Jednostek tego rodzaju nie można teraz werbować.
horizon-why-9-2 = Nie masz wolnego żetonu dla takiej jednostki.
horizon-why-9-3 = Nie masz takiej jednostki na mapie.
horizon-why-9-3a = Jednostek tego rodzaju nie można teraz wzmocnić.
horizon-why-9-4 = Ta jednostka nie może być silniejsza.
horizon-why-9-7 = Zamiast niej wskazano taką samą jednostkę na tym kaflu.
horizon-why-10-1 = Nie masz takiej jednostki na mapie.
horizon-why-10-2 = Przynajmniej jedna jednostka musi się ruszyć.
horizon-why-10-3 = Na cudzym kaflu startowym nie można zostać.
horizon-why-10-8 = Poza brzeg mapy może wyjść tylko osadnik.
horizon-why-10-8a = Mapę można opuścić tylko tam, gdzie nowy kafel styka się co najmniej z dwoma innymi.
horizon-why-10-10 = W tej turze nie możesz odkryć kolejnego kafla.
horizon-why-10-11 = Nie ma już kafli terytoriów.
horizon-why-11-1 = Twoim jednostkom brakuje tam siły.
horizon-why-11-1a = Nie ma tam ani wioski, ani miasta.
horizon-why-11-1b = Wioska nie jest tam jeszcze zasiedlona.
horizon-why-11-2 = Na tym kaflu nie masz innej takiej jednostki.
horizon-why-11-5 = Ta wioska lub miasto ma już właściciela.
horizon-why-12-2 = Tej budowli nie masz w zasobach.
horizon-why-12-2a = Nie ma tam twojego osadnika.
horizon-why-12-3 = Na cudzym kaflu startowym nie można wznieść nowej budowli.
horizon-why-12-3a = Gdzie zasiedlono wioskę, nie można wznieść nowej budowli.
horizon-why-12-3b = Gdzie stoi cudza jednostka, nie można wznieść nowej budowli.
horizon-why-12-3c = Stoi tam już budowla.
horizon-why-12-4 = Nie stać cię na jej cenę.
horizon-why-12-4a = To nie jest twój osadnik na tym kaflu.
horizon-why-12-6 = Nie ma tam budowli.
horizon-why-12-6a = Tę budowlę wzniosło już dwoje graczy.
horizon-why-12-6b = Ta budowla jest już przez ciebie wzniesiona.
horizon-why-12-7 = Nie masz do tego żetonu.
horizon-why-12-8 = To, co jest teraz wykonywane, na to nie pozwala.
horizon-why-13-5 = Masz za mało monet.
horizon-why-13-5a = W twoich kolumnach nie ma już pionków.
horizon-why-13-5b = Nie masz takiej jednostki na mapie.
horizon-why-13-5c = Nie masz aktywnego pionka.
horizon-why-13-5d = W twoich kolumnach nie ma wolnego pola.
horizon-why-14-1 = Nie spełniasz warunku tego celu.
horizon-why-14-2 = Ten cel masz już za sobą.
horizon-why-15-4 = Ten efekt nie czeka na to zdarzenie.
horizon-why-15-5 = Ta możliwość nic nie da.
horizon-why-15-5a = Nie ma takiej możliwości.
horizon-why-15-8 = Tej akcji podstawowej tu nie ma.

## The numbers behind a reason

horizon-sum-action = Koszt: { $space-coins ->
        [0] { $cost }
       *[other] { $price } + { $space-coins } = { $cost }
    }, twoje monety: { $coins }.
horizon-sum-price = Koszt: { $less ->
        [0] { $cost }
       *[other] { $price } − { $less } = { $cost }
    }, twoje monety: { $coins }.
horizon-sum-pieces = Potrzebne aktywne pionki: { $needed }, twoje: { $there }.
horizon-sum-needs = Potrzeba: { $needed }, masz: { $there }.
horizon-sum-strength = Potrzeba siły { $needed }, masz tam { $there }.

## Terms and effects

horizon-term-round = runda { $n }
horizon-term-last = ostatnia runda
horizon-term-goals = cele
horizon-term-tree = drzewo technologii
horizon-term-map = mapa
horizon-term-display = budowle
horizon-term-coins = monety
horizon-term-active = aktywne
horizon-term-columns = kolumny
horizon-term-letters = A B C D E
horizon-term-cubes = kostki
horizon-term-invested = inwestycje
horizon-term-tokens = żetony
horizon-term-units = jednostki
horizon-term-leaders = przywódcy
horizon-term-techs = technologie
horizon-term-supply = kafle
horizon-term-score = punkty
horizon-term-space = pionek akcji
horizon-term-revealed = odkryte
horizon-term-instant = od razu
horizon-term-action = akcja
horizon-term-always = zawsze
horizon-term-end = na koniec
horizon-term-village = wioska
horizon-term-city = miasto
horizon-term-strength = siła
horizon-term-reconstructed = Większość wartości komponentów to nasza rekonstrukcja.
horizon-term-reconstructed-short = wartość zrekonstruowana
horizon-term-governments = Ustroje
horizon-term-slot-empty = nikt jeszcze tego nie zbadał
horizon-effect-count-villages = wioski
horizon-effect-count-cities = miasta
horizon-effect-count-structures = budowle
horizon-effect-count-techs = technologie
horizon-effect-count-techs-level = technologie poziomu { $of }
horizon-effect-count-techs-colour = technologie: { $of }
horizon-effect-count-leaders = przywódcy
horizon-effect-count-goals = cele
horizon-effect-count-invest-cubes = zainwestowane kostki
horizon-effect-count-cubes-off = zdjęte kostki: { $of }
horizon-effect-count-tracks-empty = puste tory
horizon-effect-count-units = jednostki na mapie
horizon-effect-count-unit-strength = siła jednostek
horizon-effect-count-active-pop = aktywne pionki
horizon-effect-count-coins = monety
horizon-effect-count-open-columns = otwarte kolumny
horizon-effect-count-tiles-with-cube = kafle z twoją kostką
horizon-effect-on-research = badanie
horizon-effect-on-first-research = odkrycie technologii
horizon-effect-on-explore = odkrycie kafla
horizon-effect-on-settle = zasiedlenie
horizon-effect-on-fortify = umocnienie
horizon-effect-on-build = budowa
horizon-effect-on-recruit = werbunek
horizon-effect-on-goal = cel
horizon-effect-on-produce-population = produkcja populacji
horizon-effect-on-produce-coins = produkcja monet
horizon-effect-if-level = (poziom { $of } lub wyższy)
horizon-effect-if-known = (znana już komuś)
horizon-effect-modifier-movement-bonus = ruch
horizon-effect-modifier-explore-limit = nowe kafle w turze
horizon-effect-modifier-structure-price = cena budowli
horizon-effect-modifier-buy-pop-price = cena pionka
horizon-effect-complete-goal = zrealizuj cel
horizon-effect-option = możliwość { $number }
horizon-effect-cell = premia pola ({ $track })
horizon-effect-investment = pole { $number } toru inwestycji
horizon-effect-government = { $government } ({ $step })

## To, co wydrukowane, słowami: zdanie na każdy efekt

horizon-effect-does-coins = weź { $n ->
        [one] { $n } monetę
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
horizon-effect-does-population = aktywuj { $n ->
        [one] { $n } pionek
        [few] { $n } pionki
        [many] { $n } pionków
       *[other] { $n } pionka
    }
horizon-effect-does-vp = zyskaj { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
horizon-effect-does-move = porusz jednostki: { $n ->
        [one] { $n } punkt ruchu
        [few] { $n } punkty ruchu
        [many] { $n } punktów ruchu
       *[other] { $n } punktu ruchu
    }
horizon-effect-does-explore = w tej turze możesz odkryć jeszcze { $n ->
        [one] { $n } kafel
        [few] { $n } kafle
        [many] { $n } kafli
       *[other] { $n } kafla
    }
horizon-effect-does-invest = { $n ->
        [1] { $track ->
            [food] zainwestuj kostkę żywności
            [economy] zainwestuj kostkę gospodarki
            [infrastructure] zainwestuj kostkę infrastruktury
           *[any] zainwestuj kostkę z dowolnego toru
        }
       *[other] zainwestuj kostki z dowolnych torów: { $n }
    }
horizon-effect-does-token = weź { $token ->
        [settle] żeton zasiedlenia
       *[fortify] żeton umocnienia
    }
horizon-effect-does-structure = weź kafel budowli poziomu { $level }
horizon-effect-does-recruit = zwerbuj { $unit ->
        [settler] osadnika
        [soldier] żołnierza
       *[either] osadnika lub żołnierza
    } o sile { $n } { $from ->
        [columns] pionkiem z kolumn
       *[active] aktywnym pionkiem
    }
horizon-effect-does-strengthen = wzmocnij { $unit ->
        [settler] osadnika
        [soldier] żołnierza
       *[either] osadnika lub żołnierza
    } o { $n }{ $split ->
        [1] { ", " }dzieląc siłę między jednostki dowolnie
       *[other] { "" }
    }
horizon-effect-does-research = zbadaj technologię poziomu { $level } { $from ->
        [columns] pionkiem z kolumn
       *[active] aktywnym pionkiem
    }{ $known ->
        [1] { ", " }znaną już komuś
       *[other] { "" }
    }{ $free ->
        [1] { ", " }pomijając powiązania
       *[other] { "" }
    }
horizon-effect-does-private = odkryj { $n ->
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    } poziomu { $level } i zachowaj jedną jako własną technologię
horizon-effect-does-basic = wykonaj akcję podstawową ({ $level })
horizon-effect-does-produce-population = wyprodukuj populację
horizon-effect-does-produce-coins = wyprodukuj monety
horizon-effect-does-expand-build = wznieś budowlę
horizon-effect-does-expand-settle = zasiedl wioskę
horizon-effect-does-expand-fortify = umocnij miasto
horizon-effect-does-others = każdy z pozostałych: { $what }
horizon-effect-does-each = { $what } za { $each }
horizon-effect-does-most = { $what } (najwyżej { $n })
horizon-effect-does-cost = { $price }: { $what }
horizon-effect-does-exhaust = wyczerp { $n ->
        [one] { $n } pionek
        [few] { $n } pionki
        [many] { $n } pionków
       *[other] { $n } pionka
    }
horizon-effect-does-column = otwiera kolumnę { $column }: jej pionki można produkować
horizon-effect-does-income = przy każdej produkcji monet jeszcze { $n }
horizon-effect-does-points = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    } na koniec
horizon-effect-does-step = twój ustrój osiąga szczebel: { $step }
horizon-effect-does-movement-bonus = każdy ruch ma o { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    } więcej
horizon-effect-does-explore-limit = w każdej turze możesz odkryć jeszcze { $n ->
        [one] { $n } kafel
        [few] { $n } kafle
        [many] { $n } kafli
       *[other] { $n } kafla
    }
horizon-effect-does-structure-price = budowle kosztują cię o { $n ->
        [one] { $n } monetę
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    } mniej
horizon-effect-does-buy-pop-price = kupowane pionki kosztują cię o { $n ->
        [one] { $n } monetę
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    } mniej
horizon-effect-or = { $one } lub { $two }
horizon-effect-and = { $one } i { $two }

horizon-effect-when-research = gdy badasz technologię
horizon-effect-when-first-research = gdy odkrywasz technologię
horizon-effect-when-explore = gdy odkrywasz kafel
horizon-effect-when-settle = gdy zasiedlasz
horizon-effect-when-fortify = gdy umacniasz
horizon-effect-when-build = gdy budujesz
horizon-effect-when-recruit = gdy werbujesz { $unit ->
        [settler] osadnika
        [soldier] żołnierza
       *[either] jednostkę
    }
horizon-effect-when-goal = gdy realizujesz cel
horizon-effect-when-produce-population = gdy produkujesz populację
horizon-effect-when-produce-coins = gdy produkujesz monety
horizon-effect-when-level = gdy badasz technologię poziomu { $level } lub wyższego
horizon-effect-when-known = gdy badasz to, co znają inni

horizon-effect-per-villages = każdą twoją wioskę
horizon-effect-per-cities = każde twoje miasto
horizon-effect-per-structures = każdą wzniesioną przez ciebie budowlę
horizon-effect-per-techs = każdą twoją technologię
horizon-effect-per-techs-level = każdą twoją technologię poziomu { $of }
horizon-effect-per-techs-colour = każdą twoją technologię: { $of }
horizon-effect-per-leaders = każdego twojego przywódcę
horizon-effect-per-goals = każdy twój cel
horizon-effect-per-invest-cubes = { $n ->
        [1] każdą zainwestowaną przez ciebie kostkę
       *[other] każde { $n } zainwestowane kostki
    }
horizon-effect-per-cubes-off = każdą zdjętą kostkę: { $of }
horizon-effect-per-tracks-empty = każdy twój pusty tor
horizon-effect-per-units = każdą twoją jednostkę
horizon-effect-per-unit-strength = każdy punkt siły twoich jednostek
horizon-effect-per-active-pop = każdy twój aktywny pionek
horizon-effect-per-coins = każdą twoją monetę
horizon-effect-per-open-columns = każdą twoją otwartą kolumnę
horizon-effect-per-tiles-with-cube = każdy kafel z twoją kostką

horizon-effect-need-villages = { $n ->
        [one] { $n } wioska
        [few] { $n } wioski
        [many] { $n } wiosek
       *[other] { $n } wioski
    }
horizon-effect-need-cities = { $n ->
        [one] { $n } miasto
        [few] { $n } miasta
        [many] { $n } miast
       *[other] { $n } miasta
    }
horizon-effect-need-structures = { $n ->
        [one] { $n } budowla
        [few] { $n } budowle
        [many] { $n } budowli
       *[other] { $n } budowli
    }
horizon-effect-need-techs = { $n ->
        [one] { $n } technologia
        [few] { $n } technologie
        [many] { $n } technologii
       *[other] { $n } technologii
    }
horizon-effect-need-techs-level = { $n ->
        [one] { $n } technologia
        [few] { $n } technologie
        [many] { $n } technologii
       *[other] { $n } technologii
    } poziomu { $of }
horizon-effect-need-techs-colour = { $n ->
        [one] { $n } technologia
        [few] { $n } technologie
        [many] { $n } technologii
       *[other] { $n } technologii
    }: { $of }
horizon-effect-need-leaders = { $n ->
        [one] { $n } przywódca
        [few] { $n } przywódców
        [many] { $n } przywódców
       *[other] { $n } przywódcy
    }
horizon-effect-need-goals = { $n ->
        [one] { $n } cel
        [few] { $n } cele
        [many] { $n } celów
       *[other] { $n } celu
    }
horizon-effect-need-invest-cubes = { $n ->
        [one] { $n } zainwestowana kostka
        [few] { $n } zainwestowane kostki
        [many] { $n } zainwestowanych kostek
       *[other] { $n } zainwestowanej kostki
    }
horizon-effect-need-cubes-off = zdjęte kostki ({ $of }): { $n }
horizon-effect-need-tracks-empty = { $n ->
        [one] { $n } pusty tor kostek
        [few] { $n } puste tory kostek
        [many] { $n } pustych torów kostek
       *[other] { $n } pustego toru kostek
    }
horizon-effect-need-units = { $n ->
        [one] { $n } jednostka
        [few] { $n } jednostki
        [many] { $n } jednostek
       *[other] { $n } jednostki
    }
horizon-effect-need-unit-strength = łączna siła jednostek { $n }
horizon-effect-need-active-pop = { $n ->
        [one] { $n } aktywny pionek
        [few] { $n } aktywne pionki
        [many] { $n } aktywnych pionków
       *[other] { $n } aktywnego pionka
    }
horizon-effect-need-coins = { $n ->
        [one] { $n } moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
horizon-effect-need-open-columns = { $n ->
        [one] { $n } otwarta kolumna
        [few] { $n } otwarte kolumny
        [many] { $n } otwartych kolumn
       *[other] { $n } otwartej kolumny
    }
horizon-effect-need-tiles-with-cube = { $n ->
        [one] { $n } kafel
        [few] { $n } kafle
        [many] { $n } kafli
       *[other] { $n } kafla
    } z twoją kostką

## To samo na karcie: czasownik i symbole

horizon-effect-short-invest = zainwestuj { $what }
horizon-effect-short-move = ruch { $what }
horizon-effect-short-recruit = zwerbuj { $what }
horizon-effect-short-with = pionkiem { $what }
horizon-effect-short-research = zbadaj { $what }
horizon-effect-short-free = bez powiązań
horizon-effect-short-known = znaną komuś
horizon-effect-short-produce = produkuj { $what }
horizon-effect-short-build = buduj { $what }
horizon-effect-short-settle = zasiedl { $what }
horizon-effect-short-fortify = umocnij { $what }
horizon-effect-short-basic = akcja podstawowa { $what }
horizon-effect-short-private = na własność: { $what }
horizon-effect-short-others = inni: { $what }
horizon-effect-short-each = { $what } za { $each }
horizon-effect-short-or = lub
horizon-effect-short-most = najwyżej { $n }

## Plansza

horizon-term-phase-action = akcja
horizon-term-phase-expansion = ekspansja
horizon-term-phase-production = produkcja
horizon-term-phase-goal = cel
horizon-term-actions = plansza akcji
horizon-term-basic = akcje podstawowe
horizon-term-basic-note = dostępne dla wszystkich
horizon-term-advanced = akcje zaawansowane
horizon-term-advanced-note = jeśli masz to, czego wymagają
horizon-term-do-basic-1 = Zbadaj I poziom
horizon-term-do-basic-2 = Zbadaj II poziom
horizon-term-do-basic-3 = Zwerbuj i rusz
horizon-term-do-basic-4 = Pionek i moneta
horizon-term-do-advanced-5 = Żeton zasiedlenia
horizon-term-do-advanced-6 = Żeton umocnienia
horizon-term-do-advanced-7 = Zbadaj III poziom
horizon-term-do-advanced-8 = Zbadaj IV poziom
horizon-term-everybody = dla każdego
horizon-term-needs = wymaga: { $what }
horizon-term-missing-coins = brakuje monet: { $n }
horizon-term-missing-pieces = brakuje aktywnych pionków: { $n }
horizon-term-spaces-taken = wszystkie pola są zajęte
horizon-term-you-here = tu stoi twój pionek
horizon-term-first-turn = nie w pierwszej turze
horizon-term-you = Ty
horizon-term-enlarge = powiększ
horizon-term-open = rozwiń
horizon-term-unknown = nieznane: { $n }
horizon-term-to-find = do odkrycia w tej turze: { $n }
horizon-term-explore = Odkryj
horizon-term-points = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
horizon-term-strength-needed = siła do zasiedlenia
horizon-term-village-points = punkty za wioskę
horizon-term-city-points = punkty za miasto
horizon-term-discovery = dla odkrywcy: { $what }
horizon-term-village-tile = wioska: { $points }, kostka z toru „{ $track }”; potem: { $what }
horizon-term-city-tile = miasto: { $points }, kostka z toru „{ $track }”
horizon-term-first-builder = pierwszy budowniczy
horizon-term-second-builder = drugi budowniczy
horizon-term-structure-tile = { $who }: kostka z toru „{ $track }”
horizon-term-price = cena
horizon-term-own-structures = budowle do wzniesienia
horizon-term-none-to-build = brak w zasobach
horizon-term-on-display-note = bierze się je, gdy schodzą kostki infrastruktury
horizon-term-stack = jeszcze { $n }
horizon-term-leaders-met = spotkani przywódcy
horizon-term-my-techs = twoje technologie
horizon-term-my-techs-can = z akcją dla ciebie teraz: { $n }
horizon-term-none-known = jeszcze żadnej: pierwszą da badanie
horizon-term-next-cube = ta kostka zejdzie następna
horizon-term-track-row = { $track }: zostało kostek { $cubes } z { $n }
horizon-term-investment-row = tor inwestycji: kostek { $n } z { $of }
horizon-term-column = kolumna { $column }
horizon-term-column-closed = zamknięta
horizon-term-column-open = otwarta
horizon-term-goal-end = kostek { $n } z { $of }: po { $of } kończy się runda i następuje jeszcze jedna
horizon-term-goal-first = pierwszy: { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
horizon-term-goal-later = następni: { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
horizon-term-level = poziom { $level }
horizon-term-level-closed = poziom { $level } jest teraz niedostępny
horizon-term-slot-not-now = nie teraz
horizon-term-slot-new = nowa
horizon-term-slot-unknown = nieznana, poziom { $level }
horizon-term-discover = Odkryj ją: spotkaj przywódcę i wybierz jedną z kart
horizon-term-leader-here = zakryty przywódca
horizon-term-scientists = naukowcy: { $names }
horizon-term-answer-list = wszystkie odpowiedzi jako lista
horizon-term-brings = co to da
horizon-term-point-at = Wskaż to, co świeci, aby zobaczyć, co da.
horizon-term-tap-at = Dotknij tego, co świeci, aby zobaczyć, co da.
horizon-term-do-it = Zrób to
horizon-term-not-now = Nie teraz
horizon-term-path = { $n ->
        [one] { $n } punkt ruchu
        [few] { $n } punkty ruchu
        [many] { $n } punktów ruchu
       *[other] { $n } punktu ruchu
    }, przez: { $through }
horizon-term-path-direct = { $n ->
        [one] { $n } punkt ruchu
        [few] { $n } punkty ruchu
        [many] { $n } punktów ruchu
       *[other] { $n } punktu ruchu
    }
horizon-term-unit = { $kind }, siła { $n }
horizon-term-go-to = { $kind }: { $to }
horizon-term-space-costs = to pole kosztuje o { $n ->
        [one] { $n } monetę
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    } więcej
horizon-term-space-free = wolne pole
horizon-term-space-of = stoi tu { $seat }
horizon-term-piece-in-columns = pionek z kolumn
horizon-term-no-place-yet = nie było jeszcze akcji
horizon-term-tools = inne odpowiedzi

## Components

horizon-slot-i-1 = poziom I, pole 1
horizon-slot-i-2 = poziom I, pole 2
horizon-slot-i-3 = poziom I, pole 3
horizon-slot-i-4 = poziom I, pole 4
horizon-slot-ii-1 = poziom II, pole 1
horizon-slot-ii-2 = poziom II, pole 2
horizon-slot-ii-3 = poziom II, pole 3
horizon-slot-ii-4 = poziom II, pole 4
horizon-slot-ii-5 = poziom II, pole 5
horizon-slot-ii-6 = poziom II, pole 6
horizon-slot-iii-1 = poziom III, pole 1
horizon-slot-iii-2 = poziom III, pole 2
horizon-slot-iii-3 = poziom III, pole 3
horizon-slot-iii-4 = poziom III, pole 4
horizon-slot-iii-5 = poziom III, pole 5
horizon-slot-iii-6 = poziom III, pole 6
horizon-slot-iv-1 = poziom IV, pole 1
horizon-slot-iv-2 = poziom IV, pole 2
horizon-slot-iv-3 = poziom IV, pole 3
horizon-slot-private = technologia prywatna
horizon-action-basic-1 = Podstawowa 1: zbadaj technologię I poziomu
horizon-action-basic-2 = Podstawowa 2: zbadaj technologię II poziomu
horizon-action-basic-3 = Podstawowa 3: zwerbuj i porusz
horizon-action-basic-4 = Podstawowa 4: pionek i moneta
horizon-action-advanced-5 = Zaawansowana 5: żeton zasiedlenia
horizon-action-advanced-6 = Zaawansowana 6: żeton umocnienia
horizon-action-advanced-7 = Zaawansowana 7: zbadaj technologię III poziomu
horizon-action-advanced-8 = Zaawansowana 8: zbadaj technologię IV poziomu
horizon-action-t1-writing = { horizon-technology-t1-writing }
horizon-action-t1-wheel = { horizon-technology-t1-wheel }
horizon-action-t1-farming = { horizon-technology-t1-farming }
horizon-action-t1-bronze = { horizon-technology-t1-bronze }
horizon-action-t2-iron = { horizon-technology-t2-iron }
horizon-action-t2-cavalry = { horizon-technology-t2-cavalry }
horizon-action-t2-walls = { horizon-technology-t2-walls }
horizon-action-t2-siege = { horizon-technology-t2-siege }
horizon-action-t2-coinage = { horizon-technology-t2-coinage }
horizon-action-t2-sailing = { horizon-technology-t2-sailing }
horizon-action-t2-roads = { horizon-technology-t2-roads }
horizon-action-t2-navigation = { horizon-technology-t2-navigation }
horizon-action-t2-maths = { horizon-technology-t2-maths }
horizon-action-t2-astronomy = { horizon-technology-t2-astronomy }
horizon-action-t2-engineering = { horizon-technology-t2-engineering }
horizon-action-t2-metallurgy = { horizon-technology-t2-metallurgy }
horizon-action-t2-philosophy = { horizon-technology-t2-philosophy }
horizon-action-t2-medicine = { horizon-technology-t2-medicine }
horizon-action-t2-law = { horizon-technology-t2-law }
horizon-action-t2-poetry = { horizon-technology-t2-poetry }
horizon-action-t3-gunpowder = { horizon-technology-t3-gunpowder }
horizon-action-t3-rockets = { horizon-technology-t3-rockets }
horizon-action-t3-conscription = { horizon-technology-t3-conscription }
horizon-action-t3-steamships = { horizon-technology-t3-steamships }
horizon-action-t3-banking = { horizon-technology-t3-banking }
horizon-action-t3-industry = { horizon-technology-t3-industry }
horizon-action-t3-press = { horizon-technology-t3-press }
horizon-action-t3-trade = { horizon-technology-t3-trade }
horizon-action-t3-electricity = { horizon-technology-t3-electricity }
horizon-action-t3-cooling = { horizon-technology-t3-cooling }
horizon-action-t3-computer = { horizon-technology-t3-computer }
horizon-action-t3-flight = { horizon-technology-t3-flight }
horizon-action-t3-education = { horizon-technology-t3-education }
horizon-action-t3-rights = { horizon-technology-t3-rights }
horizon-action-t3-cinema = { horizon-technology-t3-cinema }
horizon-action-t3-diplomacy = { horizon-technology-t3-diplomacy }
horizon-action-t4-internet = { horizon-technology-t4-internet }
horizon-action-t4-space = { horizon-technology-t4-space }
horizon-action-t4-nuclear = { horizon-technology-t4-nuclear }
horizon-action-t4-genetics = { horizon-technology-t4-genetics }
horizon-action-t4-union = { horizon-technology-t4-union }
horizon-action-t4-satellites = { horizon-technology-t4-satellites }
horizon-action-t4-ai = { horizon-technology-t4-ai }
horizon-action-t4-renewables = { horizon-technology-t4-renewables }
horizon-technology-t1-writing = Pismo
horizon-technology-t1-wheel = Koło
horizon-technology-t1-farming = Uprawa roli
horizon-technology-t1-bronze = Broń z brązu
horizon-technology-t2-iron = Obróbka żelaza
horizon-technology-t2-cavalry = Jeździectwo
horizon-technology-t2-walls = Kamienne mury
horizon-technology-t2-siege = Sztuka oblężnicza
horizon-technology-t2-coinage = Bicie monet
horizon-technology-t2-sailing = Żegluga
horizon-technology-t2-roads = Brukowane drogi
horizon-technology-t2-navigation = Nawigacja gwiezdna
horizon-technology-t2-maths = Matematyka
horizon-technology-t2-astronomy = Astronomia
horizon-technology-t2-engineering = Inżynieria
horizon-technology-t2-metallurgy = Metalurgia
horizon-technology-t2-philosophy = Filozofia
horizon-technology-t2-medicine = Medycyna
horizon-technology-t2-law = Kodeks praw
horizon-technology-t2-poetry = Epos
horizon-technology-t3-gunpowder = Proch strzelniczy
horizon-technology-t3-rockets = Rakiety
horizon-technology-t3-conscription = Pobór
horizon-technology-t3-steamships = Flota parowa
horizon-technology-t3-banking = Bankowość
horizon-technology-t3-industry = Przemysł parowy
horizon-technology-t3-press = Prasa masowa
horizon-technology-t3-trade = Handel zamorski
horizon-technology-t3-electricity = Elektryczność
horizon-technology-t3-cooling = System chłodzenia
horizon-technology-t3-computer = Komputer
horizon-technology-t3-flight = Lotnictwo
horizon-technology-t3-education = Oświata powszechna
horizon-technology-t3-rights = Prawa obywatelskie
horizon-technology-t3-cinema = Kino
horizon-technology-t3-diplomacy = Dyplomacja
horizon-technology-t4-internet = Internet
horizon-technology-t4-space = Loty kosmiczne
horizon-technology-t4-nuclear = Energia jądrowa
horizon-technology-t4-genetics = Inżynieria genetyczna
horizon-technology-t4-union = Parlament świata
horizon-technology-t4-satellites = Sieć satelitów
horizon-technology-t4-ai = Myślące maszyny
horizon-technology-t4-renewables = Czysta energia
horizon-technology-unknown = nowa technologia
horizon-leader-l2-attila = Attyla
horizon-leader-l2-hammurabi = Hammurabi
horizon-leader-l2-cleopatra = Kleopatra
horizon-leader-l2-suntzu = Sun Zi
horizon-leader-l2-archimedes = Archimedes
horizon-leader-l2-hypatia = Hypatia
horizon-leader-l2-homer = Homer
horizon-leader-l2-alexander = Aleksander Wielki
horizon-leader-l2-ashoka = Aśoka
horizon-leader-l2-confucius = Konfucjusz
horizon-leader-l3-leonardo = Leonardo da Vinci
horizon-leader-l3-gutenberg = Johannes Gutenberg
horizon-leader-l3-zhenghe = Zheng He
horizon-leader-l3-elizabeth = Elżbieta I
horizon-leader-l3-newton = Isaac Newton
horizon-leader-l3-joan = Joanna d’Arc
horizon-leader-l3-mozart = Wolfgang Amadeus Mozart
horizon-leader-l3-napoleon = Napoleon Bonaparte
horizon-leader-l3-musa = Mansa Musa
horizon-leader-l3-pachacuti = Pachacuti
horizon-leader-l4-einstein = Albert Einstein
horizon-leader-l4-curie = Maria Skłodowska-Curie
horizon-leader-l4-gandhi = Mohandas Gandhi
horizon-leader-l4-lovelace = Ada Lovelace
horizon-leader-l4-king = Martin Luther King
horizon-leader-l4-tesla = Nikola Tesla
horizon-leader-l4-roosevelt = Eleanor Roosevelt
horizon-government-g1a = Królestwo Rzek
horizon-government-g1b = Wojenna Drużyna
horizon-government-g2a = Dom Uczonych
horizon-government-g2b = Liga Kupców
horizon-government-g3a = Mistrzowie Budowy
horizon-government-g3b = Dalecy Wędrowcy
horizon-government-g4a = Żyzna Dolina
horizon-government-g4b = Rada Starszych
horizon-goal-goal-a1 = Złoty wiek
horizon-goal-goal-a2 = Wiek rozumu
horizon-goal-goal-a3 = Wielka Biblioteka
horizon-goal-goal-b1 = Ojczyzna
horizon-goal-goal-b2 = Korona miast
horizon-goal-goal-b3 = Rozległe włości
horizon-goal-goal-c1 = Wielkie inwestycje
horizon-goal-goal-c2 = Mistrzowie jednego fachu
horizon-goal-goal-c3 = Wielkie zastępy
horizon-structure-str-01 = Farma
horizon-structure-str-02 = Targ
horizon-structure-str-03 = Koszary
horizon-structure-str-04 = Spichlerz
horizon-structure-str-05 = Warsztat
horizon-structure-str-06 = Kapliczka
horizon-structure-str-07 = Port
horizon-structure-str-08 = Strażnica
horizon-structure-str-09 = Faktoria
horizon-structure-str-10 = Akwedukt
horizon-structure-str-11 = Dom cechowy
horizon-structure-str-12 = Akademia
horizon-structure-str-13 = Świątynia
horizon-structure-str-14 = Zamek
horizon-structure-str-15 = Urząd mierniczy
horizon-structure-str-16 = Teatr
horizon-structure-str-17 = Stocznia
horizon-structure-str-18 = Mennica
horizon-structure-str-19 = Uniwersytet
horizon-structure-str-20 = Opera
horizon-structure-str-21 = Elektrownia
horizon-structure-str-22 = Dworzec kolejowy
horizon-structure-str-23 = Parlament
horizon-structure-str-24 = Giełda
horizon-place-cradle = Kolebka
horizon-place-home-1 = kafel startowy ({ $player-1 })
horizon-place-home-2 = kafel startowy ({ $player-2 })
horizon-place-home-3 = kafel startowy ({ $player-3 })
horizon-place-home-4 = kafel startowy ({ $player-4 })
horizon-place-ter-01 = Solne Wybrzeże
horizon-place-ter-02 = Trzcinowe Bagno
horizon-place-ter-03 = Przełęcz Karawan
horizon-place-ter-04 = Kamienne Wzgórza
horizon-place-ter-05 = Pogranicze
horizon-place-ter-06 = Zielona Łąka
horizon-place-ter-07 = Czerwony Kanion
horizon-place-ter-08 = Pszeniczna Równina
horizon-place-ter-09 = Wietrzny Przylądek
horizon-place-ter-10 = Dębowy Las
horizon-place-ter-11 = Bliźniacze Jeziora
horizon-place-ter-12 = Żelazna Grań
horizon-place-ter-13 = Dolina Łowców
horizon-place-ter-14 = Kamienne Łuki
horizon-place-ter-15 = Bursztynowy Brzeg
horizon-place-ter-16 = Rozwidlenie Rzek
horizon-place-ter-17 = Stara Twierdza
horizon-place-ter-18 = Dolina Sadów
horizon-place-ter-19 = Marmurowe Klify
horizon-place-ter-20 = Wysoki Step
horizon-place-ter-21 = Szmaragdowa Delta
horizon-place-ter-22 = Srebrna Góra
horizon-place-ter-23 = Złote Piaski
horizon-place-ter-24 = Królewski Płaskowyż
horizon-place-unknown = nieznane ziemie
horizon-colour-blue = niebieski (nauka)
horizon-colour-red = czerwony (wojna)
horizon-colour-yellow = żółty (handel)
horizon-colour-green = zielony (kultura)
horizon-track-food = żywność
horizon-track-economy = gospodarka
horizon-track-infrastructure = infrastruktura
horizon-track-any = dowolny tor
horizon-kind-settler = osadnik
horizon-kind-soldier = żołnierz
horizon-kind-either = osadnik lub żołnierz
horizon-token-settle = żeton zasiedlenia
horizon-token-fortify = żeton umocnienia
horizon-step-despotism = despotyzm
horizon-step-theocracy = teokracja
horizon-step-monarchy = monarchia
horizon-step-democracy = demokracja
horizon-purpose-investment = tor inwestycji
horizon-purpose-village = wioska
horizon-purpose-city = miasto
horizon-purpose-left = budowla
horizon-purpose-right = budowla
horizon-purpose-goal = cel
horizon-offer-population = Wyprodukować teraz populację
horizon-offer-coins = Wyprodukować teraz monety
horizon-offer-private-2 = Dobrać karty i wziąć prywatną technologię II poziomu
horizon-offer-private-3 = Dobrać karty i wziąć prywatną technologię III poziomu
horizon-option-t3-diplomacy-1 = żeton zasiedlenia
horizon-option-t3-diplomacy-2 = żeton umocnienia
horizon-option-t3-diplomacy-3 = żeton zasiedlenia
horizon-option-t3-diplomacy-4 = żeton umocnienia
horizon-option-l2-hammurabi-1 = zainwestuj kostkę infrastruktury
horizon-option-l2-hammurabi-2 = monety, potem wznieś budowlę
horizon-option-l2-hypatia-1 = zbadaj technologię I poziomu pionkiem z kolumn
horizon-option-l2-hypatia-2 = populacja
horizon-option-l2-homer-1 = populacja
horizon-option-l2-homer-2 = punkty dla ciebie, populacja dla innych
horizon-option-l2-confucius-1 = populacja i moneta
horizon-option-l2-confucius-2 = punkty dla ciebie, mniej dla innych
horizon-option-l3-gutenberg-1 = zbadaj otwartą technologię I lub II poziomu, ignorując powiązania
horizon-option-l3-gutenberg-2 = zainwestuj kostkę i weź monetę
horizon-option-l3-newton-1 = populacja
horizon-option-l3-newton-2 = punkty dla ciebie, mniej dla innych
horizon-option-l3-mozart-1 = zainwestuj kostkę żywności i weź populację
horizon-option-l3-mozart-2 = punkty za twoje zielone technologie
horizon-option-l3-napoleon-1 = umocnij teraz miasto
horizon-option-l3-napoleon-2 = żeton umocnienia
horizon-option-l3-musa-1 = monety
horizon-option-l3-musa-2 = punkty dla ciebie, monety dla innych
horizon-option-l3-pachacuti-1 = zasiedl teraz wioskę
horizon-option-l3-pachacuti-2 = żeton zasiedlenia
horizon-option-l4-gandhi-1 = punkty tylko dla ciebie
horizon-option-l4-gandhi-2 = więcej punktów dla ciebie, trochę dla innych
horizon-option-l4-roosevelt-1 = żeton zasiedlenia i monety
horizon-option-l4-roosevelt-2 = żeton umocnienia i monety
horizon-option-investment-7-1 = żeton zasiedlenia
horizon-option-investment-7-2 = żeton umocnienia
horizon-trigger-t2-sailing-1 = { horizon-technology-t2-sailing }
horizon-trigger-t2-philosophy-1 = { horizon-technology-t2-philosophy }
horizon-trigger-t3-banking-1 = { horizon-technology-t3-banking }
horizon-trigger-t3-flight-1 = { horizon-technology-t3-flight }
horizon-trigger-t3-diplomacy-1 = { horizon-technology-t3-diplomacy }
horizon-trigger-g1a-despotism-1 = { horizon-government-g1a } ({ horizon-step-despotism })
horizon-trigger-g1a-theocracy-1 = { horizon-government-g1a } ({ horizon-step-theocracy })
horizon-trigger-g1b-despotism-1 = { horizon-government-g1b } ({ horizon-step-despotism })
horizon-trigger-g1b-theocracy-1 = { horizon-government-g1b } ({ horizon-step-theocracy })
horizon-trigger-g2a-despotism-1 = { horizon-government-g2a } ({ horizon-step-despotism })
horizon-trigger-g2a-theocracy-1 = { horizon-government-g2a } ({ horizon-step-theocracy })
horizon-trigger-g2b-despotism-1 = { horizon-government-g2b } ({ horizon-step-despotism })
horizon-trigger-g3a-despotism-1 = { horizon-government-g3a } ({ horizon-step-despotism })
horizon-trigger-g3a-theocracy-1 = { horizon-government-g3a } ({ horizon-step-theocracy })
horizon-trigger-g3b-despotism-1 = { horizon-government-g3b } ({ horizon-step-despotism })
horizon-trigger-g3b-theocracy-1 = { horizon-government-g3b } ({ horizon-step-theocracy })
horizon-trigger-g4a-despotism-1 = { horizon-government-g4a } ({ horizon-step-despotism })
horizon-trigger-g4a-theocracy-1 = { horizon-government-g4a } ({ horizon-step-theocracy })
horizon-trigger-g4a-theocracy-2 = { horizon-government-g4a } ({ horizon-step-theocracy })
horizon-trigger-g4b-despotism-1 = { horizon-government-g4b } ({ horizon-step-despotism })
horizon-trigger-g4b-despotism-2 = { horizon-government-g4b } ({ horizon-step-despotism })
horizon-trigger-g4b-theocracy-1 = { horizon-government-g4b } ({ horizon-step-theocracy })
horizon-trigger-food-5-1 = premia produkcji ({ horizon-track-food })
horizon-trigger-economy-5-1 = premia produkcji ({ horizon-track-economy })

## Parts of a game, for replays and charts

horizon-round = Runda { $number }
horizon-rounds = Rundy

# The glossary: one text for each symbol, track, card kind and term, with its name, and the forms by which the rules call it.
horizon-gloss-actor = przechodzi na wolne pole innej akcji albo na inne pole tej samej; zostać na miejscu może tylko na akcji podstawowej 4.
    .name = Pionek akcji
    .forms = pionek akcji
horizon-gloss-basic = dostępna dla każdego od pierwszej tury.
    .name = Akcja podstawowa
    .forms = akcja podstawowa, akcje podstawowe
horizon-gloss-advanced = dostępna dla każdego, kto spełnia jej wymaganie, od drugiej tury.
    .name = Akcja zaawansowana
    .forms = akcja zaawansowana, akcję zaawansowaną, zaawansowane
horizon-gloss-coin = płaci się nią za akcje, budowle i pionki; monety się nie kończą.
    .name = Moneta
    .forms = monet*
horizon-gloss-piece = ludność w strefie zasobów, gotowa zostać naukowcem, osadnikiem lub żołnierzem.
    .name = Aktywny pionek
    .forms = aktywny pionek, aktywnym pionkiem, aktywnych pionków, aktywny
horizon-gloss-column = nieaktywna ludność, kolumny od A do E. Pionek bierze się zawsze z pierwszej niepustej kolumny od lewej.
    .name = Kolumny
    .forms = kolumn*
horizon-gloss-exhaust = przenieść pionek na wolne pole kolumn najbardziej z prawej.
    .name = Wyczerpać
    .forms = wyczerp*
horizon-gloss-lock = kolumna produkuje dopiero wtedy, gdy nie ma już kostki pod nią.
    .name = Zamknięta kolumna
    .forms = otwartej kolumny
horizon-gloss-cube = zawsze opuszcza zajęte pole swojego toru najbardziej z lewej; odsłonięte pole wtedy działa.
    .name = Kostka rozwoju
    .forms = kostk*
horizon-gloss-food = jego kostki otwierają kolumny ludności i bonusy za jej produkcję.
    .name = Tor żywności
    .forms = żywnoś*
horizon-gloss-economy = jego kostki otwierają monety i bonusy za ich produkcję.
    .name = Tor gospodarki
    .forms = gospodark*
horizon-gloss-infrastructure = jego kostki otwierają kafle budowli i szczeble ustroju.
    .name = Tor infrastruktury
    .forms = infrastruktur*
horizon-gloss-invested = przyjmuje kostki z innych torów: bonusy, dodatkowy ruch i punkty.
    .name = Tor inwestycji
    .forms = tor inwestycji, toru inwestycji, inwestycj*
horizon-gloss-technology = zbadanie daje jej bonus, akcję, trwały efekt i punkty według poziomu.
    .name = Technologia
    .forms = technologi*
horizon-gloss-blue = kolor nauki wśród technologii.
    .name = Niebieski
    .forms = niebieski
horizon-gloss-red = kolor wojny wśród technologii.
    .name = Czerwony
    .forms = czerwony
horizon-gloss-yellow = kolor handlu wśród technologii.
    .name = Żółty
    .forms = żółty
horizon-gloss-green = kolor kultury wśród technologii.
    .name = Zielony
    .forms = zielony
horizon-gloss-slot = miejsce na drzewie technologii, poziomu od I do IV, powiązane z polami poziomu niżej.
    .name = Pole drzewa
    .forms = pole drzewa, drzewo technologii
horizon-gloss-link = poziomy II i III wymagają wszystkich powiązanych pól poziomu niżej, poziom IV dwóch.
    .name = Powiązanie
    .forms = powiąza*
horizon-gloss-scientist = pionek na polu drzewa; nigdy nie wraca.
    .name = Naukowiec
    .forms = naukow*
horizon-gloss-leader = leży zakryty na każdym polu poziomów II–IV; bierze go pierwszy naukowiec.
    .name = Przywódca
    .forms = przywód*
horizon-gloss-instant = bonus zyskiwany raz, w tej chwili.
    .name = Od razu
    .forms = natychmiastowy bonus
horizon-gloss-always = działa odtąd zawsze.
    .name = Trwały efekt
    .forms = zdolność trwała, trwały efekt
horizon-gloss-government = karta z czterema szczeblami: despotyzm, teokracja, monarchia i demokracja.
    .name = Ustrój
    .forms = ustrój, ustroju, ustrojów
horizon-gloss-despotism = pierwszy szczebel ustroju; działa od początku.
    .name = Despotyzm
    .forms = despotyzm*
horizon-gloss-theocracy = zdolność trwała; otwiera ją pole infrastruktury.
    .name = Teokracja
    .forms = teokracj*
horizon-gloss-monarchy = bonus zyskiwany od razu; otwiera go pole infrastruktury.
    .name = Monarchia
    .forms = monarchi*
horizon-gloss-democracy = punktuje na koniec; otwiera ją ostatnie pole infrastruktury.
    .name = Demokracja
    .forms = demokracj*
horizon-gloss-settler = odkrywa, zasiedla wioski i wznosi budowle.
    .name = Osadnik
    .forms = osadni*
horizon-gloss-soldier = umacnia miasta tam, gdzie wioska jest zasiedlona.
    .name = Żołnierz
    .forms = żołnierz*
horizon-gloss-strength = od 1 do 6; razem jednostki muszą dorównać sile kafla.
    .name = Siła
    .forms = siła, siły, siłę, sile
horizon-gloss-move = każdy punkt przesuwa jedną własną jednostkę na sąsiedni kafel; punkty można dzielić.
    .name = Ruch
    .forms = ruch, ruchu, ruchy
horizon-gloss-explore = osadnik robi krok poza krawędź tam, gdzie nowy kafel dotknie co najmniej dwóch kafli; jeden nowy kafel na turę.
    .name = Odkrywanie
    .forms = bonus odkrycia, poza krawędź mapy
horizon-gloss-cradle = środek mapy.
    .name = Kolebka
    .forms = koleb*
horizon-gloss-home = tu werbuje się twoje jednostki; cudza nie może na nim skończyć ruchu.
    .name = Kafel startowy
    .forms = kafel startowy, kafle startowe, kaflu startowym
horizon-gloss-territory = kafel z siłą, wioską i miastem.
    .name = Terytorium
    .forms = terytori*
horizon-gloss-settle = wydaje się go w fazie ekspansji, by zasiedlić wioskę.
    .name = Żeton zasiedlenia
    .forms = żeton zasiedlenia, żetonów zasiedlenia
horizon-gloss-fortify = wydaje się go w fazie ekspansji, by umocnić miasto.
    .name = Żeton umocnienia
    .forms = żeton umocnienia, żetonów umocnienia
horizon-gloss-village = zasiedlają ją osadnicy, których siła dorównuje sile kafla: bonus od razu i punkty na koniec.
    .name = Wioska
    .forms = wiosk*, wiosek
horizon-gloss-city = umacniają je żołnierze tam, gdzie wioska jest zasiedlona, obojętnie przez kogo; punkty na koniec.
    .name = Miasto
    .forms = miasto, miasta, miast, mieście
horizon-gloss-structure = wznosi ją osadnik za podaną cenę z twojego zapasu; może ją wznieść także drugi gracz.
    .name = Budowla
    .forms = budowl*
horizon-gloss-phase-action = pierwsza faza tury: przestaw pionek akcji i wykonaj akcję.
    .name = Faza akcji
    .forms = faza akcji
horizon-gloss-phase-expansion = druga faza: raz wznieś budowlę, zasiedl albo umocnij, albo nic.
    .name = Faza ekspansji
    .forms = faza ekspansji, ekspansj*
horizon-gloss-phase-production = trzecia faza: populacja, monety albo wymiany.
    .name = Faza produkcji
    .forms = faza produkcji
horizon-gloss-phase-goal = czwarta faza: cel, którego warunki są spełnione, trzeba zrealizować kostką.
    .name = Faza celu
    .forms = faza celu, fazę celu
horizon-gloss-produce = przychodzi za każdym razem, gdy produkuje się to, do czego należy: populację albo monety.
    .name = Bonus produkcji
    .forms = bonus produkcji, bonusy produkcji
horizon-gloss-exchange = zamiast produkcji: 3 monety za pionek, jednostka za aktywny pionek, aktywny pionek za monetę.
    .name = Wymiana
    .forms = wymiany, wymiana, wymian
horizon-gloss-goal = pierwszy na nim dostaje 5 punktów, każdy późniejszy 3. Cztery kostki na celach (przy dwóch graczach trzy) zapowiadają koniec.
    .name = Cel
    .forms = cel, cele, celu, celów, celach
horizon-gloss-laurel = za cele, technologie, wioski, miasta, budowle, inwestycje, przywódców i ustrój.
    .name = Punkty
    .forms = 5 punktów, po 1 punkcie, punkty demokracji, punkty obok, dodatkowe punkty, liczba punktów
