### Was Dice Masters sagt.

## Was geschehen ist

dice-masters-turn = Zug { $turn }: { $seat_is ->
        [you] Du bist dran.
       *[other] { $seat } ist dran.
    }
dice-masters-moved = { $die } von { $seat_is ->
        [you] dir
       *[other] { $seat }
    }: { $from ->
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
    }.
dice-masters-refilled = { $seat_is ->
        [you] Du bestückst deinen Beutel neu.
       *[other] { $seat } bestückt den Beutel neu.
    }
dice-masters-short = { $seat_is ->
        [you] Dir
       *[other] { $seat }
    } { $n ->
        [one] fehlt 1 Würfel: 1 Leben weniger, 1 generische Energie mehr.
       *[other] fehlen { $n } Würfel: { $n } Leben weniger, { $n } generische Energie mehr.
    }
dice-masters-rolled = { $seat_is ->
        [you] Du würfelst
       *[other] { $seat } würfelt
    }{ $again ->
        [yes] {" "}neu
       *[no] {""}
    }: { $dice }.
dice-masters-spent = { $seat_is ->
        [you] Du bezahlst
       *[other] { $seat } bezahlt
    } { $n } { $energy ->
        [fist] { $n ->
            [one] Faust
           *[other] Fäuste
        }
        [bolt] { $n ->
            [one] Blitz
           *[other] Blitze
        }
        [mask] { $n ->
            [one] Maske
           *[other] Masken
        }
        [shield] { $n ->
            [one] Schild
           *[other] Schilde
        }
        [wild] beliebige Energie
       *[generic] generische Energie
    }.
dice-masters-loose = { $seat_is ->
        [you] Du bezahlst
       *[other] { $seat } bezahlt
    } 1 generische Energie für einen fehlenden Würfel.
dice-masters-bought = { $seat_is ->
        [you] Du kaufst
       *[other] { $seat } kauft
    } { STOP($die) }
dice-masters-whose = { $die } ({ $seat_is ->
        [you] deiner
       *[other] { $seat }
    })
dice-masters-fielded = { $die } wird aufgestellt.
dice-masters-put = { $die } kommt in die Feldzone.
dice-masters-used = { $die } wird genutzt.
dice-masters-began = { $seat_is ->
        [you] Du nutzt
       *[other] { $seat } nutzt
    } eine Fähigkeit von { STOP($card) }
dice-masters-attacked = Angreifer: { $dice }.
dice-masters-blocked = { $die } blockt { $attacker }.
dice-masters-hurt = { $die } erleidet { $n } Schaden.
dice-masters-life = { $seat_is ->
        [you] { $way ->
            [up] Du erhältst { $n } Leben
           *[down] { $damage ->
                [yes] Du erleidest { $n } Schaden
               *[no] Du verlierst { $n } Leben
            }
        }
       *[other] { $seat } { $way ->
            [up] erhält { $n } Leben
           *[down] { $damage ->
                [yes] erleidet { $n } Schaden
               *[no] verliert { $n } Leben
            }
        }
    } (jetzt { $left }).
dice-masters-knocked-out = { $die } wird k. o. geschlagen.
dice-masters-regenerated = { $die } regeneriert sich und bleibt in der Feldzone.
dice-masters-taken = { $seat_is ->
        [you] Du hast jetzt die Kontrolle über { $die }.
       *[other] { $seat } hat jetzt die Kontrolle über { $die }.
    }
dice-masters-redirected = Der Schaden an { $die } trifft stattdessen { $to }.
dice-masters-cancelled = { $card }: Der Effekt wird aufgehoben.
dice-masters-sacrificed = { $die } wird geopfert.
dice-masters-changed = { $die } bekommt { $what ->
        [attack] { $attack } A
        [defence] { $defence } V
       *[both] { $attack } A und { $defence } V
    }.
dice-masters-spun = { $die } wird auf Level { $level } gedreht.
dice-masters-passed = { $seat_is ->
        [you] Du passt.
       *[other] { $seat } passt.
    }
dice-masters-resigned = { $seat_is ->
        [you] Du gibst auf.
       *[other] { $seat } gibt auf.
    }
dice-masters-agreed = Alle einigen sich auf Unentschieden.
dice-masters-won = Die Partie ist vorbei. Gewonnen: { $winners }.
dice-masters-drawn = Die Partie ist vorbei. Sie endet unentschieden.
dice-masters-sidekick = Sidekick
dice-masters-shown = { $die } ({ $face })
dice-masters-standing = { $die } (Level { $level }, { $attack } A { $defence } V{ $damage ->
        [0] {""}
       *[other] , { $damage } Schaden
    })
dice-masters-lot = { $n } × { $die }
dice-masters-no-dice = –
dice-masters-face = { $kind ->
        [character] Level { $n }
        [action] { $burst ->
            [single] Aktion mit einfacher Wut
            [double] Aktion mit doppelter Wut
           *[none] Aktion
        }
        [wild] beliebig
        [generic] { $n } generische
        [fist] { $n ->
            [one] Faust
           *[other] { $n } Fäuste
        }
        [bolt] { $n ->
            [one] Blitz
           *[other] { $n } Blitze
        }
        [mask] { $n ->
            [one] Maske
           *[other] { $n } Masken
        }
       *[shield] { $n ->
            [one] Schild
           *[other] { $n } Schilde
        }
    }

## Fragen

dice-masters-ask-reroll = Welche Würfel wirfst du neu? Das geht nur einmal.
dice-masters-ask-main = Deine Hauptphase: kaufen, aufstellen, nutzen, dann angreifen.
dice-masters-ask-combat = Die Blocker stehen fest: Nutze Aktionen und Globale Fähigkeiten, oder lass den Schaden austeilen.
dice-masters-ask-answer = Möchtest du eine Globale oder eine andere Fähigkeit nutzen?
dice-masters-ask-bill = { $items }: Du schuldest noch { $price }. Wie bezahlst du?
dice-masters-ask-first = Mehrere Fähigkeiten warten. Welche kommt zuerst?
dice-masters-ask-begin = Das Los ist auf dich gefallen. Möchtest du beginnen?
dice-masters-ask-attackers = Wer greift an?
dice-masters-ask-block = Wen blockt { $die }?
dice-masters-ask-divide = { $from } fügt { $n } Schaden zu: Wie viel davon bekommt { $die }?
dice-masters-ask-may = { $card }: Möchtest du das tun?
dice-masters-ask-sacrifice = { $card }: Welchen deiner Charaktere opferst du?
dice-masters-ask-aim = { $card }: { $n ->
        [1] Was wählst du als Ziel?
       *[other] Was wählst du als Ziele? Bis zu { $n }.
    }
dice-masters-ask-number = { $card }: Wie viel Energie bezahlst du?
dice-masters-ask-toll = { $card }: { $must ->
        [yes] Was bezahlst du?
       *[no] Möchtest du bezahlen, damit es nicht geschieht?
    }
dice-masters-ask-again = { $card }: Was wählst du als nächstes Ziel? { $n ->
        [one] Es ist das letzte.
       *[other] Noch { $n }.
    }
dice-masters-ask-way = { $card }: Was soll geschehen?
dice-masters-ask-buy = { $card }: Welchen Würfel kaufst du?
dice-masters-ask-search = { $card }: Welchen Würfel nimmst du aus deinem Beutel?
dice-masters-ask-thing = { $card }: Was wählst du?
dice-masters-ask-draft-card = Welche Karte nimmst du?
dice-masters-ask-draft-die = Welchen Würfel nimmst du aus der Mitte?
dice-masters-ask-draft-team = Welche Karte kommt in dein Team?
dice-masters-ask-bring = Welche Karte bringst du mit?
dice-masters-ask-bring-dice = Wie viele ihrer Würfel?
dice-masters-ask-draft-basic = Welche Basisaktion wählst du?
dice-masters-price = { $n } Energie{ $typed ->
        [yes] , davon { $types }
       *[no] {""}
    }

## Angebote

dice-masters-offer-reroll = { $die } neu werfen ({ $face })
dice-masters-offer-buy = { $die } kaufen für { $price }
dice-masters-offer-field = { $die } aufstellen ({ $face }), { $n ->
        [0] ohne Kosten
       *[other] für { $n } Energie
    }
dice-masters-offer-field-by = { $die } ohne Aufstellungskosten aufstellen ({ $face }){ $paid ->
        [yes] : { $price }
       *[no] {""}
    }
dice-masters-offer-use = { $die } nutzen ({ $face })
dice-masters-offer-global = Globale Fähigkeit von { $card } nutzen
dice-masters-offer-ability = Fähigkeit von { $die } nutzen
dice-masters-offer-auto = alles so bezahlen, wie vorgeschlagen
dice-masters-offer-spend = { $what } von { $die }
dice-masters-untyped = { $n } { $energy ->
        [wild] beliebige
       *[generic] generische
    } Energie
dice-masters-offer-loose = 1 generische Energie für einen fehlenden Würfel
dice-masters-offer-attack = mit { $die } angreifen ({ $attack } A { $defence } V)
dice-masters-offer-block = { $die } blocken ({ $attack } A { $defence } V)
dice-masters-offer-no-block = niemanden blocken
dice-masters-offer-amount = { $n } Schaden
dice-masters-offer-dice = { $n ->
        [one] { $n } Würfel
       *[other] { $n } Würfel
    }
dice-masters-offer-die = { $seat_is ->
        [you] { $die } von dir
       *[other] { $die } von { $seat }
    } ({ $face })
dice-masters-offer-player = { $seat_is ->
        [you] du
       *[other] { $seat }
    }
dice-masters-offer-from = { $die } { $from ->
        [bag] aus dem Beutel
        [prep] aus der Vorbereitungszone
        [rolling] aus dem Wurf
        [reserve] aus der Reserve
        [field] aus der Feldzone
        [used] von der Ablage
        [out] von außerhalb des Spiels
        [card] von einer Karte
       *[removed] von der Seite
    }
dice-masters-offer-onto = auf { $card }
dice-masters-offer-way = die { $n ->
        [1] erste
        [2] zweite
        [3] dritte
       *[other] vierte
    } Möglichkeit
dice-masters-offer-then = { $text }
dice-masters-offer-first = zuerst { $card }
dice-masters-offer-begin = beginnen
dice-masters-offer-let-begin = die anderen beginnen lassen
dice-masters-warn-last-life = Warnung: Das kostet dich das letzte Leben, und du hast verloren.
dice-masters-warn-in-vain = Warnung: { $die } bewirkt jetzt nichts.
dice-masters-plan = { $what ->
        [field] Plan für diesen Zug: { $fields } aufstellen.
        [buy] Plan für diesen Zug: { $buys } kaufen.
        [both] Plan für diesen Zug: { $fields } aufstellen, dann { $buys } kaufen.
       *[none] Nichts, was du bezahlen kannst, macht dich jetzt stärker.
    } { $why }
dice-masters-why-field = { $die } kann sofort mit { $attack } angreifen oder mit { $defence } blocken; in der Reserve ginge der Würfel auf die Ablage.
dice-masters-why-buy = { $die } macht deine nächsten Würfe am stärksten.
dice-masters-why-use = Die Aktion hilft dir jetzt; ungenutzt ginge sie am Ende des Zuges auf die Ablage.
dice-masters-why-else = Nach unserer Schätzung bringt das mehr, als es kostet.
dice-masters-why-pass = Als Nächstes kommt der Angriff.
dice-masters-offer-yes = ja
dice-masters-offer-no = nein
dice-masters-offer-pass = { $ends ->
        [main] die Hauptphase beenden
        [combat] den Schaden austeilen
       *[nothing] nichts tun
    }

## Was nicht geht

dice-masters-no-such-seat = Diesen Platz gibt es nicht.
dice-masters-no-clock = Dice Masters kennt keine Zeitgrenze.
dice-masters-refused-other-question = Danach ist gerade nicht gefragt.
dice-masters-refused-any-number = Hier wählst du so viele, wie du willst. Soll es gar keiner sein, antworte mit „keine“.
dice-masters-refused-bring-basic = { $card } ist eine Basisaktion: Die wählst du nach den Karten deines Teams.
dice-masters-refused-bring-cards = Dein Team hat schon { $most } Karten.
dice-masters-refused-bring-name = Wer so heißt wie { $card }, ist schon in deinem Team.
dice-masters-refused-bring-limit = Auf { $card } { $most ->
        [one] liegt höchstens ein Würfel.
       *[other] liegen höchstens { $most } Würfel.
    }
dice-masters-refused-bring-dice = Für { $card } ist kein Platz: Ein Team hat nicht mehr als { $most } Würfel.
dice-masters-refused-bring-short = Mit so wenigen Würfeln von { $card } kommt dein Team nicht mehr auf { $most }.
dice-masters-refused-too-few = Dein Team hat erst { $dice } von { $most } Würfeln.
dice-masters-refused-window = Globale Fähigkeiten, Aktionen und was Charaktere anbieten nutzt ihr in der Hauptphase und in der Angriffsphase erst, wenn die Blocker feststehen.
dice-masters-refused-before-blocks = Zwischen Angreifern und Blockern nutzt niemand Aktionen oder Globale Fähigkeiten.
dice-masters-refused-rolling = Solange gezogen und gewürfelt wird, nutzt niemand Aktionen oder Globale Fähigkeiten.
dice-masters-refused-main-only = Kaufen und aufstellen kannst du nur in deiner Hauptphase.
dice-masters-refused-at-work = Das geht erst, wenn fertig ist, was gerade geschieht.
dice-masters-refused-not-your-word = Gerade ist jemand anderes am Wort.
dice-masters-refused-underdog = { $die }: Underdog gilt gerade nicht. Dafür muss dein Gegner mehr Charaktere in der Feldzone haben als du.
dice-masters-refused-one-attacker = { $die }: Nenne nur einen Angreifer. Wer mehrere blocken kann, wird danach noch einmal gefragt.
dice-masters-refused-not-in-field = { $die } liegt nicht in deiner Feldzone.
dice-masters-refused-not-rolled = { $die } ist keiner der Würfel, die du gerade geworfen hast.
dice-masters-refused-no-target = { $what } kannst du hier nicht wählen.
dice-masters-refused-not-your-card = Würfel von { $die } kauft nur, wem die Karte gehört.
dice-masters-refused-unknown-die = Einen Würfel „{ $text }“ gibt es auf dem Tisch nicht.
dice-masters-refused-no-sale = Würfel kaufst du nur in deiner eigenen Hauptphase.
dice-masters-refused-sold-out = Auf der Karte von { $die } liegt kein Würfel mehr.
dice-masters-refused-price = { $die }: Der Preis ist { $price }, und du hast { $n ->
        [0] keine Energie
       *[other] { $n } Energie
    }.
dice-masters-refused-type = { $die }: Der Preis ist { $price }, und Energie dieses Typs fehlt dir.
dice-masters-refused-not-your-turn = Das geht nur in deinem eigenen Zug.
dice-masters-refused-not-in-reserve = { $die } liegt nicht in deiner Reserve.
dice-masters-refused-no-fielding = In der Angriffsphase wird niemand aufgestellt.
dice-masters-refused-no-character = { $die } zeigt keinen Charakter.
dice-masters-refused-no-action = { $die } zeigt keine Aktion.
dice-masters-refused-not-needed = Diese Energie braucht der Rest des Preises nicht, oder er lässt sich dann nicht mehr bezahlen.
dice-masters-refused-cannot-block = { $die } kann { $attacker } nicht blocken.
dice-masters-refused-must-block = { $die } muss blocken.
dice-masters-refused-global = Diese Globale Fähigkeit gibt es nur einmal in einem Zug, manche nur im eigenen: Jetzt kannst du sie nicht nutzen.
dice-masters-refused-global-idle = { $card }: Für diese Globale Fähigkeit gibt es gerade kein Ziel.
dice-masters-refused-unpaid = Das kannst du nicht bezahlen, oder es fehlt, was dafür nötig ist.

## Was ein Team vom Tisch fernhält

dice-masters-team-fixed = Das Einführungsspiel hat seine eigenen Teams.
dice-masters-team-no-card = Eine Karte „{ $card }“ für ein Team gibt es nicht.
dice-masters-team-no-basic = Eine Basisaktion „{ $card }“ gibt es nicht.
dice-masters-team-cards = { $n ->
        [one] Ein Team hat eine Karte.
       *[other] Ein Team hat eine bis { $n } Karten.
    }
dice-masters-team-limit = { $n ->
        [one] Auf { $card } liegt nur ein Würfel.
       *[other] Auf { $card } liegen ein bis { $n } Würfel.
    }
dice-masters-team-twice = { $card }: Eine Karte mit diesem Namen ist schon im Team.
dice-masters-team-dice = { $exact ->
        [yes] Ein Turnierteam hat genau { $most } Würfel; hier sind es { $n }.
       *[no] Ein Team hat höchstens { $most } Würfel; hier sind es { $n }.
    }
dice-masters-team-basics = { $n ->
        [one] Alle bringen genau eine Basisaktion mit.
       *[other] Alle bringen { $n } verschiedene Basisaktionen mit.
    }
dice-masters-team-same-basic = Beide Teammitglieder bringen { $card } mit: Ihre Basisaktionen sind verschieden.
dice-masters-team-drafted = Die Teams werden hier gedraftet.
dice-masters-team-hidden = Verdeckt werden Teams nur zu freien Partien und Turnieren mitgebracht.
dice-masters-team-named = Teams, die verdeckt mitgebracht werden, stehen nicht vorher fest.

## Der Draft

dice-masters-opened = { $seat_is ->
        [you] Du öffnest
       *[other] { $seat } öffnet
    } Päckchen: { $cards }.
dice-masters-laid-out = { $n } Würfel liegen in der Mitte.
dice-masters-sealed = { $seat_is ->
        [you] Du hast gewählt.
       *[other] { $seat } hat gewählt.
    }
dice-masters-drafted = { $seat_is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { $card }.
dice-masters-lot-falls = Das Los fällt auf { $seat_is ->
        [you] dich: Du sagst
       *[other] { $seat }: { $seat } sagt
    }, wer beginnt.
dice-masters-begins = { $seat_is ->
        [you] Du beginnst.
       *[other] { $seat } beginnt.
    }
dice-masters-first = { $seat_is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } den ersten Würfel.
dice-masters-took = { $seat_is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } einen Würfel von { $die }.
dice-masters-enough = { $seat_is ->
        [you] Du willst
       *[other] { $seat } will
    } keine Würfel mehr.
dice-masters-team = { $n ->
        [0] { $seat } hat keine Karten, aber { STOP($basics) }
       *[other] { $seat } zeigt { $cards }, dazu { STOP($basics) }
    }
dice-masters-paired = { $seat } und { $other } spielen.
dice-masters-played = Die Partie ist vorbei.
dice-masters-offer-choose = { $card }
dice-masters-offer-take = ein Würfel von { $die }
dice-masters-offer-done = das ist alles

## Teams auf Papier

dice-masters-sheet-no-card = Zeile { $line }: Eine Karte „{ $word }“ gibt es nicht.
dice-masters-sheet-several = Zeile { $line }: Mehrere Karten heißen „{ $word }“. Schreib den Titel dazu, etwa „Drax: Schmerzerfüllt“.
dice-masters-sheet-name-twice = Zeile { $line }: Das Team hat schon einen Namen.
dice-masters-sheet-long-name = Zeile { $line }: Ein Name hat höchstens 40 Buchstaben, nicht { $count }.
