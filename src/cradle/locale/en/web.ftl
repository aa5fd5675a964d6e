# The browser client in English.

web-cradle = Cradle
web-skip = To the content
web-loading = One moment…
web-close = Close
web-again = Try again
web-save = Save
web-yes = Yes
web-no = No
web-count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## Finding the way

web-nav = Main menu
web-nav-shelf = Games
web-nav-replays = Replays
web-nav-rules = Rules
web-nav-about = About
web-nav-settings = Settings
web-language = Language
web-nothing-here = There is nothing here.
web-to-shelf = Back to the shelf

## The shelf

web-home-title = Civilization games at one table
web-home-note = Against bots in two clicks, with friends by a link. Nothing to install, nothing to sign.
web-players = Players
web-length = Length
web-minutes = { $minutes } min
web-seconds = { $seconds } s
web-hours = { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
web-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
web-weight = Weight { $weight } of 5
web-play-bots = Play bots now
web-new-table = New table
web-my-tables = My tables
web-my-tables-none = No game is running. Sit down at one!
web-open-tables = Open tables
web-open-tables-none = Nobody waits for players at the moment.
web-continue = Continue
web-remove = Leave { $title }
web-remove-really = Leave it?
web-table-with = { $title } with { $names }
web-table-seats = { $title } with { $names }: { $taken } of { $all } seats taken
web-join = Join
web-watch = Watch
web-state-gathering = seats are free
web-state-yours = your turn
web-state-waiting = others are thinking
web-new-here = New here?
web-new-here-1 = Press “Play bots now”. The table is laid at once, and you have the first seat.
web-new-here-2 = The question stands at the top, and what glows can be chosen. Point at it to see what it would change.
web-new-here-3 = What cannot be chosen tells you why. Undo takes back whatever nobody has seen yet.
web-new-here-rules = Read the rules
web-new-here-components = Look at every card

## A new table

web-which-title = Which game?
web-seats = Seats
web-seat-me = Me
web-seat-free = free seat
web-seat-guest = Guest
web-seat-bot = Bot
web-seat-kind = Who sits on seat { $seat }?
web-seat-level = Level of the bot on seat { $seat }
web-seat-name = Name on seat { $seat }
web-seat-remove = Remove seat { $seat }
web-seat-add = Add a seat
web-kind-bot = Bot
web-kind-friend = Friend by link
web-kind-friend-note = You get a link to send.
web-kind-hot = At this screen
web-only-bots = Bots play among themselves, and you watch.
web-alone = Play alone
web-alone-note = Against an opponent of the box: how strong it is stands under Options.
web-name = Name
web-options = Options
web-variants = Variants
web-clock-move = Time for a move
web-clock-game = Time for the whole game
web-clock-note = When it runs out, a bot answers for you.
web-clock-none = Unlimited
web-pace = Pace of the bots
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-instant = At once
web-open-table = Open table
web-open-table-note = Everybody can find it on the shelf, join and watch.
web-create = Open the table

## Before the game

web-lobby = { $title }: waiting for players
web-lobby-note = Send each friend a link of their own. The game begins when every seat is taken.
web-lobby-full = Every seat is taken.
web-lobby-from = This table goes on from a game that was played before, after answer { $step }.
web-link = Invitation link
web-copy = Copy link
web-copied = Copied
web-to-bot = Give to a bot
web-start = Begin
web-you = (you)
web-invited = You are invited to { $title }
web-your-name = Your name
web-sit-down = Sit down
web-link-none = This invitation is no longer valid.

## At the table

web-table = Table
web-stages = Where the game is
web-your-turn = Your turn
web-over = The game is over
web-going-on = The game goes on…
web-waiting = Waiting for { $names }
web-sending = Your answer is on its way…
web-sealed = You have chosen. { $others ->
        [none] The choices are opened in a moment.
       *[other] Waiting for { $others }.
    }
web-sealed-yours = Face down before you lies:
web-by-itself = It goes on by itself in a moment.
web-answers = Answers
web-buy = Buy
web-sell = Sell
web-undo = Undo
web-take-back = Take back
web-to-my-turn = To my turn
web-menu = Menu
web-side = Log, chat, rules and scores
web-tab-log = Log
web-tab-chat = Chat
web-tab-rules = Rules
web-tab-chart = Chart
web-tab-scores = Scores
web-tab-coach = Coach
web-coach-all = Coach for all
web-coach-was-allowed = A coach was allowed in this game.
web-coach-was-used = The coach was asked in this game.
web-settings-coach = Coach
web-settings-coach-best = shows best answers
web-settings-coach-watch = only what to watch and why
web-log-empty = Nothing has happened yet.
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-spectator = Spectator
web-score-line = Points for
web-score-total = Total
web-score-place = Place
web-rules-all = All rules
web-clause = clause { $clause }
web-thinking = thinking…
web-rivals = The others
web-open-mat = Look at the board of { $name }
web-my-area = My board
web-area-of = Board of { $name }
web-track = Track
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-really = Are you sure?
web-really-never = Do not ask me again
web-really-changed = The question has changed in the meantime. Nothing was sent.
web-connection-lost = The connection is lost. We keep trying.
web-connection-lost-answer = The connection is lost. We keep trying, and your answer waits here.
web-away = The table cannot be read or saved at the moment. It goes on by itself as soon as it can.
web-away-answer = The table cannot be saved at the moment. Your answer is kept and is sent again in { $seconds } s.
web-delayed-answer = The server does not take your answer at the moment. It is kept and is sent again in { $seconds } s.
web-watching = You are watching.
web-name-away = { $name } (away)
web-seat-away = { $name } is away.
web-seat-overdue = The time of { $name } has run out.
web-seat-left = Seat { $seat } is free.
web-let-bot = Let a bot play
web-stand-in = A bot ({ $level }) plays for you.
web-come-back = Play on myself
web-wish-asked = The others are asked whether you may sit down.
web-wish-declined = The others have decided to play on without you. You may watch.
web-bot-failed = { $name }: this bot ({ $failed }) failed; a weaker one ({ $level }) plays on.
web-proposal-undo = { $name } would like to take back the last answer.
web-proposal-seat = { $name } would like to sit down on seat { $seat }.
web-agree = Agree
web-decline = Decline
web-curtain = { $name }, it is your turn
web-curtain-note = The others look away now.
web-curtain-open = I am { $name }
web-leave = Leave the table
web-leave-really = Yes, leave
web-leave-note = Your seats become free, or a bot takes over ({ $level }).
web-watch-link = Link to watch
web-keys = Keys: 1–9 choose, Tab goes through the answers, U takes back, F goes on to my turn, H asks the coach, ? opens the rules.
web-clock-left = Time left for { $name }
web-table-private = This table is private.
web-table-none = There is no such table.
web-table-closed = This table was given up.
web-table-shut = This table is closed.

## After the game

web-won = { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
web-chart = Points over time
web-chart-race = The race over time
web-chart-steps = Answers
web-turning = Turning points
web-turning-decided = Answer { $step }: { $name } takes the lead for good
web-turning-lead = Answer { $step }: { $name } takes the lead
web-turning-swing = Answer { $step }: { $name } gains { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on the others
web-turning-reached = Answer { $step }: { $name } reaches what wins ({ $goal }: { $points })
web-turning-ahead = Answer { $step }: { $name } is further than anybody so far ({ $goal }: { $points })
web-turning-lost = Answer { $step }: { $name } falls back ({ $goal }: { $points })
web-turning-none = No answer turned this game.
web-rematch = Rematch
web-replay = Replay
web-analysis = Analysis
web-to-board = Look at the board
web-to-scores = Back to the scores
web-record = Download the record
web-won-by = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ahead of { $name }; most of it for { $line } (+{ $gain })
web-won-tie = As many points as { $name }: the tie-break decides
web-won-after = { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }
web-rematch-waits = A rematch is laid, and your seat is kept.
web-rematch-join = To the rematch

## Replay

web-replay-start = The beginning of the game
web-replay-did = { $name }: { $deed }
web-replay-step = Answer { $step } of { $steps }
web-replay-none = This game cannot be replayed.
web-replays-none = No game has ended yet.
web-eye = Whose eyes
web-eye-of = Eyes of { $name }
web-take-over = Take over from here
web-take-over-old = This game was played by other rules than the present ones. It can be replayed, but not taken over.
web-to-start = To the beginning
web-to-end = To the end
web-step-back = One step back
web-step-on = One step on
web-play = Play
web-pause = Pause
web-scrub = Place in the game
web-upload = Replay a record from a file
web-moves = Moves
web-chapter = Part of the game

## Rules

web-rules-of = Rules of { $title }
web-first-game = First game in five minutes
web-glossary = Glossary
web-rules-search = Search the rules and the glossary
web-rules-nothing = No clause speaks of this.
web-rules-english = The rules are in English so far.
web-chapters = Chapters
web-components = Components

## Settings

web-settings-look = Look
web-settings-play = Play
web-theme = Colours
web-theme-system = As the system
web-theme-dark = Dark
web-theme-light = Light
web-motion = Movement
web-motion-system = As the system
web-motion-full = Always
web-motion-none = Never
web-settings-patterns = Patterns beside the colours
web-settings-confirm = Ask before a choice that gives something up
web-settings-forced = Where there is only one answer, give it by itself; how long it takes tells nobody what I hold
web-settings-list = Show all answers as a list
web-settings-sound = A sound when it is my turn and I look elsewhere
web-settings-notify = A notification when it is my turn and I look elsewhere
web-account = Account
web-account-note = Not needed to play. It keeps your games together on several devices.
web-account-in = You are logged in as { $login }.
web-login = Login
web-password = Password
web-log-in = Log in
web-log-out = Log out
web-register = Make an account

## About

web-about-title = About Cradle
web-about-what = Cradle is a table for civilization board games: exact rules, people and bots, replay and analysis. Nothing that is hidden at the table reaches your browser.
web-about-free = Cradle is not affiliated with any publisher. The names of the games only say which rules are meant; all texts and drawings are our own. If you like a game, buy the box.
web-about-values = Where the values of the components come from
web-about-values-note = Not every printed value is publicly known. What we could not confirm is reconstructed and marked with a star in the lists; whoever owns the box can play with a file of the printed values.
web-about-counts = { $source } confirmed, { $partly } partly confirmed, { $reconstructed } reconstructed.
web-about-credits = Credits
web-credit-icons = Pictograms by Lorc, Delapouite and contributors:
web-credit-fonts = Typefaces Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica:
web-credit-software = Made with

## Boards

web-answers-all = All answers
web-point-hint = Whatever glows on the board can be chosen there, too.
web-nothing-note = Perhaps the address is misspelt, or what was here has been cleared away.
web-table-private-note = Only those who play here may look. Ask them for a link to watch.
web-table-none-note = Perhaps it was given up, or the link is incomplete.
web-link-none-note = Perhaps somebody has taken the seat already. Ask whoever invited you for a new link.
web-replay-none-note = Only games that have ended can be replayed.
web-legend = Symbols
web-chart-none = This game is not counted in points on the way: whoever reaches the goal first has won.
web-left = { $count ->
        [0] none left
       *[other] { $count } left
    }
web-first-player = First player
web-reconstructed = Some values of this piece are our reconstruction.

## Trouble

web-error-unreachable = The server cannot be reached. Check your connection and try again.
web-error-server = The server answered something unexpected ({ $status }). Try again in a moment.
web-error-other = That did not work ({ $what }).
web-error-screen = This screen could not be loaded.

## Lessons

web-lessons = Lessons
web-lessons-title = Learn a game in short lessons
web-lessons-note = Each lesson is one thought and one task at a real table, and takes less than two minutes.
web-lessons-of = { $title }: first game
web-lessons-count = { $done } of { $all }
web-lessons-begin = Begin
web-lessons-on = Go on
web-lessons-play = Now play a first game
web-lessons-none = There is no such lesson
web-lessons-none-note = Where there are no lessons the rules tell how it is played.
web-lesson-of = Lesson { $n } of { $all }
web-lesson-try = Try it
web-lesson-safe = Nothing can go wrong: a wrong answer is explained and taken back.
web-lesson-shown = This does it: { $answer }
web-lesson-lost = There is no connection. The lesson waits and goes on by itself.
web-lesson-done = done
web-lesson-changed = New rules: once more?
web-lesson-back = Back
web-lesson-skip = Skip
web-lesson-next = Next
web-lesson-leave = Leave the lesson
web-lesson-keys = Keys: 1–9 choose, Backspace goes back, S skips, M shows the lessons, Esc leaves.
web-puzzles = Puzzles
web-puzzles-title = Puzzles of { $title }
web-puzzle-daily = Puzzle of the day
web-learn = Learn
web-learn-title = Learn { $title }
web-new-here-learn = Learn a first game in short lessons
