### What Dice Throne shows in a terminal.

cli-dice-throne-turn = Turn { $turn }: { $seat_is ->
        [you] you
       *[other] { $seat }
    }
cli-dice-throne-attempts = attempt { $n } of { $most }
cli-dice-throne-word = to act: { $seat_is ->
        [you] you
       *[other] { $seat }
    }
cli-dice-throne-words = to act: { $seats }
cli-dice-throne-team = team { $team }
cli-dice-throne-out = defeated
cli-dice-throne-stands = { $health } health · { $cp } CP · hand { $hand } · deck { $deck } · discard { $discard }
cli-dice-throne-raised = upgraded
cli-dice-throne-kind = { $kind ->
        [defensive] defence
        [passive] passive
       *[ultimate] ultimate
    }
cli-dice-throne-help =
    {"  "}what NAME     what a hero (also: what B), an ability, a card or a token does
    {"  "}pass attack   let all that is asked about this attack be, until somebody adds to it
cli-dice-throne-attack = { $seat_is ->
        [you] You use
       *[other] { $seat } uses
    } “{ $ability }”{ $kind ->
        [ultimate] {" "}(ultimate)
        [undefendable] {" "}(undefendable)
       *[normal] {""}
    }.
cli-dice-throne-attack-on = { $seat_is ->
        [you] You use
       *[other] { $seat } uses
    } “{ $ability }” against { $target_is ->
        [you] you
       *[other] { $target }
    }{ $kind ->
        [ultimate] {" "}(ultimate)
        [undefendable] {" "}(undefendable)
       *[normal] {""}
    }.
cli-dice-throne-dice = { $seat_is ->
        [you] Your dice
       *[other] Dice of { $seat }
    }{ $for ->
        [offence] {" "}(offence)
        [defence] {" "}(defence)
        [target] {" "}(target)
       *[effect] {""}
    }:
cli-dice-throne-board = Your board:
cli-dice-throne-faces = Dice
cli-dice-throne-cards = Cards
cli-dice-throne-hand = Your hand:
cli-dice-throne-mate = In the hand of { $seat }:
cli-dice-throne-card = { $card } ({ $cost } CP)
cli-dice-throne-ask-aim = Whom do you use the ability against?
cli-dice-throne-ask-declare = Roll again, or use an ability.
cli-dice-throne-ask-use = Use an ability.
cli-dice-throne-ask-option = What shall happen?
cli-dice-throne-ask-take-card = Which card do you take?
cli-dice-throne-ask-discard-card = Which card do you discard?
cli-dice-throne-ask-defend = How do you defend yourself?
cli-dice-throne-ask-discard = You hold more than six cards. Which one do you sell?
cli-dice-throne-roll-hint = “roll 1 3” rerolls dice 1 and 3.
cli-dice-throne-odds = { $n ->
        [0] You have no roll attempt left. So your dice stand:
        [one] With one more roll attempt, aiming at nothing else, you get:
       *[other] With { $n } roll attempts, aiming at nothing else, you get:
    }
cli-dice-throne-what = { $ability } ({ $needs })
cli-dice-throne-chance = { $what }{ $again ->
        [none] {""}
       *[dice] : roll { $again }
    }
cli-dice-throne-aided = with { $cards } after the last attempt{ $again ->
        [same] {""}
        [none] , without rolling again
       *[dice] : roll { $again }
    }
cli-dice-throne-card-named = “{ $card }”
cli-dice-throne-best = Most promising: { $offer } ({ $move })
