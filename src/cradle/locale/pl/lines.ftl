# Co jest nie tak w wierszu grającego programu (docs/text-protocol.md), po polsku.

lines-long = Wiersz jest dłuższy niż { $bytes } bajtów. W każdym wierszu wyślij jeden krótki obiekt JSON.
lines-json = Wiersz nie jest JSON-em w UTF-8. W każdym wierszu wyślij jeden obiekt JSON, na przykład {"{"}"type":"answer","number":1{"}"}.
lines-object = Wiersz jest JSON-em, ale nie obiektem. Wyślij coś w rodzaju {"{"}"type":"answer","number":1{"}"}.
lines-type = Wiersz nie podaje swojego typu. Podaj w polu „type” jeden z tekstów: { $types }.
lines-unknown-type = Nie ma typu „{ $type }”. Wybierz jeden z tych: { $types }.
lines-unknown-field = Wiersz typu „{ $type }” nie ma pola „{ $field }”. Jego pola to: { $fields }.
lines-number = Pole „{ $field }” musi być liczbą całkowitą.
lines-missing = Wiersz typu „{ $type }” wymaga pola „{ $field }”. Dodaj je.
lines-seat = Pytanie nie dotyczy miejsca { $seat }. Odpowiedz za miejsce { $asked } albo pomiń miejsce.
lines-turn = To odpowiedź na pytanie { $turn }, a zadano pytanie { $asked }. Odpowiedz na ostatnie pytanie.
lines-answer = Nie ma odpowiedzi o numerze { $number }. Wybierz numer od 1 do { $most }.
lines-not-yours = Miejsce { $seat } nie jest twoje, więc nie możesz patrzeć jego oczami. Twoje miejsca: { $seats }.
