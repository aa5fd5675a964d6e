# „Prom” po polsku.

ferry = Prom
ferry-pitch = Dwie łodzie, jedna rzeka, a cięższa łódź zawraca. Przykład gry, mniejszej być nie może.

ferry-option-crossings = Przeprawy
ferry-option-crossings-note = Ile razy łodzie przepływają rzekę.
ferry-option-crossings-three = Trzy: każdemu zostanie ładunek
ferry-option-crossings-four = Cztery: aż ręce będą puste
ferry-option-balance = Łodzie o równej wadze
ferry-option-balance-note = Co robią, gdy żadna nie jest cięższa.
ferry-option-balance-arrive = Obie dopływają
ferry-option-balance-return = Obie zawracają

ferry-ask-ship = Który ładunek wysyłasz i którą łodzią?
ferry-ship-load = { $load } ({ $weight }): łódź { $boat }
ferry-why-3-1 = Tego ładunku nie masz na ręce.

ferry-news-shipped = { $seat } wysyła ładunek: { $load }, łódź { $boat }.
ferry-news-arrived = { $seat }: { $load } – { $points ->
        [0] ładunek wrócił
        [one] ładunek dopłynął, { $points } punkt
        [few] ładunek dopłynął, { $points } punkty
        [many] ładunek dopłynął, { $points } punktów
       *[other] ładunek dopłynął, { $points } punktu
    }.

ferry-score-loads = Ładunki, które dopłynęły
ferry-term-crossing = Przeprawa
ferry-term-last = Wszystkich przepraw
ferry-term-rest = Ładunki odłożone
ferry-term-returned-loads = Wróciły
ferry-term-hand-loads = Ręka
ferry-term-landed-loads = Dopłynęły
ferry-term-boat = Ostatnia łódź
ferry-term-points = Punkty

ferry-boat-red = czerwona
ferry-boat-green = zielona
ferry-load-feathers = Pióra
ferry-load-tea = Herbata
ferry-load-wool = Wełna
ferry-load-bread = Chleb
ferry-load-baskets = Kosze
ferry-load-candles = Świece
ferry-load-books = Książki
ferry-load-apples = Jabłka
ferry-load-honey = Miód
ferry-load-salt = Sól
ferry-load-copper = Miedź
ferry-load-timber = Drewno
ferry-load-bricks = Cegły
ferry-load-anvils = Kowadła
ferry-load-bells = Dzwony
ferry-load-marble = Marmur

## Parts of a game, for replays and charts

ferry-round = Przeprawa { $number }
ferry-rounds = Przeprawy
