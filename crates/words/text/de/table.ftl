### Was ein Tisch sagt, online oder im Browser.

refused-not-begun = Die Partie hat noch nicht begonnen.
refused-no-seed-due = Jetzt wird nach keinem Anteil an den Würfeln gefragt.
refused-committed = Dieser Platz hat sich schon festgelegt.
refused-too-soon = Die Anteile werden erst geöffnet, wenn sich alle festgelegt haben.
refused-other-share = Dieser Platz hat sich auf einen anderen Anteil festgelegt.
refused-same-name = Unter diesem Namen wurde schon etwas anderes geschickt.
refused-stale = Diese Frage wird nicht mehr gestellt.
refused-order-stands = So ist es schon.
refused-orders-full = Du hast zu viele Daueraufträge.
refused-seeded = Dieser Platz hat seinen Anteil schon geöffnet.
refused-no-undo-asked = Niemand möchte etwas zurücknehmen.
refused-own-undo = Deinen eigenen Wunsch kannst du nicht erlauben; das entscheiden die anderen.
refused-draw-with-bot = Ein Bot einigt sich auf kein Unentschieden.
refused-draw-offered = Du hast schon ein Unentschieden angeboten.
refused-no-rematch-yet = Eine Revanche gibt es erst, wenn die Partie vorbei ist.
refused-rematch-asked = Du hast schon um eine Revanche gebeten.
refused-while-playing = Die Plätze wechseln vor oder nach einer Partie, nicht währenddessen.
refused-not-head = Nur wer am längsten hier sitzt, ordnet die Plätze.
refused-seat-empty = Dort sitzt niemand.
refused-changes = Das war für diese Partie oft genug; mit der nächsten wird neu gezählt.
refused-table-worn = An diesem Tisch ist so viel geschehen, dass hier keine Partie mehr beginnt; eröffne einen neuen.
