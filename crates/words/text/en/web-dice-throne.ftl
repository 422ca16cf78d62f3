### What the app says at Dice Throne: the match.

web-dice-throne-pitch = Choose a hero, roll up to three times for one of its abilities, and answer with cards and tokens. Whoever has health left at the end wins.
web-dice-throne-facts = 2 to 6 people · about 30 min
web-dice-throne-customise = Customise: mode, heroes, agreements
web-mode-dice-throne-duel = Duel
web-mode-dice-throne-duel-how = one against one, 50 health
web-mode-dice-throne-2v2 = Two against two
web-mode-dice-throne-2v2-how = two teams that share 50 health each
web-mode-dice-throne-hill-three = King of the hill, three
web-mode-dice-throne-hill-three-how = each for themselves, 35 health
web-mode-dice-throne-hill-four = King of the hill, four
web-mode-dice-throne-hill-four-how = each for themselves, 35 health
web-mode-dice-throne-hill-five = King of the hill, five
web-mode-dice-throne-hill-five-how = each for themselves, 35 health
web-mode-dice-throne-hill-six = King of the hill, six
web-mode-dice-throne-hill-six-how = each for themselves, 35 health
web-mode-dice-throne-3v3 = Three against three
web-mode-dice-throne-3v3-how = two teams that share 60 health each
web-mode-dice-throne-2v2v2 = Three teams of two
web-mode-dice-throne-2v2v2-how = teams that share 50 health each

## Phases

web-dice-throne-turn = Turn { $turn }
web-dice-throne-phase-start = Setup
web-dice-throne-phase-upkeep = Upkeep
web-dice-throne-phase-income = Income
web-dice-throne-phase-main = Main
web-dice-throne-phase-offence = Offence
web-dice-throne-phase-targeting = Target
web-dice-throne-phase-defence = Defence
web-dice-throne-phase-discard = Discard

## The table

web-dice-throne-others = The others
web-dice-throne-others-in-turn = The others in their order of turns
web-dice-throne-mine = Your side
web-dice-throne-board = Your hero board
web-dice-throne-stage = What is under way
web-dice-throne-choices = Answers
web-dice-throne-read-board = Read the whole board
web-dice-throne-on-turn = on turn
web-dice-throne-out = defeated
web-dice-throne-target = under attack
web-dice-throne-leads = leads
web-dice-throne-leads-why = whoever attacks draws a card
web-dice-throne-us = Your team
web-dice-throne-them = Opponents
web-dice-throne-team = Team { $team }
web-dice-throne-one-dial = one health for all
web-dice-throne-order = Order of turns
web-dice-throne-points-on = { $seat_is ->
        [you] you
       *[other] { $seat }
    }
web-dice-throne-points-by = { $seat_is ->
        [you] you choose
       *[other] { $seat } chooses
    }
web-dice-throne-cards = { $count ->
        [one] card
       *[other] cards
    }
web-dice-throne-cp = CP
web-dice-throne-cp-name = Combat points (CP)
web-dice-throne-cp-has = { $count } of 15 at most.
web-dice-throne-cp-pays = They pay for cards and upgrades, and for some tokens and abilities.
web-dice-throne-cp-comes = Each turn begins with one, and a card that is sold brings one.
web-dice-throne-hand-name = Cards in hand
web-dice-throne-hand-has = { $count ->
        [one] One card.
       *[other] { $count } cards.
    }
web-dice-throne-hand-how = Each turn begins with a card. At the end of the turn six at most are kept; the rest is sold.
web-dice-throne-health = { $health } of { $most } health
web-dice-throne-health-after = { $health } of { $most } health, then { $after }
web-dice-throne-die = { $side }, { $symbol }
web-dice-throne-kept = kept
web-dice-throne-free = to be rerolled
web-dice-throne-model = the model, stays as it is
web-dice-throne-ready = ready
web-dice-throne-ultimate = Ultimate
web-dice-throne-level = Level { $level } of { $most }
web-dice-throne-tokens = Tokens and what they do
web-dice-throne-of = { $count } of { $limit }
web-dice-throne-at-most = at most { $limit }
web-dice-throne-discarded = Discard pile
web-dice-throne-mate-hand = Hand (you show each other your cards)
web-dice-throne-deck = { $count ->
        [one] 1 card left in the deck.
       *[other] { $count } cards left in the deck.
    }
web-dice-throne-faces = Sides of the dice: { $faces }

## Rolling

web-dice-throne-your-roll = Your roll
web-dice-throne-attempt = Attempt { $n } of { $most }
web-dice-throne-attempts-left = { $count ->
        [0] no attempt left
        [one] one attempt left
       *[other] { $count } attempts left
    }
web-dice-throne-free-count = { $count ->
        [0] All dice are kept
        [one] 1 die will be rerolled
       *[other] { $count } dice will be rerolled
    }
web-dice-throne-tap-dice = Tap a die to keep it or free it.
web-dice-throne-suggested = Our suggestion. Tap a die to change it.
web-dice-throne-roll-offence = { $seat_is ->
        [you] Your offensive roll
       *[other] Offensive roll: { $seat }
    }
web-dice-throne-roll-defence = { $seat_is ->
        [you] Your defensive roll
       *[other] Defensive roll: { $seat }
    }
web-dice-throne-roll-bonus = { $seat_is ->
        [you] Your further dice
       *[other] Further dice: { $seat }
    }
web-dice-throne-roll-target = Targeting die
web-dice-throne-rolls = { $seat_is ->
        [you] You roll
       *[other] { $seat } rolls
    }
web-dice-throne-for-attack = Let it be for this attack
web-dice-throne-plan = With the dice that stay you reach { $goals }.
web-dice-throne-goal = “{ $ability }” in { $chance }
web-dice-throne-odds = { $count ->
        [0] Reroll everything
        [one] Keep 1 die
       *[other] Keep { $count } dice
    }
web-dice-throne-odds-how = On the board: the chance if you play for that field alone. Here: with the dice you keep now.
web-dice-throne-aided = { $chance } with { $cards }
web-dice-throne-card-named = “{ $card }”
web-dice-throne-odds-cards = With cards: if you play them after your last roll attempt.

## What is under way, and what it costs

web-dice-throne-declares = { $seat_is ->
        [you] You have declared
       *[other] { $seat } has declared
    }
web-dice-throne-attacks = { $seat_is ->
        [you] You are using
       *[other] { $seat } is using
    }
web-dice-throne-was-settled = { $seat_is ->
        [you] You have used
       *[other] { $seat } has used
    }
web-dice-throne-defendable = defendable
web-dice-throne-undefendable = undefendable
web-dice-throne-pure = pure: not defendable, not raised
web-dice-throne-kind-ultimate = nothing stops it
web-dice-throne-preview = Preview
web-dice-throne-level-now = now
web-dice-throne-level-next = new
web-dice-throne-account = The account
web-dice-throne-damage-to = { $seat_is ->
        [you] Damage to you
       *[other] Damage to { $seat }
    }
web-dice-throne-if-nobody = if nobody does anything more
web-dice-throne-receives = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    }
web-dice-throne-chosen = chosen
web-dice-throne-still-open = Dice or a choice may still change this.
web-dice-throne-before-defence = Reckoned without a defence.
web-dice-throne-word = Who has the word
web-dice-throne-word-passed = lets it be
web-dice-throne-word-now = has the word
web-dice-throne-word-open = may still answer
web-dice-throne-word-end = All pass
web-dice-throne-word-then = then it goes on

## Cards

web-dice-throne-kind-main = Main phase
web-dice-throne-kind-roll = Roll phase
web-dice-throne-kind-modifier = Attack modifier
web-dice-throne-kind-instant = Instant
web-dice-throne-kind-upgrade = Upgrade
web-dice-throne-sells = sell: + 1 CP
web-dice-throne-why-price = costs { $price } CP
web-dice-throne-why-main = in your main phase
web-dice-throne-why-roll = in a roll phase
web-dice-throne-why-dealt = after the settlement
web-dice-throne-why-attack = needs an attack
web-dice-throne-why-damage = no damage to prevent
web-dice-throne-why-dice = no dice for it
web-dice-throne-why-level = level already reached
web-dice-throne-why-ultimate = nothing stops an ultimate
web-dice-throne-why-stunned = you are stunned
web-dice-throne-why-token = no token for it
web-dice-throne-why-other = not now

## Questions

web-dice-throne-ask-main = Your first main phase
web-dice-throne-ask-main-2 = Your second main phase
web-dice-throne-hint-main = Play or sell cards, then go on
web-dice-throne-hint-discard = You may keep six cards
web-dice-throne-ask-roll = Which dice do you keep?
web-dice-throne-ask-roll-or-use = Reroll, or strike now?
web-dice-throne-ask-use = Which ability do you use?
web-dice-throne-ask-none = These dice allow no ability.
web-dice-throne-ask-defend = How do you defend yourself?
web-dice-throne-ask-aim = Who is attacked?
web-dice-throne-ask-again = Roll some of these dice once more?
web-dice-throne-ask-discard = Sell cards until you have six
web-dice-throne-ask-react = Do you answer?
web-dice-throne-ask-nothing = You have nothing that fits now.
web-dice-throne-ask-deck = Which card do you take from the deck?
web-dice-throne-ask-card = Which card do you discard?
web-dice-throne-ask-option = Which do you choose?
web-dice-throne-pass = Pass
web-dice-throne-leave = Rather not
web-dice-throne-end-phase = End the phase
web-dice-throne-no-ability = No ability
web-dice-throne-no-defence = No defence
web-dice-throne-do-choose = Choose something
web-dice-throne-do-react = Choose a card
web-dice-throne-do-roll = Choose dice
web-dice-throne-do-use = Choose an ability
web-dice-throne-do-reroll = { $count ->
        [one] Reroll 1 die
       *[other] Reroll { $count } dice
    }
web-dice-throne-do-use-it = Use { $ability }
web-dice-throne-do-play = Play { $card } · { $price } CP
web-dice-throne-do-upgrade = Upgrade · { $price } CP
web-dice-throne-do-sell = Sell { $card }
web-dice-throne-do-spend = Spend { $count } × { $token }
web-dice-throne-do-aim = Attack { $seat }

## Log

web-dice-throne-log-rolled = { $seat_is ->
        [you] You roll
       *[other] { $seat } rolls
    } { $dice }
web-dice-throne-log-rerolled = { $seat_is ->
        [you] You reroll { $n ->
            [one] a die
           *[other] { $n } dice
        }:
       *[other] { $seat } rerolls { $n ->
            [one] a die
           *[other] { $n } dice
        }:
    } { $dice }
web-dice-throne-log-target = The targeting die: { $dice }
