//! One match at a table: the rules, the inputs, and the dice that hang on them.

use fair::{Fair, Record, SeatSeed, Seed, Signer, Terms};
use kernel::{
    Ask, Call, Choice, Game, Input, Landing, Match, Refusal, Seat, Told, Viewer, Waiting,
    read_input,
};

/// A match being played, with its dice.
#[derive(Debug, Clone)]
pub(crate) struct Play<G: Game> {
    fair: Fair,
    signer: Option<Signer>,
    pub(crate) game_match: Match<G>,
}

/// What one input brought about.
pub(crate) type Beat<E> = Vec<Told<E>>;

impl<G: Game + Clone> Play<G> {
    pub(crate) fn begin(
        game: &G,
        seed: Seed,
        terms: Terms,
        seats: Vec<Option<SeatSeed>>,
        signer: Option<Signer>,
    ) -> Play<G> {
        Play {
            fair: Fair::open(seed, terms, seats),
            signer,
            game_match: Match::new(game.clone()),
        }
    }

    /// Lets dice land if they are due; what that brought about.
    pub(crate) fn roll_once(&mut self) -> Option<Beat<G::Event>> {
        let Waiting::Chance(chance) = self.waiting() else {
            return None;
        };
        let dice = self.fair.draw(chance.label, &chance.below);
        let landing: Landing = dice.into_iter().collect();
        let told = self.game_match.enter(Input::Landed(landing));
        Some(told.expect("dice that were asked for are accepted"))
    }

    pub(crate) fn view(&self, viewer: Viewer) -> G::View {
        self.game_match.game().view(self.game_match.state(), viewer)
    }

    /// What a seat is asked, with its offers.
    pub(crate) fn question(&self, seat: Seat) -> Option<(Ask, Vec<G::Offer>)> {
        let mut offers = Vec::new();
        let (game, state) = (self.game_match.game(), self.game_match.state());
        let waits = matches!(game.waiting(state), Waiting::Seats(seats) if seats.contains(seat));
        let ask = game.decision(state, seat, &mut offers).filter(|_| waits)?;
        Some((ask, offers))
    }

    /// Answers for a seat by letting things be.
    pub(crate) fn let_be(&mut self, seat: Seat) -> Result<Beat<G::Event>, Refusal> {
        let question = self.question(seat);
        let quiet = question.and_then(|(ask, offers)| ask.let_be(&offers));
        let quiet = quiet.ok_or(Refusal::new("refused-not-asked"))?;
        let view = self.view(Viewer::Seat(seat));
        let text = self.game_match.game().spell(&view, &Choice::one(quiet));
        self.choose(seat, &text)
    }

    pub(crate) fn waiting(&self) -> Waiting {
        self.game_match.game().waiting(self.game_match.state())
    }

    /// Reads and checks a seat's move.
    pub(crate) fn read(&self, seat: Seat, text: &str) -> Result<Input<G::Offer>, Refusal> {
        let (game, state) = (self.game_match.game(), self.game_match.state());
        let input = read_input(game, state, &format!("{seat} {text}"))?;
        kernel::check(game, state, &input)?;
        Ok(input)
    }

    /// Carries out a move that was checked.
    pub(crate) fn choose(&mut self, seat: Seat, text: &str) -> Result<Beat<G::Event>, Refusal> {
        let input = self.read(seat, text)?;
        let told = self.game_match.enter(input)?;
        self.fair.choose(&format!("{seat} {text}"));
        Ok(told)
    }

    pub(crate) fn check_call(&self, call: Call) -> Result<(), Refusal> {
        let input = Input::Called(call);
        kernel::check(self.game_match.game(), self.game_match.state(), &input)
    }

    pub(crate) fn call(&mut self, call: Call) -> Result<Beat<G::Event>, Refusal> {
        let told = self.game_match.enter(Input::Called(call))?;
        self.fair.call(&call.to_string());
        Ok(told)
    }

    pub(crate) fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.game_match.undo(seat)?;
        self.fair.undo_to(self.game_match.inputs().len());
        Ok(())
    }

    /// The whole record, once the match is over.
    pub(crate) fn record(&self) -> Option<String> {
        match self.waiting() {
            Waiting::Over(outcome) => {
                let record = self.fair.clone().finish(&outcome.to_string());
                Some(self.written(record))
            }
            _ => None,
        }
    }

    /// The record so far, seed and all: for whoever hosts the match and plays alone.
    pub(crate) fn saved(&self) -> String {
        self.written(self.fair.save())
    }

    /// A record as a text, signed where somebody stands for it.
    fn written(&self, record: Record) -> String {
        let signed = match &self.signer {
            Some(signer) => record.signed(signer),
            None => record,
        };
        signed.to_text()
    }
}
