//! The one binary: play, replay, count and inspect from a terminal.

mod args;
mod dice_masters;
mod dice_miner;
mod dice_throne;
mod fail;
mod files;
mod irondie;
mod kapow;
mod listing;
mod open;
mod perft;
mod play;
mod rates;
mod records;
mod scripts;
mod serve;
mod sim;
mod tables;
mod verbs;

use args::{Args, Command, LangArg, PacksCommand, RecordCommand, ScriptCommand};
use clap::Parser;
use fail::Fail;
use files::PackFile;
use games::Packs;
use std::process::ExitCode;
use words::Lang;

fn main() -> ExitCode {
    let done = Args::try_parse()
        .map_err(|error| fail::from_clap(&error))
        .and_then(run);
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(fail) => fail.report(),
    }
}

fn run(args: Args) -> Result<(), Fail> {
    let folder = match &args.command {
        Command::Packs(PacksCommand::Check { dir: Some(dir), .. }) => Some(dir),
        _ => args.packs.as_ref(),
    };
    let extra = folder
        .map(|folder| files::read_packs(folder))
        .transpose()?
        .unwrap_or_default();
    let packs = Packs::built_in().with(extra.iter().map(PackFile::entry));
    let shown = |path: &str| files::real_path(&extra, path);
    let checks = matches!(args.command, Command::Packs(_));
    if let Some(folder) = folder.filter(|_| !checks) {
        listing::sound(&packs, folder, shown)?;
    }
    match args.command {
        Command::Games { json } => listing::games(json, &packs),
        Command::Play(args) => play::run(&args, lang(args.lang), &packs),
        Command::Sim(args) => sim::run(&args, &packs),
        Command::Rates(args) => rates::run(&args, lang(args.lang), &packs),
        Command::Serve(args) => serve::run(&args, packs),
        Command::Backup { to, which } => tables::back_up(&which, &to),
        Command::Restore { from, which } => tables::restore(&from, &which),
        Command::Tables(command) => tables::run(&command),
        Command::Script(ScriptCommand::Run { files }) => scripts::run(&files, &packs),
        Command::Record(RecordCommand::Verify { files, shown }) => {
            records::verify(&files, shown.as_deref(), &packs)
        }
        Command::Record(RecordCommand::Show {
            file,
            at,
            lang: asked,
        }) => records::show(&file, at, lang(asked), &packs),
        Command::Perft(args) => perft::run(&args, &packs),
        Command::Packs(PacksCommand::Check { lang: asked, .. }) => {
            listing::check(&packs, lang(asked), shown)
        }
        Command::Packs(PacksCommand::Verbs { game, lang: asked }) => {
            verbs::show(&game, lang(asked))
        }
    }
}

/// The language asked for, or that of the environment.
fn lang(asked: Option<LangArg>) -> Lang {
    asked.map_or_else(from_environment, Lang::from)
}

/// The first of the usual variables that is set counts, as everywhere.
fn from_environment() -> Lang {
    let set = |name: &&str| std::env::var(name).is_ok_and(|value| !value.is_empty());
    let first = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find(|name| set(name));
    let value = first.and_then(|name| std::env::var(name).ok());
    Lang::from_env(value.as_deref().unwrap_or_default())
}
