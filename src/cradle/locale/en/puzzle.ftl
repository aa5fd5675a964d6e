# Puzzles in the browser.

puzzle-filter = Titles
puzzle-all = All
puzzle-streak = { $n ->
    [one] day in a row
   *[other] days in a row
}
puzzle-rating = rating
puzzle-task = Find the best answer
puzzle-task-note = Which answer wins most often? The first try counts; then you see what every answer is worth.
puzzle-keys = Keys: 1–9 choose; after the try N shows the next puzzle, Enter plays on.
puzzle-sending = The answer is on its way …
puzzle-lost = There is no connection. The puzzle waits and goes on by itself.
puzzle-solved = Best answer
puzzle-missed = Not the best answer
puzzle-first-try = at the first try
puzzle-for-fun = for fun: the first try counts
puzzle-before = you have tried this one before
puzzle-best = Best:
puzzle-yours = yours
puzzle-rated = Rating { $before } → { $after }
puzzle-weights = Chance to win after each answer, from { $games ->
    [one] { $games } game
   *[other] { $games } games
}
puzzle-remember = Remember
puzzle-from = From a game of { $seats ->
    [one] { $seats } bot
   *[other] { $seats } bots
}, answer { $answer }.
puzzle-see = See the game
puzzle-week = The last seven days
puzzle-day-solved = { $day }: solved
puzzle-day-missed = { $day }: not solved
puzzle-day-none = { $day }: not tried
puzzle-next = Next puzzle
puzzle-play = Play on from here
puzzle-result = Result
puzzle-told-solved = Solved. { $answer }: { $chance }% to win.
puzzle-told-missed = Not solved. The best answer is { $answer }: { $chance }% to win.
puzzle-none = There are no puzzles for this title yet
puzzle-nothing = There is no such puzzle
puzzle-all-tried = You have tried them all
puzzle-all-tried-note = Tomorrow there is another puzzle of the day; those that you know can be tried again for fun.
