# Co mówi serwer, gdy czegoś nie da się zrobić. Po polsku.

## Uruchamianie

server-database = Serwer nie obsługuje bazy „{ $found }”. Podaj nazwę pliku dla SQLite albo adres, który zaczyna się od postgresql://.
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
server-host = Ten serwer odpowiada tylko na swoim komputerze. Otwórz go pod adresem, który wypisał.
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
server-not-playing = Przy tym stole nikt teraz nie gra.
server-time-over = Twój czas na tę partię minął: resztę rozgrywa za ciebie bot.
server-not-finished = To będzie możliwe po zakończeniu partii.
server-old-rules = Tę partię rozegrano według innych zasad niż obecne: można ją obejrzeć, ale nie można jej kontynuować.
server-no-replay = Tę partię rozegrano według innych zasad niż obecne i nie da się jej pokazać krok po kroku. Jej zapis można pobrać.
server-closed-rules = Zasady się zmieniły: tę partię zaczęto według wersji { $found }, a serwer gra teraz według wersji { $version }. Stół zamknięto, a zapis partii można pobrać.
server-closed-setup = Serwer nie ma już tego, czym miano grać przy tym stole, dlatego go zamknięto. Przygotuj nowy stół.
server-nothing-left = W tym punkcie partia jest już skończona. Przejmij ją wcześniej.
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

## Strona zamiast niezbudowanego klienta

server-unbuilt = Stół nakryty, ale klient przeglądarkowy nie jest zbudowany
server-unbuilt-what = Serwer działa, a jego interfejs odpowiada pod adresem
server-unbuilt-build = Żeby zbudować klienta i zacząć od nowa, wpisz w folderze źródeł:
