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
web-person-a = Person A
web-person-b = Person B
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
web-play-now = Play now
web-play-now-how = against a bot
web-same-screen = Same screen
web-same-screen-how = in turn, with a curtain
web-friends = With friends
web-friends-how = needs a server
web-unofficial = Unofficial. All drawings and texts are our own.

## Customise

web-custom-title = Customise IRONDIE
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
web-mode-duel = Duel
web-mode-duel-how = one game
web-mode-match = Match
web-mode-match-how = first to two games, with side sets
web-mode-teams-2 = Two against two
web-mode-teams-2-how = a set each, one game
web-mode-teams-3 = Three against three
web-mode-teams-3-how = a set each, one game
web-agreed = Agreements
web-agreed-late = Late rounds get sharper
web-agreed-free-second = The second offensive throw is free
web-agreed-strict-sweep = Sweeps stay in the duel
web-agreed-return-each = In a team everyone takes back a Life die
web-agreed-preset = Values that nobody knows
web-bot-random = Easy
web-bot-greedy = Fair
web-bot-search = Sharp
web-bot-random-name = Bot Pebble
web-bot-greedy-name = Bot Flint
web-bot-search-name = Bot Obsidian

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

web-rules-irondie = Rules: IRONDIE
web-rules-find = Search the rules
web-rules-sections = Sections
web-rules-hits = { $count ->
        [one] One rule
       *[other] { $count } rules
    } with “{ $wanted }”
web-keys = Keys
web-command = Type a move
web-key-next = next offer
web-key-main = main button
web-key-place = die by its place
web-key-undo = undo
web-key-skip = skip, decline
web-key-rules = rules
web-key-close = close
web-key-this = this sheet

## The curtain

web-curtain-give = Hand the device to
web-curtain-why = Only this person looks now.
web-curtain-open = It is me, open the curtain

## IRONDIE

web-irondie-sure = Do it anyway
web-irondie-my-mat = Your mat
web-irondie-mat = Mat of { $seat }
web-irondie-attacks = attacks
web-irondie-defends = defends
web-irondie-priority = has priority
web-irondie-hand-how = Tap what goes to Battle
web-irondie-duel-how = The last throw acts first
web-irondie-damage-how = Attack against Defence
web-irondie-set = Set
web-irondie-side-set = Side set
web-irondie-swap-how = Swap up to three
web-irondie-news = Just now
web-irondie-in-the-air = in the air
web-irondie-open = still open: the colour bonus comes first
web-irondie-your-throw = your throw
web-irondie-preview = Preview
web-irondie-chance = { $die }: succeeds on { $hits } of 6
web-irondie-odds = Chance of success
web-irondie-kinship = Kinship
web-irondie-kinship-how = Neighbours on the wheel are allied. A tie is enough for a specialised die, except against enemy colours.
web-irondie-allied = { $one } and { $other }: allied.
web-irondie-enemy = { $one } and { $other }: enemies.
web-irondie-neutral = { $one } and { $other }: neutral.
web-irondie-hint-split = Tap to choose, tap again to put back
web-irondie-hint-throw = Choose a die of your Reserve
web-irondie-hint-target = Choose its target
web-irondie-hint-bonus = Choose who gets it
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
web-irondie-do-bonus = Bonus to { $target }
web-irondie-do-take = { $points } on { $die }, { $left } left
web-irondie-do-return = Take { $die } back
web-irondie-do-swap = { $count ->
        [0] Swap nothing
       *[other] Swap { $count }
    }
web-irondie-do-amount = How much?
web-irondie-do-pick = Which one?
web-irondie-do-give = To whom?
web-irondie-do-aim = Throw

## Result and record

web-result = Result
web-result-round = after { $round ->
        [one] one round
       *[other] { $round } rounds
    }
web-give-up = Give up
web-give-up-sure = Really give up
web-record = Record
web-record-check = Check a record
web-record-verify = Verify dice
web-record-save = Save record
web-record-open = Open a record
web-record-why = A record holds every answer and every throw. Here the page computes all of it again.
web-record-holds = This record holds.
web-record-broken = This record does not hold.
web-record-seed = The seed is the one in the envelope that was sealed before the first throw.
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

## With friends

web-friends-served = by a link, no account
web-friends-make = A table for friends
web-friends-about = You get a link. Whoever opens it sits down opposite you. No account, no mail address. Mode and sets are those you have set up.
web-friends-do-make = Make the table
web-invited = You are invited
web-invited-about = A seat at a table of IRONDIE is kept for you. The link works once.
web-invited-do-sit = Sit down
web-your-name = Your name at the table
web-no-server = The server does not answer.
web-connecting = Looking for the table. If nothing comes, this browser has no seat at it.
web-lost = The connection is lost. It comes back by itself.
web-invite = Invite somebody
web-invite-how = Whoever opens this link sits down. It works once.
web-invite-link = Link of the invitation
web-invite-sealed = Sealed dice: the table’s secret already lies in a sealed envelope, each seat adds a number, and at the end anyone can check every throw.
web-copy = Copy link
web-copied = Copied
web-seats = Seats
web-seat-open = Invited, not here yet
web-is-here = here
web-watch = Spectators
web-watch-how = Whoever has this link sees what lies open, and no secrets.
web-undo-asked = You have asked to take back. The others decide.
web-undo-wanted = { $seat } would like to take the last answer back.
web-undo-allow = Allow
web-undo-deny = No
web-rematch-wanted = { $seat } would like a rematch.

## Replay

web-replay = Watch it
web-replay-step = Step { $step } of { $last }
web-replay-where = Place in the match
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-on = One step on
web-replay-last = To the end
web-replay-all = Everyone
web-replay-eyes = Through whose eyes
