//! Dice Miner's things as the board shows them: dice, troves, heroes.

use crate::play::Alias;
use content::Name;
use game_dice_miner::{DiceMiner, Die, HeroId, KindId, Offer, Public, Symbol, Trove, View};
use kernel::{Game, Seat};
use words::Words;

/// Names things for a viewer in a language.
pub(super) struct Names<'a> {
    pub(super) game: &'a DiceMiner,
    pub(super) view: &'a View,
    pub(super) words: &'a Words,
}

impl<'a> Names<'a> {
    pub(super) fn new(game: &'a DiceMiner, view: &'a View, words: &'a Words) -> Names<'a> {
        Names { game, view, words }
    }

    pub(super) fn public(&self) -> &'a Public {
        &self.view.public
    }

    /// `dragon 4`; of a beer only the kind of its die tells what it is: `beer:hazard`.
    pub(super) fn die(&self, die: Die) -> String {
        let symbol = self.game.tables().symbol(die);
        let face = self.words.arg(&self.game.called_face(symbol));
        match symbol {
            Symbol::Beer => format!("{face}:{}", self.kind(die.kind())),
            _ => face,
        }
    }

    /// A die in no more letters than the mountain has room for.
    pub(super) fn short(&self, die: Die) -> String {
        let symbol = self.game.tables().symbol(die);
        let word = match symbol {
            Symbol::CaveIn(_) => "dice-miner-short-cave-in",
            Symbol::Chest(_) => "dice-miner-short-chest",
            _ => return self.die(die),
        };
        format!("{} {}", self.words.text(word), symbol.number())
    }

    /// A kind in one short word.
    pub(super) fn kind(&self, kind: KindId) -> String {
        let id = &self.game.pack().kinds[kind.index()].id;
        self.words.text(&format!("dice-miner-short-{id}"))
    }

    /// What everything is called, with its spelling in moves.
    pub(super) fn aliases(&self) -> Vec<Alias> {
        let pack = self.game.pack();
        let looks = self.game.tables().looks();
        let looks = looks.flat_map(|die| {
            let name = self.game.name(die);
            [(self.die(die), name.clone()), (self.short(die), name)]
        });
        let named = |name: &Name, id: &str| {
            (
                self.words.named(&name.de, &name.en).to_owned(),
                id.to_owned(),
            )
        };
        let heroes = pack.heroes.iter().map(|hero| named(&hero.name, &hero.id));
        let kinds = pack.kinds.iter().map(|kind| named(&kind.name, &kind.id));
        let short = (0..pack.kinds.len()).filter_map(|place| {
            let kind = KindId::new(place as u8)?;
            Some((self.kind(kind), pack.kinds[place].id.clone()))
        });
        looks.chain(heroes).chain(kinds).chain(short).collect()
    }

    /// `dragon 4, gem 1 ×2`.
    pub(super) fn trove(&self, trove: &Trove) -> String {
        let looks = trove.looks().map(|(die, count)| match count {
            1 => self.die(die),
            count => format!("{} ×{count}", self.die(die)),
        });
        looks.collect::<Vec<_>>().join(", ")
    }

    /// `Surveyor (tunnel 1 and magic 1)`.
    pub(super) fn hero(&self, hero: HeroId) -> String {
        self.words.say(&self.game.say(self.view, Offer::Hero(hero)))
    }

    pub(super) fn player(&self, seat: Seat) -> String {
        self.words.arg(&self.game.called_player(seat))
    }
}
