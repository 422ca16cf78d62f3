### Was der Kern über jedes Spiel gleich sagt.

## Ablehnungen

refused-over = Die Partie ist vorbei.
refused-dice-first = Erst kommen die Würfel.
refused-no-dice-due = Jetzt sind keine Würfel fällig.
refused-not-asked = Dieser Platz wird gerade nichts gefragt.
refused-wrong-dice-count = { $asked ->
        [one] Ein Würfel ist
       *[other] { $asked } Würfel sind
    } fällig, nicht { $given }.
refused-no-such-side = Ein fälliger Würfel hat { $below } Seiten, genannt wurde eine darüber hinaus.
refused-unknown-input = „{ $text }“ ist keine Eingabe dieses Spiels.
refused-no-such-seat = Diesen Platz gibt es nicht.
refused-undo = Nichts lässt sich zurücknehmen: Danach sind Würfel gefallen, hat jemand anderes gehandelt oder wurde etwas aufgedeckt.

## Fragen, wo ein Spiel keine eigenen Worte hat

ask-act = Du bist am Zug.
ask-react = Reagierst du?
ask-split = Teile in zwei Gruppen.
ask-keep = Was behältst du?
ask-target = Worauf zielst du?
ask-place = Wohin damit?
ask-assign = Wer bekommt es?
ask-amount = Wie viel?
ask-order = Was kommt zuerst?
ask-pay = Womit zahlst du?
ask-take = Nimmst du es?
ask-swap = Was tauschst du?
ask-confirm = Ja oder nein?
ask-choose = Was wählst du?

## Aufzählungen

list-comma = { $before }, { $next }
list-and = { $before } und { $next }
list-or = { $before } oder { $next }
