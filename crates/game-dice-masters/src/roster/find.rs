//! What somebody looks for among the cards. Words are looked for in texts that others have made:
//! the rules know keys and no sentences.

use crate::face::Energy;
use crate::ids::GroupId;
use crate::pack::{Card, CardKind, Rarity};
use crate::verb::When;

/// All that must hold of a card. Of each list one is enough; an empty one asks for nothing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Wanted {
    /// Words that all must be in its name or its text.
    pub words: String,
    /// What its dice cost.
    pub costs: Vec<u8>,
    /// Its sort of energy.
    pub energies: Vec<Energy>,
    /// Its groups.
    pub groups: Vec<GroupId>,
    /// How often it is found.
    pub rarities: Vec<Rarity>,
    /// What it is.
    pub kinds: Vec<CardKind>,
    /// Whether anybody can use something of it.
    pub global: bool,
}

impl Wanted {
    /// How many lists ask for something; words do not count.
    pub fn filters(&self) -> usize {
        let lists = [
            self.costs.is_empty(),
            self.energies.is_empty(),
            self.groups.is_empty(),
            self.rarities.is_empty(),
            self.kinds.is_empty(),
            !self.global,
        ];
        lists.into_iter().filter(|empty| !empty).count()
    }

    /// Whether a card is among what is looked for. `texts` is all that can be read of it.
    pub fn takes(&self, card: &Card, texts: &str) -> bool {
        one_of(&self.costs, |cost| card.cost == *cost)
            && one_of(&self.energies, |energy| card.energy == Some(*energy))
            && one_of(&self.groups, |group| card.groups.contains(*group))
            && one_of(&self.rarities, |rarity| card.rarity == *rarity)
            && one_of(&self.kinds, |kind| card.kind == *kind)
            && (!self.global || card.globals() > 0)
            && self.reads(texts)
    }

    /// Whether all words are in a text, whatever their case.
    fn reads(&self, text: &str) -> bool {
        let text = text.to_lowercase();
        let words = self.words.to_lowercase();
        words.split_whitespace().all(|word| text.contains(word))
    }
}

fn one_of<T>(list: &[T], fits: impl Fn(&T) -> bool) -> bool {
    list.is_empty() || list.iter().any(fits)
}

impl Card {
    /// How many of its abilities anybody can use by paying.
    pub fn globals(&self) -> usize {
        let is_global = |when| matches!(when, When::Global | When::Reaction);
        let abilities = self.abilities.iter();
        abilities.filter(|ability| is_global(ability.when)).count()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pack::Pack;

    fn found(wanted: &Wanted) -> usize {
        let cards = Pack::builtin().cards.iter();
        cards.filter(|card| wanted.takes(card, &card.id)).count()
    }

    #[test]
    fn nothing_asked_for_finds_everything() {
        assert_eq!(found(&Wanted::default()), Pack::builtin().cards.len());
        assert_eq!(Wanted::default().filters(), 0);
    }

    #[test]
    fn of_a_list_one_is_enough_and_all_lists_count() {
        let bolts = Wanted {
            energies: vec![Energy::Bolt],
            ..Wanted::default()
        };
        let both = Wanted {
            energies: vec![Energy::Bolt, Energy::Fist],
            ..Wanted::default()
        };
        let cheap = Wanted {
            costs: vec![2, 3],
            ..both.clone()
        };
        assert!(found(&bolts) < found(&both), "one more is enough");
        assert!(found(&cheap) < found(&both), "both lists count");
        assert_eq!((bolts.filters(), cheap.filters()), (1, 2));
    }

    #[test]
    fn all_words_must_be_there_whatever_their_case() {
        let wanted = |words: &str| Wanted {
            words: words.to_owned(),
            ..Wanted::default()
        };
        assert_eq!(found(&wanted("DRAX pained")), 1);
        assert_eq!(found(&wanted("drax nobody")), 0);
    }

    #[test]
    fn globals_are_found() {
        let wanted = Wanted {
            global: true,
            ..Wanted::default()
        };
        let all = Pack::builtin().cards.iter();
        let count = all.filter(|card| card.globals() > 0).count();
        assert_eq!(found(&wanted), count);
        assert!(count > 0, "there are some");
    }
}
