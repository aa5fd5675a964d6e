# The lessons of Tapestry in English.

tapestry-lesson-start = The aim and your people
tapestry-lesson-start-told = Between five income turns you advance along four tracks, and when everybody has taken the fifth, most points win. You begin with one civilization and one capital, a grid of nine districts; a district whose free plots are all built on gives you a resource.
tapestry-lesson-start-task = Keep the Merrymakers and the Forest capital: one of its districts lacks only 3 plots.
tapestry-lesson-start-wrong-futurists = The Futurists begin on the fourth space of every track, past all that the first lessons show; keep the Merrymakers.
tapestry-lesson-start-wrong-mountain = In the Mountain capital every district lacks at least 4 plots; the Forest has one that lacks only 3.
tapestry-lesson-start-done = Both of you have taken the first income turn: one resource of each kind, a territory tile and a tapestry card.

tapestry-lesson-advance = An advance and its price
tapestry-lesson-advance-told = To advance you pay, move a token one space up and gain the benefit of that space. In tier I the price is any one resource; from tier II on the track also asks for its own, and on exploration that is food.
tapestry-lesson-advance-task = Advance on exploration to Scouting: its benefit is 2 territory tiles.
tapestry-lesson-advance-wrong-income = An income turn would end your first era without a single advance, and you have 4 resources for it.
tapestry-lesson-advance-wrong-track = That is another track: Scouting, with its 2 tiles, is the first space of exploration.
tapestry-lesson-advance-task-2 = Pay with a coin, a worker or culture, and keep the food.
tapestry-lesson-advance-wrong-food = Tier II of exploration will ask for food; here any other resource does just as well.
tapestry-lesson-advance-done = For 1 resource your token stands on Scouting, and there are 3 tiles in your supply.

tapestry-lesson-explore = Exploring
tapestry-lesson-explore-told = To explore, lay a tile any way round on an unexplored hex next to a territory that you control. Each side where the terrain matches at a corner gives 1 point, and then you gain the benefit of the tile.
tapestry-lesson-explore-task = Rafts let you explore. Choose territory 24: its benefit is food.
tapestry-lesson-explore-wrong-tile = Territory 21 gives a worker and territory 43 a tapestry card; the food is on territory 24.
tapestry-lesson-explore-task-2 = Lay it so that 4 sides fit: turn it on hex 10, between your outposts and the centre island.
tapestry-lesson-explore-wrong-sides = So at most 3 sides fit; on hex 10 there is a turn with which 4 do.
tapestry-lesson-explore-done = 4 sides gave 4 points and the tile gave food, but nobody controls the new territory yet.

tapestry-lesson-conquer = Conquest and its dice
tapestry-lesson-conquer-told = To conquer, put an outpost on an explored hex next to your land; then you control it. After that both dice are rolled and you take one: red gives points, black a resource or the benefit of the tile.
tapestry-lesson-conquer-task = Archery lets you conquer. Take hex 10, the tile you have laid: it touches the centre island.
tapestry-lesson-conquer-wrong-edge = That territory does not touch the centre island; hex 10 does.
tapestry-lesson-conquer-task-2 = The red die shows 7 points, its highest number, the black one a worker. Take the red one.
tapestry-lesson-conquer-wrong-worker = A worker pays for 1 advance in tier I; the 7 points are the highest number of the red die.
tapestry-lesson-conquer-done = You have 7 points more, and your outpost stands next to the centre island.

tapestry-lesson-invent = Inventing
tapestry-lesson-invent-told = An invented technology goes to your bottom row and gives nothing yet. Upgraded to the middle row it gives what its circle shows, and upgraded again, to the top row, its square.
tapestry-lesson-invent-task = Invent the open card with a house in its circle: a house brings a worker in each further income.
tapestry-lesson-invent-wrong-points = The circles of the Bakery and the Stock Market give 4 and 5 points once; the house of Paper brings a worker in three income turns.
tapestry-lesson-invent-wrong-deck = What lies on top of the deck is unknown; Paper lies open and has a house in its circle.
tapestry-lesson-invent-done = Paper lies in your bottom row, and a new card has taken its place among the open ones.

tapestry-lesson-science = The science die
tapestry-lesson-science-told = Research rolls the science die, and you may advance for free on the track that it shows. The crossed-out symbol of Astronomy means without benefit and bonus, but landmarks are taken all the same.
tapestry-lesson-science-task = The die shows science. Take the step to Mathematics: then tier II with the Apothecary is 2 spaces away.
tapestry-lesson-science-wrong-stay = If you stay, the tapestry card of Mathematics waits for you, but the step itself will cost a resource; now it is free.
tapestry-lesson-science-done = Your science token went from space 1 to space 2 without paying.

tapestry-lesson-income = The income turn
tapestry-lesson-income-told = An income turn has four parts: the ability of your civilization, a tapestry card that begins a new era, an upgrade with points, and last the income. The Merrymakers’ ability is that one of their three tokens climbs a space, and you gain it.
tapestry-lesson-income-task = You have no resources left: take income turn 2.
tapestry-lesson-income-task-2 = First the ability: let the token climb that gains a coin, for 1 more advance in this era.
tapestry-lesson-income-wrong-tile = There are 2 tiles in your supply already; the coin pays for an advance.
tapestry-lesson-income-wrong-points = These are 5 points once; the coin pays for an advance, and above it wait a worker and food.
tapestry-lesson-income-done = You have a coin, and as the first to enter era 2 you may now take a resource of your choice.

tapestry-lesson-upgrade = An upgrade
tapestry-lesson-upgrade-told = After the tapestry card you may upgrade one technology. From the bottom row it goes to the middle row without any further condition, and you gain its circle.
tapestry-lesson-upgrade-task = Upgrade Paper: its house comes before the income of this very turn.
tapestry-lesson-upgrade-wrong-none = Without the house this turn brings 1 worker instead of 2, and an upgrade costs nothing.
tapestry-lesson-upgrade-done = Paper is in the middle row, and you have a house to place.

tapestry-lesson-building = A building in the capital
tapestry-lesson-building-told = The house has left your income mat and uncovered a space: 1 more worker in each income. In the capital it takes one plot, and a district of three by three plots gives a resource as soon as it is full; impassable plots count as filled.
tapestry-lesson-building-task = The middle district lacks 5 plots. Build in row 4, column 4: a landmark of 2 by 2 fills the rest.
tapestry-lesson-building-wrong-middle = The 4 plots left in the middle district would not be a square of 2 by 2.
tapestry-lesson-building-wrong-outside = A building beside the grid fills nothing: the middle district would still lack 5 plots.
tapestry-lesson-building-wrong-elsewhere = That plot is not in the middle district, which would still lack 5 plots.
tapestry-lesson-building-done = The middle district lacks 4 plots, and the income has come, with 2 workers in place of 1.

tapestry-lesson-bonus = A bonus
tapestry-lesson-bonus-told = After the benefit of a space you may buy its bonus once, and only now. Bladed Weapons gave you a tapestry card; their bonus is an armory for 1 resource.
tapestry-lesson-bonus-task = Buy the bonus: the armory brings 1 culture in income turn 3 and 1 in income turn 4.
tapestry-lesson-bonus-wrong-none = The bonus is offered only now, and for 1 resource it brings 2 culture in the next two income turns.
tapestry-lesson-bonus-task-2 = Pay with a resource of your choice.
tapestry-lesson-bonus-done = The armory has left the income mat, and you may place it in your capital.

tapestry-lesson-island = An achievement
tapestry-lesson-island-told = There are three achievements: complete a track, topple two outposts, and conquer the centre island. At a table for two the first to do it gains 10 points and the second 5.
tapestry-lesson-island-task = Walls gives a conquest or an armory. Choose the conquest.
tapestry-lesson-island-wrong-armory = An armory brings 1 culture an income turn; the centre island gives 10 points as long as nobody else has conquered it.
tapestry-lesson-island-task-2 = Conquer the centre island for 10 points.
tapestry-lesson-island-wrong-elsewhere = That territory gives a die and nothing else; the centre island gives a die and 10 points.
tapestry-lesson-island-done = The achievement gave you 10 points, and you still choose a die.

tapestry-lesson-tier = Into tier II
tapestry-lesson-tier-told = An advance in tier II costs the track’s own resource and one more: food on exploration, culture on the military track. Whoever enters a tier first takes its landmark.
tapestry-lesson-tier-task = Enter tier II where the landmark is still there: Navigation, for 1 food and 1 more resource.
tapestry-lesson-tier-wrong-taken = Your rival entered tier II of the military track first, and the Barracks are gone; the Lighthouse is not.
tapestry-lesson-tier-wrong-first-tier = That space is still in tier I, where there are no landmarks.
tapestry-lesson-tier-wrong-income = Your 4 resources are enough to take the Lighthouse before your rival does.
tapestry-lesson-tier-task-2 = The food is paid. Pay the second resource with a worker or culture.
tapestry-lesson-tier-wrong-food = Your last food is what the next step on exploration asks for; here a worker or culture does just as well.
tapestry-lesson-tier-done = You were the first in tier II of exploration, and the Lighthouse is yours.

tapestry-lesson-landmark = A landmark
tapestry-lesson-landmark-told = A landmark takes several free plots of your capital at once and may hang over the edge. If it completes a district, you take a resource at once.
tapestry-lesson-landmark-task = The Lighthouse covers 2 by 2 plots. Place it so that it completes a district.
tapestry-lesson-landmark-wrong-outside = Beside the grid the Lighthouse fills nothing; the middle district lacks just these 4 plots.
tapestry-lesson-landmark-wrong-elsewhere = No district would be complete so; the middle one lacks just 2 by 2 plots.
tapestry-lesson-landmark-task-2 = The district gives you a resource of your choice.
tapestry-lesson-landmark-done = A complete district gave you a resource, and now comes the benefit of Navigation: a tile, and exploring.

tapestry-lesson-lasting = A card that lasts
tapestry-lesson-lasting-told = Exploring gives no control. But Militarism, the tapestry card of your era, lasts until your next income turn: you may put an outpost on a tile that you have just laid.
tapestry-lesson-lasting-task = Put an outpost on the new tile: without a conquest it becomes your 4th territory.
tapestry-lesson-lasting-wrong-none = Without an outpost you would control 3 territories as before, and 6 outposts are in your supply.
tapestry-lesson-lasting-done = You control 4 territories, and the tile gave you 4 points and a worker.

tapestry-lesson-first = First into an era
tapestry-lesson-first-told = You may take an income turn before your resources are used up, and what is left stays with you. Whoever is first among the neighbours to enter era 2, 3 or 4 takes 1, 2 or 3 resources.
tapestry-lesson-first-task = Your rival has nothing left and takes income next. Take income turn 3 now, with 2 resources left.
tapestry-lesson-first-wrong-late = After that advance your rival would enter era 3 first and take the 2 resources.
tapestry-lesson-first-done = Your 2 resources stay with you, and after the Merrymakers you take 2 more for being first.

tapestry-lesson-tapestry = Choosing a tapestry card
tapestry-lesson-tapestry-told = With a tapestry card from your hand a new era begins. Some cards work at once, others last until your next income turn.
tapestry-lesson-tapestry-task = Three tiers are within reach of your tokens. Play the card that gives 4 points for each tier entered.
tapestry-lesson-tapestry-wrong-democracy = With Democracy you could discard 5 cards for 10 points and an empty hand; three tiers are 12 points with Theocracy.
tapestry-lesson-tapestry-wrong-socialism = Socialism moves one token once and without rewards; Theocracy gives 4 points for each tier during the whole era.
tapestry-lesson-tapestry-done = Era 3 has begun: Theocracy lasts until your next income turn, and the income has brought 8 resources.

tapestry-lesson-rows = Rows and columns
tapestry-lesson-rows-told = In an income turn the symbol for rows and columns gives a point for each that is complete. Two of these symbols are uncovered in the house row of your income mat, so each row is worth 2 points each time.
tapestry-lesson-rows-task = Row 4 lacks 1 plot. Complete it: place the market in column 1.
tapestry-lesson-rows-wrong-outside = A building beside the grid fills nothing: row 4 would still lack a plot.
tapestry-lesson-rows-wrong-elsewhere = Row 4 would still lack its plot in column 1.
tapestry-lesson-rows-done = Row 4 is complete: 2 points in income turn 4 and 2 more in the fifth.

tapestry-lesson-topple = Toppling a rival
tapestry-lesson-topple-told = If you conquer a rival’s territory, the outpost there is toppled, unless a trap is played against you. A territory with two pieces on it is then safe for good, and so is every start territory.
tapestry-lesson-topple-task = You have toppled 1 outpost. Conquer another territory of your rival: two toppled ones are 10 points.
tapestry-lesson-topple-wrong-empty = Nobody stands there, so nothing is toppled; hexes 21 and 28 are your rival’s.
tapestry-lesson-topple-task-2 = Red: a point for each of your 6 territories. Black: the benefit of the tile, but this land is printed.
tapestry-lesson-topple-wrong-nothing = Printed land has no benefit: the black die gives nothing here, the red one 6 points.
tapestry-lesson-topple-done = You gained 10 points for the achievement and 6 with the red die.

tapestry-lesson-scoring = What an income turn scores
tapestry-lesson-scoring-told = After the upgrade every uncovered symbol of your income mat scores: 4 points for rows, 4 for technologies and 12 for territories. Then comes the income for era 4, and the fifth income turn ends your game: it brings points but no more income.
tapestry-lesson-scoring-task = Upgrade what gives more now: the Bakery 4 points, Paper 1 point for each of your 2 houses.
tapestry-lesson-scoring-wrong-paper = Paper gives 2 points for 2 houses, the Bakery 4.
tapestry-lesson-scoring-wrong-none = An upgrade costs nothing, and the Bakery gives 4 points.
tapestry-lesson-scoring-done = 4 points for the Bakery, 20 for the income mat and 10 resources for era 4: the rest is yours to play, at a table of your own.
