### What Dice Masters shows in the app.

web-dice-masters-pitch = Bring a team of characters on dice, buy their dice, roll energy, field them and attack. Whoever has life left at the end wins.
web-dice-masters-facts = 2 to 4 people · about 30 min
web-dice-masters-customise = Customise: way to play, teams, agreements
web-mode-dice-masters-intro = Introduction
web-mode-dice-masters-intro-how = two cards each, 10 life
web-mode-dice-masters-casual = Casual
web-mode-dice-masters-casual-how = up to eight cards and 15 dice, 15 life
web-mode-dice-masters-tournament = Tournament
web-mode-dice-masters-tournament-how = up to eight cards, 20 dice, 20 life
web-mode-dice-masters-doubles = Doubles
web-mode-dice-masters-doubles-how = two against two, 30 life for each team
web-mode-dice-masters-rainbow-draft = Rainbow Draft
web-mode-dice-masters-rainbow-draft-how = two open packs, draft and play, 20 life
web-mode-dice-masters-rainbow-three = Rainbow Draft, three
web-mode-dice-masters-rainbow-three-how = three draft, everybody plays everybody
web-mode-dice-masters-rainbow-four = Rainbow Draft, four
web-mode-dice-masters-rainbow-four-how = four draft, everybody plays everybody
web-dice-masters-turn = Turn { $turn }
web-dice-masters-phase-draw = Draw
web-dice-masters-phase-roll = Roll
web-dice-masters-phase-main = Main
web-dice-masters-phase-attack = Attack
web-dice-masters-phase-clean-up = Clean-up
