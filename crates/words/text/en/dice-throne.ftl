### What Dice Throne says. CAPITAL gives a text a capital letter.

## How phrases become sentences

dice-throne-sentence = { CAPITAL($text) }.
dice-throne-line = { CAPITAL($text) }
dice-throne-next = { $before }; { $next }
dice-throne-full-stop = { $before }. { CAPITAL($next) }
dice-throne-brackets = { $before } ({ $next })
dice-throne-row = { $label }: { CAPITAL($then) }
dice-throne-branch = { CAPITAL($needs) }: { $text }
dice-throne-branch-named = { $name } ({ $needs }): { $text }
dice-throne-needs = { $symbols }
dice-throne-needs-small = small straight
dice-throne-needs-large = large straight
dice-throne-symbols = { $n } { $n ->
        [one] { $one }
       *[other] { $many }
    }
dice-throne-this = this ability

## Who is meant

dice-throne-to = { $who ->
        [me] yourself
        [target] the target
        [attacker] the attacker
        [active] the active player
        [picked] them
        [player] { $form ->
            [short] a player
           *[whole] a player of your choice
        }
        [opponent] { $form ->
            [short] an opponent
           *[whole] an opponent of your choice
        }
        [opponents] each opponent
        [team] yourself and a teammate
        [up-to-two] up to two players
        [up-to-two-opponents] up to two opponents
        [up-to-three-opponents] up to three opponents
        [two-opponents] two opponents
        [two-portions] an opponent of your choice (twice)
        [three-portions] an opponent of your choice (three times)
       *[other] another player
    }
dice-throne-whom = { $who ->
        [me] yourself
        [target] the target
        [attacker] the attacker
        [active] the active player
        [picked] them
        [player] { $form ->
            [short] a player
           *[whole] a player of your choice
        }
        [opponent] { $form ->
            [short] an opponent
           *[whole] an opponent of your choice
        }
        [opponents] each opponent
        [team] yourself and a teammate
        [up-to-two] up to two players
        [up-to-two-opponents] up to two opponents
        [up-to-three-opponents] up to three opponents
        [two-opponents] two opponents
        [two-portions] an opponent (twice)
        [three-portions] an opponent (three times)
       *[other] another player
    }
dice-throne-who = { $who ->
        [me] you
        [target] the target
        [attacker] the attacker
        [active] the active player
        [picked] they
        [player] a player of your choice
        [opponent] an opponent of your choice
        [opponents] each opponent
       *[other] another player
    }
dice-throne-toward = { $who ->
        [me] to yourself
       *[other] to { $to }
    }

## How much

dice-throne-some = { $n } { $noun }
dice-throne-noun-damage = { $form ->
       *[any] { $kind ->
            [undefendable] undefendable damage
            [pure] pure damage
            [collateral] collateral damage
            [ultimate] ultimate damage
            [sure] damage (cannot be prevented)
           *[normal] damage
        }
    }
dice-throne-noun-cp = CP
dice-throne-noun-cards = { $n ->
        [one] card
       *[other] cards
    }
dice-throne-noun-dice = { $n ->
        [one] die
       *[other] dice
    }
dice-throne-noun-companions = { $n ->
        [one] companion
       *[other] companions
    }
dice-throne-noun-steps = { $n ->
        [one] step
       *[other] steps
    }
dice-throne-noun-health = health
dice-throne-equal = { $noun } equal to { $of }
dice-throne-as-much = { $of }
dice-throne-per = { $some } per { $unit }
dice-throne-plus = { $some } plus { $more }
dice-throne-minus = { $some } ({ $n } less in all)
dice-throne-to-limit = { $token } up to the limit
dice-throne-all-of = all { $token }
dice-throne-all-of-these = all of them
dice-throne-unit-of-target = { $token } on the target
dice-throne-unit-of-picked = { $token } they have
dice-throne-unit-pip = pip
dice-throne-unit-paid = { $goods ->
       *[any] { $unit } spent
    }
dice-throne-unit-paid-any = one spent
dice-throne-of-roll = { $part ->
        [half] half { $dice ->
            [one] the number rolled
           *[many] the sum of the roll
        } (rounded up)
       *[all] { $dice ->
            [one] the number rolled
           *[many] the sum of the roll
        }
    }
dice-throne-of-cp = { $part ->
        [half] half your CP (rounded up)
       *[all] your CP
    }
dice-throne-of-incoming = { $part ->
        [half] half the incoming damage (rounded up)
       *[all] the incoming damage
    }
dice-throne-of-dealt = { $part ->
        [half] half the damage dealt (rounded up)
       *[all] the damage dealt
    }
dice-throne-of-base = { $part ->
        [half] half the ability’s own damage (rounded up)
       *[all] the ability’s own damage
    }
dice-throne-of-attempts = { $part ->
        [half] half your roll attempts (rounded up)
       *[all] your roll attempts
    }
dice-throne-of-count = { $part ->
        [half] half the number of { $unit } (rounded up)
       *[all] the number of { $unit }
    }
dice-throne-of-this = { $part ->
        [half] half this number (rounded up)
       *[all] this number
    }
dice-throne-cost-any = any number of { $goods }
dice-throne-cost-up-to = { $n ->
        [one] { $some }
       *[other] up to { $some }
    }
## What verbs say: always as a request, so that it fits behind anything

dice-throne-verb-damage = { $form ->
        [short] { $who ->
            [me] take { $some }
            [target] { $some }
            [opponents] deal each opponent { $some }
            [two-opponents] { $some } to each of { $to }
           *[other] { $some } to { $to }
        }
       *[whole] { $who ->
            [me] take { $some }
            [target] deal { $some }
            [opponents] deal each opponent { $some }
            [two-opponents] deal { $some } to each of { $to }
           *[other] deal { $some } to { $to }
        }
    }
dice-throne-verb-boost = { $on ->
        [me] take an extra { $some }
       *[target] { $form ->
            [short] { $measured ->
                [yes] extra { $some }
               *[no] +{ $some }
            }
           *[whole] add { $some }
        }
    }
dice-throne-verb-weaken = reduce your damage by { $some }
dice-throne-weaken-half = lower your damage by half (rounded up) until the roll phases end
dice-throne-weaken-all = deal no damage
dice-throne-verb-undefendable = make the attack undefendable
dice-throne-verb-prevent = { $who ->
        [me] prevent { $some }
       *[other] prevent { $some } to { $to }
    }
dice-throne-prevent-half = half of the damage (rounded up)
dice-throne-prevent-all = all of the damage
dice-throne-verb-if-dealt = { $n ->
        [one] if the attack deals damage, { $then }
       *[other] if the attack deals at least { $n } damage, { $then }
    }
dice-throne-verb-heal = { $who ->
        [me] heal { $some }
       *[other] heal { $whom } by { $some }
    }
dice-throne-verb-set-health = set your health to { $n }
dice-throne-verb-gain = { $who ->
        [me] gain { $things }
        [attacker] the attacker gains { $things }
       *[other] give { $to } { $things }
    }
dice-throne-verb-cp = { dice-throne-verb-gain }
dice-throne-verb-inflict = { $form ->
       *[any] { $who ->
            [me] gain { $things }
            [target] inflict { $things }
           *[other] inflict { $things } on { $to }
        }
    }
dice-throne-inflict-with = inflict { $all }
dice-throne-begin-health = let { $token } begin with { $some } health
dice-throne-gain-health = heal { $token } by { $some }
dice-throne-gain-state = begin the state “{ $token }”
dice-throne-lose-state = end the state “{ $token }”
dice-throne-verb-lose = remove { $things }
dice-throne-verb-raise-limit = raise your limit of { $token } by { $n }
dice-throne-verb-remove = { $may ->
        [yes] you may remove
       *[no] remove
    } { $n ->
        [all] all status effects
        [one] 1 status effect
       *[other] { $n } status effects
    } from { $who ->
        [me] yourself
       *[other] { $to }
    }
dice-throne-any-token = 1 status effect
dice-throne-verb-transfer = move { $what } from { $who ->
        [me] yourself
       *[other] { $to }
    } { $other }
dice-throne-verb-ward = ward off 1 status effect that the attack inflicts on you
dice-throne-verb-lose-cp = { $who ->
        [me] lose { $some }
       *[other] make { $to } lose { $some }
    }
dice-throne-verb-steal-cp = steal { $some } from { $to }
dice-throne-verb-steal-health = { dice-throne-verb-steal-cp }
dice-throne-verb-draw = draw { $some }
dice-throne-verb-discard = { $who ->
        [me] discard { $cards }
       *[other] make { $whom } discard { $cards }
    }{ $by ->
        [chance] {" "}at random
       *[choice] {""}
    }
dice-throne-whole-hand = the whole hand
dice-throne-verb-set-die = change { $n ->
        [one] { $dice ->
            [own] one of your dice
            [team] a die of your team
            [opponent] an opponent’s die
           *[any] any die
        }
       *[other] up to { $n } { $dice ->
            [own] of your dice
            [team] dice of your team
            [opponent] opponents’ dice
           *[any] dice of any player
        }
    } to { $side ->
        [any] { $n ->
            [one] a number
           *[other] numbers
        } of your choice
       *[number] { $side }
    }
dice-throne-verb-shift-die = change { $dice ->
        [own] one of your dice
        [team] a die of your team
        [opponent] an opponent’s die
       *[any] any die
    } by 1, up or down
dice-throne-verb-copy-die = change { $dice ->
        [own] one of your dice to the number of another of your dice
        [team] a die of your team to the number of another of the same roll
        [opponent] an opponent’s die to the number of another of the same roll
       *[any] any die to the number of another of the same roll
    }
dice-throne-verb-reroll = { $n ->
        [one] { $may ->
            [yes] you may reroll
           *[no] reroll
        } { $dice ->
            [this] these dice
            [this-one] that die once
            [picked] this die
            [own] one of your dice
            [team] a die of your team
            [opponent] an opponent’s die
           *[any] any die
        }
       *[other] reroll up to { $n } { $dice ->
            [own] of your dice
            [team] dice of your team
            [opponent] opponents’ dice
           *[any] dice of any player
        }
    }
dice-throne-verb-attempts = give { $phase ->
        [defence] the defender
       *[offence] the active player
    } { $n ->
        [one] an extra roll attempt
       *[other] { $n } extra roll attempts
    }
dice-throne-fewer-attempts = lose { $n ->
        [one] one roll attempt
       *[other] { $n } roll attempts
    } { $phase ->
        [defence] in defence
       *[offence] in this phase
    }
dice-throne-verb-attempt-price = pay { $some } for each roll attempt after the first
dice-throne-verb-attack-again = { $who ->
        [attacked] the attacker attacks you once more
       *[attacker] attack once more
    }
dice-throne-verb-skip = { $phase ->
        [income] skip the income phase
       *[offence] skip the offensive roll phase
    }
dice-throne-verb-cancel = your ability has no effect
dice-throne-verb-forbid = { $what ->
        [defence] use no defensive ability
       *[actions] you can do nothing
    }
dice-throne-verb-roll = { $who ->
        [me] roll { $some }
        [picked] they roll { $some }
       *[other] { $by } rolls { $some }
    }
dice-throne-roll-again = you may reroll { $dice ->
        [one] it
       *[many] { $n ->
            [one] one die
           *[other] up to { $n } dice
        }
    } once
dice-throne-again-for = for { $cost } you may reroll { $dice ->
        [one] it
       *[many] { $n ->
            [one] one die
           *[other] up to { $n } dice
        }
    } once
dice-throne-verb-contest = you and your opponent each roll 1 die
dice-throne-verb-choose = { $who ->
        [me] choose one
        [picked] { $die ->
            [yes] its owner decides what you do
           *[no] they decide what happens
        }
       *[other] { $by } decides what happens
    }: { $options }
dice-throne-or = { $before }; or { $next }
dice-throne-verb-may = you may { $then }
dice-throne-may-then = you may { $then }
dice-throne-may-pay = if you spend { $cost }, { $then }
dice-throne-verb-if = if { $tests }, { $then }
dice-throne-if-else = if { $tests }, { $then }; otherwise { $other }
dice-throne-verb-pick = choose { $whom }
dice-throne-verb-pay = { $free ->
        [yes] you may spend { $cost }
       *[no] spend { $cost }
    }
dice-throne-verb-search = take a card of your choice from your deck
dice-throne-verb-look = look at { $who ->
        [picked] their hand
       *[other] the hand of { $to }
    }
dice-throne-verb-pick-die = choose { $dice ->
        [own] one of your dice
        [team] a die of your team
        [opponent] an opponent’s die
       *[any] any die
    }
dice-throne-verb-watch = whenever you roll for { $token } during this attack, { $then }
dice-throne-verb-grow = grow your companions by { $some }
dice-throne-grow-to = { $n ->
        [one] grow 1 { $from } into a { $token }
       *[other] grow each { $from } into a { $token }
    }
dice-throne-verb-build = { $way ->
        [new] build a new companion
        [raise] improve a companion
       *[any] build an improved companion or improve one
    }
dice-throne-verb-call = { $n ->
        [one] activate one of your companions
       *[other] activate up to { $n } different companions
    } at no cost
dice-throne-verb-detonate = set off all { $token }
dice-throne-verb-divert = { $part ->
        [some] divert any part of the damage to { $token }
       *[all] divert all of the damage to { $token }
    }
dice-throne-then = then { $next }
dice-throne-verb-then = { $before }, then { $next }
dice-throne-verb-also = afterwards, { $then }

## What rolls bring

dice-throne-label-if = { $label }, if { $tests }
dice-throne-label-every = per { $symbols }
dice-throne-label-numbers = { $dice ->
        [one] on { $numbers }
       *[many] on at least one { $numbers }
    }
dice-throne-label-each = per die showing { $numbers }
dice-throne-label-otherwise = otherwise

## Conditions, behind "if"

dice-throne-test-sum = { $dice ->
        [one] the number rolled
       *[many] the sum
    } is { $than ->
        [least] { $n } or more
        [most] { $n } or less
       *[same] { $n }
    }
dice-throne-test-same = { $n } dice show the same number
dice-throne-test-symbols = you rolled { $than ->
        [least] at least
        [most] at most
       *[same] exactly
    } { $some }
dice-throne-test-symbol = { $is ->
        [yes] a die
       *[no] no die
    } shows “{ $symbol }”
dice-throne-test-no-symbols = no die shows “{ $one }” or “{ $other }”
dice-throne-test-count = you have { $than ->
        [least] at least
        [most] at most
       *[same] exactly
    } { $n } { $unit }
dice-throne-test-token = { $is ->
        [yes] you have { $token }
       *[no] you do not have { $token }
    }
dice-throne-test-target-token = { $is ->
        [yes] the target has { $token }
       *[no] the target does not have { $token }
    }
dice-throne-test-base = the ability deals { $than ->
        [least] at least
        [most] at most
       *[same] exactly
    } { $n } damage
dice-throne-test-attempts = you have used { $than ->
        [least] at least
        [most] at most
       *[same] exactly
    } { $n ->
        [one] one roll attempt
       *[other] { $n } roll attempts
    }
dice-throne-test-attempts-between = you have used { $least } to { $most } roll attempts
dice-throne-test-incoming = you would take { $than ->
        [least] at least
        [most] at most
       *[same] exactly
    } { $n } damage
dice-throne-test-health = { $token } has { $than ->
        [least] at least
        [most] at most
       *[same] exactly
    } { $n } health
dice-throne-test-said = { $text }
dice-throne-test-state = the state “{ $token }” { $is ->
        [yes] applies
       *[no] does not apply
    }
dice-throne-test-level = you have { $level ->
        [1] a basic
       *[2] an improved
    } { $token }
dice-throne-test-number = { $of } is { $than ->
        [least] at least
        [most] at most
       *[same] exactly
    } { $n }
dice-throne-test-hand = you have { $than ->
        [least] at least
        [most] at most
       *[same] exactly
    } { $n ->
        [one] one card
       *[other] { $n } cards
    } in hand
dice-throne-test-paid = you { $n ->
        [1] do
       *[other] spend { $than ->
            [least] at least
            [most] at most
           *[same] exactly
        } { $n }
    }
dice-throne-test-defended = { $is ->
        [yes] a defensive ability was used
       *[no] no defensive ability was used
    }
dice-throne-test-ultimate = { $is ->
        [yes] the attack is an ultimate
       *[no] the attack is not an ultimate
    }
dice-throne-test-held = { $is ->
        [yes] you have had it since your turn began
       *[no] you have had it only since this turn
    }
dice-throne-test-opponent = { $is ->
        [yes] they are your opponent
       *[no] they are not your opponent
    }
dice-throne-test-first = { $is ->
        [yes] you play first
       *[no] you do not play first
    }
dice-throne-test-hero = { $is ->
        [yes] your hero is the { $hero }
       *[no] your hero is not the { $hero }
    }
dice-throne-test-won = your number is higher
dice-throne-test-won-or-tied = your number is at least as high

## Status effects and passive abilities

dice-throne-token-kind = { $kind ->
        [state] State
        [health] Companion, at most { $limit } health
        [level] Companion, basic or improved
        [positive] Positive status effect, stack limit { $limit }
        [negative] Negative status effect, stack limit { $limit }
        [companion] Companion, limit { $limit }
       *[unique] Unique status effect, stack limit { $limit }
    }.
dice-throne-token-idle = it only matters to other abilities and cards
dice-throne-token-stays = It stays until something removes it.
dice-throne-token-not-removed = Only what names it removes it.
dice-throne-token-side = all abilities of your board show their other side
dice-throne-token-grows = { $first ->
        [yes] One step of growth brings a { $token }.
       *[no] One step of growth turns a { $before } into a { $token }.
    }
dice-throne-token-not-moved = It cannot be moved.
dice-throne-when = { $when ->
        [upkeep] in your upkeep phase
        [before-income] before your income phase
        [main] in your main phase
        [before-offence] before your offensive roll phase
        [offence-start] when your offensive roll phase starts
        [attempt] after each of your roll attempts
        [offence-end] when your offensive roll phase ends
        [activated] when you activate an offensive ability
        [own-attack] when you attack
        [dealing] when you deal damage in your offensive roll phase
        [attacked] when you are attacked
        [incoming] when you would take damage
        [incoming-offence] when you would take damage from an offensive roll phase
        [concluded] after the attack
        [roll-end] when the roll phase ends
        [turn-end] at the end of your turn
        [held] while you have { $token }
        [at-limit] when you have { $token } and gain another (the old one goes at once, the new one stays)
        [at-zero] when your health drops to 0
        [gone] { $health ->
            [yes] when { $token } has no health left
           *[no] when { $token } is gone
        }
        [detonated] when { $token } is set off
        [called] when an ability activates { $token }
        [no-attack] after the offensive roll phase of an opponent who did not attack
        [their-offence-end] when an opponent has activated an ability
       *[any-time] at any time
    }
dice-throne-when-if = { $when }{ $clause ->
        [yes] {" "}and
       *[no] , if
    } { $tests }
dice-throne-trigger = { $when }{ $limits ->
        [once] {" "}(once per turn)
        [twice] {" "}(at most twice per turn)
       *[none] {""}
    }: { CAPITAL($then) }
dice-throne-trigger-may = { $when }{ $clause ->
        [yes] ,
       *[no] ,
    } you may do this: { CAPITAL($then) }
dice-throne-trigger-spend = { $when }{ $clause ->
        [yes] ,
       *[no] ,
    } you may spend { $cost }{ $limits ->
        [once] {" "}(once per turn)
        [twice] {" "}(up to twice per turn)
        [seasoned] , but none gained this turn
       *[none] {""}
    }: { CAPITAL($then) }
## Where verbs stand

dice-throne-place = { $place ->
        [offence] an offensive ability
        [defence] a defensive ability
        [modifier] an attack modifier
        [main-card] a main phase card
        [roll-card] a roll phase card
       *[instant-card] an instant card
    }
dice-throne-place-at = what happens by itself, { $when }
dice-throne-place-spent = what costs something, { $when }
dice-throne-place-any = wherever effects are carried out one after the other ({ $places })

## Heroes

dice-throne-setup = Set-up: { CAPITAL($then) }

## Cards

dice-throne-card-head = { $kind ->
        [main] Main phase card
        [roll] Roll phase card
        [modifier] Attack modifier
        [upgrade] Upgrade
       *[instant] Instant card
    }, { $cost } CP.
dice-throne-card-raises = Upgrades “{ $ability }”.
dice-throne-only-attacked = Only when you are attacked.
dice-throne-only-dealt = Only when your attack has dealt at least { $n } damage.

## What happens

dice-throne-banned = { $seat_is ->
        [you] You ban { $hero }.
       *[other] { $seat } bans { $hero }.
    }
dice-throne-sealed = { $seat_is ->
        [you] You have chosen a hero.
       *[other] { $seat } has chosen a hero.
    }
dice-throne-contested = { $seats } have chosen { $hero }; { $seat_is ->
        [you] you draw the lot.
       *[other] { $seat } draws the lot.
    }
dice-throne-hero = { $seat_is ->
        [you] You play { $hero }.
       *[other] { $seat } plays { $hero }.
    }
dice-throne-rolled-for-start = Who plays first? { CAPITAL($rolled) }.
dice-throne-rolled-one = { $seat_is ->
        [you] you roll
       *[other] { $seat } rolls
    } { $side }
dice-throne-turn = Turn { $turn }: { $seat_is ->
        [you] your turn.
       *[other] { $seat } plays.
    }
dice-throne-phase = { $phase ->
        [start] Setup
        [upkeep] Upkeep phase
        [income] Income phase
        [first-main] First main phase
        [offence] Offensive roll phase
        [targeting] Targeting roll phase
        [defence] Defensive roll phase
        [second-main] Second main phase
       *[discard] Discard phase
    }.
dice-throne-skipped = { $seat_is ->
        [you] You skip
       *[other] { $seat } skips
    } the { $phase ->
        [income] income phase
        [offence] offensive roll phase
       *[other] phase
    }.
dice-throne-drew = { $seat_is ->
        [you] You draw
       *[other] { $seat } draws
    } { $count ->
        [one] a card
       *[other] { $count } cards
    }.
dice-throne-saw = Your new { $n ->
        [one] card
       *[other] cards
    }: { $cards }.
dice-throne-card-name = “{ $card }”
dice-throne-looked = In hand, { $seat_is ->
        [you] you have
       *[other] { $seat } has
    } { $cards }.
dice-throne-looked-empty = { $seat_is ->
        [you] You have
       *[other] { $seat } has
    } no cards in hand.
dice-throne-shuffled = { $seat_is ->
        [you] You shuffle your discard pile into a new deck.
       *[other] { $seat } shuffles the discard pile into a new deck.
    }
dice-throne-cp = { $seat_is ->
        [you] { $way ->
            [down] You are { $n } CP down and have { $now } left.
           *[up] You gain { $n } CP and now have { $now }.
        }
       *[other] { $way ->
            [down] { $seat } is { $n } CP down and has { $now } left.
           *[up] { $seat } gains { $n } CP and now has { $now }.
        }
    }
dice-throne-tokens = { $seat_is ->
        [you] { $way ->
            [down] You lose { $some }
           *[up] You gain { $some }
        }
       *[other] { $way ->
            [down] { $seat } loses { $some }
           *[up] { $seat } gains { $some }
        }
    }{ $several ->
        [yes] {" "}(now { $now })
       *[no] {""}
    }.
dice-throne-companion-level = { $seat_is ->
        [you] { $now ->
            [0] You lose { $token }
            [1] You build { $token }
           *[other] You improve { $token }
        }
       *[other] { $now ->
            [0] { $seat } loses { $token }
            [1] { $seat } builds { $token }
           *[other] { $seat } improves { $token }
        }
    }.
dice-throne-built = { $level ->
        [0] not built
        [1] basic
       *[other] improved
    }
dice-throne-companion-begins = { $seat_is ->
        [you] { $token }
       *[other] { $token } ({ $seat })
    } begins with { $now } health.
dice-throne-companion-health = { $seat_is ->
        [you] { $token }
       *[other] { $token } ({ $seat })
    } { $way ->
        [down] loses { $n } health and has { $now } left
       *[up] heals { $n } and now has { $now } health
    }.
dice-throne-state = { $way ->
        [down] “{ $token }” no longer applies to { $seat_is ->
            [you] you
           *[other] { $seat }
        }.
       *[up] “{ $token }” now applies to { $seat_is ->
            [you] you
           *[other] { $seat }
        }.
    }
dice-throne-no-room = { $seat_is ->
        [you] You have no more room for
       *[other] { $seat } has no more room for
    } { $some }.
dice-throne-companion-full = { $seat_is ->
        [you] { $token }
       *[other] { $token } ({ $seat })
    } has full health; { $n } healing is lost.
dice-throne-nothing = The roll for “{ $which }” brings nothing.
dice-throne-warded = { $seat_is ->
        [you] You ward off
       *[other] { $seat } wards off
    } { $token }.
dice-throne-raised = { $seat_is ->
        [you] Your limit of { $token } rises by { $by }.
       *[other] { $seat }: the limit of { $token } rises by { $by }.
    }
dice-throne-played = { $seat_is ->
        [you] You play
       *[other] { $seat } plays
    } “{ $card }”.
dice-throne-sold = { $seat_is ->
        [you] You sell
       *[other] { $seat } sells
    } “{ $card }”.
dice-throne-discarded = { $seat_is ->
        [you] You discard
       *[other] { $seat } discards
    } “{ $card }”.
dice-throne-upgraded = { $seat_is ->
        [you] You now have
       *[other] { $seat } now has
    } “{ $card }” on the board.
dice-throne-spent = { $seat_is ->
        [you] You spend
       *[other] { $seat } spends
    } { $some }.
dice-throne-used = { $seat_is ->
        [you] You use
       *[other] { $seat } uses
    } “{ $ability }”.
dice-throne-rolled = { $again ->
        [yes] { $seat_is ->
            [you] { $n ->
                [one] One of your dice is rerolled
               *[other] { $n } of your dice are rerolled
            }
           *[other] { $n ->
                [one] A die of { $seat } is rerolled
               *[other] { $n } dice of { $seat } are rerolled
            }
        }
       *[no] { $seat_is ->
            [you] You roll
           *[other] { $seat } rolls
        }
    }: { $dice } ({ $symbols }).
dice-throne-rolled-target = { $seat_is ->
        [you] You roll
       *[other] { $seat } rolls
    } for the target: { $dice }.
dice-throne-turned = { $seat_is ->
        [you] One of your dice
       *[other] A die of { $seat }
    } now shows { $to } instead of { $from } ({ $symbol }).
dice-throne-worked = { $seat_is ->
        [you] Your “{ $token }” takes effect.
       *[other] “{ $token }” of { $seat } takes effect.
    }
dice-throne-attempts = { $seat_is ->
        [you] You now have
       *[other] { $seat } now has
    } { $n ->
        [one] 1 roll attempt
       *[other] { $n } roll attempts
    } in all.
dice-throne-declared = { $seat_is ->
        [you] You declare
       *[other] { $seat } declares
    } “{ $ability }”.
dice-throne-declared-none = { $seat_is ->
        [you] You use
       *[other] { $seat } uses
    } no ability.
dice-throne-activated = { $seat_is ->
        [you] You activate
       *[other] { $seat } activates
    } “{ $ability }”.
dice-throne-failed = { $seat_is ->
        [you] Your ability
       *[other] The ability of { $seat }
    } has no effect.
dice-throne-targeted = { $seat_is ->
        [you] You are the target.
       *[other] The target is { $seat }.
    }
dice-throne-defended = { $seat_is ->
        [you] You defend yourself
       *[other] { $seat } defends
    } with “{ $ability }”.
dice-throne-undefended = { $seat_is ->
        [you] You do not defend yourself.
       *[other] { $seat } does not defend.
    }
dice-throne-noted = “{ $source }”: { $what ->
        [boost] { $amount } more damage
        [back] half of the damage back
        [weaken] { $amount } less damage
        [weaken-half] half damage
        [weaken-all] no damage
        [prevent] { $amount } less damage
        [prevent-half] half damage
        [dodge] no damage
        [divert] { $all ->
            [yes] all damage diverted
           *[no] { $amount } less damage
        }
        [heal] { $amount } healing
       *[damage] { $amount } { $noun }
    }.
dice-throne-noted-for = “{ $source }”: { $what ->
        [boost] { $amount } more damage
        [back] half of the damage
        [weaken] { $amount } less damage
        [weaken-half] half damage
        [weaken-all] no damage
        [prevent] { $amount } less damage
        [prevent-half] half damage
        [dodge] no damage
        [divert] { $all ->
            [yes] all damage diverted
           *[no] { $amount } less damage
        }
        [heal] { $amount } healing
       *[damage] { $amount } { $noun }
    } for { $seat_is ->
        [you] you
       *[other] { $seat }
    }.
dice-throne-part = { $amount } { $source }
dice-throne-sum-plus = { $before } + { $next }
dice-throne-sum-minus = { $before } − { $next }
dice-throne-damaged = { $damage ->
        [0] { $seat_is ->
            [you] You take no damage ({ $account }){ $healed } and have { $health } health.
           *[other] { $seat } takes no damage ({ $account }){ $healed } and has { $health } health.
        }
       *[other] { $seat_is ->
            [you] You take { $damage } damage ({ $account }){ $healed } and have { $health } health left.
           *[other] { $seat } takes { $damage } damage ({ $account }){ $healed } and has { $health } health left.
        }
    }
dice-throne-damaged-healing = { $healing ->
        [0] {""}
       *[other] , { $seat_is ->
            [you] heal
           *[other] heals
        } { $healing }
    }
dice-throne-drained = { $seat_is ->
        [you] You lose { $n } health and have { $health } left.
       *[other] { $seat } loses { $n } health and has { $health } left.
    }
dice-throne-forecast-drained = { $seat_is ->
        [you] You
       *[other] { $seat }
    } would lose { $damage } health: { $now } → { $then }.
dice-throne-forecast = { $seat_is ->
        [you] You
       *[other] { $seat }
    } would { $damage ->
        [0] { $healing ->
            [0] take no damage ({ $account })
           *[other] heal { $healing }
        }
       *[other] take { $damage } damage ({ $account }){ $healing ->
            [0] {""}
           *[other] {" "}and heal { $healing }
        }
    }: { $now } → { $then } health.
dice-throne-healed = { $seat_is ->
        [you] You heal { $by } and now have { $health } health.
       *[other] { $seat } heals { $by } and now has { $health } health.
    }
dice-throne-chose = { $seat_is ->
        [you] You choose
       *[other] { $seat } chooses
    }: { $offer }.
dice-throne-again = { $seat_is ->
        [you] You attack
       *[other] { $seat } attacks
    } once more.
dice-throne-passed = { $seat_is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
dice-throne-fell = { $seat_is ->
        [you] You are defeated.
       *[other] { $seat } is defeated.
    }
dice-throne-resigned = { $seat_is ->
        [you] You give up.
       *[other] { $seat } gives up.
    }
dice-throne-agreed = All agree on a draw.
dice-throne-won = { $seat_is ->
        [you] You have won.
       *[other] { $seat } has won.
    }
dice-throne-won-together = { $seats } have won.
dice-throne-drawn = The match is drawn.

## Offers

dice-throne-offer-roll = reroll the { $n ->
        [one] die
       *[other] dice
    } showing { $dice }{ $price ->
        [0] {""}
       *[other] {" "}({ $price } CP)
    }
dice-throne-offer-roll-all = reroll all dice{ $price ->
        [0] {""}
       *[other] {" "}({ $price } CP)
    }
dice-throne-offer-use = use “{ $ability }” ({ $needs })
dice-throne-offer-defend = defend with “{ $ability }”
dice-throne-offer-no-ability = use no ability
dice-throne-offer-play = play “{ $card }” ({ $price } CP)
dice-throne-offer-sell = sell “{ $card }” for 1 CP
dice-throne-offer-take = take “{ $card }” from the deck
dice-throne-offer-discard = discard “{ $card }”
dice-throne-offer-spend = spend { $some }: { $then }
dice-throne-offer-call = use { $token }: { $then }
dice-throne-offer-pay = spend { $cost } on “{ $ability }”: { $then }
dice-throne-offer-seat = { $seat_is ->
        [you] yourself
       *[other] { $seat }
    }
dice-throne-offer-team = the team of { $seats }
dice-throne-offer-token = { $token }
dice-throne-offer-grow = { $from } grows into { $token }
dice-throne-offer-come = { $token } comes
dice-throne-offer-die = { $seat_is ->
        [you] your die { $die }
       *[other] die { $die } of { $seat }
    } ({ $side }, { $symbol })
dice-throne-offer-side = change to { $side }
dice-throne-offer-side-shown = change to { $side } ({ $symbol })
dice-throne-offer-option = { $then }
dice-throne-offer-option-number = option { $n }
dice-throne-offer-amount = { $count }
dice-throne-offer-first = { $which } first
dice-throne-offer-yes = yes
dice-throne-offer-yes-then = yes: { $then }
dice-throne-offer-yes-for = yes, spend { $cost }: { $then }
dice-throne-offer-ban = ban { $hero }
dice-throne-offer-hero = play { $hero }
dice-throne-offer-done = end the phase
dice-throne-offer-pass = pass

## Questions

dice-throne-ask-act = Your main phase: play or sell cards, then end the phase.
dice-throne-ask-react = Would you like to do anything?
dice-throne-ask-ban = Which hero do you ban?
dice-throne-ask-hero = Which hero do you play?
dice-throne-ask-keep = Which dice do you roll again?
dice-throne-ask-target = Who shall it be?
dice-throne-ask-target-for = Who shall it be? ({ CAPITAL($then) })
dice-throne-ask-whence = From whom do you move a status effect?
dice-throne-ask-whither = To whom do you move it?
dice-throne-ask-team = Which team do you attack?
dice-throne-ask-model = First the model: which die stays as it is?
dice-throne-ask-copy = And which other die do you change to { $side }?
dice-throne-ask-side = { $seat_is ->
        [you] To which number do you turn your die { $die }?
       *[other] To which number do you turn die { $die } of { $seat }?
    } (It shows { $side }.)
dice-throne-ask-reroll = Which die do you reroll?
dice-throne-ask-reroll-for = Which die do you reroll for { $cost }?
dice-throne-ask-turn = Which die do you change?
dice-throne-ask-pick-die = Which die do you choose?
dice-throne-ask-take = Which token?
dice-throne-ask-remove = Which status effect do you remove?
dice-throne-ask-move = Which status effect do you move?
dice-throne-ask-ward = Which status effect do you ward off?
dice-throne-ask-grow = What shall it grow into?
dice-throne-ask-build = Which companion do you build or improve?
dice-throne-ask-call = Which companion do you activate?
dice-throne-ask-give-up = Which companion do you spend?
dice-throne-ask-amount = How much?
dice-throne-ask-pay = How much do you spend?
dice-throne-ask-divert = How much of the damage do you divert to { $token }?
dice-throne-ask-gain = How much do you take?
dice-throne-ask-order = What acts first?
dice-throne-ask-confirm = Would you like to do that?

## What a window answers

dice-throne-why-activated = “{ $ability }” is activated.
dice-throne-why-then = The first part of “{ $ability }” is done.
dice-throne-why-last = “{ $ability }” is about to be settled.
dice-throne-why-settled = “{ $ability }” has been settled.
dice-throne-why-rolled = The new dice are about to count.
dice-throne-why-targeting = The targeting die is about to count.
dice-throne-why-upkeep = Upkeep is about to be settled.
dice-throne-why-alone = Damage is about to be settled.
dice-throne-why-end = { $seat_is ->
        [you] Your turn ends.
       *[other] The turn of { $seat } ends.
    }
dice-throne-why-phase = The phase ends.

## Refusals

dice-throne-is-out = This seat is out of the match.
dice-throne-no-clock = Dice Throne has no time limit.
dice-throne-refused-no-hero = There is no hero of this name.
dice-throne-refused-banned = { $hero } is banned in this match.
dice-throne-refused-taken = { $seat_is ->
        [you] You have { $hero } already.
       *[other] { $hero } is taken: { $seat } plays this hero.
    }
dice-throne-refused-one = One thing at a time.
dice-throne-refused-other-question = That is not what is asked now.
dice-throne-refused-not-among = That is not among what you can choose from.
dice-throne-refused-not-in-hand = “{ $card }” is not in your hand.
dice-throne-refused-other-hero = “{ $what }” belongs to the { $hero }, not to your hero.
dice-throne-refused-price = That costs { $cost } CP; you have { $has }.
dice-throne-refused-phase = { $kind ->
        [main] You play this card only in one of your main phases.
        [roll] You play this card only in a roll phase.
        [dealt] You play this card only once the damage is settled.
       *[other] This is not the moment for it.
    }
dice-throne-refused-turn = You play this card only in your own turn.
dice-throne-refused-attack = That needs an attack which it fits.
dice-throne-refused-damage = There is no damage that could be prevented.
dice-throne-refused-damage-later = Not yet: you prevent damage later in this attack, once its target is known.
dice-throne-refused-dice = There is no roll now that this could change.
dice-throne-refused-token = That needs { $some }; you have { $has }.
dice-throne-refused-fresh = What you gained this turn cannot be spent for that.
dice-throne-refused-no-status = Nobody has a status effect that would do.
dice-throne-refused-goods = There is nothing that you could spend on it.
dice-throne-refused-level = The ability is at this level or above already: “{ $card }” brings nothing.
dice-throne-refused-ultimate = There is nothing you can do against an ultimate ability.
dice-throne-refused-stunned = You are stunned and can do nothing.
dice-throne-refused-used = You have done that in this turn already.
dice-throne-refused-condition = Its condition is not met.
dice-throne-refused-dice-do-not-allow = “{ $ability }” needs { $needs }; your dice do not show that.
dice-throne-refused-ability = { $kind ->
        [passive] “{ $ability }” is passive: it works by itself, or at a price.
        [defensive-later] Not yet: you use “{ $ability }” later in this attack, when you are asked how you defend yourself.
        [defensive] You use “{ $ability }” only against an attack with normal damage.
       *[other] You use “{ $ability }” only after a roll in your own offensive roll phase.
    }
dice-throne-refused-sell = You sell cards only in your own main phases, or because you hold too many.
dice-throne-refused-no-roll = You roll for an ability only in your own offensive roll phase.
dice-throne-refused-no-attempt = You have no roll attempt left that you could pay for.
