### What the app says at Dice Masters: the board.

## Zones

web-dice-masters-mine = { $seat_is ->
        [you] Your side
       *[other] { $seat }'s side
    }
web-dice-masters-reserve-of = { $seat_is ->
        [you] Your reserve
       *[other] { $seat }'s reserve
    }
web-dice-masters-field-of = { $seat_is ->
        [you] Your field
       *[other] { $seat }'s field
    }
web-dice-masters-home-of = { $seat_is ->
        [you] You keep at home
       *[other] { $seat } keeps at home
    }
web-dice-masters-side-of = { $mine ->
        [yes] Your team
       *[no] Team of { $who }
    }
web-dice-masters-away = Back at the end of the turn:
web-dice-masters-not-in-play = not in play
web-dice-masters-nobody = Nobody
web-dice-masters-no-dice = No dice
web-dice-masters-prep = Prep
web-dice-masters-prep-about = These dice are rolled with the four you draw next turn.
web-dice-masters-used-pile = Used
web-dice-masters-used-pile-about = When the bag is empty, these dice go back into it.
web-dice-masters-bag = Bag
web-dice-masters-bag-about = Four dice are drawn from it each turn.
web-dice-masters-out = Out
web-dice-masters-out-about = Out of play until the end of the turn; then these dice are used ones.
web-dice-masters-in-all = In all
web-dice-masters-energy = { $n } energy
web-dice-masters-loose = { $n } generic energy for missing dice
web-dice-masters-life = { $life } life
web-dice-masters-life-after = { $life } life, then { $after }
web-dice-masters-on-turn = on turn
web-dice-masters-waits = waits
web-dice-masters-whose = { $seat_is ->
        [you] yours
       *[other] { $seat }'s
    }
web-dice-masters-for-all = for both
web-dice-masters-for-everybody = for all

## Dice and cards

web-dice-masters-character = { $die }, level { $level }, attack { $attack }, defence { $defence }
web-dice-masters-damage = { $n } damage
web-dice-masters-captured = has captured: { $dice }
web-dice-masters-controls = controls: { $dice }
web-dice-masters-lies-on = on it lies: { $dice }
web-dice-masters-owned = { $seat_is ->
        [you] belongs to you
       *[other] belongs to { $seat }
    }
web-dice-masters-chosen = chosen
web-dice-masters-pays = pays
web-dice-masters-side = Level { $level }: field for { $cost }, { $attack }A { $defence }D
web-dice-masters-level = Level { $level }
web-dice-masters-basic = Basic action
web-dice-masters-sidekick-about = everybody begins with eight
web-dice-masters-printed = Printed A / D
web-dice-masters-for-turn = Until the end of the turn
web-dice-masters-by-cards = By cards in the field
web-dice-masters-now = Now A / D
web-dice-masters-fielding = To field
web-dice-masters-wares = Buy dice
web-dice-masters-team-of = Team of { $seat }
web-dice-masters-ware = { $card }, { $title }, costs { $cost }{ $energy ->
        [fist] , one of it a fist
        [bolt] , one of it a bolt
        [mask] , one of it a mask
        [shield] , one of it a shield
       *[none] {""}
    }, { $left ->
        [0] no die left
        [one] 1 die left
       *[other] { $left } dice left
    }
web-dice-masters-globals = Globals
web-dice-masters-price = Price: { $price }
web-dice-masters-global = Global of { $card } ({ $whose }), { $price }: { $text }

## Who has the word

web-dice-masters-word = Who has the word
web-dice-masters-word-now = acts or passes
web-dice-masters-word-passed = has passed
web-dice-masters-word-open = may answer
web-dice-masters-word-again = has the last word
web-dice-masters-why-main = { $seat_is ->
        [you] You are in your main phase.
       *[other] { $seat } is in the main phase.
    }
web-dice-masters-why-combat = Blockers stand. When both pass, damage is dealt.
web-dice-masters-asks = What is asked

## The attack

web-dice-masters-attack = The attack
web-dice-masters-lane = Lane { $n }
web-dice-masters-unblocked = Nobody blocks
web-dice-masters-blocker-gone = Blocker gone
web-dice-masters-strikes-open = { $attack }A, unblocked
web-dice-masters-strikes = { $attack }A against D{ "\u00A0" }{ $defence }
web-dice-masters-takes = takes { $n } at D{ "\u00A0" }{ $defence }
web-dice-masters-supposed = with { $die }: takes { $n } at D{ "\u00A0" }{ $defence }
web-dice-masters-holds = holds
web-dice-masters-falls = falls
web-dice-masters-both-fall = both fall
web-dice-masters-wins = knocks out
web-dice-masters-ko = { $die } knocked out
web-dice-masters-through = { $n } gets through
web-dice-masters-total = { $seat_is ->
        [you] { $n } damage to you
       *[other] { $n } damage to { $seat }
    }
web-dice-masters-total-side = { $mine ->
        [yes] { $n } damage to your team
       *[no] { $n } damage to the team of { $who }
    }
web-dice-masters-block-here = { $die } blocks { $attacker }
web-dice-masters-cannot-block = { $die } cannot block { $attacker }

## Payments

web-dice-masters-payment = You pay with
web-dice-masters-stays = Stays in your reserve
web-dice-masters-lost = { $n ->
        [0] nothing lost
       *[other] { $n } lost
    }
web-dice-masters-other-ways = All ways to pay
web-dice-masters-more = Put one more on the same bill
web-dice-masters-more-now = Tap another card or die to put it on the same bill.

## Questions

web-dice-masters-hint-main = Tap a card, a die or a global ability
web-dice-masters-hint-reroll = Tap the dice that you roll again
web-dice-masters-hint-block = Tap a lane; several may block the same attacker
web-dice-masters-hint-divide = { $n } damage left to divide
web-dice-masters-hint-attack = { $count ->
        [0] Tap the characters that attack
       *[other] { $n } damage if nobody blocks
    }
web-dice-masters-to-attack = To the attack
web-dice-masters-pass = Pass
web-dice-masters-all = All
web-dice-masters-none = None
web-dice-masters-stays-home = Does not block
web-dice-masters-no-more-blocks = No more blocks
web-dice-masters-do-choose = Choose
web-dice-masters-do-reroll = { $n ->
        [0] Keep all dice
        [one] Reroll 1 die
       *[other] Reroll { $n } dice
    }
web-dice-masters-do-attack = { $n ->
        [0] No attack
       *[other] Attack with { $n }
    }
web-dice-masters-do-take = { $n ->
        [0] Nobody
       *[other] Choose { $n }
    }
web-dice-masters-do-buy = Buy { $die } for { $n }
web-dice-masters-do-field = { $n ->
        [0] Field { $die } free
       *[other] Field { $die } for { $n }
    }

## Odds

web-dice-masters-odds = Chances of a reroll
web-dice-masters-odds-how = Each with the best reroll for it; tap a line to pick those dice.
web-dice-masters-odds-buy = Buy { $die }
web-dice-masters-odds-field = Field { $die }
web-dice-masters-mean = As you have picked now: { $energy } energy and { $characters } characters on average.

## Read aloud

web-dice-masters-spoken-moved = { $seat_is ->
        [you] Your dice
       *[other] { $seat }’s dice
    } { $from ->
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
    }: { $dice }.
web-dice-masters-spoken-reserve = { $seat_is ->
        [you] Your reserve
       *[other] { $seat }’s reserve
    } is now { $n ->
        [0] empty
       *[other] { $dice }
    }.
web-dice-masters-spoken-zone = { $seat_is ->
        [you] Your
       *[other] { $seat }’s
    } { $zone ->
        [prep] prep area
        [used] used pile
       *[field] field
    } is now { $dice }.
