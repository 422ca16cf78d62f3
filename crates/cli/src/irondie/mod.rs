//! IRONDIE in a terminal: its board, its offers in words, its odds, its set builder.

mod board;
mod bring;
mod build;
mod mat;
mod odds;
mod stack;
mod text;

use crate::fail::Fail;
use crate::play::{Alias, Face, Lines, Screen, Sitting, Wanted};
use game_irondie::{Irondie, Offer, Pack, View};
use kernel::Ask;
use serde_json::Value;
use text::Names;
use words::Words;

impl Face for Irondie {
    fn board(&self, view: &View, seats: &[Sitting], words: &Words) -> Vec<String> {
        board::draw(self, view, seats, words)
    }

    fn parts(&self, view: &View, offer: Offer, words: &Words) -> Option<(String, String)> {
        Names::new(self, view, words).parts(offer)
    }

    /// Of the many ways to swap dice only the simple ones are listed.
    fn is_listed(&self, _: &View, offers: &[Offer], place: usize) -> bool {
        !matches!(offers[place], Offer::Swap(swap) if swap.out().count_ones() > 1)
    }

    fn names(&self, _: &View) -> Vec<Alias> {
        let kinds = self.pack().kinds.iter();
        let names = kinds.map(|kind| [&kind.name.de, &kind.name.en].map(|name| (name, &kind.id)));
        let names = names.flatten();
        names.map(|(name, id)| (name.clone(), id.clone())).collect()
    }

    /// Damage is picked by its points, not by its place in the list.
    fn number(offer: Offer, place: usize) -> usize {
        match offer {
            Offer::Take { points, .. } => usize::from(points),
            _ => place + 1,
        }
    }

    fn question(&self, view: &View, ask: &Ask, words: &Words) -> String {
        Names::new(self, view, words).question(ask)
    }

    fn odds(&self, view: &View, words: &Words) -> Vec<String> {
        odds::lines(self, view, words)
    }

    fn brings(&self, setup: &Value, place: usize, words: &Words) -> String {
        bring::name(self.pack(), &setup["seats"][place]["set"], words)
    }

    fn bring(
        pack: &Pack,
        wanted: &Wanted<'_>,
        setup: &mut Value,
        room: (&Screen, &mut Lines),
    ) -> Result<bool, Fail> {
        bring::bring(pack, wanted, setup, room)
    }
}

#[cfg(test)]
mod tests {
    //! Positions to try the face on.

    use game_irondie::{Irondie, View};
    use games::{AnyGame, Packs};
    use kernel::{Game, Viewer};
    use words::{Lang, Words};

    /// A duel in this position, and what a seat sees of it.
    pub(crate) fn view(position: &str, seat: &str) -> (Irondie, View) {
        let opened = games::open("irondie", None, None, &Packs::built_in()).unwrap();
        let AnyGame::Irondie(game) = opened.game else {
            unreachable!("IRONDIE was opened")
        };
        let state = game.place(position).unwrap();
        let view = game.view(&state, Viewer::Seat(seat.parse().unwrap()));
        (game, view)
    }

    /// Someone who speaks English to seat A.
    pub(crate) fn english() -> Words {
        let mut words = Words::new(Lang::En);
        words.speak_to("A".parse().ok());
        words
    }
}
