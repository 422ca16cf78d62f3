//! Exact chances of a roll: how likely a price can be paid or a character fielded after the one
//! reroll, and which dice to roll again for it. Reckoned over what matters of the dice alone, in
//! whole numbers: so many of the ways in which all of them fall.

mod reckon;

use crate::face::{Energy, Face};
use crate::frame::Frame;
use crate::ids::Kind;
use crate::pay::Due;
use crate::rules::DiceMasters;
use crate::state::Public;
use crate::tally::Tally;
use crate::turn::DRAWN;
use crate::view::View;
use dice::{DiceSet, DieId};
use kernel::Seat;
use reckon::{Gain, Has, Lying, Wish};

/// So many dice that are not rolled yet can be reckoned with.
const MOST_FRESH: usize = 8;

/// How likely something is: in so many of all ways.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Odds {
    ways: u128,
    of: u128,
}

impl Odds {
    /// In hundredths of a percent, rounded; certain and impossible are nothing else.
    pub fn basis_points(self) -> u16 {
        let points = (self.ways * 20_000 / self.of).div_ceil(2) as u16;
        match self.ways {
            0 => 0,
            ways if ways == self.of => 10_000,
            _ => points.clamp(1, 9_999),
        }
    }
}

/// What a roll is hoped for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// To pay this.
    Pay(Due),
    /// To field a character of this kind, paid for with the same roll.
    Field(Kind),
}

/// The best that can be done for a goal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Best {
    /// The dice to roll again.
    pub again: DiceSet,
    /// How likely it is then.
    pub odds: Odds,
}

/// What a roll brings in the mean: so many parts of a whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mean {
    /// Energy of each type, in the order of [`Energy::TYPES`]; then wild, then generic.
    pub energy: [u32; 6],
    /// Dice that show a character.
    pub characters: u32,
    /// Dice that show an action.
    pub actions: u32,
    /// How many parts are one.
    pub whole: u32,
}

impl Mean {
    /// Nothing, in sixths of so many parts each.
    fn nothing(parts: u32) -> Mean {
        Mean {
            energy: [0; 6],
            characters: 0,
            actions: 0,
            whole: 6 * parts,
        }
    }

    fn add(&mut self, face: Face, parts: u32) {
        match face {
            Face::Energy(energy, n) => self.energy[energy as usize] += u32::from(n) * parts,
            Face::Character(_) => self.characters += parts,
            Face::Action(_) => self.actions += parts,
        }
    }

    /// Dice of a tally that are rolled, each with so many parts.
    fn add_dice(&mut self, game: &DiceMasters, seat: Seat, dice: &Tally, parts: u32) {
        for kind in dice.kinds() {
            for face in game.faces(seat, kind) {
                self.add(*face, parts * u32::from(dice.of(kind)));
            }
        }
    }

    /// All energy together.
    pub fn total(&self) -> u32 {
        self.energy.iter().sum()
    }

    /// Parts in hundredths, rounded.
    pub fn hundredths(&self, parts: u32) -> u32 {
        (parts * 200 / self.whole).div_ceil(2)
    }
}

impl DiceMasters {
    /// Which dice to roll again for a goal, and how likely it is then; nothing where no dice lie
    /// there to be rolled again.
    pub fn best_reroll(&self, view: &View, goal: Goal) -> Option<Best> {
        let public = &view.public;
        let Some(Frame::Reroll(seat)) = public.frames.last().copied() else {
            return None;
        };
        let dice = public.rolled.and(public.reserve(seat));
        let wish = self.wish(goal);
        let mut has = Has::default();
        has.add(
            wish,
            Gain::Energy(Energy::Generic, public.corner(seat).loose),
        );
        for die in public.reserve(seat).without(dice) {
            has.add(wish, self.gain(public, goal, die, self.face(public, die)));
        }
        let lying = dice.iter().map(|die| {
            let found = public.die(die);
            let faces = *self.faces(found.owner, found.kind);
            Lying {
                faces: faces.map(|face| self.gain(public, goal, die, face)),
                now: self.gain(public, goal, die, self.face(public, die)),
            }
        });
        let lying: Vec<Lying> = lying.collect();
        let (again, odds) = reckon::best(wish, has, &lying);
        let again = dice.iter().zip(again).filter(|(_, again)| *again);
        Some(Best {
            again: again.map(|(die, _)| die).collect(),
            odds,
        })
    }

    /// How likely a goal is with dice that are not rolled yet, one reroll included, where nothing
    /// else is there; nothing where there are too many dice to reckon with.
    pub fn fresh_odds(&self, seat: Seat, dice: &Tally, goal: Goal) -> Option<Odds> {
        let kinds = dice.kinds();
        let faces = kinds.flat_map(|kind| {
            let faces = self.faces(seat, kind);
            let gains = faces.map(|face| self.printed_gain(goal, kind, face));
            std::iter::repeat_n(gains, usize::from(dice.of(kind)))
        });
        let faces: Vec<[Gain; 6]> = faces.collect();
        (faces.len() <= MOST_FRESH).then(|| reckon::fresh(self.wish(goal), &faces))
    }

    /// What lies in a reserve in the mean, when some of it is rolled again.
    pub fn mean_after(&self, view: &View, seat: Seat, again: DiceSet) -> Mean {
        let public = &view.public;
        let mut mean = Mean::nothing(1);
        for die in public.reserve(seat) {
            let found = public.die(die);
            if again.contains(die) {
                for face in self.faces(found.owner, found.kind) {
                    mean.add(*face, 1);
                }
            } else {
                mean.add(self.face(public, die), 6);
            }
        }
        mean
    }

    /// What the first roll of the next turn of a seat brings in the mean, as things stand: what
    /// lies in the prep area, and four dice out of the bag. Where the bag has too few, what will be
    /// used by then comes after them (MA-3.1, MA-4.3).
    pub fn mean_of_next(&self, view: &View, seat: Seat) -> Mean {
        let public = &view.public;
        let corner = public.corner(seat);
        let mut later = Tally::default();
        for tally in [&corner.used, &corner.out] {
            for kind in tally.kinds() {
                later.add(kind, tally.of(kind));
            }
        }
        for die in public.reserve(seat) {
            later.add(public.die(die).kind, 1);
        }
        let lacks = DRAWN.saturating_sub(corner.bag.len()).min(later.len());
        let (pool, drawn) = if lacks == 0 {
            (&corner.bag, DRAWN.min(corner.bag.len()))
        } else {
            (&later, lacks)
        };
        let parts = u32::from(pool.len().max(1));
        let mut mean = Mean::nothing(parts);
        mean.add_dice(self, seat, &corner.prep, parts);
        if lacks > 0 {
            mean.add_dice(self, seat, &corner.bag, parts);
        }
        mean.add_dice(self, seat, pool, u32::from(drawn));
        mean
    }

    fn wish(&self, goal: Goal) -> Wish {
        match goal {
            Goal::Pay(due) => Wish::Pay(due),
            Goal::Field(_) => Wish::Field,
        }
    }

    /// What a face of a die brings for a goal.
    fn gain(&self, public: &Public, goal: Goal, die: DieId, face: Face) -> Gain {
        let kind = public.die(die).kind;
        match (goal, face) {
            (Goal::Field(wanted), Face::Character(level)) if wanted == kind => {
                Gain::Character(self.field_price(public, die, level.fielding))
            }
            _ => self.printed_gain(goal, kind, face),
        }
    }

    /// The same of a die that is nowhere yet.
    fn printed_gain(&self, goal: Goal, kind: Kind, face: Face) -> Gain {
        match (goal, face) {
            (_, Face::Energy(energy, n)) => Gain::Energy(energy, n),
            (Goal::Field(wanted), Face::Character(level)) if wanted == kind => {
                Gain::Character(level.fielding)
            }
            _ => Gain::Nothing,
        }
    }
}
