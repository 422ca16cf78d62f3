### Was die Teile der Kartenspiele sagen, und die Seite, die sie zeigt.

## Daueraufträge

web-orders = Daueraufträge
web-orders-menu = Geschehen lassen …
web-orders-until-acted = bis jemand etwas tut
web-orders-until-acted-why = bei allem, was geschieht, wirst du wieder gefragt
web-orders-until-turn = bis ich am Zug bin
web-orders-until-turn-why = was die anderen auch tun
web-orders-matter = bis das abgerechnet ist
web-orders-matter-why = tut jemand anders etwas dazu, wirst du wieder gefragt
web-orders-always = immer in solchen Fenstern
web-orders-always-why = gefragt nach { $rule }, bis du es zurücknimmst
web-orders-always-at = immer bei { $rule }
web-orders-idle = wenn ich sonst nichts tun kann
web-orders-idle-why = wer auf die Uhr sieht, kann deine Hand erraten
web-orders-stands = Geschehen lassen, { $when }
web-orders-withdraw = Geschehen lassen, { $when }: zurücknehmen
web-orders-let-be = Du lässt es geschehen, wie angeordnet.

## Karten, Hände, Marker, Stapel

web-card-costs = kostet { $cost }
web-card-marked = Ein Wert ist unser Vorschlag.
web-card-playable = Spielbar.
web-card-playable-brings = Spielbar: { $what }.
web-card-chosen = Gewählt.
web-card-chosen-brings = Gewählt: { $what }.
web-card-not-now = Jetzt nicht: { $what }.
web-hand-mine = { $count ->
        [0] Du hast keine Karten auf der Hand
        [one] Deine Hand, eine Karte
       *[other] Deine Hand, { $count } Karten
    }
web-hand-of = { $count ->
        [0] { $name } hat keine Karten auf der Hand
        [one] { $name } hat eine Karte auf der Hand
       *[other] { $name } hat { $count } Karten auf der Hand
    }
web-tokens = Marker ({ $whose }): { $tokens }
web-tokens-none = keine
web-tokens-more = { $count ->
        [one] Noch ein Marker
       *[other] Noch { $count } Marker
    }
web-token-of = { $name } { $count } von { $limit }
web-token-count = { $name } { $count }
web-token-good = hilft
web-token-bad = schadet
web-token-unique = nur bei dieser Figur
web-deck = Stapel
web-deck-label = { $count ->
        [0] Stapel, leer.
        [one] Stapel, eine Karte.
       *[other] Stapel, { $count } Karten.
    }
web-deck-shuffled = { $count ->
        [one] Einmal neu gemischt.
       *[other] { $count }-mal neu gemischt.
    }
web-discard = Ablage
web-discard-label = { $count ->
        [0] Ablage, leer.
        [one] Ablage, eine Karte.
       *[other] Ablage, { $count } Karten.
    }
web-discard-top = Obenauf: { $card }.
web-discard-all = Ablage, die neueste zuerst

## Die Seite der Teile

web-pieces = Teile
web-pieces-note = Womit Kartenspiele gezeichnet werden, für alle, die Bretter zeichnen. Karten und Marker sind hier nur Muster, für diese Seite erfunden; kein Spiel hat sie.
web-pieces-hand = Hand
web-pieces-hand-how = Tippe eine Karte an und dann einen Platz, oder zieh sie dorthin. Pfeile gehen von Karte zu Karte, Entf verkauft.
web-pieces-cards = Karte
web-pieces-others = Hände der anderen
web-pieces-tokens = Marker
web-pieces-decks = Stapel und Ablage
web-pieces-pace = Wer hat das Wort
web-pieces-more = Eine Karte mehr
web-pieces-fewer = Eine Karte weniger
web-pieces-shuffle = Ablage einmischen

## Muster

web-sample-kettle = Der Kessel singt
web-sample-kettle-text = Dreh einen deiner Würfel auf eine beliebige Seite.
web-sample-window = Ein offenes Fenster
web-sample-window-text = Verhindere 6 Schaden. Wenn es regnet, bekommst du einmal Durchnässt.
web-sample-biscuits = Kekse für alle miteinander
web-sample-biscuits-text = Alle ziehen eine Karte, du zuerst. Wer danach am wenigsten Karten hat, zieht noch eine und bedankt sich.
web-sample-umbrella = Großmutters Regenschirm II
web-sample-umbrella-text = Deine Abwehr wirft drei Würfel statt zwei.
web-sample-postman = Der Briefträger klingelt
web-sample-postman-text = Sieh dir die oberste Karte eines Stapels an. Du darfst sie darunterlegen.
web-sample-clockwork = Uhrwerk
web-sample-clockwork-text = Nach diesem Zug hast du noch einen.
web-sample-mark = Unser Vorschlag: Niemand weiß, was sie kostet, denn niemand hat sie je gesehen.
web-sample-kind-roll = Würfelphase
web-sample-kind-instant = Sofort
web-sample-kind-main = Hauptphase
web-sample-kind-upgrade = Aufwertung
web-sample-brings = 11 → 5
web-sample-not-now = erst in deiner Hauptphase
web-sample-name = Maximiliane Brandenburg-Lichtenfels
web-sample-token = ein Muster
web-sample-token-dry = Trocken
web-sample-token-quick = Flink
web-sample-token-soaked = Durchnässt
web-sample-token-letters = Briefe
web-sample-token-cold = Verfroren
web-sample-token-warm = Warm
web-sample-shelf = Ins Regal
web-sample-door = Vor die Tür
web-sample-played = { $card }: { $target }.
web-sample-sold = { $card } ist verkauft.
web-sample-refused = Erst in deiner Hauptphase.
web-sample-announces = kündigt Regen an
web-sample-word = hast das Wort
web-sample-answers = darf antworten
web-sample-both = Beide lassen es geschehen
web-sample-holds = dann regnet es
web-sample-happened = Maximiliane kündigt Regen mit 11 an.
web-sample-ask = Antwortest du?
web-sample-pass = Regnen lassen
web-sample-do = 6 verhindern
