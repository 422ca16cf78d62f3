//! A match at this terminal: the rules, the fair dice, the record and the log, moving together.

use fair::{Fair, Record};
use games::record::end_of;
use kernel::{
    Audience, Call, Chance, Choice, Game, Input, Landing, Match, Refusal, Said, Seat, SeatSet,
    Viewer, check, lets_be, spell_input,
};

/// A match with its dice, its record and its log. All changes go through here.
pub(crate) struct Table<G: Game> {
    game_match: Match<G>,
    fair: Fair,
    log: Vec<Logged>,
    /// Those who let everything about a matter be, until somebody else does something.
    quiet: SeatSet,
}

/// A sentence of the log and who may hear it.
struct Logged {
    /// After how many inputs.
    at: usize,
    to: Audience,
    said: Said,
}

impl<G: Game> Table<G> {
    /// A match that has just begun.
    pub(crate) fn new(game: G, fair: Fair) -> Table<G> {
        let game_match = Match::new(game);
        Table {
            game_match,
            fair,
            log: Vec::new(),
            quiet: SeatSet::EMPTY,
        }
    }

    /// A match that was put away and replayed; it is told again from the start.
    pub(crate) fn resume(game: G, replayed: &Match<G>, fair: Fair) -> Result<Table<G>, Refusal> {
        let mut table = Table::new(game, fair);
        for input in replayed.inputs() {
            table.enter(input.clone())?;
        }
        Ok(table)
    }

    pub(crate) fn game(&self) -> &G {
        self.game_match.game()
    }

    pub(crate) fn state(&self) -> &G::State {
        self.game_match.state()
    }

    pub(crate) fn view(&self, viewer: Viewer) -> G::View {
        self.game().view(self.state(), viewer)
    }

    /// What a viewer may hear of the log from an entry on: for each input, what it led to.
    pub(crate) fn heard(&self, viewer: Viewer, from: usize) -> Vec<Vec<&Said>> {
        let audible = |logged: &&Logged| logged.to.includes(viewer);
        let new: Vec<&Logged> = self.log.iter().skip(from).filter(audible).collect();
        let by_input = new.chunk_by(|one, other| one.at == other.at);
        by_input
            .map(|logged| logged.iter().map(|logged| &logged.said).collect())
            .collect()
    }

    /// How long the log is.
    pub(crate) fn log_length(&self) -> usize {
        self.log.len()
    }

    /// The dice land as the seed has it.
    pub(crate) fn roll(&mut self, chance: &Chance) -> Result<(), Refusal> {
        let dice = self.fair.draw(chance.label, &chance.below);
        let landing: Landing = dice.into_iter().collect();
        self.enter(Input::Landed(landing))
    }

    /// A seat answers. A refusal changes nothing.
    pub(crate) fn choose(&mut self, seat: Seat, choice: Choice<G::Offer>) -> Result<(), Refusal> {
        let input = Input::Choose { seat, choice };
        check(self.game(), self.state(), &input)?;
        let spelled = spell_input(self.game(), self.state(), &input);
        self.fair.choose(&spelled);
        if !lets_be(self.game(), self.state(), &input) {
            let own = self.quiet.contains(seat);
            self.quiet = SeatSet::EMPTY;
            self.let_all_be(seat, own);
        }
        self.enter(input)
    }

    /// A seat lets everything about a matter be from now on, or no longer.
    pub(crate) fn let_all_be(&mut self, seat: Seat, on: bool) {
        if on {
            self.quiet.insert(seat);
        } else {
            self.quiet.remove(seat);
        }
    }

    /// Whether it does.
    pub(crate) fn lets_all_be(&self, seat: Seat) -> bool {
        self.quiet.contains(seat)
    }

    /// Why a seat may not answer so; nothing where it may.
    pub(crate) fn why_not(&self, seat: Seat, choice: Choice<G::Offer>) -> Result<(), Refusal> {
        check(self.game(), self.state(), &Input::Choose { seat, choice })
    }

    /// A word that no question asked for: somebody gives up, or all agree on a draw.
    pub(crate) fn call(&mut self, call: Call) -> Result<(), Refusal> {
        check(self.game(), self.state(), &Input::Called(call))?;
        self.fair.call(&call.to_string());
        self.enter(Input::Called(call))
    }

    /// The seat takes its newest answer back.
    pub(crate) fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.game_match.undo(seat)?;
        let count = self.game_match.inputs().len();
        self.fair.undo_to(count);
        self.log.retain(|logged| logged.at <= count);
        Ok(())
    }

    /// The record as it stands: open while the match goes on.
    pub(crate) fn record(&self) -> Record {
        match end_of(&self.game_match) {
            fair::End::Open => self.fair.save(),
            fair::End::Outcome(outcome) => self.fair.clone().finish(&outcome),
        }
    }

    /// How many inputs have entered.
    pub(crate) fn count(&self) -> usize {
        self.game_match.inputs().len()
    }

    fn enter(&mut self, input: Input<G::Offer>) -> Result<(), Refusal> {
        let told = self.game_match.enter(input)?;
        let at = self.count();
        for told in told {
            let view = self.view(first_of(told.to));
            let said = self.game().tell(&view, &told.event);
            self.log.push(Logged {
                at,
                to: told.to,
                said,
            });
        }
        Ok(())
    }
}

/// Someone who may hear it, whose view then has all the names that are needed.
fn first_of(audience: Audience) -> Viewer {
    match audience {
        Audience::Table => Viewer::Table,
        Audience::Seats(seats) => seats.first().map_or(Viewer::Table, Viewer::Seat),
    }
}
