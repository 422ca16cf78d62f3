//! A match being played: the state, the inputs that led there, and how far they can be taken back.

use crate::{Game, Heard, Input, Refusal, Seat, Told, apply};

/// One playing of a game, from a first state to its outcome.
#[derive(Debug, Clone)]
pub struct Match<G: Game> {
    game: G,
    first: G::State,
    state: G::State,
    inputs: Vec<Entered<G::Offer>>,
}

#[derive(Debug, Clone)]
struct Entered<O: Copy> {
    input: Input<O>,
    revealed: bool,
}

impl<G: Game> Match<G> {
    /// A match from its start.
    pub fn new(game: G) -> Match<G> {
        let first = game.start();
        Match::from(game, first)
    }

    /// A match from a position.
    pub fn from(game: G, first: G::State) -> Match<G> {
        Match {
            game,
            state: first.clone(),
            first,
            inputs: Vec::new(),
        }
    }

    /// The rules it is played by.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Where it stands.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// What has entered so far.
    pub fn inputs(&self) -> impl ExactSizeIterator<Item = &Input<G::Offer>> {
        self.inputs.iter().map(|entered| &entered.input)
    }

    /// Lets an input in, or turns it away and changes nothing.
    pub fn enter(&mut self, input: Input<G::Offer>) -> Result<Vec<Told<G::Event>>, Refusal> {
        let mut heard = Heard::default();
        apply(&self.game, &mut self.state, &input, &mut heard)?;
        self.inputs.push(Entered {
            input,
            revealed: heard.revealed,
        });
        Ok(heard.told)
    }

    /// How many of the newest inputs the seat may take back: its own, up to the last landing, the
    /// last word of someone else and the last thing revealed.
    pub fn undoable(&self, seat: Seat) -> usize {
        let own = |entered: &&Entered<G::Offer>| {
            let mine = matches!(entered.input, Input::Choose { seat: by, .. } if by == seat);
            mine && !entered.revealed
        };
        self.inputs.iter().rev().take_while(own).count()
    }

    /// Takes the seat's newest input back.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        if self.undoable(seat) == 0 {
            return Err(Refusal::new("refused-undo"));
        }
        self.inputs.pop();
        self.state = self.first.clone();
        for entered in &self.inputs {
            self.game
                .apply_unchecked(&mut self.state, &entered.input, &mut crate::Silent);
        }
        Ok(())
    }
}
