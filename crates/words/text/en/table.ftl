### What a table says, online or in the browser.

refused-not-begun = The match has not begun yet.
refused-no-seed-due = No shares of the dice are asked for now.
refused-committed = This seat is bound to its share already.
refused-too-soon = Shares are opened when everybody is bound to theirs.
refused-other-share = This seat is bound to another share.
refused-same-name = Something else has already been sent under this name.
refused-stale = That question is no longer asked.
refused-order-stands = That is how it is already.
refused-orders-full = You have too many standing orders.
refused-seeded = This seat has already opened its share.
refused-no-undo-asked = Nobody asks to take anything back.
refused-own-undo = You cannot allow your own wish; the others decide.
refused-draw-with-bot = A bot agrees to no draw.
refused-draw-offered = You have already offered a draw.
refused-no-rematch-yet = There is no rematch before the match is over.
refused-rematch-asked = You have already asked for a rematch.
refused-while-playing = The seats change before a match or after it, not while it is played.
refused-not-head = Only the person who has sat here longest arranges the seats.
refused-seat-empty = Nobody sits there.
refused-changes = That was often enough for this match; the next one begins a new count.
refused-table-worn = So much has happened at this table that no further match begins here; open a new one.
