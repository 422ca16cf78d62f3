//! What may stand on the command line.

use clap::{Parser, Subcommand, ValueEnum};
use std::net::SocketAddr;
use std::num::NonZero;
use std::path::PathBuf;
use words::Lang;

/// Dice games by their full rules: play, replay, count and inspect.
#[derive(Debug, Parser)]
#[command(name = "astragal", version, disable_help_subcommand = true)]
pub(crate) struct Args {
    /// Pack files of this folder add to the packs built in, or replace those of the same name.
    #[arg(long, global = true, value_name = "DIR")]
    pub(crate) packs: Option<PathBuf>,

    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List games, modes, seats and content.
    Games {
        /// Print one JSON document.
        #[arg(long)]
        json: bool,
    },
    /// Play a match in the terminal.
    Play(PlayArgs),
    /// Let bots play each other.
    Sim(SimArgs),
    /// Let every hero of a game fight every other, and make a table of how often each wins.
    Rates(RatesArgs),
    /// Host tables for others, with the app in the browser.
    Serve(ServeArgs),
    /// Copy the file with all tables, while the server goes on, and look through the copy.
    Backup {
        /// Where to; nothing may be there.
        to: PathBuf,
        #[command(flatten)]
        which: WhichFile,
    },
    /// Put a copy in the place of a file with tables, after looking through it.
    Restore {
        /// The copy.
        from: PathBuf,
        #[command(flatten)]
        which: WhichFile,
    },
    /// List tables or delete old ones.
    #[command(subcommand)]
    Tables(TablesCommand),
    /// Run scripts: matches written by hand as tests.
    #[command(subcommand)]
    Script(ScriptCommand),
    /// Check or show records of matches.
    #[command(subcommand)]
    Record(RecordCommand),
    /// Count in how many ways a match can go on.
    Perft(PerftArgs),
    /// Check packs.
    #[command(subcommand)]
    Packs(PacksCommand),
}

/// Which file with tables.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct WhichFile {
    /// The file with all tables; by default one in the folder for such data.
    #[arg(long, value_name = "FILE")]
    pub(crate) database: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum TablesCommand {
    /// Count tables by how long nobody has used them.
    Ages {
        #[command(flatten)]
        which: WhichFile,
    },
    /// Delete tables that nobody has used for long, with their records.
    Prune {
        /// For how many days.
        #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u64).range(1..=36_500))]
        older_than: u64,
        /// Only say how many there are.
        #[arg(long)]
        dry_run: bool,
        #[command(flatten)]
        which: WhichFile,
    },
}

/// How much the server takes upon itself.
#[derive(Debug, Clone, Copy, clap::Args)]
pub(crate) struct LimitArgs {
    /// Connections at the same time.
    #[arg(long, value_name = "N")]
    pub(crate) connections: Option<usize>,
    /// Connections from one address, unless a proxy stands in front.
    #[arg(long, value_name = "N")]
    pub(crate) connections_per_address: Option<usize>,
    /// Sockets of one address.
    #[arg(long, value_name = "N")]
    pub(crate) sockets_per_address: Option<usize>,
    /// Spectators of one table.
    #[arg(long, value_name = "N")]
    pub(crate) spectators: Option<usize>,
    /// Tables awake at the same time.
    #[arg(long, value_name = "N")]
    pub(crate) tables_awake: Option<usize>,
    /// Bots that think at the same time; by default one for each core.
    #[arg(long, value_name = "N")]
    pub(crate) bots: Option<usize>,
    /// Let a bot stand in for who is there and does not answer for so many minutes while others
    /// wait; 0 for never.
    #[arg(long, value_name = "MINUTES", default_value_t = 10)]
    pub(crate) answer_within: u64,
    /// Delete tables that nobody has used for so many days; 0 keeps all.
    #[arg(long, value_name = "DAYS", default_value_t = 180)]
    pub(crate) expire_after: u64,
}

/// Which match.
#[derive(Debug, clap::Args)]
pub(crate) struct WhichMatch {
    /// The game, such as `irondie`.
    pub(crate) game: String,
    /// The mode, such as `duel`; `astragal games` lists them.
    #[arg(long, value_name = "M")]
    pub(crate) mode: Option<String>,
    /// A set-up file (TOML or JSON).
    #[arg(long, value_name = "FILE")]
    pub(crate) setup: Option<PathBuf>,
}

#[derive(Debug, clap::Args)]
pub(crate) struct PlayArgs {
    /// The game, such as `irondie`; a match that was put away knows its own.
    #[arg(required_unless_present = "resume")]
    pub(crate) game: Option<String>,
    /// The mode, such as `duel`; `astragal games` lists them.
    #[arg(long, value_name = "M")]
    pub(crate) mode: Option<String>,
    /// A set-up file (TOML or JSON).
    #[arg(long, value_name = "FILE")]
    pub(crate) setup: Option<PathBuf>,
    /// Who sits there, seat by seat: `human` or a bot. By default you against a bot.
    #[arg(long, value_name = "WHO,WHO", value_delimiter = ',')]
    pub(crate) seats: Vec<String>,
    /// What a seat brings, such as `A=starter-red`, `A=FILE` or `A=build`, or fights as, such as
    /// `B=coquette`.
    #[arg(long, value_name = "SEAT=SET")]
    pub(crate) set: Vec<String>,
    /// The language; by default that of the environment.
    #[arg(long, value_enum)]
    pub(crate) lang: Option<LangArg>,
    /// The secret seed of the dice, up to 64 hexadecimal digits; by default a fresh one.
    #[arg(long, value_name = "HEX")]
    pub(crate) seed: Option<String>,
    /// Go on with a match that was put away.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["mode", "setup", "set", "seed"])]
    pub(crate) resume: Option<PathBuf>,
    /// Save the record of the match here when it ends.
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
}

impl PlayArgs {
    /// Which match is to begin.
    pub(crate) fn which(&self) -> WhichMatch {
        WhichMatch {
            game: self.game.clone().unwrap_or_default(),
            mode: self.mode.clone(),
            setup: self.setup.clone(),
        }
    }
}

#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum LangArg {
    /// German.
    De,
    /// English.
    En,
}

impl From<LangArg> for Lang {
    fn from(arg: LangArg) -> Lang {
        match arg {
            LangArg::De => Lang::De,
            LangArg::En => Lang::En,
        }
    }
}

#[derive(Debug, clap::Args)]
pub(crate) struct SimArgs {
    #[command(flatten)]
    pub(crate) which: WhichMatch,
    /// The bots, seat by seat, or one for all seats.
    #[arg(long, value_name = "BOT,BOT", value_delimiter = ',', required = true)]
    pub(crate) seats: Vec<String>,
    /// How many matches.
    #[arg(long, value_name = "N")]
    pub(crate) matches: u64,
    /// Decides all dice and all bots: the same seed gives the same matches.
    #[arg(long, value_name = "S")]
    pub(crate) seed: u64,
    /// Print one JSON document.
    #[arg(long)]
    pub(crate) json: bool,
    /// Play each match again with the seats changed round, on the same dice.
    #[arg(long)]
    pub(crate) paired: bool,
    /// How many threads share the matches.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) threads: usize,
}

#[derive(Debug, clap::Args)]
pub(crate) struct RatesArgs {
    /// A game with heroes or starter teams: `dice-throne`, `kapow` or `dice-masters`.
    pub(crate) game: String,
    /// The bot that plays them all, such as `search:40`.
    #[arg(long, value_name = "BOT")]
    pub(crate) bot: String,
    /// How many matches for each pair of heroes, half of them with the seats exchanged.
    #[arg(long, value_name = "N", default_value_t = 400)]
    pub(crate) matches: u64,
    /// Decides all dice and all bots: the same seed gives the same table.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,
    /// Only these heroes, or these teams.
    #[arg(long, value_name = "ID,ID", value_delimiter = ',')]
    pub(crate) heroes: Vec<String>,
    /// Keep results here as they come, and go on from those that are there.
    #[arg(long, value_name = "FILE")]
    pub(crate) keep: Option<PathBuf>,
    /// Write the table here as CSV.
    #[arg(long, value_name = "FILE")]
    pub(crate) csv: Option<PathBuf>,
    /// Draw the table here as SVG.
    #[arg(long, value_name = "FILE")]
    pub(crate) picture: Option<PathBuf>,
    /// How many threads share the matches; by default one for each core.
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// The language of the heroes' names; by default that of the environment.
    #[arg(long, value_enum)]
    pub(crate) lang: Option<LangArg>,
}

impl RatesArgs {
    /// How many threads share the matches.
    pub(crate) fn threads(&self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, NonZero::get);
        self.threads.unwrap_or_else(cores)
    }
}

#[derive(Debug, clap::Args)]
pub(crate) struct ServeArgs {
    /// Where to listen; 0.0.0.0:8080 lets everyone in who can reach this machine.
    #[arg(long, value_name = "IP:PORT", default_value = "127.0.0.1:8080")]
    pub(crate) address: SocketAddr,
    #[command(flatten)]
    pub(crate) which: WhichFile,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
    /// The folder with the app, instead of the one built in.
    #[arg(long, value_name = "DIR")]
    pub(crate) app: Option<PathBuf>,
    /// People reach the server by https: cookies are for secure connections only.
    #[arg(long)]
    pub(crate) https: bool,
    /// Believe the X-Forwarded-For and X-Forwarded-Proto of a proxy in front.
    #[arg(long)]
    pub(crate) trust_proxy: bool,
    /// A page that may talk to the server, such as `https://dice.example`; by default only its own.
    #[arg(long, value_name = "URL")]
    pub(crate) origin: Vec<String>,
    /// A file with a key of at least 20 characters: whoever sends it (`Authorization: Bearer KEY`)
    /// is told `/metrics` from anywhere. Behind a proxy nobody is without it.
    #[arg(long, value_name = "FILE")]
    pub(crate) metrics_key: Option<PathBuf>,
    /// Open the browser.
    #[arg(long)]
    pub(crate) open: bool,
    /// How much to log on stderr.
    #[arg(long, value_enum, default_value_t = LogArg::Warn)]
    pub(crate) log: LogArg,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum LogArg {
    /// What is broken.
    Error,
    /// What might be.
    Warn,
    /// Every request.
    Info,
    /// Every step.
    Debug,
}

#[derive(Debug, Subcommand)]
pub(crate) enum ScriptCommand {
    /// Run scripts and say which of them hold.
    Run {
        /// The script files.
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
}

#[derive(Debug, Subcommand)]
pub(crate) enum RecordCommand {
    /// Check every input, every die, the chain of hashes and the signature of a server.
    Verify {
        /// The record files.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// What your own program kept of the match: compare the record with it.
        #[arg(long, value_name = "FILE")]
        shown: Option<PathBuf>,
    },
    /// Show a moment of a match.
    Show {
        /// The record file.
        file: PathBuf,
        /// After how many inputs; by default after all of them.
        #[arg(long, value_name = "N")]
        at: Option<usize>,
        /// The language; by default that of the environment.
        #[arg(long, value_enum)]
        lang: Option<LangArg>,
    },
}

#[derive(Debug, clap::Args)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    pub(crate) which: WhichMatch,
    /// A position file (TOML) to begin from.
    #[arg(long, value_name = "FILE")]
    pub(crate) position: Option<PathBuf>,
    /// How many inputs deep.
    #[arg(long, value_name = "N")]
    pub(crate) depth: u32,
}

#[derive(Debug, Subcommand)]
pub(crate) enum PacksCommand {
    /// Report every problem with file and line, or every disputed and every reconstructed value
    /// with its sources and reasons.
    Check {
        /// A folder with packs; by default those built in.
        dir: Option<PathBuf>,
        /// The language of sources and reasons.
        #[arg(long, value_enum)]
        lang: Option<LangArg>,
    },
    /// Print the reference of all verbs that effects in a game's packs are made of.
    Verbs {
        /// The game: `kapow`, `dice-throne` or `dice-masters`.
        game: String,
        /// The language.
        #[arg(long, value_enum)]
        lang: Option<LangArg>,
    },
}
