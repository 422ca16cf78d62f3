//! Opening the match that the command line means.

use crate::args::WhichMatch;
use crate::fail::Fail;
use crate::files;
use games::{Opened, Packs};

/// The match of a game, a mode and a set-up file.
pub(crate) fn open(which: &WhichMatch, packs: &Packs) -> Result<Opened, Fail> {
    let setup = which.setup.as_deref().map(files::read_text).transpose()?;
    open_with(which, setup.as_deref(), packs)
}

/// The same, with the text of the set-up at hand.
pub(crate) fn open_with(
    which: &WhichMatch,
    setup: Option<&str>,
    packs: &Packs,
) -> Result<Opened, Fail> {
    let opened = games::open(&which.game, which.mode.as_deref(), setup, packs);
    opened.map_err(|unopened| match &which.setup {
        Some(path) if unopened.is_setup() => Fail::bad(format!("{}: {unopened}", path.display())),
        _ => Fail::bad(unopened.to_string()),
    })
}
