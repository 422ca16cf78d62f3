### Was der Server sagt, wenn er etwas ablehnt.

## Einen Tisch eröffnen

refused-no-such-game = Es gibt kein Spiel „{ $text }“.
refused-no-such-mode = Dieses Spiel hat keinen Modus „{ $text }“.
refused-setup = Der Aufbau funktioniert nicht: { $problem }.
refused-seat-count = Die Zahl der Plätze passt nicht zum Modus.
refused-seat-kind = „{ $text }“ kann sich nicht setzen; ein Platz ist me, open oder ein Bot wie bot:search.
refused-only-bots = Mindestens ein Platz muss für einen Menschen sein.
refused-no-such-bot = Es gibt keinen Bot „{ $text }“.
refused-bot-too-slow = Der Bot „{ $text }“ würde für diesen Server zu lange nachdenken.
refused-name = Ein Name hat 1 bis 40 sichtbare Zeichen.

## Sich setzen und zusehen

refused-no-such-table = Diesen Tisch gibt es nicht.
refused-invitation = Diese Einladung gilt nicht, oder jemand hat sie schon benutzt.
refused-seat-taken = Dort sitzt schon jemand.
refused-not-your-seat = Das ist nicht dein Platz.
refused-hello-first = Sag zuerst hallo.
refused-no-record-yet = Die Aufzeichnung gibt es, wenn die Partie vorbei ist.
refused-table-stopped = Dieser Tisch lässt sich nicht öffnen: Was von ihm aufbewahrt wurde, ist beschädigt oder nach anderen Regeln geschrieben. Wer den Server betreibt, findet den Grund in dessen Log.
refused-unreadable = Diese Nachricht ist nicht lesbar.
refused-body = Diese Anfrage ist nicht lesbar: { $problem }.
refused-too-long = Diese Anfrage ist zu lang.
refused-no-such-page = Hier ist nichts.
refused-method = Diese Seite kann man nur lesen.
refused-origin = Seiten anderer Herkunft dürfen das nicht.

## Zu viel

refused-too-often = Zu viele Anfragen; versuch es gleich noch einmal.
refused-too-talkative = Das war viel auf einmal; bitte eine kurze Pause.
refused-too-many-tables = Nach so vielen Tischen kann man nicht auf einmal fragen.
refused-proxy = Der Proxy vor dem Server sagt nicht lesbar, wer fragt.
refused-too-slow = Das hat zu lange gedauert.
refused-too-many = Der Server ist voll; versuch es später noch einmal.
refused-too-many-sockets = Zu viele Verbindungen von deiner Adresse.
refused-closing = Der Server startet neu; komm gleich wieder.
refused-other-rules = An diesem Tisch wurde nach Regeln oder mit Karten gespielt, die sich seither geändert haben. Die Partie ist damit zu Ende.
refused-no-record = Von diesem Tisch gibt es keine Aufzeichnung: Hier wurde keine Partie zu Ende gespielt.

## Was dem Server fehlt

refused-store-full = Die Festplatte des Servers ist voll. Nichts hat sich geändert.
refused-store-read-only = Der Server kann nicht auf seine Festplatte schreiben. Nichts hat sich geändert.
refused-store-unavailable = Der Server erreicht seine Festplatte gerade nicht; versuch es gleich noch einmal.
refused-no-chance = Der Server hat gerade keine Zufallszahlen; versuch es gleich noch einmal.
refused-packs = Die Packs des Servers haben Fehler.
