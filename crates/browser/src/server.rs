//! The real server, as people run it: one process with a database of its own. It can be killed
//! without warning and started again at the same address.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, Result, ensure};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use crate::bound::within;
use crate::page::PATIENCE;

/// Where the program is, as `cargo verify` says it.
const PROGRAM: &str = "ASTRAGAL_BIN";

/// A running `astragal serve`. It ends when this is dropped.
pub struct Server {
    program: PathBuf,
    app: PathBuf,
    folder: PathBuf,
    child: Option<Child>,
    address: String,
}

/// The program that is tried, or why there is none.
pub fn program() -> Result<PathBuf> {
    let named = env::var_os(PROGRAM).with_context(|| format!("{PROGRAM} names no program"))?;
    // Tests run in the folder of their crate; people name files from the root.
    let program = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(named);
    ensure!(program.is_file(), "there is no {}", program.display());
    Ok(program)
}

impl Server {
    /// Serves this app, with a new database in this folder, at a free port of this machine.
    pub async fn open(program: PathBuf, app: &Path, folder: &Path) -> Result<Server> {
        fs::create_dir_all(folder)?;
        let mut server = Server {
            program,
            app: app.to_owned(),
            folder: folder.to_owned(),
            child: None,
            address: "127.0.0.1:0".to_owned(),
        };
        server.start().await?;
        Ok(server)
    }

    /// Serves again what is in the database, at the same address.
    pub async fn start(&mut self) -> Result<()> {
        let mut child = Command::new(&self.program)
            .args(["serve", "--log", "error", "--address", &self.address])
            .arg("--app")
            .arg(&self.app)
            .arg("--database")
            .arg(self.folder.join("tables.db"))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .context("astragal does not start")?;
        let said = child.stdout.take().context("astragal is silent")?;
        let mut lines = BufReader::new(said).lines();
        let line = within("astragal to say its address", PATIENCE, async {
            let line = lines.next_line().await?;
            line.context("astragal ended before it said its address")
        });
        let line = line.await?;
        let address = line
            .split("http://")
            .nth(1)
            .and_then(|rest| rest.split('/').next());
        address
            .with_context(|| format!("no address in {line}"))?
            .clone_into(&mut self.address);
        self.child = Some(child);
        Ok(())
    }

    /// Kills it, as a power cut would.
    pub async fn kill(&mut self) -> Result<()> {
        match self.child.take() {
            Some(mut child) => Ok(child.kill().await?),
            None => Ok(()),
        }
    }

    /// Where the app is.
    pub fn address(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// What the program says of a record: nothing where it holds.
    pub async fn verify(&self, record: &Path) -> Result<()> {
        let mut verify = Command::new(&self.program);
        verify.args(["record", "verify"]).arg(record);
        let done = verify.stdin(Stdio::null()).output().await?;
        let said = String::from_utf8_lossy(&done.stderr);
        ensure!(done.status.success(), "the record does not hold: {said}");
        Ok(())
    }
}
