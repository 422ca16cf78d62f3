### What IRONDIE says.

## Words of the board

irondie-round = Round { $round }
irondie-late-round = Late round { $round }
irondie-phase-battle = Battle
irondie-phase-skirmish = Skirmish
irondie-phase-damage = Damage
irondie-phase-end = End of round
irondie-phase-between = Between games
irondie-phase-over = Over
irondie-has-priority = { $seat_is ->
        [you] you have priority
       *[other] { $seat } has priority
    }
irondie-zone-attack = Attack
irondie-zone-defence = Defence
irondie-zone-life = Life
irondie-zone-hand = Hand
irondie-zone-reserve = Reserve
irondie-zone-limbo = Limbo
irondie-zone-abyss = Abyss
irondie-class-attack = Attack
irondie-class-defence = Defence
irondie-class-life = Life
irondie-short-red = Re
irondie-short-blue = Bl
irondie-short-yellow = Ye
irondie-short-purple = Pu
irondie-short-green = Gr
irondie-short-orange = Or
irondie-short-black = Bk
irondie-short-white = Wh
irondie-you = you
irondie-own-set = own set
irondie-has-sealed = has answered
irondie-duel = Duel · last in, first out · as things stand

## Forecasts

irondie-forecast-hit = succeeds
irondie-forecast-miss = fails
irondie-forecast-nothing = no effect
irondie-forecast-never = not resolved any more
irondie-forecast-stays = { $die } stays
irondie-forecast-becomes = { $die } becomes { $value }
irondie-forecast-limbo = { $die } to Limbo
irondie-forecast-abyss = { $die } to the Abyss
irondie-forecast-head = Damage as things stand:
irondie-forecast-damage = { $seat_is ->
        [you] you take { $damage } (attack { $attack }, defence { $defence })
       *[other] { $seat } takes { $damage } (attack { $attack }, defence { $defence })
    }
irondie-forecast-won = { $seat_is ->
        [you] you win
       *[other] { $seat } wins
    }
irondie-odds-head = Chance to succeed if nobody throws after it:
irondie-odds-none = no effect

## Offers

irondie-die = { $name } ({ $colour }{ $rare ->
        [yes] , rare
       *[no] {""}
    }{ $shown ->
        [0] {""}
       *[other] , { $shown }
    })
irondie-offer-battle = { $die } to Battle
irondie-offer-throw = throw { $die } at { $owner_is ->
        [you] your own
       *[other] { $owner }’s
    } { $target }
irondie-offer-sweep = throw { $die } at all that fit
irondie-offer-bonus = the bonus of { $die } to { $owner_is ->
        [you] your
       *[other] { $owner }’s
    } { $target }: { $add }, { $value ->
        [0] gone
       *[other] now { $value }
    }
irondie-offer-return = take { $die } back
irondie-offer-swap = swap { $out } for { $come }
irondie-all-that-fit = all that fit
irondie-offer-decline = decline: no more duels of your own this round
irondie-offer-skip = skip this throw
irondie-offer-take = { $die }: { $points ->
        [0] no damage
       *[other] { $points } damage, { $left } left
    }
irondie-offer-take-all = { $die }: { $points } damage, to the Abyss
irondie-offer-stay = leave all where they are
irondie-offer-swap-none = swap nothing
irondie-about-damage = { $due } damage to take, { $left } still to spread.

irondie-warn-loses = Warning: this loses the game at once, as no Life die would lie in your Life zone.
irondie-warn-partners = Warning: unless a partner throws a Life die, your side loses at once, as none would lie in its Life zone.

## What dice do

irondie-text-end = .
irondie-text-aim = Throw at { $target ->
        [one-own] one of your own
        [one-foe] one opposing
        [all-own] all your own
        [all-foe] all opposing
        [all-either] all
       *[one-either] one
    }{ $class ->
        [attack] {" "}Attack
        [defence] {" "}Defence
        [life] {" "}Life
       *[any] {""}
    } { $target ->
        [one-foe] die
        [one-either] die
       *[other] dice
    } { $place ->
        [abyss] in the Abyss
       *[play] in play
    }{ $target ->
        [one-either] {" "}on either side
        [all-either] {" "}on both sides
       *[other] {""}
    }{ $each ->
        [yes] , each compared by itself
       *[no] {""}
    }.
irondie-text-when = { $compare ->
        [higher] Higher:
        [lower] Lower:
       *[always] Always:
    }
irondie-text-else = Otherwise:
irondie-text-ties = Wins ties in { $colour }, except against enemy colours.
irondie-text-nothing = no effect
irondie-text-add = { $at ->
        [next] , and { $amount }
       *[first] { $amount }
    }{ $each ->
        [yes] {" "}each
       *[no] {""}
    }
irondie-text-either = { $at ->
        [next] , and { $up }
       *[first] { $up }
    } if it is yours, { $down } if it is opposing
irondie-text-target = { $at ->
        [next] , and the
       *[first] the
    } { $each ->
        [yes] targets go
       *[no] target goes
    } to { $zone ->
        [limbo] Limbo
       *[abyss] the Abyss
    }
irondie-text-itself = { $at ->
        [next] , and this die
       *[first] this die
    } goes to { $zone ->
        [limbo] Limbo
       *[abyss] the Abyss
    }
irondie-text-part = { $at ->
        [next] and { $amount }
       *[first] { $amount }
    } to one of your allied { $class ->
        [attack] Attack
        [defence] Defence
       *[life] Life
    } dice
irondie-brief-aim = { $target ->
        [one-own] Own
        [one-foe] Opposing
        [all-own] All own
        [all-foe] All opposing
        [all-either] All
       *[one-either] Any
    }{ $class ->
        [attack] {" "}Attack
        [defence] {" "}Defence
        [life] {" "}Life
       *[any] {""}
    } { $target ->
        [all-own] dice
        [all-foe] dice
        [all-either] dice
       *[other] die
    }{ $place ->
        [abyss] {" "}in the Abyss
       *[play] {""}
    }:
irondie-brief-when = { $compare ->
        [higher] higher
       *[lower] lower
    }
irondie-brief-add = { $at ->
        [else] , else { $amount }
        [next] and { $amount }
       *[first] { $amount }
    }
irondie-brief-target = { $at ->
        [else] , else to
        [next] and to
       *[first] to
    } { $zone ->
        [limbo] Limbo
       *[abyss] the Abyss
    }
irondie-brief-itself = { $at ->
        [else] , else itself
        [next] and itself
       *[first] itself
    }
irondie-brief-itself-to = { $at ->
        [else] , else itself
        [next] and itself
       *[first] itself
    } to { $zone ->
        [limbo] Limbo
       *[abyss] the Abyss
    }
irondie-brief-part = { $at ->
        [next] , { $amount }
       *[first] { $amount }
    } { $class ->
        [attack] Attack
        [defence] Defence
       *[life] Life
    }

## Questions

irondie-ask-split = Which dice go to Battle? The others are your Reserve.
irondie-ask-assign = Which die gets the bonus?
irondie-ask-act = You may open a duel, or decline.
irondie-ask-react = Do you throw a die into the duel?
irondie-ask-amount = How much does this die take?
irondie-ask-take = Which Life die do you take back into your hand, to throw it anew?
irondie-ask-swap = What do you swap with your side set?

## Events

irondie-event-sealed = { $seat_is ->
        [you] You have answered.
       *[other] { $seat } has answered.
    }
irondie-event-round = Round { $round } begins.
irondie-event-late-round = Round { $round } begins under the late rules: every Life die loses 1.
irondie-event-split = { $seat_is ->
        [you] You throw
       *[other] { $seat } throws
    } { $count ->
        [one] one die
       *[other] { $count } dice
    } and { $seat_is ->
        [you] keep
       *[other] keeps
    } { $reserve } in Reserve.
irondie-event-roll-off = Roll-off for priority: { $one } { $first }, { $other } { $second }.
irondie-event-priority = { $seat_is ->
        [you] You have priority.
       *[other] { $seat } has priority.
    }
irondie-event-landed = { $seat_is ->
        [you] Your
       *[other] { $seat }’s
    } { $die } ({ $colour }) shows { $value }.
irondie-event-bonus = { $seat_is ->
        [you] Your
       *[other] { $seat }’s
    } { $die } gives { $owner_is ->
        [you] your
       *[other] { $owner }’s
    } { $target } its bonus ({ $colour }){ $value ->
        [0] {""}
       *[other] : now { $value }
    }.
irondie-event-hurled = { $seat_is ->
        [you] You throw
       *[other] { $seat } throws
    } { $die } ({ $colour }) at { $owner_is ->
        [you] your
       *[other] { $owner }’s
    } { $targets }.
irondie-event-declined = { $seat_is ->
        [you] You decline.
       *[other] { $seat } declines.
    }
irondie-event-skipped = { $seat_is ->
        [you] You skip.
       *[other] { $seat } skips.
    }
irondie-event-right-lost = { $seat_is ->
        [you] You open no more duels in this round.
       *[other] { $seat } opens no more duels in this round.
    }
irondie-event-hit = { $seat_is ->
        [you] Your
       *[other] { $seat }’s
    } { $die } succeeds against { $owner_is ->
        [you] your
       *[other] { $owner }’s
    } { $target }.
irondie-event-miss = { $seat_is ->
        [you] Your
       *[other] { $seat }’s
    } { $die } fails against { $owner_is ->
        [you] your
       *[other] { $owner }’s
    } { $target }.
irondie-event-fizzled = { $seat_is ->
        [you] Your
       *[other] { $seat }’s
    } { $die } comes to nothing.
irondie-event-changed = { $seat_is ->
        [you] Your
       *[other] { $seat }’s
    } { $die } now shows { $value }.
irondie-event-limbo = { $seat_is ->
        [you] Your
       *[other] { $seat }’s
    } { $die } goes to Limbo.
irondie-event-abyss = { $seat_is ->
        [you] Your
       *[other] { $seat }’s
    } { $die } goes to the Abyss.
irondie-event-damage = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { $damage } damage: attack { $attack } against defence { $defence }.
irondie-event-hurt = { $seat_is ->
        [you] Your
       *[other] { $seat }’s
    } { $die } loses { $points }{ $value ->
        [0] {""}
       *[other] : now { $value }
    }.
irondie-event-returned = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { $die } back into the hand.
irondie-event-swapped = { $seat_is ->
        [you] You swap
       *[other] { $seat } swaps
    } { $count ->
        [one] one die
       *[other] { $count } dice
    } with the side set.
irondie-event-time-up = Time is up: after this round the late rules hold.
irondie-event-last-game = Match time is up: this is the last game.
irondie-event-resigned = { $seat_is ->
        [you] You give up.
       *[other] { $seat } gives up.
    }
irondie-event-no-life = { $seat_is ->
        [you] There is no die left in your Life zone.
       *[other] There is no die left in { $seat }’s Life zone.
    }
irondie-event-rounds-over = The last round is over, and both sides still have Life dice.
irondie-event-agreed = Both sides agree on a draw.
irondie-event-game-won = { $seat_is ->
        [you] You win the game.
       *[other] { $seat } wins the game.
    }
irondie-event-game-drawn = The game is a draw.
irondie-event-match-won = { $seat_is ->
        [you] You win the match.
       *[other] { $seat } wins the match.
    }
irondie-event-match-drawn = The match is a draw.

## Refusals

irondie-refused-misspelt = “{ $text }” is no move of this game as it is spelled; help shows how moves are given.
irondie-refused-unknown-die = There is no die “{ $name }”; a rival’s die is named with its seat, such as B.barrier.1.
irondie-refused-one-pick = This question takes exactly one answer.
irondie-refused-order = The dice must be named once each, in the order in which they are listed.
irondie-refused-not-now = That is not what is asked now: { $stage ->
        [split] dice are split into Battle and Reserve
        [throw] the dice of the Battle are in the air
        [roll-off] priority is being rolled for
        [battle-bonus] bonuses of the Battle throw are given
        [right] somebody may open a duel
        [hurl] a die is in the air
        [duel-bonus] the bonus of the newest throw is given
        [react] somebody may throw into the duel
        [damage] damage is spread
        [return] Life dice may be taken back
        [swap] dice may be swapped between two games
        [over] the match is over
       *[other] the dice are at work
    }.
irondie-refused-not-your-die = { $die } is not yours.
irondie-refused-not-in-hand = { $die } is not in your hand.
irondie-refused-not-in-reserve = { $die } is not in your Reserve.
irondie-refused-skip-opening = A duel cannot be skipped before it is opened; you may decline.
irondie-refused-decline-in-duel = The duel is running; you may skip your throw.
irondie-refused-itself = { $die } cannot be thrown at itself.
irondie-refused-sweeps-all = { $die } sweeps: it is thrown at all that fit, not at one die.
irondie-refused-one-target = { $die } is thrown at one die, not at all.
irondie-refused-not-in-play = { $target } is not in play.
irondie-refused-not-in-abyss = { $target } is not in the Abyss, and { $die } fetches dice from there.
irondie-refused-own-only = { $die } is thrown at dice of its own side only.
irondie-refused-foe-only = { $die } is thrown at opposing dice only.
irondie-refused-not-in-duel = { $target } is not part of this duel: it lies in no Skirmish zone, and nobody has aimed at it.
irondie-refused-class = { $die } cannot be thrown at a die of the class of { $target }.
irondie-refused-no-target = { $die } has no target: there is nothing it could be thrown at.
irondie-refused-sweep-not-in-duel = None of the dice that { $die } would sweep is part of this duel.
irondie-refused-no-trigger = { $die } has no bonus to give now.
irondie-refused-bonus-itself = { $die } cannot give its bonus to itself.
irondie-refused-bonus-own-in-play = { $die } gives its bonus to own dice in play, and { $target } is none.
irondie-refused-bonus-same-die = { $target } already got the first part; the second goes to another die.
irondie-refused-bonus-class = The bonus of { $die } is for another class than that of { $target }.
irondie-refused-bonus-colour = { $target } is not allied in colour to { $die }.
irondie-refused-no-damage = There is no damage left to spread.
irondie-refused-next-die = Next, say how much { $die } takes.
irondie-refused-points = { $die } cannot take { $points }: at least { $least } and at most { $most }.
irondie-refused-own-life-only = { $die } belongs to a partner; you may take back your own.
irondie-refused-not-in-life-zone = { $die } is not in the Life zone.
irondie-refused-swap-uneven = As many dice must come in from the side set as go out.
irondie-refused-set-count = A set has nine dice, not { $count }.
irondie-refused-set-class = A set needs a die of the class { $class }.
irondie-refused-set-rare = A set has at most three rare dice, not { $count }.
irondie-refused-side-count = A side set has three dice, not { $count }.
irondie-set-rule-count = Nine dice.
irondie-set-rule-class = Every class is there.
irondie-set-rule-rare = At most three rare dice.
irondie-set-rule-side = A side set has three dice, or there is none.
irondie-sheet-not-a-die = Line { $line }: “{ $word }” is no die. Write kind.colour, with * for rare: smasher.black*.
irondie-sheet-kind = Line { $line }: there is no such kind as in “{ $word }”.
irondie-sheet-colour = Line { $line }: there is no such colour as in “{ $word }”.
irondie-sheet-times = Line { $line }: “{ $word }” is no number of dice; x1 to x9 are.
irondie-sheet-alone = Line { $line }: no die stands before “{ $word }”.
irondie-sheet-side-twice = Line { $line }: the side set begins a second time.
irondie-sheet-name-twice = Line { $line }: the set has a name already.
irondie-sheet-long-name = Line { $line }: a name has at most 40 letters, not { $count }.
irondie-refused-time-is-up = That time was already called.
irondie-refused-no-match-time = Only a match of several games has a time of its own.
irondie-refused-between-games = Not between two games.
