### What the app says.

## Everywhere

web-menu = Menu
web-close = Close
web-settings = Settings
web-rules = Rules
web-log = Log
web-side = Preview and log
web-phase = Phase
web-theme = Light or dark
web-change-language = Change language
web-to-boxes = To the games
web-skip-to-boxes = Skip to the games
web-skip-to-decision = Skip to the decision
web-you = You
web-person = Person { $letter }
web-has-answered = has answered
web-thinks = thinking
web-undo = Undo
web-rematch = Rematch
web-dice-roll = The dice are rolling.
web-waits = One moment.
web-waits-for = { $seat } is thinking.
web-die = { $kind }, { $colour }, { $value }
web-die-offered = { $kind }, { $colour }, { $value }, takeable
web-die-chosen = { $kind }, { $colour }, { $value }, chosen
web-rare = rare

## First page

web-tagline = Dice games, full rules.
web-choose-game = Choose a game
web-people = people
web-minutes = { $minutes } min
web-irondie-pitch = Nine metal dice against nine. Split your hand into Battle and Reserve, and win duels in which the last throw acts first.
web-irondie-facts = 2, 4 or 6 people · about 15 min
web-customise = Customise: mode, sets, players
web-random = Random
web-help = Help
web-play-now = Play now
web-play-now-with = with { $names }
web-play-now-alone = alone
web-play-bot = Play { $name } ({ $how })
web-level-named = { $name } ({ $how })
web-same-screen = Same screen
web-same-screen-how = in turn, with a curtain
web-friends = With friends
web-friends-how = by a link, no account
web-unofficial = Unofficial. All drawings and texts are our own.

## Customise

web-custom-title = Customise { $game }
web-custom-mode = Mode
web-custom-set = Set of seat { $name }
web-custom-side = Side set of seat { $name }
web-custom-who = Who plays seat { $name }
web-custom-team = Team { $team }
web-custom-person = Another person
web-custom-bot = Bot, { $name }
web-custom-planned = With a plan
web-custom-plain = Starters
web-custom-no-side = No side set
web-custom-side-own = The set’s side set
web-custom-side-of = Side set of
web-custom-side-dice = Side set: { $dice }.
web-mode-irondie-duel = Duel
web-mode-irondie-duel-how = one game
web-mode-irondie-match = Match
web-mode-irondie-match-how = first to two games, with side sets
web-mode-irondie-teams-2 = Two against two
web-mode-irondie-teams-2-how = a set each, one game
web-mode-irondie-teams-3 = Three against three
web-mode-irondie-teams-3-how = a set each, one game
web-agreed = Agreements
web-agreed-late = Late rounds get sharper
web-agreed-free-second = The second offensive throw is free
web-agreed-strict-sweep = Sweeps stay in the duel
web-agreed-return-each = In a team everyone takes back a Life die
web-agreed-preset = Values that nobody knows
web-bot-level = Bot
web-level-chalk = Gentle
web-level-chalk-name = Bot Chalk
web-level-chalk-how = knows how to play, and often falls for what looks good at a glance
web-level-pebble = Easy
web-level-pebble-name = Bot Pebble
web-level-pebble-how = plays soundly and slips now and then
web-level-flint = Fair
web-level-flint-name = Bot Flint
web-level-flint-how = weighs every answer one decision ahead
web-level-basalt = Keen
web-level-basalt-name = Bot Basalt
web-level-basalt-how = thinks ahead where it matters
web-level-obsidian = Sharp
web-level-obsidian-name = Bot Obsidian
web-level-obsidian-how = thinks every answer through, as far ahead as that helps

## Set editor

web-sets = Set editor
web-sets-side = Check, templates, text
web-sets-count = { $count } of { $of }
web-sets-set = The set
web-sets-name = Name of the set
web-sets-nameless = Set without a name
web-sets-counts = Counts
web-sets-places = Places of the set
web-sets-free = free
web-sets-rare = { $count } / { $of } rare
web-sets-pick = All dice
web-sets-pick-how = A tap puts a die in, a tap above takes it out. ± is plus for your own and minus for opposing dice.
web-sets-pick-key = Special colour: a tie is enough.
web-sets-target = Where a tap puts a die
web-sets-rare-on = put in as rare
web-sets-kinds = Kind and effect
web-sets-grid = Nine kinds in eight colours
web-sets-reconstructed = Reconstructed: { $why }.
web-sets-die = { $kind }, { $colour }
web-sets-die-rare = { $kind }, { $colour }, rare
web-sets-do-put = { $die }, put in
web-sets-do-take = { $die }, take out
web-sets-do-side = Free place: the next tap goes into the side set
web-sets-put = { $die }, put in: { $count } of { $of }.
web-sets-taken = { $die }, taken out: { $count } of { $of }.
web-sets-undone = Taken back.
web-sets-read = The set was read.
web-sets-received = Somebody has sent you this set. It is now among yours.
web-sets-deleted = The set is deleted.
web-sets-copy-name = { $name }, copy
web-sets-legal = Legal?
web-sets-yes = yes
web-sets-not-yet = not yet
web-sets-is-legal = The set is legal.
web-sets-is-not-legal = not legal yet
web-sets-kept = Kept in this browser
web-sets-more = { $count ->
        [one] one more reason
       *[other] { $count } more reasons
    }
web-sets-play = Play with it
web-sets-side-how = To swap with between the games of a match.
web-sets-templates = Templates
web-sets-classes = Attack · Defence · Life
web-sets-colours = Colour bonus
web-sets-colours-how = A 1 gives it to an allied die; with a rare die a 2 does as well.
web-sets-own = Own sets
web-sets-new = New
web-sets-duplicate = Copy
web-sets-delete = Delete
web-sets-delete-sure = Really delete
web-sets-text = As text
web-sets-copy = Copy
web-sets-read-in = Read in
web-sets-link = Copy link
web-sets-save = Save
web-sets-open-file = Open a file
web-sets-copied = Copied.
web-sets-not-copied = The browser does not let us copy. The text is in the field: copy it by hand.

## Settings

web-set-language = Language
web-set-look = Look
web-set-device = Device
web-set-paper = Paper
web-set-felt = Felt
web-set-type = Size of type
web-set-speed = Speed of others
web-set-calm = Calm
web-set-normal = Normal
web-set-fast = Fast
web-set-at-once = At once
web-set-dice = Dice
web-set-rolls = Show throws
web-set-rolls-why = 0.6 s; you can go on at once
web-set-odds = Chances beside the board
web-set-odds-why = computed exactly, not estimated
web-set-sound-and-motion = Sound and motion
web-set-sound = Sound
web-set-sound-why = throw, hit, your turn, win
web-set-motion = Less motion
web-set-motion-why = dice appear instead of rolling
web-set-handling = Handling
web-set-confirm = Ask before what cannot be undone
web-set-confirm-why = undo stays as long as it can
web-set-command = Command line
web-set-command-why = type moves, such as throw smasher.1 > B.barrier.1

## Rules and keys

web-rules-of = Rules: { $game }
web-rules-find = Search the rules
web-rules-sections = Sections
web-rules-hits = { $count ->
        [one] One rule
       *[other] { $count } rules
    } with “{ $wanted }”
web-keys = Keys
web-command = Type a move
web-command-help = Type a move, or: board, dice, log, why not MOVE. Now:
web-command-legal = Nothing speaks against it: it is a move now.
web-key-next = next offer
web-key-tap = choose it, take it back
web-key-main = main button; while others play: go on at once
web-key-place = die by its place
web-key-undo = undo
web-key-skip = skip, decline
web-key-orders = standing orders in a window
web-key-rules = rules
web-key-close = close
web-key-help = help for what has the focus, or a hint
web-key-all = every die
web-key-this = this sheet

## The curtain

web-curtain-give = Hand the device to
web-curtain-why = Only this person looks now.
web-curtain-open = It is me, open the curtain

## IRONDIE

web-sure = Do it anyway
web-irondie-my-mat = Your mat
web-irondie-mat = Mat of { $seat }
web-irondie-attacks = { $seat_is ->
        [you] attack
       *[other] attacks
    }
web-irondie-defends = { $seat_is ->
        [you] defend
       *[other] defends
    }
web-irondie-priority = { $seat_is ->
        [you] have priority
       *[other] has priority
    }
web-irondie-hand-how = Tap what goes to Battle
web-irondie-duel-how = The last throw acts first
web-irondie-damage-how = Attack less Defence
web-irondie-set = Set
web-irondie-side-set = Side set
web-irondie-swap-how = Swap up to three
web-irondie-tray = Throwing tray
web-irondie-tray-quiet = No die has fallen here yet.
web-irondie-in-the-air = in the air
web-irondie-open = still open: the colour bonus comes first
web-irondie-your-throw = your throw
web-irondie-preview = Preview
web-irondie-odds = Chance of success
web-irondie-kinship = Kinship
web-irondie-kinship-how = Neighbours on the wheel are allied. A tie is enough for a specialised die, except against enemy colours.
web-irondie-allied = { $one } and { $other }: allied.
web-irondie-enemy = { $one } and { $other }: enemies.
web-irondie-neutral = { $one } and { $other }: neutral.
web-irondie-hint-split = Tap to choose, tap again to put back
web-irondie-hint-throw = Choose a die of your Reserve
web-irondie-hint-target = Choose its target
web-irondie-hint-bonus = { $die } gives { $bonus }. Choose who gets it
web-irondie-hint-return = One at most
web-irondie-hint-swap = As many in as go out
web-irondie-all = All
web-irondie-none = None
web-irondie-decline = Decline
web-irondie-skip = Skip
web-irondie-stay = Leave them all
web-irondie-do-split = Throw { $count }, keep { $reserve }
web-irondie-do-throw = Throw at { $target }
web-irondie-do-sweep = Throw at all that fit
web-irondie-do-bonus = { $target }: { $now } → { $then }
web-irondie-do-take = { $die } takes { $points }, keeps { $left }
web-irondie-do-swap = { $count ->
        [0] Swap nothing
       *[other] Swap { $count }
    }
web-irondie-do-amount = How much?
web-irondie-do-pick = Which one?
web-irondie-do-give = To whom?
web-irondie-do-aim = Throw

## IRONDIE: teams, help, log

web-irondie-resolves = Resolved, last throw first
web-irondie-toll = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    }
web-irondie-fate-hit = succeeds on { $hits } of 6: { $effects }
web-irondie-fate-miss = fails on { $misses } of 6: { $effects }
web-irondie-log-landed = { $seat_is ->
        [you] You throw
       *[other] { $seat } throws
    } { $dice } and { $seat_is ->
        [you] keep
       *[other] keeps
    } { $reserve } in Reserve.
web-irondie-log-hurled = { $seat_is ->
        [you] You throw
       *[other] { $seat } throws
    } { $die } ({ $colour }) at { $owner_is ->
        [you] your
       *[other] { $owner }’s
    } { $targets }: { $value }.
web-irondie-spoken-die = { $die }: { $value }
web-irondie-spoken-thrown = { $seat_is ->
        [you] You throw
       *[other] { $seat } throws
    } { $dice }. In Reserve: { $reserve }.
web-irondie-spoken-limbo = { $seat_is ->
        [you] Your dice
       *[other] { $seat }’s dice
    } go to Limbo: { $dice }.
web-irondie-help-bonus = Thrown on { $trigger ->
        [1] a 1
       *[other] a 1 or 2
    }: { $bonus }
web-irondie-help-kin = Allied: { $allied }. Enemies: { $enemies }.
web-irondie-help-none = none
web-irondie-help-bonus-of = bonus of { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } { $die }
web-irondie-help-effect-of = thrown at by { $seat_is ->
        [you] your
       *[other] { $seat }’s
    } { $die }
web-irondie-zone = dice that are not in play
web-irondie-zone-hand = At the start of each round you split them: into Battle or into Reserve.
web-irondie-zone-reserve = Duels are fought with them. What is left returns to the hand at the end of the round.
web-irondie-zone-limbo = They wait here and return to the hand at the end of the round.
web-irondie-zone-abyss = They are out of the match. Only a Regeneration brings one of them back.
web-irondie-help-late = late rules
web-irondie-part = { $field ->
        [class] class
        [special] colour that wins ties
        [aim] targets
        [compare] comparison
        [hit] effect of success
        [miss] effect of failure
        [bonus] bonus
        [name] name
       *[other] value
    }

## Help and looks back

web-help-thrown = thrown
web-help-now = now
web-help-disputed = Disputed. Used here: { $used }. Otherwise: { $other }.
web-help-reconstructed = Our proposal ({ $what }): { $why }
web-past = A moment of this match
web-since-turn = Since your turn
web-past-now = Back to now

## Result and record

web-result = Result
web-result-round = after { $round ->
        [one] one round
       *[other] { $round } rounds
    }
web-give-up = Give up
web-give-up-sure = Really give up
web-new-match = New match
web-new-match-sure = Leave this match, begin a new one
web-record = Record
web-record-check = Check a record
web-record-verify = Verify dice
web-record-save = Save record
web-record-open = Open a record
web-record-why = A record holds every answer and every throw. Here the page computes all of it again.
web-record-holds = This record holds in itself.
web-record-gone = The dice of this record hold; its rules are gone.
web-record-broken = This record does not hold.
web-record-seed = The seed is the one whose seal stands at the beginning of the record.
web-record-dice = { $count ->
        [one] One die
       *[other] All { $count } dice
    } computed again, no difference.
web-record-chain = The chain is unbroken over { $count ->
        [one] one step
       *[other] { $count } steps
    }.
web-record-rules = The rules allow every answer, and the match ends as written.
web-record-unfinished = The match is not over yet; everything so far holds.
web-record-gone-rules = It was played by rules or cards that have changed since: whether they allowed every answer, this program cannot check any more.
web-flaw-form = Line { $line } is not written as a record is: it was changed or is damaged.
web-flaw-cut = The record is cut off at line { $line }.
web-flaw-chain = Line { $line } does not follow from what stands before it: one of them was changed.
web-flaw-envelope = The seed on the last line is not the one that was sealed before the first throw.
web-flaw-setup = The set-up is not the one the table was bound to.
web-flaw-die = Line { $line } shows a die that the seed does not give.
web-flaw-opening = This program cannot replay it: it is of another game, of other rules or of other content.
web-flaw-rules = Line { $line } is an answer that the rules do not allow.
web-flaw-other-dice = Line { $line } throws dice that were not due.
web-flaw-end = The match does not end as line { $line } says.
web-record-shown = This record is the match you were shown.
web-record-differs = This is not the match you were shown.
web-record-as-shown = Checked as you were shown it: the seal, everybody's commitment, your share and your answers are those that this browser kept.
web-record-as-looked-on = Checked as you were shown it while you looked on: the seal and everybody's commitments are those that this browser kept. You had no share in the dice yourself.
web-record-as-sealed = Checked as you were shown it while you looked on: the seal is the one that this browser kept. You were not there when everybody was bound to a share.
web-record-not-given = Checked only in itself, and the seal is the one you were shown. This browser did not give your share of the dice, so it cannot tell whether the share was yours.
web-record-by-others =
    { $count ->
        [one] One move of your seat was not sent by this browser
       *[other] { $count } moves of your seat were not sent by this browser
    }: your standing orders or a bot that stood in for you may have made them. If neither did, ask whoever runs the server.
web-record-in-itself = Checked only in itself: this browser has kept nothing of a table that it could be compared with.
web-record-old = Checked only in itself. It is of the old format, in which nobody was bound to a share before the shares were shown.
web-record-signed = The server { $key } signed how the match ended: no other end was put in its place.
web-record-unsigned = Nobody signed how it ended: it was not played on a server.
web-differs-promise = You were promised the seed that is sealed as { $shown }. This record was played with the one sealed as { $found }.
web-differs-terms = You were promised other terms: other rules, other cards, another set-up or another server.
web-differs-commitment = Seat { $seat } was bound to another share of the dice than this record has.
web-differs-share = The share of the dice that you gave is not in it.
web-differs-resigned = It says that you gave up, and this browser never said so.
web-differs-draw = It says that you agreed to a draw, and this browser never said so.
web-differs-input = Your answer number { $nth }, “{ $text }”, is not where you gave it.
web-flaw-share = A seat opened another share than the one it was bound to.
web-flaw-signature = The end is not signed by the server that hosted the match: it was cut off or made up.
web-shown-save = Save what I was shown
web-dice-sealed = The dice are sealed
web-dice-waits = The match is not over yet. These are the numbers you have been shown so far; this browser keeps them and compares them when the record comes.
web-dice-anew =
    { $count ->
        [one] The dice have been prepared anew because { $names } got up
       *[other] The dice have been prepared anew { $count } times because { $names } got up
    } while the shares were being opened.
web-dice-anew-ask = Whoever runs the server may have seen those dice. Shall this browser give another share?
web-dice-anew-agree = Give another share
web-share-elsewhere = This browser did not give your share of the dice, so it can check the record only in itself.
web-shown-unkept = This browser has no room to keep what was promised to you about the dice. It is lost when you close this page: save it, under “The dice are sealed”.
web-dice-how = How the dice are kept fair
web-dice-step-seal = Before anything else the table seals a secret seed and shows the seal. From then on it cannot choose another seed.
web-dice-step-bind = Each person's app makes a random share and sends only its seal. Bots need none.
web-dice-step-open = When all seals are there, and not before, the apps open their shares. So nobody who goes last can choose.
web-dice-step-throw = Each throw follows from the seed, all shares and its number in the match, and not from what is played: nobody can try out which moves bring which dice.
web-dice-step-throw-by-play = In this older match each throw followed from the seed, all shares and everything played so far. Taking back and doing the same again gave the same dice.
web-dice-step-end = The record ends with the seed and the server's signature. Then your app computes every die again and compares everything with what it kept.
web-dice-host = What remains: whoever runs the server can look up its seed and so knows the dice before they fall; they cannot choose them, but could play by them. Hidden dice and cards lie open to the host too, and this app comes from their server. If that matters, let somebody host who does not play, and verify the record with a program of your own.
web-number-seal = Seal of the table's seed
web-number-signer = The server that signs the end
web-number-packs = The cards and dice that are played with
web-number-bound = Seal of seat { $seat }'s share
web-number-own = Your own share
web-number-seed = The table's seed
web-alarm = The dice of this match have been tampered with.
web-alarm-promise = You were promised the seed that is sealed as { $shown }. Now the table shows another seal: { $found }. An honest table never does that.
web-alarm-unbound = The table asks for your share of the dice although not everybody is bound to theirs. An honest table never does that.
web-alarm-share = The table says that your seat is bound to a share of the dice that this browser never made. An honest table never does that.
web-alarm-without = The table says that the match has begun, without the share of the dice that this browser was to give for your seat. An honest table never does that.
web-alarm-bound = Now that your share of the dice is known, somebody is bound to another one than before. An honest table never does that.
web-alarm-stops = This app stops here and answers nothing more in this match.
web-alarm-help = Save what you were shown: it proves what was promised to you. When the match is over for the others, the record can be held against it.
web-other-rules-about = A server that is renewed may bring other rules. A match that has begun by the old ones cannot be played on by the new ones. The record of what was played stays.
web-app-behind = This app is older than the server, and a newer one could not be fetched. Close all tabs with this page and open it again.
web-server-behind = This app is newer than the server. The server has to be renewed by whoever runs it; until then this table cannot be reached from here.

## With friends

web-friends-make = A table for friends
web-friends-about = You get a link for each seat that you keep free. Whoever opens it sits down. No account, no mail address.
web-friends-mode = Mode
web-friends-custom = As customised
web-friends-own-set = a set of your own
web-place-me = Me
web-place-friend = By invitation
web-place-bot = Bot · { $level }
web-seat = Seat { $letter }
web-team = Team { $team }
web-friends-do-make = Make the table
web-invited = You are invited
web-invited-about = { $game }, { $mode }. At the table: { $names }. The link works once.
web-invited-do-sit = Sit down
web-your-name = Your name at the table
web-no-server = The server does not answer.
web-no-server-about = Perhaps it is being restarted, or you are offline. The table is still there.
web-part = Being unpacked
web-part-soon = The game is being unpacked.
web-part-in-vain = { $game } could not be loaded. Try again once you are online. If that does not help, load the page again.
web-part-again = Try again
web-no-bots = The bots could not be loaded. Load the page again once you are online; the match will go on.
web-no-rules = The rules could not be loaded. Open them again once you are online.
web-no-words = This language could not be loaded. Choose it again once you are online.
web-unserved = There are no tables here
web-unserved-about = This page comes from a server that only has files. Tables need one of ours: run “astragal serve” and open its address. Playing against a bot and at the same screen work without it.
web-nowhere-about = Perhaps the address is not whole, or the table was on another server.
web-passing-about = The app asks again by itself. The table is still there, and so is the way back to it.
web-stopped-about = The app does not try again by itself. Once this is put right, the same address leads to the table again.
web-no-seat = You have no seat at this table
web-no-seat-why = A seat belongs to the browser in which somebody sat down, by a cookie. In another browser, in a private window, or once cookies were deleted, it cannot be found again; a bot plays for you meanwhile.
web-no-seat-help = Open the table in that browser, or ask somebody who sits there for the link for spectators.
web-seated = You already sit at this table
web-seated-why = This invitation is for somebody else. Open it on another device or in another browser.
web-seated-go = To your seat
web-taken-why = The link works once. If it was you: your seat is in the browser in which you sat down.
web-got-up = You have no seat here any more
web-got-up-about = You have got up, or your seat was freed for somebody else.
web-connecting = Looking for the table.
web-lost = The connection is lost. It comes back by itself; nothing is lost.
web-watching = You are watching; secrets stay hidden.
web-is-away = { $seat } is away. After a while a bot stands in.
web-is-empty = Seat { $seat } is empty.
web-stands-in = A bot stands in for { $seat } until they are back.
web-stood-in = { $answers ->
        [0] While nothing was heard of you, a bot had taken over. It did nothing.
        [one] While nothing was heard of you, a bot played for you and gave one answer.
       *[other] While nothing was heard of you, a bot played for you and gave { $answers } answers.
    } Now you play again.
web-invite = Invite to seat { $letter }
web-invite-how = Whoever opens this link, or reads the code with a phone, sits down. It works once.
web-invite-link = Link of the invitation
web-invite-show = Invitation
web-invite-new = New invitation
web-invite-local = This address leads to this very machine. For others, start the server with --address 0.0.0.0:8080 and open its address in your network.
web-invite-sealed = Sealed dice: the table’s secret already lies in a sealed envelope, each seat adds a number, and at the end anyone can check every throw.
web-copy = Copy link
web-copied = Copied
web-copy-by-hand = Copy it by hand
web-share = Share
web-seats = Seats
web-seats-taken = { $taken } of { $all } taken
web-seat-open = Invited, not here yet
web-is-here = here
web-not-here = not here yet
web-lobby-waits = Waiting for { $count ->
        [one] seat { $names }.
       *[other] seats { $names }.
    }
web-lobby-waits-for = Waiting for { $names }: seated, but not here.
web-lobby-begins = All are here. The match begins.
web-lobby-how = The match begins by itself once everybody is here.
web-lobby-over = All are here. The match is over.
web-lobby-fill = Start with bots
web-lobby-leave = Leave the table
web-lobby-back = Back to the board
web-lobby-seats = Seats and links
web-seat-bot-in = Give to a bot
web-seat-bot-out = Take the bot out
web-seat-send-away = Free this seat
web-rename = Change name
web-rename-do = Save
web-watch = Spectators
web-watch-how = Whoever has this link sees what lies open, and no secrets.
web-watch-link = Link for spectators
web-watch-go = Watch
web-undo-asked = You have asked to take back. The others decide.
web-undo-wanted = { $seat } would like to take the last answer back.
web-undone = { $seat_is ->
        [you] You take an answer back.
       *[other] { $seat } takes an answer back.
    }
web-undo-allow = Allow
web-undo-deny = No
web-undo-withdraw = Withdraw
web-draw-offer = Offer a draw
web-draw-asked = You have offered a draw. The others decide.
web-draw-wanted = { $seat } offers a draw.
web-draw-accept = Agree to a draw
web-rematch-asked = You would like a rematch. The others decide.
web-rematch-wanted = { $seat } would like a rematch.

## Replay

web-replay = Watch it
web-replay-step = Step { $step } of { $last }
web-replay-where = Place in the match
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-on = One step on
web-replay-last = To the end
web-replay-all = Everyone
web-replay-eyes = Through whose eyes
