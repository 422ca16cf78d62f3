//! A match kept in the page: the state, its dice and what has happened. It stands in for the table
//! that browser and server will share.

use bots::Noise;
use kernel::{Audience, Choice, Game, Input, Match, Refusal, Said, Seat, Viewer, Waiting};

/// A match with its dice and its log.
#[derive(Clone)]
pub(crate) struct LocalTable<G: Game> {
    game_match: Match<G>,
    dice: Noise,
    log: Vec<Line<G::Event>>,
    /// How many inputs have entered, taken back or not: grows with every change.
    version: u32,
}

/// Something that has happened.
#[derive(Debug, Clone)]
pub(crate) struct Line<E> {
    pub(crate) event: E,
    pub(crate) said: Said,
    /// The input it came with.
    pub(crate) input: usize,
}

impl<G: Game> LocalTable<G> {
    /// A new match with dice from a seed.
    pub(crate) fn new(game: G, seed: u64) -> LocalTable<G> {
        LocalTable {
            game_match: Match::new(game),
            dice: Noise::new(seed),
            log: Vec::new(),
            version: 0,
        }
    }

    pub(crate) fn game(&self) -> &G {
        self.game_match.game()
    }

    pub(crate) fn view(&self, viewer: Viewer) -> G::View {
        self.game().view(self.game_match.state(), viewer)
    }

    pub(crate) fn waiting(&self) -> Waiting {
        self.game().waiting(self.game_match.state())
    }

    pub(crate) fn version(&self) -> u32 {
        self.version
    }

    /// All that has happened, oldest first.
    pub(crate) fn log(&self) -> &[Line<G::Event>] {
        &self.log
    }

    /// What came with the newest input.
    pub(crate) fn news(&self) -> impl Iterator<Item = &Line<G::Event>> {
        let newest = self.game_match.inputs().len();
        self.log.iter().filter(move |line| line.input == newest)
    }

    /// A seat answers.
    pub(crate) fn choose(&mut self, seat: Seat, choice: Choice<G::Offer>) -> Result<(), Refusal> {
        self.enter(Input::Choose { seat, choice })
    }

    /// Lets the dice land, if they are due.
    pub(crate) fn land(&mut self) {
        if let Waiting::Chance(chance) = self.waiting() {
            // Dice hang on how far the match has come: taking back and repeating is no new throw.
            let throw = self.game_match.inputs().len() as u64;
            let landing = chance.sample(&mut self.dice.stream(throw));
            self.enter(Input::Landed(landing))
                .expect("the dice were asked for");
        }
    }

    pub(crate) fn can_undo(&self, seat: Seat) -> bool {
        self.game_match.undoable(seat) > 0
    }

    /// Takes the seat's newest answer back.
    pub(crate) fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.game_match.undo(seat)?;
        let left = self.game_match.inputs().len();
        self.log.retain(|line| line.input <= left);
        self.version += 1;
        Ok(())
    }

    fn enter(&mut self, input: Input<G::Offer>) -> Result<(), Refusal> {
        let told = self.game_match.enter(input)?;
        let input = self.game_match.inputs().len();
        let view = self.view(Viewer::Table);
        let open = told.into_iter().filter(|told| told.to == Audience::Table);
        for told in open {
            let said = self.game().tell(&view, &told.event);
            let event = told.event;
            self.log.push(Line { event, said, input });
        }
        self.version += 1;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_irondie::{Irondie, Mode, Pack, Setup};

    fn table() -> LocalTable<Irondie> {
        let game = Irondie::open(Pack::builtin().clone(), &Setup::of_mode(Mode::Duel));
        LocalTable::new(game.unwrap(), 7)
    }

    /// Answers for whoever is asked.
    fn play_on(table: &mut LocalTable<Irondie>, noise: &mut Noise) {
        match table.waiting() {
            Waiting::Chance(_) => table.land(),
            Waiting::Seats(seats) => {
                let seat = seats.first().unwrap();
                let mut offers = Vec::new();
                let view = table.view(Viewer::Seat(seat));
                let ask = table.game().asked(&view, &mut offers).unwrap();
                table
                    .choose(seat, Choice::random(&ask, &offers, noise))
                    .unwrap();
            }
            Waiting::Over(_) => {}
        }
    }

    #[test]
    fn a_match_is_played_to_its_end_and_told_in_order() {
        let (mut table, mut noise) = (table(), Noise::new(1));
        while !matches!(table.waiting(), Waiting::Over(_)) {
            play_on(&mut table, &mut noise);
        }
        assert!(table.log().is_sorted_by_key(|line| line.input));
        assert!(table.news().count() > 0);
    }

    #[test]
    fn what_is_taken_back_is_not_told() {
        let mut table = table();
        let seat = "A".parse().unwrap();
        let everything = Choice::several([]).unwrap();
        table.choose(seat, everything).unwrap();
        assert!(table.can_undo(seat) && table.log().len() == 1);
        table.undo(seat).unwrap();
        assert!(!table.can_undo(seat) && table.log().is_empty() && table.version() == 2);
    }
}
