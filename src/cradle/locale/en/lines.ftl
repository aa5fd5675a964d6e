# What is wrong with a line of a program that plays (docs/text-protocol.md), in English.

lines-long = The line is longer than { $bytes } bytes. Send one short JSON object on each line.
lines-json = The line is not JSON in UTF-8. Send one JSON object on each line, such as {"{"}"type":"answer","number":1{"}"}.
lines-object = The line is JSON, but not an object. Send something like {"{"}"type":"answer","number":1{"}"}.
lines-type = The line does not say its type. Give “type” as one of these texts: { $types }.
lines-unknown-type = There is no type “{ $type }”. Choose one of these: { $types }.
lines-unknown-field = A line of type “{ $type }” has no field “{ $field }”. Its fields are: { $fields }.
lines-number = The field “{ $field }” must be a whole number.
lines-missing = A line of type “{ $type }” needs the field “{ $field }”. Add it.
lines-seat = Seat { $seat } is not the one that is asked. Answer for seat { $asked }, or leave the seat out.
lines-turn = The answer is for turn { $turn }, but turn { $asked } is asked. Answer the latest question.
lines-answer = There is no answer number { $number }. Choose a number from 1 to { $most }.
lines-not-yours = Seat { $seat } is not yours, so you cannot look through its eyes. Your seats: { $seats }.
