# What the web server says when something cannot be done, in English.

## Starting

server-database = “{ $found }” is not a database that the server can use. Give a file name for SQLite, or an address that begins with postgresql://.
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
server-host = This server only answers on its own machine. Open it by the address that it printed.
server-too-large = That is too much at once: { $kilobytes ->
        [one] { $kilobytes } kilobyte is
       *[other] { $kilobytes } kilobytes are
    } allowed. Send something shorter.
server-too-often = That was a little fast. Try again in { $seconds ->
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
server-not-playing = Nothing is being played at this table now.
server-time-over = Your time for this game is over: a bot plays the rest for you.
server-not-finished = This is possible once the game has ended.
server-old-rules = This game was played by other rules than the present ones: you can look at it, but not go on from it.
server-no-replay = This game was played by other rules than the present ones and cannot be shown step by step. Its record can be downloaded.
server-closed-rules = The rules have changed: this game was begun by version { $found }, and the server now plays by version { $version }. The table was closed; its record can be downloaded.
server-closed-setup = The server no longer has what this table was to be played with, so it was closed. Make a new one.
server-nothing-left = The game has ended at this point. Take over from an earlier one.
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

## The page of a client that is not built

server-unbuilt = The table is set, but the browser client is not built
server-unbuilt-what = The server runs, and its interface answers under
server-unbuilt-build = To build the client and begin again, type in the folder of the sources:
