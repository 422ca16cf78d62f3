### What the pieces of card games say, and the page that shows them.

## Standing orders

web-orders = Standing orders
web-orders-menu = Let it be …
web-orders-until-acted = until somebody acts
web-orders-until-acted-why = whatever is done asks you again
web-orders-until-turn = until it is my turn
web-orders-until-turn-why = whatever the others do
web-orders-matter = until this is settled
web-orders-matter-why = whatever somebody else adds to it asks you again
web-orders-always = always in windows like this
web-orders-always-why = asked by { $rule }, until you withdraw it
web-orders-always-at = always at { $rule }
web-orders-idle = when I can do nothing else
web-orders-idle-why = whoever watches the clock may guess at your hand
web-orders-stands = Let be { $when }
web-orders-withdraw = Let be { $when }: withdraw
web-orders-let-be = You let this be, as ordered.

## Cards, hands, tokens, decks

web-card-costs = costs { $cost }
web-card-marked = One value is our proposal.
web-card-playable = Playable.
web-card-playable-brings = Playable: { $what }.
web-card-chosen = Chosen.
web-card-chosen-brings = Chosen: { $what }.
web-card-not-now = Not now: { $what }.
web-hand-mine = { $count ->
        [0] You hold no cards
        [one] Your hand, one card
       *[other] Your hand, { $count } cards
    }
web-hand-of = { $count ->
        [0] { $name } holds no cards
        [one] { $name } holds one card
       *[other] { $name } holds { $count } cards
    }
web-tokens = Tokens ({ $whose }): { $tokens }
web-tokens-none = none
web-tokens-more = { $count ->
        [one] One more token
       *[other] { $count } more tokens
    }
web-token-of = { $name } { $count } of { $limit }
web-token-count = { $name } { $count }
web-token-good = helps
web-token-bad = hurts
web-token-unique = this hero’s own
web-deck = deck
web-deck-label = { $count ->
        [0] Deck, empty.
        [one] Deck, one card.
       *[other] Deck, { $count } cards.
    }
web-deck-shuffled = { $count ->
        [one] Shuffled anew once.
       *[other] Shuffled anew { $count } times.
    }
web-discard = discard
web-discard-label = { $count ->
        [0] Discard, empty.
        [one] Discard, one card.
       *[other] Discard, { $count } cards.
    }
web-discard-top = On top: { $card }.
web-discard-all = Discard, newest first

## The page of pieces

web-pieces = Pieces
web-pieces-note = What card games are drawn with, for those who draw boards. All cards and tokens here are samples, made up for this page; no game has them.
web-pieces-hand = Hand
web-pieces-hand-how = Tap a card and then a place, or drag it there. Arrows go from card to card, Delete sells.
web-pieces-cards = Card
web-pieces-others = Hands of others
web-pieces-tokens = Tokens
web-pieces-decks = Deck and discard
web-pieces-pace = Who has the word
web-pieces-more = One more card
web-pieces-fewer = One card fewer
web-pieces-shuffle = Shuffle the discard in

## Samples

web-sample-kettle = The Kettle Sings
web-sample-kettle-text = Turn one of your dice to any side.
web-sample-window = An Open Window
web-sample-window-text = Prevent 6 damage. If it is raining, put one Soaked on yourself.
web-sample-biscuits = Biscuits for Everybody
web-sample-biscuits-text = Everybody draws a card, you first. Whoever has the fewest cards then draws another one, and says thank you.
web-sample-umbrella = Grandmother’s Umbrella II
web-sample-umbrella-text = Your defence rolls three dice in place of two.
web-sample-postman = The Postman Rings
web-sample-postman-text = Look at the top card of a deck. You may put it under the deck.
web-sample-clockwork = Clockwork
web-sample-clockwork-text = Take another turn after this one.
web-sample-mark = Our proposal: nobody knows what it costs, as nobody has ever seen it.
web-sample-kind-roll = Roll phase
web-sample-kind-instant = Instant
web-sample-kind-main = Main phase
web-sample-kind-upgrade = Upgrade
web-sample-brings = 11 → 5
web-sample-not-now = only in your main phase
web-sample-name = Josephine Featherstonehaugh
web-sample-token = a sample
web-sample-token-dry = Dry
web-sample-token-quick = Quick
web-sample-token-soaked = Soaked
web-sample-token-letters = Letters
web-sample-token-cold = Cold
web-sample-token-warm = Warm
web-sample-shelf = Onto the shelf
web-sample-door = Out of the door
web-sample-played = { $card }: { $target }.
web-sample-sold = { $card } is sold.
web-sample-refused = Only in your main phase.
web-sample-announces = announces rain
web-sample-word = have the word
web-sample-answers = may answer
web-sample-both = Both let it be
web-sample-holds = then it rains
web-sample-happened = Josephine announces rain for 11.
web-sample-ask = Do you answer?
web-sample-pass = Let it rain
web-sample-do = Prevent 6
