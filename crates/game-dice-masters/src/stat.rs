//! Numbers and permissions as questions to the table: nothing of this is kept anywhere.

use crate::context::{Lasting, Source};
use crate::filter::{FilterId, Keyword};
use crate::fit::Sight;
use crate::ids::Kind;
use crate::rules::DiceMasters;
use crate::state::{Mark, Public};
use crate::verb::{Amount, Verb, When, Which};
use crate::{Face, context::Context, context::Pending, context::Stage};
use dice::DieId;
use kernel::{Seat, SeatSet};

/// Attack and defence.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    /// Attack.
    pub attack: u8,
    /// Defence.
    pub defence: u8,
}

impl DiceMasters {
    /// Attack and defence of a character in the field (MA-14): what is printed, what holds for the
    /// turn and what counts all the time, and never less than nothing.
    pub fn stats(&self, public: &Public, id: DieId) -> Stats {
        let Face::Character(level) = self.face(public, id) else {
            return Stats::default();
        };
        let die = public.die(id);
        let mut attack = i16::from(level.attack) + i16::from(die.attack);
        let mut bonus = i16::from(die.defence);
        self.each_standing(public, |verb, sight| {
            let Verb::Modify {
                die: which,
                attack: more,
                defence,
            } = verb
            else {
                return;
            };
            if self.is_among(public, sight, which, id) {
                attack += self.worth(public, sight, more);
                bonus += self.worth(public, sight, defence);
            }
        });
        let attack = attack.max(0);
        let base = if public.has(id, Mark::DefenceIsAttack) {
            attack
        } else {
            i16::from(level.defence)
        };
        Stats {
            attack: attack as u8,
            defence: (base + bonus).max(0) as u8,
        }
    }

    /// A number of something that counts all the time.
    fn worth(&self, public: &Public, sight: Sight, amount: Amount) -> i16 {
        match amount {
            Amount::Number(number) => i16::from(number),
            Amount::Count(filter) => i16::from(self.fitting(public, sight, filter).len()),
            Amount::Groups(filter, times) => {
                let dice = self.fitting(public, sight, filter).dice.iter();
                let signs: u8 = dice.map(|die| self.groups(public, die).len()).sum();
                i16::from(signs * times)
            }
            Amount::Fielding(_) | Amount::Paid => 0,
        }
    }

    /// Whether a verb that counts all the time is about a die.
    pub(crate) fn is_among(&self, public: &Public, sight: Sight, which: Which, id: DieId) -> bool {
        match which {
            // What a target got for the turn is kept as its own.
            Which::Me | Which::Target | Which::It => sight.me == Some(id),
            Which::All(filter) | Which::Live(filter) => {
                self.fits(public, sight, self.filter(filter), id)
            }
            _ => false,
        }
    }

    /// The abilities that count now, as long as they are there; each die of a card for itself where
    /// it speaks for itself.
    pub fn standing(&self, public: &Public) -> Vec<Source> {
        let mut standing = Vec::new();
        for source in self.at(When::Always) {
            self.each_active(public, *source, |sight| {
                let die = sight.me;
                standing.push(Source { die, ..*source });
            });
        }
        standing
    }

    /// Visits all verbs that count now: those of cards in the field, and those that last until the
    /// end of the turn.
    pub(crate) fn each_standing(&self, public: &Public, mut visit: impl FnMut(Verb, Sight)) {
        for source in self.at(When::Always) {
            self.each_active(public, *source, |sight| {
                let places = self.ability(*source).effects.places();
                for at in places {
                    visit(self.verb(at), sight);
                }
            });
        }
        for lasting in &public.lasting {
            let Lasting { you, die, .. } = *lasting;
            for _ in 0..lasting.times {
                visit(self.verb(lasting.verb), Sight::standing(you, die));
            }
        }
    }

    /// Each die, or one for all, of a card whose ability counts now.
    fn each_active(&self, public: &Public, source: Source, mut visit: impl FnMut(Sight)) {
        let ability = self.ability(source);
        for die in self.speakers(public, source) {
            let you = public.die(die).controller;
            let source = Source {
                die: Some(die),
                ..source
            };
            let pending = Pending {
                source,
                you,
                that: None,
                doer: you,
                batch: 0,
            };
            let context = Context::new(pending, Stage::Go);
            if self.hold(public, &context, ability.tests) {
                visit(Sight::standing(you, Some(die)));
            }
        }
    }

    pub(crate) fn verb(&self, at: u16) -> Verb {
        self.pack.verbs[usize::from(at)]
    }

    /// Whether a die has a keyword.
    pub(crate) fn has_keyword(&self, public: &Public, id: DieId, keyword: Keyword) -> bool {
        if public.has(id, Mark::Blank) {
            return false;
        }
        if public.has(id, keyword.mark()) {
            return true;
        }
        let (owner, kind) = self.text_of(public, id);
        let card = self.card(owner, kind);
        if card.is_some_and(|card| card.has(keyword)) {
            return true;
        }
        let mut granted = false;
        self.each_standing(public, |verb, sight| {
            if let Verb::GrantKeyword {
                die: which,
                keyword: found,
            } = verb
            {
                granted |= found == keyword && self.is_among(public, sight, which, id);
            }
        });
        granted
    }

    /// Whether a die deals its combat damage before the others (MA-11.16).
    pub(crate) fn strikes_first(&self, public: &Public, id: DieId) -> bool {
        let mut found = false;
        self.each_standing(public, |verb, sight| {
            found |= verb == Verb::FirstStrike && sight.me == Some(id);
        });
        found
    }

    /// Whether an attacker can be blocked by anybody (MA-11).
    pub(crate) fn is_unblockable(&self, public: &Public, id: DieId) -> bool {
        let mut found = public.has(id, Mark::Unblockable);
        self.each_standing(public, |verb, sight| {
            if let Verb::Unblockable(which) = verb {
                found |= self.is_among(public, sight, which, id);
            }
        });
        found
    }

    /// Whether a die can block an attacker, and its player can pay for it.
    pub(crate) fn can_block(&self, public: &Public, blocker: DieId, attacker: DieId) -> bool {
        self.may_block(public, blocker, attacker) && self.can_pay_block(public, blocker)
    }

    /// Whether nothing keeps a die from blocking an attacker.
    pub(crate) fn may_block(&self, public: &Public, blocker: DieId, attacker: DieId) -> bool {
        if public.has(blocker, Mark::CannotBlock) || self.is_unblockable(public, attacker) {
            return false;
        }
        let mut can = true;
        self.each_standing(public, |verb, sight| match verb {
            Verb::NotBlockedBy { die, by } => {
                can &= !(self.is_among(public, sight, die, attacker)
                    && self.fits(public, sight, self.filter(by), blocker));
            }
            Verb::CannotBlock { die, attacker: of } => {
                let is_of = |of: FilterId| self.fits(public, sight, self.filter(of), attacker);
                can &= !(self.is_among(public, sight, die, blocker) && of.is_none_or(is_of));
            }
            _ => {}
        });
        can
    }

    /// How many attackers a die may block at once (MA-11.4).
    pub(crate) fn most_blocks(&self, public: &Public, id: DieId) -> usize {
        let mut most = 1;
        self.each_standing(public, |verb, sight| {
            if let Verb::MayBlock(n) = verb
                && sight.me == Some(id)
            {
                most = most.max(n);
            }
        });
        usize::from(most)
    }

    /// How much life a block would cost (MA-11). The first blocker of a player pays what is due
    /// once.
    pub(crate) fn block_tax(&self, public: &Public, blocker: DieId) -> u8 {
        // It is paid for each blocker, not for each attacker that it blocks (MA-19.4).
        if public.blockers.contains(blocker) {
            return 0;
        }
        let seat = public.die(blocker).controller;
        let is_first = !public.blockers.meets(public.field(seat));
        let mut tax = 0;
        for lasting in &public.lasting {
            let Verb::BlockTax { of, .. } = self.verb(lasting.verb) else {
                continue;
            };
            let sight = Sight::standing(lasting.you, lasting.die);
            let is_due = match of {
                Some(of) => self.fits(public, sight, self.filter(of), blocker),
                None => is_first,
            };
            let is_due = is_due && lasting.whom.contains(seat);
            tax += if is_due { lasting.times } else { 0 };
        }
        tax
    }

    fn can_pay_block(&self, public: &Public, blocker: DieId) -> bool {
        let seat = public.die(blocker).controller;
        self.block_tax(public, blocker) <= public.corner(seat).life
    }

    /// What it costs to field a die, where so much is printed on it.
    pub(crate) fn field_price(&self, public: &Public, id: DieId, printed: u8) -> u8 {
        let (mut price, mut floor) = (i16::from(printed), 0);
        self.each_standing(public, |verb, sight| {
            if let Verb::FieldPrice { of, add, least } = verb
                && self.fits(public, sight, self.filter(of), id)
            {
                price += i16::from(add);
                floor = floor.max(least);
            }
        });
        (price.max(0) as u8).max(floor)
    }

    /// What a die of a kind costs a player, where so much is printed on its card: never nothing.
    pub(crate) fn buy_price(&self, public: &Public, seat: Seat, kind: Kind, printed: u8) -> u8 {
        let (mut price, mut times) = (i16::from(printed), 1);
        self.each_standing(public, |verb, sight| {
            if let Verb::BuyPrice {
                of,
                add,
                times: factor,
                payer,
            } = verb
            {
                let pays = match payer {
                    Which::You => seat == sight.you,
                    Which::Opponent => self.are_rivals(seat, sight.you),
                    _ => true,
                };
                let fits = match of {
                    Some(of) => self.fits_hidden(sight, self.filter(of), seat, kind),
                    None => lies_on(public, sight.me, seat, kind),
                };
                if pays && fits {
                    price += i16::from(add);
                    times *= i16::from(factor);
                }
            }
        });
        (price * times).max(1) as u8
    }

    /// How much of some damage to a die is left after what prevents or caps it (MA-14).
    pub(crate) fn softened(
        &self,
        public: &Public,
        id: DieId,
        n: u8,
        (from, combat): (Option<DieId>, bool),
    ) -> u8 {
        if public.has(id, Mark::NoDamage) {
            return 0;
        }
        let mut left = n;
        let comes_from = |sight: Sight, of: FilterId| {
            from.is_some_and(|from| self.fits(public, sight, self.filter(of), from))
        };
        self.each_standing(public, |verb, sight| match verb {
            Verb::PreventDamage {
                die,
                combat: only_combat,
                from: of,
            } => {
                let meant = !only_combat || combat;
                let source = of.is_none_or(|of| comes_from(sight, of));
                if meant && source && self.is_among(public, sight, die, id) {
                    left = 0;
                }
            }
            Verb::CapDamage { die, n, from: of }
                if comes_from(sight, of) && self.is_among(public, sight, die, id) =>
            {
                left = left.min(n);
            }
            _ => {}
        });
        left
    }

    /// Leaves a verb in force for one die until the end of the turn.
    pub(crate) fn leave_on(
        &self,
        public: &mut Public,
        verb: u16,
        context: &Context,
        die: Option<DieId>,
    ) {
        self.lay(public, verb, context, (die, SeatSet::EMPTY));
    }

    /// What is laid down twice counts twice. Where nothing more can last it does not (MA-13.9).
    fn lay(
        &self,
        public: &mut Public,
        verb: u16,
        context: &Context,
        (die, whom): (Option<DieId>, SeatSet),
    ) {
        let lasting = Lasting {
            verb,
            source: context.source,
            you: context.you,
            die,
            whom,
            times: 1,
            is_due: false,
        };
        let is_like = |one: &&mut Lasting| Lasting { times: 1, ..**one } == lasting;
        match public.lasting.iter_mut().find(is_like) {
            Some(like) => like.times = like.times.saturating_add(1),
            None => drop(public.lasting.try_push(lasting)),
        }
    }

    /// Whether somebody has switched off for this turn what a card does from the reserve.
    pub(crate) fn is_off(&self, public: &Public, source: Source) -> bool {
        let is_meant = |one: Source| (one.owner, one.kind) == (source.owner, source.kind);
        let mut off = public.lasting.iter().filter(|one| is_meant(one.source));
        off.any(|one| matches!(self.verb(one.verb), Verb::SwitchOff(_)))
    }

    /// Whether the opponent may not choose a die as a target.
    pub(crate) fn is_untargetable(&self, public: &Public, id: DieId, action: bool) -> bool {
        let mut found = false;
        self.each_standing(public, |verb, sight| {
            if let Verb::Untargetable { actions } = verb {
                found |= sight.me == Some(id) && (action || !actions);
            }
        });
        found
    }

    /// What lets a player field a die without its price, this once.
    pub(crate) fn free_pass(&self, public: &Public, id: DieId) -> Option<usize> {
        public.lasting.iter().position(|lasting| {
            let sight = Sight::standing(lasting.you, lasting.die);
            match self.verb(lasting.verb) {
                Verb::NextFree(of) => self.fits(public, sight, self.filter(of), id),
                _ => false,
            }
        })
    }

    /// Leaves a verb in force until the end of the turn.
    pub(crate) fn leave(&self, public: &mut Public, verb: u16, context: &Context, whom: SeatSet) {
        self.lay(public, verb, context, (context.source.die, whom));
    }
}

/// Whether a die lies on a card that a player buys dice from.
fn lies_on(public: &Public, me: Option<DieId>, seat: Seat, kind: Kind) -> bool {
    let mut attached = public.attached.iter();
    attached.any(|one| {
        let is_theirs = kind.basic().is_some() || one.seat == seat;
        Some(one.die) == me && one.kind == kind && is_theirs
    })
}
