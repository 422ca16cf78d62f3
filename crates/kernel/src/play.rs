//! A match being played: the state, the inputs that led there, and how far they can be taken back.

use crate::{Ask, Game, Heard, Input, Refusal, Seat, Told, apply};

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
    /// Whether it let things be.
    quiet: bool,
}

impl<O: Copy> Entered<O> {
    fn is_by(&self, seat: Seat) -> bool {
        matches!(self.input, Input::Choose { seat: by, .. } if by == seat)
    }
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

    /// Begins anew from another position.
    pub fn restart(&mut self, first: G::State) {
        self.state = first.clone();
        self.first = first;
        self.inputs.clear();
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
        let quiet = lets_be(&self.game, &self.state, &input);
        let mut heard = Heard::default();
        apply(&self.game, &mut self.state, &input, &mut heard)?;
        self.inputs.push(Entered {
            input,
            revealed: heard.revealed,
            quiet,
        });
        Ok(heard.told)
    }

    /// Whether the newest input lets things be.
    pub fn newest_lets_be(&self) -> bool {
        self.inputs.last().is_some_and(|entered| entered.quiet)
    }

    /// How many of the newest inputs go when the seat takes its newest answer back: that one and
    /// what others have let be since. None where dice have landed since, somebody has acted or
    /// something was revealed.
    pub fn undoable(&self, seat: Seat) -> usize {
        let since = self.inputs.iter().rev();
        let quiet = |entered: &&Entered<G::Offer>| entered.quiet && !entered.is_by(seat);
        let over = since.clone().take_while(quiet).count();
        let open = |entered: &Entered<G::Offer>| !entered.revealed;
        let mine = self.inputs.iter().rev().nth(over);
        let goes =
            mine.is_some_and(|entered| entered.is_by(seat)) && since.take(over + 1).all(open);
        if goes { over + 1 } else { 0 }
    }

    /// Takes the seat's newest answer back, and what others have let be since.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        let count = self.undoable(seat);
        if count == 0 {
            return Err(Refusal::new("refused-undo"));
        }
        self.inputs.truncate(self.inputs.len() - count);
        self.state = self.first.clone();
        for entered in &self.inputs {
            self.game
                .apply_unchecked(&mut self.state, &entered.input, &mut crate::Silent);
        }
        Ok(())
    }
}

/// Whether an input lets things be in a window. Elsewhere a quiet answer ends something of one's
/// own, as the others can see.
pub fn lets_be<G: Game>(game: &G, state: &G::State, input: &Input<G::Offer>) -> bool {
    let Input::Choose { seat, choice } = input else {
        return false;
    };
    let mut offers = Vec::new();
    let quiet = game
        .decision(state, *seat, &mut offers)
        .filter(Ask::is_window)
        .and_then(|ask| ask.let_be(&offers));
    quiet.is_some() && choice.only() == quiet
}
