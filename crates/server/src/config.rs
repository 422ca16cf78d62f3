//! How a server is run. The defaults suit a small public server.

use sha2::{Digest, Sha256};
use std::time::Duration;

/// How a server is run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Config {
    /// People reach it by `https`, so cookies are for secure connections only.
    pub secure: bool,
    /// A proxy in front says who is asking and whether by `https`. Never set this without a proxy
    /// that replaces `X-Forwarded-For` and `X-Forwarded-Proto`: anyone could write them.
    pub trust_proxy: bool,
    /// Pages from these origins may talk to it; with none named, only its own pages.
    pub origins: Vec<String>,
    /// How much anyone may ask.
    pub limits: Limits,
    /// How long things take.
    pub times: Times,
    /// How many bots may think at once.
    pub bots_at_once: usize,
    /// Whoever has this is told the counts, from wherever.
    pub metrics_key: Option<MetricsKey>,
}

/// What is kept of a key to the counts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct MetricsKey([u8; 32]);

impl MetricsKey {
    /// The key that is spelled like this; `None` where it could be guessed.
    pub fn new(text: &str) -> Option<MetricsKey> {
        let text = text.trim();
        (text.len() >= 20).then(|| MetricsKey(Sha256::digest(text).into()))
    }

    /// Whether this is the key. Hashes are compared, so the time it takes says nothing of it.
    pub(crate) fn is(&self, text: &str) -> bool {
        MetricsKey::new(text) == Some(*self)
    }
}

impl std::fmt::Debug for MetricsKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("MetricsKey(…)")
    }
}

impl Config {
    /// Whether something stands between people and the server. Then a connection from this machine
    /// need not be by somebody at this machine, whatever its headers say or leave out.
    pub(crate) fn is_behind_a_proxy(&self) -> bool {
        let secure = |origin: &String| origin.starts_with("https://");
        self.trust_proxy || self.secure || self.origins.iter().any(secure)
    }
}

/// How much anyone may ask.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Requests from one address.
    pub requests: Rate,
    /// Messages on one socket.
    pub messages: Rate,
    /// Sockets from one address.
    pub sockets_per_address: usize,
    /// Connections in all.
    pub connections: usize,
    /// Connections from one address, unless a proxy stands between.
    pub connections_per_address: usize,
    /// Spectators of one table. Those who sit there are not counted: a seat always fits.
    pub spectators: usize,
    /// Sockets of one seat; the oldest makes room.
    pub sockets_per_seat: usize,
    /// Tables awake at the same time.
    pub tables: usize,
}

/// A bucket that fills up again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rate {
    /// So many at once.
    pub burst: u32,
    /// And so many each second after that.
    pub per_second: u32,
}

/// How long things take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Times {
    /// After this long without its person a seat is stood in for, if others wait.
    pub grace: Duration,
    /// A person who is here, is asked and answers nothing for this long is stood in for too, if
    /// somebody waits; `None` for never.
    pub answer_within: Option<Duration>,
    /// A table that nobody looks at goes to sleep after this long.
    pub sleep_after: Duration,
    /// A bot answers no sooner than this, so that people can follow. Several answers of bots in a
    /// row come faster and faster, but never sooner than a window is let be: so the time that a
    /// quick bot takes says nothing. After very many in a row it is this pause again.
    pub bot_pace: Duration,
    /// A window is let be by a standing order this much later, whatever the order: the time it
    /// takes says nothing, and nobody sees it.
    pub window_pace: Duration,
    /// A bot thinks no longer than this.
    pub bot_thinks: Duration,
    /// A table that nobody has used for this long is deleted; `None` keeps all.
    pub expire_after: Option<Duration>,
    /// The head of a request comes within this time.
    pub head_within: Duration,
    /// A request is sent and answered within this time.
    pub request_within: Duration,
    /// A socket says hello within this time.
    pub hello_within: Duration,
    /// A socket that is silent for this long is asked whether it is there.
    pub ping_every: Duration,
    /// A viewer takes a message within this time, and who is sent a file a good piece of it.
    pub write_within: Duration,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            secure: false,
            trust_proxy: false,
            origins: Vec::new(),
            limits: Limits::default(),
            times: Times::default(),
            bots_at_once: std::thread::available_parallelism().map_or(1, usize::from),
            metrics_key: None,
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: Rate {
                burst: 600,
                per_second: 50,
            },
            messages: Rate {
                burst: 60,
                per_second: 10,
            },
            sockets_per_address: 64,
            connections: 10_000,
            connections_per_address: 256,
            spectators: 200,
            sockets_per_seat: 8,
            tables: 10_000,
        }
    }
}

impl Default for Times {
    fn default() -> Times {
        Times {
            grace: Duration::from_secs(90),
            answer_within: Some(Duration::from_secs(10 * 60)),
            sleep_after: Duration::from_secs(60),
            bot_pace: Duration::from_millis(400),
            window_pace: Duration::from_millis(20),
            bot_thinks: Duration::from_secs(2),
            expire_after: Some(Duration::from_secs(180 * 24 * 60 * 60)),
            head_within: Duration::from_secs(15),
            request_within: Duration::from_secs(20),
            hello_within: Duration::from_secs(10),
            ping_every: Duration::from_secs(30),
            write_within: Duration::from_secs(10),
        }
    }
}
