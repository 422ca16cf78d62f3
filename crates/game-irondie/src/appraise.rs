//! How good a state looks: a rough worth for bots, from life, standing damage and material.

use crate::state::{Secret, Side, Stage, State, dice_of, owner};
use crate::{Class, Irondie};
use dice::DiceSet;

/// Halves of a point: a die not yet thrown is worth 3½ points.
const UNTHROWN: i32 = 7;

/// One side's strength, in halves of a point.
struct Strength {
    attack: i32,
    defence: i32,
    life: i32,
    reserve: i32,
    dice: i32,
}

impl Irondie {
    /// The worth of a state for a side, in thousandths of a certain win.
    pub(crate) fn worth(&self, state: &State, side: Side) -> i32 {
        if let Stage::Over(winner) = state.public.stage {
            return winner.map_or(0, |winner| if winner == side { 1000 } else { -1000 });
        }
        if !state.public.duel.throws.is_empty() && state.public.stage != Stage::Hurl {
            return self.worth(&self.resolved(state), side);
        }
        let mine = self.strength(state, side);
        let theirs = self.strength(state, side.other());
        let games = 400 * i32::from(state.public.wins[side as usize])
            - 400 * i32::from(state.public.wins[side.other() as usize]);
        let score = games + margin(&mine, &theirs) - margin(&theirs, &mine);
        score.clamp(-990, 990)
    }

    /// A running duel is worth what it would come to if nobody threw again.
    fn resolved(&self, state: &State) -> State {
        let mut after = state.clone();
        self.resolve(&mut after, &mut kernel::Silent);
        after
    }

    fn strength(&self, state: &State, side: Side) -> Strength {
        let public = &state.public;
        let (sent, kept) = expected_split(state, side);
        let class = |class: Class, weight: fn(DiceSet) -> i32| {
            let mask = public.classes[class as usize];
            2 * public.sum(public.zone(side, class)) as i32 + weight(sent.and(mask))
        };
        let thrown = |dice: DiceSet| UNTHROWN * i32::from(dice.len());
        let out = public.zones.abyss.and(side.dice()).len();
        let all = public
            .zones
            .all()
            .or(public.throwing)
            .and(side.dice())
            .len();
        Strength {
            attack: class(Class::Attack, thrown),
            defence: class(Class::Defence, thrown),
            life: class(Class::Life, thrown),
            reserve: i32::from(kept.len()),
            dice: i32::from(all) - i32::from(out),
        }
    }
}

/// What one side has over the other: the life that stays after standing damage counts most, and
/// the last points of it more than the first.
fn margin(mine: &Strength, theirs: &Strength) -> i32 {
    let damage = (theirs.attack - mine.defence).max(0);
    let life = mine.life - damage;
    let survival = if life <= 0 {
        -260 + 4 * life.max(-20)
    } else {
        14 * life.min(16) + 4 * life
    };
    survival + 5 * mine.reserve + 22 * mine.dice
}

/// Dice that will be thrown in this Battle, as far as is known, and those kept back.
fn expected_split(state: &State, side: Side) -> (DiceSet, DiceSet) {
    let public = &state.public;
    let hand = public.reserve(side);
    let in_air = public.throwing.and(side.dice());
    if public.stage != Stage::Split {
        return (in_air, hand);
    }
    let mut sent = DiceSet::EMPTY;
    for die in hand {
        let seat = owner(die);
        let thrown = match state.sealed.of(seat) {
            Some(Secret::Split(dice)) => dice,
            _ => hand.and(dice_of(seat)),
        };
        if thrown.contains(die) {
            sent.insert(die);
        }
    }
    (sent, hand.without(sent))
}
