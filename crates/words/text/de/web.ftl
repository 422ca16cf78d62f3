### Was die App sagt.

## Überall

web-menu = Menü
web-close = Schließen
web-settings = Einstellungen
web-rules = Regeln
web-log = Verlauf
web-side = Vorschau und Verlauf
web-phase = Phase
web-theme = Hell oder dunkel
web-change-language = Sprache ändern
web-to-boxes = Zu den Spielen
web-skip-to-boxes = Zu den Spielen springen
web-skip-to-decision = Zur Entscheidung springen
web-you = Du
web-person = Person { $letter }
web-has-answered = hat geantwortet
web-thinks = überlegt
web-undo = Zurücknehmen
web-rematch = Noch einmal
web-dice-roll = Die Würfel rollen.
web-waits = Gleich geht es weiter.
web-waits-for = { $seat } überlegt.
web-die = { $kind }, { $colour }, { $value }
web-die-offered = { $kind }, { $colour }, { $value }, wählbar
web-die-chosen = { $kind }, { $colour }, { $value }, gewählt
web-rare = selten

## Erste Seite

web-tagline = Würfelspiele, volle Regeln.
web-choose-game = Wähle ein Spiel
web-people = Personen
web-minutes = { $minutes } min
web-irondie-pitch = Neun Metallwürfel gegen neun. Du teilst deine Hand in Schlacht und Reserve und entscheidest Duelle, in denen der letzte Wurf zuerst wirkt.
web-irondie-facts = 2, 4 oder 6 Personen · etwa 15 min
web-customise = Anpassen: Modus, Sets, wer spielt
web-random = Zufall
web-help = Hilfe
web-play-now = Jetzt spielen
web-play-now-with = mit { $names }
web-play-now-alone = allein
web-play-bot = Gegen { $name } spielen ({ $how })
web-level-named = { $name } ({ $how })
web-same-screen = Ein Bildschirm
web-same-screen-how = reihum, mit Vorhang
web-friends = Mit Freunden
web-friends-how = über einen Link, ohne Konto
web-unofficial = Inoffiziell. Alle Zeichnungen und Texte sind unsere eigenen.

## Anpassen

web-custom-title = { $game } anpassen
web-custom-mode = Modus
web-custom-set = Set von Platz { $name }
web-custom-side = Nebenset von Platz { $name }
web-custom-who = Wer Platz { $name } spielt
web-custom-team = Team { $team }
web-custom-person = Noch eine Person
web-custom-bot = Bot, { $name }
web-custom-planned = Mit Plan
web-custom-plain = Einsteigersets
web-custom-no-side = Kein Nebenset
web-custom-side-own = Nebenset des Sets
web-custom-side-of = Nebenset von
web-custom-side-dice = Nebenset: { $dice }.
web-mode-irondie-duel = Duell
web-mode-irondie-duel-how = ein Spiel
web-mode-irondie-match = Partie
web-mode-irondie-match-how = wer zuerst zwei Spiele gewinnt, mit Nebensets
web-mode-irondie-teams-2 = Zwei gegen zwei
web-mode-irondie-teams-2-how = jeder mit eigenem Set, ein Spiel
web-mode-irondie-teams-3 = Drei gegen drei
web-mode-irondie-teams-3-how = jeder mit eigenem Set, ein Spiel
web-agreed = Absprachen
web-agreed-late = Späte Runden werden schärfer
web-agreed-free-second = Der zweite Angriffswurf ist frei
web-agreed-strict-sweep = Rundumschläge bleiben im Duell
web-agreed-return-each = Im Team nimmt jeder einen Lebenswürfel zurück
web-agreed-preset = Werte, die niemand kennt
web-bot-level = Bot
web-level-chalk = Sanft
web-level-chalk-name = Bot Kreide
web-level-chalk-how = kann das Spiel und fällt oft auf das herein, was auf den ersten Blick gut aussieht
web-level-pebble = Leicht
web-level-pebble-name = Bot Kiesel
web-level-pebble-how = spielt ordentlich und vertut sich ab und zu
web-level-flint = Mittel
web-level-flint-name = Bot Feuerstein
web-level-flint-how = wägt jede Antwort ab, eine Entscheidung weit
web-level-basalt = Stark
web-level-basalt-name = Bot Basalt
web-level-basalt-how = denkt voraus, wo es darauf ankommt
web-level-obsidian = Sehr stark
web-level-obsidian-name = Bot Obsidian
web-level-obsidian-how = denkt jede Antwort durch, so weit voraus, wie es hilft

## Set-Editor

web-sets = Set-Editor
web-sets-side = Prüfung, Vorlagen, Text
web-sets-count = { $count } von { $of }
web-sets-set = Das Set
web-sets-name = Name des Sets
web-sets-nameless = Set ohne Namen
web-sets-counts = Zähler
web-sets-places = Plätze des Sets
web-sets-free = frei
web-sets-rare = { $count } / { $of } selten
web-sets-pick = Auswahl
web-sets-pick-how = Ein Tipp setzt einen Würfel ein, oben nimmt ihn ein Tipp heraus. ± heißt: plus für eigene, minus für gegnerische Würfel.
web-sets-pick-key = Spezialfarbe: Gleichstand genügt.
web-sets-target = Wohin ein Tipp setzt
web-sets-rare-on = selten einsetzen
web-sets-kinds = Sorte und Wirkung
web-sets-grid = Neun Sorten in acht Farben
web-sets-reconstructed = Rekonstruiert: { $why }.
web-sets-die = { $kind }, { $colour }
web-sets-die-rare = { $kind }, { $colour }, selten
web-sets-do-put = { $die }, einsetzen
web-sets-do-take = { $die }, herausnehmen
web-sets-do-side = Freier Platz: Der nächste Tipp geht ins Nebenset
web-sets-put = { $die }, eingesetzt: { $count } von { $of }.
web-sets-taken = { $die }, herausgenommen: { $count } von { $of }.
web-sets-undone = Zurückgenommen.
web-sets-read = Das Set ist eingelesen.
web-sets-received = Jemand hat dir dieses Set geschickt. Es liegt jetzt bei deinen.
web-sets-deleted = Das Set ist gelöscht.
web-sets-copy-name = { $name }, Kopie
web-sets-legal = Regelgerecht?
web-sets-yes = ja
web-sets-not-yet = noch nicht
web-sets-is-legal = Das Set ist regelgerecht.
web-sets-is-not-legal = noch nicht regelgerecht
web-sets-kept = Bewahrt in diesem Browser
web-sets-more = { $count ->
        [one] noch ein Grund
       *[other] noch { $count } Gründe
    }
web-sets-play = Damit spielen
web-sets-side-how = Zum Tausch zwischen den Spielen einer Partie.
web-sets-templates = Vorlagen
web-sets-classes = Angriff · Verteidigung · Leben
web-sets-colours = Farbbonus
web-sets-colours-how = Eine 1 gibt ihn einem verbündeten Würfel, beim seltenen Würfel auch eine 2.
web-sets-own = Eigene Sets
web-sets-new = Neu
web-sets-duplicate = Kopie
web-sets-delete = Löschen
web-sets-delete-sure = Wirklich löschen
web-sets-text = Als Text
web-sets-copy = Kopieren
web-sets-read-in = Einlesen
web-sets-link = Link kopieren
web-sets-save = Speichern
web-sets-open-file = Datei öffnen
web-sets-copied = Kopiert.
web-sets-not-copied = Der Browser lässt nicht kopieren. Der Text steht im Feld: Kopiere ihn von Hand.

## Einstellungen

web-set-language = Sprache
web-set-look = Aussehen
web-set-device = Gerät
web-set-paper = Papier
web-set-felt = Filz
web-set-type = Größe der Schrift
web-set-speed = Tempo der anderen
web-set-calm = Ruhig
web-set-normal = Normal
web-set-fast = Schnell
web-set-at-once = Sofort
web-set-dice = Würfel
web-set-rolls = Wurf zeigen
web-set-rolls-why = 0,6 s; du kannst sofort weiterspielen
web-set-odds = Chancen neben dem Brett
web-set-odds-why = genau gerechnet, nicht geschätzt
web-set-sound-and-motion = Ton und Bewegung
web-set-sound = Ton
web-set-sound-why = Wurf, Treffer, dein Zug, Sieg
web-set-motion = Weniger Bewegung
web-set-motion-why = Würfel erscheinen, statt zu rollen
web-set-handling = Bedienung
web-set-confirm = Vor Unwiderruflichem fragen
web-set-confirm-why = Zurücknehmen bleibt, solange es geht
web-set-command = Befehlszeile
web-set-command-why = Züge tippen, etwa throw smasher.1 > B.barrier.1

## Regeln und Tasten

web-rules-of = Regeln: { $game }
web-rules-find = In den Regeln suchen
web-rules-sections = Abschnitte
web-rules-hits = { $count ->
        [one] Eine Regel
       *[other] { $count } Regeln
    } mit „{ $wanted }“
web-keys = Tasten
web-command = Zug eingeben
web-command-help = Gib einen Zug ein oder: tisch, würfel, protokoll, warum nicht ZUG. Gerade:
web-command-legal = Nichts spricht dagegen: Das ist jetzt ein Zug.
web-key-next = nächstes Angebot
web-key-tap = wählen, zurücknehmen
web-key-main = Hauptknopf; während andere spielen: gleich weiter
web-key-place = Würfel nach seinem Platz
web-key-undo = zurücknehmen
web-key-skip = auslassen, verzichten
web-key-orders = Daueraufträge in einem Fenster
web-key-rules = Regeln
web-key-close = schließen
web-key-help = Hilfe zu dem, was den Fokus hat, sonst ein Tipp
web-key-all = jeder Würfel
web-key-this = diese Tafel

## Der Vorhang

web-curtain-give = Gib das Gerät an
web-curtain-why = Nur diese Person schaut jetzt hin.
web-curtain-open = Ich bin es, Vorhang auf

## IRONDIE

web-sure = Trotzdem
web-irondie-my-mat = Deine Matte
web-irondie-mat = Matte von { $seat }
web-irondie-attacks = { $seat_is ->
        [you] greifst an
       *[other] greift an
    }
web-irondie-defends = { $seat_is ->
        [you] verteidigst
       *[other] verteidigt
    }
web-irondie-priority = { $seat_is ->
        [you] hast Priorität
       *[other] hat Priorität
    }
web-irondie-hand-how = Tippe an, was in die Schlacht geht
web-irondie-duel-how = Der letzte Wurf wirkt zuerst
web-irondie-damage-how = Angriff weniger Verteidigung
web-irondie-set = Set
web-irondie-side-set = Nebenset
web-irondie-swap-how = Tausche bis zu drei
web-irondie-tray = Wurfschale
web-irondie-tray-quiet = Noch ist hier kein Würfel gefallen.
web-irondie-in-the-air = in der Luft
web-irondie-open = noch offen: erst kommt der Farbbonus
web-irondie-your-throw = dein Wurf
web-irondie-preview = Vorschau
web-irondie-odds = Chance auf Erfolg
web-irondie-kinship = Verwandtschaft
web-irondie-kinship-how = Nachbarn auf dem Rad sind verbündet. Gleichstand genügt dem spezialisierten Würfel, außer gegen verfeindete Farben.
web-irondie-allied = { $one } und { $other }: verbündet.
web-irondie-enemy = { $one } und { $other }: verfeindet.
web-irondie-neutral = { $one } und { $other }: neutral.
web-irondie-hint-split = Antippen wählt, noch einmal legt zurück
web-irondie-hint-throw = Wähle einen Würfel deiner Reserve
web-irondie-hint-target = Wähle das Ziel
web-irondie-hint-bonus = { $die } gibt { $bonus }. Wähle, wer es bekommt
web-irondie-hint-return = Höchstens einen
web-irondie-hint-swap = So viele herein, wie hinausgehen
web-irondie-all = Alle
web-irondie-none = Keinen
web-irondie-decline = Verzichten
web-irondie-skip = Auslassen
web-irondie-stay = Alle liegen lassen
web-irondie-do-split = { $count } werfen, { $reserve } behalten
web-irondie-do-throw = Auf { $target } werfen
web-irondie-do-sweep = Auf alle passenden werfen
web-irondie-do-bonus = { $target }: { $now } → { $then }
web-irondie-do-take = { $die } nimmt { $points }, behält { $left }
web-irondie-do-swap = { $count ->
        [0] Nichts tauschen
       *[other] { $count } tauschen
    }
web-irondie-do-amount = Wie viel?
web-irondie-do-pick = Welchen?
web-irondie-do-give = An wen?
web-irondie-do-aim = Werfen

## IRONDIE: Teams, Hilfe, Verlauf

web-irondie-resolves = Ausgewertet, der letzte Wurf zuerst
web-irondie-toll = { $seat_is ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    }
web-irondie-fate-hit = gelingt bei { $hits } von 6: { $effects }
web-irondie-fate-miss = misslingt bei { $misses } von 6: { $effects }
web-irondie-log-landed = { $seat_is ->
        [you] Du wirfst
       *[other] { $seat } wirft
    } { $dice } und { $seat_is ->
        [you] behältst
       *[other] behält
    } { $reserve } in Reserve.
web-irondie-log-hurled = { $seat_is ->
        [you] Du wirfst
       *[other] { $seat } wirft
    } { $die } ({ $colour }) auf { $targets } bei { $owner_is ->
        [you] dir
       *[other] { $owner }
    }: { $value }.
web-irondie-spoken-die = { $die }: { $value }
web-irondie-spoken-thrown = { $seat_is ->
        [you] Du wirfst
       *[other] { $seat } wirft
    } { $dice }. In Reserve: { $reserve }.
web-irondie-spoken-limbo = { $seat_is ->
        [you] Von dir kommen
       *[other] Von { $seat } kommen
    } in die Schwebe: { $dice }.
web-irondie-help-bonus = Wirft er { $trigger ->
        [1] eine 1
       *[other] eine 1 oder 2
    }: { $bonus }
web-irondie-help-kin = Verbündet: { $allied }. Verfeindet: { $enemies }.
web-irondie-help-none = keine
web-irondie-help-bonus-of = Bonus von { $die } ({ $seat_is ->
        [you] du
       *[other] { $seat }
    })
web-irondie-help-effect-of = Wurf von { $die } ({ $seat_is ->
        [you] du
       *[other] { $seat }
    })
web-irondie-zone = Würfel, die nicht im Spiel sind
web-irondie-zone-hand = Zu Beginn jeder Runde teilst du sie auf: in die Schlacht oder in die Reserve.
web-irondie-zone-reserve = Mit ihnen werden Duelle geführt. Was übrig ist, kehrt am Ende der Runde auf die Hand zurück.
web-irondie-zone-limbo = Sie warten hier und kehren am Ende der Runde auf die Hand zurück.
web-irondie-zone-abyss = Sie sind ausgeschieden. Nur eine Wiederbelebung holt einen davon zurück.
web-irondie-help-late = späte Regeln
web-irondie-part = { $field ->
        [class] Klasse
        [special] Farbe, der ein Gleichstand genügt
        [aim] Ziele
        [compare] Vergleich
        [hit] Wirkung bei Erfolg
        [miss] Wirkung bei Misserfolg
        [bonus] Bonus
        [name] Name
       *[other] Wert
    }

## Hilfe und Rückblick

web-help-thrown = geworfen
web-help-now = jetzt
web-help-disputed = Umstritten. Hier gilt: { $used }. Anders: { $other }.
web-help-reconstructed = Unser Vorschlag ({ $what }): { $why }
web-past = Ein Moment dieser Partie
web-since-turn = Seit deinem Zug
web-past-now = Zurück zu jetzt

## Ergebnis und Aufzeichnung

web-result = Ergebnis
web-result-round = nach { $round ->
        [one] einer Runde
       *[other] { $round } Runden
    }
web-give-up = Aufgeben
web-give-up-sure = Wirklich aufgeben
web-new-match = Neue Partie
web-new-match-sure = Diese verlassen, neu beginnen
web-record = Aufzeichnung
web-record-check = Aufzeichnung prüfen
web-record-verify = Würfel prüfen
web-record-save = Aufzeichnung sichern
web-record-open = Aufzeichnung öffnen
web-record-why = Eine Aufzeichnung enthält jede Antwort und jeden Wurf. Hier rechnet die Seite alles nach.
web-record-holds = Diese Aufzeichnung stimmt in sich.
web-record-gone = Die Würfel dieser Aufzeichnung stimmen; ihre Regeln gibt es nicht mehr.
web-record-broken = Diese Aufzeichnung stimmt nicht.
web-record-seed = Der Startwert ist der, dessen Siegel am Anfang der Aufzeichnung steht.
web-record-dice = { $count ->
        [one] Ein Würfel
       *[other] Alle { $count } Würfel
    } nachgerechnet, kein Unterschied.
web-record-chain = Die Kette ist lückenlos, { $count ->
        [one] ein Schritt
       *[other] { $count } Schritte
    }.
web-record-rules = Die Regeln erlauben jede Antwort, und die Partie endet wie aufgeschrieben.
web-record-unfinished = Die Partie ist noch nicht zu Ende; bis hierher stimmt alles.
web-record-gone-rules = Gespielt wurde nach Regeln oder mit Karten, die sich seither geändert haben: Ob sie jede Antwort erlaubt haben, kann dieses Programm nicht mehr prüfen.
web-flaw-form = Zeile { $line } ist nicht so geschrieben wie in einer Aufzeichnung: Sie wurde verändert oder ist beschädigt.
web-flaw-cut = Die Aufzeichnung bricht bei Zeile { $line } ab.
web-flaw-chain = Zeile { $line } folgt nicht aus dem, was davor steht: Eine davon wurde verändert.
web-flaw-envelope = Der Startwert der letzten Zeile ist nicht der, der vor dem ersten Wurf versiegelt wurde.
web-flaw-setup = Der Aufbau ist nicht der, an den der Tisch gebunden war.
web-flaw-die = Zeile { $line } zeigt einen Würfel, den der Startwert nicht ergibt.
web-flaw-opening = Dieses Programm kann sie nicht nachspielen: Es ist ein anderes Spiel, oder Regeln oder Inhalte sind andere.
web-flaw-rules = Zeile { $line } ist eine Antwort, die die Regeln nicht erlauben.
web-flaw-other-dice = Zeile { $line } wirft Würfel, die nicht an der Reihe waren.
web-flaw-end = Die Partie endet nicht so, wie Zeile { $line } sagt.
web-record-shown = Diese Aufzeichnung ist die Partie, die dir gezeigt wurde.
web-record-differs = Das ist nicht die Partie, die dir gezeigt wurde.
web-record-as-shown = Geprüft, wie sie dir gezeigt wurde: Das Siegel, die Festlegungen aller, dein Anteil und deine Antworten sind die, die dieser Browser aufgehoben hat.
web-record-as-looked-on = Geprüft, wie sie dir beim Zuschauen gezeigt wurde: Das Siegel und die Festlegungen aller sind die, die dieser Browser aufgehoben hat. Einen eigenen Anteil an den Würfeln hattest du nicht.
web-record-as-sealed = Geprüft, wie sie dir beim Zuschauen gezeigt wurde: Das Siegel ist das, das dieser Browser aufgehoben hat. Als sich alle auf ihre Anteile festlegten, warst du nicht dabei.
web-record-not-given = Nur in sich geprüft, und das Siegel ist das, das dir gezeigt wurde. Deinen Anteil an den Würfeln hat nicht dieser Browser gegeben; ob es deiner war, kann er nicht sagen.
web-record-by-others =
    { $count ->
        [one] Einen Zug deines Platzes hat nicht dieser Browser geschickt
       *[other] { $count } Züge deines Platzes hat nicht dieser Browser geschickt
    }: Sie können von deinen Daueraufträgen sein oder von einem Bot, der für dich einsprang. Wenn beides nicht war, frag, wer den Server betreibt.
web-record-in-itself = Nur in sich geprüft: Dieser Browser hat von keinem Tisch etwas aufbewahrt, womit man es vergleichen könnte.
web-record-old = Nur in sich geprüft. Sie hat das alte Format, in dem sich niemand auf einen Anteil festlegte, bevor die Anteile zu sehen waren.
web-record-signed = Der Server { $key } hat unterschrieben, wie die Partie endete: Kein anderes Ende wurde untergeschoben.
web-record-unsigned = Niemand hat das Ende unterschrieben: Die Partie lief nicht auf einem Server.
web-differs-promise = Versprochen war dir der Startwert mit dem Siegel { $shown }. Diese Aufzeichnung hat den mit dem Siegel { $found }.
web-differs-terms = Versprochen war dir etwas anderes: andere Regeln, andere Karten, ein anderer Aufbau oder ein anderer Server.
web-differs-commitment = Platz { $seat } hatte sich auf einen anderen Anteil an den Würfeln festgelegt, als hier steht.
web-differs-share = Der Anteil an den Würfeln, den du gegeben hast, kommt nicht vor.
web-differs-resigned = Darin steht, du hättest aufgegeben. Dieser Browser hat das nie gesagt.
web-differs-draw = Darin steht, du hättest einem Unentschieden zugestimmt. Dieser Browser hat das nie gesagt.
web-differs-input = Deine Antwort Nummer { $nth }, „{ $text }“, steht nicht dort, wo du sie gegeben hast.
web-flaw-share = Ein Platz hat einen anderen Anteil geöffnet als den, auf den er sich festgelegt hatte.
web-flaw-signature = Das Ende trägt nicht die Unterschrift des Servers, auf dem die Partie lief: Es ist abgeschnitten oder erfunden.
web-shown-save = Sichern, was mir gezeigt wurde
web-dice-sealed = Die Würfel sind versiegelt
web-dice-waits = Die Partie ist noch nicht zu Ende. Diese Zahlen wurden dir bisher gezeigt; dieser Browser hebt sie auf und vergleicht sie, wenn die Aufzeichnung kommt.
web-dice-anew =
    { $count ->
        [one] Die Würfel wurden neu vorbereitet, weil { $names } aufgestanden ist
       *[other] Die Würfel wurden { $count }-mal neu vorbereitet, weil jemand aufgestanden ist ({ $names })
    }, während die Anteile geöffnet wurden.
web-dice-anew-ask = Wer den Server betreibt, kann diese Würfel schon gesehen haben. Soll dieser Browser noch einen Anteil geben?
web-dice-anew-agree = Noch einen Anteil geben
web-share-elsewhere = Deinen Anteil an den Würfeln hat nicht dieser Browser gegeben; er kann die Aufzeichnung nur in sich prüfen.
web-shown-unkept = Dieser Browser hat keinen Platz, um aufzuheben, was dir über die Würfel versprochen wurde. Wenn du diese Seite schließt, ist es verloren: Sichere es unter „Die Würfel sind versiegelt“.
web-dice-how = Wie die Würfel ehrlich bleiben
web-dice-step-seal = Vor allem anderen versiegelt der Tisch einen geheimen Startwert und zeigt das Siegel. Von da an kann er keinen anderen mehr nehmen.
web-dice-step-bind = Die App jeder Person würfelt einen Anteil aus und schickt nur dessen Siegel. Bots brauchen keinen.
web-dice-step-open = Erst wenn alle Siegel da sind, öffnen die Apps ihre Anteile. So kann niemand aussuchen, der zuletzt dran ist.
web-dice-step-throw = Jeder Wurf folgt aus dem Startwert, allen Anteilen und seiner Nummer in der Partie, nicht aus dem, was gespielt wird: Niemand kann ausprobieren, welche Züge welche Würfel bringen.
web-dice-step-throw-by-play = In dieser älteren Partie folgte jeder Wurf aus dem Startwert, allen Anteilen und allem, was bis dahin gespielt war. Wer etwas zurücknahm und dasselbe wieder tat, bekam dieselben Würfel.
web-dice-step-end = Die Aufzeichnung endet mit dem Startwert und der Unterschrift des Servers. Dann rechnet deine App jeden Würfel nach und vergleicht alles mit dem, was sie aufgehoben hat.
web-dice-host = Was bleibt: Wer den Server betreibt, kann dessen Startwert nachsehen und kennt die Würfel, bevor sie fallen; aussuchen kann er sie nicht, aber danach spielen. Auch verdeckte Würfel und Karten liegen für ihn offen, und diese App kommt von seinem Server. Wenn euch das stört, lasst jemanden den Server betreiben, der nicht mitspielt, und prüft die Aufzeichnung mit einem eigenen Programm.
web-number-seal = Siegel des Startwerts
web-number-signer = Der Server, der das Ende unterschreibt
web-number-packs = Die Karten und Würfel, mit denen gespielt wird
web-number-bound = Siegel des Anteils von Platz { $seat }
web-number-own = Dein eigener Anteil
web-number-seed = Der Startwert des Tisches
web-alarm = An den Würfeln dieser Partie wurde gedreht.
web-alarm-promise = Versprochen war dir der Startwert mit dem Siegel { $shown }. Jetzt zeigt der Tisch ein anderes Siegel: { $found }. Das tut ein ehrlicher Tisch nie.
web-alarm-unbound = Der Tisch verlangt deinen Anteil an den Würfeln, obwohl sich nicht alle festgelegt haben. Das tut ein ehrlicher Tisch nie.
web-alarm-share = Der Tisch behauptet, dein Platz habe sich auf einen Anteil festgelegt, den dieser Browser nie gemacht hat. Das tut ein ehrlicher Tisch nie.
web-alarm-without = Der Tisch behauptet, die Partie habe begonnen, ohne den Anteil an den Würfeln, den dieser Browser für deinen Platz geben sollte. Das tut ein ehrlicher Tisch nie.
web-alarm-bound = Jetzt, da dein Anteil an den Würfeln bekannt ist, hat sich jemand auf einen anderen festgelegt als zuvor. Das lässt ein ehrlicher Tisch nie zu.
web-alarm-stops = Diese App hört hier auf und antwortet in dieser Partie nicht mehr.
web-alarm-help = Sichere, was dir gezeigt wurde: Es belegt, was dir versprochen war. Wenn die Partie für die anderen zu Ende ist, lässt sich die Aufzeichnung damit vergleichen.
web-other-rules-about = Ein erneuerter Server bringt manchmal andere Regeln mit. Eine Partie, die nach den alten begonnen hat, lässt sich nach den neuen nicht weiterspielen. Die Aufzeichnung dessen, was gespielt wurde, bleibt.
web-app-behind = Diese App ist älter als der Server, und eine neuere ließ sich nicht holen. Schließe alle Tabs mit dieser Seite und öffne sie neu.
web-server-behind = Diese App ist neuer als der Server. Wer ihn betreibt, muss ihn erneuern; bis dahin ist dieser Tisch von hier aus nicht zu erreichen.

## Mit anderen

web-friends-make = Ein Tisch für Freunde
web-friends-about = Du bekommst einen Link für jeden Platz, den du frei lässt. Wer ihn öffnet, setzt sich. Kein Konto, keine Mailadresse.
web-friends-mode = Modus
web-friends-custom = Wie angepasst
web-friends-own-set = ein eigenes Set
web-place-me = Ich
web-place-friend = Mit Einladung
web-place-bot = Bot · { $level }
web-seat = Platz { $letter }
web-team = Team { $team }
web-friends-do-make = Tisch aufmachen
web-invited = Du bist eingeladen
web-invited-about = { $game }, { $mode }. Am Tisch: { $names }. Der Link gilt einmal.
web-invited-do-sit = Hinsetzen
web-your-name = Dein Name am Tisch
web-no-server = Der Server antwortet nicht.
web-no-server-about = Vielleicht wird er neu gestartet, oder du bist offline. Der Tisch ist noch da.
web-part = Wird ausgepackt
web-part-soon = Das Spiel wird ausgepackt.
web-part-in-vain = { $game } konnte nicht geladen werden. Versuche es noch einmal, sobald du online bist. Hilft das nicht, dann lade die Seite neu.
web-part-again = Noch einmal versuchen
web-no-bots = Die Bots konnten nicht geladen werden. Lade die Seite neu, sobald du online bist; die Partie geht dann weiter.
web-no-rules = Die Regeln konnten nicht geladen werden. Öffne sie noch einmal, sobald du online bist.
web-no-words = Diese Sprache konnte nicht geladen werden. Wähle sie noch einmal, sobald du online bist.
web-unserved = Hier gibt es keine Tische
web-unserved-about = Diese Seite kommt von einem Server, der nur Dateien hat. Tische brauchen einen von unseren: Starte „astragal serve“ und öffne seine Adresse. Gegen einen Bot und am selben Bildschirm geht es auch ohne.
web-nowhere-about = Vielleicht ist die Adresse nicht vollständig, oder der Tisch stand auf einem anderen Server.
web-passing-about = Die App fragt von selbst noch einmal. Der Tisch ist noch da, und der Weg zurück auch.
web-stopped-about = Die App versucht es nicht von selbst wieder. Ist der Schaden behoben, führt dieselbe Adresse wieder an den Tisch.
web-no-seat = Du hast an diesem Tisch keinen Platz
web-no-seat-why = Ein Platz gehört zu dem Browser, in dem sich jemand gesetzt hat; er merkt ihn sich in einem Cookie. In einem anderen Browser, in einem privaten Fenster oder nach dem Löschen der Cookies ist er nicht wiederzufinden; solange spielt ein Bot für dich.
web-no-seat-help = Öffne den Tisch in jenem Browser, oder lass dir von jemandem am Tisch den Link für Zuschauer geben.
web-seated = Du sitzt schon an diesem Tisch
web-seated-why = Diese Einladung ist für jemand anderen. Öffne sie auf einem anderen Gerät oder in einem anderen Browser.
web-seated-go = Zu deinem Platz
web-taken-why = Der Link gilt einmal. Warst du es selbst, so ist dein Platz in dem Browser, in dem du dich gesetzt hast.
web-got-up = Du hast hier keinen Platz mehr
web-got-up-about = Du bist aufgestanden, oder dein Platz wurde für jemand anderen frei gemacht.
web-connecting = Der Tisch wird gesucht.
web-lost = Die Verbindung ist weg. Sie kommt von selbst wieder; nichts geht verloren.
web-watching = Du schaust zu; Geheimes bleibt verdeckt.
web-is-away = { $seat } ist weg. Nach einer Weile springt ein Bot ein.
web-is-empty = Platz { $seat } ist frei.
web-stands-in = Ein Bot spielt für { $seat }, bis { $seat } wieder da ist.
web-stood-in = { $answers ->
        [0] Solange von dir nichts zu hören war, hatte ein Bot für dich übernommen. Getan hat er nichts.
        [one] Solange von dir nichts zu hören war, hat ein Bot für dich gespielt und eine Antwort gegeben.
       *[other] Solange von dir nichts zu hören war, hat ein Bot für dich gespielt und { $answers } Antworten gegeben.
    } Jetzt spielst wieder du.
web-invite = Auf Platz { $letter } einladen
web-invite-how = Wer diesen Link öffnet oder den Code mit dem Handy liest, setzt sich. Er gilt einmal.
web-invite-link = Link der Einladung
web-invite-show = Einladung
web-invite-new = Neue Einladung
web-invite-local = Diese Adresse führt nur auf diesen Rechner. Für andere starte den Server mit --address 0.0.0.0:8080 und öffne seine Adresse in deinem Netz.
web-invite-sealed = Versiegelte Würfel: Das Geheimnis des Tisches liegt schon im versiegelten Umschlag, jeder Platz gibt eine Zahl dazu, und am Ende kann jeder jeden Wurf nachprüfen.
web-copy = Link kopieren
web-copied = Kopiert
web-copy-by-hand = Kopiere von Hand
web-share = Teilen
web-seats = Plätze
web-seats-taken = { $taken } von { $all } besetzt
web-seat-open = Eingeladen, noch nicht da
web-is-here = da
web-not-here = noch nicht da
web-lobby-waits = { $count ->
        [one] Platz { $names } ist noch frei.
       *[other] Die Plätze { $names } sind noch frei.
    }
web-lobby-waits-for = Alle sitzen; es fehlt noch: { $names }.
web-lobby-begins = Alle sind da. Die Partie beginnt.
web-lobby-how = Die Partie beginnt von selbst, sobald alle da sind.
web-lobby-over = Alle sind da. Die Partie ist vorbei.
web-lobby-fill = Mit Bots anfangen
web-lobby-leave = Tisch verlassen
web-lobby-back = Zurück zum Brett
web-lobby-seats = Plätze und Links
web-seat-bot-in = Einem Bot geben
web-seat-bot-out = Bot herausnehmen
web-seat-send-away = Diesen Platz frei machen
web-rename = Name ändern
web-rename-do = Speichern
web-watch = Zuschauer
web-watch-how = Wer diesen Link hat, sieht alles Offene und keine Geheimnisse.
web-watch-link = Link für Zuschauer
web-watch-go = Zuschauen
web-undo-asked = Du möchtest zurücknehmen. Die anderen entscheiden.
web-undo-wanted = { $seat } möchte die letzte Antwort zurücknehmen.
web-undone = { $seat_is ->
        [you] Du nimmst eine Antwort zurück.
       *[other] { $seat } nimmt eine Antwort zurück.
    }
web-undo-allow = Erlauben
web-undo-deny = Nein
web-undo-withdraw = Doch nicht
web-draw-offer = Unentschieden anbieten
web-draw-asked = Du hast ein Unentschieden angeboten. Die anderen entscheiden.
web-draw-wanted = { $seat } bietet ein Unentschieden an.
web-draw-accept = Unentschieden annehmen
web-rematch-asked = Du möchtest eine Revanche. Die anderen entscheiden.
web-rematch-wanted = { $seat } möchte eine Revanche.

## Nachspielen

web-replay = Ansehen
web-replay-step = Schritt { $step } von { $last }
web-replay-where = Stelle der Partie
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-speed = Tempo
web-replay-first = Zum Anfang
web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-all = Alle
web-replay-eyes = Mit wessen Augen
