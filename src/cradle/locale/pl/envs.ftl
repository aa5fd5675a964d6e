# Co mówią środowiska dla tych, którzy badają gry, po polsku.

envs-missing = Środowiska potrzebują pakietu { $package }, którego tu nie ma. Zainstaluj go poleceniem: pip install cradle[{ $extra }]
envs-argument = { $what } nie może być „{ $given }”. Wybierz jedno z: { $choices }.
envs-seed = Ziarno to liczba całkowita od 0, najwyżej { $bits }-bitowa, a nie { $given }. Weź inne albo go nie podawaj.
envs-most-answers = most_answers to liczba odpowiedzi, po której partia jest przerywana: liczba całkowita od 1, a nie { $given }.
envs-content = Nie da się odczytać pliku { $path }. Podaj ścieżkę pliku TOML albo sam jego tekst.
envs-seat = Przy tym stole nie ma miejsca { $seat }. Wybierz miejsce od 0 do { $last }.
envs-rivals = Przy tym stole { $wanted ->
        [one] jest { $wanted } rywal
        [few] jest { $wanted } rywali
       *[many] jest { $wanted } rywali
    }, a podano { $given }. Podaj po jednym dla każdego albo jeden poziom dla wszystkich.
envs-reset = Partia jeszcze się nie zaczęła. Najpierw wywołaj reset().
envs-over = Ta partia jest skończona. Nową zaczyna reset().
envs-action = Działanie to liczba całkowita, a nie { $given }. Weź takie, którego kolumna w masce ma 1.
envs-agent = Nie ma agenta „{ $agent }”. Agenci: { $agents }.
envs-dead = Dla { $agent } partia jest skończona, a jedynym jego krokiem jest None.
envs-no-action = { $agent } nie ma działania w tym kroku. Podaj po jednym dla każdego agenta.
envs-wait = { $agent } o nic nie jest pytany i może tylko czekać: działanie { $action }.
envs-no-wait = { $agent } jest pytany i nie może czekać. Weź działanie, którego kolumna w masce ma 1.
envs-tables = W pakiecie jest od 1 do { $most } stołów, a nie { $given }.
envs-actions = Krok przyjmuje po jednej liczbie całkowitej dla każdego stołu (stołów: { $tables }), w jednym rzędzie; tu kształt to { $shape }, a typ { $type }.
envs-illegal = Akcja { $action } przy stole { $table } jest teraz niemożliwa, więc niczego nie zagrano. Weź taką, której kolumna w masce ma 1.
envs-render-mode = Nie podano, jak rysować stół. Utwórz środowisko z render_mode: { $modes }.
envs-no-picture-playwright = Obraz wymaga pakietu playwright, którego tu nie ma. Zainstaluj go albo weź render_mode="ansi".
envs-no-picture-browser = Obraz wymaga przeglądarki Chromium, której nie znaleziono. Zainstaluj ją, podaj w CRADLE_CHROMIUM albo weź render_mode="ansi".
envs-no-picture-client = Obraz wymaga klienta przeglądarki, który nie jest tu zbudowany. Zainstaluj wheel albo weź render_mode="ansi".
envs-no-picture-page = Nie udało się pokazać strony stołu w przeglądarce. Weź render_mode="ansi" albo spróbuj jeszcze raz.

## Tabela pól

envs-field-name = pole
envs-field-start = od
envs-field-length = liczb
envs-field-least = najmniej
envs-field-most = najwięcej
envs-field-choice = nazywa rzeczy
envs-field-yes = tak
envs-field-sum = Razem liczb: { $n }

## OpenSpiel

envs-deals = deals mówi, ile jest rozdań: liczba całkowita od 1 do { $most }, a nie { $given }.
envs-options = „{ $given }” to nie opcja i jej wartość. Napisz options=nazwa:wartość;nazwa:wartość.
envs-no-deal = Jeszcze nic nie rozdano. Najpierw zastosuj numer rozdania.
envs-observer = Obserwator tytułu nie ma parametrów takich jak { $given }. Pomiń je.

## Tekst

envs-width = Strona ma od { $least } do { $most } znaków szerokości, a nie { $given }.
envs-names = Miejsc jest { $seats }, a imion { $given }. Podaj imię dla każdego miejsca albo żadnego.
