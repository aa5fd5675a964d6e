# What the kernel, the shelf and the language say, in English.

core-nobody = nobody
core-unknown = something unknown
core-news-undone = { $seat } takes an answer back.

## Answers

core-refused = That is not possible now. { $reason } Please choose another answer.
core-why-turn = You are not asked anything at the moment, so wait until it is your turn.
core-why-bound = This question has no such answer.

## Setting up

core-setup-title = There is no title “{ $title }” on the shelf. Choose one of these: { $titles }.
core-setup-players = { $title } is for { $least } to { $most } players, not for { $players }. Choose a number in between.
core-setup-seed = A seed is a number from 0 up to { $bits } bits long. Take a smaller one, or leave it out.
core-setup-option = { $title } has no option “{ $option }”. Its options are: { $options }.
core-setup-choice = The option { $option } cannot be “{ $choice }”. Choose one of these: { $choices }.
core-setup-option-seats = The option { $option } means nothing with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }. Leave it out, or change the number of players.
core-setup-bot = There is no bot “{ $bot }”. Choose one of these: { $bots }.
core-setup-observer = { $title } does not say what a seat sees as numbers, so nothing can learn to play it here.
core-setup-terms = The evaluation of { $title } has no terms with weights, so there is nothing to tune.
core-setup-reward = There is no reward “{ $reward }”. Choose one of these: { $rewards }.
core-setup-language = The language “{ $language }” is not available. Choose one of these: { $languages }.

## Records

core-record-header = Line { $line } of the record's head is not a field of its own in the form “name: value”. Correct it, or take the record from the program that wrote it.
core-record-missing = The record's head has no field “{ $field }”. Add it, or make sure that the whole file was copied.
core-record-format = This record has format { $format }, which this program does not know. Update Cradle and try again.
core-record-field = The field “{ $field }” of the record's head cannot be read. Correct it and try again.
core-record-title = This is a record of { $found }, not of { $title }. Open it with its own title.
core-record-rules = This record was played by version { $found } of the rules, and here is version { $version }. Replay it with the Cradle that wrote it.
core-record-content = This record was played with other component values ({ $found } instead of { $content }). Give the content file that it was played with.
core-record-line = Answer { $line } of the record is not in the form “seat question word”. Correct the line and try again.
core-record-question = At answer { $line } of the record, seat { $seat } is not asked “{ $question }”. A line before it is missing or was changed.
core-record-line-word = At answer { $line } of the record, “{ $word }” is not an answer to the question. Correct the word and try again.
core-record-refused = At answer { $line } of the record, “{ $word }” is against the rules. { $reason } Correct the line and try again.
core-record-word = The question “{ $question }” has no answer “{ $word }”. Choose a word from the list of its answers.
core-record-bound = There is no answer number { $answer }: the question has { $bound ->
        [one] only { $bound } answer
       *[other] { $bound } answers
    }. Choose one of these.

## Positions

core-position-number = The field “{ $field }” of the position must be a whole number that fits the title. Correct it and load the position again.
core-position-numbers = The field “{ $field }” of the position must be a list of whole numbers. Correct it and load the position again.
core-position-rows = The field “{ $field }” of the position must be a list. Correct it and load the position again.
core-position-length = The field “{ $field }” of the position must have { $length ->
        [one] { $length } value
       *[other] { $length } values
    }. Correct it and load the position again.
core-position-step = The position has a step that cannot be read: { $step }. Load a position that this version has saved.
core-position-stuck = In this position nobody is asked anything, though the game is not over. Load a position that this version has saved.
core-position-cards = The cards of the position do not fit: one is missing, lies in two places or is not of this title. Load a position that this version has saved.

## Content files

core-content-toml = The file { $file } is not valid TOML: { $problem }. Correct it and try again.
core-content-large = The file { $file } is too large: { $kilobytes } kB are allowed. Leave out what stays as it is printed: an own file needs only the entries that differ.
core-content-deep = In line { $line } of the file { $file } brackets stand more than { $levels } levels deep. Write it with fewer levels.
core-content-dotted = In line { $line } of the file { $file } a name has more than { $parts } parts with dots between them. Use the names of the exported file.
core-content-many = The file { $file } has too many fields and brackets (up to line { $line } already). An own file needs only the entries that differ.
core-content-heavy = The file { $file } takes its reader too long. Leave out what stays as it is printed: an own file needs only the entries that differ.
core-content-plain = “{ $where }” is neither text nor a number that content can have. Write a text in quotation marks, a smaller number, true or false.
core-content-unknown = “{ $where }” is not a name that the content has. Check the spelling, or take it out.
core-content-id = “{ $where }” has the id { $id }, which the content does not have. An own file may only change entries that are there, unless `whole` names the list as given in full.
core-content-table = “{ $where }” must be a table with named fields.
core-content-missing = “{ $where }” is missing. Add it to the content file.
core-content-list = “{ $where }” must be a list of { $length ->
        [0] whole numbers
        [one] exactly { $length } whole number
       *[other] exactly { $length } whole numbers
    }.
core-content-text = “{ $where }” must be text in quotation marks.
core-content-flag = “{ $where }” must be true or false.
core-content-one-of = “{ $where }” is “{ $found }”, but it must be one of these: { $allowed }.
core-content-entries = “{ $where }” must be a list of entries.
core-content-count = “{ $where }” must have { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }, but has { $found }. Add or remove some.
core-content-names = “{ $where }” must be a list of names in quotation marks.
core-content-between = “{ $where }” must have from { $least } to { $most } entries, but has { $found }. Add or remove some.
core-content-twice = “{ $where }” is there twice. Remove one of them.
core-content-order = “{ $where }” is not in its place. Keep the entries in the order of the exported file.
core-content-number = “{ $where }” is { $found }, but it must be a whole number from { $least } to { $most }.

## Levels of bots, also for the browser

core-level-random = carefree
core-level-random-about = Takes any answer that the rules allow.
core-level-greedy = greedy
core-level-greedy-about = Takes whatever looks best at this very moment.
core-level-first-timer = first-timer
core-level-first-timer-about = Knows the rules and little else, as in a first game.
core-level-casual = casual
core-level-casual-about = Plays for fun, sees the obvious and misses the rest.
core-level-sensible = sensible
core-level-sensible-about = A fair rival for an evening: few gross mistakes.
core-level-skilled = skilled
core-level-skilled-about = Knows what matters and gives little away.
core-level-expert = expert
core-level-expert-about = Thinks ahead and makes you pay for mistakes.
core-level-master = master
core-level-master-about = The strongest there is: thinks long and far ahead.
core-level-share = wins { $share }% against the level below ({ $games ->
        [one] { $games } game
       *[other] { $games } games
    })

## Lessons

core-lesson-condition = “{ $condition }” is not a condition. Write a path, a sign and a value, such as “tracks.0 = 6”.
core-lesson-path = No view has the path “{ $path }”. Write the names as the view of the title has them.
core-lesson-number = “{ $value }” is compared with a number. Write a number there, or use “=”.
core-lesson-turn = “{ $where }” does not fit the game: after { $after } answers the seat of the lessons is to answer once for each task.
core-puzzles-file = The puzzles of { $title } cannot be read: { $problem }
