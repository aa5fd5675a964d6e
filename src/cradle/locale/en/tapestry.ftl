# Tapestry in English.

## The title

tapestry = Tapestry
tapestry-pitch = Advance along four tracks from the first fire to the stars, and weave the history of a civilization of your own.

## Options

tapestry-option-adjustments = Civilizations
tapestry-option-adjustments-note = The mats as printed, with the published starting adjustments, or with one of two sets of changed mats.
tapestry-option-adjustments-original = As printed
tapestry-option-adjustments-official-start = Starting adjustments
tapestry-option-adjustments-experimental = Experimental changes of 2022
tapestry-option-adjustments-pack = Adjustment pack
tapestry-option-automa = Automa
tapestry-option-automa-note = The opponent of a game alone. From level to level its income turns bring it more.
tapestry-option-automa-one = Level 1: no civilization
tapestry-option-automa-two = Level 2: with a civilization
tapestry-option-automa-three = Level 3: one more advance an era
tapestry-option-automa-four = Level 4: more decision cards
tapestry-option-automa-five = Level 5: scores more points
tapestry-option-automa-six = Level 6: here like level 5
tapestry-option-shadow = Shadow Empire
tapestry-option-shadow-note = A third side that only advances and takes landmarks from both of you.
tapestry-option-shadow-no = No
tapestry-option-shadow-yes = Yes

## Questions and their answers

tapestry-ask-keep = Which civilization and which capital do you keep?
tapestry-keep-keep = { $civilization }, capital: { $capital }
tapestry-ask-act = Your turn: income, or an advance?
tapestry-act-income = Take income turn { $space }
tapestry-act-advance = { $track }, space { $space } ({ $place }): { $effect }; price: { $any ->
        [0] { $own-resource } ×{ $own }
       *[other] { $own ->
            [0] { $any ->
                [one] { $any } resource of any kind
               *[other] { $any } resources of any kind
            }
           *[other] { $own-resource } ×{ $own } + { $any ->
                [one] { $any } resource of any kind
               *[other] { $any } resources of any kind
            }
        }
    }
tapestry-ask-token = Which token moves? ({ $track })
tapestry-token-to = The one that reaches space { $space }
tapestry-take-resource = Take: { $resource }
tapestry-pay-resource = Pay: { $resource }
tapestry-ask-choose = Choose one of these.
tapestry-ask-next = Several things are gained: which one first?
tapestry-ask-may = You may do this: { $effect }
tapestry-may-no = Leave it
tapestry-may-yes = Do it
tapestry-choose-part = { $effect }
tapestry-next-part = { $effect }
tapestry-ask-take = Choose { $left ->
         [one] a resource
        *[other] { $left } resources
    } to take.
tapestry-ask-pay = The price: choose { $left ->
         [one] a resource
        *[other] { $left } resources
    } to pay.
tapestry-ask-purchase = Pay { $sort ->
        [0] { $amount ->
            [one] { $amount } resource
           *[other] { $amount } resources
        }
        [1] { $amount ->
            [one] { $amount } tile
           *[other] { $amount } tiles
        }
        [2] { $amount ->
            [one] { $amount } tapestry card
           *[other] { $amount } tapestry cards
        }
       *[3] { $amount ->
            [one] { $amount } technology
           *[other] { $amount } technologies
        }
    } for this: { $effect }?
tapestry-ask-bonus = { $amount ->
        [0] Take the bonus for nothing: { $effect }?
       *[other] Pay { $sort ->
                [0] { $amount ->
                    [one] { $amount } resource
                   *[other] { $amount } resources
                }
                [1] { $amount ->
                    [one] { $amount } tile
                   *[other] { $amount } tiles
                }
                [2] { $amount ->
                    [one] { $amount } tapestry card
                   *[other] { $amount } tapestry cards
                }
               *[3] { $amount ->
                    [one] { $amount } technology
                   *[other] { $amount } technologies
                }
            } for the bonus: { $effect }?
    }
tapestry-ask-discard-tile = Discard { $left ->
         [one] a tile
        *[other] { $left } tiles
    }.
tapestry-ask-discard-card = Discard { $left ->
         [one] a tapestry card
        *[other] { $left } tapestry cards
    }.
tapestry-ask-discard-technology = Discard { $left ->
         [one] a technology
        *[other] { $left } technologies
    }.
tapestry-purchase-no = Do not buy
tapestry-purchase-yes = Buy
tapestry-bonus-no = No bonus
tapestry-bonus-yes = Take the bonus
tapestry-discard-tile-tile = Discard { $tile }
tapestry-discard-card-card = Discard { $card }
tapestry-discard-technology-technology = Discard { $technology }
tapestry-ask-step = A free step: { $track }
tapestry-step-stay = Stay
tapestry-step-to = Move to space { $space }: { $place }
tapestry-ask-step-back = Which token steps back? ({ $track })
tapestry-step-back-to = Back to space { $space }
tapestry-ask-again = Which space do you repeat?
tapestry-again-place = Repeat { $place }
tapestry-ask-build = Place your new building: { $building }
tapestry-build-outside = Beside the grid
tapestry-build-at = Row { $row }, column { $column }
tapestry-build-map = On the map, hex { $hex }
tapestry-ask-raise = Place your new landmark: { $landmark }
tapestry-raise-outside = Beside the grid
tapestry-raise-at = Upper left corner: { $row ->
        [-2] three rows above the grid
        [-1] two rows above the grid
        [0] one row above the grid
       *[other] row { $row }
    }, { $column ->
        [-2] three columns left of the grid
        [-1] two columns left of the grid
        [0] one column left of the grid
       *[other] column { $column }
    }; { $turn ->
        [0] as it is
        [1] turned by 90°
        [2] turned by 180°
       *[other] turned by 270°
    }
tapestry-raise-map = On the map, hex { $hex }
tapestry-ask-choose-building = Which income building do you take?
tapestry-choose-building-building = Take: { $building }
tapestry-ask-choose-landmark = Which landmark do you take?
tapestry-choose-landmark-landmark = Take { $landmark }
tapestry-ask-tile = Which tile do you lay?
tapestry-tile-tile = Lay { $tile }
tapestry-ask-lay = Where does it go? ({ $tile })
tapestry-lay-at = Hex { $hex }, { $turn ->
        [0] as it is
        [1] turned by 60°
        [2] turned by 120°
        [3] turned by 180°
        [4] turned by 240°
       *[other] turned by 300°
    }: { $sides ->
        [one] { $sides } side fits
       *[other] { $sides } sides fit
    }
tapestry-ask-double = { $sides ->
        [one] { $sides } point
       *[other] { $sides } points
    } for the sides, or this twice: { $effect }?
tapestry-double-no = Points for the sides
tapestry-double-yes = The benefit twice
tapestry-ask-garrison = Put an outpost on hex { $hex }?
tapestry-garrison-no = No outpost
tapestry-garrison-yes = Put an outpost there
tapestry-ask-gift = You may give a tile to an opponent and gain 3 points.
tapestry-gift-none = Keep all tiles
tapestry-gift-tile = Give { $tile }
tapestry-ask-gift-to = Who gets it? ({ $tile })
tapestry-gift-to-other-seat = { $other-seat }
tapestry-ask-voyage = Which space tile do you explore?
tapestry-voyage-voyage = Explore { $voyage }
tapestry-ask-keep-roll = Which of the two rolls do you keep?
tapestry-keep-roll-track = { $track }
tapestry-ask-invent = Which technology do you invent?
tapestry-invent-technology = Invent { $technology }
tapestry-invent-deck = Take the top of the deck
tapestry-ask-upgrade = Which technology do you upgrade?
tapestry-upgrade-technology = Upgrade { $technology }: { $effect }
tapestry-upgrade-none = No upgrade
tapestry-ask-symbol = Which card do you use once more?
tapestry-symbol-technology = { $technology }: { $effect }
tapestry-ask-refresh = Replace the three open technologies?
tapestry-refresh-no = Keep them
tapestry-refresh-yes = Replace them
tapestry-ask-imitate-symbol = Gain this too: { $effect }?
tapestry-imitate-symbol-no = No
tapestry-imitate-symbol-yes = Gain it
tapestry-ask-conquer = Which territory do you conquer?
tapestry-conquer-hex = Conquer hex { $hex }
tapestry-trap-no = Let it happen
tapestry-trap-yes = Spring the trap
tapestry-term-always-trap = In this game, never spring a trap
tapestry-ask-seal = Put a token on hex { $hex }, which makes it safe, and gain a resource?
tapestry-seal-no = No
tapestry-seal-yes = Seal it
tapestry-ask-die = Which die do you take?
tapestry-die-red = Red: { $effect }
tapestry-die-black = Black: { $effect }
tapestry-ask-left-die = Take the die that was left: { $effect }?
tapestry-left-die-no = No
tapestry-left-die-yes = Take it
tapestry-ask-muster = From which row of your mat comes the outpost?
tapestry-muster-row = { $row ->
        [0] Upper row
       *[other] Lower row
    }: { $effect }
tapestry-ask-play = Which tapestry card begins your new era?
tapestry-play-card = Play { $card }
tapestry-ask-overplay = Which card do you lay over your tapestry?
tapestry-overplay-card = Play { $card }
tapestry-ask-play-drawn = Play a card just drawn at once and gain 5 points?
tapestry-play-drawn-card = Play { $card }
tapestry-play-drawn-none = Not now
tapestry-barter-resource = Food becomes: { $resource }
tapestry-barter-stop = Enough
tapestry-ask-colony = Which tile gives you resources?
tapestry-colony-hex = Hex { $hex }
tapestry-ask-dark-age = On which track do you move up three?
tapestry-dark-age-track = Up three: { $track }
tapestry-ask-boost-token = Which token moves up three? ({ $track })
tapestry-boost-token-from = The one on space { $space }
tapestry-ask-burn = Discard tapestry cards from your hand? Each one gains you 2 points.
tapestry-burn-card = Discard { $card }
tapestry-burn-stop = Enough
tapestry-guild-stop = Enough
tapestry-guild-buy = Pay 5 points, gain a resource
tapestry-guild-sell = Pay a resource, gain 5 points
tapestry-uprising-stop = Enough
tapestry-uprising-hex = Stand up on hex { $hex }
tapestry-ask-match = Up or down to the nearest opponent?
tapestry-match-up = Up: { $track }
tapestry-match-down = Down: { $track }
tapestry-ask-match-token = Which token moves? ({ $track })
tapestry-match-token-from = The one on space { $space }
tapestry-ask-restart = On which track does the token begin again?
tapestry-restart-track = { $track }
tapestry-ask-ally = Who is your ally?
tapestry-ally-other-seat = { $other-seat }
tapestry-ask-marry = Whose benefits on which track do you share?
tapestry-marry-into = { $other-seat }: { $track }
tapestry-ask-dictate = On which track do you advance and bar the others?
tapestry-dictate-track = { $track }
tapestry-ask-magnate = On which track may you and your neighbours advance?
tapestry-magnate-track = { $track }
tapestry-ask-torch = Pay a worker and gain 10 points?
tapestry-torch-no = No
tapestry-torch-yes = Pay a worker
tapestry-ask-trade = The benefit of whose space do you gain?
tapestry-trade-rival = The Automa or the Shadow Empire: { $place }
tapestry-trade-copy = { $other-seat }: { $place }
tapestry-ask-spy = Which card do you copy?
tapestry-spy-card = Copy { $card }
tapestry-ask-civilization = Which civilization acts next?
tapestry-civilization-civilization = { $civilization }
tapestry-ask-alchemy = Roll again, or stop?
tapestry-alchemy-stop = Stop
tapestry-alchemy-roll = Roll again
tapestry-ask-transmute = Which of the tracks do you climb?
tapestry-transmute-track = { $track }
tapestry-ask-stage = Where does your token go?
tapestry-stage-slot = { $effect }
tapestry-ask-leader = Which leader do you use?
tapestry-leader-none = None
tapestry-leader-track = { $track }
tapestry-ask-merry = Which token climbs?
tapestry-merry-column = { $effect }
tapestry-ask-floor = Where does your dancer begin?
tapestry-floor-slot = { $effect }
tapestry-ask-dance = Which dancer steps where?
tapestry-ask-herald = On which card do you put a herald?
tapestry-herald-none = None
tapestry-herald-card = { $card }
tapestry-ask-proclaim = Lay a card over Maker of Fire, without its effect?
tapestry-proclaim-none = No card
tapestry-proclaim-card = { $card }
tapestry-ask-history = Give a historian to whom, and which square do you uncover?
tapestry-history-none = Nobody
tapestry-history-give = { $other-seat }: { $effect }
tapestry-history-rival = The Automa or the Shadow Empire: { $effect }
tapestry-historian-other-seat = { $other-seat }
tapestry-historian-rival = The Automa or the Shadow Empire
tapestry-ask-tinker = Which technology of any player do you mark and upgrade?
tapestry-tinker-none = None
tapestry-tinker-technology = { $technology }
tapestry-predict-number = I predict { $number }
tapestry-vision-part = { $effect }
tapestry-ask-swap = Swap two income buildings: which is the first?
tapestry-swap-plot = Row { $row }, column { $column }
tapestry-swap-stop = Enough
tapestry-ask-swap-with = With which building of another kind?
tapestry-swap-with-plot = Row { $row }, column { $column }
tapestry-cube-plot = Row { $row }, column { $column }
tapestry-ask-carved = Which covered space do you gain?
tapestry-carved-column = { $effect }
tapestry-jump-track = { $track }
tapestry-jump-stop = No more
tapestry-ask-spread = Which building do you take?
tapestry-spread-building = { $building }
tapestry-ask-stall = Where do you put a trader?
tapestry-stall-none = Nowhere
tapestry-stall-hex = Hex { $hex }
tapestry-ask-crucible = Keep a die, or roll again?
tapestry-crucible-again = Roll again
tapestry-crucible-science = Science: { $effect }
tapestry-crucible-red = Red, twice: { $effect }
tapestry-crucible-black = Black: { $effect }
tapestry-ask-homeland = Whose benefit do you gain? Choose a tile of yours.
tapestry-homeland-hex = Hex { $hex }
tapestry-ask-venture = Where do you trade?
tapestry-venture-none = Nowhere
tapestry-venture-token = A token on hex { $hex }
tapestry-venture-building = A building on hex { $hex }
tapestry-ask-wares = Which tile does { $other-seat } get?
tapestry-wares-tile = { $tile }
tapestry-ask-warehouse = Which building goes on hex { $hex }?
tapestry-warehouse-building = { $building }
tapestry-build-statue = On the statue, column: { $pillar ->
        [0] left
        [1] middle
       *[2] right
    }
tapestry-ask-carve = How high is your token? Column: { $column ->
        [0] left
        [1] middle
       *[2] right
    }
tapestry-dance-move = { $token ->
        [0] First dancer
       *[1] Second dancer
    }: { $effect }
tapestry-carve-height = { $height ->
        [0] No token
       *[other] Level { $height }
    }
tapestry-ask-barter = Turn food into another resource? You gain 2 points for each. Still { $left ->
         [one] { $left } food
        *[other] { $left } food
    }.
tapestry-ask-guild = Trade with the guilds? Still { $left ->
         [one] { $left } lot
        *[other] { $left } lots
    }.
tapestry-ask-uprising = Which outpost stands up? Still { $left ->
         [one] { $left } uprising
        *[other] { $left } uprisings
    }.
tapestry-ask-historian = Who gets a historian? { $left ->
         [one] { $left } historian
        *[other] { $left } historians
    } to give.
tapestry-ask-predict = Your prediction for: { $category }. { $left ->
         [one] { $left } prediction
        *[other] { $left } predictions
    } to make.
tapestry-ask-vision = Which vision comes true? Still { $left ->
         [one] { $left } vision
        *[other] { $left } visions
    }.
tapestry-ask-cube = Make a plot impassable, each in another district. Still { $left ->
         [one] { $left } plot
        *[other] { $left } plots
    }.
tapestry-ask-jump = On which track do you jump four spaces? Still { $left ->
         [one] { $left } jump
        *[other] { $left } jumps
    }.
tapestry-ask-trap = { $automatic ->
        [0] { $other-seat } attacks you on hex { $hex }. Do you spring a trap?
       *[other] The Automa attacks you on hex { $hex }. Do you spring a trap?
    }

## What happens

tapestry-news-kept = { $seat } plays { $civilization } (capital: { $capital }).
tapestry-news-turn = Turn { $number }: { $seat }.
tapestry-news-income = { $seat } takes income turn { $number }.
tapestry-news-advanced = { $seat } advances: { $place }.
tapestry-news-regressed = { $seat } steps back: { $track }, space { $space }.
tapestry-term-goods = { $goods ->
        [0] { $amount ->
            [one] { $amount } coin
           *[other] { $amount } coins
        }
        [1] { $amount ->
            [one] { $amount } worker
           *[other] { $amount } workers
        }
        [2] { $amount } food
       *[other] { $amount } culture
    }
tapestry-news-gained = { $seat } gains { tapestry-term-goods }.
    .again = { tapestry-term-goods }
tapestry-news-paid = { $seat } pays { tapestry-term-goods }.
    .again = { tapestry-term-goods }
tapestry-news-played = { $seat } plays { $card }.
tapestry-news-face-down = { $seat } lays a tapestry card face down.
tapestry-news-explored = { $seat } lays { $tile } on hex { $hex }.
tapestry-news-voyaged = { $seat } explores { $voyage }.
tapestry-news-rolled = { $seat } rolls: { $track }.
tapestry-news-invented = { $seat } invents { $technology }.
tapestry-news-refreshed = { $seat } replaces the open technologies.
tapestry-news-conquered = { $seat } attacks hex { $hex }.
tapestry-news-trapped = { $seat } springs a trap on hex { $hex }.
tapestry-news-built = { $seat } gains a building: { $building }.
tapestry-news-claimed = { $seat } takes the landmark { $landmark }.
tapestry-news-achieved = { $seat } reaches an achievement: { $achievement }.
tapestry-news-joined = { $seat } gains a further civilization: { $civilization }.
tapestry-news-gave-tile = { $seat } gives { $other-seat } { $tile }.
tapestry-news-token = { $seat } places a token of the { $civilization }.
tapestry-news-dice = { $seat } rolls the conquest dice. Red: { $red-effect }; black: { $black-effect }.
tapestry-news-won = { $seat } beats the Automa, { $points } to { $automa-points }.
tapestry-news-lost = The Automa wins: { $seat } has { $points } against { $automa-points }.
tapestry-news-upgraded = { $seat } upgrades { $technology }.
tapestry-news-scored = { $seat } scores { $points ->
         [one] { $points } point
        *[other] { $points } points
    } ({ $score }).
tapestry-news-finished = { $seat } has finished with { $points ->
         [one] { $points } point
        *[other] { $points } points
    }.
tapestry-news-drew-tiles = { $seat } draws { $amount ->
         [one] { $amount } territory tile
        *[other] { $amount } territory tiles
    }.
tapestry-news-drew-cards = { $seat } draws { $amount ->
         [one] { $amount } tapestry card
        *[other] { $amount } tapestry cards
    }.
tapestry-news-bot-turn = Turn { $number }: { $bot }.
tapestry-news-bot-income = { $bot } takes income turn { $number }.
tapestry-news-bot-advanced = { $bot } advances: { $place }.
tapestry-news-bot-regressed = { $bot } steps back: { $track }, space { $space }.
tapestry-news-bot-face-down = { $bot } lays a tapestry card face down.
tapestry-news-bot-explored = { $bot } lays { $tile } on hex { $hex }.
tapestry-news-bot-rolled = { $bot } rolls: { $track }.
tapestry-news-bot-conquered = { $bot } attacks hex { $hex }.
tapestry-news-bot-trapped = { $bot } springs a trap on hex { $hex }.
tapestry-news-bot-claimed = { $bot } takes the landmark { $landmark }.
tapestry-news-bot-achieved = { $bot } reaches an achievement: { $achievement }.
tapestry-news-bot-scored = { $bot } scores { $points ->
         [one] { $points } point
        *[other] { $points } points
    } ({ $score }).
tapestry-news-bot-drew-cards = { $bot } draws { $amount ->
         [one] { $amount } tapestry card
        *[other] { $amount } tapestry cards
    }.

## What may happen to a player, for those who ask what to watch

tapestry-harm-face-down = No tapestry card to play: one lies face down

## Refusals

tapestry-why-1-3 = This capital was not dealt to you.
tapestry-why-1-4 = This civilization was not dealt to you.
tapestry-why-2-5 = You have none of this resource.
tapestry-why-3-1 = You cannot pay for this advance.
tapestry-why-3-3 = This step is compulsory.
tapestry-why-3-3b = Your token is at the end of this track.
tapestry-why-3-3a = No token of yours can make this move.
tapestry-why-3-5a = You do not have this to discard.
tapestry-why-3-7 = This track is barred for now.
tapestry-why-3-8 = No token of yours can step back from there.
tapestry-why-3-10 = Only the space under one of your tokens that has not been resolved in this turn can be repeated.
tapestry-why-4-2 = This tile is not in your supply.
tapestry-why-4-3 = The hex is not next to a territory of yours.
tapestry-why-4-3a = There is no such hex on this map.
tapestry-why-4-3b = The hex is explored already.
tapestry-why-4-3c = This turn looks the same as another one.
tapestry-why-4-6 = This space tile is not in your supply.
tapestry-why-6-1 = This technology is not open.
tapestry-why-6-1a = Only open technologies can be taken now.
tapestry-why-6-2 = There is no technology left to draw.
tapestry-why-6-3 = A card of the top row cannot be upgraded.
tapestry-why-6-3a = This technology is not yours.
tapestry-why-6-4 = Neither you nor a neighbour fulfils what the card needs.
tapestry-why-6-5 = The upgrade is compulsory.
tapestry-why-6-6 = You have no such card in the row that is meant.
tapestry-why-7-1 = The territory is not next to one of yours.
tapestry-why-7-1a = There is no explored territory there.
tapestry-why-7-1b = You control this territory already.
tapestry-why-7-1c = Two pieces stand there: the territory is safe.
tapestry-why-7-6 = You hold no trap.
tapestry-why-8-1 = This plot is taken.
tapestry-why-8-2 = The landmark would cover something that stands there.
tapestry-why-8-2a = There is no such place for this landmark.
tapestry-why-8-3 = No such building is left.
tapestry-why-8-4 = Impassable plots cannot be built on.
tapestry-why-9-3 = This card is not in your hand.
tapestry-why-11-3 = This option is not possible now.
tapestry-why-11-4 = This part is done already.
tapestry-why-12-3 = No opponent who still plays can take the tile.
tapestry-why-12-3a = You need your last tile yourself, to explore with it.
tapestry-why-12-5 = Your ally is another player.
tapestry-why-12-5a = Your alliance forbids you to conquer this player.
tapestry-why-12-10 = This is no tile under your control.
tapestry-why-12-15 = This landmark is taken.
tapestry-why-12-16 = This was not rolled.
tapestry-why-12-17 = No such card can be copied now.
tapestry-why-12-21 = The guilds trade in one direction only.
tapestry-why-12-21a = You have nothing to pay with.
tapestry-why-12-23 = Choose another player.
tapestry-why-12-24 = You have no food left to turn into something else.
tapestry-why-12-24a = Food becomes another resource, not food.
tapestry-why-12-35 = No toppled outpost of yours can stand up there.
tapestry-why-12-36 = No opponent stands there to be matched.
tapestry-why-12-41 = No token of an opponent stands there.
tapestry-why-12-43 = This card was not just drawn.
tapestry-why-13-0b = This civilization has nothing to do now.
tapestry-why-13-2a = There is no income building there that can be swapped.
tapestry-why-13-3 = There is no room on this column of the statue.
tapestry-why-13-4 = No path leads there.
tapestry-why-13-6 = There is no such card without a herald.
tapestry-why-13-7 = Choose an opponent.
tapestry-why-13-7a = This square is uncovered already.
tapestry-why-13-8 = This card is in the top row.
tapestry-why-13-8b = Nobody has this technology.
tapestry-why-13-10 = This leader was used already.
tapestry-why-13-11 = This token is at the top.
tapestry-why-13-12 = This row is empty.
tapestry-why-13-13 = This number cannot be predicted here.
tapestry-why-13-14 = Nothing of yours can settle on this hex.
tapestry-why-13-16 = A trader cannot stand there.
tapestry-why-14-1 = This track was not rolled.
tapestry-why-14-1a = You have rolled again already.
tapestry-why-14-1c = This die is kept already.
tapestry-why-14-1b = This is no tile under your control.
tapestry-why-14-2 = This district has a new impassable plot already.
tapestry-why-14-3 = The token cannot be so high.
tapestry-why-14-3a = There is no token in this column.
tapestry-why-14-5 = You have no token on this track.
tapestry-why-14-5a = Your token on this track has jumped already.
tapestry-why-14-6 = Only a card that works when played can lie there, and not Renaissance.
tapestry-why-14-11 = A dancer steps one space in a straight line, never onto the other.
tapestry-why-14-11a = This dancer has stepped already.
tapestry-why-14-13 = This vision came true already.
tapestry-why-14-14 = It must be a building of the kind of which you have built the fewest.
tapestry-why-14-16 = There is no single outpost to trade with.
tapestry-why-14-16a = You have no tile to give.
tapestry-why-14-16c = You have no token of the Traders left.

## The numbers behind a reason

tapestry-sum-price = It costs { $own ->
        [0] { $all ->
            [one] { $all } resource
           *[other] { $all } resources
        }
       *[other] { $resource } ×{ $own }, { $all } in all
    }; you have { $own ->
        [0] { $wealth }
       *[other] { $resource } ×{ $there }, { $wealth } in all
    }.
tapestry-sum-points = It costs { $needed } points, you have { $there }.
tapestry-sum-track = { $track }: it asks for space { $needed }, you are on { $there }.
tapestry-sum-building = It asks for { $building } ×{ $needed }, you have built { $there }.

## Components

tapestry-resource-coin = coin
tapestry-resource-worker = worker
tapestry-resource-food = food
tapestry-resource-culture = culture
tapestry-track-exploration = Exploration
tapestry-track-science = Science
tapestry-track-military = Military
tapestry-track-technology = Technology
tapestry-building-farm = farm
tapestry-building-house = house
tapestry-building-market = market
tapestry-building-armory = armory
tapestry-capital-mountain = Mountain
tapestry-capital-wetland = Wetland
tapestry-capital-tropical = Tropical
tapestry-capital-desert = Desert
tapestry-capital-forest = Forest
tapestry-capital-grassland = Grassland
tapestry-civilization-alchemists = Alchemists
tapestry-civilization-architects = Architects
tapestry-civilization-craftsmen = Craftsmen
tapestry-civilization-entertainers = Entertainers
tapestry-civilization-futurists = Futurists
tapestry-civilization-heralds = Heralds
tapestry-civilization-historians = Historians
tapestry-civilization-inventors = Inventors
tapestry-civilization-isolationists = Isolationists
tapestry-civilization-leaders = Leaders
tapestry-civilization-merrymakers = Merrymakers
tapestry-civilization-militants = Militants
tapestry-civilization-mystics = Mystics
tapestry-civilization-nomads = Nomads
tapestry-civilization-the-chosen = The Chosen
tapestry-civilization-traders = Traders
tapestry-landmark-lighthouse = Lighthouse
tapestry-landmark-train-station = Train Station
tapestry-landmark-launch-pad = Launch Pad
tapestry-landmark-apothecary = Apothecary
tapestry-landmark-academy = Academy
tapestry-landmark-laboratory = Laboratory
tapestry-landmark-barracks = Barracks
tapestry-landmark-tank-factory = Tank Factory
tapestry-landmark-fusion-reactor = Fusion Reactor
tapestry-landmark-forge = Forge
tapestry-landmark-rubber-works = Rubber Works
tapestry-landmark-tech-hub = Tech Hub
tapestry-landmark-bakery = Bakery
tapestry-landmark-barn = Barn
tapestry-landmark-com-tower = Com Tower
tapestry-landmark-library = Library
tapestry-landmark-stock-market = Stock Market
tapestry-landmark-treasury = Treasury
tapestry-technology-air-conditioning = Air Conditioning
tapestry-technology-ammonia = Ammonia
tapestry-technology-anesthesia = Anesthesia
tapestry-technology-assembly-line = Assembly Line
tapestry-technology-bakery = Bakery
tapestry-technology-barn = Barn
tapestry-technology-lithium-ion-battery = Lithium-Ion Battery
tapestry-technology-calendar = Calendar
tapestry-technology-canned-food = Canned Food
tapestry-technology-clocks = Clocks
tapestry-technology-compass = Compass
tapestry-technology-com-tower = Com Tower
tapestry-technology-concrete = Concrete
tapestry-technology-dynamite = Dynamite
tapestry-technology-eyeglasses = Eyeglasses
tapestry-technology-irrigation = Irrigation
tapestry-technology-library = Library
tapestry-technology-light-bulb = Light Bulb
tapestry-technology-paper = Paper
tapestry-technology-penicillin = Penicillin
tapestry-technology-printing-press = Printing Press
tapestry-technology-radio = Radio
tapestry-technology-sewage-plumbing = Sewage & Plumbing
tapestry-technology-siegecraft = Siegecraft
tapestry-technology-stock-market = Stock Market
tapestry-technology-telescope = Telescope
tapestry-technology-the-nail = The Nail
tapestry-technology-time-travel = Time Travel
tapestry-technology-transistors = Transistors
tapestry-technology-treasury = Treasury
tapestry-technology-vaccines = Vaccines
tapestry-technology-warships = Warships
tapestry-technology-zeppelins = Zeppelins
tapestry-card-academia = Academia
tapestry-card-age-of-discovery = Age of Discovery
tapestry-card-age-of-sail = Age of Sail
tapestry-card-age-of-wonders = Age of Wonders
tapestry-card-alliance = Alliance
tapestry-card-boast-of-superiority = Boast of Superiority
tapestry-card-broker-of-peace = Broker of Peace
tapestry-card-capitalism = Capitalism
tapestry-card-coal-baron = Coal Baron
tapestry-card-colonialism = Colonialism
tapestry-card-dark-ages = Dark Ages
tapestry-card-democracy = Democracy
tapestry-card-dictatorship = Dictatorship
tapestry-card-diplomacy = Diplomacy
tapestry-card-dystopia = Dystopia
tapestry-card-empiricism = Empiricism
tapestry-card-espionage = Espionage
tapestry-card-exploitation = Exploitation
tapestry-card-feudalism = Feudalism
tapestry-card-golden-age = Golden Age
tapestry-card-guilds = Guilds
tapestry-card-industrialism = Industrialism
tapestry-card-marriage-of-state = Marriage of State
tapestry-card-mercantilism = Mercantilism
tapestry-card-meritocracy = Meritocracy
tapestry-card-militarism = Militarism
tapestry-card-monarchy = Monarchy
tapestry-card-oil-magnate = Oil Magnate
tapestry-card-olympic-host = Olympic Host
tapestry-card-pillage-and-plunder = Pillage and Plunder
tapestry-card-pirate-rule = Pirate Rule
tapestry-card-plea-for-aid = Plea for Aid
tapestry-card-renaissance = Renaissance
tapestry-card-revisionism = Revisionism
tapestry-card-revolution = Revolution
tapestry-card-socialism = Socialism
tapestry-card-steam-tycoon = Steam Tycoon
tapestry-card-technocracy = Technocracy
tapestry-card-terraforming = Terraforming
tapestry-card-theocracy = Theocracy
tapestry-card-trade-economy = Trade Economy
tapestry-card-trap = Trap
tapestry-card-tyranny = Tyranny
tapestry-card-wartime-economy = Wartime Economy
tapestry-place-exploration-start = start of exploration
tapestry-place-scouting = Scouting
tapestry-place-rafts = Rafts
tapestry-place-wagons = Wagons
tapestry-place-navigation = Navigation
tapestry-place-ships = Ships
tapestry-place-tunnels = Tunnels
tapestry-place-trains = Trains
tapestry-place-cars = Cars
tapestry-place-airplanes = Airplanes
tapestry-place-space-shuttle = Space Shuttle
tapestry-place-interstellar-travel = Interstellar Travel
tapestry-place-warpgates = Warpgates
tapestry-place-science-start = start of science
tapestry-place-astronomy = Astronomy
tapestry-place-mathematics = Mathematics
tapestry-place-herbalism = Herbalism
tapestry-place-medicine = Medicine
tapestry-place-chemistry = Chemistry
tapestry-place-biology = Biology
tapestry-place-academic-research = Academic Research
tapestry-place-nutrition = Nutrition
tapestry-place-physics = Physics
tapestry-place-neuroscience = Neuroscience
tapestry-place-quantum-physics = Quantum Physics
tapestry-place-alien-biology = Alien Biology
tapestry-place-military-start = start of the military track
tapestry-place-archery = Archery
tapestry-place-bladed-weapons = Bladed Weapons
tapestry-place-walls = Walls
tapestry-place-standing-army = Standing Army
tapestry-place-cavalry = Cavalry
tapestry-place-gunpowder = Gunpowder
tapestry-place-tanks = Tanks
tapestry-place-warplanes = Warplanes
tapestry-place-anti-aircraft-defense = Anti-Aircraft Defence
tapestry-place-nuclear-bomb = Nuclear Bomb
tapestry-place-drone-assassins = Drone Assassins
tapestry-place-mechs = Mechs
tapestry-place-technology-start = start of technology
tapestry-place-pottery = Pottery
tapestry-place-carpentry = Carpentry
tapestry-place-stone-tools = Stone Tools
tapestry-place-metallurgy = Metallurgy
tapestry-place-glass = Glass
tapestry-place-steel = Steel
tapestry-place-rubber = Rubber
tapestry-place-plastic = Plastic
tapestry-place-electronics = Electronics
tapestry-place-computers = Computers
tapestry-place-nanotechnology = Nanotechnology
tapestry-place-ai-singularity = AI Singularity
tapestry-achievement-finish-track = Complete a track
tapestry-achievement-topple-two = Topple two outposts
tapestry-achievement-centre-island = Conquer the centre island
tapestry-bot-automa = The Automa
tapestry-bot-shadow = The Shadow Empire
tapestry-category-technologies = technologies
tapestry-category-districts = complete districts
tapestry-category-territories = controlled territories
tapestry-category-tracks = completed tracks
tapestry-score-income = Income mat
tapestry-score-tracks = Tracks
tapestry-score-technologies = Technologies
tapestry-score-exploring = Exploring
tapestry-score-conquest = Conquest
tapestry-score-tapestries = Tapestry cards
tapestry-score-civilizations = Civilizations
tapestry-score-achievements = Achievements
tapestry-tile-territory-1 = territory 1
tapestry-tile-territory-2 = territory 2
tapestry-tile-territory-3 = territory 3
tapestry-tile-territory-4 = territory 4
tapestry-tile-territory-5 = territory 5
tapestry-tile-territory-6 = territory 6
tapestry-tile-territory-7 = territory 7
tapestry-tile-territory-8 = territory 8
tapestry-tile-territory-9 = territory 9
tapestry-tile-territory-10 = territory 10
tapestry-tile-territory-11 = territory 11
tapestry-tile-territory-12 = territory 12
tapestry-tile-territory-13 = territory 13
tapestry-tile-territory-14 = territory 14
tapestry-tile-territory-15 = territory 15
tapestry-tile-territory-16 = territory 16
tapestry-tile-territory-17 = territory 17
tapestry-tile-territory-18 = territory 18
tapestry-tile-territory-19 = territory 19
tapestry-tile-territory-20 = territory 20
tapestry-tile-territory-21 = territory 21
tapestry-tile-territory-22 = territory 22
tapestry-tile-territory-23 = territory 23
tapestry-tile-territory-24 = territory 24
tapestry-tile-territory-25 = territory 25
tapestry-tile-territory-26 = territory 26
tapestry-tile-territory-27 = territory 27
tapestry-tile-territory-28 = territory 28
tapestry-tile-territory-29 = territory 29
tapestry-tile-territory-30 = territory 30
tapestry-tile-territory-31 = territory 31
tapestry-tile-territory-32 = territory 32
tapestry-tile-territory-33 = territory 33
tapestry-tile-territory-34 = territory 34
tapestry-tile-territory-35 = territory 35
tapestry-tile-territory-36 = territory 36
tapestry-tile-territory-37 = territory 37
tapestry-tile-territory-38 = territory 38
tapestry-tile-territory-39 = territory 39
tapestry-tile-territory-40 = territory 40
tapestry-tile-territory-41 = territory 41
tapestry-tile-territory-42 = territory 42
tapestry-tile-territory-43 = territory 43
tapestry-tile-territory-44 = territory 44
tapestry-tile-territory-45 = territory 45
tapestry-tile-territory-46 = territory 46
tapestry-tile-territory-47 = territory 47
tapestry-tile-territory-48 = territory 48
tapestry-voyage-space-1 = space tile 1
tapestry-voyage-space-2 = space tile 2
tapestry-voyage-space-3 = space tile 3
tapestry-voyage-space-4 = space tile 4
tapestry-voyage-space-5 = space tile 5
tapestry-voyage-space-6 = space tile 6
tapestry-voyage-space-7 = space tile 7
tapestry-voyage-space-8 = space tile 8
tapestry-voyage-space-9 = space tile 9
tapestry-voyage-space-10 = space tile 10
tapestry-voyage-space-11 = space tile 11
tapestry-voyage-space-12 = space tile 12
tapestry-voyage-space-13 = space tile 13
tapestry-voyage-space-14 = space tile 14
tapestry-voyage-space-15 = space tile 15

## What components do

tapestry-effect-advance-exploration-reward-bare-may-yes = step up exploration without benefit or bonus
tapestry-effect-advance-exploration-reward-bare-may-yes-past-end-5 = step up exploration without benefit or bonus; past the end 5 points
tapestry-effect-advance-exploration-reward-benefit = step up exploration with benefit, no bonus
tapestry-effect-advance-exploration-reward-free-bonus = step up exploration without benefit, free bonus
tapestry-effect-advance-exploration-reward-full-may-yes = step up exploration with the benefit (the bonus can be bought)
tapestry-effect-advance-exploration-reward-full-may-yes-past-end-5 = step up exploration with the benefit (the bonus can be bought); past the end 5 points
tapestry-effect-advance-military-reward-bare-may-yes = step up military without benefit or bonus
tapestry-effect-advance-military-reward-bare-may-yes-past-end-5 = step up military without benefit or bonus; past the end 5 points
tapestry-effect-advance-military-reward-benefit = step up military with benefit, no bonus
tapestry-effect-advance-military-reward-free-bonus = step up military without benefit, free bonus
tapestry-effect-advance-military-reward-full-may-yes = step up military with the benefit (the bonus can be bought)
tapestry-effect-advance-military-reward-full-may-yes-past-end-5 = step up military with the benefit (the bonus can be bought); past the end 5 points
tapestry-effect-advance-science-reward-bare-may-yes = step up science without benefit or bonus
tapestry-effect-advance-science-reward-bare-may-yes-past-end-5 = step up science without benefit or bonus; past the end 5 points
tapestry-effect-advance-science-reward-benefit = step up science with benefit, no bonus
tapestry-effect-advance-science-reward-free-bonus = step up science without benefit, free bonus
tapestry-effect-advance-science-reward-full-may-yes = step up science with the benefit (the bonus can be bought)
tapestry-effect-advance-science-reward-full-may-yes-past-end-5 = step up science with the benefit (the bonus can be bought); past the end 5 points
tapestry-effect-advance-technology-reward-bare-may-yes = step up technology without benefit or bonus
tapestry-effect-advance-technology-reward-bare-may-yes-past-end-5 = step up technology without benefit or bonus; past the end 5 points
tapestry-effect-advance-technology-reward-benefit = step up technology with benefit, no bonus
tapestry-effect-advance-technology-reward-free-bonus = step up technology without benefit, free bonus
tapestry-effect-advance-technology-reward-full-may-yes = step up technology with the benefit (the bonus can be bought)
tapestry-effect-advance-technology-reward-full-may-yes-past-end-5 = step up technology with the benefit (the bonus can be bought); past the end 5 points
tapestry-effect-again-once = repeat the space under one of your tokens
tapestry-effect-again-own = repeat the space under one of your tokens
tapestry-effect-all-advance-exploration-reward-free-bonus-or-advance-science-reward-free-bonus-or-advance-military-reward-free-bonus-or-advance-technology-reward-free-bonus = step up exploration without benefit, free bonus and step up science without benefit, free bonus and step up military without benefit, free bonus and step up technology without benefit, free bonus
tapestry-effect-all-advance-military-reward-full-may-yes-or-points-1-per-military = step up military with the benefit (the bonus can be bought) and 1 point per space reached on the military track
tapestry-effect-all-advance-science-reward-full-may-yes-or-points-1-per-science = step up science with the benefit (the bonus can be bought) and 1 point per space reached on science
tapestry-effect-all-advance-technology-reward-full-may-yes-or-points-1-per-technology = step up technology with the benefit (the bonus can be bought) and 1 point per space reached on technology
tapestry-effect-all-building-armory-or-points-1-per-tapestries = an armory and 1 point per tapestry card in hand and on your mat
tapestry-effect-all-building-market-or-points-1-per-armories = a market and 1 point per armory built
tapestry-effect-all-conquer-adjacent-dice-both-or-civilization-1 = conquer with both dice and another civilization
tapestry-effect-all-conquer-adjacent-dice-one-or-building-armory = conquer and an armory
tapestry-effect-all-conquer-adjacent-dice-one-or-cards-1 = conquer and 1 tapestry card
tapestry-effect-all-conquer-adjacent-dice-one-or-points-1-per-territories = conquer and 1 point per territory you control
tapestry-effect-all-everyone-gain-any-1-or-building-any = (everybody: 1 resource of any kind) and an income building of your choice
tapestry-effect-all-explore-adjacent-or-research-full = explore and research with the benefit (the bonus can be bought)
tapestry-effect-all-gain-any-1-or-points-6 = 1 resource of any kind and 6 points
tapestry-effect-all-gain-any-2-or-points-10 = 2 resources of any kind and 10 points
tapestry-effect-all-gain-coin-1-or-invent-any = 1 coin and invent
tapestry-effect-all-gain-coin-1-worker-1-food-1-culture-1-or-odd-singularity = 1 coin, 1 worker, 1 food, 1 culture and move this token to the start of any track
tapestry-effect-all-gain-coin-1-worker-1-or-points-8 = 1 coin, 1 worker and 8 points
tapestry-effect-all-gain-culture-1-or-building-armory = 1 culture and an armory
tapestry-effect-all-gain-culture-1-or-conquer-adjacent-dice-one = 1 culture and conquer
tapestry-effect-all-gain-culture-1-or-points-1-per-capital = 1 culture and 1 point per complete row and column of your capital
tapestry-effect-all-gain-culture-1-or-points-4 = 1 culture and 4 points
tapestry-effect-all-gain-culture-1-or-tiles-1 = 1 culture and 1 territory tile
tapestry-effect-all-gain-food-1-culture-1-or-points-8 = 1 food, 1 culture and 8 points
tapestry-effect-all-gain-food-1-or-explore-adjacent = 1 food and explore
tapestry-effect-all-gain-worker-1-or-points-1-per-tiles = 1 worker and 1 point per tile in your supply
tapestry-effect-all-gain-worker-1-or-research-bare = 1 worker and research without benefit or bonus
tapestry-effect-all-ground-controlled-or-gain-any-1 = the benefit of a tile you control and 1 resource of any kind
tapestry-effect-all-invent-any-or-cards-1 = invent and 1 tapestry card
tapestry-effect-all-points-1-per-exploration-or-overplay-1 = 1 point per space reached on exploration and play a tapestry card over the current one
tapestry-effect-all-points-1-per-science-or-points-1-per-military = 1 point per space reached on science and 1 point per space reached on the military track
tapestry-effect-all-points-1-per-technologies-or-cards-1 = 1 point per technology and 1 tapestry card
tapestry-effect-all-research-full-or-points-6 = research with the benefit (the bonus can be bought) and 6 points
tapestry-effect-all-tiles-1-or-building-farm = 1 territory tile and a farm
tapestry-effect-all-upgrade-1-or-symbol-circle = upgrade a technology and the circle of a middle-row technology
tapestry-effect-all-upgrade-1-or-symbol-square = upgrade a technology and the square of a top-row technology
tapestry-effect-building-any = an income building of your choice
tapestry-effect-building-any-outside-yes = an income building of your choice outside the capital
tapestry-effect-building-armory = an armory
tapestry-effect-building-farm = a farm
tapestry-effect-building-house = a house
tapestry-effect-building-market = a market
tapestry-effect-cards-1 = 1 tapestry card
tapestry-effect-cards-3 = 3 tapestry cards
tapestry-effect-civilization-1 = another civilization
tapestry-effect-conquer-adjacent-dice-both = conquer with both dice
tapestry-effect-conquer-adjacent-dice-both-if-rival = conquer (both dice against a rival)
tapestry-effect-conquer-adjacent-dice-one = conquer
tapestry-effect-conquer-anywhere-dice-one = conquer anywhere
tapestry-effect-everyone-gain-any-1 = everybody: 1 resource of any kind
tapestry-effect-explore-adjacent = explore
tapestry-effect-explore-anywhere = explore anywhere
tapestry-effect-explore-drawn = draw a tile and explore with it
tapestry-effect-first-in-era-invent-any-upgraded-yes-otherwise-points-3-per-opponents = first into the era: invent and upgrade it; otherwise 3 points per opponent
tapestry-effect-gain-any-1 = 1 resource of any kind
tapestry-effect-gain-any-2 = 2 resources of any kind
tapestry-effect-gain-coin-1 = 1 coin
tapestry-effect-gain-coin-1-worker-1 = 1 coin, 1 worker
tapestry-effect-gain-coin-1-worker-1-food-1-culture-1 = 1 coin, 1 worker, 1 food, 1 culture
tapestry-effect-gain-culture-1 = 1 culture
tapestry-effect-gain-food-1 = 1 food
tapestry-effect-gain-food-1-culture-1 = 1 food, 1 culture
tapestry-effect-gain-worker-1 = 1 worker
tapestry-effect-gain-worker-1-food-1 = 1 worker, 1 food
tapestry-effect-ground-conquered = the benefit of the conquered tile
tapestry-effect-ground-controlled = the benefit of a tile you control
tapestry-effect-invent-any = invent
tapestry-effect-invent-any-upgraded-yes = invent and upgrade it
tapestry-effect-invent-deck = invent the top of the deck
tapestry-effect-invent-face-up-upgraded-yes = invent an open card and upgrade it
tapestry-effect-landmark-any = any landmark left on the tracks
tapestry-effect-landmark-bakery = landmark: Bakery
tapestry-effect-landmark-barn = landmark: Barn
tapestry-effect-landmark-com-tower = landmark: Com Tower
tapestry-effect-landmark-library = landmark: Library
tapestry-effect-landmark-stock-market = landmark: Stock Market
tapestry-effect-landmark-treasury = landmark: Treasury
tapestry-effect-lose-any-1 = lose 1 resource of any kind
tapestry-effect-lose-culture-1-any-1 = lose 1 culture, 1 resource of any kind
tapestry-effect-may-invent-deck = optionally invent the top of the deck
tapestry-effect-neighbours-may-invent-deck = each neighbour: optionally invent the top of the deck
tapestry-effect-neighbours-tiles-1 = each neighbour: 1 territory tile
tapestry-effect-nothing-1 = nothing
tapestry-effect-odd-ally = choose an ally
tapestry-effect-odd-burn = discard tapestry cards from your hand and gain 2 points for each
tapestry-effect-odd-colonialism = resources for the terrain of one of your tiles
tapestry-effect-odd-dark-ages = one step back on three tracks, three steps up the fourth
tapestry-effect-odd-dictatorship = step up any track with its reward and bar rivals from it
tapestry-effect-odd-discovery = roll the science die: everybody steps up, only you are rewarded
tapestry-effect-odd-espionage = do what another tapestry card does
tapestry-effect-odd-guilds = pay points and gain resources, or the other way round
tapestry-effect-odd-marry = choose an opponent and a track
tapestry-effect-odd-newest-circle = the circle of the new technology
tapestry-effect-odd-oil-magnate = you and your neighbours may step up a track
tapestry-effect-odd-olympic-host = everybody may pay a worker and gain 10 points, then a reward for the host
tapestry-effect-odd-plea-for-aid = 2 points and a resource for each track where you are last
tapestry-effect-odd-singularity = move this token to the start of any track
tapestry-effect-odd-socialism = move to the space of the nearest opponent
tapestry-effect-odd-swap = swap income buildings of your capital
tapestry-effect-odd-trade-economy = the benefit of an opponent’s space
tapestry-effect-odd-uprising = stand up to three toppled outposts
tapestry-effect-one-advance-exploration-reward-full-may-yes-or-advance-military-reward-full-may-yes-or-advance-technology-reward-full-may-yes = step up exploration with the benefit (the bonus can be bought) or step up military with the benefit (the bonus can be bought) or step up technology with the benefit (the bonus can be bought)
tapestry-effect-one-building-any-or-points-5 = an income building of your choice or 5 points
tapestry-effect-one-building-house-or-building-farm-or-building-armory = a house or a farm or an armory
tapestry-effect-one-building-market-or-building-house-or-building-farm = a market or a house or a farm
tapestry-effect-one-conquer-adjacent-dice-both-or-points-5 = conquer with both dice or 5 points
tapestry-effect-one-conquer-adjacent-dice-one-or-building-armory = conquer or an armory
tapestry-effect-one-explore-adjacent-or-building-farm = explore or a farm
tapestry-effect-one-gain-any-1-or-odd-uprising = 1 resource of any kind or stand up to three toppled outposts
tapestry-effect-one-gain-any-1-or-points-3-per-landmarks = 1 resource of any kind or 3 points per landmark
tapestry-effect-one-gain-any-1-or-points-5 = 1 resource of any kind or 5 points
tapestry-effect-one-gain-coin-1-or-points-5 = 1 coin or 5 points
tapestry-effect-one-gain-culture-1-or-points-5 = 1 culture or 5 points
tapestry-effect-one-gain-food-1-or-points-5 = 1 food or 5 points
tapestry-effect-one-gain-worker-1-or-points-5 = 1 worker or 5 points
tapestry-effect-one-invent-any-or-building-market = invent or a market
tapestry-effect-one-invent-any-or-points-5 = invent or 5 points
tapestry-effect-one-points-1-per-capital-or-points-5 = 1 point per complete row and column of your capital or 5 points
tapestry-effect-one-regress-exploration-reward-bare-or-regress-military-reward-bare = step back on exploration without benefit or bonus or step back on military without benefit or bonus
tapestry-effect-one-regress-military-reward-full-or-regress-technology-reward-full = step back on military with the benefit (the bonus can be bought) or step back on technology with the benefit (the bonus can be bought)
tapestry-effect-one-research-bare-or-building-house = research without benefit or bonus or a house
tapestry-effect-one-research-full-or-building-house = research with the benefit (the bonus can be bought) or a house
tapestry-effect-one-research-full-or-points-5 = research with the benefit (the bonus can be bought) or 5 points
tapestry-effect-overplay-1 = play a tapestry card over the current one
tapestry-effect-pay-cards-1-gain-invent-any = pay 1 tapestry card and gain: invent
tapestry-effect-points-1 = 1 point
tapestry-effect-points-1-per-armories = 1 point per armory built
tapestry-effect-points-1-per-capital = 1 point per complete row and column of your capital
tapestry-effect-points-1-per-exploration = 1 point per space reached on exploration
tapestry-effect-points-1-per-farms = 1 point per farm built
tapestry-effect-points-1-per-houses = 1 point per house built
tapestry-effect-points-1-per-markets = 1 point per market built
tapestry-effect-points-1-per-military = 1 point per space reached on the military track
tapestry-effect-points-1-per-science = 1 point per space reached on science
tapestry-effect-points-1-per-tapestries = 1 point per tapestry card in hand and on your mat
tapestry-effect-points-1-per-technologies = 1 point per technology
tapestry-effect-points-1-per-technology = 1 point per space reached on technology
tapestry-effect-points-1-per-territories = 1 point per territory you control
tapestry-effect-points-1-per-tiles = 1 point per tile in your supply
tapestry-effect-points-10 = 10 points
tapestry-effect-points-10-per-opponents = 10 points per opponent
tapestry-effect-points-12 = 12 points
tapestry-effect-points-13 = 13 points
tapestry-effect-points-15 = 15 points
tapestry-effect-points-15-per-opponents = 15 points per opponent
tapestry-effect-points-2 = 2 points
tapestry-effect-points-2-per-technologies = 2 points per technology
tapestry-effect-points-3 = 3 points
tapestry-effect-points-3-per-landmarks = 3 points per landmark
tapestry-effect-points-3-per-opponents = 3 points per opponent
tapestry-effect-points-4 = 4 points
tapestry-effect-points-4-per-leads = 4 points per track on which nobody is further
tapestry-effect-points-5 = 5 points
tapestry-effect-points-6 = 6 points
tapestry-effect-points-7 = 7 points
tapestry-effect-points-8 = 8 points
tapestry-effect-refresh-1 = replace the open technologies if you like
tapestry-effect-regress-exploration-reward-bare = step back on exploration without benefit or bonus
tapestry-effect-regress-exploration-reward-full = step back on exploration with the benefit (the bonus can be bought)
tapestry-effect-regress-military-reward-bare = step back on military without benefit or bonus
tapestry-effect-regress-military-reward-full = step back on military with the benefit (the bonus can be bought)
tapestry-effect-regress-science-reward-full = step back on science with the benefit (the bonus can be bought)
tapestry-effect-regress-technology-reward-full = step back on technology with the benefit (the bonus can be bought)
tapestry-effect-research-bare = research without benefit or bonus
tapestry-effect-research-bare-past-end-5 = research without benefit or bonus; past the end 5 points
tapestry-effect-research-full = research with the benefit (the bonus can be bought)
tapestry-effect-space-3 = 3 space tiles
tapestry-effect-symbol-circle = the circle of a middle-row technology
tapestry-effect-symbol-square = the square of a top-row technology
tapestry-effect-then-building-armory-or-points-1-per-armories = an armory, then 1 point per armory built
tapestry-effect-then-building-farm-or-points-1-per-farms = a farm, then 1 point per farm built
tapestry-effect-then-building-house-or-points-1-per-houses = a house, then 1 point per house built
tapestry-effect-then-building-market-or-points-1-per-markets = a market, then 1 point per market built
tapestry-effect-then-cards-1-or-overplay-1-or-points-1-per-tapestries = 1 tapestry card, then play a tapestry card over the current one, then 1 point per tapestry card in hand and on your mat
tapestry-effect-then-cards-3-or-odd-burn = 3 tapestry cards, then discard tapestry cards from your hand and gain 2 points for each
tapestry-effect-then-explore-drawn-or-neighbours-tiles-1 = draw a tile and explore with it, then each neighbour: 1 territory tile
tapestry-effect-then-invent-any-or-points-2-per-technologies = invent, then 2 points per technology
tapestry-effect-then-invent-any-or-upgrade-1-or-points-1-per-technologies = invent, then upgrade a technology, then 1 point per technology
tapestry-effect-then-invent-face-up-upgraded-yes-or-neighbours-may-invent-deck = invent an open card and upgrade it, then each neighbour: optionally invent the top of the deck
tapestry-effect-then-refresh-1-or-invent-any = replace the open technologies if you like, then invent
tapestry-effect-then-refresh-1-or-invent-any-or-invent-any = replace the open technologies if you like, then invent, then invent
tapestry-effect-then-space-3-or-voyage-1 = 3 space tiles, then explore a space tile
tapestry-effect-then-tiles-1-or-explore-adjacent = 1 territory tile, then explore
tapestry-effect-then-tiles-2-or-explore-adjacent = 2 territory tiles, then explore
tapestry-effect-then-tiles-2-or-explore-anywhere = 2 territory tiles, then explore anywhere
tapestry-effect-tiles-1 = 1 territory tile
tapestry-effect-tiles-2 = 2 territory tiles
tapestry-effect-times-2-do-one-advance-exploration-reward-full-may-yes-or-advance-military-reward-full-may-yes-or-advance-technology-reward-full-may-yes = 2 times: step up exploration with the benefit (the bonus can be bought) or step up military with the benefit (the bonus can be bought) or step up technology with the benefit (the bonus can be bought)
tapestry-effect-times-4-do-research-bare-past-end-5 = 4 times: research without benefit or bonus; past the end 5 points
tapestry-effect-upgrade-1 = upgrade a technology
tapestry-effect-voyage-1 = explore a space tile
tapestry-effect-with-players-3-do-points-10-per-opponents = with 3 or more players: 10 points per opponent
tapestry-effect-wonders-fewest-gain-any-2-most-points-12-other-all-gain-any-1-or-points-6 = fewest landmarks: 2 resources of any kind; most: 12 points; otherwise: 1 resource of any kind and 6 points

## Words of effects: any of them that has no text of its own is put together from these

tapestry-effect-invent-face-up = invent an open card
tapestry-effect-say-then = { $first }, then { $second }
tapestry-effect-say-all = { $first } and { $second }
tapestry-effect-say-one = { $first } or { $second }
tapestry-effect-say-list = { $first }, { $second }
tapestry-effect-say-group = ({ $part })
tapestry-effect-say-times = { $n ->
        [one] { $n } time: { $part }
       *[other] { $n } times: { $part }
    }
tapestry-effect-say-may = optionally { $part }
tapestry-effect-say-everyone = everybody: { $part }
tapestry-effect-say-neighbours = each neighbour: { $part }
tapestry-effect-say-with-players = with { $n } or more players: { $part }
tapestry-effect-say-first-in-era = first into the era: { $first }; otherwise { $other }
tapestry-effect-say-wonders = fewest landmarks: { $fewest }; most: { $most }; otherwise: { $other }
tapestry-effect-say-pay = pay { $price } and gain: { $gain }
tapestry-effect-say-technologies = { $n ->
        [one] { $n } technology
       *[other] { $n } technologies
    }
tapestry-effect-say-gain-coin = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
tapestry-effect-say-gain-worker = { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
tapestry-effect-say-gain-food = { $n ->
        [one] { $n } food
       *[other] { $n } food
    }
tapestry-effect-say-gain-culture = { $n ->
        [one] { $n } culture
       *[other] { $n } culture
    }
tapestry-effect-say-gain-any = { $n ->
        [one] { $n } resource of any kind
       *[other] { $n } resources of any kind
    }
tapestry-effect-say-tiles = { $n ->
        [one] { $n } territory tile
       *[other] { $n } territory tiles
    }
tapestry-effect-say-cards = { $n ->
        [one] { $n } tapestry card
       *[other] { $n } tapestry cards
    }
tapestry-effect-say-space = { $n ->
        [one] { $n } space tile
       *[other] { $n } space tiles
    }
tapestry-effect-say-lose = lose { $part }
tapestry-effect-say-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
tapestry-effect-say-per-exploration = { $points } per space reached on exploration
tapestry-effect-say-per-science = { $points } per space reached on science
tapestry-effect-say-per-military = { $points } per space reached on the military track
tapestry-effect-say-per-technology = { $points } per space reached on technology
tapestry-effect-say-per-farms = { $points } per farm built
tapestry-effect-say-per-houses = { $points } per house built
tapestry-effect-say-per-markets = { $points } per market built
tapestry-effect-say-per-armories = { $points } per armory built
tapestry-effect-say-per-technologies = { $points } per technology
tapestry-effect-say-per-capital = { $points } per complete row and column of your capital
tapestry-effect-say-per-territories = { $points } per territory you control
tapestry-effect-say-per-landmarks = { $points } per landmark
tapestry-effect-say-per-tiles = { $points } per tile in your supply
tapestry-effect-say-per-tapestries = { $points } per tapestry card in hand and on your mat
tapestry-effect-say-per-opponents = { $points } per opponent
tapestry-effect-say-per-leads = { $points } per track on which nobody is further
tapestry-effect-say-outside = { $part } outside the capital
tapestry-effect-say-landmark = landmark: { $landmark }
tapestry-effect-say-advance-exploration = step up exploration { $reward }
tapestry-effect-say-regress-exploration = step back on exploration { $reward }
tapestry-effect-say-advance-science = step up science { $reward }
tapestry-effect-say-regress-science = step back on science { $reward }
tapestry-effect-say-advance-military = step up military { $reward }
tapestry-effect-say-regress-military = step back on military { $reward }
tapestry-effect-say-advance-technology = step up technology { $reward }
tapestry-effect-say-regress-technology = step back on technology { $reward }
tapestry-effect-say-research = research { $reward }
tapestry-effect-say-reward-bare = without benefit or bonus
tapestry-effect-say-reward-benefit = with benefit, no bonus
tapestry-effect-say-reward-full = with the benefit (the bonus can be bought)
tapestry-effect-say-reward-free-bonus = without benefit, free bonus
tapestry-effect-say-past-end = { $part }; past the end { $points }
tapestry-effect-say-upgraded = { $part } and upgrade it
tapestry-effect-say-dice-both = { $part } with both dice
tapestry-effect-say-dice-both-if-rival = { $part } (both dice against a rival)

## Texts of tapestry cards and civilizations

tapestry-term-map = Map
tapestry-term-bonus = { $effect } ({ $amount } × { $sort ->
        [0] resource
        [1] tile
        [2] tapestry card
       *[3] technology
    })
tapestry-term-capital = Capital
tapestry-term-turn = Turn
tapestry-term-points = Points
tapestry-term-era = Era
tapestry-term-buildings = Farms/houses/markets/armories
tapestry-term-lands = Land
tapestry-term-outposts = Outposts
tapestry-term-technologies = Technologies
tapestry-term-cards = Tapestry cards
tapestry-term-tiles = Tiles
tapestry-term-display = Open technology
tapestry-term-civilization = Civilization
tapestry-term-in-force = In force
tapestry-term-mat-tokens = tokens left: { $what }
tapestry-term-mat-tracks = tracks: { $what }
tapestry-term-mat-heights = heights: { $what }
tapestry-term-mat-effects = open: { $what }
tapestry-term-mat-predictions = predicted: { $what }
tapestry-term-mat-steps = steps: { $what }
tapestry-term-terrain-sea = sea
tapestry-term-terrain-desert = desert
tapestry-term-terrain-forest = forest
tapestry-term-terrain-grassland = grassland
tapestry-term-terrain-mountain = mountains
tapestry-term-sign-outpost = an outpost of player 1, standing and toppled
tapestry-term-sign-token = a token of player 1
tapestry-term-sign-rock = an impassable plot
tapestry-term-sign-landmark = a landmark
tapestry-term-sign-first = a landmark that nobody has yet
tapestry-term-terrain-unknown = unexplored
tapestry-term-tech-low = bottom row
tapestry-term-tech-middle = middle row
tapestry-term-tech-top = top row
tapestry-term-civilizations = Civilizations
tapestry-term-space-tiles = Space tiles
tapestry-term-landmarks = Landmarks
tapestry-term-card-academia = This era: 3 points for each technology you invent and each tapestry card you gain.
tapestry-term-card-age-of-discovery = Roll the science die: everybody steps up that track, only you gain the space.
tapestry-term-card-age-of-sail = This era: before exploring draw three tiles; you may give one to an opponent and gain 3 points.
tapestry-term-card-age-of-wonders = Fewest landmarks of all: 2 resources. Most: 12 points. Otherwise a resource and 6 points.
tapestry-term-card-alliance = This era: choose an ally. You cannot conquer each other, and you gain whatever the ally’s upgrades give.
tapestry-term-card-boast-of-superiority = 4 points for each track on which nobody is further than you.
tapestry-term-card-broker-of-peace = This era: you cannot advance on the military track; 3 points for each military step of an opponent.
tapestry-term-card-capitalism = This era: 2 points for each coin of your income; a market you gain brings a coin.
tapestry-term-card-coal-baron = Draw a tile and explore with it; then each neighbour draws a tile.
tapestry-term-card-colonialism = Choose a tile you control: a resource for each land terrain on it.
tapestry-term-card-dark-ages = One step back on three tracks, then three steps up the fourth, without rewards.
tapestry-term-card-democracy = Draw three tapestry cards, then discard any number from your hand and gain 2 points for each.
tapestry-term-card-dictatorship = Step up any track with its reward; opponents cannot advance there until your next turn is over.
tapestry-term-card-diplomacy = Everybody takes a resource; you also take an income building.
tapestry-term-card-dystopia = Take any landmark that is still on the tracks.
tapestry-term-card-empiricism = This era: 2 points for each science step; roll the science die twice and keep one result.
tapestry-term-card-espionage = Does what another open tapestry card on any income mat does.
tapestry-term-card-exploitation = This era: when you lay a tile you may take its benefit twice instead of points for its sides.
tapestry-term-card-feudalism = A resource, or 3 points for each of your landmarks.
tapestry-term-card-golden-age = This era: technologies need nothing; 3 points for each upgrade.
tapestry-term-card-guilds = Up to three times, in one direction only: pay 5 points and gain a resource, or pay a resource and gain 5 points.
tapestry-term-card-industrialism = This era: a technology you invent gives its circle at once.
tapestry-term-card-marriage-of-state = This era: choose an opponent and a track; you gain each benefit they gain there.
tapestry-term-card-mercantilism = This era: food of your income can become other resources; you gain 2 points for each.
tapestry-term-card-meritocracy = Invent, then 2 points for each of your technologies.
tapestry-term-card-militarism = This era: you may put an outpost on a tile you have just laid.
tapestry-term-card-monarchy = This era: 3 points for each income building placed in your capital.
tapestry-term-card-oil-magnate = Choose a track: you and your neighbours may step up; only you are rewarded.
tapestry-term-card-olympic-host = Everybody may pay a worker and gain 10 points. If an opponent did, you take a building, otherwise a coin.
tapestry-term-card-pillage-and-plunder = This era: both dice for conquering an opponent’s land; nobody can trap you.
tapestry-term-card-pirate-rule = This era: conquering a tile also gives its benefit.
tapestry-term-card-plea-for-aid = 2 points and a resource for each track on which everybody else is further.
tapestry-term-card-renaissance = One step up every track without benefits; the bonuses you reach are free.
tapestry-term-card-revisionism = This era: a resource for a landmark gained on a track; an armory for reaching one already taken.
tapestry-term-card-revolution = A resource, or stand up to three of your toppled outposts and topple those beside them.
tapestry-term-card-socialism = Move a token up or down to the space of the nearest opponent, without rewards.
tapestry-term-card-steam-tycoon = Invent an open technology and upgrade it; each neighbour may then invent the top of the deck.
tapestry-term-card-technocracy = If you were the first of all to enter this era: invent and upgrade it. Otherwise 3 points for each opponent.
tapestry-term-card-terraforming = This era: you may build on impassable plots, 5 points each time.
tapestry-term-card-theocracy = This era: you cannot advance on science; 4 points for each tier you enter.
tapestry-term-card-trade-economy = Choose an opponent’s token: you gain the benefit of its space, they the bonus for free.
tapestry-term-card-trap = 10 points. Or from your hand, when a territory of yours is conquered: keep control and take a resource.
tapestry-term-card-tyranny = This era: a tapestry card you have just drawn can be played over this one, and you gain 5 points.
tapestry-term-card-wartime-economy = This era: bonuses that cost one resource are free.
tapestry-term-civilization-alchemists = Income turns: roll the science die until you stop; each new track becomes a free step. The same track twice ends it with one resource.
tapestry-term-civilization-architects = Another resource for districts with buildings of one kind; such rows and columns count twice.
tapestry-term-civilization-craftsmen = Income buildings can go on the statue instead, for the reward they cover.
tapestry-term-civilization-entertainers = Income turns: the token takes one step along the paths and gains what is there.
tapestry-term-civilization-futurists = Begin four spaces up on every track, with one of each resource.
tapestry-term-civilization-heralds = Income turns: a token repeats a when-played tapestry card of any player for you.
tapestry-term-civilization-historians = Income turns: a tile sends a historian to an opponent; their landmarks then pay you.
tapestry-term-civilization-inventors = Income turns: a token upgrades any technology; marked cards of others come to you from the top row.
tapestry-term-civilization-isolationists = A token on conquered empty land makes it safe and gains you a resource; the largest land of one terrain scores at the end.
tapestry-term-civilization-leaders = Income turns: each of four leaders once gives a step with the benefit.
tapestry-term-civilization-merrymakers = Income turns: one of three tokens climbs a step and gains it.
tapestry-term-civilization-militants = Outposts come from the mat; what they uncover is gained in every income turn.
tapestry-term-civilization-mystics = Predict four numbers: a resource when each is reached, 10 points if it holds at the end.
tapestry-term-civilization-nomads = Buildings and landmarks can go on the map: to hold land, or to make your land safe, which gains you a resource.
tapestry-term-civilization-the-chosen = Income turns: for every track on which nobody is further, a point per opponent; a resource for each of your achievements, in the fifth income turn 5 points instead.
tapestry-term-civilization-traders = Income turns: a token on empty land for points, or beside an opponent’s outpost for the tile’s benefit.
tapestry-term-civilization-alchemists-experimental = Income turns: roll the science die until you stop, then step up one of the tracks rolled, with its reward. The same track twice ends it with a step back, if you like.
tapestry-term-civilization-alchemists-pack = Income turns: roll all three dice, once more if you like, and keep two of them one after the other. The red one counts twice, the others bring more.
tapestry-term-civilization-architects-experimental = Begin with one more impassable plot for each opponent. Another resource for districts with buildings of one kind; such rows and columns count twice.
tapestry-term-civilization-entertainers-experimental = Income turns 1 to 4: the token takes one step along the paths and gains what is there.
tapestry-term-civilization-futurists-experimental = After the first income turn, or when gained: jump four spaces on up to two tracks, and take 2 resources.
tapestry-term-civilization-heralds-experimental = Begin with a when-played card that may lie over Maker of Fire. Income turns: a token repeats a when-played tapestry card of any player for you.
tapestry-term-civilization-historians-experimental = Begin with a tile. Income turns: a tile sends a historian to an opponent; their track landmarks then pay you.
tapestry-term-civilization-inventors-pack = Income turns: a token upgrades any technology, or marks one in the top row; marked cards need nothing, those of others come to you from the top row.
tapestry-term-civilization-isolationists-experimental = Begin with 2 tiles. A token on conquered empty land makes it safe and gains you a resource; the largest land of one terrain scores at the end.
tapestry-term-civilization-merrymakers-experimental = Income turns 2 to 5: two dancers each take one step on a floor of three by three, and you gain the space where each lands.
tapestry-term-civilization-militants-experimental = Outposts come from the mat and never run out; what they uncover you gain in every income turn.
tapestry-term-civilization-mystics-experimental = Predict four numbers: a resource when each is reached, 20 points if it holds at the end.
tapestry-term-civilization-mystics-pack = A deck of eight tapestry cards of your own: you gain cards from it and discard beside it. After playing a tapestry you take a card of the common deck and spend the whole hand: the larger it is, the more gifts.
tapestry-term-civilization-the-chosen-experimental = Every achievement, public or of your own list, moves the token one step, for its gain or 5 points.
tapestry-term-civilization-traders-experimental = Income turns: a token beside a single outpost for the tile’s benefit and shared land, or an income building beside an opponent’s.
tapestry-term-civilization-traders-pack = Begin with 2 tiles. Income turns: a token or a building beside an opponent’s single outpost, with a tile as a gift; at home a resource or 5 points and the black die.

## Parts of a game, for replays and charts

tapestry-round = { $number ->
        [5] Last income turns
       *[other] Era { $number }
    }
tapestry-rounds = Eras

## What the table says

tapestry-term-tier-price = Tier { $tier }: the price of a step, in { $resource } and resources of any kind, and the landmark for whoever comes first
tapestry-term-up-to = up to +{ $points }
tapestry-term-in-hand = in hand: { $count }
tapestry-term-deck = deck: { $count }
tapestry-term-needs = the top row needs tier { $tier }: { $track }
tapestry-term-needs-built = the top row needs buildings gained: { $building } ×{ $count }
tapestry-term-this-one = This one
tapestry-term-place-it = Place it here
tapestry-term-lay-it = Lay it here
tapestry-term-do-it = Here
tapestry-term-all-answers = All answers: { $count }
tapestry-term-held = In your hand
tapestry-term-turn-left = Turn left
tapestry-term-turn-right = Turn right
tapestry-term-ways = Ways to lay it
tapestry-term-fits = it fits
tapestry-term-covers = not free: { $what }
tapestry-term-off-grid = not on the grid
tapestry-term-completes-district = { $count ->
        [one] completes a district: a resource
       *[other] completes { $count } districts: { $count } resources
    }
tapestry-term-completes-line = { $count ->
        [one] completes a row or column
       *[other] completes { $count } rows and columns
    }
tapestry-term-hint-tile = Click another glowing hex to move the tile there. Wheel or R turns it, arrows walk.
tapestry-term-hint-landmark = Drag the piece, click where it goes, or walk it with the arrow keys. It may hang over the edge.
tapestry-term-hint-building = Click a plot that glows, or walk with the arrow keys.
tapestry-term-queue = Still to come
tapestry-term-queue-done = done
tapestry-term-queue-now = now
tapestry-term-queue-later = later
tapestry-term-districts = Complete districts
tapestry-term-outside = Beside the grid
tapestry-term-symbols = Symbols
tapestry-term-step-arrive = the space reached
tapestry-term-step-end-turn = end of the turn
tapestry-term-step-offer-bonus = bonus
tapestry-term-step-reap = the tile
tapestry-term-step-spoils = dice
tapestry-term-step-use-abilities = civilization
tapestry-term-step-play-tapestry = tapestry card
tapestry-term-step-offer-upgrade = upgrade
tapestry-term-step-score-income = points
tapestry-term-step-gain-income = income
tapestry-term-step-finish = end of your game

# The glossary: one text for each symbol, track, card kind and term, with its name, and the forms by which the rules call it.
tapestry-gloss-coin = a resource. Technology asks for it.
    .name = Coin
    .forms = coin, coins
tapestry-gloss-worker = a resource. Science asks for it.
    .name = Worker
    .forms = worker, workers
tapestry-gloss-food = a resource. Exploration asks for it.
    .name = Food
    .forms = food
tapestry-gloss-culture = a resource. The military track asks for it.
    .name = Culture
    .forms = culture
tapestry-gloss-any = a resource of your choice.
    .name = Any resource
tapestry-gloss-exploration = its own resource is food; with an arrow: a step up or back on it.
    .name = Exploration track
    .forms = exploration
tapestry-gloss-science = its own resource is a worker; with an arrow: a step up or back on it.
    .name = Science track
    .forms = science
tapestry-gloss-military = its own resource is culture; with an arrow: a step up or back on it.
    .name = Military track
    .forms = military
tapestry-gloss-technology = its own resource is a coin; with an arrow: a step up or back on it.
    .name = Technology track
    .forms = technology track
tapestry-gloss-tier = a quarter of a track; the higher the tier, the dearer its spaces.
    .name = Tier
    .forms = tier, tiers
tapestry-gloss-advance = pay, move a token one space up, gain the benefit, and buy the bonus if you like.
    .name = Advance
    .forms = advance, advances
tapestry-gloss-benefit = what a space or tile gives, as far as it is possible.
    .name = Benefit
    .forms = benefit, benefits
tapestry-gloss-bonus = can be bought once after the benefit, for the price beside it.
    .name = Bonus
    .forms = bonus, bonuses
tapestry-gloss-farm = moves from your income mat to your capital and uncovers its space.
    .name = Farm
    .forms = farm
tapestry-gloss-house = moves from your income mat to your capital and uncovers its space.
    .name = House
    .forms = house
tapestry-gloss-market = moves from your income mat to your capital and uncovers its space.
    .name = Market
    .forms = market
tapestry-gloss-armory = moves from your income mat to your capital and uncovers its space.
    .name = Armory
    .forms = armory
tapestry-gloss-building = any farm, house, market or armory that is left on your income mat.
    .name = Income building
    .forms = income building, income buildings
tapestry-gloss-mat = four rows of buildings; every uncovered symbol counts in an income turn.
    .name = Income mat
    .forms = income mat
tapestry-gloss-income = five in a game: abilities, a tapestry card, an upgrade and points, then resources.
    .name = Income turn
    .forms = income turn, income turns
tapestry-gloss-era = lasts from one income turn to the next; a tapestry card opens it.
    .name = Era
    .forms = era, eras
tapestry-gloss-points = victory points; with × and a symbol: so many for each of these.
    .name = Points
    .forms = point, points
tapestry-gloss-tiles = draw so many into your supply.
    .name = Territory tiles
    .forms = territory tile, territory tiles
tapestry-gloss-cards = draw so many into your hand; one is played in income turns 2 to 4.
    .name = Tapestry cards
    .forms = tapestry card, tapestry cards
tapestry-gloss-space = draw so many into your supply.
    .name = Space tiles
    .forms = space tile, space tiles
tapestry-gloss-explore = lay a tile next to your land; with a star on any unexplored hex.
    .name = Explore
    .forms = explore, exploring, explored
tapestry-gloss-voyage = explore a space tile of your supply.
    .name = Voyage
tapestry-gloss-research = roll the science die and advance there; crossed out: without benefit and bonus.
    .name = Research
    .forms = research
tapestry-gloss-invent = take a technology, open or from the deck.
    .name = Invent
    .forms = invent, invention, inventing
tapestry-gloss-upgrade = a technology of yours goes one row up.
    .name = Upgrade
    .forms = upgrade, upgraded, upgrades
tapestry-gloss-refresh = the three open technologies may be replaced.
    .name = New display
tapestry-gloss-circle = gained when a technology reaches your middle row.
    .name = Circle
    .forms = circle
tapestry-gloss-square = gained when a technology reaches your top row.
    .name = Square
    .forms = square
tapestry-gloss-conquer = an outpost next to your land, then the dice; with a star on any territory.
    .name = Conquer
    .forms = conquer, conquers, conquered, conquest
tapestry-gloss-dice = both conquest dice count, not just one.
    .name = Both dice
    .forms = dice
tapestry-gloss-ground = the benefit of the tile.
    .name = Tile benefit
tapestry-gloss-overplay = lay a tapestry card over the one in force; no new era begins.
    .name = Play over
    .forms = playing over
tapestry-gloss-again = resolve the space under one of your tokens once more.
    .name = Repeat
    .forms = repeating
tapestry-gloss-landmark = for whoever first enters a tier; a big piece for the capital.
    .name = Landmark
    .forms = landmark, landmarks
tapestry-gloss-landmarks = counted for points, wherever they came from.
    .name = Your landmarks
tapestry-gloss-civilization = its ability is used in income turns 2 to 5; the symbol gives a further one.
    .name = Civilization
    .forms = civilization, civilizations
tapestry-gloss-capital = nine by nine plots; complete rows and columns score when the symbol says so.
    .name = Capital
    .forms = capital
tapestry-gloss-district = three by three plots of the capital; a complete one gives a resource at once.
    .name = District
    .forms = district, districts
tapestry-gloss-plot = cannot be built on and counts as filled.
    .name = Impassable plot
    .forms = impassable plot, impassable plots, impassable
tapestry-gloss-territory = an explored hex, printed or tiled.
    .name = Territory
    .forms = territory, territories
tapestry-gloss-territories = the territories you control.
    .name = Your territories
tapestry-gloss-terrain = sea, desert, forest, grassland or mountains; where it meets the same, laying a tile scores.
    .name = Terrain
    .forms = terrain
tapestry-gloss-outpost = conquers a territory; ten for each player, two of them at the start.
    .name = Outpost
    .forms = outpost, outposts
tapestry-gloss-topple = a conquered piece lies down and stays; a territory with two pieces is safe for good.
    .name = Topple
    .forms = toppled, toppling
tapestry-gloss-trap = a tapestry card: from the hand it turns a conquest of your land round.
    .name = Trap
    .forms = trap, traps
tapestry-gloss-die = red for points, black for a resource or the tile; you take one of them.
    .name = Conquest dice
    .forms = both dice
tapestry-gloss-science-die = shows one of the four tracks.
    .name = Science die
    .forms = science die
tapestry-gloss-achievement = finish a track, topple two, conquer the centre island: points for the first who do.
    .name = Achievement
    .forms = achievement, achievements
tapestry-gloss-opponents = everybody else; neighbours sit beside you.
    .name = Opponents
    .forms = opponent, opponents, neighbour, neighbours
tapestry-gloss-everyone = all players, you too.
    .name = Everybody
tapestry-gloss-automa = the opponent of whoever plays alone.
    .name = Automa
    .forms = Automa
tapestry-gloss-shadow = only advances on the tracks and takes landmarks; it never scores.
    .name = Shadow Empire
    .forms = Shadow Empire
tapestry-gloss-special = as the text of the card says.
    .name = As written
