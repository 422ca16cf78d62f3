### Was die Teile der Kartenspiele sagen, und die Seite, die sie zeigt.

## Daueraufträge

web-orders = Daueraufträge
web-orders-menu = Geschehen lassen …
web-orders-until-acted = bis jemand etwas tut
web-orders-until-acted-why = bei allem, was geschieht, wirst du wieder gefragt
web-orders-until-turn = bis ich am Zug bin
web-orders-until-turn-why = was die anderen auch tun
web-orders-always = immer in solchen Fenstern
web-orders-always-why = gefragt nach { $rule }, bis du es zurücknimmst
web-orders-always-at = immer bei { $rule }
web-orders-idle = wenn ich sonst nichts tun kann
web-orders-idle-why = wer auf die Uhr sieht, kann deine Hand erraten
web-orders-stands = Geschehen lassen, { $when }
web-orders-withdraw = Geschehen lassen, { $when }: zurücknehmen
web-orders-let-be = Du lässt es geschehen, wie angeordnet.
