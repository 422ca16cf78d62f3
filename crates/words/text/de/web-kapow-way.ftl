### Was die App bei KAPOW! vor der Partie sagt, und über Teams.

web-kapow-pitch = Lege deine Würfel hinter dem Schirm auf Angriff, Verteidigung und Kräfte; dann fallen die Schirme, und es kracht.
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

## Aufbau

web-kapow-character = Charakter von Platz { $name }
web-kapow-heroes = Helden
web-kapow-villains = Schurken
web-kapow-kit = { $life } Leben, { $dice } Würfel
web-kapow-itself = spielt von selbst
web-kapow-drafted = Bündniskarten werden gewählt, nicht verteilt
web-kapow-extra-life = Zusätzliches Leben für dich
web-kapow-extra-life-count = { $count ->
        [0] keins
       *[other] { $count } mehr
    }
web-kapow-extra-life-how = Für jede Person am Tisch: Die Tableaus sind starke Gegner. (KA-13.12)
web-kapow-extra-board-life = Zusätzliches Leben für die Gegner
web-kapow-extra-board-life-how = Für jedes KI-Tableau, wenn du mehr willst. (KA-13.12)

## Alle anderen

web-kapow-others = Die anderen
web-kapow-read-board = Das ganze Tableau lesen
web-kapow-board-of = Tableau von { $name }
web-kapow-ally = an deiner Seite
web-kapow-chooses = wählt
web-kapow-chooses-covered = wählt hinter dem Schirm
web-kapow-screen-up = Schirm oben
web-kapow-dice = { $count ->
        [one] Würfel
       *[other] Würfel
    }
web-kapow-faces = { $count ->
        [one] Seite
       *[other] Seiten
    }
web-kapow-left-over = übrig
web-kapow-lacks-dice = (nicht vollständig)
web-kapow-placed = Würfel auf Fähigkeiten
web-kapow-dice-owned = Würfel und ihre Seiten
web-kapow-sides = Seiten: { $sides }
web-kapow-own-abilities = Eigene Fähigkeiten
web-kapow-player-board = Das Spielertableau, für alle gleich

## Seite an Seite

web-kapow-cards = Bündniskarten
web-kapow-i-attack = Ich greife an
web-kapow-turn-card = { $card } drehen
web-kapow-card-orange = Orange
web-kapow-card-green = Grün
web-kapow-card-blue = Blau
web-kapow-card-purple = Lila
web-kapow-card-ours = eure
web-kapow-card-theirs = ihre
web-kapow-ask-card = Welche Karte nimmt deine Seite?
web-kapow-ask-card-hint = Die andere Seite bekommt ihren Zwilling
web-kapow-take-a-card = Eine Karte nehmen
