//! The pack that is built in, and packs that are broken.

use super::{FILES, Pack};
use crate::{Home, Make, Symbol};
use content::Source;

#[test]
fn the_pack_built_in_has_everything() {
    let pack = Pack::load(FILES).unwrap_or_else(|problems| panic!("{problems:#?}"));
    assert_eq!(pack.board(Home::Player).count(), 30);
    assert_eq!(
        (pack.characters.len(), pack.solo_boards(), pack.cards.len()),
        (6, 6, 8)
    );
    let faces: u32 = pack
        .supply
        .faces
        .iter()
        .map(|face| u32::from(face.count))
        .sum();
    let dice: u32 = pack
        .supply
        .dice
        .iter()
        .map(|die| u32::from(die.count))
        .sum();
    assert_eq!((faces, dice), (52, 26), "KA-1.1");
    for make in Make::TRAITS {
        let blanks = pack.supply.dice[make as usize].sides;
        let blanks = blanks.iter().filter(|&&side| side == Symbol::Blank).count();
        assert_eq!(blanks, usize::from(make != Make::Red), "KA-1.2");
    }
    let marked = pack.sources.reconstructed().count();
    assert!(marked > 100 && pack.sources.iter().len() > marked);
    assert!(
        pack.source("kapow/ability/pow/effects")
            .is_some_and(|s| !s.is_reconstructed())
    );
    assert!(
        pack.source("kapow/card/blue-1/left-effects")
            .is_some_and(Source::is_reconstructed)
    );
}

#[test]
fn parts_of_a_value_keep_their_own_sources() {
    let pack = Pack::load(FILES).unwrap_or_else(|problems| panic!("{problems:#?}"));
    let word = |what: &str| pack.source(what).map(Source::word);
    // Of Zap the rulebook has the free slot, not the symbol; the whole is as weak as its symbol.
    assert_eq!(word("kapow/ability/zap/box/1"), Some("reconstructed"));
    assert_eq!(word("kapow/ability/zap/box/2"), Some("rulebook"));
    assert_eq!(word("kapow/ability/zap/box"), Some("reconstructed"));
    assert_eq!(word("kapow/ability/shatter/box/4"), Some("inferred"));
    assert_eq!(word("kapow/ability/outflank/effects/3"), Some("rulebook"));
    assert_eq!(word("kapow/ability/outflank/effects"), Some("inferred"));
    let blue = [1, 4, 6].map(|side| word(&format!("kapow/die/blue/sides/{side}")));
    assert_eq!(
        blue.map(Option::unwrap_or_default),
        ["public", "reconstructed", "rulebook"]
    );
    assert_eq!(word("kapow/ability/pow/box"), Some("rulebook"));
    assert_eq!(word("kapow/ability/po"), None);
}

#[test]
fn what_is_wrong_with_a_pack_is_said_with_its_line() {
    let broken = r#"
[source]
default = "rulebook"
[[ability]]
id = "pow"
name = { de = "Pow", en = "Pow" }
board = "nobody"
timing = "never"
box = "might power"
effects = [{ base-attack = 99 }, { fly = 1 }, { mirror-kickers = false }]
"#;
    let files: Vec<(&str, &str)> = FILES
        .iter()
        .copied()
        .chain([("packs/kapow/mine/a.toml", broken)])
        .collect();
    let problems = Pack::load(&files).expect_err("it is broken");
    let said: Vec<String> = problems.iter().map(ToString::to_string).collect();
    for what in [
        "nobody",
        "never",
        "`power` is no slot",
        "99",
        "unknown verb `fly`",
        "left out",
    ] {
        assert!(
            said.iter().any(|line| line.contains(what)),
            "{what} in {said:#?}"
        );
    }
}
