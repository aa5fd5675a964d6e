# The screen with what every answer of a finished game was worth.

review-accuracy = Accuracy
review-seat = { $name }: accuracy { $accuracy }%, inaccuracies: { $inaccuracies }, mistakes: { $mistakes }, blunders: { $blunders }
review-seat-waits = { $name }: not analysed yet

review-moves = Moves of { $name }
review-move = Answer { $n }, { $deed }, { $mark }
review-move-lost = Answer { $n }, { $deed }, { $mark }, { $lost } lost
review-move-plain = Answer { $n }, { $deed }
review-move-waits = Answer { $n }, { $deed }, not analysed yet

review-board = The board before answer { $n }
review-tab-verdict = Verdict
review-tab-board = Board

review-chart = Chance to win
review-chart-empty = Chances to win: nothing is known yet.
review-chart-text = Chances to win after answer { $n } of { $all }: { $chances }.
review-flag = Answer { $n }
review-flag-lost = Answer { $n }: −{ $lost }
review-lead = { $name } leads
review-decided = decided
review-turning = turning point
review-slider = The answer that is looked at
review-analysed = { $n } of { $all } answers analysed
review-after = After answer

review-where = Answer { $n } of { $all }
review-odds = { $best }% with the best answer, { $played }% with the played one
review-better = Better was
review-others = Other answers
review-measures = chance to win · expected points
review-measure = chance to win
review-close = Too close to tell
review-close-note = { $lost } of 100 were lost, but that may be chance (± { $error }).
review-only = Only one answer
review-only-note = There was nothing to choose here.
review-waits = Not analysed yet
review-waits-note = What this answer was worth is not known yet.
review-play = Play it out from here
review-play-short = Play it out
review-next = Next mistake
review-next-none = No mistake of { $name } is known.

review-none = What was every answer worth, and where was this game decided?
review-ask = Analyse this game, about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
review-waiting = { $before ->
    [0] This game is analysed next.
    [one] One game is analysed before this one.
   *[other] { $before } games are analysed before this one.
} It goes on when you leave.
review-running = The analysis is being made, about { $minutes ->
    [one] { $minutes } minute is left
   *[other] { $minutes } minutes are left
}. It goes on when you leave.
review-failed = The analysis has failed. What is done stays.
review-again = Again
review-unavailable = There is no analysis of this game.

review-keys = Keys: ← → answer, Shift with ← → answer of the chosen player, N and P next and last mistake, 1–3 show an answer on the board, Enter plays it out, Home and End.
review-judge = Judged by bots that look one decision ahead ({ $judge }).
