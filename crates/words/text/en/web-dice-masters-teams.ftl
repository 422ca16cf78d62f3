### The team builder of Dice Masters in the browser.

web-teams = Build a team
web-teams-side = Check, curves, teams
web-teams-team = The team
web-teams-name = Name of the team
web-teams-nameless = Team without a name
web-teams-places = Places of the team
web-teams-own = Own teams
web-teams-received = Somebody has sent you this team. It is now among yours.
web-teams-read = The team was read.
web-teams-deleted = The team is deleted.
web-teams-is-legal = The team is legal.
web-teams-empty = Take a card into the team.
web-teams-gist = { $cards } · { $dice }
web-teams-mode = What the team is for
web-teams-cards-of = { $n } { $n ->
        [one] card
       *[other] cards
    }
web-teams-dice-of = { $n ->
        [255] dice
       *[other] { $n } dice
    }
web-teams-slot = { $card }, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }, look at it
web-teams-free-card = Free place for a card: find one
web-teams-free-basic = Free place for a basic action: find one
web-teams-room = { $bound ->
        [yes] Free: { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        }, { $dice } dice
       *[no] Free: { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        }
    }
web-teams-fill = Deal the dice
web-teams-shuffled = A team by chance. Undo brings the old one back.
web-teams-took = { $card }: in the team. { $all } dice in all.
web-teams-dice = { $card }: { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }. { $all } in all.
web-teams-left = { $card }: no longer in the team. { $all } dice in all.

## Check

web-teams-rule-cards = At most { $n } cards, no name twice, at least one die on each
web-teams-rule-dice = { $exact ->
        [yes] Exactly { $n } dice
       *[no] At most { $n } dice
    }
web-teams-rule-basics = { $n ->
        [one] One basic action
       *[other] { $n } different basic actions
    }

## Finding cards

web-teams-cards = Cards
web-teams-basics = Basic actions
web-teams-list = What is listed
web-teams-card = { $card }
web-teams-find = Name or text
web-teams-filter = Filter
web-teams-filter-done = Show
web-teams-filter-none = All
web-teams-hits = { $count } of { $of }
web-teams-cost = Cost
web-teams-energy = Energy
web-teams-group = Affiliation
web-teams-rarity = Rarity
web-teams-global = Global
web-teams-with-global = with a global
web-teams-fist = Fist
web-teams-bolt = Bolt
web-teams-mask = Mask
web-teams-shield = Shield
web-teams-any = any
web-teams-rarity-starter = starter
web-teams-rarity-common = common
web-teams-rarity-uncommon = uncommon
web-teams-rarity-rare = rare
web-teams-rarity-super-rare = super rare
web-teams-rarity-promo = promo
web-teams-number = No. { $n }
web-teams-price = Cost { $n } { $energy }
web-teams-most = up to { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
web-teams-same-name = Cards of the same name: one of them can be in the team

## What is done with a card

web-teams-do = { $what }: { $card }
web-teams-take = Take it
web-teams-swap = Swap in
web-teams-leave = Take out
web-teams-dice-on = Dice on { $card }
web-teams-fewer = { $card }: one die fewer
web-teams-more = { $card }: one die more

## Curves and style

web-teams-curve = Cost
web-teams-curve-told = Dice by cost: { $costs }
web-teams-mean = { $whole }.{ $tenth } on average
web-teams-energy-how = dice of each
web-teams-style = Style
web-teams-cheap = cheap
web-teams-cheap-how = What its dice cost on average: little is much.
web-teams-strong = hits hard
web-teams-strong-how = The attack of its characters over all levels.
web-teams-tough = tough
web-teams-tough-how = The defence of its characters over all levels.
web-teams-burns = direct damage
web-teams-burns-how = Dice whose card deals damage without a fight.
web-teams-pushes = boosts attackers
web-teams-pushes-how = Dice whose card makes own characters stronger or hard to block.
web-teams-hinders = hinders rivals
web-teams-hinders-how = Dice whose card takes opposing characters out of the way.
web-teams-grows = more dice
web-teams-grows-how = Dice whose card brings more dice or makes them cheaper.
web-teams-guards = guards
web-teams-guards-how = Dice whose card gains life or prevents damage.
web-teams-globals = globals
web-teams-globals-how = How many globals the team brings to the table.
web-teams-kin = affiliated
web-teams-kin-how = The share of dice that belong to the same affiliation.

## Other teams

web-teams-begin = Teams to begin with
web-teams-alike = Teams like this
web-teams-alike-how = Compared is how teams play: cost, energies, numbers, and what their cards do.
web-teams-like = { $share } % alike
web-teams-like-in = { $share } % alike: { $trait }
web-teams-more-teams = Show all
web-teams-fewer-teams = Show fewer

## Setting up a match

web-teams-of = Team of seat { $name }
web-teams-ready = Teams to begin with
web-teams-random = A team by chance
web-teams-first = Who begins
web-teams-first-seat = Seat { $name }
web-teams-first-lot = A lot decides
web-teams-first-how = Whoever the lot falls to says before the first turn who begins.
web-teams-reading-damage-first = What damage triggers comes before knock-outs
web-teams-reading-sidekicks = Sidekick dice that show nothing are no character dice
web-teams-reading-zombies = What zombies say of others is about everyone's
web-teams-reading-no-first-attack = Whoever begins does not attack in the first turn
web-teams-reading-regenerate = Who regenerates has not been knocked out
web-teams-reading-symbiote = Symbiote can be laid on a card from out of play as well
web-teams-reading-errata = Cards are read as they were corrected after printing
web-teams-reading-windows = After every action the other side may use a global
web-teams-reading-generic = What is left of two generic energy stays until passing
web-teams-reading-overcrush = Overcrush works only if all blockers are knocked out or gone
web-teams-reading-rerolled = Rerolled dice that are of no use go to the used pile at once
web-teams-reading-idle = An action that can do nothing cannot be used
web-teams-reading-forced = Who must block pays nothing for it
web-teams-reading-three-first = Whoever begins draws three dice in the first turn
web-teams-reading-team-underdog = Underdog counts the characters of both team-mates
