//! `script run`: matches written by hand as tests.

use crate::fail::Fail;
use crate::files;
use games::{Opened, Packs, Visit};
use kernel::{Failure, Game, Script, Wrong, run_script};
use serde_json::Value;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use words::{Lang, Words};

/// A script that was read and whose match could be opened.
struct Ready<'a> {
    path: &'a Path,
    text: String,
    script: Script,
    opened: Opened,
}

/// Runs all scripts, prints a line for each, and fails if any of them does.
pub(crate) fn run(paths: &[PathBuf], packs: &Packs) -> Result<(), Fail> {
    // All are read before the first is run, so that a slip in the last leaves nothing half done.
    let ready: Result<Vec<Ready<'_>>, Fail> = paths.iter().map(|path| read(path, packs)).collect();
    let mut out = io::stdout().lock();
    let (mut passed, mut failed) = (0, 0);
    for ready in ready? {
        let Ready { path, text, script, opened } = ready;
        match opened.game.visit(Run(&script)) {
            Ok(()) => {
                passed += 1;
                writeln!(out, "ok      {}", path.display())?;
            }
            Err(failure) => {
                failed += 1;
                let line = failure.line;
                writeln!(out, "FAILED  {}, line {line}", path.display())?;
                explain(&failure, &text).iter().try_for_each(|line| writeln!(out, "    {line}"))?;
            }
        }
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
    Ok(Ready { path, text, script, opened })
}

struct Run<'a>(&'a Script);

impl Visit for Run<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Game + Clone + Send + Sync + 'static>(self, game: G) -> Self::Out {
        run_script(game, self.0).map(|_| ())
    }
}

/// The line of the script, what was expected, and what was found.
fn explain(failure: &Failure, text: &str) -> Vec<String> {
    let source = text.lines().nth(failure.line - 1).unwrap_or_default();
    let mut lines = vec![source.trim().to_owned()];
    let words = Words::new(Lang::En);
    match &failure.why {
        Wrong::Differs { expected, found } => lines.extend(difference(expected, found.as_ref())),
        Wrong::Refused(refusal) => {
            lines.push("expected it to be accepted".to_owned());
            lines.push(format!("refused:  {}", words.refusal(refusal)));
        }
        Wrong::OtherReason(refusal) => {
            lines.push("expected the rule it names to be cited".to_owned());
            lines.push(format!("refused:  {}", words.refusal(refusal)));
        }
        Wrong::WaitsFor(what) => lines.push(format!("found     waits {what}")),
        Wrong::Accepted => {
            lines.push("expected it to be refused".to_owned());
            lines.push("found     it was accepted".to_owned());
        }
        Wrong::Syntax(what) => lines.push(what.clone()),
        Wrong::Unplayable(problems) => lines.extend(problems.iter().cloned()),
    }
    lines
}

/// Lists and objects are compared entry by entry, so that a long view does not hide its one fault.
fn difference(expected: &Value, found: Option<&Value>) -> Vec<String> {
    match (expected, found) {
        (Value::Object(expected), Some(Value::Object(found))) => {
            let keys = expected.keys().chain(found.keys().filter(|key| !expected.contains_key(*key)));
            let differ = keys.filter(|key| expected.get(*key) != found.get(*key));
            let show = |value: Option<&Value>| value.map_or("nothing".to_owned(), Value::to_string);
            differ
                .map(|key| format!("{key}: expected {}, found {}", show(expected.get(key)), show(found.get(key))))
                .collect()
        }
        (_, None) => vec![format!("expected  {expected}"), "found     nothing there".to_owned()],
        (_, Some(found)) => vec![format!("expected  {expected}"), format!("found     {found}")],
    }
}
