### What the app says to those who come back: matches that go on, matches that are over, company.

## The way back

web-back = Continue
web-back-more = More
web-back-with = with { $names }
web-back-turn = { $names } to move
web-back-goes-on = goes on
web-back-gathers = waits for people
web-back-again = { $names } would like a rematch
web-back-undo = { $names } would like to take an answer back
web-back-draw = { $names } offers a draw
web-back-unreachable = The server does not answer just now; this is how its tables stood last. It is asked again by itself.
web-back-over = Played last
web-your-turn = Your turn
web-go-on = Go on playing
web-go-on-how = where you left off
web-again = Again
web-watch-it = Watch
web-over-won = won
web-over-lost = lost
web-over-drawn = drawn
web-over-played = played
web-not-kept = This browser has no room left, so that this match is gone once you close the page. You can play it to its end here.
web-not-kept-ok = All right
web-match = Match
web-kept-lost = This match cannot go on
web-replay-lost = This match cannot be shown
web-lost-why = It was played with other rules or other content than this version has, or the link is not whole.

## Company

web-name-ideas = Amber, Birch, Comet, Dune, Ember, Fern, Garnet, Hazel, Indigo, Jasper, Kite, Lark, Maple, Nimbus, Otter, Pepper, Quill, Robin, Sparrow, Thistle, Umber, Violet, Willow, Zephyr
web-bot-more-1 = Bot Slate
web-bot-more-2 = Bot Marble
web-bot-more-3 = Bot Jade
web-bot-more-4 = Bot Quartz
web-bot-more-5 = Bot Granite
web-turned = The board now lies as { $name } sees it.
web-whose-view = View: { $name }
web-people-names = Names at one screen
web-people-names-how = Whoever plays at this screen is called so, by seats, in every game. The next board shows it.
web-offline = You are offline
web-offline-about = Tables are on a server, and there is no network just now. This page tries again by itself. Matches against bots and at one screen work meanwhile.
web-offline-server = Perhaps it is being restarted. This page tries again by itself. Matches against bots and at one screen work meanwhile.
web-is-away-for = { $seat } is away. In { $seconds } s a bot stands in.
web-lobby-over-without = The match is over. Not here: { $names }.
web-lobby-over-how = A rematch begins once everybody wants one.

## What people say

web-talk = Said at the table
web-talk-say = Say something
web-talk-said = { $name }: { $said }
web-talk-mute = Mute the others
web-talk-unmute = Hear the others
web-notify = You were waited for while this tab was hidden. Shall your browser tell you next time?
web-notify-yes = Yes, please
web-notify-no = No, thanks
web-set-notify = Tell me when I am waited for
web-set-notify-why = at tables on a server, while this tab is hidden: on your turn, and when somebody asks for a draw, to take something back, or for a rematch
phrase-hello = Hello!
phrase-one-moment = One moment, please.
phrase-well-played = Well played!
phrase-dice-love-you = The dice love you!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-good-match = That was fun!
phrase-cheers = Cheers!
phrase-wow = Wow!
phrase-ouch = Ouch!
phrase-love = Love it!
