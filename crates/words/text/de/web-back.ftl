### Was die App denen sagt, die wiederkommen: Partien, die weitergehen, beendete Partien, Gesellschaft.

## Der Weg zurück

web-back = Weiterspielen
web-back-more = Mehr
web-back-with = mit { $names }
web-back-turn = { $names } am Zug
web-back-goes-on = geht weiter
web-back-gathers = wartet auf Mitspieler
web-back-again = { $names } möchte eine Revanche
web-back-undo = { $names } möchte eine Antwort zurücknehmen
web-back-draw = { $names } bietet ein Unentschieden an
web-back-unreachable = Der Server antwortet gerade nicht; so standen seine Tische zuletzt. Er wird von selbst wieder gefragt.
web-back-over = Zuletzt gespielt
web-your-turn = Du bist dran
web-go-on = Weiterspielen
web-go-on-how = wo du aufgehört hast
web-again = Noch einmal
web-watch-it = Ansehen
web-over-won = gewonnen
web-over-lost = verloren
web-over-drawn = unentschieden
web-over-played = gespielt
web-not-kept = Dieser Browser hat keinen Platz mehr: Wenn du die Seite schließt, ist diese Partie weg. Zu Ende spielen kannst du sie hier.
web-not-kept-ok = In Ordnung
web-match = Partie
web-kept-lost = Diese Partie kann nicht weitergehen
web-replay-lost = Diese Partie kann nicht gezeigt werden
web-lost-why = Sie wurde mit anderen Regeln oder anderen Inhalten gespielt, als diese Version hat, oder der Link ist nicht vollständig.

## Gesellschaft

web-name-ideas = Ahorn, Amsel, Birke, Distel, Eiche, Falke, Funke, Ginster, Hasel, Igel, Jaspis, Komet, Lerche, Mohn, Nebel, Otter, Pirol, Quitte, Robin, Salbei, Sperling, Tanne, Ulme, Wacholder
web-bot-more-1 = Bot Schiefer
web-bot-more-2 = Bot Marmor
web-bot-more-3 = Bot Jade
web-bot-more-4 = Bot Quarz
web-bot-more-5 = Bot Granit
web-turned = Das Brett liegt jetzt so, wie { $name } es sieht.
web-whose-view = Sicht: { $name }
web-people-names = Namen an einem Bildschirm
web-people-names-how = So heißt, wer an diesem Bildschirm spielt, nach Plätzen, in jedem Spiel. Das nächste Brett zeigt es.
web-offline = Du bist offline
web-offline-about = Tische stehen auf einem Server, und gerade gibt es kein Netz. Diese Seite versucht es von selbst wieder. Partien gegen Bots und an einem Bildschirm gehen solange.
web-offline-server = Vielleicht wird er neu gestartet. Diese Seite versucht es von selbst wieder. Partien gegen Bots und an einem Bildschirm gehen solange.
web-is-away-for = { $seat } ist weg. In { $seconds } s springt ein Bot ein.
web-lobby-over-without = Die Partie ist vorbei. Nicht da: { $names }.
web-lobby-over-how = Eine Revanche beginnt, sobald alle sie möchten.

## Was man einander sagt

web-talk = Am Tisch gesagt
web-talk-say = Etwas sagen
web-talk-said = { $name }: { $said }
web-talk-mute = Andere stumm schalten
web-talk-unmute = Andere wieder hören
web-notify = Auf dich wurde gewartet, während dieser Tab verborgen war. Soll dein Browser dir nächstes Mal Bescheid sagen?
web-notify-yes = Ja, gern
web-notify-no = Nein, danke
web-set-notify = Bescheid sagen, wenn auf mich gewartet wird
web-set-notify-why = an Tischen auf einem Server, solange dieser Tab verborgen ist: wenn du dran bist, und wenn jemand Remis anbietet, etwas zurücknehmen oder noch einmal spielen möchte
phrase-hello = Hallo!
phrase-one-moment = Einen Moment, bitte.
phrase-well-played = Gut gespielt!
phrase-dice-love-you = Die Würfel lieben dich!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid!
phrase-good-match = Das hat Spaß gemacht!
phrase-cheers = Prost!
phrase-wow = Wow!
phrase-ouch = Autsch!
phrase-love = Herrlich!
