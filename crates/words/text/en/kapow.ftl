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
kapow-behind-screen = behind the screen: { $count ->
        [one] 1 die
       *[other] { $count } dice
    }
kapow-loose = to place
kapow-pool = faces in the pool
kapow-supply = supply
kapow-supply-dice = { $count } { $die ->
        [red] red
        [yellow] yellow
        [purple] purple
        [green] green
        [blue] blue
       *[action] action
    }
kapow-tokens = { $count ->
        [one] entangled once
       *[other] entangled { $count } times
    }
kapow-on-actions = faces on action dice
kapow-locked = locked in
kapow-cards = Team-Up cards
kapow-odds-head = Chance that at least one of your dice shows the symbol when you roll them all (Wilds count):
kapow-aims = aims at { $target }

## Offers

kapow-die = { $die } ({ $symbol })
kapow-slot = { $ability } { $place }/{ $of }
kapow-offer-place = { $die } on { $ability }
kapow-offer-lift = pick up { $die }
kapow-offer-use = use { $ability }
kapow-offer-rotate = turn the { $card } card round
kapow-offer-aim = aim at { $target }
kapow-offer-ready = ready: nothing more to place
kapow-offer-roll = roll again: { $die }
kapow-offer-turn = turn to { $symbol }: { $die }
kapow-offer-attach = clip the face on: { $die }
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
kapow-offer-gain = take { $face }
kapow-offer-take = { $die }
kapow-offer-option = { $text }
kapow-offer-give = hand over { $face }
kapow-offer-trade = { $old } for { $face }
kapow-offer-lock = lock in { $ability }
kapow-offer-clip = { $face } onto { $die }
kapow-offer-unclip = take { $face } off { $die }
kapow-offer-next = { $face } goes on next
kapow-offer-done = done
kapow-offer-card = take the card { $card }

kapow-warn-nothing = Warning: none of your dice lies on an ability, so you do nothing in this round.
kapow-warn-incomplete = Warning: a box is not complete, so its dice do nothing.
kapow-warn-wasted = Warning: some dice bring nothing: a base or multiplier too many, or a kicker without a base.

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
        [you] You roll
       *[other] { $seat } rolls
    } { $count ->
        [one] a die.
       *[other] { $count } dice.
    }
kapow-event-placed = { $seat_is ->
        [you] You place a die on { $ability }: { $die }.
       *[other] { $seat } places a die on { $ability }: { $die }.
    }
kapow-event-lifted = { $seat_is ->
        [you] You pick up a die: { $die }.
       *[other] { $seat } picks up a die: { $die }.
    }
kapow-event-announced = { $seat_is ->
        [you] You announce { $ability }.
       *[other] { $seat } announces { $ability }.
    }
kapow-event-rerolls = { $count ->
        [0] { $seat_is ->
            [you] You roll no die again.
           *[other] { $seat } rolls no die again.
        }
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
        [you] You turn a die: { $die } now shows { $symbol }.
       *[other] { $seat } turns a die: { $die } now shows { $symbol }.
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
       *[other] { $seat } aims at { $target_is ->
            [you] you
           *[other] { $target }
        }.
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
       *[other] { $seat } attacks { $target_is ->
            [you] you
           *[other] { $target }
        } with { $total }.
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
        [you] You lose { $count } life and have { $life } left.
       *[other] { $seat } loses { $count } life and has { $life } left.
    }
kapow-event-healed = { $seat_is ->
        [you] You gain { $count } life and now have { $life }.
       *[other] { $seat } gains { $count } life and now has { $life }.
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
        [you] You exchange { $old } for { $face }
       *[other] { $seat } exchanges { $old } for { $face }
    }{ $on ->
        [up] {" "}on { $die }, which now shows it
        [die] {" "}on { $die }
       *[pool] {""}
    }.
kapow-event-gave = { $seat_is ->
        [you] You give { $taker } a face: { $face }
       *[other] { $seat } gives { $taker } a face: { $face }
    }{ $on ->
        [up] {" "}off { $die }, which is blank now
        [die] {" "}off { $die }
       *[pool] {""}
    }.
kapow-event-locked = { $seat_is ->
        [you] From the next round on your ability { $ability } needs no dice.
       *[other] From the next round on the ability { $ability } of { $seat } needs no dice.
    }
kapow-event-board-locks = { $seat } puts a Lock In token on { $ability }.
kapow-event-entangled = { $seat_is ->
        [you] You get an Entangle token and now have { $count }.
       *[other] { $seat } gets an Entangle token and now has { $count }.
    }
kapow-event-untangled = { $seat_is ->
        [you] You get rid of
       *[other] { $seat } gets rid of
    } { $count ->
        [one] an Entangle token.
       *[other] { $count } Entangle tokens.
    }
kapow-event-clipped = { $seat_is ->
        [you] You clip { $face } onto { $die }.
       *[other] { $seat } clips { $face } onto { $die }.
    }
kapow-event-uncovered = { $seat_is ->
        [you] You have clipped { $face } onto { $die }.
       *[other] { $seat } has clipped { $face } onto { $die }.
    }
kapow-event-unclipped = { $seat_is ->
        [you] You take { $face } off { $die }.
       *[other] { $seat } takes { $face } off { $die }.
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
kapow-event-knocked-out = { $seat_is ->
        [you] You are knocked out.
       *[other] { $seat } is knocked out.
    }
kapow-event-knocked-out-both = { $seat_is ->
        [you] You and { $ally } are knocked out.
       *[other] { $ally_is ->
            [you] You and { $seat } are knocked out.
           *[other] { $seat } and { $ally } are knocked out.
        }
    }
kapow-event-agreed = Both sides agree on a draw.
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
kapow-refused-not-now = That is not what is asked now: { $stage ->
        [start] who begins is decided
        [deal] cards are dealt
        [draft] cards are drafted
        [roll] everybody rolls
        [select] dice are placed
        [solo] the board places its dice
        [defend] somebody defends
        [power-up] everybody powers up
        [gain] everybody powers up
        [after] abilities after powering up are carried out
        [late] abilities after powering up are carried out
        [clean-up] everybody cleans up
        [over] the match is over
       *[other] somebody attacks
    }.
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
kapow-refused-face = The face { $face } cannot be gained here: it is not asked for or the supply has none.
kapow-refused-die = { $die } cannot be gained here: it is forbidden or the supply has none.
kapow-refused-trade = That exchange is not possible.
kapow-refused-no-face = There is no such face.
kapow-refused-not-action = { $die } takes no faces.
kapow-refused-full = Every side of { $die } has a face.
kapow-refused-lock = This ability cannot be locked in: it has a token, or takes other dice.
kapow-refused-option = That cannot be carried out.
kapow-refused-no-clock = KAPOW! has no time limit.
kapow-refused-no-draw = A board that plays by itself agrees to nothing.

## What abilities say. `$by` is `you`, or `board` for one that plays by itself.

kapow-timing-immediate = Immediately:
kapow-timing-attack = { $by ->
        [board] When the board attacks:
       *[you] When you attack:
    }
kapow-timing-defend = { $by ->
        [board] When the board defends:
       *[you] When you defend:
    }
kapow-timing-power-up = { $by ->
        [board] When the board powers up:
       *[you] When you power up:
    }
kapow-timing-after-power-up = After powering up:
kapow-timing-this-round = This round:
kapow-text-once = Once per match.
kapow-text-always = As long as this token lies here:
kapow-when-other-action-blank = A die is placed here only if another unplaced action die is blank.
kapow-when-another-blank = A die is placed here only if another unplaced die is blank.
kapow-text-card = This counts only if the other half of the card is filled, too: that one is your ally’s.
kapow-list-comma = ,
kapow-list-and = and
kapow-box-none = no dice
kapow-box-up-to = up to
kapow-box-up-to-any = up to { $count } dice
kapow-box-up-to-action = up to { $count } action dice
kapow-box-up-to-symbol = up to { $count } dice showing { $symbol }
kapow-box-up-to-exactly = up to { $count } dice showing { $symbol } (no Wilds)
kapow-box-times-of = up to { $count } times (
kapow-box-any-number = any number of (
kapow-box-all-possible = as many as possible of (
kapow-box-or = /
kapow-box-close = )
kapow-box-end = →
kapow-need-symbol = { $symbol }
kapow-need-exactly = { $symbol } (no Wild)
kapow-need-wild-only = { $count ->
        [one] a Wild
       *[other] { $count } Wilds
    }
kapow-need-blank-only = { $count ->
        [one] a blank die (no Wild)
       *[other] { $count } blank dice (no Wilds)
    }
kapow-need-any = { $count ->
        [one] any die
       *[other] any { $count } dice
    }
kapow-need-non-blank = { $count ->
        [one] a die that is not blank
       *[other] { $count } dice that are not blank
    }
kapow-need-any-action = { $count ->
        [one] any action die
       *[other] any { $count } action dice
    }
kapow-need-non-blank-action = { $count ->
        [one] an action die that is not blank
       *[other] { $count } action dice that are not blank
    }
kapow-match-symbol = { $count ->
        [one] a matching { $symbol }
       *[other] { $count } matching dice with { $symbol }
    }
kapow-match-exactly = { $count ->
        [one] a matching { $symbol } (no Wild)
       *[other] { $count } matching dice with { $symbol } (no Wilds)
    }
kapow-match-wild-only = { $count ->
        [one] a matching Wild
       *[other] { $count } matching Wilds
    }
kapow-match-blank-only = { $count ->
        [one] a matching blank die (no Wild)
       *[other] { $count } matching blank dice (no Wilds)
    }
kapow-match-any = { $count ->
        [one] any matching die
       *[other] { $count } matching dice
    }
kapow-match-non-blank = { $count ->
        [one] a matching die that is not blank
       *[other] { $count } matching dice that are not blank
    }
kapow-match-any-action = { $count ->
        [one] any matching action die
       *[other] { $count } matching action dice
    }
kapow-match-non-blank-action = { $count ->
        [one] a matching action die that is not blank
       *[other] { $count } matching action dice that are not blank
    }
kapow-verb-nothing = No effect of its own.
kapow-verb-base-attack = Base attack { $count }.
kapow-verb-base-defence = Base defence { $count }.
kapow-verb-fallback-defence = Base defence { $count } if you use no other.
kapow-verb-attack-kicker = Attack kicker +{ $count }.
kapow-verb-defence-kicker = Defence kicker +{ $count }.
kapow-verb-attack-times = Attack multiplier ×{ $count }.
kapow-verb-defence-times = Defence multiplier ×{ $count }.
kapow-verb-attack = Attack { $amount }.
kapow-verb-defence = Defence { $amount }.
kapow-verb-opponent-defence = { $by ->
        [board] The total defence of the board’s opponent
       *[you] Your opponent’s total defence
    } { $way ->
        [up] rises
       *[down] drops
    } by { $count }.
kapow-verb-own-attack = The total attack { $way ->
        [up] rises
       *[down] drops
    } by { $count }.
kapow-verb-mirror-kickers = Your defence kickers count for your attack, too.
kapow-gain = { $by ->
        [opponent] Your opponent gains
        [board] The board gains
       *[you] Gain
    }
kapow-gain-end = .
kapow-gain-faces-any = { $count ->
        [one] a face
       *[other] { $count } faces
    } { $by ->
        [board] of any kind
       *[you] of your choice
    }
kapow-gain-faces-non-wild = { $count ->
        [one] a non-Wild face
       *[other] { $count } non-Wild faces
    }
kapow-gain-faces-of = { $count ->
        [one] a face
       *[other] { $count } faces
    } with { $faces }
kapow-gain-trait-dice = { $count ->
        [one] a trait die
       *[other] { $count } trait dice
    }
kapow-gain-action-dice = { $count ->
        [one] an action die
       *[other] { $count } action dice
    }
kapow-verb-die-of-opponents-choice = { $by ->
        [board] The board gains a die; its opponent chooses which.
       *[you] Gain a die; your opponent chooses which.
    }
kapow-verb-copy-first = { $count ->
        [one] Gain a face with the symbol that the die shows.
       *[other] Gain { $count } faces with the symbol that the die shows.
    }
kapow-verb-copy-other = { $count ->
        [one] Gain a face
       *[other] Gain { $count } faces
    } with the symbol that the { $die ->
        [2] second
        [3] third
       *[other] { $die }th
    } die shows.
kapow-verb-exchange-faces = { $count ->
        [one] You may exchange one of your faces for another from the supply.
       *[other] You may exchange up to { $count } of your faces for others from the supply.
    }
kapow-verb-take-face = { $by ->
        [board] The board’s opponent gives the board a face of their choice.
       *[you] Your opponent gives you a face of their choice.
    }
kapow-verb-they-give = { $by ->
        [board] They give the board a face of their choice.
       *[you] They give you a face of their choice.
    }
kapow-verb-give-face = You hand over a face of your choice.
kapow-verb-attach = Gain a face with { $faces }, attach it to one of your action dice and reroll that die.
kapow-verb-attach-blank = The board gains a face with { $faces }, attaches it to another unplaced action die that is blank and rerolls that die.
kapow-verb-life = { $by ->
        [board] The board gains
       *[you] Gain
    } { $count } life.
kapow-verb-life-from-damage = { $by ->
        [board] The board gains as much life as its attack took,
       *[you] Gain as much life as your attack took,
    } at most { $count }.
kapow-verb-lose-life = { $by ->
        [board] The board loses
       *[you] You lose
    } { $count } life.
kapow-verb-opponent-loses = { $by ->
        [board] The board’s opponent
       *[you] Your opponent
    } loses { $count } life.
kapow-verb-they-lose = They lose { $count } life.
kapow-verb-lose-per-die = { $by ->
        [board] The board’s opponent
       *[you] Your opponent
    } loses { $count } life for each die they gained while powering up.
kapow-verb-lose-per-face = { $by ->
        [board] The board’s opponent
       *[you] Your opponent
    } loses { $count } life for each face they gained while powering up.
kapow-verb-no-loss = Nobody loses life.
kapow-verb-reroll-each = For each die here, reroll another of your dice.
kapow-verb-reroll-any = Reroll any number of your other dice.
kapow-verb-reroll-one = You may reroll one of your dice that does not show { $symbol }.
kapow-verb-reroll-blank = The board rerolls one unplaced blank die.
kapow-verb-reroll-blanks = The board rerolls all other unplaced blank dice.
kapow-verb-turn-die = You may turn one of your dice so that it shows the same as another of your dice, but not a Wild.
kapow-verb-turn-blank = The board turns one blank die to the symbol that most of its dice show.
kapow-verb-treat-all = Dice with { $from } may be placed as { $to }.
kapow-verb-treat-all-blank = Blank dice may be placed as { $to }.
kapow-verb-treat-one = One die with { $from } may be placed as { $to }.
kapow-verb-treat-one-blank = One blank die may be placed as { $to }.
kapow-verb-no-trait-dice = { $by ->
        [board] The board and its opponent cannot gain trait dice.
       *[you] You and your opponent cannot gain trait dice.
    }
kapow-verb-opponent-trait-die = { $by ->
        [board] Whenever the board’s opponent gains a trait die, the board chooses its colour. For each such die:
       *[you] Whenever your opponent gains a trait die, you choose its colour. For each such die:
    }
kapow-verb-lock-in = Put a Lock In token on one of your abilities that takes exactly { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } (at most { $count ->
        [one] 1 token
       *[other] { $count } tokens
    } in all).
kapow-verb-lock-in-plain = Put a Lock In token on one of your abilities that takes exactly { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, needs no action die and gives no life (at most { $count ->
        [one] 1 token
       *[other] { $count } tokens
    } in all).
kapow-verb-self-lock = The board puts a Lock In token here (at most { $count ->
        [one] 1 token
       *[other] { $count } tokens
    } in all). In every later round each token brings:
kapow-verb-entangle = { $by ->
        [board] The board’s opponent
       *[you] Your opponent
    } gets an Entangle token (at most { $count } at a time).
kapow-verb-remove-token = This token goes away.
kapow-verb-choose = Choose one:
kapow-verb-choose-each = For each die here choose one:
kapow-verb-opponent-chooses = { $by ->
        [board] The board’s opponent chooses:
       *[you] Your opponent chooses:
    }
kapow-verb-or-else = Or:
kapow-verb-each = For each die here:
kapow-row-symbol = { $symbol }:
kapow-row-any = Any die:
kapow-row-repeat = Once more for each die left over.
kapow-test-more-dice = { $by ->
        [board] If the opponent has more dice than the board:
       *[you] If your opponent has more dice than you:
    }
kapow-test-lost = { $by ->
        [board] If the board
       *[you] If you
    } lost { $count } life or more in phase 2:
kapow-test-lost-at-most = { $by ->
        [board] If the board
       *[you] If you
    } lost at most { $count } life in phase 2:
kapow-test-unhurt = { $by ->
        [board] If the board
       *[you] If you
    } lost no life in phase 2:
kapow-test-dealt = { $by ->
        [board] If the board’s attack
       *[you] If your attack
    } took { $count } life or more:

## Where verbs stand, on the page of all verbs

kapow-place-immediate = an immediate ability of a player's board
kapow-place-attack = an ability for the attack
kapow-place-defend = an ability for the defence
kapow-place-power-up = an ability for powering up
kapow-place-after-power-up = an ability for after powering up
kapow-place-this-round = an ability that holds all round
kapow-place-card-this-round = half a Team-Up card that holds all round; its other timings are those of players' boards
kapow-place-solo-immediate = the same on a solo board
kapow-place-solo-attack = the same on a solo board
kapow-place-solo-defend = the same on a solo board
kapow-place-solo-power-up = the same on a solo board
kapow-place-solo-after-power-up = the same on a solo board
kapow-place-solo-this-round = the same on a solo board; what it gains it gains while powering up
kapow-place-token-always = `always` of a token: what it does as long as it lies there
kapow-place-token-box = `effects` of a token: what a die on it does
kapow-place-each-of-attack = in `each` of an ability for the attack
kapow-place-each-of-defend = in `each` of an ability for the defence
kapow-place-each-of-this-round = in `each` of an ability that holds all round
kapow-place-option-of-choose-each = one of the three options of `choose-each`: attack kicker, defence kicker, `at-defend`, in this order
kapow-place-at-defend = in `at-defend`
kapow-place-verb-of-power-up = in another verb, while or after its owner powers up
kapow-place-verb-of-solo-power-up = the same on a solo board
kapow-place-row-of-list = `effects` of a row of `list`
kapow-place-token-of-self-lock = in `each` of `self-lock`: what each token does in every later round

# Abilities, in as few words as their row on a board has room for
kapow-brief-choose = { $what }
kapow-brief-base = Base { $count }
kapow-brief-fallback = Base { $count } if you use no other
kapow-brief-kicker = +{ $count }
kapow-brief-attack = +{ $count } attack
kapow-brief-defence = +{ $count } defence
kapow-brief-times = ×{ $count }
kapow-brief-faces = { $count ->
        [one] 1 face
       *[other] { $count } faces
    }
kapow-brief-faces-wild = { $count ->
        [one] 1 face, Wilds too
       *[other] { $count } faces, Wilds too
    }
kapow-brief-trait-dice = { $count ->
        [one] 1 trait die
       *[other] { $count } trait dice
    }
kapow-brief-action-dice = { $count ->
        [one] 1 action die
       *[other] { $count } action dice
    }
kapow-brief-copy = { $count ->
        [one] copy the face
       *[other] { $count } copies
    }
kapow-brief-exchange = { $count ->
        [one] exchange 1 face
       *[other] exchange up to { $count } faces
    }
kapow-brief-life = +{ $count } life
kapow-brief-life-from-damage = life equal to your damage, up to { $count }
kapow-brief-lose-life = −{ $count } life
kapow-brief-they-lose = they lose { $count } life
kapow-brief-per-die = they lose { $count } life per new die
kapow-brief-per-face = they lose { $count } life per new face
kapow-brief-own-attack = total attack −{ $count }
kapow-brief-their-defence = their total defence −{ $count }
kapow-brief-each = per die: { $what }
kapow-brief-at-power-up = power up: { $what }
kapow-brief-at-defend = when defending { $what }
kapow-brief-if-more-dice = if they have more dice: { $what }
kapow-brief-if-lost = if you lost { $count } life or more: { $what }
kapow-brief-if-lost-at-most = if you lost at most { $count } life: { $what }
kapow-brief-if-unhurt = if you lost no life: { $what }
kapow-brief-if-dealt = if you dealt { $count } damage or more: { $what }
kapow-brief-attach = 1 face ({ $faces }) onto an action die, reroll it
kapow-brief-die = 1 die of their choice
kapow-brief-reroll-each = per die: reroll 1 other
kapow-brief-reroll-any = reroll any number of others
kapow-brief-reroll-one = reroll 1 that is not { $symbol }
kapow-brief-treat-all = { $from } may be { $to }
kapow-brief-treat-blank = one blank die may be { $to }
kapow-brief-treat-one = one { $from } may be { $to }
kapow-brief-turn = turn 1 die to what another shows, but not to Wild
kapow-brief-mirror = your defence kickers count here too
kapow-brief-no-trait-dice = no trait dice for either of you
kapow-brief-entangle = an Entangle token for them (at most { $count })
kapow-brief-lock-in = { $count ->
        [one] lock in an ability that takes 1 die
       *[other] lock in an ability that takes { $count } dice
    }
kapow-brief-lock-in-plain = { $count ->
        [one] lock in an ability that takes 1 die (no action die, no life)
       *[other] lock in an ability that takes { $count } dice (no action die, no life)
    }
kapow-brief-they-choose = they choose: { $what }
kapow-brief-take-face = 1 of their faces for you
kapow-brief-their-trait-die = you choose the colour of their new trait dice, for each { $what }
kapow-brief-remove = a die removes it
kapow-brief-no-loss = nobody loses life
