//! Work that is written once for all games.

use kernel::Game;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// What every game of ours is besides being a [`Game`]: its views and events travel, and a match
/// of it can be handed to another thread.
pub trait Playable:
    Game<
        State: Send + Sync,
        Offer: Send,
        View: Serialize + DeserializeOwned + Send,
        Event: Serialize + DeserializeOwned + Send + Sync,
    > + Clone
    + Send
    + Sync
    + 'static
{
}

impl<G> Playable for G where
    G: Game<
            State: Send + Sync,
            Offer: Send,
            View: Serialize + DeserializeOwned + Send,
            Event: Serialize + DeserializeOwned + Send + Sync,
        > + Clone
        + Send
        + Sync
        + 'static
{
}

/// Something to do with whichever game was opened.
pub trait Visit {
    /// What comes of it.
    type Out;

    /// Does it.
    fn visit<G: Playable>(self, game: G) -> Self::Out;
}
