### What the app says at Dice Throne: heroes, customising, learning.

## Customising

web-dice-throne-heroes = Heroes
web-dice-throne-hero-of = Hero of seat { $name }
web-dice-throne-season = Season { $season }
web-dice-throne-way-set = Named now
web-dice-throne-way-set-how = a hero for every seat, right here
web-dice-throne-way-open = Chosen openly
web-dice-throne-way-open-how = one after another at the table
web-dice-throne-way-hidden = Chosen hidden
web-dice-throne-way-hidden-how = all at once, shown together
web-dice-throne-way-random = Drawn by lot
web-dice-throne-way-random-how = everyone gets a surprise
web-dice-throne-way-draft = Draft with bans
web-dice-throne-way-draft-how = everyone bans, then everyone picks
web-dice-throne-bans = Bans
web-dice-throne-bans-count = { $count ->
        [one] one each
       *[other] { $count } each
    }
web-dice-throne-bans-how = Nobody may play a banned hero.
web-dice-throne-mirror = Two may play the same hero
web-dice-throne-promo = Promo cards are in the decks

## Choosing

web-dice-throne-choice = Bans and picks
web-dice-throne-choosing = choosing heroes
web-dice-throne-step-ban = Ban
web-dice-throne-step-pick = Pick
web-dice-throne-step-now = now
web-dice-throne-step-later = later
web-dice-throne-step-sealed = has chosen
web-dice-throne-finder = Find a hero
web-dice-throne-find = Find a hero or a token
web-dice-throne-found-none = No hero fits all of this.
web-dice-throne-styles = Ways of playing
web-dice-throne-style-heals = heals
web-dice-throne-style-robs = robs
web-dice-throne-style-helper = helpers
web-dice-throne-style-guards = guards
web-dice-throne-style-wears = wears down
web-dice-throne-style-hinders = hinders
web-dice-throne-against = Against the { $hero }
web-dice-throne-rate = { $hero }: { $rate } % won in 400 duels of our bots
web-dice-throne-difficulty = Difficulty
web-dice-throne-difficulty-of = difficulty { $level } of 6
web-dice-throne-difficulty-guessed = difficulty { $level } of 6, our estimate
web-dice-throne-level-all = All
web-dice-throne-level-easy = Easy
web-dice-throne-level-middle = Medium
web-dice-throne-level-hard = Hard
web-dice-throne-guessed = hatched: our estimate
web-dice-throne-banned = { $seat_is ->
        [you] banned by you
       *[other] banned by { $seat }
    }
web-dice-throne-taken = { $seat_is ->
        [you] you play this hero
       *[other] { $seat } plays this hero
    }
web-dice-throne-hero-facts = Season { $season } · { $cards } cards
web-dice-throne-hero-die = The die
web-dice-throne-chances = Chances with three attempts
web-dice-throne-hero-tokens = Tokens
web-dice-throne-up-to = up to { $n }
web-dice-throne-look = Hero
web-dice-throne-do-hero = Choose a hero
web-dice-throne-do-ban = Ban { $hero }
web-dice-throne-do-pick = Play { $hero }
web-dice-throne-hint-ban = Nobody will play the hero you ban.
web-dice-throne-hint-pick = Tap a hero to see what it can do.
web-dice-throne-hint-hidden = Nobody sees your choice before all have chosen.

web-dice-throne-hero-barbarian = Hits hard, heals well, few tricks
web-dice-throne-hero-paladin = Steady guard, pays back what hurts
web-dice-throne-hero-moon-elf = Blinds and binds from afar
web-dice-throne-hero-gunslinger = Draws first, dodges, keeps a spare shot
web-dice-throne-hero-pyromancer = Burns everything, itself included
web-dice-throne-hero-shadow-thief = Steals, hides, strikes out of nowhere
web-dice-throne-hero-monk = Saves strength for guard or blow
web-dice-throne-hero-ninja = Slow poison, smoke, small surprises
web-dice-throne-hero-samurai = Earns honour, hands out shame
web-dice-throne-hero-seraph = Flies from harm, wears all rivals down
web-dice-throne-hero-tactician = Collects advantages, spends them anywhere
web-dice-throne-hero-vampire-lord = Drinks life, bends foreign dice
web-dice-throne-hero-treant = Grows helpers, then harvests them
web-dice-throne-hero-cursed-pirate = Two sides of a board, one of them cursed
web-dice-throne-hero-huntress = Fights beside a great cat
web-dice-throne-hero-artificer = Builds three machines that do the work
