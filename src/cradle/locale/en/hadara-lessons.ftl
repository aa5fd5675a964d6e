# The lessons of Hadara in English.

hadara-lesson-wheel = The board and the goal
hadara-lesson-wheel-told = Four tracks below show your income, military, culture and food, and after three epochs the most points win. Whoever leads an epoch sets the wheel in the middle, and every crest then points at one of the five decks.
hadara-lesson-wheel-task = You lead epoch I. Point your crest at the green deck, whose cards bring food.
hadara-lesson-wheel-wrong-deck = Your crest would point at another deck: the green one is the one with the sign of food.
hadara-lesson-wheel-done = Your crest points at the green deck, your rival’s at the next one, and both of you draw two cards there.

hadara-lesson-two-cards = Two cards from a deck
hadara-lesson-two-cards-told = In each turn of the draft you draw two cards from the deck at which your crest points, and only you see them. You take one of the two; the other goes face up on the pile of its colour.
hadara-lesson-two-cards-task = Lay the Rice Terrace Builder on the pile: take the other card, and buy or sell it as you like.
hadara-lesson-two-cards-wrong-laid = So the Rice Terrace Builder would be yours and the Maize Breeder would lie on the pile. Take the Maize Breeder.
hadara-lesson-two-cards-done = The Rice Terrace Builder lies on the green pile, where anybody can take it later in the epoch; the wheel moves on.

hadara-lesson-buy = Buy or sell
hadara-lesson-buy-told = Buy a card, and its steps move your tracks at once. Sell it, and you get 2 coins in epoch I, whatever it costs.
hadara-lesson-buy-task = You have 12 coins. Buy the card that lifts your culture from 2 to 6.
hadara-lesson-buy-wrong-less = The Gold Leaf Artisan lifts culture by 2 only, from 2 to 4. You have coins enough for the other card.
hadara-lesson-buy-wrong-sold = A sold card brings 2 coins but moves no track: your culture would stay at 2.
hadara-lesson-buy-done = You paid 5 coins, and your culture went up by 4 and your income by 1: what you buy works from now on.

hadara-lesson-income = Income
hadara-lesson-income-told = After five turns of the draft the income step comes, and everybody gets as many coins as the income track shows. The track stays where it is, so every step of income pays again in each income step to come.
hadara-lesson-income-task = This is the last turn before income. Buy a card that lifts your income from 4 to 6.
hadara-lesson-income-wrong-sold = The sale brings 2 coins once, and your income stays at 4; 2 steps of income bring 2 coins in every income step.
hadara-lesson-income-done = The card was paid, then income came at once: 6 coins, because the track stood at 6.

hadara-lesson-colonies = Colonies
hadara-lesson-colonies-told = Your military is 4, and it must be at least the value of a colony, which does not lower it. Plunder the colony for coins, or pay to annex it: then it is turned, and the steps on its reverse move your tracks.
hadara-lesson-colonies-task = Annex colony 3 for 1 coin.
hadara-lesson-colonies-wrong-none = A colony costs no military, and only one is taken in a step: leaving it gains nothing.
hadara-lesson-colonies-wrong-plundered = Plundering brings 3 coins, but the tile stays as it is and moves no track. Annex it.
hadara-lesson-colonies-done = The tile was turned: culture and food rose by 1 each, and its points count at the end.

hadara-lesson-busts = Busts
hadara-lesson-busts-told = Your culture is 7, and the first bust asks for 6, which does not lower it. A bonus tile goes on the bust: track side up it lifts its track, points side up it counts at the end.
hadara-lesson-busts-task = Carve Bust 1 so that your income rises from 6 to 8.
hadara-lesson-busts-wrong-none = You have the culture for it, and a bust brings 4 points: carve it.
hadara-lesson-busts-wrong-points = The tile turned over brings 2 points at the end, but no track rises. Lay it track side up.
hadara-lesson-busts-wrong-other = That tile lifts another track by 2. Take the tile of income.
hadara-lesson-busts-done = Bust 1 is worth 4 points, and your income is 8 from now on.

hadara-lesson-piles = The piles
hadara-lesson-piles-told = In phase B everybody takes one card at a time from the piles in the middle, and only the top card of a pile can be taken. A card costs 1 coin less for each card of its colour that you own.
hadara-lesson-piles-task = You own a blue card. Buy the blue card that costs you 1 coin in place of 2.
hadara-lesson-piles-wrong-other = That is a card of another colour. The blue pile is the one with the sign of culture.
hadara-lesson-piles-wrong-sold = A sold card brings 2 coins, but no steps and no discount for the next card of its colour.
hadara-lesson-piles-done = You paid 1 coin for 3 steps of culture, and the next blue card will cost 2 less than printed.

hadara-lesson-feeding = Feeding
hadara-lesson-feeding-told = At the end of an epoch every card needs 1 food, and you have 7 cards but only 5 food. You give up cards of your choice one by one until both are equal, and each takes its steps back from the tracks.
hadara-lesson-feeding-task = Two cards must go. Discard one that leaves your income at 13.
hadara-lesson-feeding-task-2 = One more: again, keep your income at 13.
hadara-lesson-feeding-wrong-food = The Granary Clerk brings food itself: without it food falls to 4, and one more card would have to go.
hadara-lesson-feeding-wrong-income = That card carries steps of income: your income would fall below 13.
hadara-lesson-feeding-wrong-food-again = Without the Granary Clerk your food falls to 4, and yet another card would have to go.
hadara-lesson-feeding-wrong-income-again = That card carries steps of income too: your income would fall below 13.
hadara-lesson-feeding-done = Five cards and 5 food: everybody is fed, and your income is still 13.

hadara-lesson-medals = Medals
hadara-lesson-medals-told = A silver medal takes a bonus tile and brings half of that tile’s track at the end, rounded up; a gold medal brings 7 points for each set of five colours. In epoch I a silver one costs 4 coins and a gold one 6.
hadara-lesson-medals-task = Buy the silver medal of your highest track.
hadara-lesson-medals-wrong-track = That track is lower than income, which stands at 13 and would bring 7 points.
hadara-lesson-medals-wrong-gold = You have no set of five colours yet: now a gold medal would bring 0 points.
hadara-lesson-medals-wrong-none = Medals are never as cheap again: a silver one costs 4 coins now, 9 in epoch II and 20 in epoch III.
hadara-lesson-medals-done = Half of 13, rounded up, is 7 points already, and more if your income grows.

hadara-lesson-epoch-two = The next epoch
hadara-lesson-epoch-two-told = Epoch II has new decks of dearer cards, while your coins, cards and tracks stay as they are. Every card that you own makes the next one of its colour 1 coin cheaper, those of epoch I too.
hadara-lesson-epoch-two-task = You own three yellow cards. Buy the one that lifts your income from 13 to 17.
hadara-lesson-epoch-two-wrong-less = The Mercenary Paymaster lifts income by 3 only, from 13 to 16, and costs 1 coin more.
hadara-lesson-epoch-two-wrong-sold = In epoch II a sold card brings 3 coins, but your income would stay at 13.
hadara-lesson-epoch-two-done = The Mint Master cost you 3 coins in place of 6, and your income is 17.

hadara-lesson-ahead = Looking ahead
hadara-lesson-ahead-told = You have 7 cards and 5 food, and at the end of this phase feeding comes again. The piles show what is still to be had, so buy food before the cards that have to be fed.
hadara-lesson-ahead-task = You have 25 coins. Buy the card that lifts your food from 5 to 8.
hadara-lesson-ahead-wrong-less = That card brings some food, but fewer than 3 steps of it.
hadara-lesson-ahead-wrong-none = That card brings no food and needs 1: you would have 8 cards and 5 food.
hadara-lesson-ahead-wrong-sold = You have coins enough; 3 more do not feed a card.
hadara-lesson-ahead-done = Eight cards and 8 food: you are half-way through a game of Hadara, and well fed.
