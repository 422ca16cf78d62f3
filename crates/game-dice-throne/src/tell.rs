//! Events and offers as sentences: keys and what fills them.

use crate::event::Event;
use crate::offer::Offer;
use crate::pool::{Source, What};
use crate::state::Phase;
use crate::{AbilityId, CardId, DiceThrone, TokenId, View};
use content::Name;
use kernel::{Arg, Said, Seat};

fn named(name: &Name) -> Arg {
    Arg::named(&name.de, &name.en)
}

fn by(key: &'static str, seat: Seat) -> Said {
    Said::new(key).with("seat", Arg::Seat(seat))
}

fn listed<T: ToString>(all: impl IntoIterator<Item = T>) -> Arg {
    let words: Vec<String> = all.into_iter().map(|one| one.to_string()).collect();
    Arg::Spelled(words.join(" "))
}

/// The word of a phase.
pub(crate) const fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Start => "start",
        Phase::Upkeep => "upkeep",
        Phase::Income => "income",
        Phase::FirstMain => "first-main",
        Phase::Offence => "offence",
        Phase::Targeting => "targeting",
        Phase::Defence => "defence",
        Phase::SecondMain => "second-main",
        Phase::Discard => "discard",
    }
}

impl DiceThrone {
    fn card_arg(&self, seat: Seat, card: CardId) -> Arg {
        named(&self.hero(seat).card(card).name)
    }

    fn ability_arg(&self, seat: Seat, ability: AbilityId) -> Arg {
        named(&self.hero(seat).ability(ability).name)
    }

    /// A branch by its own name, or by that of its ability.
    fn branch_arg(&self, view: &View, seat: Seat, ability: AbilityId, branch: u8) -> Arg {
        let level = self.level(&view.public, seat, ability);
        let found = level.branches.get(usize::from(branch));
        let own = found.and_then(|branch| branch.name.as_ref());
        own.map_or_else(|| self.ability_arg(seat, ability), named)
    }

    fn token_arg(&self, token: TokenId) -> Arg {
        named(&self.pack.token(token).name)
    }

    fn source_arg(&self, source: Source) -> Arg {
        match source {
            Source::Ability(seat, ability) => self.ability_arg(seat, ability),
            Source::Card(seat, card) => self.card_arg(seat, card),
            Source::Token(_, token) => self.token_arg(token),
        }
    }

    /// An event as a sentence.
    pub(crate) fn told(&self, view: &View, event: &Event) -> Said {
        match event {
            Event::RolledForStart(rolled) => {
                let rolled = rolled.iter().map(|(seat, side)| format!("{seat} {side}"));
                Said::new("dice-throne-rolled-for-start").with("rolled", listed(rolled))
            }
            Event::Turn { turn, seat } => {
                by("dice-throne-turn", *seat).with("turn", Arg::number(*turn))
            }
            Event::Phase(phase) => {
                Said::new("dice-throne-phase").with("phase", Arg::word(phase_word(*phase)))
            }
            Event::Skipped(seat, phase) => {
                by("dice-throne-skipped", *seat).with("phase", Arg::word(phase_word(*phase)))
            }
            Event::Drew(seat, count) => {
                by("dice-throne-drew", *seat).with("count", Arg::number(*count))
            }
            Event::Saw(card) => match view.viewer.seat() {
                Some(seat) => Said::new("dice-throne-saw").with("card", self.card_arg(seat, *card)),
                None => Said::new("dice-throne-saw"),
            },
            Event::Looked(seat, hand) => {
                let hand = hand.iter().map(|card| self.card_arg(*seat, card));
                by("dice-throne-looked", *seat).with("cards", Arg::And(hand.collect()))
            }
            Event::Shuffled(seat) => by("dice-throne-shuffled", *seat),
            Event::Cp {
                seat,
                by: change,
                now,
            } => by("dice-throne-cp", *seat)
                .with("by", Arg::number(*change))
                .with("now", Arg::number(*now)),
            Event::Tokens {
                seat,
                token,
                by: change,
                now,
            } => by("dice-throne-tokens", *seat)
                .with("token", self.token_arg(*token))
                .with("by", Arg::number(*change))
                .with("now", Arg::number(*now)),
            Event::Warded(seat, token) => {
                by("dice-throne-warded", *seat).with("token", self.token_arg(*token))
            }
            Event::Raised(seat, token, n) => by("dice-throne-raised", *seat)
                .with("token", self.token_arg(*token))
                .with("by", Arg::number(*n)),
            Event::Played(seat, card) => self.about_card("dice-throne-played", *seat, *card),
            Event::Sold(seat, card) => self.about_card("dice-throne-sold", *seat, *card),
            Event::Discarded(seat, card) => self.about_card("dice-throne-discarded", *seat, *card),
            Event::Upgraded(seat, card) => self.about_card("dice-throne-upgraded", *seat, *card),
            Event::Spent(seat, token, count) => by("dice-throne-spent", *seat)
                .with("token", self.token_arg(*token))
                .with("count", Arg::number(*count)),
            Event::Used(seat, ability) => {
                by("dice-throne-used", *seat).with("ability", self.ability_arg(*seat, *ability))
            }
            Event::Rolled { seat, sides, .. } => {
                by("dice-throne-rolled", *seat).with("dice", listed(sides))
            }
            Event::Turned { seat, from, to, .. } => by("dice-throne-turned", *seat)
                .with("from", Arg::number(*from))
                .with("to", Arg::number(*to)),
            event => self.told_attack(view, event),
        }
    }

    fn about_card(&self, key: &'static str, seat: Seat, card: CardId) -> Said {
        by(key, seat).with("card", self.card_arg(seat, card))
    }

    /// Events of roll phases and settlements.
    fn told_attack(&self, view: &View, event: &Event) -> Said {
        let branch = |key, seat: Seat, ability, at| {
            by(key, seat).with("ability", self.branch_arg(view, seat, ability, at))
        };
        match event {
            Event::Declared(seat, ability, at) => {
                branch("dice-throne-declared", *seat, *ability, *at)
            }
            Event::DeclaredNone(seat) => by("dice-throne-declared-none", *seat),
            Event::Activated(seat, ability, at) => {
                branch("dice-throne-activated", *seat, *ability, *at)
            }
            Event::Failed(seat) => by("dice-throne-failed", *seat),
            Event::Targeted(seat) => by("dice-throne-targeted", *seat),
            Event::Defended(seat, ability) => {
                by("dice-throne-defended", *seat).with("ability", self.ability_arg(*seat, *ability))
            }
            Event::Undefended(seat) => by("dice-throne-undefended", *seat),
            Event::Noted {
                to,
                what,
                amount,
                source,
            } => {
                let said = Said::new("dice-throne-noted")
                    .with("what", Arg::word(what_word(*what)))
                    .with("amount", Arg::number(*amount))
                    .with("source", self.source_arg(*source));
                match to {
                    Some(seat) => said.with("seat", Arg::Seat(*seat)),
                    None => said,
                }
            }
            Event::Damaged {
                seat,
                account,
                damage,
                health,
            } => by("dice-throne-damaged", *seat)
                .with("damage", Arg::number(*damage))
                .with("health", Arg::number(*health))
                .with("parts", Arg::And(self.parts(account))),
            Event::Healed {
                seat,
                by: change,
                health,
            } => by("dice-throne-healed", *seat)
                .with("by", Arg::number(*change))
                .with("health", Arg::number(*health)),
            Event::Chose(seat, offer) => {
                by("dice-throne-chose", *seat).with("offer", self.said(view, *offer).into())
            }
            Event::Again(seat) => by("dice-throne-again", *seat),
            Event::Passed(seat, _) => by("dice-throne-passed", *seat),
            Event::Fell(seat) => by("dice-throne-fell", *seat),
            Event::Resigned(seat) => by("dice-throne-resigned", *seat),
            Event::Ended(places) => Said::new("dice-throne-ended").with("places", listed(places)),
            _ => unreachable!("{event:?} is told elsewhere"),
        }
    }

    fn parts(&self, account: &crate::event::Account) -> Vec<Arg> {
        let entries = account.entries().iter();
        entries
            .map(|entry| {
                let amount = match entry.change {
                    kernel::Change::Add(amount) => i64::from(amount),
                    kernel::Change::Times(by, _) | kernel::Change::Less(by, _) => i64::from(by),
                };
                let said = Said::new("dice-throne-part")
                    .with("source", self.source_arg(entry.source))
                    .with("amount", Arg::Number(amount));
                said.into()
            })
            .collect()
    }

    /// An offer as a sentence.
    pub(crate) fn said(&self, view: &View, offer: Offer) -> Said {
        let seat = view.viewer.seat().unwrap_or(view.public.active);
        let card = |key, card| Said::new(key).with("card", self.card_arg(seat, card));
        match offer {
            Offer::Roll(dice) => {
                let dice = (0..5).filter(|die| dice >> die & 1 == 1).map(|die| die + 1);
                Said::new("dice-throne-offer-roll").with("dice", listed(dice))
            }
            Offer::Use(ability, branch) => Said::new("dice-throne-offer-use")
                .with("ability", self.branch_arg(view, seat, ability, branch)),
            Offer::NoAbility => Said::new("dice-throne-offer-no-ability"),
            Offer::Play(which) => card("dice-throne-offer-play", which),
            Offer::Sell(which) => card("dice-throne-offer-sell", which),
            Offer::Discard(which) => card("dice-throne-offer-discard", which),
            Offer::Take(which) => card("dice-throne-offer-take", which),
            Offer::Spend(token, _, count) => Said::new("dice-throne-offer-spend")
                .with("token", self.token_arg(token))
                .with("count", Arg::number(count)),
            Offer::Pay(ability, _) => {
                Said::new("dice-throne-offer-pay").with("ability", self.ability_arg(seat, ability))
            }
            Offer::Seat(seat) => by("dice-throne-offer-seat", seat),
            Offer::Token(token) => {
                Said::new("dice-throne-offer-token").with("token", self.token_arg(token))
            }
            Offer::Die(_, die) => {
                Said::new("dice-throne-offer-die").with("die", Arg::number(die + 1))
            }
            Offer::Side(side) => {
                Said::new("dice-throne-offer-side").with("side", Arg::number(side))
            }
            Offer::Option(at) => {
                Said::new("dice-throne-offer-option").with("option", Arg::number(at + 1))
            }
            Offer::Amount(count) => {
                Said::new("dice-throne-offer-amount").with("count", Arg::number(count))
            }
            Offer::First(at) => {
                Said::new("dice-throne-offer-first").with("which", Arg::number(at + 1))
            }
            Offer::Yes => Said::new("dice-throne-offer-yes"),
            Offer::Done => Said::new("dice-throne-offer-done"),
            Offer::Pass => Said::new("dice-throne-offer-pass"),
        }
    }
}

/// The word for a line of the account.
pub(crate) const fn what_word(what: What) -> &'static str {
    match what {
        What::Damage(_) => "damage",
        What::Back => "back",
        What::Boost => "boost",
        What::Weaken => "weaken",
        What::WeakenHalf => "weaken-half",
        What::WeakenAll => "weaken-all",
        What::Prevent => "prevent",
        What::PreventHalf => "prevent-half",
        What::Dodge => "dodge",
        What::Divert(_) => "divert",
        What::Heal => "heal",
    }
}
