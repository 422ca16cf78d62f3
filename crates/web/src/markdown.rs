//! Reads the little Markdown that our rules are written in: headings, paragraphs, numbered rules,
//! tables, bold and emphasis.

/// A part of the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Block {
    Heading {
        level: usize,
        text: String,
    },
    Paragraph(Vec<Span>),
    /// A paragraph that opens with the number of a rule.
    Rule {
        number: String,
        text: Vec<Span>,
    },
    Table {
        head: Vec<Vec<Span>>,
        rows: Vec<Vec<Vec<Span>>>,
    },
}

/// A run of letters that look alike.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Span {
    Plain(String),
    Strong(String),
    Emphasis(String),
}

impl Span {
    fn text(&self) -> &str {
        match self {
            Span::Plain(text) | Span::Strong(text) | Span::Emphasis(text) => text,
        }
    }
}

impl Block {
    /// Whether the wanted words stand in it, whatever their case.
    pub(crate) fn contains(&self, wanted: &str) -> bool {
        self.plain()
            .to_lowercase()
            .contains(&wanted.trim().to_lowercase())
    }

    fn plain(&self) -> String {
        let joined = |spans: &[Span]| spans.iter().map(Span::text).collect::<String>();
        match self {
            Block::Heading { text, .. } => text.clone(),
            Block::Paragraph(text) => joined(text),
            Block::Rule { number, text } => format!("{number} {}", joined(text)),
            Block::Table { head, rows } => {
                let lines = std::iter::once(head).chain(rows);
                lines.flatten().map(|cell| joined(cell) + " ").collect()
            }
        }
    }
}

/// Reads a whole text.
pub(crate) fn read(text: &str) -> Vec<Block> {
    let paragraphs = text.split("\n\n").map(str::trim);
    paragraphs
        .filter(|part| !part.is_empty())
        .map(block)
        .collect()
}

fn block(part: &str) -> Block {
    let level = part.bytes().take_while(|&byte| byte == b'#').count();
    if level > 0 {
        let text = part[level..].trim().to_owned();
        return Block::Heading { level, text };
    }
    if part.starts_with('|') {
        return table(part);
    }
    let line = part.lines().map(str::trim).collect::<Vec<_>>().join(" ");
    match line
        .strip_prefix("**")
        .and_then(|rest| rest.split_once("** "))
    {
        Some((number, rest)) if is_number(number) => Block::Rule {
            number: number.to_owned(),
            text: spans(rest),
        },
        _ => Block::Paragraph(spans(&line)),
    }
}

/// `IR-7.3`
fn is_number(text: &str) -> bool {
    text.split_once('-').is_some_and(|(game, rest)| {
        game.bytes().all(|byte| byte.is_ascii_uppercase())
            && rest
                .bytes()
                .all(|byte| byte.is_ascii_digit() || byte == b'.')
    })
}

fn table(part: &str) -> Block {
    let is_ruler = |line: &&str| !line.starts_with("| --");
    let mut rows = part.lines().filter(is_ruler).map(row);
    let head = rows.next().unwrap_or_default();
    Block::Table {
        head,
        rows: rows.collect(),
    }
}

fn row(line: &str) -> Vec<Vec<Span>> {
    let inner = line.trim().trim_start_matches('|').trim_end_matches('|');
    inner.split('|').map(|cell| spans(cell.trim())).collect()
}

/// Stars come in pairs: two for bold, one for emphasis.
fn spans(text: &str) -> Vec<Span> {
    let mut found = Vec::new();
    for (place, part) in text.split("**").enumerate() {
        if place % 2 == 1 {
            found.push(Span::Strong(part.to_owned()));
            continue;
        }
        for (place, part) in part.split('*').enumerate() {
            match place % 2 {
                _ if part.is_empty() => {}
                0 => found.push(Span::Plain(part.to_owned())),
                _ => found.push(Span::Emphasis(part.to_owned())),
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# IRONDIE\n\nA *side* is\none person.\n\n## 1 Dice\n\n\
        **IR-1.1** There are **nine** kinds.\n\n| Kind | Class |\n| --- | --- |\n| Storm | *x* |\n";

    #[test]
    fn all_parts_of_our_rules_are_read() {
        let plain = |text: &str| Span::Plain(text.to_owned());
        let blocks = read(TEXT);
        assert_eq!(blocks.len(), 5);
        let side = Span::Emphasis("side".into());
        let paragraph = vec![plain("A "), side, plain(" is one person.")];
        assert_eq!(blocks[1], Block::Paragraph(paragraph));
        let text = vec![
            plain("There are "),
            Span::Strong("nine".into()),
            plain(" kinds."),
        ];
        let number = "IR-1.1".to_owned();
        assert_eq!(blocks[3], Block::Rule { number, text });
        let head = vec![vec![plain("Kind")], vec![plain("Class")]];
        let rows = vec![vec![vec![plain("Storm")], vec![Span::Emphasis("x".into())]]];
        assert_eq!(blocks[4], Block::Table { head, rows });
    }

    #[test]
    fn words_are_found_whatever_their_case() {
        let rule = &read(TEXT)[3];
        assert!(rule.contains("NINE kinds") && rule.contains("ir-1.1") && !rule.contains("ten"));
    }

    #[test]
    fn the_rules_we_ship_have_a_number_in_every_section() {
        let text = include_str!("../../../docs/rules/irondie.en.md");
        let blocks = read(text);
        let rules = blocks
            .iter()
            .filter(|b| matches!(b, Block::Rule { .. }))
            .count();
        assert!(rules > 80, "{rules}");
        assert!(!blocks.iter().any(|block| block.plain().contains('*')));
    }
}
