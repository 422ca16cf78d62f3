### Was die App bei Dice Throne sagt: Helden, Anpassen, Lernen.

web-dice-throne-heroes = Helden
