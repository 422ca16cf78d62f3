### Was KAPOW! sagt.

## Wörter des Bretts

kapow-round = Runde { $round }
kapow-stage-start = Wer beginnt?
kapow-stage-deal = Karten werden ausgeteilt
kapow-stage-draft = Karten werden gewählt
kapow-stage-roll = Würfeln
kapow-stage-select = Phase 1: Fähigkeiten wählen
kapow-stage-solo = Phase 1: Das Tableau legt
kapow-stage-fight = Phase 2: Angriff und Verteidigung
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
kapow-supply-dice = { $count } { $die ->
        [red] rot
        [yellow] gelb
        [purple] lila
        [green] grün
        [blue] blau
       *[action] Aktion
    }
kapow-tokens = { $count ->
        [one] einmal verstrickt
       *[other] { $count }-mal verstrickt
    }
kapow-on-actions = Seiten auf Aktionswürfeln
kapow-locked = festgelegt
kapow-cards = Team-Up-Karten
kapow-odds-head = Chance, dass mindestens einer deiner Würfel das Symbol zeigt, wenn du mit allen würfelst (Joker zählen mit):
kapow-aims = zielt auf { $target }

## Angebote

kapow-die = { $die } ({ $symbol })
kapow-slot = { $ability } { $place }/{ $of }
kapow-offer-place = { $die } auf { $ability }
kapow-offer-lift = { $die } zurücknehmen
kapow-offer-use = { $ability } nutzen
kapow-offer-rotate = die Karte { $card } drehen
kapow-offer-aim = auf { $target } zielen
kapow-offer-ready = bereit: nichts mehr zu legen
kapow-offer-roll = neu würfeln: { $die }
kapow-offer-turn = auf { $symbol } drehen: { $die }
kapow-offer-attach = die Seite anstecken: { $die }
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
kapow-offer-gain = { $face } nehmen
kapow-offer-take = { $die }
kapow-offer-option = { $text }
kapow-offer-give = { $face } abgeben
kapow-offer-trade = { $old } gegen { $face }
kapow-offer-lock = { $ability } festlegen
kapow-offer-clip = { $face } an { $die }
kapow-offer-unclip = { $face } von { $die } nehmen
kapow-offer-next = { $face } kommt als Nächstes dran
kapow-offer-done = fertig
kapow-offer-card = die Karte { $card } nehmen

kapow-warn-nothing = Warnung: Keiner deiner Würfel liegt auf einer Fähigkeit, also tust du in dieser Runde nichts.
kapow-warn-incomplete = Warnung: Ein Kasten ist nicht voll, also bewirken seine Würfel nichts.
kapow-warn-wasted = Warnung: Manche Würfel bringen nichts: eine Basis oder ein Multiplikator zu viel, oder ein Verstärker ohne Basis.

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
        [you] Du würfelst
       *[other] { $seat } würfelt
    } mit { $count ->
        [one] einem Würfel.
       *[other] { $count } Würfeln.
    }
kapow-event-placed = { $seat_is ->
        [you] Du legst einen Würfel auf { $ability }: { $die }.
       *[other] { $seat } legt einen Würfel auf { $ability }: { $die }.
    }
kapow-event-lifted = { $seat_is ->
        [you] Du nimmst einen Würfel zurück: { $die }.
       *[other] { $seat } nimmt einen Würfel zurück: { $die }.
    }
kapow-event-announced = { $seat_is ->
        [you] Du sagst { $ability } an.
       *[other] { $seat } sagt { $ability } an.
    }
kapow-event-rerolls = { $count ->
        [0] { $seat_is ->
            [you] Du würfelst keinen Würfel neu.
           *[other] { $seat } würfelt keinen Würfel neu.
        }
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
        [you] Du drehst einen Würfel: { $die } zeigt jetzt { $symbol }.
       *[other] { $seat } dreht einen Würfel: { $die } zeigt jetzt { $symbol }.
    }
kapow-event-rotated = { $seat_is ->
        [you] Euer Team dreht seine Karte { $card }.
       *[other] { $ally_is ->
            [you] Euer Team dreht seine Karte { $card }.
           *[other] Das Team von { $seat } und { $ally } dreht seine Karte { $card }.
        }
    }
kapow-event-aimed = { $seat_is ->
        [you] Du zielst auf { $target }.
       *[other] { $seat } zielt auf { $target_is ->
            [you] dich
           *[other] { $target }
        }.
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
       *[other] { $seat } greift { $target_is ->
            [you] dich
           *[other] { $target }
        } mit { $total } an.
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
        [you] Du verlierst { $count } Leben und hast noch { $life }.
       *[other] { $seat } verliert { $count } Leben und hat noch { $life }.
    }
kapow-event-healed = { $seat_is ->
        [you] Du erhältst { $count } Leben und hast jetzt { $life }.
       *[other] { $seat } erhält { $count } Leben und hat jetzt { $life }.
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
        [you] Du tauschst { $old } gegen { $face }
       *[other] { $seat } tauscht { $old } gegen { $face }
    }{ $on ->
        [up] {" "}auf { $die }, der diese Seite jetzt zeigt
        [die] {" "}auf { $die }
       *[pool] {""}
    }.
kapow-event-gave = { $seat_is ->
        [you] Du gibst { $taker } eine Seite: { $face }
       *[other] { $seat } gibt { $taker } eine Seite: { $face }
    }{ $on ->
        [up] {" "}von { $die }, der jetzt leer ist
        [die] {" "}von { $die }
       *[pool] {""}
    }.
kapow-event-locked = { $seat_is ->
        [you] Ab der nächsten Runde braucht deine Fähigkeit { $ability } keine Würfel mehr.
       *[other] Ab der nächsten Runde braucht die Fähigkeit { $ability } von { $seat } keine Würfel mehr.
    }
kapow-event-board-locks = { $seat } legt einen Festlegen-Marker auf { $ability }.
kapow-event-entangled = { $seat_is ->
        [you] Du erhältst einen Verstricken-Marker und hast jetzt { $count }.
       *[other] { $seat } erhält einen Verstricken-Marker und hat jetzt { $count }.
    }
kapow-event-untangled = { $seat_is ->
        [you] Du wirst
       *[other] { $seat } wird
    } { $count ->
        [one] einen Verstricken-Marker
       *[other] { $count } Verstricken-Marker
    } los.
kapow-event-clipped = { $seat_is ->
        [you] Du steckst { $face } auf { $die }.
       *[other] { $seat } steckt { $face } auf { $die }.
    }
kapow-event-uncovered = { $seat_is ->
        [you] Du hast { $face } auf { $die } gesteckt.
       *[other] { $seat } hat { $face } auf { $die } gesteckt.
    }
kapow-event-unclipped = { $seat_is ->
        [you] Du nimmst { $face } von { $die } ab.
       *[other] { $seat } nimmt { $face } von { $die } ab.
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
kapow-event-knocked-out = { $seat_is ->
        [you] Du bist k. o.
       *[other] { $seat } ist k. o.
    }
kapow-event-knocked-out-both = { $seat_is ->
        [you] Du und { $ally } seid k. o.
       *[other] { $ally_is ->
            [you] Du und { $seat } seid k. o.
           *[other] { $seat } und { $ally } sind k. o.
        }
    }
kapow-event-agreed = Beide Seiten einigen sich auf Unentschieden.
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
kapow-refused-not-now = Danach ist gerade nicht gefragt: { $stage ->
        [start] entschieden wird, wer beginnt
        [deal] die Karten werden ausgeteilt
        [draft] die Karten werden gewählt
        [roll] alle würfeln
        [select] die Würfel werden gelegt
        [solo] das Tableau legt seine Würfel
        [defend] jemand verteidigt sich
        [power-up] es wird aufgerüstet
        [gain] es wird aufgerüstet
        [after] es wird nachgerüstet
        [late] es wird nachgerüstet
        [clean-up] es wird aufgeräumt
        [over] die Partie ist vorbei
       *[other] es wird angegriffen
    }.
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
kapow-refused-no-draw = Ein KI-Tableau stimmt nichts zu.

## Was Fähigkeiten sagen. `$by` ist `you`, oder `board` für ein KI-Tableau.

kapow-timing-immediate = Sofort:
kapow-timing-attack = { $by ->
        [board] Wenn das Tableau angreift:
       *[you] Wenn du angreifst:
    }
kapow-timing-defend = { $by ->
        [board] Wenn das Tableau verteidigt:
       *[you] Wenn du verteidigst:
    }
kapow-timing-power-up = { $by ->
        [board] Wenn das Tableau aufrüstet:
       *[you] Wenn du aufrüstest:
    }
kapow-timing-after-power-up = Beim Nachrüsten:
kapow-timing-this-round = In dieser Runde:
kapow-text-once = Einmal pro Partie.
kapow-text-always = Solange dieser Marker hier liegt:
kapow-when-other-action-blank = Hierher wird nur gelegt, wenn ein anderer, noch nicht gelegter Aktionswürfel leer ist.
kapow-when-another-blank = Hierher wird nur gelegt, wenn ein anderer, noch nicht gelegter Würfel leer ist.
kapow-text-card = Das gilt nur, wenn auch die andere Hälfte der Karte gefüllt ist: Sie gehört deinem Verbündeten.
kapow-list-comma = ,
kapow-list-and = und
kapow-box-none = keine Würfel
kapow-box-up-to = bis zu
kapow-box-up-to-any = bis zu { $count } beliebige Würfel
kapow-box-up-to-action = bis zu { $count } beliebige Aktionswürfel
kapow-box-up-to-symbol = bis zu { $count } Würfel mit { $symbol }
kapow-box-up-to-exactly = bis zu { $count } Würfel mit { $symbol } (keine Joker)
kapow-box-times-of = bis zu { $count }-mal (
kapow-box-any-number = beliebig viele von (
kapow-box-all-possible = so viele wie möglich von (
kapow-box-or = /
kapow-box-close = )
kapow-box-end = →
kapow-need-symbol = { $symbol }
kapow-need-exactly = { $symbol } (kein Joker)
kapow-need-wild-only = { $count ->
        [one] ein Joker
       *[other] { $count } Joker
    }
kapow-need-blank-only = { $count ->
        [one] ein leerer Würfel (kein Joker)
       *[other] { $count } leere Würfel (keine Joker)
    }
kapow-need-any = { $count ->
        [one] ein beliebiger Würfel
       *[other] { $count } beliebige Würfel
    }
kapow-need-non-blank = { $count ->
        [one] ein nicht leerer Würfel
       *[other] { $count } nicht leere Würfel
    }
kapow-need-any-action = { $count ->
        [one] ein beliebiger Aktionswürfel
       *[other] { $count } beliebige Aktionswürfel
    }
kapow-need-non-blank-action = { $count ->
        [one] ein nicht leerer Aktionswürfel
       *[other] { $count } nicht leere Aktionswürfel
    }
kapow-match-symbol = { $count ->
        [one] ein dazu passender Würfel mit { $symbol }
       *[other] { $count } zueinander passende Würfel mit { $symbol }
    }
kapow-match-exactly = { $count ->
        [one] ein dazu passender Würfel mit { $symbol } (kein Joker)
       *[other] { $count } zueinander passende Würfel mit { $symbol } (keine Joker)
    }
kapow-match-wild-only = { $count ->
        [one] ein dazu passender Joker
       *[other] { $count } zueinander passende Joker
    }
kapow-match-blank-only = { $count ->
        [one] ein dazu passender leerer Würfel (kein Joker)
       *[other] { $count } zueinander passende leere Würfel (keine Joker)
    }
kapow-match-any = { $count ->
        [one] ein dazu passender Würfel
       *[other] { $count } zueinander passende Würfel
    }
kapow-match-non-blank = { $count ->
        [one] ein dazu passender, nicht leerer Würfel
       *[other] { $count } zueinander passende, nicht leere Würfel
    }
kapow-match-any-action = { $count ->
        [one] ein dazu passender Aktionswürfel
       *[other] { $count } zueinander passende Aktionswürfel
    }
kapow-match-non-blank-action = { $count ->
        [one] ein dazu passender, nicht leerer Aktionswürfel
       *[other] { $count } zueinander passende, nicht leere Aktionswürfel
    }
kapow-verb-nothing = Keine eigene Wirkung.
kapow-verb-base-attack = Angriffsbasis { $count }.
kapow-verb-base-defence = Verteidigungsbasis { $count }.
kapow-verb-fallback-defence = Verteidigungsbasis { $count }, wenn du keine andere benutzt.
kapow-verb-attack-kicker = Angriffsverstärker +{ $count }.
kapow-verb-defence-kicker = Verteidigungsverstärker +{ $count }.
kapow-verb-attack-times = Angriffsmultiplikator ×{ $count }.
kapow-verb-defence-times = Verteidigungsmultiplikator ×{ $count }.
kapow-verb-attack = Angriff { $amount }.
kapow-verb-defence = Verteidigung { $amount }.
kapow-verb-opponent-defence = { $by ->
        [board] Die gegnerische Gesamtverteidigung
       *[you] Die Gesamtverteidigung deines Gegners
    } { $way ->
        [up] steigt
       *[down] sinkt
    } um { $count }.
kapow-verb-own-attack = Der Gesamtangriff { $way ->
        [up] steigt
       *[down] sinkt
    } um { $count }.
kapow-verb-mirror-kickers = Deine Verteidigungsverstärker zählen auch für deinen Angriff.
kapow-gain = { $by ->
        [opponent] Dein Gegner erhält
        [board] Das Tableau erhält
       *[you] Du erhältst
    }
kapow-gain-end = .
kapow-gain-faces-any = { $count ->
        [one] eine Seite
       *[other] { $count } Seiten
    } { $by ->
        [board] beliebiger Art
       *[you] deiner Wahl
    }
kapow-gain-faces-non-wild = { $count ->
        [one] eine Nicht-Joker-Seite
       *[other] { $count } Nicht-Joker-Seiten
    }
kapow-gain-faces-of = { $count ->
        [one] eine Seite
       *[other] { $count } Seiten
    } mit { $faces }
kapow-gain-trait-dice = { $count ->
        [one] einen Eigenschaftswürfel
       *[other] { $count } Eigenschaftswürfel
    }
kapow-gain-action-dice = { $count ->
        [one] einen Aktionswürfel
       *[other] { $count } Aktionswürfel
    }
kapow-verb-die-of-opponents-choice = { $by ->
        [board] Das Tableau erhält einen Würfel; sein Gegner bestimmt, welchen.
       *[you] Du erhältst einen Würfel; dein Gegner bestimmt, welchen.
    }
kapow-verb-copy-first = { $count ->
        [one] Du erhältst eine Seite mit dem Symbol, das der Würfel zeigt.
       *[other] Du erhältst { $count } Seiten mit dem Symbol, das der Würfel zeigt.
    }
kapow-verb-copy-other = { $count ->
        [one] Du erhältst eine Seite
       *[other] Du erhältst { $count } Seiten
    } mit dem Symbol, das der { $die ->
        [2] zweite
        [3] dritte
       *[other] { $die }.
    } Würfel zeigt.
kapow-verb-exchange-faces = { $count ->
        [one] Du darfst eine deiner Seiten gegen eine andere aus dem Vorrat tauschen.
       *[other] Du darfst bis zu { $count } deiner Seiten gegen andere aus dem Vorrat tauschen.
    }
kapow-verb-take-face = { $by ->
        [board] Der Gegner des Tableaus gibt dem Tableau eine Seite seiner Wahl.
       *[you] Dein Gegner gibt dir eine Seite seiner Wahl.
    }
kapow-verb-they-give = { $by ->
        [board] Er gibt dem Tableau eine Seite seiner Wahl.
       *[you] Er gibt dir eine Seite seiner Wahl.
    }
kapow-verb-give-face = Du gibst eine Seite deiner Wahl ab.
kapow-verb-attach = Du erhältst eine Seite mit { $faces }, steckst sie an einen deiner Aktionswürfel und würfelst ihn neu.
kapow-verb-attach-blank = Das Tableau erhält eine Seite mit { $faces }, steckt sie an einen anderen leeren, noch nicht gelegten Aktionswürfel und würfelt ihn neu.
kapow-verb-life = { $by ->
        [board] Das Tableau erhält
       *[you] Du erhältst
    } { $count } Leben.
kapow-verb-life-from-damage = { $by ->
        [board] Das Tableau erhält so viel Leben, wie sein Angriff den Angegriffenen gekostet hat,
       *[you] Du erhältst so viel Leben, wie dein Angriff den Angegriffenen gekostet hat,
    } höchstens { $count }.
kapow-verb-lose-life = { $by ->
        [board] Das Tableau verliert
       *[you] Du verlierst
    } { $count } Leben.
kapow-verb-opponent-loses = { $by ->
        [board] Der Gegner des Tableaus
       *[you] Dein Gegner
    } verliert { $count } Leben.
kapow-verb-they-lose = Er verliert { $count } Leben.
kapow-verb-lose-per-die = { $by ->
        [board] Der Gegner des Tableaus
       *[you] Dein Gegner
    } verliert { $count } Leben für jeden Würfel, den er beim Aufrüsten erhalten hat.
kapow-verb-lose-per-face = { $by ->
        [board] Der Gegner des Tableaus
       *[you] Dein Gegner
    } verliert { $count } Leben für jede Seite, die er beim Aufrüsten erhalten hat.
kapow-verb-no-loss = Niemand verliert Leben.
kapow-verb-reroll-each = Würfle für jeden Würfel hier einen deiner anderen Würfel neu.
kapow-verb-reroll-any = Würfle beliebig viele deiner anderen Würfel neu.
kapow-verb-reroll-one = Du darfst einen deiner Würfel neu würfeln, der nicht { $symbol } zeigt.
kapow-verb-reroll-blank = Das Tableau würfelt einen leeren, noch nicht gelegten Würfel neu.
kapow-verb-reroll-blanks = Das Tableau würfelt alle anderen leeren, noch nicht gelegten Würfel neu.
kapow-verb-turn-die = Du darfst einen deiner Würfel so drehen, dass er dasselbe zeigt wie ein anderer deiner Würfel, aber keinen Joker.
kapow-verb-turn-blank = Das Tableau dreht einen leeren Würfel auf das Symbol, das die meisten seiner Würfel zeigen.
kapow-verb-treat-all = Würfel mit { $from } dürfen als { $to } gelegt werden.
kapow-verb-treat-all-blank = Leere Würfel dürfen als { $to } gelegt werden.
kapow-verb-treat-one = Ein Würfel mit { $from } darf als { $to } gelegt werden.
kapow-verb-treat-one-blank = Ein leerer Würfel darf als { $to } gelegt werden.
kapow-verb-no-trait-dice = { $by ->
        [board] Das Tableau und sein Gegner können keine Eigenschaftswürfel erhalten.
       *[you] Du und dein Gegner könnt keine Eigenschaftswürfel erhalten.
    }
kapow-verb-opponent-trait-die = { $by ->
        [board] Immer wenn der Gegner des Tableaus einen Eigenschaftswürfel erhält, bestimmt das Tableau dessen Farbe. Für jeden solchen Würfel:
       *[you] Immer wenn dein Gegner einen Eigenschaftswürfel erhält, bestimmst du dessen Farbe. Für jeden solchen Würfel:
    }
kapow-verb-lock-in = Lege einen Festlegen-Marker auf eine deiner Fähigkeiten, die genau { $dice } Würfel braucht (insgesamt höchstens { $count } Marker).
kapow-verb-lock-in-plain = Lege einen Festlegen-Marker auf eine deiner Fähigkeiten, die genau { $dice } Würfel, aber keinen Aktionswürfel braucht und kein Leben gibt (insgesamt höchstens { $count } Marker).
kapow-verb-self-lock = Das Tableau legt einen Festlegen-Marker hierher (insgesamt höchstens { $count } Marker). In jeder späteren Runde bringt jeder Marker:
kapow-verb-entangle = { $by ->
        [board] Der Gegner des Tableaus
       *[you] Dein Gegner
    } erhält einen Verstricken-Marker (höchstens { $count } zugleich).
kapow-verb-remove-token = Dieser Marker verschwindet.
kapow-verb-choose = Wähle eins:
kapow-verb-choose-each = Wähle für jeden Würfel hier eins:
kapow-verb-opponent-chooses = { $by ->
        [board] Der Gegner des Tableaus wählt:
       *[you] Dein Gegner wählt:
    }
kapow-verb-or-else = Oder:
kapow-verb-each = Für jeden Würfel hier:
kapow-row-symbol = { $symbol }:
kapow-row-any = Beliebiger Würfel:
kapow-row-repeat = Noch einmal für jeden Würfel, der übrig bleibt.
kapow-test-more-dice = { $by ->
        [board] Wenn der Gegner mehr Würfel hat als das Tableau:
       *[you] Wenn dein Gegner mehr Würfel hat als du:
    }
kapow-test-lost = { $by ->
        [board] Wenn das Tableau in Phase 2 mindestens { $count } Leben verloren hat:
       *[you] Wenn du in Phase 2 mindestens { $count } Leben verloren hast:
    }
kapow-test-lost-at-most = { $by ->
        [board] Wenn das Tableau in Phase 2 höchstens { $count } Leben verloren hat:
       *[you] Wenn du in Phase 2 höchstens { $count } Leben verloren hast:
    }
kapow-test-unhurt = { $by ->
        [board] Wenn das Tableau in Phase 2 kein Leben verloren hat:
       *[you] Wenn du in Phase 2 kein Leben verloren hast:
    }
kapow-test-dealt = { $by ->
        [board] Wenn der Angriff des Tableaus den Angegriffenen mindestens { $count } Leben gekostet hat:
       *[you] Wenn dein Angriff den Angegriffenen mindestens { $count } Leben gekostet hat:
    }

## Wo Verben stehen, auf der Seite aller Verben

kapow-place-immediate = eine sofortige Fähigkeit eines Spielertableaus
kapow-place-attack = eine Fähigkeit für den Angriff
kapow-place-defend = eine Fähigkeit für die Verteidigung
kapow-place-power-up = eine Fähigkeit für das Aufrüsten
kapow-place-after-power-up = eine Fähigkeit für das Nachrüsten
kapow-place-this-round = eine Fähigkeit, die die ganze Runde gilt
kapow-place-card-this-round = eine halbe Bündniskarte, die die ganze Runde gilt; ihre anderen Zeiten sind die der Spielertableaus
kapow-place-solo-immediate = dasselbe auf einem Solo-Tableau
kapow-place-solo-attack = dasselbe auf einem Solo-Tableau
kapow-place-solo-defend = dasselbe auf einem Solo-Tableau
kapow-place-solo-power-up = dasselbe auf einem Solo-Tableau
kapow-place-solo-after-power-up = dasselbe auf einem Solo-Tableau
kapow-place-solo-this-round = dasselbe auf einem Solo-Tableau; was es dabei erhält, erhält es beim Aufrüsten
kapow-place-token-always = `always` eines Markers: was er tut, solange er liegt
kapow-place-token-box = `effects` eines Markers: was ein Würfel auf ihm tut
kapow-place-each-of-attack = in `each` einer Fähigkeit für den Angriff
kapow-place-each-of-defend = in `each` einer Fähigkeit für die Verteidigung
kapow-place-each-of-this-round = in `each` einer Fähigkeit, die die ganze Runde gilt
kapow-place-option-of-choose-each = eine der drei Möglichkeiten von `choose-each`: Angriffsverstärker, Verteidigungsverstärker, `at-defend`, in dieser Reihenfolge
kapow-place-at-defend = in `at-defend`
kapow-place-verb-of-power-up = in einem anderen Verb, während jemand aufrüstet oder nachrüstet
kapow-place-verb-of-solo-power-up = dasselbe auf einem Solo-Tableau
kapow-place-row-of-list = `effects` einer Zeile von `list`
kapow-place-token-of-self-lock = in `each` von `self-lock`: was jeder Marker in jeder späteren Runde tut

# Abilities, in as few words as their row on a board has room for
kapow-brief-choose = { $what }
kapow-brief-base = Basis { $count }
kapow-brief-fallback = Basis { $count }, wenn du keine andere benutzt
kapow-brief-kicker = +{ $count }
kapow-brief-attack = +{ $count } Angriff
kapow-brief-defence = +{ $count } Verteidigung
kapow-brief-times = ×{ $count }
kapow-brief-faces = { $count ->
        [one] 1 Seite
       *[other] { $count } Seiten
    }
kapow-brief-faces-wild = { $count ->
        [one] 1 Seite, auch Joker
       *[other] { $count } Seiten, auch Joker
    }
kapow-brief-trait-dice = { $count ->
        [one] 1 Eigenschaftswürfel
       *[other] { $count } Eigenschaftswürfel
    }
kapow-brief-action-dice = { $count ->
        [one] 1 Aktionswürfel
       *[other] { $count } Aktionswürfel
    }
kapow-brief-copy = { $count ->
        [one] 1 Kopie der Seite
       *[other] { $count } Kopien
    }
kapow-brief-exchange = { $count ->
        [one] 1 Seite tauschen
       *[other] bis zu { $count } Seiten tauschen
    }
kapow-brief-life = +{ $count } Leben
kapow-brief-life-from-damage = so viel Leben wie Schaden, bis { $count }
kapow-brief-lose-life = −{ $count } Leben
kapow-brief-they-lose = Gegner −{ $count } Leben
kapow-brief-per-die = Gegner −{ $count } je neuem Würfel
kapow-brief-per-face = Gegner −{ $count } je neuer Seite
kapow-brief-own-attack = Gesamtangriff −{ $count }
kapow-brief-their-defence = gegnerische Gesamtverteidigung −{ $count }
kapow-brief-each = je Würfel: { $what }
kapow-brief-at-power-up = beim Aufrüsten { $what }
kapow-brief-at-defend = beim Verteidigen { $what }
kapow-brief-if-more-dice = bei weniger Würfeln: { $what }
kapow-brief-if-lost = ab { $count } verlorenen Leben: { $what }
kapow-brief-if-lost-at-most = bis { $count } verlorene Leben: { $what }
kapow-brief-if-unhurt = ohne verlorenes Leben: { $what }
kapow-brief-if-dealt = ab { $count } Schaden: { $what }
kapow-brief-attach = 1 Seite ({ $faces }) an einen Aktionswürfel, ihn neu würfeln
kapow-brief-die = 1 nach Wahl des Gegners
kapow-brief-reroll-each = je 1 neu würfeln
kapow-brief-reroll-any = beliebig viele andere neu würfeln
kapow-brief-reroll-one = 1 ohne { $symbol } neu würfeln
kapow-brief-treat-all = { $from } gilt auch als { $to }
kapow-brief-treat-blank = ein leerer Würfel gilt als { $to }
kapow-brief-treat-one = einmal { $from } gilt als { $to }
kapow-brief-turn = 1 Würfel wie einen anderen drehen, nicht auf Joker
kapow-brief-mirror = deine Verteidigungsverstärker zählen auch hier
kapow-brief-no-trait-dice = für euch beide keine Eigenschaftswürfel
kapow-brief-entangle = Verstricken-Marker für den Gegner (höchstens { $count })
kapow-brief-lock-in = { $count ->
        [one] eine Fähigkeit mit 1 Würfel festlegen
       *[other] eine Fähigkeit mit { $count } Würfeln festlegen
    }
kapow-brief-lock-in-plain = { $count ->
        [one] eine Fähigkeit mit 1 Würfel festlegen (kein Aktionswürfel, kein Leben)
       *[other] eine Fähigkeit mit { $count } Würfeln festlegen (kein Aktionswürfel, kein Leben)
    }
kapow-brief-they-choose = Gegner wählt: { $what }
kapow-brief-take-face = 1 seiner Seiten für dich
kapow-brief-their-trait-die = du bestimmst die Farbe neuer Eigenschaftswürfel des Gegners, je Würfel { $what }
kapow-brief-remove = ein Würfel entfernt ihn
kapow-brief-no-loss = niemand verliert Leben
