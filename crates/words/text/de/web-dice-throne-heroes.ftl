### Was die App bei Dice Throne sagt: Helden, Anpassen, Lernen.

## Anpassen

web-dice-throne-heroes = Helden
web-dice-throne-hero-of = Held von Platz { $name }
web-dice-throne-season = Staffel { $season }
web-dice-throne-way-set = Jetzt festgelegt
web-dice-throne-way-set-how = gleich hier ein Held für jeden Platz
web-dice-throne-way-open = Offen gewählt
web-dice-throne-way-open-how = am Tisch, einer nach dem anderen
web-dice-throne-way-hidden = Verdeckt gewählt
web-dice-throne-way-hidden-how = alle zugleich, zusammen aufgedeckt
web-dice-throne-way-random = Ausgelost
web-dice-throne-way-random-how = eine Überraschung für alle
web-dice-throne-way-draft = Mit Sperren gewählt
web-dice-throne-way-draft-how = erst sperren alle, dann wählen alle
web-dice-throne-bans = Sperren
web-dice-throne-bans-count = { $count ->
        [one] jeder eine
       *[other] jeder { $count }
    }
web-dice-throne-bans-how = Einen gesperrten Helden darf niemand spielen.
web-dice-throne-mirror = Zwei dürfen denselben Helden spielen
web-dice-throne-promo = Promokarten sind in den Stapeln

## Wählen

web-dice-throne-choice = Sperren und Wahl
web-dice-throne-choosing = Heldenwahl
web-dice-throne-step-ban = Sperre
web-dice-throne-step-pick = Wahl
web-dice-throne-step-now = jetzt
web-dice-throne-step-later = später
web-dice-throne-step-sealed = hat gewählt
web-dice-throne-finder = Helden finden
web-dice-throne-find = Held oder Marker suchen
web-dice-throne-found-none = Kein Held passt zu alldem.
web-dice-throne-styles = Spielweisen
web-dice-throne-style-heals = heilt
web-dice-throne-style-robs = raubt
web-dice-throne-style-helper = Helfer
web-dice-throne-style-guards = schützt sich
web-dice-throne-style-wears = zermürbt
web-dice-throne-style-hinders = behindert
web-dice-throne-against = Gegenüber: { $hero }
web-dice-throne-rate = { $hero }: { $rate } % Siege in 400 Duellen unserer Bots
web-dice-throne-difficulty = Schwierigkeit
web-dice-throne-difficulty-of = Schwierigkeit { $level } von 6
web-dice-throne-difficulty-guessed = Schwierigkeit { $level } von 6, unsere Einschätzung
web-dice-throne-level-all = Alle
web-dice-throne-level-easy = Leicht
web-dice-throne-level-middle = Mittel
web-dice-throne-level-hard = Schwer
web-dice-throne-guessed = gestrichelt: unsere Einschätzung
web-dice-throne-banned = { $seat_is ->
        [you] von dir gesperrt
       *[other] von { $seat } gesperrt
    }
web-dice-throne-taken = { $seat_is ->
        [you] spielst du
       *[other] spielt { $seat }
    }
web-dice-throne-hero-facts = Staffel { $season } · { $cards } Karten
web-dice-throne-hero-die = Der Würfel
web-dice-throne-chances = Chancen mit drei Versuchen
web-dice-throne-hero-tokens = Marker
web-dice-throne-up-to = bis { $n }
web-dice-throne-look = Held
web-dice-throne-do-hero = Wähle einen Helden
web-dice-throne-do-ban = { $hero } sperren
web-dice-throne-do-pick = { $hero } spielen
web-dice-throne-hint-ban = Den Helden, den du sperrst, spielt niemand.
web-dice-throne-hint-pick = Tippe einen Helden an, um zu sehen, was er kann.
web-dice-throne-hint-hidden = Niemand sieht deine Wahl, bevor alle gewählt haben.

web-dice-throne-hero-barbarian = Schlägt hart, heilt gut, kaum Kniffe
web-dice-throne-hero-paladin = Hält stand und zahlt Schläge heim
web-dice-throne-hero-moon-elf = Blendet und fesselt aus der Ferne
web-dice-throne-hero-gunslinger = Zieht zuerst, weicht aus, lädt nach
web-dice-throne-hero-pyromancer = Verbrennt alles, auch sich selbst
web-dice-throne-hero-shadow-thief = Stiehlt, versteckt sich, schlägt plötzlich zu
web-dice-throne-hero-monk = Spart Kraft für Abwehr oder Schlag
web-dice-throne-hero-ninja = Langsames Gift, Rauch, kleine Tücken
web-dice-throne-hero-samurai = Erntet Ehre, verteilt Schande
web-dice-throne-hero-seraph = Fliegt davon, zermürbt alle Gegner
web-dice-throne-hero-tactician = Sammelt Vorteile und nutzt sie überall
web-dice-throne-hero-vampire-lord = Trinkt Leben, lenkt fremde Würfel
web-dice-throne-hero-treant = Zieht Helfer heran und erntet sie
web-dice-throne-hero-cursed-pirate = Ein Tableau mit zwei Seiten, eine verflucht
web-dice-throne-hero-huntress = Kämpft neben einer großen Katze
web-dice-throne-hero-artificer = Baut drei Maschinen, die für ihn arbeiten
