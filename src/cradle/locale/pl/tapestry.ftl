# Tapestry po polsku.

## The title

tapestry = Tapestry
tapestry-pitch = Rozwijaj się na czterech torach od pierwszego ogniska po gwiazdy i utkaj historię własnej cywilizacji.

## Options

tapestry-option-adjustments = Cywilizacje
tapestry-option-adjustments-note = Plansze cywilizacji jak w pudełku, z oficjalnymi poprawkami startowymi albo z jednym z dwóch zestawów zmian.
tapestry-option-adjustments-original = Jak w pudełku
tapestry-option-adjustments-official-start = Poprawki startowe
tapestry-option-adjustments-experimental = Zmiany eksperymentalne z 2022 roku
tapestry-option-adjustments-pack = Zestaw poprawek
tapestry-option-automa = Automa
tapestry-option-automa-note = Przeciwnik w grze solo. Z każdym poziomem tury dochodu dają mu więcej.
tapestry-option-automa-one = Poziom 1: bez cywilizacji
tapestry-option-automa-two = Poziom 2: z cywilizacją
tapestry-option-automa-three = Poziom 3: krok więcej w erze
tapestry-option-automa-four = Poziom 4: więcej kart decyzji
tapestry-option-automa-five = Poziom 5: więcej punktów
tapestry-option-automa-six = Poziom 6: tu jak poziom 5
tapestry-option-shadow = Cesarstwo Cienia
tapestry-option-shadow-note = Trzecia strona, która tylko się rozwija i zabiera wam budowle.
tapestry-option-shadow-no = Nie
tapestry-option-shadow-yes = Tak

## Questions and their answers

tapestry-ask-keep = Którą cywilizację i którą stolicę zachowujesz?
tapestry-keep-keep = { $civilization }, stolica: { $capital }
tapestry-ask-act = Twoja tura: dochód czy rozwój?
tapestry-act-income = Dochód (tura dochodu nr { $space })
tapestry-act-advance = { $track }, pole { $space } ({ $place }): { $effect }; cena: { $any ->
        [0] { $own-resource } ×{ $own }
       *[other] { $own ->
            [0] { $any ->
                [one] { $any } dowolny zasób
                [few] { $any } dowolne zasoby
                [many] { $any } dowolnych zasobów
               *[other] { $any } dowolne zasoby
            }
           *[other] { $own-resource } ×{ $own } + { $any ->
                [one] { $any } dowolny zasób
                [few] { $any } dowolne zasoby
                [many] { $any } dowolnych zasobów
               *[other] { $any } dowolne zasoby
            }
        }
    }
tapestry-ask-token = Który znacznik się rusza? ({ $track })
tapestry-token-to = Ten, który dojdzie na pole { $space }
tapestry-take-resource = Weź: { $resource }
tapestry-pay-resource = Zapłać: { $resource }
tapestry-ask-choose = Wybierz jedno z tego.
tapestry-ask-next = Dostajesz kilka nagród: co najpierw?
tapestry-ask-may = Możesz wykonać: { $effect }
tapestry-may-no = Zrezygnuj
tapestry-may-yes = Wykonaj
tapestry-choose-part = { $effect }
tapestry-next-part = { $effect }
tapestry-ask-take = Wybierz, co bierzesz: { $left ->
         [one] zasób
         [few] { $left } zasoby
         [many] { $left } zasobów
        *[other] { $left } zasoby
    }.
tapestry-ask-pay = Wybierz, czym płacisz: { $left ->
         [one] zasób
         [few] { $left } zasoby
         [many] { $left } zasobów
        *[other] { $left } zasoby
    }.
tapestry-ask-purchase = Zapłacić { $sort ->
        [0] { $amount ->
            [one] { $amount } zasób
            [few] { $amount } zasoby
            [many] { $amount } zasobów
           *[other] { $amount } zasoby
        }
        [1] { $amount ->
            [one] { $amount } kafel
            [few] { $amount } kafle
            [many] { $amount } kafli
           *[other] { $amount } kafle
        }
        [2] { $amount ->
            [one] { $amount } kartę gobelinu
            [few] { $amount } karty gobelinu
            [many] { $amount } kart gobelinu
           *[other] { $amount } karty gobelinu
        }
       *[3] { $amount ->
            [one] { $amount } technologię
            [few] { $amount } technologie
            [many] { $amount } technologii
           *[other] { $amount } technologie
        }
    } i dostać: { $effect }?
tapestry-ask-bonus = { $amount ->
        [0] Wziąć bonus za darmo: { $effect }?
       *[other] Zapłacić { $sort ->
                [0] { $amount ->
                    [one] { $amount } zasób
                    [few] { $amount } zasoby
                    [many] { $amount } zasobów
                   *[other] { $amount } zasoby
                }
                [1] { $amount ->
                    [one] { $amount } kafel
                    [few] { $amount } kafle
                    [many] { $amount } kafli
                   *[other] { $amount } kafle
                }
                [2] { $amount ->
                    [one] { $amount } kartę gobelinu
                    [few] { $amount } karty gobelinu
                    [many] { $amount } kart gobelinu
                   *[other] { $amount } karty gobelinu
                }
               *[3] { $amount ->
                    [one] { $amount } technologię
                    [few] { $amount } technologie
                    [many] { $amount } technologii
                   *[other] { $amount } technologie
                }
            } za bonus: { $effect }?
    }
tapestry-ask-discard-tile = Odrzuć: { $left ->
         [one] kafel
         [few] { $left } kafle
         [many] { $left } kafli
        *[other] { $left } kafle
    }.
tapestry-ask-discard-card = Odrzuć: { $left ->
         [one] kartę gobelinu
         [few] { $left } karty gobelinu
         [many] { $left } kart gobelinu
        *[other] { $left } karty gobelinu
    }.
tapestry-ask-discard-technology = Odrzuć: { $left ->
         [one] technologię
         [few] { $left } technologie
         [many] { $left } technologii
        *[other] { $left } technologie
    }.
tapestry-purchase-no = Nie kupuj
tapestry-purchase-yes = Kup
tapestry-bonus-no = Bez bonusu
tapestry-bonus-yes = Weź bonus
tapestry-discard-tile-tile = Odrzuć: { $tile }
tapestry-discard-card-card = Odrzuć: { $card }
tapestry-discard-technology-technology = Odrzuć: { $technology }
tapestry-ask-step = Darmowy krok: { $track }
tapestry-step-stay = Zostań
tapestry-step-to = Idź na pole { $space }: { $place }
tapestry-ask-step-back = Który znacznik się cofa? ({ $track })
tapestry-step-back-to = Cofnij na pole { $space }
tapestry-ask-again = Które pole powtarzasz?
tapestry-again-place = Powtórz: { $place }
tapestry-ask-build = Postaw budynek: { $building }
tapestry-build-outside = Obok siatki stolicy
tapestry-build-at = Rząd { $row }, kolumna { $column }
tapestry-build-map = Na mapie, pole { $hex }
tapestry-ask-raise = Postaw budowlę: { $landmark }
tapestry-raise-outside = Obok siatki stolicy
tapestry-raise-at = Lewy górny róg: { $row ->
        [-2] trzy rzędy nad siatką
        [-1] dwa rzędy nad siatką
        [0] jeden rząd nad siatką
       *[other] rząd { $row }
    }, { $column ->
        [-2] trzy kolumny na lewo od siatki
        [-1] dwie kolumny na lewo od siatki
        [0] jedną kolumnę na lewo od siatki
       *[other] kolumna { $column }
    }; { $turn ->
        [0] bez obrotu
        [1] obrót o 90°
        [2] obrót o 180°
       *[other] obrót o 270°
    }
tapestry-raise-map = Na mapie, pole { $hex }
tapestry-ask-choose-building = Który budynek dochodu bierzesz?
tapestry-choose-building-building = Weź: { $building }
tapestry-ask-choose-landmark = Którą budowlę bierzesz?
tapestry-choose-landmark-landmark = Weź: { $landmark }
tapestry-ask-tile = Który kafel wykładasz?
tapestry-tile-tile = Wyłóż: { $tile }
tapestry-ask-lay = Gdzie go położyć? ({ $tile })
tapestry-lay-at = Pole { $hex }, { $turn ->
        [0] bez obrotu
        [1] obrót o 60°
        [2] obrót o 120°
        [3] obrót o 180°
        [4] obrót o 240°
       *[other] obrót o 300°
    }: { $sides ->
        [one] pasuje { $sides } bok
        [few] pasują { $sides } boki
        [many] pasuje { $sides } boków
       *[other] pasują { $sides } boki
    }
tapestry-ask-double = PZ za boki: { $sides }. Czy dwa razy: { $effect }?
tapestry-double-no = PZ za boki
tapestry-double-yes = Korzyść dwa razy
tapestry-ask-garrison = Postawić posterunek na polu { $hex }?
tapestry-garrison-no = Bez posterunku
tapestry-garrison-yes = Postaw posterunek
tapestry-ask-gift = Możesz oddać kafel przeciwnikowi i dostać 3 PZ.
tapestry-gift-none = Zatrzymaj wszystkie
tapestry-gift-tile = Oddaj: { $tile }
tapestry-ask-gift-to = Kto go dostanie? ({ $tile })
tapestry-gift-to-other-seat = { $other-seat }
tapestry-ask-voyage = Który kafel kosmosu eksplorujesz?
tapestry-voyage-voyage = Eksploruj: { $voyage }
tapestry-ask-keep-roll = Który z dwóch rzutów zachowujesz?
tapestry-keep-roll-track = { $track }
tapestry-ask-invent = Którą technologię wynajdujesz?
tapestry-invent-technology = Wynajdź: { $technology }
tapestry-invent-deck = Weź wierzchnią kartę talii
tapestry-ask-upgrade = Którą technologię ulepszasz?
tapestry-upgrade-technology = Ulepsz: { $technology } — { $effect }
tapestry-upgrade-none = Bez ulepszenia
tapestry-ask-symbol = Której karty używasz ponownie?
tapestry-symbol-technology = { $technology }: { $effect }
tapestry-ask-refresh = Wymienić trzy odkryte technologie?
tapestry-refresh-no = Zostaw
tapestry-refresh-yes = Wymień
tapestry-ask-imitate-symbol = Wziąć także: { $effect }?
tapestry-imitate-symbol-no = Nie
tapestry-imitate-symbol-yes = Weź
tapestry-ask-conquer = Które terytorium podbijasz?
tapestry-conquer-hex = Podbij pole { $hex }
tapestry-trap-no = Nie reaguj
tapestry-trap-yes = Użyj pułapki
tapestry-term-always-trap = W tej grze nigdy nie używaj pułapki
tapestry-ask-seal = Położyć znacznik na polu { $hex } (nie da się go już podbić) i dostać zasób?
tapestry-seal-no = Nie
tapestry-seal-yes = Zamknij
tapestry-ask-die = Którą kość bierzesz?
tapestry-die-red = Czerwona: { $effect }
tapestry-die-black = Czarna: { $effect }
tapestry-ask-left-die = Wziąć pozostawioną kość: { $effect }?
tapestry-left-die-no = Nie
tapestry-left-die-yes = Weź
tapestry-ask-muster = Z którego rzędu planszy bierzesz posterunek?
tapestry-muster-row = { $row ->
        [0] Górny rząd
       *[other] Dolny rząd
    }: { $effect }
tapestry-ask-play = Którą kartą gobelinu rozpoczynasz nową erę?
tapestry-play-card = Zagraj: { $card }
tapestry-ask-overplay = Którą kartę kładziesz na bieżącą?
tapestry-overplay-card = Zagraj: { $card }
tapestry-ask-play-drawn = Od razu zagrać dobraną kartę i dostać 5 PZ?
tapestry-play-drawn-card = Zagraj: { $card }
tapestry-play-drawn-none = Nie teraz
tapestry-barter-resource = Wymień żywność na: { $resource }
tapestry-barter-stop = Wystarczy
tapestry-ask-colony = Który kafel da ci zasoby?
tapestry-colony-hex = Pole { $hex }
tapestry-ask-dark-age = Na którym torze idziesz o trzy w górę?
tapestry-dark-age-track = O trzy w górę: { $track }
tapestry-ask-boost-token = Który znacznik idzie o trzy w górę? ({ $track })
tapestry-boost-token-from = Ten z pola { $space }
tapestry-ask-burn = Odrzucić karty gobelinu z ręki? Za każdą dostajesz 2 PZ.
tapestry-burn-card = Odrzuć: { $card }
tapestry-burn-stop = Wystarczy
tapestry-guild-stop = Wystarczy
tapestry-guild-buy = Zapłać 5 PZ, weź zasób
tapestry-guild-sell = Zapłać zasób, weź 5 PZ
tapestry-uprising-stop = Wystarczy
tapestry-uprising-hex = Podnieś posterunek na polu { $hex }
tapestry-ask-match = W górę czy w dół, do najbliższego przeciwnika?
tapestry-match-up = W górę: { $track }
tapestry-match-down = W dół: { $track }
tapestry-ask-match-token = Który znacznik się rusza? ({ $track })
tapestry-match-token-from = Ten z pola { $space }
tapestry-ask-restart = Na którym torze znacznik zaczyna od nowa?
tapestry-restart-track = { $track }
tapestry-ask-ally = Kto jest twoim sojusznikiem?
tapestry-ally-other-seat = { $other-seat }
tapestry-ask-marry = Czyje korzyści i na którym torze dzielisz?
tapestry-marry-into = { $other-seat }: { $track }
tapestry-ask-dictate = Na którym torze robisz krok i zamykasz go przed innymi?
tapestry-dictate-track = { $track }
tapestry-ask-magnate = Na którym torze możecie iść ty i sąsiedzi?
tapestry-magnate-track = { $track }
tapestry-ask-torch = Oddać robotnika i dostać 10 PZ?
tapestry-torch-no = Nie
tapestry-torch-yes = Oddaj robotnika
tapestry-ask-trade = Korzyść z czyjego pola bierzesz?
tapestry-trade-rival = Automa albo Cesarstwo Cienia: { $place }
tapestry-trade-copy = { $other-seat }: { $place }
tapestry-ask-spy = Którą kartę kopiujesz?
tapestry-spy-card = Skopiuj: { $card }
tapestry-ask-civilization = Która cywilizacja działa teraz?
tapestry-civilization-civilization = { $civilization }
tapestry-ask-alchemy = Rzucasz dalej czy kończysz?
tapestry-alchemy-stop = Zakończ
tapestry-alchemy-roll = Rzuć jeszcze raz
tapestry-ask-transmute = Na którym z torów idziesz w górę?
tapestry-transmute-track = { $track }
tapestry-ask-stage = Dokąd idzie twój znacznik?
tapestry-stage-slot = { $effect }
tapestry-ask-leader = Którego przywódcy używasz?
tapestry-leader-none = Żadnego
tapestry-leader-track = { $track }
tapestry-ask-merry = Który znacznik idzie w górę?
tapestry-merry-column = { $effect }
tapestry-ask-floor = Gdzie zaczyna tancerz?
tapestry-floor-slot = { $effect }
tapestry-ask-dance = Który tancerz i dokąd idzie?
tapestry-ask-herald = Na której karcie stawiasz herolda?
tapestry-herald-none = Na żadnej
tapestry-herald-card = { $card }
tapestry-ask-proclaim = Położyć kartę na Twórcy ognia, bez jej efektu?
tapestry-proclaim-none = Bez karty
tapestry-proclaim-card = { $card }
tapestry-ask-history = Komu dajesz historyka i który kwadrat odkrywasz?
tapestry-history-none = Nikomu
tapestry-history-give = { $other-seat }: { $effect }
tapestry-history-rival = Automa albo Cesarstwo Cienia: { $effect }
tapestry-historian-other-seat = { $other-seat }
tapestry-historian-rival = Automa albo Cesarstwo Cienia
tapestry-ask-tinker = Którą technologię dowolnego gracza oznaczasz i ulepszasz?
tapestry-tinker-none = Żadnej
tapestry-tinker-technology = { $technology }
tapestry-predict-number = Przepowiadam: { $number }
tapestry-vision-part = { $effect }
tapestry-ask-swap = Zamiana budynków: który pierwszy?
tapestry-swap-plot = Rząd { $row }, kolumna { $column }
tapestry-swap-stop = Wystarczy
tapestry-ask-swap-with = Z którym budynkiem innego rodzaju?
tapestry-swap-with-plot = Rząd { $row }, kolumna { $column }
tapestry-cube-plot = Rząd { $row }, kolumna { $column }
tapestry-ask-carved = Którą zakrytą nagrodę bierzesz?
tapestry-carved-column = { $effect }
tapestry-jump-track = { $track }
tapestry-jump-stop = Wystarczy
tapestry-ask-spread = Który budynek bierzesz?
tapestry-spread-building = { $building }
tapestry-ask-stall = Gdzie stawiasz kupca?
tapestry-stall-none = Nigdzie
tapestry-stall-hex = Pole { $hex }
tapestry-ask-crucible = Zachować kość czy rzucić ponownie?
tapestry-crucible-again = Rzuć ponownie
tapestry-crucible-science = Nauka: { $effect }
tapestry-crucible-red = Czerwona, dwa razy: { $effect }
tapestry-crucible-black = Czarna: { $effect }
tapestry-ask-homeland = Z którego swojego kafla bierzesz korzyść?
tapestry-homeland-hex = Pole { $hex }
tapestry-ask-venture = Gdzie handlujesz?
tapestry-venture-none = Nigdzie
tapestry-venture-token = Znacznik na polu { $hex }
tapestry-venture-building = Budynek na polu { $hex }
tapestry-ask-wares = Który kafel dostaje { $other-seat }?
tapestry-wares-tile = { $tile }
tapestry-ask-warehouse = Który budynek stanie na polu { $hex }?
tapestry-warehouse-building = { $building }
tapestry-build-statue = Na posągu, kolumna: { $pillar ->
        [0] lewa
        [1] środkowa
       *[2] prawa
    }
tapestry-ask-carve = Jak wysoko jest znacznik? Kolumna: { $column ->
        [0] lewa
        [1] środkowa
       *[2] prawa
    }
tapestry-dance-move = { $token ->
        [0] Pierwszy tancerz
       *[1] Drugi tancerz
    }: { $effect }
tapestry-carve-height = { $height ->
        [0] Bez znacznika
       *[other] Poziom { $height }
    }
tapestry-ask-barter = Wymienić żywność na inny zasób? Za każdą dostajesz 2 PZ. Zostało żywności: { $left }.
tapestry-ask-guild = Handlować z gildiami? Zostało: { $left ->
         [one] { $left } transakcja
         [few] { $left } transakcje
         [many] { $left } transakcji
        *[other] { $left } transakcje
    }.
tapestry-ask-uprising = Który posterunek podnosisz? Zostało: { $left ->
         [one] { $left } powstanie
         [few] { $left } powstania
         [many] { $left } powstań
        *[other] { $left } powstania
    }.
tapestry-ask-historian = Kto dostaje historyka? Zostało: { $left ->
         [one] { $left } historyk
         [few] { $left } historyków
         [many] { $left } historyków
        *[other] { $left } historyków
    }.
tapestry-ask-predict = Twoja przepowiednia: { $category }. Zostało: { $left ->
         [one] { $left } przepowiednia
         [few] { $left } przepowiednie
         [many] { $left } przepowiedni
        *[other] { $left } przepowiednie
    }.
tapestry-ask-vision = Która wizja się spełnia? Zostało: { $left ->
         [one] { $left } wizja
         [few] { $left } wizje
         [many] { $left } wizji
        *[other] { $left } wizje
    }.
tapestry-ask-cube = Zablokuj działkę, każdą w innej dzielnicy. Zostało: { $left ->
         [one] { $left } działka
         [few] { $left } działki
         [many] { $left } działek
        *[other] { $left } działki
    }.
tapestry-ask-jump = Na którym torze skaczesz o cztery pola? Zostało: { $left ->
         [one] { $left } skok
         [few] { $left } skoki
         [many] { $left } skoków
        *[other] { $left } skoki
    }.
tapestry-ask-trap = { $automatic ->
        [0] { $other-seat } atakuje cię na polu { $hex }. Użyć pułapki?
       *[other] Automa atakuje cię na polu { $hex }. Użyć pułapki?
    }

## What happens

tapestry-news-kept = { $seat }: cywilizacja — { $civilization }, stolica — { $capital }.
tapestry-news-turn = Tura { $number }: { $seat }.
tapestry-news-income = { $seat }: dochód nr { $number }.
tapestry-news-advanced = { $seat } rozwija się: { $place }.
tapestry-news-regressed = { $seat } cofa się: { $track }, pole { $space }.
tapestry-term-goods = { $goods ->
        [0] { $amount ->
            [one] { $amount } monetę
            [few] { $amount } monety
            [many] { $amount } monet
           *[other] { $amount } monety
        }
        [1] { $amount ->
            [one] { $amount } robotnika
            [few] { $amount } robotników
            [many] { $amount } robotników
           *[other] { $amount } robotnika
        }
        [2] { $amount ->
            [one] { $amount } żywność
            [few] { $amount } żywności
            [many] { $amount } żywności
           *[other] { $amount } żywności
        }
       *[other] { $amount ->
            [one] { $amount } kulturę
            [few] { $amount } kultury
            [many] { $amount } kultury
           *[other] { $amount } kultury
        }
    }
tapestry-news-gained = { $seat } dostaje { tapestry-term-goods }.
    .again = { tapestry-term-goods }
tapestry-news-paid = { $seat } płaci { tapestry-term-goods }.
    .again = { tapestry-term-goods }
tapestry-news-played = { $seat } zagrywa: { $card }.
tapestry-news-face-down = { $seat } kładzie zakrytą kartę gobelinu.
tapestry-news-explored = { $seat } wykłada: { $tile }, pole { $hex }.
tapestry-news-voyaged = { $seat } eksploruje: { $voyage }.
tapestry-news-rolled = { $seat } rzuca kością nauki: { $track }.
tapestry-news-invented = { $seat } wynajduje: { $technology }.
tapestry-news-refreshed = { $seat } wymienia odkryte technologie.
tapestry-news-conquered = { $seat } atakuje pole { $hex }.
tapestry-news-trapped = { $seat } zagrywa pułapkę na polu { $hex }.
tapestry-news-built = { $seat } dostaje budynek: { $building }.
tapestry-news-claimed = { $seat } zdobywa budowlę: { $landmark }.
tapestry-news-achieved = { $seat } zdobywa osiągnięcie: { $achievement }.
tapestry-news-joined = { $seat } zdobywa kolejną cywilizację: { $civilization }.
tapestry-news-gave-tile = { $seat } oddaje: { $tile }, odbiorca — { $other-seat }.
tapestry-news-token = { $seat } kładzie znacznik cywilizacji: { $civilization }.
tapestry-news-dice = { $seat } rzuca kośćmi podboju. Czerwona: { $red-effect }; czarna: { $black-effect }.
tapestry-news-won = { $seat } pokonuje Automę { $points } : { $automa-points }.
tapestry-news-lost = Automa wygrywa: { $seat } ma { $points }, a Automa { $automa-points }.
tapestry-news-upgraded = { $seat } ulepsza: { $technology }.
tapestry-news-scored = { $seat } zdobywa { $points ->
         [one] { $points } PZ
         [few] { $points } PZ
         [many] { $points } PZ
        *[other] { $points } PZ
    } ({ $score }).
tapestry-news-finished = { $seat } kończy grę, wynik — { $points ->
         [one] { $points } PZ
         [few] { $points } PZ
         [many] { $points } PZ
        *[other] { $points } PZ
    }.
tapestry-news-drew-tiles = { $seat } dobiera { $amount ->
         [one] { $amount } kafel terytorium
         [few] { $amount } kafle terytoriów
         [many] { $amount } kafli terytoriów
        *[other] { $amount } kafle terytoriów
    }.
tapestry-news-drew-cards = { $seat } dobiera { $amount ->
         [one] { $amount } kartę gobelinu
         [few] { $amount } karty gobelinu
         [many] { $amount } kart gobelinu
        *[other] { $amount } karty gobelinu
    }.
tapestry-news-bot-turn = Tura { $number }: { $bot }.
tapestry-news-bot-income = { $bot }: dochód nr { $number }.
tapestry-news-bot-advanced = { $bot } rozwija się: { $place }.
tapestry-news-bot-regressed = { $bot } cofa się: { $track }, pole { $space }.
tapestry-news-bot-face-down = { $bot } kładzie zakrytą kartę gobelinu.
tapestry-news-bot-explored = { $bot } wykłada: { $tile }, pole { $hex }.
tapestry-news-bot-rolled = { $bot } rzuca kością nauki: { $track }.
tapestry-news-bot-conquered = { $bot } atakuje pole { $hex }.
tapestry-news-bot-trapped = { $bot } zagrywa pułapkę na polu { $hex }.
tapestry-news-bot-claimed = { $bot } zdobywa budowlę: { $landmark }.
tapestry-news-bot-achieved = { $bot } zdobywa osiągnięcie: { $achievement }.
tapestry-news-bot-scored = { $bot } zdobywa { $points ->
         [one] { $points } PZ
         [few] { $points } PZ
         [many] { $points } PZ
        *[other] { $points } PZ
    } ({ $score }).
tapestry-news-bot-drew-cards = { $bot } dobiera { $amount ->
         [one] { $amount } kartę gobelinu
         [few] { $amount } karty gobelinu
         [many] { $amount } kart gobelinu
        *[other] { $amount } karty gobelinu
    }.

## What may happen to a player, for those who ask what to watch

tapestry-harm-face-down = Brak karty gobelinu: kładziesz zakrytą

## Refusals

tapestry-why-1-3 = Ta stolica nie była ci przydzielona.
tapestry-why-1-4 = Ta cywilizacja nie była ci przydzielona.
tapestry-why-2-5 = Nie masz tego zasobu.
tapestry-why-3-1 = Nie stać cię na ten krok.
tapestry-why-3-3 = Ten krok jest obowiązkowy.
tapestry-why-3-3b = Twój znacznik jest już na końcu tego toru.
tapestry-why-3-3a = Żaden twój znacznik nie może tak się ruszyć.
tapestry-why-3-5a = Nie masz tego do odrzucenia.
tapestry-why-3-7 = Ten tor jest teraz zablokowany.
tapestry-why-3-8 = Żaden twój znacznik nie cofnie się z tego pola.
tapestry-why-3-10 = Powtórzyć można tylko pole pod twoim znacznikiem, które w tej turze jeszcze nie zadziałało.
tapestry-why-4-2 = Nie masz tego kafla w zapasie.
tapestry-why-4-3 = Pole nie sąsiaduje z twoim terytorium.
tapestry-why-4-3a = Na tej mapie nie ma takiego pola.
tapestry-why-4-3b = Pole jest już odkryte.
tapestry-why-4-3c = Ten obrót wygląda tak samo jak inny.
tapestry-why-4-6 = Nie masz tego kafla kosmosu.
tapestry-why-6-1 = Ta technologia nie jest odkryta.
tapestry-why-6-1a = Teraz można wziąć tylko odkrytą technologię.
tapestry-why-6-2 = Nie ma już technologii do dobrania.
tapestry-why-6-3 = Karty z górnego rzędu nie można ulepszyć.
tapestry-why-6-3a = To nie twoja technologia.
tapestry-why-6-4 = Ani ty, ani sąsiedzi nie spełniacie wymagania karty.
tapestry-why-6-5 = Ulepszenie jest obowiązkowe.
tapestry-why-6-6 = Nie masz takiej karty w odpowiednim rzędzie.
tapestry-why-7-1 = Terytorium nie sąsiaduje z twoim.
tapestry-why-7-1a = Nie ma tam odkrytego terytorium.
tapestry-why-7-1b = To terytorium jest już twoje.
tapestry-why-7-1c = Stoją tam dwa pionki: terytorium jest bezpieczne.
tapestry-why-7-6 = Nie masz pułapki.
tapestry-why-8-1 = Ta działka jest zajęta.
tapestry-why-8-2 = Budowla zakryłaby coś, co już stoi.
tapestry-why-8-2a = Nie ma takiego miejsca dla tej budowli.
tapestry-why-8-3 = Nie ma już takich budynków.
tapestry-why-8-4 = Na niedostępnych działkach nie można budować.
tapestry-why-9-3 = Nie masz tej karty na ręce.
tapestry-why-11-3 = Ta opcja nie jest teraz możliwa.
tapestry-why-11-4 = Ta część jest już wykonana.
tapestry-why-12-3 = Żaden przeciwnik, który jeszcze gra, nie może wziąć kafla.
tapestry-why-12-3a = Ostatni kafel jest potrzebny tobie, żeby eksplorować.
tapestry-why-12-5 = Sojusznikiem może być tylko inny gracz.
tapestry-why-12-5a = Sojusz zabrania ci podbijać tego gracza.
tapestry-why-12-10 = To nie jest kafel pod twoją kontrolą.
tapestry-why-12-15 = Ta budowla jest już zajęta.
tapestry-why-12-16 = Tego nie wyrzucono.
tapestry-why-12-17 = Takiej karty nie można teraz skopiować.
tapestry-why-12-21 = Gildie handlują tylko w jednym kierunku.
tapestry-why-12-21a = Nie masz czym zapłacić.
tapestry-why-12-23 = Wybierz innego gracza.
tapestry-why-12-24 = Nie masz już żywności do wymiany.
tapestry-why-12-24a = Żywność zamienia się na inny zasób, a nie na żywność.
tapestry-why-12-35 = Nie ma tam twojego posterunku, który może wstać.
tapestry-why-12-36 = Nie ma tam przeciwnika, do którego można dojść.
tapestry-why-12-41 = Nie stoi tam znacznik przeciwnika.
tapestry-why-12-43 = Tej karty przed chwilą nie dobrano.
tapestry-why-13-0b = Ta cywilizacja nie ma teraz nic do zrobienia.
tapestry-why-13-2a = Nie ma tam budynku, który można zamienić.
tapestry-why-13-3 = W tej kolumnie posągu nie ma miejsca.
tapestry-why-13-4 = Nie prowadzi tam żadna droga.
tapestry-why-13-6 = Nie ma takiej karty bez herolda.
tapestry-why-13-7 = Wybierz przeciwnika.
tapestry-why-13-7a = Ten kwadrat jest już odkryty.
tapestry-why-13-8 = Ta karta jest już w górnym rzędzie.
tapestry-why-13-8b = Nikt nie ma tej technologii.
tapestry-why-13-10 = Ten przywódca był już użyty.
tapestry-why-13-11 = Ten znacznik jest już na szczycie.
tapestry-why-13-12 = Ten rząd jest pusty.
tapestry-why-13-13 = Tej liczby nie można tu przepowiedzieć.
tapestry-why-13-14 = Na tym polu nie możesz się osiedlić.
tapestry-why-13-16 = Kupiec nie może tam stanąć.
tapestry-why-14-1 = Ten tor nie wypadł.
tapestry-why-14-1a = Przerzut już się odbył.
tapestry-why-14-1c = Ta kość jest już zachowana.
tapestry-why-14-1b = To nie jest kafel pod twoją kontrolą.
tapestry-why-14-2 = W tej dzielnicy jest już nowa zablokowana działka.
tapestry-why-14-3 = Znacznik nie może być tak wysoko.
tapestry-why-14-3a = W tej kolumnie nie ma znacznika.
tapestry-why-14-5 = Na tym torze nie masz znacznika.
tapestry-why-14-5a = Twój znacznik na tym torze już skoczył.
tapestry-why-14-6 = Można położyć tylko kartę natychmiastową, ale nie Renesans.
tapestry-why-14-11 = Tancerz robi jeden krok prosto i nigdy na miejsce drugiego.
tapestry-why-14-11a = Ten tancerz już zrobił krok.
tapestry-why-14-13 = Ta wizja już się spełniła.
tapestry-why-14-14 = Musisz wziąć budynek tego rodzaju, którego masz najmniej.
tapestry-why-14-16 = Nie ma tam pojedynczego posterunku.
tapestry-why-14-16a = Nie masz kafla, który można oddać.
tapestry-why-14-16c = Nie masz już znaczników Kupców.

## The numbers behind a reason

tapestry-sum-price = Koszt: { $own ->
        [0] { $all }
       *[other] { $resource } ×{ $own }, razem { $all }
    }; masz { $own ->
        [0] { $wealth }
       *[other] { $resource } ×{ $there }, razem { $wealth }
    }.
tapestry-sum-points = Koszt: { $needed } PZ, masz { $there }.
tapestry-sum-track = { $track }: potrzebne pole { $needed }, twoje to { $there }.
tapestry-sum-building = Potrzeba: { $building } ×{ $needed }, zbudowane: { $there }.

## Components

tapestry-resource-coin = moneta
tapestry-resource-worker = robotnik
tapestry-resource-food = żywność
tapestry-resource-culture = kultura
tapestry-track-exploration = Eksploracja
tapestry-track-science = Nauka
tapestry-track-military = Wojsko
tapestry-track-technology = Technologia
tapestry-building-farm = farma
tapestry-building-house = dom
tapestry-building-market = targ
tapestry-building-armory = arsenał
tapestry-capital-mountain = Górska
tapestry-capital-wetland = Bagienna
tapestry-capital-tropical = Tropikalna
tapestry-capital-desert = Pustynna
tapestry-capital-forest = Leśna
tapestry-capital-grassland = Stepowa
tapestry-civilization-alchemists = Alchemicy
tapestry-civilization-architects = Architekci
tapestry-civilization-craftsmen = Rzemieślnicy
tapestry-civilization-entertainers = Artyści
tapestry-civilization-futurists = Futuryści
tapestry-civilization-heralds = Heroldowie
tapestry-civilization-historians = Historycy
tapestry-civilization-inventors = Wynalazcy
tapestry-civilization-isolationists = Izolacjoniści
tapestry-civilization-leaders = Przywódcy
tapestry-civilization-merrymakers = Biesiadnicy
tapestry-civilization-militants = Wojownicy
tapestry-civilization-mystics = Mistycy
tapestry-civilization-nomads = Nomadzi
tapestry-civilization-the-chosen = Wybrańcy
tapestry-civilization-traders = Kupcy
tapestry-landmark-lighthouse = Latarnia morska
tapestry-landmark-train-station = Dworzec
tapestry-landmark-launch-pad = Wyrzutnia rakietowa
tapestry-landmark-apothecary = Apteka
tapestry-landmark-academy = Akademia
tapestry-landmark-laboratory = Laboratorium
tapestry-landmark-barracks = Koszary
tapestry-landmark-tank-factory = Fabryka czołgów
tapestry-landmark-fusion-reactor = Reaktor termojądrowy
tapestry-landmark-forge = Kuźnia
tapestry-landmark-rubber-works = Wytwórnia gumy
tapestry-landmark-tech-hub = Centrum technologiczne
tapestry-landmark-bakery = Piekarnia
tapestry-landmark-barn = Stodoła
tapestry-landmark-com-tower = Wieża telekomunikacyjna
tapestry-landmark-library = Biblioteka
tapestry-landmark-stock-market = Giełda
tapestry-landmark-treasury = Skarbiec
tapestry-technology-air-conditioning = Klimatyzacja
tapestry-technology-ammonia = Amoniak
tapestry-technology-anesthesia = Anestezja
tapestry-technology-assembly-line = Linia montażowa
tapestry-technology-bakery = Piekarnia
tapestry-technology-barn = Stodoła
tapestry-technology-lithium-ion-battery = Akumulator litowo-jonowy
tapestry-technology-calendar = Kalendarz
tapestry-technology-canned-food = Konserwy
tapestry-technology-clocks = Zegary
tapestry-technology-compass = Kompas
tapestry-technology-com-tower = Wieża telekomunikacyjna
tapestry-technology-concrete = Beton
tapestry-technology-dynamite = Dynamit
tapestry-technology-eyeglasses = Okulary
tapestry-technology-irrigation = Nawadnianie
tapestry-technology-library = Biblioteka
tapestry-technology-light-bulb = Żarówka
tapestry-technology-paper = Papier
tapestry-technology-penicillin = Penicylina
tapestry-technology-printing-press = Prasa drukarska
tapestry-technology-radio = Radio
tapestry-technology-sewage-plumbing = Kanalizacja
tapestry-technology-siegecraft = Sztuka oblężnicza
tapestry-technology-stock-market = Giełda
tapestry-technology-telescope = Teleskop
tapestry-technology-the-nail = Gwóźdź
tapestry-technology-time-travel = Podróże w czasie
tapestry-technology-transistors = Tranzystory
tapestry-technology-treasury = Skarbiec
tapestry-technology-vaccines = Szczepionki
tapestry-technology-warships = Okręty wojenne
tapestry-technology-zeppelins = Sterowce
tapestry-card-academia = Świat nauki
tapestry-card-age-of-discovery = Epoka odkryć
tapestry-card-age-of-sail = Epoka żagli
tapestry-card-age-of-wonders = Epoka cudów
tapestry-card-alliance = Sojusz
tapestry-card-boast-of-superiority = Pokaz wyższości
tapestry-card-broker-of-peace = Mediator pokoju
tapestry-card-capitalism = Kapitalizm
tapestry-card-coal-baron = Baron węglowy
tapestry-card-colonialism = Kolonializm
tapestry-card-dark-ages = Wieki ciemne
tapestry-card-democracy = Demokracja
tapestry-card-dictatorship = Dyktatura
tapestry-card-diplomacy = Dyplomacja
tapestry-card-dystopia = Dystopia
tapestry-card-empiricism = Empiryzm
tapestry-card-espionage = Szpiegostwo
tapestry-card-exploitation = Eksploatacja
tapestry-card-feudalism = Feudalizm
tapestry-card-golden-age = Złoty wiek
tapestry-card-guilds = Gildie
tapestry-card-industrialism = Industrializm
tapestry-card-marriage-of-state = Małżeństwo dynastyczne
tapestry-card-mercantilism = Merkantylizm
tapestry-card-meritocracy = Merytokracja
tapestry-card-militarism = Militaryzm
tapestry-card-monarchy = Monarchia
tapestry-card-oil-magnate = Magnat naftowy
tapestry-card-olympic-host = Gospodarz igrzysk
tapestry-card-pillage-and-plunder = Grabież i łupiestwo
tapestry-card-pirate-rule = Rządy piratów
tapestry-card-plea-for-aid = Prośba o pomoc
tapestry-card-renaissance = Renesans
tapestry-card-revisionism = Rewizjonizm
tapestry-card-revolution = Rewolucja
tapestry-card-socialism = Socjalizm
tapestry-card-steam-tycoon = Potentat parowy
tapestry-card-technocracy = Technokracja
tapestry-card-terraforming = Terraformowanie
tapestry-card-theocracy = Teokracja
tapestry-card-trade-economy = Gospodarka handlowa
tapestry-card-trap = Pułapka
tapestry-card-tyranny = Tyrania
tapestry-card-wartime-economy = Gospodarka wojenna
tapestry-place-exploration-start = start eksploracji
tapestry-place-scouting = Zwiad
tapestry-place-rafts = Tratwy
tapestry-place-wagons = Wozy
tapestry-place-navigation = Nawigacja
tapestry-place-ships = Statki
tapestry-place-tunnels = Tunele
tapestry-place-trains = Pociągi
tapestry-place-cars = Samochody
tapestry-place-airplanes = Samoloty
tapestry-place-space-shuttle = Prom kosmiczny
tapestry-place-interstellar-travel = Podróże międzygwiezdne
tapestry-place-warpgates = Wrota czasoprzestrzenne
tapestry-place-science-start = start nauki
tapestry-place-astronomy = Astronomia
tapestry-place-mathematics = Matematyka
tapestry-place-herbalism = Zielarstwo
tapestry-place-medicine = Medycyna
tapestry-place-chemistry = Chemia
tapestry-place-biology = Biologia
tapestry-place-academic-research = Badania akademickie
tapestry-place-nutrition = Dietetyka
tapestry-place-physics = Fizyka
tapestry-place-neuroscience = Neuronauka
tapestry-place-quantum-physics = Fizyka kwantowa
tapestry-place-alien-biology = Biologia obcych
tapestry-place-military-start = start wojska
tapestry-place-archery = Łucznictwo
tapestry-place-bladed-weapons = Broń biała
tapestry-place-walls = Mury
tapestry-place-standing-army = Stała armia
tapestry-place-cavalry = Kawaleria
tapestry-place-gunpowder = Proch
tapestry-place-tanks = Czołgi
tapestry-place-warplanes = Samoloty bojowe
tapestry-place-anti-aircraft-defense = Obrona przeciwlotnicza
tapestry-place-nuclear-bomb = Bomba jądrowa
tapestry-place-drone-assassins = Drony zabójcy
tapestry-place-mechs = Mechy
tapestry-place-technology-start = start technologii
tapestry-place-pottery = Garncarstwo
tapestry-place-carpentry = Ciesielstwo
tapestry-place-stone-tools = Kamienne narzędzia
tapestry-place-metallurgy = Metalurgia
tapestry-place-glass = Szkło
tapestry-place-steel = Stal
tapestry-place-rubber = Guma
tapestry-place-plastic = Plastik
tapestry-place-electronics = Elektronika
tapestry-place-computers = Komputery
tapestry-place-nanotechnology = Nanotechnologia
tapestry-place-ai-singularity = Osobliwość SI
tapestry-achievement-finish-track = Ukończenie toru
tapestry-achievement-topple-two = Przewrócenie dwóch posterunków
tapestry-achievement-centre-island = Podbój wyspy w centrum
tapestry-bot-automa = Automa
tapestry-bot-shadow = Cesarstwo Cienia
tapestry-category-technologies = technologie
tapestry-category-districts = ukończone dzielnice
tapestry-category-territories = kontrolowane terytoria
tapestry-category-tracks = ukończone tory
tapestry-score-income = Plansza dochodu
tapestry-score-tracks = Tory rozwoju
tapestry-score-technologies = Technologie
tapestry-score-exploring = Eksploracja
tapestry-score-conquest = Podboje
tapestry-score-tapestries = Karty gobelinu
tapestry-score-civilizations = Cywilizacje
tapestry-score-achievements = Osiągnięcia
tapestry-tile-territory-1 = terytorium 1
tapestry-tile-territory-2 = terytorium 2
tapestry-tile-territory-3 = terytorium 3
tapestry-tile-territory-4 = terytorium 4
tapestry-tile-territory-5 = terytorium 5
tapestry-tile-territory-6 = terytorium 6
tapestry-tile-territory-7 = terytorium 7
tapestry-tile-territory-8 = terytorium 8
tapestry-tile-territory-9 = terytorium 9
tapestry-tile-territory-10 = terytorium 10
tapestry-tile-territory-11 = terytorium 11
tapestry-tile-territory-12 = terytorium 12
tapestry-tile-territory-13 = terytorium 13
tapestry-tile-territory-14 = terytorium 14
tapestry-tile-territory-15 = terytorium 15
tapestry-tile-territory-16 = terytorium 16
tapestry-tile-territory-17 = terytorium 17
tapestry-tile-territory-18 = terytorium 18
tapestry-tile-territory-19 = terytorium 19
tapestry-tile-territory-20 = terytorium 20
tapestry-tile-territory-21 = terytorium 21
tapestry-tile-territory-22 = terytorium 22
tapestry-tile-territory-23 = terytorium 23
tapestry-tile-territory-24 = terytorium 24
tapestry-tile-territory-25 = terytorium 25
tapestry-tile-territory-26 = terytorium 26
tapestry-tile-territory-27 = terytorium 27
tapestry-tile-territory-28 = terytorium 28
tapestry-tile-territory-29 = terytorium 29
tapestry-tile-territory-30 = terytorium 30
tapestry-tile-territory-31 = terytorium 31
tapestry-tile-territory-32 = terytorium 32
tapestry-tile-territory-33 = terytorium 33
tapestry-tile-territory-34 = terytorium 34
tapestry-tile-territory-35 = terytorium 35
tapestry-tile-territory-36 = terytorium 36
tapestry-tile-territory-37 = terytorium 37
tapestry-tile-territory-38 = terytorium 38
tapestry-tile-territory-39 = terytorium 39
tapestry-tile-territory-40 = terytorium 40
tapestry-tile-territory-41 = terytorium 41
tapestry-tile-territory-42 = terytorium 42
tapestry-tile-territory-43 = terytorium 43
tapestry-tile-territory-44 = terytorium 44
tapestry-tile-territory-45 = terytorium 45
tapestry-tile-territory-46 = terytorium 46
tapestry-tile-territory-47 = terytorium 47
tapestry-tile-territory-48 = terytorium 48
tapestry-voyage-space-1 = kafel kosmosu 1
tapestry-voyage-space-2 = kafel kosmosu 2
tapestry-voyage-space-3 = kafel kosmosu 3
tapestry-voyage-space-4 = kafel kosmosu 4
tapestry-voyage-space-5 = kafel kosmosu 5
tapestry-voyage-space-6 = kafel kosmosu 6
tapestry-voyage-space-7 = kafel kosmosu 7
tapestry-voyage-space-8 = kafel kosmosu 8
tapestry-voyage-space-9 = kafel kosmosu 9
tapestry-voyage-space-10 = kafel kosmosu 10
tapestry-voyage-space-11 = kafel kosmosu 11
tapestry-voyage-space-12 = kafel kosmosu 12
tapestry-voyage-space-13 = kafel kosmosu 13
tapestry-voyage-space-14 = kafel kosmosu 14
tapestry-voyage-space-15 = kafel kosmosu 15

## What components do

tapestry-effect-advance-exploration-reward-bare-may-yes = krok na torze eksploracji bez korzyści i bonusu
tapestry-effect-advance-exploration-reward-bare-may-yes-past-end-5 = krok na torze eksploracji bez korzyści i bonusu; poza koniec toru 5 PZ
tapestry-effect-advance-exploration-reward-benefit = krok na torze eksploracji z korzyścią, bez bonusu
tapestry-effect-advance-exploration-reward-free-bonus = krok na torze eksploracji bez korzyści, bonus za darmo
tapestry-effect-advance-exploration-reward-full-may-yes = krok na torze eksploracji z korzyścią (bonus można kupić)
tapestry-effect-advance-exploration-reward-full-may-yes-past-end-5 = krok na torze eksploracji z korzyścią (bonus można kupić); poza koniec toru 5 PZ
tapestry-effect-advance-military-reward-bare-may-yes = krok na torze wojska bez korzyści i bonusu
tapestry-effect-advance-military-reward-bare-may-yes-past-end-5 = krok na torze wojska bez korzyści i bonusu; poza koniec toru 5 PZ
tapestry-effect-advance-military-reward-benefit = krok na torze wojska z korzyścią, bez bonusu
tapestry-effect-advance-military-reward-free-bonus = krok na torze wojska bez korzyści, bonus za darmo
tapestry-effect-advance-military-reward-full-may-yes = krok na torze wojska z korzyścią (bonus można kupić)
tapestry-effect-advance-military-reward-full-may-yes-past-end-5 = krok na torze wojska z korzyścią (bonus można kupić); poza koniec toru 5 PZ
tapestry-effect-advance-science-reward-bare-may-yes = krok na torze nauki bez korzyści i bonusu
tapestry-effect-advance-science-reward-bare-may-yes-past-end-5 = krok na torze nauki bez korzyści i bonusu; poza koniec toru 5 PZ
tapestry-effect-advance-science-reward-benefit = krok na torze nauki z korzyścią, bez bonusu
tapestry-effect-advance-science-reward-free-bonus = krok na torze nauki bez korzyści, bonus za darmo
tapestry-effect-advance-science-reward-full-may-yes = krok na torze nauki z korzyścią (bonus można kupić)
tapestry-effect-advance-science-reward-full-may-yes-past-end-5 = krok na torze nauki z korzyścią (bonus można kupić); poza koniec toru 5 PZ
tapestry-effect-advance-technology-reward-bare-may-yes = krok na torze technologii bez korzyści i bonusu
tapestry-effect-advance-technology-reward-bare-may-yes-past-end-5 = krok na torze technologii bez korzyści i bonusu; poza koniec toru 5 PZ
tapestry-effect-advance-technology-reward-benefit = krok na torze technologii z korzyścią, bez bonusu
tapestry-effect-advance-technology-reward-free-bonus = krok na torze technologii bez korzyści, bonus za darmo
tapestry-effect-advance-technology-reward-full-may-yes = krok na torze technologii z korzyścią (bonus można kupić)
tapestry-effect-advance-technology-reward-full-may-yes-past-end-5 = krok na torze technologii z korzyścią (bonus można kupić); poza koniec toru 5 PZ
tapestry-effect-again-once = powtórzenie pola pod jednym z twoich znaczników
tapestry-effect-again-own = powtórzenie pola pod jednym z twoich znaczników
tapestry-effect-all-advance-exploration-reward-free-bonus-or-advance-science-reward-free-bonus-or-advance-military-reward-free-bonus-or-advance-technology-reward-free-bonus = krok na torze eksploracji bez korzyści, bonus za darmo i krok na torze nauki bez korzyści, bonus za darmo i krok na torze wojska bez korzyści, bonus za darmo i krok na torze technologii bez korzyści, bonus za darmo
tapestry-effect-all-advance-military-reward-full-may-yes-or-points-1-per-military = krok na torze wojska z korzyścią (bonus można kupić) i 1 PZ za każde pole osiągnięte na torze wojska
tapestry-effect-all-advance-science-reward-full-may-yes-or-points-1-per-science = krok na torze nauki z korzyścią (bonus można kupić) i 1 PZ za każde pole osiągnięte na torze nauki
tapestry-effect-all-advance-technology-reward-full-may-yes-or-points-1-per-technology = krok na torze technologii z korzyścią (bonus można kupić) i 1 PZ za każde pole osiągnięte na torze technologii
tapestry-effect-all-building-armory-or-points-1-per-tapestries = arsenał i 1 PZ za każdą kartę gobelinu na ręce i planszy
tapestry-effect-all-building-market-or-points-1-per-armories = targ i 1 PZ za każdy zbudowany arsenał
tapestry-effect-all-conquer-adjacent-dice-both-or-civilization-1 = podbój z obiema kośćmi i kolejna cywilizacja
tapestry-effect-all-conquer-adjacent-dice-one-or-building-armory = podbój i arsenał
tapestry-effect-all-conquer-adjacent-dice-one-or-cards-1 = podbój i 1 karta gobelinu
tapestry-effect-all-conquer-adjacent-dice-one-or-points-1-per-territories = podbój i 1 PZ za każde kontrolowane terytorium
tapestry-effect-all-everyone-gain-any-1-or-building-any = (każdy gracz: 1 dowolny zasób) i dowolny budynek dochodu
tapestry-effect-all-explore-adjacent-or-research-full = eksploracja i badanie z korzyścią (bonus można kupić)
tapestry-effect-all-gain-any-1-or-points-6 = 1 dowolny zasób i 6 PZ
tapestry-effect-all-gain-any-2-or-points-10 = 2 dowolne zasoby i 10 PZ
tapestry-effect-all-gain-coin-1-or-invent-any = 1 moneta i wynalazek
tapestry-effect-all-gain-coin-1-worker-1-food-1-culture-1-or-odd-singularity = 1 moneta, 1 robotnik, 1 żywność, 1 kultura i przenieś ten znacznik na początek dowolnego toru
tapestry-effect-all-gain-coin-1-worker-1-or-points-8 = 1 moneta, 1 robotnik i 8 PZ
tapestry-effect-all-gain-culture-1-or-building-armory = 1 kultura i arsenał
tapestry-effect-all-gain-culture-1-or-conquer-adjacent-dice-one = 1 kultura i podbój
tapestry-effect-all-gain-culture-1-or-points-1-per-capital = 1 kultura i 1 PZ za każdy pełny rząd i kolumnę stolicy
tapestry-effect-all-gain-culture-1-or-points-4 = 1 kultura i 4 PZ
tapestry-effect-all-gain-culture-1-or-tiles-1 = 1 kultura i 1 kafel terytorium
tapestry-effect-all-gain-food-1-culture-1-or-points-8 = 1 żywność, 1 kultura i 8 PZ
tapestry-effect-all-gain-food-1-or-explore-adjacent = 1 żywność i eksploracja
tapestry-effect-all-gain-worker-1-or-points-1-per-tiles = 1 robotnik i 1 PZ za każdy kafel w zapasie
tapestry-effect-all-gain-worker-1-or-research-bare = 1 robotnik i badanie bez korzyści i bonusu
tapestry-effect-all-ground-controlled-or-gain-any-1 = korzyść z kontrolowanego kafla i 1 dowolny zasób
tapestry-effect-all-invent-any-or-cards-1 = wynalazek i 1 karta gobelinu
tapestry-effect-all-points-1-per-exploration-or-overplay-1 = 1 PZ za każde pole osiągnięte na torze eksploracji i karta gobelinu na bieżącą
tapestry-effect-all-points-1-per-science-or-points-1-per-military = 1 PZ za każde pole osiągnięte na torze nauki i 1 PZ za każde pole osiągnięte na torze wojska
tapestry-effect-all-points-1-per-technologies-or-cards-1 = 1 PZ za każdą technologię i 1 karta gobelinu
tapestry-effect-all-research-full-or-points-6 = badanie z korzyścią (bonus można kupić) i 6 PZ
tapestry-effect-all-tiles-1-or-building-farm = 1 kafel terytorium i farma
tapestry-effect-all-upgrade-1-or-symbol-circle = ulepszenie technologii i kółko technologii ze środkowego rzędu
tapestry-effect-all-upgrade-1-or-symbol-square = ulepszenie technologii i kwadrat technologii z górnego rzędu
tapestry-effect-building-any = dowolny budynek dochodu
tapestry-effect-building-any-outside-yes = dowolny budynek dochodu poza stolicą
tapestry-effect-building-armory = arsenał
tapestry-effect-building-farm = farma
tapestry-effect-building-house = dom
tapestry-effect-building-market = targ
tapestry-effect-cards-1 = 1 karta gobelinu
tapestry-effect-cards-3 = 3 karty gobelinu
tapestry-effect-civilization-1 = kolejna cywilizacja
tapestry-effect-conquer-adjacent-dice-both = podbój z obiema kośćmi
tapestry-effect-conquer-adjacent-dice-both-if-rival = podbój (przeciw rywalowi obie kości)
tapestry-effect-conquer-adjacent-dice-one = podbój
tapestry-effect-conquer-anywhere-dice-one = podbój w dowolnym miejscu
tapestry-effect-everyone-gain-any-1 = każdy gracz: 1 dowolny zasób
tapestry-effect-explore-adjacent = eksploracja
tapestry-effect-explore-anywhere = eksploracja w dowolnym miejscu
tapestry-effect-explore-drawn = eksploracja dobranym kaflem
tapestry-effect-first-in-era-invent-any-upgraded-yes-otherwise-points-3-per-opponents = pierwszy w erze: wynalazek z ulepszeniem; inaczej 3 PZ za każdego przeciwnika
tapestry-effect-gain-any-1 = 1 dowolny zasób
tapestry-effect-gain-any-2 = 2 dowolne zasoby
tapestry-effect-gain-coin-1 = 1 moneta
tapestry-effect-gain-coin-1-worker-1 = 1 moneta, 1 robotnik
tapestry-effect-gain-coin-1-worker-1-food-1-culture-1 = 1 moneta, 1 robotnik, 1 żywność, 1 kultura
tapestry-effect-gain-culture-1 = 1 kultura
tapestry-effect-gain-food-1 = 1 żywność
tapestry-effect-gain-food-1-culture-1 = 1 żywność, 1 kultura
tapestry-effect-gain-worker-1 = 1 robotnik
tapestry-effect-gain-worker-1-food-1 = 1 robotnik, 1 żywność
tapestry-effect-ground-conquered = korzyść z podbitego kafla
tapestry-effect-ground-controlled = korzyść z kontrolowanego kafla
tapestry-effect-invent-any = wynalazek
tapestry-effect-invent-any-upgraded-yes = wynalazek z ulepszeniem
tapestry-effect-invent-deck = wynalezienie karty z wierzchu talii
tapestry-effect-invent-face-up-upgraded-yes = wynalezienie odkrytej karty z ulepszeniem
tapestry-effect-landmark-any = dowolna wolna budowla z torów
tapestry-effect-landmark-bakery = budowla: Piekarnia
tapestry-effect-landmark-barn = budowla: Stodoła
tapestry-effect-landmark-com-tower = budowla: Wieża telekomunikacyjna
tapestry-effect-landmark-library = budowla: Biblioteka
tapestry-effect-landmark-stock-market = budowla: Giełda
tapestry-effect-landmark-treasury = budowla: Skarbiec
tapestry-effect-lose-any-1 = strata: 1 dowolny zasób
tapestry-effect-lose-culture-1-any-1 = strata: 1 kultura, 1 dowolny zasób
tapestry-effect-may-invent-deck = opcjonalnie: wynalezienie karty z wierzchu talii
tapestry-effect-neighbours-may-invent-deck = każdy sąsiad: opcjonalnie: wynalezienie karty z wierzchu talii
tapestry-effect-neighbours-tiles-1 = każdy sąsiad: 1 kafel terytorium
tapestry-effect-nothing-1 = nic
tapestry-effect-odd-ally = wybór sojusznika
tapestry-effect-odd-burn = odrzucanie kart gobelinu z ręki: 2 PZ za każdą
tapestry-effect-odd-colonialism = zasoby za tereny jednego twojego kafla
tapestry-effect-odd-dark-ages = krok wstecz na trzech torach i trzy kroki naprzód na czwartym
tapestry-effect-odd-dictatorship = krok na dowolnym torze z nagrodą, rywale mają tam zakaz
tapestry-effect-odd-discovery = rzut kością nauki: wszyscy robią krok, nagroda tylko dla ciebie
tapestry-effect-odd-espionage = efekt innej karty gobelinu
tapestry-effect-odd-guilds = zapłata w PZ i zysk w zasobach albo odwrotnie
tapestry-effect-odd-marry = wybór przeciwnika i toru
tapestry-effect-odd-newest-circle = kółko nowej technologii
tapestry-effect-odd-oil-magnate = ty i sąsiedzi możecie zrobić krok na wybranym torze
tapestry-effect-odd-olympic-host = każdy może oddać robotnika i dostać 10 PZ, potem nagroda gospodarza
tapestry-effect-odd-plea-for-aid = 2 PZ i zasób za każdy tor, na którym wszyscy inni są dalej
tapestry-effect-odd-singularity = przenieś ten znacznik na początek dowolnego toru
tapestry-effect-odd-socialism = przejście na pole najbliższego przeciwnika
tapestry-effect-odd-swap = zamiana budynków w stolicy
tapestry-effect-odd-trade-economy = korzyść z pola przeciwnika
tapestry-effect-odd-uprising = podniesienie do trzech przewróconych posterunków
tapestry-effect-one-advance-exploration-reward-full-may-yes-or-advance-military-reward-full-may-yes-or-advance-technology-reward-full-may-yes = krok na torze eksploracji z korzyścią (bonus można kupić) albo krok na torze wojska z korzyścią (bonus można kupić) albo krok na torze technologii z korzyścią (bonus można kupić)
tapestry-effect-one-building-any-or-points-5 = dowolny budynek dochodu albo 5 PZ
tapestry-effect-one-building-house-or-building-farm-or-building-armory = dom albo farma albo arsenał
tapestry-effect-one-building-market-or-building-house-or-building-farm = targ albo dom albo farma
tapestry-effect-one-conquer-adjacent-dice-both-or-points-5 = podbój z obiema kośćmi albo 5 PZ
tapestry-effect-one-conquer-adjacent-dice-one-or-building-armory = podbój albo arsenał
tapestry-effect-one-explore-adjacent-or-building-farm = eksploracja albo farma
tapestry-effect-one-gain-any-1-or-odd-uprising = 1 dowolny zasób albo podniesienie do trzech przewróconych posterunków
tapestry-effect-one-gain-any-1-or-points-3-per-landmarks = 1 dowolny zasób albo 3 PZ za każdą budowlę
tapestry-effect-one-gain-any-1-or-points-5 = 1 dowolny zasób albo 5 PZ
tapestry-effect-one-gain-coin-1-or-points-5 = 1 moneta albo 5 PZ
tapestry-effect-one-gain-culture-1-or-points-5 = 1 kultura albo 5 PZ
tapestry-effect-one-gain-food-1-or-points-5 = 1 żywność albo 5 PZ
tapestry-effect-one-gain-worker-1-or-points-5 = 1 robotnik albo 5 PZ
tapestry-effect-one-invent-any-or-building-market = wynalazek albo targ
tapestry-effect-one-invent-any-or-points-5 = wynalazek albo 5 PZ
tapestry-effect-one-points-1-per-capital-or-points-5 = 1 PZ za każdy pełny rząd i kolumnę stolicy albo 5 PZ
tapestry-effect-one-regress-exploration-reward-bare-or-regress-military-reward-bare = krok wstecz na torze eksploracji bez korzyści i bonusu albo krok wstecz na torze wojska bez korzyści i bonusu
tapestry-effect-one-regress-military-reward-full-or-regress-technology-reward-full = krok wstecz na torze wojska z korzyścią (bonus można kupić) albo krok wstecz na torze technologii z korzyścią (bonus można kupić)
tapestry-effect-one-research-bare-or-building-house = badanie bez korzyści i bonusu albo dom
tapestry-effect-one-research-full-or-building-house = badanie z korzyścią (bonus można kupić) albo dom
tapestry-effect-one-research-full-or-points-5 = badanie z korzyścią (bonus można kupić) albo 5 PZ
tapestry-effect-overplay-1 = karta gobelinu na bieżącą
tapestry-effect-pay-cards-1-gain-invent-any = cena: 1 karta gobelinu; za nią: wynalazek
tapestry-effect-points-1 = 1 PZ
tapestry-effect-points-1-per-armories = 1 PZ za każdy zbudowany arsenał
tapestry-effect-points-1-per-capital = 1 PZ za każdy pełny rząd i kolumnę stolicy
tapestry-effect-points-1-per-exploration = 1 PZ za każde pole osiągnięte na torze eksploracji
tapestry-effect-points-1-per-farms = 1 PZ za każdą zbudowaną farmę
tapestry-effect-points-1-per-houses = 1 PZ za każdy zbudowany dom
tapestry-effect-points-1-per-markets = 1 PZ za każdy zbudowany targ
tapestry-effect-points-1-per-military = 1 PZ za każde pole osiągnięte na torze wojska
tapestry-effect-points-1-per-science = 1 PZ za każde pole osiągnięte na torze nauki
tapestry-effect-points-1-per-tapestries = 1 PZ za każdą kartę gobelinu na ręce i planszy
tapestry-effect-points-1-per-technologies = 1 PZ za każdą technologię
tapestry-effect-points-1-per-technology = 1 PZ za każde pole osiągnięte na torze technologii
tapestry-effect-points-1-per-territories = 1 PZ za każde kontrolowane terytorium
tapestry-effect-points-1-per-tiles = 1 PZ za każdy kafel w zapasie
tapestry-effect-points-10 = 10 PZ
tapestry-effect-points-10-per-opponents = 10 PZ za każdego przeciwnika
tapestry-effect-points-12 = 12 PZ
tapestry-effect-points-13 = 13 PZ
tapestry-effect-points-15 = 15 PZ
tapestry-effect-points-15-per-opponents = 15 PZ za każdego przeciwnika
tapestry-effect-points-2 = 2 PZ
tapestry-effect-points-2-per-technologies = 2 PZ za każdą technologię
tapestry-effect-points-3 = 3 PZ
tapestry-effect-points-3-per-landmarks = 3 PZ za każdą budowlę
tapestry-effect-points-3-per-opponents = 3 PZ za każdego przeciwnika
tapestry-effect-points-4 = 4 PZ
tapestry-effect-points-4-per-leads = 4 PZ za każdy tor, na którym nikt cię nie wyprzedza
tapestry-effect-points-5 = 5 PZ
tapestry-effect-points-6 = 6 PZ
tapestry-effect-points-7 = 7 PZ
tapestry-effect-points-8 = 8 PZ
tapestry-effect-refresh-1 = wymiana odkrytych technologii (opcjonalnie)
tapestry-effect-regress-exploration-reward-bare = krok wstecz na torze eksploracji bez korzyści i bonusu
tapestry-effect-regress-exploration-reward-full = krok wstecz na torze eksploracji z korzyścią (bonus można kupić)
tapestry-effect-regress-military-reward-bare = krok wstecz na torze wojska bez korzyści i bonusu
tapestry-effect-regress-military-reward-full = krok wstecz na torze wojska z korzyścią (bonus można kupić)
tapestry-effect-regress-science-reward-full = krok wstecz na torze nauki z korzyścią (bonus można kupić)
tapestry-effect-regress-technology-reward-full = krok wstecz na torze technologii z korzyścią (bonus można kupić)
tapestry-effect-research-bare = badanie bez korzyści i bonusu
tapestry-effect-research-bare-past-end-5 = badanie bez korzyści i bonusu; poza koniec toru 5 PZ
tapestry-effect-research-full = badanie z korzyścią (bonus można kupić)
tapestry-effect-space-3 = 3 kafle kosmosu
tapestry-effect-symbol-circle = kółko technologii ze środkowego rzędu
tapestry-effect-symbol-square = kwadrat technologii z górnego rzędu
tapestry-effect-then-building-armory-or-points-1-per-armories = arsenał, potem 1 PZ za każdy zbudowany arsenał
tapestry-effect-then-building-farm-or-points-1-per-farms = farma, potem 1 PZ za każdą zbudowaną farmę
tapestry-effect-then-building-house-or-points-1-per-houses = dom, potem 1 PZ za każdy zbudowany dom
tapestry-effect-then-building-market-or-points-1-per-markets = targ, potem 1 PZ za każdy zbudowany targ
tapestry-effect-then-cards-1-or-overplay-1-or-points-1-per-tapestries = 1 karta gobelinu, potem karta gobelinu na bieżącą, potem 1 PZ za każdą kartę gobelinu na ręce i planszy
tapestry-effect-then-cards-3-or-odd-burn = 3 karty gobelinu, potem odrzucanie kart gobelinu z ręki: 2 PZ za każdą
tapestry-effect-then-explore-drawn-or-neighbours-tiles-1 = eksploracja dobranym kaflem, potem każdy sąsiad: 1 kafel terytorium
tapestry-effect-then-invent-any-or-points-2-per-technologies = wynalazek, potem 2 PZ za każdą technologię
tapestry-effect-then-invent-any-or-upgrade-1-or-points-1-per-technologies = wynalazek, potem ulepszenie technologii, potem 1 PZ za każdą technologię
tapestry-effect-then-invent-face-up-upgraded-yes-or-neighbours-may-invent-deck = wynalezienie odkrytej karty z ulepszeniem, potem każdy sąsiad: opcjonalnie: wynalezienie karty z wierzchu talii
tapestry-effect-then-refresh-1-or-invent-any = wymiana odkrytych technologii (opcjonalnie), potem wynalazek
tapestry-effect-then-refresh-1-or-invent-any-or-invent-any = wymiana odkrytych technologii (opcjonalnie), potem wynalazek, potem wynalazek
tapestry-effect-then-space-3-or-voyage-1 = 3 kafle kosmosu, potem eksploracja kosmosu
tapestry-effect-then-tiles-1-or-explore-adjacent = 1 kafel terytorium, potem eksploracja
tapestry-effect-then-tiles-2-or-explore-adjacent = 2 kafle terytoriów, potem eksploracja
tapestry-effect-then-tiles-2-or-explore-anywhere = 2 kafle terytoriów, potem eksploracja w dowolnym miejscu
tapestry-effect-tiles-1 = 1 kafel terytorium
tapestry-effect-tiles-2 = 2 kafle terytoriów
tapestry-effect-times-2-do-one-advance-exploration-reward-full-may-yes-or-advance-military-reward-full-may-yes-or-advance-technology-reward-full-may-yes = 2 razy: krok na torze eksploracji z korzyścią (bonus można kupić) albo krok na torze wojska z korzyścią (bonus można kupić) albo krok na torze technologii z korzyścią (bonus można kupić)
tapestry-effect-times-4-do-research-bare-past-end-5 = 4 razy: badanie bez korzyści i bonusu; poza koniec toru 5 PZ
tapestry-effect-upgrade-1 = ulepszenie technologii
tapestry-effect-voyage-1 = eksploracja kosmosu
tapestry-effect-with-players-3-do-points-10-per-opponents = przy co najmniej 3 graczach: 10 PZ za każdego przeciwnika
tapestry-effect-wonders-fewest-gain-any-2-most-points-12-other-all-gain-any-1-or-points-6 = najmniej budowli: 2 dowolne zasoby; najwięcej: 12 PZ; inaczej: 1 dowolny zasób i 6 PZ

## Words of effects: any of them that has no text of its own is put together from these

tapestry-effect-invent-face-up = wynalezienie odkrytej karty
tapestry-effect-say-then = { $first }, potem { $second }
tapestry-effect-say-all = { $first } i { $second }
tapestry-effect-say-one = { $first } albo { $second }
tapestry-effect-say-list = { $first }, { $second }
tapestry-effect-say-group = ({ $part })
tapestry-effect-say-times = { $n ->
        [one] { $n } raz: { $part }
        [few] { $n } razy: { $part }
       *[many] { $n } razy: { $part }
    }
tapestry-effect-say-may = opcjonalnie: { $part }
tapestry-effect-say-everyone = każdy gracz: { $part }
tapestry-effect-say-neighbours = każdy sąsiad: { $part }
tapestry-effect-say-with-players = przy co najmniej { $n } graczach: { $part }
tapestry-effect-say-first-in-era = pierwszy w erze: { $first }; inaczej { $other }
tapestry-effect-say-wonders = najmniej budowli: { $fewest }; najwięcej: { $most }; inaczej: { $other }
tapestry-effect-say-pay = cena: { $price }; za nią: { $gain }
tapestry-effect-say-technologies = { $n ->
        [one] { $n } technologia
        [few] { $n } technologie
       *[many] { $n } technologii
    }
tapestry-effect-say-gain-coin = { $n ->
        [one] { $n } moneta
        [few] { $n } monety
       *[many] { $n } monet
    }
tapestry-effect-say-gain-worker = { $n ->
        [one] { $n } robotnik
        [few] { $n } robotników
       *[many] { $n } robotników
    }
tapestry-effect-say-gain-food = { $n ->
        [one] { $n } żywność
        [few] { $n } żywności
       *[many] { $n } żywności
    }
tapestry-effect-say-gain-culture = { $n ->
        [one] { $n } kultura
        [few] { $n } kultury
       *[many] { $n } kultury
    }
tapestry-effect-say-gain-any = { $n ->
        [one] { $n } dowolny zasób
        [few] { $n } dowolne zasoby
       *[many] { $n } dowolnych zasobów
    }
tapestry-effect-say-tiles = { $n ->
        [one] { $n } kafel terytorium
        [few] { $n } kafle terytoriów
       *[many] { $n } kafli terytoriów
    }
tapestry-effect-say-cards = { $n ->
        [one] { $n } karta gobelinu
        [few] { $n } karty gobelinu
       *[many] { $n } kart gobelinu
    }
tapestry-effect-say-space = { $n ->
        [one] { $n } kafel kosmosu
        [few] { $n } kafle kosmosu
       *[many] { $n } kafli kosmosu
    }
tapestry-effect-say-lose = strata: { $part }
tapestry-effect-say-points = { $n } PZ
tapestry-effect-say-per-exploration = { $points } za każde pole osiągnięte na torze eksploracji
tapestry-effect-say-per-science = { $points } za każde pole osiągnięte na torze nauki
tapestry-effect-say-per-military = { $points } za każde pole osiągnięte na torze wojska
tapestry-effect-say-per-technology = { $points } za każde pole osiągnięte na torze technologii
tapestry-effect-say-per-farms = { $points } za każdą zbudowaną farmę
tapestry-effect-say-per-houses = { $points } za każdy zbudowany dom
tapestry-effect-say-per-markets = { $points } za każdy zbudowany targ
tapestry-effect-say-per-armories = { $points } za każdy zbudowany arsenał
tapestry-effect-say-per-technologies = { $points } za każdą technologię
tapestry-effect-say-per-capital = { $points } za każdy pełny rząd i kolumnę stolicy
tapestry-effect-say-per-territories = { $points } za każde kontrolowane terytorium
tapestry-effect-say-per-landmarks = { $points } za każdą budowlę
tapestry-effect-say-per-tiles = { $points } za każdy kafel w zapasie
tapestry-effect-say-per-tapestries = { $points } za każdą kartę gobelinu na ręce i planszy
tapestry-effect-say-per-opponents = { $points } za każdego przeciwnika
tapestry-effect-say-per-leads = { $points } za każdy tor, na którym nikt cię nie wyprzedza
tapestry-effect-say-outside = { $part } poza stolicą
tapestry-effect-say-landmark = budowla: { $landmark }
tapestry-effect-say-advance-exploration = krok na torze eksploracji { $reward }
tapestry-effect-say-regress-exploration = krok wstecz na torze eksploracji { $reward }
tapestry-effect-say-advance-science = krok na torze nauki { $reward }
tapestry-effect-say-regress-science = krok wstecz na torze nauki { $reward }
tapestry-effect-say-advance-military = krok na torze wojska { $reward }
tapestry-effect-say-regress-military = krok wstecz na torze wojska { $reward }
tapestry-effect-say-advance-technology = krok na torze technologii { $reward }
tapestry-effect-say-regress-technology = krok wstecz na torze technologii { $reward }
tapestry-effect-say-research = badanie { $reward }
tapestry-effect-say-reward-bare = bez korzyści i bonusu
tapestry-effect-say-reward-benefit = z korzyścią, bez bonusu
tapestry-effect-say-reward-full = z korzyścią (bonus można kupić)
tapestry-effect-say-reward-free-bonus = bez korzyści, bonus za darmo
tapestry-effect-say-past-end = { $part }; poza koniec toru { $points }
tapestry-effect-say-upgraded = { $part } z ulepszeniem
tapestry-effect-say-dice-both = { $part } z obiema kośćmi
tapestry-effect-say-dice-both-if-rival = { $part } (przeciw rywalowi obie kości)

## Texts of tapestry cards and civilizations

tapestry-term-map = Mapa
tapestry-term-bonus = { $effect } ({ $amount } × { $sort ->
        [0] zasób
        [1] kafel
        [2] karta gobelinu
       *[3] technologia
    })
tapestry-term-capital = Stolica
tapestry-term-turn = Tura
tapestry-term-points = PZ
tapestry-term-era = Era
tapestry-term-buildings = Farmy/domy/targi/arsenały
tapestry-term-lands = Ziemie
tapestry-term-outposts = Posterunki
tapestry-term-technologies = Technologie
tapestry-term-cards = Karty gobelinu
tapestry-term-tiles = Kafle
tapestry-term-display = Odkryta technologia
tapestry-term-civilization = Cywilizacja
tapestry-term-in-force = Działa
tapestry-term-mat-tokens = zostało znaczników: { $what }
tapestry-term-mat-tracks = tory: { $what }
tapestry-term-mat-heights = wysokość: { $what }
tapestry-term-mat-effects = odkryte: { $what }
tapestry-term-mat-predictions = przepowiedziane: { $what }
tapestry-term-mat-steps = kroki: { $what }
tapestry-term-terrain-sea = morze
tapestry-term-terrain-desert = pustynia
tapestry-term-terrain-forest = las
tapestry-term-terrain-grassland = łąka
tapestry-term-terrain-mountain = góry
tapestry-term-sign-outpost = posterunek gracza 1: stojący i przewrócony
tapestry-term-sign-token = znacznik gracza 1
tapestry-term-sign-rock = niedostępna działka
tapestry-term-sign-landmark = budowla
tapestry-term-sign-first = budowla, której nikt jeszcze nie ma
tapestry-term-terrain-unknown = nieodkryte
tapestry-term-tech-low = dolny rząd
tapestry-term-tech-middle = środkowy rząd
tapestry-term-tech-top = górny rząd
tapestry-term-civilizations = Cywilizacje
tapestry-term-space-tiles = Kafle kosmosu
tapestry-term-landmarks = Budowle
tapestry-term-card-academia = W tej erze: 3 PZ za każdą wynalezioną technologię i każdą zdobytą kartę gobelinu.
tapestry-term-card-age-of-discovery = Rzuć kością nauki: wszyscy robią krok na tym torze, ale pole daje nagrodę tylko tobie.
tapestry-term-card-age-of-sail = W tej erze: przed eksploracją dobierz trzy kafle; jeden możesz oddać przeciwnikowi i dostać 3 PZ.
tapestry-term-card-age-of-wonders = Najmniej budowli: 2 zasoby. Najwięcej: 12 PZ. W innym razie zasób i 6 PZ.
tapestry-term-card-alliance = W tej erze: wybierz sojusznika. Nie podbijacie się nawzajem, a jego ulepszenia dają nagrody także tobie.
tapestry-term-card-boast-of-superiority = 4 PZ za każdy tor, na którym nikt cię nie wyprzedza.
tapestry-term-card-broker-of-peace = W tej erze: nie możesz iść naprzód na torze wojska; 3 PZ za każdy krok przeciwnika na nim.
tapestry-term-card-capitalism = W tej erze: 2 PZ za każdą monetę dochodu; zdobyty targ daje monetę.
tapestry-term-card-coal-baron = Dobierz kafel i eksploruj właśnie nim; potem każdy sąsiad dobiera kafel.
tapestry-term-card-colonialism = Wybierz kontrolowany kafel: zasób za każdy rodzaj lądu na nim.
tapestry-term-card-dark-ages = Krok wstecz na trzech torach, potem trzy kroki naprzód na czwartym, bez nagród.
tapestry-term-card-democracy = Dobierz trzy karty gobelinu, potem odrzuć z ręki dowolną liczbę kart i weź 2 PZ za każdą.
tapestry-term-card-dictatorship = Krok na dowolnym torze z nagrodą; przeciwnicy nie mogą tam iść do końca twojej następnej tury.
tapestry-term-card-diplomacy = Każdy bierze zasób; ty także budynek dochodu.
tapestry-term-card-dystopia = Weź dowolną budowlę, która została na torach.
tapestry-term-card-empiricism = W tej erze: 2 PZ za każdy krok w nauce; kością nauki rzucasz dwa razy i wybierasz wynik.
tapestry-term-card-espionage = Działa jak inna odkryta karta gobelinu na dowolnej planszy dochodu.
tapestry-term-card-exploitation = W tej erze: wykładając kafel, możesz wziąć jego korzyść dwa razy zamiast PZ za boki.
tapestry-term-card-feudalism = Zasób albo 3 PZ za każdą twoją budowlę.
tapestry-term-card-golden-age = W tej erze: technologie nie mają wymagań; 3 PZ za każde ulepszenie.
tapestry-term-card-guilds = Do trzech razy, tylko w jedną stronę: zapłać 5 PZ i weź zasób albo zapłać zasób i weź 5 PZ.
tapestry-term-card-industrialism = W tej erze: wynaleziona technologia od razu daje swoje kółko.
tapestry-term-card-marriage-of-state = W tej erze: wybierz przeciwnika i tor; jego korzyści z tego toru zdobywasz i ty.
tapestry-term-card-mercantilism = W tej erze: żywność z dochodu możesz zamieniać na inne zasoby; za każdą dostajesz 2 PZ.
tapestry-term-card-meritocracy = Wynajdź technologię, potem 2 PZ za każdą twoją technologię.
tapestry-term-card-militarism = W tej erze: na właśnie wyłożonym kaflu możesz postawić posterunek.
tapestry-term-card-monarchy = W tej erze: 3 PZ za każdy budynek dochodu postawiony w stolicy.
tapestry-term-card-oil-magnate = Wybierz tor: ty i sąsiedzi możecie zrobić krok; nagroda tylko dla ciebie.
tapestry-term-card-olympic-host = Każdy może oddać robotnika i dostać 10 PZ. Jeśli zrobił to przeciwnik, bierzesz budynek, w innym razie monetę.
tapestry-term-card-pillage-and-plunder = W tej erze: obie kości za podbój ziemi przeciwnika; nikt nie zastawi na ciebie pułapki.
tapestry-term-card-pirate-rule = W tej erze: podbój kafla daje też jego korzyść.
tapestry-term-card-plea-for-aid = 2 PZ i zasób za każdy tor, na którym wszyscy inni są dalej.
tapestry-term-card-renaissance = Krok na każdym torze bez korzyści; osiągnięte bonusy są za darmo.
tapestry-term-card-revisionism = W tej erze: zasób za budowlę zdobytą na torze; arsenał za dotarcie do już zajętej.
tapestry-term-card-revolution = Zasób albo podnieś do trzech swoich przewróconych posterunków i przewróć stojące obok.
tapestry-term-card-socialism = Przesuń znacznik w górę lub w dół na pole najbliższego przeciwnika, bez nagród.
tapestry-term-card-steam-tycoon = Wynajdź odkrytą technologię i ulepsz ją; sąsiedzi mogą wynaleźć wierzchnią kartę talii.
tapestry-term-card-technocracy = Jeśli wchodzisz w tę erę przed wszystkimi: wynajdź technologię i ulepsz ją. W innym razie 3 PZ za każdego przeciwnika.
tapestry-term-card-terraforming = W tej erze: możesz budować na niedostępnych działkach, za każdym razem 5 PZ.
tapestry-term-card-theocracy = W tej erze: nie możesz iść naprzód w nauce; 4 PZ za każdy poziom, na który wejdziesz.
tapestry-term-card-trade-economy = Wybierz znacznik przeciwnika: ty bierzesz korzyść z pola, on bonus za darmo.
tapestry-term-card-trap = 10 PZ. Albo z ręki, gdy ktoś podbija twoje terytorium: zachowujesz kontrolę i bierzesz zasób.
tapestry-term-card-tyranny = W tej erze: właśnie dobraną kartę gobelinu możesz zagrać na tę i dostać 5 PZ.
tapestry-term-card-wartime-economy = W tej erze: bonusy, które kosztują jeden zasób, są darmowe.
tapestry-term-civilization-alchemists = W dochodzie: rzucaj kością nauki, aż przerwiesz; każdy nowy tor to darmowy krok. Powtórka daje tylko zasób.
tapestry-term-civilization-architects = Dodatkowy zasób za dzielnice z budynkami jednego rodzaju; takie rzędy i kolumny liczą się podwójnie.
tapestry-term-civilization-craftsmen = Budynki dochodu możesz stawiać na posągu i brać zakrytą nagrodę.
tapestry-term-civilization-entertainers = W dochodzie: znacznik robi krok po ścieżkach i bierze nagrodę miejsca.
tapestry-term-civilization-futurists = Zaczynają na czwartym polu każdego toru i z jednym zasobem każdego rodzaju.
tapestry-term-civilization-heralds = W dochodzie: znacznik na natychmiastowej karcie dowolnego gracza powtarza ją dla ciebie.
tapestry-term-civilization-historians = W dochodzie: za kafel wyślij historyka do przeciwnika; jego budowle dają ci nagrody.
tapestry-term-civilization-inventors = W dochodzie: znacznik ulepsza dowolną technologię; oznaczone cudze karty z górnego rzędu przechodzą do ciebie.
tapestry-term-civilization-isolationists = Znacznik na podbitej pustej ziemi zabezpiecza ją i daje zasób; na końcu PZ za największy ląd jednego terenu.
tapestry-term-civilization-leaders = W dochodzie: każdy z czterech przywódców raz daje krok z korzyścią.
tapestry-term-civilization-merrymakers = W dochodzie: jeden z trzech znaczników wchodzi o stopień i bierze nagrodę.
tapestry-term-civilization-militants = Posterunki bierze się z planszy; odkryte nagrody wracają w każdym dochodzie.
tapestry-term-civilization-mystics = Przepowiedz cztery liczby: zasób po osiągnięciu, 10 PZ, jeśli zgadza się na końcu.
tapestry-term-civilization-nomads = Budynki i budowle możesz stawiać na mapie: by zająć ziemię albo zabezpieczyć własną i dostać zasób.
tapestry-term-civilization-the-chosen = W dochodzie: 1 PZ za każdego przeciwnika na każdym torze, na którym nikt cię nie wyprzedza, i zasób za każde twoje osiągnięcie, a w piątym dochodzie zamiast niego 5 PZ.
tapestry-term-civilization-traders = W dochodzie: znacznik na pustej ziemi daje PZ, a obok cudzego posterunku korzyść z kafla.
tapestry-term-civilization-alchemists-experimental = W dochodzie: rzucaj kością nauki, aż przestaniesz, potem krok z nagrodą na jednym z wyrzuconych torów. Powtórzony tor kończy rzuty: możesz się na nim cofnąć.
tapestry-term-civilization-alchemists-pack = W dochodzie: rzuć trzema kośćmi, w razie chęci jeszcze raz, i zachowaj kolejno dwie. Czerwona liczy się podwójnie, pozostałe dają więcej.
tapestry-term-civilization-architects-experimental = Na początku po jednej dodatkowej niedostępnej działce za każdego przeciwnika. Kolejny zasób za dzielnice z budynkami jednego rodzaju; takie rzędy i kolumny liczą się podwójnie.
tapestry-term-civilization-entertainers-experimental = W dochodzie 1–4: znacznik robi krok po ścieżkach, a ty bierzesz nagrodę miejsca.
tapestry-term-civilization-futurists-experimental = Po pierwszej turze dochodu albo przy zdobyciu: skok o cztery pola na najwyżej dwóch torach i 2 zasoby.
tapestry-term-civilization-heralds-experimental = Na początku natychmiastowa karta, którą można położyć w pierwszej erze. W dochodzie: znacznik na takiej karcie dowolnego gracza powtarza ją dla ciebie.
tapestry-term-civilization-historians-experimental = Na początku kafel. W dochodzie: za kafel wyślij historyka do przeciwnika; jego budowle z torów dają ci nagrody.
tapestry-term-civilization-inventors-pack = W dochodzie: znacznik ulepsza dowolną technologię albo oznacza kartę w górnym rzędzie; oznaczone nie mają wymagań, a cudze przechodzą do ciebie z górnego rzędu.
tapestry-term-civilization-isolationists-experimental = Na początku 2 kafle. Znacznik na podbitej pustej ziemi zabezpiecza ją i daje zasób; na końcu PZ za największy ląd jednego terenu.
tapestry-term-civilization-merrymakers-experimental = W dochodzie 2–5: dwoje tancerzy robi po jednym kroku na parkiecie trzy na trzy, a ty bierzesz nagrodę miejsca, na którym stanie każde z nich.
tapestry-term-civilization-militants-experimental = Posterunki bierze się z planszy i nigdy się nie kończą; nagrody pól, które odsłaniają, dostajesz w każdej turze dochodu.
tapestry-term-civilization-mystics-experimental = Przepowiedz cztery liczby: zasób, gdy się spełni, i 20 PZ, jeśli zgadza się na koniec.
tapestry-term-civilization-mystics-pack = Własna talia ośmiu kart gobelinu: z niej zyskujesz karty i obok niej je odrzucasz. Po zagraniu karty bierzesz kartę wspólnej talii i wydajesz całą rękę: im większa, tym więcej darów.
tapestry-term-civilization-the-chosen-experimental = Każde osiągnięcie, wspólne lub z twojej listy, przesuwa znacznik o krok: jego nagroda albo 5 PZ.
tapestry-term-civilization-traders-experimental = W dochodzie: znacznik przy pojedynczym posterunku za korzyść z kafla i wspólną ziemię albo budynek dochodu przy cudzym posterunku.
tapestry-term-civilization-traders-pack = Na początku 2 kafle. W dochodzie: znacznik lub budynek przy pojedynczym cudzym posterunku, z kaflem w prezencie; u siebie zasób albo 5 PZ i czarna kość.

## Parts of a game, for replays and charts

tapestry-round = { $number ->
        [5] Ostatnie tury dochodu
       *[other] Era { $number }
    }
tapestry-rounds = Ery

## Co mówi stół

tapestry-term-tier-price = Poziom { $tier }: cena kroku ({ $resource } i dowolne zasoby) oraz budowla dla tego, kto przyjdzie pierwszy
tapestry-term-up-to = do +{ $points }
tapestry-term-in-hand = na ręce: { $count }
tapestry-term-deck = w talii: { $count }
tapestry-term-needs = górny rząd wymaga poziomu { $tier }: { $track }
tapestry-term-needs-built = górny rząd wymaga budynków: { $building } ×{ $count }
tapestry-term-this-one = Ten gracz
tapestry-term-place-it = Postaw tutaj
tapestry-term-lay-it = Połóż tutaj
tapestry-term-do-it = Tutaj
tapestry-term-all-answers = Wszystkie odpowiedzi: { $count }
tapestry-term-held = Trzymasz
tapestry-term-turn-left = W lewo
tapestry-term-turn-right = W prawo
tapestry-term-ways = Jak to położyć
tapestry-term-fits = pasuje
tapestry-term-covers = zajęte: { $what }
tapestry-term-off-grid = poza planem stolicy
tapestry-term-completes-district = { $count ->
        [one] dopełnia dzielnicę: zasób
        [few] dopełnia { $count } dzielnice: { $count } zasoby
       *[many] dopełnia { $count } dzielnic: { $count } zasobów
    }
tapestry-term-completes-line = { $count ->
        [one] dopełnia rząd lub kolumnę
        [few] dopełnia { $count } rzędy i kolumny
       *[many] dopełnia { $count } rzędów i kolumn
    }
tapestry-term-hint-tile = Kliknij inne świecące pole, by przenieść kafel. Kółko myszy lub R obraca, strzałki przesuwają.
tapestry-term-hint-landmark = Przeciągnij element, kliknij miejsce albo przesuwaj go strzałkami. Może wystawać poza krawędź.
tapestry-term-hint-building = Kliknij świecącą działkę albo przesuwaj się strzałkami.
tapestry-term-queue = Co jeszcze nastąpi
tapestry-term-queue-done = zrobione
tapestry-term-queue-now = teraz
tapestry-term-queue-later = później
tapestry-term-districts = Pełne dzielnice
tapestry-term-outside = Obok planu
tapestry-term-symbols = Symbole
tapestry-term-step-arrive = osiągnięte pole
tapestry-term-step-end-turn = koniec tury
tapestry-term-step-offer-bonus = bonus
tapestry-term-step-reap = kafel
tapestry-term-step-spoils = kości
tapestry-term-step-use-abilities = cywilizacja
tapestry-term-step-play-tapestry = karta gobelinu
tapestry-term-step-offer-upgrade = ulepszenie
tapestry-term-step-score-income = punkty
tapestry-term-step-gain-income = dochód
tapestry-term-step-finish = koniec twojej gry

# The glossary: one text for each symbol, track, card kind and term, with its name, and the forms by which the rules call it.
tapestry-gloss-coin = zasób. Wymaga jej technologia.
    .name = Moneta
    .forms = monet*
tapestry-gloss-worker = zasób. Wymaga go nauka.
    .name = Robotnik
    .forms = robotni*
tapestry-gloss-food = zasób. Wymaga jej eksploracja.
    .name = Żywność
    .forms = żywnoś*
tapestry-gloss-culture = zasób. Wymaga jej wojsko.
    .name = Kultura
    .forms = kultur*
tapestry-gloss-any = zasób do wyboru.
    .name = Dowolny zasób
tapestry-gloss-exploration = jego zasobem jest żywność; ze strzałką: krok naprzód lub wstecz.
    .name = Tor eksploracji
    .forms = tor eksploracji, toru eksploracji, dla eksploracji
tapestry-gloss-science = jego zasobem jest robotnik; ze strzałką: krok naprzód lub wstecz.
    .name = Tor nauki
    .forms = tor nauki, toru nauki, torze nauki, dla nauki
tapestry-gloss-military = jego zasobem jest kultura; ze strzałką: krok naprzód lub wstecz.
    .name = Tor wojska
    .forms = tor wojska, toru wojska, torze wojska, dla wojska
tapestry-gloss-technology = jego zasobem jest moneta; ze strzałką: krok naprzód lub wstecz.
    .name = Tor technologii
    .forms = tor technologii, toru technologii, dla technologii
tapestry-gloss-tier = ćwierć toru; im wyższy poziom, tym droższe jego pola.
    .name = Poziom
    .forms = poziom, poziomu, poziomie
tapestry-gloss-advance = zapłać, przesuń znacznik o pole w górę, zyskaj korzyść i, jeśli chcesz, kup bonus.
    .name = Krok
    .forms = krok, kroku, kroków, kroki
tapestry-gloss-benefit = to, co daje pole albo kafel, na ile to możliwe.
    .name = Korzyść
    .forms = korzyś*
tapestry-gloss-bonus = można go kupić raz, po korzyści, za podaną cenę.
    .name = Bonus
    .forms = bonus*
tapestry-gloss-farm = przechodzi z planszy dochodu do stolicy i odsłania swoje pole.
    .name = Farma
    .forms = farm*
tapestry-gloss-house = przechodzi z planszy dochodu do stolicy i odsłania swoje pole.
    .name = Dom
    .forms = dom
tapestry-gloss-market = przechodzi z planszy dochodu do stolicy i odsłania swoje pole.
    .name = Targ
    .forms = targ
tapestry-gloss-armory = przechodzi z planszy dochodu do stolicy i odsłania swoje pole.
    .name = Arsenał
    .forms = arsenał*
tapestry-gloss-building = dowolna farma, dom, targ albo arsenał z twojej planszy dochodu.
    .name = Budynek dochodu
    .forms = budynek dochodu, budynki dochodu, budynków dochodu
tapestry-gloss-mat = cztery rzędy budynków; każdy odsłonięty symbol liczy się w turze dochodu.
    .name = Plansza dochodu
    .forms = planszę dochodu, planszy dochodu, plansza dochodu
tapestry-gloss-income = pięć w grze: zdolności, karta gobelinu, ulepszenie i PZ, potem zasoby.
    .name = Tura dochodu
    .forms = tura dochodu, tury dochodu, turze dochodu, turę dochodu, tur dochodu
tapestry-gloss-era = trwa od jednej tury dochodu do następnej; otwiera ją karta gobelinu.
    .name = Era
    .forms = era, erę, ery, erze, erach
tapestry-gloss-points = punkty zwycięstwa; ze znakiem × i symbolem: tyle za każdy z nich.
    .name = PZ
    .forms = PZ
tapestry-gloss-tiles = dobierz tyle do zapasu.
    .name = Kafle terytorium
    .forms = kafle terytoriów, kafli terytoriów, kaflami terytoriów
tapestry-gloss-cards = dobierz tyle na rękę; po jednej zagrywa się w turach dochodu od 2 do 4.
    .name = Karty gobelinu
    .forms = karta gobelinu, karty gobelinu, kartę gobelinu, kart gobelinu
tapestry-gloss-space = dobierz tyle do zapasu.
    .name = Kafle kosmosu
    .forms = kafle kosmosu, kafli kosmosu
tapestry-gloss-explore = połóż kafel obok swojej ziemi; z gwiazdką na dowolnym nieodkrytym polu.
    .name = Eksploracja
    .forms = eksplor*
tapestry-gloss-voyage = eksploruj kafel kosmosu z zapasu.
    .name = Lot
tapestry-gloss-research = rzuć kością nauki i zrób krok; przekreślone: bez korzyści i bonusu.
    .name = Badanie
    .forms = badani*
tapestry-gloss-invent = weź technologię, odkrytą albo z talii.
    .name = Wynalazek
    .forms = wynal*
tapestry-gloss-upgrade = twoja technologia idzie o rząd wyżej.
    .name = Ulepszenie
    .forms = ulepsz*
tapestry-gloss-refresh = trzy odkryte technologie można wymienić.
    .name = Nowe karty
tapestry-gloss-circle = zyskujesz je, gdy technologia wchodzi do środkowego rzędu.
    .name = Kółko
    .forms = kółko
tapestry-gloss-square = zyskujesz go, gdy technologia wchodzi do górnego rzędu.
    .name = Kwadrat
    .forms = kwadrat
tapestry-gloss-conquer = posterunek obok swojej ziemi, potem kości; z gwiazdką na dowolnym terytorium.
    .name = Podbój
    .forms = podb*
tapestry-gloss-dice = liczą się obie kości podboju, nie jedna.
    .name = Obie kości
tapestry-gloss-ground = to, co daje sam kafel.
    .name = Korzyść z kafla
tapestry-gloss-overplay = połóż kartę gobelinu na działającą; nowa era się nie zaczyna.
    .name = Zagranie na wierzch
    .forms = zagranie na wierzch
tapestry-gloss-again = jeszcze raz rozpatrz pole pod jednym ze swoich znaczników.
    .name = Powtórzenie
    .forms = powtórzeni*
tapestry-gloss-landmark = dla tego, kto pierwszy wejdzie na poziom; duży element do stolicy.
    .name = Budowla
    .forms = budowl*
tapestry-gloss-landmarks = liczone do PZ, skądkolwiek pochodzą.
    .name = Twoje budowle
tapestry-gloss-civilization = jej zdolności używa się w turach dochodu od 2 do 5; symbol daje kolejną.
    .name = Cywilizacja
    .forms = cywilizacj*
tapestry-gloss-capital = dziewięć na dziewięć działek; pełne rzędy i kolumny dają PZ, gdy mówi tak symbol.
    .name = Stolica
    .forms = stolic*
tapestry-gloss-district = trzy na trzy działki stolicy; pełna od razu daje zasób.
    .name = Dzielnica
    .forms = dzielnic*
tapestry-gloss-plot = nie można na niej budować, a liczy się jako zapełniona.
    .name = Niedostępna działka
    .forms = niedostępn*
tapestry-gloss-territory = odkryte pole mapy, wydrukowane albo wyłożone kaflem.
    .name = Terytorium
    .forms = terytorium, terytoria
tapestry-gloss-territories = terytoria, które kontrolujesz.
    .name = Twoje terytoria
tapestry-gloss-terrain = morze, pustynia, las, łąka albo góry; gdzie się zgadza, wyłożony kafel daje PZ.
    .name = Teren
    .forms = teren
tapestry-gloss-outpost = podbija terytorium; każdy ma dziesięć, dwa stoją od początku.
    .name = Posterunek
    .forms = posterun*
tapestry-gloss-topple = podbity pionek kładzie się i zostaje; terytorium z dwoma pionkami jest bezpieczne na stałe.
    .name = Przewrócenie
    .forms = przewr*
tapestry-gloss-trap = karta gobelinu: z ręki obraca podbój twojej ziemi przeciw atakującemu.
    .name = Pułapka
    .forms = pułapk*
tapestry-gloss-die = czerwona to PZ, czarna to zasób albo kafel; bierze się jedną z nich.
    .name = Kości podboju
    .forms = obiema kośćmi
tapestry-gloss-science-die = pokazuje jeden z czterech torów.
    .name = Kość nauki
    .forms = kość nauki
tapestry-gloss-achievement = ukończyć tor, przewrócić dwa posterunki, podbić wyspę w centrum: PZ dla pierwszych.
    .name = Osiągnięcie
    .forms = osiągnięci*
tapestry-gloss-opponents = wszyscy inni; sąsiedzi siedzą obok ciebie.
    .name = Przeciwnicy
    .forms = przeciwnik*, sąsiad*
tapestry-gloss-everyone = wszyscy gracze, ty też.
    .name = Wszyscy
tapestry-gloss-automa = przeciwnik tego, kto gra solo.
    .name = Automa
    .forms = Autom*
tapestry-gloss-shadow = tylko posuwa się po torach i zabiera budowle; nie punktuje.
    .name = Cesarstwo Cienia
    .forms = Cesarstwo Cienia, Cesarstwu Cienia
tapestry-gloss-special = jak mówi karta.
    .name = Jak w tekście
