//! Why an answer that is not offered is not legal: the rule and the thing that forbids it.

use crate::frame::Frame;
use crate::ids::Kind;
use crate::offer::Offer;
use crate::rules::DiceMasters;
use crate::state::Public;
use crate::verb::When;
use crate::view::View;
use kernel::{Arg, Choice, Refusal, Rule, Seat};

impl DiceMasters {
    pub(crate) fn why_not_choice(&self, view: &View, choice: &Choice<Offer>) -> Refusal {
        let public = &view.public;
        let mut offers = Vec::new();
        let seat = view.viewer.seat();
        let hand = view.hand.as_deref();
        let asked = seat.and_then(|seat| Some((seat, self.ask(public, hand, seat, &mut offers)?)));
        let Some((seat, ask)) = asked else {
            return Refusal::new("refused-not-asked");
        };
        let acting = match public.frames.last() {
            Some(Frame::Window { combat, .. }) => Some(*combat),
            _ => None,
        };
        let found = match (acting, choice.only()) {
            (Some(combat), Some(Offer::Buy(kind))) => self.why_not_buy(public, seat, kind, combat),
            (Some(_), Some(Offer::Global(place))) => self.why_not_global(public, seat, place),
            (Some(_), Some(Offer::Field(_) | Offer::FieldBy(..))) => Some(unpaid("MA-8.1")),
            (Some(_), Some(Offer::Use(_))) => Some(unpaid("MA-9.2")),
            (Some(_), Some(Offer::Ability(..))) => Some(unpaid("MA-6.7")),
            _ => None,
        };
        found.unwrap_or_else(|| Refusal::by(ask.rule, "dice-masters-refused-other-question"))
    }

    fn why_not_buy(
        &self,
        public: &Public,
        seat: Seat,
        kind: Kind,
        combat: bool,
    ) -> Option<Refusal> {
        let card = self.card(seat, kind)?;
        let name = &self.pack.figure(card.figure).name;
        let die = Arg::named(&name.de, &name.en);
        if combat || !self.is_active(public, seat) {
            return Some(Refusal::by(Rule("MA-7.5"), "dice-masters-refused-no-sale"));
        }
        if self.supply(public, seat, kind) == 0 {
            let sold = Refusal::by(Rule("MA-7.1"), "dice-masters-refused-sold-out");
            return Some(sold.with("die", die));
        }
        let price = self.price(public, seat, kind).total;
        let dear = Refusal::by(Rule("MA-7.1"), "dice-masters-refused-price");
        Some(dear.with("die", die).with("n", Arg::number(price)))
    }

    fn why_not_global(&self, public: &Public, seat: Seat, place: u8) -> Option<Refusal> {
        let source = *self.at(When::Global).get(usize::from(place))?;
        Some(if self.is_fresh(public, seat, source) {
            unpaid("MA-6.7")
        } else {
            Refusal::by(Rule("MA-10.4"), "dice-masters-refused-global")
        })
    }
}

/// Its price cannot be paid, or what it needs is not there.
const fn unpaid(rule: &'static str) -> Refusal {
    Refusal::by(Rule(rule), "dice-masters-refused-unpaid")
}
