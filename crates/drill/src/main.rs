//! `drill load`, `drill torture`, and the server that both of them start.

use anyhow::{Result, ensure};
use clap::{Parser, Subcommand};
use std::path::PathBuf;
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
    },
    /// The server that the others start
    #[command(hide = true)]
    Serve { database: PathBuf, port: u16 },
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
    let program = std::env::current_exe()?;
    match task {
        Task::Serve { database, port } => drill::child::serve(&database, port).await,
        Task::Load {
            tables,
            watchers,
            moves,
            seconds,
        } => {
            let plan = drill::load::Plan {
                tables,
                watchers,
                moves_per_second: moves,
                time: Duration::from_secs(seconds),
            };
            let report = drill::load::run(&program, plan).await?;
            println!("{}", serde_json::to_string_pretty(&report)?);
            ensure!(
                report.problems.is_empty(),
                "{} clients failed",
                report.problems.len()
            );
            Ok(())
        }
        Task::Torture {
            kills,
            tables,
            life,
        } => {
            let plan = drill::torture::Plan {
                kills,
                tables,
                longest_life: life,
            };
            let report = drill::torture::run(&program, plan).await?;
            println!("{}", serde_json::to_string_pretty(&report)?);
            ensure!(
                report.problems.is_empty(),
                "something was lost, doubled or mixed up"
            );
            Ok(())
        }
    }
}
