//! `perft`: in how many ways a match can go on.

use crate::args::PerftArgs;
use crate::fail::Fail;
use crate::files;
use crate::open::open;
use games::{Packs, Visit};
use kernel::{Game, perft};
use std::io::{self, Write};
use std::path::Path;

/// Prints a count for each depth.
pub(crate) fn run(args: &PerftArgs, packs: &Packs) -> Result<(), Fail> {
    let position = args.position.as_deref().map(files::read_text).transpose()?;
    let opened = open(&args.which, packs)?;
    opened.game.visit(Count {
        depth: args.depth,
        position: args.position.as_deref().zip(position.as_deref()),
    })
}

struct Count<'a> {
    depth: u32,
    /// Where it stands and what it says.
    position: Option<(&'a Path, &'a str)>,
}

impl Visit for Count<'_> {
    type Out = Result<(), Fail>;

    fn visit<G: Game + Clone + Send + Sync + 'static>(self, game: G) -> Self::Out {
        let state = match self.position {
            None => game.start(),
            Some((path, text)) => game.place(text).map_err(|problems| {
                Fail::bad(format!("{}: {}", path.display(), problems.join("; ")))
            })?,
        };
        for depth in 0..=self.depth {
            let count = perft(&game, &state, depth);
            writeln!(io::stdout().lock(), "{depth:>3} {count:>20}")?;
        }
        Ok(())
    }
}
