### What the program in the terminal says.

## Playing

cli-help =
    Answer with the number of an offer, with several numbers where several may be
    picked (1 3 5), with “all” or “none”, or with a move as it is spelled on the
    right.
    
      why MOVE      why a move is not possible; a number will do as well
      odds          exact chances for what is asked
      undo          take your last answer back, as long as nothing was thrown since
      board         the board and the question again
      log           all that happened
      rules [NO]    the list of rules, or one of them: rules IR-7.3, rules 7
      save [FILE]   save the match; astragal play --resume FILE goes on with it
      resign        give the match up
      draw          end the match as a draw, if all agree
      quit          leave; the match is saved and can go on later
cli-or-none = Or “none”: nothing of it.
cli-more-offers = There are more answers than are listed; they can be typed just like those on the right.
cli-no-matter = There is no attack here that you could let be as a whole.
cli-only-answer = Only one answer is possible: { $offer } ({ $move })
cli-no-about = There is nothing to look up under “{ $what }”.
cli-no-odds = There are no chances to tell for this question.
cli-no-such-rule = There is no rule “{ $number }”. “rules” lists the sections; “rules 7” shows one, “rules IR-7.3” one rule.
cli-why-what = Why what? For instance: why skip, or why 3.
cli-why-legal = That is possible: it is one of the offers.
cli-undone = Taken back.
cli-sure = Do it all the same? (yes/no)
cli-resign-sure = Give the match up? (yes/no)
cli-draw-sure = Do all agree on a draw? (yes/no)
cli-draw-bots = With a bot at the table there is no draw by agreement.
cli-waits-for-dice = The dice are next.
cli-waits-for-seats = To answer: { $seats }
cli-next-input = After that: { $input }
cli-curtain = Seat { $seat } answers next, in secret. Press Enter when { $seat } is ready.
cli-saved = Saved: { $file }
cli-saved-open = Saved: { $file } – it holds the secret seed; do not look into it while the match goes on.
cli-not-saved = Not saved. { $why }
cli-left = Good-bye.
cli-left-open = Good-bye. The match is not over.
cli-resume-hint = Go on with: astragal play --seats { $seats } --resume { $file }
cli-verify-hint = The seed is revealed; every die can be checked: astragal record verify { $file }
cli-end-draw = The match is a draw.
cli-end-nobody = The match is over. Nobody has won.
cli-end-won = The match is over. Won by { $winners }.
cli-end-you-won = You win!
cli-end-you-lost = You lose. Won by { $winners }.
cli-refused-number = No offer has the number { $number }.
cli-refused-count = { $max ->
        [1] Pick exactly one offer.
       *[other] Pick at least { $min } and at most { $max } offers.
    }
cli-person = a person
cli-commitment = The dice are bound to a secret seed. Its SHA-256: { $commitment }
cli-help-hint = “help” shows what you can type.

## Building a set

cli-build-head = Build the set of seat { $seat }: nine dice, at least one of each class, at most three rare.
cli-build-parts =
    Colours: { $colours }. Ready-made sets to begin with: { $sets }.
    Type dice to add them (smasher.black barrier.green*, a star for rare), a set to copy it, or remove 3 5, clear, done, quit, help.
cli-build-unknown = “{ $die }” is no die: a kind, a dot and a colour are one, such as smasher.black.
cli-build-count = { $count } of 9 dice: { $classes }; rare { $rare } of 3.
cli-build-legal = The set is legal: done takes it.

## The page of all verbs

cli-verbs-title = { $game }: all verbs
cli-verbs-intro = What effects in `packs/{ $game }` are made of. Each verb is a table with one key, and `effects` is a list of them, at most { $most } in a row. Where a verb may not stand it would do nothing; `astragal packs check` then names file and line. This page is made by `astragal packs verbs { $game }` from the table that packs are read by.
cli-verbs-places = Where verbs stand
cli-verbs-verbs = The verbs
cli-verbs-written = Written
cli-verbs-example = For example
cli-verbs-stands = May stand in

## Packs

cli-packs-sound = no problems; { $values } values: { $counts }
cli-sources = { $count } { $source ->
        [rulebook] rulebook
        [public] public
        [disputed] disputed
        [inferred] inferred
        [reconstructed] reconstructed
       *[ours] ours
    }
cli-source = { $source ->
        [rulebook] rulebook
        [public] public: { $why }
        [disputed] disputed: { $why }; otherwise { $other }
        [inferred] inferred: { $why }
        [reconstructed] reconstructed: { $why }
       *[ours] ours: { $why }
    }
