//! The one cookie: a key that holds a guest's seats. There are no accounts and no passwords.

use crate::ids::Key;
use axum::http::{HeaderMap, HeaderValue, header};

/// A guest finds the tables of the last half year again.
const LIFETIME: u32 = 180 * 24 * 60 * 60;

/// With the prefix, browsers take the cookie from this very host over `https` only.
const fn name(secure: bool) -> &'static str {
    if secure {
        "__Host-astragal-seat"
    } else {
        "astragal-seat"
    }
}

/// The key in a request's cookie, if it looks like one.
pub(super) fn read(headers: &HeaderMap, secure: bool) -> Option<Key> {
    let texts = headers.get_all(header::COOKIE).iter();
    let pairs = texts
        .filter_map(|text| text.to_str().ok())
        .flat_map(|text| text.split(';'))
        .filter_map(|pair| pair.trim().split_once('='));
    let mut ours = pairs.filter(|(found, _)| *found == name(secure));
    ours.find_map(|(_, value)| Key::read(value))
}

/// The header that gives a guest a key. Scripts cannot read it, and other sites cannot send it.
pub(super) fn write(key: &Key, secure: bool) -> Option<HeaderValue> {
    let (name, key) = (name(secure), key.reveal());
    let more = if secure { "; Secure" } else { "" };
    let text = format!("{name}={key}; Path=/; Max-Age={LIFETIME}; HttpOnly; SameSite=Lax{more}");
    let mut value = HeaderValue::from_str(&text).ok()?;
    value.set_sensitive(true);
    Some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_comes_back() {
        for secure in [false, true] {
            let key = Key::random().unwrap();
            let text = write(&key, secure).unwrap();
            let text = text.to_str().unwrap();
            assert_eq!(text.contains("; Secure"), secure);
            assert_eq!(text.starts_with("__Host-"), secure);
            let pair = text.split(';').next().unwrap();
            let mut headers = HeaderMap::new();
            let both = format!("other=1; {pair}; broken");
            headers.insert(header::COOKIE, both.parse().unwrap());
            assert_eq!(read(&headers, secure), Some(key));
            assert_eq!(read(&headers, !secure), None);
        }
    }

    #[test]
    fn a_forged_cookie_is_no_cookie() {
        for text in [
            "astragal-seat=",
            "astragal-seat=k1",
            "astragal-seat",
            "=;=;;",
            "\u{7f}",
        ] {
            let mut headers = HeaderMap::new();
            let Ok(value) = HeaderValue::from_bytes(text.as_bytes()) else {
                continue;
            };
            headers.insert(header::COOKIE, value);
            assert_eq!(read(&headers, false), None, "{text}");
        }
    }
}
