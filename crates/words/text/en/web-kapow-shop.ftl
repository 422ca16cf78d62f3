### What the app says in KAPOW! about the supply and the workshop.

## The supply

web-kapow-supply = Supply
web-kapow-supply-shared = shared, open to see
web-kapow-supply-team = your team’s, open to see
web-kapow-supply-theirs = The other team’s supply
web-kapow-supply-faces = Faces left
web-kapow-supply-dice = Dice left
web-kapow-supply-closed = Nothing is taken from here now; it opens in Power up.
web-kapow-supply-open = The supply is open: take from it now.
web-kapow-supply-pool = Free faces
web-kapow-supply-gained = Gained this round

## The workshop

web-kapow-shop-free = Free faces
web-kapow-shop-free-of = Free faces: { $name }
web-kapow-shop-none = none
web-kapow-shop-how = tap a face, then a socket
web-kapow-shop-how-next = Which one comes next?
web-kapow-shop-how-look = to look at
web-kapow-shop-done = done; the others are still clipping
web-kapow-shop-no-die = Without an action die the faces stay free.
web-kapow-shop-faces = { $count ->
        [0] no face yet
        [one] one face
       *[other] { $count } faces
    }
web-kapow-side-top = top
web-kapow-side-left = left
web-kapow-side-front = front
web-kapow-side-right = right
web-kapow-side-back = back
web-kapow-side-bottom = bottom
web-kapow-shop-empty = empty
web-kapow-shop-put-here = { $place }: empty, put { $face } here
web-kapow-shop-fill = { $place }: empty, choose a face for it
web-kapow-shop-take-off = { $place }: take { $face } off
web-kapow-shop-chances = Chances of { $die }
web-kapow-shop-ask-clip = Clip free faces onto your action dice
web-kapow-shop-ask-where = Where does the { $face } face go?
web-kapow-shop-ask-which = Which face goes onto this die?
web-kapow-shop-ask-move = Do you want to move faces?
web-kapow-shop-ask-next = Which face does { $name } clip on next?
web-kapow-shop-hint = Faces may be moved freely until you are done
web-kapow-shop-hint-next = The board fills one die after the other
web-kapow-shop-suggest = Suggest all
web-kapow-shop-do-done = { $count ->
        [0] Done
        [one] Done, one face stays free
       *[other] Done, { $count } faces stay free
    }

## Powering up

web-kapow-gain-busy = { $name } powers up
web-kapow-gain-waits = { $name } chooses.
web-kapow-gain-due = still to come
web-kapow-gain-left = { $count } left
web-kapow-gain-left-faces = { $left } of { $count } faces to go
web-kapow-gain-left-dice = { $left } of { $count } dice to go
web-kapow-gain-left-trades = { $left } of { $count } exchanges to go
web-kapow-gain-order-head = What comes first?
web-kapow-gain-trade-for = For one from the supply
web-kapow-gain-ask-face = Which face do you take?
web-kapow-gain-ask-take = Which die do you take?
web-kapow-gain-ask-take-for = Which die does { $name } get?
web-kapow-gain-ask-option = What shall happen?
web-kapow-gain-ask-option-of = { $name } leaves you the choice
web-kapow-gain-ask-trade = Which of your faces do you exchange?
web-kapow-gain-ask-trade-for = What comes for { $face }?
web-kapow-gain-ask-give = Which face do you hand over?
web-kapow-gain-ask-give-to = Which face do you hand to { $name }?
web-kapow-gain-ask-lock = Which ability do you lock in?
web-kapow-gain-ask-order = Which ability comes first?
web-kapow-gain-hint-order = The order can make a difference
web-kapow-gain-do-take = Take: { $die }
web-kapow-gain-do-take-for = { $die } for { $name }
web-kapow-gain-do-option = Do this
web-kapow-gain-do-stop = Exchange no more
