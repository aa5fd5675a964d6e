# The lessons of Age of Heroes in English.

heroes-lesson-tribe = The aim and your tribe
heroes-lesson-tribe-told = Be the first to hold five cities or a monument of five cards to the end of your next turn, and you win. Every tribe builds its monument of one special resource, which is of use to nobody else.
heroes-lesson-tribe-task = You are the first player. Choose the tribe that builds its monument of granite.
heroes-lesson-tribe-wrong-other = This tribe builds of another resource: look for granite below the picture of the monument.
heroes-lesson-tribe-done = You lead the Chinese, and your rivals choose the Romans (concrete) and the Egyptians (limestone).

heroes-lesson-offer = Making an offer
heroes-lesson-offer-told = Every round begins with a fair: everybody draws a card, and then all trade at the same time. A city costs one stone and two wood, and you hold the stone but no wood.
heroes-lesson-offer-task = No city needs iron, and you hold one. Begin an offer.
heroes-lesson-offer-task-2 = You do not know who holds wood. Make the offer to everybody.
heroes-lesson-offer-task-3 = First lay down what you give: the iron.
heroes-lesson-offer-task-4 = Now say what you want for it: one wood.
heroes-lesson-offer-task-5 = One iron for one wood is a fair deal. Make the offer.
heroes-lesson-offer-wrong-early = Whoever is done trades no more, and you would go without the two wood for a city.
heroes-lesson-offer-wrong-one = Only this one tribe could accept then, and perhaps it is the other one that holds wood.
heroes-lesson-offer-wrong-first = Wood is right, but it comes next: lay down first what you give for it.
heroes-lesson-offer-wrong-stone = A city costs one stone, and this is your only one: give the iron.
heroes-lesson-offer-wrong-dear = Granite builds your monument, and the Olympics can prevent a battle: the iron is easier to spare.
heroes-lesson-offer-wrong-useless = For the city you still need two wood and nothing else.
heroes-lesson-offer-wrong-pledge = A promise may stand in an offer, but iron for wood is a good deal without one.
heroes-lesson-offer-wrong-dropped = That drops the offer, and it counts as one of the eight that you may begin in one fair.
heroes-lesson-offer-wrong-half = Half of the offer is missing: you give the iron, and want one wood for it.
heroes-lesson-offer-wrong-more = One iron for one wood is enough: with more on either side it is dearer for you or for them.
heroes-lesson-offer-done = The Romans need iron and accept: the cards change hands at once, and you hold your first wood.

heroes-lesson-promise = A promise
heroes-lesson-promise-told = Both sides of an offer may hold a promise as well as cards. It runs to the end of the next fair, and nothing enforces it, but everybody sees whether you keep your word.
heroes-lesson-promise-task = Two offers are for you. Accept the one that brings granite and costs no card.
heroes-lesson-promise-wrong-marble = Marble is for the Greeks, whom nobody plays here, and you would lose your only stone.
heroes-lesson-promise-wrong-early = The granite would stay with the Romans, and it is one of only six for your monument.
heroes-lesson-promise-wrong-own = You need no offer of your own here: the Romans ask for no card at all.
heroes-lesson-promise-done = You hold two granite now, and your promise not to attack the Romans runs to the end of the next fair.

heroes-lesson-city = A city
heroes-lesson-city-told = In your turn you draw a card and then take one action: taxes, building or war. One action may build as much as your hand can pay for.
heroes-lesson-city-task = You drew wood. Pay one stone and two wood, and build your second city.
heroes-lesson-city-wrong-tax = Taxes bring one card for your one city; build first, and they bring two the next time.
heroes-lesson-city-wrong-war = Two victorious armies are needed to take a city, and you have one; the cards for a city are in your hand.
heroes-lesson-city-wrong-rest = You have one action a turn, and all three cards for a city are in your hand.
heroes-lesson-city-done = You have two of five cities, and each of them brings a card whenever you take taxes.

heroes-lesson-monument = The monument
heroes-lesson-monument-told = After the action you may lay special resources of your own tribe into your monument. There they do not count for your hand and nobody can plunder them, but a lost battle can destroy one.
heroes-lesson-monument-task = You hold two granite. Lay as many as you can.
heroes-lesson-monument-wrong-none = Granite pays for nothing, and in your hand it can be plundered: lay both.
heroes-lesson-monument-wrong-one = The second granite does nothing in your hand, and it can be plundered there: lay both.
heroes-lesson-monument-done = Your great wall has two of five cards, and your hand has room again.

heroes-lesson-barbarians = Barbarians
heroes-lesson-barbarians-told = Disasters are played as soon as they are drawn, and you have drawn Barbarians: one army attacks you at once. The Olympics, Heroes and Good Fortune stay in the hand for moments like this one.
heroes-lesson-barbarians-task = You have one army and two cards in your monument. Make sure that you lose none of them.
heroes-lesson-barbarians-wrong-fight = Both armies draw a battle card from 1 to 6, and if yours is lower you lose it and a card of the monument.
heroes-lesson-barbarians-done = The Olympics are held, there is no battle, and army and monument stand as before.

heroes-lesson-taxes = Taxes
heroes-lesson-taxes-told = Taxes bring one card for each of your cities. At the fair a Population Boom gave you a third one free of charge.
heroes-lesson-taxes-task = Your hand is empty. Draw as many cards as your cities allow.
heroes-lesson-taxes-wrong-fewer = Your three cities bring three cards, and an empty hand has room for five.
heroes-lesson-taxes-wrong-war = One army takes no city, and if it falls your three cities are without a guard: fill your hand first.
heroes-lesson-taxes-wrong-rest = Doing nothing leaves your hand empty, and three cities would bring three cards.
heroes-lesson-taxes-done = You draw stone, limestone and concrete: one to build with, and two that your rivals need for their monuments.

heroes-lesson-deal = Accept or leave alone
heroes-lesson-deal-told = An offer to you can be accepted, answered with an offer of your own, or left alone, and a deal is binding. Limestone pays for nothing and only the Egyptians need it, but gold is of use to everybody.
heroes-lesson-deal-task = Two offers are for you. Accept the one that gives you a card you can use.
heroes-lesson-deal-wrong-sandstone = Sandstone is for the Celts, whom nobody plays here, and your stone would be gone for it.
heroes-lesson-deal-wrong-early = Then the gold stays with the Egyptians, and you keep limestone that builds nothing of yours.
heroes-lesson-deal-wrong-own = Gold for limestone can hardly be better: you may simply accept it.
heroes-lesson-deal-done = You have gold for limestone, and later at this fair you swap stone for iron and concrete for grain.

heroes-lesson-general = Gold, army and general
heroes-lesson-general-told = An army costs one iron and two grain, and a general, who adds two to an army in a duel, one iron and one gold. Gold can stand in for iron, wood, grain or stone, but nothing stands in for gold.
heroes-lesson-general-task = Your five cards pay for an army and a general. Build one of them, so that the other can follow.
heroes-lesson-general-task-2 = Now build the other one with the rest.
heroes-lesson-general-wrong-gold = The gold would go into the army, and then no general can be built: pay the army with one iron and two grain.
heroes-lesson-general-wrong-tax = Three more cards would make eight, and at the end of the turn you keep five.
heroes-lesson-general-wrong-war = A city takes two victorious armies, and you have one: build the second one first.
heroes-lesson-general-wrong-rest = Your five cards pay for an army and a general just now, and a famine would take your grain.
heroes-lesson-general-wrong-stop = The last two cards are exactly the price of what is missing, and one action may build as much as you can pay for.
heroes-lesson-general-done = You have two armies, and the one with the general is two stronger in every duel.

heroes-lesson-road = A road
heroes-lesson-road-told = At every fair you draw one more card for each tribe that you reach over roads, and so do they. After an attack along a road your armies come home at once.
heroes-lesson-road-task = The Egyptians would pay two stone for a road to you. You draw one card at the fair: make it two.
heroes-lesson-road-wrong-refused = Without the road you still draw one card at each fair, and the road costs you nothing.
heroes-lesson-road-done = The road is built: the Egyptians and you draw two cards at every fair, the Romans one.

heroes-lesson-limit = The hand limit
heroes-lesson-limit-told = At the end of your turn you keep five cards, and you choose what is discarded. At the fair and in the turns of others your hand may be larger.
heroes-lesson-limit-task = After taxes you hold six cards. Discard the one that nobody at this table can use.
heroes-lesson-limit-wrong-limestone = The Egyptians build of limestone and will give you something for it at the fair; who builds of bricks?
heroes-lesson-limit-wrong-gold = Gold stands in for any iron, wood, grain or stone: it is the last card to discard.
heroes-lesson-limit-wrong-plain = Iron, wood and grain pay for armies and cities; another card pays for nothing and is of use to no monument here.
heroes-lesson-limit-done = The bricks are gone: only Babylonians build of them, and nobody plays the Babylonians.

heroes-lesson-war = War
heroes-lesson-war-told = Who attacks names a tribe and a goal: conquest takes a city for every two victorious armies, plunder two cards for each, destruction a card of the monument. A fortress adds one to every defending army, and without a road your armies stay away to the end of your next turn.
heroes-lesson-war-task = You have two armies. Attack the tribe without a fortress, along the road, to win a city.
heroes-lesson-war-task-2 = Name the armies one by one.
heroes-lesson-war-task-3 = A city takes two victorious armies. Send the other one as well.
heroes-lesson-war-task-4 = Both are ready. March.
heroes-lesson-war-wrong-fortress = The Romans have a fortress, which adds one in every duel, and without a road your armies would be away for a round.
heroes-lesson-war-wrong-plunder = Plunder brings up to four cards, but you hold eight and keep five: a city is worth more.
heroes-lesson-war-wrong-monument = The Egyptians have one card in their monument: to destroy it brings you no nearer to five cities.
heroes-lesson-war-wrong-tax = You hold eight cards and keep five of them: more taxes would only be discarded.
heroes-lesson-war-wrong-building = Building can wait a turn: a conquest gives you a city and takes it from the Egyptians, who have three as you do.
heroes-lesson-war-wrong-rest = Your two armies stand ready against one: this is the moment for the action.
heroes-lesson-war-wrong-alone = One victorious army takes no city: it takes two of them.
heroes-lesson-war-done = Your two armies march, and the Egyptians play no card against them: their one army stands and fights.

heroes-lesson-duel = Duel and spoils
heroes-lesson-duel-told = One army defends, so there is one duel, and your army without an opponent is victorious without a fight. You drew the battle cards 5 and 3, and the general adds 2 to his.
heroes-lesson-duel-task = Choose the card for the army with the general, so that one army is as strong as possible.
heroes-lesson-duel-task-2 = Send the army into the duel that has the higher total: 5 + 2 = 7.
heroes-lesson-duel-task-3 = Two victorious armies may take one city. Take it.
heroes-lesson-duel-wrong-even = Then your armies have 3 + 2 = 5 and 5; the other way round one has 7, and only one of them fights.
heroes-lesson-duel-wrong-weak = This army has only 3, and every card from 4 up would destroy it: send the one with 7.
heroes-lesson-duel-wrong-nothing = You may take less, but this city makes you the tribe with four, and the Egyptians keep two.
heroes-lesson-duel-done = Your 7 beat their 6: you have four cities, and along the road both armies come home at once.

heroes-lesson-earthquake = The Earthquake
heroes-lesson-earthquake-told = You drew an Earthquake at the fair and must lay it on an army of another tribe that has no general. To the end of its owner’s next turn this army neither attacks nor defends.
heroes-lesson-earthquake-task = Both rivals have two cities. Hit the one with the higher monument.
heroes-lesson-earthquake-wrong-egyptians = The Egyptians have two of five cards in their monument, the Romans three.
heroes-lesson-earthquake-done = The Romans’ only army is out of play to the end of their next turn: it can neither march nor defend.

heroes-lesson-good-fortune = Good Fortune
heroes-lesson-good-fortune-told = The Egyptians drew a Volcano and aim it at one of your cities, for you have the most. Good Fortune cancels an Earthquake or a Volcano when it hits your tribe.
heroes-lesson-good-fortune-task = You have four cities, and the cards for the fifth are in your hand. Keep all four.
heroes-lesson-good-fortune-wrong-lost = Then three cities are left, and the next one would be your fourth and not your fifth.
heroes-lesson-good-fortune-done = The Volcano stays quiet, no other target is chosen, and both cards go to the discards.

heroes-lesson-claim = The fifth city
heroes-lesson-claim-told = Five cities or five monument cards open a claim to victory. The others have until the end of your next turn to take one from you, and if you then have five, you win.
heroes-lesson-claim-task = You have four cities and hold one stone, one wood and one gold. Open your claim.
heroes-lesson-claim-wrong-fortress = A fortress helps to defend, but it takes the stone, the wood and the gold of your fifth city.
heroes-lesson-claim-wrong-road = The road takes the stone and the gold, and then the fifth city cannot be paid.
heroes-lesson-claim-wrong-tax = Taxes bring cards and no city, and every round gives the others time: the gold can stand in for the second wood.
heroes-lesson-claim-wrong-war = A battle can be lost, but stone, wood and gold for the fifth city are in your hand.
heroes-lesson-claim-wrong-rest = Stone, wood and gold pay for the fifth city now: gold stands in for the second wood.
heroes-lesson-claim-done = You claim victory with five cities, and if you have five at the end of your turn in round 7, you win.
