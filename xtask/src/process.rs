//! Starting other programs, and saying plainly which one failed and how.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result, bail};

/// Runs a command with its output going straight to the terminal.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let spelling = spell(command);
    let status = command
        .status()
        .with_context(|| format!("could not start `{spelling}`"))?;
    if !status.success() {
        bail!("`{spelling}` ended with {status}");
    }
    Ok(())
}

/// Runs a command and returns what it printed; its complaints still reach the terminal.
pub(crate) fn capture(command: &mut Command) -> Result<String> {
    let spelling = spell(command);
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("could not start `{spelling}`"))?;
    if !output.status.success() {
        bail!("`{spelling}` ended with {}", output.status);
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{spelling}` printed no UTF-8"))
}

/// A command that runs beside others, until it has finished or nobody waits for it any more.
pub(crate) struct Beside {
    child: Child,
    spelling: String,
    /// The file that has what it printed; nothing where it printed to the terminal.
    said: Option<PathBuf>,
}

impl Beside {
    /// Starts a command; what it prints goes into a file, where one is named.
    pub(crate) fn start(command: &mut Command, said: Option<PathBuf>) -> Result<Beside> {
        let spelling = spell(command);
        if let Some(file) = &said {
            let context = || format!("could not write {}", file.display());
            let file = File::create(file).with_context(context)?;
            let twin = file.try_clone().with_context(context)?;
            command.stdin(Stdio::null()).stdout(file).stderr(twin);
        }
        let child = command.spawn();
        let child = child.with_context(|| format!("could not start `{spelling}`"))?;
        Ok(Beside {
            child,
            spelling,
            said,
        })
    }

    /// Waits for its end. Where it failed, what it printed is shown.
    pub(crate) fn finish(mut self) -> Result<()> {
        let status = self.child.wait();
        let status = status.with_context(|| format!("lost sight of `{}`", self.spelling))?;
        if !status.success() {
            let said = self.said.as_ref().map(fs::read_to_string);
            println!("{}", said.and_then(Result::ok).unwrap_or_default());
            bail!("`{}` ended with {status}", self.spelling);
        }
        Ok(())
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        // It has ended already where it was waited for.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

/// Whether a command starts and ends well; what it prints is nobody's business.
pub(crate) fn succeeds(command: &mut Command) -> bool {
    let quiet = command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// The command as a person would type it in the root of the project.
pub(crate) fn spell(command: &Command) -> String {
    let mut words = vec![program_name(command)];
    words.extend(
        command
            .get_args()
            .map(|word| quote(&word.to_string_lossy())),
    );
    words.join(" ")
}

fn program_name(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let from_root = command
        .get_current_dir()
        .and_then(|root| program.strip_prefix(root).ok());
    match (from_root, program.file_stem()) {
        // A cargo found through its full path is still the one people type by name.
        (_, Some(stem)) if stem == "cargo" => "cargo".to_owned(),
        (Some(relative), _) => relative.display().to_string(),
        (None, _) => program.display().to_string(),
    }
}

fn quote(word: &str) -> String {
    let plain = |letter: char| letter.is_alphanumeric() || "-_./=:,@+".contains(letter);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{word}'")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_spelled_as_typed_in_the_root() {
        let mut command = Command::new("/house/target/release/astragal");
        command
            .current_dir("/house")
            .args(["sim", "irondie", "--set", "two words"]);
        assert_eq!(
            spell(&command),
            "target/release/astragal sim irondie --set 'two words'"
        );
        assert_eq!(
            spell(Command::new("/some/bin/cargo").arg("fmt")),
            "cargo fmt"
        );
    }

    #[test]
    fn what_runs_beside_others_is_waited_for_and_judged() {
        let folder = std::env::temp_dir().join(format!("astragal-beside-{}", std::process::id()));
        let start = |line: &str| {
            let mut command = Command::new("sh");
            Beside::start(command.args(["-c", line]), Some(folder.clone()))
        };
        assert!(start("exit 0").and_then(Beside::finish).is_ok());
        let error = start("echo no; exit 3").and_then(Beside::finish);
        assert_eq!(fs::read_to_string(&folder).ok().as_deref(), Some("no\n"));
        let error = error.expect_err("it failed").to_string();
        assert!(
            error.starts_with("`sh -c 'echo no; exit 3'` ended with"),
            "{error}"
        );
        fs::remove_file(&folder).expect("it is there");
    }

    #[test]
    fn a_missing_program_is_named() {
        let error = run(&mut Command::new("no-such-program-here")).expect_err("it is missing");
        assert!(
            error
                .to_string()
                .contains("could not start `no-such-program-here`")
        );
    }
}
