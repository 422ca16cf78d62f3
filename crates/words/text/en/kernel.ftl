### What the kernel says of every game alike.

## Refusals

refused-over = The match is over.
refused-dice-first = The dice come first.
refused-no-dice-due = No dice are due now.
refused-not-asked = This seat is not asked anything now.
refused-wrong-dice-count = { $asked ->
        [one] One die is due
       *[other] { $asked } dice are due
    }, not { $given }.
refused-no-such-side = A die that is due now has { $below } sides, and one beyond that was named.
refused-unknown-input = “{ $text }” is no input of this game.
refused-no-such-seat = There is no such seat.
refused-undo = Nothing can be taken back: dice, what somebody else did or something revealed came after it.

## Questions, where a game has no words of its own

ask-act = Your move.
ask-react = Do you answer?
ask-split = Divide into two groups.
ask-keep = What do you keep?
ask-target = What do you aim at?
ask-place = Where does it go?
ask-assign = Who gets it?
ask-amount = How much?
ask-order = What comes first?
ask-pay = How do you pay?
ask-take = Do you take it?
ask-swap = What do you exchange?
ask-confirm = Yes or no?
ask-choose = What do you choose?

## Lists

list-comma = { $before }, { $next }
list-and = { $before } and { $next }
list-or = { $before } or { $next }
