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
