# The arena in English: plans, entrants, kept runs, tables.

## Plans

arena-plan-toml = { $file } is not a TOML text: { $problem }.
arena-plan-unknown = A plan has no field “{ $field }”; there are { $fields }.
arena-plan-title = title: name a title, or a list of different titles.
arena-plan-players = players: give a number of players, or a list of different ones, such as 2,3.
arena-plan-entrants = entrants: give a list of 1 to 100 texts, such as "greedy", "package.module:Class" or "process:COMMAND".
arena-plan-twice = Two entrants are called “{ $name }”: give one of them another name, NAME=ENTRANT.
arena-plan-games = games: give a whole number from 1 to 100000000.
arena-plan-seed = seed: give up to 24 hexadecimal digits as a text.
arena-plan-seating = seating: give "balanced", "moving" or "alone".
arena-plan-alone = seating: alone is for two entrants: the first on each seat in turn, the second on all the others.
arena-plan-notes = notes: give true or false: whether each result says what a report on balance needs.
arena-plan-times = times: give true or false: whether each result says how long decisions took.
arena-plan-budget = budget: give seconds a move, from 0.001 to 86400.
arena-plan-content = content: give the name of a TOML file, and only one title with it.
arena-plan-options = options: give texts, NAME = "VALUE"; what one title of several has, below the name of that title.
arena-rounded = { $title }, { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }: { $games } games are played instead of { $wanted }, so that everybody sits everywhere equally often.
arena-not-round = { $title }, { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }: { $games } games are less than one round of { $round }, so not everybody meets everybody equally often.

## Entrants

arena-entrant-unknown = There is no bot “{ $entrant }” for { $title }: take one of { $bots }, package.module:Class or process:COMMAND.
arena-entrant-class = The class { $entrant } cannot be made: { $problem }.
arena-entrant-command = There is no program to be called by “{ $command }”.
arena-forfeit = { $entrant } forfeits game { $game }: { $reason }
arena-fault-start = it could not be started: { $problem }.
arena-fault-slow = no answer within { $seconds } s.
arena-fault-ended = its process ended with code { $code }; the last it said: { $words }
arena-fault-crashed = it crashed: { $problem }.
arena-fault-illegal = the answer { $answer } to the question “{ $kind }” is not allowed.
arena-fault-rubbish = it said “{ $words }” where an answer is due.

## Kept runs

arena-keep-trouble = The run cannot be kept in { $folder }: { $problem }. What was written stays; the same command goes on from there.
arena-keep-busy = Another run is writing in { $folder }.
arena-keep-other = The folder { $folder } has another run: take another folder, or the same plan.
arena-keep-plan = The plan in the folder { $folder } cannot be read: take another folder.
arena-keep-rules = The games in { $folder } were played with other rules or components: take another folder.
arena-keep-line = Line { $line } of { $file } is no finished game: take another folder, or cut the file off before it.
arena-tune-line = Line { $line } of { $file } is no step of this run: take another folder, or cut the file off before it.
arena-learn-line = Line { $line } of { $file } is no lesson of this run: take another folder, or cut the file off before it.
arena-kept = { $games ->
        [one] { $games } finished game is
       *[other] { $games } finished games are
    } kept in { $folder }; the same command goes on.
arena-died = { $times ->
        [one] { $times } process
       *[other] { $times } processes
    } ended while playing game { $game }; perhaps there is too little memory.

## On the screen

arena-progress = { $done } of { $total } games, { $rate } a second, { $left } left
arena-head = { $title } for { $seats }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }
arena-how = Ratings are openskill’s (Plackett–Luce, all begin with 25), with 95 % intervals by bootstrap over deals.
arena-stopped = { $n ->
        [one] { $n } game was
       *[other] { $n } games were
    } called off and count for nobody.
arena-forfeited = { $n ->
        [one] { $n } game was
       *[other] { $n } games were
    } forfeited: the entrant that failed lost, its rivals shared the win.
arena-shares = How often the one on the left stood before the one above:
arena-entrant = entrant
arena-rating = rating
arena-interval = 95 %
arena-games = games
arena-wins = wins
arena-points = points
arena-forfeits = forfeits

## Duels

arena-duel-players = A duel needs one number of players, two or more.
arena-duel-open = So far { $first } has { $share } of the wins against { $second }.
arena-duel-stronger = { $first } is stronger than { $second }: { $share } of the wins ({ $low }–{ $high }) after { $games } games.
arena-duel-equal = { $first } and { $second } are equal: { $share } of the wins go to { $first } ({ $low }–{ $high }) after { $games } games; a share of { $found } or more would most likely have been found.

## The ladder

arena-ladder = The ladder
arena-ladder-none = { $title } has none of the levels of the ladder: { $levels }.
arena-ladder-players = A ladder needs two players or more.
arena-ladder-match = line
arena-ladder-games = games
arena-ladder-share = share
arena-ladder-interval = 95%
arena-ladder-even = even
arena-ladder-goal = goal
arena-ladder-points = points
arena-ladder-pace-one = ms, first
arena-ladder-pace-others = ms, others
arena-ladder-game = s a game
arena-ladder-stopped = off
arena-ladder-time = { $level } takes { $mean } ms a decision on the average of its slowest line and { $p99 } ms at most in 99 of 100 decisions; the goal is { $wanted } and { $most } ms, and it is { $met ->
    [yes] met
   *[no] missed
}.
arena-ladder-clear = Ended early, for it was clear who is stronger: { $lines }.
arena-ladder-short = Not played to the end: { $lines }.
arena-ladder-machine = Measured on { $kind }, { $cores ->
    [one] { $cores } core
   *[other] { $cores } cores
}, Python { $python }, { $compiled ->
    [yes] compiled
   *[no] in plain Python, not compiled
}. Shares and points are the same on every machine.
arena-ladder-lead = How strong the levels are, measured by `cradle ladder`; docs/arena.md says how. The page is made by the commands that stand in it.
arena-ladder-matches = “A : B” is A against B for two, who exchange seats on every deal. “A : 3 × B” is one A against B on all other seats, and A sits on each seat in turn of every deal. “4 × A” is a table of its like. `share` is the first one’s part of the wins, a shared win being a part of one; `even` is what equals have; `points` are those of a seat; `off` counts games that were called off. `greedy` looks one decision ahead and is the yardstick.
arena-ladder-intervals = Games of one deal are not independent, so intervals go over deals. A game that was called off counts as an even one. A level is to have 60% against the one below, with the interval above one half.
arena-ladder-times = Times are milliseconds a decision, the mean and what 99 of 100 stay below: processor time on one core, of decisions with more than one answer. `ms, first` is that of the level named first, `ms, others` that of the other one.
