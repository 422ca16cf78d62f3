### Was Dice Throne sagt. CAPITAL schreibt den Anfang groß.

## Wie aus Satzteilen Sätze werden

dice-throne-sentence = { CAPITAL($text) }.
dice-throne-line = { CAPITAL($text) }
dice-throne-next = { $before }; { $next }
dice-throne-full-stop = { $before }. { CAPITAL($next) }
dice-throne-brackets = { $before } ({ $next })
dice-throne-row = { $label }: { CAPITAL($then) }
dice-throne-branch = { CAPITAL($needs) }: { $text }
dice-throne-branch-named = { $name } ({ $needs }): { $text }
dice-throne-needs = { $symbols }
dice-throne-needs-small = kleine Straße
dice-throne-needs-large = große Straße
dice-throne-symbols = { $n } { $n ->
        [one] { $one }
       *[other] { $many }
    }
dice-throne-this = diese Fähigkeit

## Wer gemeint ist: wem, wen, wer

dice-throne-to = { $who ->
        [me] dir
        [target] dem Ziel
        [attacker] dem Angreifer
        [active] dem Spieler am Zug
        [picked] ihm
        [player] { $form ->
            [short] einem Spieler
           *[whole] einem Spieler deiner Wahl
        }
        [opponent] { $form ->
            [short] einem Gegner
           *[whole] einem Gegner deiner Wahl
        }
        [opponents] jedem Gegner
        [team] dir und einem Teammitglied
        [up-to-two] bis zu zwei Spielern
        [up-to-two-opponents] bis zu zwei Gegnern
        [up-to-three-opponents] bis zu drei Gegnern
        [two-opponents] zwei Gegnern
        [two-portions] zweimal einem Gegner deiner Wahl
        [three-portions] dreimal einem Gegner deiner Wahl
       *[other] einem anderen Spieler
    }
dice-throne-whom = { $who ->
        [me] dich
        [target] das Ziel
        [attacker] den Angreifer
        [active] den Spieler am Zug
        [picked] ihn
        [player] { $form ->
            [short] einen Spieler
           *[whole] einen Spieler deiner Wahl
        }
        [opponent] { $form ->
            [short] einen Gegner
           *[whole] einen Gegner deiner Wahl
        }
        [opponents] jeden Gegner
        [team] dich und ein Teammitglied
        [up-to-two] bis zu zwei Spieler
        [up-to-two-opponents] bis zu zwei Gegner
        [up-to-three-opponents] bis zu drei Gegner
        [two-opponents] zwei Gegner
        [two-portions] zweimal einen Gegner
        [three-portions] dreimal einen Gegner
       *[other] einen anderen Spieler
    }
dice-throne-who = { $who ->
        [me] du
        [target] das Ziel
        [attacker] der Angreifer
        [active] der Spieler am Zug
        [picked] er
        [player] ein Spieler deiner Wahl
        [opponent] ein Gegner deiner Wahl
        [opponents] jeder Gegner
       *[other] ein anderer Spieler
    }
dice-throne-toward = { $who ->
        [me] zu dir
       *[other] zu { $to }
    }

## Wie viel

dice-throne-some = { $n } { $noun }
dice-throne-noun-damage = { $form ->
        [short] { $kind ->
            [undefendable] unabwehrbarer Schaden
            [pure] reiner Schaden
            [collateral] Kollateralschaden
            [ultimate] ultimativer Schaden
            [sure] Schaden (nicht zu verhindern)
           *[normal] Schaden
        }
       *[whole] { $kind ->
            [undefendable] unabwehrbaren Schaden
            [pure] reinen Schaden
            [collateral] Kollateralschaden
            [ultimate] ultimativen Schaden
            [sure] Schaden (nicht zu verhindern)
           *[normal] Schaden
        }
    }
dice-throne-noun-cp = KP
dice-throne-noun-cards = { $n ->
        [one] Karte
       *[other] Karten
    }
dice-throne-noun-dice = { $n ->
        [one] Würfel
       *[other] Würfel
    }
dice-throne-noun-companions = { $n ->
        [one] Gefährten
       *[other] Gefährten
    }
dice-throne-noun-steps = { $n ->
        [one] Schritt
       *[other] Schritte
    }
dice-throne-noun-health = Leben
dice-throne-equal = { $noun } in Höhe { $of }
dice-throne-as-much = in Höhe { $of }
dice-throne-per = { $some } pro { $unit }
dice-throne-plus = { $some } plus { $more }
dice-throne-minus = { $some } (insgesamt { $n } weniger)
dice-throne-to-limit = { $token } bis zum Limit
dice-throne-all-of = alle { $token }
dice-throne-all-of-these = alle davon
dice-throne-unit-of-target = { $token } beim Ziel
dice-throne-unit-of-picked = { $token } bei ihm
dice-throne-unit-pip = Auge
dice-throne-unit-paid = { $goods ->
        [cp] ausgegebenem { $unit }
        [companions] ausgegebenem { $unit }
       *[token] ausgegebenem Marker
    }
dice-throne-unit-paid-any = ausgegebenem Stück
dice-throne-of-roll = { $part ->
        [half] { $dice ->
            [one] der halben gewürfelten Zahl (aufgerundet)
           *[many] der halben Wurfsumme (aufgerundet)
        }
       *[all] { $dice ->
            [one] der gewürfelten Zahl
           *[many] der Wurfsumme
        }
    }
dice-throne-of-cp = { $part ->
        [half] der Hälfte deiner KP (aufgerundet)
       *[all] deiner KP
    }
dice-throne-of-incoming = { $part ->
        [half] des halben eingehenden Schadens (aufgerundet)
       *[all] des eingehenden Schadens
    }
dice-throne-of-dealt = { $part ->
        [half] des halben zugefügten Schadens (aufgerundet)
       *[all] des zugefügten Schadens
    }
dice-throne-of-base = { $part ->
        [half] des halben Grundschadens (aufgerundet)
       *[all] des Grundschadens
    }
dice-throne-of-attempts = { $part ->
        [half] der Hälfte deiner Würfelversuche (aufgerundet)
       *[all] deiner Würfelversuche
    }
dice-throne-of-count = { $part ->
        [half] der halben Anzahl { $unit } (aufgerundet)
       *[all] der Anzahl { $unit }
    }
dice-throne-of-this = { $part ->
        [half] der halben Zahl (aufgerundet)
       *[all] dieser Zahl
    }
dice-throne-cost-any = beliebig viele { $goods }
dice-throne-cost-up-to = { $n ->
        [one] nach Wunsch { $some }
       *[other] bis zu { $some }
    }

## Was Verben sagen: immer in der Befehlsform, damit es hinter alles passt

dice-throne-verb-damage = { $form ->
        [short] { $who ->
            [me] erleide { $some }
            [target] { $some }
            [two-opponents] { $to } je { $some }
           *[other] { $to } { $some }
        }
       *[whole] { $who ->
            [me] erleide { $some }
            [target] füge { $some } zu
            [two-opponents] füge { $to } je { $some } zu
           *[other] füge { $to } { $some } zu
        }
    }
dice-throne-verb-boost = { $on ->
        [me] erleide { $some } mehr
       *[target] { $form ->
            [short] { $measured ->
                [yes] zusätzlich { $some }
               *[no] +{ $some }
            }
           *[whole] füge { $some } hinzu
        }
    }
dice-throne-verb-weaken = verringere deinen Schaden um { $some }
dice-throne-weaken-half = verringere deinen Schaden bis zum Ende der Würfelphasen um die Hälfte (aufgerundet)
dice-throne-weaken-all = füge keinen Schaden zu
dice-throne-verb-undefendable = mache den Angriff unabwehrbar
dice-throne-verb-prevent = { $who ->
        [me] verhindere { $some }
       *[other] verhindere { $some } an { $to }
    }
dice-throne-prevent-half = die Hälfte des Schadens (aufgerundet)
dice-throne-prevent-all = den ganzen Schaden
dice-throne-verb-if-dealt = { $n ->
        [one] wenn der Angriff Schaden zufügt, { $then }
       *[other] wenn der Angriff mindestens { $n } Schaden zufügt, { $then }
    }
dice-throne-verb-heal = { $who ->
        [me] heile { $some }
       *[other] heile { $whom } um { $some }
    }
dice-throne-verb-set-health = setze dein Leben auf { $n }
dice-throne-verb-gain = { $who ->
        [me] erhalte { $things }
        [attacker] der Angreifer erhält { $things }
       *[other] gib { $to } { $things }
    }
dice-throne-verb-cp = { dice-throne-verb-gain }
dice-throne-verb-inflict = { $form ->
       *[any] { $who ->
            [me] erhalte { $things }
            [target] füge { $things } zu
           *[other] füge { $to } { $things } zu
        }
    }
dice-throne-inflict-with = füge { $all } zu
dice-throne-begin-health = lass { $token } mit { $some } Lebenspunkten beginnen
dice-throne-gain-health = heile { $token } um { $some }
dice-throne-gain-state = beginne den Zustand „{ $token }“
dice-throne-lose-state = beende den Zustand „{ $token }“
dice-throne-verb-lose = entferne { $things }
dice-throne-verb-raise-limit = erhöhe dein Limit für { $token } um { $n }
dice-throne-verb-remove = entferne { $may ->
        [yes] nach Wunsch{" "}
       *[no] {""}
    }{ $n ->
        [all] alle Statuseffekte
        [one] 1 Statuseffekt
       *[other] { $n } Statuseffekte
    } { $who ->
        [target] vom Ziel
        [attacker] vom Angreifer
       *[other] von { $to }
    }
dice-throne-any-token = 1 Statuseffekt
dice-throne-verb-transfer = verschiebe { $what } { $who ->
        [target] vom Ziel
        [attacker] vom Angreifer
       *[other] von { $to }
    } { $other }
dice-throne-verb-ward = wehre 1 Statuseffekt ab, den der Angriff dir zufügt
dice-throne-verb-lose-cp = { $who ->
        [me] verliere { $some }
       *[other] entziehe { $to } { $some }
    }
dice-throne-verb-steal-cp = stiehl { $to } { $some }
dice-throne-verb-steal-health = { dice-throne-verb-steal-cp }
dice-throne-verb-draw = ziehe { $some }
dice-throne-verb-discard = { $who ->
        [me] wirf { $cards }{ $by ->
            [chance] {" "}zufällig
           *[choice] {""}
        } ab
       *[other] lass { $whom } { $cards }{ $by ->
            [chance] {" "}zufällig
           *[choice] {""}
        } abwerfen
    }
dice-throne-whole-hand = die ganze Hand
dice-throne-verb-set-die = drehe { $n ->
        [one] { $dice ->
            [own] einen deiner Würfel
            [team] einen Würfel deines Teams
            [opponent] einen gegnerischen Würfel
           *[any] einen beliebigen Würfel
        }
       *[other] bis zu { $n } { $dice ->
            [own] deiner Würfel
            [team] Würfel deines Teams
            [opponent] gegnerische Würfel
           *[any] beliebige Würfel
        }
    } auf { $side ->
        [any] { $n ->
            [one] eine Zahl
           *[other] Zahlen
        } deiner Wahl
       *[number] die { $side }
    }
dice-throne-verb-shift-die = ändere { $dice ->
        [own] einen deiner Würfel
        [team] einen Würfel deines Teams
        [opponent] einen gegnerischen Würfel
       *[any] einen beliebigen Würfel
    } um 1 nach oben oder unten
dice-throne-verb-copy-die = drehe { $dice ->
        [own] einen deiner Würfel auf die Zahl eines anderen deiner Würfel
        [team] einen Würfel deines Teams auf die Zahl eines anderen aus demselben Wurf
        [opponent] einen gegnerischen Würfel auf die Zahl eines anderen aus demselben Wurf
       *[any] einen beliebigen Würfel auf die Zahl eines anderen aus demselben Wurf
    }
dice-throne-verb-reroll = { $n ->
        [one] wirf { $may ->
            [yes] nach Wunsch{" "}
           *[no] {""}
        }{ $dice ->
            [this] diese Würfel
            [this-one] diesen Würfel einmal
            [picked] diesen Würfel
            [own] einen deiner Würfel
            [team] einen Würfel deines Teams
            [opponent] einen gegnerischen Würfel
           *[any] einen beliebigen Würfel
        } neu
       *[other] wirf bis zu { $n } { $dice ->
            [own] deiner Würfel
            [team] Würfel deines Teams
            [opponent] gegnerische Würfel
           *[any] beliebige Würfel
        } neu
    }
dice-throne-verb-attempts = gib { $phase ->
        [defence] dem Verteidiger
       *[offence] dem Spieler am Zug
    } { $n ->
        [one] einen weiteren Würfelversuch
       *[other] { $n } weitere Würfelversuche
    }
dice-throne-fewer-attempts = verliere { $n ->
        [one] einen Würfelversuch
       *[other] { $n } Würfelversuche
    } { $phase ->
        [defence] für die Verteidigung
       *[offence] für den Angriff
    }
dice-throne-verb-attempt-price = zahle { $some } für jeden Würfelversuch nach dem ersten
dice-throne-verb-attack-again = { $who ->
        [attacked] der Angreifer greift dich noch einmal an
       *[attacker] greife noch einmal an
    }
dice-throne-verb-skip = { $phase ->
        [income] überspringe die Einkommensphase
       *[offence] überspringe die Angriffsphase
    }
dice-throne-verb-cancel = deine Fähigkeit hat keine Wirkung
dice-throne-verb-forbid = { $what ->
        [defence] setze keine Verteidigungsfähigkeit ein
       *[actions] du kannst nichts tun
    }
dice-throne-verb-roll = { $who ->
        [me] wirf { $some }
       *[other] { $by } wirft { $some }
    }
dice-throne-roll-again = wirf { $dice ->
        [one] ihn nach Wunsch
       *[many] nach Wunsch { $n ->
            [one] einen Würfel
           *[other] bis zu { $n } Würfel
        }
    } noch einmal
dice-throne-again-for = wirf { $dice ->
        [one] ihn nach Wunsch für { $cost }
       *[many] nach Wunsch für { $cost } { $n ->
            [one] einen Würfel
           *[other] bis zu { $n } Würfel
        }
    } noch einmal
dice-throne-verb-contest = du und dein Gegner werft je 1 Würfel
dice-throne-verb-choose = { $who ->
        [me] wähle eins
       *[other] { $die ->
            [yes] sein Besitzer entscheidet, was du tust
           *[no] { $by } entscheidet, was geschieht
        }
    }: { CAPITAL($options) }
dice-throne-or = { $before }; oder { $next }
dice-throne-verb-may = wenn du willst, { $then }
dice-throne-may-then = kannst du dies tun: { CAPITAL($then) }
dice-throne-may-pay = wenn du { $cost } ausgibst, { $then }
dice-throne-verb-if = wenn { $tests }, { $then }
dice-throne-if-else = wenn { $tests }, { $then }; sonst { $other }
dice-throne-verb-pick = wähle { $whom }
dice-throne-verb-pay = { $free ->
       *[any] gib { $cost } aus
    }
dice-throne-verb-search = nimm eine Karte deiner Wahl aus deinem Stapel
dice-throne-verb-look = sieh dir { $who ->
        [picked] seine Hand
       *[other] die Hand von { $to }
    } an
dice-throne-verb-pick-die = wähle { $dice ->
        [own] einen deiner Würfel
        [team] einen Würfel deines Teams
        [opponent] einen gegnerischen Würfel
       *[any] einen beliebigen Würfel
    }
dice-throne-verb-watch = sooft du bei diesem Angriff für { $token } würfelst, { $then }
dice-throne-verb-grow = lass deine Gefährten { $some } wachsen
dice-throne-grow-to = { $n ->
        [one] mache aus 1 { $from } 1 { $token }
       *[other] mache aus jedem { $from } 1 { $token }
    }
dice-throne-verb-build = { $way ->
        [new] baue einen neuen Gefährten
        [raise] werte einen Gefährten auf
       *[any] baue einen aufgewerteten Gefährten oder werte einen auf
    }
dice-throne-verb-call = aktiviere { $n ->
        [one] einen deiner Gefährten
       *[other] bis zu { $n } verschiedene Gefährten
    } kostenlos
dice-throne-verb-detonate = zünde alle { $token }
dice-throne-verb-divert = { $part ->
        [some] leite vom Schaden beliebig viel auf { $token } um
       *[all] leite den ganzen Schaden auf { $token } um
    }
dice-throne-then = dann { $next }
dice-throne-verb-then = { $before }, dann { $next }
dice-throne-verb-also = danach: { CAPITAL($then) }

## Was Würfe bringen

dice-throne-label-if = { $label }, wenn { $tests }
dice-throne-label-every = pro { $symbols }
dice-throne-label-numbers = { $dice ->
        [one] bei { $numbers }
       *[many] bei mindestens einer { $numbers }
    }
dice-throne-label-each = pro Würfel mit { $numbers }
dice-throne-label-otherwise = sonst

## Bedingungen, hinter „wenn“

dice-throne-test-sum = { $dice ->
        [one] die gewürfelte Zahl
       *[many] die Wurfsumme
    } { $than ->
        [least] mindestens { $n }
        [most] höchstens { $n }
       *[same] genau { $n }
    } ist
dice-throne-test-same = { $n } Würfel die gleiche Zahl zeigen
dice-throne-test-symbols = du { $than ->
        [least] mindestens
        [most] höchstens
       *[same] genau
    } { $some } gewürfelt hast
dice-throne-test-symbol = { $is ->
        [yes] ein Würfel
       *[no] kein Würfel
    } „{ $symbol }“ zeigt
dice-throne-test-no-symbols = kein Würfel „{ $one }“ oder „{ $other }“ zeigt
dice-throne-test-count = du { $than ->
        [least] mindestens
        [most] höchstens
       *[same] genau
    } { $n } { $unit } hast
dice-throne-test-token = { $is ->
        [yes] du { $token } hast
       *[no] du { $token } nicht hast
    }
dice-throne-test-target-token = { $is ->
        [yes] das Ziel { $token } hat
       *[no] das Ziel { $token } nicht hat
    }
dice-throne-test-base = die Fähigkeit { $than ->
        [least] mindestens
        [most] höchstens
       *[same] genau
    } { $n } Schaden macht
dice-throne-test-attempts = du { $than ->
        [least] mindestens
        [most] höchstens
       *[same] genau
    } { $n ->
        [one] einen Würfelversuch
       *[other] { $n } Würfelversuche
    } genutzt hast
dice-throne-test-attempts-between = du { $least } bis { $most } Würfelversuche genutzt hast
dice-throne-test-incoming = dir { $than ->
        [least] mindestens
        [most] höchstens
       *[same] genau
    } { $n } Schaden drohen
dice-throne-test-health = { $token } { $than ->
        [least] mindestens
        [most] höchstens
       *[same] genau
    } { $n } Leben hat
dice-throne-test-said = { $text }
dice-throne-test-state = der Zustand „{ $token }“ { $is ->
        [yes] gilt
       *[no] nicht gilt
    }
dice-throne-test-level = du { $token } ({ $level ->
        [1] einfach
       *[2] aufgewertet
    }) hast
dice-throne-test-number = der Wert { $of } { $than ->
        [least] mindestens
        [most] höchstens
       *[same] genau
    } { $n } beträgt
dice-throne-test-hand = du { $than ->
        [least] mindestens
        [most] höchstens
       *[same] genau
    } { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    } auf der Hand hast
dice-throne-test-paid = du { $n ->
        [1] das tust
       *[other] { $than ->
            [least] mindestens
            [most] höchstens
           *[same] genau
        } { $n } ausgibst
    }
dice-throne-test-defended = { $is ->
        [yes] eine Verteidigungsfähigkeit eingesetzt wurde
       *[no] keine Verteidigungsfähigkeit eingesetzt wurde
    }
dice-throne-test-ultimate = { $is ->
        [yes] der Angriff ultimativ ist
       *[no] der Angriff nicht ultimativ ist
    }
dice-throne-test-held = { $is ->
        [yes] du ihn schon zu Beginn deines Zugs hattest
       *[no] du ihn erst seit diesem Zug hast
    }
dice-throne-test-opponent = { $is ->
        [yes] er dein Gegner ist
       *[no] er nicht dein Gegner ist
    }
dice-throne-test-first = { $is ->
        [yes] du die Partie beginnst
       *[no] du die Partie nicht beginnst
    }
dice-throne-test-hero = { $is ->
        [yes] dein Held „{ $hero }“ ist
       *[no] dein Held nicht „{ $hero }“ ist
    }
dice-throne-test-won = deine Zahl höher ist
dice-throne-test-won-or-tied = deine Zahl mindestens so hoch ist

## Statuseffekte und passive Fähigkeiten

dice-throne-token-kind = { $kind ->
        [state] Zustand
        [health] Gefährte, höchstens { $limit } Leben
        [level] Gefährte, einfach oder aufgewertet
        [positive] Positiver Statuseffekt, Stapellimit { $limit }
        [negative] Negativer Statuseffekt, Stapellimit { $limit }
        [companion] Gefährte, Limit { $limit }
       *[unique] Besonderer Statuseffekt, Stapellimit { $limit }
    }.
dice-throne-token-idle = er wirkt nur durch andere Fähigkeiten und Karten
dice-throne-token-stays = Er bleibt, bis ihn etwas entfernt.
dice-throne-token-not-removed = Nur was ihn beim Namen nennt, entfernt ihn.
dice-throne-token-side = alle Fähigkeiten deines Tableaus zeigen ihre andere Seite
dice-throne-token-grows = { $first ->
        [yes] Ein Schritt Wachstum bringt 1 { $token }.
       *[no] Ein Schritt Wachstum macht aus 1 { $before } 1 { $token }.
    }
dice-throne-token-not-moved = Er lässt sich nicht verschieben.
dice-throne-when = { $when ->
        [upkeep] in deiner Vorbereitungsphase
        [before-income] vor deiner Einkommensphase
        [main] in deiner Hauptphase
        [before-offence] vor deiner Angriffsphase
        [offence-start] zu Beginn deiner Angriffsphase
        [attempt] nach jedem deiner Würfelversuche
        [offence-end] am Ende deiner Angriffsphase
        [activated] wenn du eine Angriffsfähigkeit aktivierst
        [own-attack] wenn du angreifst
        [dealing] wenn du in deiner Angriffsphase Schaden zufügst
        [attacked] wenn du angegriffen wirst
        [incoming] wenn dich Schaden treffen würde
        [incoming-offence] wenn dich Schaden aus einer Angriffsphase treffen würde
        [concluded] nach dem Angriff
        [roll-end] am Ende der Würfelphase
        [turn-end] am Ende deines Zugs
        [held] solange du { $token } hast
        [at-limit] wenn du { $token } hast und einen weiteren Marker davon erhältst (der alte geht sofort, der neue bleibt)
        [at-zero] wenn dein Leben auf 0 fällt
        [gone] { $health ->
            [yes] wenn { $token } kein Leben mehr hat
           *[no] wenn { $token } verschwindet
        }
        [detonated] wenn { $token } gezündet wird
        [called] wenn eine Fähigkeit { $token } aktiviert
        [no-attack] nach der Angriffsphase eines Gegners, der nicht angegriffen hat
        [their-offence-end] wenn ein Gegner eine Fähigkeit aktiviert hat
       *[any-time] jederzeit
    }
dice-throne-when-if = { $when }{ $clause ->
        [yes] {" "}und
       *[no] , wenn
    } { $tests }
dice-throne-trigger = { $when }{ $limits ->
        [once] {" "}(einmal pro Zug)
        [twice] {" "}(höchstens zweimal pro Zug)
       *[none] {""}
    }: { CAPITAL($then) }
dice-throne-trigger-may = { $when }{ $clause ->
        [yes] ,
       *[no] {""}
    } kannst du dies tun: { CAPITAL($then) }
dice-throne-trigger-spend = { $when }{ $clause ->
        [yes] ,
       *[no] {""}
    } kannst du { $cost } ausgeben{ $limits ->
        [once] {" "}(einmal pro Zug)
        [twice] {" "}(bis zu zweimal pro Zug)
        [seasoned] , nicht aber in diesem Zug erhaltene
       *[none] {""}
    }: { CAPITAL($then) }
## Wo Verben stehen

dice-throne-place = { $place ->
        [offence] eine Angriffsfähigkeit
        [defence] eine Verteidigungsfähigkeit
        [modifier] ein Angriffsmodifikator
        [main-card] eine Hauptphasenkarte
        [roll-card] eine Würfelphasenkarte
       *[instant-card] eine Sofortkarte
    }
dice-throne-place-at = was von selbst geschieht, { $when }
dice-throne-place-spent = was etwas kostet, { $when }
dice-throne-place-any = überall, wo Wirkungen der Reihe nach ausgeführt werden ({ $places })

## Helden

dice-throne-setup = Aufbau: { CAPITAL($then) }

## Karten

dice-throne-card-head = { $kind ->
        [main] Hauptphasenkarte
        [roll] Würfelphasenkarte
        [modifier] Angriffsmodifikator
        [upgrade] Verbesserung
       *[instant] Sofortkarte
    }, { $cost } KP.
dice-throne-card-raises = Verbessert „{ $ability }“.
dice-throne-only-attacked = Nur wenn du angegriffen wirst.
dice-throne-only-dealt = Nur wenn dein Angriff mindestens { $n } Schaden zugefügt hat.

## Was geschieht

dice-throne-banned = { $seat_is ->
        [you] Du sperrst { $hero }.
       *[other] { $seat } sperrt { $hero }.
    }
dice-throne-sealed = { $seat_is ->
        [you] Du hast einen Helden gewählt.
       *[other] { $seat } hat einen Helden gewählt.
    }
dice-throne-contested = { $seats } haben { $hero } gewählt; { $seat_is ->
        [you] das Los fällt auf dich.
       *[other] das Los fällt auf { $seat }.
    }
dice-throne-hero = { $seat_is ->
        [you] Du spielst { $hero }.
       *[other] { $seat } spielt { $hero }.
    }
dice-throne-rolled-for-start = Wer beginnt? { CAPITAL($rolled) }.
dice-throne-rolled-one = { $seat_is ->
        [you] du würfelst
       *[other] { $seat } würfelt
    } { $side }
dice-throne-turn = Zug { $turn }: { $seat_is ->
        [you] Du bist
       *[other] { $seat } ist
    } an der Reihe.
dice-throne-phase = { $phase ->
        [start] Aufbau
        [upkeep] Vorbereitungsphase
        [income] Einkommensphase
        [first-main] Erste Hauptphase
        [offence] Angriffsphase
        [targeting] Zielphase
        [defence] Verteidigungsphase
        [second-main] Zweite Hauptphase
       *[discard] Abwurfphase
    }.
dice-throne-skipped = { $seat_is ->
        [you] Du überspringst
       *[other] { $seat } überspringt
    } die { $phase ->
        [income] Einkommensphase
        [offence] Angriffsphase
       *[other] Phase
    }.
dice-throne-drew = { $seat_is ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
dice-throne-saw = { $n ->
        [one] Deine neue Karte
       *[other] Deine neuen Karten
    }: { $cards }.
dice-throne-card-name = „{ $card }“
dice-throne-looked = Auf der Hand { $seat_is ->
        [you] hast du
       *[other] hat { $seat }
    }: { $cards }.
dice-throne-looked-empty = { $seat_is ->
        [you] Du hast
       *[other] { $seat } hat
    } keine Karten auf der Hand.
dice-throne-shuffled = { $seat_is ->
        [you] Du mischst deinen Abwurfstapel neu.
       *[other] { $seat } mischt den Abwurfstapel neu.
    }
dice-throne-cp = { $seat_is ->
        [you] { $way ->
            [down] Du hast { $n } KP weniger, noch { $now }.
           *[up] Du erhältst { $n } KP und hast jetzt { $now }.
        }
       *[other] { $way ->
            [down] { $seat } hat { $n } KP weniger, noch { $now }.
           *[up] { $seat } erhält { $n } KP und hat jetzt { $now }.
        }
    }
dice-throne-tokens = { $seat_is ->
        [you] { $way ->
            [down] Du verlierst { $some }
           *[up] Du erhältst { $some }
        }
       *[other] { $way ->
            [down] { $seat } verliert { $some }
           *[up] { $seat } erhält { $some }
        }
    }{ $several ->
        [yes] {" "}(jetzt { $now })
       *[no] {""}
    }.
dice-throne-companion-level = { $seat_is ->
        [you] { $now ->
            [0] Du verlierst { $token }
            [1] Du baust { $token }
           *[other] Du wertest { $token } auf
        }
       *[other] { $now ->
            [0] { $seat } verliert { $token }
            [1] { $seat } baut { $token }
           *[other] { $seat } wertet { $token } auf
        }
    }.
dice-throne-built = { $level ->
        [0] nicht gebaut
        [1] einfach
       *[other] aufgewertet
    }
dice-throne-companion-begins = { $seat_is ->
        [you] { $token }
       *[other] { $token } ({ $seat })
    } beginnt mit { $now } Leben.
dice-throne-companion-health = { $seat_is ->
        [you] { $token }
       *[other] { $token } ({ $seat })
    } { $way ->
        [down] verliert { $n } Leben und hat noch { $now }
       *[up] heilt { $n } und hat jetzt { $now } Leben
    }.
dice-throne-state = { $way ->
        [down] { $seat_is ->
            [you] Für dich
           *[other] Für { $seat }
        } gilt „{ $token }“ nicht mehr.
       *[up] { $seat_is ->
            [you] Für dich
           *[other] Für { $seat }
        } gilt jetzt „{ $token }“.
    }
dice-throne-no-room = { $seat_is ->
        [you] Du hast keinen Platz mehr für
       *[other] { $seat } hat keinen Platz mehr für
    } { $some }.
dice-throne-companion-full = { $seat_is ->
        [you] { $token }
       *[other] { $token } ({ $seat })
    } hat volles Leben; { $n } Heilung verfällt.
dice-throne-nothing = Der Wurf für „{ $which }“ bringt nichts.
dice-throne-warded = { $seat_is ->
        [you] Du wehrst
       *[other] { $seat } wehrt
    } { $token } ab.
dice-throne-raised = { $seat_is ->
        [you] Dein Limit für { $token } steigt um { $by }.
       *[other] { $seat }: Das Limit für { $token } steigt um { $by }.
    }
dice-throne-played = { $seat_is ->
        [you] Du spielst
       *[other] { $seat } spielt
    } „{ $card }“.
dice-throne-sold = { $seat_is ->
        [you] Du verkaufst
       *[other] { $seat } verkauft
    } „{ $card }“.
dice-throne-discarded = { $seat_is ->
        [you] Du wirfst
       *[other] { $seat } wirft
    } „{ $card }“ ab.
dice-throne-upgraded = { $seat_is ->
        [you] Du hast jetzt
       *[other] { $seat } hat jetzt
    } „{ $card }“ auf dem Tableau.
dice-throne-spent = { $seat_is ->
        [you] Du gibst
       *[other] { $seat } gibt
    } { $some } aus.
dice-throne-used = { $seat_is ->
        [you] Du nutzt
       *[other] { $seat } nutzt
    } „{ $ability }“.
dice-throne-rolled = { $again ->
        [yes] { $seat_is ->
            [you] { $n ->
                [one] Einer deiner Würfel wird neu geworfen
               *[other] { $n } deiner Würfel werden neu geworfen
            }
           *[other] { $n ->
                [one] Ein Würfel von { $seat } wird neu geworfen
               *[other] { $n } Würfel von { $seat } werden neu geworfen
            }
        }
       *[no] { $seat_is ->
            [you] Du würfelst
           *[other] { $seat } würfelt
        }
    }: { $dice } ({ $symbols }).
dice-throne-rolled-target = { $seat_is ->
        [you] Du würfelst
       *[other] { $seat } würfelt
    } um das Ziel: { $dice }.
dice-throne-turned = { $seat_is ->
        [you] Einer deiner Würfel
       *[other] Ein Würfel von { $seat }
    } zeigt jetzt { $to } statt { $from } ({ $symbol }).
dice-throne-worked = „{ $token }“ wirkt bei { $seat_is ->
        [you] dir
       *[other] { $seat }
    }.
dice-throne-attempts = { $seat_is ->
        [you] Du hast jetzt
       *[other] { $seat } hat jetzt
    } insgesamt { $n ->
        [one] 1 Würfelversuch
       *[other] { $n } Würfelversuche
    }.
dice-throne-declared = { $seat_is ->
        [you] Du sagst
       *[other] { $seat } sagt
    } „{ $ability }“ an.
dice-throne-declared-none = { $seat_is ->
        [you] Du setzt
       *[other] { $seat } setzt
    } keine Fähigkeit ein.
dice-throne-activated = { $seat_is ->
        [you] Du aktivierst
       *[other] { $seat } aktiviert
    } „{ $ability }“.
dice-throne-failed = { $seat_is ->
        [you] Deine Fähigkeit
       *[other] Die Fähigkeit von { $seat }
    } hat keine Wirkung.
dice-throne-targeted = { $seat_is ->
        [you] Du bist das Ziel.
       *[other] Das Ziel ist { $seat }.
    }
dice-throne-defended = { $seat_is ->
        [you] Du verteidigst dich
       *[other] { $seat } verteidigt sich
    } mit „{ $ability }“.
dice-throne-undefended = { $seat_is ->
        [you] Du verteidigst dich
       *[other] { $seat } verteidigt sich
    } nicht.
dice-throne-noted = „{ $source }“: { $what ->
        [boost] { $amount } Schaden mehr
        [back] die Hälfte des Schadens zurück
        [weaken] { $amount } Schaden weniger
        [weaken-half] halber Schaden
        [weaken-all] kein Schaden
        [prevent] { $amount } Schaden weniger
        [prevent-half] halber Schaden
        [dodge] kein Schaden
        [divert] { $all ->
            [yes] der ganze Schaden umgeleitet
           *[no] { $amount } Schaden weniger
        }
        [heal] { $amount } Heilung
       *[damage] { $amount } { $noun }
    }.
dice-throne-noted-for = „{ $source }“: { $what ->
        [boost] { $amount } Schaden mehr
        [back] die Hälfte des Schadens
        [weaken] { $amount } Schaden weniger
        [weaken-half] halber Schaden
        [weaken-all] kein Schaden
        [prevent] { $amount } Schaden weniger
        [prevent-half] halber Schaden
        [dodge] kein Schaden
        [divert] { $all ->
            [yes] der ganze Schaden umgeleitet
           *[no] { $amount } Schaden weniger
        }
        [heal] { $amount } Heilung
       *[damage] { $amount } { $noun }
    } für { $seat_is ->
        [you] dich
       *[other] { $seat }
    }.
dice-throne-part = { $amount } { $source }
dice-throne-sum-plus = { $before } + { $next }
dice-throne-sum-minus = { $before } − { $next }
dice-throne-damaged = { $damage ->
        [0] { $seat_is ->
            [you] Du erleidest keinen Schaden ({ $account }){ $healed } und hast { $health } Leben.
           *[other] { $seat } erleidet keinen Schaden ({ $account }){ $healed } und hat { $health } Leben.
        }
       *[other] { $seat_is ->
            [you] Du erleidest { $damage } Schaden ({ $account }){ $healed } und hast noch { $health } Leben.
           *[other] { $seat } erleidet { $damage } Schaden ({ $account }){ $healed } und hat noch { $health } Leben.
        }
    }
dice-throne-damaged-healing = { $healing ->
        [0] {""}
       *[other] , { $seat_is ->
            [you] heilst
           *[other] heilt
        } { $healing }
    }
dice-throne-drained = { $seat_is ->
        [you] Du verlierst { $n } Leben und hast noch { $health }.
       *[other] { $seat } verliert { $n } Leben und hat noch { $health }.
    }
dice-throne-forecast-drained = { $seat_is ->
        [you] Du würdest { $damage } Leben
       *[other] { $seat } würde { $damage } Leben
    } verlieren: { $now } → { $then }.
dice-throne-forecast = { $seat_is ->
        [you] Du würdest
       *[other] { $seat } würde
    } { $damage ->
        [0] { $healing ->
            [0] keinen Schaden erleiden ({ $account })
           *[other] { $healing } heilen
        }
       *[other] { $damage } Schaden erleiden ({ $account }){ $healing ->
            [0] {""}
           *[other] {" "}und { $healing } heilen
        }
    }: { $now } → { $then } Leben.
dice-throne-healed = { $seat_is ->
        [you] Du heilst { $by } und hast jetzt { $health } Leben.
       *[other] { $seat } heilt { $by } und hat jetzt { $health } Leben.
    }
dice-throne-chose = { $seat_is ->
        [you] Du wählst
       *[other] { $seat } wählt
    }: { $offer }.
dice-throne-again = { $seat_is ->
        [you] Du greifst
       *[other] { $seat } greift
    } noch einmal an.
dice-throne-passed = { $seat_is ->
        [you] Du passt.
       *[other] { $seat } passt.
    }
dice-throne-fell = { $seat_is ->
        [you] Du bist besiegt.
       *[other] { $seat } ist besiegt.
    }
dice-throne-resigned = { $seat_is ->
        [you] Du gibst auf.
       *[other] { $seat } gibt auf.
    }
dice-throne-agreed = Alle einigen sich auf Unentschieden.
dice-throne-won = { $seat_is ->
        [you] Du hast gewonnen.
       *[other] { $seat } hat gewonnen.
    }
dice-throne-won-together = { $seats } haben gewonnen.
dice-throne-drawn = Die Partie endet unentschieden.

## Angebote

dice-throne-offer-roll = { $n ->
        [one] den Würfel mit { $dice } neu werfen
       *[other] die Würfel mit { $dice } neu werfen
    }{ $price ->
        [0] {""}
       *[other] {" "}({ $price } KP)
    }
dice-throne-offer-roll-all = alle Würfel neu werfen{ $price ->
        [0] {""}
       *[other] {" "}({ $price } KP)
    }
dice-throne-offer-use = „{ $ability }“ einsetzen ({ $needs })
dice-throne-offer-defend = dich mit „{ $ability }“ verteidigen
dice-throne-offer-no-ability = keine Fähigkeit einsetzen
dice-throne-offer-play = „{ $card }“ spielen ({ $price } KP)
dice-throne-offer-sell = „{ $card }“ für 1 KP verkaufen
dice-throne-offer-take = „{ $card }“ aus dem Stapel nehmen
dice-throne-offer-discard = „{ $card }“ abwerfen
dice-throne-offer-spend = { $some } ausgeben: { $then }
dice-throne-offer-call = { $token } einsetzen: { $then }
dice-throne-offer-pay = { $cost } für „{ $ability }“ ausgeben: { $then }
dice-throne-offer-seat = { $seat_is ->
        [you] du selbst
       *[other] { $seat }
    }
dice-throne-offer-team = das Team von { $seats }
dice-throne-offer-token = { $token }
dice-throne-offer-grow = { $from } wird zu { $token }
dice-throne-offer-come = { $token } kommt dazu
dice-throne-offer-die = { $seat_is ->
        [you] dein Würfel { $die }
       *[other] Würfel { $die } von { $seat }
    } ({ $side }, { $symbol })
dice-throne-offer-side = auf { $side } drehen
dice-throne-offer-side-shown = auf { $side } drehen ({ $symbol })
dice-throne-offer-option = { $then }
dice-throne-offer-option-number = Möglichkeit { $n }
dice-throne-offer-amount = { $count }
dice-throne-offer-first = { $which } zuerst
dice-throne-offer-yes = ja
dice-throne-offer-yes-then = ja: { $then }
dice-throne-offer-yes-for = ja, { $cost } ausgeben: { $then }
dice-throne-offer-ban = { $hero } sperren
dice-throne-offer-hero = { $hero } spielen
dice-throne-offer-done = Phase beenden
dice-throne-offer-pass = passen

## Fragen

dice-throne-ask-act = Deine Hauptphase: Spiele oder verkaufe Karten, dann beende die Phase.
dice-throne-ask-react = Möchtest du etwas tun?
dice-throne-ask-ban = Welchen Helden sperrst du?
dice-throne-ask-hero = Welchen Helden spielst du?
dice-throne-ask-keep = Welche Würfel wirfst du noch einmal?
dice-throne-ask-target = Wer soll es sein?
dice-throne-ask-target-for = Wer soll es sein? ({ CAPITAL($then) })
dice-throne-ask-whence = Von wem gibst du einen Statuseffekt weiter?
dice-throne-ask-whither = An wen gibst du ihn weiter?
dice-throne-ask-team = Welches Team greifst du an?
dice-throne-ask-model = Erst das Vorbild: Welcher Würfel bleibt, wie er ist?
dice-throne-ask-copy = Und welchen anderen drehst du auf { $side }?
dice-throne-ask-side = { $seat_is ->
        [you] Auf welche Zahl drehst du deinen Würfel { $die }?
       *[other] Auf welche Zahl drehst du Würfel { $die } von { $seat }?
    } (Er zeigt { $side }.)
dice-throne-ask-reroll = Welchen Würfel wirfst du noch einmal?
dice-throne-ask-reroll-for = Welchen Würfel wirfst du für { $cost } noch einmal?
dice-throne-ask-turn = Welchen Würfel drehst du?
dice-throne-ask-pick-die = Welchen Würfel wählst du?
dice-throne-ask-take = Welcher Marker?
dice-throne-ask-remove = Welchen Statuseffekt entfernst du?
dice-throne-ask-move = Welchen Statuseffekt gibst du weiter?
dice-throne-ask-ward = Welchen Statuseffekt wehrst du ab?
dice-throne-ask-grow = Was soll heranwachsen?
dice-throne-ask-build = Welchen Gefährten baust du oder wertest du auf?
dice-throne-ask-call = Welchen Gefährten aktivierst du?
dice-throne-ask-give-up = Welchen Gefährten gibst du aus?
dice-throne-ask-amount = Wie viel?
dice-throne-ask-pay = Wie viel gibst du aus?
dice-throne-ask-divert = Wie viel vom Schaden leitest du auf { $token } um?
dice-throne-ask-gain = Wie viel nimmst du?
dice-throne-ask-order = Was wirkt zuerst?
dice-throne-ask-confirm = Möchtest du das tun?

## Was ein Fenster beantwortet

dice-throne-why-activated = „{ $ability }“ ist aktiviert.
dice-throne-why-then = Der erste Teil von „{ $ability }“ ist getan.
dice-throne-why-last = Gleich wird „{ $ability }“ abgerechnet.
dice-throne-why-settled = „{ $ability }“ ist abgerechnet.
dice-throne-why-rolled = Gleich zählen die neuen Würfel.
dice-throne-why-targeting = Gleich zählt der Zielwürfel.
dice-throne-why-upkeep = Gleich wird die Vorbereitung abgerechnet.
dice-throne-why-alone = Gleich wird Schaden abgerechnet.
dice-throne-why-end = { $seat_is ->
        [you] Dein Zug endet.
       *[other] Der Zug von { $seat } endet.
    }
dice-throne-why-phase = Die Phase endet.

## Ablehnungen

dice-throne-is-out = Dieser Platz ist nicht mehr dabei.
dice-throne-no-clock = Dice Throne kennt keine Zeitgrenze.
dice-throne-refused-no-hero = Einen Helden mit diesem Namen gibt es nicht.
dice-throne-refused-banned = { $hero } ist in dieser Partie gesperrt.
dice-throne-refused-taken = { $seat_is ->
        [you] { $hero } hast du schon.
       *[other] { $hero } ist vergeben: { $seat } spielt diesen Helden.
    }
dice-throne-refused-one = Immer nur eines auf einmal.
dice-throne-refused-other-question = Danach ist gerade nicht gefragt.
dice-throne-refused-not-among = Das steht hier nicht zur Wahl.
dice-throne-refused-not-in-hand = „{ $card }“ hast du nicht auf der Hand.
dice-throne-refused-other-hero = „{ $what }“ gehört zum Helden „{ $hero }“, nicht zu deinem.
dice-throne-refused-price = Das kostet { $cost } KP; du hast { $has }.
dice-throne-refused-phase = { $kind ->
        [main] Diese Karte spielst du nur in einer deiner Hauptphasen.
        [roll] Diese Karte spielst du nur in einer Würfelphase.
        [dealt] Diese Karte spielst du erst, wenn der Schaden feststeht.
       *[other] Dafür ist jetzt nicht der richtige Moment.
    }
dice-throne-refused-turn = Diese Karte spielst du nur in deinem eigenen Zug.
dice-throne-refused-attack = Dazu braucht es einen Angriff, auf den es passt.
dice-throne-refused-damage = Es gibt keinen Schaden, der sich verhindern lässt.
dice-throne-refused-damage-later = Noch nicht: Schaden verhinderst du später in diesem Angriff, wenn das Ziel feststeht.
dice-throne-refused-dice = Es gibt gerade keinen Wurf, an dem das etwas ändert.
dice-throne-refused-token = Dazu brauchst du { $some }; du hast { $has }.
dice-throne-refused-fresh = Was du in diesem Zug erhalten hast, kannst du dafür nicht ausgeben.
dice-throne-refused-no-status = Niemand hat einen Statuseffekt, der sich dafür eignet.
dice-throne-refused-goods = Du hast nichts, was du dafür ausgeben könntest.
dice-throne-refused-level = Auf dieser Stufe oder höher ist die Fähigkeit schon: „{ $card }“ bringt nichts.
dice-throne-refused-ultimate = Gegen eine ultimative Fähigkeit kannst du nichts tun.
dice-throne-refused-stunned = Du bist betäubt und kannst nichts tun.
dice-throne-refused-used = Das hast du in diesem Zug schon getan.
dice-throne-refused-condition = Die Bedingung dafür ist nicht erfüllt.
dice-throne-refused-dice-do-not-allow = „{ $ability }“ braucht { $needs }; das zeigen deine Würfel nicht.
dice-throne-refused-ability = { $kind ->
        [passive] „{ $ability }“ ist passiv: Sie wirkt von selbst oder gegen einen Preis.
        [defensive-later] Noch nicht: „{ $ability }“ nutzt du später in diesem Angriff, wenn du gefragt wirst, wie du dich verteidigst.
        [defensive] „{ $ability }“ nutzt du nur gegen einen Angriff mit normalem Schaden.
       *[other] „{ $ability }“ nutzt du nur nach einem Wurf in deiner eigenen Angriffsphase.
    }
dice-throne-refused-sell = Karten verkaufst du nur in deinen eigenen Hauptphasen oder weil du zu viele hast.
dice-throne-refused-no-roll = Für eine Fähigkeit würfelst du nur in deiner eigenen Angriffsphase.
dice-throne-refused-no-attempt = Du hast keinen Würfelversuch mehr, den du bezahlen kannst.
