### What Dice Miner says.

## Words of the board

dice-miner-round = Round { $round } of 3
dice-miner-phase-setup = Setting up
dice-miner-phase-excavation = Excavation
dice-miner-phase-magic = Magic
dice-miner-phase-replenish = Replenish
dice-miner-phase-over = Over
dice-miner-tie-break = Tie-break { $count }
dice-miner-solo = Rival Clan: a solo mode of our own
dice-miner-starts = { $seat_is ->
        [you] you start
       *[other] { $seat } starts
    }
dice-miner-short-cave-in = cave-in
dice-miner-short-chest = chest
dice-miner-short-tunnel = tunnel
dice-miner-short-hazard = hazard
dice-miner-short-tool = tool
dice-miner-short-treasure = treasure
dice-miner-short-magic = magic
dice-miner-you = you
dice-miner-out = has given up
dice-miner-no-hero = no hero
dice-miner-no-dice = no dice
dice-miner-in-cup = in the cup: { $count }
dice-miner-cached = cached
dice-miner-spent = spent: { $what }
dice-miner-total = { $total ->
        [1] 1 point
       *[other] { $total } points
    }
dice-miner-bag = In the bag: { $count }
dice-miner-free = Free: { $top }
dice-miner-flanks = Flanks, with a beer: { $flank }
dice-miner-sheet-round = Round { $round }: { $sum }, total { $total }
dice-miner-sheet-extra = Tie-break: { $sum }
dice-miner-sheet-now = Round { $round } as it lies: { $sum }

## Lines of the score sheet

dice-miner-line-runs = { $count ->
        [1] a run
       *[other] { $count } runs
    } { $up ->
        [1] of a single 1
       *[other] from 1 to { $up }
    }: { $points }
dice-miner-line-stranded = { $count ->
        [1] one tunnel in no run
       *[other] { $count } tunnels in no run
    }: 0
dice-miner-line-gems = { $count ->
        [1] 1 gem
       *[other] { $count } gems
    }: { $points }
dice-miner-line-gems-doubled = { $count ->
        [1] 1 gem
       *[other] { $count } gems
    }, the most, doubled: { $points }
dice-miner-line-cave-ins = { $count ->
        [1] 1 cave-in
       *[other] { $count } cave-ins
    }, { $tools ->
        [0] no pickaxe
        [1] turned by a pickaxe
       *[other] × { $tools } pickaxes
    }: { $points }
dice-miner-line-dragons = { $count ->
        [1] 1 dragon
       *[other] { $count } dragons
    }, { $tools ->
        [0] no shield
        [1] turned by a shield
       *[other] × { $tools } shields
    }: { $points }
dice-miner-line-nothing = nothing that scores

## Offers

dice-miner-offer-hero = { $hero } ({ $faces })
dice-miner-offer-take = take { $die }
dice-miner-offer-take-flank = take { $die } from the flank
dice-miner-offer-spend = use { $source }
dice-miner-offer-reroll = roll { $die } again
dice-miner-offer-cache = keep { $die }
dice-miner-offer-share = share a beer ({ $kind }) with { $to }
dice-miner-offer-stop = leave the second die
dice-miner-offer-keep-beer = share no beer
dice-miner-offer-magic-done = spend no more magic
dice-miner-offer-cache-done = cache no more
dice-miner-odds-share = { $offer }: { $faces }
dice-miner-odds-take = { $offer }: { $change } points as it lies
dice-miner-odds-reroll = { $offer }: { $better } of { $landings } better, { $worse } worse, on average { $mean }
dice-miner-odds-spend = { $offer }: best on { $dice }, { $better } of { $landings } better, { $worse } worse, on average { $mean }
dice-miner-odds-head = What it can bring, as the troves lie now:

## Questions

dice-miner-ask-choose = Which hero do you take?
dice-miner-ask-act = Take a free die, or share a beer first.
dice-miner-ask-dig = Take a free die.
dice-miner-ask-take = Take a die, free or from a flank.
dice-miner-ask-pay = Spend magic, or finish.
dice-miner-ask-target = Which die is rerolled?
dice-miner-ask-keep = Which dice do you cache?
dice-miner-about-aim = { $source }: die { $next } of { $symbols }.
dice-miner-about-cache = { $kept } cached; your chests hold { $chests }.

## Events

dice-miner-event-start-rolled = { $seat_is ->
        [you] You roll
       *[other] { $seat } rolls
    } { $die } for the start.
dice-miner-event-starts = { $seat_is ->
        [you] You start.
       *[other] { $seat } starts.
    }
dice-miner-event-hero = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } the { $hero }.
dice-miner-event-filled = Round { $round }: twenty dice slide onto the mountain.
dice-miner-event-taken = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { $die }.
dice-miner-event-taken-flank = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { $die } from the flank.
dice-miner-event-slid = { $count ->
        [1] One die slides down.
       *[other] { $count } dice slide down.
    }
dice-miner-event-shared = Cheers! { $seat_is ->
        [you] You share
       *[other] { $seat } shares
    } a beer ({ $kind }) with { $to_is ->
        [you] you
       *[other] { $to }
    }.
dice-miner-event-received = { $seat_is ->
        [you] You get
       *[other] { $seat } gets
    } { $die }.
dice-miner-event-stopped = { $seat_is ->
        [you] You leave
       *[other] { $seat } leaves
    } the second die.
dice-miner-event-magic-began = The mountain is gone. Magic begins with { $seat_is ->
        [you] you
       *[other] { $seat }
    }.
dice-miner-event-cast = { $seat_is ->
        [you] You spend
       *[other] { $seat } spends
    } { $source }: { $from } { $count ->
        [one] becomes
       *[other] become
    } { $to }.
dice-miner-event-magic-ended = { $seat_is ->
        [you] You spend
       *[other] { $seat } spends
    } no more magic.
dice-miner-event-scored = { $seat_is ->
        [you] You score
       *[other] { $seat } scores
    } { $sum } (runs { $tunnels }, treasure { $treasure }, hazards { $hazards }), { $total } in all.
dice-miner-event-cached = { $seat_is ->
        [you] You cache
       *[other] { $seat } caches
    } { $count ->
        [0] nothing
        [1] one die
       *[other] { $count } dice
    }.
dice-miner-event-rerolled = { $seat_is ->
        [you] You roll
       *[other] { $seat } rolls
    } { $count ->
        [1] one die
       *[other] { $count } dice
    } again.
dice-miner-event-tied = A tie between { $players }: they roll everything again.
dice-miner-event-extra-scored = { $seat_is ->
        [you] You score
       *[other] { $seat } scores
    } { $sum } in the tie-break (runs { $tunnels }, treasure { $treasure }, hazards { $hazards }).
dice-miner-event-resigned = { $seat_is ->
        [you] You give up.
       *[other] { $seat } gives up.
    }
dice-miner-event-won = { $seat_is ->
        [you] You win the match.
       *[other] { $seat } wins the match.
    }
dice-miner-event-won-by-points = { $seat_is ->
        [you] You win
       *[other] { $seat } wins
    } the match, { $points } points to { $next }.
dice-miner-event-shared-win = { $players } share the win.
dice-miner-event-solo-won = You beat the Rival Clan with { $total } points. Your rank: { $rank }.
dice-miner-event-solo-lost = The Rival Clan keeps the mountain; you have { $total } points. Your rank: { $rank }.

## Refusals

dice-miner-refused-misspelt = “{ $text }” is no move of this game as it is spelled; help shows how moves are given.
dice-miner-refused-one-pick = This question takes exactly one answer.
dice-miner-refused-not-now = That is not what is asked now: { $stage ->
        [start] who starts is rolled for
        [deal] heroes are laid out
        [hero] heroes are chosen
        [dig] somebody takes a die or shares a beer
        [beer] a shared beer is rolled again
        [late] somebody may still share a beer
        [late-beer] a shared beer is rolled again
        [first] somebody takes the first die after a beer
        [second] somebody takes the second die after a beer
        [rival] it is the Rival Clan’s turn
        [magic] somebody uses magic
        [aim] the dice for the magic are chosen
        [cast] the magic is at work
        [cache] dice are kept in chests
        [reroll] the cups are emptied
        [lot] a lot decides who starts
        [over] the match is over
       *[other] the mountain is built
    }.
dice-miner-refused-hero-taken = { $hero } is taken.
dice-miner-refused-no-die-there = There is no die at { $cell }.
dice-miner-refused-buried = { $die } is buried: dice lie on both of its upper sides.
dice-miner-refused-flank = { $die } lies in a flank; only who has just shared a beer may take it.
dice-miner-refused-second-beer = A beer opens the turn, and only one is shared in a turn.
dice-miner-refused-no-beer = You have no { $kind } that shows beer.
dice-miner-refused-own-beer = A beer is for somebody else.
dice-miner-refused-nobody-there = Nobody plays at that seat.
dice-miner-refused-first-die = After a beer at least one die is taken.
dice-miner-refused-second-die = By what you agreed on, the second die must be taken.
dice-miner-refused-no-source = You have no { $source } left to spend this round.
dice-miner-refused-too-few-dice = { $source } rerolls exactly { $symbols } dice, and only { $dice } may be rerolled.
dice-miner-refused-exactly = This magic rerolls exactly { $symbols ->
        [1] one die
       *[other] { $symbols } dice
    }; choose all of them.
dice-miner-refused-not-in-trove = { $die } is not in your trove.
dice-miner-refused-hazard = { $die } is on a hazard die, and magic never rerolls those.
dice-miner-refused-twice = { $die } has been chosen already; each die only once.
dice-miner-refused-itself = { $die } cannot reroll itself.
dice-miner-refused-spent = { $die } was spent this round and may not be rerolled.
dice-miner-refused-chests = Your chests hold { $chests }, and { $kept } are cached; { $die } does not fit.
dice-miner-refused-chest-used = A chest die that is cached lends no chests, so { $die } does not fit.
dice-miner-refused-already-out = This player has already given up.
dice-miner-refused-no-such-call = Dice Miner knows no clock and no agreed draw.
