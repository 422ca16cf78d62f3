//! `script run`: matches written by hand as tests.

use crate::fail::Fail;
use crate::files;
use games::{Opened, Packs, Visit};
use kernel::{Failure, Game, Script, run_script};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A script that was read and whose match could be opened.
struct Ready<'a> {
    path: &'a Path,
    text: String,
    script: Script,
    opened: Opened,
}

/// Where a script does not hold.
struct Fault {
    line: usize,
    /// What was expected and found.
    lines: Vec<String>,
}

/// Runs all scripts, prints a line for each, and fails if any of them does.
pub(crate) fn run(paths: &[PathBuf], packs: &Packs) -> Result<(), Fail> {
    // All are read before the first is run, so that a slip in the last leaves nothing half done.
    let ready: Result<Vec<Ready<'_>>, Fail> = paths.iter().map(|path| read(path, packs)).collect();
    let mut out = io::stdout().lock();
    let (mut passed, mut failed) = (0, 0);
    for ready in ready? {
        let fault = fault(&ready, packs);
        match &fault {
            None => passed += 1,
            Some(_) => failed += 1,
        }
        report(&mut out, &ready, fault.as_ref())?;
    }
    writeln!(out, "{passed} passed, {failed} failed")?;
    if failed > 0 { Err(Fail::No) } else { Ok(()) }
}

fn read<'a>(path: &'a Path, packs: &Packs) -> Result<Ready<'a>, Fail> {
    let text = files::read_text(path)?;
    let at = |what: String| Fail::bad(format!("{}: {what}", path.display()));
    let script = Script::read(&text).map_err(|failure| at(failure.to_string()))?;
    let setup = Some(script.setup.as_str()).filter(|setup| !setup.trim().is_empty());
    let opened = games::open(&script.game, None, setup, packs).map_err(|e| at(e.to_string()))?;
    Ok(Ready {
        path,
        text,
        script,
        opened,
    })
}

fn fault(ready: &Ready<'_>, packs: &Packs) -> Option<Fault> {
    let script = &ready.script;
    let played = |setup: &str| games::open(&script.game, None, Some(setup), packs).is_ok();
    let accepted = script.unplayable.iter().find(|(_, setup)| played(setup));
    if let Some((line, _)) = accepted {
        let lines = vec!["accepted, but it should have been refused".to_owned()];
        return Some(Fault { line: *line, lines });
    }
    let failure = ready.opened.game.clone().visit(Run(script)).err()?;
    Some(Fault {
        line: failure.line,
        lines: explain(&failure),
    })
}

struct Run<'a>(&'a Script);

impl Visit for Run<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Game + Clone + Send + Sync + 'static>(self, game: G) -> Self::Out {
        run_script(game, self.0).map(|_| ())
    }
}

fn report(out: &mut impl Write, ready: &Ready<'_>, fault: Option<&Fault>) -> Result<(), Fail> {
    let path = ready.path.display();
    let Some(fault) = fault else {
        return Ok(writeln!(out, "ok      {path}")?);
    };
    writeln!(out, "FAILED  {path}, line {}", fault.line)?;
    let source = ready.text.lines().nth(fault.line.saturating_sub(1));
    writeln!(out, "    {}", source.unwrap_or_default().trim())?;
    let mut lines = fault.lines.iter();
    Ok(lines.try_for_each(|line| writeln!(out, "      {line}"))?)
}

/// What was expected and what was found, below each other.
fn explain(failure: &Failure) -> Vec<String> {
    let text = failure.to_string();
    let bare = text
        .split_once(": ")
        .map_or(text.as_str(), |(_, bare)| bare);
    let pair = bare
        .strip_prefix("expected ")
        .and_then(|rest| rest.rsplit_once(", found "));
    match pair {
        Some((expected, found)) => vec![
            format!("expected  {expected}"),
            format!("found     {found}"),
        ],
        None => vec![bare.to_owned()],
    }
}
