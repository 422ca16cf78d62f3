//! Verbs that take dice from one place to another, and into the field.

use crate::context::{Context, Things};
use crate::effect::Only;
use crate::event::Event;
use crate::face::Face;
use crate::frame::Frame;
use crate::ids::Kind;
use crate::pack::CardKind;
use crate::rules::DiceMasters;
use crate::setup::Reading;
use crate::state::{Attached, Public, Spot};
use crate::verb::{AtLevel, When, Which};
use dice::{DiceSet, DieId};
use kernel::{Seat, Sink};

impl DiceMasters {
    /// A die that was found in the bag comes to where it is wanted.
    pub(crate) fn found(
        &self,
        public: &mut Public,
        context: &Context,
        to: Option<Spot>,
        sink: &mut impl Sink<Event>,
    ) {
        let Some(kind) = context.kind else {
            self.context_mut(public).it = Things::NONE;
            return;
        };
        if to == Some(Spot::Field) {
            let wanted = (Which::One(crate::filter::FilterId(0)), AtLevel::Level(1));
            self.bring(public, context, wanted, true, sink);
        } else {
            let to = to.unwrap_or(Spot::Prep);
            public.shift(context.you, kind, (Spot::Bag, to), sink);
        }
    }

    /// Moves dice to a zone of their owner, wherever they are.
    pub(crate) fn move_dice(
        &self,
        public: &mut Public,
        context: &Context,
        (which, energy): (Which, bool),
        to: Spot,
        sink: &mut impl Sink<Event>,
    ) {
        let is_hidden = match which {
            Which::One(_) => true,
            Which::Me => context.source.die.is_none(),
            _ => false,
        };
        if let Some(kind) = context.kind.filter(|_| is_hidden) {
            return self.move_hidden(public, context, (kind, energy), to, sink);
        }
        if let Which::All(filter) = which {
            let filter = self.filter(filter);
            let next = |public: &Public| {
                let mut hidden = self.hidden(public, context, filter);
                hidden.find(|(from, _)| *from != to)
            };
            while let Some((from, kind)) = next(public) {
                public.shift(context.you, kind, (from, to), sink);
            }
        }
        for die in self.which(public, context, which).dice {
            self.move_die(public, die, to, sink);
        }
    }

    /// A die that shows nothing moves; where it is to show something it is its energy, once, or
    /// its first side.
    fn move_hidden(
        &self,
        public: &mut Public,
        context: &Context,
        (kind, energy): (Kind, bool),
        to: Spot,
        sink: &mut impl Sink<Event>,
    ) {
        let (seat, from) = (context.you, context.spot);
        let is_there = public.tally(seat, from).is_some_and(|it| it.of(kind) > 0);
        if !is_there {
            return;
        }
        if to != Spot::Reserve {
            return public.shift(seat, kind, (from, to), sink);
        }
        let is_single = |face: &Face| matches!(face, Face::Energy(_, 1));
        let side = self.faces(seat, kind).iter().position(is_single);
        let side = side.filter(|_| energy).unwrap_or(0) as u8;
        let die = public.show((seat, kind), side, (from, to));
        if die.is_some() {
            sink.tell_all(|| Event::Moved {
                seat,
                kind,
                die,
                side: Some(side),
                from,
                to,
                effect: true,
            });
        }
    }

    fn move_die(&self, public: &mut Public, die: DieId, to: Spot, sink: &mut impl Sink<Event>) {
        let from = public.spot(die);
        if from == Spot::Field {
            let cause = public.contexts.last().map(|context| context.you);
            return self.depart(public, DiceSet::of(die), (to, cause), sink);
        }
        if public.tally(public.die(die).owner, from).is_none() {
            return public.send(die, to, sink);
        }
        // It shows nothing any more, but is remembered where it went.
        let (owner, kind) = (public.die(die).owner, public.die(die).kind);
        let is_there = public
            .tally(owner, from)
            .is_some_and(|found| found.of(kind) > 0);
        if is_there && public.tally(owner, to).is_some() {
            public.shift(owner, kind, (from, to), sink);
            public.die_mut(die).went = to;
        }
    }

    /// Fields dice, or puts them into the field.
    pub(crate) fn bring(
        &self,
        public: &mut Public,
        context: &Context,
        (which, level): (Which, AtLevel),
        fields: bool,
        sink: &mut impl Sink<Event>,
    ) {
        let mut brought = DiceSet::EMPTY;
        if let (Which::One(_), Some(kind)) = (which, context.kind) {
            let level = match level {
                AtLevel::Level(level) => level,
                AtLevel::Rolled | AtLevel::Former => 1,
            };
            let side = self.side_of_level(context.you, kind, level);
            let from = (context.you, kind, context.spot);
            brought = side.map_or(brought, |side| fetch(public, from, side));
        } else {
            for die in self.which(public, context, which).dice {
                brought = brought.or(self.bring_die(public, die, level, sink));
            }
        }
        for die in brought {
            if fields {
                sink.tell_all(|| Event::Fielded { die });
                self.was_fielded(public, die);
            } else {
                sink.tell_all(|| Event::Put { die });
            }
        }
        self.context_mut(public).it = Things::dice(brought);
    }

    /// A die that lies in the reserve, or that is remembered where it went, comes into the field.
    fn bring_die(
        &self,
        public: &mut Public,
        die: DieId,
        level: AtLevel,
        sink: &mut impl Sink<Event>,
    ) -> DiceSet {
        let found = *public.die(die);
        let of_level = |level| self.side_of_level(found.owner, found.kind, level);
        let side = match (level, public.former_level(die)) {
            // Who was rolled out of the field comes back as it was before.
            (AtLevel::Level(level), _) | (AtLevel::Former, Some(level)) => of_level(level),
            (AtLevel::Rolled | AtLevel::Former, _) => Some(found.side),
        };
        let faces = self.faces(found.owner, found.kind);
        let is_character = |side: &u8| faces[usize::from(*side)].character().is_some();
        let Some(side) = side.filter(is_character) else {
            return DiceSet::EMPTY;
        };
        match public.spot(die) {
            Spot::Reserve => {
                public.die_mut(die).side = side;
                public.send(die, Spot::Field, sink);
                DiceSet::of(die)
            }
            Spot::Prep | Spot::Used => fetch(public, (found.owner, found.kind, found.went), side),
            _ => DiceSet::EMPTY,
        }
    }

    /// A die that its own text has rolled comes back on a character; otherwise it lies ready for
    /// the next roll (MA-18.8).
    pub(crate) fn revive_me(&self, public: &mut Public, then: Frame, sink: &mut impl Sink<Event>) {
        public.frames.pop();
        let Some(me) = self.context_of(public).source.die else {
            return;
        };
        let back = self.bring_die(public, me, AtLevel::Rolled, sink).first();
        let Some(die) = back else {
            if matches!(public.spot(me), Spot::Used | Spot::Reserve) {
                self.move_die(public, me, Spot::Prep, sink);
            }
            return self.notice(public, When::RegenerateFailed, me, public.active);
        };
        sink.tell_all(|| Event::Regenerated { die });
        self.context_mut(public).source.die = Some(die);
        public.frames.push(then);
    }

    /// The cards that a die can be laid on: those from which the opponent buys actions (MA-19.17).
    pub(crate) fn each_card(
        &self,
        public: &Public,
        context: &Context,
        mut visit: impl FnMut(Only),
    ) {
        let me = context.source.die;
        if !me.is_some_and(|me| self.can_lie(public, me)) {
            return;
        }
        let first = self.rival(context.you);
        for seat in self.rivals(context.you).iter() {
            // Basic actions are there once for all.
            let is_action = |kind: &Kind| {
                let card = self.card(seat, *kind).map(|card| card.kind);
                card == Some(CardKind::Action)
                    || card == Some(CardKind::BasicAction) && seat == first
            };
            for kind in Kind::all().filter(is_action) {
                visit(Only::Card(seat, kind));
            }
        }
    }

    /// Only a die that has not gone out of play can be laid on a card, unless the match is played
    /// otherwise (MA-23.11).
    fn can_lie(&self, public: &Public, die: DieId) -> bool {
        let (owner, kind) = (public.die(die).owner, public.die(die).kind);
        let is_out = public.spot(die) == Spot::Out && public.corner(owner).out.of(kind) > 0;
        let is_there = public.fielded().contains(die);
        let may = is_there || is_out && self.reads(Reading::Symbiote);
        may && !public.attached.is_full()
    }

    /// This die is laid on a card.
    pub(crate) fn attach(
        &self,
        public: &mut Public,
        context: &Context,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = context.picked.and_then(|things| things.seats.first());
        let Some(((seat, kind), die)) = seat.zip(context.kind).zip(context.source.die) else {
            return;
        };
        let die = if public.fielded().contains(die) {
            let cause = Some(context.you);
            self.depart(public, DiceSet::of(die), (Spot::Attached, cause), sink);
            Some(die)
        } else {
            let found = *public.die(die);
            let from = (Spot::Out, Spot::Attached);
            public.show((found.owner, found.kind), found.side, from)
        };
        let lies = die.map(|die| Attached { die, seat, kind });
        public.attached.extend(lies);
    }
}

/// A die that shows nothing comes into the field, if it is still there.
fn fetch(public: &mut Public, (seat, kind, from): (Seat, Kind, Spot), side: u8) -> DiceSet {
    let is_there = public
        .tally(seat, from)
        .is_some_and(|tally| tally.of(kind) > 0);
    let shown = if is_there {
        public.show((seat, kind), side, (from, Spot::Field))
    } else {
        None
    };
    shown.map_or(DiceSet::EMPTY, DiceSet::of)
}
