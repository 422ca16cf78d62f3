//! The attack (MA-11): who attacks, who blocks whom, and the damage of both sides.

use crate::door::{Hit, Hits};
use crate::event::Event;
use crate::filter::Keyword;
use crate::frame::{Frame, Step};
use crate::rules::DiceMasters;
use crate::setup::Reading;
use crate::state::{Block, Mark, Public, SHOWN, Spot};
use crate::turn::window;
use crate::verb::{Verb, When};
use arrayvec::ArrayVec;
use dice::{DiceSet, DieId};
use kernel::Sink;

/// A combat. The last frame runs first: read it from the bottom line up.
const COMBAT: [Frame; 6] = [
    Frame::Step(Step::CombatEnd),
    Frame::Step(Step::AfterDamage),
    Frame::Step(Step::Damage),
    window(true),
    Frame::Step(Step::Blocked),
    Frame::Step(Step::Attacked),
];

impl DiceMasters {
    /// Attackers are named, by one of a team after the other (MA-20.2). Without any the phase is
    /// over at once.
    pub(crate) fn attack(&self, public: &mut Public, dice: DiceSet, sink: &mut impl Sink<Event>) {
        public.frames.pop();
        public.attackers = public.attackers.or(dice);
        let dice = public.attackers;
        let is_mate_next = matches!(public.frames.last(), Some(Frame::Attackers(_)));
        if is_mate_next || dice.is_empty() {
            return;
        }
        public.frames.extend(COMBAT);
        sink.tell_all(|| Event::Attacked { dice });
        public.next_moment();
        for die in dice {
            let seat = public.die(die).controller;
            self.notice(public, When::Attacks, die, seat);
        }
    }

    /// The attackers that a die can block.
    pub(crate) fn blockable(&self, public: &Public, die: DieId) -> impl Iterator<Item = DieId> {
        let fresh = public.attackers.without(public.blocked_by(die));
        let room = !public.blocks.is_full();
        let attackers = fresh.iter().filter(move |_| room);
        attackers.filter(move |attacker| self.can_block(public, die, *attacker))
    }

    /// The attackers of which a die must block one, if it can (MA-11.5).
    pub(crate) fn must_block(&self, public: &Public, die: DieId) -> DiceSet {
        if public.blockers.contains(die) {
            return DiceSet::EMPTY;
        }
        let can: DiceSet = if self.reads(Reading::Forced) {
            let attackers = public.attackers.iter();
            let may = |attacker: &DieId| self.may_block(public, die, *attacker);
            attackers.filter(may).collect()
        } else {
            self.blockable(public, die).collect()
        };
        let mut must = DiceSet::EMPTY;
        if public.has(die, Mark::MustBlock) {
            must = can;
        }
        self.each_standing(public, |verb, sight| {
            if let Verb::MustBlock { die: which, me } = verb
                && self.is_among(public, sight, which, die)
            {
                let only = sight.me.filter(|_| me);
                must = must.or(only.map_or(can, |only| can.and(DiceSet::of(only))));
            }
        });
        must
    }

    /// Whether a die blocks without paying, because it must (MA-23.9).
    fn is_forced(&self, public: &Public, die: DieId) -> bool {
        self.reads(Reading::Forced) && !self.must_block(public, die).is_empty()
    }

    /// Asks for the next die that can block, after the one before: of a team, those of the first
    /// come before those of the second (MA-20.2).
    pub(crate) fn ask_blocks(&self, public: &mut Public, before: Option<DieId>) {
        let place = |die: DieId| (public.die(die).controller.index(), die);
        let seats = self.rivals(public.active);
        let dice = seats.iter().flat_map(|seat| public.field(seat).iter());
        let is_next = |die: &DieId| before.is_none_or(|before| place(*die) > place(before));
        let mut after = dice.filter(is_next);
        let next = after.find(|die| {
            let can = self.blockable(public, *die).next().is_some();
            can || self.is_forced(public, *die)
        });
        public.frames.extend(next.map(Frame::Block));
    }

    /// A die blocks an attacker, or nobody; what that costs is paid at once.
    pub(crate) fn block(
        &self,
        public: &mut Public,
        die: DieId,
        attacker: Option<DieId>,
        sink: &mut impl Sink<Event>,
    ) {
        public.frames.pop();
        if let Some(attacker) = attacker {
            let free = self.is_forced(public, die);
            let tax = if free { 0 } else { self.block_tax(public, die) };
            if tax > 0 {
                let seat = public.die(die).controller;
                self.change_life(public, seat, -i16::from(tax), false, sink);
            }
            public.blockers.insert(die);
            public.blocked.insert(attacker);
            public.blocks.push(Block {
                blocker: die,
                attacker,
                share: 0,
                back: 0,
            });
            public.mark(die, Mark::Fought);
            public.mark(attacker, Mark::Fought);
            public.mark(attacker, Mark::WasBlocked);
            sink.tell_all(|| Event::Blocked { die, attacker });
            let more = usize::from(public.blocked_by(die).len()) < self.most_blocks(public, die);
            if more && self.blockable(public, die).next().is_some() {
                return public.frames.push(Frame::Block(die));
            }
        }
        self.ask_blocks(public, Some(die));
    }

    /// Blocks stand: what they set off waits, the attacker's first.
    pub(crate) fn blocks_stand(&self, public: &mut Public) {
        public.next_moment();
        let active = public.active;
        for die in public.blocked {
            let first = public.blockers_of(die).first();
            let passive = first.map(|blocker| public.die(blocker).controller);
            let passive = passive.unwrap_or_else(|| self.rival(active));
            self.notice(public, When::Blocked, die, passive);
            self.notice(public, When::Engaged, die, passive);
            self.look_around(public, When::DieBlocked, die, passive);
        }
        for die in public.blockers {
            self.notice(public, When::Blocks, die, active);
            self.notice(public, When::Engaged, die, active);
        }
    }

    /// Asks how the next one that fights several divides its damage: attackers first. Who strikes
    /// first says it before that damage, all others after it, among those who are still there
    /// (MA-11.16).
    pub(crate) fn divide(&self, public: &mut Public, before: Option<DieId>) {
        let comes_first = public.frames.last() == Some(&Frame::Step(Step::First));
        let strikes = |die: &DieId| {
            if comes_first {
                self.strikes_first(public, *die)
            } else {
                !public.has(*die, Mark::Struck)
            }
        };
        let fields = || public.seats().map(|seat| public.field(seat));
        let attackers = fields().flat_map(|field| public.attackers.and(field).iter());
        let blockers = fields().flat_map(|field| public.blockers.and(field).iter());
        let fighters = attackers.chain(blockers);
        let after = fighters.skip_while(|die| before.is_some_and(|before| *die != before));
        let after = after.skip(usize::from(before.is_some()));
        let mut several = after.filter(|die| public.foes(*die).len() > 1);
        let Some(from) = several.find(strikes) else {
            return;
        };
        let left = self.strike_of(public, from);
        let first = public.foes(from).first();
        let asks = first.map(|to| Frame::Divide { from, left, to });
        public.frames.extend(asks);
    }

    /// One of several is to get so much; the last one gets the rest.
    pub(crate) fn share(&self, public: &mut Public, frame: Frame, n: u8) {
        let Frame::Divide { from, left, to } = frame else {
            unreachable!("only damage is divided");
        };
        public.frames.pop();
        give_share(public, from, to, n);
        let left = left - n;
        let foes = public.foes(from);
        let mut rest = foes.iter().filter(|die| *die > to);
        match (rest.next(), rest.next()) {
            (Some(last), None) => {
                give_share(public, from, last, left);
                self.divide(public, Some(from));
            }
            (Some(to), Some(_)) => public.frames.push(Frame::Divide { from, left, to }),
            (None, _) => self.divide(public, Some(from)),
        }
    }

    /// Who deals damage before the others does so with its knock-outs (MA-11.16).
    pub(crate) fn deal_first(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        let fighters = public.attackers.or(public.blockers);
        let is_first = |die: &DieId| self.strikes_first(public, *die);
        let first: DiceSet = fighters.iter().filter(is_first).collect();
        let hits = self.hits_from(public, first);
        if self.propose(public, &hits) {
            let at = public.frames.len() - 1;
            return public.frames.insert(at, Frame::Step(Step::First));
        }
        first.iter().for_each(|die| public.mark(die, Mark::Struck));
        public.frames.push(Frame::Step(Step::Deal));
        public.frames.push(Frame::Step(Step::Share));
        if !first.is_empty() {
            self.fix_strikes(public, fighters);
            self.deal(public, &hits, sink);
            self.sweep(public, sink);
        }
    }

    /// Whoever deals its damage after others deals as much as it would have dealt with them
    /// (MA-11.10).
    pub(crate) fn fix_strikes(&self, public: &mut Public, dice: DiceSet) {
        let attacks = dice.iter().map(|die| (die, self.stats(public, die).attack));
        let strikes: ArrayVec<(DieId, u8), SHOWN> = attacks.collect();
        public.aside.get_or_insert_default().strikes = strikes;
    }

    /// How much combat damage a die deals.
    pub(crate) fn strike_of(&self, public: &Public, die: DieId) -> u8 {
        let mut fixed = public.aside.iter().flat_map(|aside| &aside.strikes);
        let fixed = fixed.find(|(one, _)| *one == die);
        fixed.map_or_else(|| self.stats(public, die).attack, |(_, attack)| *attack)
    }

    /// All other damage of the combat is dealt together; unblocked attackers go out of play
    /// (MA-11).
    pub(crate) fn deal_combat(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        let fighters = public.attackers.or(public.blockers).iter();
        let others = fighters.filter(|die| !public.has(*die, Mark::Struck));
        let hits = self.hits_from(public, others.collect());
        if self.propose(public, &hits) {
            let at = public.frames.len() - 1;
            return public.frames.insert(at, Frame::Step(Step::Deal));
        }
        self.deal(public, &hits, sink);
        let through = public.attackers.without(public.blocked);
        self.depart(public, through, (Spot::Out, Some(public.active)), sink);
    }

    /// The damage of some fighters, all together.
    pub(crate) fn hits_from(&self, public: &Public, dice: DiceSet) -> Hits {
        let mut hits = Hits::new();
        for attacker in public.attackers.and(dice) {
            self.attacker_hits(public, attacker, &mut hits);
        }
        for blocker in public.blockers.and(dice) {
            let attack = self.strike_of(public, blocker);
            let attackers = public.blocked_by(blocker);
            for to in attackers {
                let n = match attackers.len() {
                    1 => attack,
                    _ => block(public, blocker, to).map_or(0, |block| block.back),
                };
                self.push(&mut hits, public, Some(to), n, blocker);
            }
        }
        hits
    }

    pub(crate) fn attacker_hits(&self, public: &Public, attacker: DieId, hits: &mut Hits) {
        let attack = self.strike_of(public, attacker);
        if !public.blocked.contains(attacker) {
            return self.push(hits, public, None, attack, attacker);
        }
        let blockers = public.blockers_of(attacker);
        let share = |blocker: DieId| match blockers.len() {
            1 => attack,
            _ => block(public, blocker, attacker).map_or(0, |block| block.share),
        };
        let room = |blocker: DieId| {
            let defence = self.stats(public, blocker).defence;
            defence.saturating_sub(public.die(blocker).damage)
        };
        let falls = |blocker: DieId| {
            let by = (Some(attacker), true);
            self.softened(public, blocker, room(blocker), by) >= room(blocker)
        };
        let crushes = self.has_keyword(public, attacker, Keyword::Overcrush)
            && blockers
                .iter()
                .all(|blocker| share(blocker) >= room(blocker))
            && (!self.reads(Reading::Overcrush) || blockers.iter().all(falls));
        let mut through = if blockers.is_empty() { attack } else { 0 };
        for blocker in blockers {
            let over = share(blocker).saturating_sub(room(blocker));
            let over = if crushes { over } else { 0 };
            through += over;
            self.push(hits, public, Some(blocker), share(blocker) - over, attacker);
        }
        if crushes {
            self.push(hits, public, None, through, attacker);
        }
    }

    /// Combat is over in two steps, each of which may set something off.
    pub(crate) fn after_damage(&self, public: &mut Public, when: When) {
        public.next_moment();
        let there = public.fielded().or(public.ghosts);
        let fought = there.iter().filter(|die| public.has(*die, Mark::Fought));
        let fought: DiceSet = fought.collect();
        for die in fought {
            self.notice(public, when, die, public.active);
        }
    }

    /// Damage by a die, to another one or to the player across.
    fn push(&self, hits: &mut Hits, public: &Public, to: Option<DieId>, n: u8, from: DieId) {
        let by = public.die(from).controller;
        let hit = Hit {
            die: to,
            seat: self.rival(by),
            n,
            from: Some(from),
            by,
            combat: true,
        };
        // A die deals to at most a handful of others, so there is room for all.
        let _ = hits.try_push(hit);
    }
}

pub(crate) fn block(public: &Public, blocker: DieId, attacker: DieId) -> Option<&Block> {
    let mut blocks = public.blocks.iter();
    blocks.find(|one| (one.blocker, one.attacker) == (blocker, attacker))
}

/// One of several that a die fights is to get so much of its damage.
pub(crate) fn give_share(public: &mut Public, from: DieId, to: DieId, n: u8) {
    for block in &mut public.blocks {
        if (block.attacker, block.blocker) == (from, to) {
            block.share = n;
        }
        if (block.blocker, block.attacker) == (from, to) {
            block.back = n;
        }
    }
}
