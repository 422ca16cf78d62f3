//! Events as sentences: keys and what fills them, never words.

use crate::event::{Account, Event, Used};
use crate::offer::Offer;
use crate::pack::StandsFor;
use crate::pool::{Source, What};
use crate::state::{Phase, Purpose};
use crate::text::{symbols_shown, tokens_counted};
use crate::verb::{Goods, Kind};
use crate::{AbilityId, CardId, DiceThrone, TokenId, View};
use content::Name;
use kernel::{Arg, Change, Said, Seat};

pub(crate) fn named(name: &Name) -> Arg {
    Arg::named(&name.de, &name.en)
}

pub(crate) fn by(key: &'static str, seat: Seat) -> Said {
    Said::new(key).with("seat", Arg::Seat(seat))
}

/// Numbers, listed.
pub(crate) fn numbers(all: impl IntoIterator<Item = u8>) -> Arg {
    Arg::And(all.into_iter().map(Arg::number).collect())
}

/// Which way a number went, and how far.
fn changed(said: Said, change: i8) -> Said {
    let way = if change < 0 { "down" } else { "up" };
    said.with("way", Arg::word(way))
        .with("n", Arg::number(change.unsigned_abs()))
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
    pub(crate) fn card_arg(&self, seat: Seat, card: CardId) -> Arg {
        named(&self.hero(seat).card(card).name)
    }

    /// An ability by its name; on a board with two sides it has one for each.
    pub(crate) fn ability_arg(&self, view: &View, seat: Seat, ability: AbilityId) -> Arg {
        let hero = self.hero(seat);
        let is_turned = |side| view.public.corner(seat).has(side) > 0;
        let turned = hero.side.is_some_and(is_turned);
        named(&hero.called(hero.ability(ability), usize::from(turned)))
    }

    /// A branch by its own name, or by that of its ability.
    pub(crate) fn branch_arg(
        &self,
        view: &View,
        seat: Seat,
        ability: AbilityId,
        branch: u8,
    ) -> Arg {
        let level = self.level(&view.public, seat, ability);
        let found = level.branches.get(usize::from(branch));
        let own = found.and_then(|branch| branch.name.as_ref());
        own.map_or_else(|| self.ability_arg(view, seat, ability), named)
    }

    pub(crate) fn token_arg(&self, token: TokenId) -> Arg {
        named(&self.pack.token(token).name)
    }

    /// Where something comes from; an ability by the branch that was used.
    pub(crate) fn source_arg(&self, view: &View, source: Source) -> Arg {
        self.source_of(view, source, view.public.used())
    }

    /// The same where it is known which ability was used at the time.
    fn source_of(&self, view: &View, source: Source, used: Option<Used>) -> Arg {
        match source {
            Source::Ability(seat, ability) => match used {
                Some((by, used, branch)) if (by, used) == (seat, ability) => {
                    self.branch_arg(view, seat, ability, branch)
                }
                _ => self.ability_arg(view, seat, ability),
            },
            Source::Card(seat, card) => self.card_arg(seat, card),
            Source::Token(_, token) => self.token_arg(token),
        }
    }

    /// An event as a sentence.
    pub(crate) fn told(&self, view: &View, event: &Event) -> Said {
        match event {
            Event::Banned(..) | Event::Sealed(_) | Event::Contested(..) | Event::Hero(..) => {
                self.told_choice(event)
            }
            Event::RolledForStart(rolled) => {
                let one = |&(seat, side): &(Seat, u8)| -> Arg {
                    by("dice-throne-rolled-one", seat)
                        .with("side", Arg::number(side))
                        .into()
                };
                let rolled = Arg::And(rolled.iter().map(one).collect());
                Said::new("dice-throne-rolled-for-start").with("rolled", rolled)
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
            Event::Saw(cards) => {
                let seat = view.viewer.seat().unwrap_or(view.public.active);
                let names = cards.iter().map(|card| -> Arg {
                    self.said_card("dice-throne-card-name", seat, card).into()
                });
                Said::new("dice-throne-saw")
                    .with("n", Arg::number(cards.len()))
                    .with("cards", Arg::And(names.collect()))
            }
            Event::Looked(seat, hand) if hand.is_empty() => by("dice-throne-looked-empty", *seat),
            Event::Looked(seat, hand) => {
                let hand = hand.iter().map(|card| self.card_arg(*seat, card));
                by("dice-throne-looked", *seat).with("cards", Arg::And(hand.collect()))
            }
            Event::Shuffled(seat) => by("dice-throne-shuffled", *seat),
            Event::Cp {
                seat,
                by: change,
                now,
            } => changed(by("dice-throne-cp", *seat), *change).with("now", Arg::number(*now)),
            Event::Tokens {
                seat,
                token,
                by: change,
                now,
            } => self.told_tokens(view, *seat, *token, *change, *now),
            Event::Warded(seat, token) => {
                by("dice-throne-warded", *seat).with("token", self.token_arg(*token))
            }
            Event::NoRoom(seat, token, n) => self.told_no_room(*seat, *token, *n),
            Event::Nothing(source) => {
                Said::new("dice-throne-nothing").with("which", self.source_arg(view, *source))
            }
            Event::Raised(seat, token, n) => by("dice-throne-raised", *seat)
                .with("token", self.token_arg(*token))
                .with("by", Arg::number(*n)),
            event => self.told_play(view, event),
        }
    }

    /// Tokens that are lost, or healing that is.
    fn told_no_room(&self, seat: Seat, token: TokenId, n: u8) -> Said {
        let some = tokens_counted(&self.pack, token, n);
        match self.pack.token(token).stands_for {
            StandsFor::Health => by("dice-throne-companion-full", seat)
                .with("token", self.token_arg(token))
                .with("n", Arg::number(n)),
            _ => by("dice-throne-no-room", seat).with("some", some),
        }
    }

    /// Tokens that came or went, by what they stand for.
    fn told_tokens(&self, view: &View, seat: Seat, token: TokenId, change: i8, now: u8) -> Said {
        let found = self.pack.token(token);
        let said = match found.stands_for {
            StandsFor::Itself => {
                let several = Arg::word(if found.limit > 1 { "yes" } else { "no" });
                let some = tokens_counted(&self.pack, token, change.unsigned_abs());
                let said = by("dice-throne-tokens", seat).with("some", some);
                said.with("several", several)
            }
            // What the set-up ends with is told when the first turn has begun.
            StandsFor::Health if view.public.turn < 2 && u8::try_from(change) == Ok(now) => {
                by("dice-throne-companion-begins", seat).with("token", self.token_arg(token))
            }
            StandsFor::Health => {
                by("dice-throne-companion-health", seat).with("token", self.token_arg(token))
            }
            StandsFor::Level => {
                by("dice-throne-companion-level", seat).with("token", self.token_arg(token))
            }
            StandsFor::State => by("dice-throne-state", seat).with("token", self.token_arg(token)),
        };
        changed(said, change).with("now", Arg::number(now))
    }

    /// Heroes that are chosen.
    fn told_choice(&self, event: &Event) -> Said {
        let about = |key, seat, hero| by(key, seat).with("hero", self.hero_arg(hero));
        match event {
            Event::Banned(seat, hero) => about("dice-throne-banned", *seat, *hero),
            Event::Sealed(seat) => by("dice-throne-sealed", *seat),
            Event::Contested(hero, seats, won) => {
                let seats = Arg::And(seats.iter().map(Arg::Seat).collect());
                about("dice-throne-contested", *won, *hero).with("seats", seats)
            }
            Event::Hero(seat, hero) => about("dice-throne-hero", *seat, *hero),
            _ => unreachable!("{event:?} is told elsewhere"),
        }
    }

    /// Cards that are played and dice that land.
    fn told_play(&self, view: &View, event: &Event) -> Said {
        match event {
            Event::Played(seat, card) => self.about_card("dice-throne-played", *seat, *card),
            Event::Sold(seat, card) => self.about_card("dice-throne-sold", *seat, *card),
            Event::Discarded(seat, card) => self.about_card("dice-throne-discarded", *seat, *card),
            Event::Upgraded(seat, card) => self.about_card("dice-throne-upgraded", *seat, *card),
            Event::Spent(seat, token, count) => self.told_spent(*seat, *token, *count),
            Event::Used(seat, ability) => by("dice-throne-used", *seat)
                .with("ability", self.ability_arg(view, *seat, *ability)),
            Event::Rolled {
                seat,
                purpose,
                sides,
                rolled,
                again,
            } => self.told_roll(*seat, *purpose, sides, again.then_some(*rolled)),
            Event::Turned { seat, from, to, .. } => by("dice-throne-turned", *seat)
                .with("from", Arg::number(*from))
                .with("to", Arg::number(*to))
                .with("symbol", symbols_shown(self.hero(*seat), &[*to])),
            Event::Worked(seat, token) => {
                by("dice-throne-worked", *seat).with("token", self.token_arg(*token))
            }
            Event::Attempts(seat, most) => {
                by("dice-throne-attempts", *seat).with("n", Arg::number(*most))
            }
            event => self.told_attack(view, event),
        }
    }

    /// Tokens that are spent; a companion that works for another price stays.
    fn told_spent(&self, seat: Seat, token: TokenId, count: u8) -> Said {
        let triggers = self.pack.token(token).triggers.iter();
        let mut prices = triggers.filter_map(|trigger| trigger.price);
        if prices.any(|price| price.goods == Goods::Token(token)) {
            let some = tokens_counted(&self.pack, token, count);
            return by("dice-throne-spent", seat).with("some", some);
        }
        by("dice-throne-used", seat).with("ability", self.token_arg(token))
    }

    /// A roll by its numbers, and by its symbols where those count.
    fn told_roll(&self, seat: Seat, purpose: Purpose, sides: &[u8], again: Option<u8>) -> Said {
        let dice = numbers(sides.iter().copied());
        if purpose == Purpose::Target {
            return by("dice-throne-rolled-target", seat).with("dice", dice);
        }
        by("dice-throne-rolled", seat)
            .with(
                "again",
                Arg::word(if again.is_some() { "yes" } else { "no" }),
            )
            .with("n", Arg::number(again.unwrap_or_default().count_ones()))
            .with("dice", dice)
            .with("symbols", symbols_shown(self.hero(seat), sides))
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
            Event::Defended(seat, ability) => by("dice-throne-defended", *seat)
                .with("ability", self.ability_arg(view, *seat, *ability)),
            Event::Undefended(seat) => by("dice-throne-undefended", *seat),
            Event::Noted { .. } => self.told_note(view, event),
            // What is stolen is no damage (DT-12.11), so it has no account.
            Event::Damaged {
                seat,
                account,
                damage,
                health,
                ..
            } if account.entries().is_empty() => by("dice-throne-drained", *seat)
                .with("n", Arg::number(*damage))
                .with("health", Arg::number(*health)),
            Event::Damaged {
                seat,
                account,
                used,
                damage,
                healing,
                health,
            } => by("dice-throne-damaged", *seat)
                .with("damage", Arg::number(*damage))
                .with("healed", healed_arg(*seat, *healing))
                .with("health", Arg::number(*health))
                .with("account", self.account_arg(view, account, *used)),
            Event::Healed {
                seat,
                by: change,
                health,
            } => by("dice-throne-healed", *seat)
                .with("by", Arg::number(*change))
                .with("health", Arg::number(*health)),
            Event::Chose(seat, offer, asked) => {
                let said = match offer {
                    Offer::Option(at) => {
                        let verb = asked.map(|asked| self.pack.verb(asked));
                        self.said_option(verb, *seat, *at)
                    }
                    offer => self.said_to(view, *seat, *offer),
                };
                by("dice-throne-chose", *seat).with("offer", said.into())
            }
            Event::Again(seat) => by("dice-throne-again", *seat),
            Event::Passed(seat, _) => by("dice-throne-passed", *seat),
            Event::Fell(seat) => by("dice-throne-fell", *seat),
            Event::Resigned(seat) => by("dice-throne-resigned", *seat),
            Event::Agreed => Said::new("dice-throne-agreed"),
            Event::Ended(places) => ended(places),
            _ => unreachable!("{event:?} is told elsewhere"),
        }
    }

    /// Something is noted on an account.
    fn told_note(&self, view: &View, event: &Event) -> Said {
        let Event::Noted {
            to,
            what,
            amount,
            source,
        } = event
        else {
            unreachable!("{event:?} is no note")
        };
        let said = match to {
            Some(seat) => by("dice-throne-noted-for", *seat),
            None => Said::new("dice-throne-noted"),
        };
        let all = if *amount == u8::MAX { "yes" } else { "no" };
        said.with("what", Arg::word(what_word(*what)))
            .with("noun", damage_noted(*what))
            .with("amount", Arg::number(*amount))
            .with("all", Arg::word(all))
            .with("source", self.source_arg(view, *source))
    }

    /// How damage came about: "18 Overpower + 5 Get Some! − 3 Absolution! = 20".
    pub(crate) fn account_arg(&self, view: &View, account: &Account, used: Option<Used>) -> Arg {
        let name = |source| self.source_of(view, source, used);
        if let [only] = account.entries() {
            return name(only.source);
        }
        let reckoned = account.entries().iter().map(|entry| {
            let amount = match entry.change {
                Change::Add(amount) => amount,
                Change::Times(by, _) => i16::from(by),
                Change::Less(by, of) => {
                    let (by, of) = (i32::from(by), i32::from(of));
                    -((account.subtotal().max(0) * by + of - 1) / of) as i16
                }
            };
            (amount, entry.source)
        });
        let mut parts: Vec<(i16, Source)> = reckoned.collect();
        // A sum does not begin with what is taken off.
        parts.sort_by_key(|(amount, _)| *amount < 0);
        let mut sum: Option<Arg> = None;
        for (amount, source) in parts {
            let part: Arg = Said::new("dice-throne-part")
                .with("amount", Arg::number(amount.unsigned_abs()))
                .with("source", name(source))
                .into();
            let key = if amount < 0 {
                "dice-throne-sum-minus"
            } else {
                "dice-throne-sum-plus"
            };
            sum = Some(match sum.take() {
                Some(before) => Arg::joined(key, before, part),
                None => part,
            });
        }
        sum.unwrap_or_else(|| Arg::And(Vec::new()))
    }
}

/// What was healed along with damage, where anything was.
fn healed_arg(seat: Seat, healing: u8) -> Arg {
    let healed = by("dice-throne-damaged-healing", seat);
    healed.with("healing", Arg::number(healing)).into()
}

/// Who has won: one, some together, or nobody.
fn ended(places: &[u8]) -> Said {
    let seats = Seat::first(places.len() as u8).zip(places);
    let won: Vec<Seat> = seats
        .filter(|(_, place)| **place == 1)
        .map(|(seat, _)| seat)
        .collect();
    match won[..] {
        [seat] => by("dice-throne-won", seat),
        _ if won.len() == places.len() => Said::new("dice-throne-drawn"),
        _ => {
            let won = won.into_iter().map(Arg::Seat).collect();
            Said::new("dice-throne-won-together").with("seats", Arg::And(won))
        }
    }
}

/// Which damage it is: of undefendable damage somebody wants to know it.
fn damage_noted(what: What) -> Arg {
    let kind = match what {
        What::Damage(kind) => kind,
        _ => Kind::Normal,
    };
    Said::new("dice-throne-noun-damage")
        .with("form", Arg::word("short"))
        .with("kind", Arg::word(kind.word()))
        .into()
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
