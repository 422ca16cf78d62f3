//! The pack that is built in, and what is refused.

use super::*;

#[test]
fn the_pack_loads() {
    let pack = match Pack::load(FILES) {
        Ok(pack) => pack,
        Err(problems) => panic!(
            "{}",
            problems
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join("\n")
        ),
    };
    assert_eq!(pack.commons, 18);
    for hero in &pack.heroes {
        let cards = hero.cards.iter().filter(|card| !card.promo).count();
        // Two heroes have one card more than the others.
        let more = matches!(hero.id.as_str(), "cursed-pirate" | "vampire-lord");
        assert_eq!(cards, 32 + usize::from(more), "{}", hero.id);
        assert_eq!(hero.cards.len(), cards + 1, "{}", hero.id);
    }
}
