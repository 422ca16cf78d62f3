//! Dice, slots and abilities of KAPOW! as the board shows them.

use crate::play::Alias;
use dice::DieId;
use game_kapow::{Fighter, Kapow, Offer, SlotId, SpotId, State, Symbol, View, ability_text};
use words::Words;

/// Someone who knows what things are called.
pub(super) struct Names<'a> {
    game: &'a Kapow,
    table: State,
    me: Option<Fighter>,
    words: &'a Words,
}

impl<'a> Names<'a> {
    pub(super) fn new(game: &'a Kapow, view: &View, words: &'a Words) -> Names<'a> {
        Names {
            game,
            table: game.known(view),
            me: view.viewer.seat().and_then(Fighter::of),
            words,
        }
    }

    /// A die with what it shows: `red.1 Might`.
    pub(super) fn die(&self, die: DieId) -> String {
        let shown = self.symbol(self.game.shown(&self.table, die));
        format!("{} {shown}", self.game.name(die))
    }

    pub(super) fn symbol(&self, symbol: Symbol) -> String {
        let name = self.game.pack().symbol_name(symbol);
        self.words.named(&name.de, &name.en).to_owned()
    }

    pub(super) fn ability(&self, fighter: Fighter, spot: SpotId) -> String {
        let ability = self.game.ability(&self.table, fighter, spot);
        self.words
            .named(&ability.name.de, &ability.name.en)
            .to_owned()
    }

    /// All sentences of an ability in one line.
    pub(super) fn sentences(&self, fighter: Fighter, spot: SpotId) -> String {
        let ability = self.game.ability(&self.table, fighter, spot);
        self.words.say_all(&ability_text(self.game.pack(), ability))
    }

    /// An offer that puts a die somewhere is grouped by the die.
    pub(super) fn parts(&self, offer: Offer) -> Option<(String, String)> {
        match offer {
            Offer::Place { die, slot } => {
                let me = self.me?;
                Some((self.die(die), self.slot(me, slot)))
            }
            _ => None,
        }
    }

    /// What everything of the viewer's is called, with its spelling in moves.
    pub(super) fn aliases(&self) -> Vec<Alias> {
        let Some(me) = self.me else {
            return Vec::new();
        };
        let spots = self.game.spots(me);
        let abilities = spots.map(|spot| (self.ability(me, spot), self.game.spot_name(me, spot)));
        let spots = self.game.spots(me);
        let slots = spots.flat_map(|spot| self.game.slots(me, spot));
        let slots = slots.map(|slot| (self.slot(me, slot), self.game.slot_name(me, slot)));
        let faces = Symbol::FACES.into_iter();
        let faces = faces.map(|face| (self.symbol(face), face.id().to_owned()));
        let cards = self.game.pack().cards.iter().map(|card| {
            let name = self.words.named(&card.name.de, &card.name.en);
            (name.to_owned(), card.id.clone())
        });
        abilities.chain(slots).chain(faces).chain(cards).collect()
    }

    fn slot(&self, fighter: Fighter, slot: SlotId) -> String {
        let name = self.ability(fighter, self.game.spot_of(fighter, slot));
        match self.game.nth_slot(fighter, slot) {
            (_, 1) => name,
            (place, of) => format!("{name} {place}/{of}"),
        }
    }

    /// The faces that are clipped onto a die.
    pub(super) fn faces_on(&self, die: DieId) -> String {
        let faces = self.table.faces_on(die).into_iter();
        let faces = faces.filter(|face| *face != Symbol::Blank);
        let faces: Vec<String> = faces.map(|face| self.symbol(face)).collect();
        let faces = if faces.is_empty() {
            "–".to_owned()
        } else {
            faces.join(", ")
        };
        format!("{} [{faces}]", self.game.name(die))
    }

    /// Whether a die lies on an ability.
    pub(super) fn is_placed(&self, die: DieId) -> bool {
        self.table.slot_of(die).is_some()
    }
}

/// Whether it makes no difference which of two dice is placed.
pub(super) fn are_alike(game: &Kapow, table: &State, one: DieId, other: DieId) -> bool {
    let (make, is_action) = (game.make(one), game.make(one).is_action());
    make == game.make(other)
        && game.shown(table, one) == game.shown(table, other)
        && (!is_action || table.faces_on(one) == table.faces_on(other))
}
