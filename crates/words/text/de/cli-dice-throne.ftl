### Was Dice Throne im Terminal zeigt.

cli-dice-throne-turn = Zug { $turn }: { $seat_is ->
        [you] du
       *[other] { $seat }
    }
cli-dice-throne-attempts = Versuch { $n } von { $most }
cli-dice-throne-word = am Wort: { $seat_is ->
        [you] du
       *[other] { $seat }
    }
cli-dice-throne-words = am Wort: { $seats }
cli-dice-throne-team = Team { $team }
cli-dice-throne-out = besiegt
cli-dice-throne-stands = { $health } Leben · { $cp } KP · Hand { $hand } · Stapel { $deck } · Abwurf { $discard }
cli-dice-throne-raised = verbessert
cli-dice-throne-kind = { $kind ->
        [defensive] Verteidigung
        [passive] passiv
       *[ultimate] ultimativ
    }
cli-dice-throne-help =
    {"  "}was NAME           was ein Held (auch: was B), eine Fähigkeit, eine Karte oder ein Marker tut
    {"  "}pass angriff       diesen Angriff durchlassen, bis jemand etwas dazutut
cli-dice-throne-attack = { $seat_is ->
        [you] Du setzt
       *[other] { $seat } setzt
    } „{ $ability }“ ein{ $kind ->
        [ultimate] {" "}(ultimativ)
        [undefendable] {" "}(unabwehrbar)
       *[normal] {""}
    }.
cli-dice-throne-attack-on = { $seat_is ->
        [you] Du setzt
       *[other] { $seat } setzt
    } „{ $ability }“ gegen { $target_is ->
        [you] dich
       *[other] { $target }
    } ein{ $kind ->
        [ultimate] {" "}(ultimativ)
        [undefendable] {" "}(unabwehrbar)
       *[normal] {""}
    }.
cli-dice-throne-dice = { $seat_is ->
        [you] Deine Würfel
       *[other] Würfel von { $seat }
    }{ $for ->
        [offence] {" "}(Angriff)
        [defence] {" "}(Verteidigung)
        [target] {" "}(Ziel)
       *[effect] {""}
    }:
cli-dice-throne-board = Dein Tableau:
cli-dice-throne-faces = Würfel
cli-dice-throne-cards = Karten
cli-dice-throne-hand = Deine Hand:
cli-dice-throne-mate = Auf der Hand von { $seat }:
cli-dice-throne-card = { $card } ({ $cost } KP)
cli-dice-throne-ask-aim = Gegen wen setzt du die Fähigkeit ein?
cli-dice-throne-ask-declare = Würfle noch einmal, oder setze eine Fähigkeit ein.
cli-dice-throne-ask-use = Setze eine Fähigkeit ein.
cli-dice-throne-ask-option = Was soll geschehen?
cli-dice-throne-ask-take-card = Welche Karte nimmst du?
cli-dice-throne-ask-discard-card = Welche Karte wirfst du ab?
cli-dice-throne-ask-defend = Wie verteidigst du dich?
cli-dice-throne-ask-discard = Du hast mehr als sechs Karten auf der Hand. Welche verkaufst du?
cli-dice-throne-roll-hint = „roll 1 3“ wirft die Würfel 1 und 3 neu.
cli-dice-throne-odds = { $n ->
        [0] Du hast keinen Würfelversuch mehr. So stehen deine Würfel:
        [one] Mit noch einem Würfelversuch erreichst du, wenn du nur darauf zielst:
       *[other] Mit { $n } Würfelversuchen erreichst du, wenn du nur darauf zielst:
    }
cli-dice-throne-what = { $ability } ({ $needs })
cli-dice-throne-chance = { $what }{ $again ->
        [none] {""}
       *[dice] : roll { $again }
    }
cli-dice-throne-aided = mit { $cards } nach dem letzten Versuch{ $again ->
        [same] {""}
        [none] , ohne neu zu würfeln
       *[dice] : roll { $again }
    }
cli-dice-throne-card-named = „{ $card }“
cli-dice-throne-best = Am meisten verspricht: { $offer } ({ $move })
