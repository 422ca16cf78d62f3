### What the app says at Dice Throne: heroes, customising, learning.

web-dice-throne-heroes = Heroes
