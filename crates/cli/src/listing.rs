//! `games` and `packs check`: what there is, and whether it is sound.

use crate::fail::Fail;
use content::{Problem, Sources};
use games::{Listed, Packs};
use std::io::{self, Write};

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

/// Lists every problem of the packs, or every reconstructed value with its reason.
pub(crate) fn check(packs: &Packs, shown: impl Fn(&str) -> String) -> Result<(), Fail> {
    let mut out = io::stdout().lock();
    let strays = packs.strays().into_iter().map(stray).collect::<Vec<_>>();
    let sources = match games::sources(packs) {
        Ok(sources) if strays.is_empty() => sources,
        read => {
            let found = read.err().unwrap_or_default();
            let problems: Vec<Problem> = strays.into_iter().chain(found).collect();
            return tell(&mut out, &problems, shown);
        }
    };
    for marked in sources.iter().flat_map(Sources::reconstructed) {
        writeln!(out, "{}  {}", marked.what, marked.source)?;
    }
    let values: usize = sources.iter().map(|all| all.iter().len()).sum();
    let marked = sources.iter().flat_map(Sources::reconstructed).count();
    writeln!(
        out,
        "no problems; {values} values, {marked} of them reconstructed"
    )?;
    Ok(())
}

fn stray(file: &str) -> Problem {
    Problem {
        file: file.to_owned(),
        line: 1,
        what: format!(
            "belongs to no game; the folder must be one of {}",
            games::IDS.join(", ")
        ),
    }
}

fn tell(
    out: &mut impl Write,
    problems: &[Problem],
    shown: impl Fn(&str) -> String,
) -> Result<(), Fail> {
    for Problem { file, line, what } in problems {
        writeln!(out, "{}:{line}: {what}", shown(file))?;
    }
    writeln!(out, "{} problems", problems.len())?;
    Err(Fail::Told)
}
