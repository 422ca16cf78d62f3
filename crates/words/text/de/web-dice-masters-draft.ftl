### Rainbow Draft von Dice Masters im Browser.

web-draft-pod = Wer draftet
web-draft-thinks = überlegt
web-draft-ready = fertig
web-draft-cards = Karten zur Wahl
web-draft-middle = Würfel in der Mitte
web-draft-sort = { $card }: { $n } in der Mitte, du hast { $mine }
web-draft-taken = Deine Karten
web-draft-team = Dein Team
web-draft-fits = passt zu deinen
web-draft-ask-card = Nimm eine von { $n } Karten.
web-draft-hint-card = Verdeckt: Niemand sieht, was du nimmst.
web-draft-ask-dice = { $n ->
        [one] Nimm keinen Würfel mehr.
       *[other] Nimm einen Würfel aus der Mitte.
    }
web-draft-hint-dice = Nur Würfel zu deinen Karten, einer nach dem anderen.
web-draft-ask-team = { $n ->
        [one] Dein Team ist fertig.
       *[other] Nimm eine Karte in dein Team.
    }
web-draft-hint-team = Bis zu acht Karten, kein Name zweimal; die Würfel kommen mit.
web-draft-ask-basic = Nimm eine Basisaktion.
web-draft-hint-basic = Zwei verschiedene; beide Seiten können ihre Würfel kaufen.
web-draft-take = { $card } nehmen
web-draft-choose = Wählen
web-draft-for-me = Für mich wählen
web-draft-done = Genug
web-draft-way = So geht es
web-draft-curve = Kosten und Energie
web-draft-step-first = Erster Stapel: eine Karte nehmen, den Rest nach rechts geben
web-draft-step-second = Zweiter Stapel: dasselbe nach links
web-draft-step-dice = Würfel aus der Mitte, reihum und zurück
web-draft-step-team = Ein Team aus bis zu acht Karten und zwei Basisaktionen
web-bring-ask = Welches Team bringst du mit?
web-bring-hint = Verdeckt: Alle Teams werden zugleich gezeigt.
web-bring-teams = Teams zur Auswahl
web-bring-build = Ein anderes Team bauen
web-teams-bring = Teams
web-teams-hidden = verdeckt, zugleich gezeigt
web-teams-open = hier genannt
web-teams-hidden-how = Jeder wählt am Tisch, ungesehen, aus eigenen und fertigen Teams.
