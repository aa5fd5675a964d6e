# Hadara in English.

## The title

hadara = Hadara
hadara-pitch = Draft people and inventions through three epochs, and grow a village into a civilization that feeds itself.

## Options

hadara-option-first-game = First game
hadara-option-first-game-note = Side A of the setup cards for all and, unless the option on stars says otherwise, no purple cards with a star.
hadara-option-first-game-no = No
hadara-option-first-game-yes = Yes
hadara-option-silver = Full silver card
hadara-option-silver-note = Whether the purple card of epoch III makes one silver medal or every one count the whole track.
hadara-option-silver-one = One medal
hadara-option-silver-every = Every medal
hadara-option-epoch-two = Purple cards of epoch II
hadara-option-epoch-two-note = Which of two effects is on the cards without a star: coins for colonies or a bonus for busts. The other one is on the card with a star.
hadara-option-epoch-two-colony-coins-first = Colony coins without a star
hadara-option-epoch-two-bust-bonus-first = Bust bonus without a star
hadara-option-bust-points = Bust bonus and points side
hadara-option-bust-points-note = What the bust bonus card gives for a bust whose tile shows its points side.
hadara-option-bust-points-two = Two points
hadara-option-bust-points-none = Nothing
hadara-option-stars = Purple cards with a star
hadara-option-stars-note = Whether they are shuffled in. As usual: not in a first game, but in all others.
hadara-option-stars-usual = As usual
hadara-option-stars-in = Always in
hadara-option-stars-out = Left out

## Questions and their answers

hadara-ask-choose-board = Choose your board.
hadara-choose-board-crest = Take the crest: { $crest }
hadara-ask-choose-side = Choose the side of your setup card.
hadara-choose-side-a = Side A: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, income { $income }, military { $military }, culture { $culture }, food { $food }
hadara-choose-side-b = Side B: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, income { $income }, military { $military }, culture { $culture }, food { $food }
hadara-ask-set-wheel = You lead this epoch: set the wheel.
hadara-set-wheel-wheel = Point my crest at the { $colour } deck
hadara-ask-draft = You drew two cards from the { $colour } deck. Which one do you take, and do you buy or sell it?
hadara-draft-buy = Buy { $card } { $price ->
        [0] for free
        [one] for { $price } coin
       *[other] for { $price } coins
    }; { $other-card } to the pile
hadara-draft-sell = Sell { $card } for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }; { $other-card } to the pile
hadara-ask-take = Take the top card of a pile, and buy or sell it.
hadara-take-buy = Buy { $card } ({ $colour }) { $price ->
        [0] for free
        [one] for { $price } coin
       *[other] for { $price } coins
    }
hadara-take-sell = Sell { $card } ({ $colour }) for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
hadara-ask-place-tile = Put a bonus tile on the new card: which track rises?
hadara-place-tile-tile = Tile for { $track }: +{ $steps }
hadara-ask-colony = You may take a colony.
hadara-colony-none = Take no colony
hadara-colony-plunder = Plunder colony { $value }: get { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $bonus ->
        [0] { "" }
       *[other] {" "}and { $bonus } more for taking it
    }; worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end{ $pay ->
        [0] { "" }
        [one] ; first pay { $pay } coin for missing military
       *[other] ; first pay { $pay } coins for missing military
    }
hadara-colony-annex = Annex colony { $value }: { $bonus ->
        [0] { "" }
        [one] get { $bonus } coin for taking it,{" "}
       *[other] get { $bonus } coins for taking it,{" "}
    }pay { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }; worth at least { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end{ $pay ->
        [0] { "" }
        [one] ; first pay { $pay } coin for missing military
       *[other] ; first pay { $pay } coins for missing military
    }
hadara-ask-bust = You may carve a bust.
hadara-bust-none = Carve no bust
hadara-bust-track = Carve { $bust } with the { $track } tile: { $track } +{ $bonus }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $pay ->
        [0] { "" }
        [one] ; pay { $pay } coin for missing culture
       *[other] ; pay { $pay } coins for missing culture
    }
hadara-bust-points = Carve { $bust } with the { $track } tile turned over: { $points } + { $bonus ->
        [one] { $bonus } point
       *[other] { $bonus } points
    }{ $pay ->
        [0] { "" }
        [one] ; pay { $pay } coin for missing culture
       *[other] ; pay { $pay } coins for missing culture
    }
hadara-ask-feed = There is no food for { $missing ->
        [one] { $missing } card
       *[other] { $missing } cards
    }: what do you give up?
hadara-feed-pay = Pay { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } instead of discarding a card
hadara-feed-discard = Discard { $card }
hadara-ask-medal = You may buy medals.
hadara-medal-done = Buy no more medals
hadara-medal-silver = Silver medal for { $track }: { $price ->
        [0] free
        [one] { $price } coin
       *[other] { $price } coins
    }
hadara-medal-gold = Gold medal: { $price ->
        [0] free
        [one] { $price } coin
       *[other] { $price } coins
    }

## News

hadara-news-board-chosen = { $seat } takes the crest: { $crest }.
hadara-news-setup-dealt = { $seat } is dealt { $setup } with initiative { $initiative }.
hadara-news-side-chosen = { $seat } begins with side { $side } and { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
hadara-news-extra-coin = { $seat } gets { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } for leading less often.
hadara-news-epoch-begins = Epoch { $epoch ->
        [1] I
        [2] II
       *[other] III
    } begins, and { $seat } leads.
hadara-news-wheel-set = { $seat } sets the wheel: own crest at the { $colour } deck.
hadara-news-drew = { $seat } draws two cards from the { $colour } deck.
hadara-news-drew-secret = { $seat } draws { $card } and { $other-card }.
hadara-news-laid = { $seat } lays { $card } on the pile.
hadara-news-bought = { $seat } buys { $card } { $price ->
        [0] for free
        [one] for { $price } coin
       *[other] for { $price } coins
    }.
hadara-news-sold = { $seat } sells a { $colour } card for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
hadara-news-sold-secret = { $seat } sells { $card } for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
hadara-news-tile-placed = { $seat } puts a bonus tile on the card: { $track } +{ $steps }.
hadara-news-wheel-turned = The wheel moves on: turn { $turn }.
hadara-news-took = { $seat } takes { $card } from the pile.
hadara-news-income = { $seat } gets { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } of income.
hadara-news-gap-coins = { $seat } gets { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } for tracks above income.
hadara-news-plundered = { $seat } plunders colony { $value } and gets { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $pay ->
        [0] { "" }
        [one] , having paid { $pay } coin for missing military
       *[other] , having paid { $pay } coins for missing military
    }.
hadara-news-annexed = { $seat } annexes colony { $value } ({ $colony }) for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $pay ->
        [0] { "" }
        [one] , having paid { $pay } coin for missing military
       *[other] , having paid { $pay } coins for missing military
    }.
hadara-news-colony-bonus = { $seat } gets { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } for taking a colony.
hadara-news-carved-track = { $seat } carves { $bust }: { $track } +{ $bonus }{ $pay ->
        [0] { "" }
        [one] , having paid { $pay } coin for missing culture
       *[other] , having paid { $pay } coins for missing culture
    }.
hadara-news-carved-points = { $seat } carves { $bust } with the { $track } tile turned over: { $bonus ->
        [one] { $bonus } point
       *[other] { $bonus } points
    } more at the end{ $pay ->
        [0] { "" }
        [one] , having paid { $pay } coin for missing culture
       *[other] , having paid { $pay } coins for missing culture
    }.
hadara-news-fed = { $seat } has { $food } food for { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
hadara-news-discarded = { $seat } discards { $card }.
hadara-news-bought-off = { $seat } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } to keep a card.
hadara-news-surplus = { $seat } gets { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } for surplus food.
hadara-news-silver = { $seat } buys a silver medal for { $track }: { $price ->
        [0] free
        [one] { $price } coin
       *[other] { $price } coins
    }.
hadara-news-gold = { $seat } buys a gold medal: { $price ->
        [0] free
        [one] { $price } coin
       *[other] { $price } coins
    }.
hadara-news-epoch-ends = Epoch { $epoch ->
        [1] I
        [2] II
       *[other] III
    } ends.

## What may happen to a player, for those who ask what to watch

hadara-harm-discarded = Too little food: a card of yours goes
hadara-harm-bought-off = Too little food: you pay for a card

## Why an answer is not possible

hadara-why-2-5 = This board is taken.
hadara-why-4-3 = You do not have this card in hand.
hadara-why-5-2 = You have too few coins to buy this card.
hadara-why-7-2 = Your military is too low for this colony.
hadara-why-7-4 = You already have a colony of this value.
hadara-why-7-7a = You have too few coins to annex this colony.
hadara-why-8-2 = Your culture is too low for this bust.
hadara-why-8-4 = You have already carved this bust.
hadara-why-8-5a = Both your bonus tiles of this colour are in use.
hadara-why-9-3 = This pile is empty.
hadara-why-10-3 = You can only discard a card of your own.
hadara-why-11-3 = You have too few coins for this medal.
hadara-why-11-4 = You already have two medals of this metal.
hadara-why-11-5a = Both your bonus tiles of this colour are in use.
hadara-why-14-4b = Both your bonus tiles of this colour are in use.
hadara-why-14-12 = Only the owner of the food buyout card can pay instead of discarding.
hadara-why-14-12a = You have bought off as many cards as you may in this step.
hadara-why-14-12e = You have too few coins to buy off a card.
hadara-why-14-21a = More points are missing than you may buy in this step.
hadara-why-14-21b = You have too few coins to buy the missing points.

## The numbers behind a reason

hadara-sum-price = It costs { $own ->
        [0] { $cost }
       *[other] { $price } − { $own } = { $cost }
    }, you have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
hadara-sum-coins = It costs { $cost }, you have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
hadara-sum-military = It asks for military { $needed }, you have { $there }.
hadara-sum-culture = It asks for culture { $needed }, you have { $there }.
hadara-sum-missing = { $missing } missing, you may buy { $most }.

## What is wrong with an own content file

hadara-content-front = “{ $where }” has another front than the first colony of value { $value }. All five must have the same plunder, annex and points.
hadara-content-initiative = “{ $where }” has initiative { $initiative }, which another setup card has already. All five must differ.
hadara-content-star = “{ $where }” has a star, but only purple cards can have one.
hadara-content-stars = Epoch { $epoch } has { $found } cards with a star, but it must have exactly { $count }.

## The score sheet

hadara-score-colonies = Colonies
hadara-score-busts = Busts
hadara-score-silver = Silver medals
hadara-score-gold = Gold medals
hadara-score-cards = Cards
hadara-score-coins = Coins

## Effects of purple cards; the arguments are the fields of the effect, colour and track as ids

hadara-effect-sell-bonus = Each card you sell brings { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } more.
hadara-effect-bonus-tile = Put a bonus tile on this card: its track rises by { $steps }.
hadara-effect-track-per-colour = { $track ->
        [income] Income
        [military] Military
        [culture] Culture
        [food] Food
       *[other] { $track }
    } +{ $steps } for each { $colour } card you own, now and later.
hadara-effect-colony-coins = Each time you take a colony you get { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
hadara-effect-medal-discount = Your medals cost less: silver { $silver-two } in epoch II and { $silver-three } in epoch III, gold { $gold-two } and { $gold-three }.
hadara-effect-food-buyout = Feeding: pay { $coins-per-card ->
        [one] { $coins-per-card } coin
       *[other] { $coins-per-card } coins
    } instead of discarding a card, at most { $max-cards ->
        [one] { $max-cards } time
       *[other] { $max-cards } times
    }.
hadara-effect-food-surplus = Feeding: { $coins-per-food ->
        [one] { $coins-per-food } coin
       *[other] { $coins-per-food } coins
    } for each food above your cards, at most { $max-coins ->
        [one] { $max-coins } coin
       *[other] { $max-coins } coins
    }.
hadara-effect-income-gap = Income: { $coins-per-track ->
        [one] { $coins-per-track } coin
       *[other] { $coins-per-track } coins
    } for each other track above your income, at most { $max-coins ->
        [one] { $max-coins } coin
       *[other] { $max-coins } coins
    }.
hadara-effect-bust-bonus = Each of your busts adds { $steps } to the track of its tile{ $points ->
        [0] { "" }
        [one] , or { $points } point if the points side is up
       *[other] , or { $points } points if the points side is up
    }.
hadara-effect-silver-full = At the end { $medals ->
        [one] { $medals } silver medal counts
       *[other] { $medals } silver medals count
    } the whole track instead of half.
hadara-effect-set-points = At the end { $points-per-set ->
        [one] { $points-per-set } point
       *[other] { $points-per-set } points
    } for each set of five colours.
hadara-effect-set-joker = For gold medals this card stands for a missing colour in { $sets ->
        [one] { $sets } set
       *[other] { $sets } sets
    }.
hadara-effect-double-actions = Up to { $colonies ->
        [one] { $colonies } colony
       *[other] { $colonies } colonies
    } in a colony step and up to { $busts ->
        [one] { $busts } bust
       *[other] { $busts } busts
    } in a bust step.
hadara-effect-requirement-discount = Colonies and busts require { $points } less.
hadara-effect-buy-requirement = Colonies and busts: buy missing points for { $coins-per-point ->
        [one] { $coins-per-point } coin
       *[other] { $coins-per-point } coins
    } each, at most { $max-points } in a step.

## Words of the table

hadara-term-epoch = Epoch
hadara-term-epoch-1 = Epoch I
hadara-term-epoch-2 = Epoch II
hadara-term-epoch-3 = Epoch III
hadara-term-phase-a = Phase A
hadara-term-phase-b = Phase B
hadara-term-setup = Setting up
hadara-term-draft = Draft
hadara-term-piles = Piles
hadara-term-income = Income
hadara-term-colonies = Colonies
hadara-term-busts = Busts
hadara-term-feeding = Feeding
hadara-term-medals = Medals
hadara-term-over = End of the game
hadara-term-turn = Turn
hadara-term-coins = Coins
hadara-term-price = Price
hadara-term-sale = Sale value
hadara-term-points = Points
hadara-term-initiative = Initiative
hadara-term-leader = Leader
hadara-term-wheel = Wheel
hadara-term-crest = Crest
hadara-term-board = Board
hadara-term-setup-card = Setup card
hadara-term-deck = Deck
hadara-term-pile = Pile
hadara-term-hand = Hand
hadara-term-cards = Cards
hadara-term-face-down = Face-down card
hadara-term-sold = Sold cards
hadara-term-discarded = Discarded cards
hadara-term-track = Track
hadara-term-colony = Colony
hadara-term-requirement = Requirement
hadara-term-plunder = Plunder
hadara-term-annex = Annex
hadara-term-plundered = Plundered
hadara-term-annexed = Annexed
hadara-term-bust = Bust
hadara-term-carved = Carved
hadara-term-bonus = Bonus
hadara-term-bonus-tile = Bonus tile
hadara-term-bonus-tiles = Unused bonus tiles
hadara-term-points-side = Points side
hadara-term-silver-medal = Silver medal
hadara-term-gold-medal = Gold medal
hadara-term-sets = Sets of five colours
hadara-term-effect = Effect
hadara-term-star = Card with a star
hadara-term-tie-coins = Coins left for a tie
hadara-term-reconstructed = Most values on cards, colonies, setup cards and busts are a reconstruction: whoever owns the box can put the printed values in a content file of their own.
hadara-term-reconstructed-short = Reconstructed value
hadara-term-income-now = +{ $coins } { $coins ->
        [one] coin
       *[other] coins
    } at each income
hadara-term-colony-now = colony { $list } within reach
hadara-term-colony-next = { $missing } more for colony { $value }
hadara-term-colony-all = all colonies taken
hadara-term-bust-now = bust { $list } within reach
hadara-term-bust-next = { $missing } more for bust { $value }
hadara-term-bust-all = all busts carved
hadara-term-food-left = { $n ->
        [0] just enough for your cards
        [one] enough for { $n } more card
       *[other] enough for { $n } more cards
    }
hadara-term-food-missing = { $n ->
        [one] { $n } card too many
       *[other] { $n } cards too many
    }
hadara-term-counts = deck { $deck } · pile { $pile }
hadara-term-counts-short = deck{ $deck } pile{ $pile }
hadara-term-points-short = { $n } VP
hadara-term-with-income = with { $coins } of income
hadara-term-sign-tiles = unused and used bonus tiles of a track
hadara-term-sign-annexed = an annexed colony of value 9; without the plus it was plundered
hadara-term-sign-bust = a carved bust with a tile on that track, or with its points side up
hadara-term-sign-silver = a silver medal for that track
hadara-term-sign-gold = a gold medal
hadara-term-sign-price = printed price, and the price for you
hadara-term-sign-effect = the card has an effect
hadara-term-sign-star = the card is not in a first game
hadara-term-sign-points = points; the last column is the score if the game ended now

## Tracks

hadara-track-income = income
hadara-track-military = military
hadara-track-culture = culture
hadara-track-food = food

## Colours

hadara-colour-yellow = yellow
hadara-colour-red = red
hadara-colour-blue = blue
hadara-colour-green = green
hadara-colour-purple = purple

## Crests

hadara-crest-monkey = Monkey
hadara-crest-dragon = Dragon
hadara-crest-lion = Lion
hadara-crest-pegasus = Pegasus
hadara-crest-scarab = Scarab

## Setup cards and their sides

hadara-setup-s1 = Setup card 1
hadara-setup-s2 = Setup card 2
hadara-setup-s3 = Setup card 3
hadara-setup-s4 = Setup card 4
hadara-setup-s5 = Setup card 5
hadara-side-a = A
hadara-side-b = B

## Busts

hadara-bust-bust-1 = Bust 1
hadara-bust-bust-2 = Bust 2
hadara-bust-bust-3 = Bust 3
hadara-bust-bust-4 = Bust 4

## Cards

hadara-card-y1-01 = Oasis Salt Seller
hadara-card-y1-02 = Caravan Guide
hadara-card-y1-03 = Cowrie Counter
hadara-card-y1-04 = Incense Broker
hadara-card-y1-05 = Granary Clerk
hadara-card-y1-06 = River Ferryman
hadara-card-y1-07 = Harbour Toll Keeper
hadara-card-y1-08 = Amber Road Merchant
hadara-card-y1-09 = Lydian Coin Striker
hadara-card-y1-10 = Murex Dye Maker
hadara-card-r1-01 = Bronze Spear Carrier
hadara-card-r1-02 = Slinger of the Isles
hadara-card-r1-03 = Hill Fort Watch
hadara-card-r1-04 = War Drummer
hadara-card-r1-05 = Reed Boat Raider
hadara-card-r1-06 = Chariot Driver
hadara-card-r1-07 = Obsidian Blade Warrior
hadara-card-r1-08 = Temple Guard Captain
hadara-card-r1-09 = Elephant Rider
hadara-card-r1-10 = Hoplite Commander
hadara-card-b1-01 = Barley Song Singer
hadara-card-b1-02 = Clay Tablet Scribe
hadara-card-b1-03 = Rock Painter
hadara-card-b1-04 = Gold Leaf Artisan
hadara-card-b1-05 = Story Keeper
hadara-card-b1-06 = Stargazer Priestess
hadara-card-b1-07 = Harvest Mask Dancer
hadara-card-b1-08 = Epic Poet
hadara-card-b1-09 = Standing Stone Mason
hadara-card-b1-10 = Pyramid Surveyor
hadara-card-g1-01 = Millet Farmer
hadara-card-g1-02 = Olive Grower
hadara-card-g1-03 = Boar Hunter
hadara-card-g1-04 = Herb Gatherer
hadara-card-g1-05 = Beekeeper
hadara-card-g1-06 = Flood Plain Planter
hadara-card-g1-07 = Horse Herder
hadara-card-g1-08 = Rice Terrace Builder
hadara-card-g1-09 = Maize Breeder
hadara-card-g1-10 = Canal Digger
hadara-card-p1-01 = Bargaining Matriarch
hadara-card-p1-02 = Barter Market
hadara-card-p1-03 = Wandering Teacher
hadara-card-p1-04 = Festival of Seasons
hadara-card-p1-05 = Four Winds Shrine
hadara-card-p1-06 = Wheelwright
hadara-card-p1-07 = Oracle of the Grove
hadara-card-p1-08 = Potters' Village
hadara-card-p1-09 = Outrigger Navigator
hadara-card-p1-10 = Royal Burial Mound
hadara-card-p1-11 = Guild of Weighers
hadara-card-p1-12 = Council of Champions
hadara-card-p1-13 = Circle of Bards
hadara-card-p1-14 = League of Sowers
hadara-card-y2-01 = Silk Road Agent
hadara-card-y2-02 = Mercenary Paymaster
hadara-card-y2-03 = Guild Treasurer
hadara-card-y2-04 = Spice Port Factor
hadara-card-y2-05 = Mint Master
hadara-card-y2-06 = Toll Castle Steward
hadara-card-y2-07 = Illuminated Ledger Keeper
hadara-card-y2-08 = Market Fair Warden
hadara-card-y2-09 = Trans-Saharan Gold Trader
hadara-card-y2-10 = Hanse Shipowner
hadara-card-r2-01 = Longbow Archer
hadara-card-r2-02 = Steppe Horse Archer
hadara-card-r2-03 = Warrior Monk
hadara-card-r2-04 = Privateer Captain
hadara-card-r2-05 = Siege Engineer
hadara-card-r2-06 = Mamluk Officer
hadara-card-r2-07 = Longship Jarl
hadara-card-r2-08 = Samurai Retainer
hadara-card-r2-09 = Castle Constable
hadara-card-r2-10 = Great Khan's Marshal
hadara-card-b2-01 = Travelling Minstrel
hadara-card-b2-02 = Abbey Brewer
hadara-card-b2-03 = Court Chronicler
hadara-card-b2-04 = Paper Maker
hadara-card-b2-05 = Calligrapher
hadara-card-b2-06 = Carpet Designer
hadara-card-b2-07 = Tea Ceremony Master
hadara-card-b2-08 = Shadow Theatre Player
hadara-card-b2-09 = Cathedral Glazier
hadara-card-b2-10 = House of Wisdom Scholar
hadara-card-g2-01 = Heavy Plough Farmer
hadara-card-g2-02 = Windmill Keeper
hadara-card-g2-03 = Falconer
hadara-card-g2-04 = Monastery Gardener
hadara-card-g2-05 = Carp Pond Keeper
hadara-card-g2-06 = Vineyard Tenant
hadara-card-g2-07 = Floating Garden Planter
hadara-card-g2-08 = Mountain Llama Herder
hadara-card-g2-09 = Qanat Builder
hadara-card-g2-10 = Three-Field Reeve
hadara-card-p2-01 = Tribute Collector
hadara-card-p2-02 = Chartered Explorers
hadara-card-p2-03 = Heraldic Office
hadara-card-p2-04 = Order of Honour
hadara-card-p2-05 = Astrolabe Workshop
hadara-card-p2-06 = Printing Pioneer
hadara-card-p2-07 = Pilgrim Road Guard
hadara-card-p2-08 = Herb Apothecary
hadara-card-p2-09 = Highland Clan Chief
hadara-card-p2-10 = Hanging Monastery
hadara-card-p2-11 = Relief Storehouse
hadara-card-p2-12 = Grain Exchange
hadara-card-p2-13 = Tax Farmer
hadara-card-p2-14 = Sculptors' Academy
hadara-card-y3-01 = Joint Stock Founder
hadara-card-y3-02 = Steel Mill Owner
hadara-card-y3-03 = Gallery Owner
hadara-card-y3-04 = Canning Manufacturer
hadara-card-y3-05 = Railway Investor
hadara-card-y3-06 = Telegraph Company Head
hadara-card-y3-07 = Department Store Founder
hadara-card-y3-08 = Steamship Line Owner
hadara-card-y3-09 = Central Banker
hadara-card-y3-10 = Assembly Line Pioneer
hadara-card-r3-01 = Frontier Ranger
hadara-card-r3-02 = Field Hospital Surgeon
hadara-card-r3-03 = Regimental Bandmaster
hadara-card-r3-04 = Naval Quartermaster
hadara-card-r3-05 = Balloon Scout
hadara-card-r3-06 = Cavalry General
hadara-card-r3-07 = Fortress Architect
hadara-card-r3-08 = Ironclad Admiral
hadara-card-r3-09 = Liberation Leader
hadara-card-r3-10 = Airship Fleet Marshal
hadara-card-b3-01 = Newspaper Editor
hadara-card-b3-02 = Botanical Illustrator
hadara-card-b3-03 = Anthem Composer
hadara-card-b3-04 = Novelist
hadara-card-b3-05 = Street Photographer
hadara-card-b3-06 = Opera Singer
hadara-card-b3-07 = University Rector
hadara-card-b3-08 = Film Pioneer
hadara-card-b3-09 = Physicist Laureate
hadara-card-b3-10 = Opera House Architect
hadara-card-g3-01 = Seed Drill Inventor
hadara-card-g3-02 = Beet Sugar Refiner
hadara-card-g3-03 = Ranch Foreman
hadara-card-g3-04 = Botanic Garden Director
hadara-card-g3-05 = Fertiliser Chemist
hadara-card-g3-06 = Tractor Builder
hadara-card-g3-07 = Deep Sea Trawler Crew
hadara-card-g3-08 = Refrigeration Engineer
hadara-card-g3-09 = Plant Geneticist
hadara-card-g3-10 = Irrigation Dam Planner
hadara-card-p3-01 = Academy of Excellence
hadara-card-p3-02 = World Record Keeper
hadara-card-p3-03 = World Exposition
hadara-card-p3-04 = Museum of Nations
hadara-card-p3-05 = Global Encyclopedia
hadara-card-p3-06 = Electric Light Inventor
hadara-card-p3-07 = War Correspondent
hadara-card-p3-08 = Relief Corps Founder
hadara-card-p3-09 = Polar Expedition
hadara-card-p3-10 = Iron Tower
hadara-card-p3-11 = Polymath
hadara-card-p3-12 = Grand Chancellor
hadara-card-p3-13 = Skilled Diplomat
hadara-card-p3-14 = Private Financier

## Colonies

hadara-colony-c03-1 = Reed Delta Hamlets
hadara-colony-c03-2 = Copper Hill Clans
hadara-colony-c03-3 = Fishing Cove
hadara-colony-c03-4 = Cedar Valley
hadara-colony-c03-5 = Desert Wells
hadara-colony-c09-1 = Painted Canyon
hadara-colony-c09-2 = Salt Lake Shore
hadara-colony-c09-3 = Bamboo Coast
hadara-colony-c09-4 = Vine Terraces
hadara-colony-c09-5 = Lagoon Islands
hadara-colony-c15-1 = Spice Archipelago
hadara-colony-c15-2 = Horse Plains
hadara-colony-c15-3 = Temple Highlands
hadara-colony-c15-4 = Fjord Settlements
hadara-colony-c15-5 = Silver Mountains
hadara-colony-c21-1 = Rainforest Cities
hadara-colony-c21-2 = Iron Steppe
hadara-colony-c21-3 = Marble Isles
hadara-colony-c21-4 = Pearl Straits
hadara-colony-c21-5 = Monsoon Ports
hadara-colony-c30-1 = Sunrise Coast
hadara-colony-c30-2 = Lakeland Kingdoms
hadara-colony-c30-3 = Golden Delta
hadara-colony-c30-4 = Northern League
hadara-colony-c30-5 = City of Domes

## Parts of a game, for replays and charts

hadara-round = Epoch { $number ->
        [1] I
        [2] II
       *[other] III
    }
hadara-rounds = Epochs

## What a piece is, where one points at it

hadara-term-boards-alike = The boards differ in nothing but their crest.
hadara-term-drawn = Drawn cards
hadara-tip-deck = { $colour } deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } left. The wheel tells who draws from it.
hadara-tip-pile = { $colour } pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }. In phase B the top card can be taken.
hadara-tip-bust = Bust: needs culture { $requirement }. { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and a bonus tile on it gives { $bonus } to a track or as points.
hadara-tip-colony = Colony: needs military { $value }. Plunder: +{ $plunder } coins. Annex: −{ $annex } coins, and its other side counts.
hadara-tip-colony-points = Worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
hadara-tip-columns = { $colour } cards: { $count }. Each makes the next one of its colour cheaper.
hadara-tip-crest = The crest of { $name } points at the { $colour } deck.
hadara-term-bust-gives = +{ $bonus } on a track or as points
hadara-term-bust-track = The tile raises its track
hadara-term-bust-points = The tile turned over gives points

# The glossary: one text for each symbol, track, card kind and term, with its name, and the forms by which the rules call it.
hadara-gloss-track = income, military, culture or food. Its marker moves by the steps on cards, annexed colonies and bonus tiles, and has no last space.
    .name = Track
    .forms = track, tracks
hadara-gloss-income = each income step brings as many coins as this track shows. Yellow.
    .name = Income
    .forms = income
hadara-gloss-military = colonies up to this value can be taken. Red.
    .name = Military
    .forms = military
hadara-gloss-culture = busts up to this requirement can be carved. Blue.
    .name = Culture
    .forms = culture
hadara-gloss-food = so many cards can be fed; whoever has more discards them at the feeding. Green.
    .name = Food
    .forms = food
hadara-gloss-plus-ten = laid beside a track that has gone past ten; the marker goes on from 1.
    .name = “+10” tile
    .forms = "+10" tile, "+10" tiles
hadara-gloss-card = one of the epoch cards: bought for its steps, points and effect, or sold. The setup card is none.
    .name = Card
    .forms = card, cards
hadara-gloss-yellow = mostly raises income. Each yellow card you own makes the next one cheaper by 1.
    .name = Yellow card
    .forms = yellow
hadara-gloss-red = mostly raises military. Each red card you own makes the next one cheaper by 1.
    .name = Red card
    .forms = red
hadara-gloss-blue = mostly raises culture. Each blue card you own makes the next one cheaper by 1.
    .name = Blue card
    .forms = blue
hadara-gloss-green = mostly raises food. Each green card you own makes the next one cheaper by 1.
    .name = Green card
    .forms = green
hadara-gloss-purple = many have an effect of their own, others points. Each purple card you own makes the next one cheaper by 1.
    .name = Purple card
    .forms = purple
hadara-gloss-star = a purple card that is left out of a first game.
    .name = Card with a star
    .forms = star, stars
hadara-gloss-epoch = one third of the game: phase A with the draft, then phase B with the piles.
    .name = Epoch
    .forms = epoch, epochs
hadara-gloss-phase = phase A: draft, income, colonies, busts. Phase B: piles, income, colonies, busts, feeding, medals.
    .name = Phase
    .forms = phase A, phase B
hadara-gloss-draft = five turns in which everybody draws two cards, buys or sells one, and lays the other on the pile of its colour.
    .name = Draft
    .forms = draft
hadara-gloss-feeding = the step in which whoever has more cards than food discards down to the food.
    .name = Feeding
    .forms = feeding
hadara-gloss-crest = the animal of a player's board. On the wheel it points at the deck from which its player draws.
    .name = Crest
    .forms = crest, crests
hadara-gloss-wheel = set by the leader at the beginning of an epoch; after each turn of the draft every crest points at the next deck.
    .name = Wheel
    .forms = wheel
hadara-gloss-deck = the face-down cards of one colour: two for each player in every epoch.
    .name = Deck
    .forms = deck, decks
hadara-gloss-pile = the cards of one colour that were not chosen in the draft. Only the top one can be taken.
    .name = Pile
    .forms = pile, piles
hadara-gloss-leader = begins whatever is done in turn during an epoch, and sets its wheel.
    .name = Leader
    .forms = leader
hadara-gloss-initiative = the number on the setup card. The lowest leads epoch I, the next epoch II, the third epoch III.
    .name = Initiative
    .forms = initiative, initiatives
hadara-gloss-setup = gives the coins and track values to begin with, from the side that was chosen.
    .name = Setup card
    .forms = setup card, setup cards
hadara-gloss-coins = pay for cards, annexing and medals. Every five left at the end are a point.
    .name = Coins
    .forms = coin, coins
hadara-gloss-price = what is printed on the card, less 1 for each card of its colour that you own, and never below 0.
    .name = Price
    .forms = price, prices
hadara-gloss-sale = what a sold card brings, whatever its price: 2, 3 or 4 coins in epochs I, II and III.
    .name = Sale value
    .forms = sale values
hadara-gloss-colony = a tile that asks for military. Plunder it for coins at once, or pay for it and turn it over.
    .name = Colony
    .forms = colony, colonies
hadara-gloss-plunder = take the coins on the front of a colony; it stays front side up and scores the points there.
    .name = Plunder
    .forms = plunder, plundered, plundering
hadara-gloss-annex = pay the coins on the front of a colony and turn it over; the steps of its reverse raise your tracks.
    .name = Annex
    .forms = annex, annexed, annexing
hadara-gloss-bust = carved when culture reaches its requirement: points at the end, and a bonus with the tile that is put on it.
    .name = Bust
    .forms = bust, busts
hadara-gloss-bonus-tile = two of each track's colour. Each goes on a bust, a silver medal or a purple card that asks for one.
    .name = Bonus tile
    .forms = bonus tile, bonus tiles
hadara-gloss-silver = takes a bonus tile; at the end half of that track counts as points, rounded up.
    .name = Silver medal
    .forms = silver medal, silver medals
hadara-gloss-gold = points at the end for each set of five colours.
    .name = Gold medal
    .forms = gold medal, gold medals
hadara-gloss-set = five cards of the five colours; you have as many as cards of your rarest colour.
    .name = Set
    .forms = A set, each set, more sets, sets and points, missing colour in one set
hadara-gloss-points = from colonies, busts, medals, cards and coins; the most after the third epoch win.
    .name = Points
    .forms = most points, fewer points, as points, the points, 7 points, 1 point
