# Age of Heroes in English.

## The title

heroes = Age of Heroes
heroes-pitch = Trade at the fair, raise cities and armies, and be the first to an empire of five cities or a finished monument.

## Options

heroes-option-trade = Trade
heroes-option-trade-note = Whether swaps are agreed on freely, or one card for one must be swapped by the nearest player to the left who has it; or free deals, and one such swap a player and fair besides.
heroes-option-trade-binding = Free, and binding once agreed
heroes-option-trade-compulsory = Compulsory, one card for one
heroes-option-trade-both = Free deals and compulsory swaps
heroes-option-barbarian-goal = Goal of barbarians
heroes-option-barbarian-goal-note = What victorious barbarians do to the tribe.
heroes-option-barbarian-goal-monument-then-hand = The monument; without one, the hand
heroes-option-barbarian-goal-destruction = Always the monument
heroes-option-barbarian-goal-plunder = Always the hand
heroes-option-barbarian-armies = Barbarian armies
heroes-option-barbarian-armies-note = How many armies a card of barbarians brings.
heroes-option-barbarian-armies-one = One
heroes-option-barbarian-armies-two = Two
heroes-option-barbarian-armies-three = Three
heroes-option-famine = Good Fortune against Famine
heroes-option-famine-note = Whether Good Fortune saves the grain of everybody or only of who plays it.
heroes-option-famine-all = Saves everybody
heroes-option-famine-oneself = Saves only whoever played it
heroes-option-last-turn = A claim made at a fair
heroes-option-last-turn-note = When a fifth city that comes at a fair can win the game.
heroes-option-last-turn-same-round = In the turn after that fair
heroes-option-last-turn-next-round = One round later
heroes-option-duels = Duels
heroes-option-duels-note = How the armies for a duel are chosen.
heroes-option-duels-sealed = Both in secret
heroes-option-duels-attacker-first = Attacker first, in the open
heroes-option-peace = Peace at the beginning
heroes-option-peace-note = For how many rounds nobody may attack.
heroes-option-peace-none = None
heroes-option-peace-one-round = One round
heroes-option-peace-two-rounds = Two rounds
heroes-option-tribe-choice = Tribes
heroes-option-tribe-choice-note = How tribes are given out.
heroes-option-tribe-choice-random = At random
heroes-option-tribe-choice-in-turn-order = Chosen, the first player first

## Questions and their answers

heroes-ask-choose-tribe = Choose your tribe.
heroes-choose-tribe-tribe = { $tribe }
heroes-ask-order = You drew several cards that are played at once. Which one comes first?
heroes-order-play = Play { $card }
heroes-ask-strike = { $card }: whom does it hit?
heroes-strike-city = A city of { $seat }
heroes-strike-army = An army of { $seat } ({ $place })
heroes-ask-ward = { $card }, drawn by { $drawer-seat }, hits { $all ->
        [0] you
       *[other] everybody
    }. Do you play Good Fortune?
heroes-ward-pass = No
heroes-ward-good-fortune = Play Good Fortune
heroes-term-always-ward = In this game, always let disasters happen
heroes-ask-market = The fair: make an offer, answer one, or be done.
heroes-market-done = Done trading
heroes-market-offer = Make an offer or a request
heroes-market-accept = Accept offer #{ $offer } of { $maker-seat }
heroes-market-counter = Answer #{ $offer } of { $maker-seat } with an offer
heroes-market-withdraw = Withdraw #{ $offer }
heroes-ask-address = Whom is your offer or request for?
heroes-address-seat = To { $seat }
heroes-address-all = To everybody
heroes-ask-compose = What do you give, and what do you want?
heroes-compose-post = Make the offer
heroes-compose-swap = Demand the swap: the nearest player to the left who has the card must agree
heroes-compose-request = Only ask who has it
heroes-compose-cancel = Drop the offer
heroes-compose-give = Give: { $card }
heroes-compose-want = Want: { $card }
heroes-compose-vow = I promise: { $pledge }
heroes-compose-vow-attack = I promise to attack { $seat }
heroes-compose-vow-shun = I promise not to deal with { $seat }
heroes-compose-wish = Ask for a promise: { $pledge }
heroes-compose-wish-attack = Ask for a promise to attack { $seat }
heroes-compose-wish-shun = Ask for a promise not to deal with { $seat }
heroes-ask-action = Your action: taxes, building, war, or nothing.
heroes-action-rest = Do nothing
heroes-action-tax = Taxes: draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
heroes-action-exchange = Discard { $card } and draw a new card
heroes-action-attack = Attack { $seat }: { $goal }{ $there ->
        [0] { " " }(nothing to take)
       *[other] { "" }
    }
heroes-action-buy = Build: { $item }{ $iron ->
        [0] { "" }
       *[other] { " · " }iron ×{ $iron }
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }wood ×{ $wood }
    }{ $grain ->
        [0] { "" }
       *[other] { " · " }grain ×{ $grain }
    }{ $stone ->
        [0] { "" }
       *[other] { " · " }stone ×{ $stone }
    }{ $gold ->
        [0] { "" }
       *[other] { " · " }gold ×{ $gold }
    }
heroes-action-general-in-quake = Build: general for the army under an earthquake{ $iron ->
        [0] { "" }
       *[other] { " · " }iron ×{ $iron }
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }wood ×{ $wood }
    }{ $grain ->
        [0] { "" }
       *[other] { " · " }grain ×{ $grain }
    }{ $stone ->
        [0] { "" }
       *[other] { " · " }stone ×{ $stone }
    }{ $gold ->
        [0] { "" }
       *[other] { " · " }gold ×{ $gold }
    }
heroes-action-road = Ask { $seat } for a road{ $iron ->
        [0] { "" }
       *[other] { " · " }iron ×{ $iron }
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }wood ×{ $wood }
    }{ $grain ->
        [0] { "" }
       *[other] { " · " }grain ×{ $grain }
    }{ $stone ->
        [0] { "" }
       *[other] { " · " }stone ×{ $stone }
    }{ $gold ->
        [0] { "" }
       *[other] { " · " }gold ×{ $gold }
    }
heroes-ask-build-more = Build anything else?
heroes-build-more-stop = Enough
heroes-term-always-build-more = In this game, never build more than one thing in a turn
heroes-build-more-buy = Build: { $item }{ $iron ->
        [0] { "" }
       *[other] { " · " }iron ×{ $iron }
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }wood ×{ $wood }
    }{ $grain ->
        [0] { "" }
       *[other] { " · " }grain ×{ $grain }
    }{ $stone ->
        [0] { "" }
       *[other] { " · " }stone ×{ $stone }
    }{ $gold ->
        [0] { "" }
       *[other] { " · " }gold ×{ $gold }
    }
heroes-build-more-general-in-quake = Build: general for the army under an earthquake{ $iron ->
        [0] { "" }
       *[other] { " · " }iron ×{ $iron }
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }wood ×{ $wood }
    }{ $grain ->
        [0] { "" }
       *[other] { " · " }grain ×{ $grain }
    }{ $stone ->
        [0] { "" }
       *[other] { " · " }stone ×{ $stone }
    }{ $gold ->
        [0] { "" }
       *[other] { " · " }gold ×{ $gold }
    }
heroes-build-more-road = Ask { $seat } for a road{ $iron ->
        [0] { "" }
       *[other] { " · " }iron ×{ $iron }
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }wood ×{ $wood }
    }{ $grain ->
        [0] { "" }
       *[other] { " · " }grain ×{ $grain }
    }{ $stone ->
        [0] { "" }
       *[other] { " · " }stone ×{ $stone }
    }{ $gold ->
        [0] { "" }
       *[other] { " · " }gold ×{ $gold }
    }
heroes-ask-consent = { $builder-seat } wants to build a road to you. Do you agree?
heroes-consent-refuse = Refuse
heroes-consent-agree = Agree
heroes-ask-muster = War on { $other-seat } ({ $goal }): who marches? So far: { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }.
heroes-muster-go = March
heroes-muster-army = Add an army
heroes-muster-led-army = Add an army with a general
heroes-muster-hero = Play a Hero as an army
heroes-muster-lead-army = Play a Hero as general of an army
heroes-muster-lead-hero = Play a Hero as general of a Hero
heroes-term-always-muster = In this game, never send a Hero to war
heroes-ask-defend = { $attacker-seat } attacks you ({ $goal }) with { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }{ $led ->
        [0] { "" }
       *[other] , { $led } with a general
    }. Do you play a card?
heroes-defend-stand = Stand and fight
heroes-defend-good-fortune = Play Good Fortune
heroes-defend-olympics = Play the Olympics: no battle
heroes-defend-hero = Play a Hero as an army
heroes-defend-lead-army = Play a Hero as general of an army
heroes-defend-lead-hero = Play a Hero as general of a Hero
heroes-term-always-defend = In this game, always stand and fight, without a card
heroes-ask-defend-barbarians = Barbarians attack you with { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }. Do you play a card?
heroes-defend-barbarians-stand = Stand and fight
heroes-defend-barbarians-good-fortune = Play Good Fortune: no battle
heroes-defend-barbarians-olympics = Play the Olympics: no battle
heroes-defend-barbarians-hero = Play a Hero as an army
heroes-defend-barbarians-lead-army = Play a Hero as general of an army
heroes-defend-barbarians-lead-hero = Play a Hero as general of a Hero
heroes-term-always-defend-barbarians = In this game, always fight barbarians without a card
heroes-ask-lay-cards = Which battle card lies under army { $place-number } ({ $hero ->
        [0] army
       *[other] Hero
    }{ $led ->
        [0] { "" }
       *[other] , with a general
    })?
heroes-lay-cards-strength = Strength { $strength }
heroes-ask-duelist = Choose an army for the next duel. The other side has { $rivals ->
        [one] { $rivals } army
       *[other] { $rivals } armies
    } left that { $rivals ->
        [one] has
       *[other] have
    } not fought.
heroes-duelist-unit = Army { $army-number }: strength { $strength }{ $bonus ->
        [0] { "" }
       *[other] { " " }+ { $bonus }
    }{ $hero ->
        [0] { "" }
       *[other] , Hero
    }
heroes-ask-take-spoils = Spoils of war, { $goal } ({ $other-seat }): how many? At most { $most }.
heroes-take-spoils-take = { $goal-kind ->
        [0] { $count ->
            [0] Take no city
            [one] Take { $count } city
           *[other] Take { $count } cities
        }
        [1] { $count ->
            [0] Take no card
            [one] Take { $count } card
           *[other] Take { $count } cards
        }
       *[other] { $count ->
            [0] Destroy nothing
            [one] Destroy { $count } card of the monument
           *[other] Destroy { $count } cards of the monument
        }
    }
heroes-ask-lay-stones = Your monument has { $stones } of 5 cards. How many cards do you lay ({ $card })?
heroes-lay-stones-lay = { $count ->
        [0] Lay no card
        [one] Lay { $count } card
       *[other] Lay { $count } cards
    }
heroes-term-always-lay-stones = In this game, never lay cards on my monument
heroes-ask-discard-down = Discard { $count ->
        [one] { $count } more card
       *[other] { $count } more cards
    }.
heroes-discard-down-drop = Discard { $card }

## What happened

heroes-news-tribe = { $seat } leads the { $tribe }.
heroes-news-drew = { $seat } draws a card.
heroes-news-drew-secret = { $seat } draws { $card }.
heroes-news-opened = { $seat } draws { $card }.
heroes-news-void = { $seat } draws { $card }. There are no disasters yet: the card is discarded.
heroes-news-rebuilt = The discards are shuffled and become the deck.
heroes-news-fair = Round { $round }: the fair opens.
heroes-news-trading = Trading begins.
heroes-news-fair-ends = The fair is over.
heroes-news-turn = { $seat } takes a turn.
heroes-news-rested = { $seat } takes no action.
heroes-news-taxes = { $seat } collects taxes: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
heroes-news-exchanged = { $seat } discards { $card } and draws a new card.
heroes-news-built = { $seat } builds: { $item }{ $gold ->
        [0] { "" }
       *[other] { " " }({ $gold } gold)
    }.
heroes-news-road-asked = { $seat } asks { $other-seat } for a road.
heroes-news-road-refused = { $seat } refuses { $other-seat } the road.
heroes-news-road-built = { $seat } builds a road to { $other-seat }{ $gold ->
        [0] { "" }
       *[other] { " " }({ $gold } gold)
    }.
heroes-news-laid = { $seat } lays { $card } ×{ $count } into the monument: { $stones } of 5 cards.
heroes-news-discarded = { $seat } discards { $card }.
heroes-news-home = { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } of { $seat } { $armies ->
        [one] comes
       *[other] come
    } home.
heroes-news-recovered = { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    } of { $seat } { $armies ->
        [one] recovers
       *[other] recover
    } from the earthquake.
heroes-news-offered = { $seat } makes offer #{ $offer } to everybody{ $reply ->
        [0] { "" }
       *[other] { " " }in answer to #{ $reply }
    }.
heroes-news-offered-to = { $seat } makes offer #{ $offer } to { $other-seat }{ $reply ->
        [0] { "" }
       *[other] { " " }in answer to #{ $reply }
    }.
heroes-news-gives = { $seat } would give: { $card }{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }.
heroes-news-wants = { $seat } would like: { $card }{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }.
heroes-news-vows = { $seat } would promise: { $pledge }.
heroes-news-vows-about = { $seat } would promise { $shun ->
        [0] to attack { $about-seat }
       *[other] not to deal with { $about-seat }
    }.
heroes-news-wishes = { $seat } would like a promise: { $pledge }.
heroes-news-wishes-about = { $seat } would like a promise { $shun ->
        [0] to attack { $about-seat }
       *[other] not to deal with { $about-seat }
    }.
heroes-news-requested = { $seat } asks everybody (#{ $offer }{ $reply ->
        [0] { "" }
       *[other] , in answer to #{ $reply }
    }).
heroes-news-requested-of = { $seat } asks { $other-seat } (#{ $offer }{ $reply ->
        [0] { "" }
       *[other] , in answer to #{ $reply }
    }).
heroes-news-withdrew = { $seat } withdraws #{ $offer }.
heroes-news-lapsed = Offer #{ $offer } of { $seat } lapses.
heroes-news-deal = { $seat } accepts offer #{ $offer } of { $other-seat }.
heroes-news-passed = { $seat } gives { $other-seat }: { $card }{ $count ->
        [1] { "" }
       *[other] { " " }×{ $count }
    }.
heroes-news-forced = { $seat } takes { $card } from { $other-seat } in a compulsory swap.
heroes-news-nobody = { $seat } looks for { $card }, but nobody has it.
heroes-news-promised = { $seat } promises { $other-seat }: { $pledge }.
heroes-news-promised-about = { $seat } promises { $other-seat } { $shun ->
        [0] to attack { $about-seat }
       *[other] not to deal with { $about-seat }
    }.
heroes-news-promise-kept = { $seat } has kept a promise to { $other-seat }.
heroes-news-promise-broken = { $seat } has broken a promise to { $other-seat }.
heroes-news-boomed = The people of { $seat } multiply: { $found ->
        [0] there is no city left in the stock
       *[other] a new city
    }.
heroes-news-idle = { $card } finds no target.
heroes-news-struck-army = { $seat } aims an earthquake at an army of { $other-seat } ({ $place }).
heroes-news-struck-city = { $seat } aims a volcano at a city of { $other-seat }.
heroes-news-shook = An earthquake holds an army of { $seat } ({ $place }).
heroes-news-erupted = A city of { $seat } is destroyed.
heroes-news-starved = { $seat } loses { $count } grain to the famine.
heroes-news-saved = { $seat } plays Good Fortune against { $card }.
heroes-news-come = Barbarians attack { $seat } with { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }.
heroes-news-attacked = { $seat } declares war on { $other-seat }: { $goal }.
heroes-news-force = { $seat } marches with { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }{ $led ->
        [0] { "" }
       *[other] , { $led } with a general
    }.
heroes-news-hero-joined = { $seat } plays a Hero as an army.
heroes-news-hero-leads = { $seat } plays a Hero as a general.
heroes-news-called-off = { $seat } plays { $card }: no battle.
heroes-news-armed = { $seat } draws a battle card.
heroes-news-armed-secret = { $seat } draws a battle card of strength { $strength }.
heroes-news-duel = Duel: attacker, strength { $total } (battle card { $strength }); { $other-seat }, strength { $other-total } (battle card { $other-strength }).
heroes-news-won = The attacking army wins; an army of { $other-seat } is destroyed.
heroes-news-lost = The defence of { $other-seat } holds; the attacking army is destroyed.
heroes-news-tied = A draw: both armies stand.
heroes-news-victorious = { $seat } has { $count ->
        [one] { $count } victorious army
       *[other] { $count } victorious armies
    }.
heroes-news-took-cities = { $seat } takes { $count ->
        [one] { $count } city
       *[other] { $count } cities
    } from { $other-seat }.
heroes-news-took-card = { $seat } plunders a card of { $other-seat }.
heroes-news-took-card-secret = { $seat } plunders { $card } from { $other-seat }.
heroes-news-took-stones = { $seat } destroys { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of { $other-seat }’s monument.
heroes-news-raided-card = Barbarians take { $card } from { $seat }.
heroes-news-raided-stones = Barbarians destroy { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } of { $seat }’s monument.
heroes-news-fell = The tribe of { $seat } has fallen.
heroes-news-claim = { $seat } claims victory: the last turn ends in round { $round }.
heroes-news-claim-lapsed = The claim of { $seat } lapses.
heroes-news-wins = { $way ->
        [0] { $seat } wins: no other tribe is left!
        [1] { $seat } wins with an empire of five cities!
       *[other] { $seat } wins with a finished monument!
    }

## What may happen to a player, for those who ask what to watch

heroes-harm-shook = An earthquake holds an army of yours
heroes-harm-erupted = A volcano destroys a city of yours
heroes-harm-starved = A famine costs you grain
heroes-harm-won = { $seat } breaks your defence
heroes-harm-lost = Your attack is beaten off
heroes-harm-took-cities = { $seat } takes cities of yours
heroes-harm-took-card = { $seat } takes cards of yours
heroes-harm-took-stones = { $seat } destroys part of your monument
heroes-harm-raided-card = Barbarians take cards of yours
heroes-harm-raided-stones = Barbarians destroy part of your monument
heroes-harm-fell = Your tribe falls
heroes-harm-claim = { $seat } claims victory

## Why not

heroes-why-2-2 = Somebody else has this tribe.
heroes-why-3-5 = Taxes bring one card for each of your cities at most.
heroes-why-3-6 = Only a player without a city discards a card for a new one; you have a city.
heroes-why-3-6a = You do not have this card in hand.
heroes-why-3-7 = You do not have that many cards for your monument.
heroes-why-3-8 = A monument has five cards at most.
heroes-why-3-9 = You do not have this card in hand.
heroes-why-4-3 = No such card of yours waits to be played.
heroes-why-5-3 = An offer goes to another player who is in the game, or to all.
heroes-why-5-3a = A side of an offer has five cards at most.
heroes-why-5-3b = An offer must hold something: a card or a promise.
heroes-why-5-4 = You have no more of this card to offer; what stands in another open offer of yours is tied up.
heroes-why-5-5 = The same card cannot stand on both sides of an offer.
heroes-why-5-6 = A request only says what is wanted: it gives nothing and cannot be accepted.
heroes-why-5-7 = You have three offers or requests open already.
heroes-why-5-7a = You have begun eight offers or requests at this fair, and more are not allowed.
heroes-why-5-8 = This offer is not open to you.
heroes-why-5-8a = You do not have what this offer asks for.
heroes-why-5-10 = Only an offer that is open to you can be answered.
heroes-why-5-11 = Only your own offers can be withdrawn.
heroes-why-5-12 = There is no such offer any more.
heroes-why-5-13 = A deal may leave nobody without a city and without a card.
heroes-why-5-14 = This side of the offer holds a promise already.
heroes-why-5-14a = A promise to attack a tribe or not to deal with it is about a third tribe that is in the game, not about one of the two who deal.
heroes-why-5-16 = With compulsory trade there are only offers of one card for one to everybody.
heroes-why-5-16a = At this table nobody can be made to swap.
heroes-why-5-16c = You have had your swap of this fair.
heroes-why-5-16d = A swap is demanded of everybody: one card for one, without promises.
heroes-why-6-1 = You do not have the cards to pay for this.
heroes-why-6-2 = There is no such way to pay.
heroes-why-6-3 = There is none left in the stock.
heroes-why-6-5 = A general needs an army of yours at home that has none.
heroes-why-6-6 = A road can only be built to a neighbour.
heroes-why-6-6a = There is a road to this neighbour already.
heroes-why-6-7 = You have asked this neighbour in this turn.
heroes-why-7-1 = You can only attack another tribe that is in the game.
heroes-why-7-2 = You have no such army at home that can march.
heroes-why-7-3 = You have no Hero in hand.
heroes-why-7-3a = There is no such army without a general in this battle for the Hero to lead.
heroes-why-7-4 = An attack needs an army, or a Hero as an army.
heroes-why-7-6 = There is still peace.
heroes-why-7-7 = You do not have the Olympics in hand.
heroes-why-7-8a = You have played a Hero in this battle: from now on only Heroes can be played.
heroes-why-7-8 = Good Fortune does not help against a player.
heroes-why-8-2 = You have no battle card of this strength.
heroes-why-8-3 = You have no such army that has not fought yet.
heroes-why-9-1 = You may take one city for every two victorious armies.
heroes-why-9-2 = You may take two cards for every victorious army.
heroes-why-9-3 = You may destroy one card, or two with three victorious armies.
heroes-why-10-2 = You do not have this card in hand.
heroes-why-11-2 = An earthquake can only be laid on an army of another tribe that has no general and no earthquake.
heroes-why-11-3 = A volcano hits a city of another tribe.
heroes-why-11-6 = You do not have Good Fortune in hand.
heroes-why-11-7 = You do not have Good Fortune in hand.

## The numbers behind a reason

heroes-sum-cards = You lack { $missing } of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $iron ->
        [0] { "" }
       *[other] { " · " }iron ×{ $iron }
    }{ $wood ->
        [0] { "" }
       *[other] { " · " }wood ×{ $wood }
    }{ $grain ->
        [0] { "" }
       *[other] { " · " }grain ×{ $grain }
    }{ $stone ->
        [0] { "" }
       *[other] { " · " }stone ×{ $stone }
    }{ $gold ->
        [0] { "" }
       *[other] { " · " }gold ×{ $gold }
    }
heroes-sum-taxes = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, and you have { $cities ->
        [one] { $cities } city
       *[other] { $cities } cities
    }.
heroes-sum-held = You have { $card } ×{ $there }, not ×{ $needed }.
heroes-sum-stones = { $stones } + { $count } = { $all }.
heroes-sum-spoils = Victorious armies: { $armies }; there to be taken: { $there }; at most: { $most }.
heroes-sum-offered = You have { $card } ×{ $there }, offered: { $offered }.

## Why an offer is declined

heroes-decline-helps-the-leader = { $maker-seat }, no to #{ $offer }: you are too near to victory for that.
heroes-decline-not-trusted = { $maker-seat }, no to #{ $offer }: promises have been broken before.
heroes-decline-too-dear = { $maker-seat }, no to #{ $offer }: you ask too much for it.
heroes-decline-no-use = { $maker-seat }, no to #{ $offer }: that is of no use to me.
heroes-decline-not-now = { $maker-seat }, no to #{ $offer }, not this time.

## Components

heroes-card-iron = iron
heroes-card-wood = wood
heroes-card-grain = grain
heroes-card-stone = stone
heroes-card-gold = gold
heroes-card-limestone = limestone
heroes-card-concrete = concrete
heroes-card-marble = marble
heroes-card-bricks = bricks
heroes-card-sandstone = sandstone
heroes-card-granite = granite
heroes-card-olympics = Olympics
heroes-card-hero = Hero
heroes-card-good-fortune = Good Fortune
heroes-card-population-boom = Population Boom
heroes-card-earthquake = Earthquake
heroes-card-volcano = Volcano
heroes-card-famine = Famine
heroes-card-barbarians = Barbarians
heroes-tribe-egyptians = Egyptians
heroes-tribe-romans = Romans
heroes-tribe-greeks = Greeks
heroes-tribe-babylonians = Babylonians
heroes-tribe-celts = Celts
heroes-tribe-chinese = Chinese
heroes-monument-pyramid = pyramid
heroes-monument-amphitheatre = amphitheatre
heroes-monument-temple = temple
heroes-monument-gardens = hanging gardens
heroes-monument-circle = stone circle
heroes-monument-wall = great wall
heroes-item-city = city
heroes-item-army = army
heroes-item-fortress = fortress
heroes-item-general = general
heroes-item-road = road
heroes-goal-conquest = conquest of cities
heroes-goal-plunder = plunder of cards
heroes-goal-destruction = destruction of the monument
heroes-place-home = at home
heroes-place-away = away
heroes-pledge-peace = not to attack
heroes-pledge-road = to agree to a road
heroes-pledge-gift = to give a card at the next fair

## The score sheet

heroes-score-victory = Victory
heroes-score-cities = Cities
heroes-score-stones = Stones of the monument
heroes-score-armies = Armies

## Mistakes in a content file

heroes-content-cost = { $where }: a price has at least one card and can be paid in at most { $ways } ways.
heroes-content-specials = { $where }: every tribe has a special resource of its own.
heroes-content-units = { $where }: armies and Heroes together are { $most } at most.
heroes-content-battle = { $where }: at least { $least } battle cards are needed.

## The table

heroes-term-round = Round { $round }
heroes-term-duels-won = Duels won
heroes-term-fair = Fair
heroes-term-turn = Turn of { $seat }
heroes-term-first = First player: { $seat }
heroes-term-stock = Stock
heroes-term-deck = Deck
heroes-term-discards = Discards
heroes-term-cities = Cities
heroes-term-monument = Monument
heroes-term-armies = Armies
heroes-term-fortresses = Fortresses
heroes-term-roads = Roads
heroes-term-hand = Hand
heroes-term-your-hand = Your hand
heroes-term-your-stone = your monument is built of: { $card }
heroes-term-claim = claims victory (round { $round })
heroes-term-word = word kept { $kept }, broken { $broken }
heroes-term-all = All
heroes-term-request = Asks for
heroes-term-attack = to attack { $seat }
heroes-term-shun = not to deal with { $seat }
heroes-term-prices = Prices
heroes-term-hand-empty = No cards in hand.
heroes-term-gives = gives
heroes-term-wants = wants
heroes-term-gives-i = I give
heroes-term-wants-i = I want
heroes-term-vow-i = I promise…
heroes-term-vow-you = You promise me…
heroes-term-offer-accept = Accept
heroes-term-offer-counter = Answer it
heroes-term-offer-withdraw = Withdraw
heroes-term-offer-no = No, thanks
heroes-term-offer-look = Look again
heroes-term-take-off = Take off: { $item }. The offer is written anew; offers left at this fair: { $count }.
heroes-term-market-hint = { $count ->
        [one] { $count } offer is pinned up.
       *[other] { $count } offers are pinned up.
    } Accept one, answer it with your own, or make a new one.
heroes-term-market-none = No offers are pinned up yet.
heroes-term-cards = Cards
heroes-term-battle-cards = Battle cards
heroes-term-tribes = Tribes
heroes-term-build = Build
heroes-term-wanted = Wanted
heroes-term-taxes = Taxes: draw
heroes-term-pays = { $count ->
        [1] pays
       *[other] pays { $count }
    }
heroes-term-offered = { $count ->
        [1] offered
       *[other] offered { $count }
    }
heroes-term-tied = { $count ->
        [1] tied up
       *[other] tied up: { $count }
    }
heroes-term-land = { $name }, { $tribe }: cities { $cities } of 5, monument { $stones } of 5, armies fit to fight { $armies }, fortresses { $fortresses }, cards { $cards }
heroes-term-stones = { $monument }: { $stones } of 5
heroes-term-fit = { $count } fit to fight
heroes-term-fort = fort +{ $count }
heroes-term-shaken = { $count } shaken
heroes-term-away = { $count } away
heroes-term-known = Known to be in this hand
heroes-term-quake-note = under an earthquake until the end of the owner’s next turn (11.2)
heroes-term-away-note = away, home at the end of the owner’s next turn (9.6)
heroes-term-promise = { $seat } has promised { $other-seat }: { $promise }
heroes-term-way = Road between { $seat } and { $other-seat }
heroes-term-road-to = Road to { $seat }
heroes-term-road-note = Your neighbour must agree; a refusal costs nothing.
heroes-term-action-hint = Whatever glows is a button: the numbers by the deck for taxes, a stall to build, a dotted way for a road, a rival’s cities, hand or monument for war.
heroes-term-more-hint = Another stall or road, as long as your cards can pay.
heroes-term-war-on = War on { $seat }: { $goal }
heroes-term-war-forces = You can send: armies { $armies }, Heroes { $heroes }. Against you: armies { $others }, each with +{ $fort } from fortresses.
heroes-term-war-conquest = Every two victorious armies take a city.
heroes-term-war-plunder = Every victorious army takes two cards.
heroes-term-war-destruction = Victorious armies destroy a card of the monument, three of them two.
heroes-term-war-road = A road leads there: the armies come home at once.
heroes-term-war-no-road = There is no road: the armies come home at the end of the next turn.
heroes-term-war-promise = You have promised { $seat } not to attack. This breaks your word.
heroes-term-declare = Declare war
heroes-term-attacks = attack
heroes-term-defends = defence
heroes-term-nobody-fit = No army is fit to fight.
heroes-term-spoils = Spoils of war
heroes-term-battle = The battle
heroes-term-duel-won = { $seat } wins
heroes-term-duel-tied = a draw
heroes-term-go-on = Go on

## Parts of a game, for replays and charts

heroes-round = Round { $number }
heroes-rounds = Rounds

## The turn, the race and the battle

heroes-term-phase-1 = Draw
heroes-term-phase-2 = Action
heroes-term-phase-3 = Monument
heroes-term-phase-4 = Hand limit
heroes-term-phase-5 = Homecoming
heroes-term-phase-of = phase { $number } of { $count }
heroes-term-deck-note = Deck: { $count } cards
heroes-term-battle-deck = Battle deck: { $count } cards
heroes-term-race = The race
heroes-term-race-city = Cities: five of them open a claim to victory (13.2)
heroes-term-race-stone = Stones of the monument: five of them open a claim to victory (13.2)
heroes-term-race-army = Armies fit to fight. Whose is the last tribe left wins at once (13.1)
heroes-term-race-fallen = fallen
heroes-term-race-due = last turn: { $seat }, round { $round }
heroes-term-march = War
heroes-term-duel = Duel { $number }
heroes-term-end = Outcome
heroes-term-skip = Skip
heroes-term-card-strength = card
heroes-term-card-more = general, fortresses
heroes-term-blow-waits = Good Fortune may still be played.
heroes-term-claim-note = Until that turn has ended, the others can still prevent it.
heroes-term-ruin = The tribe of { $seat } has fallen
heroes-term-pause = Pause
heroes-term-play = Play
heroes-term-again = Look again
heroes-term-battle-step = Step of the battle
heroes-term-speed = Speed: { $count }×

# The glossary: one text for each symbol, track, card kind and term, with its name, and the forms by which the rules call it.
heroes-gloss-iron = a resource: armies, fortresses and generals need it.
    .name = Iron
    .forms = iron
heroes-gloss-wood = a resource: cities and fortresses need it.
    .name = Wood
    .forms = wood
heroes-gloss-grain = a resource: armies need it. A Famine takes it from every hand.
    .name = Grain
    .forms = grain
heroes-gloss-stone = a resource: cities, fortresses and roads need it.
    .name = Stone
    .forms = stone
heroes-gloss-gold = stands in for iron, wood, grain or stone in every price; a general needs it itself.
    .name = Gold
    .forms = gold
heroes-gloss-limestone = the special resource of the Egyptians; of use for their monument only.
    .name = Limestone
    .forms = limestone
heroes-gloss-concrete = the special resource of the Romans; of use for their monument only.
    .name = Concrete
    .forms = concrete
heroes-gloss-marble = the special resource of the Greeks; of use for their monument only.
    .name = Marble
    .forms = marble
heroes-gloss-bricks = the special resource of the Babylonians; of use for their monument only.
    .name = Bricks
    .forms = bricks
heroes-gloss-sandstone = the special resource of the Celts; of use for their monument only.
    .name = Sandstone
    .forms = sandstone
heroes-gloss-granite = the special resource of the Chinese; of use for their monument only.
    .name = Granite
    .forms = granite
heroes-gloss-olympics = a kept event: whoever is attacked, also by Barbarians, calls the attack off with it.
    .name = Olympics
    .forms = Olympics
heroes-gloss-hero = a kept event: joins one battle as an army or as a general, attacking or defending, and is then spent.
    .name = Hero
    .forms = Hero, Heroes
heroes-gloss-good-fortune = a kept event: cancels an Earthquake or a Volcano that hits you, a Famine, or Barbarians. Of no use against a player.
    .name = Good Fortune
    .forms = Good Fortune
heroes-gloss-population-boom = immediate: a city from the stock, free of charge.
    .name = Population Boom
    .forms = Population Boom, Population Booms, Boom
heroes-gloss-earthquake = immediate disaster: laid on another tribe's army without a general, which then takes no part until the end of its owner's next turn.
    .name = Earthquake
    .forms = Earthquake, Earthquakes
heroes-gloss-volcano = immediate disaster: a city of another tribe returns to the stock.
    .name = Volcano
    .forms = Volcano, Volcanoes
heroes-gloss-famine = immediate disaster: everybody discards all grain.
    .name = Famine
    .forms = Famine, Famines
heroes-gloss-barbarians = immediate disaster: they attack whoever drew them, at once.
    .name = Barbarians
    .forms = Barbarians
heroes-gloss-special = belongs to one tribe and is laid into its monument; other tribes can only trade it.
    .name = Special resource
    .forms = special resource, special resources
heroes-gloss-city = gives a card as taxes; five of them open a claim to victory. One stone and two wood.
    .name = City
    .forms = city, cities
heroes-gloss-army = attacks, and defends when it is at home. One iron and two grain.
    .name = Army
    .forms = army, armies
heroes-gloss-fortress = adds 1 to every defending army of its tribe, never to an attacker. One iron, one wood and one stone.
    .name = Fortress
    .forms = fortress, fortresses
heroes-gloss-general = stays with one army and adds 2 in its duel. One iron and one gold.
    .name = General
    .forms = general, generals
heroes-gloss-road = joins two neighbours who agree on it: more cards at the fair, and armies that come home at once. Two stone.
    .name = Road
    .forms = road, roads
heroes-gloss-monument = holds five special resources of its tribe; five of them open a claim to victory.
    .name = Monument
    .forms = monument, monuments
heroes-gloss-tribe = the people of a player: Egyptians, Romans, Greeks, Babylonians, Celts or Chinese.
    .name = Tribe
    .forms = tribe, tribes
heroes-gloss-stock = the cities, armies, fortresses, generals and roads that can still be built.
    .name = Stock
    .forms = stock
heroes-gloss-phase-1 = phase one of a turn: draw a card; an immediate one is played at once.
    .name = Draw
    .forms = phase one
heroes-gloss-phase-2 = phase two of a turn: taxes, building, war or nothing.
    .name = Action
    .forms = phase two
heroes-gloss-phase-3 = phase three of a turn: lay special resources of your tribe into the monument.
    .name = Monument phase
    .forms = phase three
heroes-gloss-phase-4 = phase four of a turn: discard down to five cards.
    .name = Hand limit
    .forms = phase four, hand limit
heroes-gloss-phase-5 = phase five of a turn: armies sent out earlier come home, earthquakes on your armies end.
    .name = Homecoming
    .forms = phase five
heroes-gloss-fair = opens every round: everybody draws, one card more for each tribe reached over roads, and then all trade.
    .name = Fair
    .forms = fair, fairs
heroes-gloss-immediate = a disaster or a Population Boom: played as soon as it is drawn, never held.
    .name = Immediate card
    .forms = immediate
heroes-gloss-kept = Olympics, Hero and Good Fortune: held in the hand until they are wanted.
    .name = Kept event
    .forms = kept event, kept events
heroes-gloss-taxes = an action: draw a card for each of your cities, or fewer; say how many first.
    .name = Taxes
    .forms = taxes
heroes-gloss-offer = cards given and wanted, perhaps with promises; the first to accept has the deal, and it is binding.
    .name = Offer
    .forms = offer, offers
heroes-gloss-request = says what is wanted; it commits nobody and is answered with an offer.
    .name = Request
    .forms = request, requests
heroes-gloss-promise = written down for all to see; nothing enforces it, but whether it was kept is noted.
    .name = Promise
    .forms = promise, promises
heroes-gloss-conquest = a goal of war: a city for every two victorious armies.
    .name = Conquest
    .forms = conquest
heroes-gloss-plunder = a goal of war: two cards, drawn blindly from the hand, for every victorious army.
    .name = Plunder
    .forms = plunder
heroes-gloss-destruction = a goal of war: a card of the monument, with three or more victorious armies two.
    .name = Destruction
    .forms = destruction
heroes-gloss-battle = a strength from one to six, drawn for each army before a battle.
    .name = Battle card
    .forms = battle card, battle cards, battle deck
heroes-gloss-duel = one army against one: battle card, general and fortresses are added, and the lower total is destroyed.
    .name = Duel
    .forms = duel, duels
heroes-gloss-away = armies that were sent out without a road neither attack nor defend until they come home.
    .name = Away
    .forms = are away, that are away
heroes-gloss-claim = five cities or five monument cards; whoever still has one of them at the end of the own next turn wins.
    .name = Claim
    .forms = claim, claims
heroes-gloss-fallen = a tribe without a city and without a card in hand is out of the game.
    .name = Fallen
    .forms = fallen
