//! Who may do what, and what the web lets others try.

use crate::common::{House, status};
use drill::client::Client;
use drill::player::Place;
use drill::request::{Answer, get, post, post_from, raw};
use serde_json::{Value, json};
use server::ids::TableId;
use server::store::{EventStore, MemoryStore};
use server::{Config, Files};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

fn config() -> Config {
    drill::child::config()
}

fn wanted() -> Value {
    json!({"game": "irondie", "mode": "duel", "seats": ["me", "open"], "name": "Eve"})
}

async fn opened(house: &House) -> u64 {
    let text = get(house.to, "/metrics", "").await.unwrap().body;
    let mut lines = text.lines().filter_map(|line| line.split_once(' '));
    let found = lines.find(|(name, _)| *name == "astragal_tables_opened_total");
    found.unwrap().1.parse().unwrap()
}

#[tokio::test]
async fn a8_of_two_hundred_who_sit_down_at_once_one_sits() {
    let store = Arc::new(MemoryStore::new());
    let house = House::with(config(), store.clone()).await;
    let table = post(house.to, "/api/tables", "", &wanted()).await.unwrap();
    let table = table.json();
    let (id, key) = (table["table"].as_str().unwrap(), &table["seats"][1]["key"]);
    let (to, path) = (house.to, format!("/api/tables/{id}/seats/B"));
    let mut joins = JoinSet::new();
    for number in 0..200 {
        let (path, body) = (
            path.clone(),
            json!({"name": format!("E{number}"), "key": key}),
        );
        joins.spawn(async move { post(to, &path, "", &body).await.unwrap() });
    }
    let answers: Vec<Answer> = joins.join_all().await;
    let (sat, turned): (Vec<_>, Vec<_>) = answers.iter().partition(|one| one.status == 200);
    assert_eq!((sat.len(), turned.len()), (1, 199));
    assert!(sat[0].cookie().is_some());
    for one in turned {
        assert!([403, 409].contains(&one.status), "{}", one.status);
        assert!(one.cookie().is_none(), "who does not sit gets no key");
    }
    let log = store.log(TableId::read(id).unwrap()).await.unwrap();
    let sat = log.iter().filter(|body| body.contains(r#""seat":"B""#));
    assert_eq!(sat.count(), 1, "{log:?}");
    house.close().await;
}

/// Over https a planted key is not even read, as its name is not the one browsers keep for us.
/// Over plain http a key that was made up is replaced, and one that holds a seat is taken: whoever
/// can write cookies on the way can read the answers too.
#[tokio::test]
async fn a12_a_planted_key() {
    let forged = format!("astragal-seat=k{}", "0".repeat(26));
    let house = House::open(config()).await;
    let place = Place::open(house.to).await.unwrap();
    let open = async |house: &House, cookie: &str| {
        let opened = post(house.to, "/api/tables", cookie, &wanted()).await;
        opened.unwrap().cookie().unwrap()
    };
    assert_ne!(open(&house, &forged).await, forged, "made up");
    let planted = &place.cookies[0];
    assert_eq!(open(&house, planted).await, *planted);
    house.close().await;
    let store = Arc::new(MemoryStore::new());
    let secure = Config {
        secure: true,
        origins: vec!["https://dice.example".to_owned()],
        ..config()
    };
    let house = House::with(secure, store).await;
    let ask = async |cookie: &str| {
        let origin = "https://dice.example";
        let body = wanted().to_string();
        let opened = post_from(house.to, "/api/tables", cookie, origin, &body).await;
        opened.unwrap().cookie().unwrap()
    };
    let own = ask("").await;
    assert!(own.starts_with("__Host-astragal-seat="));
    let plain = own.trim_start_matches("__Host-").to_owned();
    assert_ne!(ask(&plain).await, own, "only the guarded name counts");
    assert_eq!(ask(&own).await, own);
    house.close().await;
}

async fn post_as(to: SocketAddr, host: &str, origin: Option<&str>) -> u16 {
    let (body, origin) = (
        wanted().to_string(),
        origin.map_or(String::new(), |origin| format!("Origin: {origin}\r\n")),
    );
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {host}\r\n{origin}Content-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    raw(to, head.as_bytes()).await.unwrap().status
}

#[tokio::test]
async fn a13_only_our_own_page_may_act() {
    let house = House::open(config()).await;
    let (to, host) = (house.to, house.to.to_string());
    assert_eq!(post_as(to, &host, None).await, 201, "no browser");
    assert_eq!(
        post_as(to, &host, Some(&format!("http://{host}"))).await,
        201
    );
    let port = to.port();
    for foreign in [
        "http://evil.example".to_owned(),
        "https://evil.example".to_owned(),
        "null".to_owned(),
        "http://127.0.0.1".to_owned(),
        format!("http://localhost:{port}"),
        format!("http://127.0.0.2:{port}"),
        format!("http://{host}.evil.example"),
        format!("http://evil.example/{host}"),
        format!("http://evil.example#{host}"),
        format!("http://evil.example@{host}"),
        format!("http://{host}/"),
        format!("http://{host}, http://evil.example"),
        format!("file://{host}"),
        format!("ws://{host}"),
        " ".to_owned(),
    ] {
        let refused = post_as(to, &host, Some(&foreign)).await;
        assert_eq!(refused, 403, "{foreign}");
    }
    // A13b: whoever owns a name can let it lead here.
    let rebound = post_as(to, "evil.example", Some("http://evil.example")).await;
    assert_eq!(rebound, 403);
    assert_eq!(opened(&house).await, 2);
    house.close().await;
}

#[tokio::test]
async fn a14_no_other_page_opens_a_socket() {
    let house = House::open(config()).await;
    let place = Place::open(house.to).await.unwrap();
    let (own, other) = (format!("http://{}", house.to), "http://evil.example");
    let path = place.socket();
    for (origin, wanted) in [(own.as_str(), 101), (other, 403), ("null", 403)] {
        let socket = Client::open_from(house.to, &path, &place.cookies[0], origin);
        assert_eq!(status(socket.await), wanted, "{origin}");
    }
    house.close().await;
}

#[tokio::test]
async fn a15_a_form_of_another_page_opens_nothing() {
    let house = House::open(config()).await;
    let body = wanted().to_string();
    for kind in [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "",
    ] {
        let head = format!(
            "POST /api/tables HTTP/1.1\r\nHost: {}\r\nContent-Type: {kind}\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            house.to,
            body.len()
        );
        let refused = raw(house.to, head.as_bytes()).await.unwrap();
        assert_eq!(refused.status, 415, "{kind}");
    }
    assert_eq!(opened(&house).await, 0);
    house.close().await;
}

#[tokio::test]
async fn a16_no_path_leads_out_of_the_app() {
    let folder = drill::Folder::new().unwrap();
    let app = folder.path().join("app");
    std::fs::create_dir_all(app.join(".git")).unwrap();
    std::fs::write(app.join("index.html"), "<!doctype html>").unwrap();
    std::fs::write(app.join(".git").join("config"), "SECRET").unwrap();
    std::fs::write(folder.path().join("secret"), "SECRET").unwrap();
    let files = Files::read(&app).unwrap();
    let house = House::with_files(config(), Arc::new(MemoryStore::new()), files).await;
    for path in [
        "/../secret",
        "/..%2fsecret",
        "/%2e%2e/secret",
        "/%2e%2e%2fsecret",
        "/a/../../secret",
        "/..\\secret",
        "/..%5csecret",
        "//secret",
        "/./../secret",
        "/index.html/../../secret",
        "/index.html%00",
        "/%00",
        "/.git/config",
        "/.git/",
        "/etc/passwd",
        "/proc/self/environ",
        "/%ff%fe",
        "/secret;index.html",
    ] {
        let found = get(house.to, path, "").await.unwrap();
        assert!([200, 400, 404].contains(&found.status), "{path}");
        let page = found.body == "<!doctype html>";
        assert!(page || found.status != 200, "{path}: {}", found.body);
        assert!(!found.body.contains("SECRET") && !found.body.contains("root:"));
    }
    house.close().await;
}

/// All that is answered to bytes until the other side closes, or says nothing more.
async fn talk(to: SocketAddr, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(to).await.unwrap();
    stream.write_all(bytes).await.ok();
    let (mut heard, mut part) = (Vec::new(), [0; 4_096]);
    loop {
        let read = tokio::time::timeout(Duration::from_millis(400), stream.read(&mut part));
        match read.await {
            Ok(Ok(count)) if count > 0 => heard.extend_from_slice(&part[..count]),
            _ => return String::from_utf8_lossy(&heard).into_owned(),
        }
    }
}

/// What follows a request whose end can be read in two ways.
fn hidden(to: SocketAddr) -> String {
    let body = wanted().to_string();
    format!(
        "POST /api/tables HTTP/1.1\r\nHost: {to}\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    )
}

#[tokio::test]
async fn a17_a_request_ends_where_everybody_says_it_ends() {
    let house = House::open(config()).await;
    let (to, hidden) = (house.to, hidden(house.to));
    let long = hidden.len();
    let ends = [
        format!("Content-Length: {long}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
        format!("Transfer-Encoding: chunked\r\nContent-Length: {long}\r\n\r\n0\r\n\r\n"),
        format!("Content-Length: 0\r\nContent-Length: {long}\r\n\r\n"),
        format!("Content-Length: 0, {long}\r\n\r\n"),
        "Content-Length: +0\r\n\r\n".to_owned(),
        "Content-Length: -1\r\n\r\n".to_owned(),
        "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n".to_owned(),
        "Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n".to_owned(),
        "Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n".to_owned(),
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n0\r\n\r\n".to_owned(),
        "Transfer-Encoding: chunked\r\n\r\n0;\n\r\n\r\n".to_owned(),
        "Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n".to_owned(),
    ];
    for end in ends {
        let bytes = format!("POST /api/mine HTTP/1.1\r\nHost: {to}\r\n{end}{hidden}");
        let heard = talk(to, bytes.as_bytes()).await;
        let answers = heard.matches("HTTP/1.1 ").count();
        assert!(answers <= 1, "{end}: {heard}");
        assert_eq!(opened(&house).await, 0, "{end}");
    }
    house.close().await;
}

#[tokio::test]
async fn a17_what_is_no_request_of_ours_gets_one_answer_or_none() {
    let house = House::open(config()).await;
    let to = house.to;
    let with = |line: String| format!("GET /healthz HTTP/1.1\r\nHost: {to}\r\n{line}\r\n\r\n");
    let many: Vec<String> = (0..200).map(|count| format!("X-{count}: y")).collect();
    let tls = b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03".to_vec();
    let h2 = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0".to_vec();
    for (bytes, statuses) in [
        (b"GET /healthz\r\n\r\n".to_vec(), &[400][..]),
        (b"GET /healthz HTTP/1.1\r\n\r\n".to_vec(), &[200, 400]),
        (b"GET /healthz HTTP/1.1\nHost: x\n\n".to_vec(), &[200, 400]),
        (with("X: a\0b".to_owned()).into_bytes(), &[400]),
        (with(many.join("\r\n")).into_bytes(), &[400, 431]),
        (
            with(format!("X: {}", "y".repeat(17_000))).into_bytes(),
            &[400, 431],
        ),
        (h2, &[400, 505]),
        (tls, &[400]),
        (
            format!("TRACE / HTTP/1.1\r\nHost: {to}\r\nX-Secret: mirror\r\n\r\n").into_bytes(),
            &[403, 404, 405],
        ),
        (
            format!("CONNECT evil.example:443 HTTP/1.1\r\nHost: {to}\r\n\r\n").into_bytes(),
            &[400, 403, 404, 405],
        ),
    ] {
        let heard = talk(to, &bytes).await;
        let shown = String::from_utf8_lossy(&bytes[..bytes.len().min(40)]).into_owned();
        assert!(heard.matches("HTTP/1.").count() <= 1, "{shown}: {heard}");
        assert!(!heard.contains("mirror"), "nothing is sent back");
        let status = heard.split(' ').nth(1).and_then(|text| text.parse().ok());
        let fits = status.is_none_or(|status: u16| statuses.contains(&status));
        assert!(fits, "{shown}: {heard}");
    }
    assert_eq!(get(to, "/healthz", "").await.unwrap().body, "ok\n");
    house.close().await;
}

/// A page elsewhere whose name leads here reads nothing of ours; who has no other name for us
/// than an address does, and so does who was told our name.
#[tokio::test]
async fn a18_a_page_whose_name_leads_here_reads_nothing() {
    let mut named = config();
    named.origins = vec!["http://dice.example".to_owned()];
    for (config, own) in [(config(), None), (named, Some("dice.example"))] {
        let house = House::open(config).await;
        let to = house.to;
        let ask = async |host: &str, path: &str| {
            let head = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
            raw(to, head.as_bytes()).await.unwrap().status
        };
        let (games, metrics) = ("/api/games", "/metrics");
        let port = to.port();
        for far in ["evil.example".to_owned(), format!("evil.example:{port}")] {
            assert_eq!(ask(&far, games).await, 403, "{far}");
            assert_eq!(ask(&far, "/api/mine?tables=").await, 403, "{far}");
            assert_eq!(ask(&far, metrics).await, 404, "{far}");
            assert_eq!(ask(&far, "/healthz").await, 200, "{far}");
        }
        let near = [
            to.to_string(),
            format!("localhost:{port}"),
            "laptop".to_owned(),
        ];
        for near in near.iter().map(String::as_str).chain(own) {
            assert_eq!(ask(near, games).await, 200, "{near}");
            assert_eq!(ask(near, metrics).await, 200, "{near}");
        }
        house.close().await;
    }
}
