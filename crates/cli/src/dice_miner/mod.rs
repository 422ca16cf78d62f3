//! Dice Miner in a terminal: its mountain, its troves, its offers in words, its odds.

mod board;
mod odds;
mod text;

use crate::play::{Alias, Face, Sitting};
use game_dice_miner::{DiceMiner, Offer, Stage, View};
use kernel::{Arg, Ask, Said};
use text::Names;
use words::{Lang, Words};

/// The face of Dice Miner.
pub(crate) struct DiceMinerFace {
    /// Who sits where, for the heads of the troves.
    pub(crate) seats: Vec<Sitting>,
}

impl Face<DiceMiner> for DiceMinerFace {
    fn board(&self, game: &DiceMiner, view: &View, words: &Words) -> Vec<String> {
        board::draw(game, view, &self.seats, words)
    }

    fn parts(&self, _: &DiceMiner, _: &View, _: Offer, _: &Words) -> Option<(String, String)> {
        None
    }

    /// The question, and where it stands: which die of how many, how much room in the chests.
    fn question(&self, game: &DiceMiner, view: &View, ask: &Ask, words: &Words) -> String {
        let asked = words.ask("dice-miner", ask);
        let public = &view.public;
        let about = match public.stage {
            Stage::Aim(source) => Said::new("dice-miner-about-aim")
                .with("source", game.called_source(source))
                .with("next", Arg::number(public.aimed.len() + 1))
                .with("symbols", Arg::number(game.symbols(source))),
            Stage::Cache => Said::new("dice-miner-about-cache")
                .with("kept", Arg::number(public.kept.len()))
                .with("chests", Arg::number(game.chests(public, public.turn))),
            _ => return asked,
        };
        format!("{asked} {}", words.say(&about))
    }

    /// Faces, beers, kinds and heroes.
    fn names(&self, game: &DiceMiner, view: &View) -> Vec<Alias> {
        Lang::ALL
            .map(Words::new)
            .iter()
            .flat_map(|words| Names::new(game, view, words).aliases())
            .collect()
    }

    fn is_secret(&self, _: &DiceMiner, _: &Ask) -> bool {
        false
    }

    fn odds(&self, game: &DiceMiner, view: &View, words: &Words) -> Vec<String> {
        odds::lines(game, view, words)
    }
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
