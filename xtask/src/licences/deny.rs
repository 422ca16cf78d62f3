//! Reads the two lists we need out of `deny.toml`.
//!
//! Not a TOML parser: it knows sections, comments, strings and lists, which is all that file
//! uses. A full parser would make every build of `xtask` slower.

use anyhow::{Context, Result, bail};

/// A version that may exist beside another one.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Skip {
    pub(crate) name: String,
    /// `None` means every version.
    pub(crate) version: Option<String>,
}

impl Skip {
    pub(crate) fn covers(&self, version: &str) -> bool {
        self.version
            .as_deref()
            .is_none_or(|skipped| skipped == version)
    }
}

/// `allow` in `[licenses]`.
pub(crate) fn allowed_licences(text: &str) -> Result<Vec<String>> {
    let list = list(text, "licenses", "allow").context("deny.toml has no `allow` in [licenses]")?;
    Ok(strings(&list))
}

/// `skip` in `[bans]`: entries like `{ crate = "name@1.2.3", reason = "why" }`.
pub(crate) fn skipped_duplicates(text: &str) -> Result<Vec<Skip>> {
    let list = list(text, "bans", "skip").context("deny.toml has no `skip` in [bans]")?;
    list.split('{').skip(1).map(read_skip).collect()
}

fn read_skip(entry: &str) -> Result<Skip> {
    let entry = entry.split('}').next().unwrap_or(entry);
    let field = |key: &str| {
        let (_, value) = entry.split_once(key)?;
        strings(value).into_iter().next()
    };
    let Some(spelled) = field("crate") else {
        bail!("a skip in deny.toml names no crate")
    };
    if field("reason").is_none() {
        bail!("the skip of {spelled} in deny.toml gives no reason");
    }
    let (name, version) = match spelled.split_once('@') {
        Some((name, version)) => (name, Some(version.trim_start_matches('=').to_owned())),
        None => (spelled.as_str(), None),
    };
    Ok(Skip {
        name: name.to_owned(),
        version,
    })
}

/// The text between the brackets of `key = […]` in a section, without comments.
fn list(text: &str, section: &str, key: &str) -> Option<String> {
    let header = format!("[{section}]");
    let lines = text.lines().map(without_comment);
    let inside = lines.skip_while(|line| line.trim() != header).skip(1);
    let inside = inside.take_while(|line| !is_header(line));
    let mut from_key = inside.skip_while(|line| !starts_with_key(line, key));
    let mut found = from_key.next()?.split_once('[')?.1.to_owned();
    loop {
        if let Some(end) = find_outside_strings(&found, ']') {
            found.truncate(end);
            return Some(found);
        }
        found.push('\n');
        found.push_str(from_key.next()?);
    }
}

fn without_comment(line: &str) -> &str {
    &line[..find_outside_strings(line, '#').unwrap_or(line.len())]
}

fn find_outside_strings(text: &str, wanted: char) -> Option<usize> {
    let mut in_string = false;
    text.find(|letter| {
        in_string ^= letter == '"';
        letter == wanted && !in_string
    })
}

fn is_header(line: &str) -> bool {
    line.starts_with('[') && line.trim_end().ends_with(']')
}

fn starts_with_key(line: &str, key: &str) -> bool {
    line.split_once('=')
        .is_some_and(|(found, _)| found.trim() == key)
}

fn strings(text: &str) -> Vec<String> {
    text.split('"')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = r#"
[licenses] # a comment
version = 2
allow = [
    "MIT", # why, with a "quote"
    "Apache-2.0 WITH LLVM-exception",
]
[bans]
allow = ["not this one"]
skip = [
    { crate = "old@1.2.3", reason = "needed by # [something]" },
    { crate = "any-crate", reason = "why" },
]
"#;

    #[test]
    fn both_lists_are_found_in_their_sections() {
        let allowed = allowed_licences(SAMPLE).expect("a list");
        assert_eq!(allowed, ["MIT", "Apache-2.0 WITH LLVM-exception"]);
        let skips = skipped_duplicates(SAMPLE).expect("a list");
        assert_eq!(
            skips[0],
            Skip {
                name: "old".into(),
                version: Some("1.2.3".into())
            }
        );
        assert_eq!(
            skips[1],
            Skip {
                name: "any-crate".into(),
                version: None
            }
        );
        assert!(skips[0].covers("1.2.3") && !skips[0].covers("1.2.4") && skips[1].covers("9"));
    }

    #[test]
    fn what_is_missing_is_said() {
        assert!(allowed_licences("[licenses]\n[bans]\nallow = []").is_err());
        assert!(
            skipped_duplicates("[bans]\nskip = []")
                .expect("a list")
                .is_empty()
        );
        let no_reason = "[bans]\nskip = [{ crate = \"old\" }]";
        assert!(skipped_duplicates(no_reason).is_err());
    }
}
