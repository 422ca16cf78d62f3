### Was die App bei KAPOW! sagt, während Würfel gelegt werden.

web-kapow-phase-select = Auswahl
web-kapow-phase-fight = Angriff & Verteidigung
web-kapow-phase-power-up = Aufrüsten
web-kapow-phase-clean-up = Aufräumen
web-kapow-do = Weiter

web-kapow-board = Tableau von { $name }
web-kapow-column-attack = Angriff
web-kapow-column-defence = Verteidigung
web-kapow-column-powers = Kräfte
web-kapow-column-more = Mehr
web-kapow-when-immediate = Sofort
web-kapow-when-attack = Angriff
web-kapow-when-defend = Verteidigung
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

web-kapow-tray = Dein Würfelbrett: { $loose } von { $all } Würfeln frei
web-kapow-all-placed = Keine freien Würfel
web-kapow-formulas = Angriff und Verteidigung, wie sie stehen
web-kapow-attack = Angriff
web-kapow-defence = Verteidigung
web-kapow-foretold = { $total } mit { $ability }

web-kapow-ready = Fertig, Schirm runter
web-kapow-ready-open = Fertig
web-kapow-suggest = Vorschlag
web-kapow-suggested = Unser Bot füllt { $boxes }: Angriff { $attack }, Verteidigung { $defence }.
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
web-kapow-hint-sums = Angriff { $attack }, Verteidigung { $defence }
web-kapow-hint-turn = Wähle jetzt die Seite
web-kapow-hint-not = keiner, der { $symbol } zeigt
web-kapow-do-reroll = { $count ->
        [0] Keinen neu würfeln
        [one] 1 Würfel neu würfeln
       *[other] { $count } Würfel neu würfeln
    }
web-kapow-do-choose = Erst wählen
