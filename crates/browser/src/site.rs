//! A server of files for one folder, with the strict policy of the real server. It can be stopped
//! and started again at the same address.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

const TYPES: [(&str, &str); 7] = [
    ("html", "text/html; charset=utf-8"),
    ("js", "text/javascript; charset=utf-8"),
    ("css", "text/css; charset=utf-8"),
    ("wasm", "application/wasm"),
    ("svg", "image/svg+xml"),
    ("png", "image/png"),
    ("webmanifest", "application/manifest+json"),
];

/// The folder, served at a free port of this machine.
pub struct Site {
    folder: PathBuf,
    port: u16,
    task: Option<JoinHandle<()>>,
}

impl Site {
    /// Serves the folder.
    pub async fn open(folder: &Path) -> Result<Site> {
        let mut site = Site {
            folder: folder.to_owned(),
            port: 0,
            task: None,
        };
        site.start().await?;
        Ok(site)
    }

    /// Serves again, at the same address.
    pub async fn start(&mut self) -> Result<()> {
        let listener = TcpListener::bind(("127.0.0.1", self.port)).await;
        let listener = listener.context("no port for the server of files")?;
        self.port = listener.local_addr()?.port();
        self.task = Some(tokio::spawn(serve(listener, self.folder.clone())));
        Ok(())
    }

    /// Stops, as if the network were gone.
    pub async fn stop(&mut self) {
        if let Some(task) = self.task.take() {
            task.abort();
            // Only then the port is free.
            drop(task.await);
        }
    }

    /// Where the app is.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }
}

async fn serve(listener: TcpListener, folder: PathBuf) {
    while let Ok((stream, _)) = listener.accept().await {
        let folder = folder.clone();
        tokio::spawn(async move {
            // A browser may hang up whenever it likes.
            drop(answer(stream, &folder).await);
        });
    }
}

async fn answer(mut stream: TcpStream, folder: &Path) -> Result<()> {
    let mut head = Vec::new();
    let mut part = [0; 4096];
    while !head.windows(4).any(|end| end == b"\r\n\r\n") {
        let count = stream.read(&mut part).await?;
        if count == 0 {
            return Ok(());
        }
        head.extend_from_slice(&part[..count]);
    }
    let head = String::from_utf8_lossy(&head);
    stream.write_all(&response(&head, folder)).await?;
    stream.shutdown().await?;
    Ok(())
}

fn response(head: &str, folder: &Path) -> Vec<u8> {
    let path = head.split(' ').nth(1).unwrap_or("/");
    let path = path.split('?').next().unwrap_or_default();
    let name = match path.trim_start_matches('/') {
        "" => "index.html",
        name => name,
    };
    // Asked whether it has tables, a server of files has none.
    if name == "api/games" {
        return spell("200 OK", "application/json", b"[]");
    }
    let file = (!name.contains("..")).then(|| std::fs::read(folder.join(name)));
    let (status, body) = match file {
        Some(Ok(body)) => ("200 OK", body),
        _ => ("404 Not Found", Vec::new()),
    };
    spell(status, content_type(name), &body)
}

fn spell(status: &str, kind: &str, body: &[u8]) -> Vec<u8> {
    let mut response = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n\
         Cache-Control: no-cache\r\nContent-Security-Policy: {POLICY}\r\n\
         X-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
        body.len()
    )
    .into_bytes();
    response.extend(body);
    response
}

fn content_type(name: &str) -> &'static str {
    let ending = name.rsplit('.').next().unwrap_or_default();
    let known = TYPES.iter().find(|(known, _)| *known == ending);
    known.map_or("application/octet-stream", |(_, kind)| kind)
}
