### Was das Programm im Terminal sagt.

## Spielen

cli-help =
    Antworte mit der Nummer eines Angebots, mit mehreren Nummern, wo du mehrere
    wählen darfst (1 3 5), mit „alle“ oder „keine“, oder mit einem Zug, so wie er
    rechts geschrieben steht.
    
      warum ZUG          warum ein Zug nicht geht; eine Nummer genügt auch
      chancen            genaue Chancen für das, was gefragt ist
      zurück             nimm die letzte Antwort zurück, bis etwas geworfen wird
      brett              noch einmal das Brett und die Frage
      verlauf            alles, was geschehen ist
      regeln [NR]        die Liste der Regeln oder eine davon: regeln 7
      speichern [DATEI]  speichere die Partie; mit --resume DATEI geht sie weiter
      aufgeben           gib die Partie auf
      remis              beende die Partie unentschieden, wenn alle es wollen
      ende               geh; die Partie wird gespeichert und geht später weiter
cli-or-none = Oder „keine“: nichts davon.
cli-more-offers = Es gibt mehr Antworten, als hier stehen; sie lassen sich genauso tippen wie die rechts.
cli-no-matter = Hier gibt es keinen Angriff, den du im Ganzen durchlassen könntest.
cli-only-answer = Nur eine Antwort ist möglich: { $offer } ({ $move })
cli-no-about = Unter „{ $what }“ ist hier nichts nachzuschlagen.
cli-no-odds = Zu dieser Frage gibt es keine Chancen zu nennen.
cli-no-such-rule = Eine Regel „{ $number }“ gibt es nicht. „regeln“ zeigt die Abschnitte, „regeln 7“ einen davon, „regeln IR-7.3“ eine Regel.
cli-why-what = Warum was? Zum Beispiel: warum skip, oder warum 3.
cli-why-legal = Das geht: Es ist eines der Angebote.
cli-undone = Zurückgenommen.
cli-sure = Trotzdem? (ja/nein)
cli-resign-sure = Partie aufgeben? (ja/nein)
cli-draw-sure = Sind alle mit einem Unentschieden einverstanden? (ja/nein)
cli-draw-bots = Mit einem Bot am Tisch gibt es kein Unentschieden auf Absprache.
cli-waits-for-dice = Die Würfel sind dran.
cli-waits-for-seats = Am Zug: { $seats }
cli-next-input = Danach: { $input }
cli-curtain = Als Nächstes antwortet Platz { $seat }, geheim. Drücke Enter, wenn { $seat } bereit ist.
cli-saved = Gespeichert: { $file }
cli-saved-open = Gespeichert: { $file } – darin steht der geheime Startwert; schau nicht hinein, solange die Partie läuft.
cli-not-saved = Nicht gespeichert. { $why }
cli-left = Bis bald.
cli-left-open = Bis bald. Die Partie ist noch nicht zu Ende.
cli-resume-hint = Weiterspielen: astragal play --seats { $seats } --resume { $file }
cli-verify-hint = Der Startwert ist offengelegt; jeder Würfel lässt sich prüfen: astragal record verify { $file }
cli-end-draw = Die Partie endet unentschieden.
cli-end-nobody = Die Partie ist vorbei. Niemand hat gewonnen.
cli-end-won = Die Partie ist vorbei. Gewonnen: { $winners }.
cli-end-you-won = Du gewinnst!
cli-end-you-lost = Du verlierst. Gewonnen: { $winners }.
cli-refused-number = Kein Angebot hat die Nummer { $number }.
cli-refused-count = { $max ->
        [1] Wähle genau ein Angebot.
       *[other] Wähle mindestens { $min } und höchstens { $max } Angebote.
    }
cli-person = ein Mensch
cli-commitment = Die Würfel sind an einen geheimen Startwert gebunden. Sein SHA-256: { $commitment }
cli-help-hint = „hilfe“ zeigt, was du tippen kannst.

## Ein Set bauen

cli-build-head = Baue das Set für Platz { $seat }: neun Würfel, jede Klasse mindestens einmal, höchstens drei seltene.
cli-build-parts =
    Farben: { $colours }. Fertige Sets für den Anfang: { $sets }.
    Tippe Würfel, um sie dazuzunehmen (smasher.black barrier.green*, Stern für selten), ein Set, um es zu kopieren, oder weg 3 5, leer, fertig, ende, hilfe.
cli-build-unknown = „{ $die }“ ist kein Würfel: Sorte, Punkt und Farbe machen einen, etwa smasher.black.
cli-build-count = { $count } von 9 Würfeln: { $classes }; selten { $rare } von 3.
cli-build-legal = Das Set ist erlaubt: fertig nimmt es.

## Die Seite aller Verben

cli-verbs-title = { $game }: alle Verben
cli-verbs-intro = Woraus Wirkungen in `packs/{ $game }` bestehen. Jedes Verb ist eine Tabelle mit einem Schlüssel, und `effects` ist eine Liste davon, höchstens { $most } hintereinander. Wo ein Verb nicht stehen darf, täte es nichts; `astragal packs check` sagt dann Datei und Zeile. Diese Seite macht `astragal packs verbs { $game }` aus der Tabelle, nach der Pakete gelesen werden.
cli-verbs-places = Wo Verben stehen
cli-verbs-verbs = Die Verben
cli-verbs-written = So geschrieben
cli-verbs-example = Zum Beispiel
cli-verbs-stands = Darf stehen in

## Packs

cli-packs-sound = keine Fehler; { $values } Werte: { $counts }
cli-sources = { $count } { $source ->
        [rulebook] aus dem Regelheft
        [public] öffentlich
        [disputed] umstritten
        [inferred] erschlossen
        [reconstructed] rekonstruiert
       *[ours] von uns
    }
cli-source = { $source ->
        [rulebook] aus dem Regelheft
        [public] öffentlich: { $why }
        [disputed] umstritten: { $why }; anders { $other }
        [inferred] erschlossen: { $why }
        [reconstructed] rekonstruiert: { $why }
       *[ours] von uns: { $why }
    }
