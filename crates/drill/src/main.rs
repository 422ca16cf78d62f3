//! `drill load`, `drill torture`, and the server that both of them start.

use anyhow::{Result, ensure};
use clap::{Parser, Subcommand};
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

#[derive(Parser)]
#[command(
    name = "drill",
    about = "Makes the server sweat; talks to loopback only"
)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Many tables at once
    Load {
        /// How many tables, each with two players
        #[arg(long, default_value_t = 1_000)]
        tables: usize,
        /// How many watch each table
        #[arg(long, default_value_t = 3)]
        watchers: usize,
        /// How many moves all players make together each second
        #[arg(long, default_value_t = 500)]
        moves: u64,
        /// How long it is measured
        #[arg(long, default_value_t = 30)]
        seconds: u64,
    },
    /// A server that is killed again and again
    Torture {
        /// How often
        #[arg(long, default_value_t = 300)]
        kills: usize,
        /// How many tables are played at
        #[arg(long, default_value_t = 10)]
        tables: usize,
        /// The longest life of a server, in milliseconds
        #[arg(long, default_value_t = 300)]
        life: u64,
        /// How many servers share the one file
        #[arg(long, default_value_t = 1)]
        servers: usize,
    },
    #[command(flatten)]
    Hardship(Hardship),
    /// The server that the others start
    #[command(hide = true)]
    Serve { database: PathBuf, port: u16 },
    /// The process whose writes are watched
    #[command(hide = true)]
    Lay {
        database: PathBuf,
        notes: PathBuf,
        rounds: usize,
        fault: Option<String>,
    },
}

/// What befalls a server besides work and death.
#[derive(Subcommand)]
enum Hardship {
    /// Tables in play while others ask much and read nothing
    Siege {
        /// How many tables are played at
        #[arg(long, default_value_t = 100)]
        tables: usize,
        /// How many moves all players make together each second
        #[arg(long, default_value_t = 200)]
        moves: u64,
        /// How many sockets ask and do not read
        #[arg(long, default_value_t = 16)]
        hostile: usize,
        /// How many updates the table has behind it that they ask about
        #[arg(long, default_value_t = 670)]
        history: u64,
        /// How long each half is measured
        #[arg(long, default_value_t = 20)]
        seconds: u64,
    },
    /// Tables that sleep, and their first visitors
    Sleepers {
        /// How many
        #[arg(long, default_value_t = 10_000)]
        tables: usize,
    },
    /// A disk that loses power at every write
    Power {
        /// How often
        #[arg(long, default_value_t = 1_000)]
        cuts: usize,
    },
}

#[tokio::main]
async fn main() -> ExitCode {
    match dispatch(Arguments::parse().task).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("drill: {error:#}");
            ExitCode::FAILURE
        }
    }
}

async fn dispatch(task: Task) -> Result<()> {
    let program = &std::env::current_exe()?;
    match task {
        Task::Serve { database, port } => drill::child::serve(&database, port).await,
        Task::Lay {
            database,
            notes,
            rounds,
            fault,
        } => {
            let fault = fault.as_deref().and_then(drill::power::writer::fault);
            drill::power::writer::lay(&database, &notes, rounds, fault).await
        }
        Task::Load {
            tables,
            watchers,
            moves: moves_per_second,
            seconds,
        } => {
            let time = Duration::from_secs(seconds);
            let plan = drill::load::Plan {
                tables,
                watchers,
                moves_per_second,
                time,
            };
            let report = drill::load::run(program, plan).await?;
            print(&report, report.problems.is_empty(), "clients failed")
        }
        Task::Torture {
            kills,
            tables,
            life: longest_life,
            servers,
        } => {
            let plan = drill::torture::Plan {
                kills,
                tables,
                longest_life,
                servers,
            };
            let report = drill::torture::run(program, plan).await?;
            let lost = "something was lost, doubled or mixed up";
            print(&report, report.problems.is_empty(), lost)
        }
        Task::Hardship(hardship) => suffer(program, hardship).await,
    }
}

async fn suffer(program: &Path, hardship: Hardship) -> Result<()> {
    match hardship {
        Hardship::Siege {
            tables,
            moves: moves_per_second,
            hostile,
            history,
            seconds,
        } => {
            let time = Duration::from_secs(seconds);
            let plan = drill::siege::Plan {
                tables,
                moves_per_second,
                hostile,
                history,
                time,
            };
            let report = drill::siege::run(program, plan).await?;
            let bad = "the innocent wait too long or were cut off, or a hello costs too much";
            print(&report, report.is_good(), bad)
        }
        Hardship::Sleepers { tables } => {
            let report = drill::sleepers::run(program, tables).await?;
            let late = "a first visitor waits too long";
            print(&report, report.worst_ms <= 50.0, late)
        }
        Hardship::Power { cuts } => {
            let plan = drill::power::Plan { cuts, fault: None };
            let report = drill::power::run(program, plan).await?;
            print(
                &report,
                report.problems.is_empty(),
                "something was lost or torn",
            )
        }
    }
}

/// Prints what was found, and fails if it is not good.
fn print(report: &impl Serialize, good: bool, otherwise: &'static str) -> Result<()> {
    println!("{}", serde_json::to_string_pretty(report)?);
    ensure!(good, otherwise);
    Ok(())
}
