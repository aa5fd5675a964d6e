# Co mówią jądro, półka i języki, po polsku.

core-nobody = nikt
core-unknown = coś nieznanego
core-news-undone = { $seat } cofa odpowiedź.

## Odpowiedzi

core-refused = Teraz tak nie można. { $reason } Wybierz inną odpowiedź.
core-why-turn = W tej chwili nikt cię o nic nie pyta: poczekaj na swoją kolej.
core-why-bound = To pytanie nie ma takiej odpowiedzi.

## Przygotowanie

core-setup-title = Na półce nie ma gry „{ $title }”. Wybierz jedną z tych: { $titles }.
core-setup-players = W { $title } gra od { $least } do { $most } osób, a nie { $players }. Wybierz liczbę z tego zakresu.
core-setup-seed = Ziarno to liczba od 0, która ma najwyżej { $bits ->
        [one] { $bits } bit
        [few] { $bits } bity
        [many] { $bits } bitów
       *[other] { $bits } bitu
    }. Weź mniejszą albo nie podawaj żadnej.
core-setup-option = { $title } nie ma opcji „{ $option }”. Dostępne opcje: { $options }.
core-setup-choice = Opcja { $option } nie może mieć wartości „{ $choice }”. Wybierz jedną z tych: { $choices }.
core-setup-option-seats = Opcja { $option } nic nie znaczy, gdy { $players ->
        [one] gra { $players } osoba
        [few] grają { $players } osoby
        [many] gra { $players } osób
       *[other] gra { $players } osoby
    }. Usuń ją albo zmień liczbę graczy.
core-setup-bot = Nie ma bota „{ $bot }”. Wybierz jednego z tych: { $bots }.
core-setup-observer = Dla { $title } nie powiedziano, co miejsce widzi w postaci liczb, więc nie można się tu uczyć gry.
core-setup-terms = Ocena { $title } nie składa się ze składników z wagami, więc nie ma czego dostrajać.
core-setup-reward = Nie ma nagrody „{ $reward }”. Wybierz jedną z: { $rewards }.
core-setup-language = Język „{ $language }” nie jest dostępny. Wybierz jeden z tych: { $languages }.

## Zapisy partii

core-record-header = Wiersz { $line } nagłówka zapisu nie jest osobnym polem w postaci „nazwa: wartość”. Popraw go albo weź zapis z programu, w którym powstał.
core-record-missing = W nagłówku zapisu brakuje pola „{ $field }”. Dodaj je albo sprawdź, czy skopiowano cały plik.
core-record-format = Ten zapis ma format { $format }, którego ten program nie zna. Zaktualizuj Cradle i spróbuj ponownie.
core-record-field = Nie można odczytać pola „{ $field }” w nagłówku zapisu. Popraw je i spróbuj ponownie.
core-record-title = To zapis partii w { $found }, a nie w { $title }. Otwórz go we właściwej grze.
core-record-rules = Tę partię rozegrano według wersji { $found } zasad, a tutaj jest wersja { $version }. Odtwórz ją w tej wersji Cradle, w której powstała.
core-record-content = Tę partię rozegrano z innymi wartościami elementów ({ $found } zamiast { $content }). Wskaż plik zawartości, z którym ją rozegrano.
core-record-line = Odpowiedź { $line } w zapisie nie ma postaci „miejsce pytanie słowo”. Popraw wiersz i spróbuj ponownie.
core-record-question = Przy odpowiedzi { $line } w zapisie miejsce { $seat } nie dostało pytania „{ $question }”. Brakuje któregoś z wcześniejszych wierszy albo został zmieniony.
core-record-line-word = Przy odpowiedzi { $line } w zapisie słowo „{ $word }” nie pasuje do pytania. Popraw je i spróbuj ponownie.
core-record-refused = Odpowiedź { $line } w zapisie, „{ $word }”, jest niezgodna z zasadami. { $reason } Popraw wiersz i spróbuj ponownie.
core-record-word = Pytanie „{ $question }” nie ma odpowiedzi „{ $word }”. Wybierz słowo z listy odpowiedzi.
core-record-bound = Nie ma odpowiedzi numer { $answer }: pytanie ma { $bound ->
        [one] tylko { $bound } odpowiedź
        [few] { $bound } odpowiedzi
        [many] { $bound } odpowiedzi
       *[other] { $bound } odpowiedzi
    }. Wybierz jedną z nich.

## Pozycje

core-position-number = Pole „{ $field }” pozycji musi być liczbą całkowitą, która pasuje do gry. Popraw je i wczytaj pozycję ponownie.
core-position-numbers = Pole „{ $field }” pozycji musi być listą liczb całkowitych. Popraw je i wczytaj pozycję ponownie.
core-position-rows = Pole „{ $field }” pozycji musi być listą. Popraw je i wczytaj pozycję ponownie.
core-position-length = Pole „{ $field }” pozycji musi mieć { $length ->
        [one] { $length } wartość
        [few] { $length } wartości
        [many] { $length } wartości
       *[other] { $length } wartości
    }. Popraw je i wczytaj pozycję ponownie.
core-position-step = W pozycji jest krok, którego nie można odczytać: { $step }. Wczytaj pozycję zapisaną w tej wersji.
core-position-stuck = W tej pozycji nikt nie dostaje pytania, choć gra się nie skończyła. Wczytaj pozycję zapisaną w tej wersji.
core-position-cards = Karty w pozycji się nie zgadzają: jakiejś brakuje, leży w dwóch miejscach albo pochodzi z innej gry. Wczytaj pozycję zapisaną w tej wersji.

## Pliki zawartości

core-content-toml = Plik { $file } nie jest poprawnym plikiem TOML: { $problem }. Popraw go i spróbuj ponownie.
core-content-large = Plik { $file } jest za duży: dozwolone jest { $kilobytes } kB. Pomiń to, co pozostaje takie jak w druku: własny plik potrzebuje tylko zmienionych wpisów.
core-content-deep = W wierszu { $line } pliku { $file } nawiasy są zagnieżdżone głębiej niż na { $levels } poziomów. Zapisz to z mniejszą liczbą poziomów.
core-content-dotted = W wierszu { $line } pliku { $file } nazwa ma więcej niż { $parts } części oddzielone kropkami. Użyj nazw z wyeksportowanego pliku.
core-content-many = Plik { $file } ma za dużo pól i nawiasów (już do wiersza { $line }). Własny plik potrzebuje tylko zmienionych wpisów.
core-content-heavy = Wczytanie pliku { $file } trwa zbyt długo. Pomiń to, co pozostaje takie jak w druku: własny plik potrzebuje tylko zmienionych wpisów.
core-content-plain = „{ $where }” nie jest tekstem ani liczbą dozwoloną w zawartości. Wpisz tekst w cudzysłowie, mniejszą liczbę, true albo false.
core-content-unknown = W zawartości nie ma nazwy „{ $where }”. Sprawdź pisownię albo ją usuń.
core-content-id = „{ $where }” ma oznaczenie { $id }, którego w zawartości nie ma. We własnym pliku możesz zmieniać tylko wpisy, które już są, chyba że `whole` wymienia listę jako podaną w całości.
core-content-table = „{ $where }” musi być tabelą z nazwanymi polami.
core-content-missing = Brakuje „{ $where }”. Dodaj to do pliku zawartości.
core-content-list = „{ $where }” musi być listą { $length ->
        [0] liczb całkowitych
        [one] z dokładnie { $length } liczbą całkowitą
        [few] z dokładnie { $length } liczbami całkowitymi
        [many] z dokładnie { $length } liczbami całkowitymi
       *[other] z dokładnie { $length } liczby całkowitej
    }.
core-content-text = „{ $where }” musi być tekstem w cudzysłowie.
core-content-flag = „{ $where }” musi mieć wartość true albo false.
core-content-one-of = „{ $where }” ma wartość „{ $found }”, a musi to być jedna z tych: { $allowed }.
core-content-entries = „{ $where }” musi być listą wpisów.
core-content-count = „{ $where }” musi mieć { $count ->
        [one] { $count } wpis
        [few] { $count } wpisy
        [many] { $count } wpisów
       *[other] { $count } wpisu
    }, a teraz ma { $found }. Dodaj brakujące albo usuń zbędne.
core-content-names = „{ $where }” musi być listą nazw w cudzysłowie.
core-content-between = „{ $where }”: liczba wpisów musi wynosić od { $least } do { $most }, a jest { $found }. Dodaj albo usuń wpisy.
core-content-twice = „{ $where }” występuje dwa razy. Usuń jedno z nich.
core-content-order = „{ $where }” nie jest na swoim miejscu. Zachowaj kolejność wpisów z wyeksportowanego pliku.
core-content-number = „{ $where }” ma wartość { $found }, a musi to być liczba całkowita od { $least } do { $most }.

## Poziomy botów, także dla przeglądarki

core-level-random = beztroski
core-level-random-about = Daje dowolną odpowiedź, na którą pozwalają zasady.
core-level-greedy = zachłanny
core-level-greedy-about = Bierze to, co w tej chwili wygląda najlepiej.
core-level-first-timer = debiutant
core-level-first-timer-about = Zna zasady i niewiele więcej, jak w pierwszej partii.
core-level-casual = amator
core-level-casual-about = Gra dla zabawy: widzi to, co oczywiste, resztę przeoczy.
core-level-sensible = rozsądny
core-level-sensible-about = Dobry rywal na wieczór: mało grubych błędów.
core-level-skilled = wprawny
core-level-skilled-about = Wie, co ważne, i niewiele oddaje za darmo.
core-level-expert = znawca
core-level-expert-about = Myśli naprzód i karze za błędy.
core-level-master = mistrz
core-level-master-about = Silniejszego nie ma: myśli długo i daleko naprzód.
core-level-share = wygrywa { $share }% partii z poziomem niżej (rozegrano { $games })

## Lekcje

core-lesson-condition = „{ $condition }” nie jest warunkiem. Potrzebne są ścieżka, znak i wartość, na przykład „tracks.0 = 6”.
core-lesson-path = Żaden widok nie ma ścieżki „{ $path }”. Pisz nazwy tak, jak ma je widok gry.
core-lesson-number = „{ $value }” jest porównywane z liczbą. Wpisz liczbę albo użyj znaku „=”.
core-lesson-turn = „{ $where }” nie pasuje do partii: po { $after } odpowiedziach miejsce uczącego się ma odpowiadać raz na każde zadanie.
core-puzzles-file = Nie można odczytać zagadek gry { $title }: { $problem }
