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
        assert_eq!(cards, 32, "{}", hero.id);
        assert_eq!(hero.cards.len(), 33, "{}", hero.id);
    }
}
