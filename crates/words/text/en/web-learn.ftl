# Lessons and the rules in a minute. A sentence or two each.

web-learn = Learn
web-learn-how = guided, in five minutes
web-learn-on = go on, step { $step } of { $steps }

web-lesson-next = Next
web-lesson-look = Have a look
web-lesson-not-now = The rules allow that, and you will try it soon. Now tap what glows.
web-lesson-again = Begin the lesson again
web-lesson-done = Well done, that was the lesson.
web-lesson-and-now = What next?

web-minute = Rules in a minute
web-minute-of = { $game } in a minute
web-minute-all = All rules

web-minute-irondie-1 = Each side has nine dice. Triangles attack, dots defend, numbers are life: whoever has no Life die left in play loses.
web-minute-irondie-2 = Both choose in secret which dice to throw into Battle. The others stay in hand as the Reserve.
web-minute-irondie-3 = A rolled 1 triggers the bonus of its colour: it makes dice of allied colours stronger.
web-minute-irondie-4 = Then Reserve dice are thrown at dice on the table, in duels of up to four throws. The last die thrown counts first.
web-minute-irondie-5 = Attack minus the other side's defence is the damage. You spread it over your Life dice, and a die at 0 is gone.
web-minute-irondie-6 = At the end of a round you may take one Life die back to throw it anew. All other thrown dice but the Life dice return to your hand.
web-minute-irondie-7 = Rounds follow until a side has no Life die in play.

web-minute-dice-miner-1 = In three rounds everybody digs dice out of a mountain. The most points win.
web-minute-dice-miner-2 = Your hero's faces count for you in every round, like dice that nobody can take.
web-minute-dice-miner-3 = In turn you take a die that lies free, with nothing on its two upper sides.
web-minute-dice-miner-4 = Or you share a beer: somebody gets that die, rolled anew, and you take two dice, also from the flanks.
web-minute-dice-miner-5 = Once the mountain is gone, magic rolls some of your dice again, but never hazards.
web-minute-dice-miner-6 = Tunnels score in a row from 1 upwards, each gem scores a point, and who has the most gems scores them twice.
web-minute-dice-miner-7 = Cave-ins and dragons cost points, unless you have a pickaxe or a shield: then they bring them.
web-minute-dice-miner-8 = Chests let you keep dice as they are; all others are rolled for the next round. After the third round the highest total wins.

web-minute-kapow-1 = Everyone has a board of abilities, some dice and some life. Whoever has no life left is knocked out.
web-minute-kapow-2 = All roll their dice behind a screen, at the same time.
web-minute-kapow-3 = You put dice into the boxes of abilities. An ability works once its box is complete.
web-minute-kapow-4 = An attack is a base plus kickers, times one multiplier; a defence likewise. Without a base the rest does nothing.
web-minute-kapow-5 = The screens go down, and each side attacks in turn. What exceeds the defence is lost as life.
web-minute-kapow-6 = Other abilities bring new dice and new faces, which you clip onto your black action dice.
web-minute-kapow-7 = Rounds follow, each stronger than the last, until a side is knocked out.

web-minute-dice-throne-1 = Everyone plays a hero with five dice, a board of abilities, cards and health. Whoever falls to 0 health loses.
web-minute-dice-throne-2 = Your turn begins with a combat point and a card.
web-minute-dice-throne-3 = In the main phase you play cards for points: upgrades make an ability better for good. A card you do not need is sold for a point.
web-minute-dice-throne-4 = Then you roll five dice, up to three times, and keep what you like in between.
web-minute-dice-throne-5 = Choose an ability that your dice allow: it attacks, heals, or brings tokens.
web-minute-dice-throne-6 = Whoever is attacked rolls for a defence. Cards and tokens may change all of it before the damage is settled.
web-minute-dice-throne-7 = After a second main phase you keep at most six cards.
web-minute-dice-throne-8 = Turns follow until somebody has no health left.

web-minute-dice-masters-1 = Each player leads a team of characters, and every character is a die. Whoever has no life left loses.
web-minute-dice-masters-2 = Draw four dice from your bag, roll them, and roll any of them once more.
web-minute-dice-masters-3 = Most faces show energy: bolt, fist, mask or shield.
web-minute-dice-masters-4 = Energy buys dice from your cards. They go to the used pile and come back with the next bag.
web-minute-dice-masters-5 = A rolled character is fielded for its cost and stands before you with attack and defence.
web-minute-dice-masters-6 = Characters attack. A blocked one fights its blocker, an unblocked one hits the player and leaves the field.
web-minute-dice-masters-7 = When the bag is empty, the used pile is filled in: your better dice come more and more often.
web-minute-dice-masters-8 = Turns follow until a player has no life left.

web-hint = Hint (H)
web-hint-thinks = One moment …
web-hint-plan = Our bot would now choose: { $offer }. It follows a plan for the whole turn, not only for this question.
web-hint-because = Our bot would choose: { $offer }. { $plan }
web-hint-alike = Our bot would choose: { $offer }. By our estimate “{ $next }” is about as good.
web-hint-better = Our bot would choose: { $offer }. By our estimate you would stand at { $worth } of 100, with “{ $next }” at { $less }.
web-hint-nothing = nothing

web-story-turn = What decided it by our estimate ({ $round }): { $told }
web-story-luck = The luckiest throw ({ $round }): { $told }
web-story-choice = The winner's best decision ({ $round }): { $told }. By our estimate it was worth { $gain } points of 100 more than the next best answer.
web-story-left = The match was not played to its end.
web-story-even = No single throw and no single answer decided it: it came about step by step.
web-share-picture = Share as a picture
web-save-picture = Save as a picture
