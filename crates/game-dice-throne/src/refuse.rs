//! Why an answer is turned away: the rule that forbids it, and what is in its way.

use crate::frame::Frame;
use crate::offer::Offer;
use crate::pack::{AbilityKind, CardKind, Only};
use crate::state::{Progress, Public};
use crate::text::{needs_text, tokens_counted};
use crate::verb::{Cost, Goods};
use crate::window::Hindrance;
use crate::{AbilityId, CardId, Cards, DiceThrone, TokenId, View};
use dice::Id;
use kernel::{Arg, Choice, Refusal, Rule, Seat};

impl DiceThrone {
    /// Why an answer is none: the rule, and what stands in the way.
    pub(crate) fn refuse(&self, view: &View, choice: &Choice<Offer>) -> Refusal {
        let Some((seat, hand)) = view.viewer.seat().zip(view.hand) else {
            return Refusal::new("refused-not-asked");
        };
        let mut offers = Vec::new();
        let Some(ask) = self.question(&view.public, seat, hand, &mut offers) else {
            return Refusal::new("refused-not-asked");
        };
        match choice.only() {
            Some(offer) if is_such(offer, &offers) => {
                Refusal::by(ask.rule, "dice-throne-refused-not-among")
            }
            Some(offer) => self.why_not_this(view, seat, hand, ask.rule, offer),
            None => Refusal::by(ask.rule, "dice-throne-refused-one"),
        }
    }

    /// Who has no word because of an ultimate or a stun is told so (DT-8.1, DT-10.7).
    pub(crate) fn hushed(&self, view: &View) -> Option<Refusal> {
        let seat = view.viewer.seat()?;
        let kept = self.keeps_still(&view.public, seat).err();
        kept.map(refusal)
    }

    fn why_not_this(
        &self,
        view: &View,
        seat: Seat,
        hand: Cards,
        rule: Rule,
        offer: Offer,
    ) -> Refusal {
        let public = &view.public;
        if let Some(choosing) = public.choosing() {
            return self.why_not_hero(public, &choosing, offer, rule);
        }
        if !self.names(seat, offer) {
            return Refusal::by(rule, "dice-throne-refused-other-question");
        }
        match offer {
            Offer::Play(card) | Offer::Sell(card) | Offer::Discard(card)
                if !hand.contains(card) =>
            {
                let refusal = Refusal::by(Rule("DT-12.1"), "dice-throne-refused-not-in-hand");
                refusal.with("card", self.card_arg(seat, card))
            }
            Offer::Play(card) => self.why_not_play(public, seat, card, rule),
            Offer::Spend(token, at, count) => self.why_not_spend(public, seat, (token, at, count)),
            Offer::Pay(ability, at) => self.why_not_pay(public, seat, (ability, at), rule),
            Offer::Use(ability, branch) => self.why_not_use(view, seat, ability, branch),
            Offer::Roll(_) => self.why_not_roll(public),
            Offer::Sell(_) => Refusal::by(Rule("DT-3.4"), "dice-throne-refused-sell"),
            _ => Refusal::by(rule, "dice-throne-refused-other-question"),
        }
    }

    /// Whether an offer names something that the seat's hero has at all: boards and decks are not
    /// all of one size.
    fn names(&self, seat: Seat, offer: Offer) -> bool {
        let hero = self.hero(seat);
        match offer {
            Offer::Play(card) | Offer::Sell(card) | Offer::Discard(card) | Offer::Take(card) => {
                card.index() < hero.cards.len()
            }
            Offer::Use(ability, _) | Offer::Pay(ability, _) => {
                ability.index() < hero.abilities.len()
            }
            Offer::Spend(token, ..) | Offer::Token(token) => token.index() < self.pack.tokens.len(),
            _ => true,
        }
    }

    fn why_not_play(&self, public: &Public, seat: Seat, card: CardId, rule: Rule) -> Refusal {
        let Some(hindrance) = self.hinders(public, seat, card) else {
            return Refusal::by(rule, "dice-throne-refused-other-question");
        };
        let found = self.hero(seat).card(card);
        match hindrance {
            Hindrance::Damage if self.is_early(public, seat) => damage_later(),
            Hindrance::Price => price(self.price(public, seat, found), public.corner(seat).cp),
            Hindrance::Phase => {
                let kind = Arg::word(match (found.only, found.kind) {
                    (Only::Dealt(_), _) => "dealt",
                    (_, CardKind::Main | CardKind::Upgrade(..)) => "main",
                    (_, CardKind::Roll) => "roll",
                    (_, CardKind::Instant) => "instant",
                });
                refusal(hindrance).with("kind", kind)
            }
            Hindrance::Level => refusal(hindrance).with("card", self.card_arg(seat, card)),
            Hindrance::Token => Refusal::by(rule_of(hindrance), "dice-throne-refused-no-status"),
            _ => refusal(hindrance),
        }
    }

    fn why_not_spend(
        &self,
        public: &Public,
        seat: Seat,
        (token, at, count): (TokenId, u8, u8),
    ) -> Refusal {
        let has = public.corner(seat).has(token);
        let trigger = self.pack.token(token).triggers.get(usize::from(at));
        let Some(trigger) = trigger.filter(|_| has > 0) else {
            return self.short_of(public, seat, (token, count));
        };
        match (
            self.can_spend(public, seat, token, at, trigger),
            trigger.price,
        ) {
            (Ok(_), _) => self.short_of(public, seat, (token, count)),
            (Err(Hindrance::Damage), _) if self.is_early(public, seat) => damage_later(),
            // A companion may work for tokens of another kind.
            (Err(Hindrance::Token), Some(price)) if !self.can_pay(public, seat, price) => {
                self.too_few(public, seat, price)
            }
            (Err(Hindrance::Token), _) if trigger.seasoned => {
                Refusal::by(rule_of(Hindrance::Token), "dice-throne-refused-fresh")
            }
            (Err(hindrance), _) => moment(hindrance, Rule("DT-10.4")),
        }
    }

    /// Whether an attack is on its way that may come to a seat, and its damage does not stand yet.
    fn is_early(&self, public: &Public, seat: Seat) -> bool {
        let attack = &public.attack;
        let activated = attack.state == Progress::Activated && attack.target.is_none();
        let comes = activated || attack.state == Progress::Declared;
        comes && self.are_opponents(seat, public.active)
    }

    /// Whether a seat may still come to defend itself against the attack on its way.
    fn will_defend(&self, public: &Public, seat: Seat) -> bool {
        let attack = &public.attack;
        let meant = attack.target.is_none_or(|target| target == seat);
        let comes = meant && attack.is_on() && attack.can_be_defended();
        self.is_early(public, seat) && attack.kind.is_none() || comes && seat != public.active
    }

    /// There is less than something costs.
    fn too_few(&self, public: &Public, seat: Seat, cost: Cost) -> Refusal {
        let count = cost.count.unwrap_or(1);
        match cost.goods {
            Goods::Cp => price(count, public.corner(seat).cp),
            Goods::Token(token) => self.short_of(public, seat, (token, count)),
            Goods::Companions => moment(Hindrance::Token, Rule("DT-10.4")),
        }
    }

    fn short_of(&self, public: &Public, seat: Seat, (token, count): (TokenId, u8)) -> Refusal {
        refusal(Hindrance::Token)
            .with("some", tokens_counted(&self.pack, token, count))
            .with("has", Arg::number(public.corner(seat).has(token)))
    }

    fn why_not_pay(
        &self,
        public: &Public,
        seat: Seat,
        (ability, at): (AbilityId, u8),
        rule: Rule,
    ) -> Refusal {
        let trigger = self
            .level(public, seat, ability)
            .triggers
            .get(usize::from(at));
        let Some(trigger) = trigger else {
            return Refusal::by(rule, "dice-throne-refused-other-question");
        };
        match (
            self.can_use(public, seat, ability, at, trigger),
            trigger.price,
        ) {
            (Ok(()), _) => Refusal::by(rule, "dice-throne-refused-other-question"),
            (Err(Hindrance::Price | Hindrance::Token), Some(price))
                if !self.can_pay(public, seat, price) =>
            {
                self.too_few(public, seat, price)
            }
            (Err(hindrance), _) => moment(hindrance, Rule("DT-1.5")),
        }
    }

    /// The attempts are used up, or this is not the time for any.
    fn why_not_roll(&self, public: &Public) -> Refusal {
        match public.frames.last() {
            Some(Frame::Declare) => Refusal::by(Rule("DT-4.1"), "dice-throne-refused-no-attempt"),
            _ => Refusal::by(Rule("DT-3.5"), "dice-throne-refused-no-roll"),
        }
    }

    /// It is another kind of ability that is asked for, or the dice do not show what it needs.
    fn why_not_use(&self, view: &View, seat: Seat, ability: AbilityId, branch: u8) -> Refusal {
        let frame = view.public.frames.last();
        let level = self.level(&view.public, seat, ability);
        let needs = level.branches.get(usize::from(branch));
        let needs = needs.and_then(|found| needs_text(self.hero(seat), found.needs));
        let declaring = matches!(frame, Some(Frame::Declare));
        let (rule, kind) = match self.hero(seat).ability(ability).kind {
            AbilityKind::Passive => ("DT-1.5", "passive"),
            AbilityKind::Defensive if self.will_defend(&view.public, seat) => {
                ("DT-6.2", "defensive-later")
            }
            AbilityKind::Defensive => ("DT-6.2", "defensive"),
            _ if declaring => ("DT-4.6", "dice"),
            _ => ("DT-4.2", "offensive"),
        };
        let refusal = match needs.filter(|_| kind == "dice") {
            Some(needs) => Refusal::by(Rule(rule), "dice-throne-refused-dice-do-not-allow")
                .with("needs", needs.into()),
            None if kind == "dice" => {
                return Refusal::by(Rule(rule), "dice-throne-refused-other-question");
            }
            None => {
                Refusal::by(Rule(rule), "dice-throne-refused-ability").with("kind", Arg::word(kind))
            }
        };
        refusal.with("ability", self.branch_arg(view, seat, ability, branch))
    }
}

/// Whether something else of its sort is asked for: another seat, another token, another number.
fn is_such(offer: Offer, offers: &[Offer]) -> bool {
    let sort = std::mem::discriminant(&offer);
    let answers = matches!(
        offer,
        Offer::Seat(_)
            | Offer::Token(_)
            | Offer::Die(..)
            | Offer::Side(_)
            | Offer::Option(_)
            | Offer::Amount(_)
            | Offer::First(_)
    );
    answers && offers.iter().any(|one| std::mem::discriminant(one) == sort)
}

/// Damage can be prevented, but not before it is known whom it hits.
fn damage_later() -> Refusal {
    Refusal::by(
        rule_of(Hindrance::Damage),
        "dice-throne-refused-damage-later",
    )
}

/// It costs more than there is.
fn price(cost: u8, has: u8) -> Refusal {
    refusal(Hindrance::Price)
        .with("cost", Arg::number(cost))
        .with("has", Arg::number(has))
}

/// A hindrance of a token or an ability, and the rule that says when it may be used.
fn moment(hindrance: Hindrance, rule: Rule) -> Refusal {
    let key = key_of(hindrance);
    match hindrance {
        Hindrance::Phase => Refusal::by(rule, key).with("kind", Arg::word("trigger")),
        Hindrance::Used | Hindrance::Condition => Refusal::by(rule, key),
        Hindrance::Token => Refusal::by(rule_of(hindrance), "dice-throne-refused-no-status"),
        hindrance => refusal(hindrance),
    }
}

fn refusal(hindrance: Hindrance) -> Refusal {
    Refusal::by(rule_of(hindrance), key_of(hindrance))
}

const fn rule_of(hindrance: Hindrance) -> Rule {
    match hindrance {
        Hindrance::Price | Hindrance::Level => Rule("DT-12.3"),
        Hindrance::Phase | Hindrance::Turn => Rule("DT-12.2"),
        Hindrance::Attack => Rule("DT-7.3"),
        Hindrance::Damage => Rule("DT-9.1"),
        Hindrance::Dice => Rule("DT-12.7"),
        Hindrance::Token | Hindrance::Used => Rule("DT-10.4"),
        Hindrance::Ultimate => Rule("DT-8.1"),
        Hindrance::Stunned => Rule("DT-10.7"),
        Hindrance::Condition | Hindrance::Goods => Rule("DT-12.5"),
    }
}

const fn key_of(hindrance: Hindrance) -> &'static str {
    match hindrance {
        Hindrance::Price => "dice-throne-refused-price",
        Hindrance::Phase => "dice-throne-refused-phase",
        Hindrance::Turn => "dice-throne-refused-turn",
        Hindrance::Attack => "dice-throne-refused-attack",
        Hindrance::Damage => "dice-throne-refused-damage",
        Hindrance::Dice => "dice-throne-refused-dice",
        Hindrance::Token => "dice-throne-refused-token",
        Hindrance::Goods => "dice-throne-refused-goods",
        Hindrance::Level => "dice-throne-refused-level",
        Hindrance::Ultimate => "dice-throne-refused-ultimate",
        Hindrance::Stunned => "dice-throne-refused-stunned",
        Hindrance::Used => "dice-throne-refused-used",
        Hindrance::Condition => "dice-throne-refused-condition",
    }
}
