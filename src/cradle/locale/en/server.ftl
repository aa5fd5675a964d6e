# What the web server says when something cannot be done, in English.

## Starting

server-database = “{ $found }” is not a database that the server can use. Give a file name for SQLite, or an address that begins with postgresql://.
server-database-away = The database { $place } does not answer: { $problem }. Check that it runs and that address, login and password are right.
server-database-newer = The database { $place } was written by a newer Cradle. Update Cradle, or give another database with --database.
server-database-file = The file { $place } cannot be used as a database: { $problem }. Give another file with --database.
server-database-taken = Another server already uses the file { $place }. End it first, or give another file with --database.
server-folder-missing = There is no folder { $folder }. Make it first, or give another file with --database.
server-folder = Nothing can be written in the folder { $folder }: { $problem }. Allow it, or give another file with --database.
server-allow-host = “{ $found }” is not the name of a machine. Give --allow-host a bare name such as tables.example.org.
server-proxy = “{ $found }” is not an address. Give --proxy the address or network of the proxy, such as 127.0.0.1 or 10.0.0.0/8.
server-workers = Several processes ({ $workers }) need PostgreSQL: give its address with --database, or serve with one process.
server-workers-least = A server needs at least one process. Leave --workers out, or give 1 or more.
server-port = Port { $port } of { $host } cannot be used: something else may be listening there. Choose another one with --port.

## Requests

server-json = The request could not be read. Reload the page and try again.
server-input = { $about ->
        [name] The name is too long: up to 32 characters. Shorten it.
        [login] The login does not fit: 3 to 32 small letters a–z, digits, dots, dashes or underscores. Choose another one.
        [password] The password does not fit: 8 to 128 characters. Choose another one.
        [text] The message does not fit: 1 to 500 characters that can be seen. Change it and send it again.
        [secret] This invitation is not complete. Copy the whole link once more.
        [content] The own content cannot be read as text. Choose the file once more.
        [record] The record cannot be read as text. Choose the file once more.
        [seats] Something about the seats is not right. Check who sits where, and try again.
       *[other] Check what you entered and try again; if you entered nothing, reload the page.
    }
server-media = The server reads JSON only. Reload the page and try again.
server-method = This cannot be done here. Reload the page and try again.
server-no-route = There is nothing at this address. Go back to the start page.
server-no-language = There are no texts in this language. Choose another one.
server-origin = The request came from another page. Open Cradle itself and try again.
server-host = This server does not answer to this name. Open it by the address that it printed; whoever hosts it can allow other names with --allow-host.
server-too-large = That is too much at once: { $kilobytes ->
        [one] { $kilobytes } kilobyte is
       *[other] { $kilobytes } kilobytes are
    } allowed. Send something shorter.
server-too-often = That was a little fast. Try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
server-away = The server cannot reach its records at the moment. Nothing that was accepted is lost; it tries again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
server-busy = The server is busy at the moment. Try again.
server-fault = The server made a mistake. Reload the page; nothing that was accepted is lost.

## You

server-login-wrong = Login and password do not fit together. Check both.
server-login-taken = This login is taken. Choose another one.
server-has-account = You have an account already. Log out first to make another one.
server-no-account = You are a guest and have no password yet. Make an account first.

## Tables

server-no-title = There is no title “{ $title }” here. Choose one from the shelf.
server-no-table = There is no such table. It may have been closed.
server-no-link = This invitation is not valid any more. Ask for a new one.
server-private = This table is private. Ask its host for an invitation.
server-not-host = Only the host of the table can do that.
server-not-yours = This is not your seat.
server-seat-taken = This seat is taken. Choose another one.
server-seated = You already sit at this table, and two hands would be one too many.
server-seats-free = { $seats ->
        [one] { $seats } seat is
       *[other] { $seats } seats are
    } still free. Wait, or give them to bots.
server-seats-count = That game has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }. Fill exactly as many.
server-tables-many = You have { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } that are not over. Finish some, or leave them.
server-not-gathering = The seats of this table can no longer be changed.
server-closed-hole = Answer { $number } of this game is missing in the records, so the game cannot go on. The server has closed the table; what was played before is kept.
server-not-playing = Nothing is being played at this table now.
server-time-over = Your time for this game is over: a bot plays the rest for you.
server-bot-only = While the game is on, this seat goes to a bot only.
server-hurry-others = Others play here, too: the bots keep their pace.
server-late-yourself = Your own time is over. Answer first; then you can bring in a bot for somebody else.
server-stand-in = A bot plays for you at the moment. Take your seat back first.
server-seat-barred = You have held another seat of this table, or you are its host: this hand must stay hidden from you. Give the seat to a bot, or invite somebody else.
server-declined = The players would rather not have anybody new at this seat. You can look on, or find another table.
server-proposal-open = The table is deciding about something else. Try again in a moment.
server-not-finished = This is possible once the game has ended.
server-old-rules = This game was played by other rules than the present ones: you can look at it, but not go on from it.
server-no-replay = This game was played by other rules than the present ones and cannot be shown step by step. Its record can be downloaded.
server-analysis-old = This game was played by other rules than the present ones, so it cannot be analysed.
server-analysis-values = This game was played with other components than the present ones, so it cannot be analysed.
server-analysis-unreadable = The record of this game, or what it was played with, cannot be read any more, so it cannot be analysed.
server-closed-rules = The rules have changed: this game was begun by version { $found }, and the server now plays by version { $version }. The table was closed; its record can be downloaded.
server-closed-setup = The server no longer has what this table was to be played with, so it was closed. Make a new one.
server-nothing-left = The game has ended at this point. Take over from an earlier one.
server-known-game = This table goes on with a game whose record somebody has, and could know what comes. It stays private: invite people by link.
server-no-step = This game has { $steps ->
        [one] only { $steps } answer
       *[other] { $steps } answers
    }. Choose a point within it.

## Playing

server-stale = The question has changed in the meantime (it is now number { $number }). Look at the table again.
server-not-asked = You are not asked anything at the moment.
server-answer-id = This answer was sent before as another one. Reload the page.
server-undo-nothing = You have not answered anything yet that could be taken back.
server-take-back-no = There is no face-down answer of yours to take back.
server-no-proposal = This proposal is no longer open.
server-no-lesson = There is no such lesson. Choose one from the list of lessons.
server-lesson-anew = This lesson has changed since you began it. It begins anew.

## The page of a client that is not built

server-unbuilt = The table is set, but the browser client is not built
server-unbuilt-what = The server runs, and its interface answers under
server-unbuilt-build = To build the client and begin again, type in the folder of the sources:
server-no-puzzle = There is no such puzzle.
server-puzzle-word = That is no answer to this puzzle.
