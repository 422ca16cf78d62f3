//! Dice Miner in a terminal: its mountain, its troves, its offers in words, its odds.

mod board;
mod odds;
mod text;

use crate::play::{Alias, Face, Sitting};
use game_dice_miner::{DiceMiner, Offer, Stage, View};
use kernel::{Arg, Ask, Game, Said};
use text::Names;
use words::{Lang, Words};

impl Face for DiceMiner {
    fn board(&self, view: &View, seats: &[Sitting], words: &Words) -> Vec<String> {
        board::draw(self, view, seats, words)
    }

    /// The question, and where it stands: which die of how many, how much room in the chests.
    fn question(&self, view: &View, ask: &Ask, words: &Words) -> String {
        let asked = words.ask(DiceMiner::ID, ask);
        let public = &view.public;
        let about = match public.stage {
            Stage::Aim(source) => Said::new("dice-miner-about-aim")
                .with("source", self.called_source(source))
                .with("next", Arg::number(public.aimed.len() + 1))
                .with("symbols", Arg::number(self.symbols(source))),
            Stage::Cache => Said::new("dice-miner-about-cache")
                .with("kept", Arg::number(public.kept.len()))
                .with("chests", Arg::number(self.chests(public, public.turn))),
            Stage::Dig if !may_share(self, view) => return words.text("dice-miner-ask-dig"),
            _ => return asked,
        };
        format!("{asked} {}", words.say(&about))
    }

    /// Faces, beers, kinds and heroes.
    fn names(&self, view: &View) -> Vec<Alias> {
        Lang::ALL
            .map(Words::new)
            .iter()
            .flat_map(|words| Names::new(self, view, words).aliases())
            .collect()
    }

    fn odds(&self, view: &View, words: &Words) -> Vec<String> {
        odds::lines(self, view, words)
    }
}

/// Whether a beer may be shared before a die is taken.
fn may_share(game: &DiceMiner, view: &View) -> bool {
    let mut offers = Vec::new();
    let asked = game.asked(view, &mut offers);
    asked.is_some()
        && offers
            .iter()
            .any(|offer| matches!(offer, Offer::Share { .. }))
}

#[cfg(test)]
mod tests {
    //! Positions to try the face on.

    use game_dice_miner::{DiceMiner, Mode, Pack, Setup, View};
    use kernel::{Game, Viewer};
    use words::{Lang, Words};

    /// A match of this mode in this position, and what seat A sees of it.
    pub(crate) fn view(mode: Mode, position: &str) -> (DiceMiner, View) {
        let setup = Setup::of_mode(mode);
        let game = DiceMiner::open(Pack::builtin().clone(), &setup).unwrap();
        let state = game.place(position).unwrap();
        let view = game.view(&state, Viewer::Seat("A".parse().unwrap()));
        (game, view)
    }

    /// Someone who speaks English to seat A.
    pub(crate) fn english() -> Words {
        let mut words = Words::new(Lang::En);
        words.speak_to("A".parse().ok());
        words
    }
}
