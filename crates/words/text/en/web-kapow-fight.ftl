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

## Log

web-kapow-log-rolled = { $count ->
        [one] { $seat_is ->
            [you] You roll a die. { $dice }
           *[other] { $seat } rolls a die. { $dice }
        }
       *[other] { $seat_is ->
            [you] You roll { $count } dice. { $dice }
           *[other] { $seat } rolls { $count } dice. { $dice }
        }
    }
web-kapow-log-rolled-again = { $count ->
        [one] { $seat_is ->
            [you] You roll a die again. { $dice }
           *[other] { $seat } rolls a die again. { $dice }
        }
       *[other] { $seat_is ->
            [you] You roll { $count } dice again. { $dice }
           *[other] { $seat } rolls { $count } dice again. { $dice }
        }
    }
web-kapow-spoken-on = On { $ability }: { $dice }.
web-kapow-spoken-loose = Not placed: { $dice }.
web-kapow-log-attacks = { $seat_is ->
        [you] You attack { $target }: { $sum }.
       *[other] { $target_is ->
            [you] { $seat } attacks you: { $sum }.
           *[other] { $seat } attacks { $target }: { $sum }.
        }
    }
web-kapow-log-defends = { $seat_is ->
        [you] You defend: { $sum }.
       *[other] { $seat } defends: { $sum }.
    }
web-kapow-log-blocked = No life is lost.
web-kapow-log-faces = { $count ->
        [one] { $seat_is ->
            [you] You gain a face: { $faces }
           *[other] { $seat } gains a face: { $faces }
        }
       *[other] { $seat_is ->
            [you] You gain { $count } faces: { $faces }
           *[other] { $seat } gains { $count } faces: { $faces }
        }
    }
web-kapow-log-clipped = { $seat_is ->
        [you] You clip on { $faces }
       *[other] { $seat } clips on { $faces }
    }

## Chances

web-kapow-odds-die = This die shows
web-kapow-odds-again = These dice show at least once
web-kapow-odds-next = Next round at least once
web-kapow-odds-how = Wilds count for every symbol.

## Help

web-kapow-side = { $symbol }: { $count } of 6 sides
web-kapow-help-wild = A Wild counts as any symbol, unless a box says otherwise.
web-kapow-help-blank = A side without a face. It fits where any die does.
web-kapow-help-face = A face for an action die; it is clipped on when you clean up.
web-kapow-help-left = In the supply: { $count }.
web-kapow-help-locked = A Lock In token lies on it: it needs no dice.
web-kapow-help-spent = It has been used and cannot be used again.
web-kapow-help-lock-in = It lies on an ability, which needs no dice from the next round on.
web-kapow-help-card = Each ally has one half; it counts once both halves have their die.
web-kapow-face = face
web-kapow-card = Team-Up card
web-kapow-help-attack = Attack
web-kapow-help-defence = Defence
web-kapow-home-player = player board
web-kapow-home-token = token
web-kapow-hero = hero
web-kapow-villain = villain
web-kapow-part-box = box
web-kapow-part-effects = effect
web-kapow-part-timing = timing
web-kapow-part-sides = sides
web-kapow-part-dice = dice at the start
web-kapow-part-life = life

## The result

web-kapow-account = How it stood
web-kapow-account-traits = Trait dice
web-kapow-account-actions = Action dice
web-kapow-account-faces = Faces
web-kapow-account-life = Life
web-kapow-account-dealt = Damage in the last round
