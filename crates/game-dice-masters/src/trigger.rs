//! What abilities are set off by what has happened, and in which order they come (MA-13).

use crate::context::{Context, Pending, Source, Stage};
use crate::fit::Sight;
use crate::frame::Frame;
use crate::pack::Limit;
use crate::rules::DiceMasters;
use crate::state::{Mark, Public, Spot};
use crate::verb::{Place, Scope, Verb, When};
use dice::{DiceSet, DieId};
use kernel::Seat;

impl DiceMasters {
    /// Something has happened to a die: its own abilities of that moment wait from now on.
    pub(crate) fn notice(&self, public: &mut Public, when: When, die: DieId, doer: Seat) {
        for &source in self.at(when) {
            let is_of = (source.owner, source.kind) == self.text_of(public, die);
            if is_of && !public.has(die, Mark::Blank) {
                let you = public.die(die).controller;
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
    pub(crate) fn speakers(&self, public: &Public, source: Source) -> DiceSet {
        let dice = match self.ability(source).scope {
            Scope::Reserve => self.ready(public, source),
            Scope::Attached => self.attached(public, source),
            _ => self.active(public, source),
        };
        match self.ability(source).scope {
            Scope::Die | Scope::Attached => dice,
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
        let ability = self.ability(source);
        let context = Context::new(pending, Stage::May);
        if self.is_fresh(public, you, source) && self.hold(public, &context, ability.tests) {
            self.queue(public, pending);
        }
    }

    /// An ability waits from now on; what comes in between waits before all others. Where nothing
    /// more can wait it does not happen (MA-13.9).
    pub(crate) fn queue(&self, public: &mut Public, pending: Pending) {
        if public.pending.is_full() {
            return;
        }
        let place = self.ability(pending.source).when.place();
        let at = match place {
            Place::Damage | Place::Aim => self.place_between(public),
            _ => public.pending.len(),
        };
        public.pending.insert(at, pending);
    }

    /// The dice for the turn have been rolled and lie in the reserve (MA-4.7).
    pub(crate) fn after_roll(&self, public: &mut Public) {
        public.next_moment();
        for &source in self.at(When::Rolled) {
            for die in self.speakers(public, source) {
                let owner = public.die(die).controller;
                let theirs = self.ability(source).theirs;
                let you = if theirs { self.rival(owner) } else { owner };
                if self.is_active(public, owner) {
                    self.wait(public, source, Some(die), (you, None, owner));
                }
            }
        }
    }

    /// A die has left: what waited for that comes next.
    pub(crate) fn falls_due(&self, public: &mut Public, die: DieId) {
        for lasting in &mut public.lasting {
            let verb = self.pack.verbs[usize::from(lasting.verb)];
            let waits = matches!(verb, Verb::IfLeaves { .. });
            lasting.is_due |= waits && lasting.die == Some(die);
        }
    }

    /// The abilities that come next: those that one effect or step has set off first, whether by
    /// damage, by knock-outs or otherwise, and of these the active player's (MA-11.15, MA-13.5).
    /// The places of all between which somebody has to choose. Of a team the first says it, where
    /// both have some (MA-20.2).
    pub(crate) fn next(&self, public: &Public) -> (Option<Seat>, u64) {
        let Some(first) = public.pending.first() else {
            return (None, 0);
        };
        let together = || {
            let pending = public.pending.iter().enumerate();
            let comes_between = self.interrupts(first);
            pending.filter(move |(_, one)| {
                one.wave() == first.wave() && self.interrupts(one) == comes_between
            })
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
        let ability = self.ability(pending.source);
        let is_spent =
            ability.limit != Limit::First && !self.is_fresh(public, pending.you, pending.source);
        if ability.when == When::Survives && !is_there || is_spent {
            return;
        }
        if !self.interrupts(&pending) {
            public.next_wave();
        }
        let mut context = Context::new(pending, Stage::May);
        if ability.when == When::DiceLeave {
            self.take_together(public, &pending, &mut context);
        }
        self.begin_ability(public, context);
    }

    /// Dice that left together are one event for whoever looks for all of them (MA-19.27).
    fn take_together(&self, public: &mut Public, first: &Pending, context: &mut Context) {
        let together = |one: &Pending| one.source == first.source && one.batch == first.batch;
        let pending = public.pending.iter().filter(|one| together(one));
        let dice: DiceSet = pending.filter_map(|one| one.that).collect();
        context.that = context.that.or(dice);
        public.pending.retain(|one| !together(one));
    }

    /// Begins an ability. Says whether it has begun: answers go only so deep.
    pub(crate) fn begin_ability(&self, public: &mut Public, context: Context) -> bool {
        let begins = public.contexts.try_push(context).is_ok();
        public.frames.extend(begins.then_some(Frame::Ability));
        begins
    }

    /// A die was fielded (MA-8). What lets the next one be free has been for this one, whatever
    /// it cost.
    pub(crate) fn was_fielded(&self, public: &mut Public, die: DieId) {
        if let Some(pass) = self.free_pass(public, die) {
            public.lasting[pass].times -= 1;
            public.lasting.retain(|lasting| lasting.times > 0);
        }
        public.next_moment();
        let seat = public.die(die).controller;
        debug_assert!(public.spot(die) == Spot::Field, "what is fielded is there");
        self.notice(public, When::Fielded, die, seat);
        self.look_around(public, When::DieFielded, die, seat);
    }
}
