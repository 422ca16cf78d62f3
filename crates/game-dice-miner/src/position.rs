//! Positions: any situation as data, written by hand or by [`DiceMiner::write_public`], checked
//! when loaded. The bag holds whatever is nowhere else.
//!
//! ```toml
//! stage = "dig"
//! turn = "A"
//! mountain = [". .", ". . .", ". . . .", ". . . . .", "tunnel.1 . . . . ."]
//! [A]
//! hero = "alchemist"
//! dice = ["tunnel.2", "magic.1 x2"]
//! [B]
//! dice = ["hazard.beer"]
//! ```

mod check;
mod place;
mod write;

use kernel::position::WrittenSeats;
use serde::{Deserialize, Serialize};

/// A position as it is written. What is left out has the value that a script most likely means.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
struct Written {
    stage: Option<String>,
    round: Option<u8>,
    scored: Option<u8>,
    extra: Option<u8>,
    start: Option<String>,
    turn: Option<String>,
    last: Option<String>,
    pending: Option<Vec<String>>,
    tied: Option<Vec<String>>,
    out: Option<Vec<String>>,
    /// Who rolls, is drawn for, or has won, where the stage says so.
    who: Option<Vec<String>>,
    /// The shared die: `hazard > B`.
    beer: Option<String>,
    /// What magic is spent from.
    source: Option<String>,
    aimed: Option<Vec<String>>,
    kept: Option<Vec<String>>,
    /// Five rows, a point for an empty cell.
    mountain: Option<Vec<String>>,
    #[serde(flatten)]
    clans: WrittenSeats<WrittenClan>,
}

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
struct WrittenClan {
    #[serde(skip_serializing_if = "Option::is_none")]
    hero: Option<String>,
    /// Each look once, with how many: `tunnel.4 x2`.
    dice: Vec<String>,
    /// Kinds in the cup: `tunnel x3`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    cup: Vec<String>,
    /// Sources spent this round.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    spent: Vec<String>,
    total: i16,
    /// What was scored: five tunnels, gems, cave-ins, dragons, pickaxes, shields, for each round
    /// and the newest tie-break.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    scored: Vec<[u8; 10]>,
}

#[cfg(test)]
mod tests {
    use crate::{DiceMiner, Mode, Pack, Setup};
    use kernel::Game;

    fn problems(text: &str) -> Vec<String> {
        let setup = Setup::of_mode(Mode::Two);
        let game = DiceMiner::open(Pack::builtin().clone(), &setup).unwrap();
        game.place(text).expect_err("the position is broken")
    }

    #[test]
    fn a_position_says_all_that_is_wrong_with_it() {
        let found = problems(
            "round = 4\nstage = \"tea\"\nmountain = [\"tunnel.9 .\"]\n\
             [A]\nhero = \"wizard\"\ndice = [\"tunnel.1 x28\", \"gold.1\"]\n",
        );
        for what in ["round 4", "tea", "five rows", "wizard", "gold.1", "seat B"] {
            assert!(
                found.iter().any(|line| line.contains(what)),
                "{what} in {found:?}"
            );
        }
    }

    #[test]
    fn magic_is_spent_in_its_own_phase_only() {
        let spent = "stage = \"cache\"\nscored = 1\n[A]\ndice = [\"magic.1\", \"tool.chest2\"]\n\
             spent = [\"magic.1\"]\n[B]\ndice = []\n";
        assert!(
            problems(spent)[0].contains("magic"),
            "{:?}",
            problems(spent)
        );
    }

    #[test]
    fn more_dice_than_there_are_or_dice_in_the_air_are_no_position() {
        let few = "[A]\ndice = [\"magic.1 x9\"]\n[B]\ndice = []\n";
        assert!(
            problems(few)[0].contains("8 dice of kind magic"),
            "{:?}",
            problems(few)
        );
        let floating = "mountain = [\"tunnel.1 .\", \". . .\", \". . . .\", \". . . . .\", \
             \". . . . . .\"]\n[A]\ndice = []\n[B]\ndice = []\n";
        assert!(
            problems(floating)[0].contains("rests"),
            "{:?}",
            problems(floating)
        );
    }

    #[test]
    fn magic_that_was_never_there_cannot_have_been_spent() {
        let text = "stage = \"magic\"\n[A]\nhero = \"surveyor\"\ndice = [\"tunnel.1\"]\n\
            spent = [\"magic.1\", \"hero.1\", \"hero.1\"]\n[B]\ndice = []\n";
        let found = problems(text);
        assert!(
            found.iter().any(|line| line.contains("magic.1")),
            "{found:?}"
        );
        assert!(
            found.iter().any(|line| line.contains("hero.1")),
            "{found:?}"
        );
    }
}
