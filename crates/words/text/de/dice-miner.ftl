### Was Dice Miner sagt.

## Wörter des Bretts

dice-miner-round = Runde { $round } von 3
dice-miner-phase-setup = Vorbereitung
dice-miner-phase-excavation = Grabung
dice-miner-phase-magic = Magie
dice-miner-phase-replenish = Aufräumen
dice-miner-phase-over = Vorbei
dice-miner-tie-break = Stechen { $count }
dice-miner-solo = Rivalen-Clan: unser eigener Solo-Modus
dice-miner-starts = { $seat_is ->
        [you] du beginnst
       *[other] { $seat } beginnt
    }
dice-miner-short-cave-in = Einsturz
dice-miner-short-chest = Truhe
dice-miner-short-tunnel = Schacht
dice-miner-short-hazard = Gefahr
dice-miner-short-tool = Hilfe
dice-miner-short-treasure = Schatz
dice-miner-short-magic = Magie
dice-miner-you = du
dice-miner-out = hat aufgegeben
dice-miner-no-hero = kein Held
dice-miner-no-dice = keine Würfel
dice-miner-in-cup = im Becher: { $count }
dice-miner-cached = gesichert
dice-miner-spent = verbraucht: { $what }
dice-miner-total = { $total ->
        [1] 1 Punkt
       *[other] { $total } Punkte
    }
dice-miner-bag = Im Beutel: { $count }
dice-miner-free = Frei: { $top }
dice-miner-flanks = Flanken, mit Bier: { $flank }
dice-miner-sheet-round = Runde { $round }: { $sum }, gesamt { $total }
dice-miner-sheet-extra = Stechen: { $sum }
dice-miner-sheet-now = Runde { $round }, so wie es liegt: { $sum }

## Zeilen des Wertungsbogens

dice-miner-line-runs = { $count ->
        [1] eine Sequenz
       *[other] { $count } Sequenzen
    } { $up ->
        [1] nur aus 1
       *[other] von 1 bis { $up }
    }: { $points }
dice-miner-line-stranded = { $count ->
        [1] ein Schacht ohne Sequenz
       *[other] { $count } Schächte ohne Sequenz
    }: 0
dice-miner-line-gems = { $count ->
        [1] 1 Edelstein
       *[other] { $count } Edelsteine
    }: { $points }
dice-miner-line-gems-doubled = { $count ->
        [1] 1 Edelstein
       *[other] { $count } Edelsteine
    }, die meisten, verdoppelt: { $points }
dice-miner-line-cave-ins = { $count ->
        [1] 1 Höhleneinsturz
       *[other] { $count } Höhleneinstürze
    }, { $tools ->
        [0] kein Werkzeug
        [1] gewendet durch ein Werkzeug
       *[other] × { $tools } Werkzeuge
    }: { $points }
dice-miner-line-dragons = { $count ->
        [1] 1 Drache
       *[other] { $count } Drachen
    }, { $tools ->
        [0] kein Schild
        [1] gewendet durch einen Schild
       *[other] × { $tools } Schilde
    }: { $points }
dice-miner-line-nothing = nichts, was zählt

## Angebote

dice-miner-offer-hero = { $hero } ({ $faces })
dice-miner-offer-take = { $die } nehmen
dice-miner-offer-take-flank = { $die } aus der Flanke nehmen
dice-miner-offer-spend = { $source } einsetzen
dice-miner-offer-reroll = { $die } neu würfeln
dice-miner-offer-cache = { $die } sichern
dice-miner-offer-share = { $to } ein Bier ({ $kind }) ausgeben
dice-miner-offer-stop = den zweiten Würfel liegen lassen
dice-miner-offer-keep-beer = kein Bier mehr ausgeben
dice-miner-offer-magic-done = keine Magie mehr
dice-miner-offer-cache-done = nichts mehr sichern
dice-miner-odds-share = { $offer }: { $faces }
dice-miner-odds-take = { $offer }: { $change } Punkte, so wie es liegt
dice-miner-odds-reroll = { $offer }: { $better } von { $landings } besser, { $worse } schlechter, im Mittel { $mean }
dice-miner-odds-spend = { $offer }: am besten auf { $dice }, { $better } von { $landings } besser, { $worse } schlechter, im Mittel { $mean }
dice-miner-odds-head = Was es bringen kann, so wie die Vorräte jetzt liegen:

## Fragen

dice-miner-ask-choose = Welchen Helden nimmst du?
dice-miner-ask-act = Nimm einen freien Würfel oder gib zuerst ein Bier aus.
dice-miner-ask-dig = Nimm einen freien Würfel.
dice-miner-ask-take = Nimm einen Würfel, frei oder aus einer Flanke.
dice-miner-ask-pay = Setze Magie ein oder höre auf.
dice-miner-ask-target = Welcher Würfel wird neu gewürfelt?
dice-miner-ask-keep = Welche Würfel sicherst du?
dice-miner-about-aim = { $source }: Würfel { $next } von { $symbols }.
dice-miner-about-cache = { $kept } gesichert; deine Schatztruhen fassen { $chests }.

## Ereignisse

dice-miner-event-start-rolled = { $seat_is ->
        [you] Du würfelst
       *[other] { $seat } würfelt
    } { $die } um den Anfang.
dice-miner-event-starts = { $seat_is ->
        [you] Du beginnst.
       *[other] { $seat } beginnt.
    }
dice-miner-event-hero = { $seat_is ->
        [you] Du nimmst die Heldenkarte
       *[other] { $seat } nimmt die Heldenkarte
    } { $hero }.
dice-miner-event-filled = Runde { $round }: Zwanzig Würfel rutschen auf den Berg.
dice-miner-event-taken = { $seat_is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { $die }.
dice-miner-event-taken-flank = { $seat_is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { $die } aus der Flanke.
dice-miner-event-slid = { $count ->
        [1] Ein Würfel rutscht nach.
       *[other] { $count } Würfel rutschen nach.
    }
dice-miner-event-shared = Prost! { $seat_is ->
        [you] Du gibst
       *[other] { $seat } gibt
    } { $to_is ->
        [you] dir
       *[other] { $to }
    } ein Bier ({ $kind }) aus.
dice-miner-event-received = { $seat_is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { $die }.
dice-miner-event-stopped = { $seat_is ->
        [you] Du lässt
       *[other] { $seat } lässt
    } den zweiten Würfel liegen.
dice-miner-event-magic-began = Der Berg ist abgetragen. Die Magie beginnt bei { $seat_is ->
        [you] dir
       *[other] { $seat }
    }.
dice-miner-event-cast = { $seat_is ->
        [you] Du verwendest
       *[other] { $seat } verwendet
    } { $source }: Aus { $from } { $count ->
        [one] wird
       *[other] werden
    } { $to }.
dice-miner-event-magic-ended = { $seat_is ->
        [you] Du setzt
       *[other] { $seat } setzt
    } keine Magie mehr ein.
dice-miner-event-scored = { $seat_is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { $sum } (Sequenzen { $tunnels }, Schatz { $treasure }, Gefahren { $hazards }), gesamt { $total }.
dice-miner-event-cached = { $seat_is ->
        [you] Du sicherst
       *[other] { $seat } sichert
    } { $count ->
        [0] nichts
        [1] einen Würfel
       *[other] { $count } Würfel
    }.
dice-miner-event-rerolled = { $seat_is ->
        [you] Du würfelst
       *[other] { $seat } würfelt
    } { $count ->
        [1] einen Würfel
       *[other] { $count } Würfel
    } neu.
dice-miner-event-tied = Gleichstand zwischen { $players }: Sie würfeln alles neu.
dice-miner-event-extra-scored = { $seat_is ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { $sum } im Stechen (Sequenzen { $tunnels }, Schatz { $treasure }, Gefahren { $hazards }).
dice-miner-event-resigned = { $seat_is ->
        [you] Du gibst auf.
       *[other] { $seat } gibt auf.
    }
dice-miner-event-won = { $seat_is ->
        [you] Du gewinnst die Partie.
       *[other] { $seat } gewinnt die Partie.
    }
dice-miner-event-won-by-points = { $seat_is ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } die Partie mit { $points } zu { $next } Punkten.
dice-miner-event-shared-win = { $players } teilen sich den Sieg.
dice-miner-event-solo-won = Du schlägst den Rivalen-Clan mit { $total } Punkten. Dein Rang: { $rank }.
dice-miner-event-solo-lost = Der Rivalen-Clan behält den Berg; du hast { $total } Punkte. Dein Rang: { $rank }.

## Ablehnungen

dice-miner-refused-misspelt = „{ $text }“ ist so geschrieben kein Zug dieses Spiels; die Hilfe zeigt, wie man Züge angibt.
dice-miner-refused-one-pick = Diese Frage verlangt genau eine Antwort.
dice-miner-refused-not-now = Danach ist jetzt nicht gefragt: { $stage ->
        [start] ausgewürfelt wird, wer beginnt
        [deal] die Helden werden ausgelegt
        [hero] die Helden werden gewählt
        [dig] jemand nimmt einen Würfel oder gibt ein Bier aus
        [beer] ein ausgegebenes Bier wird neu gewürfelt
        [late] jemand darf noch ein Bier ausgeben
        [late-beer] ein ausgegebenes Bier wird neu gewürfelt
        [first] jemand nimmt nach dem Bier den ersten Würfel
        [second] jemand nimmt nach dem Bier den zweiten Würfel
        [rival] der Rivalen-Clan ist dran
        [magic] jemand setzt Magie ein
        [aim] die Würfel für die Magie werden gewählt
        [cast] die Magie wirkt
        [cache] Würfel werden gesichert
        [reroll] die Becher werden geleert
        [lot] gelost wird, wer beginnt
        [over] die Partie ist vorbei
       *[other] der Berg wird aufgebaut
    }.
dice-miner-refused-hero-taken = { $hero } ist vergeben.
dice-miner-refused-no-die-there = Auf { $cell } liegt kein Würfel.
dice-miner-refused-buried = { $die } ist verschüttet: Auf beiden oberen Seiten liegen Würfel.
dice-miner-refused-flank = { $die } liegt in einer Flanke; nur wer gerade ein Bier ausgegeben hat, darf ihn nehmen.
dice-miner-refused-second-beer = Ein Bier eröffnet den Zug, und nur eines wird im Zug ausgegeben.
dice-miner-refused-no-beer = Bei dir zeigt kein { $kind } ein Bier.
dice-miner-refused-own-beer = Ein Bier ist für jemand anderen.
dice-miner-refused-nobody-there = Auf diesem Platz spielt niemand.
dice-miner-refused-first-die = Nach einem Bier nimmst du mindestens einen Würfel.
dice-miner-refused-second-die = Nach eurer Absprache muss der zweite Würfel genommen werden.
dice-miner-refused-no-source = Du hast { $source } in dieser Runde nicht mehr zu verwenden.
dice-miner-refused-too-few-dice = { $source } würfelt genau { $symbols } Würfel neu, und nur { $dice } kommen in Frage.
dice-miner-refused-exactly = Diese Magie würfelt genau { $symbols ->
        [1] einen Würfel
       *[other] { $symbols } Würfel
    } neu; wähle sie alle.
dice-miner-refused-not-in-trove = { $die } ist nicht in deinem Vorrat.
dice-miner-refused-hazard = { $die } liegt auf einem Gefahrenwürfel, und die würfelt Magie nie neu.
dice-miner-refused-twice = { $die } ist schon gewählt; jeder Würfel nur einmal.
dice-miner-refused-itself = { $die } kann sich nicht selbst neu würfeln.
dice-miner-refused-spent = { $die } wurde in dieser Runde verwendet und darf nicht neu gewürfelt werden.
dice-miner-refused-chests = Deine Schatztruhen fassen { $chests }, gesichert sind { $kept }; { $die } passt nicht mehr.
dice-miner-refused-chest-used = Ein gesicherter Würfel leiht keine Schatztruhen, deshalb passt { $die } nicht.
dice-miner-refused-already-out = Diese Person hat schon aufgegeben.
dice-miner-refused-no-such-call = Dice Miner kennt keine Uhr und kein vereinbartes Remis.
