### What the app says in KAPOW! while dice are placed.

web-kapow-phase-select = Selection
web-kapow-phase-fight = Attack & defence
web-kapow-phase-power-up = Power up
web-kapow-phase-clean-up = Clean up
web-kapow-do = Go on
