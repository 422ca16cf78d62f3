//! Why an answer that is not offered is not legal: the rule and the thing that forbids it.

use crate::act::due;
use crate::face::Face;
use crate::frame::Frame;
use crate::ids::Kind;
use crate::offer::Offer;
use crate::pay::Due;
use crate::rules::DiceMasters;
use crate::state::Public;
use crate::verb::When;
use crate::view::View;
use dice::DieId;
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
        let found = choice
            .only()
            .and_then(|offer| match *public.frames.last()? {
                Frame::Draft if self.hidden => self.why_not_bring(hand?, offer),
                Frame::Window { combat, .. } => self.why_not_act(public, seat, combat, offer),
                Frame::Block(die) => self.why_not_block(public, die, offer),
                Frame::Pay if matches!(offer, Offer::Spend(..) | Offer::Loose) => Some(
                    Refusal::by(Rule("MA-6.3"), "dice-masters-refused-not-needed"),
                ),
                _ => None,
            });
        found.unwrap_or_else(|| Refusal::by(ask.rule, "dice-masters-refused-other-question"))
    }

    fn why_not_act(
        &self,
        public: &Public,
        seat: Seat,
        combat: bool,
        offer: Offer,
    ) -> Option<Refusal> {
        match offer {
            Offer::Buy(kind) => self.why_not_buy(public, seat, kind, combat),
            Offer::Global(place) => self.why_not_global(public, seat, place),
            Offer::Field(die) => Some(self.why_not_field(public, seat, combat, die)),
            Offer::FieldBy(..) => Some(unpaid("MA-8.3")),
            Offer::Use(die) => Some(self.why_not_use(public, seat, die)),
            Offer::Ability(..) => Some(unpaid("MA-6.7")),
            _ => None,
        }
    }

    /// What is not among the dice that a seat may use now.
    fn not_there(&self, public: &Public, seat: Seat, die: DieId, rule: Rule) -> Option<Refusal> {
        let name = self.called_die(public, die);
        if !self.is_active(public, seat) {
            return Some(Refusal::by(rule, "dice-masters-refused-not-your-turn"));
        }
        let lies = public.reserve(seat).contains(die);
        let away = Refusal::by(rule, "dice-masters-refused-not-in-reserve");
        (!lies).then(|| away.with("die", name))
    }

    fn why_not_field(&self, public: &Public, seat: Seat, combat: bool, die: DieId) -> Refusal {
        let name = self.called_die(public, die);
        if combat {
            return Refusal::by(Rule("MA-11.9"), "dice-masters-refused-no-fielding");
        }
        if let Some(refusal) = self.not_there(public, seat, die, Rule("MA-8.1")) {
            return refusal;
        }
        if self.face(public, die).character().is_none() {
            let other = Refusal::by(Rule("MA-8.1"), "dice-masters-refused-no-character");
            return other.with("die", name);
        }
        let due = self.fielding(public, die);
        self.too_dear(public, seat, Rule("MA-8.1"), (name, due))
    }

    fn why_not_use(&self, public: &Public, seat: Seat, die: DieId) -> Refusal {
        if let Some(refusal) = self.not_there(public, seat, die, Rule("MA-9.1")) {
            return refusal;
        }
        if !matches!(self.face(public, die), Face::Action(_)) {
            let other = Refusal::by(Rule("MA-9.1"), "dice-masters-refused-no-action");
            return other.with("die", self.called_die(public, die));
        }
        unpaid("MA-9.2")
    }

    fn why_not_block(&self, public: &Public, die: DieId, offer: Offer) -> Option<Refusal> {
        let of = |key| {
            let refusal = Refusal::by(Rule("MA-11.5"), key);
            refusal.with("die", self.called_die(public, die))
        };
        match offer {
            Offer::NoBlock => Some(of("dice-masters-refused-must-block")),
            Offer::Block(attacker) => {
                let attacker = self.called_die(public, attacker);
                Some(of("dice-masters-refused-cannot-block").with("attacker", attacker))
            }
            _ => None,
        }
    }

    /// There is too little energy, or not of the type.
    fn too_dear(&self, public: &Public, seat: Seat, rule: Rule, (die, due): (Arg, Due)) -> Refusal {
        let has = self.purse(public, seat).total();
        let key = if has < due.total {
            "dice-masters-refused-price"
        } else {
            "dice-masters-refused-type"
        };
        Refusal::by(rule, key)
            .with("die", die)
            .with("price", self.told_due(due))
            .with("n", Arg::number(has))
    }

    fn why_not_buy(
        &self,
        public: &Public,
        seat: Seat,
        kind: Kind,
        combat: bool,
    ) -> Option<Refusal> {
        self.card(seat, kind)?;
        let die = self.called_kind(seat, kind);
        if combat || !self.is_active(public, seat) {
            return Some(Refusal::by(Rule("MA-7.5"), "dice-masters-refused-no-sale"));
        }
        if self.supply(public, seat, kind) == 0 {
            let sold = Refusal::by(Rule("MA-7.1"), "dice-masters-refused-sold-out");
            return Some(sold.with("die", die));
        }
        let due = self.price(public, seat, kind);
        Some(self.too_dear(public, seat, Rule("MA-7.1"), (die, due)))
    }

    fn why_not_global(&self, public: &Public, seat: Seat, place: u8) -> Option<Refusal> {
        let source = *self.at(When::Global).get(usize::from(place))?;
        if !self.is_fresh(public, seat, source) {
            return Some(Refusal::by(Rule("MA-10.4"), "dice-masters-refused-global"));
        }
        let due = due(&self.ability(source).price);
        let rule = Rule("MA-6.7");
        if self.purse(public, seat).covers(due) {
            return Some(unpaid("MA-6.7"));
        }
        Some(self.too_dear(public, seat, rule, (self.called_source(source), due)))
    }
}

/// Its price cannot be paid, or what it needs is not there.
const fn unpaid(rule: &'static str) -> Refusal {
    Refusal::by(Rule(rule), "dice-masters-refused-unpaid")
}
