//! What every request passes: who asks and how often, from which page, and the headers that every
//! answer carries.

use super::App;
use super::refused::Refused;
use crate::config::Config;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};
use std::time::{Duration, Instant};

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

/// Who takes longer than this to send a body, or finds a table that does not answer, goes away.
const ANSWER_WITHIN: Duration = Duration::from_secs(20);

/// What was found out about a request.
#[derive(Debug, Clone, Copy)]
pub(super) struct Caller {
    /// Who asks.
    pub(super) address: IpAddr,
    /// Whether by `https`.
    pub(super) secure: bool,
}

/// Turns away who asks too much, and pages of others that want to act for a guest.
pub(super) async fn admit(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let caller = caller(&app.hall.config, &request);
    if !app.limiter.take(caller.address, cost(&request)) {
        app.hall.metrics.too_much.add();
        let refused = Refused::new(StatusCode::TOO_MANY_REQUESTS, "refused-too-often");
        return ([(header::RETRY_AFTER, "10")], refused).into_response();
    }
    if acts(&request) && !is_own_page(&app.hall.config, caller, request.headers()) {
        return Refused::new(StatusCode::FORBIDDEN, "refused-origin").into_response();
    }
    request.extensions_mut().insert(caller);
    let slow = || Refused::new(StatusCode::REQUEST_TIMEOUT, "refused-too-slow").into_response();
    let answer = tokio::time::timeout(ANSWER_WITHIN, next.run(request)).await;
    answer.unwrap_or_else(|_| slow())
}

/// Puts the headers on every answer, counts it, and writes a line of log without anything secret:
/// the route, not the address asked for.
pub(super) async fn finish(State(app): State<App>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let method = request.method().clone();
    let route = request.extensions().get::<MatchedPath>().cloned();
    let secure = caller(&app.hall.config, &request).secure;
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
        (_, path) if path.starts_with("/ws/") || path.starts_with("/api/tables/") => 10,
        (_, path) if path.starts_with("/api/") => 5,
        _ => 1,
    }
}

fn acts(request: &Request) -> bool {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    !reads || request.headers().contains_key(header::UPGRADE)
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
    matches!((bare, host), (Some(bare), Some(host)) if bare.eq_ignore_ascii_case(host))
}

fn caller(config: &Config, request: &Request) -> Caller {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let peer = peer.map_or(IpAddr::from([127, 0, 0, 1]), |info| info.0.ip());
    // Only the last name in the list was written by our own proxy.
    let forwarded = forwarded(config, request, "x-forwarded-for")
        .and_then(|list| list.rsplit(',').next()?.trim().parse().ok());
    let by_https = forwarded_proto(config, request).is_some_and(|proto| proto == "https");
    Caller {
        address: forwarded.unwrap_or(peer),
        secure: config.secure || by_https,
    }
}

fn forwarded_proto<'a>(config: &Config, request: &'a Request) -> Option<&'a str> {
    forwarded(config, request, "x-forwarded-proto")
}

fn forwarded<'a>(config: &Config, request: &'a Request, name: &str) -> Option<&'a str> {
    let value = request.headers().get(name).filter(|_| config.trust_proxy);
    value.and_then(|value| value.to_str().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed(config: &Config, origin: &str, secure: bool) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::ORIGIN, origin.parse().unwrap());
        headers.insert(header::HOST, "dice.example:8080".parse().unwrap());
        let address = IpAddr::from([192, 0, 2, 1]);
        is_own_page(config, Caller { address, secure }, &headers)
    }

    #[test]
    fn only_own_pages_may_act() {
        let config = Config::default();
        assert!(allowed(&config, "http://dice.example:8080", false));
        assert!(allowed(&config, "https://DICE.example:8080", true));
        assert!(!allowed(&config, "http://dice.example:8080", true));
        for foreign in [
            "null",
            "http://dice.example",
            "http://evil.example",
            "http://dice.example:8080.evil.example",
            "file://dice.example:8080",
            "",
        ] {
            assert!(!allowed(&config, foreign, false), "{foreign}");
        }
        let config = Config {
            origins: vec!["https://dice.example".to_owned()],
            ..Config::default()
        };
        assert!(allowed(&config, "https://dice.example", false));
        assert!(!allowed(&config, "http://dice.example:8080", false));
    }

    #[test]
    fn a_proxy_is_believed_only_when_it_is_trusted() {
        let request = Request::builder()
            .header("x-forwarded-for", "203.0.113.9, 198.51.100.7")
            .header("x-forwarded-proto", "https")
            .body(axum::body::Body::empty())
            .unwrap();
        let mut config = Config::default();
        let found = caller(&config, &request);
        assert_eq!(
            (found.address, found.secure),
            (IpAddr::from([127, 0, 0, 1]), false)
        );
        config.trust_proxy = true;
        let found = caller(&config, &request);
        assert_eq!(
            (found.address, found.secure),
            (IpAddr::from([198, 51, 100, 7]), true)
        );
    }
}
