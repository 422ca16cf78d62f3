### What the app says in KAPOW! before a match, and about teams.

web-kapow-pitch = Place your dice behind the screen on attack, defence and powers; then the screens fall, and sparks fly.
web-kapow-facts = 1 to 4 people · about 30 min
web-kapow-customise = Customise: mode, characters, who plays
web-mode-kapow-beginner = Beginners
web-mode-kapow-beginner-how = one against one, no characters
web-mode-kapow-duel = One against one
web-mode-kapow-duel-how = with characters
web-mode-kapow-teams = Two against two
web-mode-kapow-teams-how = shared life, Team-Up cards
web-mode-kapow-solo = Alone
web-mode-kapow-solo-how = against a board that plays by itself
web-mode-kapow-coop = Together
web-mode-kapow-coop-how = the two of you against two such boards

## Setting up

web-kapow-character = Character of seat { $name }
web-kapow-heroes = Heroes
web-kapow-villains = Villains
web-kapow-kit = { $life } life, { $dice } dice
web-kapow-itself = plays by itself
web-kapow-drafted = Team-Up cards are chosen, not dealt
web-kapow-extra-life = Extra life for you
web-kapow-extra-life-count = { $count ->
        [0] none
       *[other] { $count } more
    }
web-kapow-extra-life-how = For each person at the table: the boards are strong opponents. (KA-13.12)
web-kapow-extra-board-life = Extra life for the opponents
web-kapow-extra-board-life-how = For each board that plays by itself, if you want more. (KA-13.12)

## Everybody else

web-kapow-others = The others
web-kapow-read-board = Read the whole board
web-kapow-board-of = Board of { $name }
web-kapow-ally = your ally
web-kapow-chooses = is choosing
web-kapow-chooses-covered = chooses behind the screen
web-kapow-screen-up = screen up
web-kapow-dice = { $count ->
        [one] die
       *[other] dice
    }
web-kapow-faces = { $count ->
        [one] face
       *[other] faces
    }
web-kapow-left-over = left over
web-kapow-lacks-dice = (not complete)
web-kapow-placed = Dice on abilities
web-kapow-dice-owned = Dice and their sides
web-kapow-sides = Sides: { $sides }
web-kapow-own-abilities = Own abilities
web-kapow-player-board = The player board, the same for everyone

## Side by side

web-kapow-cards = Team-Up cards
web-kapow-i-attack = I attack
web-kapow-turn-card = Turn { $card } round
web-kapow-card-orange = Orange
web-kapow-card-green = Green
web-kapow-card-blue = Blue
web-kapow-card-purple = Purple
web-kapow-card-ours = yours
web-kapow-card-theirs = theirs
web-kapow-ask-card = Which card does your side take?
web-kapow-ask-card-hint = The other side gets its twin
web-kapow-take-a-card = Take a card
