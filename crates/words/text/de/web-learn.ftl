# Lektionen und die Regeln in einer Minute. Je ein, zwei Sätze.

web-learn = Lernen
web-learn-how = angeleitet, in fünf Minuten
web-learn-on = weiter, Schritt { $step } von { $steps }

web-lesson-next = Weiter
web-lesson-look = Schau es dir an
web-lesson-not-now = Das ist erlaubt, und du probierst es bald. Tippe jetzt an, was leuchtet.
web-lesson-again = Lektion von vorn
web-lesson-done = Gut gemacht, das war die Lektion.
web-lesson-and-now = Und jetzt?

web-minute = Regeln in einer Minute
web-minute-of = { $game } in einer Minute
web-minute-all = Alle Regeln

web-minute-irondie-1 = Jede Seite hat neun Würfel. Dreiecke greifen an, Punkte verteidigen, Zahlen sind Leben: Wer keinen Lebenswürfel mehr im Spiel hat, verliert.
web-minute-irondie-2 = Beide wählen geheim, welche Würfel in die Schlacht gehen. Die anderen bleiben als Reserve auf der Hand.
web-minute-irondie-3 = Eine gewürfelte 1 löst den Bonus ihrer Farbe aus: Er macht Würfel verbündeter Farben stärker.
web-minute-irondie-4 = Dann werden Reservewürfel auf Würfel am Tisch geworfen, in Duellen mit bis zu vier Würfen. Der letzte Würfel zählt zuerst.
web-minute-irondie-5 = Angriff minus Verteidigung der anderen Seite ist der Schaden. Du verteilst ihn auf deine Lebenswürfel, und ein Würfel mit 0 ist weg.
web-minute-irondie-6 = Am Ende der Runde darfst du einen Lebenswürfel zurücknehmen und neu werfen. Alle anderen geworfenen Würfel außer den Lebenswürfeln kommen auf die Hand zurück.
web-minute-irondie-7 = So geht es weiter, bis eine Seite keinen Lebenswürfel mehr im Spiel hat.

web-minute-dice-miner-1 = In drei Runden graben alle Würfel aus einem Berg. Die meisten Punkte gewinnen.
web-minute-dice-miner-2 = Die Seiten deines Helden zählen in jeder Runde für dich, wie Würfel, die dir niemand nimmt.
web-minute-dice-miner-3 = Reihum nimmst du einen Würfel, der frei liegt: Auf seinen beiden oberen Seiten liegt nichts.
web-minute-dice-miner-4 = Oder du gibst ein Bier aus: Jemand bekommt diesen Würfel, neu geworfen, und du nimmst zwei Würfel, auch von den Flanken.
web-minute-dice-miner-5 = Ist der Berg abgetragen, wirft Magie einige deiner Würfel neu, nur Gefahren nie.
web-minute-dice-miner-6 = Schächte zählen in einer Sequenz von 1 aufwärts, jeder Edelstein einen Punkt, und wer die meisten hat, zählt sie doppelt.
web-minute-dice-miner-7 = Einstürze und Drachen kosten Punkte, außer du hast ein Werkzeug oder einen Schild: Dann bringen sie welche.
web-minute-dice-miner-8 = Mit Truhen behältst du Würfel, wie sie sind; alle anderen werden für die nächste Runde neu geworfen. Nach der dritten Runde gewinnt die höchste Summe.

web-minute-kapow-1 = Alle haben ein Brett mit Fähigkeiten, einige Würfel und etwas Leben. Wer kein Leben mehr hat, ist k. o.
web-minute-kapow-2 = Alle werfen ihre Würfel hinter einem Schirm, gleichzeitig.
web-minute-kapow-3 = Du legst Würfel in die Kästen der Fähigkeiten. Eine Fähigkeit wirkt, sobald ihr Kasten voll ist.
web-minute-kapow-4 = Ein Angriff ist eine Basis plus Verstärker, mal einem Multiplikator; eine Verteidigung ebenso. Ohne Basis bewirkt der Rest nichts.
web-minute-kapow-5 = Die Schirme fallen, und alle greifen der Reihe nach an. Was die Verteidigung übersteigt, kostet Leben.
web-minute-kapow-6 = Andere Fähigkeiten bringen neue Würfel und neue Seiten, die du auf deine schwarzen Aktionswürfel steckst.
web-minute-kapow-7 = Es folgen Runden, jede stärker als die letzte, bis eine Seite k. o. ist.

web-minute-dice-throne-1 = Alle spielen einen Helden mit fünf Würfeln, einem Brett voller Fähigkeiten, Karten und Leben. Wer auf 0 Leben fällt, verliert.
web-minute-dice-throne-2 = Dein Zug beginnt mit einem Kampfpunkt und einer Karte.
web-minute-dice-throne-3 = In der Hauptphase spielst du Karten für Punkte: Verbesserungen machen eine Fähigkeit für immer stärker. Eine Karte, die du nicht brauchst, verkaufst du für einen Punkt.
web-minute-dice-throne-4 = Dann wirfst du fünf Würfel, bis zu dreimal, und behältst dazwischen, was dir gefällt.
web-minute-dice-throne-5 = Wähle eine Fähigkeit, die deine Würfel erlauben: Sie greift an, heilt oder bringt Marker.
web-minute-dice-throne-6 = Wer angegriffen wird, würfelt für eine Verteidigung. Karten und Marker können alles noch ändern, bevor der Schaden abgerechnet wird.
web-minute-dice-throne-7 = Nach einer zweiten Hauptphase behältst du höchstens sechs Karten.
web-minute-dice-throne-8 = So geht es weiter, bis jemand kein Leben mehr hat.

web-minute-dice-masters-1 = Jeder führt ein Team von Charakteren, und jeder Charakter ist ein Würfel. Wer kein Leben mehr hat, verliert.
web-minute-dice-masters-2 = Zieh vier Würfel aus deinem Beutel, wirf sie, und wirf beliebige davon noch einmal.
web-minute-dice-masters-3 = Die meisten Seiten zeigen Energie: Blitz, Faust, Maske oder Schild.
web-minute-dice-masters-4 = Mit Energie kaufst du Würfel von deinen Karten. Sie kommen auf die Ablage und mit dem nächsten Beutel zurück.
web-minute-dice-masters-5 = Ein gewürfelter Charakter wird für seine Kosten in die Feldzone gestellt und steht mit Angriff und Verteidigung vor dir.
web-minute-dice-masters-6 = Charaktere greifen an. Wer geblockt wird, kämpft mit dem Blocker, wer nicht, trifft den Spieler und verlässt die Feldzone.
web-minute-dice-masters-7 = Ist der Beutel leer, kommt die Ablage hinein: Deine besseren Würfel kommen immer öfter.
web-minute-dice-masters-8 = So geht es weiter, bis ein Spieler kein Leben mehr hat.

web-hint = Tipp (H)
web-hint-thinks = Einen Moment …
web-hint-plan = Unser Bot würde jetzt wählen: { $offer }. Er folgt dabei einem Plan für den ganzen Zug, nicht nur für diese Frage.
web-hint-because = Unser Bot würde wählen: { $offer }. { $plan }
web-hint-alike = Unser Bot würde wählen: { $offer }. Nach unserer Schätzung ist „{ $next }“ etwa gleich gut.
web-hint-better = Unser Bot würde wählen: { $offer }. Nach unserer Schätzung stündest du bei { $worth } von 100, mit „{ $next }“ bei { $less }.
web-hint-nothing = nichts

web-story-turn = Was nach unserer Schätzung den Ausschlag gab ({ $round }): { $told }
web-story-luck = Der glücklichste Wurf ({ $round }): { $told }
web-story-choice = Die beste Entscheidung der Siegerseite ({ $round }): { $told }. Nach unserer Schätzung war sie { $gain } von 100 Punkten mehr wert als die nächstbeste Antwort.
web-story-left = Die Partie wurde nicht zu Ende gespielt.
web-story-even = Kein einzelner Wurf und keine einzelne Antwort hat es entschieden: Schritt für Schritt kam es so.
web-share-picture = Als Bild teilen
web-save-picture = Als Bild speichern
