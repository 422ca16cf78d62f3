### What the app says about attack and defence in KAPOW!.

web-kapow-no-base = no base

## The screens fall

web-kapow-screens-fall = The screens fall
web-kapow-attacks = { $seat_is ->
        [you] You attack
       *[other] { $seat } attacks
    }
web-kapow-may-attack = { $seat_is ->
        [you] You may attack
       *[other] { $seat } may attack
    }
web-kapow-defends = { $seat_is ->
        [you] You defend
       *[other] { $seat } defends
    }
web-kapow-may-defend = { $seat_is ->
        [you] You can defend
       *[other] { $seat } can defend
    }
web-kapow-has-defended = { $seat_is ->
        [you] You have defended
       *[other] { $seat } has defended
    }
web-kapow-stands = { $seat_is ->
        [you] You defend, though nobody attacks
       *[other] { $seat } defends, though nobody attacks
    }
web-kapow-against = against
web-kapow-damage = { $count ->
        [one] 1 damage
       *[other] { $count } damage
    }
web-kapow-blocked = blocked
web-kapow-spared = nobody loses life this round
web-kapow-preview = preview, with all that is selected
web-kapow-life-label = { $name }: { $life } of { $most } life, { $loss } lost
web-kapow-marker = Start marker:
web-kapow-marker-moves = { $seat_is ->
        [you] your defence { $own } against { $other }, so it comes to you.
       *[other] defence { $own } against { $other }, so it goes to { $seat }.
    }
web-kapow-marker-stays = { $seat_is ->
        [you] your defence { $own } against { $other }, so it stays with you.
       *[other] defence { $own } against { $other }, so it stays with { $seat }.
    }
web-kapow-selected-none = nothing selected
web-kapow-no-attack = Nobody attacked.
web-kapow-show-again = Show again

## Questions

web-kapow-ask-attack = Do you attack { $target }?
web-kapow-ask-defend = { $attacker } attacks with { $total }. How do you defend?
web-kapow-ask-stand = How do you defend? It counts for the start marker.
web-kapow-ask-go-attack = Who of you attacks first?
web-kapow-ask-go-defend = Who of you defends first?
web-kapow-ask-go-gain = Who of you powers up first?
web-kapow-hint-base = Choose a base, or leave something out
web-kapow-as-base-attack = attack with
web-kapow-as-base-defence = defend with
web-kapow-do-attack = Attack with { $total }
web-kapow-do-defend = Defend with { $total }
