# Co mówi jądro, po polsku.

core-nobody = nikt
core-unknown = coś nieznanego

## Odpowiedź, której zabraniają zasady

core-refused = „{ $word }” nie jest możliwe: { $reason }
core-why-turn = To miejsce nie jest teraz o nic pytane.
core-why-bound = Nie ma takiej odpowiedzi na to pytanie.

## Przygotowanie

core-setup-title = Nie ma gry „{ $title }”; są { $titles }.
core-setup-players = { $title } jest dla { $least }–{ $most } graczy, a nie dla { $players }.
core-setup-option = { $title } nie ma wariantu „{ $option }”; są { $options }.
core-setup-choice = Wariant { $option } nie może być „{ $choice }”; może być { $choices }.
core-setup-option-seats = Przy liczbie graczy { $players } wariant { $option } nic nie znaczy.
core-setup-seed = Ziarno to liczba o długości najwyżej { $bits } bitów.
core-setup-bot = Nie ma bota „{ $bot }”; są { $bots }.
core-setup-language = Nie ma języka „{ $language }”; są { $languages }.

## Zapisy partii

core-record-header = Wiersz { $line } nagłówka zapisu to nie „nazwa: wartość”.
core-record-missing = W zapisie brakuje „{ $field }”.
core-record-format = Zapis ma format { $format }, którego ta wersja nie czyta.
core-record-field = Nie można odczytać „{ $field }” w zapisie.
core-record-title = To zapis gry { $found }, a nie { $title }.
core-record-rules = Zapis powstał na zasadach { $found }, a tu są zasady { $version }.
core-record-content = Zapis powstał z innymi wartościami elementów ({ $found }, a nie { $content }); podaj ich plik przez --content.
core-record-line = Wiersz { $line } partii to nie „miejsce pytanie odpowiedź”.
core-record-question = W wierszu { $line } miejsce { $seat } nie jest pytane o „{ $question }”.
core-record-line-word = W wierszu { $line } nie ma odpowiedzi „{ $word }”.
core-record-refused = W wierszu { $line } „{ $word }” nie jest możliwe: { $reason }
core-record-word = Pytanie „{ $question }” nie ma odpowiedzi „{ $word }”.
core-record-bound = Odpowiedź { $answer } nie jest mniejsza niż { $bound }.

## Pozycje

core-position-cards = Elementy pozycji nie leżą każdy w jednym miejscu.
core-position-length = „{ $field }” w pozycji: liczba wpisów powinna wynosić { $length }.
core-position-number = „{ $field }” w pozycji nie jest odpowiednią liczbą.
core-position-numbers = „{ $field }” w pozycji nie jest listą liczb.
core-position-rows = „{ $field }” w pozycji nie jest listą.
core-position-step = W pozycji jest nieznany krok: { $step }.

## Pliki wartości

core-content-toml = { $file } nie jest poprawnym TOML: { $problem }.
core-content-unknown = { $where } nie jest znane tej grze.
core-content-id = { $where } ma id „{ $id }”, nieznane tej grze.
core-content-twice = { $where } występuje dwa razy.
core-content-table = { $where } musi być tabelą.
core-content-entries = { $where } musi być listą tabel.
core-content-count = W { $where } liczba wpisów powinna wynosić { $count }, a jest { $found }.
core-content-missing = Brakuje { $where }.
core-content-list = { $where } musi być listą{ $length ->
        [0] { "" }
       *[other] { "" }, liczba wpisów: { $length }
    }.
core-content-text = { $where } musi być tekstem.
core-content-flag = { $where } musi być true albo false.
core-content-number = { $where } musi być liczbą całkowitą od { $least } do { $most }, a nie { $found }.
core-content-one-of = { $where } to „{ $found }”; może być { $allowed }.
core-content-order = { $where } nie jest na swoim miejscu: wpisy muszą iść w kolejności wbudowanego pliku.
