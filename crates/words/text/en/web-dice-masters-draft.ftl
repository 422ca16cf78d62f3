### Rainbow Draft of Dice Masters in the browser.

web-draft-pod = Who drafts
web-draft-thinks = thinking
web-draft-ready = done
web-draft-cards = Cards to choose from
web-draft-middle = Dice in the middle
web-draft-sort = { $card }: { $n } in the middle, you have { $mine }
web-draft-taken = Your cards
web-draft-team = Your team
web-draft-fits = fits yours
web-draft-ask-card = Take one of { $n } cards.
web-draft-hint-card = Face down: nobody sees what you take.
web-draft-ask-dice = { $n ->
        [one] Take no more dice.
       *[other] Take a die from the middle.
    }
web-draft-hint-dice = Only dice of your cards, one after another.
web-draft-ask-team = { $n ->
        [one] Your team is complete.
       *[other] Take a card into your team.
    }
web-draft-hint-team = Up to eight cards, no name twice; their dice come along.
web-draft-ask-basic = Take a basic action.
web-draft-hint-basic = Two different ones; both sides can buy their dice.
web-draft-take = Take { $card }
web-draft-choose = Choose
web-draft-for-me = Choose for me
web-draft-done = Enough
web-draft-way = How it goes
web-draft-curve = Cost and energy
web-draft-step-first = First pile: take a card, pass the rest to the right
web-draft-step-second = Second pile: the same to the left
web-draft-step-dice = Dice from the middle, there and back
web-draft-step-team = A team of up to eight cards and two basic actions
web-bring-ask = Which team do you bring?
web-bring-hint = Face down: all teams are shown together.
web-bring-teams = Teams to choose from
web-bring-build = Build another team
web-teams-bring = Teams
web-teams-hidden = hidden, shown together
web-teams-open = named here
web-teams-hidden-how = Everybody chooses at the table, unseen, from own and ready-made teams.
