### Was die App bei KAPOW! über Angriff und Verteidigung sagt.

web-kapow-no-base = keine Basis

## Die Schirme fallen

web-kapow-screens-fall = Die Schirme fallen
web-kapow-attacks = { $seat_is ->
        [you] Du greifst an
       *[other] { $seat } greift an
    }
web-kapow-may-attack = { $seat_is ->
        [you] Du darfst angreifen
       *[other] { $seat } darf angreifen
    }
web-kapow-defends = { $seat_is ->
        [you] Du wehrst ab
       *[other] { $seat } wehrt ab
    }
web-kapow-may-defend = { $seat_is ->
        [you] Du kannst dich verteidigen
       *[other] { $seat } kann sich verteidigen
    }
web-kapow-has-defended = { $seat_is ->
        [you] Du hast abgewehrt
       *[other] { $seat } hat abgewehrt
    }
web-kapow-stands = { $seat_is ->
        [you] Du wehrst ab, obwohl niemand angreift
       *[other] { $seat } wehrt ab, obwohl niemand angreift
    }
web-kapow-against = gegen
web-kapow-damage = { $count } Schaden
web-kapow-blocked = abgewehrt
web-kapow-spared = niemand verliert in dieser Runde Leben
web-kapow-preview = Vorschau, mit allem Gewählten
web-kapow-life-label = { $name }: { $life } von { $most } Leben, { $loss } verloren
web-kapow-marker = Startmarker:
web-kapow-marker-moves = { $seat_is ->
        [you] deine Verteidigung { $own } gegen { $other }, er wechselt zu dir.
       *[other] Verteidigung { $own } gegen { $other }, er wechselt zu { $seat }.
    }
web-kapow-marker-stays = { $seat_is ->
        [you] deine Verteidigung { $own } gegen { $other }, er bleibt bei dir.
       *[other] Verteidigung { $own } gegen { $other }, er bleibt bei { $seat }.
    }
web-kapow-selected-none = nichts gewählt
web-kapow-no-attack = Niemand hat angegriffen.
web-kapow-show-again = Noch einmal zeigen

## Fragen

web-kapow-ask-attack = Greifst du { $target } an?
web-kapow-ask-defend = { $attacker } greift mit { $total } an. Wie wehrst du ab?
web-kapow-ask-stand = Wie wehrst du ab? Es zählt für den Startmarker.
web-kapow-ask-go-attack = Wer von euch greift zuerst an?
web-kapow-ask-go-defend = Wer von euch wehrt zuerst ab?
web-kapow-ask-go-gain = Wer von euch rüstet zuerst auf?
web-kapow-hint-base = Wähle eine Basis, oder lass etwas weg
web-kapow-as-base-attack = Angriff mit
web-kapow-as-base-defence = Verteidigung mit
web-kapow-do-attack = Mit { $total } angreifen
web-kapow-do-defend = Mit { $total } verteidigen

## Verlauf

web-kapow-log-rolled = { $seat_is ->
        [you] Du würfelst mit { $count ->
            [one] einem Würfel
           *[other] { $count } Würfeln
        }. { $dice }
       *[other] { $seat } würfelt mit { $count ->
            [one] einem Würfel
           *[other] { $count } Würfeln
        }. { $dice }
    }
web-kapow-log-rolled-again = { $seat_is ->
        [you] Du würfelst { $count } Würfel neu. { $dice }
       *[other] { $seat } würfelt { $count } Würfel neu. { $dice }
    }
web-kapow-spoken-on = Auf { $ability }: { $dice }.
web-kapow-spoken-loose = Nicht gelegt: { $dice }.
web-kapow-log-attacks = { $seat_is ->
        [you] Du greifst { $target } an: { $sum }.
       *[other] { $target_is ->
            [you] { $seat } greift dich an: { $sum }.
           *[other] { $seat } greift { $target } an: { $sum }.
        }
    }
web-kapow-log-defends = { $seat_is ->
        [you] Du wehrst ab: { $sum }.
       *[other] { $seat } wehrt ab: { $sum }.
    }
web-kapow-log-blocked = Niemand verliert Leben.
web-kapow-log-faces = { $count ->
        [one] { $seat_is ->
            [you] Du erhältst eine Seite: { $faces }
           *[other] { $seat } erhält eine Seite: { $faces }
        }
       *[other] { $seat_is ->
            [you] Du erhältst { $count } Seiten: { $faces }
           *[other] { $seat } erhält { $count } Seiten: { $faces }
        }
    }
web-kapow-log-clipped = { $seat_is ->
        [you] Du steckst an: { $faces }
       *[other] { $seat } steckt an: { $faces }
    }

## Chancen

web-kapow-odds-die = Dieser Würfel zeigt
web-kapow-odds-again = Diese Würfel zeigen mindestens einmal
web-kapow-odds-next = Nächste Runde mindestens einmal
web-kapow-odds-how = Joker zählen für jedes Symbol mit.

## Hilfe

web-kapow-side = { $symbol }: { $count } von 6 Seiten
web-kapow-help-wild = Ein Joker zählt als jedes Symbol, wenn ein Kasten nichts anderes sagt.
web-kapow-help-blank = Eine leere Fläche. Sie passt, wo jeder Würfel passt.
web-kapow-help-face = Eine Seite für einen Aktionswürfel; sie wird beim Aufräumen angesteckt.
web-kapow-help-left = Im Vorrat: { $count }.
web-kapow-help-locked = Ein Festlegen-Marker liegt darauf: Sie braucht keine Würfel.
web-kapow-help-spent = Sie ist genutzt und kann nicht noch einmal genutzt werden.
web-kapow-help-lock-in = Er liegt auf einer Fähigkeit, die ab der nächsten Runde keine Würfel braucht.
web-kapow-help-card = Jedem Verbündeten gehört eine Hälfte; sie zählt, wenn auf beiden ein Würfel liegt.
web-kapow-face = Seite
web-kapow-card = Bündniskarte
web-kapow-help-attack = Angriff
web-kapow-help-defence = Verteidigung
web-kapow-home-player = Spielertableau
web-kapow-home-token = Marker
web-kapow-hero = Held
web-kapow-villain = Schurke
web-kapow-part-box = Kasten
web-kapow-part-effects = Wirkung
web-kapow-part-timing = Zeitpunkt
web-kapow-part-sides = Seiten
web-kapow-part-dice = Würfel zu Beginn
web-kapow-part-life = Leben

## Das Ergebnis

web-kapow-account = Wie es stand
web-kapow-account-traits = Eigenschaftswürfel
web-kapow-account-actions = Aktionswürfel
web-kapow-account-faces = Seiten
web-kapow-account-life = Leben
web-kapow-account-dealt = Schaden in der letzten Runde
