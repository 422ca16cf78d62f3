### Was Dice Masters in der App zeigt.

web-dice-masters-pitch = Bring ein Team aus Charakteren auf Würfeln mit, kaufe ihre Würfel, würfle Energie, stell sie auf und greif an. Wer am Ende noch Leben hat, gewinnt.
web-dice-masters-facts = 2 bis 4 Personen · etwa 30 min
web-dice-masters-customise = Anpassen: Spielweise, Teams, Absprachen
web-mode-dice-masters-intro = Einführung
web-mode-dice-masters-intro-how = je zwei Karten, 10 Leben
web-mode-dice-masters-casual = Freizeit
web-mode-dice-masters-casual-how = bis zu acht Karten und 15 Würfel, 15 Leben
web-mode-dice-masters-tournament = Turnier
web-mode-dice-masters-tournament-how = bis zu acht Karten, 20 Würfel, 20 Leben
web-mode-dice-masters-doubles = Doppel
web-mode-dice-masters-doubles-how = zwei gegen zwei, 30 Leben je Team
web-mode-dice-masters-rainbow-draft = Rainbow Draft
web-mode-dice-masters-rainbow-draft-how = zu zweit Päckchen öffnen, draften, spielen; 20 Leben
web-mode-dice-masters-rainbow-three = Rainbow Draft zu dritt
web-mode-dice-masters-rainbow-three-how = drei draften, dann spielen alle gegeneinander
web-mode-dice-masters-rainbow-four = Rainbow Draft zu viert
web-mode-dice-masters-rainbow-four-how = vier draften, dann spielen alle gegeneinander
web-dice-masters-turn = Zug { $turn }
web-dice-masters-phase-draw = Ziehen
web-dice-masters-phase-roll = Würfeln
web-dice-masters-phase-main = Hauptphase
web-dice-masters-phase-attack = Angriff
web-dice-masters-phase-clean-up = Aufräumen
