//! Why an answer that is not offered is not legal: the rule and the thing that forbids it.

use crate::act::due;
use crate::face::Face;
use crate::frame::Frame;
use crate::ids::Kind;
use crate::offer::Offer;
use crate::pack::Ability;
use crate::pay::Due;
use crate::rules::DiceMasters;
use crate::state::Public;
use crate::verb::{Test, When};
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
        let brings = || self.why_not_bring(hand.filter(|_| self.hidden)?, choice.only()?);
        let found = brings().or_else(|| self.why_not_these(public, seat, choice));
        let found = found.or_else(|| self.why_not_one(public, seat, choice.only()?, ask.rule));
        found.unwrap_or_else(|| Refusal::by(ask.rule, "dice-masters-refused-other-question"))
    }

    /// Why an answer is wrong of which several picks may be made.
    fn why_not_these(
        &self,
        public: &Public,
        seat: Seat,
        choice: &Choice<Offer>,
    ) -> Option<Refusal> {
        let of = |rule, key, die| {
            Some(Refusal::by(Rule(rule), key).with("die", self.called_die(public, die)))
        };
        let picks = choice.picks();
        match *public.frames.last()? {
            Frame::Block(die) if picks.len() > 1 => {
                of("MA-11.4", "dice-masters-refused-one-attacker", die)
            }
            Frame::Attackers(_) => picks.iter().find_map(|pick| match *pick {
                Offer::Attack(die) if !public.field(seat).contains(die) => {
                    of("MA-11.1", "dice-masters-refused-not-in-field", die)
                }
                _ => None,
            }),
            Frame::Reroll(_) => picks.iter().find_map(|pick| match *pick {
                Offer::Reroll(die) if !public.rolled.and(public.reserve(seat)).contains(die) => {
                    of("MA-4.6", "dice-masters-refused-not-rolled", die)
                }
                _ => None,
            }),
            _ => None,
        }
    }

    fn why_not_one(
        &self,
        public: &Public,
        seat: Seat,
        offer: Offer,
        asked: Rule,
    ) -> Option<Refusal> {
        let frame = *public.frames.last()?;
        let found = match frame {
            Frame::Window { combat, .. } => {
                return self.why_not_act(public, seat, combat, offer);
            }
            Frame::Block(die) => self.why_not_block(public, die, offer),
            Frame::Attackers(_) | Frame::Reroll(_) if offer == Offer::Pass => {
                Some(Refusal::by(asked, "dice-masters-refused-any-number"))
            }
            Frame::Pay if matches!(offer, Offer::Spend(..) | Offer::Loose) => Some(Refusal::by(
                Rule("MA-6.3"),
                "dice-masters-refused-not-needed",
            )),
            Frame::Ability | Frame::Run { .. } | Frame::Repeat { .. } | Frame::Give { .. } => {
                self.why_not_chosen(public, offer, asked)
            }
            _ => None,
        };
        found.or_else(|| why_not_now(frame, offer))
    }

    /// What is named is none of those that can be chosen.
    fn why_not_chosen(&self, public: &Public, offer: Offer, asked: Rule) -> Option<Refusal> {
        let name = match offer {
            Offer::Die(die) => self.called_die(public, die),
            Offer::Player(seat) => Arg::Seat(seat),
            _ => return None,
        };
        Some(Refusal::by(asked, "dice-masters-refused-no-target").with("what", name))
    }

    /// Why whoever looks is not asked: between attackers and blockers nobody has the word but the
    /// one who blocks, and in a window only one at a time.
    pub(crate) fn why_not_asked(&self, view: &View) -> Option<Refusal> {
        match view.public.frames.last()? {
            Frame::Block(_) => Some(before_blocks()),
            Frame::Window { .. } => Some(Refusal::by(
                Rule("MA-13.1"),
                "dice-masters-refused-not-your-word",
            )),
            _ => None,
        }
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
            Offer::FieldBy(die, ability) => {
                Some(self.why_not_begun(public, seat, (die, ability), "MA-8.3"))
            }
            Offer::Use(die) => Some(self.why_not_use(public, seat, die)),
            Offer::Ability(die, ability) => {
                Some(self.why_not_begun(public, seat, (die, ability), "MA-6.7"))
            }
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
        let found = public.die(die);
        let card = self.card(found.owner, found.kind);
        let is_use = |ability: &Ability| ability.when == When::Use;
        let place = card.and_then(|card| card.abilities.iter().position(is_use));
        self.why_not_begun(public, seat, (die, place.unwrap_or(0) as u8), "MA-9.2")
    }

    /// An ability of a die cannot be begun: Underdog is missing, or its price, or something else.
    fn why_not_begun(
        &self,
        public: &Public,
        seat: Seat,
        (die, place): (DieId, u8),
        rule: &'static str,
    ) -> Refusal {
        // Whoever asks may name a die that is not there.
        let found = public.dice.get(die.index());
        let card = found.and_then(|found| self.card(found.owner, found.kind));
        let ability = card.and_then(|card| card.abilities.get(usize::from(place)));
        let needs = |ability: &Ability| self.tests(ability.tests).contains(&Test::Underdog);
        if ability.is_some_and(needs) && !self.is_underdog(public, seat) {
            let refusal = Refusal::by(Rule("MA-18.6"), "dice-masters-refused-underdog");
            return refusal.with("die", self.called_die(public, die));
        }
        unpaid(rule)
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
            let idle = Refusal::by(Rule("MA-10.7"), "dice-masters-refused-global-idle");
            return Some(idle.with("card", self.called_source(source)));
        }
        Some(self.too_dear(public, seat, rule, (self.called_source(source), due)))
    }
}

/// What is done at other times than now.
fn why_not_now(frame: Frame, offer: Offer) -> Option<Refusal> {
    let is_action = matches!(offer, Offer::Global(_) | Offer::Use(_) | Offer::Ability(..));
    let is_main = matches!(offer, Offer::Buy(_) | Offer::Field(_) | Offer::FieldBy(..));
    let by = |rule, key| Some(Refusal::by(Rule(rule), key));
    match frame {
        _ if !is_action && !is_main => None,
        Frame::Reroll(_) => by("MA-4.8", "dice-masters-refused-rolling"),
        Frame::Block(_) => Some(before_blocks()),
        Frame::Attackers(_) if is_action => by("MA-10.2", "dice-masters-refused-window"),
        Frame::Attackers(_) => by("MA-5.1", "dice-masters-refused-main-only"),
        _ => by("MA-13.4", "dice-masters-refused-at-work"),
    }
}

/// Between attackers and blockers nobody acts.
const fn before_blocks() -> Refusal {
    Refusal::by(Rule("MA-11.3"), "dice-masters-refused-before-blocks")
}

/// Its price cannot be paid, or what it needs is not there.
const fn unpaid(rule: &'static str) -> Refusal {
    Refusal::by(Rule(rule), "dice-masters-refused-unpaid")
}
