//! `games` and `packs check`: what there is, and whether it is sound.

use crate::fail::Fail;
use content::{Marked, Name, Problem, Source};
use games::{Listed, Packs};
use kernel::{Arg, Said};
use std::io::{self, Write};
use std::path::Path;
use words::{Lang, Words};

/// Lists the games.
pub(crate) fn games(json: bool, packs: &Packs) -> Result<(), Fail> {
    let listed = games::list(packs).map_err(|unopened| Fail::bad(unopened.to_string()))?;
    let mut out = io::stdout().lock();
    if json {
        let document = serde_json::to_string(&listed).map_err(|e| Fail::bad(e.to_string()))?;
        return Ok(writeln!(out, "{document}")?);
    }
    listed.iter().try_for_each(|game| show(&mut out, game))
}

fn show(out: &mut impl Write, game: &Listed) -> Result<(), Fail> {
    writeln!(out, "{}  {}", game.id, game.name.en)?;
    for mode in &game.modes {
        let seats: Vec<String> = mode.seats.iter().map(u8::to_string).collect();
        let word = if seats == ["1"] { "seat" } else { "seats" };
        writeln!(out, "  {:<12} {} {word}", mode.id, seats.join(" or "))?;
    }
    let counts = game
        .content
        .iter()
        .map(|(what, count)| format!("{count} {what}"));
    writeln!(out, "  {}", counts.collect::<Vec<_>>().join(", "))?;
    Ok(())
}

/// Lists every problem of the packs, or every value that is disputed or that no rulebook and nobody
/// else has published, by the strength of the evidence.
pub(crate) fn check(packs: &Packs, lang: Lang, shown: impl Fn(&str) -> String) -> Result<(), Fail> {
    let mut out = io::stdout().lock();
    let problems = problems(packs);
    for problem in &problems {
        writeln!(out, "{}", told(problem, &shown))?;
    }
    match problems.len() {
        0 => evidence(&mut out, packs, &Words::new(lang)),
        count => {
            let word = if count == 1 { "problem" } else { "problems" };
            writeln!(out, "{count} {word}")?;
            Err(Fail::Told)
        }
    }
}

/// Turns packs away that have problems, before anything is done with them. `folder` is where they
/// were handed in.
pub(crate) fn sound(
    packs: &Packs,
    folder: &Path,
    shown: impl Fn(&str) -> String,
) -> Result<(), Fail> {
    let problems = problems(packs);
    let Some(first) = problems.first() else {
        return Ok(());
    };
    let (first, folder) = (told(first, shown), folder.display());
    let more = match problems.len() - 1 {
        0 => String::new(),
        more => format!(" (and {more} more; `astragal packs check {folder}` lists them)"),
    };
    Err(Fail::bad(format!("{first}{more}")))
}

fn told(problem: &Problem, shown: impl Fn(&str) -> String) -> String {
    let Problem { file, line, what } = problem;
    format!("{}:{line}: {what}", shown(file))
}

/// What packs without problems rest on.
fn evidence(out: &mut impl Write, packs: &Packs, words: &Words) -> Result<(), Fail> {
    let sources = games::sources(packs).unwrap_or_default();
    let mut counts = Vec::new();
    for word in Source::WORDS {
        let values: Vec<&Marked> = sources.iter().flat_map(|all| all.from(word)).collect();
        let count = Said::new("cli-sources").with("source", Arg::word(word));
        counts.push(words.say(&count.with("count", Arg::number(values.len()))));
        // What is published can be looked up.
        for marked in values.iter().filter(|_| !PUBLISHED.contains(&word)) {
            writeln!(
                out,
                "{}  {}",
                marked.what,
                words.say(&source(&marked.source))
            )?;
        }
    }
    let values: usize = sources.iter().map(|all| all.iter().len()).sum();
    let sound = Said::new("cli-packs-sound")
        .with("values", Arg::number(values))
        .with("counts", Arg::Spelled(counts.join(", ")));
    Ok(writeln!(out, "{}", words.say(&sound))?)
}

/// Where a value comes from: "disputed: …; otherwise …".
fn source(source: &Source) -> Said {
    let named = |name: &Name| Arg::named(&name.de, &name.en);
    let said = Said::new("cli-source").with("source", Arg::word(source.word()));
    let said = match source.reason() {
        Some(reason) => said.with("why", named(reason)),
        None => said,
    };
    match source {
        Source::Disputed { other, .. } => said.with("other", named(other)),
        _ => said,
    }
}

/// Sources that anybody can look up.
const PUBLISHED: [&str; 2] = ["rulebook", "public"];

fn problems(packs: &Packs) -> Vec<Problem> {
    let stray = |file: &str| Problem {
        file: file.to_owned(),
        line: 1,
        what: format!(
            "belongs to no game; the folder must be one of {}",
            games::IDS.join(", ")
        ),
    };
    let strays = packs.strays().into_iter().map(stray);
    let found = games::sources(packs).err().unwrap_or_default();
    strays.chain(found).collect()
}
