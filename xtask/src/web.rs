//! `cargo xtask web`: the app in the browser, built into `target/web`.
//!
//! Finds a compiler for the browser, says which, compiles the app and hands it to the press
//! (`xtask/web`), which binds, joins, compresses and weighs it.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use anyhow::{Context, Result, bail};

use crate::house::House;
use crate::process::{self, Beside};

const WASM: &str = "wasm32-unknown-unknown";

/// Tells the server's build and the plays in the browser where the finished app lies.
pub(crate) const VARIABLE: &str = "ASTRAGAL_WEB";

/// A compiler and the matching library source, as Debian has them for building browsers.
const DEBIAN: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld-16"];

/// A way to compile for the browser.
enum Way {
    /// The toolchain that runs us.
    Active,
    /// Debian's compiler, which builds the library itself.
    Debian,
}

/// A program of the app, and the profile it is compiled with: small the one, fast the other.
const PROGRAMS: [(&str, &str); 2] = [("web", "web"), ("thinker", "bots")];

/// Builds the app. Prints which way it took and what the files weigh.
pub(crate) fn build(house: &House) -> Result<()> {
    begin(house, false)?.finish(house)
}

/// The app while it is compiled: all programs side by side, since each is joined by one core alone
/// in the end. Whoever stops waiting for it stops it.
pub(crate) struct Compiling {
    folder: PathBuf,
    programs: Vec<Beside>,
}

/// Begins to compile the app; quietly, where others have the terminal.
pub(crate) fn begin(house: &House, quietly: bool) -> Result<Compiling> {
    let way = find_way(house)?;
    // Apart from the native build, so that neither throws away the other's work.
    let folder = house.target()?.join("wasm");
    fs::create_dir_all(&folder).context("no folder to compile the app in")?;
    let compile = |(package, profile)| {
        let said = quietly.then(|| folder.join(package).with_extension("log"));
        Beside::start(&mut compile(house, &way, &folder, package, profile), said)
    };
    let programs = PROGRAMS.into_iter().map(compile).collect::<Result<_>>()?;
    Ok(Compiling { folder, programs })
}

impl Compiling {
    /// Waits for the compilers, and hands what they made to the press.
    pub(crate) fn finish(self, house: &House) -> Result<()> {
        for program in self.programs {
            program.finish()?;
        }
        let file = |(package, profile)| {
            let file = self.folder.join(WASM).join(profile).join(package);
            file.with_extension("wasm")
        };
        press(house, &PROGRAMS.map(file))
    }
}

fn compile(house: &House, way: &Way, folder: &Path, package: &str, profile: &str) -> Command {
    let mut compile = match way {
        Way::Active => house.cargo(&[]),
        Way::Debian => debian_cargo(house),
    };
    compile
        .args(["build", "--locked", "--package", package])
        .args(["--profile", profile, "--target", WASM, "--target-dir"])
        .arg(folder)
        .env(
            "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
            flags(house),
        );
    if let Way::Debian = way {
        compile.arg("-Zbuild-std=std,panic_abort");
    }
    compile
}

/// Views of any shape are of one type, which makes the app smaller; and what a panic says about its
/// place must not name anybody's folders.
fn flags(house: &House) -> String {
    let home = env::var("HOME").unwrap_or_default();
    let cargo = env::var("CARGO_HOME").unwrap_or_else(|_| format!("{home}/.cargo"));
    let root = house.root.display();
    let paths = format!("--remap-path-prefix={cargo}=cargo --remap-path-prefix={root}=.");
    format!("--cfg erase_components {paths}")
}

/// Where the finished app lies.
pub(crate) fn out(house: &House) -> Result<PathBuf> {
    Ok(house.target()?.join("web"))
}

pub(crate) fn is_built(house: &House) -> Result<bool> {
    Ok(out(house)?.join("index.html").is_file())
}

/// Presses the app, and the bots that think beside it.
fn press(house: &House, programs: &[PathBuf]) -> Result<()> {
    // As a part of the workspace, so that it stands on what the tests have been built with.
    let build = [
        "build",
        "--quiet",
        "--locked",
        "--workspace",
        "--bin",
        "xtask-web",
    ];
    process::run(&mut house.cargo(&build))?;
    let program = format!("xtask-web{}", env::consts::EXE_SUFFIX);
    let mut press = house.command(house.target()?.join("debug").join(program));
    let out = out(house)?;
    process::run(press.args(programs).arg(&house.root).arg(&out))?;
    println!("      the app lies in {}", out.display());
    Ok(())
}

fn find_way(house: &House) -> Result<Way> {
    if is_installed(house) {
        println!("      the active toolchain compiles for {WASM}");
        return Ok(Way::Active);
    }
    println!("      the active toolchain lacks {WASM}: asking rustup for it");
    if process::succeeds(house.command("rustup").args(["target", "add", WASM]))
        && is_installed(house)
    {
        return Ok(Way::Active);
    }
    println!(
        "      rustup could not add it: looking for Debian's {}",
        DEBIAN[0]
    );
    prepare_debian(house)?;
    Ok(Way::Debian)
}

/// The compiler names the folder of a target's library whether or not it is there.
fn is_installed(house: &House) -> bool {
    let compiler = env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut command = house.command(compiler);
    let folder = process::capture(command.args(["--print", "target-libdir", "--target", WASM]));
    folder.is_ok_and(|folder| Path::new(folder.trim()).is_dir())
}

fn prepare_debian(house: &House) -> Result<()> {
    let help = format!(
        "install the target with `rustup target add {WASM}`, or on Debian `apt-get install {}`",
        DEBIAN.join(" ")
    );
    if !Path::new("/etc/debian_version").exists() {
        bail!("no compiler for the browser; {help}");
    }
    if !has_debian_packages(house) {
        if !is_root(house) {
            bail!("no compiler for the browser; {help}");
        }
        println!("      installing {}", DEBIAN.join(", "));
        process::run(
            house
                .command("apt-get")
                .args(["install", "--yes", "--no-install-recommends"])
                .args(DEBIAN),
        )
        .context(help)?;
    }
    new_enough(&process::capture(
        house.command("/usr/bin/rustc").arg("--version"),
    )?)
}

fn has_debian_packages(house: &House) -> bool {
    process::succeeds(house.command("dpkg").arg("--status").args(DEBIAN))
}

pub(crate) fn is_root(house: &House) -> bool {
    process::capture(house.command("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

/// Our sources need at least the version that the workspace names.
fn new_enough(said: &str) -> Result<()> {
    let needed = env!("CARGO_PKG_RUST_VERSION");
    let found = said.split(' ').nth(1).unwrap_or_default();
    if minor(found) < minor(needed) {
        bail!(
            "Debian's compiler is {found}, and Astragal needs {needed}; install {WASM} by rustup"
        );
    }
    Ok(())
}

/// `1.88.0` is 88.
fn minor(version: &str) -> u32 {
    let number = version.split('.').nth(1);
    number.and_then(|number| number.parse().ok()).unwrap_or(0)
}

fn debian_cargo(house: &House) -> Command {
    let mut cargo = house.command("/usr/bin/cargo");
    for variable in ["CARGO", "RUSTUP_TOOLCHAIN"] {
        cargo.env_remove(variable);
    }
    cargo
        .env("RUSTC", "/usr/bin/rustc")
        // Building the library is not stable yet; Debian's own browsers are built this way.
        .env("RUSTC_BOOTSTRAP", "1")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld-16");
    cargo
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_old_compiler_is_named() {
        assert!(new_enough("rustc 1.999.0 (Debian)").is_ok());
        let error = new_enough("rustc 1.63.0 (Debian)").unwrap_err().to_string();
        assert!(error.contains("is 1.63.0"), "{error}");
        assert!(new_enough("gibberish").is_err());
    }
}
