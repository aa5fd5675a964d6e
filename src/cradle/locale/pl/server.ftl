# Co mówi serwer, gdy czegoś nie da się zrobić. Po polsku.

## Uruchamianie

server-database = Serwer nie obsługuje bazy „{ $found }”. Podaj nazwę pliku dla SQLite albo adres, który zaczyna się od postgresql://.
server-database-away = Baza { $place } nie odpowiada: { $problem }. Sprawdź, czy działa i czy adres, login i hasło są poprawne.
server-database-newer = Baza { $place } została zapisana przez nowszą wersję Cradle. Zaktualizuj Cradle albo podaj inną bazę w --database.
server-database-file = Pliku { $place } nie można użyć jako bazy danych: { $problem }. Podaj inny plik w --database.
server-database-taken = Z pliku { $place } korzysta już inny serwer. Najpierw go zakończ albo podaj inny plik w --database.
server-folder-missing = Nie ma folderu { $folder }. Najpierw go utwórz albo podaj inny plik w --database.
server-folder = W folderze { $folder } nie można zapisywać: { $problem }. Zezwól na to albo podaj inny plik w --database.
server-allow-host = „{ $found }” nie jest nazwą komputera. Podaj w --allow-host samą nazwę, na przykład tables.example.org.
server-proxy = „{ $found }” nie jest adresem. Podaj w --proxy adres albo sieć serwera proxy, na przykład 127.0.0.1 lub 10.0.0.0/8.
server-workers = Kilka procesów ({ $workers }) wymaga PostgreSQL: podaj jego adres w --database albo uruchom jeden proces.
server-workers-least = Serwer potrzebuje co najmniej jednego procesu. Pomiń --workers albo podaj 1 lub więcej.
server-port = Portu { $port } na { $host } nie można użyć: być może coś już tam nasłuchuje. Wybierz inny za pomocą --port.

## Żądania

server-json = Nie udało się odczytać żądania. Odśwież stronę i spróbuj ponownie.
server-input = { $about ->
        [name] Imię jest za długie: może mieć do 32 znaków. Skróć je.
        [login] Ten login nie pasuje: potrzeba od 3 do 32 małych liter a–z, cyfr, kropek, myślników lub podkreśleń. Wybierz inny.
        [password] To hasło nie pasuje: potrzeba od 8 do 128 znaków. Wybierz inne.
        [text] Tej wiadomości nie da się wysłać: potrzeba od 1 do 500 widocznych znaków. Zmień ją i wyślij ponownie.
        [secret] To zaproszenie jest niepełne. Skopiuj cały link jeszcze raz.
        [content] Własnej zawartości nie da się odczytać jako tekstu. Wybierz plik jeszcze raz.
        [record] Zapisu nie da się odczytać jako tekstu. Wybierz plik jeszcze raz.
        [seats] Coś jest nie tak z miejscami przy stole. Sprawdź, kto gdzie siedzi, i spróbuj ponownie.
       *[other] Sprawdź wpisane dane i spróbuj ponownie; jeśli nic nie wpisano, odśwież stronę.
    }
server-media = Serwer czyta tylko JSON. Odśwież stronę i spróbuj ponownie.
server-method = Tutaj tak nie można. Odśwież stronę i spróbuj ponownie.
server-no-route = Pod tym adresem nic nie ma. Wróć na stronę główną.
server-no-language = Nie ma tekstów w tym języku. Wybierz inny.
server-origin = Żądanie przyszło z obcej strony. Otwórz sam Cradle i spróbuj ponownie.
server-host = Ten serwer nie odpowiada pod tą nazwą. Otwórz go pod adresem, który wypisał; inne nazwy może dopuścić jego gospodarz za pomocą --allow-host.
server-too-large = To za dużo naraz: można wysłać najwyżej { $kilobytes ->
        [one] { $kilobytes } kilobajt
        [few] { $kilobytes } kilobajty
        [many] { $kilobytes } kilobajtów
       *[other] { $kilobytes } kilobajta
    }. Wyślij coś krótszego.
server-too-often = Odrobinę wolniej. Spróbuj ponownie za { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }.
server-away = Serwer nie ma teraz dostępu do swoich zapisów. Nic z tego, co przyjęto, nie przepadło; następna próba za { $seconds ->
        [one] { $seconds } sekundę
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }.
server-busy = Serwer jest teraz zajęty. Spróbuj ponownie.
server-fault = Serwer popełnił błąd. Odśwież stronę; nic z tego, co przyjęto, nie zginęło.

## Ty

server-login-wrong = Login i hasło do siebie nie pasują. Sprawdź jedno i drugie.
server-login-taken = Ten login jest już zajęty. Wybierz inny.
server-has-account = Masz już konto. Żeby założyć kolejne, najpierw się wyloguj.
server-no-account = Grasz jako gość i nie masz jeszcze hasła. Najpierw załóż konto.

## Stoły

server-no-title = Nie ma tu gry „{ $title }”. Wybierz jakąś z półki.
server-no-table = Nie ma takiego stołu. Być może został zamknięty.
server-no-link = To zaproszenie jest już nieważne. Poproś o nowe.
server-private = Ten stół jest prywatny. Poproś gospodarza o zaproszenie.
server-not-host = To może zrobić tylko gospodarz stołu.
server-not-yours = To nie jest twoje miejsce.
server-seat-taken = To miejsce jest zajęte. Wybierz inne.
server-seated = Siedzisz już przy tym stole, a grać za dwóch nie wolno.
server-seats-free = { $seats ->
        [one] Jest jeszcze { $seats } wolne miejsce
        [few] Są jeszcze { $seats } wolne miejsca
        [many] Jest jeszcze { $seats } wolnych miejsc
       *[other] Jest jeszcze { $seats } wolnego miejsca
    }. Poczekaj albo posadź tam boty.
server-seats-count = W tej partii { $seats ->
        [one] jest { $seats } miejsce
        [few] są { $seats } miejsca
        [many] jest { $seats } miejsc
       *[other] jest { $seats } miejsca
    }. Obsadź dokładnie tyle.
server-tables-many = Masz już { $tables ->
        [one] { $tables } niedokończony stół
        [few] { $tables } niedokończone stoły
        [many] { $tables } niedokończonych stołów
       *[other] { $tables } niedokończonego stołu
    }. Dokończ niektóre albo od nich wstań.
server-not-gathering = Miejsc przy tym stole nie da się już zmienić.
server-closed-hole = W zapisie tej gry brakuje odpowiedzi nr { $number }, więc nie da się jej kontynuować. Serwer zamknął stół; to, co rozegrano wcześniej, zostało zachowane.
server-not-playing = Przy tym stole nikt teraz nie gra.
server-time-over = Twój czas na tę partię minął: resztę rozgrywa za ciebie bot.
server-bot-only = Dopóki trwa partia, to miejsce można oddać tylko botowi.
server-hurry-others = Przy stole grają też inni: boty zachowują tempo.
server-late-yourself = Twój własny czas minął. Najpierw odpowiedz, potem możesz posadzić bota za kogoś innego.
server-stand-in = Gra teraz za ciebie bot. Najpierw wróć na swoje miejsce.
server-seat-barred = Masz już za sobą inne miejsce przy tym stole albo jesteś jego gospodarzem: tych kart nie wolno ci zobaczyć. Oddaj miejsce botowi albo zaproś kogoś innego.
server-declined = Gracze wolą nie sadzać tu nikogo nowego. Możesz popatrzeć albo znaleźć inny stół.
server-proposal-open = Przy stole rozstrzyga się teraz coś innego. Spróbuj za chwilę.
server-not-finished = To będzie możliwe po zakończeniu partii.
server-old-rules = Tę partię rozegrano według innych zasad niż obecne: można ją obejrzeć, ale nie można jej kontynuować.
server-no-replay = Tę partię rozegrano według innych zasad niż obecne i nie da się jej pokazać krok po kroku. Jej zapis można pobrać.
server-analysis-old = Tę partię rozegrano według innych zasad niż obecne, więc nie da się jej przeanalizować.
server-analysis-values = Tę partię rozegrano z innymi elementami niż obecne, więc nie da się jej przeanalizować.
server-analysis-unreadable = Zapisu tej partii albo tego, czym ją rozegrano, nie da się już odczytać, więc nie da się jej przeanalizować.
server-closed-rules = Zasady się zmieniły: tę partię zaczęto według wersji { $found }, a serwer gra teraz według wersji { $version }. Stół zamknięto, a zapis partii można pobrać.
server-closed-setup = Serwer nie ma już tego, czym miano grać przy tym stole, dlatego go zamknięto. Przygotuj nowy stół.
server-nothing-left = W tym punkcie partia jest już skończona. Przejmij ją wcześniej.
server-known-game = Przy tym stole trwa dalszy ciąg partii, której zapis ktoś ma, więc może wiedzieć, co będzie. Stół pozostaje prywatny: zapraszaj linkiem.
server-no-step = Ta partia ma { $steps ->
        [one] tylko { $steps } odpowiedź
        [few] { $steps } odpowiedzi
        [many] { $steps } odpowiedzi
       *[other] { $steps } odpowiedzi
    }. Wybierz punkt w jej obrębie.

## Gra

server-stale = Pytanie w międzyczasie się zmieniło (teraz ma numer { $number }). Spójrz na stół jeszcze raz.
server-not-asked = W tej chwili nikt cię o nic nie pyta.
server-answer-id = Ta odpowiedź została już wysłana jako inna. Odśwież stronę.
server-undo-nothing = Nie ma jeszcze twojej odpowiedzi, którą można by cofnąć.
server-take-back-no = Nie masz zakrytej odpowiedzi, którą można by zabrać.
server-no-proposal = Ta propozycja jest już nieaktualna.
server-no-lesson = Nie ma takiej lekcji. Wybierz lekcję z listy.
server-lesson-anew = Ta lekcja zmieniła się, odkąd ją zaczęto. Zaczyna się od nowa.

## Strona zamiast niezbudowanego klienta

server-unbuilt = Stół nakryty, ale klient przeglądarkowy nie jest zbudowany
server-unbuilt-what = Serwer działa, a jego interfejs odpowiada pod adresem
server-unbuilt-build = Żeby zbudować klienta i zacząć od nowa, wpisz w folderze źródeł:
server-no-puzzle = Nie ma takiej zagadki.
server-puzzle-word = W tej zagadce nie ma takiej odpowiedzi.
