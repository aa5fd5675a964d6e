# The companion: reasons, what to watch, marks, and why there is no verdict.

analysis-reason-line-more = { $line }: { $n ->
    [one] { $n } point
   *[other] { $n } points
} more
analysis-reason-line-less = { $line }: { $n ->
    [one] { $n } point
   *[other] { $n } points
} fewer
analysis-reason-goal-more = { $line }: { $n } more
analysis-reason-goal-less = { $line }: { $n } fewer
analysis-reason-rival-more = { $seat }: { $n ->
    [one] { $n } point
   *[other] { $n } points
} more
analysis-reason-rival-less = { $seat }: { $n ->
    [one] { $n } point
   *[other] { $n } points
} fewer
analysis-reason-gain = { $thing }: yours in { $n } of 100 games instead of { $m }
analysis-reason-rival-gain = { $thing } goes to { $seat } in { $n } of 100 games instead of { $m }
analysis-reason-harm = { $harm }: in { $n } of 100 games instead of { $m }

analysis-watch-harm = { $harm }: in { $n } of 100 games
analysis-watch-ahead = { $seat } wins in { $n } of 100 games
analysis-watch-contest = { $thing }: yours in { $n } of 100 games, for { $seat } in { $m }
analysis-watch-near = { $thing }: within reach, in { $n } of 100 games

analysis-mark-best = best
analysis-mark-good = good
analysis-mark-inaccuracy = inaccuracy
analysis-mark-mistake = mistake
analysis-mark-blunder = blunder

analysis-no-bot = No bot can judge { $title }, so nothing can be said of its answers.
analysis-unfinished = This game is not finished after { $answers } answers; only finished games are analysed.

analysis-heading = Analysis: { $title }
analysis-player = player
analysis-points = points
analysis-accuracy = accuracy
analysis-accuracy-note = Accuracy is the part of the best answer's chance to win that was kept, as the mean over all questions with a choice.
analysis-won = (won)
analysis-chart = Chances to win after every answer
analysis-numbers = The same as numbers
analysis-step = after
analysis-turn-lead = After answer { $n } { $name } is the most likely to win.
analysis-turn-decided = After answer { $n } the game is decided: { $name } wins.
analysis-losses = What was lost
analysis-no-losses = No loss that is larger than its error was found.
analysis-lost = Answer { $n }, { $name }: { $mark }, { $lost } of 100 lost (± { $error })
analysis-played = played
analysis-better = better
analysis-odds = { $chance }% to win, { $points } points
analysis-chance = { $chance }% to win
analysis-about-points = ≈ { $n ->
    [one] { $n } point
   *[other] { $n } points
}
analysis-to-win = to win
analysis-counted = { $games ->
    [one] { $games } game was
   *[other] { $games } games were
} played on for { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}.
analysis-partly = Not finished: { $done } of { $all } parts.
analysis-running = Analysing
analysis-stopped = Stopped: { $done } of { $all } parts are done and kept in { $file }; the same call goes on from there.
analysis-written = Written: { $file }
