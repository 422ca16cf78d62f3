### Was die App bei Dice Throne sagt: die Partie.

web-dice-throne-pitch = Wähle einen Helden, würfle bis zu dreimal für eine seiner Fähigkeiten und antworte mit Karten und Markern. Wer zuletzt noch Leben hat, gewinnt.
web-dice-throne-facts = 2 bis 6 Leute · etwa 30 Min.
web-dice-throne-customise = Anpassen: Modus, Helden, Absprachen
web-mode-dice-throne-duel = Duell
web-mode-dice-throne-duel-how = eins gegen eins, 50 Leben
web-mode-dice-throne-2v2 = Zwei gegen zwei
web-mode-dice-throne-2v2-how = zwei Teams, jedes mit gemeinsamen 50 Leben
web-mode-dice-throne-hill-three = König des Hügels zu dritt
web-mode-dice-throne-hill-three-how = alle gegen alle, 35 Leben
web-mode-dice-throne-hill-four = König des Hügels zu viert
web-mode-dice-throne-hill-four-how = alle gegen alle, 35 Leben
web-mode-dice-throne-hill-five = König des Hügels zu fünft
web-mode-dice-throne-hill-five-how = alle gegen alle, 35 Leben
web-mode-dice-throne-hill-six = König des Hügels zu sechst
web-mode-dice-throne-hill-six-how = alle gegen alle, 35 Leben
web-mode-dice-throne-3v3 = Drei gegen drei
web-mode-dice-throne-3v3-how = zwei Teams, jedes mit gemeinsamen 60 Leben
web-mode-dice-throne-2v2v2 = Drei Teams zu zweit
web-mode-dice-throne-2v2v2-how = jedes Team mit gemeinsamen 50 Leben

## Phasen

web-dice-throne-turn = Zug { $turn }
web-dice-throne-phase-start = Aufbau
web-dice-throne-phase-upkeep = Vorbereitung
web-dice-throne-phase-income = Einkommen
web-dice-throne-phase-main = Haupt
web-dice-throne-phase-offence = Angriff
web-dice-throne-phase-targeting = Ziel
web-dice-throne-phase-defence = Abwehr
web-dice-throne-phase-discard = Abwurf

## Der Tisch

web-dice-throne-others = Die anderen
web-dice-throne-others-in-turn = Die anderen in der Reihenfolge ihrer Züge
web-dice-throne-mine = Deine Seite
web-dice-throne-board = Dein Heldentableau
web-dice-throne-stage = Was gerade läuft
web-dice-throne-choices = Antworten
web-dice-throne-read-board = Ganzes Tableau ansehen
web-dice-throne-on-turn = am Zug
web-dice-throne-out = besiegt
web-dice-throne-target = wird angegriffen
web-dice-throne-leads = führt
web-dice-throne-leads-why = wer angreift, zieht eine Karte
web-dice-throne-us = Dein Team
web-dice-throne-them = Gegner
web-dice-throne-team = Team { $team }
web-dice-throne-one-dial = ein gemeinsames Leben
web-dice-throne-order = Zugfolge
web-dice-throne-points-on = { $seat_is ->
        [you] du
       *[other] { $seat }
    }
web-dice-throne-points-by = { $seat_is ->
        [you] du wählst
       *[other] { $seat } wählt
    }
web-dice-throne-cards = { $count ->
        [one] Karte
       *[other] Karten
    }
web-dice-throne-cp = KP
web-dice-throne-cp-name = Kampfpunkte (KP)
web-dice-throne-cp-has = { $count } von höchstens 15.
web-dice-throne-cp-pays = Mit ihnen werden Karten und Verbesserungen bezahlt, und manche Marker und Fähigkeiten.
web-dice-throne-cp-comes = Jeder Zug beginnt mit einem KP, und eine verkaufte Karte bringt einen.
web-dice-throne-hand-name = Handkarten
web-dice-throne-hand-has = { $count ->
        [one] Eine Karte.
       *[other] { $count } Karten.
    }
web-dice-throne-hand-how = Jeder Zug beginnt mit einer Karte. Am Ende des Zuges bleiben höchstens sechs, der Rest wird verkauft.
web-dice-throne-health = { $health } von { $most } Leben
web-dice-throne-health-after = { $health } von { $most } Leben, danach { $after }
web-dice-throne-die = { $side }, { $symbol }
web-dice-throne-kept = bleibt liegen
web-dice-throne-free = wird neu geworfen
web-dice-throne-model = Vorbild, bleibt liegen
web-dice-throne-ready = bereit
web-dice-throne-ultimate = Ultimativ
web-dice-throne-level = Stufe { $level } von { $most }
web-dice-throne-tokens = Marker und was sie tun
web-dice-throne-of = { $count } von { $limit }
web-dice-throne-at-most = höchstens { $limit }
web-dice-throne-discarded = Abwurfstapel
web-dice-throne-mate-hand = Hand (ihr zeigt euch eure Karten)
web-dice-throne-deck = { $count ->
        [one] Noch 1 Karte im Stapel.
       *[other] Noch { $count } Karten im Stapel.
    }
web-dice-throne-faces = Würfelseiten: { $faces }

## Würfeln

web-dice-throne-your-roll = Dein Wurf
web-dice-throne-attempt = Wurf { $n } von { $most }
web-dice-throne-attempts-left = { $count ->
        [0] kein Wurf mehr übrig
        [one] ein Wurf übrig
       *[other] { $count } Würfe übrig
    }
web-dice-throne-free-count = { $count ->
        [0] Alle Würfel bleiben liegen
        [one] 1 Würfel wird neu geworfen
       *[other] { $count } Würfel werden neu geworfen
    }
web-dice-throne-tap-dice = Tippe einen Würfel an, um ihn zu behalten oder freizugeben.
web-dice-throne-suggested = Unser Vorschlag. Tippe einen Würfel an, um ihn zu ändern.
web-dice-throne-roll-offence = { $seat_is ->
        [you] Dein Angriffswurf
       *[other] Angriffswurf: { $seat }
    }
web-dice-throne-roll-defence = { $seat_is ->
        [you] Dein Abwehrwurf
       *[other] Abwehrwurf: { $seat }
    }
web-dice-throne-roll-bonus = { $seat_is ->
        [you] Dein Zusatzwurf
       *[other] Zusatzwurf: { $seat }
    }
web-dice-throne-roll-target = Zielwurf
web-dice-throne-rolls = { $seat_is ->
        [you] Du würfelst
       *[other] { $seat } würfelt
    }
web-dice-throne-for-attack = Diesen Angriff durchlassen
web-dice-throne-plan = Mit den Würfeln, die bleiben, erreichst du { $goals }.
web-dice-throne-goal = „{ $ability }“ mit { $chance }
web-dice-throne-odds = { $count ->
        [0] Alles neu werfen
        [one] 1 Würfel behalten
       *[other] { $count } Würfel behalten
    }
web-dice-throne-odds-how = Auf dem Tableau steht die Chance, wenn du nur auf dieses Feld spielst. Hier steht sie mit den Würfeln, die du jetzt behältst.
web-dice-throne-aided = { $chance } mit { $cards }
web-dice-throne-card-named = „{ $card }“
web-dice-throne-odds-cards = Mit Karten heißt: wenn du sie nach deinem letzten Würfelversuch spielst.

## Was läuft und was es kostet

web-dice-throne-declares = { $seat_is ->
        [you] Du hast angesagt
       *[other] { $seat } hat angesagt
    }
web-dice-throne-attacks = { $seat_is ->
        [you] Du setzt ein
       *[other] { $seat } setzt ein
    }
web-dice-throne-was-settled = { $seat_is ->
        [you] Du hast eingesetzt
       *[other] { $seat } hat eingesetzt
    }
web-dice-throne-defendable = abwehrbar
web-dice-throne-undefendable = nicht abwehrbar
web-dice-throne-pure = rein: nicht abwehrbar, nicht erhöhbar
web-dice-throne-kind-ultimate = nichts hält es auf
web-dice-throne-preview = Vorschau
web-dice-throne-level-now = jetzt
web-dice-throne-level-next = neu
web-dice-throne-account = Die Rechnung
web-dice-throne-damage-to = { $seat_is ->
        [you] Schaden an dir
       *[other] Schaden an { $seat }
    }
web-dice-throne-if-nobody = wenn niemand mehr etwas tut
web-dice-throne-receives = { $seat_is ->
        [you] Du erleidest
       *[other] { $seat } erleidet
    }
web-dice-throne-chosen = gewählt
web-dice-throne-still-open = Würfel oder eine Wahl können das noch ändern.
web-dice-throne-before-defence = Ohne Abwehr gerechnet.
web-dice-throne-word = Wer das Wort hat
web-dice-throne-word-passed = lässt es dabei
web-dice-throne-word-now = hat das Wort
web-dice-throne-word-open = darf noch antworten
web-dice-throne-word-end = Alle passen
web-dice-throne-word-then = dann geht es weiter

## Karten

# A soft hyphen where cards are narrow: not every browser knows the syllables of German.
web-dice-throne-kind-main = Haupt{"\u00AD"}phase
web-dice-throne-kind-roll = Würfel{"\u00AD"}phase
web-dice-throne-kind-modifier = Angriff ändern
web-dice-throne-kind-instant = Sofort
web-dice-throne-kind-upgrade = Verbesse{"\u00AD"}rung
web-dice-throne-sells = verkaufen: + 1 KP
web-dice-throne-why-price = kostet { $price } KP
web-dice-throne-why-main = in deiner Haupt{"\u00AD"}phase
web-dice-throne-why-roll = in einer Würfel{"\u00AD"}phase
web-dice-throne-why-dealt = nach der Abrechnung
web-dice-throne-why-attack = braucht einen Angriff
web-dice-throne-why-damage = kein Schaden zu verhindern
web-dice-throne-why-dice = keine Würfel dafür
web-dice-throne-why-level = Stufe schon erreicht
web-dice-throne-why-ultimate = nichts gegen Ultimatives
web-dice-throne-why-stunned = du bist betäubt
web-dice-throne-why-token = kein passender Marker
web-dice-throne-why-other = jetzt nicht

## Fragen

web-dice-throne-ask-main = Deine erste Hauptphase
web-dice-throne-ask-main-2 = Deine zweite Hauptphase
web-dice-throne-hint-main = Spiele oder verkaufe Karten, dann geht es weiter
web-dice-throne-hint-discard = Sechs Karten darfst du behalten
web-dice-throne-ask-roll = Welche Würfel behältst du?
web-dice-throne-ask-roll-or-use = Neu werfen oder zuschlagen?
web-dice-throne-ask-use = Welche Fähigkeit setzt du ein?
web-dice-throne-ask-none = Diese Würfel reichen für keine Fähigkeit.
web-dice-throne-ask-defend = Wie verteidigst du dich?
web-dice-throne-ask-aim = Wer wird angegriffen?
web-dice-throne-ask-again = Einige dieser Würfel noch einmal werfen?
web-dice-throne-ask-discard = Verkaufe Karten, bis du sechs hast
web-dice-throne-ask-react = Antwortest du?
web-dice-throne-ask-nothing = Du hast nichts, was jetzt passt.
web-dice-throne-ask-deck = Welche Karte nimmst du aus dem Stapel?
web-dice-throne-ask-card = Welche Karte wirfst du ab?
web-dice-throne-ask-option = Was wählst du?
web-dice-throne-pass = Passen
web-dice-throne-leave = Lieber nicht
web-dice-throne-end-phase = Phase beenden
web-dice-throne-no-ability = Keine Fähigkeit
web-dice-throne-no-defence = Keine Abwehr
web-dice-throne-do-choose = Wähle etwas
web-dice-throne-do-react = Wähle eine Karte
web-dice-throne-do-roll = Wähle Würfel
web-dice-throne-do-use = Wähle eine Fähigkeit
web-dice-throne-do-reroll = { $count ->
        [one] 1 Würfel neu werfen
       *[other] { $count } Würfel neu werfen
    }
web-dice-throne-do-use-it = { $ability } einsetzen
web-dice-throne-do-play = { $card } spielen · { $price } KP
web-dice-throne-do-upgrade = Verbessern · { $price } KP
web-dice-throne-do-sell = { $card } verkaufen
web-dice-throne-do-spend = { $count } × { $token } ausgeben
web-dice-throne-do-aim = { $seat } angreifen

## Verlauf

web-dice-throne-log-rolled = { $seat_is ->
        [you] Du würfelst
       *[other] { $seat } würfelt
    } { $dice }
web-dice-throne-log-rerolled = { $seat_is ->
        [you] Du wirfst { $n ->
            [one] einen Würfel
           *[other] { $n } Würfel
        } neu:
       *[other] { $seat } wirft { $n ->
            [one] einen Würfel
           *[other] { $n } Würfel
        } neu:
    } { $dice }
web-dice-throne-log-target = Der Zielwürfel: { $dice }
