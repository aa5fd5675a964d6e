# The cradle command in English.

## Help

cli-help-usage = Usage:
cli-help-options = OPTIONS
cli-help-command = COMMAND
cli-help-default = default
cli-help-required = required
cli-help-panel-arguments = Arguments
cli-help-panel-options = Options
cli-help-panel-commands = Commands
cli-help-help = Show this help and leave.
cli-help-cradle = Civilization board games on one table: play in the terminal, let bots play, replay and measure.
cli-help-version = Show the version and leave.
cli-help-lang = Language: en, ru or pl. Without it, that of the environment.
cli-help-title = The title, as `cradle titles` lists it.
cli-help-option = An option of the title, such as first-game=yes; may be given several times.
cli-help-content = A TOML file with your own values for components.
cli-help-seed = Up to 24 hexadecimal digits; the same seed gives the same game.
cli-help-json = Print JSON for programs.
cli-help-play = Play in the browser. With a title: in this terminal, with bots or with several people at one keyboard.
cli-help-play-title = The title to play in this terminal; without one the table opens in the browser.
cli-help-terminal = Play in this terminal.
cli-help-players = How many players.
cli-help-humans = How many of them are people at this keyboard.
cli-help-seat = The seat of the first person, counted from 1.
cli-help-bots = Levels of the bots for the other seats, separated by commas; a short list is begun again. “cradle titles” tells of each.
cli-help-name = The name of a person; may be given several times.
cli-help-save = Keep the game in this file.
cli-help-resume = Go on with a saved game; without FILE, with the one played last.
cli-help-plain = Ask line by line instead of on a full screen: for screen readers and simple terminals.
cli-help-pace = How fast bots play on the full screen: instant, fast, normal or slow. The key x skips to your next question.
cli-help-text = Play with a program: the table as pages of text and numbered answers, a JSON object a line on the standard streams (docs/text-protocol.md).
cli-help-text-mine = How many seats the program has; bots have the others.
cli-help-text-seat = The first seat of the program, counted from 1.
cli-help-text-width = How many letters wide a page is.
cli-help-text-bare = Ask without pages, which take longest to make; the program gets one when it asks for it.
cli-help-titles = List the titles, their player counts and options.
cli-help-rules = Read the rules of a title, clause by clause.
cli-help-rules-first = The page for a first game in five minutes.
cli-help-rules-glossary = What the words and symbols of the title mean.
cli-help-serve = Serve tables for browsers, here or for a whole network.
cli-help-host = The address to listen on; 0.0.0.0 for every network of this machine.
cli-help-port = The port to listen on.
cli-help-database = Where tables are kept: a file, or the URL of a PostgreSQL database. By default a file in your data folder.
cli-help-workers = How many server processes; more than one needs PostgreSQL.
cli-help-allow-host = A name under which the server may be called, such as tables.example.org; may be given several times. By default any, or only this machine's own where it listens on nothing else.
cli-help-proxy = The address or network of a reverse proxy whose X-Forwarded headers are believed; may be given several times.
cli-serving = The tables are at { $address }. Ctrl-C ends the server.
cli-help-simulate = Let bots play many games and sum them up. The line-up moves on by one seat from game to game, so that each bot sits everywhere equally often.
cli-help-games = How many games.
cli-help-simulate-bots = The line-up, separated by commas; a short list is begun again.
cli-help-jobs = How many processes; the result does not depend on it. Without it, one for each processor.
cli-help-arena-group = Tournaments among bots, programs and classes of your own.
cli-help-arena-run = Play a tournament: everybody meets every set of rivals from every seat, and each deal is played again with the seats exchanged.
cli-help-arena-duel = Find out whether A is stronger than B; stops as soon as that is clear.
cli-help-arena-plan = A TOML file with the fields title, players, entrants, games, seed, budget, content and options; options of the command replace them.
cli-help-arena-title = A title; may be given several times.
cli-help-arena-players = Numbers of players, such as 2,3. Without it, the fewest.
cli-help-arena-entrant = Who takes part: a bot such as greedy, a Python class package.module:Class, or process:COMMAND; with a name of your own as NAME=ENTRANT.
cli-help-arena-other = The other one, in the same way.
cli-help-arena-games = How many games of each title and number of players; made up to whole rounds. Without it, 100.
cli-help-arena-most = How many games at most.
cli-help-arena-seed = Up to 24 hexadecimal digits; the same seed gives the same games. Without it, 1.
cli-help-arena-budget = Seconds a move for classes and programs. Without it, 10.
cli-help-arena-keep = Keep the plan and the finished games in this folder; the same command goes on where it was stopped.
cli-help-minutes = Play no new game after so many minutes, and tell what is there; 0 tells only what was kept.
cli-help-ladder = Measure how strong the levels of a title are: each against the one below, the top one against greedy.
cli-help-ladder-title = The title, as `cradle titles` lists it; all for every title that has levels.
cli-help-ladder-players = How many play. Without it two, and the usual number of the title: one of the upper level against the lower one on all other seats.
cli-help-ladder-games = How many games of each line; made up to whole deals. Without it, 200 for two players, 120 for more and 40 among levels that are alike.
cli-help-ladder-only = Only these pairs, such as master:greedy,expert:skilled; a level by itself plays at a table of its like.
cli-help-ladder-clear = End a pair as soon as it is clear who is stronger, after 40 games or more.
cli-help-ladder-keep = Keep the finished games of each line below this folder; the same command goes on where it was stopped.
cli-help-ladder-write = Write the lines of each title into its section of this page; the sections of other titles stay.
cli-help-ladder-shares = Write the shares against the level below into this file, from which tables show them.
cli-help-replay = Show a recorded game move by move, on a full screen where there is one.
cli-help-replay-file = The record.
cli-help-replay-check = Only check that the record can be played so.
cli-help-replay-to = Begin after so many answers; in lines, stop there.
cli-help-replay-plain = Print the moves one below the other, with the score sheet, instead of a full screen.
cli-help-analyse = Analyse a finished game: chances, mistakes and what would have been better. What is done is kept beside the record.
cli-help-analyse-file = The record of a finished game.
cli-help-analyse-seat = Judge only the answers of this seat; without it, of all.
cli-help-analyse-games = Games for a decision; without it, as many as take one to three minutes.
cli-help-analyse-html = Write a page with chart and tables that needs no network.
cli-help-tune = Find better weights for the terms of a title’s evaluation by playing: step by step all weights are moved at once, both ways, and the better way is followed. Prints the module with the weights.
cli-help-tune-players = For so many players only; without it for each number that the title allows.
cli-help-tune-steps = How many steps for each number of players.
cli-help-tune-games = How many games a step; made up to whole deals.
cli-help-tune-scale = How many points ahead are a clear win.
cli-help-tune-duel = How many games the new weights play against the old ones at the end; made up to whole rounds.
cli-help-tune-minutes = Stop after so many minutes, even if steps are left. Without it, all steps.
cli-help-tune-keep = Keep the steps in this folder; the same command goes on where it was stopped.
cli-help-tune-write = Write the module with the weights to its place in the sources instead of printing it.
cli-help-learn = Find what a title’s evaluation misses by thinking ahead: the tree plays games against itself, and a small model is fitted to what it found out. Prints the module with the model. Needs the extra “reports”.
cli-help-learn-games = How many games to learn from for each number of players.
cli-help-learn-walks = How many walks of the tree for each question.
cli-help-learn-duel = How many games the new mind plays against the present one at the end, one decision ahead and as many in a tree; made up to whole rounds.
cli-help-learn-minutes = Play no more lessons after so many minutes. Without it, all of them.
cli-help-learn-keep = Keep the lessons in this folder; the same command goes on where it was stopped.
cli-help-learn-write = Write the module with the model to its place in the sources instead of printing it, where it has won.
cli-help-learn-anyway = Take the model even where it has not won.
cli-help-bench = Measure how fast the titles run.
cli-help-bench-titles = Titles; all of them if none is named.
cli-help-bench-players = How many players; without it four, or as near as the title comes.
cli-help-bench-envs = Measure the environments for learners instead: steps with observation and mask.
cli-help-bench-against = Compare with figures that an earlier run of this machine wrote with --json into this file.
cli-help-bench-instructions = Count instructions of the processor instead of seconds, with Valgrind: slow, but hardly any noise.
cli-help-seconds = Seconds for each measurement.
cli-help-peers = Measure other libraries too, where they are installed.
cli-help-balance-players = How many play; four, or as near as the title comes, if not given.
cli-help-balance = Play many games among bots and tell what makes them win: seats, setup cards, civilizations, every card.
cli-help-balance-bots = Bots of the line-up: one for all seats compares things best.
cli-help-balance-html = Write the report as one page that needs no network.
cli-help-balance-markdown = Write the report as Markdown.
cli-help-balance-csv = Write all games as CSV, a row for each seat.
cli-help-balance-parquet = Write all games as Parquet, a row for each seat.
cli-help-arena-ray = Play on a Ray cluster: one of this machine's own, or the one at an address.
cli-help-export = Write every decision of many games as Parquet, for learning from games.
cli-help-export-file = The file to write.
cli-help-export-wide = A column for every card and place in the observation, instead of one number for each card.
cli-help-content-group = The values printed on a title's components.
cli-help-content-export = Print all values of a title as one TOML text.
cli-help-content-check = Check a file with your own values.
cli-help-content-file = The TOML file.

## Wrong command lines and files

cli-usage = This command line cannot be understood; see “{ $command } --help”.
cli-usage-no-option = There is no option { $option }; see “{ $command } --help”.
cli-usage-no-value = The option { $option } needs a value; see “{ $command } --help”.
cli-usage-missing = { $name } is missing; see “{ $command } --help”.
cli-usage-value = The value of { $name } does not fit; see “{ $command } --help”.
cli-usage-extra = There is too much on the command line: { $words }; see “{ $command } --help”.
cli-usage-no-command = There is no command “{ $command }”; there are { $commands }.
cli-option-form = An option is written NAME=VALUE, not “{ $option }”.
cli-seed-form = A seed is up to { $digits } hexadecimal digits, not “{ $seed }”.
cli-pace = There is no pace “{ $pace }”; there are { $paces }.
cli-bots-count = { $bots ->
        [0] No bot is named
        [one] { $bots } bot is named
       *[other] { $bots } bots are named
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
cli-humans-count = { $humans ->
        [one] { $humans } person does
       *[other] { $humans } people do
    } not fit at a table for { $seats }.
cli-seat-count = There is no seat { $seat } at a table for { $seats }.
cli-names-count = There are { $names } names for { $humans ->
        [one] { $humans } person
       *[other] { $humans } people
    }.
cli-file-missing = There is no file { $file }.
cli-file-directory = { $file } is a folder, not a file.
cli-file-large = { $file } is too large to be the right file.
cli-file-text = { $file } is not a UTF-8 text.
cli-file-unreadable = { $file } cannot be read: { $problem }.
cli-file-unwritable = { $file } cannot be written: { $problem }.
cli-system = The system says: { $problem }.
cli-not-a-terminal = Playing needs a terminal to type in; for games without people there is “cradle simulate”.
cli-save-exists = { $file } is there already: choose another name, or go on with it by --resume.
cli-save-forked = This game was changed elsewhere meanwhile; it goes on in { $file }.
cli-save-broken = The saved game { $file } cannot be continued: { $reason }
cli-resume-none = There is no unfinished game of { $title }.
cli-content-export = The content files of { $title } do not make one text.
cli-content-audit = With these values a table is wrong: { $problem }.

## At the table

cli-player = Player
cli-player-number = Player { $n }
cli-bot-name-1 = Mira
cli-bot-name-2 = Borys
cli-bot-name-3 = Ania
cli-bot-name-4 = Oskar
cli-bot-name-5 = Vera
cli-bot-name-6 = Tomas
cli-bot-name-7 = Irena
cli-bot-name-8 = Felix
cli-news = Since your last answer
cli-news-more = Since your last answer ({ $n ->
        [one] { $n } earlier line
       *[other] { $n } earlier lines
    }: key l)
cli-left-out = No room for: { $parts }
cli-answers-more = Answers, page { $page } of { $pages }: Enter shows the next, any number can be typed.
cli-part-map = map
cli-part-tracks = tracks
cli-part-tree = tree
cli-part-players = players
cli-part-table = table
cli-part-piece = piece to place
cli-part-technologies = technologies
cli-part-own = own cards
cli-part-goals = goals
cli-part-governments = governments
cli-part-structures = structures
cli-part-guess = note
cli-part-stock = stock
cli-part-promises = promises
cli-part-offers = offers
cli-part-battle = battle
cli-part-hand = hand
cli-part-wheel = wheel
cli-part-effects = effects
cli-key-u = undo
cli-key-h = hint
cli-key-v = table
cli-key-b = boards
cli-key-l = log
cli-key-r = rule
cli-key-w = why not
cli-key-s = save
cli-key-q = quit
cli-key-help = help
cli-prompt-what = Type a number from 1 to { $n }, or a letter; ? explains the letters.
cli-back = Enter takes you back to the table.
cli-more = Enter shows more ({ $page } of { $pages }); q takes you back to the table.
cli-pass-keyboard = Pass the keyboard to { $name }. Everybody else looks away.
cli-pass-ready = When you sit there, press Enter.
cli-hint-only = There is only one answer.
cli-hint-thinking = imagining games, { $games } so far (⏎ ends it) ≈ { $label }
cli-hint-answer = { $number }: { $label }, { $chance }% to win, { $points } points
cli-hint-answer-bare = { $number }: { $label }, { $chance }% to win
cli-hint-close = Too close to tell after { $games ->
        [one] { $games } game
       *[other] { $games } games
    }.
cli-hint-few = { $games ->
        [one] { $games } game is
       *[other] { $games } games are
    } too few to be sure which is better.
cli-bot-failed = { $name }: this bot ({ $failed }) failed; a weaker one ({ $level }) plays on.
cli-undo-nothing = You have not answered anything yet.
cli-undo-not = This cannot be taken back: since your last answer somebody has learned something, or chance has spoken.
cli-undone = Your last answer is taken back.
cli-saved = Saved in { $file }.
cli-resume-offer = An unfinished game is waiting: “cradle play { $title } --resume” goes on with it.
cli-left = The game is saved. Go on with: cradle play { $title } --resume{ $file }
cli-finished = The record is in { $file }; “cradle replay” shows it.
cli-log-empty = Nothing has happened yet.
cli-log-head = Log: the last { $shown } of { $all ->
        [one] { $all } line
       *[other] { $all } lines
    }
cli-rivals-head = The others in full (b and a number from 1 to { $n } for one seat)
cli-rule-head = Rule { $clause }
cli-rule-missing = The rules are not in this package.
cli-help-head = Keys
cli-help-key-number = give the answer with this number
cli-help-key-u = undo: take back your last answer, unless somebody has learned something since
cli-help-key-h = hint: what the answers are worth, by imagined games
cli-help-key-part = { $part }: in full
cli-help-key-v = table: everything that lies on it, a screen at a time
cli-help-key-b = boards: the other players in full; b 2 for seat 2 only
cli-help-key-l = log: what has happened; l 100 for the last hundred lines
cli-help-key-r = rule: the clause behind this question
cli-help-key-w = why not: which answers are not possible now, and why; w 2 shows the rule of reason 2
cli-help-key-s = save: the game is saved after every answer anyway; s FILE makes a copy
cli-help-key-q = quit: nothing is lost
cli-help-key-help = this page
cli-help-changes = Beside an answer stands what it changes for you. After ≈ chance, hidden cards or the others have a say: several tries agreed on it, but it is not sure.
cli-help-saved = This game is in { $file }.
cli-tab-table = table
cli-tab-map = map
cli-tab-tracks = tracks
cli-tab-tree = tree
cli-tab-actions = actions
cli-tab-prices = prices
cli-tab-mine = mine
cli-tab-rivals = rivals
cli-tab-cards = cards
cli-tab-log = log
cli-tab-rule = rule
cli-tab-points = points
cli-tab-why = why not
cli-tab-help = help
cli-deed-undo = undo
cli-deed-hint = hint
cli-deed-filter = find
cli-deed-zoom = large
cli-deed-save = save
cli-deed-skip = skip
cli-deed-quit = quit
cli-deed-chapter-back = round back
cli-deed-chapter-on = round on
cli-deed-run = run
cli-deed-eye = eyes
cli-full-choose = choose an answer
cli-full-direct = give the answer that has this key
cli-full-flip = the page before or behind
cli-full-page = let arrows and paging keys move the page instead of the answers, and back
cli-full-scroll = the page a screen further or back
cli-full-undo = take back your last answer, unless somebody has learned something since
cli-full-hint = what the answers are worth, by imagined games
cli-full-filter = find answers by typing a part of them; Enter gives the first
cli-full-zoom = the page large, without the answers, and back
cli-full-save = tell where the game is, or write a copy into a file; it is saved after every answer anyway
cli-full-skip = do not wait for the bots until your next question
cli-full-quit = leave; nothing is lost
cli-film-step = the move before or after
cli-film-list = go through the list of moves
cli-film-page = let arrows and paging keys move the page instead of the list, and back
cli-film-scroll = the page a screen further or back
cli-film-chapter-back = to the beginning of the round, or of the round before
cli-film-chapter-on = to the next round
cli-film-run = let the game go on by itself, and stop it
cli-film-eye = see the table through the eyes of the next player, then of everybody
cli-film-zoom = the page large, without the list, and back
cli-film-quit = leave
cli-full-thinking = The others are thinking …
cli-field-filter = a part of the answer, or its number
cli-field-save = the file for a copy; Enter alone tells where the game is
cli-why-head = Why other answers are not possible now:
cli-why-none = Every answer that this question can have is possible.
cli-why-more = w and a number shows the rule.
cli-why-count = { $n ->
        [one] { $n } answer
       *[other] { $n } answers
    }
cli-tracks-head = Number, tokens, name, price (? is any resource), benefit; + a bonus and what it costs; ▣ the landmark for whoever is first

## The score sheet

cli-sheet-title = Score
cli-sheet-total = Total
cli-sheet-ties = For ties
cli-sheet-place = Place
cli-sheet-won = { $winner } wins.
cli-sheet-shared = Nobody has won alone: { $winners } share the game.
cli-sheet-winner = { $winner } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cli-sheet-winner-tie = { $winner } wins the tie at { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cli-sheet-winners = { $winners } share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cli-sheet-and = { $first } and { $last }

## cradle titles

cli-titles-players = { $players ->
        [1] { $players } player
       *[other] { $players } players
    }
cli-titles-default = without choice
cli-titles-seats-only = Only with { $seats } players.
cli-titles-reconstructed = { $n } of { $all } entries of its content are reconstructed, because the printed values are not publicly known; owners of the box can put theirs in: cradle content export { $title }
cli-titles-levels = Bots, the weakest first (random and greedy are there, too)
cli-titles-share = A percentage is what the level was measured to win of games for two against the one before it.
cli-titles-affiliation = Cradle has nothing to do with the publishers; if you like a game, buy the box.

## cradle simulate

cli-simulate-playing = Playing
cli-simulate-head = { $title }, { $seats } players: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $bots }
cli-simulate-seats = The line-up moves on by one seat from game to game. Intervals are 95 % Wilson intervals.
cli-simulate-shared = { $n ->
        [one] { $n } game was shared: a shared win counts as equal parts of a win.
       *[other] { $n } games were shared: a shared win counts as equal parts of a win.
    }
cli-simulate-stopped = { $n ->
        [one] { $n } game was called off at the safety limit and does not count.
       *[other] { $n } games were called off at the safety limit and do not count.
    }
cli-simulate-bot = bot
cli-simulate-seat = seat
cli-simulate-seat-n = seat { $n }
cli-simulate-trait = plays with
cli-simulate-mixed = Who plays with what depends on the bot: to compare these lines, let one kind of bot play alone.
cli-simulate-games = games
cli-simulate-wins = wins
cli-simulate-rate = rate
cli-simulate-interval = 95 %
cli-simulate-score = score
cli-simulate-sd = sd
cli-simulate-quantiles = 5 50 95 %
cli-simulate-answers = Answers in a game: { $mean } (sd { $sd }, 90 % between { $low } and { $high }).
cli-simulate-rounds = Rounds in a game: { $mean } (sd { $sd }, 90 % between { $low } and { $high }).

## cradle replay

cli-replay-header = { $seats } players, options { $options }, seed { $seed }
cli-replay-start = Beginning of the game
cli-replay-at = { $n } of { $all }, seen by { $name }
cli-replay-public = everybody
cli-replay-over = finished
cli-replay-open = not finished
cli-replay-fine = { $file } is sound: { $title }, { $seats } players, { $answers ->
        [one] { $answers } answer
       *[other] { $answers } answers
    }, { $state }, position { $digest }.
cli-replay-stands = So it stands after { $answers } of { $all ->
        [one] { $all } answer
       *[other] { $all } answers
    }.

## cradle tune

cli-tune-steps = Steps
cli-tune-duels = Duels
cli-tune-found = { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }: after { $steps } steps the new weights have { $share } of the wins against the old ones ({ $low }–{ $high }) in { $games } games.
cli-tune-not-found = { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }: after { $steps } steps the new weights have { $share } of the wins against the old ones ({ $low }–{ $high }) in { $games } games: not surely better, so the old ones stay.
cli-tune-written = The weights are in { $file }.
cli-tune-kept = { $steps ->
        [one] { $steps } step is
       *[other] { $steps } steps are
    } kept in { $folder }; the same command goes on.

## cradle learn

cli-learn-lessons = Lessons
cli-learn-rounds = Fitting
cli-learn-plies = Duels one decision ahead
cli-learn-trees = Duels in a tree
cli-learn-won = { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }: after { $lessons } lessons the new mind has { $ply } of the wins one decision ahead ({ $plylow }–{ $plyhigh }) and { $tree } in a tree ({ $treelow }–{ $treehigh }), in { $games } games each.
cli-learn-not-won = { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }: after { $lessons } lessons the new mind has { $ply } of the wins one decision ahead ({ $plylow }–{ $plyhigh }) and { $tree } in a tree ({ $treelow }–{ $treehigh }), in { $games } games each: that is not enough.
cli-learn-written = What was learned is in { $file }.
cli-learn-nothing = Nothing was written: no model has won. With --anyway it is taken all the same.
cli-learn-kept = { $lessons ->
        [one] { $lessons } lesson is
       *[other] { $lessons } lessons are
    } kept in { $folder }; the same command goes on.

## cradle bench

cli-bench-measuring = Measuring { $name }
cli-bench-head = Random play on one core, events a second of processor time, the best of { $n } repeats.
cli-bench-name = game
cli-bench-title = { $title }, { $seats } players
cli-bench-compiled = Compiled: { $titles }.
cli-bench-plain = In plain Python, not compiled: { $titles }.
cli-bench-decisions = decisions/s
cli-bench-games = games/s
cli-bench-clones = clones/s (one)
cli-bench-imagines = imagined/s (one)
cli-bench-search-head = What search needs: a playout begins in the middle of a game, everybody greedy; an evaluation is of all seats; a step is one more of a tree.
cli-bench-playouts = playouts/s (one)
cli-bench-evaluations = evaluations/s (one)
cli-bench-walks = tree steps/s (one)
cli-bench-instructions-head = Instructions of the processor for one of each, counted by callgrind.
cli-bench-one-decisions = decision
cli-bench-one-clones = clone
cli-bench-one-imagines = imagined table
cli-bench-one-playouts = playout
cli-bench-one-evaluations = evaluation
cli-bench-one-walks = tree step
cli-bench-against = { $title }, { $figure }: { $times } times as fast as in the file.
cli-bench-against-other = { $title }: the file has other figures, of another number of players or not compiled alike.
cli-bench-no-valgrind = Instructions are counted by Valgrind, which is not installed here.
cli-bench-not-kept = { $file } holds no figures of cradle bench --json.
cli-bench-kept-elsewhere = The figures in { $file } are of another machine, another Python or another unit.
cli-bench-ratio = { $title } makes { $decisions } times the decisions of { $peer } and { $clones } times the copies.
cli-bench-missing = { $peer } is not installed here, so it was not measured.
cli-bench-envs-head = Environments with random actions on one core: games going on, with tables at every stage of them. Steps a second of processor time with observation and mask, averages of { $n } repeats that take turns.
cli-bench-face = face
cli-bench-vector = vector, { $tables } tables
cli-bench-best = steps/s, best
cli-bench-median = median
cli-bench-envs-ratio = { $title } makes { $vector } times the steps of PettingZoo’s { $peer } as a vector and { $aec } times as AEC.
cli-bench-envs-mean = { $title } makes { $vector } times the steps of PettingZoo’s { $n } games together as a vector and { $aec } times as AEC (geometric means).

## cradle content

cli-content-fine = { $file } fits { $title }: { $n ->
        [0] no entry differs
        [one] { $n } entry differs
       *[other] { $n } entries differ
    } from the packaged content. Its digest is { $digest }.
cli-help-puzzles-group = Puzzles: one decision of a game of strong bots.
cli-help-puzzles-make = Make puzzles from games of strong bots. What is found is kept, so a run can be stopped and continued.
cli-help-puzzles-count = How many puzzles.
cli-help-puzzles-seed = The same number gives the same puzzles.
cli-help-puzzles-level = The bots that play the games; without it, the strongest but one.
cli-help-puzzles-out = The file to write; without it, that of the title.
cli-help-puzzles-check = Count the packaged puzzles again with fresh chance.
cli-help-puzzles-games = Games for each answer.
cli-help-puzzles-check-seed = Another number is other chance.
cli-help-puzzles-play = Try a puzzle here.
cli-help-puzzles-number = Which of the title's puzzles.
cli-puzzles-making = Looking for puzzles ({ $games } games)
cli-puzzles-made = { $count } puzzles from { $games } games: { $file }
cli-puzzles-stopped = Stopped with { $found } puzzles. The same command goes on: { $file }
cli-puzzles-where = This title lies in no folder; say with --out where to write.
cli-puzzles-checking = Counting again
cli-puzzles-checked = Of { $count } puzzles the published answer is still the best in { $best }, by 8 points of a hundred in { $ahead }.
cli-puzzles-none = There are no puzzles for this title yet.
cli-puzzles-prompt = Your answer (1 to { $last }):{ " " }
cli-puzzles-solved = Best answer.
cli-puzzles-not-solved = Not the best answer.
cli-puzzles-from = From a game of { $seats } bots, answer { $answer }; { $games } games counted. Rules: { $clause }
