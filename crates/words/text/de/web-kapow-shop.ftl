### Was die App bei KAPOW! über Vorrat und Werkstatt sagt.

## Vorrat

web-kapow-supply = Vorrat
web-kapow-supply-shared = gemeinsam, offen
web-kapow-supply-team = für dein Team, offen
web-kapow-supply-theirs = Vorrat des anderen Teams
web-kapow-supply-faces = Seiten im Vorrat
web-kapow-supply-dice = Würfel im Vorrat
web-kapow-supply-closed = Gerade wird nichts genommen; beim Aufrüsten ist der Vorrat offen.
web-kapow-supply-open = Der Vorrat ist offen: Jetzt wird daraus genommen.
web-kapow-supply-pool = Freie Seiten
web-kapow-supply-gained = In dieser Runde dazu

## Werkstatt

web-kapow-shop-free = Freie Seiten
web-kapow-shop-free-of = Freie Seiten: { $name }
web-kapow-shop-none = keine
web-kapow-shop-how = erst eine Seite, dann ein Feld antippen
web-kapow-shop-how-next = Welche kommt als Nächstes dran?
web-kapow-shop-how-look = zum Anschauen
web-kapow-shop-done = fertig, die anderen stecken noch
web-kapow-shop-no-die = Ohne Aktionswürfel bleiben die Seiten frei.
web-kapow-shop-faces = { $count ->
        [0] noch keine Seite
        [one] eine Seite
       *[other] { $count } Seiten
    }
web-kapow-side-top = oben
web-kapow-side-left = links
web-kapow-side-front = vorn
web-kapow-side-right = rechts
web-kapow-side-back = hinten
web-kapow-side-bottom = unten
web-kapow-shop-empty = leer
web-kapow-shop-put-here = { $place }: leer, { $face } hier anstecken
web-kapow-shop-fill = { $place }: leer, eine Seite dafür wählen
web-kapow-shop-take-off = { $place }: { $face } abnehmen
web-kapow-shop-chances = Chancen von { $die }
web-kapow-shop-ask-clip = Stecke freie Seiten an deine Aktionswürfel
web-kapow-shop-ask-where = Wohin mit der Seite { $face }?
web-kapow-shop-ask-which = Welche Seite kommt an diesen Würfel?
web-kapow-shop-ask-move = Willst du noch Seiten umstecken?
web-kapow-shop-ask-next = Welche Seite steckt { $name } als Nächstes an?
web-kapow-shop-hint = Du kannst alles umstecken, bis du fertig bist
web-kapow-shop-hint-next = Das Tableau füllt seine Würfel der Reihe nach
web-kapow-shop-suggest = Alle vorschlagen
web-kapow-shop-do-done = { $count ->
        [0] Fertig
        [one] Fertig, eine Seite bleibt frei
       *[other] Fertig, { $count } Seiten bleiben frei
    }

## Aufrüsten

web-kapow-gain-busy = { $name } rüstet auf
web-kapow-gain-waits = { $name } wählt.
web-kapow-gain-due = folgt noch
web-kapow-gain-left = noch { $count }
web-kapow-gain-left-faces = noch { $left } von { $count } Seiten
web-kapow-gain-left-dice = noch { $left } von { $count } Würfeln
web-kapow-gain-left-trades = noch { $left } von { $count } Seiten
web-kapow-gain-order-head = Was kommt zuerst?
web-kapow-gain-trade-for = Dafür aus dem Vorrat
web-kapow-gain-ask-face = Welche Seite nimmst du?
web-kapow-gain-ask-take = Welchen Würfel nimmst du?
web-kapow-gain-ask-take-for = Welchen Würfel bekommt { $name }?
web-kapow-gain-ask-option = Was soll geschehen?
web-kapow-gain-ask-option-of = { $name } lässt dir die Wahl
web-kapow-gain-ask-trade = Welche deiner Seiten tauschst du?
web-kapow-gain-ask-trade-for = Was kommt für { $face }?
web-kapow-gain-ask-give = Welche Seite gibst du ab?
web-kapow-gain-ask-give-to = Welche Seite gibst du { $name }?
web-kapow-gain-ask-lock = Welche Fähigkeit legst du fest?
web-kapow-gain-ask-order = Welche Fähigkeit kommt zuerst?
web-kapow-gain-hint-order = Die Reihenfolge kann einen Unterschied machen
web-kapow-gain-do-take = Nehmen: { $die }
web-kapow-gain-do-take-for = { $die } für { $name }
web-kapow-gain-do-option = So soll es sein
web-kapow-gain-do-stop = Nicht mehr tauschen
