//! The app's files: embedded when the server is built, or read from a folder when it starts.

use super::App;
use super::refused::Refused;
use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::io;
use std::path::Path;

/// What the build script found: paths and contents, compressed variants as files of their own.
static EMBEDDED: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The files of the app.
#[derive(Debug, Default)]
pub struct Files(BTreeMap<String, File>);

#[derive(Debug)]
struct File {
    plain: Bytes,
    brotli: Option<Bytes>,
    gzip: Option<Bytes>,
    tag: HeaderValue,
    kind: &'static str,
}

impl Files {
    /// The app that was embedded; empty if the server was built without one.
    pub fn embedded() -> Files {
        let files = EMBEDDED.iter();
        Files::of(files.map(|(path, bytes)| ((*path).to_owned(), Bytes::from_static(bytes))))
    }

    /// An app in a folder.
    pub fn read(folder: &Path) -> io::Result<Files> {
        let mut found = Vec::new();
        read_folder(folder, "", &mut found)?;
        Ok(Files::of(found))
    }

    /// Whether there is no app.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn of(files: impl IntoIterator<Item = (String, Bytes)>) -> Files {
        let mut all: BTreeMap<String, Bytes> = files.into_iter().collect();
        let names: Vec<String> = all
            .keys()
            .filter(|name| !is_packed(name))
            .cloned()
            .collect();
        let mut file = |name: String| {
            let brotli = all.remove(&format!("{name}.br"));
            let gzip = all.remove(&format!("{name}.gz"));
            let plain = all.remove(&name)?;
            let file = File {
                tag: tag(&plain),
                kind: kind(&name),
                plain,
                brotli,
                gzip,
            };
            Some((name, file))
        };
        Files(names.into_iter().filter_map(&mut file).collect())
    }

    /// The file at a path. The app finds its own way from its first page, so a path that names no
    /// file and has no ending is answered with that page.
    fn find(&self, path: &str) -> Option<(&str, &File)> {
        let path = path.trim_start_matches('/');
        let last = path.rsplit('/').next().unwrap_or_default();
        let name = match self.0.contains_key(path) {
            true => path,
            false if !last.contains('.') => "index.html",
            false => return None,
        };
        self.0
            .get_key_value(name)
            .map(|(name, file)| (name.as_str(), file))
    }
}

/// What is not a route is a file.
pub(super) async fn serve(State(app): State<App>, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Refused::new(StatusCode::METHOD_NOT_ALLOWED, "refused-method").into_response();
    }
    let path = request.uri().path();
    let is_api = path.starts_with("/api/") || path.starts_with("/ws/");
    match app.files.find(path) {
        Some((name, file)) if !is_api => file.answer(name, request.headers()),
        None if app.files.is_empty() && path == "/" => NO_APP.into_response(),
        _ => Refused::new(StatusCode::NOT_FOUND, "refused-no-such-page").into_response(),
    }
}

const NO_APP: &str = "This server was built without the app in the browser; tables and the API \
                      work. See crates/server/README.md, \"The app\".\n";

impl File {
    fn answer(&self, name: &str, asked: &HeaderMap) -> Response {
        let fixed = |name: HeaderName, value: &'static str| (name, HeaderValue::from_static(value));
        let keep = if has_hash(name) {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        };
        let headers = [
            fixed(header::CONTENT_TYPE, self.kind),
            fixed(header::CACHE_CONTROL, keep),
            fixed(header::VARY, "accept-encoding"),
            (header::ETAG, self.tag.clone()),
        ];
        let known = asked.get_all(header::IF_NONE_MATCH).iter();
        if known.into_iter().any(|tag| holds(tag, &self.tag)) {
            return (StatusCode::NOT_MODIFIED, headers).into_response();
        }
        let accepts = |coding: &str| accepts(asked, coding);
        match (&self.brotli, &self.gzip) {
            (Some(bytes), _) if accepts("br") => {
                (headers, [(header::CONTENT_ENCODING, "br")], bytes.clone()).into_response()
            }
            (_, Some(bytes)) if accepts("gzip") => {
                (headers, [(header::CONTENT_ENCODING, "gzip")], bytes.clone()).into_response()
            }
            _ => (headers, self.plain.clone()).into_response(),
        }
    }
}

fn holds(list: &HeaderValue, tag: &HeaderValue) -> bool {
    let (list, tag) = (list.to_str().unwrap_or(""), tag.to_str().unwrap_or("-"));
    list.split(',')
        .any(|one| one.trim().trim_start_matches("W/") == tag || one.trim() == "*")
}

fn accepts(asked: &HeaderMap, coding: &str) -> bool {
    let lists = asked.get_all(header::ACCEPT_ENCODING).iter();
    let mut codings = lists
        .filter_map(|list| list.to_str().ok())
        .flat_map(|list| list.split(','));
    codings.any(|one| {
        let mut parts = one.split(';').map(str::trim);
        let named = parts
            .next()
            .is_some_and(|name| name.eq_ignore_ascii_case(coding));
        named && !parts.any(|part| matches!(part, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"))
    })
}

fn is_packed(name: &str) -> bool {
    let ending = Path::new(name).extension();
    ending.is_some_and(|ending| ending == "br" || ending == "gz")
}

/// Whether a name carries a hash of its content, such as `app-1f3c9a7e.wasm`: that never changes.
fn has_hash(name: &str) -> bool {
    let mut parts = name
        .rsplit('/')
        .next()
        .unwrap_or_default()
        .split(['-', '.', '_']);
    parts.any(|part| {
        let hex = part.bytes().all(|byte| byte.is_ascii_hexdigit());
        part.len() >= 8 && hex && part.bytes().any(|byte| byte.is_ascii_digit())
    })
}

fn tag(bytes: &[u8]) -> HeaderValue {
    let hash = Sha256::digest(bytes);
    let digits = hash.iter().take(12).map(|byte| format!("{byte:02x}"));
    let text = format!("\"{}\"", digits.collect::<String>());
    HeaderValue::from_str(&text).expect("digits fit into a header")
}

fn kind(name: &str) -> &'static str {
    let ending = Path::new(name)
        .extension()
        .and_then(|ending| ending.to_str());
    match ending.unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "ftl" | "toml" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

fn read_folder(folder: &Path, above: &str, found: &mut Vec<(String, Bytes)>) -> io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{above}{}", entry.file_name().to_string_lossy());
        let kind = entry.file_type()?;
        // What other programs hide in a folder is no part of the app.
        if entry.file_name().to_string_lossy().starts_with('.') {
            continue;
        }
        if kind.is_dir() {
            read_folder(&entry.path(), &format!("{name}/"), found)?;
        } else if kind.is_file() {
            found.push((name, std::fs::read(entry.path())?.into()));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files() -> Files {
        let file =
            |name: &str, text: &'static str| (name.to_owned(), Bytes::from_static(text.as_bytes()));
        Files::of([
            file("index.html", "page"),
            file("index.html.br", "b"),
            file("index.html.gz", "g"),
            file("app-0123abcd.wasm", "code"),
            file("css/app.css", "style"),
        ])
    }

    fn answer(path: &str, headers: &[(HeaderName, &str)]) -> Option<Response> {
        let files = files();
        let mut asked = HeaderMap::new();
        for (name, value) in headers {
            asked.insert(name, HeaderValue::from_str(value).unwrap());
        }
        files
            .find(path)
            .map(|(name, file)| file.answer(name, &asked))
    }

    fn header_of(path: &str, asked: &[(HeaderName, &str)], name: HeaderName) -> String {
        let response = answer(path, asked).unwrap();
        let value = response.headers().get(name);
        value.map_or("", |value| value.to_str().unwrap()).to_owned()
    }

    #[test]
    fn files_are_found_and_the_rest_is_the_apps_own_business() {
        assert!(answer("/css/app.css", &[]).is_some());
        assert!(answer("/", &[]).is_some() && answer("/table/x", &[]).is_some());
        for nothing in [
            "/no.css",
            "/../Cargo.toml",
            "/index.html.br",
            "/css/../index.html",
        ] {
            assert!(answer(nothing, &[]).is_none(), "{nothing}");
        }
    }

    #[test]
    fn the_smallest_variant_the_browser_takes_is_sent() {
        let coding = |accepted: &str| {
            let asked = [(header::ACCEPT_ENCODING, accepted)];
            header_of("/", &asked, header::CONTENT_ENCODING)
        };
        assert_eq!(coding("gzip, deflate, br"), "br");
        assert_eq!(coding("gzip;q=1.0, br;q=0"), "gzip");
        assert_eq!(coding("identity"), "");
        let wasm = header_of("/app-0123abcd.wasm", &[], header::CONTENT_TYPE);
        assert_eq!(wasm, "application/wasm");
    }

    #[test]
    fn what_never_changes_is_kept_and_the_rest_is_asked_for_again() {
        let keep = |path| header_of(path, &[], header::CACHE_CONTROL);
        assert!(keep("/app-0123abcd.wasm").contains("immutable"));
        assert_eq!(keep("/"), "no-cache");
        let tag = header_of("/", &[], header::ETAG);
        let again = answer("/", &[(header::IF_NONE_MATCH, tag.as_str())]).unwrap();
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        assert!(!has_hash("feedback.js") && !has_hash("deadbeef.js") && has_hash("x.12345678.js"));
    }
}
