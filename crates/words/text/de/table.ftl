### Was ein Tisch sagt, online oder im Browser.

refused-not-begun = Die Partie hat noch nicht begonnen.
refused-no-seed-due = Jetzt wird nach keinem Startwert gefragt.
refused-stale = Diese Frage wird nicht mehr gestellt.
refused-order-stands = So ist es schon.
refused-orders-full = Du hast zu viele Daueraufträge.
refused-seeded = Dieser Platz hat seinen Startwert schon gegeben.
refused-no-undo-asked = Niemand möchte etwas zurücknehmen.
refused-own-undo = Deinen eigenen Wunsch kannst du nicht erlauben; das entscheiden die anderen.
refused-draw-with-bot = Ein Bot einigt sich auf kein Unentschieden.
refused-draw-offered = Du hast schon ein Unentschieden angeboten.
refused-no-rematch-yet = Eine Revanche gibt es erst, wenn die Partie vorbei ist.
refused-rematch-asked = Du hast schon um eine Revanche gebeten.
refused-while-playing = Die Plätze wechseln vor oder nach einer Partie, nicht währenddessen.
refused-not-head = Nur wer am längsten hier sitzt, ordnet die Plätze.
refused-seat-empty = Dort sitzt niemand.
