### Der Teambau von Dice Masters im Browser.

web-teams = Team bauen
web-teams-side = Prüfung, Kurven, Teams
web-teams-team = Das Team
web-teams-name = Name des Teams
web-teams-nameless = Team ohne Namen
web-teams-places = Plätze des Teams
web-teams-own = Eigene Teams
web-teams-received = Jemand hat dir dieses Team geschickt. Es liegt jetzt bei deinen.
web-teams-read = Das Team ist eingelesen.
web-teams-deleted = Das Team ist gelöscht.
web-teams-is-legal = Das Team ist regelgerecht.
web-teams-empty = Nimm eine Karte ins Team.
web-teams-gist = { $cards } · { $dice }
web-teams-mode = Wofür das Team ist
web-teams-cards-of = { $n } { $n ->
        [one] Karte
       *[other] Karten
    }
web-teams-dice-of = { $n ->
        [255] Würfel
       *[other] { $n } Würfel
    }
web-teams-slot = { $card }, { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }, ansehen
web-teams-free-card = Freier Platz für eine Karte: suchen
web-teams-free-basic = Freier Platz für eine Basisaktion: suchen
web-teams-room = { $bound ->
        [yes] Frei: { $cards ->
            [one] 1 Karte
           *[other] { $cards } Karten
        }, { $dice } Würfel
       *[no] Frei: { $cards ->
            [one] 1 Karte
           *[other] { $cards } Karten
        }
    }
web-teams-fill = Würfel verteilen
web-teams-shuffled = Ein Team durch Zufall. Rückgängig holt das alte zurück.
web-teams-took = { $card }: im Team. { $all } Würfel in allem.
web-teams-dice = { $card }: { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }. { $all } in allem.
web-teams-left = { $card }: nicht mehr im Team. { $all } Würfel in allem.

## Prüfung

web-teams-rule-cards = Höchstens { $n } Karten, kein Name zweimal, auf jeder mindestens ein Würfel
web-teams-rule-dice = { $exact ->
        [yes] Genau { $n } Würfel
       *[no] Höchstens { $n } Würfel
    }
web-teams-rule-basics = { $n ->
        [one] Eine Basisaktion
       *[other] { $n } verschiedene Basisaktionen
    }

## Karten suchen

web-teams-cards = Karten
web-teams-basics = Basisaktionen
web-teams-list = Was aufgelistet ist
web-teams-card = { $card }
web-teams-find = Name oder Text
web-teams-filter = Filter
web-teams-filter-done = Zeigen
web-teams-filter-none = Alle
web-teams-hits = { $count } von { $of }
web-teams-cost = Kosten
web-teams-energy = Energie
web-teams-group = Zugehörig
web-teams-rarity = Seltenheit
web-teams-global = Global
web-teams-with-global = mit Global
web-teams-fist = Faust
web-teams-bolt = Blitz
web-teams-mask = Maske
web-teams-shield = Schild
web-teams-any = beliebig
web-teams-rarity-starter = Starter
web-teams-rarity-common = häufig
web-teams-rarity-uncommon = ungewöhnlich
web-teams-rarity-rare = selten
web-teams-rarity-super-rare = sehr selten
web-teams-rarity-promo = Promo
web-teams-number = Nr. { $n }
web-teams-price = Kosten { $n } { $energy }
web-teams-most = bis zu { $n ->
        [one] 1 Würfel
       *[other] { $n } Würfel
    }
web-teams-same-name = Karten mit demselben Namen: eine davon kann im Team sein

## Was man mit einer Karte tut

web-teams-do = { $what }: { $card }
web-teams-take = Ins Team
web-teams-swap = Tauschen
web-teams-leave = Entfernen
web-teams-dice-on = Würfel auf { $card }
web-teams-fewer = { $card }: ein Würfel weniger
web-teams-more = { $card }: ein Würfel mehr

## Kurven und Spielweise

web-teams-curve = Kosten
web-teams-curve-told = Würfel nach Kosten: { $costs }
web-teams-mean = im Mittel { $whole },{ $tenth }
web-teams-energy-how = Würfel je Art
web-teams-style = Spielweise
web-teams-cheap = günstig
web-teams-cheap-how = Was die Würfel im Mittel kosten: wenig ist viel.
web-teams-strong = schlagkräftig
web-teams-strong-how = Der Angriff der Charaktere über alle Stufen.
web-teams-tough = zäh
web-teams-tough-how = Die Verteidigung der Charaktere über alle Stufen.
web-teams-burns = direkter Schaden
web-teams-burns-how = Würfel, deren Karte ohne Kampf Schaden macht.
web-teams-pushes = stärkt Angreifer
web-teams-pushes-how = Würfel, deren Karte eigene Charaktere stärker oder unblockbar macht.
web-teams-hinders = hindert Gegner
web-teams-hinders-how = Würfel, deren Karte gegnerische Charaktere aus dem Weg räumt.
web-teams-grows = mehr Würfel
web-teams-grows-how = Würfel, deren Karte mehr Würfel bringt oder sie billiger macht.
web-teams-guards = schützt
web-teams-guards-how = Würfel, deren Karte Leben bringt oder Schaden verhindert.
web-teams-globals = Globals
web-teams-globals-how = Wie viele Globals das Team an den Tisch bringt.
web-teams-kin = verbunden
web-teams-kin-how = Der Anteil der Würfel, die zur selben Gruppe gehören.

## Andere Teams

web-teams-begin = Teams zum Anfangen
web-teams-alike = Teams wie dieses
web-teams-alike-how = Verglichen wird, wie Teams spielen: Kosten, Energien, Werte und was ihre Karten tun.
web-teams-like = { $share } % ähnlich
web-teams-like-in = { $share } % ähnlich: { $trait }
web-teams-more-teams = Alle zeigen
web-teams-fewer-teams = Weniger zeigen

## Eine Partie vorbereiten

web-teams-of = Team von Platz { $name }
web-teams-ready = Teams zum Anfangen
web-teams-random = Team durch Zufall
web-teams-first = Wer beginnt
web-teams-first-seat = Platz { $name }
web-teams-first-lot = Das Los
web-teams-first-how = Auf wen das Los fällt, der sagt vor dem ersten Zug, wer beginnt.
web-teams-reading-damage-first = Was Schaden auslöst, kommt vor dem K. o.
web-teams-reading-sidekicks = Sidekick-Würfel ohne Bild sind keine Charakterwürfel
web-teams-reading-zombies = Was Zombies von anderen sagen, gilt für alle
web-teams-reading-no-first-attack = Wer beginnt, greift im ersten Zug nicht an
web-teams-reading-regenerate = Wer regeneriert, war nicht k. o.
web-teams-reading-symbiote = Symbiont lässt sich auch aus dem Aus auf eine Karte legen
web-teams-reading-errata = Karten gelten, wie sie nach dem Druck berichtigt wurden
web-teams-reading-windows = Nach jeder Aktion darf die andere Seite ein Global nutzen
web-teams-reading-generic = Was von zwei generischer Energie übrig ist, bleibt bis zum Passen
web-teams-reading-overcrush = Overcrush wirkt nur, wenn alle Blocker k. o. oder fort sind
web-teams-reading-rerolled = Neu geworfene Würfel ohne Nutzen kommen gleich auf die Ablage
web-teams-reading-idle = Eine Aktion, die nichts bewirkt, lässt sich nicht nutzen
web-teams-reading-forced = Wer blocken muss, zahlt dafür nichts
web-teams-reading-three-first = Wer beginnt, zieht im ersten Zug drei Würfel
web-teams-reading-team-underdog = Underdog zählt die Charaktere beider Teamgefährten
