//! Matches for the laws, and what holds in all of them.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use game_kapow::{Chosen, Kapow, Mode, Pack, Setup, SetupOptions};

/// The longest match: as many rounds as the options say. In a round each of four fighters changes
/// its mind sixty times in two phases, places up to 26 dice each time but once, clips up to 52
/// faces, and answers a few dozen questions more.
pub(crate) const PER_ROUND: usize = 4 * (4 * 60 + 2 * 26 + 52 + 60) + 60;

pub(crate) fn game(mode: Mode, characters: &[&str], options: SetupOptions) -> Kapow {
    let mut setup = Setup::of_mode(mode);
    setup.options = options;
    if !characters.is_empty() {
        let chosen = characters.iter().map(|id| Chosen {
            character: (*id).to_owned(),
        });
        setup.fighters = chosen.collect();
    }
    Kapow::open(Pack::builtin().clone(), &setup).unwrap()
}

pub(crate) fn few_rounds(rounds: u8) -> SetupOptions {
    SetupOptions {
        rounds,
        ..SetupOptions::default()
    }
}
