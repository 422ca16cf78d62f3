### Was IRONDIE sagt.

## Wörter des Bretts

irondie-round = Runde { $round }
irondie-late-round = Späte Runde { $round }
irondie-phase-battle = Schlacht
irondie-phase-skirmish = Gefecht
irondie-phase-damage = Schaden
irondie-phase-end = Ende der Runde
irondie-phase-between = Zwischen den Spielen
irondie-phase-over = Vorbei
irondie-has-priority = { $seat_is ->
        [you] du hast Priorität
       *[other] { $seat } hat Priorität
    }
irondie-zone-attack = Angriff
irondie-zone-defence = Verteidigung
irondie-zone-life = Leben
irondie-zone-hand = Hand
irondie-zone-reserve = Reserve
irondie-zone-limbo = Schwebe
irondie-zone-abyss = Abgrund
irondie-class-attack = Angriff
irondie-class-defence = Verteidigung
irondie-class-life = Leben
irondie-short-red = Ro
irondie-short-blue = Bl
irondie-short-yellow = Ge
irondie-short-purple = Li
irondie-short-green = Gr
irondie-short-orange = Or
irondie-short-black = Sw
irondie-short-white = We
irondie-you = du
irondie-own-set = eigenes Set
irondie-has-sealed = hat geantwortet
irondie-duel = Duell · der letzte Wurf wirkt zuerst · nach jetzigem Stand

## Vorschau

irondie-forecast-hit = gelingt
irondie-forecast-miss = misslingt
irondie-forecast-nothing = keine Wirkung
irondie-forecast-never = wird nicht mehr ausgewertet
irondie-forecast-stays = { $die } bleibt
irondie-forecast-becomes = { $die } wird { $value }
irondie-forecast-limbo = { $die } in die Schwebe
irondie-forecast-abyss = { $die } in den Abgrund
irondie-forecast-head = Schaden nach jetzigem Stand:
irondie-forecast-damage = { $seat_is ->
        [you] du nimmst { $damage } (Angriff { $attack }, Verteidigung { $defence })
       *[other] { $seat } nimmt { $damage } (Angriff { $attack }, Verteidigung { $defence })
    }
irondie-forecast-won = { $seat_is ->
        [you] du gewinnst
       *[other] { $seat } gewinnt
    }
irondie-odds-head = Chance auf Erfolg, wenn danach niemand mehr wirft:
irondie-odds-none = keine Wirkung

## Angebote

irondie-die = { $name } ({ $colour }{ $rare ->
        [yes] , selten
       *[no] {""}
    }{ $shown ->
        [0] {""}
       *[other] , { $shown }
    })
irondie-offer-battle = { $die } in die Schlacht
irondie-offer-throw = { $die } auf { $target } bei { $owner_is ->
        [you] dir
       *[other] { $owner }
    } werfen
irondie-offer-sweep = { $die } auf alle passenden Würfel werfen
irondie-offer-bonus = Bonus von { $die } für { $target } bei { $owner_is ->
        [you] dir
       *[other] { $owner }
    }: { $add }, { $value ->
        [0] dann weg
       *[other] dann { $value }
    }
irondie-offer-return = { $die } zurücknehmen
irondie-offer-swap = { $out } gegen { $come } tauschen
irondie-all-that-fit = alle passenden
irondie-offer-decline = verzichten: kein eigenes Duell mehr in dieser Runde
irondie-offer-skip = diesen Wurf auslassen
irondie-offer-take = { $die }: { $points ->
        [0] kein Schaden
       *[other] { $points } Schaden, { $left } bleibt
    }
irondie-offer-take-all = { $die }: { $points } Schaden, in den Abgrund
irondie-offer-stay = alle liegen lassen
irondie-offer-swap-none = nichts tauschen
irondie-about-damage = { $due } Schaden zu nehmen, noch { $left } zu verteilen.

irondie-warn-loses = Warnung: Das verliert das Spiel sofort, denn in deiner Lebenszone läge kein Würfel.
irondie-warn-partners = Warnung: Wirft kein Partner einen Lebenswürfel, verliert deine Seite sofort, denn in ihrer Lebenszone läge keiner.

## Was Würfel tun

irondie-text-end = .
irondie-text-aim = { $target ->
        [one-own] Ziel: ein eigener
        [one-foe] Ziel: ein gegnerischer
        [all-own] Ziele: alle eigenen
        [all-foe] Ziele: alle gegnerischen
        [all-either] Ziele: alle eigenen und gegnerischen
       *[one-either] Ziel: ein eigener oder gegnerischer
    } { $class ->
        [attack] Angriffswürfel
        [defence] Verteidigungswürfel
        [life] Lebenswürfel
       *[any] Würfel
    } { $place ->
        [abyss] im Abgrund
       *[play] im Spiel
    }{ $each ->
        [yes] , jeder einzeln verglichen
       *[no] {""}
    }.
irondie-text-when = { $compare ->
        [higher] Höher:
        [lower] Niedriger:
       *[always] Immer:
    }
irondie-text-else = Sonst:
irondie-text-ties = In { $colour } genügt ein Gleichstand, außer gegen verfeindete Farben.
irondie-text-nothing = kein Effekt
irondie-text-add = { $at ->
        [next] und { $amount }
       *[first] { $amount }
    }{ $each ->
        [yes] {" "}für jedes
       *[no] {""}
    }
irondie-text-either = { $at ->
        [next] und { $up }
       *[first] { $up }
    } bei einem eigenen, { $down } bei einem gegnerischen Würfel
irondie-text-target = { $at ->
        [next] und { $each ->
            [yes] die Ziele kommen
           *[no] das Ziel kommt
        }
       *[first] { $each ->
            [yes] Die Ziele kommen
           *[no] Das Ziel kommt
        }
    } in { $zone ->
        [limbo] die Schwebe
       *[abyss] den Abgrund
    }
irondie-text-itself = { $at ->
        [next] und dieser
       *[first] Dieser
    } Würfel kommt in { $zone ->
        [limbo] die Schwebe
       *[abyss] den Abgrund
    }
irondie-text-part = { $at ->
        [next] und { $amount }
       *[first] { $amount }
    } für einen deiner verbündeten { $class ->
        [attack] Angriffswürfel
        [defence] Verteidigungswürfel
       *[life] Lebenswürfel
    }
irondie-brief-aim = { $target ->
        [one-own] Eigener
        [one-foe] Gegnerischer
        [all-own] Alle eigenen
        [all-foe] Alle gegnerischen
        [all-either] Alle
       *[one-either] Beliebiger
    } { $class ->
        [attack] Angriffswürfel
        [defence] Verteidigungswürfel
        [life] Lebenswürfel
       *[any] Würfel
    }{ $place ->
        [abyss] {" "}im Abgrund
       *[play] {""}
    }:
irondie-brief-when = { $compare ->
        [higher] höher
       *[lower] niedriger
    }
irondie-brief-add = { $at ->
        [else] , sonst { $amount }
        [next] und { $amount }
       *[first] { $amount }
    }
irondie-brief-target = { $at ->
        [else] , sonst in
        [next] und in
       *[first] in
    } { $zone ->
        [limbo] die Schwebe
       *[abyss] den Abgrund
    }
irondie-brief-itself = { $at ->
        [else] , sonst er selbst
        [next] und er selbst
       *[first] er selbst
    }
irondie-brief-itself-to = { $at ->
        [else] , sonst er selbst
        [next] und er selbst
       *[first] er selbst
    } in { $zone ->
        [limbo] die Schwebe
       *[abyss] den Abgrund
    }
irondie-brief-part = { $at ->
        [next] , { $amount }
       *[first] { $amount }
    } { $class ->
        [attack] Angriff
        [defence] Verteidigung
       *[life] Leben
    }

## Fragen

irondie-ask-split = Welche Würfel gehen in die Schlacht? Die übrigen sind deine Reserve.
irondie-ask-assign = Welcher Würfel bekommt den Bonus?
irondie-ask-act = Du kannst ein Duell eröffnen oder verzichten.
irondie-ask-react = Wirfst du einen Würfel ins Duell?
irondie-ask-amount = Wie viel nimmt dieser Würfel?
irondie-ask-take = Welchen Lebenswürfel nimmst du auf die Hand zurück, um ihn neu zu werfen?
irondie-ask-swap = Was tauschst du mit deinem Nebenset?

## Ereignisse

irondie-event-sealed = { $seat_is ->
        [you] Du hast geantwortet.
       *[other] { $seat } hat geantwortet.
    }
irondie-event-round = Runde { $round } beginnt.
irondie-event-late-round = Runde { $round } beginnt nach den späten Regeln: Jeder Lebenswürfel verliert 1.
irondie-event-split = { $seat_is ->
        [you] Du wirfst
       *[other] { $seat } wirft
    } { $count ->
        [one] einen Würfel
       *[other] { $count } Würfel
    } und { $seat_is ->
        [you] behältst
       *[other] behält
    } { $reserve } in Reserve.
irondie-event-roll-off = Stechen um die Priorität: { $one } { $first }, { $other } { $second }.
irondie-event-priority = { $seat_is ->
        [you] Du hast Priorität.
       *[other] { $seat } hat Priorität.
    }
irondie-event-landed = { $seat_is ->
        [you] Dein Würfel { $die }
       *[other] { $die } von { $seat }
    } ({ $colour }) zeigt { $value }.
irondie-event-bonus = { $seat_is ->
        [you] Dein Würfel { $die }
       *[other] { $die } von { $seat }
    } gibt { $owner_is ->
        [you] deinem Würfel { $target }
       *[other] { $target } von { $owner }
    } den Farbbonus ({ $colour }){ $value ->
        [0] {""}
       *[other] : jetzt { $value }
    }.
irondie-event-hurled = { $seat_is ->
        [you] Du wirfst
       *[other] { $seat } wirft
    } { $die } ({ $colour }) auf { $targets } bei { $owner_is ->
        [you] dir
       *[other] { $owner }
    }.
irondie-event-declined = { $seat_is ->
        [you] Du verzichtest.
       *[other] { $seat } verzichtet.
    }
irondie-event-skipped = { $seat_is ->
        [you] Du lässt aus.
       *[other] { $seat } lässt aus.
    }
irondie-event-right-lost = { $seat_is ->
        [you] Du eröffnest in dieser Runde kein Duell mehr.
       *[other] { $seat } eröffnet in dieser Runde kein Duell mehr.
    }
irondie-event-hit = { $seat_is ->
        [you] Dein Würfel { $die }
       *[other] { $die } von { $seat }
    } hat Erfolg gegen { $owner_is ->
        [you] deinen Würfel { $target }
       *[other] { $target } von { $owner }
    }.
irondie-event-miss = { $seat_is ->
        [you] Dein Würfel { $die }
       *[other] { $die } von { $seat }
    } hat keinen Erfolg gegen { $owner_is ->
        [you] deinen Würfel { $target }
       *[other] { $target } von { $owner }
    }.
irondie-event-fizzled = { $seat_is ->
        [you] Dein Würfel { $die }
       *[other] { $die } von { $seat }
    } bleibt ohne Wirkung.
irondie-event-changed = { $seat_is ->
        [you] Dein Würfel { $die }
       *[other] { $die } von { $seat }
    } zeigt jetzt { $value }.
irondie-event-limbo = { $seat_is ->
        [you] Dein Würfel { $die }
       *[other] { $die } von { $seat }
    } kommt in die Schwebe.
irondie-event-abyss = { $seat_is ->
        [you] Dein Würfel { $die }
       *[other] { $die } von { $seat }
    } kommt in den Abgrund.
irondie-event-damage = { $seat_is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { $damage } Schaden: Angriff { $attack } gegen Verteidigung { $defence }.
irondie-event-hurt = { $seat_is ->
        [you] Dein Würfel { $die }
       *[other] { $die } von { $seat }
    } verliert { $points }{ $value ->
        [0] {""}
       *[other] : jetzt { $value }
    }.
irondie-event-returned = { $seat_is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { $die } auf die Hand zurück.
irondie-event-swapped = { $seat_is ->
        [you] Du tauschst
       *[other] { $seat } tauscht
    } { $count ->
        [one] einen Würfel
       *[other] { $count } Würfel
    } mit dem Nebenset.
irondie-event-time-up = Die Zeit ist um: Nach dieser Runde gelten die späten Regeln.
irondie-event-last-game = Die Zeit der Partie ist um: Das ist das letzte Spiel.
irondie-event-resigned = { $seat_is ->
        [you] Du gibst auf.
       *[other] { $seat } gibt auf.
    }
irondie-event-no-life = { $seat_is ->
        [you] In deiner Lebenszone liegt kein Würfel mehr.
       *[other] In der Lebenszone von { $seat } liegt kein Würfel mehr.
    }
irondie-event-rounds-over = Die letzte Runde ist vorbei, und beide Seiten haben noch Lebenswürfel.
irondie-event-agreed = Beide Seiten einigen sich auf Unentschieden.
irondie-event-game-won = { $seat_is ->
        [you] Du gewinnst das Spiel.
       *[other] { $seat } gewinnt das Spiel.
    }
irondie-event-game-drawn = Das Spiel endet unentschieden.
irondie-event-match-won = { $seat_is ->
        [you] Du gewinnst die Partie.
       *[other] { $seat } gewinnt die Partie.
    }
irondie-event-match-drawn = Die Partie endet unentschieden.

## Ablehnungen

irondie-refused-misspelt = „{ $text }“ ist so geschrieben kein Zug dieses Spiels; hilfe zeigt, wie man Züge angibt.
irondie-refused-unknown-die = Einen Würfel „{ $name }“ gibt es nicht; vor fremde Würfel gehört der Platz, zum Beispiel B.barrier.1.
irondie-refused-one-pick = Auf diese Frage gibt es genau eine Antwort.
irondie-refused-order = Nenne jeden Würfel einmal, in der Reihenfolge der Liste.
irondie-refused-not-now = Danach ist jetzt nicht gefragt: { $stage ->
        [split] Würfel werden auf Schlacht und Reserve aufgeteilt
        [throw] die Würfel der Schlacht sind in der Luft
        [roll-off] um die Priorität wird gestochen
        [battle-bonus] Boni des Schlachtwurfs werden vergeben
        [right] jemand darf ein Duell eröffnen
        [hurl] ein Würfel ist in der Luft
        [duel-bonus] der Bonus des jüngsten Wurfs wird vergeben
        [react] jemand darf in das Duell werfen
        [damage] Schaden wird verteilt
        [return] Lebenswürfel dürfen zurückgenommen werden
        [swap] zwischen zwei Spielen darf getauscht werden
        [over] die Partie ist vorbei
       *[other] die Würfel wirken
    }.
irondie-refused-not-your-die = { $die } gehört dir nicht.
irondie-refused-not-in-hand = { $die } ist nicht auf deiner Hand.
irondie-refused-not-in-reserve = { $die } ist nicht in deiner Reserve.
irondie-refused-skip-opening = Vor der Eröffnung lässt sich ein Duell nicht auslassen; du kannst verzichten.
irondie-refused-decline-in-duel = Das Duell läuft schon; du kannst deinen Wurf auslassen.
irondie-refused-itself = { $die } kann nicht auf sich selbst geworfen werden.
irondie-refused-sweeps-all = { $die } wirkt auf der Fläche: Ziel sind alle passenden Würfel, nicht einer.
irondie-refused-one-target = { $die } wird auf einen Würfel geworfen, nicht auf alle.
irondie-refused-not-in-play = { $target } ist nicht im Spiel.
irondie-refused-not-in-abyss = { $target } liegt nicht im Abgrund, und { $die } holt Würfel von dort.
irondie-refused-own-only = { $die } wird nur auf Würfel der eigenen Seite geworfen.
irondie-refused-foe-only = { $die } wird nur auf gegnerische Würfel geworfen.
irondie-refused-not-in-duel = { $target } nimmt an diesem Duell nicht teil: in keiner Gefechtszone, und niemand hat darauf gezielt.
irondie-refused-class = { $die } kann nicht auf Würfel der Klasse von { $target } geworfen werden.
irondie-refused-no-target = { $die } hat kein Ziel: Nichts passt.
irondie-refused-sweep-not-in-duel = Keiner der Würfel, die { $die } träfe, nimmt an diesem Duell teil.
irondie-refused-no-trigger = { $die } hat jetzt keinen Bonus zu vergeben.
irondie-refused-bonus-itself = { $die } kann den Bonus nicht sich selbst geben.
irondie-refused-bonus-own-in-play = { $die } gibt den Bonus eigenen Würfeln im Spiel, und { $target } ist keiner.
irondie-refused-bonus-same-die = { $target } hat schon den ersten Teil; der zweite geht an einen anderen Würfel.
irondie-refused-bonus-class = Der Bonus von { $die } ist für eine andere Klasse als die von { $target }.
irondie-refused-bonus-colour = { $target } ist in der Farbe nicht mit { $die } verbündet.
irondie-refused-no-damage = Es ist kein Schaden mehr zu verteilen.
irondie-refused-next-die = Sag als Nächstes, wie viel { $die } nimmt.
irondie-refused-points = { $die } kann nicht { $points } nehmen: mindestens { $least }, höchstens { $most }.
irondie-refused-own-life-only = { $die } gehört einem Partner; zurücknehmen darfst du eigene Würfel.
irondie-refused-not-in-life-zone = { $die } liegt nicht in der Lebenszone.
irondie-refused-swap-uneven = Aus dem Nebenset müssen so viele Würfel kommen, wie hinausgehen.
irondie-refused-set-count = Ein Set hat neun Würfel, nicht { $count }.
irondie-refused-set-class = Ein Set braucht einen Würfel der Klasse { $class }.
irondie-refused-set-rare = Ein Set hat höchstens drei seltene Würfel, nicht { $count }.
irondie-refused-side-count = Ein Nebenset hat drei Würfel, nicht { $count }.
irondie-set-rule-count = Neun Würfel.
irondie-set-rule-class = Jede Klasse ist vertreten.
irondie-set-rule-rare = Höchstens drei seltene Würfel.
irondie-set-rule-side = Ein Nebenset hat drei Würfel, oder es gibt keines.
irondie-sheet-not-a-die = Zeile { $line }: „{ $word }“ ist kein Würfel. Schreib Sorte.Farbe, mit * für selten: smasher.black*.
irondie-sheet-kind = Zeile { $line }: Die Sorte in „{ $word }“ gibt es nicht.
irondie-sheet-colour = Zeile { $line }: Die Farbe in „{ $word }“ gibt es nicht.
irondie-sheet-times = Zeile { $line }: „{ $word }“ ist keine Anzahl. Möglich sind x1 bis x9.
irondie-sheet-alone = Zeile { $line }: Vor „{ $word }“ steht kein Würfel.
irondie-sheet-side-twice = Zeile { $line }: Das Nebenset beginnt ein zweites Mal.
irondie-sheet-name-twice = Zeile { $line }: Das Set hat schon einen Namen.
irondie-sheet-long-name = Zeile { $line }: Ein Name hat höchstens 40 Zeichen, nicht { $count }.
irondie-refused-time-is-up = Diese Zeit wurde schon ausgerufen.
irondie-refused-no-match-time = Nur eine Partie aus mehreren Spielen hat eine eigene Zeit.
irondie-refused-between-games = Nicht zwischen zwei Spielen.
