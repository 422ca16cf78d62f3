### What Dice Masters shows in a terminal.

cli-dice-masters-turn = Turn { $turn }: { $seat_is ->
        [you] you
       *[other] { $seat }
    }
cli-dice-masters-phase = { $phase ->
        [draw] draw
        [roll] roll
        [main] main phase
        [attack] attack
       *[clean-up] clean-up
    }
cli-dice-masters-word = to act: { $seat_is ->
        [you] you
       *[other] { $seat }
    }
cli-dice-masters-words = to act: { $seats }
cli-dice-masters-life = { $n } life
cli-dice-masters-loose = { $n } generic energy for missing dice
cli-dice-masters-zone = { $zone ->
        [field] Field
        [reserve] Reserve
        [prep] Prep area
        [bag] Bag
        [used] Used pile
        [out] Out of play
        [cards] Cards
       *[basics] Basic actions
    }
cli-dice-masters-ware = { $die } ({ $n } left, { $price })
cli-dice-masters-fight = The attack:
cli-dice-masters-lane = { $attacker }, blocked by { $blockers }
cli-dice-masters-lane-free = { $attacker }, { $blocked ->
        [yes] blocked, but nobody is left
       *[no] not blocked
    }
cli-dice-masters-draft = { $zone ->
        [taken] Your cards
        [team] Your team
        [middle] Dice in the middle
       *[dice] Your dice
    }
cli-dice-masters-card = { $kind ->
        [character] character
        [action] action
       *[basic] basic action
    }, cost { $cost }{ $energy ->
        [fist] {" "}(fist)
        [bolt] {" "}(bolt)
        [mask] {" "}(mask)
        [shield] {" "}(shield)
       *[none] {""}
    }, up to { $most ->
        [one] 1 die
       *[other] { $most } dice
    }
cli-dice-masters-level = level { $level }: cost { $cost }, { $attack }A { $defence }D{ $burst ->
        [single] *
        [double] **
       *[none] {""}
    }
cli-dice-masters-help =
    {"  "}what NAME     what a card says and its dice show (also: what Drax: Pained)
    {"  "}pay           pays all as proposed; the other offers pay die by die
    {"  "}--set A=TEAM  at the start: a team by its name, from a file, or as a line such as “drax-pained x4; betrayal; exposed” (not in the introduction)
cli-dice-masters-rarity = { $rarity ->
        [starter] From the starter
        [common] Common
        [uncommon] Uncommon
        [rare] Rare
        [super-rare] Super rare
       *[promo] Promo
    }
cli-dice-masters-what = “what NAME” says what a card does.
cli-dice-masters-odds = With one reroll, aiming at nothing else, you can:
cli-dice-masters-odds-buy = buy { $die } ({ $price })
cli-dice-masters-odds-field = field { $die }
cli-dice-masters-odds-again = : reroll { $dice }
cli-dice-masters-fight-comes = { $when ->
        [all] If all attack and nobody blocks:
        [nobody] If nobody else blocks:
       *[now] As things stand:
    } { $what }.
cli-dice-masters-fight-damage = { $seat_is ->
        [you] you take { $n } damage
       *[other] { $seat } takes { $n } damage
    }
cli-dice-masters-fight-fallen = knocked out: { $dice }
cli-dice-masters-fight-nothing = no damage to anybody
cli-dice-masters-next = Your next roll brings, on average, { $energy } energy ({ $types }), { $characters } characters and { $actions } actions.
cli-dice-masters-mean = { $what ->
        [fist] fists { $n }
        [bolt] bolts { $n }
        [mask] masks { $n }
        [shield] shields { $n }
        [wild] wild { $n }
       *[generic] generic { $n }
    }
