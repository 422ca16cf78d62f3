//! What may be picked, and listing it.

use crate::state::{Hurled, Public, Side, SideSet, Stage, Swap, dice_of};
use crate::{Class, Irondie, Make, Place, Reach, Tables, Whose};
use dice::{DiceSet, DieId};
use kernel::{Ask, AskKind, Rule, Seat, SeatSet};

/// One thing that may be picked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Offer {
    /// Send a die to Battle. A split picks any number of these.
    Battle(DieId),
    /// Throw a Reserve die at one die.
    Throw {
        /// The die.
        die: DieId,
        /// Its target.
        at: DieId,
    },
    /// Throw a sweeping die at all that fits.
    Sweep(DieId),
    /// Do not use the right to be offensive.
    Decline,
    /// Do not throw now.
    Skip,
    /// Give a bonus.
    Bonus {
        /// The die that triggered.
        from: DieId,
        /// The die that receives.
        to: DieId,
    },
    /// Put damage on a Life die.
    Take {
        /// The die.
        die: DieId,
        /// How much.
        points: u8,
    },
    /// Take a Life die back.
    Return(DieId),
    /// Take none back.
    Stay,
    /// Swap dice with the side set.
    Swap(Swap),
}

const _: () = assert!(size_of::<Offer>() <= 4, "an input holds up to 32 of them");

/// What a seat knows when it is asked: what lies open, and its own secrets.
pub(crate) struct Known<'a> {
    pub(crate) public: &'a Public,
    pub(crate) pain: &'a [u8],
    pub(crate) side_set: Option<SideSet>,
}

impl Irondie {
    /// The seats that the present stage asks, whether they have answered or not.
    pub(crate) fn asks(&self, public: &Public) -> SeatSet {
        match public.stage {
            Stage::Right(seat) | Stage::React(seat) => SeatSet::of(seat),
            Stage::BattleBonus | Stage::DuelBonus => {
                self.bonus_owner(public).map_or(SeatSet::EMPTY, SeatSet::of)
            }
            Stage::Split => {
                let has_dice = |seat: &Seat| public.zones.hand.meets(dice_of(*seat));
                Seat::first(self.seats).filter(has_dice).collect()
            }
            Stage::Damage => Side::BOTH.into_iter().map(Side::speaker).collect(),
            Stage::Return => self.returners(public),
            Stage::Swap => public.swappers,
            Stage::Throw
            | Stage::RollOff
            | Stage::Skirmish
            | Stage::Hurl
            | Stage::Next
            | Stage::Over(_) => SeatSet::EMPTY,
        }
    }

    /// Lists a seat's offers. The caller has made sure that the seat is asked and has not sealed.
    pub(crate) fn list(&self, known: &Known<'_>, seat: Seat, offers: &mut Vec<Offer>) -> Ask {
        let public = known.public;
        match public.stage {
            Stage::Split => {
                let hand = public.zones.hand.and(dice_of(seat));
                offers.extend(hand.iter().map(Offer::Battle));
                Ask {
                    min: 0,
                    max: hand.len(),
                    ..Ask::one(AskKind::Split, Rule("IR-5.1"))
                }
            }
            Stage::BattleBonus | Stage::DuelBonus => {
                self.list_bonuses(public, seat, offers);
                Ask::one(AskKind::Assign, Rule("IR-6.6"))
            }
            Stage::Right(_) => {
                self.list_throws(public, seat, offers);
                offers.push(Offer::Decline);
                Ask::one(AskKind::Act, Rule("IR-7.3")).or_let_be()
            }
            Stage::React(_) => {
                self.list_throws(public, seat, offers);
                offers.push(Offer::Skip);
                Ask::one(AskKind::React, Rule("IR-8.3")).or_let_be()
            }
            Stage::Damage => {
                let (die, least, most) = next_pain(public, Side::of(seat), known.pain)
                    .expect("a side that is asked has damage left to distribute");
                offers.extend((least..=most).map(|points| Offer::Take { die, points }));
                Ask::one(AskKind::Amount, Rule("IR-10.3"))
            }
            Stage::Return => {
                offers.extend(self.returnable(public, seat).iter().map(Offer::Return));
                offers.push(Offer::Stay);
                Ask::one(AskKind::Take, Rule("IR-11.1")).or_let_be()
            }
            Stage::Swap => {
                let side_set = known
                    .side_set
                    .expect("only seats with a side set are asked");
                self.list_swaps(public, seat, side_set, offers);
                Ask::one(AskKind::Swap, Rule("IR-15.3"))
            }
            stage => unreachable!("nobody is asked at {stage:?}"),
        }
    }

    fn list_throws(&self, public: &Public, seat: Seat, offers: &mut Vec<Offer>) {
        for die in public.zones.hand.and(dice_of(seat)) {
            let targets = self.targets(public, die);
            if self.kind_of(public, die).aim.reach == Reach::One {
                offers.extend(targets.iter().map(|at| Offer::Throw { die, at }));
            } else if !targets.is_empty() {
                offers.push(Offer::Sweep(die));
            }
        }
    }

    /// Whether a seat has any die it could throw now (IR-7.4, IR-8.8).
    pub(crate) fn can_throw(&self, public: &Public, seat: Seat) -> bool {
        let hand = public.zones.hand.and(dice_of(seat));
        hand.iter().any(|die| !self.targets(public, die).is_empty())
    }

    /// What a Reserve die may be aimed at now; for a sweeping die, what it would hit.
    pub(crate) fn targets(&self, public: &Public, die: DieId) -> DiceSet {
        let aim = self.kind_of(public, die).aim;
        let pool = self.pool(public, die);
        let step = public.duel.step;
        if step == 0 || (step == 2 && self.options.free_second) {
            return pool; // O1 is free (IR-8.1), O2 by option (IR-17.3)
        }
        let involved = self.involved(public);
        match aim.reach {
            Reach::All if pool.meets(involved) && !self.options.strict_sweep => pool, // IR-8.7
            Reach::One | Reach::All => pool.and(involved),                            // IR-8.4
        }
    }

    /// Dice that are part of the duel: those thrown into it, and those aimed at that have not left
    /// their place since (IR-8.4, IR-8.9).
    fn involved(&self, public: &Public) -> DiceSet {
        let aimed = public
            .duel
            .throws
            .iter()
            .map(|throw| self.still_there(public, *throw));
        aimed.fold(public.zones.skirmish, DiceSet::or)
    }

    /// The targets of a throw that still lie where they were aimed at.
    pub(crate) fn still_there(&self, public: &Public, throw: Hurled) -> DiceSet {
        let place = match self.kind_of(public, throw.die).aim.place {
            Place::InPlay => public.zones.in_play(),
            Place::Abyss => public.zones.abyss,
        };
        throw.at.and(place)
    }

    /// All dice that a die's kind lets it be aimed at (IR-8.5).
    pub(crate) fn pool(&self, public: &Public, die: DieId) -> DiceSet {
        let aim = self.kind_of(public, die).aim;
        let side = Side::of(crate::owner(die));
        let place = match aim.place {
            Place::InPlay => public.zones.in_play(),
            Place::Abyss => public.zones.abyss,
        };
        let whose = match aim.side {
            Whose::Own => place.and(side.dice()),
            Whose::Foe => place.and(side.other().dice()),
            Whose::Either => place,
        };
        aim.class
            .map_or(whose, |class| whose.and(public.classes[class as usize]))
    }

    fn list_bonuses(&self, public: &Public, seat: Seat, offers: &mut Vec<Offer>) {
        if let Some(halfway) = public.halfway {
            let from = halfway.from;
            let candidates = self.second_candidates(public, halfway);
            return offers.extend(candidates.iter().map(|to| Offer::Bonus { from, to }));
        }
        for from in public.noted.and(dice_of(seat)) {
            let candidates = self.first_candidates(public, from);
            offers.extend(candidates.iter().map(|to| Offer::Bonus { from, to }));
        }
    }

    /// Every legal exchange with the side set, the empty one first (IR-15.3, IR-15.4).
    pub(crate) fn list_swaps(
        &self,
        public: &Public,
        seat: Seat,
        side: SideSet,
        offers: &mut Vec<Offer>,
    ) {
        let set = Traits::of(&self.tables, makes_of(public, seat));
        let side = Traits::of(&self.tables, side.makes.into_iter());
        for come in 0..8_u8 {
            let kept = set.with(&side, come);
            let outs = &OUTS[OUTS_OF[usize::from(count(u16::from(come)))].clone()];
            let legal = outs.iter().filter(|&&out| set.may_lose(out, kept));
            offers.extend(legal.map(|&out| Offer::Swap(Swap::new(out, come))));
        }
    }

    /// Seats that may take a Life die back: the speakers, or by option everyone (IR-17.5).
    fn returners(&self, public: &Public) -> SeatSet {
        let seats = if self.options.return_each {
            self.seats
        } else {
            2
        };
        Seat::first(seats)
            .filter(|&seat| !self.returnable(public, seat).is_empty())
            .collect()
    }

    /// Life dice that a seat may take back.
    pub(crate) fn returnable(&self, public: &Public, seat: Seat) -> DiceSet {
        let life = public.zone(Side::of(seat), Class::Life);
        if self.options.return_each {
            life.and(dice_of(seat))
        } else {
            life
        }
    }
}

/// The next Life die of a side that takes damage, with the least and the most it can take so that
/// all of it is distributed and no die takes more than its value (IR-10.3).
pub(crate) fn next_pain(public: &Public, side: Side, pain: &[u8]) -> Option<(DieId, u8, u8)> {
    let mut dice = public.zone(side, Class::Life).iter().skip(pain.len());
    let die = dice.next()?;
    let due = u32::from(public.due[side as usize]);
    let left = due.saturating_sub(pain.iter().map(|&points| u32::from(points)).sum());
    let others: u32 = dice.map(|die| u32::from(public.value(die))).sum();
    let most = left.min(u32::from(public.value(die)));
    let least = left.saturating_sub(others).min(most);
    Some((die, least as u8, most as u8))
}

/// Which places of a row of dice hold which class, and which are rare: a bit for each place.
struct Traits {
    classes: [u16; 3],
    rare: u16,
}

impl Traits {
    fn of(tables: &Tables, makes: impl Iterator<Item = Make>) -> Traits {
        let mut traits = Traits {
            classes: [0; 3],
            rare: 0,
        };
        for (place, make) in makes.enumerate() {
            traits.classes[tables.kind(make.kind()).class as usize] |= 1 << place;
            traits.rare |= u16::from(make.rare()) << place;
        }
        traits
    }

    /// How many dice of each class, and how many rare ones, there are when some of the side set
    /// join: all that may be lost again without breaking IR-15.4.
    fn with(&self, side: &Traits, come: u8) -> ([u8; 3], u8) {
        let come = u16::from(come);
        let class = |class: usize| count(self.classes[class]) + count(side.classes[class] & come);
        let rare = count(self.rare) + count(side.rare & come);
        ([class(0), class(1), class(2)], rare)
    }

    /// Whether the set still has every class and at most three rare dice without these.
    fn may_lose(&self, out: u16, (classes, rare): ([u8; 3], u8)) -> bool {
        let keeps = |class: usize| classes[class] > count(self.classes[class] & out);
        rare <= 3 + count(self.rare & out) && keeps(0) && keeps(1) && keeps(2)
    }
}

/// Dice that may leave a set together: at most as many as a side set has, fewer first.
const OUTS: [u16; 130] = outs();
/// Which of them are so many dice.
const OUTS_OF: [std::ops::Range<usize>; 4] = [0..1, 1..10, 10..46, 46..130];
/// Ones in a number of nine bits: faster to look up than to count where the machine cannot.
const ONES: [u8; 512] = ones();

const fn count(places: u16) -> u8 {
    ONES[(places & 511) as usize]
}

const fn ones() -> [u8; 512] {
    let mut ones = [0; 512];
    let mut places = 0;
    while places < 512 {
        ones[places] = places.count_ones() as u8;
        places += 1;
    }
    ones
}

const fn outs() -> [u16; 130] {
    let mut outs = [0; 130];
    let (mut found, mut step) = (0, 0_u32);
    while step < 4 * 512 {
        let (size, places) = (step / 512, (step % 512) as u16);
        if places.count_ones() == size {
            outs[found] = places;
            found += 1;
        }
        step += 1;
    }
    outs
}

/// The makes of a seat's set.
pub(crate) fn makes_of(public: &Public, seat: Seat) -> impl Iterator<Item = Make> {
    let present = public.zones.all().and(dice_of(seat));
    present.iter().map(|die| public.make(die))
}
