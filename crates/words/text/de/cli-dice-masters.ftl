### Was Dice Masters im Terminal zeigt.

cli-dice-masters-turn = Zug { $turn }: { $seat_is ->
        [you] du
       *[other] { $seat }
    }
cli-dice-masters-phase = { $phase ->
        [draw] Ziehen
        [roll] Würfeln
        [main] Hauptphase
        [attack] Angriff
       *[clean-up] Aufräumen
    }
cli-dice-masters-word = am Wort: { $seat_is ->
        [you] du
       *[other] { $seat }
    }
cli-dice-masters-words = am Wort: { $seats }
cli-dice-masters-life = { $n } Leben
cli-dice-masters-loose = { $n } generische Energie für fehlende Würfel
cli-dice-masters-zone = { $zone ->
        [field] Feldzone
        [reserve] Reserve
        [prep] Vorbereitung
        [bag] Beutel
        [used] Ablage
        [out] Aus dem Spiel
        [cards] Karten
       *[basics] Basisaktionen
    }
cli-dice-masters-ware = { $die } (noch { $n }, { $price })
cli-dice-masters-fight = Der Angriff:
cli-dice-masters-lane = { $attacker }, geblockt von { $blockers }
cli-dice-masters-lane-free = { $attacker }, { $blocked ->
        [yes] geblockt, aber niemand ist mehr da
       *[no] nicht geblockt
    }
cli-dice-masters-draft = { $zone ->
        [taken] Deine Karten
        [team] Dein Team
        [middle] Würfel in der Mitte
       *[dice] Deine Würfel
    }
cli-dice-masters-card = { $kind ->
        [character] Charakter
        [action] Aktion
       *[basic] Basisaktion
    }, Kosten { $cost }{ $energy ->
        [fist] {" "}(Faust)
        [bolt] {" "}(Blitz)
        [mask] {" "}(Maske)
        [shield] {" "}(Schild)
       *[none] {""}
    }, bis zu { $most ->
        [one] 1 Würfel
       *[other] { $most } Würfel
    }
cli-dice-masters-level = Level { $level }: Kosten { $cost }, { $attack } A { $defence } V{ $burst ->
        [single] *
        [double] **
       *[none] {""}
    }
cli-dice-masters-help =
    {"  "}was NAME           was eine Karte sagt und ihre Würfel zeigen (auch: was Drax: Schmerzerfüllt)
    {"  "}zahle              bezahlt alles wie vorgeschlagen; die anderen Angebote zahlen Würfel für Würfel
    {"  "}--set A=TEAM       beim Start: ein Team mit Namen, aus einer Datei oder als Zeile wie „drax-pained x4; betrayal; exposed“ (nicht in der Einführung)
cli-dice-masters-rarity = { $rarity ->
        [starter] Aus dem Starter
        [common] Häufig
        [uncommon] Ungewöhnlich
        [rare] Selten
        [super-rare] Sehr selten
       *[promo] Promo
    }
cli-dice-masters-what = „was NAME“ sagt, was eine Karte kann.
cli-dice-masters-odds = Wenn du einmal neu wirfst und nur auf eines zielst, kannst du:
cli-dice-masters-odds-buy = { $die } kaufen ({ $price })
cli-dice-masters-odds-field = { $die } aufstellen
cli-dice-masters-odds-again = : neu werfen { $dice }
cli-dice-masters-fight-comes = { $when ->
        [all] Wenn alle angreifen und niemand blockt:
        [nobody] Wenn niemand mehr blockt:
       *[now] So wie es steht:
    } { $what }.
cli-dice-masters-fight-damage = { $seat_is ->
        [you] Du erleidest { $n } Schaden
       *[other] { $seat } erleidet { $n } Schaden
    }
cli-dice-masters-fight-fallen = k. o.: { $dice }
cli-dice-masters-fight-nothing = niemand erleidet Schaden
cli-dice-masters-next = Dein nächster Wurf bringt im Mittel { $energy } Energie ({ $types }), { $characters } Charaktere und { $actions } Aktionen.
cli-dice-masters-mean = { $what ->
        [fist] Fäuste { $n }
        [bolt] Blitze { $n }
        [mask] Masken { $n }
        [shield] Schilde { $n }
        [wild] beliebig { $n }
       *[generic] generisch { $n }
    }
