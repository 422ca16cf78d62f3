//! One viewer's end of a WebSocket.

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use game_irondie::{Event, View};
use serde_json::Value;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message};
use wire::{ToTable, ToViewer, VERSION};

/// What a table of IRONDIE says.
pub type Told = ToViewer<View, Event>;

/// Longer than any answer of a healthy server takes.
const PATIENCE: Duration = Duration::from_secs(20);

/// An open socket.
#[derive(Debug)]
pub struct Client {
    socket: WebSocketStream<TcpStream>,
}

/// Why no socket was opened.
#[derive(Debug)]
pub enum Unconnected {
    /// The server answered with this status.
    Status(u16),
    /// There was no answer.
    Silent(anyhow::Error),
}

impl Client {
    /// Opens a socket as a browser would from the server's own page.
    pub async fn open(to: SocketAddr, path: &str, cookie: &str) -> Result<Client, Unconnected> {
        Client::open_from(to, path, cookie, &format!("http://{to}")).await
    }

    /// Opens a socket from a page of some origin.
    pub async fn open_from(
        to: SocketAddr,
        path: &str,
        cookie: &str,
        origin: &str,
    ) -> Result<Client, Unconnected> {
        let more = [("origin", origin), ("cookie", cookie)];
        Client::open_with(to, path, &more).await
    }

    /// Opens a socket with these headers; those without a value are left out.
    pub async fn open_with(
        to: SocketAddr,
        path: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Client, Unconnected> {
        let silent = |error: anyhow::Error| Unconnected::Silent(error);
        let request = request(to, path, headers).map_err(silent)?;
        let stream = TcpStream::connect(to)
            .await
            .map_err(|error| silent(error.into()))?;
        stream.set_nodelay(true).ok();
        let config = WebSocketConfig::default()
            .read_buffer_size(4 * 1024)
            .write_buffer_size(0);
        let shake = tokio_tungstenite::client_async_with_config(request, stream, Some(config));
        match shake.await {
            Ok((socket, _)) => Ok(Client { socket }),
            Err(Error::Http(answer)) => Err(Unconnected::Status(answer.status().as_u16())),
            Err(error) => Err(silent(error.into())),
        }
    }

    /// Says something.
    pub async fn say(&mut self, message: &ToTable) -> Result<()> {
        self.say_text(&serde_json::to_string(message)?).await
    }

    /// Says hello: the last number it has.
    pub async fn hello(&mut self, since: u64) -> Result<()> {
        let version = VERSION;
        self.say(&ToTable::Hello { version, since }).await
    }

    /// Asks for the record of the match that is over, and waits for it.
    pub async fn record(&mut self) -> Result<String> {
        self.say(&ToTable::Record).await?;
        let record = self.hear_kind("record").await?;
        Ok(record["text"].as_str().unwrap_or_default().to_owned())
    }

    /// Sends any text.
    pub async fn say_text(&mut self, text: &str) -> Result<()> {
        self.send(Message::Text(text.into())).await
    }

    /// Sends any frame.
    pub async fn send(&mut self, message: Message) -> Result<()> {
        Ok(self.socket.send(message).await?)
    }

    /// The next text; an error once the socket is closed.
    pub async fn hear_text(&mut self) -> Result<String> {
        loop {
            let heard = tokio::time::timeout(PATIENCE, self.socket.next()).await;
            match heard.context("nothing was heard for too long")? {
                Some(Ok(Message::Text(text))) => return Ok(text.as_str().to_owned()),
                Some(Ok(Message::Close(_))) | None => bail!("the socket was closed"),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    /// The next message.
    pub async fn hear(&mut self) -> Result<Told> {
        let text = self.hear_text().await?;
        serde_json::from_str(&text).with_context(|| text.clone())
    }

    /// Waits for a message of a kind such as `refused`, and skips the others.
    pub async fn hear_kind(&mut self, kind: &str) -> Result<Value> {
        loop {
            let message: Value = serde_json::from_str(&self.hear_text().await?)?;
            if message["tell"] == kind {
                return Ok(message);
            }
        }
    }

    /// Closes politely.
    pub async fn close(mut self) {
        self.socket.close(None).await.ok();
    }
}

fn request(
    to: SocketAddr,
    path: &str,
    headers: &[(&'static str, &str)],
) -> Result<tokio_tungstenite::tungstenite::handshake::client::Request> {
    let mut request = format!("ws://{to}{path}").into_client_request()?;
    for (name, value) in headers.iter().filter(|(_, value)| !value.is_empty()) {
        request.headers_mut().insert(*name, value.parse()?);
    }
    Ok(request)
}
