### Was die App bei KAPOW! sagt, während Würfel gelegt werden.

web-kapow-phase-select = Auswahl
web-kapow-phase-fight = Angriff & Abwehr
web-kapow-phase-power-up = Aufrüsten
web-kapow-phase-clean-up = Aufräumen
web-kapow-do = Weiter
