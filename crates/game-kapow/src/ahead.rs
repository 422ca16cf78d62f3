//! What would come of it: what the dice of a fighter come to as they lie, and what is wasted. For
//! whoever draws a table; the rules themselves say so.

use crate::board::Mark;
use crate::state::State;
use crate::{Fighter, Kapow, Offer, SlotId, SpotSet, Symbol, View};
use dice::{DiceSet, DieId};
use kernel::{Choice, Refusal, Rule};

/// What a fighter's dice come to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Outlook {
    /// The best total attack.
    pub attack: u8,
    /// The best total defence, as far as one's own abilities go.
    pub defence: u8,
    /// Abilities that have dice on them and are not complete (KA-3.3).
    pub incomplete: SpotSet,
    /// Abilities with dice on them that bring nothing: a base or a multiplier too many, or a kicker
    /// or multiplier without a base (KA-6.2, KA-6.3, KA-6.5).
    pub wasted: SpotSet,
}

/// What the dice of a fighter come to as they lie now. Its own dice must be in view.
pub fn outlook(game: &Kapow, state: &State, fighter: Fighter) -> Outlook {
    let mut state = state.clone();
    let selected = game.selected(&state, fighter);
    let corner = state.corner_mut(fighter);
    corner.play.selected = selected;
    corner.play.left_out = SpotSet::EMPTY;
    let attack = best(game, &state, fighter, Mark::AttackTimes, |state| {
        let bases = game.in_use(state, fighter, Mark::BaseAttack).iter();
        bases
            .map(|base| game.attack_with(state, fighter, base))
            .max()
    });
    let defence = best(game, &state, fighter, Mark::DefenceTimes, |state| {
        let bases = game.defence_bases(state, fighter).iter();
        bases
            .map(|base| game.defence_with(state, fighter, base))
            .max()
    });
    Outlook {
        attack,
        defence,
        incomplete: started(game, &state, fighter).without(selected),
        wasted: wasted(game, &state, fighter),
    }
}

/// What they would come to with one more die in a slot that takes it.
pub fn outlook_with(
    game: &Kapow,
    state: &State,
    fighter: Fighter,
    (die, slot): (DieId, SlotId),
) -> Outlook {
    let mut state = state.clone();
    state.put(fighter, die, slot);
    outlook(game, &state, fighter)
}

/// What a fighter that is ready now would waste: all its dice, a box that is not full, or dice that
/// bring nothing.
pub fn warning(game: &Kapow, view: &View, choice: &Choice<Offer>) -> Option<Refusal> {
    let fighter = view.viewer.seat().and_then(Fighter::of)?;
    if choice.only() != Some(Offer::Ready) {
        return None;
    }
    let known = game.known(view);
    let outlook = outlook(game, &known, fighter);
    if started(game, &known, fighter).is_empty() {
        return Some(Refusal::by(Rule("KA-3.3"), "kapow-warn-nothing"));
    }
    if !outlook.incomplete.is_empty() {
        return Some(Refusal::by(Rule("KA-3.3"), "kapow-warn-incomplete"));
    }
    let wasted = !outlook.wasted.is_empty();
    wasted.then(|| Refusal::by(Rule("KA-6.2"), "kapow-warn-wasted"))
}

/// How many of all landings of these dice show a symbol at least once, and how many there are.
/// Where a Wild may stand for it, it counts as one (KA-4.2); a blank is only ever itself.
pub fn odds(
    game: &Kapow,
    state: &State,
    dice: DiceSet,
    symbol: Symbol,
    with_wilds: bool,
) -> (u128, u128) {
    let mut missing = 1;
    let mut all = 1;
    for die in dice {
        let is_it = |side: &&Symbol| {
            let wild = with_wilds && **side == Symbol::Wild && symbol != Symbol::Blank;
            **side == symbol || wild
        };
        let sides = game.sides_of(state, die);
        missing *= 6 - sides.iter().filter(is_it).count() as u128;
        all *= 6;
    }
    (all - missing, all)
}

/// The best value over which one of several multipliers is kept.
fn best(
    game: &Kapow,
    state: &State,
    fighter: Fighter,
    times: Mark,
    value: impl Fn(&State) -> Option<u8>,
) -> u8 {
    let all = game.in_use(state, fighter, times);
    let kept = all.iter().map(|kept| {
        let mut state = state.clone();
        state.corner_mut(fighter).play.left_out = all.without(SpotSet::of(kept));
        value(&state)
    });
    let found = if all.is_empty() {
        value(state)
    } else {
        kept.max().flatten()
    };
    found.unwrap_or(0)
}

/// Abilities with dice on them.
fn started(game: &Kapow, state: &State, fighter: Fighter) -> SpotSet {
    let placed = state.corner(fighter).dice.iter().filter_map(|die| {
        let slot = state.slot_of(die)?;
        Some(game.board(fighter).spot_of(slot))
    });
    placed.collect()
}

fn wasted(game: &Kapow, state: &State, fighter: Fighter) -> SpotSet {
    let with = |mark| game.in_use(state, fighter, mark);
    let mut wasted = SpotSet::EMPTY;
    for (bases, kickers, times) in [
        (
            with(Mark::BaseAttack),
            with(Mark::AttackKicker),
            with(Mark::AttackTimes),
        ),
        (
            game.defence_bases(state, fighter),
            with(Mark::DefenceKicker),
            with(Mark::DefenceTimes),
        ),
    ] {
        if bases.is_empty() {
            wasted = wasted.or(kickers).or(times);
        }
        for surplus in [bases, times] {
            // Which of them counts is for the owner to say: all but one.
            wasted = wasted.or(surplus.iter().skip(1).collect());
        }
    }
    // What helps attack and defence is not wasted while it helps one of them.
    let both = with(Mark::AttackKicker).and(with(Mark::DefenceKicker));
    started(game, state, fighter).and(wasted).without(both)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Mode, Pack, Setup};
    use kernel::{Game, Viewer};

    fn look(dice: &str) -> (Kapow, View) {
        let setup = Setup::of_mode(Mode::Beginner);
        let game = Kapow::open(Pack::builtin().clone(), &setup).unwrap();
        let position = format!("[A]\ndice = [{dice}]\n[B]\ndice = [\"red\"]\n");
        let state = game.place(&position).unwrap();
        let view = game.view(&state, Viewer::Seat("A".parse().unwrap()));
        (game, view)
    }

    fn warned(game: &Kapow, view: &View) -> String {
        let warning = warning(game, view, &Choice::one(Offer::Ready));
        warning.map_or_else(String::new, |warning| warning.said.key.into_owned())
    }

    #[test]
    fn a_round_without_any_die_in_place_is_warned_of() {
        // KA-3.3
        let (game, view) = look("\"red might\", \"green blank\"");
        assert_eq!(warned(&game, &view), "kapow-warn-nothing");
    }

    #[test]
    fn totals_are_foretold_and_waste_is_named() {
        let (game, view) = look(
            "\"red might > pow.1\", \"yellow energy > pow.2\", \"red might > pummel\", \
             \"green blank > biff\", \"purple toughness > deflect\", \"purple blank > adapt.1\"",
        );
        let state = game.known(&view);
        let fighter = game.fighters().next().unwrap();
        let found = outlook(&game, &state, fighter);
        let name = |spots: SpotSet| -> Vec<String> {
            spots
                .iter()
                .map(|spot| game.spot_name(fighter, spot))
                .collect()
        };
        assert_eq!((found.attack, found.defence), (6, 0));
        assert_eq!(name(found.incomplete), ["adapt"]);
        assert_eq!(
            name(found.wasted),
            ["pow", "deflect"],
            "one base of two, KA-6.3"
        );
        assert_eq!(warned(&game, &view), "kapow-warn-incomplete");
    }

    #[test]
    fn one_more_die_is_foretold() {
        let (game, view) = look("\"red might > pow.1\", \"yellow energy\"");
        let state = game.known(&view);
        let fighter = game.fighters().next().unwrap();
        assert_eq!(outlook(&game, &state, fighter).attack, 0);
        let die = state.loose(fighter).first().unwrap();
        let slots = game.fits(&state, fighter, die);
        let mut slots = slots.iter();
        let slot = slots.find(|&slot| game.slot_name(fighter, slot) == "pow.2");
        let then = outlook_with(&game, &state, fighter, (die, slot.unwrap()));
        assert_eq!((then.attack, then.incomplete.len()), (4, 0));
        assert_eq!(state.slot_of(die), None, "only foretold");
    }

    #[test]
    fn chances_are_counted() {
        let (game, view) = look("\"red might\", \"green blank\"");
        let state = game.known(&view);
        let fighter = game.fighters().next().unwrap();
        let dice = state.corner(fighter).dice;
        let count = |symbol, wilds| odds(&game, &state, dice, symbol, wilds);
        assert_eq!(
            count(Symbol::Might, false),
            (18, 36),
            "three sides of the red die"
        );
        assert_eq!(
            count(Symbol::Might, true),
            (26, 36),
            "or the Wild of either"
        );
        assert_eq!(
            count(Symbol::Blank, true),
            (6, 36),
            "nothing stands for a blank"
        );
    }

    #[test]
    fn nothing_is_said_of_a_sound_placement() {
        let (game, view) = look("\"red might > pummel\", \"green blank > biff\"");
        assert_eq!(warned(&game, &view), "");
        assert_eq!(warning(&game, &view, &Choice::one(Offer::Hold)), None);
    }
}
