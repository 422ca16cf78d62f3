### What a table says, online or in the browser.

refused-not-begun = The match has not begun yet.
refused-no-seed-due = No seeds are asked for now.
refused-stale = That question is no longer asked.
refused-order-stands = That is how it is already.
refused-orders-full = You have too many standing orders.
refused-seeded = This seat has already given its seed.
refused-no-undo-asked = Nobody asks to take anything back.
refused-own-undo = You cannot allow your own wish; the others decide.
refused-draw-with-bot = A bot agrees to no draw.
refused-draw-offered = You have already offered a draw.
refused-no-rematch-yet = There is no rematch before the match is over.
refused-rematch-asked = You have already asked for a rematch.
refused-while-playing = The seats change before a match or after it, not while it is played.
refused-not-head = Only the person who has sat here longest arranges the seats.
refused-seat-empty = Nobody sits there.
