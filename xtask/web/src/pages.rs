//! The files around the app: the page, one joined sheet of styles, scripts, the service worker.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};

const LINK: &str = "<link rel=\"stylesheet\" href=\"";

/// Copies and joins what lies in the folder of the app.
pub(crate) fn write(source: &Path, out: &Path) -> Result<()> {
    let page = read(&source.join("index.html"))?;
    let mut sheet = String::new();
    for path in sheets(&page) {
        sheet.push_str(&read(&source.join(path))?);
    }
    ensure!(!sheet.is_empty(), "index.html links no style sheet");
    save(out, "app.css", &squeezed(&sheet))?;
    save(out, "index.html", &with_one_sheet(&page))?;
    let assets = source.join("assets");
    for name in [
        "early.js",
        "worker.js",
        "manifest.webmanifest",
        "icon.svg",
        "icon-turn.svg",
    ] {
        save(out, name, &read(&assets.join(name))?)?;
    }
    crate::icons::write(&read(&assets.join("icon.svg"))?, out)?;
    let boot = read(&assets.join("boot.js"))?;
    save(out, "boot.js", &with_size(&boot, out)?)?;
    let worker = read(&assets.join("sw.js"))?;
    save(out, "sw.js", &service_worker(&worker, out)?)
}

/// The sheets a page links, in order.
fn sheets(page: &str) -> impl Iterator<Item = &str> {
    let after = page.split(LINK).skip(1);
    after.filter_map(|rest| rest.split('"').next())
}

/// A sheet without what is for people who read it: comments, indents, empty lines.
fn squeezed(sheet: &str) -> String {
    let mut rest = sheet;
    let mut rules = String::new();
    while let Some((before, comment)) = rest.split_once("/*") {
        rules.push_str(before);
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
    rules.push_str(rest);
    let lines = rules.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.fold(String::new(), |text, line| text + line + "\n")
}

/// The page with one sheet in the place of the first and without the others.
fn with_one_sheet(page: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut linked = false;
    for line in page.lines().filter(|line| !line.starts_with("<!--")) {
        if !line.starts_with(LINK) {
            lines.push(line.to_owned());
        } else if !linked {
            linked = true;
            lines.push(format!("{LINK}app.css\">"));
        }
    }
    lines.join("\n") + "\n"
}

/// Fills in how many bytes the app has: a browser that gets it squeezed cannot tell.
fn with_size(boot: &str, out: &Path) -> Result<String> {
    let app = fs::metadata(out.join("app_bg.wasm")).context("there is no app to load")?;
    Ok(boot.replace("/* BYTES */", &app.len().to_string()))
}

/// Fills in the names of all files and a version that changes with any of them.
fn service_worker(text: &str, out: &Path) -> Result<String> {
    let mut names = vec!["./".to_owned()];
    let mut hash = Sha256::new();
    for name in crate::folder::names(out)? {
        hash.update(name.as_bytes());
        hash.update(fs::read(out.join(&name)).with_context(|| format!("could not read {name}"))?);
        names.push(name);
    }
    let digest = hash.finalize();
    let (first, _) = digest.split_first_chunk().expect("a digest is longer");
    let version = format!("{:016x}", u64::from_be_bytes(*first));
    let list: Vec<String> = names.iter().map(|name| format!("\"{name}\"")).collect();
    let filled = text.replace("/* FILES */", &list.join(", "));
    Ok(filled.replace("VERSION", &version))
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("could not read {}", path.display()))
}

fn save(out: &Path, name: &str, text: &str) -> Result<()> {
    fs::write(out.join(name), text).with_context(|| format!("could not write {name}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<head>\n<!-- joined -->\n<link rel=\"stylesheet\" href=\"css/a.css\">\n\
        <link rel=\"stylesheet\" href=\"css/b.css\">\n</head>\n";

    #[test]
    fn sheets_are_found_in_order_and_become_one() {
        assert_eq!(sheets(PAGE).collect::<Vec<_>>(), ["css/a.css", "css/b.css"]);
        let joined = "<head>\n<link rel=\"stylesheet\" href=\"app.css\">\n</head>\n";
        assert_eq!(with_one_sheet(PAGE), joined);
    }

    #[test]
    fn a_sheet_is_sent_without_what_is_for_readers() {
        let sheet = "/* one\n   and more */\n.a {\n  color: red; /* why */\n}\n\n.b > .c { }\n";
        assert_eq!(squeezed(sheet), ".a {\ncolor: red;\n}\n.b > .c { }\n");
        assert_eq!(squeezed(".a { } /* without an end"), ".a { }\n");
    }
}
