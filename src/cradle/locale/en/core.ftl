# What the kernel says, in English.

core-nobody = nobody
core-unknown = something unknown

## An answer that the rules forbid

core-refused = “{ $word }” is not possible: { $reason }
core-why-turn = This seat is not asked anything now.
core-why-bound = There is no such answer to this question.

## Setting up

core-setup-title = There is no title “{ $title }”; there are { $titles }.
core-setup-players = { $title } is for { $least } to { $most } players, not for { $players }.
core-setup-option = { $title } has no option “{ $option }”; it has { $options }.
core-setup-choice = The option { $option } cannot be “{ $choice }”; it can be { $choices }.
core-setup-option-seats = The option { $option } means nothing with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
core-setup-seed = A seed is a number of at most { $bits } bits.
core-setup-bot = There is no bot “{ $bot }”; there are { $bots }.
core-setup-language = There is no language “{ $language }”; there are { $languages }.

## Records

core-record-header = Line { $line } of the record's header is not “name: value”.
core-record-missing = The record does not say its “{ $field }”.
core-record-format = The record has the format { $format }, which this version does not read.
core-record-field = The record's “{ $field }” cannot be read.
core-record-title = The record is of { $found }, not of { $title }.
core-record-rules = The record was made with rules { $found }, and these are rules { $version }.
core-record-content = The record was made with other component values ({ $found }, not { $content }); name their file with --content.
core-record-line = Line { $line } of the game is not “seat question answer”.
core-record-question = At line { $line } seat { $seat } is not asked “{ $question }”.
core-record-line-word = At line { $line } there is no answer “{ $word }”.
core-record-refused = At line { $line } “{ $word }” is not possible: { $reason }
core-record-word = “{ $question }” has no answer “{ $word }”.
core-record-bound = The answer { $answer } is not below { $bound }.

## Positions

core-position-cards = The pieces of the position are not each in one place.
core-position-length = “{ $field }” of the position does not have { $length } entries.
core-position-number = “{ $field }” of the position is not a fitting number.
core-position-numbers = “{ $field }” of the position is not a list of numbers.
core-position-rows = “{ $field }” of the position is not a list.
core-position-step = The position has an unknown step: { $step }.

## Content files

core-content-toml = { $file } is not valid TOML: { $problem }.
core-content-unknown = { $where } is not known to this title.
core-content-id = { $where } has the id “{ $id }”, which is not known to this title.
core-content-twice = { $where } is there twice.
core-content-table = { $where } must be a table.
core-content-entries = { $where } must be a list of tables.
core-content-count = { $where } must have { $count } entries, not { $found }.
core-content-missing = { $where } is missing.
core-content-list = { $where } must be a list{ $length ->
        [0] { "" }
       *[other] { " " }of { $length } entries
    }.
core-content-text = { $where } must be text.
core-content-flag = { $where } must be true or false.
core-content-number = { $where } must be a whole number from { $least } to { $most }, not { $found }.
core-content-one-of = { $where } is “{ $found }”; it can be { $allowed }.
core-content-order = { $where } is not in its place: entries must be in the order of the packaged file.
