# Das erste Spiel, angeleitet. Je höchstens zwei Sätze.

web-learn = Lernen
web-learn-how = ein angeleitetes erstes Spiel

web-learn-irondie = Du gewinnst, wenn dein Gegner kein Leben mehr hat. Angriffswürfel treffen, Verteidigungswürfel halten auf, Lebenswürfel halten dich am Leben.
web-learn-ir-5-1 = Tippe die Würfel an, die du in die Schlacht wirfst; die anderen bleiben als Reserve für Duelle auf der Hand. Wirf immer auch Lebenswürfel: Sie sind dein Leben.
web-learn-ir-6-6 = Eine gewürfelte 1 hat einen Farbbonus ausgelöst. Tippe den Würfel an, der ihn bekommt: Die leuchtenden haben die richtige Klasse und eine verbündete Farbe.
web-learn-ir-7-3 = Jetzt darfst du mit einem Würfel deiner Reserve ein Duell eröffnen: erst ihn antippen, dann sein Ziel. Oder du verzichtest und sparst deine Würfel auf.
web-learn-ir-8-3 = Du bist in einem Duell und darfst mit einem Würfel deiner Reserve antworten oder aussetzen. Der letzte Würfel zählt zuerst, eine späte Antwort kann also alles davor vereiteln.
web-learn-ir-10-3 = Es kam mehr Angriff durch, als verteidigt wurde. Verteile den Schaden auf deine Lebenswürfel: Einer, der auf 0 fällt, ist weg.
web-learn-ir-11-1 = Die Runde ist vorbei. Du darfst einen Lebenswürfel auf die Hand nehmen, um ihn neu zu werfen, oder alle liegen lassen.

web-learn-dice-miner = In drei Runden graben alle Würfel aus dem Berg und zählen sie nach jeder Runde. Die meisten Punkte gewinnen.
web-learn-dm-2-2 = Wähle einen Helden: Seine Seiten gehören dir in jeder Runde, wie Würfel, die dir niemand nehmen kann. Welcher es ist, macht im ersten Spiel kaum einen Unterschied.
web-learn-dm-4-2 = Nimm einen Würfel, der frei liegt, auf dessen oberen Seiten also nichts liegt. Oder teile ein Bier: Dann nimmst du zwei Würfel, und jemand bekommt dein Bier.
web-learn-dm-4-6 = Prost! Jetzt darfst du auch aus den Flanken nehmen, und was darüber liegt, rutscht in die Lücke.
web-learn-dm-5-2 = Mit Magie würfelst du neu, was dir nicht gefällt. Tippe eine Quelle an, oder mach ohne weiter.
web-learn-dm-5-3 = Tippe so viele Würfel an, wie die Quelle Symbole hat; sie werden zusammen neu gewürfelt. Gefahren kann man nicht neu würfeln.
web-learn-dm-7-1 = Für die nächste Runde werden alle deine Würfel neu gewürfelt, aber Schatztruhen bewahren einige, wie sie sind. Tippe die an, die du behalten möchtest.

web-learn-kapow = Wer kein Leben mehr hat, ist K.O. Hinter deinem Schirm machst du aus denselben Würfeln einen Angriff, eine Verteidigung und Gewinne, und dein Gegner auch.
web-learn-ka-3-2 = Leg deine Würfel in Kästen: erst einen Würfel antippen, dann ein leuchtendes Feld, oder zieh ihn dorthin. Ein Angriff braucht eine Basis wie Pow, eine Verteidigung eine wie Ausweichen; Verstärker und Multiplikatoren kommen obendrauf.
web-learn-ka-3-7 = Diese Fähigkeit wirkt sofort. Tippe den Würfel an, den du neu würfeln möchtest.
web-learn-ka-6-2 = Dein Angriff: Die Basis ist schon gewählt, mit allem, was dazukommt. Der Stern zeigt, was durchkäme.
web-learn-ka-6-3 = Du wirst angegriffen. Wähle die Basis deiner Verteidigung; die Vorschau zeigt, wie viel sie aufhält.
web-learn-ka-7-4 = Mehrere deiner Fähigkeiten wirken jetzt, und die Reihenfolge kann wichtig sein. Tippe an, was zuerst kommt.
web-learn-ka-8-2 = Setz freie Seiten auf deine Aktionswürfel: Ab jetzt würfelst du sie. Du darfst alles umstecken, bis du fertig bist.
web-learn-ka-9-2 = Du erhältst eine Seite, und sie kommt sofort auf einen Aktionswürfel. Tippe ihn an.
web-learn-ka-9-3 = Ein Festlegen-Marker ersetzt die Würfel: Diese Fähigkeit wirkt ab jetzt jede Runde. Tippe sie an.
web-learn-ka-9-6 = Du erhältst etwas aus dem Vorrat: Wähle, was. Mehr Würfel heißt mehr Fähigkeiten in jeder Runde, und Seiten machen deine Aktionswürfel besser.
web-learn-ka-9-7 = Du darfst Seiten gegen andere aus dem Vorrat tauschen. Tippe erst an, was du gibst, dann, was du bekommst, oder hör auf.
web-learn-ka-9-8 = Du musst eine Seite hergeben. Wähle die, die dir am wenigsten fehlt.
web-learn-ka-9-9 = Nur eine dieser Wirkungen tritt ein. Wähle sie.

web-learn-dice-throne = Du gewinnst, wenn dein Gegner keine Lebenspunkte mehr hat. In jedem Zug würfelst du mit fünf Würfeln, bis zu dreimal, für eine der Fähigkeiten auf deinem Tableau.
web-learn-dt-2-6 = Wähle deinen Helden: Alle anderen sehen, wen du nimmst. Helden mit wenigen Strichen sind leichter zu spielen.
web-learn-dt-2-7 = Wähle deinen Helden heimlich: Alle werden zusammen aufgedeckt. Helden mit wenigen Strichen sind leichter zu spielen.
web-learn-dt-2-9 = Erst sperrt jeder einen Helden, dann wählt jeder einen. Helden mit wenigen Strichen sind leichter zu spielen.
web-learn-dt-3-1 = Der Zug beginnt mit der Vorbereitung, in der Marker wirken. Sag, was zuerst kommt, oder lass es gut sein.
web-learn-dt-3-3 = Deine Hauptphase: Spiele Karten für die KP, die sie kosten, oder verkaufe eine Karte für 1 KP. Verbesserungen machen eine Fähigkeit für den Rest der Partie besser. Bist du zufrieden, beende die Phase.
web-learn-dt-3-8 = Der Zug endet. Wer mehr als sechs Karten hält, verkauft eine für 1 KP; davon abgesehen ist es die letzte Gelegenheit in diesem Zug.
web-learn-dt-3-9 = Eine Phase endet gleich. Hast du eine Karte, die jederzeit geht, kannst du sie jetzt spielen; sonst lass es gut sein.
web-learn-dt-4-2 = Tippe die Würfel an, die du noch einmal wirfst, oder wähle eine Fähigkeit, die deine Würfel erlauben. Das Tableau zeigt, wie wahrscheinlich jede ist. Du hast insgesamt drei Versuche.
web-learn-dt-4-3 = Eine Fähigkeit ist angesagt, aber ihre Würfel lassen sich mit Karten noch ändern. Hast du nichts hinzuzufügen, lass es gut sein.
web-learn-dt-4-5 = Die Fähigkeit gilt jetzt. Bevor sie abgerechnet wird, kannst du einen Angriff mit Karten und Markern stärken oder schwächen, oder es gut sein lassen.
web-learn-dt-5-1 = Wähle, wen du angreifst.
web-learn-dt-5-3 = Ein Würfel entscheidet, wer angegriffen wird. Er lässt sich noch ändern; sonst lass es gut sein.
web-learn-dt-6-2 = Du wirst angegriffen. Wähle eine Verteidigungsfähigkeit: Ihre Würfel entscheiden, wie viel Schaden du abhältst.
web-learn-dt-6-5 = Das ist das letzte Wort, bevor der Schaden abgerechnet wird. Spiele eine Karte oder gib Marker aus, um ihn zu ändern, oder lass es gut sein.
web-learn-dt-6-8 = Der Schaden ist abgerechnet. Manche Karten antworten auf das, was gerade geschehen ist; meist lässt du es gut sein.
web-learn-dt-9-7 = Dieser Schaden ist kein Angriff und wird für sich abgerechnet. Du kannst noch antworten oder es gut sein lassen.
web-learn-dt-10-5 = Ein Statuseffekt wird entfernt oder verschoben. Tippe den an, den du meinst.
web-learn-dt-12-4 = Eine Karte wurde gespielt und hat noch nicht gewirkt. Du kannst mit einer eigenen antworten oder es gut sein lassen.
web-learn-dt-12-5 = Eine Karte oder Fähigkeit lässt dir die Wahl. Tippe an, was du möchtest, oder hör auf, wo das angeboten ist.
web-learn-dt-12-7 = Auf dem Tisch liegen Würfel, die sich noch ändern lassen. Tippe den an, den du meinst, oder lass es gut sein.
web-learn-dt-12-8 = Eine Fähigkeit ist mitten in ihrer Wirkung. Du kannst eingreifen, bevor sie weitergeht, oder es gut sein lassen.
web-learn-dt-12-12 = Du darfst einige dieser Würfel noch einmal werfen. Tippe sie an, oder behalte alle.

web-learn-dice-masters = Du gewinnst, wenn dein Gegner kein Leben mehr hat. Gewürfelte Würfel geben Energie, Energie kauft bessere Würfel, und Charaktere auf Würfeln kämpfen für dich.
web-learn-ma-4-6 = Einmal darfst du beliebige deiner Würfel neu werfen. Tippe die an, die dir nicht gefallen: Mit Energie kaufst du Würfel und stellst Charaktere auf.
web-learn-ma-6-6 = Etwas hat seinen Preis. Bezahle wie vorgeschlagen oder tippe die Würfel einzeln an; Energie, die du behältst, kann im Zug deines Gegners noch nützen.
web-learn-ma-6-7 = Dieser Preis wird mit einem Charakter bezahlt. Tippe den an, auf den du verzichten kannst.
web-learn-ma-11-1 = Tippe die Charaktere an, die angreifen. Wer nicht geblockt wird, fügt deinem Gegner seinen Angriff als Schaden zu und verlässt dann die Feldzone.
web-learn-ma-11-4 = Du wirst angegriffen. Sag für jeden deiner Charaktere, wen er blockt; ein Blocker erspart dir den Schaden, muss dafür aber vielleicht vom Feld.
web-learn-ma-11-11 = Mehrere Charaktere blocken deinen. Verteile seinen Schaden auf sie: Ein Blocker fällt, wenn er so viel bekommt, wie er Verteidigung hat.
web-learn-ma-13-1 = Kaufe Würfel, stell Charaktere auf, nutze Aktionen und globale Fähigkeiten, solange deine Energie reicht. Wenn du fertig bist, geht es weiter.
web-learn-ma-13-3 = Mehrere Fähigkeiten warten gleichzeitig. Tippe die an, die zuerst kommt.
web-learn-ma-13-6 = Eine Fähigkeit braucht ein Ziel. Tippe an, was es sein soll.
web-learn-ma-17-4 = Du darfst diese Fähigkeit nutzen oder es lassen.
