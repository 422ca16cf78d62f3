//! The attack (MA-11): who attacks, who blocks whom, and the damage of both sides.

use crate::door::{Hit, Hits};
use crate::event::Event;
use crate::filter::Keyword;
use crate::frame::{Frame, Step};
use crate::rules::DiceMasters;
use crate::state::{Mark, Public, Spot, other};
use crate::turn::window;
use crate::verb::{Verb, When};
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
    /// Attackers are named. Without any the phase is over at once.
    pub(crate) fn attack(&self, public: &mut Public, dice: DiceSet, sink: &mut impl Sink<Event>) {
        public.frames.pop();
        if dice.is_empty() {
            return;
        }
        public.attackers = dice;
        public.frames.extend(COMBAT);
        sink.tell_all(|| Event::Attacked { dice });
        public.batch = public.batch.wrapping_add(1);
        for die in dice {
            self.notice(public, When::Attacks, die, public.active);
        }
    }

    /// The attackers that a die can block.
    pub(crate) fn blockable(&self, public: &Public, die: DieId) -> impl Iterator<Item = DieId> {
        let attackers = public.attackers.iter();
        attackers.filter(move |attacker| self.can_block(public, die, *attacker))
    }

    /// The attackers of which a die must block one, if it can (MA-11.5).
    pub(crate) fn must_block(&self, public: &Public, die: DieId) -> DiceSet {
        let can: DiceSet = self.blockable(public, die).collect();
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

    /// Asks for the next die that can block, after the one before.
    pub(crate) fn ask_blocks(&self, public: &mut Public, before: Option<DieId>) {
        let dice = public.field(other(public.active)).iter();
        let mut after = dice.filter(|die| before.is_none_or(|before| *die > before));
        let next = after.find(|die| self.blockable(public, *die).next().is_some());
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
            let tax = self.block_tax(public, die);
            if tax > 0 {
                let seat = public.die(die).controller;
                self.change_life(public, seat, -i16::from(tax), false, sink);
            }
            public.blockers.insert(die);
            public.blocked.insert(attacker);
            public.die_mut(die).blocks = Some(attacker);
            public.mark(die, Mark::Fought);
            public.mark(attacker, Mark::Fought);
            public.mark(attacker, Mark::WasBlocked);
            sink.tell_all(|| Event::Blocked { die, attacker });
        }
        self.ask_blocks(public, Some(die));
    }

    /// Blocks stand: what they set off waits, the attacker's first.
    pub(crate) fn blocks_stand(&self, public: &mut Public) {
        public.batch = public.batch.wrapping_add(1);
        let (active, passive) = (public.active, other(public.active));
        for die in public.blocked {
            self.notice(public, When::Blocked, die, passive);
            self.notice(public, When::Engaged, die, passive);
            self.look_around(public, When::DieBlocked, die, passive);
        }
        for die in public.blockers {
            self.notice(public, When::Blocks, die, active);
            self.notice(public, When::Engaged, die, active);
        }
    }

    /// Asks how the next attacker with several blockers divides its damage.
    pub(crate) fn divide(&self, public: &mut Public, before: Option<DieId>) {
        if before.is_none() {
            public.frames.push(Frame::Step(Step::Deal));
        }
        let attackers = public.attackers.iter();
        let mut after = attackers.filter(|die| before.is_none_or(|before| *die > before));
        let next = after.find(|die| public.blockers_of(*die).len() > 1);
        let Some(attacker) = next else {
            return;
        };
        let left = self.stats(public, attacker).attack;
        let first = public.blockers_of(attacker).first();
        public.frames.extend(first.map(|blocker| Frame::Divide {
            attacker,
            left,
            blocker,
        }));
    }

    /// A blocker is to get so much; the last one gets the rest.
    pub(crate) fn share(&self, public: &mut Public, frame: Frame, n: u8) {
        let Frame::Divide {
            attacker,
            left,
            blocker,
        } = frame
        else {
            unreachable!("only damage is divided");
        };
        public.frames.pop();
        public.die_mut(blocker).share = n;
        let left = left - n;
        let blockers = public.blockers_of(attacker);
        let mut rest = blockers.iter().filter(|die| *die > blocker);
        match (rest.next(), rest.next()) {
            (Some(last), None) => {
                public.die_mut(last).share = left;
                self.divide(public, Some(attacker));
            }
            (Some(blocker), Some(_)) => public.frames.push(Frame::Divide {
                attacker,
                left,
                blocker,
            }),
            (None, _) => self.divide(public, Some(attacker)),
        }
    }

    /// All damage of the combat is dealt together; unblocked attackers go out of play (MA-11).
    pub(crate) fn deal_combat(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        let fighters = public.attackers.or(public.blockers);
        let is_first = |die: &DieId| self.strikes_first(public, *die);
        let first: DiceSet = fighters.iter().filter(is_first).collect();
        if !first.is_empty() {
            self.deal_from(public, first, sink);
            self.sweep(public, sink);
        }
        self.deal_from(public, fighters.without(first), sink);
        let through = public.attackers.without(public.blocked);
        self.depart(public, through, (Spot::Out, Some(public.active)), sink);
    }

    /// The damage of some fighters, all together.
    fn deal_from(&self, public: &mut Public, dice: DiceSet, sink: &mut impl Sink<Event>) {
        let mut hits = Hits::new();
        for attacker in public.attackers.and(dice) {
            self.attacker_hits(public, attacker, &mut hits);
        }
        for blocker in public.blockers.and(dice) {
            let to = public.die(blocker).blocks;
            if let Some(to) = to.filter(|to| public.attackers.contains(*to)) {
                let n = self.stats(public, blocker).attack;
                push(&mut hits, public, Some(to), n, blocker);
            }
        }
        self.deal(public, &hits, sink);
    }

    pub(crate) fn attacker_hits(&self, public: &Public, attacker: DieId, hits: &mut Hits) {
        let attack = self.stats(public, attacker).attack;
        if !public.blocked.contains(attacker) {
            return push(hits, public, None, attack, attacker);
        }
        let blockers = public.blockers_of(attacker);
        let share = |blocker: DieId| match blockers.len() {
            1 => attack,
            _ => public.die(blocker).share,
        };
        let room = |blocker: DieId| {
            let defence = self.stats(public, blocker).defence;
            defence.saturating_sub(public.die(blocker).damage)
        };
        let crushes = self.has_keyword(public, attacker, Keyword::Overcrush)
            && blockers
                .iter()
                .all(|blocker| share(blocker) >= room(blocker));
        let mut through = if blockers.is_empty() { attack } else { 0 };
        for blocker in blockers {
            let over = share(blocker).saturating_sub(room(blocker));
            let over = if crushes { over } else { 0 };
            through += over;
            push(hits, public, Some(blocker), share(blocker) - over, attacker);
        }
        if crushes {
            push(hits, public, None, through, attacker);
        }
    }

    /// Combat is over in two steps, each of which may set something off.
    pub(crate) fn after_damage(&self, public: &mut Public, when: When) {
        public.batch = public.batch.wrapping_add(1);
        let there = public.fielded().or(public.ghosts);
        let fought = there.iter().filter(|die| public.has(*die, Mark::Fought));
        let fought: DiceSet = fought.collect();
        for die in fought {
            self.notice(public, when, die, public.active);
        }
    }
}

/// Damage by a die, to another one or to the player across.
fn push(hits: &mut Hits, public: &Public, to: Option<DieId>, n: u8, from: DieId) {
    let by = public.die(from).controller;
    let hit = Hit {
        die: to,
        seat: other(by),
        n,
        from: Some(from),
        by,
        combat: true,
    };
    // A die deals to at most a handful of others, so there is room for all.
    let _ = hits.try_push(hit);
}
