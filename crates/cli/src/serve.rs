//! `astragal serve`: tables for others, until somebody stops it.

use crate::args::{LogArg, ServeArgs};
use crate::fail::Fail;
use games::Packs;
use server::store::SqliteStore;
use server::{Config, Files, Server};
use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use tracing_subscriber::filter::LevelFilter;

pub(crate) fn run(args: &ServeArgs, packs: Packs) -> Result<(), Fail> {
    let database = database(args)?;
    let files = files(args)?;
    start_log(args.log);
    let store = SqliteStore::open(&database);
    let store = store.map_err(|why| cannot("open", &database, &why))?;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Fail::bad(format!("cannot start: {error}")))?;
    runtime.block_on(serve(args, Arc::new(store), packs, files))
}

async fn serve(
    args: &ServeArgs,
    store: Arc<SqliteStore>,
    packs: Packs,
    files: Files,
) -> Result<(), Fail> {
    let own = Arc::clone(&store);
    let server = Server::bind(args.address, config(args), store, packs, files).await;
    let busy = |error| {
        let address = args.address;
        Fail::bad(format!(
            "cannot listen at {address}: {error}; --address names another"
        ))
    };
    let server = server.map_err(busy)?;
    let address = server.address().map_err(busy)?;
    let page = format!("http://{}/", reachable(address));
    writeln!(std::io::stdout(), "Astragal is at {page} (Ctrl+C ends it)")?;
    if args.open {
        open_browser(&page);
    }
    server.run(stopped()).await;
    own.tidy()
        .await
        .map_err(|why| Fail::bad(format!("the database was left untidy, but whole: {why}")))
}

fn config(args: &ServeArgs) -> Config {
    Config {
        secure: args.https,
        trust_proxy: args.trust_proxy,
        origins: args.origin.clone(),
        ..Config::default()
    }
}

fn files(args: &ServeArgs) -> Result<Files, Fail> {
    match &args.app {
        None => Ok(Files::embedded()),
        Some(folder) => Files::read(folder).map_err(|error| cannot("read", folder, &error)),
    }
}

/// The file asked for, or one where such data is kept on this system.
fn database(args: &ServeArgs) -> Result<PathBuf, Fail> {
    if let Some(file) = &args.database {
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

fn cannot(what: &str, path: &Path, why: &dyn std::fmt::Display) -> Fail {
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
        let file = database(&args(&["--database", "x.db"])).unwrap();
        assert_eq!(file, Path::new("x.db"));
        let postgres = args(&["--database", "postgres://somewhere/tables"]);
        assert!(
            matches!(database(&postgres), Err(Fail::Bad(line)) if line.contains("not supported"))
        );
    }

    #[test]
    fn a_folder_without_the_app_is_said() {
        let nowhere = args(&["--app", "no/such/folder"]);
        assert!(matches!(files(&nowhere), Err(Fail::Bad(line)) if line.contains("no/such/folder")));
    }
}
