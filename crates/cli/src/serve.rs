//! `astragal serve`: tables for others, until somebody stops it.

use crate::args::{LimitArgs, LogArg, ServeArgs, WhichFile};
use crate::fail::Fail;
use games::Packs;
use server::store::SqliteStore;
use server::{Config, Files, Limits, MetricsKey, Server, Times};
use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;
use tracing_subscriber::filter::LevelFilter;

pub(crate) fn run(args: &ServeArgs, packs: Packs) -> Result<(), Fail> {
    let (database, config) = (database(&args.which)?, config(args)?);
    let files = files(args)?;
    start_log(args.log);
    let store = SqliteStore::open(&database);
    let store = store.map_err(|why| cannot("open", &database, &why))?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Fail::bad(format!("cannot start: {error}")))?;
    runtime.block_on(serve(args, config, Arc::new(store), packs, files))
}

async fn serve(
    args: &ServeArgs,
    config: Config,
    store: Arc<SqliteStore>,
    packs: Packs,
    files: Files,
) -> Result<(), Fail> {
    let (own, limits) = (Arc::clone(&store), config.limits);
    let server = Server::bind(args.address, config, store, packs, files).await;
    let busy = |error| {
        let address = args.address;
        Fail::bad(format!(
            "cannot listen at {address}: {error}; --address names another"
        ))
    };
    let server = server.map_err(busy)?;
    let address = server.address().map_err(busy)?;
    if let Some(fewer) = fewer_connections(args, limits) {
        writeln!(std::io::stderr(), "{fewer}")?;
    }
    let page = format!("http://{}/", reachable(address));
    writeln!(std::io::stdout(), "Astragal is at {page} (Ctrl+C ends it)")?;
    if args.open {
        open_browser(&page);
    }
    server.run(stopped()).await;
    own.finish()
        .await
        .map_err(|why| Fail::bad(format!("the database was left untidy, but whole: {why}")))
}

fn config(args: &ServeArgs) -> Result<Config, Fail> {
    for origin in &args.origin {
        check_origin(origin)?;
    }
    let defaults = Config::default();
    let days = args.limits.expire_after;
    let expire_after = Duration::from_secs(days.saturating_mul(24 * 60 * 60));
    let minutes = args.limits.answer_within;
    let answer_within = Duration::from_secs(minutes.saturating_mul(60));
    Ok(Config {
        secure: args.https,
        trust_proxy: args.trust_proxy,
        origins: args.origin.clone(),
        limits: limits(&args.limits, open_files())?,
        times: Times {
            expire_after: Some(expire_after).filter(|_| days > 0),
            answer_within: Some(answer_within).filter(|_| minutes > 0),
            ..defaults.times
        },
        bots_at_once: args.limits.bots.unwrap_or(defaults.bots_at_once),
        metrics_key: args.metrics_key.as_deref().map(metrics_key).transpose()?,
    })
}

fn metrics_key(file: &Path) -> Result<MetricsKey, Fail> {
    let text = std::fs::read_to_string(file).map_err(|error| cannot("read", file, &error))?;
    let short = || Fail::bad(format!("{}: a key has 20 characters", file.display()));
    MetricsKey::new(&text).ok_or_else(short)
}

/// An origin as browsers send it: without a path, without a slash at its end.
fn check_origin(origin: &str) -> Result<(), Fail> {
    let bare = ["https://", "http://"]
        .iter()
        .find_map(|scheme| origin.strip_prefix(scheme));
    let plain = |one: char| one.is_ascii_alphanumeric() || ".-:[]".contains(one);
    match bare {
        Some(bare) if !bare.is_empty() && bare.chars().all(plain) => Ok(()),
        _ => Err(Fail::bad(format!(
            "--origin {origin}: no page has such an origin; one looks like https://dice.example"
        ))),
    }
}

/// Files that the server needs besides connections: its database, readers, what it listens at.
const OTHER_FILES: usize = 64;

/// The limits asked for, as far as the system lets so many files be open at once. What was not
/// asked for is made to fit, and said.
fn limits(args: &LimitArgs, files: Option<usize>) -> Result<Limits, Fail> {
    let defaults = Limits::default();
    let most = files.map_or(usize::MAX, |files| files.saturating_sub(OTHER_FILES).max(1));
    let connections = match args.connections {
        Some(asked) if asked > most => {
            return Err(Fail::bad(format!(
                "--connections {asked}: the system lets this program have {most} at once; \
                 `ulimit -n` raises that"
            )));
        }
        Some(asked) => asked,
        None => defaults.connections.min(most),
    };
    let of_one = args.connections_per_address;
    Ok(Limits {
        connections,
        connections_per_address: of_one.unwrap_or(defaults.connections_per_address),
        sockets_per_address: args
            .sockets_per_address
            .unwrap_or(defaults.sockets_per_address),
        spectators: args.spectators.unwrap_or(defaults.spectators),
        tables: args.tables_awake.unwrap_or(defaults.tables),
        ..defaults
    })
}

/// What is said where nobody asked for so few connections.
fn fewer_connections(args: &ServeArgs, limits: Limits) -> Option<String> {
    let (fits, usual) = (limits.connections, Limits::default().connections);
    let fewer = args.limits.connections.is_none() && fits < usual;
    fewer.then(|| {
        format!(
            "at most {fits} connections at once instead of {usual}, as the system lets this \
             program have no more files open; `ulimit -n` raises that"
        )
    })
}

/// How many files the system lets this program have open, where it says so.
fn open_files() -> Option<usize> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits
        .lines()
        .find(|line| line.starts_with("Max open files"))?;
    line.split_whitespace().nth(3)?.parse().ok()
}

fn files(args: &ServeArgs) -> Result<Files, Fail> {
    match &args.app {
        None => Ok(Files::embedded()),
        Some(folder) => Files::read(folder).map_err(|error| cannot("read", folder, &error)),
    }
}

/// The file asked for, or one where such data is kept on this system.
pub(crate) fn database(which: &WhichFile) -> Result<PathBuf, Fail> {
    if let Some(file) = &which.database {
        let text = file.to_string_lossy();
        if text.starts_with("postgres:") || text.starts_with("postgresql:") {
            return Err(Fail::bad(
                "PostgreSQL is not supported yet; --database takes a file",
            ));
        }
        return Ok(file.clone());
    }
    let folder = data_folder().join("astragal");
    std::fs::create_dir_all(&folder).map_err(|error| cannot("make", &folder, &error))?;
    Ok(folder.join("tables.db"))
}

fn data_folder() -> PathBuf {
    let named = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let below = |name: &str, rest: &str| named(name).map(|folder| Path::new(&folder).join(rest));
    let folder = if cfg!(windows) {
        below("LOCALAPPDATA", "")
    } else if cfg!(target_os = "macos") {
        below("HOME", "Library/Application Support")
    } else {
        below("XDG_DATA_HOME", "").or_else(|| below("HOME", ".local/share"))
    };
    folder.unwrap_or_default()
}

pub(crate) fn cannot(what: &str, path: &Path, why: &dyn std::fmt::Display) -> Fail {
    Fail::bad(format!("cannot {what} {}: {why}", path.display()))
}

fn start_log(level: LogArg) {
    let level = match level {
        LogArg::Error => LevelFilter::ERROR,
        LogArg::Warn => LevelFilter::WARN,
        LogArg::Info => LevelFilter::INFO,
        LogArg::Debug => LevelFilter::DEBUG,
    };
    let log = tracing_subscriber::fmt().with_max_level(level);
    log.with_ansi(false).with_writer(std::io::stderr).init();
}

/// An address that a browser on this machine can open.
fn reachable(address: SocketAddr) -> SocketAddr {
    let any = address.ip().is_unspecified();
    let ip = if any {
        IpAddr::V4(Ipv4Addr::LOCALHOST)
    } else {
        address.ip()
    };
    SocketAddr::new(ip, address.port())
}

/// Whoever has no browser reads the address in the terminal.
fn open_browser(page: &str) {
    let (program, before): (&str, &[&str]) = if cfg!(windows) {
        ("cmd", &["/C", "start", ""])
    } else if cfg!(target_os = "macos") {
        ("open", &[])
    } else {
        ("xdg-open", &[])
    };
    let mut command = Command::new(program);
    command.args(before).arg(page);
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    drop(command.spawn());
}

/// Ctrl+C, or the polite signal of whatever runs the server.
async fn stopped() {
    let ctrl_c = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = ctrl_c => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    drop(ctrl_c.await);
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    fn args(words: &[&str]) -> ServeArgs {
        let words = ["astragal", "serve"].iter().chain(words);
        match crate::args::Args::try_parse_from(words).unwrap().command {
            crate::args::Command::Serve(args) => args,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn only_this_machine_gets_in_unless_asked_for() {
        assert!(args(&[]).address.ip().is_loopback());
        let all = args(&["--address", "0.0.0.0:80"]).address;
        assert_eq!(reachable(all).to_string(), "127.0.0.1:80");
    }

    #[test]
    fn a_database_is_a_file() {
        let file = database(&args(&["--database", "x.db"]).which).unwrap();
        assert_eq!(file, Path::new("x.db"));
        let postgres = args(&["--database", "postgres://somewhere/tables"]);
        let refused = database(&postgres.which);
        assert!(matches!(refused, Err(Fail::Bad(line)) if line.contains("not supported")));
    }

    #[test]
    fn an_origin_that_no_browser_sends_is_refused() {
        for good in [
            "https://dice.example",
            "http://[::1]:8080",
            "http://laptop:80",
        ] {
            assert!(config(&args(&["--origin", good])).is_ok(), "{good}");
        }
        for bad in [
            "dice.example",
            "https://",
            "https://dice.example/",
            "ftp://x",
            "*",
            "null",
        ] {
            let refused = config(&args(&["--origin", bad]));
            assert!(
                matches!(refused, Err(Fail::Bad(line)) if line.contains("https://dice.example")),
                "{bad}"
            );
        }
    }

    #[test]
    fn limits_fit_the_system_or_are_refused() {
        let asked = |words: &[&str], files| limits(&args(words).limits, files);
        assert_eq!(asked(&[], Some(1_024)).unwrap().connections, 960);
        assert_eq!(asked(&[], None).unwrap(), Limits::default());
        let said = |words: &[&str], files| {
            let args = args(words);
            fewer_connections(&args, limits(&args.limits, files).unwrap())
        };
        let fewer = said(&[], Some(1_024)).unwrap();
        assert!(fewer.contains("960") && fewer.contains("ulimit -n"));
        assert_eq!(said(&[], None), None);
        assert_eq!(said(&["--connections", "500"], Some(1_024)), None);
        let some = "--connections 500 --connections-per-address 5 --sockets-per-address 4 \
                    --spectators 9 --tables-awake 7 --bots 3";
        let some: Vec<&str> = some.split_whitespace().collect();
        let wanted = Limits {
            connections: 500,
            connections_per_address: 5,
            sockets_per_address: 4,
            spectators: 9,
            tables: 7,
            ..Limits::default()
        };
        assert_eq!(asked(&some, Some(1_024)).unwrap(), wanted);
        assert_eq!(config(&args(&some)).unwrap().bots_at_once, 3);
        let refused = asked(&["--connections", "5000"], Some(1_024));
        assert!(matches!(refused, Err(Fail::Bad(line)) if line.contains("960")));
    }

    #[test]
    fn tables_expire_unless_all_are_kept() {
        let after = |words: &[&str]| config(&args(words)).unwrap().times.expire_after;
        assert_eq!(after(&["--expire-after", "0"]), None);
        assert_eq!(after(&[]), Times::default().expire_after);
    }

    #[test]
    fn who_does_not_answer_is_stood_in_for_unless_never() {
        let within = |words: &[&str]| config(&args(words)).unwrap().times.answer_within;
        assert_eq!(within(&["--answer-within", "0"]), None);
        assert_eq!(within(&[]), Times::default().answer_within);
    }

    #[test]
    fn a_key_to_the_counts_is_read_from_a_file_and_is_long() {
        let file = std::env::temp_dir().join(format!("astragal-key-{}", std::process::id()));
        for (text, taken) in [("short\n", false), ("a key that nobody guesses\n", true)] {
            std::fs::write(&file, text).unwrap();
            let args = args(&["--metrics-key", file.to_str().unwrap()]);
            assert_eq!(config(&args).is_ok(), taken, "{text}");
        }
        std::fs::remove_file(file).unwrap();
        assert!(config(&args(&["--metrics-key", "no/such/key"])).is_err());
    }

    #[test]
    fn a_folder_without_the_app_is_said() {
        let nowhere = args(&["--app", "no/such/folder"]);
        assert!(matches!(files(&nowhere), Err(Fail::Bad(line)) if line.contains("no/such/folder")));
    }
}
