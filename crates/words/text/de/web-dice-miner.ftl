### Was die App bei Dice Miner sagt.

web-dice-miner-pitch = Grabt reihum Würfel aus einem Berg. Wer ein Bier ausgibt, darf an die Flanke; nach drei Runden zählt der wertvollste Hort.
web-dice-miner-facts = 1 bis 4 Personen · etwa 25 min
web-dice-miner-customise = Anpassen: Modus, wer spielt, Absprachen
web-mode-dice-miner-two = Zu zweit
web-mode-dice-miner-two-how = drei Runden
web-mode-dice-miner-three = Zu dritt
web-mode-dice-miner-three-how = drei Runden
web-mode-dice-miner-four = Zu viert
web-mode-dice-miner-four-how = drei Runden
web-mode-dice-miner-solo-drowsy = Allein, leicht
web-mode-dice-miner-solo-drowsy-how = gegen Clan Schlafmütz
web-mode-dice-miner-solo-greedy = Allein, mittel
web-mode-dice-miner-solo-greedy-how = gegen Clan Gierhals
web-mode-dice-miner-solo-thirsty = Allein, schwer
web-mode-dice-miner-solo-thirsty-how = gegen Clan Durstkehle
web-dice-miner-solo-how = Der rivalisierende Clan ist unser eigener Solo-Modus, nicht das Blatt aus der Schachtel. Am Ende gibt es einen Rang.
web-dice-miner-agreed-heroes = Helden werden ausgeteilt
web-dice-miner-agreed-second = Der zweite Würfel muss genommen werden
web-dice-miner-agreed-caching = Auch eingelagerte Schatztruhen zählen
web-dice-miner-agreed-preset = Seiten, die niemand kennt
web-dice-miner-mountain = Der Berg
web-dice-miner-rivals = Die anderen
web-dice-miner-heroes = Helden
web-dice-miner-hero = Held
web-dice-miner-my-trove = Dein Hort
web-dice-miner-no-dice-yet = Noch keine Würfel
web-dice-miner-starts = beginnt
web-dice-miner-pts = Pkt
web-dice-miner-points = { $points ->
        [one] ein Punkt mit dieser Runde, wie sie liegt
       *[other] { $points } Punkte mit dieser Runde, wie sie liegt
    }
web-dice-miner-tunnels = Schächte
web-dice-miner-treasure = Schatz
web-dice-miner-hazards = Gefahren
web-dice-miner-tools = Werkzeug
web-dice-miner-magic = Magie
web-dice-miner-beers = Bier
web-dice-miner-hero-face = Heldensymbol
web-dice-miner-top = oben
web-dice-miner-flank = in der Flanke
web-dice-miner-buried = verschüttet
web-dice-miner-offered = wählbar
web-dice-miner-chosen = gewählt
web-dice-miner-kept = zurückgelegt
web-dice-miner-spent = verbraucht
web-dice-miner-key-top = oben: immer
web-dice-miner-key-flank = Flanke: mit einem Bier
web-dice-miner-key-slide = was rutscht
web-dice-miner-tip-slides = { $count ->
        [one] { $dice } rutscht nach.
       *[other] { $dice } rutschen nach.
    }
web-dice-miner-tip-lacks = Zählt erst zusammen mit: { $dice }.
web-dice-miner-tip-lacks-cave-in = Bringt erst etwas, wenn in deinem Hort ein Höhleneinsturz liegt.
web-dice-miner-tip-lacks-dragon = Bringt erst etwas, wenn in deinem Hort ein Drache liegt.
web-dice-miner-tip-points = Deine Runde: { $before } → { $after }
web-dice-miner-share = Bier ausgeben an
web-dice-miner-share-how = Wer das Bier bekommt, würfelt es neu und behält es.
web-dice-miner-share-odds = Es wird zu
web-dice-miner-of-six = { $sides } von 6
web-dice-miner-cheers = Prost!
web-dice-miner-cheers-how = { $seat_is ->
        [you] Du gibst
       *[other] { $seat } gibt
    } { $to_is ->
        [you] dir
       *[other] { $to }
    } ein Bier aus. Es wird { $die }.
web-dice-miner-no-beer = Dieser Würfel zeigt kein Bier; sonst ist mit ihm jetzt nichts zu tun.
web-dice-miner-not-yours = Dieser Würfel liegt in einem anderen Hort.
web-dice-miner-magic-of = { $seat_is ->
        [you] Deine Magie
       *[other] Magie: { $seat }
    }
web-dice-miner-aimed = { $source }: { $count } von { $symbols } gewählt
web-dice-miner-odds-best = Am besten für
web-dice-miner-odds-reroll = Neu gewürfelt wird
web-dice-miner-better = besser
web-dice-miner-same = gleich
web-dice-miner-worse = schlechter
web-dice-miner-mean = Im Mittel, in Punkten:
web-dice-miner-chests-of = { $seat_is ->
        [you] Deine Schatztruhen
       *[other] Schatztruhen: { $seat }
    }
web-dice-miner-chests-hold = { $kept } von { $chests } eingelagert
web-dice-miner-chests-how = Was in einer Schatztruhe liegt, behält seine Seite; alles andere wird für die nächste Runde neu gewürfelt.
web-dice-miner-my-round = Deine Runde
web-dice-miner-round = Runde { $round }
web-dice-miner-round-so-far = Runde { $round }, bisher
web-dice-miner-extra = Stechen
web-dice-miner-everyone = Alle
web-dice-miner-scoring = Wertung
web-dice-miner-sum = Runde
web-dice-miner-total = Gesamt
web-dice-miner-line-runs = { $count ->
        [one] Sequenz
       *[other] { $count } Sequenzen
    } { $up ->
        [1] 1
       *[other] 1 bis { $up }
    }
web-dice-miner-line-stranded = { $count ->
        [one] Ein Schacht ohne Anschluss
       *[other] { $count } Schächte ohne Anschluss
    }
web-dice-miner-line-gems = { $count ->
        [one] 1 Edelstein
       *[other] { $count } Edelsteine
    }; { $name }: { $most }
web-dice-miner-line-most-gems = { $count ->
        [one] 1 Edelstein
       *[other] { $count } Edelsteine
    }, die meisten: doppelt
web-dice-miner-line-cave-ins = { $count ->
        [one] 1 Höhleneinsturz
       *[other] { $count } Höhleneinstürze
    }, { $tools ->
        [0] kein Werkzeug
        [one] 1 Werkzeug
       *[other] { $tools } Werkzeuge
    }
web-dice-miner-line-dragons = { $count ->
        [one] 1 Drache
       *[other] { $count } Drachen
    }, { $tools ->
        [0] kein Schild
        [one] 1 Schild
       *[other] { $tools } Schilde
    }
web-dice-miner-hint-hero = Seine Symbole gelten das ganze Spiel
web-dice-miner-hint-dig = Frei: Auf den oberen Seiten liegt nichts
web-dice-miner-hint-beer = Oder tippe ein Bier in deinem Hort an
web-dice-miner-hint-share = Wähle, wer das Bier bekommt
web-dice-miner-hint-first = Der erste von zwei Würfeln; auch Flanken sind offen
web-dice-miner-hint-second = Der zweite Würfel; auch Flanken sind offen
web-dice-miner-hint-magic = Jede Magie einmal in der Runde
web-dice-miner-stop = Liegen lassen
web-dice-miner-magic-done = Keine Magie mehr
web-dice-miner-cache-done = Fertig eingelagert
web-dice-miner-do-share = Bier an { $name }
web-dice-miner-do-hero = { $hero } nehmen
web-dice-miner-do-choose-hero = Wähle einen Helden
web-dice-miner-do-choose-whom = An wen?
web-dice-miner-do-choose-source = Wähle Magie
web-dice-miner-do-choose-die = Wähle einen Würfel
web-dice-miner-spoken-row = Reihe { $row }: { $dice }.
web-dice-miner-spoken-taken = { $seat_is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { $die } aus Reihe { $row }, Platz { $place }.
web-dice-miner-spoken-flank = { $seat_is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { $die } aus der Flanke, Reihe { $row }, Platz { $place }.
web-dice-miner-spoken-slid = { $count ->
        [1] Ein Würfel rutscht
       *[other] { $count } Würfel rutschen
    } von oben { $way ->
        [left] links
       *[right] rechts
    } nach.
web-dice-miner-spoken-cached = { $seat_is ->
        [you] Du sicherst
       *[other] { $seat } sichert
    } { $dice }.
web-dice-miner-spoken-rolled = { $seat_is ->
        [you] Du würfelst neu:
       *[other] { $seat } würfelt neu:
    } { $dice }.
web-dice-miner-log-rerolled = { $seat_is ->
        [you] Du würfelst
       *[other] { $seat } würfelt
    } { $count ->
        [one] einen Würfel
       *[other] { $count } Würfel
    } neu: { $dice }
web-dice-miner-sides = Seiten: { $faces }.
web-dice-miner-part-faces = Seiten
web-dice-miner-part-name = deutscher Name
web-dice-miner-help-beer = Zu Beginn deines Zugs kannst du ihn ausgeben: Jemand anders würfelt ihn neu und behält ihn, und du nimmst bis zu zwei Würfel, auch aus den Flanken. Selbst zählt er nichts.
web-dice-miner-help-tunnel = Zählt seine Zahl als Teil einer Sequenz, die bei 1 beginnt und keine Lücke hat.
web-dice-miner-help-gem = Jeder Edelstein ein Punkt; wer allein die meisten hat, zählt sie doppelt.
web-dice-miner-help-cave-in = Jeder Höhleneinsturz kostet einen Punkt. Ein Werkzeug dreht alle ins Plus, jedes weitere vervielfacht sie.
web-dice-miner-help-dragon = Jeder Drache kostet einen Punkt. Ein Schild dreht alle ins Plus, jeder weitere vervielfacht sie.
web-dice-miner-help-pickaxe = Dreht deine Höhleneinstürze ins Plus; mehrere vervielfachen sie.
web-dice-miner-help-shield = Dreht deine Drachen ins Plus; mehrere vervielfachen sie.
web-dice-miner-help-chest = Am Ende der Runde behält je Schatztruhe ein Würfel seine Seite. Zählt nichts.
web-dice-miner-faces = { $count } × { $face }
web-dice-miner-short-magic = Magie wirft je Symbol einen anderen Würfel neu, einmal je Runde.
web-dice-miner-short-pickaxe = Ein Werkzeug dreht deine Einstürze ins Plus.
web-dice-miner-short-shield = Ein Schild dreht deine Drachen ins Plus.
web-dice-miner-short-chest = Je Truhe behältst du einen Würfel für die nächste Runde.
web-dice-miner-help-magic = Nach dem Graben wirft sie genau so viele andere deiner Würfel neu, wie sie Symbole zeigt, nie Gefahren. Zählt nichts.
web-dice-miner-help-hero-face = Es steht auf der Heldenkarte und gilt in jeder Runde.
web-same-screen-open = reihum, alles liegt offen
