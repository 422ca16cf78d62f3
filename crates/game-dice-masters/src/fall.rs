//! Knock-outs, sacrifices and coming back (MA-14, MA-18).

use crate::context::Source;
use crate::event::Event;
use crate::filter::Keyword;
use crate::fit::Sight;
use crate::frame::Frame;
use crate::rules::DiceMasters;
use crate::setup::Reading;
use crate::state::{Mark, Public, Spot};
use crate::verb::When;
use dice::{DiceSet, DieId};
use kernel::{Landing, Seat, Silent, Sink};

impl DiceMasters {
    /// Characters whose damage has reached their defence are knocked out, all together (MA-14).
    /// Says whether there were any.
    pub(crate) fn sweep(&self, public: &mut Public, sink: &mut impl Sink<Event>) -> bool {
        let is_whole = |die: &DieId| {
            let found = public.die(*die);
            found.damage == 0 && found.defence >= 0 && !public.has(*die, Mark::DefenceIsAttack)
        };
        // Nobody's defence is nothing by itself; few texts lower it all the time.
        let weak = public.fielded().without(public.reviving).iter();
        let weak = weak.filter(|die| self.saps || !is_whole(die));
        let fallen: DiceSet = weak
            .filter(|die| public.die(*die).damage >= self.stats(public, *die).defence)
            .collect();
        if fallen.is_empty() {
            return false;
        }
        self.knock_out(public, fallen, (Spot::Prep, None), sink);
        true
    }

    /// Dice are knocked out together. Where nobody is named, whoever has hurt them is to blame. Who
    /// can come back is rolled before it leaves (MA-18.8).
    pub(crate) fn knock_out(
        &self,
        public: &mut Public,
        dice: DiceSet,
        (to, cause): (Spot, Option<Seat>),
        sink: &mut impl Sink<Event>,
    ) {
        let dice = dice.and(public.fielded()).without(public.reviving);
        let used = dice
            .iter()
            .filter(|die| self.goes_to_used(public, *die, sink));
        let used: DiceSet = used.collect();
        let is_back = |die: &DieId| self.can_revive(public, *die, used.contains(*die));
        let back: DiceSet = dice.iter().filter(is_back).collect();
        let gone = dice.without(back);
        let counted = if self.reads(Reading::Regenerate) {
            gone
        } else {
            dice
        };
        tell_fallen(counted, sink);
        let place = |die| if used.contains(die) { Spot::Used } else { to };
        self.depart_each(public, gone, (place, cause), sink);
        self.see_fallen(public, counted);
        for die in dice {
            self.let_go(public, Some(die), sink);
        }
        self.begin_revival(public, back, (to, cause));
    }

    /// What was knocked out is noticed by itself and by others.
    fn see_fallen(&self, public: &mut Public, dice: DiceSet) {
        for die in dice {
            let by = self.rival(public.die(die).owner);
            self.notice(public, When::KnockedOut, die, by);
            self.look_around(public, When::DieKnockedOut, die, by);
        }
    }

    /// Whether a die that is knocked out goes to the used dice: by what was done to it this turn,
    /// or by a text that stands (MA-15.3: it is the same for all of them).
    fn goes_to_used(&self, public: &Public, die: DieId, sink: &mut impl Sink<Event>) -> bool {
        let says = |source: &Source| {
            let of = self.ability(*source).of;
            self.speakers(public, *source).iter().find(|speaker| {
                let sight = Sight::standing(public.die(*speaker).controller, Some(*speaker));
                of.is_some_and(|of| self.fits(public, sight, self.filter(of), die))
            })
        };
        let mut texts = self.at(When::WouldBeKnockedOut).iter();
        let speaker = texts.find_map(|source| Some((*source, says(source)?)));
        if let Some((source, speaker)) = speaker {
            let seat = public.die(speaker).controller;
            let die = Some(speaker);
            let source = Source { die, ..source };
            sink.tell_all(|| Event::Began { seat, source });
        }
        speaker.is_some() || public.has(die, Mark::ToUsed)
    }

    /// Whether a die is rolled to come back. Where something else would replace that, the active
    /// player's counts: coming back in one's own turn, going away in the opponent's (MA-15.3).
    fn can_revive(&self, public: &Public, die: DieId, goes_to_used: bool) -> bool {
        let is_mine = self.is_active(public, public.die(die).controller);
        self.has_keyword(public, die, Keyword::Regenerate) && (is_mine || !goes_to_used)
    }

    /// Who is rolled to come back is out of combat, but has not left.
    fn begin_revival(&self, public: &mut Public, dice: DiceSet, (to, cause): (Spot, Option<Seat>)) {
        if dice.is_empty() {
            return;
        }
        public.leave_combat(dice);
        public.reviving = public.reviving.or(dice);
        public.frames.push(Frame::Regenerate { to, cause });
    }

    /// Characters are back on their new level, without damage and whatever has changed them; the
    /// others leave (MA-18.8, MA-18.9).
    pub(crate) fn revive(
        &self,
        public: &mut Public,
        (to, cause): (Spot, Option<Seat>),
        landing: &Landing,
        sink: &mut impl Sink<Event>,
    ) {
        let dice: DiceSet = public.reviving.iter().take(landing.len()).collect();
        public.reviving = public.reviving.without(dice);
        self.show_roll(public, dice, landing, sink);
        let is_up = |die: &DieId| self.face(public, *die).character().is_some();
        let up: DiceSet = dice.iter().filter(is_up).collect();
        for die in up {
            public.rest(die);
            sink.tell_all(|| Event::Regenerated { die });
        }
        let failed = dice.without(up);
        if self.reads(Reading::Regenerate) {
            tell_fallen(failed, sink);
        }
        self.depart(public, failed, (to, cause), sink);
        if self.reads(Reading::Regenerate) {
            self.see_fallen(public, failed);
        }
        for die in failed {
            let by = self.rival(public.die(die).owner);
            self.notice(public, When::RegenerateFailed, die, by);
        }
    }

    /// Dice are sacrificed by whoever has them, those of a player together (MA-18).
    pub(crate) fn sacrifice(
        &self,
        public: &mut Public,
        dice: DiceSet,
        sink: &mut impl Sink<Event>,
    ) {
        let dice = dice.and(public.fielded());
        for die in dice {
            sink.tell_all(|| Event::Sacrificed { die });
        }
        for seat in self.players().iter() {
            let theirs = dice.and(public.field(seat));
            self.depart(public, theirs, (Spot::Used, Some(seat)), &mut Silent);
        }
    }
}

fn tell_fallen(dice: DiceSet, sink: &mut impl Sink<Event>) {
    for die in dice {
        sink.tell_all(|| Event::KnockedOut { die });
    }
}
