//! What abilities are set off by what has happened, and in which order they come (MA-13).

use crate::context::{Context, Pending, Source, Stage};
use crate::fit::Sight;
use crate::frame::Frame;
use crate::rules::DiceMasters;
use crate::state::{Mark, Public, Spot};
use crate::verb::{Scope, When};
use dice::{DiceSet, DieId};
use kernel::Seat;

impl DiceMasters {
    /// Something has happened to a die: its own abilities of that moment wait from now on.
    pub(crate) fn notice(&self, public: &mut Public, when: When, die: DieId, doer: Seat) {
        for &source in self.at(when) {
            let found = public.die(die);
            let is_of = source.owner == found.owner && source.kind == found.kind;
            if is_of && !public.has(die, Mark::Blank) {
                let you = found.controller;
                self.wait(public, source, Some(die), (you, None, doer));
            }
        }
    }

    /// Something has happened to a die: abilities of others that look for it wait from now on.
    pub(crate) fn look_around(&self, public: &mut Public, when: When, that: DieId, doer: Seat) {
        for &source in self.at(when) {
            for die in self.speakers(public, source) {
                let you = public.die(die).controller;
                let sight = Sight::standing(you, Some(die));
                let of = self.ability(source).of;
                if of.is_none_or(|of| self.fits(public, sight, self.filter(of), that)) {
                    self.wait(public, source, Some(die), (you, Some(that), doer));
                }
            }
        }
    }

    /// A player has done something: abilities that look for it wait from now on.
    pub(crate) fn answer(&self, public: &mut Public, when: When, doer: Seat) {
        for &source in self.at(when) {
            for die in self.speakers(public, source) {
                let you = public.die(die).controller;
                let fits = match when {
                    When::Action => you == doer,
                    _ => self.are_rivals(you, doer),
                };
                if fits {
                    self.wait(public, source, Some(die), (you, None, doer));
                }
            }
        }
    }

    /// The dice that speak for an ability: each, or one for all of a card.
    fn speakers(&self, public: &Public, source: Source) -> DiceSet {
        let dice = self.active(public, source);
        match self.ability(source).scope {
            Scope::Die => dice,
            _ => dice.first().map_or(DiceSet::EMPTY, DiceSet::of),
        }
    }

    fn wait(
        &self,
        public: &mut Public,
        source: Source,
        die: Option<DieId>,
        (you, that, doer): (Seat, Option<DieId>, Seat),
    ) {
        let pending = Pending {
            source: Source { die, ..source },
            you,
            that,
            doer,
            batch: public.batch,
        };
        let context = Context::new(pending, Stage::May);
        if self.hold(public, &context, self.ability(source).tests) {
            public.pending.push(pending);
        }
    }

    /// The abilities that come next: those that came first, and of these the active player's.
    /// The places of all between which somebody has to choose. Of a team the first says it, where
    /// both have some (MA-20.2).
    pub(crate) fn next(&self, public: &Public) -> (Option<Seat>, u64) {
        let Some(first) = public.pending.first() else {
            return (None, 0);
        };
        let together = || {
            let pending = public.pending.iter().enumerate();
            pending.filter(|(_, one)| one.batch == first.batch)
        };
        let mine = together().any(|(_, one)| self.is_active(public, one.you));
        let places = || together().filter(|(_, one)| self.is_active(public, one.you) == mine);
        let bits = places().fold(0, |bits, (place, _)| bits | 1 << place);
        let seats = places().map(|(_, one)| one.you);
        (seats.min_by_key(|seat| seat.index()), bits)
    }

    /// The places of the next abilities that are not alike.
    pub(crate) fn next_different(&self, public: &Public) -> impl Iterator<Item = usize> {
        let (_, bits) = self.next(public);
        let places = move || (0..public.pending.len()).filter(move |at| bits >> at & 1 == 1);
        let look = |at: usize| {
            let pending = public.pending[at];
            let die = pending.source.die.map(|die| *public.die(die));
            (pending.source.kind, pending.source.ability, die)
        };
        places().filter(move |at| !places().any(|before| before < *at && look(before) == look(*at)))
    }

    /// Begins an ability that has waited.
    pub(crate) fn begin_pending(&self, public: &mut Public, place: usize) {
        let pending = public.pending.remove(place);
        let is_there = pending
            .source
            .die
            .is_some_and(|die| public.fielded().contains(die));
        if self.ability(pending.source).when == When::Survives && !is_there {
            return;
        }
        self.begin_ability(public, Context::new(pending, Stage::May));
    }

    /// Begins an ability.
    pub(crate) fn begin_ability(&self, public: &mut Public, context: Context) {
        if public.contexts.try_push(context).is_ok() {
            public.frames.push(Frame::Ability);
        }
    }

    /// A die was fielded (MA-8).
    pub(crate) fn was_fielded(&self, public: &mut Public, die: DieId) {
        public.batch = public.batch.wrapping_add(1);
        let seat = public.die(die).controller;
        debug_assert!(public.spot(die) == Spot::Field, "what is fielded is there");
        self.notice(public, When::Fielded, die, seat);
        self.look_around(public, When::DieFielded, die, seat);
    }
}
