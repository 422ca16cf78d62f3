### What the server says when it turns something away.

## Opening a table

refused-no-such-game = There is no game “{ $text }”.
refused-no-such-mode = This game has no mode “{ $text }”.
refused-setup = The set-up does not work: { $problem }.
refused-seat-count = The number of seats does not fit the mode.
refused-seat-kind = “{ $text }” cannot sit down; a seat is me, open or a bot such as bot:search.
refused-only-bots = At least one seat must be for a person.
refused-no-such-bot = There is no bot “{ $text }”.
refused-bot-too-slow = The bot “{ $text }” would think too long for this server.
refused-name = A name has 1 to 40 characters that can be seen.

## Sitting down and looking

refused-no-such-table = There is no such table.
refused-invitation = This invitation is not valid, or somebody has used it already.
refused-seat-taken = Somebody sits there already.
refused-not-your-seat = This seat is not yours.
refused-hello-first = Say hello first.
refused-no-record-yet = There is a record once the match is over.
refused-table-stopped = This table cannot be opened: what was kept of it is damaged, or other rules wrote it. Whoever runs the server finds the reason in its log.
refused-unreadable = This message cannot be read.
refused-body = This request cannot be read: { $problem }.
refused-too-long = This request is too long.
refused-no-such-page = There is nothing here.
refused-method = This page can only be read.
refused-origin = Pages of other sites may not do this.

## Too much

refused-too-often = Too many requests; try again in a moment.
refused-too-talkative = That was a lot at once; a short break, please.
refused-too-many-tables = So many tables cannot be asked about at once.
refused-proxy = The proxy in front of the server says in no readable way who is asking.
refused-too-slow = This took too long.
refused-too-many = The server is full; try again later.
refused-too-many-sockets = Too many connections from your address.
refused-closing = The server is restarting; come back in a moment.
refused-other-rules = This table was played by rules or cards that have changed since. Its match is over.
refused-no-record = There is no record of this table: no match has been played to its end here.

## What the server lacks

refused-store-full = The server’s disk is full. Nothing has changed.
refused-store-read-only = The server cannot write to its disk. Nothing has changed.
refused-store-unavailable = The server cannot reach its disk just now; try again in a moment.
refused-no-chance = The server has no random numbers just now; try again in a moment.
refused-packs = The server’s packs have mistakes.
