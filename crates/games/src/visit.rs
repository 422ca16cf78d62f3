//! Work that is written once for all games.

use kernel::Game;

/// Something to do with whichever game was opened.
pub trait Visit {
    /// What comes of it.
    type Out;

    /// Does it.
    fn visit<G: Game + Clone + Send + Sync + 'static>(self, game: G) -> Self::Out;
}
