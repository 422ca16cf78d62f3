# The first game, guided. At most two sentences each.

web-learn = Learn
web-learn-how = a guided first game

web-learn-irondie = You win when your opponent has no life left. Attack dice hurt, Defence dice block, Life dice keep you alive.
web-learn-ir-5-1 = Tap the dice that you throw into Battle; the others stay in your hand as a Reserve for duels. Always throw some Life dice: they are your life.
web-learn-ir-6-6 = A rolled 1 has triggered a colour bonus. Tap the die that receives it: the glowing ones have the right class and an allied colour.
web-learn-ir-7-3 = Now you may open a duel with a die of your Reserve: tap it, then its target. Or decline, and keep your dice for the next round.
web-learn-ir-8-3 = You are in a duel, and may answer with a die of your Reserve or skip. The last die thrown counts first, so a late answer can undo what came before.
web-learn-ir-10-3 = More attack than defence got through. Spread the damage over your Life dice: one that falls to 0 is gone.
web-learn-ir-11-1 = The round is over. You may take one Life die back into your hand to throw it anew, or leave all where they are.

web-learn-dice-miner = In three rounds everybody digs dice out of the mountain and counts them after each round. The most points win.
web-learn-dm-2-2 = Choose a hero: its faces belong to you in every round, like dice that nobody can take. Which one hardly matters in your first game.
web-learn-dm-4-2 = Take a die that lies free, with nothing on either of its upper sides. A beer may be shared instead: then you take two dice, and somebody gets your beer.
web-learn-dm-4-6 = Cheers! You may now also take from the flanks, and what lies above slides into the gap.
web-learn-dm-5-2 = Magic lets you roll dice again that you do not like. Tap a source, or go on without.
web-learn-dm-5-3 = Tap as many dice as the source has symbols; they are all rolled together. Hazards cannot be rolled again.
web-learn-dm-7-1 = All your dice are rolled for the next round, but chests keep some as they are. Tap the dice that you would like to keep.

web-learn-kapow = Whoever has no life left is knocked out. Behind your screen you build an attack, a defence and gains from the same dice, and so does your opponent.
web-learn-ka-3-2 = Put your dice into boxes: tap a die, then a glowing slot, or drag it. An attack needs a base such as Pow, a defence one such as Dodge; kickers and multipliers come on top.
web-learn-ka-3-7 = This ability happens at once. Tap the die that you would like to roll again.
web-learn-ka-6-2 = Your attack: its base is already chosen, with all that adds to it. The burst shows what would get through.
web-learn-ka-6-3 = You are under attack. Choose the base of your defence; the preview shows how much it stops.
web-learn-ka-7-4 = Several of your abilities happen now, and their order may matter. Tap the one that comes first.
web-learn-ka-8-2 = Clip free faces onto your action dice: from then on you roll them. Everything may be moved about until you are done.
web-learn-ka-9-2 = You gain a face, and it goes onto an action die at once. Tap the die.
web-learn-ka-9-3 = A Lock In token takes the place of dice: that ability works every round from now on. Tap it.
web-learn-ka-9-6 = You gain something from the supply: choose what. More dice mean more abilities each round, and faces make your action dice better.
web-learn-ka-9-7 = You may exchange faces for others from the supply. Tap the one you give, then the one you get, or stop.
web-learn-ka-9-8 = You have to hand over a face. Choose the one that you miss least.
web-learn-ka-9-9 = Only one of these effects happens. Choose it.

web-learn-dice-throne = You win when your opponent has no health left. In every turn you roll five dice, up to three times, for one of the abilities on your board.
web-learn-dt-2-6 = Choose your hero: everybody else sees whom you take. Heroes with few marks are easier to play.
web-learn-dt-2-7 = Choose your hero in secret: all choices are shown together. Heroes with few marks are easier to play.
web-learn-dt-2-9 = First everybody bans a hero, then everybody picks one. Heroes with few marks are easier to play.
web-learn-dt-3-1 = The turn begins with upkeep, when tokens do their work. Say what comes first, or let it be.
web-learn-dt-3-3 = Your main phase: play cards for the points they cost, or sell a card for one point. Upgrades make an ability better for the rest of the match. When you are content, end the phase.
web-learn-dt-3-8 = The turn ends. Whoever holds more than six cards sells one for a point; besides that it is the last chance to do something in this turn.
web-learn-dt-3-9 = A phase is about to end. If you hold a card for any time, this is a moment for it; otherwise let it be.
web-learn-dt-4-2 = Tap the dice that you roll again, or choose an ability that your dice allow. The board shows how likely each of them is. You have three attempts in all.
web-learn-dt-4-3 = An ability was named, but its dice can still be changed with cards. If you have nothing to add, let it be.
web-learn-dt-4-5 = The ability counts now. You may make an attack stronger or weaker with cards and tokens before it is settled, or let it be.
web-learn-dt-5-1 = Choose whom you attack.
web-learn-dt-5-3 = A die decides who is attacked. It can still be changed; otherwise let it be.
web-learn-dt-6-2 = You are attacked. Choose a defensive ability: its dice decide how much of the damage you stop.
web-learn-dt-6-5 = This is the last word before the damage is settled. Play a card or spend tokens to change it, or let it be.
web-learn-dt-6-8 = The damage is settled. Some cards answer what has just happened; mostly you let it be.
web-learn-dt-9-7 = This damage is no attack and is settled by itself. You may still answer it, or let it be.
web-learn-dt-10-5 = A status effect is taken away or moved. Tap the one you mean.
web-learn-dt-12-4 = A card was played and has not done its work yet. You may answer it with one of your own, or let it be.
web-learn-dt-12-5 = A card or an ability leaves you a choice. Tap what you would like, or stop where that is offered.
web-learn-dt-12-7 = There are dice on the table that can still be changed. Tap the one you mean, or let it be.
web-learn-dt-12-8 = An ability is in the middle of its work. You may step in before it goes on, or let it be.
web-learn-dt-12-12 = You may roll some of these dice once more. Tap them, or keep them all.

web-learn-dice-masters = You win when your opponent has no life left. Rolled dice give energy, energy buys better dice, and characters on dice fight for you.
web-learn-ma-4-6 = You may roll any of your dice again, once. Tap those you do not like: energy buys dice and fields characters.
web-learn-ma-6-6 = Something has a price. Pay as proposed, or tap the dice one by one; energy that you keep may be worth something in your opponent's turn.
web-learn-ma-6-7 = This price is paid with a character. Tap the one that you can do without.
web-learn-ma-11-1 = Tap the characters that attack. Whoever is not blocked deals its attack to your opponent and then leaves the field.
web-learn-ma-11-4 = You are attacked. Say for each of your characters whom it blocks; a blocker saves you the damage, but may be knocked out.
web-learn-ma-11-11 = Several characters block yours. Divide its damage among them: a blocker falls when it gets as much as its defence.
web-learn-ma-13-1 = Buy dice, field characters, use actions and globals as long as your energy lasts. When you are done, go on.
web-learn-ma-13-3 = Several abilities wait at the same time. Tap the one that comes first.
web-learn-ma-13-6 = An ability needs a target. Tap what it shall be.
web-learn-ma-17-4 = You may use this ability, or let it be.
