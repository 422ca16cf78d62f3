### What KAPOW! says.

## Words of the board

kapow-round = Round { $round }
kapow-stage-start = Who begins?
kapow-stage-deal = Dealing cards
kapow-stage-draft = Choosing cards
kapow-stage-roll = Rolling
kapow-stage-select = Phase 1: choosing abilities
kapow-stage-solo = Phase 1: the board places
kapow-stage-fight = Phase 2: attack and defend
kapow-stage-power-up = Phase 3: power up
kapow-stage-after = Phase 3: after power up
kapow-stage-clean-up = Phase 4: clean up
kapow-stage-over = Over
kapow-life = { $life } life of { $most }
kapow-marker = starts
kapow-is-ready = ready
kapow-behind-screen = behind the screen: { $count } dice
kapow-loose = to place
kapow-pool = faces in the pool
kapow-supply = supply
kapow-tokens = { $count ->
        [one] entangled once
       *[other] entangled { $count } times
    }
kapow-aims = aims at { $target }

## Offers

kapow-offer-place = { $die } on { $ability }
kapow-offer-lift = pick up { $die }
kapow-offer-use = use { $ability }
kapow-offer-rotate = turn the { $card } card round
kapow-offer-aim = aim at { $target }
kapow-offer-ready = ready: nothing more to place
kapow-offer-roll = roll { $die } again
kapow-offer-turn = turn { $die } to { $symbol }
kapow-offer-attach = clip the face onto { $die }
kapow-offer-attack = attack with { $ability }: { $total } in all
kapow-offer-hold = do not attack
kapow-offer-leave = leave out { $ability }
kapow-offer-spend-attack = one die for attack
kapow-offer-spend-defence = one die for defence
kapow-offer-spend-face = one die for a face
kapow-offer-defend = defend with { $ability }: { $total } in all
kapow-offer-stand = defend without a base
kapow-offer-trigger = { $ability } first
kapow-offer-go = { $target } goes next
kapow-offer-gain = a { $face } face
kapow-offer-take = { $die }
kapow-offer-option = effect { $number }
kapow-offer-give = hand over { $face }
kapow-offer-trade = { $old } for { $face }
kapow-offer-lock = lock in { $ability }
kapow-offer-clip = { $face } onto { $die }
kapow-offer-unclip = take { $face } off { $die }
kapow-offer-next = { $face } goes on next
kapow-offer-done = done
kapow-offer-card = take the card { $card }

kapow-warn-incomplete = Warning: a box is not complete, so its dice do nothing (KA-3.3).
kapow-warn-wasted = Warning: some dice bring nothing: a base or multiplier too many, or a kicker without a base (KA-6.2).

## Questions

kapow-ask-place = Place your dice, one by one, then say that you are ready.
kapow-ask-keep = What do you roll again?
kapow-ask-act = Do you attack?
kapow-ask-react = How do you defend?
kapow-ask-assign = Clip faces onto your action dice, then say that you are done.
kapow-ask-choose = Which do you take?
kapow-ask-take = Which die?
kapow-ask-swap = What do you exchange?
kapow-ask-pay = Which face do you hand over?
kapow-ask-target = Which one?
kapow-ask-order = What comes first?

## What happens

kapow-event-round = Round { $round }: all have rolled.
kapow-event-rolled = { $seat_is ->
        [you] You roll { $count } dice.
       *[other] { $seat } rolls { $count } dice.
    }
kapow-event-placed = { $seat_is ->
        [you] You place { $die } on { $ability }.
       *[other] { $seat } places { $die } on { $ability }.
    }
kapow-event-lifted = { $seat_is ->
        [you] You pick up { $die }.
       *[other] { $seat } picks up { $die }.
    }
kapow-event-announced = { $seat_is ->
        [you] You announce { $ability }.
       *[other] { $seat } announces { $ability }.
    }
kapow-event-rerolls = { $count ->
        [one] { $seat_is ->
            [you] You roll a die again.
           *[other] { $seat } rolls a die again.
        }
       *[other] { $seat_is ->
            [you] You roll { $count } dice again.
           *[other] { $seat } rolls { $count } dice again.
        }
    }
kapow-event-turned = { $seat_is ->
        [you] You turn { $die }.
       *[other] { $seat } turns { $die }.
    }
kapow-event-rotated = { $seat_is ->
        [you] Your team turns its { $card } card round.
       *[other] { $ally_is ->
            [you] Your team turns its { $card } card round.
           *[other] The team of { $seat } and { $ally } turns its { $card } card round.
        }
    }
kapow-event-aimed = { $seat_is ->
        [you] You aim at { $target }.
       *[other] { $seat } aims at { $target }.
    }
kapow-event-ready = { $seat_is ->
        [you] You are ready.
       *[other] { $seat } is ready.
    }
kapow-event-revealed = { $seat_is ->
        [you] You have chosen { $abilities }.
       *[other] { $seat } has chosen { $abilities }.
    }
kapow-event-nothing = { $seat_is ->
        [you] You have chosen nothing.
       *[other] { $seat } has chosen nothing.
    }
kapow-event-attacks = { $seat_is ->
        [you] You attack { $target } with { $total }.
       *[other] { $seat } attacks { $target } with { $total }.
    }
kapow-event-holds = { $seat_is ->
        [you] You do not attack.
       *[other] { $seat } does not attack.
    }
kapow-event-defends = { $seat_is ->
        [you] You defend with { $total }.
       *[other] { $seat } defends with { $total }.
    }
kapow-event-lost = { $seat_is ->
        [you] You lose { $count } life, { $life } is left.
       *[other] { $seat } loses { $count } life, { $life } is left.
    }
kapow-event-healed = { $seat_is ->
        [you] You gain { $count } life and have { $life }.
       *[other] { $seat } gains { $count } life and has { $life }.
    }
kapow-event-marker = { $seat_is ->
        [you] You have the start marker.
       *[other] { $seat } has the start marker.
    }
kapow-event-marker-both = { $seat_is ->
        [you] You and { $ally } have the start marker.
       *[other] { $ally_is ->
            [you] You and { $seat } have the start marker.
           *[other] { $seat } and { $ally } have the start marker.
        }
    }
kapow-event-face = { $seat_is ->
        [you] You gain a face: { $face }.
       *[other] { $seat } gains a face: { $face }.
    }
kapow-event-die = { $seat_is ->
        [you] You gain a die: { $die }.
       *[other] { $seat } gains a die: { $die }.
    }
kapow-event-traded = { $seat_is ->
        [you] You exchange { $old } for { $face }.
       *[other] { $seat } exchanges { $old } for { $face }.
    }
kapow-event-gave = { $seat_is ->
        [you] You give { $taker } a face: { $face }.
       *[other] { $seat } gives { $taker } a face: { $face }.
    }
kapow-event-locked = { $seat_is ->
        [you] From the next round on your { $ability } needs no dice.
       *[other] From the next round on { $ability } of { $seat } needs no dice.
    }
kapow-event-board-locks = { $seat } puts a Lock In token on { $ability }.
kapow-event-entangled = { $seat_is ->
        [you] You are entangled: { $count } in all.
       *[other] { $seat } is entangled: { $count } in all.
    }
kapow-event-untangled = { $seat_is ->
        [you] You get rid of { $count } Entangle.
       *[other] { $seat } gets rid of { $count } Entangle.
    }
kapow-event-clipped = { $seat_is ->
        [you] You clip on { $face }.
       *[other] { $seat } clips on { $face }.
    }
kapow-event-unclipped = { $seat_is ->
        [you] You take { $face } off.
       *[other] { $seat } takes { $face } off.
    }
kapow-event-clean-up = All dice come off the boards.
kapow-event-cards = The Team-Up cards are dealt.
kapow-event-card = { $seat_is ->
        [you] Your team takes the card { $card }.
       *[other] { $ally_is ->
            [you] Your team takes the card { $card }.
           *[other] The team of { $seat } and { $ally } takes the card { $card }.
        }
    }
kapow-event-resigned = { $seat_is ->
        [you] You give up.
       *[other] { $seat } gives up.
    }
kapow-event-won = { $seat_is ->
        [you] You have won.
       *[other] { $seat } has won.
    }
kapow-event-won-both = { $seat_is ->
        [you] You and { $ally } have won.
       *[other] { $ally_is ->
            [you] You and { $seat } have won.
           *[other] { $seat } and { $ally } have won.
        }
    }
kapow-event-drawn = The match is drawn.
kapow-event-not-won = The last round is over. What is not won is lost.

## Refusals

kapow-refused-misspelt = "{ $text }" is not a move of KAPOW!.
kapow-refused-one-pick = One thing at a time.
kapow-refused-not-now = That is not what is asked now ({ $stage }).
kapow-refused-is-ready = You have said that you are ready.
kapow-refused-doing = First finish the ability you have announced.
kapow-refused-roll = { $die } cannot be rolled again here: it is not yours, or lies where it stays.
kapow-refused-turn = { $die } cannot be turned like that: it has no such side, or no other die of yours shows it.
kapow-refused-changes = You have changed your mind often enough in this phase.
kapow-refused-not-yours = { $die } is not yours.
kapow-refused-not-placed = { $die } lies on no ability.
kapow-refused-placed = { $die } already lies on an ability; pick it up first.
kapow-refused-locked = { $die } lies on an ability that has been used and stays there.
kapow-refused-needed = { $die } must stay: other dice lie where they do only because of it.
kapow-refused-slot-taken = There is no room for { $die } on { $ability }: the slot is taken.
kapow-refused-like-slot = Slots that are alike are filled in order: { $die } goes into an earlier slot of { $ability }.
kapow-refused-locked-in = { $ability } has a Lock In token and takes no { $die } any more.
kapow-refused-spent = { $ability } can be chosen once per match, so it takes no { $die } any more.
kapow-refused-no-token = There is nothing at { $ability } to put { $die } on.
kapow-refused-wrong-die = { $ability } does not take what { $die } shows.
kapow-refused-no-match = On { $ability } { $die } does not match the die beside it.
kapow-refused-used = { $ability } has been used this round.
kapow-refused-use = { $ability } cannot be used now.
kapow-refused-ally = You cannot aim at an ally.
kapow-refused-aim = You already aim there.
kapow-refused-rotate = The card has dice on it, or there is none.
kapow-refused-no-base = Without a base there is nothing to build on.
kapow-refused-multipliers = Only one multiplier counts: leave the others out first.
kapow-refused-unchosen = First say what each die is for.
kapow-refused-leave = That is no kicker or multiplier in use.
kapow-refused-face = A { $face } face cannot be gained here: it is not asked for or the supply has none.
kapow-refused-die = { $die } cannot be gained here: it is forbidden or the supply has none.
kapow-refused-trade = That exchange is not possible.
kapow-refused-no-face = There is no such face.
kapow-refused-not-action = { $die } takes no faces.
kapow-refused-full = Every side of { $die } has a face.
kapow-refused-lock = This ability cannot be locked in: it has a token, or takes other dice.
kapow-refused-option = That cannot be carried out.
kapow-refused-no-clock = KAPOW! has no time limit.
kapow-refused-no-draw = A board that plays by itself agrees to nothing.

## What abilities say

kapow-timing-immediate = At once:
kapow-timing-attack = When you attack:
kapow-timing-defend = When you defend:
kapow-timing-power-up = When you power up:
kapow-timing-after-power-up = After powering up:
kapow-timing-this-round = This round:
kapow-text-once = Once per match.
kapow-box-none = No dice.
kapow-box-any-number = Fill any number:
kapow-box-and = and
kapow-box-or = |
kapow-box-matching = with a match,
kapow-box-end = →
kapow-need-symbol = { $symbol }
kapow-need-exactly = { $symbol } without Wilds
kapow-need-wild-only = Wild only
kapow-need-blank-only = blank only
kapow-need-any = any die
kapow-need-non-blank = a die that is not blank
kapow-need-any-action = any action die
kapow-need-non-blank-action = an action die that is not blank
kapow-verb-nothing = nothing.
kapow-verb-base-attack = base attack { $count }.
kapow-verb-base-defence = base defence { $count }.
kapow-verb-fallback-defence = base defence { $count } if you have no other.
kapow-verb-attack-kicker = +{ $count } attack.
kapow-verb-defence-kicker = +{ $count } defence.
kapow-verb-attack-times = Attack times { $count }.
kapow-verb-defence-times = Defence times { $count }.
kapow-verb-attack = { $count } attack.
kapow-verb-defence = { $count } defence.
kapow-verb-opponent-defence = Your opponent's total defence changes by { $count }.
kapow-verb-own-attack = Your total attack changes by { $count }.
kapow-verb-mirror-kickers = Your defence kickers count for your attack too.
kapow-verb-faces-any = { $count ->
        [one] Gain a face of your choice.
       *[other] Gain { $count } faces of your choice.
    }
kapow-verb-faces-non-wild = { $count ->
        [one] Gain a face that is not Wild.
       *[other] Gain { $count } faces that are not Wild.
    }
kapow-verb-faces-of = { $count ->
        [one] Gain a face: { $faces }.
       *[other] Gain { $count } faces: { $faces }.
    }
kapow-verb-trait-dice = { $count ->
        [one] Gain a trait die.
       *[other] Gain { $count } trait dice.
    }
kapow-verb-action-dice = { $count ->
        [one] Gain an action die.
       *[other] Gain { $count } action dice.
    }
kapow-verb-die-of-opponents-choice = Gain a die; your opponent chooses which.
kapow-verb-their-trait-die = Your opponent gains a trait die.
kapow-verb-their-action-die = Your opponent gains an action die.
kapow-verb-copy-first = { $count ->
        [one] Gain a face like the one the die shows.
       *[other] Gain { $count } faces like the one the die shows.
    }
kapow-verb-copy-other = { $count ->
        [one] Gain a face like the one die { $die } shows.
       *[other] Gain { $count } faces like the one die { $die } shows.
    }
kapow-verb-exchange-faces = Exchange up to { $count } of your faces for others.
kapow-verb-take-face = Your opponent gives you a face.
kapow-verb-give-face = You hand over a face of your choice.
kapow-verb-attach = Gain a face ({ $faces }), clip it onto an action die and roll that die again.
kapow-verb-attach-blank = Gain a face ({ $faces }), clip it onto another action die that shows blank and roll that die again.
kapow-verb-life = Gain { $count } life.
kapow-verb-life-from-damage = Gain as much life as your attack took, at most { $count }.
kapow-verb-lose-life = Lose { $count } life.
kapow-verb-opponent-loses = Your opponent loses { $count } life.
kapow-verb-lose-per-die = Your opponent loses { $count } life for each die gained while powering up.
kapow-verb-lose-per-face = Your opponent loses { $count } life for each face gained while powering up.
kapow-verb-no-loss = Nobody loses life.
kapow-verb-reroll-each = For each die here, roll another of your dice again.
kapow-verb-reroll-any = Roll any number of your other dice again.
kapow-verb-reroll-one = You may roll one die again that does not show { $symbol }.
kapow-verb-reroll-blank = Roll one unplaced blank die again.
kapow-verb-reroll-blanks = Roll all other unplaced blank dice again.
kapow-verb-turn-die = You may turn one of your dice to the side another of your dice shows, but not to Wild.
kapow-verb-turn-blank = Turn one blank die to the symbol that most dice show.
kapow-verb-treat-all = { $from } may be placed as { $to }.
kapow-verb-treat-one = One die showing { $from } may be placed as { $to }.
kapow-verb-no-trait-dice = Neither you nor your opponent can gain trait dice.
kapow-verb-opponent-trait-die = You choose the colour of every trait die your opponent gains, and for each:
kapow-verb-lock-in = Put a Lock In token on one of your abilities that takes exactly { $dice } { $dice ->
        [one] die
       *[other] dice
    } (at most { $count } in all).
kapow-verb-lock-in-plain = Put a Lock In token on one of your abilities that takes exactly { $dice } { $dice ->
        [one] die
       *[other] dice
    }, no action die, and gives no life (at most { $count } in all).
kapow-verb-self-lock = Put a Lock In token here (at most { $count }). Each one gives in every later round:
kapow-verb-entangle = Your opponent gets an Entangle token (at most { $count } at a time).
kapow-verb-remove-token = Remove this token.
kapow-verb-choose = Choose one:
kapow-verb-choose-each = For each die choose one:
kapow-verb-opponent-chooses = Your opponent chooses:
kapow-verb-or = or
kapow-verb-or-else = Or:
kapow-verb-each = For each die:
kapow-verb-at-power-up = When you power up:
kapow-verb-at-defend = When you defend:
kapow-row-symbol = { $symbol }:
kapow-row-any = any die:
kapow-row-repeat = Once more for each die left over.
kapow-test-more-dice = If your opponent has more dice than you:
kapow-test-lost = If you lost { $count } life or more in phase 2:
kapow-test-lost-at-most = If you lost at most { $count } life in phase 2:
kapow-test-unhurt = If you lost no life in phase 2:
kapow-test-dealt = If your attack took { $count } life or more:
