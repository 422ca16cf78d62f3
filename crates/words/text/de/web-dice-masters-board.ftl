### Was die App bei Dice Masters sagt: das Brett.

## Zonen

web-dice-masters-mine = { $seat_is ->
        [you] Deine Seite
       *[other] Seite von { $seat }
    }
web-dice-masters-reserve-of = { $seat_is ->
        [you] Deine Reserve
       *[other] Reserve von { $seat }
    }
web-dice-masters-field-of = { $seat_is ->
        [you] Dein Feld
       *[other] Feld von { $seat }
    }
web-dice-masters-home-of = { $seat_is ->
        [you] Bei dir bleiben daheim
       *[other] Bei { $seat } bleiben daheim
    }
web-dice-masters-side-of = { $mine ->
        [yes] Dein Team
       *[no] Team von { $who }
    }
web-dice-masters-away = Am Ende des Zuges wieder da:
web-dice-masters-not-in-play = nicht im Spiel
web-dice-masters-nobody = Niemand
web-dice-masters-no-dice = Keine Würfel
web-dice-masters-prep = Vorbereitet
web-dice-masters-prep-about = Diese Würfel wirfst du im nächsten Zug zusammen mit den vier gezogenen.
web-dice-masters-used-pile = Ablage
web-dice-masters-used-pile-about = Ist der Beutel leer, kommen diese Würfel wieder hinein.
web-dice-masters-bag = Beutel
web-dice-masters-bag-about = Aus ihm werden jeden Zug vier Würfel gezogen.
web-dice-masters-out = Aus
web-dice-masters-out-about = Bis zum Ende des Zuges aus dem Spiel; dann kommen diese Würfel auf die Ablage.
web-dice-masters-in-all = Zusammen
web-dice-masters-energy = { $n } Energie
web-dice-masters-loose = { $n } generische Energie für fehlende Würfel
web-dice-masters-life = { $life } Leben
web-dice-masters-life-after = { $life } Leben, dann { $after }
web-dice-masters-on-turn = ist dran
web-dice-masters-waits = wartet
web-dice-masters-whose = { $seat_is ->
        [you] deine
       *[other] von { $seat }
    }
web-dice-masters-for-all = für beide
web-dice-masters-for-everybody = für alle

## Würfel und Karten

web-dice-masters-character = { $die }, Level { $level }, Angriff { $attack }, Verteidigung { $defence }
web-dice-masters-damage = { $n } Schaden
web-dice-masters-captured = hat gefangen: { $dice }
web-dice-masters-controls = kontrolliert: { $dice }
web-dice-masters-lies-on = darauf liegt: { $dice }
web-dice-masters-owned = { $seat_is ->
        [you] gehört dir
       *[other] gehört { $seat }
    }
web-dice-masters-chosen = gewählt
web-dice-masters-pays = bezahlt
web-dice-masters-side = Level { $level }: aufstellen für { $cost }, { $attack } A { $defence } V
web-dice-masters-level = Level { $level }
web-dice-masters-basic = Basisaktion
web-dice-masters-sidekick-about = alle beginnen mit acht
web-dice-masters-printed = Aufgedruckt A / V
web-dice-masters-for-turn = Bis zum Ende des Zuges
web-dice-masters-by-cards = Durch Karten im Feld
web-dice-masters-now = Jetzt A / V
web-dice-masters-fielding = Aufstellen kostet
web-dice-masters-wares = Würfel kaufen
web-dice-masters-team-of = Team von { $seat }
web-dice-masters-ware = { $card }, { $title }, kostet { $cost }{ $energy ->
        [fist] , davon eine Faust
        [bolt] , davon ein Blitz
        [mask] , davon eine Maske
        [shield] , davon ein Schild
       *[none] {""}
    }, { $left ->
        [0] kein Würfel mehr
        [one] noch 1 Würfel
       *[other] noch { $left } Würfel
    }
web-dice-masters-globals = Globale Fähigkeiten
web-dice-masters-price = Kosten: { $price }
web-dice-masters-global = Globale Fähigkeit von { $card } ({ $whose }), { $price }: { $text }

## Wer das Wort hat

web-dice-masters-word = Wer das Wort hat
web-dice-masters-word-now = handelt oder passt
web-dice-masters-word-passed = hat gepasst
web-dice-masters-word-open = kann antworten
web-dice-masters-word-again = hat das letzte Wort
web-dice-masters-why-main = { $seat_is ->
        [you] Du bist in deiner Hauptphase.
       *[other] { $seat } ist in der Hauptphase.
    }
web-dice-masters-why-combat = Die Blocker stehen. Wenn beide passen, fällt der Schaden.
web-dice-masters-asks = Was gefragt ist

## Der Angriff

web-dice-masters-attack = Der Angriff
web-dice-masters-lane = Bahn { $n }
web-dice-masters-unblocked = Niemand blockt
web-dice-masters-blocker-gone = Blocker weg
web-dice-masters-strikes-open = { $attack } A, ungeblockt
web-dice-masters-strikes = { $attack }{ "\u00A0" }A gegen V{ "\u00A0" }{ $defence }
web-dice-masters-takes = nimmt { $n } bei V{ "\u00A0" }{ $defence }
web-dice-masters-supposed = mit { $die }: nimmt { $n } bei V{ "\u00A0" }{ $defence }
web-dice-masters-holds = hält
web-dice-masters-falls = fällt
web-dice-masters-both-fall = beide fallen
web-dice-masters-wins = schlägt k. o.
web-dice-masters-ko = { $die } k. o.
web-dice-masters-through = { $n } durch
web-dice-masters-total = { $seat_is ->
        [you] { $n } Schaden an dich
       *[other] { $n } Schaden an { $seat }
    }
web-dice-masters-total-side = { $mine ->
        [yes] { $n } Schaden an dein Team
       *[no] { $n } Schaden an das Team von { $who }
    }
web-dice-masters-block-here = { $die } blockt { $attacker }
web-dice-masters-cannot-block = { $die } kann { $attacker } nicht blocken

## Bezahlen

web-dice-masters-payment = Du bezahlst mit
web-dice-masters-stays = Bleibt in deiner Reserve
web-dice-masters-lost = { $n ->
        [0] nichts verloren
       *[other] { $n } verloren
    }
web-dice-masters-other-ways = Alle Arten zu bezahlen
web-dice-masters-more = Noch etwas auf dieselbe Rechnung
web-dice-masters-more-now = Tippe noch eine Karte oder einen Würfel an, um ihn auf dieselbe Rechnung zu setzen.

## Fragen

web-dice-masters-hint-main = Tippe eine Karte, einen Würfel oder eine Globale Fähigkeit an
web-dice-masters-hint-reroll = Tippe die Würfel an, die du neu wirfst
web-dice-masters-hint-block = Tippe auf eine Bahn; mehrere dürfen denselben Angreifer blocken
web-dice-masters-hint-divide = noch { $n } Schaden zu verteilen
web-dice-masters-hint-attack = { $count ->
        [0] Tippe an, wer angreift
       *[other] { $n } Schaden, wenn niemand blockt
    }
web-dice-masters-to-attack = Zum Angriff
web-dice-masters-pass = Passen
web-dice-masters-all = Alle
web-dice-masters-none = Keine
web-dice-masters-stays-home = Blockt nicht
web-dice-masters-no-more-blocks = Niemand mehr blockt
web-dice-masters-do-choose = Wählen
web-dice-masters-do-reroll = { $n ->
        [0] Alle behalten
        [one] 1 Würfel neu werfen
       *[other] { $n } Würfel neu werfen
    }
web-dice-masters-do-attack = { $n ->
        [0] Kein Angriff
       *[other] Mit { $n } angreifen
    }
web-dice-masters-do-take = { $n ->
        [0] Niemand
       *[other] { $n } wählen
    }
web-dice-masters-do-buy = { $die } für { $n } kaufen
web-dice-masters-do-field = { $n ->
        [0] { $die } kostenlos aufstellen
       *[other] { $die } für { $n } aufstellen
    }

## Chancen

web-dice-masters-odds = Chancen beim Neuwerfen
web-dice-masters-odds-how = Jeweils mit den besten Würfeln dafür; tippe eine Zeile an, um sie zu wählen.
web-dice-masters-odds-buy = { $die } kaufen
web-dice-masters-odds-field = { $die } aufstellen
web-dice-masters-mean = So wie du jetzt gewählt hast: im Schnitt { $energy } Energie und { $characters } Charaktere.

## Vorgelesen

web-dice-masters-spoken-moved = { $seat_is ->
        [you] Deine Würfel
       *[other] Würfel von { $seat }
    } { $from ->
        [bag] aus dem Beutel
        [prep] aus der Vorbereitungszone
        [rolling] aus dem Wurf
        [reserve] aus der Reserve
        [field] aus der Feldzone
        [used] von der Ablage
        [out] von außerhalb des Spiels
        [card] von einer Karte
       *[removed] zurück
    } { $to ->
        [bag] in den Beutel
        [prep] in die Vorbereitungszone
        [rolling] in den Wurf
        [reserve] in die Reserve
        [field] in die Feldzone
        [used] auf die Ablage
        [out] aus dem Spiel
        [card] auf eine Karte
       *[removed] beiseite
    }: { $dice }.
web-dice-masters-spoken-reserve = { $seat_is ->
        [you] In deiner Reserve liegt jetzt
       *[other] In der Reserve von { $seat } liegt jetzt
    } { $n ->
        [0] nichts
       *[other] { $dice }
    }.
web-dice-masters-spoken-zone = { $zone ->
        [prep] Vorbereitungszone
        [used] Ablage
       *[field] Feldzone
    } { $seat_is ->
        [you] von dir
       *[other] von { $seat }
    } jetzt: { $dice }.
