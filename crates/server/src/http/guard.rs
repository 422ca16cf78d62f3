//! What every request passes: who asks and how often, from which page, and the headers that every
//! answer carries.

use super::App;
use super::refused::Refused;
use crate::chairs::Household;
use crate::config::Config;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};
use std::time::Instant;

/// Scripts and everything else from here and nowhere else; WebAssembly may be compiled.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; \
    manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];

/// What was found out about a request.
#[derive(Debug, Clone, Copy)]
pub(super) struct Caller {
    /// Who asks.
    pub(super) address: IpAddr,
    /// Whether by `https`.
    pub(super) secure: bool,
    /// Whether from this very machine, by a name of ours, with nobody in between: never where the
    /// server is reached through something, for not everything that stands in between says so.
    pub(super) at_home: bool,
}

impl Caller {
    pub(super) fn household(self) -> Household {
        Household::at(self.address)
    }
}

/// Turns away who asks too much, and pages of others that want to act for a guest.
pub(super) async fn admit(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let Ok(caller) = caller(&app.hall.config, &request) else {
        return Refused::new(StatusCode::BAD_REQUEST, "refused-proxy").into_response();
    };
    if !app.limiter.take(caller.address, cost(&request)) {
        app.hall.metrics.too_often.add();
        let refused = Refused::new(StatusCode::TOO_MANY_REQUESTS, "refused-too-often");
        return ([(header::RETRY_AFTER, "10")], refused).into_response();
    }
    let (config, headers) = (&app.hall.config, request.headers());
    let own = !acts(&request) || is_own_page(config, caller, headers);
    if !own || tells(&request) && !is_own_name(config, headers) {
        return Refused::new(StatusCode::FORBIDDEN, "refused-origin").into_response();
    }
    request.extensions_mut().insert(caller);
    let slow = || Refused::new(StatusCode::REQUEST_TIMEOUT, "refused-too-slow").into_response();
    // Who takes longer to send a body, or finds a table that does not answer, goes away.
    let within = app.hall.config.times.request_within;
    let answer = tokio::time::timeout(within, next.run(request)).await;
    answer.unwrap_or_else(|_| slow())
}

/// Puts the headers on every answer, counts it, and writes a line of log without anything secret:
/// the route, not the address asked for.
pub(super) async fn finish(State(app): State<App>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let secure = caller(&app.hall.config, &request).is_ok_and(|caller| caller.secure);
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        let value = HeaderValue::from_static(value);
        response.headers_mut().entry(name).or_insert(value);
    }
    let headers = response.headers_mut();
    if secure {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    let no_store = HeaderValue::from_static("no-store");
    headers.entry(header::CACHE_CONTROL).or_insert(no_store);
    let status = response.status();
    let class = usize::from(status.as_u16() / 100).clamp(1, 5) - 1;
    app.hall.metrics.requests[class].add();
    let route = route.as_ref().map_or("a file", MatchedPath::as_str);
    let micros = begun.elapsed().as_micros();
    tracing::info!(%method, route, status = status.as_u16(), micros, "request");
    response
}

/// Opening a table writes to disk; a file of the app costs next to nothing. A page asks for some
/// fifty of them with all that works offline, and several people may sit behind one address.
fn cost(request: &Request) -> u32 {
    match (request.method(), request.uri().path()) {
        (&Method::POST, "/api/tables") => 50,
        (&Method::POST, _) => 25,
        (_, "/api/mine") => 20,
        (_, path) if path.starts_with("/ws/") || path.starts_with("/api/tables/") => 10,
        (_, path) if path.starts_with("/api/") => 5,
        _ => 1,
    }
}

fn acts(request: &Request) -> bool {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    !reads || request.headers().contains_key(header::UPGRADE)
}

/// Whether the answer tells of tables. Files are for everybody, and the counts go by who asks.
fn tells(request: &Request) -> bool {
    let path = request.uri().path();
    ["/api/", "/ws/"]
        .iter()
        .any(|begin| path.starts_with(begin))
}

/// Whether we are asked by a name of ours. A page elsewhere can let its own name lead here and read
/// what we answer, for it need not say whose page it is where it only reads; but it cannot do so by
/// a name that is not its own. Programs that are no browser may leave the name out.
fn is_own_name(config: &Config, headers: &HeaderMap) -> bool {
    let Some(host) = headers.get(header::HOST) else {
        return true;
    };
    let told = |host: &str| config.origins.iter().any(|own| leads_to(own, host));
    host.to_str()
        .is_ok_and(|host| host.is_empty() || is_local_name(host) || told(host))
}

/// Whether a name, perhaps with a port, is that of an origin. A port that goes without saying may
/// be said all the same.
fn leads_to(origin: &str, host: &str) -> bool {
    let parts = [("https://", ":443"), ("http://", ":80")];
    parts.into_iter().any(|(scheme, port)| {
        let own = origin.strip_prefix(scheme);
        let bare = host.strip_suffix(port).unwrap_or(host);
        own.is_some_and(|own| own.eq_ignore_ascii_case(host) || own.eq_ignore_ascii_case(bare))
    })
}

/// Browsers name the page that asks in `Origin`. Programs that are no browser send none, and carry
/// no guest's cookie by accident either.
fn is_own_page(config: &Config, caller: Caller, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let Ok(origin) = origin.to_str() else {
        return false;
    };
    if !config.origins.is_empty() {
        return config
            .origins
            .iter()
            .any(|own| own.eq_ignore_ascii_case(origin));
    }
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    let bare = match (origin.strip_prefix("https://"), caller.secure) {
        (Some(bare), _) => Some(bare),
        (None, true) => None,
        (None, false) => origin.strip_prefix("http://"),
    };
    let same = |bare: &str, host: &str| bare.eq_ignore_ascii_case(host) && is_local_name(host);
    matches!((bare, host), (Some(bare), Some(host)) if same(bare, host))
}

/// Whether only a machine nearby can have this name. Whoever owns any other name can let it lead
/// here, and a page of theirs would pass for our own; so such a name must be told to the server.
fn is_local_name(host: &str) -> bool {
    const ENDINGS: [&str; 5] = [".localhost", ".local", ".lan", ".home.arpa", ".internal"];
    let port = host
        .rsplit_once(':')
        .filter(|(_, port)| port.parse::<u16>().is_ok());
    let name = port.map_or(host, |(name, _)| name).to_ascii_lowercase();
    let bare = name.trim_start_matches('[').trim_end_matches(']');
    let named = !name.contains('.') || ENDINGS.iter().any(|end| name.ends_with(end));
    bare.parse::<IpAddr>().is_ok() || named && !name.is_empty() && !name.contains(':')
}

/// What a proxy wrote cannot be read.
#[derive(Debug, PartialEq, Eq)]
struct Unreadable;

/// Headers by which those in between make themselves known.
const BETWEEN: [&str; 4] = ["x-forwarded-for", "x-forwarded-proto", "forwarded", "via"];

fn caller(config: &Config, request: &Request) -> Result<Caller, Unreadable> {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::from([127, 0, 0, 1]), |info| info.0.ip());
    let headers = request.headers();
    let forwarded = match newest(headers, "x-forwarded-for").filter(|_| config.trust_proxy) {
        // Falling back to the proxy's own address would make a stranger one of this machine.
        Some(text) => Some(address(text?).ok_or(Unreadable)?),
        None => None,
    };
    let proto = newest(headers, "x-forwarded-proto").filter(|_| config.trust_proxy);
    let by_https = proto.transpose()? == Some("https");
    Ok(Caller {
        address: forwarded.unwrap_or(peer),
        secure: config.secure || by_https,
        at_home: peer.to_canonical().is_loopback()
            && !config.is_behind_a_proxy()
            && is_own_name(config, headers)
            && !BETWEEN.iter().any(|name| headers.contains_key(*name)),
    })
}

/// The last thing in all lines of a header: only that was written by our own proxy.
fn newest<'a>(headers: &'a HeaderMap, name: &str) -> Option<Result<&'a str, Unreadable>> {
    let line = headers.get_all(name).iter().next_back()?;
    let newest = |list: &'a str| list.rsplit(',').next().unwrap_or_default().trim();
    Some(line.to_str().map(newest).map_err(|_| Unreadable))
}

/// An address as proxies write it: alone, in brackets, or with a port.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text
        .strip_prefix('[')
        .and_then(|text| text.strip_suffix(']'));
    let alone = bare.unwrap_or(text).parse::<IpAddr>().ok();
    alone.or_else(|| text.parse::<SocketAddr>().ok().map(|socket| socket.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed_at(config: &Config, host: &str, origin: &str, secure: bool) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::ORIGIN, origin.parse().unwrap());
        headers.insert(header::HOST, host.parse().unwrap());
        let caller = Caller {
            address: IpAddr::from([192, 0, 2, 1]),
            secure,
            at_home: false,
        };
        is_own_page(config, caller, &headers)
    }

    fn allowed(config: &Config, origin: &str, secure: bool) -> bool {
        allowed_at(config, "laptop.local:8080", origin, secure)
    }

    #[test]
    fn only_own_pages_may_act() {
        let config = Config::default();
        assert!(allowed(&config, "http://laptop.local:8080", false));
        assert!(allowed(&config, "https://LAPTOP.local:8080", true));
        assert!(!allowed(&config, "http://laptop.local:8080", true));
        for foreign in [
            "null",
            "http://laptop.local",
            "http://evil.example",
            "http://laptop.local:8080.evil.example",
            "file://laptop.local:8080",
            "",
        ] {
            assert!(!allowed(&config, foreign, false), "{foreign}");
        }
        let config = Config {
            origins: vec!["https://dice.example".to_owned()],
            ..Config::default()
        };
        assert!(allowed(&config, "https://dice.example", false));
        assert!(!allowed(&config, "http://laptop.local:8080", false));
    }

    /// Whoever owns `evil.example` can let it lead to this machine (DNS rebinding).
    #[test]
    fn a_name_that_anybody_may_own_is_not_believed_unless_it_was_told() {
        let config = Config::default();
        let own = |host: &str| allowed_at(&config, host, &format!("http://{host}"), false);
        for near in [
            "localhost:8080",
            "127.0.0.1:8080",
            "[::1]:8080",
            "192.168.0.7",
            "laptop",
            "dice.localhost:80",
        ] {
            assert!(own(near), "{near}");
        }
        for far in [
            "evil.example",
            "evil.example:8080",
            "127.0.0.1.evil.example",
            "[evil]:80:1",
        ] {
            assert!(!own(far), "{far}");
        }
    }

    /// The same trick, by a page that only reads and so need not say whose it is.
    #[test]
    fn who_asks_by_a_name_that_anybody_may_own_is_told_nothing() {
        let named = |config: &Config, host: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, host.parse().unwrap());
            is_own_name(config, &headers)
        };
        let home = Config::default();
        let public = Config {
            origins: vec!["https://dice.example".to_owned()],
            ..Config::default()
        };
        for config in [&home, &public] {
            assert!(is_own_name(config, &HeaderMap::new()), "no browser");
            for near in [
                "localhost:8080",
                "127.0.0.1:8080",
                "[::1]:8080",
                "192.168.0.7:8080",
                "laptop.local:8080",
                "laptop:8080",
            ] {
                assert!(named(config, near), "{near}");
            }
            for far in ["evil.example", "evil.example:8080", "dice.example.evil"] {
                assert!(!named(config, far), "{far}");
            }
        }
        for own in ["dice.example", "DICE.example", "dice.example:443"] {
            assert!(named(&public, own) && !named(&home, own), "{own}");
        }
        assert!(!named(&public, "dice.example:8080"));
    }

    fn asked(lines: &[(&str, &str)]) -> Request {
        let request = Request::builder();
        let request = lines.iter().fold(request, |request, (name, value)| {
            request.header(*name, *value)
        });
        request.body(axum::body::Body::empty()).unwrap()
    }

    #[test]
    fn a_proxy_is_believed_only_when_it_is_trusted() {
        let request = asked(&[
            ("x-forwarded-for", "203.0.113.9, 198.51.100.7"),
            ("x-forwarded-proto", "https"),
        ]);
        let mut config = Config::default();
        let found = caller(&config, &request).unwrap();
        assert_eq!(
            (found.address, found.secure),
            (IpAddr::from([127, 0, 0, 1]), false)
        );
        assert!(!found.at_home, "somebody is in between, trusted or not");
        assert!(caller(&config, &asked(&[])).unwrap().at_home);
        for config in [
            Config {
                trust_proxy: true,
                ..Config::default()
            },
            Config {
                secure: true,
                ..Config::default()
            },
            Config {
                origins: vec!["https://dice.example".to_owned()],
                ..Config::default()
            },
        ] {
            let silent = caller(&config, &asked(&[])).unwrap();
            assert!(!silent.at_home, "a proxy that says nothing: {config:?}");
        }
        config.trust_proxy = true;
        let found = caller(&config, &request).unwrap();
        assert_eq!(
            (found.address, found.secure),
            (IpAddr::from([198, 51, 100, 7]), true)
        );
    }

    #[test]
    fn of_all_lines_of_a_header_the_last_word_counts() {
        let config = Config {
            trust_proxy: true,
            ..Config::default()
        };
        let found = |lines: &[&str]| {
            let lines: Vec<_> = lines
                .iter()
                .map(|line| ("x-forwarded-for", *line))
                .collect();
            caller(&config, &asked(&lines)).map(|caller| caller.address.to_string())
        };
        let real = Ok("198.51.100.7".to_owned());
        assert_eq!(found(&["127.0.0.1", "198.51.100.7"]), real);
        assert_eq!(
            found(&["127.0.0.1, 203.0.113.9", "::1, 198.51.100.7:4711"]),
            real
        );
        assert_eq!(found(&["[2001:db8::1]:80"]), Ok("2001:db8::1".to_owned()));
        assert_eq!(found(&["[2001:db8::1]"]), Ok("2001:db8::1".to_owned()));
        let secure = |lines: [&str; 2]| {
            let lines = lines.map(|line| ("x-forwarded-proto", line));
            let found = caller(&config, &asked(&lines));
            found.map(|caller| caller.secure)
        };
        assert_eq!(secure(["http", "https"]), Ok(true));
        assert_eq!(secure(["https", "http"]), Ok(false));
        for odd in ["unknown", "", "198.51.100.7,", "_hidden", "1.2.3"] {
            assert_eq!(found(&["198.51.100.7", odd]), Err(Unreadable), "{odd}");
        }
    }
}
