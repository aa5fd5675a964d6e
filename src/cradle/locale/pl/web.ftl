# Klient przeglądarkowy po polsku.

web-cradle = Cradle
web-skip = Do treści
web-loading = Chwileczkę…
web-close = Zamknij
web-again = Spróbuj ponownie
web-save = Zapisz
web-yes = Tak
web-no = Nie
web-count = { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }

## Finding the way

web-nav = Menu główne
web-nav-shelf = Gry
web-nav-replays = Powtórki
web-nav-rules = Zasady
web-nav-about = O projekcie
web-nav-settings = Ustawienia
web-language = Język
web-nothing-here = Nic tu nie ma.
web-to-shelf = Wróć do półki

## The shelf

web-home-title = Gry cywilizacyjne przy jednym stole
web-home-note = Z botami w dwa kliknięcia, ze znajomymi przez link. Bez instalowania i bez zakładania konta.
web-players = Gracze
web-length = Czas gry
web-minutes = { $minutes } min
web-seconds = { $seconds } s
web-hours = { $hours ->
        [one] { $hours } godzina
        [few] { $hours } godziny
        [many] { $hours } godzin
       *[other] { $hours } godziny
    }
web-days = { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
web-weight = Złożoność { $weight } na 5
web-play-bots = Zagraj z botami
web-new-table = Nowy stół
web-my-tables = Moje stoły
web-my-tables-none = Nie trwa żadna gra. Czas usiąść do stołu!
web-open-tables = Otwarte stoły
web-open-tables-none = W tej chwili nikt nie czeka na graczy.
web-continue = Kontynuuj
web-remove = Opuść stół: { $title }
web-remove-really = Opuścić?
web-table-with = { $title }: { $names }
web-table-seats = { $title }: { $names } – zajęte miejsca: { $taken } z { $all }
web-join = Dołącz
web-watch = Oglądaj
web-state-gathering = są wolne miejsca
web-state-yours = twój ruch
web-state-waiting = inni myślą
web-new-here = Pierwszy raz tutaj?
web-new-here-1 = Naciśnij „Zagraj z botami”. Stół jest gotowy od razu, a pierwsze miejsce należy do ciebie.
web-new-here-2 = Pytanie widnieje na górze, a to, co świeci, można wybrać. Wskaż je, aby zobaczyć, co się zmieni.
web-new-here-3 = To, czego nie można wybrać, powie dlaczego. Cofnąć można wszystko, czego nikt jeszcze nie widział.
web-new-here-rules = Przeczytaj zasady
web-new-here-components = Obejrzyj wszystkie karty

## A new table

web-which-title = W co gramy?
web-seats = Miejsca
web-seat-me = Ja
web-seat-free = wolne miejsce
web-seat-guest = Gość
web-seat-bot = Bot
web-seat-kind = Kto siedzi na miejscu { $seat }?
web-seat-level = Poziom bota na miejscu { $seat }
web-seat-name = Imię na miejscu { $seat }
web-seat-remove = Usuń miejsce { $seat }
web-seat-add = Dodaj miejsce
web-kind-bot = Bot
web-kind-friend = Znajomy przez link
web-kind-friend-note = Dostaniesz link do wysłania.
web-kind-hot = Przy tym ekranie
web-only-bots = Boty grają między sobą, a ty oglądasz.
web-alone = Zagraj solo
web-alone-note = Przeciwko rywalowi z pudełka: jego siłę wybierasz w wariantach.
web-name = Imię
web-options = Warianty
web-variants = Warianty
web-clock-move = Czas na ruch
web-clock-game = Czas na całą grę
web-clock-note = Gdy się skończy, odpowie za ciebie bot.
web-clock-none = Bez limitu
web-pace = Tempo botów
web-pace-slow = Wolne
web-pace-normal = Zwykłe
web-pace-fast = Szybkie
web-pace-instant = Natychmiast
web-open-table = Otwarty stół
web-open-table-note = Każdy znajdzie go na półce, może dołączyć i oglądać.
web-create = Otwórz stół

## Before the game

web-lobby = { $title }: czekamy na graczy
web-lobby-note = Wyślij każdemu znajomemu jego własny link. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-lobby-full = Wszystkie miejsca są zajęte.
web-lobby-from = Ten stół kontynuuje rozegraną wcześniej partię od odpowiedzi { $step }.
web-link = Link z zaproszeniem
web-copy = Skopiuj link
web-copied = Skopiowano
web-to-bot = Oddaj botowi
web-start = Zaczynamy
web-you = (ty)
web-invited = Zaproszenie do gry: { $title }
web-your-name = Twoje imię
web-sit-down = Usiądź do stołu
web-link-none = To zaproszenie nie jest już ważne.

## At the table

web-table = Stół
web-stages = Przebieg gry
web-your-turn = Twój ruch
web-over = Koniec gry
web-going-on = Gra toczy się dalej…
web-waiting = Czekamy: { $names }
web-sending = Wysyłamy twoją odpowiedź…
web-sealed = Wybór dokonany. { $others ->
        [none] Za chwilę wszyscy odkryją karty.
       *[other] Czekamy: { $others }.
    }
web-sealed-yours = Przed tobą leży zakryte:
web-by-itself = Za chwilę gra potoczy się dalej sama.
web-answers = Odpowiedzi
web-buy = Kup
web-sell = Sprzedaj
web-undo = Cofnij
web-take-back = Zmień wybór
web-to-my-turn = Do mojej tury
web-menu = Menu
web-side = Dziennik, czat, zasady i punkty
web-tab-log = Dziennik
web-tab-chat = Czat
web-tab-rules = Zasady
web-tab-chart = Wykres
web-tab-scores = Punkty
web-tab-coach = Doradca
web-coach-all = Doradca dla wszystkich
web-coach-was-allowed = W tej grze dozwolony był doradca.
web-coach-was-used = W tej grze pytano doradcę.
web-settings-coach = Doradca
web-settings-coach-best = pokazuje najlepsze odpowiedzi
web-settings-coach-watch = tylko na co uważać i dlaczego
web-log-empty = Jeszcze nic się nie wydarzyło.
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-say = Napisz coś
web-chat-send = Wyślij
web-spectator = Widz
web-score-line = Punkty za
web-score-total = Razem
web-score-place = Miejsce
web-rules-all = Wszystkie zasady
web-clause = punkt { $clause }
web-thinking = myśli…
web-rivals = Rywale
web-open-mat = Obejrzyj planszę: { $name }
web-my-area = Moja plansza
web-area-of = Plansza: { $name }
web-track = Tor
web-zoom-in = Przybliż
web-zoom-out = Oddal
web-really = Na pewno?
web-really-never = Nie pytaj więcej
web-really-changed = Pytanie zmieniło się w międzyczasie. Nic nie zostało wysłane.
web-connection-lost = Utracono połączenie. Próbujemy dalej.
web-connection-lost-answer = Utracono połączenie. Próbujemy dalej, a twoja odpowiedź czeka.
web-away = Stołu nie można teraz odczytać ani zapisać. Gra ruszy sama, gdy tylko będzie to możliwe.
web-away-answer = Stołu nie można teraz zapisać. Twoja odpowiedź czeka i zostanie wysłana ponownie za { $seconds } s.
web-delayed-answer = Serwer nie przyjmuje teraz twojej odpowiedzi. Odpowiedź czeka i zostanie wysłana ponownie za { $seconds } s.
web-watching = Oglądasz grę.
web-name-away = { $name } (poza stołem)
web-seat-away = { $name }: poza stołem.
web-seat-overdue = { $name }: czas minął.
web-seat-left = Miejsce { $seat } jest wolne.
web-let-bot = Niech gra bot
web-stand-in = Gra za ciebie bot ({ $level }).
web-come-back = Wracam do gry
web-wish-asked = Pytamy pozostałych, czy możesz usiąść do stołu.
web-wish-declined = Pozostali postanowili grać bez ciebie. Możesz oglądać grę.
web-bot-failed = { $name }: bot ({ $failed }) zawiódł, dalej gra słabszy ({ $level }).
web-proposal-undo = { $name } prosi o cofnięcie ostatniej odpowiedzi.
web-proposal-seat = { $name } prosi o zgodę na zajęcie miejsca { $seat }.
web-agree = Zgoda
web-decline = Odmów
web-curtain = { $name }, twój ruch
web-curtain-note = Pozostali teraz nie patrzą.
web-curtain-open = To ja, { $name }
web-leave = Odejdź od stołu
web-leave-really = Tak, odejdź
web-leave-note = Twoje miejsca się zwolnią albo zajmie je bot ({ $level }).
web-watch-link = Link dla widzów
web-keys = Klawisze: 1–9 wybierają, Tab przechodzi po odpowiedziach, U cofa, F przechodzi do mojej tury, H pyta doradcę, ? otwiera zasady.
web-clock-left = Pozostały czas: { $name }
web-table-private = Ten stół jest prywatny.
web-table-none = Nie ma takiego stołu.
web-table-closed = Gracze odeszli od tego stołu.
web-table-shut = Ten stół jest zamknięty.

## After the game

web-won = { $count ->
        [one] Wygrywa { $names }
        [few] Zwycięstwem dzielą się { $names }
        [many] Zwycięstwem dzielą się { $names }
       *[other] Zwycięstwem dzielą się { $names }
    }
web-chart = Punkty w czasie
web-chart-race = Przebieg wyścigu
web-chart-steps = Odpowiedzi
web-turning = Punkty zwrotne
web-turning-decided = Odpowiedź { $step }: { $name } obejmuje prowadzenie i już go nie oddaje
web-turning-lead = Odpowiedź { $step }: prowadzenie obejmuje { $name }
web-turning-swing = Odpowiedź { $step }: { $name } zyskuje nad rywalami { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
web-turning-reached = Odpowiedź { $step }: { $name } dochodzi do celu ({ $goal }: { $points })
web-turning-ahead = Odpowiedź { $step }: { $name } jest najbliżej zwycięstwa ({ $goal }: { $points })
web-turning-lost = Odpowiedź { $step }: { $name } cofa się ({ $goal }: { $points })
web-turning-none = W tej partii nie było zwrotów.
web-rematch = Rewanż
web-replay = Powtórka
web-analysis = Analiza
web-to-board = Obejrzyj stół
web-to-scores = Wróć do punktów
web-record = Pobierz zapis
web-won-by = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punkty
    } przewagi nad graczem { $name }; najwięcej: { $line } (+{ $gain })
web-won-tie = Tyle samo punktów co { $name }: rozstrzyga dogrywka
web-won-after = { $count ->
        [one] { $count } odpowiedź
        [few] { $count } odpowiedzi
        [many] { $count } odpowiedzi
       *[other] { $count } odpowiedzi
    }
web-rematch-waits = Stół do rewanżu czeka, a Twoje miejsce jest zachowane.
web-rematch-join = Do rewanżu

## Replay

web-replay-start = Początek gry
web-replay-did = { $name }: { $deed }
web-replay-step = Odpowiedź { $step } z { $steps }
web-replay-none = Tej gry nie można odtworzyć.
web-replays-none = Żadna gra jeszcze się nie skończyła.
web-eye = Czyimi oczami
web-eye-of = Oczami: { $name }
web-take-over = Graj od tego miejsca
web-take-over-old = Tę partię rozegrano według innej wersji zasad. Można ją odtworzyć, ale nie można jej przejąć.
web-to-start = Na początek
web-to-end = Na koniec
web-step-back = Krok wstecz
web-step-on = Krok naprzód
web-play = Odtwarzaj
web-pause = Pauza
web-scrub = Miejsce w grze
web-upload = Odtwórz zapis z pliku
web-moves = Ruchy
web-chapter = Część gry

## Rules

web-rules-of = Zasady: { $title }
web-first-game = Pierwsza rozgrywka w pięć minut
web-glossary = Słowniczek
web-rules-search = Szukaj w zasadach i słowniczku
web-rules-nothing = Żaden punkt o tym nie mówi.
web-rules-english = Zasady są na razie po angielsku.
web-chapters = Rozdziały
web-components = Elementy gry

## Settings

web-settings-look = Wygląd
web-settings-play = Gra
web-theme = Kolory
web-theme-system = Jak w systemie
web-theme-dark = Ciemne
web-theme-light = Jasne
web-motion = Ruch
web-motion-system = Jak w systemie
web-motion-full = Zawsze
web-motion-none = Nigdy
web-settings-patterns = Wzory obok kolorów
web-settings-confirm = Pytaj przed wyborem, który coś odbiera
web-settings-forced = Gdy jest tylko jedna odpowiedź, udzielaj jej samoczynnie; czas nie zdradza nikomu, co mam na ręce
web-settings-list = Pokazuj wszystkie odpowiedzi jako listę
web-settings-sound = Dźwięk, gdy nadchodzi mój ruch, a patrzę gdzie indziej
web-settings-notify = Powiadomienie, gdy nadchodzi mój ruch, a patrzę gdzie indziej
web-account = Konto
web-account-note = Do gry nie jest potrzebne. Pozwala mieć swoje gry na kilku urządzeniach.
web-account-in = Zalogowano jako { $login }.
web-login = Login
web-password = Hasło
web-log-in = Zaloguj się
web-log-out = Wyloguj się
web-register = Załóż konto

## About

web-about-title = O projekcie Cradle
web-about-what = Cradle to stół do cywilizacyjnych gier planszowych: dokładne zasady, ludzie i boty, powtórki i analiza. Nic, co jest przy stole ukryte, nie trafia do twojej przeglądarki.
web-about-free = Cradle nie jest związane z żadnym wydawcą. Nazwy gier mówią tylko, o które zasady chodzi; wszystkie teksty i rysunki są nasze. Jeśli gra ci się podoba, kup pudełko.
web-about-values = Skąd pochodzą wartości elementów
web-about-values-note = Nie wszystkie wydrukowane wartości są powszechnie znane. To, czego nie udało się potwierdzić, jest zrekonstruowane i oznaczone w wykazach gwiazdką; kto ma pudełko, może grać z plikiem wydrukowanych wartości.
web-about-counts = potwierdzone: { $source }, częściowo: { $partly }, zrekonstruowane: { $reconstructed }.
web-about-credits = Podziękowania
web-credit-icons = Piktogramy: Lorc, Delapouite i inni autorzy:
web-credit-fonts = Kroje pisma Alegreya i Alegreya Sans: Juan Pablo del Peral, Huerta Tipográfica:
web-credit-software = Zrobione z pomocą

## Plansze gier

web-answers-all = Wszystkie odpowiedzi
web-point-hint = To, co świeci na planszy, można wybrać także tam.
web-nothing-note = Może w adresie jest literówka albo to, co tu było, już sprzątnięto.
web-table-private-note = Patrzeć mogą tylko gracze. Poproś ich o link dla widzów.
web-table-none-note = Może grę porzucono albo link jest niepełny.
web-link-none-note = Może ktoś już zajął to miejsce. Poproś zapraszającego o nowy link.
web-replay-none-note = Odtworzyć można tylko zakończone gry.
web-legend = Symbole
web-chart-none = W tej grze nie liczy się punktów po drodze: wygrywa ten, kto pierwszy osiągnie cel.
web-left = { $count ->
        [0] brak
       *[other] zostało { $count }
    }
web-first-player = Pierwszy gracz
web-reconstructed = Część wartości tego elementu odtworzyliśmy sami.

## Trouble

web-error-unreachable = Serwer jest nieosiągalny. Sprawdź połączenie i spróbuj ponownie.
web-error-server = Serwer odpowiedział czymś nieoczekiwanym ({ $status }). Spróbuj za chwilę.
web-error-other = Nie udało się ({ $what }).
web-error-screen = Nie udało się wczytać tego ekranu.

## Lekcje

web-lessons = Lekcje
web-lessons-title = Poznaj grę w krótkich lekcjach
web-lessons-note = Każda lekcja to jedna myśl i jedno zadanie przy prawdziwym stole, mniej niż dwie minuty.
web-lessons-of = { $title }: pierwsza rozgrywka
web-lessons-count = { $done } z { $all }
web-lessons-begin = Zacznij
web-lessons-on = Dalej
web-lessons-play = Teraz zagraj pierwszą rozgrywkę
web-lessons-none = Nie ma takiej lekcji
web-lessons-none-note = Gdzie nie ma lekcji, o tym, jak się gra, mówią zasady.
web-lesson-of = Lekcja { $n } z { $all }
web-lesson-try = Spróbuj
web-lesson-safe = Nie ma się czego bać: zła odpowiedź zostanie wyjaśniona i cofnięta.
web-lesson-shown = Zadanie wykonuje: { $answer }
web-lesson-lost = Nie ma połączenia. Lekcja poczeka i ruszy sama.
web-lesson-done = ukończona
web-lesson-changed = Nowe zasady: jeszcze raz?
web-lesson-back = Wstecz
web-lesson-skip = Pomiń
web-lesson-next = Dalej
web-lesson-leave = Opuść lekcję
web-lesson-keys = Klawisze: 1–9 wybierają, Backspace cofa, S pomija, M pokazuje lekcje, Esc kończy.
web-puzzles = Zagadki
web-puzzles-title = Zagadki: { $title }
web-puzzle-daily = Zagadka dnia
web-learn = Nauka
web-learn-title = Nauka: { $title }
web-new-here-learn = Poznaj pierwszą rozgrywkę w krótkich lekcjach
