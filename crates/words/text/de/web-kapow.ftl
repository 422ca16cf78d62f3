### Was die App bei KAPOW! sagt, während Würfel gelegt werden.

web-kapow-phase-select = Auswahl
web-kapow-phase-fight = Angriff & Abwehr
web-kapow-phase-power-up = Aufrüsten
web-kapow-phase-clean-up = Aufräumen
web-kapow-do = Weiter

web-kapow-board = Tableau von { $name }
web-kapow-column-attack = Angriff
web-kapow-column-defence = Abwehr
web-kapow-column-powers = Kräfte
web-kapow-column-more = Mehr
web-kapow-when-immediate = Sofort
web-kapow-when-attack = Angriff
web-kapow-when-defend = Abwehr
web-kapow-when-power-up = Aufrüsten
web-kapow-when-after-power-up = Nachrüsten
web-kapow-when-this-round = Diese Runde
web-kapow-once = einmal je Partie
web-kapow-wasted = bringt nichts
web-kapow-locked = festgelegt
web-kapow-spent = verbraucht
web-kapow-used = genutzt
web-kapow-use = Nutzen
web-kapow-box = Würfelkasten von { $ability }
web-kapow-slot = { $ability }: { $need }
web-kapow-slot-lit = { $symbol } auf { $ability }: { $need }
web-kapow-slot-waits = { $ability }: { $need }, wartet auf einen Würfel

web-kapow-brief-base = Basis { $count }
web-kapow-brief-fallback = Basis { $count }, wenn du keine andere benutzt
web-kapow-brief-kicker = +{ $count }
web-kapow-brief-attack = +{ $count } Angriff
web-kapow-brief-defence = +{ $count } Abwehr
web-kapow-brief-times = ×{ $count }
web-kapow-brief-faces = { $count ->
        [one] 1 Seite
       *[other] { $count } Seiten
    }
web-kapow-brief-faces-wild = { $count ->
        [one] 1 Seite ★
       *[other] { $count } Seiten ★
    }
web-kapow-brief-trait-dice = { $count ->
        [one] 1 Eigenschaftswürfel
       *[other] { $count } Eigenschaftswürfel
    }
web-kapow-brief-action-dice = { $count ->
        [one] 1 Aktionswürfel
       *[other] { $count } Aktionswürfel
    }
web-kapow-brief-copy = { $count ->
        [one] 1 Kopie der Seite
       *[other] { $count } Kopien
    }
web-kapow-brief-exchange = { $count ->
        [one] 1 Seite tauschen
       *[other] bis zu { $count } Seiten tauschen
    }
web-kapow-brief-life = +{ $count } Leben
web-kapow-brief-life-from-damage = so viel Leben wie Schaden, bis { $count }
web-kapow-brief-lose-life = −{ $count } Leben
web-kapow-brief-they-lose = Gegner −{ $count } Leben
web-kapow-brief-per-die = Gegner −{ $count } je neuem Würfel
web-kapow-brief-per-face = Gegner −{ $count } je neuer Seite
web-kapow-brief-own-attack = Gesamtangriff −{ $count }
web-kapow-brief-their-defence = gegnerische Gesamtabwehr −{ $count }
web-kapow-brief-each = je Würfel: { $what }
web-kapow-brief-at-power-up = beim Aufrüsten { $what }
web-kapow-brief-at-defend = beim Abwehren { $what }
web-kapow-brief-if-more-dice = bei weniger Würfeln: { $what }
web-kapow-brief-if-lost = ab { $count } verlorenen Leben: { $what }
web-kapow-brief-if-lost-at-most = bis { $count } verlorene Leben: { $what }
web-kapow-brief-if-unhurt = ohne verlorenes Leben: { $what }
web-kapow-brief-if-dealt = ab { $count } Schaden: { $what }
web-kapow-brief-attach = 1 Seite ({ $faces }) an einen Aktionswürfel, ihn neu würfeln
web-kapow-brief-die = 1 nach Wahl des Gegners
web-kapow-brief-reroll-each = je 1 neu würfeln
web-kapow-brief-reroll-any = beliebig viele andere neu würfeln
web-kapow-brief-reroll-one = 1 ohne { $symbol } neu würfeln
web-kapow-brief-treat-all = { $from } gilt auch als { $to }
web-kapow-brief-treat-blank = ein leerer Würfel gilt als { $to }
web-kapow-brief-treat-one = einmal { $from } gilt als { $to }
web-kapow-brief-turn = 1 Würfel wie einen anderen drehen, nicht auf Joker
web-kapow-brief-mirror = deine Abwehrverstärker zählen auch hier
web-kapow-brief-no-trait-dice = für euch beide keine Eigenschaftswürfel
web-kapow-brief-entangle = Verstricken-Marker für den Gegner (höchstens { $count })
web-kapow-brief-lock-in = { $count ->
        [one] eine Fähigkeit mit 1 Würfel festlegen
       *[other] eine Fähigkeit mit { $count } Würfeln festlegen
    }
web-kapow-brief-lock-in-plain = { $count ->
        [one] eine Fähigkeit mit 1 Würfel festlegen (kein Aktionswürfel, kein Leben)
       *[other] eine Fähigkeit mit { $count } Würfeln festlegen (kein Aktionswürfel, kein Leben)
    }
web-kapow-brief-they-choose = Gegner wählt: { $what }
web-kapow-brief-take-face = 1 seiner Seiten für dich
web-kapow-brief-their-trait-die = du bestimmst die Farbe neuer Eigenschaftswürfel des Gegners, je Würfel { $what }
web-kapow-brief-remove = ein Würfel entfernt ihn
web-kapow-brief-no-loss = niemand verliert Leben

web-kapow-tray = Dein Würfelbrett: { $loose } von { $all } Würfeln frei
web-kapow-all-placed = Keine freien Würfel
web-kapow-formulas = Angriff und Abwehr, wie sie stehen
web-kapow-attack = Angriff
web-kapow-defence = Abwehr
web-kapow-foretold = { $total } mit { $ability }

web-kapow-ready = Fertig, Schirm runter
web-kapow-ready-open = Fertig
web-kapow-suggest = Vorschlag
web-kapow-suggest-ready = Ich ließe es so.
web-kapow-ask-place = Lege deine Würfel: erst Würfel, dann Feld antippen.
web-kapow-ask-all-placed = Alles liegt. Bist du fertig?
web-kapow-ask-where = Wohin mit { $symbol ->
        [might] der Macht
        [energy] der Energie
        [toughness] der Zähigkeit
        [agility] der Gewandtheit
        [x-factor] dem X-Faktor
        [wild] dem Joker
       *[blank] dem leeren Würfel
    }? Tippe auf ein leuchtendes Feld.
web-kapow-ask-nowhere = { $symbol ->
        [might] Die Macht
        [energy] Die Energie
        [toughness] Die Zähigkeit
        [agility] Die Gewandtheit
        [x-factor] Der X-Faktor
        [wild] Der Joker
       *[blank] Der leere Würfel
    } passt gerade nirgends.
web-kapow-ask-which = Welcher Würfel auf { $ability }? Tippe auf einen leuchtenden.
web-kapow-ask-reroll = Welchen Würfel würfelst du neu?
web-kapow-ask-reroll-any = Welche Würfel würfelst du neu?
web-kapow-ask-turn = Welchen Würfel drehst du, und worauf?
web-kapow-ask-face = Welche Seite nimmst du?
web-kapow-ask-attach = Auf welchen Aktionswürfel kommt die Seite?
web-kapow-hint-ally = Deine Hälfte von { $ability } ist voll; sie zählt, sobald auch die deines Verbündeten voll ist
web-kapow-hint-half = { $ability } ist halb gefüllt, es fehlt: { $needs }
web-kapow-need-match = { $need } mit { $symbol }
web-kapow-hint-loose = { $count ->
        [0] Kein Würfel passt mehr irgendwo
        [one] Ein Würfel passt noch irgendwo
       *[other] { $count } Würfel passen noch irgendwo
    }
web-kapow-hint-sums = Angriff { $attack }, Abwehr { $defence }
web-kapow-hint-turn = Wähle jetzt die Seite
web-kapow-do-reroll = { $count ->
        [0] Keinen neu würfeln
        [one] 1 Würfel neu würfeln
       *[other] { $count } Würfel neu würfeln
    }
web-kapow-do-choose = Erst wählen
