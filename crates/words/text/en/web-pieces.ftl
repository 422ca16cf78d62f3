### What the pieces of card games say, and the page that shows them.

## Standing orders

web-orders = Standing orders
web-orders-menu = Let it be …
web-orders-until-acted = until somebody acts
web-orders-until-acted-why = whatever is done asks you again
web-orders-until-turn = until it is my turn
web-orders-until-turn-why = whatever the others do
web-orders-always = always in windows like this
web-orders-always-why = asked by { $rule }, until you withdraw it
web-orders-always-at = always at { $rule }
web-orders-idle = when I can do nothing else
web-orders-idle-why = whoever watches the clock may guess at your hand
web-orders-stands = Let be { $when }
web-orders-withdraw = Let be { $when }: withdraw
web-orders-let-be = You let this be, as ordered.
