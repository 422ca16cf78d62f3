//! Tells code from comments and literals in Rust text, and nothing more.
//!
//! A real parser would be a slow dependency; the checks only need to know that a brace inside a
//! string is not a brace.

use std::ops::Range;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    Comment,
    /// A string or a character, with its quotes.
    Literal,
}

/// A stretch of text that is not code, in bytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Span {
    pub(crate) kind: Kind,
    pub(crate) range: Range<usize>,
}

/// All comments and literals, in order.
pub(crate) fn spans(text: &str) -> Vec<Span> {
    let mut spans = Vec::new();
    let mut at = 0;
    while at < text.len() {
        if let Some((kind, end)) = span_at(text.as_bytes(), at) {
            spans.push(Span {
                kind,
                range: at..end,
            });
            at = end;
        } else {
            at += 1;
        }
    }
    spans
}

/// The text with comments and literals blanked out; every offset and line stays where it was.
pub(crate) fn code(text: &str, spans: &[Span]) -> String {
    let mut code = String::with_capacity(text.len());
    let mut at = 0;
    for span in spans {
        code.push_str(&text[at..span.range.start]);
        let blank = |byte: u8| if byte == b'\n' { '\n' } else { ' ' };
        code.extend(
            text.as_bytes()[span.range.clone()]
                .iter()
                .copied()
                .map(blank),
        );
        at = span.range.end;
    }
    code.push_str(&text[at..]);
    code
}

fn span_at(bytes: &[u8], at: usize) -> Option<(Kind, usize)> {
    let rest = &bytes[at..];
    match rest {
        [b'/', b'/', ..] => Some((Kind::Comment, at + find(rest, b'\n'))),
        [b'/', b'*', ..] => Some((Kind::Comment, at + block_comment(rest))),
        [b'"', ..] => Some((Kind::Literal, at + string(rest))),
        [b'r', ..] => raw_string(rest).map(|length| (Kind::Literal, at + length)),
        [b'\'', ..] => character(rest).map(|length| (Kind::Literal, at + length)),
        _ => None,
    }
}

fn find(bytes: &[u8], wanted: u8) -> usize {
    bytes
        .iter()
        .position(|&byte| byte == wanted)
        .unwrap_or(bytes.len())
}

/// Block comments nest.
fn block_comment(bytes: &[u8]) -> usize {
    let mut depth = 0_usize;
    let mut at = 0;
    while at < bytes.len() {
        match &bytes[at..] {
            [b'/', b'*', ..] => (depth, at) = (depth + 1, at + 2),
            [b'*', b'/', ..] => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            return at;
        }
    }
    bytes.len()
}

fn string(bytes: &[u8]) -> usize {
    let mut at = 1;
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 2,
            b'"' => return at + 1,
            _ => at += 1,
        }
    }
    bytes.len()
}

/// `r"…"` and `r#"…"#` with any number of signs; `r#name` is a name, not a string.
fn raw_string(bytes: &[u8]) -> Option<usize> {
    let signs = bytes[1..].iter().take_while(|&&byte| byte == b'#').count();
    if bytes.get(1 + signs) != Some(&b'"') {
        return None;
    }
    let body = 2 + signs;
    let closes = |at: &usize| {
        let after = &bytes[at + 1..];
        bytes[*at] == b'"'
            && after
                .iter()
                .take(signs)
                .filter(|&&byte| byte == b'#')
                .count()
                == signs
    };
    let end = (body..bytes.len()).find(closes);
    Some(end.map_or(bytes.len(), |end| end + 1 + signs))
}

/// `'x'`, `'\n'`, `'ß'`; `None` for a lifetime.
fn character(bytes: &[u8]) -> Option<usize> {
    if bytes.get(1) == Some(&b'\\') {
        return Some(3 + find(bytes.get(3..)?, b'\'') + 1);
    }
    let is_start_of_letter = |byte: u8| byte & 0b1100_0000 != 0b1000_0000;
    let next = (2..bytes.len()).find(|&at| is_start_of_letter(bytes[at]))?;
    (bytes[next] == b'\'').then_some(next + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn blanked(text: &str) -> String {
        let code = code(text, &spans(text));
        assert_eq!(code.len(), text.len());
        code.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn comments_and_literals_vanish() {
        assert_eq!(blanked("a // }\nb /* } /* } */ } */ c"), "a b c");
        assert_eq!(
            blanked(r#"f("}\"}", b"}", '}', '\'', 'ß')"#),
            "f( , b , , , )"
        );
        assert_eq!(blanked(r##"x r#"}"}"# y br"\" z"##), "x y b z");
    }

    #[test]
    fn lifetimes_and_raw_names_stay() {
        assert_eq!(
            blanked("fn f<'a>(r: &'a str, r#type: T<'a,'b>)"),
            "fn f<'a>(r: &'a str, r#type: T<'a,'b>)"
        );
    }

    #[test]
    fn unfinished_text_does_not_panic() {
        for text in ["\"", "r#\"", "'", "'\\", "/*", "\"\\", "r", "b'\\''"] {
            blanked(text);
        }
    }
}
