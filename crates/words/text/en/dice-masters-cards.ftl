### What the cards of Dice Masters say. English has no cases: `case` is there for the German sentences.

## How parts become sentences

dice-masters-sentence = { STOP($text) }
dice-masters-headed = { CAPITAL($head) }: { $text }.
dice-masters-mark = { $before }, { $next }
dice-masters-then = { $before }; { $next }
dice-masters-nothing = this does not happen
dice-masters-no-text = No ability.
dice-masters-keyword = { $keyword ->
        [overcrush] Overcrush.
        [ally] Ally.
       *[regenerate] Regenerate.
    }
dice-masters-word = { $keyword ->
        [overcrush] Overcrush
        [ally] Ally
        [regenerate] Regenerate
       *[underdog] Underdog
    }
dice-masters-meaning = { $keyword ->
        [overcrush] (Overcrush: damage left over after the D of all blockers hits your opponent.)
        [ally] (Ally: counts as a Sidekick in the field, too.)
        [regenerate] (Regenerate: when the die is knocked out, roll it; a character returns to the field.)
        [underdog] (Underdog: holds while your opponent has more characters in the field than you.)
       *[aftershock] (Aftershock: when the die leaves the field because of your opponent.)
    }

## When

dice-masters-active = while active
dice-masters-attached = while the die lies on a card
dice-masters-stars = { $burst ->
        [single] single burst
        [double] double burst
       *[any] single or double burst
    }
dice-masters-burst = { $burst ->
        [single] single burst
        [double] double burst
       *[any] single or double burst
    }, { $instead ->
        [yes] instead
       *[no] also
    }{ $tested ->
        [yes] , if { $tests }
       *[no] { "" }
    }: { $then }
dice-masters-if = if { $tests }
dice-masters-during = { $time ->
        [your-turn] in your turn
        [their-turn] in your opponent's turn
       *[attack-phase] in the attack phase
    }
dice-masters-for = { $who ->
        [you] you may { $price }
        [they] they may { $price }
       *[anybody] { $price }
    }
dice-masters-limit = { $limit ->
        [turn] once per turn
        [your-turn] once in your turn
       *[first] only the first time each turn
    }
dice-masters-when = { $when ->
        [global] Global
        [reaction] Global, when a character has just damaged you by being fielded or by attacking
        [in-main] in your main phase
        [in-window] { $theirs ->
            [yes] whenever your opponent may use globals
           *[no] whenever you may use globals
        }
        [in-combat] while { $name } is blocking or blocked
        [fielded] when fielded
        [die-fielded] when you field { $of }
        [attacks] when { $name } attacks
        [attacks-alone] when { $name } attacks alone
        [blocks] when { $name } blocks
        [blocked] when { $name } is blocked
        [engaged] when { $name } blocks or is blocked
        [die-blocked] when { $of } is blocked
        [after-damage] after combat damage
        [combat-end] at the end of combat
        [damaged] when { $name } takes damage
        [survives] when { $name } takes damage and is not knocked out
        [knocked-out] when { $name } is knocked out
        [die-knocked-out] when { $of } is knocked out
        [aftershock] Aftershock
        [die-aftershock] Aftershock of { $of }
        [strikes] when { $name } deals combat damage to your opponent
        [die-leaves] when { $of } leaves the field
        [dice-leave] when { $of } leave the field
        [action] when you use an action die
        [their-action] when your opponent uses an action die
        [their-global] when your opponent uses a global
        [their-draw] when your opponent draws dice
        [rolled] when you have rolled
        [regenerate-failed] when regenerating fails
        [would-be-damaged] when { $of } would take damage
        [would-be-knocked-out] when { $of } would be knocked out
        [targeted] when an action die or a character's ability targets { $name }
        [die-targeted] when an action die or a character's ability targets { $of }
       *[their-global-paid] when your opponent pays for a global
    }
dice-masters-fielding = { $tested ->
        [yes] if { $tests }, you may field { $name } free
       *[no] { $paid ->
            [yes] you may { $price } to field { $name } free
           *[no] you may field { $name } free
        }
    }
dice-masters-may-pay = { $theirs ->
        [yes] your opponent may { $price }
       *[no] you may { $price }
    }
dice-masters-must = you must { $price } if you can
dice-masters-if-paid = { $theirs ->
        [yes] if they do
       *[no] if you do
    }, { $then }
dice-masters-when-paid = then{ $tested ->
        [yes] ,
       *[no] { "" }
    } { $then }
dice-masters-may = you may { $then }
dice-masters-unless = { CAPITAL($who) } may { $prices } to prevent this{ $before ->
        [yes] { " " }before you choose targets
       *[no] { "" }
    }.

## Prices

dice-masters-pay = pay { $what }
dice-masters-pay-sacrifice = sacrifice { $die }
dice-masters-pay-damage = deal { $n } damage to each player
dice-masters-pay-life = { $n } life
dice-masters-any-energy = { $n } energy
dice-masters-any-number = any number of { $what }
dice-masters-energy = { $energy ->
        [fist] { $n ->
            [0] fist
            [one] 1 fist
            [9] fists
           *[other] { $n } fists
        }
        [bolt] { $n ->
            [0] bolt
            [one] 1 bolt
            [9] bolts
           *[other] { $n } bolts
        }
        [mask] { $n ->
            [0] mask
            [one] 1 mask
            [9] masks
           *[other] { $n } masks
        }
       *[shield] { $n ->
            [0] shield
            [one] 1 shield
            [9] shields
           *[other] { $n } shields
        }
    }

## Who and what

dice-masters-player = { $case ->
       *[any] { $who ->
            [you] you
            [opponent] your opponent
            [doer] your opponent
            [defender] the defending player
           *[everyone] each player
        }
    }
dice-masters-that = { $case ->
       *[any] { $many ->
            [yes] those
           *[no] { $thing ->
                [this] this
               *[other] that
            }
        }
    } { $thing ->
        [either] target
        [player] player
        [opponent] opponent
        [sidekick] { $many ->
            [yes] Sidekicks
           *[no] Sidekick
        }
        [character] { $many ->
            [yes] characters
           *[no] character
        }
       *[die] { $many ->
            [yes] dice
           *[no] die
        }
    }
dice-masters-dice = { $quant ->
        [all] { $side ->
            [own] all your
            [theirs] all their
           *[any] all
        }{ " " }
        [each] { $side ->
            [own] each of your
            [theirs] each of their
           *[any] each
        }{ " " }
        [up-to] up to { $n } target{ " " }
        [second] a second target{ " " }
        [target] { $side ->
            [own] one of your
            [theirs] one of their
           *[any] target
        }{ " " }
        [some] { $side ->
            [own] your{ " " }
           *[any] { "" }
        }
        [bare] { "" }
       *[one] { $other ->
            [yes] { $side ->
                [own] another of your
                [theirs] another of their
               *[any] another
            }
           *[no] { $side ->
                [own] one of your
                [theirs] one of their
                [opposing] an
               *[any] { $thing ->
                    [action-die] an
                   *[other] a
                }
            }
        }{ " " }
    }{ $many ->
        [yes] { $other ->
            [yes] other{ " " }
           *[no] { "" }
        }
       *[no] { "" }
    }{ $side ->
        [opposing] opposing{ " " }
       *[any] { "" }
    }{ $doing ->
        [attacking] attacking{ " " }
        [blocking] blocking{ " " }
       *[none] { "" }
    }{ $without }{ $typed }{ $noun }{ $case ->
       *[any] { $after }
    }{ $quant ->
        [target] { $side ->
            [theirs] { " " }(their choice)
           *[other] { "" }
        }
       *[other] { "" }
    }
dice-masters-noun = { $group ->
        [none] { $thing ->
            [either] character or player
            [player] player
            [opponent] opponent
            [sidekick] { $many ->
                [yes] Sidekicks
               *[no] Sidekick
            }
            [sidekick-die] Sidekick { $many ->
                [yes] dice
               *[no] die
            }
            [action-die] action { $many ->
                [yes] dice
               *[no] die
            }
            [character-die] character { $many ->
                [yes] dice
               *[no] die
            }
            [die] { $many ->
                [yes] dice
               *[no] die
            }
            [blocker] { $many ->
                [yes] blockers
               *[no] blocker
            }
           *[character] { $many ->
                [yes] characters
               *[no] character
            }
        }
        [figure] { $name }{ $thing ->
            [character-die] { " " }{ $many ->
                [yes] dice
               *[no] die
            }
           *[character] { "" }
        }
       *[other] { $group ->
            [villains] Villain
            [zombies] Zombie
           *[other] { $name }
        } { $thing ->
            [character-die] { $many ->
                [yes] dice
               *[no] die
            }
           *[character] { $many ->
                [yes] characters
               *[no] character
            }
        }
    }{ $case ->
       *[any] { "" }
    }
dice-masters-without = non-{ $group ->
        [villains] Villain
        [zombies] Zombie
       *[other] { $name }
    }{ " " }
dice-masters-typed = { $types }{ " " }
dice-masters-behind = { " " }{ $text }
dice-masters-engaged-with = { $blocking ->
        [yes] of { $name }
       *[no] engaged with { $name }
    }
dice-masters-but = other than { $name }
dice-masters-of-target = of target { $thing ->
        [opponent] opponent
       *[player] player
    }
dice-masters-at-level = at level { $level }{ $more ->
        [yes] { " " }or higher
       *[no] { "" }
    }
dice-masters-costing = that cost { $n } or more
dice-masters-with-ally = with Ally
dice-masters-from = { $zone ->
        [used] from { $whose ->
            [own] your
           *[theirs] their
        } used pile
        [prep] from { $whose ->
            [own] your
           *[theirs] their
        } prep area
        [used-or-prep] from your used pile or prep area
        [card] from your cards
        [attached] from the field or from a card
        [reserve] from your reserve
       *[bag] from your bag
    }
dice-masters-of-this-card = dice of this card

## Conditions

dice-masters-test = { $test ->
        [your-turn] it is your turn
        [their-turn] it is your opponent's turn
        [attack-phase] this is in the attack phase
        [was-in-combat] { $name } blocked or was blocked
       *[was-blocked] { $name } had been blocked
    }
dice-masters-test-exists = { $whose ->
        [opponent] your opponent { $is ->
            [yes] has
           *[no] does not have
        }
       *[you] you { $is ->
            [yes] have
           *[no] do not have
        }
    } { $die } in the field
dice-masters-test-is = it is { $is ->
        [yes] { "" }
       *[no] not{ " " }
    }{ $die }
dice-masters-test-shows = the die { $shown ->
        [character] shows a character
        [energy] shows energy
       *[no-character] shows no character
    }
dice-masters-test-dealt = at least { $n } damage was dealt

## What happens

dice-masters-damage = { $n } damage
dice-masters-damage-per = 1 damage { $per }
dice-masters-damage-fielding = damage equal to that character's fielding cost
dice-masters-damage-paid = as much damage
dice-masters-damage-from = { " " }from { $of }
dice-masters-per = for { $of }
dice-masters-per-group = { " " }for each affiliation { $whose ->
        [blockers] of his blockers
        [engaged] of the characters he fights
       *[others] among { $of }
    }
dice-masters-bonus = { $more ->
        [yes] +
       *[no] −
    }{ $n }{ $value ->
        [attack] A
       *[defence] D
    }
dice-masters-way = { $underdog ->
        [yes] with Underdog,{ " " }
       *[no] { "" }
    }{ $then }
dice-masters-else = otherwise { $then }
dice-masters-sacrifice-by = { $by } sacrifices { $die }
dice-masters-verb-damage = { $whom ->
        [you] take { $some }
       *[other] deal { $to } { $some }
    }
dice-masters-verb-duel = { $one } and { $other } deal each other damage equal to their A
dice-masters-verb-prevent-damage = { $die } { $many ->
        [yes] take
       *[no] takes
    } { $combat ->
        [yes] no combat damage
       *[no] no damage
    }{ $from }{ $lasts ->
        [yes] { " " }this turn
       *[no] { "" }
    }
dice-masters-verb-cap-damage = { $die } { $many ->
        [yes] take
       *[no] takes
    } at most { $n } damage from { $from }
dice-masters-verb-redirect = redirect the damage to { $die }
dice-masters-verb-gain-life = { $you ->
        [yes] gain { $n } life
       *[no] { $who } gains { $n } life
    }
dice-masters-verb-lose-life = { $you ->
        [yes] lose { $n } life
       *[no] { $who } loses { $n } life
    }
dice-masters-verb-knock-out = knock out { $die }{ $to ->
        [used] { " " }and put { $many ->
            [yes] them
           *[no] it
        } on the used pile
       *[prep] { "" }
    }
dice-masters-verb-knock-out-to = { $now ->
        [yes] put { $die } on the used pile instead
       *[no] if { $die } is knocked out this turn, the die goes to the used pile
    }
dice-masters-verb-sacrifice = { $who ->
        [each] each player sacrifices { $die }
        [each-may] each player may sacrifice { $die }
       *[you] sacrifice { $die }
    }
dice-masters-verb-move = { $who ->
        [each] each player puts { $die }
        [each-may] each player may put { $die }
       *[you] put { $die }
    } { $to ->
        [prep] into the prep area
        [reserve] into the reserve
        [bag] into the bag
        [field] into the field
       *[used] on the used pile
    }{ $energy ->
        [yes] { " " }from the prep area, showing 1 energy
       *[no] { "" }
    }
dice-masters-verb-field = { $who ->
        [each] each player fields { $die }
        [each-may] each player may field { $die }
       *[you] field { $die }
    }{ $level ->
        [rolled] { "" }
        [1] { "" }
       *[other] { " " }at level { $level }
    }
dice-masters-verb-put = { $who ->
        [each] each player puts { $die }
        [each-may] each player may put { $die }
       *[you] put { $die }
    } into the field{ $level ->
        [rolled] { "" }
        [former] { " " }at the former level
       *[other] { " " }at level { $level }
    }
dice-masters-verb-field-free = field { $name } free
dice-masters-verb-next-free = the next { $noun } you field this turn costs nothing
dice-masters-verb-remove = remove { $die } from the field until the end of the turn
dice-masters-verb-capture = capture { $die } until the end of the turn
dice-masters-verb-control = control { $die } until the end of the turn
dice-masters-verb-copy = copy the { $text ->
        [yes] text
       *[no] values
    } of { $die } until the end of the turn
dice-masters-verb-leave-combat = take { $die } out of combat
dice-masters-verb-spin = spin { $die } { $up ->
        [yes] up
       *[no] down
    } { $n ->
        [one] 1 level
       *[other] { $n } levels
    }
dice-masters-verb-spin-to = spin { $die } to level { $level }
dice-masters-verb-reroll = reroll { $die }
dice-masters-verb-regenerate = try to regenerate { $name }. If that succeeds, { $then }
dice-masters-verb-draw-and-roll = { $n ->
        [one] draw and roll a die
       *[other] draw and roll { $n } dice
    }
dice-masters-verb-prep = { $who ->
        [each] each player draws { $n ->
            [one] a die
           *[other] { $n } dice
        } into the prep area
        [each-may] each player may draw { $n ->
            [one] a die
           *[other] { $n } dice
        } into the prep area
       *[you] draw { $n ->
            [one] a die
           *[other] { $n } dice
        } into your prep area
    }
dice-masters-verb-search = take { $die } of your choice from your bag and { $to ->
        [field] field it at level 1
       *[prep] put it into your prep area
    }
dice-masters-verb-attach = put { $name } on an action card
dice-masters-verb-modify = { $die } { $stands ->
        [yes] { $many ->
            [yes] have
           *[no] has
        }
       *[no] { $many ->
            [yes] get
           *[no] gets
        }
    } { $things }{ $per }{ $lasts ->
        [yes] { " " }until the end of the turn
       *[no] { "" }
    }
dice-masters-verb-defence-is-attack = { $die } has as much D as A{ $lasts ->
        [yes] { " " }until the end of the turn
       *[no] { "" }
    }
dice-masters-verb-grant-group = { $die } belongs to the { $group }{ $lasts ->
        [yes] { " " }until the end of the turn
       *[no] { "" }
    }
dice-masters-verb-blank = { $die } loses its text{ $lasts ->
        [yes] { " " }until the end of the turn
       *[no] { "" }
    }
dice-masters-verb-switch-off = this does not hold this turn
dice-masters-verb-unblockable = { $die } cannot be blocked{ $lasts ->
        [yes] { " " }this turn
       *[no] { "" }
    }
dice-masters-verb-not-blocked-by = { $many ->
       *[any] { $die }
    } cannot be blocked by { $by }{ $lasts ->
        [yes] { " " }this turn
       *[no] { "" }
    }
dice-masters-verb-cannot-block = { $many ->
       *[any] { $die }
    } cannot block{ $only ->
        [yes] { " " }{ $attacker }
       *[no] { "" }
    }{ $lasts ->
        [yes] { " " }this turn
       *[no] { "" }
    }
dice-masters-verb-must-block = { $die } must block{ $only ->
        [yes] { " " }{ $attacker }
       *[no] { "" }
    }{ $lasts ->
        [yes] { " " }this turn
       *[no] { "" }
    } if able
dice-masters-verb-may-block = { $name } may block up to { $n } attackers
dice-masters-verb-block-tax = { $each ->
        [yes] { $who } must pay 1 life for each blocker that does not belong to the { $without }
       *[no] { $who } must pay 1 life to block
    }{ $lasts ->
        [yes] { " " }this turn
       *[no] { "" }
    }
dice-masters-verb-first-strike = { $name } deals combat damage before all others
dice-masters-verb-untargetable = { $actions ->
        [yes] opposing action dice cannot target { $name }
       *[no] your opponent cannot target { $name }
    }
dice-masters-verb-field-price = fielding { $of } costs { $least ->
        [yes] at least { $n }
       *[no] { $n } { $more ->
            [yes] more
           *[no] less
        }
    }
dice-masters-verb-buy-price = buying { $of } costs { $payer } { $double ->
        [yes] double
       *[no] { $n } { $more ->
            [yes] more
           *[no] less
        }
    }
dice-masters-verb-buy = buy { $die } without { $paid ->
        [yes] further{ " " }
       *[no] { "" }
    }cost{ $to ->
        [bag] { " " }and put it into your bag
       *[used] { "" }
    }
dice-masters-verb-must-pay = { $who } must { $prices }
dice-masters-verb-cancel = cancel it
dice-masters-verb-add-target = make { $die } a target, too
dice-masters-verb-later = { $at ->
        [turn-end] at the end of the turn
       *[next-draw] in your next turn after drawing
    }, { $then }
dice-masters-verb-if-leaves = if { $die } leaves the field this turn, { $then }
dice-masters-verb-if = { $tested ->
        [yes] if { $tests }
       *[no] then
    }, { $then }
dice-masters-verb-choose = { $before }; or { $next }
dice-masters-verb-repeat = for each energy paid, { $then }

## The reference of verbs

dice-masters-place = { $place ->
        [run] what is carried out at its moment, verb after verb
        [always] what counts as long as it is there (when = "always")
        [fielding] another way to field the die (when = "fielding")
        [damage] an answer to damage that is about to be dealt (when = "would-be-damaged")
        [knock-out] an answer to a knock-out that is about to happen (when = "would-be-knocked-out")
       *[aim] an answer to a target or to a global that was paid for
    }
