### Was die App bei KAPOW! vor der Partie sagt, und über Teams.

web-kapow-pitch = Lege deine Würfel hinter dem Schirm auf Angriff, Abwehr und Kräfte; dann fallen die Schirme, und es kracht.
web-kapow-facts = 1 bis 4 Personen · etwa 30 min
web-kapow-customise = Anpassen: Modus, Charaktere, wer spielt
web-mode-kapow-beginner = Einsteiger
web-mode-kapow-beginner-how = eins gegen eins, ohne Charaktere
web-mode-kapow-duel = Eins gegen eins
web-mode-kapow-duel-how = mit Charakteren
web-mode-kapow-teams = Zwei gegen zwei
web-mode-kapow-teams-how = gemeinsames Leben, Bündniskarten
web-mode-kapow-solo = Allein
web-mode-kapow-solo-how = gegen ein Tableau, das selbst spielt
web-mode-kapow-coop = Zusammen
web-mode-kapow-coop-how = zu zweit gegen zwei Tableaus
