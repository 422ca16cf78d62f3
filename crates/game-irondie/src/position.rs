//! Positions: any situation as data, written by hand or by [`Irondie::write_state`], checked when
//! loaded.
//!
//! ```toml
//! stage = "skirmish"
//! priority = "A"
//! [A]
//! dice = ["smasher.black hand", "fortress.yellow battle 4"]
//! [B]
//! dice = ["barrier.red battle 3", "swarm.green battle 2"]
//! ```

mod place;
mod write;

use kernel::position::WrittenSeats;
use serde::{Deserialize, Serialize};

/// A position as it is written. What is left out has the value that a script most likely means.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
struct Written {
    stage: Option<String>,
    asked: Option<String>,
    winner: Option<String>,
    round: Option<u8>,
    late: Option<bool>,
    time_up: Option<bool>,
    last_game: Option<bool>,
    mortal: Option<bool>,
    priority: Option<String>,
    holder: Option<String>,
    rights: Option<Vec<String>>,
    wins: Option<[u8; 2]>,
    games: Option<u8>,
    due: Option<[u8; 2]>,
    throwing: Option<Vec<String>>,
    noted: Option<Vec<String>>,
    halfway: Option<WrittenHalfway>,
    duel: Option<WrittenDuel>,
    #[serde(flatten)]
    seats: WrittenSeats<WrittenSeat>,
}

#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct WrittenSeat {
    /// Each die as `make zone` or `make zone value`.
    #[serde(default)]
    dice: Vec<String>,
    /// The side set; ` shown` behind dice that have been in a set.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    side: Vec<String>,
    /// A secret move, in its spelling.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    sealed: Option<String>,
    /// Damage distributed so far by the speaker of the side.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pain: Vec<u8>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct WrittenHalfway {
    from: String,
    first: String,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct WrittenDuel {
    offensive: String,
    step: u8,
    #[serde(default)]
    throws: Vec<WrittenThrow>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenThrow {
    die: String,
    at: Vec<String>,
}

#[cfg(test)]
mod tests {
    use crate::{Irondie, Mode, Pack, Setup};
    use kernel::Game;

    fn problems(text: &str) -> Vec<String> {
        problems_in(Mode::Duel, text)
    }

    fn problems_in(mode: Mode, text: &str) -> Vec<String> {
        let game = Irondie::open(Pack::builtin().clone(), &Setup::of_mode(mode)).unwrap();
        game.place(text).expect_err("the position is broken")
    }

    #[test]
    fn a_position_says_all_that_is_wrong_with_it() {
        let found = problems(
            "round = 2\n[A]\ndice = [\"smasher.pink hand\", \"barrier.red battle 7\", \
             \"fortress.red limbo 3\", \"swarm.red shelf\"]\n[B]\ndice = []\n",
        );
        for what in [
            "pink",
            "barrier.red battle 7",
            "fortress.red limbo 3",
            "shelf",
            "seat B",
        ] {
            assert!(
                found.iter().any(|line| line.contains(what)),
                "{what} in {found:?}"
            );
        }
    }

    #[test]
    fn a_side_without_life_is_no_position_to_play_from() {
        let found = problems(
            "round = 2\n[A]\ndice = [\"smasher.red hand\"]\n[B]\ndice = [\"swarm.red battle 2\"]",
        );
        assert_eq!(
            found,
            ["side A has no Life die in its Life zone, so the game is over"]
        );
    }

    #[test]
    fn a_secret_is_read_only_where_the_table_is_sound() {
        let seats = "[A]\nsealed = \"battle\"\n\
             dice = [\"swarm.red hand\", \"fortress.red battle 3\", \"barrier.red battle 1\"]\n\
             [B]\ndice = [\"swarm.red battle 2\"]\n";
        let side = seats.replace(
            "[B]",
            "side = [\"swarm.red\", \"swarm.red\", \"swarm.red\"]\n[B]",
        );
        let halfway = "halfway = { from = \"A.barrier.1\", first = \"A.fortress.1\" }";
        for (mode, top, seats, what) in [
            (Mode::Duel, "stage = \"throw\"", seats, "in the air"),
            (
                Mode::Duel,
                &format!("stage = \"battle-bonus\"\n{halfway}"),
                seats,
                "two parts",
            ),
            (Mode::Match, "stage = \"swap\"", &side, "nine dice"),
        ] {
            let found = problems_in(mode, &format!("{top}\n{seats}"));
            assert!(found[0].contains(what), "{what} in {found:?}");
        }
    }

    #[test]
    fn what_is_not_toml_is_said_to_be_so() {
        assert!(
            problems("round = ")[0].contains("round"),
            "{:?}",
            problems("round = ")
        );
    }
}
