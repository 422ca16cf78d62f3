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

web-kapow-tray = Your tray: { $loose } of { $all } dice are loose
web-kapow-all-placed = No loose dice
web-kapow-formulas = Attack and defence as they stand
web-kapow-attack = Attack
web-kapow-defence = Defence
web-kapow-foretold = { $total } with { $ability }

web-kapow-ready = Done, screen down
web-kapow-ready-open = Done
web-kapow-suggest = Suggest
web-kapow-suggested = Our bot fills { $boxes }: attack { $attack }, defence { $defence }.
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
web-kapow-hint-not = none that shows { $symbol }
web-kapow-do-reroll = { $count ->
        [0] Roll none
        [one] Roll 1 die again
       *[other] Roll { $count } dice again
    }
web-kapow-do-choose = Choose first
