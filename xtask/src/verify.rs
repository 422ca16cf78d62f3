//! `cargo verify`: everything CI runs, step by step, stopping at the first failure.

mod browser;
mod product;
mod purity;

use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::builder::PossibleValuesParser;

use crate::house::House;
use crate::{install, licences, process, tidy, web};

struct Step {
    name: &'static str,
    /// What it looks at, in a few words.
    what: &'static str,
    run: fn(&mut Round<'_>) -> Result<()>,
}

/// What the steps of one run share.
struct Round<'a> {
    house: &'a House,
    /// Whether the app will be wanted.
    wants_app: bool,
    /// The app, once its compilers have begun: beside the lints, since cores idle wherever crates
    /// wait for each other.
    app: Option<web::Compiling>,
}

/// Cheap steps first, so that most mistakes are known within seconds. The app comes before the
/// product, which has it inside.
const STEPS: [Step; 9] = [
    Step {
        name: "format",
        what: "rustfmt finds nothing to change",
        run: |round| format(round.house),
    },
    Step {
        name: "tidy",
        what: "sizes, words, room cards, arrows, rule numbers",
        run: |round| tidy::report(round.house),
    },
    Step {
        name: "licences",
        what: "licences and duplicate versions",
        run: |round| licences::check(round.house),
    },
    Step {
        name: "purity",
        what: "no chance, clock or I/O inside",
        run: |round| purity::check(round.house),
    },
    Step {
        name: "lints",
        what: "clippy with warnings denied",
        run: lints,
    },
    Step {
        name: "tests",
        what: "all tests, then the examples in the documentation",
        run: |round| tests(round.house),
    },
    Step {
        name: "web",
        what: "the app for the browser is built and light enough",
        run: app,
    },
    Step {
        name: "product",
        what: "packs, scripts, records, a thousand matches",
        run: |round| product::check(round.house),
    },
    Step {
        name: "browser",
        what: "the app in a real browser: matches, secrets, screens, offline, access",
        run: |round| browser::check(round.house),
    },
];

/// For the command line: which steps there are.
pub(crate) fn step_names() -> PossibleValuesParser {
    PossibleValuesParser::new(STEPS.iter().map(|step| step.name))
}

/// Runs the steps asked for, or all of them.
pub(crate) fn verify(house: &House, asked: &[String]) -> ExitCode {
    let is_asked = |step: &&Step| asked.is_empty() || asked.iter().any(|name| name == step.name);
    let steps: Vec<_> = STEPS.iter().filter(is_asked).collect();
    let mut round = Round {
        house,
        wants_app: steps.iter().any(|step| step.name == "web"),
        app: None,
    };
    let mut times = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        println!(
            "\n[{}/{}] {}: {}",
            index + 1,
            steps.len(),
            step.name,
            step.what
        );
        let begun = Instant::now();
        let ended = (step.run)(&mut round);
        times.push((step.name, begun.elapsed()));
        if let Err(error) = ended {
            println!("\n{}{}", table(&times), failure(step, &error));
            return ExitCode::FAILURE;
        }
        println!("      {} passed in {}", step.name, seconds(begun.elapsed()));
    }
    println!("\n{}{}", table(&times), success(&times));
    ExitCode::SUCCESS
}

/// How long each step took: one line per step.
fn table(times: &[(&str, Duration)]) -> String {
    let line = |(name, time): &(&str, Duration)| format!("  {name:<9}{:>10}\n", seconds(*time));
    times.iter().map(line).collect::<Vec<_>>().concat()
}

fn success(times: &[(&str, Duration)]) -> String {
    let all = times.iter().map(|(_, time)| *time).sum();
    let (done, steps) = (times.len(), STEPS.len());
    format!(
        "verify: passed, {done} of {steps} steps in {}",
        seconds(all)
    )
}

/// `cargo xtask pace`: the one play that measures, on the app as it is now.
pub(crate) fn pace(house: &House) -> Result<()> {
    web::build(house)?;
    browser::measure(house)
}

fn failure(step: &Step, error: &anyhow::Error) -> String {
    let name = step.name;
    format!("verify: FAILED in step `{name}`\n  why:    {error:#}\n  repeat: cargo verify {name}")
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

fn format(house: &House) -> Result<()> {
    process::run(&mut house.cargo(&["fmt", "--all", "--check"]))
}

fn lints(round: &mut Round<'_>) -> Result<()> {
    if round.wants_app {
        round.app = Some(web::begin(round.house, true)?);
    }
    let clippy = [
        "clippy",
        "--workspace",
        "--all-targets",
        "--locked",
        "--",
        "-D",
        "warnings",
    ];
    process::run(&mut round.house.cargo(&clippy))
}

fn app(round: &mut Round<'_>) -> Result<()> {
    match round.app.take() {
        Some(app) => app.finish(round.house),
        None => web::build(round.house),
    }
}

/// What a store writes is watched with it, so that the power can be cut there.
const STRACE: [install::Program; 1] = [("strace", "strace")];

fn tests(house: &House) -> Result<()> {
    if cfg!(target_os = "linux") {
        let help = "install strace; on Debian: `apt-get install strace`";
        if let Err(why) = install::make_sure(house, &STRACE, help) {
            println!("      without strace the power is not cut: {why:#}");
        }
    }
    if process::succeeds(&mut house.cargo(&["nextest", "--version"])) {
        process::run(&mut house.cargo(&["nextest", "run", "--workspace", "--locked"]))?;
    } else {
        println!("      cargo-nextest is not installed: using cargo test");
        let test = [
            "test",
            "--workspace",
            "--lib",
            "--bins",
            "--tests",
            "--locked",
        ];
        process::run(&mut house.cargo(&test))?;
    }
    process::run(&mut house.cargo(&["test", "--doc", "--workspace", "--locked"]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_says_where_why_and_how_to_repeat_it() {
        let error = anyhow::anyhow!("`cargo fmt --all --check` ended with exit status: 1");
        let text = failure(&STEPS[0], &error);
        assert!(text.starts_with("verify: FAILED in step `format`\n"));
        assert!(text.contains("`cargo fmt --all --check` ended with"));
        assert!(text.ends_with("repeat: cargo verify format"));
    }

    #[test]
    fn the_end_says_how_long_each_step_took() {
        let times = [
            ("format", Duration::from_millis(1_250)),
            ("licences", Duration::from_secs(600)),
        ];
        assert_eq!(
            table(&times),
            "  format        1.2 s\n  licences    600.0 s\n"
        );
        assert_eq!(success(&times), "verify: passed, 2 of 9 steps in 601.2 s");
    }
}
