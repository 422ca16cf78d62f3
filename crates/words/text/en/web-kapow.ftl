### What the app says in KAPOW! while dice are placed.

web-kapow-phase-select = Selection
web-kapow-phase-fight = Attack & defence
web-kapow-phase-power-up = Power up
web-kapow-phase-clean-up = Clean up
web-kapow-do = Go on

web-kapow-board = Board of { $name }
web-kapow-column-attack = Attack
web-kapow-column-defence = Defence
web-kapow-column-powers = Powers
web-kapow-column-more = More
web-kapow-when-immediate = At once
web-kapow-when-attack = Attack
web-kapow-when-defend = Defence
web-kapow-when-power-up = Power up
web-kapow-when-after-power-up = After power up
web-kapow-when-this-round = This round
web-kapow-once = once per match
web-kapow-wasted = brings nothing
web-kapow-locked = locked in
web-kapow-spent = used up
web-kapow-used = used this round
web-kapow-use = Use
web-kapow-box = Box of { $ability }
web-kapow-slot = { $ability }: { $need }
web-kapow-slot-lit = { $symbol } onto { $ability }: { $need }
web-kapow-slot-waits = { $ability }: { $need }, waits for a die

web-kapow-brief-base = Base { $count }
web-kapow-brief-fallback = Base { $count } if you use no other
web-kapow-brief-kicker = +{ $count }
web-kapow-brief-attack = +{ $count } attack
web-kapow-brief-defence = +{ $count } defence
web-kapow-brief-times = ×{ $count }
web-kapow-brief-faces = { $count ->
        [one] 1 face
       *[other] { $count } faces
    }
web-kapow-brief-faces-wild = { $count ->
        [one] 1 face ★
       *[other] { $count } faces ★
    }
web-kapow-brief-trait-dice = { $count ->
        [one] 1 trait die
       *[other] { $count } trait dice
    }
web-kapow-brief-action-dice = { $count ->
        [one] 1 action die
       *[other] { $count } action dice
    }
web-kapow-brief-copy = { $count ->
        [one] copy the face
       *[other] { $count } copies
    }
web-kapow-brief-exchange = { $count ->
        [one] exchange 1 face
       *[other] exchange up to { $count } faces
    }
web-kapow-brief-life = +{ $count } life
web-kapow-brief-life-from-damage = life equal to your damage, up to { $count }
web-kapow-brief-lose-life = −{ $count } life
web-kapow-brief-they-lose = they lose { $count } life
web-kapow-brief-per-die = they lose { $count } life per new die
web-kapow-brief-per-face = they lose { $count } life per new face
web-kapow-brief-own-attack = total attack −{ $count }
web-kapow-brief-their-defence = their total defence −{ $count }
web-kapow-brief-each = per die: { $what }
web-kapow-brief-at-power-up = power up: { $what }
web-kapow-brief-at-defend = when defending { $what }
web-kapow-brief-if-more-dice = if they have more dice: { $what }
web-kapow-brief-if-lost = if you lost { $count } life or more: { $what }
web-kapow-brief-if-lost-at-most = if you lost at most { $count } life: { $what }
web-kapow-brief-if-unhurt = if you lost no life: { $what }
web-kapow-brief-if-dealt = if you dealt { $count } damage or more: { $what }
web-kapow-brief-attach = 1 face ({ $faces }) onto an action die, reroll it
web-kapow-brief-die = 1 die of their choice
web-kapow-brief-reroll-each = per die: reroll 1 other
web-kapow-brief-reroll-any = reroll any number of others
web-kapow-brief-reroll-one = reroll 1 that is not { $symbol }
web-kapow-brief-treat-all = { $from } may be { $to }
web-kapow-brief-treat-blank = one blank die may be { $to }
web-kapow-brief-treat-one = one { $from } may be { $to }
web-kapow-brief-turn = turn 1 die to what another shows, but not to Wild
web-kapow-brief-mirror = your defence kickers count here too
web-kapow-brief-no-trait-dice = no trait dice for either of you
web-kapow-brief-entangle = an Entangle token for them (at most { $count })
web-kapow-brief-lock-in = { $count ->
        [one] lock in an ability that takes 1 die
       *[other] lock in an ability that takes { $count } dice
    }
web-kapow-brief-lock-in-plain = { $count ->
        [one] lock in an ability that takes 1 die (no action die, no life)
       *[other] lock in an ability that takes { $count } dice (no action die, no life)
    }
web-kapow-brief-they-choose = they choose: { $what }
web-kapow-brief-take-face = 1 of their faces for you
web-kapow-brief-their-trait-die = you choose the colour of their new trait dice, for each { $what }
web-kapow-brief-remove = a die removes it
web-kapow-brief-no-loss = nobody loses life

web-kapow-tray = Your tray: { $loose } of { $all } dice are loose
web-kapow-all-placed = No loose dice
web-kapow-formulas = Attack and defence as they stand
web-kapow-attack = Attack
web-kapow-defence = Defence
web-kapow-foretold = { $total } with { $ability }

web-kapow-ready = Done, screen down
web-kapow-ready-open = Done
web-kapow-suggest = Suggest
web-kapow-suggest-ready = I would leave it like this.
web-kapow-ask-place = Place your dice: tap a die, then a slot.
web-kapow-ask-all-placed = All dice are placed. Are you done?
web-kapow-ask-where = Where does { $symbol ->
        [might] the Might
        [energy] the Energy
        [toughness] the Toughness
        [agility] the Agility
        [x-factor] the X-Factor
        [wild] the Wild
       *[blank] the blank
    } go? Tap a glowing slot.
web-kapow-ask-nowhere = { $symbol ->
        [might] The Might
        [energy] The Energy
        [toughness] The Toughness
        [agility] The Agility
        [x-factor] The X-Factor
        [wild] The Wild
       *[blank] The blank
    } fits nowhere now.
web-kapow-ask-which = Which die goes on { $ability }? Tap a glowing one.
web-kapow-ask-reroll = Which die do you roll again?
web-kapow-ask-reroll-any = Which dice do you roll again?
web-kapow-ask-turn = Which die do you turn, and to what?
web-kapow-ask-face = Which face do you take?
web-kapow-ask-attach = Onto which action die does the face go?
web-kapow-hint-ally = Your half of { $ability } is full; it counts once your ally’s half is full, too
web-kapow-hint-half = { $ability } is half full, missing: { $needs }
web-kapow-need-match = { $need } showing { $symbol }
web-kapow-hint-loose = { $count ->
        [0] No die fits anywhere now
        [one] One die still fits somewhere
       *[other] { $count } dice still fit somewhere
    }
web-kapow-hint-sums = Attack { $attack }, defence { $defence }
web-kapow-hint-turn = Now choose the side
web-kapow-do-reroll = { $count ->
        [0] Roll none
        [one] Roll 1 die again
       *[other] Roll { $count } dice again
    }
web-kapow-do-choose = Choose first
