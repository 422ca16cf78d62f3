//! Plain requests over one connection each, written by hand: tests want to send odd ones too.

use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// An answer to a request.
#[derive(Debug, Clone)]
pub struct Answer {
    /// Such as 200.
    pub status: u16,
    /// Names in lower case.
    pub headers: Vec<(String, String)>,
    /// The body.
    pub body: String,
}

impl Answer {
    /// The first header of a name.
    pub fn header(&self, name: &str) -> Option<&str> {
        let found = self.headers.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    }

    /// The body as JSON; null for anything else.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or(Value::Null)
    }

    /// The key of a refusal.
    pub fn key(&self) -> String {
        self.json()["key"].as_str().unwrap_or_default().to_owned()
    }

    /// The pair of a cookie that was set, ready to be sent back.
    pub fn cookie(&self) -> Option<String> {
        let set = self.header("set-cookie")?;
        set.split(';').next().map(str::to_owned)
    }
}

/// Asks for a page.
pub async fn get(to: SocketAddr, path: &str, cookie: &str) -> Result<Answer> {
    let head = format!(
        "GET {path} HTTP/1.1\r\nHost: {to}\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n"
    );
    raw(to, head.as_bytes()).await
}

/// Posts JSON.
pub async fn post(to: SocketAddr, path: &str, cookie: &str, body: &Value) -> Result<Answer> {
    post_from(to, path, cookie, &format!("http://{to}"), &body.to_string()).await
}

/// Posts a text as JSON from a page of some origin.
pub async fn post_from(
    to: SocketAddr,
    path: &str,
    cookie: &str,
    origin: &str,
    body: &str,
) -> Result<Answer> {
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: {to}\r\nOrigin: {origin}\r\nCookie: {cookie}\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    raw(to, head.as_bytes()).await
}

/// Sends bytes and reads until the other side closes.
pub async fn raw(to: SocketAddr, bytes: &[u8]) -> Result<Answer> {
    let mut stream = TcpStream::connect(to).await?;
    stream.write_all(bytes).await?;
    let mut heard = Vec::new();
    stream.read_to_end(&mut heard).await?;
    read(&String::from_utf8_lossy(&heard))
}

fn read(text: &str) -> Result<Answer> {
    let (head, body) = text.split_once("\r\n\r\n").context("no end of the head")?;
    let mut lines = head.split("\r\n");
    let first = lines.next().context("no first line")?;
    let Some(status) = first.split(' ').nth(1).and_then(|text| text.parse().ok()) else {
        bail!("no status in {first:?}");
    };
    let headers = lines.filter_map(|line| line.split_once(": "));
    let headers = headers.map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned()));
    Ok(Answer {
        status,
        headers: headers.collect(),
        body: body.to_owned(),
    })
}
