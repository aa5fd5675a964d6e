# Ferry in English.

ferry = Ferry
ferry-pitch = Two boats, one river, and the heavier boat turns back. An example of a title, as small as can be.

ferry-option-crossings = Crossings
ferry-option-crossings-note = How often the boats cross the river.
ferry-option-crossings-three = Three, so that everybody keeps a load
ferry-option-crossings-four = Four, until the hands are empty
ferry-option-balance = Boats of the same weight
ferry-option-balance-note = What they do when neither is heavier.
ferry-option-balance-arrive = Both arrive
ferry-option-balance-return = Both turn back

ferry-ask-ship = Which load do you ship, and on which boat?
ferry-ship-load = { $load } ({ $weight }) on the { $boat } boat
ferry-why-3-1 = That load is not in your hand.

ferry-news-shipped = { $seat } ships { $load } on the { $boat } boat.
ferry-news-arrived = { $seat }: { $load } { $points ->
        [0] came back
        [one] arrived, { $points } point
       *[other] arrived, { $points } points
    }.

ferry-score-loads = Loads that arrived
ferry-term-crossing = Crossing
ferry-term-last = Of so many
ferry-term-rest = Loads aside
ferry-term-returned-loads = Came back
ferry-term-hand-loads = Hand
ferry-term-landed-loads = Arrived
ferry-term-boat = Last boat
ferry-term-points = Points

ferry-boat-red = red
ferry-boat-green = green
ferry-load-feathers = Feathers
ferry-load-tea = Tea
ferry-load-wool = Wool
ferry-load-bread = Bread
ferry-load-baskets = Baskets
ferry-load-candles = Candles
ferry-load-books = Books
ferry-load-apples = Apples
ferry-load-honey = Honey
ferry-load-salt = Salt
ferry-load-copper = Copper
ferry-load-timber = Timber
ferry-load-bricks = Bricks
ferry-load-anvils = Anvils
ferry-load-bells = Bells
ferry-load-marble = Marble

## Parts of a game, for replays and charts

ferry-round = Crossing { $number }
ferry-rounds = Crossings
