# The lessons of Beyond the Horizon in English.

horizon-lesson-government = Goals and governments
horizon-lesson-government-told = Three goals lie open: the first to complete one scores 5 points, everybody later 3, and the most points win in the end. Before the first round you choose a government, whose despotism works from the beginning.
horizon-lesson-government-task = Crown of Cities needs a village and a city. Take the government that pays 2 coins for each village.
horizon-lesson-government-wrong-other = Fertile Valley pays 1 coin when you produce population; the 2 coins for a village come from River Kingdom.
horizon-lesson-government-done = River Kingdom is yours: each time you settle a village you gain 2 coins, and Fertile Valley goes to your rival.

horizon-lesson-first-action = The first action
horizon-lesson-first-action-told = A turn has four phases: action, expansion, production and goal, and it begins with your action piece moving to a free space. In your first turn only basic actions are open: the first of them sends an active piece to the technology tree as a scientist.
horizon-lesson-first-action-task = You have 1 active piece. Choose the action that researches a technology of level I with it.
horizon-lesson-first-action-wrong-recruit = Basic action 3 would turn your only active piece into a unit on the map, and nobody would be left to research.
horizon-lesson-first-action-wrong-gather = Basic action 4 brings 1 piece and 1 coin once; a technology is yours for the whole game.
horizon-lesson-first-action-task-2 = Pieces are what you need most. Research the technology that invests a food cube.
horizon-lesson-first-action-wrong-wheel = The Wheel invests an economy cube: that brings coins, but no pieces.
horizon-lesson-first-action-wrong-bronze = Bronze Arms recruits a unit and moves no cube.
horizon-lesson-first-action-wrong-writing = Writing invests an infrastructure cube: that brings a structure tile, but no pieces.
horizon-lesson-first-action-done = Your scientist stays on Crop Farming for good, and the technology will score 1 point; now its food cube can move.

horizon-lesson-production = Cubes open production
horizon-lesson-production-told = A cube that leaves a track uncovers its cell: the first one of the food track opens column A. In the production phase you choose one of three: a piece from each open column, a coin for each uncovered coin, or exchanges.
horizon-lesson-production-task = Invest the food cube. It opens column A, and the first cell of the investment track brings 1 coin.
horizon-lesson-production-wrong-skip = The cube would stay on its track, column A would stay closed, and population would bring 0 pieces.
horizon-lesson-production-task-2 = Your last active piece has become a scientist. Produce a new one.
horizon-lesson-production-wrong-coins = All economy cubes still lie on their track, so coins would bring 0.
horizon-lesson-production-wrong-exchange = An exchange would bring a piece for 3 coins, and you have 2; column A gives one for nothing.
horizon-lesson-production-done = 1 piece came from column A, and as long as the column holds pieces one more comes each time you produce population.

horizon-lesson-own-action = An action of your own
horizon-lesson-own-action-told = A technology that you know can have an action, with spaces for those alone who know it: Crop Farming makes 2 pieces active. They always come from the leftmost column that holds some, and you will need them as scientists, settlers and soldiers.
horizon-lesson-own-action-task = You have 1 active piece. Choose the action that makes it 3.
horizon-lesson-own-action-wrong-gather = Basic action 4 brings 1 piece and 1 coin: you would have 2 active pieces.
horizon-lesson-own-action-wrong-spent = That action uses your active piece up and brings none; Crop Farming brings 2.
horizon-lesson-own-action-done = You have 3 active pieces, and your action piece must move on next turn, to another action or another space.

horizon-lesson-recruit = Settlers and soldiers
horizon-lesson-recruit-told = Basic action 3 makes an active piece a settler or a soldier of strength 1 on your start tile, and then your units have 2 movement points. Settlers explore, build and settle villages; soldiers fortify cities.
horizon-lesson-recruit-task = You have 4 active pieces and a settler of strength 2. Choose the action that recruits and moves.
horizon-lesson-recruit-wrong-still = That action leaves your settler at home; basic action 3 recruits a unit and gives 2 movement points.
horizon-lesson-recruit-task-2 = You want a village and a city. Recruit the kind of unit that you lack for it.
horizon-lesson-recruit-wrong-settler = You have a settler for the village already; a city is fortified by soldiers alone.
horizon-lesson-recruit-wrong-skip = This step may be skipped, but then nobody of yours could fortify a city.
horizon-lesson-recruit-done = A soldier of strength 1 stands beside your settler, and 3 active pieces are left.

horizon-lesson-explore = Over the edge
horizon-lesson-explore-told = One movement point takes one unit to a neighbouring tile, and the points can be divided among units. A settler, never a soldier, may step over the edge of the map where the new tile touches at least two others, and gains its discovery bonus.
horizon-lesson-explore-task = You have 2 movement points. Spend one to explore unknown land with your settler.
horizon-lesson-explore-wrong-soldier = A soldier cannot explore: only a settler may step over the edge of the map.
horizon-lesson-explore-wrong-cradle = The Cradle lies on the map already, so nothing would be discovered; unknown land lies on both sides of your way there.
horizon-lesson-explore-task-2 = Reed Marsh has strength 2. Spend the last point so that your soldier stands there as well.
horizon-lesson-explore-wrong-settler = Your settler of strength 2 is just what the village of Reed Marsh needs: let it stay there.
horizon-lesson-explore-wrong-away = The Cradle has no city: your soldier is needed on Reed Marsh.
horizon-lesson-explore-wrong-stop = The last movement point would be lost, and your soldier would have to march another turn.
horizon-lesson-explore-done = You discovered Reed Marsh and gained 1 coin, and settler and soldier stand there together.

horizon-lesson-leader = Meeting a leader
horizon-lesson-leader-told = A slot of level II can be researched when you know every technology that it is linked to, and basic action 2 does it for 2 coins. Whoever is first on a slot takes the leader who lies there face down.
horizon-lesson-leader-task = You have 3 coins, and slot 1 of level II is linked to Crop Farming alone. Choose the action for level II.
horizon-lesson-leader-wrong-other = That action researches nothing of level II; basic action 2 does, for 2 of your 3 coins.
horizon-lesson-leader-task-2 = Send your scientist to slot 1 of level II, where nobody has been.
horizon-lesson-leader-done = Ashoka brings you a settle token, which costs 4 coins as an action; next you choose the card for the slot.

horizon-lesson-two-cards = One card of two
horizon-lesson-two-cards-told = Slot 1 of level II is linked to the green Crop Farming, so cards were revealed until two of them showed green. You put one of the two on the slot and know it at once; whoever comes later may learn it too, but finds no leader.
horizon-lesson-two-cards-task = Your settler will be used up by the village. Choose the card that recruits another one of strength 2.
horizon-lesson-two-cards-wrong-philosophy = Philosophy brings 1 coin at once; the settler of strength 2 comes with Epic Poetry.
horizon-lesson-two-cards-task-2 = Recruit the settler: it comes from the columns and costs no active piece.
horizon-lesson-two-cards-wrong-skip = An instant bonus comes only once: if you skip it, there is no second settler.
horizon-lesson-two-cards-done = Epic Poetry lies on the slot for 2 points, and a second settler of strength 2 stands on your start tile.

horizon-lesson-settle = Settle a village
horizon-lesson-settle-told = In the expansion phase you do one thing: build, settle or fortify. A village takes a settle token and settlers on its tile whose strength together reaches that of the tile.
horizon-lesson-settle-task = You have a token, and your settler meets the strength 2 of Reed Marsh. Settle its village.
horizon-lesson-settle-wrong-pass = Token and strength are there: the village is worth 3 points, 1 piece and, by River Kingdom, 2 coins.
horizon-lesson-settle-done = The settler is exhausted and a food cube lies on the village, so column B is open; you gained 1 piece and 2 coins.

horizon-lesson-advanced = An advanced action
horizon-lesson-advanced-told = An advanced action has a requirement: for a fortify token you need a settled village, and now you have one. It costs 2 coins and an active piece that is exhausted, and its second space costs 1 coin more.
horizon-lesson-advanced-task = Take a fortify token and keep 1 of your 3 coins: the Market on the Cradle will cost it.
horizon-lesson-advanced-wrong-dear = The second space costs 2 coins and 1 more: none of your 3 coins would be left.
horizon-lesson-advanced-wrong-other = That brings no fortify token, and without one no city is fortified.
horizon-lesson-advanced-done = You hold a fortify token and 1 coin, and the exhausted piece is back in the columns.

horizon-lesson-soldiers = Strength for a city
horizon-lesson-soldiers-told = Units are recruited on your start tile or on any tile with a cube of yours, and on Reed Marsh your village has one. A city is fortified like a village is settled, by soldiers on its tile whose strength together is enough.
horizon-lesson-soldiers-task = Reed Marsh asks for strength 2 and your soldier has 1. Recruit a second soldier right there.
horizon-lesson-soldiers-wrong-settler = Only soldiers count for a city: the strength there would still be 1 of 2.
horizon-lesson-soldiers-wrong-home = Recruited on your start tile, the soldier would first need a movement point to reach Reed Marsh.
horizon-lesson-soldiers-wrong-skip = Without a second soldier the strength on Reed Marsh stays 1 of 2.
horizon-lesson-soldiers-task-2 = At least one unit must move. Keep both soldiers on Reed Marsh and send your settler to the Cradle.
horizon-lesson-soldiers-wrong-soldier = If a soldier leaves Reed Marsh, its strength of 1 is missing there.
horizon-lesson-soldiers-wrong-elsewhere = The soldiers would stay, but the Market stands on the Cradle, and only a settler who is there can build it.
horizon-lesson-soldiers-done = Soldiers of strength 2 stand on Reed Marsh, and your settler has reached the Market of your rival.

horizon-lesson-fortify = One thing a turn
horizon-lesson-fortify-told = You could build the Market on the Cradle or fortify the city of Reed Marsh, but an expansion phase is one thing only. The goal phase ends your turn, and Crown of Cities asks for one village and one city.
horizon-lesson-fortify-task = Do what meets Crown of Cities this turn: the first one there scores 5 points.
horizon-lesson-fortify-wrong-market = The Market can be built next turn as well; without a city the 5 points of Crown of Cities would have to wait.
horizon-lesson-fortify-wrong-pass = You have the token and strength 2 of 2: with the city you meet Crown of Cities now.
horizon-lesson-fortify-done = The city is worth 5 points, and its economy cube uncovered a coin: producing coins now brings 1.

horizon-lesson-goal = A goal is completed
horizon-lesson-goal-told = Whoever meets a goal completes it with the leftmost cube of any track, and what the cube uncovers is gained as always. With two players three cubes on the goals bring the end: the round is finished, and one more follows.
horizon-lesson-goal-task = Choose the track whose next cell brings a structure tile.
horizon-lesson-goal-wrong-food = The next cell of food makes 1 piece active; the structure tile is under the cube of infrastructure.
horizon-lesson-goal-wrong-economy = The next cell of economy is a second coin for production; the structure tile is under the cube of infrastructure.
horizon-lesson-goal-task-2 = Take the structure tile that is the cheapest to build.
horizon-lesson-goal-wrong-dear = That one costs 3 coins to build, and the Farm costs 2.
horizon-lesson-goal-wrong-skip = A structure of your own is built from your supply, and there is no tile in it yet.
horizon-lesson-goal-done = Crown of Cities is completed for 5 points, the first of three cubes lies there, and the Farm is in your supply.

horizon-lesson-second-builder = Building what stands
horizon-lesson-second-builder-told = A structure that stands can be built by a second player too, for the same price and the same bonus, by a settler who loses one strength there. The first builder scores the left cell only if this happens.
horizon-lesson-second-builder-task = You have 1 coin and a settler on the Cradle. Build the Market: its bonus is 2 coins.
horizon-lesson-second-builder-wrong-pass = You would keep 1 coin; the Market pays 2 for it, and the economy cube that it takes uncovers 2 more.
horizon-lesson-second-builder-done = You paid 1 coin and gained 2 and 2, so you have 4; your settler fell to strength 2, and your rival scores 1 point.

horizon-lesson-site = A place to build
horizon-lesson-site-told = A new structure goes where your settler stands, and it covers the place for good, with its village and its city. It may not be built where a village is settled or where a unit of a rival stands.
horizon-lesson-site-task = Sun Tzu gives 1 movement point. Go where the Farm can be built this turn without covering a village.
horizon-lesson-site-wrong-settled = The village of Reed Marsh is settled, so no new structure may be built there.
horizon-lesson-site-wrong-rival = A settler of your rival stands on Oak Forest, so no new structure may be built there.
horizon-lesson-site-wrong-fresh = A new territory would be yours to settle; the Farm would cover its village and its city for good.
horizon-lesson-site-done = Your settler stands on your start tile, which has no village: the Farm will cover nothing there.

horizon-lesson-colour = The colour of a slot
horizon-lesson-colour-told = Slot 2 of level II is linked to two technologies, and as its discoverer you choose the main colour of one: green like Crop Farming, or yellow like the Wheel. Then cards are revealed until two show that colour, and all that are not placed go under the deck.
horizon-lesson-colour-task = You want an action that researches. Choose green: no yellow card of level II has one.
horizon-lesson-colour-wrong-yellow = Yellow cards of level II bring trade, movement and building, but none of them has an action that researches.
horizon-lesson-colour-task-2 = Choose the card whose action can research level III as well.
horizon-lesson-colour-wrong-philosophy = Philosophy brings 1 coin, and its action reaches levels I and II only.
horizon-lesson-colour-done = Astronomy brought 2 coins, and its action researches a technology of level II or III for 3 coins.

horizon-lesson-build = Build a structure
horizon-lesson-build-told = In the expansion phase you can build a structure from your supply: you pay its price, and the settler loses one strength. A cube of the left track goes on it, and then its bonus is gained.
horizon-lesson-build-task = You have 6 coins and the Farm costs 2. Build it on your start tile.
horizon-lesson-build-wrong-pass = The Farm would stay in your supply; built, it brings 2 pieces for 2 coins and takes a food cube off its track.
horizon-lesson-build-done = The Farm brought 2 pieces and the uncovered cell of food 1 more: you have 7 active pieces, and your settler has strength 3.

horizon-lesson-level-three = On to level III
horizon-lesson-level-three-told = With a fortified city you may choose advanced action 7, which researches a technology of level III for 4 coins. The action of a technology of yours can do the same for less, and Astronomy asks for 3 coins and no city.
horizon-lesson-level-three-task = You have 4 coins. Research level III and keep 1 of them.
horizon-lesson-level-three-wrong-seven = Advanced action 7 costs 4 coins: none would be left.
horizon-lesson-level-three-wrong-space = This space costs 1 coin on top of the 3 for Astronomy: none would be left.
horizon-lesson-level-three-wrong-other = That action researches nothing of level III.
horizon-lesson-level-three-done = You paid 3 coins; slot 1 of level III is open to you, because you know both technologies that it is linked to.

horizon-lesson-theocracy = Steps of government
horizon-lesson-theocracy-told = Cells of infrastructure open the steps of your government: the second opens theocracy, the fifth monarchy and the last democracy, the only one that scores. Civil Rights lets you invest a cube of any track.
horizon-lesson-theocracy-task = Reach theocracy: with River Kingdom each settler that you recruit then brings 1 coin.
horizon-lesson-theocracy-wrong-food = The next cell of food opens column C, which is useful too, but your government would stay at despotism.
horizon-lesson-theocracy-wrong-economy = The next cell of economy is one more coin for production, but your government would stay at despotism.
horizon-lesson-theocracy-wrong-skip = The cube would stay on its track, and an instant bonus comes only once.
horizon-lesson-theocracy-done = Theocracy works from now on; 3 of the 9 cubes that Heavy Investment asks for are invested, and the third brought 1 piece.

horizon-lesson-exchange = Exchanges
horizon-lesson-exchange-told = Population brings nothing now, because the open columns A and B are empty, and coins bring 2. Exchanges are the third way: as often as you like, a piece for 3 coins, a unit back from the map, or 1 coin for an active piece.
horizon-lesson-exchange-task = A second settle token will cost 4 coins and you have 1. Choose what can bring the missing 3.
horizon-lesson-exchange-wrong-population = Columns A and B are empty and column C is closed: 0 pieces, and no coin.
horizon-lesson-exchange-wrong-coins = 2 coins would make 3, and the token costs 4.
horizon-lesson-exchange-task-2 = You have 8 active pieces. Return one to the columns and gain 1 coin.
horizon-lesson-exchange-wrong-recall = Your settler of strength 4 would leave the map and become an active piece, which is no coin.
horizon-lesson-exchange-wrong-done = You would still have 1 coin, and the token costs 4.
horizon-lesson-exchange-done = You have 2 coins and 7 active pieces: two more exchanges pay for the token, and you know all phases of a turn.
