### Was die Karten von Dice Masters sagen. `case` sagt, wer etwas tut (does), wen es trifft (done) oder wem es gilt (gets).

## Wie aus Teilen Sätze werden

dice-masters-sentence = { STOP($text) }
dice-masters-headed = { CAPITAL($head) }: { STOP($text) }
dice-masters-mark = { $before }, { $next }
dice-masters-then = { $before }; { $next }
dice-masters-nothing = das geschieht nicht
dice-masters-no-text = Keine Fähigkeit.
dice-masters-keyword = { $keyword ->
        [overcrush] Zermalmen.
        [ally] Verbündeter.
       *[regenerate] Regeneration.
    }
dice-masters-word = { $keyword ->
        [overcrush] Zermalmen
        [ally] Verbündeter
        [regenerate] Regeneration
       *[underdog] Underdog
    }
dice-masters-meaning = { $keyword ->
        [overcrush] (Zermalmen: Was nach der V aller Blocker an Schaden übrig ist, trifft deinen Gegner.)
        [ally] (Verbündeter: zählt in der Feldzone auch als Sidekick.)
        [regenerate] (Regeneration: Wird der Würfel k. o. geschlagen, wirf ihn; ein Charakter kehrt in die Feldzone zurück.)
        [underdog] (Underdog: gilt, solange dein Gegner mehr Charaktere in der Feldzone hat als du.)
       *[aftershock] (Nachbeben: wenn der Würfel aufgrund deines Gegners die Feldzone verlässt.)
    }

## Wann

dice-masters-active = solange aktiv
dice-masters-attached = solange der Würfel auf einer Karte liegt
dice-masters-stars = { $burst ->
        [single] einfache Wut
        [double] doppelte Wut
       *[any] einfache oder doppelte Wut
    }
dice-masters-burst = { $burst ->
        [single] einfache Wut
        [double] doppelte Wut
       *[any] einfache oder doppelte Wut
    }, { $instead ->
        [yes] stattdessen
       *[no] außerdem
    }{ $tested ->
        [yes] , wenn { $tests }
       *[no] { "" }
    }: { CAPITAL($then) }
dice-masters-if = falls { $tests }
dice-masters-during = { $time ->
        [your-turn] in deinem Zug
        [their-turn] im Zug deines Gegners
       *[attack-phase] in der Angriffsphase
    }
dice-masters-for = { $who ->
        [you] darfst du { $price }
        [they] darf er { $price }
       *[anybody] { $price }
    }
dice-masters-limit = { $limit ->
        [turn] einmal pro Zug
        [your-turn] einmal in deinem Zug
       *[first] nur das erste Mal in jedem Zug
    }
dice-masters-when = { $when ->
        [global] Global
        [reaction] Global, wenn dir gerade ein Charakter Schaden zugefügt hat, weil er aufgestellt wurde oder angreift
        [in-main] wenn du in deiner Hauptphase bist
        [in-window] { $theirs ->
            [yes] sooft dein Gegner Globale Fähigkeiten nutzen kann
           *[no] sooft du Globale Fähigkeiten nutzen kannst
        }
        [in-combat] solange { $name } blockt oder geblockt ist
        [fielded] wenn aufgestellt
        [die-fielded] wenn du { $of } aufstellst
        [attacks] wenn { $name } angreift
        [attacks-alone] wenn { $name } allein angreift
        [blocks] wenn { $name } blockt
        [blocked] wenn { $name } geblockt wird
        [engaged] wenn { $name } blockt oder geblockt wird
        [die-blocked] wenn { $of } geblockt wird
        [after-damage] nach dem Kampfschaden
        [combat-end] am Ende des Kampfes
        [damaged] wenn { $name } Schaden erleidet
        [survives] wenn { $name } Schaden erleidet und nicht k. o. geschlagen wird
        [knocked-out] wenn { $name } k. o. geschlagen wird
        [die-knocked-out] wenn { $of } k. o. geschlagen wird
        [aftershock] Nachbeben
        [die-aftershock] Nachbeben bei { $of }
        [strikes] wenn { $name } deinem Gegner Kampfschaden zufügt
        [die-leaves] wenn { $of } die Feldzone verlässt
        [dice-leave] wenn { $of } die Feldzone verlassen
        [action] wenn du einen Aktionswürfel nutzt
        [their-action] wenn dein Gegner einen Aktionswürfel nutzt
        [their-global] wenn dein Gegner eine Globale Fähigkeit nutzt
        [their-draw] wenn dein Gegner Würfel zieht
        [rolled] wenn du gewürfelt hast
        [regenerate-failed] wenn die Regeneration misslingt
        [would-be-damaged] wenn { $of } Schaden erleiden würde
        [would-be-knocked-out] wenn { $of } k. o. geschlagen würde
        [targeted] wenn ein Aktionswürfel oder die Fähigkeit eines Charakters auf { $name } zielt
        [die-targeted] wenn ein Aktionswürfel oder die Fähigkeit eines Charakters auf { $of } zielt
       *[their-global-paid] wenn dein Gegner eine Globale Fähigkeit bezahlt
    }
dice-masters-fielding = { $tested ->
        [yes] wenn { $tests }, darfst du { $name } ohne Aufstellungskosten aufstellen
       *[no] { $paid ->
            [yes] du darfst { $price }, um { $name } ohne Aufstellungskosten aufzustellen
           *[no] du darfst { $name } ohne Aufstellungskosten aufstellen
        }
    }
dice-masters-may-pay = { $theirs ->
        [yes] dein Gegner darf { $price }
       *[no] du darfst { $price }
    }
dice-masters-must = du musst { $price }, wenn du kannst
dice-masters-if-paid = { $theirs ->
        [yes] wenn er das tut
       *[no] wenn du das tust
    }: { CAPITAL($then) }
dice-masters-when-paid = dann{ $tested ->
        [yes] , { $then }
       *[no] : { CAPITAL($then) }
    }
dice-masters-may = wenn du willst, { $then }
dice-masters-unless = { CAPITAL($who) } darf { $prices }, um das zu verhindern{ $before ->
        [yes] , bevor du Ziele wählst
       *[no] { "" }
    }.

## Preise

dice-masters-pay = { $what } bezahlen
dice-masters-pay-sacrifice = { $die } opfern
dice-masters-pay-damage = jedem Spieler { $n } Schaden zufügen
dice-masters-pay-life = { $n } Leben
dice-masters-any-energy = { $n } Energie
dice-masters-any-number = beliebig viele { $what }
dice-masters-energy = { $energy ->
        [fist] { $n ->
            [0] Faust
            [one] 1 Faust
            [9] Fäuste
           *[other] { $n } Fäuste
        }
        [bolt] { $n ->
            [0] Blitz
            [one] 1 Blitz
            [9] Blitze
           *[other] { $n } Blitze
        }
        [mask] { $n ->
            [0] Maske
            [one] 1 Maske
            [9] Masken
           *[other] { $n } Masken
        }
       *[shield] { $n ->
            [0] Schild
            [one] 1 Schild
            [9] Schilde
           *[other] { $n } Schilde
        }
    }

## Wer und was

dice-masters-player = { $who ->
        [you] { $case ->
            [does] du
            [done] dich
           *[gets] dir
        }
        [opponent] { $case ->
            [does] dein Gegner
            [done] deinen Gegner
           *[gets] deinem Gegner
        }
        [doer] { $case ->
            [does] dein Gegner
            [done] deinen Gegner
           *[gets] deinem Gegner
        }
        [defender] { $case ->
            [does] der Verteidiger
            [done] den Verteidiger
           *[gets] dem Verteidiger
        }
       *[everyone] { $case ->
            [does] jeder Spieler
            [done] jeden Spieler
           *[gets] jedem Spieler
        }
    }
dice-masters-that = { $many ->
        [yes] { $case ->
            [gets] diesen
           *[other] diese
        }
       *[no] { $case ->
            [does] dieser
            [done] diesen
           *[gets] diesem
        }
    } { $thing ->
        [either] Ziel
        [player] Spieler
        [opponent] Gegner
        [sidekick] { $many ->
            [yes] Sidekicks
           *[no] Sidekick
        }
        [character] { $many ->
            [yes] { $case ->
                [gets] Charakteren
               *[other] Charaktere
            }
           *[no] Charakter
        }
       *[die] { $many ->
            [yes] { $case ->
                [gets] Würfeln
               *[other] Würfel
            }
           *[no] Würfel
        }
    }
dice-masters-dice = { $quant ->
        [all] { $side ->
            [own] { $case ->
                [gets] allen deinen
               *[other] alle deine
            }
            [theirs] { $case ->
                [gets] allen seinen
               *[other] alle seine
            }
           *[any] { $case ->
                [gets] allen
               *[other] alle
            }
        }{ " " }
        [each] { $case ->
            [does] jeder
            [done] jeden
           *[gets] jedem
        } { $side ->
            [own] deiner{ " " }
            [theirs] seiner{ " " }
           *[any] { "" }
        }
        [up-to] bis zu { $n }{ " " }
        [second] { $case ->
            [does] ein zweiter
            [done] einen zweiten
           *[gets] einem zweiten
        }{ " " }
        [some] { $side ->
            [own] { $case ->
                [gets] deinen
               *[other] deine
            }{ " " }
           *[any] { "" }
        }
        [bare] { "" }
       *[one] { $side ->
            [own] { $case ->
                [does] einer
                [done] einen
               *[gets] einem
            } deiner{ " " }
            [theirs] { $case ->
                [does] einer
                [done] einen
               *[gets] einem
            } seiner{ " " }
           *[any] { $case ->
                [does] ein
                [done] einen
               *[gets] einem
            }{ " " }
        }
    }{ $other ->
        [yes] { $many ->
            [yes] { $case ->
                [gets] anderen
               *[other] andere
            }
           *[no] { $side ->
                [own] anderen
                [theirs] anderen
               *[any] { $case ->
                    [does] anderer
                   *[other] anderen
                }
            }
        }{ " " }
       *[no] { "" }
    }{ $side ->
        [opposing] { $quant ->
            [all] gegnerischen
            [some] { $case ->
                [gets] gegnerischen
               *[other] gegnerische
            }
            [up-to] { $case ->
                [gets] gegnerischen
               *[other] gegnerische
            }
            [each] { $case ->
                [does] gegnerische
               *[other] gegnerischen
            }
           *[one] { $case ->
                [does] gegnerischer
               *[other] gegnerischen
            }
        }{ " " }
       *[any] { "" }
    }{ $doing ->
        [attacking] angreifenden{ " " }
        [blocking] blockenden{ " " }
       *[none] { "" }
    }{ $noun }{ $quant ->
        [target] { $side ->
            [own] { "" }
            [theirs] { " " }(nach seiner Wahl)
           *[any] { $thing ->
                [opponent] { "" }
               *[other] { " " }deiner Wahl
            }
        }
        [second] { " " }deiner Wahl
        [up-to] { " " }deiner Wahl
       *[one] { "" }
    }{ $typed }{ $without }{ $after }
dice-masters-noun = { $group ->
        [none] { $thing ->
            [either] Charakter oder Spieler
            [player] Spieler
            [opponent] Gegner
            [sidekick] { $many ->
                [yes] Sidekicks
               *[no] Sidekick
            }
            [sidekick-die] Sidekick-Würfel
            [action-die] Aktionswürfel
            [character-die] Charakterwürfel
            [die] Würfel
            [blocker] Blocker{ $many ->
                [yes] { $case ->
                    [gets] n
                   *[other] { "" }
                }
               *[no] { "" }
            }
           *[character] { $many ->
                [yes] { $case ->
                    [gets] Charakteren
                   *[other] Charaktere
                }
               *[no] Charakter
            }
        }
        [figure] { $thing ->
            [character-die] { $name }-Würfel
           *[character] { $name }
        }
        [villains] { $thing ->
            [character-die] Schurken-Würfel{ $many ->
                [yes] { $case ->
                    [gets] n
                   *[other] { "" }
                }
               *[no] { "" }
            }
           *[character] { $many ->
                [yes] Schurken
               *[no] { $case ->
                    [does] Schurke
                   *[other] Schurken
                }
            }
        }
       *[other] { $name }-{ $thing ->
            [character-die] Würfel{ $many ->
                [yes] { $case ->
                    [gets] n
                   *[other] { "" }
                }
               *[no] { "" }
            }
           *[character] { $many ->
                [yes] { $case ->
                    [gets] Charakteren
                   *[other] Charaktere
                }
               *[no] Charakter
            }
        }
    }
dice-masters-without = { " " }({ $group ->
        [villains] kein Schurke
        [zombies] kein Zombie
       *[other] nicht von den { $name }
    })
dice-masters-typed = { " " }vom Typ { $types }
dice-masters-behind = { " " }{ $text }
dice-masters-engaged-with = { $blocking ->
        [yes] von { $name }
       *[no] im Kampf mit { $name }
    }
dice-masters-but = außer { $name }
dice-masters-of-target = { $thing ->
        [opponent] eines Gegners
       *[player] eines Spielers deiner Wahl
    }
dice-masters-at-level = mit Level { $level }{ $more ->
        [yes] { " " }oder höher
       *[no] { "" }
    }
dice-masters-costing = mit Kosten von mindestens { $n }
dice-masters-with-ally = mit „Verbündeter“
dice-masters-from = { $zone ->
        [used] von { $whose ->
            [own] deiner
           *[theirs] seiner
        } Ablage
        [prep] aus { $whose ->
            [own] deiner
           *[theirs] seiner
        } Vorbereitungszone
        [used-or-prep] von deiner Ablage oder aus deiner Vorbereitungszone
        [card] von deinen Karten
        [attached] aus der Feldzone oder von einer Karte
        [reserve] aus deiner Reserve
       *[bag] aus deinem Beutel
    }
dice-masters-of-this-card = Würfeln dieser Karte

## Bedingungen

dice-masters-test = { $test ->
        [your-turn] du am Zug bist
        [their-turn] dein Gegner am Zug ist
        [attack-phase] das in der Angriffsphase geschieht
        [was-in-combat] { $name } geblockt hat oder geblockt wurde
       *[was-blocked] { $name } geblockt worden war
    }
dice-masters-test-exists = { $whose ->
        [opponent] dein Gegner
       *[you] du
    } { $die } { $is ->
        [yes] { "" }
       *[no] nicht{ " " }
    }in der Feldzone { $whose ->
        [opponent] hat
       *[you] hast
    }
dice-masters-test-is = es { $is ->
        [yes] { "" }
       *[no] nicht{ " " }
    }{ $die } ist
dice-masters-test-shows = der Würfel { $shown ->
        [character] einen Charakter
        [energy] Energie
       *[no-character] keinen Charakter
    } zeigt
dice-masters-test-dealt = dabei mindestens { $n } Schaden zugefügt wurden

## Was geschieht

dice-masters-damage = { $n } Schaden
dice-masters-damage-per = 1 Schaden { $per }
dice-masters-damage-fielding = Schaden in Höhe der Aufstellungskosten dieses Charakters
dice-masters-damage-paid = so viel Schaden
dice-masters-damage-from = { " " }von { $of }
dice-masters-per = für { $of }
dice-masters-per-group = { " " }für jede Zugehörigkeit { $whose ->
        [blockers] seiner Blocker
        [engaged] der Charaktere, mit denen er kämpft
       *[others] bei { $of }
    }
dice-masters-bonus = { $more ->
        [yes] +
       *[no] −
    }{ $n } { $value ->
        [attack] A
       *[defence] V
    }
dice-masters-way = { $underdog ->
        [yes] mit Underdog:{ " " }
       *[no] { "" }
    }{ $then }
dice-masters-else = sonst: { CAPITAL($then) }
dice-masters-sacrifice-by = { $by } opfert { $die }
dice-masters-verb-damage = { $whom ->
        [you] erleide { $some }
       *[other] füge { $to } { $some } zu
    }
dice-masters-verb-duel = { $one } und { $other } fügen einander Schaden in Höhe ihres A zu
dice-masters-verb-prevent-damage = { $die } { $many ->
        [yes] erleiden
       *[no] erleidet
    }{ $lasts ->
        [yes] { " " }in diesem Zug
       *[no] { "" }
    } { $combat ->
        [yes] keinen Kampfschaden
       *[no] keinen Schaden
    }{ $from }
dice-masters-verb-cap-damage = { $die } { $many ->
        [yes] erleiden
       *[no] erleidet
    } durch { $from } höchstens { $n } Schaden
dice-masters-verb-redirect = leite den Schaden auf { $die } um
dice-masters-verb-gain-life = { $you ->
        [yes] erhalte { $n } Leben
       *[no] { $who } erhält { $n } Leben
    }
dice-masters-verb-lose-life = { $you ->
        [yes] verliere { $n } Leben
       *[no] { $who } verliert { $n } Leben
    }
dice-masters-verb-knock-out = schlage { $die } k. o.{ $to ->
        [used] { " " }und lege { $many ->
            [yes] sie
           *[no] ihn
        } auf die Ablage
       *[prep] { "" }
    }
dice-masters-verb-knock-out-to = { $now ->
        [yes] lege { $die } stattdessen auf die Ablage
       *[no] wird { $die } in diesem Zug k. o. geschlagen, kommt der Würfel auf die Ablage
    }
dice-masters-verb-sacrifice = { $who ->
        [each] jeder Spieler opfert { $die }
        [each-may] jeder Spieler darf { $die } opfern
       *[you] opfere { $die }
    }
dice-masters-verb-move = { $who ->
        [each] jeder Spieler legt { $die }
        [each-may] jeder Spieler darf { $die }
       *[you] lege { $die }
    }{ $energy ->
        [yes] { " " }aus der Vorbereitungszone mit 1 Energie
       *[no] { "" }
    } { $to ->
        [prep] in die Vorbereitungszone
        [reserve] in die Reserve
        [bag] in den Beutel
        [field] in die Feldzone
       *[used] auf die Ablage
    }{ $who ->
        [each-may] { " " }legen
       *[other] { "" }
    }
dice-masters-verb-field = { $who ->
        [each] jeder Spieler stellt { $die }
        [each-may] jeder Spieler darf { $die }
       *[you] stelle { $die }
    }{ $level ->
        [rolled] { "" }
        [1] { "" }
       *[other] { " " }mit Level { $level }
    } { $who ->
        [each-may] aufstellen
       *[other] auf
    }
dice-masters-verb-put = { $who ->
        [each] jeder Spieler legt { $die }
        [each-may] jeder Spieler darf { $die }
       *[you] lege { $die }
    }{ $level ->
        [rolled] { "" }
        [former] { " " }mit dem vorherigen Level
       *[other] { " " }mit Level { $level }
    } in die Feldzone{ $who ->
        [each-may] { " " }legen
       *[other] { "" }
    }
dice-masters-verb-field-free = stelle { $name } ohne Aufstellungskosten auf
dice-masters-verb-next-free = der nächste { $noun }, den du in diesem Zug aufstellst, kostet nichts
dice-masters-verb-remove = entferne { $die } bis zum Ende des Zuges aus der Feldzone
dice-masters-verb-capture = nimm { $die } bis zum Ende des Zuges gefangen
dice-masters-verb-control = kontrolliere { $die } bis zum Ende des Zuges
dice-masters-verb-copy = kopiere bis zum Ende des Zuges { $text ->
        [yes] den Text
       *[no] die Werte
    } von { $die }
dice-masters-verb-leave-combat = nimm { $die } aus dem Kampf
dice-masters-verb-spin = werte { $die } um { $n } Level { $up ->
        [yes] auf
       *[no] ab
    }
dice-masters-verb-spin-to = drehe { $die } auf Level { $level }
dice-masters-verb-reroll = wirf { $die } neu
dice-masters-verb-regenerate = versuche, { $name } zu regenerieren. Gelingt das: { CAPITAL($then) }
dice-masters-verb-draw-and-roll = { $n ->
        [one] ziehe 1 Würfel und wirf ihn
       *[other] ziehe { $n } Würfel und wirf sie
    }
dice-masters-verb-prep = { $who ->
        [each] jeder Spieler zieht { $n } Würfel in seine Vorbereitungszone
        [each-may] jeder Spieler darf { $n } Würfel in seine Vorbereitungszone ziehen
       *[you] ziehe { $n } Würfel in deine Vorbereitungszone
    }
dice-masters-verb-search = nimm { $die } deiner Wahl aus deinem Beutel und { $to ->
        [field] stelle ihn mit Level 1 auf
       *[prep] lege ihn in deine Vorbereitungszone
    }
dice-masters-verb-attach = lege { $name } auf eine Aktionskarte
dice-masters-verb-modify = { $die } { $stands ->
        [yes] { $many ->
            [yes] haben
           *[no] hat
        }
       *[no] { $many ->
            [yes] erhalten
           *[no] erhält
        }
    }{ $lasts ->
        [yes] { " " }bis zum Ende des Zuges
       *[no] { "" }
    } { $things }{ $per }
dice-masters-verb-defence-is-attack = { $die } hat{ $lasts ->
        [yes] { " " }bis zum Ende des Zuges
       *[no] { "" }
    } so viel V wie A
dice-masters-verb-grant-group = { $die } gehört{ $lasts ->
        [yes] { " " }bis zum Ende des Zuges
       *[no] { "" }
    } zu den { $group }
dice-masters-verb-blank = { $die } verliert{ $lasts ->
        [yes] { " " }bis zum Ende des Zuges
       *[no] { "" }
    } den Kartentext
dice-masters-verb-switch-off = das gilt in diesem Zug nicht
dice-masters-verb-unblockable = { $die } kann{ $lasts ->
        [yes] { " " }in diesem Zug
       *[no] { "" }
    } nicht geblockt werden
dice-masters-verb-not-blocked-by = { $die } { $many ->
        [yes] können
       *[no] kann
    }{ $lasts ->
        [yes] { " " }in diesem Zug
       *[no] { "" }
    } nicht von { $by } geblockt werden
dice-masters-verb-cannot-block = { $die } { $many ->
        [yes] können
       *[no] kann
    }{ $lasts ->
        [yes] { " " }in diesem Zug
       *[no] { "" }
    }{ $only ->
        [yes] { " " }{ $attacker }
       *[no] { "" }
    } nicht blocken
dice-masters-verb-must-block = { $die } muss{ $lasts ->
        [yes] { " " }in diesem Zug
       *[no] { "" }
    }{ $only ->
        [yes] { " " }{ $attacker }
       *[no] { "" }
    } blocken, wenn das geht
dice-masters-verb-may-block = { $name } darf bis zu { $n } Angreifer blocken
dice-masters-verb-block-tax = { $each ->
        [yes] { $who } muss{ $lasts ->
            [yes] { " " }in diesem Zug
           *[no] { "" }
        } für jeden Blocker, der nicht zu den { $without } gehört, 1 Leben bezahlen
       *[no] { $who } muss{ $lasts ->
            [yes] { " " }in diesem Zug
           *[no] { "" }
        } 1 Leben bezahlen, um zu blocken
    }
dice-masters-verb-first-strike = { $name } fügt Kampfschaden vor allen anderen zu
dice-masters-verb-untargetable = { $actions ->
        [yes] gegnerische Aktionswürfel können { $name } nicht als Ziel haben
       *[no] dein Gegner kann { $name } nicht als Ziel wählen
    }
dice-masters-verb-field-price = das Aufstellen von { $of } kostet { $least ->
        [yes] mindestens { $n }
       *[no] { $n } { $more ->
            [yes] mehr
           *[no] weniger
        }
    }
dice-masters-verb-buy-price = der Kauf von { $of } kostet { $payer } { $double ->
        [yes] das Doppelte
       *[no] { $n } { $more ->
            [yes] mehr
           *[no] weniger
        }
    }
dice-masters-verb-buy = kaufe { $die } ohne { $paid ->
        [yes] weitere{ " " }
       *[no] { "" }
    }Kosten{ $to ->
        [bag] { " " }und lege ihn in deinen Beutel
       *[used] { "" }
    }
dice-masters-verb-must-pay = { $who } muss { $prices }
dice-masters-verb-cancel = hebe das auf
dice-masters-verb-add-target = mache auch { $die } zum Ziel
dice-masters-verb-later = { $at ->
        [turn-end] am Ende des Zuges
       *[next-draw] in deinem nächsten Zug nach dem Ziehen
    }: { CAPITAL($then) }
dice-masters-verb-if-leaves = wenn { $die } in diesem Zug die Feldzone verlässt: { CAPITAL($then) }
dice-masters-verb-if = { $tested ->
        [yes] wenn { $tests }
       *[no] dann
    }: { CAPITAL($then) }
dice-masters-verb-choose = { $before }; oder { $next }
dice-masters-verb-repeat = für jede bezahlte Energie: { CAPITAL($then) }

## Die Übersicht der Verben

dice-masters-place = { $place ->
        [run] was in seinem Moment ausgeführt wird, Verb für Verb
        [always] was gilt, solange es da ist (when = "always")
        [fielding] eine andere Art, den Würfel aufzustellen (when = "fielding")
        [damage] eine Antwort auf Schaden, der gerade zugefügt werden soll (when = "would-be-damaged")
        [knock-out] eine Antwort auf ein K. o., das gerade bevorsteht (when = "would-be-knocked-out")
       *[aim] eine Antwort auf ein Ziel oder auf eine bezahlte Globale Fähigkeit
    }
