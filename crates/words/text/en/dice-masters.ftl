### What Dice Masters says.

## What has happened

dice-masters-turn = Turn { $turn }: { $seat_is ->
        [you] it is your turn.
       *[other] it is { $seat }'s turn.
    }
dice-masters-moved = { $seat_is ->
        [you] Your { $die }
       *[other] { $seat }'s { $die }
    }: { $from ->
        [bag] from the bag
        [prep] from the prep area
        [rolling] from the roll
        [reserve] from the reserve
        [field] from the field
        [used] from the used pile
        [out] from out of play
        [card] from a card
       *[removed] back
    } { $to ->
        [bag] into the bag
        [prep] into the prep area
        [rolling] into the roll
        [reserve] into the reserve
        [field] into the field
        [used] to the used pile
        [out] out of play
        [card] onto a card
       *[removed] aside
    }.
dice-masters-refilled = { $seat_is ->
        [you] You refill your bag.
       *[other] { $seat } refills the bag.
    }
dice-masters-short = { $seat_is ->
        [you] You are
       *[other] { $seat } is
    } { $n ->
        [one] 1 die short: 1 life less, 1 generic energy more.
       *[other] { $n } dice short: { $n } life less, { $n } generic energy more.
    }
dice-masters-rolled = { $seat_is ->
        [you] You { $again ->
            [yes] reroll
           *[no] roll
        }
       *[other] { $seat } { $again ->
            [yes] rerolls
           *[no] rolls
        }
    }: { $dice }.
dice-masters-spent = { $seat_is ->
        [you] You pay
       *[other] { $seat } pays
    } { $n } { $energy ->
        [fist] { $n ->
            [one] fist
           *[other] fists
        }
        [bolt] { $n ->
            [one] bolt
           *[other] bolts
        }
        [mask] { $n ->
            [one] mask
           *[other] masks
        }
        [shield] { $n ->
            [one] shield
           *[other] shields
        }
        [wild] wild energy
       *[generic] generic energy
    }.
dice-masters-loose = { $seat_is ->
        [you] You pay
       *[other] { $seat } pays
    } 1 generic energy for a missing die.
dice-masters-bought = { $seat_is ->
        [you] You buy
       *[other] { $seat } buys
    } { STOP($die) }
dice-masters-whose = { $die } ({ $seat_is ->
        [you] yours
       *[other] { $seat }
    })
dice-masters-fielded = { $die } is fielded.
dice-masters-put = { $die } is put into the field.
dice-masters-used = { $die } is used.
dice-masters-began = { $seat_is ->
        [you] You use
       *[other] { $seat } uses
    } an ability of { STOP($card) }
dice-masters-attacked = Attackers: { $dice }.
dice-masters-blocked = { $die } blocks { $attacker }.
dice-masters-hurt = { $die } takes { $n } damage.
dice-masters-life = { $seat_is ->
        [you] You { $way ->
            [up] gain { $n } life
           *[down] { $damage ->
                [yes] take { $n } damage
               *[no] lose { $n } life
            }
        }
       *[other] { $seat } { $way ->
            [up] gains { $n } life
           *[down] { $damage ->
                [yes] takes { $n } damage
               *[no] loses { $n } life
            }
        }
    } (now { $left }).
dice-masters-knocked-out = { $die } is knocked out.
dice-masters-regenerated = { $die } regenerates and stays in the field.
dice-masters-taken = { $seat_is ->
        [you] You now control { $die }.
       *[other] { $seat } now controls { $die }.
    }
dice-masters-redirected = The damage to { $die } hits { $to } instead.
dice-masters-cancelled = { $card }: the effect is cancelled.
dice-masters-sacrificed = { $die } is sacrificed.
dice-masters-changed = { $die } gets { $what ->
        [attack] { $attack }A
        [defence] { $defence }D
       *[both] { $attack }A and { $defence }D
    }.
dice-masters-spun = { $die } is spun to level { $level }.
dice-masters-passed = { $seat_is ->
        [you] You pass.
       *[other] { $seat } passes.
    }
dice-masters-resigned = { $seat_is ->
        [you] You give up.
       *[other] { $seat } gives up.
    }
dice-masters-agreed = All agree on a draw.
dice-masters-won = The match is over. Won by { $winners }.
dice-masters-drawn = The match is over. It is a draw.
dice-masters-sidekick = Sidekick
dice-masters-shown = { $die } ({ $face })
dice-masters-standing = { $die } (level { $level }, { $attack }A { $defence }D{ $damage ->
        [0] {""}
       *[other] , { $damage } damage
    })
dice-masters-lot = { $n } × { $die }
dice-masters-no-dice = –
dice-masters-face = { $kind ->
        [character] level { $n }
        [action] { $burst ->
            [single] action with a single burst
            [double] action with a double burst
           *[none] action
        }
        [wild] wild
        [generic] { $n } generic
        [fist] { $n ->
            [one] fist
           *[other] { $n } fists
        }
        [bolt] { $n ->
            [one] bolt
           *[other] { $n } bolts
        }
        [mask] { $n ->
            [one] mask
           *[other] { $n } masks
        }
       *[shield] { $n ->
            [one] shield
           *[other] { $n } shields
        }
    }

## Questions

dice-masters-ask-reroll = Which dice do you reroll? You can do it once.
dice-masters-ask-main = Your main phase: buy, field, use, then attack.
dice-masters-ask-combat = The blockers are set: use actions and globals, or have the damage dealt.
dice-masters-ask-answer = Would you like to use a global or an ability?
dice-masters-ask-bill = { $items }: you still owe { $price }. How do you pay?
dice-masters-ask-first = Several abilities are waiting. Which one comes first?
dice-masters-ask-begin = The lot has fallen to you. Do you want to begin?
dice-masters-ask-attackers = Who attacks?
dice-masters-ask-block = Whom does { $die } block?
dice-masters-ask-divide = { $from } has { $n } damage to deal: how much of it goes to { $die }?
dice-masters-ask-may = { $card }: would you like to do that?
dice-masters-ask-sacrifice = { $card }: which of your characters do you sacrifice?
dice-masters-ask-aim = { $card }: { $n ->
        [1] what do you choose as the target?
       *[other] what do you choose as targets? Up to { $n }.
    }
dice-masters-ask-number = { $card }: how much energy do you pay?
dice-masters-ask-toll = { $card }: { $must ->
        [yes] what do you pay?
       *[no] would you like to pay so that it does not happen?
    }
dice-masters-ask-again = { $card }: what do you choose as the next target? { $n ->
        [one] This is the last one.
       *[other] { $n } are left.
    }
dice-masters-ask-way = { $card }: what should happen?
dice-masters-ask-buy = { $card }: which die do you buy?
dice-masters-ask-search = { $card }: which die do you take from your bag?
dice-masters-ask-thing = { $card }: what do you choose?
dice-masters-ask-draft-card = Which card do you take?
dice-masters-ask-draft-die = Which die do you take from the middle?
dice-masters-ask-draft-team = Which card joins your team?
dice-masters-ask-bring = Which card do you bring?
dice-masters-ask-bring-dice = How many of its dice?
dice-masters-ask-draft-basic = Which basic action do you choose?
dice-masters-price = { $n } energy{ $typed ->
        [yes] , including { $types }
       *[no] {""}
    }

## Offers

dice-masters-offer-reroll = reroll { $die } ({ $face })
dice-masters-offer-buy = buy { $die } for { $price }
dice-masters-offer-field = field { $die } ({ $face }) { $n ->
        [0] at no cost
       *[other] for { $n } energy
    }
dice-masters-offer-field-by = field { $die } free ({ $face }){ $paid ->
        [yes] : { $price }
       *[no] {""}
    }
dice-masters-offer-use = use { $die } ({ $face })
dice-masters-offer-global = use the global of { $card }
dice-masters-offer-ability = use the ability of { $die }
dice-masters-offer-auto = pay all as proposed
dice-masters-offer-spend = { $what } from { $die }
dice-masters-untyped = { $n } { $energy ->
        [wild] wild
       *[generic] generic
    } energy
dice-masters-offer-loose = 1 generic energy for a missing die
dice-masters-offer-attack = attack with { $die } ({ $attack }A { $defence }D)
dice-masters-offer-block = block { $die } ({ $attack }A { $defence }D)
dice-masters-offer-no-block = block nobody
dice-masters-offer-amount = { $n } damage
dice-masters-offer-dice = { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
dice-masters-offer-die = { $seat_is ->
        [you] your { $die }
       *[other] { $seat }'s { $die }
    } ({ $face })
dice-masters-offer-player = { $seat_is ->
        [you] you
       *[other] { $seat }
    }
dice-masters-offer-from = { $die } { $from ->
        [bag] from the bag
        [prep] from the prep area
        [rolling] from the roll
        [reserve] from the reserve
        [field] from the field
        [used] from the used pile
        [out] from out of play
        [card] from a card
       *[removed] from aside
    }
dice-masters-offer-onto = on { $card }
dice-masters-offer-way = the { $n ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } way
dice-masters-offer-then = { $text }
dice-masters-offer-first = { $card } first
dice-masters-offer-begin = begin
dice-masters-offer-let-begin = let the others begin
dice-masters-warn-last-life = Warning: this costs you your last life, and you have lost.
dice-masters-warn-in-vain = Warning: { $die } does nothing now.
dice-masters-plan = { $what ->
        [field] Plan for this turn: field { $fields }.
        [buy] Plan for this turn: buy { $buys }.
        [both] Plan for this turn: field { $fields }, then buy { $buys }.
       *[none] Nothing that you can pay for makes you stronger now.
    } { $why }
dice-masters-why-field = { $die } can attack with { $attack } or block with { $defence } at once; in the reserve the die would go to the used pile.
dice-masters-why-buy = { $die } makes your coming rolls the strongest.
dice-masters-why-use = The action helps you now; unused it would go to the used pile when the turn ends.
dice-masters-why-else = By our estimate this brings more than it costs.
dice-masters-why-pass = The attack comes next.
dice-masters-offer-yes = yes
dice-masters-offer-no = no
dice-masters-offer-pass = { $ends ->
        [main] end the main phase
        [combat] deal the damage
       *[nothing] let it be
    }

## What cannot be done

dice-masters-no-such-seat = There is no such seat.
dice-masters-no-clock = Dice Masters knows no time limit.
dice-masters-refused-other-question = That is not what is being asked right now.
dice-masters-refused-any-number = Here you pick as many as you like. If it is to be none at all, answer “none”.
dice-masters-refused-bring-basic = { $card } is a basic action: those you choose after the cards of your team.
dice-masters-refused-bring-cards = Your team has { $most } cards already.
dice-masters-refused-bring-name = Somebody with the name of { $card } is in your team already.
dice-masters-refused-bring-limit = { $most ->
        [one] One die
       *[other] { $most } dice
    } at most lie on { $card }.
dice-masters-refused-bring-dice = There is no room for { $card }: a team has no more than { $most } dice.
dice-masters-refused-bring-short = With so few dice of { $card } your team can no longer come to { $most }.
dice-masters-refused-too-few = Your team has only { $dice } of { $most } dice so far.
dice-masters-refused-window = Globals, actions and what characters offer are used in the main phase and, in the attack phase, only after blockers were assigned.
dice-masters-refused-before-blocks = Between attackers and blockers nobody uses actions or globals.
dice-masters-refused-rolling = While dice are drawn and rolled nobody uses actions or globals.
dice-masters-refused-main-only = You can only buy and field in your main phase.
dice-masters-refused-at-work = That has to wait until what is happening now is done.
dice-masters-refused-not-your-word = Somebody else has the word right now.
dice-masters-refused-underdog = { $die }: Underdog does not hold now. Your opponent must have more characters in the field than you.
dice-masters-refused-one-attacker = { $die }: name one attacker only. Whoever can block several is asked again.
dice-masters-refused-not-in-field = { $die } is not in your field.
dice-masters-refused-not-rolled = { $die } is none of the dice you have just rolled.
dice-masters-refused-no-target = You cannot choose { $what } here.
dice-masters-refused-not-your-card = Only the player whose card it is buys { $die } dice.
dice-masters-refused-unknown-die = There is no die “{ $text }” on the table.
dice-masters-refused-no-sale = You can only buy dice in your own main phase.
dice-masters-refused-sold-out = No { $die } die is left on its card.
dice-masters-refused-price = { $die }: the price is { $price }, and you have { $n ->
        [0] no energy
       *[other] { $n } energy
    }.
dice-masters-refused-type = { $die }: the price is { $price }, and you lack energy of that type.
dice-masters-refused-not-your-turn = You can only do that in your own turn.
dice-masters-refused-not-in-reserve = { $die } is not in your reserve.
dice-masters-refused-no-fielding = Nobody is fielded in the attack phase.
dice-masters-refused-no-character = { $die } does not show a character.
dice-masters-refused-no-action = { $die } does not show an action.
dice-masters-refused-not-needed = The rest of the price does not need this energy, or could not be paid after it.
dice-masters-refused-cannot-block = { $die } cannot block { $attacker }.
dice-masters-refused-must-block = { $die } must block.
dice-masters-refused-global = This global can be used once in a turn, some only in your own: you cannot use it now.
dice-masters-refused-global-idle = { $card }: there is no target for this global now.
dice-masters-refused-unpaid = You cannot pay for this, or what it needs is not there.

## What keeps a team from being brought

dice-masters-team-fixed = The introductory game has teams of its own.
dice-masters-team-no-card = There is no card “{ $card }” for a team.
dice-masters-team-no-basic = There is no basic action “{ $card }”.
dice-masters-team-cards = { $n ->
        [one] A team has one card.
       *[other] A team has one to { $n } cards.
    }
dice-masters-team-limit = { $n ->
        [one] Only one die lies on { $card }.
       *[other] One to { $n } dice lie on { $card }.
    }
dice-masters-team-twice = { $card }: there is already a card of this name in the team.
dice-masters-team-dice = { $exact ->
        [yes] A tournament team has exactly { $most } dice; here there are { $n }.
       *[no] A team has at most { $most } dice; here there are { $n }.
    }
dice-masters-team-basics = { $n ->
        [one] Everyone brings exactly one basic action.
       *[other] Everyone brings { $n } different basic actions.
    }
dice-masters-team-same-basic = Both team-mates bring { $card }: their basic actions are different.
dice-masters-team-drafted = Teams are drafted here.
dice-masters-team-hidden = Teams are brought hidden to casual games and tournaments only.
dice-masters-team-named = Teams that are brought hidden are not named beforehand.

## The draft

dice-masters-opened = { $seat_is ->
        [you] You open
       *[other] { $seat } opens
    } packs: { $cards }.
dice-masters-laid-out = { $n } dice are laid in the middle.
dice-masters-sealed = { $seat_is ->
        [you] You have chosen.
       *[other] { $seat } has chosen.
    }
dice-masters-drafted = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { $card }.
dice-masters-lot-falls = The lot falls to { $seat_is ->
        [you] you: you say
       *[other] { $seat }, who says
    } who begins.
dice-masters-begins = { $seat_is ->
        [you] You begin.
       *[other] { $seat } begins.
    }
dice-masters-first = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } the first die.
dice-masters-took = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } a { $die } die.
dice-masters-enough = { $seat_is ->
        [you] You want
       *[other] { $seat } wants
    } no more dice.
dice-masters-team = { $n ->
        [0] { $seat } has no cards, but { STOP($basics) }
       *[other] { $seat } shows { $cards }, with { STOP($basics) }
    }
dice-masters-paired = { $seat } and { $other } play.
dice-masters-played = This match is over.
dice-masters-offer-choose = { $card }
dice-masters-offer-take = a { $die } die
dice-masters-offer-done = that is all

## Teams on paper

dice-masters-sheet-no-card = Line { $line }: there is no card “{ $word }”.
dice-masters-sheet-several = Line { $line }: several cards are called “{ $word }”. Write the title as well, such as “Drax: Pained”.
dice-masters-sheet-name-twice = Line { $line }: the team has a name already.
dice-masters-sheet-long-name = Line { $line }: a name has at most 40 letters, not { $count }.
