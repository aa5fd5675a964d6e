# Beyond the Horizon in English.

## Title

horizon = Beyond the Horizon
horizon-pitch = Research, explore and build from the cradle of civilization to the present day; goals that players complete bring the end.

## Questions and answers

horizon-ask-government = Choose your government.
horizon-government-government = { $government }
horizon-ask-act = Move your action piece: which action do you take?
horizon-act-move = { $action }, { $space ->
        [0] first space
        [1] second space
        [2] third space
       *[other] fourth space
    } ({ $coins ->
        [0] free
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $pieces ->
        [0] { "" }
        [one] , exhaust { $pieces } piece
       *[other] , exhaust { $pieces } pieces
    })
horizon-ask-basic = Carry out a basic action without moving your piece?
horizon-basic-action = { $action } ({ $coins ->
        [0] free
        [one] { $coins } coin
       *[other] { $coins } coins
    }{ $pieces ->
        [0] { "" }
        [one] , exhaust { $pieces } piece
       *[other] , exhaust { $pieces } pieces
    })
horizon-basic-skip = Skip
horizon-research-skip = Skip
horizon-invest-skip = Skip
horizon-structure-skip = Skip
horizon-recruit-skip = Skip
horizon-strengthen-skip = Skip
horizon-accept-skip = Skip
horizon-ask-research = Which technology do you research?
horizon-research-slot = { $technology } ({ $slot })
horizon-ask-colour = A new technology ({ $slot }): choose its colour.
horizon-colour-colour = { $colour }
horizon-ask-technology = Choose a card ({ $slot }).
horizon-technology-technology = { $technology }
horizon-ask-invest = { $choice ->
        [0] Invest a cube of the track { $track }?
        [1] Invest a cube: from which track?
       *[other] No cube is left on the track { $track }: invest one from which other track?
    }
horizon-invest-track = { $track } ({ $left ->
        [one] { $left } cube
       *[other] { $left } cubes
    } left)
horizon-cube-track = { $track } ({ $left ->
        [one] { $left } cube
       *[other] { $left } cubes
    } left)
horizon-ask-cube = A cube for { $purpose }: from which track?
horizon-ask-structure = Take a structure tile.
horizon-structure-structure = { $structure } (to build: { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    })
horizon-ask-recruit = Recruit a unit: what kind, and where?
horizon-recruit-settler = Settler (strength { $strength }): { $place }
horizon-recruit-soldier = Soldier (strength { $strength }): { $place }
horizon-ask-strengthen = Strengthen a unit ({ $kind }): strength +{ $points }.
horizon-strengthen-unit = { $kind }: strength { $strength } → { $to }, { $place }
horizon-ask-move = Move your units: { $points ->
        [one] { $points } movement point
       *[other] { $points } movement points
    } left.
horizon-move-go = { $kind } (strength { $strength }): { $place } { $side ->
        [0] →
        [1] ↗
        [2] ↖
        [3] ←
        [4] ↙
       *[other] ↘
    } { $to-place }
horizon-move-stop = Stop moving
horizon-ask-expand = Expansion: build, settle or fortify?
horizon-expand-pass = Do nothing
horizon-expand-found = Build { $structure }: { $place } ({ $price ->
        [one] { $price } coin
       *[other] { $price } coins
    })
horizon-expand-join = Build the structure there too: { $place } ({ $price ->
        [one] { $price } coin
       *[other] { $price } coins
    })
horizon-expand-settle = Settle the village: { $place }
horizon-expand-fortify = Fortify the city: { $place }
horizon-ask-builder = { $place }: which settler builds?
horizon-builder-unit = The settler of strength { $strength }
horizon-ask-muster = { $place }: who takes part? Strength { $strength } of { $needed }.
horizon-muster-unit = { $kind } (strength { $strength })
horizon-muster-enough = That is enough (strength { $strength })
horizon-ask-produce = Production: choose one.
horizon-produce-population = Population: { $amount ->
        [one] { $amount } piece
       *[other] { $amount } pieces
    }
horizon-produce-coins = Coins: { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
horizon-produce-exchange = Exchanges
horizon-ask-exchange = Exchange as often as you like.
horizon-exchange-done = Done
horizon-exchange-buy = Buy a piece for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
horizon-exchange-recall = Take back from the map: { $kind } (strength { $strength }), { $place }
horizon-exchange-sell = Return a piece to the columns and gain 1 coin
horizon-ask-goal = You meet several goals: complete one.
horizon-goal-goal = { $goal } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
horizon-ask-choose = Choose one of these effects.
horizon-choose-pick = { $option }{ $points ->
        [0] { "" }
        [one] { " · " }{ $points } point
       *[other] { " · " }{ $points } points
    }{ $coins ->
        [0] { "" }
        [one] { " · " }{ $coins } coin
       *[other] { " · " }{ $coins } coins
    }{ $pieces ->
        [0] { "" }
        [one] { " · " }{ $pieces } piece
       *[other] { " · " }{ $pieces } pieces
    }{ $others-points ->
        [0] { "" }
        [one] { " · others: " }{ $others-points } point
       *[other] { " · others: " }{ $others-points } points
    }{ $others-coins ->
        [0] { "" }
        [one] { " · others: " }{ $others-coins } coin
       *[other] { " · others: " }{ $others-coins } coins
    }{ $others-pieces ->
        [0] { "" }
        [one] { " · others: " }{ $others-pieces } piece
       *[other] { " · others: " }{ $others-pieces } pieces
    }
horizon-ask-accept = { $offer }{ $pieces ->
        [0] { "" }
        [one] { ": " }{ $pieces } piece
       *[other] { ": " }{ $pieces } pieces
    }{ $coins ->
        [0] { "" }
        [one] { ": " }{ $coins } coin
       *[other] { ": " }{ $coins } coins
    }{ $cards ->
        [0] { "" }
        [one] { ": " }{ $cards } card
       *[other] { ": " }{ $cards } cards
    }?
horizon-accept-yes = Yes
horizon-ask-order = Several effects follow: which one first?
horizon-order-trigger = { $trigger }{ $points ->
        [0] { "" }
        [one] { " · " }{ $points } point
       *[other] { " · " }{ $points } points
    }{ $coins ->
        [0] { "" }
        [one] { " · " }{ $coins } coin
       *[other] { " · " }{ $coins } coins
    }{ $pieces ->
        [0] { "" }
        [one] { " · " }{ $pieces } piece
       *[other] { " · " }{ $pieces } pieces
    }

## News

horizon-news-governed = { $seat } governs: { $government }.
horizon-news-began = Round { $round } begins.
horizon-news-last-round = Enough goals are completed: round { $round } is the last one.
horizon-news-acted = { $seat }: { $action }{ $coins ->
        [0] { "" }
        [one] { " (" }{ $coins } coin)
       *[other] { " (" }{ $coins } coins)
    }.
horizon-news-researched = { $seat } sends a scientist: { $technology } ({ $slot }).
horizon-news-met = { $seat } meets a leader: { $leader }.
horizon-news-coloured = { $seat } chooses { $colour }.
horizon-news-learned = { $seat } learns: { $technology }.
horizon-news-gained-coins = { $seat } gains { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
horizon-news-gained-population = { $seat } activates { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }.
horizon-news-gained-token = { $seat } takes { $sort ->
        [0] { $tokens ->
            [one] a settle token
           *[other] { $tokens } settle tokens
        }
       *[1] { $tokens ->
            [one] a fortify token
           *[other] { $tokens } fortify tokens
        }
    }.
horizon-news-gained-points = { $seat } notes { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
horizon-news-invested = { $seat } invests a cube: { $track } ({ $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } invested).
horizon-news-uncovered = { $seat } uncovers cell { $number } of { $cells } ({ $track }).
horizon-news-stepped = { $seat } reaches a new step of government: { $step }.
horizon-news-took = { $seat } takes a structure tile: { $structure }.
horizon-news-recruited = { $seat } recruits: { $kind } (strength { $strength }), { $place }.
horizon-news-strengthened = { $seat } strengthens: { $kind } (strength { $strength }), { $place }.
horizon-news-went = { $seat } moves: { $kind } (strength { $strength }) → { $place }.
    .again = → { $place }
horizon-news-explored = { $seat } explores: { $place }.
horizon-news-settled = { $seat } settles the village: { $place }.
horizon-news-fortified = { $seat } fortifies the city: { $place }.
horizon-news-built = { $seat } builds { $structure }: { $place } ({ $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }).
horizon-news-joined = { $seat } builds { $structure } as second: { $place } ({ $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }).
horizon-news-produced-population = { $seat } produces { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }.
horizon-news-produced-coins = { $seat } produces { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
horizon-news-bought = { $seat } buys a piece for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }.
horizon-news-recalled = { $seat } takes back from the map: { $kind } (strength { $strength }), { $place }.
horizon-news-sold = { $seat } returns a piece to the columns and gains 1 coin.
horizon-news-completed = { $seat } completes a goal: { $goal } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }).

## Score sheet

horizon-score-goals = Goals
horizon-score-technologies = Technologies
horizon-score-breakthroughs = Level IV extras
horizon-score-villages = Villages
horizon-score-cities = Cities
horizon-score-structures = Structures
horizon-score-investments = Investment track
horizon-score-leaders = Leaders
horizon-score-government = Government

## What may happen to a player, for those who ask what to watch

horizon-harm-last-round = The last round is announced soon

## Refusals

horizon-why-2-3 = That goal is not in play.
horizon-why-2-8 = That government is not on offer.
horizon-why-4-1 = The action piece must move to another space.
horizon-why-4-3 = Another player's piece is on that space.
horizon-why-4-4 = This action has no such space with this number of players.
horizon-why-4-6 = In your first turn only basic actions are open.
horizon-why-4-7 = Only those who know the technology may use its action.
horizon-why-4-7a = This technology has no action.
horizon-why-4-8 = You do not meet the requirement of this action.
horizon-why-4-9 = You have too few coins for this action.
horizon-why-4-9a = You have too few active pieces to exhaust for this action.
horizon-why-4-11 = This step cannot be skipped.
horizon-why-4-12 = There is no technology that this action could research.
horizon-why-4-12a = There is no piece that could be the scientist.
horizon-why-4-13 = After that none of your units could move.
horizon-why-4-14 = This action would do nothing.
horizon-why-6-1 = You do not know the linked technologies.
horizon-why-6-1a = Technologies of this level cannot be researched now.
horizon-why-6-2 = You have researched this technology already.
horizon-why-6-4 = Its discoverer has not chosen the card yet.
horizon-why-6-5 = No linked technology has this main colour.
horizon-why-6-7 = This card was not revealed.
horizon-why-6-7a = This card does not show the chosen colour.
horizon-why-6-9 = No card of this level is left in the deck.
horizon-why-6-14 = Nobody has researched that technology yet.
horizon-why-7-1 = No cube is left on that track.
horizon-why-7-6 = The cube must come from the named track.
horizon-why-7-8 = That tile is not in the display of this level.
horizon-why-9-1 = Recruit on your start tile or on a tile with your cube.
horizon-why-9-1a = Units of this kind cannot be recruited now.
horizon-why-9-2 = You have no free token for such a unit.
horizon-why-9-3 = You have no such unit on the map.
horizon-why-9-3a = Units of this kind cannot be strengthened now.
horizon-why-9-4 = That unit cannot become any stronger.
horizon-why-9-7 = An equal unit on the same tile is named for it.
horizon-why-10-1 = You have no such unit on the map.
horizon-why-10-2 = At least one unit must move.
horizon-why-10-3 = No unit may stay on a rival's start tile.
horizon-why-10-8 = Only a settler may step over the edge of the map.
horizon-why-10-8a = The map can be left only where the new tile touches at least two others.
horizon-why-10-10 = You may not explore another tile this turn.
horizon-why-10-11 = No territories are left.
horizon-why-11-1 = Your units there are not strong enough for it.
horizon-why-11-1a = There is neither a village nor a city there.
horizon-why-11-1b = The village there has not been settled yet.
horizon-why-11-2 = That is no other unit of this kind of yours on the tile.
horizon-why-11-5 = This village or city belongs to somebody already.
horizon-why-12-2 = This structure is not in your supply.
horizon-why-12-2a = No settler of yours stands there.
horizon-why-12-3 = No new structure may be built on a rival's start tile.
horizon-why-12-3a = No new structure may be built where a village is settled.
horizon-why-12-3b = No new structure may be built where a rival's unit stands.
horizon-why-12-3c = A structure stands there already.
horizon-why-12-4 = You cannot pay its price.
horizon-why-12-4a = That is no settler of yours on this tile.
horizon-why-12-6 = There is no structure there.
horizon-why-12-6a = Two players have built this structure already.
horizon-why-12-6b = You have built this structure already.
horizon-why-12-7 = You have no token for it.
horizon-why-12-8 = What is being carried out now does not allow this.
horizon-why-13-5 = You have too few coins.
horizon-why-13-5a = No piece is left in your columns.
horizon-why-13-5b = You have no such unit on the map.
horizon-why-13-5c = You have no active piece.
horizon-why-13-5d = No cell of your columns is free.
horizon-why-14-1 = You do not meet that goal.
horizon-why-14-2 = You have completed that goal already.
horizon-why-15-4 = That effect does not wait for this event.
horizon-why-15-5 = That option would do nothing.
horizon-why-15-5a = There is no such option.
horizon-why-15-8 = That basic action is not offered.

## The numbers behind a reason

horizon-sum-action = It costs { $space-coins ->
        [0] { $cost }
       *[other] { $price } + { $space-coins } = { $cost }
    }, you have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
horizon-sum-price = It costs { $less ->
        [0] { $cost }
       *[other] { $price } − { $less } = { $cost }
    }, you have { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
horizon-sum-pieces = It takes { $needed ->
        [one] { $needed } active piece
       *[other] { $needed } active pieces
    }, you have { $there }.
horizon-sum-needs = It asks for { $needed }, you have { $there }.
horizon-sum-strength = It takes strength { $needed }, you have { $there } there.

## Terms and effects

horizon-term-round = round { $n }
horizon-term-last = last round
horizon-term-goals = goals
horizon-term-tree = technology tree
horizon-term-map = map
horizon-term-display = structures
horizon-term-coins = coins
horizon-term-active = active
horizon-term-columns = columns
horizon-term-letters = A B C D E
horizon-term-cubes = cubes
horizon-term-invested = invested
horizon-term-tokens = tokens
horizon-term-units = units
horizon-term-leaders = leaders
horizon-term-techs = technologies
horizon-term-supply = tiles
horizon-term-score = score
horizon-term-space = action piece
horizon-term-revealed = revealed
horizon-term-instant = at once
horizon-term-action = action
horizon-term-always = always
horizon-term-end = at the end
horizon-term-village = village
horizon-term-city = city
horizon-term-strength = strength
horizon-term-reconstructed = Most component values are a reconstruction of ours.
horizon-term-reconstructed-short = reconstructed value
horizon-term-governments = Governments
horizon-term-slot-empty = nobody has researched it yet
horizon-effect-count-villages = villages
horizon-effect-count-cities = cities
horizon-effect-count-structures = structures
horizon-effect-count-techs = technologies
horizon-effect-count-techs-level = technologies of level { $of }
horizon-effect-count-techs-colour = technologies: { $of }
horizon-effect-count-leaders = leaders
horizon-effect-count-goals = goals
horizon-effect-count-invest-cubes = cubes invested
horizon-effect-count-cubes-off = cubes gone: { $of }
horizon-effect-count-tracks-empty = empty tracks
horizon-effect-count-units = units
horizon-effect-count-unit-strength = strength of units
horizon-effect-count-active-pop = active pieces
horizon-effect-count-coins = coins
horizon-effect-count-open-columns = open columns
horizon-effect-count-tiles-with-cube = tiles with your cube
horizon-effect-on-research = research
horizon-effect-on-first-research = discovery
horizon-effect-on-explore = exploring
horizon-effect-on-settle = settling
horizon-effect-on-fortify = fortifying
horizon-effect-on-build = building
horizon-effect-on-recruit = recruiting
horizon-effect-on-goal = goal
horizon-effect-on-produce-population = population production
horizon-effect-on-produce-coins = coin production
horizon-effect-if-level = (level { $of } or higher)
horizon-effect-if-known = (known to another)
horizon-effect-modifier-movement-bonus = movement
horizon-effect-modifier-explore-limit = new tiles a turn
horizon-effect-modifier-structure-price = price of structures
horizon-effect-modifier-buy-pop-price = price of a piece
horizon-effect-complete-goal = complete a goal
horizon-effect-option = option { $number }
horizon-effect-cell = bonus of a cell ({ $track })
horizon-effect-investment = cell { $number } of the investment track
horizon-effect-government = { $government } ({ $step })

## What is printed, in words: a sentence for each effect

horizon-effect-does-coins = gain { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
horizon-effect-does-population = activate { $n ->
        [one] { $n } piece
       *[other] { $n } pieces
    }
horizon-effect-does-vp = gain { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
horizon-effect-does-move = move your units: { $n ->
        [one] { $n } movement point
       *[other] { $n } movement points
    }
horizon-effect-does-explore = explore { $n ->
        [one] { $n } more tile
       *[other] { $n } more tiles
    } this turn
horizon-effect-does-invest = invest { $n ->
        [1] { $track ->
            [food] a food cube
            [economy] an economy cube
            [infrastructure] an infrastructure cube
           *[any] a cube from any row
        }
       *[other] { $n } cubes from any rows
    }
horizon-effect-does-token = take { $token ->
        [settle] a settle token
       *[fortify] a fortify token
    }
horizon-effect-does-structure = take a structure tile of level { $level }
horizon-effect-does-recruit = recruit { $unit ->
        [settler] a settler
        [soldier] a soldier
       *[either] a settler or a soldier
    } of strength { $n } { $from ->
        [columns] with a piece from the columns
       *[active] with an active piece
    }
horizon-effect-does-strengthen = strengthen { $unit ->
        [settler] a settler
        [soldier] a soldier
       *[either] a settler or a soldier
    } by { $n }{ $split ->
        [1] { ", " }shared among your units as you like
       *[other] { "" }
    }
horizon-effect-does-research = research a technology of level { $level } { $from ->
        [columns] with a piece from the columns
       *[active] with an active piece
    }{ $known ->
        [1] { ", " }one that somebody knows
       *[other] { "" }
    }{ $free ->
        [1] { ", " }links ignored
       *[other] { "" }
    }
horizon-effect-does-private = reveal { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } of level { $level } and keep one as your own technology
horizon-effect-does-basic = carry out a basic action ({ $level })
horizon-effect-does-produce-population = produce population
horizon-effect-does-produce-coins = produce coins
horizon-effect-does-expand-build = build a structure
horizon-effect-does-expand-settle = settle a village
horizon-effect-does-expand-fortify = fortify a city
horizon-effect-does-others = each of the others: { $what }
horizon-effect-does-each = { $what } for { $each }
horizon-effect-does-most = { $what } ({ $n } at most)
horizon-effect-does-cost = { $price }: { $what }
horizon-effect-does-exhaust = exhaust { $n ->
        [one] { $n } piece
       *[other] { $n } pieces
    }
horizon-effect-does-column = opens column { $column }: its pieces can be produced
horizon-effect-does-income = { $n } more { $n ->
        [one] coin
       *[other] coins
    } whenever you produce coins
horizon-effect-does-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } at the end
horizon-effect-does-step = your government reaches { $step }
horizon-effect-does-movement-bonus = every movement has { $n ->
        [one] { $n } more point
       *[other] { $n } more points
    }
horizon-effect-does-explore-limit = { $n ->
        [one] { $n } more tile
       *[other] { $n } more tiles
    } may be explored each turn
horizon-effect-does-structure-price = structures cost you { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } less
horizon-effect-does-buy-pop-price = pieces that you buy cost { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } less
horizon-effect-or = { $one } or { $two }
horizon-effect-and = { $one } and { $two }

horizon-effect-when-research = when you research
horizon-effect-when-first-research = when you discover a technology
horizon-effect-when-explore = when you explore
horizon-effect-when-settle = when you settle
horizon-effect-when-fortify = when you fortify
horizon-effect-when-build = when you build
horizon-effect-when-recruit = when you recruit { $unit ->
        [settler] a settler
        [soldier] a soldier
       *[either] a unit
    }
horizon-effect-when-goal = when you complete a goal
horizon-effect-when-produce-population = when you produce population
horizon-effect-when-produce-coins = when you produce coins
horizon-effect-when-level = when you research level { $level } or higher
horizon-effect-when-known = when you research what others know

horizon-effect-per-villages = each of your villages
horizon-effect-per-cities = each of your cities
horizon-effect-per-structures = each structure that you built
horizon-effect-per-techs = each of your technologies
horizon-effect-per-techs-level = each of your technologies of level { $of }
horizon-effect-per-techs-colour = each of your technologies with { $of }
horizon-effect-per-leaders = each of your leaders
horizon-effect-per-goals = each of your goals
horizon-effect-per-invest-cubes = { $n ->
        [1] each cube that you invested
       *[other] every { $n } cubes that you invested
    }
horizon-effect-per-cubes-off = each cube gone from your row { $of }
horizon-effect-per-tracks-empty = each of your empty rows
horizon-effect-per-units = each of your units
horizon-effect-per-unit-strength = each strength of your units
horizon-effect-per-active-pop = each of your active pieces
horizon-effect-per-coins = each of your coins
horizon-effect-per-open-columns = each of your open columns
horizon-effect-per-tiles-with-cube = each tile with a cube of yours

horizon-effect-need-villages = { $n ->
        [one] a village
       *[other] { $n } villages
    }
horizon-effect-need-cities = { $n ->
        [one] a city
       *[other] { $n } cities
    }
horizon-effect-need-structures = { $n ->
        [one] a structure
       *[other] { $n } structures
    }
horizon-effect-need-techs = { $n ->
        [one] a technology
       *[other] { $n } technologies
    }
horizon-effect-need-techs-level = { $n ->
        [one] a technology
       *[other] { $n } technologies
    } of level { $of }
horizon-effect-need-techs-colour = { $n ->
        [one] a technology
       *[other] { $n } technologies
    } with { $of }
horizon-effect-need-leaders = { $n ->
        [one] a leader
       *[other] { $n } leaders
    }
horizon-effect-need-goals = { $n ->
        [one] a goal
       *[other] { $n } goals
    }
horizon-effect-need-invest-cubes = { $n ->
        [one] a cube
       *[other] { $n } cubes
    } invested
horizon-effect-need-cubes-off = { $n ->
        [one] a cube
       *[other] { $n } cubes
    } gone from your row { $of }
horizon-effect-need-tracks-empty = { $n ->
        [one] an empty row of cubes
       *[other] { $n } empty rows of cubes
    }
horizon-effect-need-units = { $n ->
        [one] a unit
       *[other] { $n } units
    }
horizon-effect-need-unit-strength = units of strength { $n } in all
horizon-effect-need-active-pop = { $n ->
        [one] an active piece
       *[other] { $n } active pieces
    }
horizon-effect-need-coins = { $n ->
        [one] a coin
       *[other] { $n } coins
    }
horizon-effect-need-open-columns = { $n ->
        [one] an open column
       *[other] { $n } open columns
    }
horizon-effect-need-tiles-with-cube = { $n ->
        [one] a tile
       *[other] { $n } tiles
    } with a cube of yours

## The same on a card: a verb and symbols

horizon-effect-short-invest = invest { $what }
horizon-effect-short-move = move { $what }
horizon-effect-short-recruit = recruit { $what }
horizon-effect-short-with = with { $what }
horizon-effect-short-research = research { $what }
horizon-effect-short-free = links ignored
horizon-effect-short-known = known to somebody
horizon-effect-short-produce = produce { $what }
horizon-effect-short-build = build { $what }
horizon-effect-short-settle = settle { $what }
horizon-effect-short-fortify = fortify { $what }
horizon-effect-short-basic = basic action { $what }
horizon-effect-short-private = of your own: { $what }
horizon-effect-short-others = others: { $what }
horizon-effect-short-each = { $what } a { $each }
horizon-effect-short-or = or
horizon-effect-short-most = at most { $n }

## The board

horizon-term-phase-action = action
horizon-term-phase-expansion = expansion
horizon-term-phase-production = production
horizon-term-phase-goal = goal
horizon-term-actions = action board
horizon-term-basic = basic actions
horizon-term-basic-note = open to everybody
horizon-term-advanced = advanced actions
horizon-term-advanced-note = if you have what they need
horizon-term-do-basic-1 = Research level I
horizon-term-do-basic-2 = Research level II
horizon-term-do-basic-3 = Recruit, then move
horizon-term-do-basic-4 = A piece and a coin
horizon-term-do-advanced-5 = Take a settle token
horizon-term-do-advanced-6 = Take a fortify token
horizon-term-do-advanced-7 = Research level III
horizon-term-do-advanced-8 = Research level IV
horizon-term-everybody = room for all
horizon-term-needs = needs { $what }
horizon-term-missing-coins = { $n ->
        [one] { $n } coin missing
       *[other] { $n } coins missing
    }
horizon-term-missing-pieces = { $n ->
        [one] { $n } active piece missing
       *[other] { $n } active pieces missing
    }
horizon-term-spaces-taken = all spaces are taken
horizon-term-you-here = your piece is here
horizon-term-first-turn = not in your first turn
horizon-term-you = You
horizon-term-enlarge = enlarge
horizon-term-open = open
horizon-term-unknown = { $n } unknown
horizon-term-to-find = { $n } more to find this turn
horizon-term-explore = Explore
horizon-term-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
horizon-term-strength-needed = strength to settle
horizon-term-village-points = village points
horizon-term-city-points = city points
horizon-term-discovery = whoever explores it may { $what }
horizon-term-village-tile = village: { $points }, a cube of the row { $track }; then: { $what }
horizon-term-city-tile = city: { $points }, a cube of the row { $track }
horizon-term-first-builder = first builder
horizon-term-second-builder = second builder
horizon-term-structure-tile = { $who }: a cube of the row { $track }
horizon-term-price = price
horizon-term-own-structures = structures to build
horizon-term-none-to-build = none in your supply
horizon-term-on-display-note = taken when infrastructure cubes leave
horizon-term-stack = { $n } more
horizon-term-leaders-met = leaders you met
horizon-term-my-techs = your technologies
horizon-term-my-techs-can = { $n ->
        [one] { $n } has an action for you now
       *[other] { $n } have an action for you now
    }
horizon-term-none-known = none yet: research brings the first one
horizon-term-next-cube = the next cube to leave
horizon-term-track-row = { $track }: { $cubes } of { $n } cubes left
horizon-term-investment-row = investment track: { $n } of { $of } cubes
horizon-term-column = column { $column }
horizon-term-column-closed = closed
horizon-term-column-open = open
horizon-term-goal-end = { $n } of { $of } cubes: at { $of } the round ends, one more follows
horizon-term-goal-first = first: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
horizon-term-goal-later = later: { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
horizon-term-level = level { $level }
horizon-term-level-closed = level { $level } is not on offer now
horizon-term-slot-not-now = not now
horizon-term-slot-new = new
horizon-term-slot-unknown = unknown, level { $level }
horizon-term-discover = Discover it: meet the leader, then choose one of the cards
horizon-term-leader-here = a leader, face down
horizon-term-scientists = scientists: { $names }
horizon-term-answer-list = all answers as a list
horizon-term-brings = what it brings
horizon-term-point-at = Point at what glows to see what it brings.
horizon-term-tap-at = Tap what glows to see what it brings.
horizon-term-do-it = Do it
horizon-term-not-now = Not now
horizon-term-path = { $n ->
        [one] { $n } movement point
       *[other] { $n } movement points
    }, through { $through }
horizon-term-path-direct = { $n ->
        [one] { $n } movement point
       *[other] { $n } movement points
    }
horizon-term-unit = { $kind }, strength { $n }
horizon-term-go-to = { $kind } to { $to }
horizon-term-space-costs = this space costs { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    } more
horizon-term-space-free = free space
horizon-term-space-of = { $seat } stands here
horizon-term-piece-in-columns = piece from the columns
horizon-term-no-place-yet = no action yet
horizon-term-tools = what else you can answer

## Components

horizon-slot-i-1 = level I, slot 1
horizon-slot-i-2 = level I, slot 2
horizon-slot-i-3 = level I, slot 3
horizon-slot-i-4 = level I, slot 4
horizon-slot-ii-1 = level II, slot 1
horizon-slot-ii-2 = level II, slot 2
horizon-slot-ii-3 = level II, slot 3
horizon-slot-ii-4 = level II, slot 4
horizon-slot-ii-5 = level II, slot 5
horizon-slot-ii-6 = level II, slot 6
horizon-slot-iii-1 = level III, slot 1
horizon-slot-iii-2 = level III, slot 2
horizon-slot-iii-3 = level III, slot 3
horizon-slot-iii-4 = level III, slot 4
horizon-slot-iii-5 = level III, slot 5
horizon-slot-iii-6 = level III, slot 6
horizon-slot-iv-1 = level IV, slot 1
horizon-slot-iv-2 = level IV, slot 2
horizon-slot-iv-3 = level IV, slot 3
horizon-slot-private = private technology
horizon-action-basic-1 = Basic 1: research level I
horizon-action-basic-2 = Basic 2: research level II
horizon-action-basic-3 = Basic 3: recruit and move
horizon-action-basic-4 = Basic 4: a piece and a coin
horizon-action-advanced-5 = Advanced 5: settle token
horizon-action-advanced-6 = Advanced 6: fortify token
horizon-action-advanced-7 = Advanced 7: research level III
horizon-action-advanced-8 = Advanced 8: research level IV
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
horizon-technology-t1-writing = Writing
horizon-technology-t1-wheel = Wheel
horizon-technology-t1-farming = Crop Farming
horizon-technology-t1-bronze = Bronze Arms
horizon-technology-t2-iron = Ironworking
horizon-technology-t2-cavalry = Horse Riding
horizon-technology-t2-walls = Stone Walls
horizon-technology-t2-siege = Siege Craft
horizon-technology-t2-coinage = Coinage
horizon-technology-t2-sailing = Sailing
horizon-technology-t2-roads = Paved Roads
horizon-technology-t2-navigation = Star Navigation
horizon-technology-t2-maths = Mathematics
horizon-technology-t2-astronomy = Astronomy
horizon-technology-t2-engineering = Engineering
horizon-technology-t2-metallurgy = Metallurgy
horizon-technology-t2-philosophy = Philosophy
horizon-technology-t2-medicine = Medicine
horizon-technology-t2-law = Code of Law
horizon-technology-t2-poetry = Epic Poetry
horizon-technology-t3-gunpowder = Gunpowder
horizon-technology-t3-rockets = Rockets
horizon-technology-t3-conscription = Conscription
horizon-technology-t3-steamships = Steam Navy
horizon-technology-t3-banking = Banking
horizon-technology-t3-industry = Steam Industry
horizon-technology-t3-press = Mass Press
horizon-technology-t3-trade = Overseas Trade
horizon-technology-t3-electricity = Electricity
horizon-technology-t3-cooling = Cooling System
horizon-technology-t3-computer = Computer
horizon-technology-t3-flight = Powered Flight
horizon-technology-t3-education = Public Education
horizon-technology-t3-rights = Civil Rights
horizon-technology-t3-cinema = Cinema
horizon-technology-t3-diplomacy = Diplomacy
horizon-technology-t4-internet = Internet
horizon-technology-t4-space = Space Flight
horizon-technology-t4-nuclear = Nuclear Power
horizon-technology-t4-genetics = Genetic Engineering
horizon-technology-t4-union = World Parliament
horizon-technology-t4-satellites = Satellite Network
horizon-technology-t4-ai = Thinking Machines
horizon-technology-t4-renewables = Clean Energy
horizon-technology-unknown = a new technology
horizon-leader-l2-attila = Attila
horizon-leader-l2-hammurabi = Hammurabi
horizon-leader-l2-cleopatra = Cleopatra
horizon-leader-l2-suntzu = Sun Tzu
horizon-leader-l2-archimedes = Archimedes
horizon-leader-l2-hypatia = Hypatia
horizon-leader-l2-homer = Homer
horizon-leader-l2-alexander = Alexander the Great
horizon-leader-l2-ashoka = Ashoka
horizon-leader-l2-confucius = Confucius
horizon-leader-l3-leonardo = Leonardo da Vinci
horizon-leader-l3-gutenberg = Johannes Gutenberg
horizon-leader-l3-zhenghe = Zheng He
horizon-leader-l3-elizabeth = Elizabeth I
horizon-leader-l3-newton = Isaac Newton
horizon-leader-l3-joan = Joan of Arc
horizon-leader-l3-mozart = Wolfgang Amadeus Mozart
horizon-leader-l3-napoleon = Napoleon Bonaparte
horizon-leader-l3-musa = Mansa Musa
horizon-leader-l3-pachacuti = Pachacuti
horizon-leader-l4-einstein = Albert Einstein
horizon-leader-l4-curie = Marie Curie
horizon-leader-l4-gandhi = Mohandas Gandhi
horizon-leader-l4-lovelace = Ada Lovelace
horizon-leader-l4-king = Martin Luther King Jr.
horizon-leader-l4-tesla = Nikola Tesla
horizon-leader-l4-roosevelt = Eleanor Roosevelt
horizon-government-g1a = River Kingdom
horizon-government-g1b = War Host
horizon-government-g2a = House of Scholars
horizon-government-g2b = Merchant League
horizon-government-g3a = Master Builders
horizon-government-g3b = Far Wanderers
horizon-government-g4a = Fertile Valley
horizon-government-g4b = Council of Elders
horizon-goal-goal-a1 = Golden Age
horizon-goal-goal-a2 = Age of Reason
horizon-goal-goal-a3 = Great Library
horizon-goal-goal-b1 = Homeland
horizon-goal-goal-b2 = Crown of Cities
horizon-goal-goal-b3 = Wide Realm
horizon-goal-goal-c1 = Heavy Investment
horizon-goal-goal-c2 = Masters of One Craft
horizon-goal-goal-c3 = Great Host
horizon-structure-str-01 = Farm
horizon-structure-str-02 = Market
horizon-structure-str-03 = Barracks
horizon-structure-str-04 = Granary
horizon-structure-str-05 = Workshop
horizon-structure-str-06 = Shrine
horizon-structure-str-07 = Harbour
horizon-structure-str-08 = Watchtower
horizon-structure-str-09 = Trading Post
horizon-structure-str-10 = Aqueduct
horizon-structure-str-11 = Guild Hall
horizon-structure-str-12 = Academy
horizon-structure-str-13 = Temple
horizon-structure-str-14 = Castle
horizon-structure-str-15 = Surveyors' Office
horizon-structure-str-16 = Theatre
horizon-structure-str-17 = Shipyard
horizon-structure-str-18 = Mint
horizon-structure-str-19 = University
horizon-structure-str-20 = Opera House
horizon-structure-str-21 = Power Station
horizon-structure-str-22 = Railway Terminal
horizon-structure-str-23 = Parliament
horizon-structure-str-24 = Stock Exchange
horizon-place-cradle = the Cradle
horizon-place-home-1 = start tile of { $player-1 }
horizon-place-home-2 = start tile of { $player-2 }
horizon-place-home-3 = start tile of { $player-3 }
horizon-place-home-4 = start tile of { $player-4 }
horizon-place-ter-01 = Salt Coast
horizon-place-ter-02 = Reed Marsh
horizon-place-ter-03 = Caravan Pass
horizon-place-ter-04 = Quarry Hills
horizon-place-ter-05 = Border Watch
horizon-place-ter-06 = Green Meadow
horizon-place-ter-07 = Red Canyon
horizon-place-ter-08 = Wheat Plain
horizon-place-ter-09 = Windy Cape
horizon-place-ter-10 = Oak Forest
horizon-place-ter-11 = Twin Lakes
horizon-place-ter-12 = Iron Ridge
horizon-place-ter-13 = Hunters' Vale
horizon-place-ter-14 = Stone Arches
horizon-place-ter-15 = Amber Shore
horizon-place-ter-16 = River Fork
horizon-place-ter-17 = Old Fortress
horizon-place-ter-18 = Orchard Valley
horizon-place-ter-19 = Marble Cliffs
horizon-place-ter-20 = High Steppe
horizon-place-ter-21 = Emerald Delta
horizon-place-ter-22 = Silver Mountain
horizon-place-ter-23 = Golden Sands
horizon-place-ter-24 = Crown Plateau
horizon-place-unknown = unknown land
horizon-colour-blue = blue (science)
horizon-colour-red = red (war)
horizon-colour-yellow = yellow (trade)
horizon-colour-green = green (culture)
horizon-track-food = food
horizon-track-economy = economy
horizon-track-infrastructure = infrastructure
horizon-track-any = any track
horizon-kind-settler = settler
horizon-kind-soldier = soldier
horizon-kind-either = settler or soldier
horizon-token-settle = settle token
horizon-token-fortify = fortify token
horizon-step-despotism = despotism
horizon-step-theocracy = theocracy
horizon-step-monarchy = monarchy
horizon-step-democracy = democracy
horizon-purpose-investment = the investment track
horizon-purpose-village = the village
horizon-purpose-city = the city
horizon-purpose-left = the structure
horizon-purpose-right = the structure
horizon-purpose-goal = the goal
horizon-offer-population = Produce population now
horizon-offer-coins = Produce coins now
horizon-offer-private-2 = Draw for a private technology of level II
horizon-offer-private-3 = Draw for a private technology of level III
horizon-option-t3-diplomacy-1 = a settle token
horizon-option-t3-diplomacy-2 = a fortify token
horizon-option-t3-diplomacy-3 = a settle token
horizon-option-t3-diplomacy-4 = a fortify token
horizon-option-l2-hammurabi-1 = invest an infrastructure cube
horizon-option-l2-hammurabi-2 = coins, then build a structure
horizon-option-l2-hypatia-1 = research a level I technology from the columns
horizon-option-l2-hypatia-2 = population
horizon-option-l2-homer-1 = population
horizon-option-l2-homer-2 = points for you, population for the others
horizon-option-l2-confucius-1 = population and a coin
horizon-option-l2-confucius-2 = points for you, fewer for the others
horizon-option-l3-gutenberg-1 = research an open technology of level I or II, links ignored
horizon-option-l3-gutenberg-2 = invest a cube, and a coin
horizon-option-l3-newton-1 = population
horizon-option-l3-newton-2 = points for you, fewer for the others
horizon-option-l3-mozart-1 = invest a food cube, and population
horizon-option-l3-mozart-2 = points for your green technologies
horizon-option-l3-napoleon-1 = fortify a city now
horizon-option-l3-napoleon-2 = a fortify token
horizon-option-l3-musa-1 = coins
horizon-option-l3-musa-2 = points for you, coins for the others
horizon-option-l3-pachacuti-1 = settle a village now
horizon-option-l3-pachacuti-2 = a settle token
horizon-option-l4-gandhi-1 = points for you alone
horizon-option-l4-gandhi-2 = more points for you, some for the others
horizon-option-l4-roosevelt-1 = a settle token and coins
horizon-option-l4-roosevelt-2 = a fortify token and coins
horizon-option-investment-7-1 = a settle token
horizon-option-investment-7-2 = a fortify token
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
horizon-trigger-food-5-1 = production bonus ({ horizon-track-food })
horizon-trigger-economy-5-1 = production bonus ({ horizon-track-economy })

## Parts of a game, for replays and charts

horizon-round = Round { $number }
horizon-rounds = Rounds

# The glossary: one text for each symbol, track, card kind and term, with its name, and the forms by which the rules call it.
horizon-gloss-actor = moves to a free space of another action, or another space of the same one; it never stays, except on basic action 4.
    .name = Action piece
    .forms = action piece
horizon-gloss-basic = open to everybody from the first turn.
    .name = Basic action
    .forms = basic action, basic actions
horizon-gloss-advanced = open to everybody who meets its requirement, from the second turn on.
    .name = Advanced action
    .forms = advanced action, advanced actions
horizon-gloss-coin = pays for actions, structures and pieces; they never run out.
    .name = Coin
    .forms = coin, coins
horizon-gloss-piece = population in the resource area, ready to become a scientist, settler or soldier.
    .name = Active piece
    .forms = active piece, active pieces, active
horizon-gloss-column = the inactive population, columns A to E. A piece always comes from the leftmost column that holds one.
    .name = Columns
    .forms = column, columns
horizon-gloss-exhaust = move a piece back to the rightmost free cell of the columns.
    .name = Exhaust
    .forms = exhaust, exhausted, exhausts
horizon-gloss-lock = a column produces only once the cube under it is gone.
    .name = Closed column
    .forms = open column
horizon-gloss-cube = always leaves the leftmost cell of its track; the uncovered cell then works.
    .name = Development cube
    .forms = cube, cubes
horizon-gloss-food = its cubes open the population columns and bonuses for producing population.
    .name = Food track
    .forms = food
horizon-gloss-economy = its cubes open coins and bonuses for producing coins.
    .name = Economy track
    .forms = economy
horizon-gloss-infrastructure = its cubes open structure tiles and the steps of the government.
    .name = Infrastructure track
    .forms = infrastructure
horizon-gloss-invested = takes cubes from the other tracks for bonuses, more movement and points.
    .name = Investment track
    .forms = investment track, investment, invest
horizon-gloss-technology = research gives its bonus, its action, its lasting effect and points by level.
    .name = Technology
    .forms = technology, technologies
horizon-gloss-blue = the colour of science among the technologies.
    .name = Blue
    .forms = blue
horizon-gloss-red = the colour of war among the technologies.
    .name = Red
    .forms = red
horizon-gloss-yellow = the colour of trade among the technologies.
    .name = Yellow
    .forms = yellow
horizon-gloss-green = the colour of culture among the technologies.
    .name = Green
    .forms = green
horizon-gloss-slot = a place of the technology tree, of level I to IV, with links to slots of the level below.
    .name = Slot
    .forms = slot, slots
horizon-gloss-link = levels II and III need all linked slots of the level below, level IV two of them.
    .name = Link
    .forms = link, links, linked
horizon-gloss-scientist = a piece on a slot of the tree; it never comes back.
    .name = Scientist
    .forms = scientist, scientists
horizon-gloss-leader = lies face down on each slot of levels II to IV; the first scientist there takes it.
    .name = Leader
    .forms = leader, leaders
horizon-gloss-instant = a bonus gained once, at the moment.
    .name = At once
    .forms = instant bonus
horizon-gloss-always = works from now on.
    .name = Lasting effect
    .forms = lasting effect, lasting ability
horizon-gloss-government = a card with four steps: despotism, theocracy, monarchy and democracy.
    .name = Government
    .forms = government
horizon-gloss-despotism = the first step of a government; works from the beginning.
    .name = Despotism
    .forms = despotism
horizon-gloss-theocracy = a lasting ability, opened by an infrastructure cell.
    .name = Theocracy
    .forms = theocracy
horizon-gloss-monarchy = a bonus gained at once, opened by an infrastructure cell.
    .name = Monarchy
    .forms = monarchy
horizon-gloss-democracy = scores at the end; opened by the last infrastructure cell.
    .name = Democracy
    .forms = democracy
horizon-gloss-settler = explores, settles villages and builds structures.
    .name = Settler
    .forms = settler, settlers
horizon-gloss-soldier = fortifies cities where the village is settled.
    .name = Soldier
    .forms = soldier, soldiers
horizon-gloss-strength = of a unit from 1 to 6; together the units must reach the strength of the tile.
    .name = Strength
    .forms = strength
horizon-gloss-move = each point takes one own unit to a neighbouring tile; points can be divided.
    .name = Movement
    .forms = movement
horizon-gloss-explore = a settler steps over the edge where the new tile touches at least two tiles; one new tile in a turn.
    .name = Explore
    .forms = explore, explored, explores
horizon-gloss-cradle = the middle of the map.
    .name = Cradle
    .forms = cradle
horizon-gloss-home = where your units are recruited; no rival's unit may end a movement there.
    .name = Start tile
    .forms = start tile, start tiles
horizon-gloss-territory = a tile with a strength, a village and a city.
    .name = Territory
    .forms = territory, territories
horizon-gloss-settle = spent in the expansion phase to settle a village.
    .name = Settle token
    .forms = settle token, settle tokens
horizon-gloss-fortify = spent in the expansion phase to fortify a city.
    .name = Fortify token
    .forms = fortify token, fortify tokens
horizon-gloss-village = settled by settlers that reach the strength of the tile: a bonus at once and points at the end.
    .name = Village
    .forms = village, villages
horizon-gloss-city = fortified by soldiers where the village is settled, by whomever; points at the end.
    .name = City
    .forms = city, cities
horizon-gloss-structure = built by a settler for its price, from your supply; a second player may build it too.
    .name = Structure
    .forms = structure, structures
horizon-gloss-phase-action = the first phase of a turn: move the action piece and carry the action out.
    .name = Action phase
    .forms = action phase
horizon-gloss-phase-expansion = the second phase: build, settle or fortify once, or nothing.
    .name = Expansion phase
    .forms = expansion phase, expansion
horizon-gloss-phase-production = the third phase: population, coins or exchanges.
    .name = Production phase
    .forms = production phase
horizon-gloss-phase-goal = the fourth phase: a goal that is met must be completed with a cube.
    .name = Goal phase
    .forms = goal phase
horizon-gloss-produce = comes each time its kind, population or coins, is produced.
    .name = Production bonus
    .forms = production bonus, production bonuses
horizon-gloss-exchange = in place of producing: 3 coins for a piece, a unit for an active piece, an active piece for a coin.
    .name = Exchange
    .forms = exchange, exchanges
horizon-gloss-goal = the first to complete it scores 5 points, everybody later 3. Four cubes on goals (three for two players) bring the end.
    .name = Goal
    .forms = goal, goals
horizon-gloss-laurel = from goals, technologies, villages, cities, structures, investments, leaders and government.
    .name = Points
    .forms = 5 points, 1 point, points win, points noted, extra points
