//! Runs the binary as a person or a program would.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// What came out.
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs with arguments and nothing to read.
pub(crate) fn run(args: &[&str]) -> Ran {
    run_with(args, "")
}

/// Runs with arguments and lines to read, in a folder of its own so that records stay there.
pub(crate) fn run_with(args: &[&str], input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_astragal"))
        .args(args)
        .current_dir(env!("CARGO_TARGET_TMPDIR"))
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("it was piped");
    let input = input.to_owned();
    // A program that stops reading early closes the pipe, and that is fine.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let Output {
        status,
        stdout,
        stderr,
    } = child.wait_with_output().expect("it ends");
    writer.join().expect("it writes or stops");
    Ran {
        code: status.code().expect("it ends by itself"),
        out: String::from_utf8(stdout).expect("text"),
        err: String::from_utf8(stderr).expect("text"),
    }
}

/// A file of this name in the folder the binary runs in.
pub(crate) fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("a file");
    path.to_str().expect("a plain path").to_owned()
}

impl Ran {
    /// Bad input: one line on stderr that says these things, nothing on stdout, exit code 2.
    pub(crate) fn is_bad(&self, says: &[&str]) {
        assert_eq!((self.code, self.out.as_str()), (2, ""), "{}", self.err);
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        for word in says {
            assert!(self.err.contains(word), "`{word}` in {}", self.err);
        }
    }
}
