### Was die App bei KAPOW! über Angriff und Abwehr sagt.

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
        [you] Du kannst abwehren
       *[other] { $seat } kann abwehren
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
web-kapow-marker = Startmarke:
web-kapow-marker-moves = { $seat_is ->
        [you] deine Abwehr { $own } gegen { $other }, sie wechselt zu dir.
       *[other] Abwehr { $own } gegen { $other }, sie wechselt zu { $seat }.
    }
web-kapow-marker-stays = { $seat_is ->
        [you] deine Abwehr { $own } gegen { $other }, sie bleibt bei dir.
       *[other] Abwehr { $own } gegen { $other }, sie bleibt bei { $seat }.
    }
web-kapow-selected-none = nichts gewählt
web-kapow-no-attack = Niemand hat angegriffen.
web-kapow-show-again = Noch einmal zeigen

## Fragen

web-kapow-ask-attack = Greifst du { $target } an?
web-kapow-ask-defend = { $attacker } greift mit { $total } an. Wie wehrst du ab?
web-kapow-ask-stand = Wie wehrst du ab? Es zählt für die Startmarke.
web-kapow-ask-go-attack = Wer von euch greift zuerst an?
web-kapow-ask-go-defend = Wer von euch wehrt zuerst ab?
web-kapow-ask-go-gain = Wer von euch rüstet zuerst auf?
web-kapow-hint-base = Wähle eine Basis, oder lass etwas weg
web-kapow-as-base-attack = Angriff mit
web-kapow-as-base-defence = Abwehr mit
web-kapow-do-attack = Mit { $total } angreifen
web-kapow-do-defend = Mit { $total } abwehren
