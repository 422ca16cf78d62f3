### What the app says at Dice Miner.

web-dice-miner-pitch = Take turns digging dice out of a mountain. Share a beer to get at the flank; after three rounds the richest trove wins.
web-dice-miner-facts = 1 to 4 people · about 25 min
web-dice-miner-customise = Customise: mode, players, agreements
web-mode-dice-miner-two = Two players
web-mode-dice-miner-two-how = three rounds
web-mode-dice-miner-three = Three players
web-mode-dice-miner-three-how = three rounds
web-mode-dice-miner-four = Four players
web-mode-dice-miner-four-how = three rounds
web-mode-dice-miner-solo-drowsy = Solo, easy
web-mode-dice-miner-solo-drowsy-how = against Clan Drowsy
web-mode-dice-miner-solo-greedy = Solo, fair
web-mode-dice-miner-solo-greedy-how = against Clan Greedy
web-mode-dice-miner-solo-thirsty = Solo, hard
web-mode-dice-miner-solo-thirsty-how = against Clan Thirsty
web-dice-miner-solo-how = The Rival Clan is a solo mode of our own, not the sheet in the box. You get a rank at the end.
web-dice-miner-agreed-heroes = Heroes are dealt
web-dice-miner-agreed-second = The second die must be taken
web-dice-miner-agreed-caching = Chests that are cached count too
web-dice-miner-agreed-preset = Sides that nobody knows
web-dice-miner-mountain = The mountain
web-dice-miner-rivals = The others
web-dice-miner-heroes = Heroes
web-dice-miner-hero = hero
web-dice-miner-my-trove = Your trove
web-dice-miner-no-dice-yet = No dice yet
web-dice-miner-starts = starts
web-dice-miner-pts = pts
web-dice-miner-points = { $points ->
        [one] 1 point with this round as it lies
       *[other] { $points } points with this round as it lies
    }
web-dice-miner-tunnels = Tunnels
web-dice-miner-treasure = Treasure
web-dice-miner-hazards = Hazards
web-dice-miner-tools = Tools
web-dice-miner-magic = Magic
web-dice-miner-beers = Beer
web-dice-miner-hero-face = hero face
web-dice-miner-top = top
web-dice-miner-flank = in the flank
web-dice-miner-buried = buried
web-dice-miner-offered = takeable
web-dice-miner-chosen = chosen
web-dice-miner-kept = set aside
web-dice-miner-spent = spent
web-dice-miner-key-top = top: always
web-dice-miner-key-flank = flank: with a beer
web-dice-miner-key-slide = what slides
web-dice-miner-tip-slides = { $count ->
        [one] { $dice } slides down.
       *[other] { $dice } slide down.
    }
web-dice-miner-tip-lacks = Counts only together with: { $dice }.
web-dice-miner-tip-lacks-cave-in = Brings points once there is a cave-in in your trove.
web-dice-miner-tip-lacks-dragon = Brings points once there is a dragon in your trove.
web-dice-miner-tip-points = Your round: { $before } → { $after }
web-dice-miner-share = Share a beer with
web-dice-miner-share-how = Whoever gets the beer rolls it and keeps it.
web-dice-miner-share-odds = It becomes
web-dice-miner-of-six = { $sides } of 6
web-dice-miner-cheers = Cheers!
web-dice-miner-cheers-how = { $seat_is ->
        [you] You share
       *[other] { $seat } shares
    } a beer with { $to_is ->
        [you] you
       *[other] { $to }
    }. It becomes { $die }.
web-dice-miner-no-beer = This die shows no beer; there is nothing else to do with it now.
web-dice-miner-not-yours = This die lies in somebody else’s trove.
web-dice-miner-magic-of = { $seat_is ->
        [you] Your magic
       *[other] Magic: { $seat }
    }
web-dice-miner-aimed = { $source }: { $count } of { $symbols } chosen
web-dice-miner-odds-best = Best used on
web-dice-miner-odds-reroll = To be rerolled
web-dice-miner-better = better
web-dice-miner-same = the same
web-dice-miner-worse = worse
web-dice-miner-mean = On average, in points:
web-dice-miner-chests-of = { $seat_is ->
        [you] Your chests
       *[other] Chests: { $seat }
    }
web-dice-miner-chests-hold = { $kept } of { $chests } cached
web-dice-miner-chests-how = What lies in a chest keeps its side; everything else is rolled again for the next round.
web-dice-miner-my-round = Your round
web-dice-miner-round = Round { $round }
web-dice-miner-round-so-far = Round { $round }, so far
web-dice-miner-extra = Tie-break
web-dice-miner-everyone = Everyone
web-dice-miner-scoring = Scores
web-dice-miner-sum = Round
web-dice-miner-total = Total
web-dice-miner-line-runs = { $count ->
        [one] Run
       *[other] { $count } runs
    } { $up ->
        [1] 1
       *[other] 1 to { $up }
    }
web-dice-miner-line-stranded = { $count ->
        [one] One tunnel in no run
       *[other] { $count } tunnels in no run
    }
web-dice-miner-line-gems = { $count ->
        [one] 1 gem
       *[other] { $count } gems
    }; { $name }: { $most }
web-dice-miner-line-most-gems = { $count ->
        [one] 1 gem
       *[other] { $count } gems
    }, the most: doubled
web-dice-miner-line-cave-ins = { $count ->
        [one] 1 cave-in
       *[other] { $count } cave-ins
    }, { $tools ->
        [0] no pickaxe
        [one] 1 pickaxe
       *[other] { $tools } pickaxes
    }
web-dice-miner-line-dragons = { $count ->
        [one] 1 dragon
       *[other] { $count } dragons
    }, { $tools ->
        [0] no shield
        [one] 1 shield
       *[other] { $tools } shields
    }
web-dice-miner-hint-hero = Its faces count for the whole match
web-dice-miner-hint-dig = Free: nothing lies on its upper sides
web-dice-miner-hint-beer = Or tap a beer in your trove
web-dice-miner-hint-share = Choose who gets the beer
web-dice-miner-hint-first = The first of two dice; flanks are open too
web-dice-miner-hint-second = The second die; flanks are open too
web-dice-miner-hint-magic = Each magic once a round
web-dice-miner-stop = Leave it
web-dice-miner-magic-done = No more magic
web-dice-miner-cache-done = Done caching
web-dice-miner-do-share = Beer for { $name }
web-dice-miner-do-hero = Take the { $hero }
web-dice-miner-do-choose-hero = Choose a hero
web-dice-miner-do-choose-whom = For whom?
web-dice-miner-do-choose-source = Choose magic
web-dice-miner-do-choose-die = Choose a die
web-dice-miner-spoken-row = Row { $row }: { $dice }.
web-dice-miner-spoken-taken = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { $die } from row { $row }, place { $place }.
web-dice-miner-spoken-flank = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { $die } from the flank, row { $row }, place { $place }.
web-dice-miner-spoken-slid = { $count ->
        [1] One die slides down
       *[other] { $count } dice slide down
    } from the upper { $way ->
        [left] left
       *[right] right
    }.
web-dice-miner-spoken-cached = { $seat_is ->
        [you] You cache
       *[other] { $seat } caches
    } { $dice }.
web-dice-miner-spoken-rolled = { $seat_is ->
        [you] You roll anew:
       *[other] { $seat } rolls anew:
    } { $dice }.
web-dice-miner-log-rerolled = { $seat_is ->
        [you] You roll
       *[other] { $seat } rolls
    } { $count ->
        [one] one die
       *[other] { $count } dice
    } again: { $dice }
web-dice-miner-sides = Sides: { $faces }.
web-dice-miner-part-faces = sides
web-dice-miner-part-name = German name
web-dice-miner-help-beer = At the start of your turn you may share it: somebody else rolls it and keeps it, and you take up to two dice, from the flanks too. It scores nothing itself.
web-dice-miner-help-tunnel = Scores its number as part of a run that begins at 1 and has no gap.
web-dice-miner-help-gem = A point for each gem; whoever alone has the most counts them twice.
web-dice-miner-help-cave-in = Each cave-in costs a point. A pickaxe turns all of them into points, each further one multiplies them.
web-dice-miner-help-dragon = Each dragon costs a point. A shield turns all of them into points, each further one multiplies them.
web-dice-miner-help-pickaxe = Turns your cave-ins into points; several multiply them.
web-dice-miner-help-shield = Turns your dragons into points; several multiply them.
web-dice-miner-help-chest = At the end of the round, one die per chest keeps its side. Scores nothing.
web-dice-miner-faces = { $count } × { $face }
web-dice-miner-short-magic = Magic rerolls one other die per symbol, once a round.
web-dice-miner-short-pickaxe = A pickaxe turns your cave-ins into points.
web-dice-miner-short-shield = A shield turns your dragons into points.
web-dice-miner-short-chest = Each chest lets you keep a die for the next round.
web-dice-miner-help-magic = After the digging it rerolls exactly as many other dice of yours as it has symbols, never hazards. Scores nothing.
web-dice-miner-help-hero-face = It is on the hero card and counts in every round.
web-same-screen-open = in turn, everything lies open
