//! `games` and `packs check`: what there is, and whether it is sound.

use crate::fail::Fail;
use content::Problem;
use games::{Listed, Packs, Unopened};
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
    let problems = problems(packs);
    for problem in &problems {
        writeln!(
            out,
            "{}:{}: {}",
            shown(&problem.file),
            problem.line,
            problem.what
        )?;
    }
    if !problems.is_empty() {
        writeln!(out, "{} problems", problems.len())?;
        return Err(Fail::Told);
    }
    let bad = |unopened: Unopened| Fail::bad(unopened.to_string());
    let irondie = games::irondie_pack(packs).map_err(bad)?;
    let dice_miner = games::dice_miner_pack(packs).map_err(bad)?;
    let kapow = games::kapow_pack(packs).map_err(bad)?;
    let sources = [&irondie.sources, &dice_miner.sources, &kapow.sources];
    for marked in sources.iter().flat_map(|all| all.reconstructed()) {
        writeln!(out, "{}  {}", marked.what, marked.source)?;
    }
    let values: usize = sources.iter().map(|all| all.iter().len()).sum();
    let marked = sources.iter().flat_map(|all| all.reconstructed()).count();
    writeln!(
        out,
        "no problems; {values} values, {marked} of them reconstructed"
    )?;
    Ok(())
}

fn problems(packs: &Packs) -> Vec<Problem> {
    let stray = |file: &str| Problem {
        file: file.to_owned(),
        line: 1,
        what: format!(
            "belongs to no game; the folder must be one of {}",
            games::IDS.join(", ")
        ),
    };
    let mut problems: Vec<Problem> = packs.strays().into_iter().map(stray).collect();
    let read = [
        games::irondie_pack(packs).err(),
        games::dice_miner_pack(packs).err(),
        games::kapow_pack(packs).err(),
    ];
    for unopened in read.into_iter().flatten() {
        if let Unopened::Packs(found) = unopened {
            problems.extend(found);
        }
    }
    problems
}
