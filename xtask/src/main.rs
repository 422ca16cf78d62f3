//! All automation of the house: `cargo play`, `cargo verify` and `cargo xtask …`.
//!
//! It may use the shell and read the tree. It holds no product code: what people play lives in
//! `crates/`, and this crate depends on none of it.

mod drill;
mod house;
mod install;
mod licences;
mod play;
mod process;
mod release;
mod rules;
mod tidy;
mod tree;
mod verify;
mod web;

use std::ffi::OsString;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::house::House;
use crate::tree::Tree;

#[derive(Parser)]
#[command(name = "xtask", about = "Automation of the Astragal house")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Build everything and play (alias: `cargo play`)
    #[command(disable_help_flag = true)]
    Play {
        /// Handed on to `astragal play`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<OsString>,
    },
    /// Run everything CI runs (alias: `cargo verify`)
    Verify {
        /// Only these steps
        #[arg(value_parser = verify::step_names())]
        steps: Vec<String>,
    },
    /// Check sizes, words, room cards, arrows between crates and rule numbers
    Tidy,
    /// Print which scripts and tests cite which rule
    Rules,
    /// Build the app for the browser into target/web
    Web,
    /// Measure how long people wait for bots in the browser, and what a waiting page costs
    Pace,
    /// Many tables at once: measures the server (`--help` says more)
    #[command(disable_help_flag = true)]
    Load {
        /// Handed on to `drill load`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<OsString>,
    },
    /// A server that is killed again and again (`--help` says more)
    #[command(disable_help_flag = true)]
    Torture {
        /// Handed on to `drill torture`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<OsString>,
    },
    /// Tables in play while others ask much and read nothing (`--help` says more)
    #[command(disable_help_flag = true)]
    Siege {
        /// Handed on to `drill siege`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<OsString>,
    },
    /// Tables that sleep, and their first visitors (`--help` says more)
    #[command(disable_help_flag = true)]
    Sleepers {
        /// Handed on to `drill sleepers`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<OsString>,
    },
    /// A disk that loses power at every write (`--help` says more)
    #[command(disable_help_flag = true)]
    Power {
        /// Handed on to `drill power`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<OsString>,
    },
}

fn main() -> ExitCode {
    match dispatch(Arguments::parse().task) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(task: Task) -> Result<ExitCode> {
    let house = House::here()?;
    match task {
        Task::Play { arguments } => play::play(&house, arguments),
        Task::Verify { steps } => Ok(verify::verify(&house, &steps)),
        Task::Web => web::build(&house).map(|()| ExitCode::SUCCESS),
        Task::Pace => verify::pace(&house).map(|()| ExitCode::SUCCESS),
        Task::Load { arguments } => drill::run(&house, "load", &arguments),
        Task::Torture { arguments } => drill::run(&house, "torture", &arguments),
        Task::Siege { arguments } => drill::run(&house, "siege", &arguments),
        Task::Sleepers { arguments } => drill::run(&house, "sleepers", &arguments),
        Task::Power { arguments } => drill::run(&house, "power", &arguments),
        Task::Tidy => tidy::report(&house).map(|()| ExitCode::SUCCESS),
        Task::Rules => {
            print!("{}", rules::table(&Tree::read(&house.root)?));
            Ok(ExitCode::SUCCESS)
        }
    }
}
