### Was KAPOW! sagt.

## Wörter des Bretts

kapow-round = Runde { $round }
kapow-stage-start = Wer beginnt?
kapow-stage-deal = Karten werden ausgeteilt
kapow-stage-draft = Karten werden gewählt
kapow-stage-roll = Würfeln
kapow-stage-select = Phase 1: Fähigkeiten wählen
kapow-stage-solo = Phase 1: Das Tableau legt
kapow-stage-fight = Phase 2: Angriff und Abwehr
kapow-stage-power-up = Phase 3: Aufrüsten
kapow-stage-after = Phase 3: Nachrüsten
kapow-stage-clean-up = Phase 4: Aufräumen
kapow-stage-over = Vorbei
kapow-life = { $life } von { $most } Leben
kapow-marker = beginnt
kapow-is-ready = bereit
kapow-behind-screen = hinter dem Schirm: { $count } Würfel
kapow-loose = noch zu legen
kapow-pool = lose Würfelseiten
kapow-supply = Vorrat
kapow-tokens = { $count ->
        [one] einmal verstrickt
       *[other] { $count }-mal verstrickt
    }
kapow-aims = zielt auf { $target }

## Angebote

kapow-offer-place = { $die } auf { $ability }
kapow-offer-lift = { $die } zurücknehmen
kapow-offer-use = { $ability } nutzen
kapow-offer-rotate = die Karte { $card } umdrehen
kapow-offer-aim = auf { $target } zielen
kapow-offer-ready = bereit: nichts mehr zu legen
kapow-offer-roll = { $die } neu würfeln
kapow-offer-turn = { $die } auf { $symbol } drehen
kapow-offer-attach = die Seite an { $die } stecken
kapow-offer-attack = mit { $ability } angreifen: { $total } im Ganzen
kapow-offer-hold = nicht angreifen
kapow-offer-leave = { $ability } weglassen
kapow-offer-spend-attack = einen Würfel für den Angriff
kapow-offer-spend-defence = einen Würfel für die Verteidigung
kapow-offer-spend-face = einen Würfel für eine Seite
kapow-offer-defend = mit { $ability } verteidigen: { $total } im Ganzen
kapow-offer-stand = ohne Basis verteidigen
kapow-offer-trigger = zuerst { $ability }
kapow-offer-go = { $target } ist als Nächstes dran
kapow-offer-gain = eine Seite { $face }
kapow-offer-take = { $die }
kapow-offer-option = Wirkung { $number }
kapow-offer-give = { $face } abgeben
kapow-offer-trade = { $old } gegen { $face }
kapow-offer-lock = { $ability } festlegen
kapow-offer-clip = { $face } an { $die }
kapow-offer-unclip = { $face } von { $die } nehmen
kapow-offer-next = { $face } kommt als Nächstes dran
kapow-offer-done = fertig
kapow-offer-card = die Karte { $card } nehmen

kapow-warn-incomplete = Warnung: Ein Kasten ist nicht voll, also bewirken seine Würfel nichts (KA-3.3).
kapow-warn-wasted = Warnung: Manche Würfel bringen nichts: eine Basis oder ein Multiplikator zu viel, oder ein Verstärker ohne Basis (KA-6.2).

## Fragen

kapow-ask-place = Lege deine Würfel einen nach dem anderen und sage dann, dass du bereit bist.
kapow-ask-keep = Was würfelst du neu?
kapow-ask-act = Greifst du an?
kapow-ask-react = Wie verteidigst du?
kapow-ask-assign = Stecke Seiten an deine Aktionswürfel und sage dann, dass du fertig bist.
kapow-ask-choose = Was nimmst du?
kapow-ask-take = Welchen Würfel?
kapow-ask-swap = Was tauschst du?
kapow-ask-pay = Welche Seite gibst du ab?
kapow-ask-target = Welchen meinst du?
kapow-ask-order = Was kommt zuerst?

## Was geschieht

kapow-event-round = Runde { $round }: Alle haben gewürfelt.
kapow-event-rolled = { $seat_is ->
        [you] Du wirfst { $count } Würfel.
       *[other] { $seat } wirft { $count } Würfel.
    }
kapow-event-placed = { $seat_is ->
        [you] Du legst { $die } auf { $ability }.
       *[other] { $seat } legt { $die } auf { $ability }.
    }
kapow-event-lifted = { $seat_is ->
        [you] Du nimmst { $die } zurück.
       *[other] { $seat } nimmt { $die } zurück.
    }
kapow-event-announced = { $seat_is ->
        [you] Du sagst { $ability } an.
       *[other] { $seat } sagt { $ability } an.
    }
kapow-event-rerolls = { $count ->
        [one] { $seat_is ->
            [you] Du würfelst einen Würfel neu.
           *[other] { $seat } würfelt einen Würfel neu.
        }
       *[other] { $seat_is ->
            [you] Du würfelst { $count } Würfel neu.
           *[other] { $seat } würfelt { $count } Würfel neu.
        }
    }
kapow-event-turned = { $seat_is ->
        [you] Du drehst { $die }.
       *[other] { $seat } dreht { $die }.
    }
kapow-event-rotated = { $seat_is ->
        [you] Euer Team dreht seine Karte { $card } um.
       *[other] { $ally_is ->
            [you] Euer Team dreht seine Karte { $card } um.
           *[other] Das Team von { $seat } und { $ally } dreht seine Karte { $card } um.
        }
    }
kapow-event-aimed = { $seat_is ->
        [you] Du zielst auf { $target }.
       *[other] { $seat } zielt auf { $target }.
    }
kapow-event-ready = { $seat_is ->
        [you] Du bist bereit.
       *[other] { $seat } ist bereit.
    }
kapow-event-revealed = { $seat_is ->
        [you] Du hast gewählt: { $abilities }.
       *[other] { $seat } hat gewählt: { $abilities }.
    }
kapow-event-nothing = { $seat_is ->
        [you] Du hast nichts gewählt.
       *[other] { $seat } hat nichts gewählt.
    }
kapow-event-attacks = { $seat_is ->
        [you] Du greifst { $target } mit { $total } an.
       *[other] { $seat } greift { $target } mit { $total } an.
    }
kapow-event-holds = { $seat_is ->
        [you] Du greifst nicht an.
       *[other] { $seat } greift nicht an.
    }
kapow-event-defends = { $seat_is ->
        [you] Du verteidigst mit { $total }.
       *[other] { $seat } verteidigt mit { $total }.
    }
kapow-event-lost = { $seat_is ->
        [you] Du verlierst { $count } Leben, { $life } bleiben.
       *[other] { $seat } verliert { $count } Leben, { $life } bleiben.
    }
kapow-event-healed = { $seat_is ->
        [you] Du erhältst { $count } Leben und hast { $life }.
       *[other] { $seat } erhält { $count } Leben und hat { $life }.
    }
kapow-event-marker = { $seat_is ->
        [you] Du hast den Startmarker.
       *[other] { $seat } hat den Startmarker.
    }
kapow-event-marker-both = { $seat_is ->
        [you] Du und { $ally } habt den Startmarker.
       *[other] { $ally_is ->
            [you] Du und { $seat } habt den Startmarker.
           *[other] { $seat } und { $ally } haben den Startmarker.
        }
    }
kapow-event-face = { $seat_is ->
        [you] Du erhältst eine Seite: { $face }.
       *[other] { $seat } erhält eine Seite: { $face }.
    }
kapow-event-die = { $seat_is ->
        [you] Du erhältst einen Würfel: { $die }.
       *[other] { $seat } erhält einen Würfel: { $die }.
    }
kapow-event-traded = { $seat_is ->
        [you] Du tauschst { $old } gegen { $face }.
       *[other] { $seat } tauscht { $old } gegen { $face }.
    }
kapow-event-gave = { $seat_is ->
        [you] Du gibst { $taker } eine Seite: { $face }.
       *[other] { $seat } gibt { $taker } eine Seite: { $face }.
    }
kapow-event-locked = { $seat_is ->
        [you] Ab der nächsten Runde braucht dein { $ability } keine Würfel mehr.
       *[other] Ab der nächsten Runde braucht { $ability } von { $seat } keine Würfel mehr.
    }
kapow-event-board-locks = { $seat } legt einen Festlegen-Marker auf { $ability }.
kapow-event-entangled = { $seat_is ->
        [you] Du bist verstrickt: { $count } im Ganzen.
       *[other] { $seat } ist verstrickt: { $count } im Ganzen.
    }
kapow-event-untangled = { $seat_is ->
        [you] Du wirst { $count } Verstricken los.
       *[other] { $seat } wird { $count } Verstricken los.
    }
kapow-event-clipped = { $seat_is ->
        [you] Du steckst { $face } an.
       *[other] { $seat } steckt { $face } an.
    }
kapow-event-unclipped = { $seat_is ->
        [you] Du nimmst { $face } ab.
       *[other] { $seat } nimmt { $face } ab.
    }
kapow-event-clean-up = Alle Würfel kommen von den Tableaus.
kapow-event-cards = Die Bündniskarten sind ausgeteilt.
kapow-event-card = { $seat_is ->
        [you] Euer Team nimmt die Karte { $card }.
       *[other] { $ally_is ->
            [you] Euer Team nimmt die Karte { $card }.
           *[other] Das Team von { $seat } und { $ally } nimmt die Karte { $card }.
        }
    }
kapow-event-resigned = { $seat_is ->
        [you] Du gibst auf.
       *[other] { $seat } gibt auf.
    }
kapow-event-won = { $seat_is ->
        [you] Du hast gewonnen.
       *[other] { $seat } hat gewonnen.
    }
kapow-event-won-both = { $seat_is ->
        [you] Du und { $ally } habt gewonnen.
       *[other] { $ally_is ->
            [you] Du und { $seat } habt gewonnen.
           *[other] { $seat } und { $ally } haben gewonnen.
        }
    }
kapow-event-drawn = Die Partie endet unentschieden.
kapow-event-not-won = Die letzte Runde ist vorbei. Was nicht gewonnen ist, ist verloren.

## Ablehnungen

kapow-refused-misspelt = „{ $text }“ ist kein Zug bei KAPOW!.
kapow-refused-one-pick = Eins nach dem anderen.
kapow-refused-not-now = Danach ist gerade nicht gefragt ({ $stage }).
kapow-refused-is-ready = Du hast schon gesagt, dass du bereit bist.
kapow-refused-doing = Führe zuerst die Fähigkeit aus, die du angesagt hast.
kapow-refused-roll = { $die } lässt sich hier nicht neu würfeln: Er gehört dir nicht, oder er bleibt, wo er liegt.
kapow-refused-turn = { $die } lässt sich so nicht drehen: Die Seite fehlt ihm, oder keiner deiner anderen Würfel zeigt sie.
kapow-refused-changes = Du hast es dir in dieser Phase oft genug anders überlegt.
kapow-refused-not-yours = { $die } gehört dir nicht.
kapow-refused-not-placed = { $die } liegt auf keiner Fähigkeit.
kapow-refused-placed = { $die } liegt schon auf einer Fähigkeit; nimm ihn zuerst zurück.
kapow-refused-locked = { $die } liegt auf einer Fähigkeit, die schon genutzt ist, und bleibt dort.
kapow-refused-needed = { $die } muss bleiben: Andere Würfel liegen nur seinetwegen richtig.
kapow-refused-slot-taken = Auf { $ability } ist kein Platz für { $die }: Das Feld ist belegt.
kapow-refused-like-slot = Gleiche Felder werden der Reihe nach gefüllt: { $die } kommt in ein früheres Feld von { $ability }.
kapow-refused-locked-in = { $ability } ist festgelegt und nimmt { $die } nicht mehr an.
kapow-refused-spent = { $ability } geht nur einmal pro Partie und nimmt { $die } nicht mehr an.
kapow-refused-no-token = Bei { $ability } liegt nichts, worauf { $die } passt.
kapow-refused-wrong-die = { $ability } nimmt nicht an, was { $die } zeigt.
kapow-refused-no-match = Auf { $ability } passt { $die } nicht zum Würfel daneben.
kapow-refused-used = { $ability } ist in dieser Runde schon genutzt.
kapow-refused-use = { $ability } lässt sich jetzt nicht nutzen.
kapow-refused-ally = Auf Verbündete kannst du nicht zielen.
kapow-refused-aim = Dorthin zielst du schon.
kapow-refused-rotate = Auf der Karte liegen Würfel, oder es gibt sie nicht.
kapow-refused-no-base = Ohne Basis gibt es nichts, worauf du aufbauen kannst.
kapow-refused-multipliers = Nur ein Multiplikator zählt: Lass zuerst die anderen weg.
kapow-refused-unchosen = Sage zuerst, wofür jeder Würfel da ist.
kapow-refused-leave = Das ist kein Verstärker oder Multiplikator, den du nutzt.
kapow-refused-face = Eine Seite { $face } gibt es hier nicht: Sie ist nicht gefragt, oder der Vorrat hat keine.
kapow-refused-die = { $die } gibt es hier nicht: Er ist verboten, oder der Vorrat hat keinen.
kapow-refused-trade = Dieser Tausch geht nicht.
kapow-refused-no-face = Eine solche Seite ist nicht da.
kapow-refused-not-action = { $die } nimmt keine Seiten an.
kapow-refused-full = { $die } hat an jeder Fläche schon eine Seite.
kapow-refused-lock = Diese Fähigkeit lässt sich nicht festlegen: Sie hat einen Marker oder braucht andere Würfel.
kapow-refused-option = Das lässt sich nicht ausführen.
kapow-refused-no-clock = KAPOW! hat keine Zeitgrenze.
kapow-refused-no-draw = Ein Tableau, das von selbst spielt, stimmt nichts zu.

## Was Fähigkeiten sagen

kapow-timing-immediate = Sofort:
kapow-timing-attack = Wenn du angreifst:
kapow-timing-defend = Wenn du verteidigst:
kapow-timing-power-up = Wenn du aufrüstest:
kapow-timing-after-power-up = Beim Nachrüsten:
kapow-timing-this-round = In dieser Runde:
kapow-text-once = Einmal pro Partie.
kapow-box-none = Ohne Würfel.
kapow-box-any-number = Fülle beliebig viele:
kapow-box-and = und
kapow-box-or = |
kapow-box-matching = dazu passend
kapow-box-end = →
kapow-need-symbol = { $symbol }
kapow-need-exactly = { $symbol } ohne Joker
kapow-need-wild-only = nur Joker
kapow-need-blank-only = nur leer
kapow-need-any = ein beliebiger Würfel
kapow-need-non-blank = ein Würfel, der nicht leer ist
kapow-need-any-action = ein beliebiger Aktionswürfel
kapow-need-non-blank-action = ein Aktionswürfel, der nicht leer ist
kapow-verb-nothing = nichts.
kapow-verb-base-attack = Angriffsbasis { $count }.
kapow-verb-base-defence = Verteidigungsbasis { $count }.
kapow-verb-fallback-defence = Verteidigungsbasis { $count }, wenn du keine andere hast.
kapow-verb-attack-kicker = +{ $count } Angriff.
kapow-verb-defence-kicker = +{ $count } Verteidigung.
kapow-verb-attack-times = Angriff mal { $count }.
kapow-verb-defence-times = Verteidigung mal { $count }.
kapow-verb-attack = { $count } Angriff.
kapow-verb-defence = { $count } Verteidigung.
kapow-verb-opponent-defence = Die ganze Verteidigung deines Gegners ändert sich um { $count }.
kapow-verb-own-attack = Dein ganzer Angriff ändert sich um { $count }.
kapow-verb-mirror-kickers = Deine Verstärker der Verteidigung zählen auch für deinen Angriff.
kapow-verb-faces-any = { $count ->
        [one] Du erhältst eine Seite deiner Wahl.
       *[other] Du erhältst { $count } Seiten deiner Wahl.
    }
kapow-verb-faces-non-wild = { $count ->
        [one] Du erhältst eine Seite außer Joker.
       *[other] Du erhältst { $count } Seiten außer Joker.
    }
kapow-verb-faces-of = { $count ->
        [one] Du erhältst eine Seite: { $faces }.
       *[other] Du erhältst { $count } Seiten: { $faces }.
    }
kapow-verb-trait-dice = { $count ->
        [one] Du erhältst einen Eigenschaftswürfel.
       *[other] Du erhältst { $count } Eigenschaftswürfel.
    }
kapow-verb-action-dice = { $count ->
        [one] Du erhältst einen Aktionswürfel.
       *[other] Du erhältst { $count } Aktionswürfel.
    }
kapow-verb-die-of-opponents-choice = Du erhältst einen Würfel; dein Gegner bestimmt, welchen.
kapow-verb-their-trait-die = Dein Gegner erhält einen Eigenschaftswürfel.
kapow-verb-their-action-die = Dein Gegner erhält einen Aktionswürfel.
kapow-verb-copy-first = { $count ->
        [one] Du erhältst eine Seite wie die, die der Würfel zeigt.
       *[other] Du erhältst { $count } Seiten wie die, die der Würfel zeigt.
    }
kapow-verb-copy-other = { $count ->
        [one] Du erhältst eine Seite wie die, die Würfel { $die } zeigt.
       *[other] Du erhältst { $count } Seiten wie die, die Würfel { $die } zeigt.
    }
kapow-verb-exchange-faces = Tausche bis zu { $count } deiner Seiten gegen andere.
kapow-verb-take-face = Dein Gegner gibt dir eine Seite.
kapow-verb-give-face = Du gibst eine Seite deiner Wahl ab.
kapow-verb-attach = Du erhältst eine Seite ({ $faces }), steckst sie an einen Aktionswürfel und würfelst ihn neu.
kapow-verb-attach-blank = Du erhältst eine Seite ({ $faces }), steckst sie an einen anderen leeren Aktionswürfel und würfelst ihn neu.
kapow-verb-life = Du erhältst { $count } Leben.
kapow-verb-life-from-damage = Du erhältst so viel Leben, wie dein Angriff genommen hat, höchstens { $count }.
kapow-verb-lose-life = Du verlierst { $count } Leben.
kapow-verb-opponent-loses = Dein Gegner verliert { $count } Leben.
kapow-verb-lose-per-die = Dein Gegner verliert { $count } Leben für jeden Würfel, den er beim Aufrüsten erhalten hat.
kapow-verb-lose-per-face = Dein Gegner verliert { $count } Leben für jede Seite, die er beim Aufrüsten erhalten hat.
kapow-verb-no-loss = Niemand verliert Leben.
kapow-verb-reroll-each = Würfle für jeden Würfel hier einen deiner anderen Würfel neu.
kapow-verb-reroll-any = Würfle beliebig viele deiner anderen Würfel neu.
kapow-verb-reroll-one = Du darfst einen Würfel neu würfeln, der nicht { $symbol } zeigt.
kapow-verb-reroll-blank = Würfle einen leeren, nicht gelegten Würfel neu.
kapow-verb-reroll-blanks = Würfle alle anderen leeren, nicht gelegten Würfel neu.
kapow-verb-turn-die = Du darfst einen deiner Würfel auf die Seite drehen, die ein anderer deiner Würfel zeigt, aber nicht auf Joker.
kapow-verb-turn-blank = Drehe einen leeren Würfel auf das Symbol, das die meisten Würfel zeigen.
kapow-verb-treat-all = { $from } darf als { $to } gelegt werden.
kapow-verb-treat-one = Ein Würfel mit { $from } darf als { $to } gelegt werden.
kapow-verb-no-trait-dice = Weder du noch dein Gegner kann Eigenschaftswürfel erhalten.
kapow-verb-opponent-trait-die = Du bestimmst die Farbe jedes Eigenschaftswürfels, den dein Gegner erhält, und für jeden:
kapow-verb-lock-in = Lege einen Festlegen-Marker auf eine deiner Fähigkeiten, die genau { $dice } Würfel braucht (höchstens { $count } im Ganzen).
kapow-verb-lock-in-plain = Lege einen Festlegen-Marker auf eine deiner Fähigkeiten, die genau { $dice } Würfel braucht, keinen Aktionswürfel, und kein Leben gibt (höchstens { $count } im Ganzen).
kapow-verb-self-lock = Lege einen Festlegen-Marker hierher (höchstens { $count }). Jeder gibt in jeder späteren Runde:
kapow-verb-entangle = Dein Gegner erhält einen Verstricken-Marker (höchstens { $count } zugleich).
kapow-verb-remove-token = Entferne diesen Marker.
kapow-verb-choose = Wähle eins:
kapow-verb-choose-each = Wähle für jeden Würfel eins:
kapow-verb-opponent-chooses = Dein Gegner wählt:
kapow-verb-or = oder
kapow-verb-or-else = Oder:
kapow-verb-each = Für jeden Würfel:
kapow-verb-at-power-up = Wenn du aufrüstest:
kapow-verb-at-defend = Wenn du verteidigst:
kapow-row-symbol = { $symbol }:
kapow-row-any = beliebiger Würfel:
kapow-row-repeat = Noch einmal für jeden Würfel, der übrig bleibt.
kapow-test-more-dice = Wenn dein Gegner mehr Würfel hat als du:
kapow-test-lost = Wenn du in Phase 2 mindestens { $count } Leben verloren hast:
kapow-test-lost-at-most = Wenn du in Phase 2 höchstens { $count } Leben verloren hast:
kapow-test-unhurt = Wenn du in Phase 2 kein Leben verloren hast:
kapow-test-dealt = Wenn dein Angriff mindestens { $count } Leben genommen hat:
