//! Dice Miner's things in words: dice, troves, offers.

use game_dice_miner::{Cell, DiceMiner, Die, Lie, Offer, Public, Stage, Symbol, Trove, View};
use kernel::{Arg, Said, Seat};
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

    /// A name that comes in both languages.
    pub(super) fn named(&self, arg: Arg) -> String {
        match arg {
            Arg::Named { de, en } => self.words.named(&de, &en).to_owned(),
            Arg::Seat(seat) => self.words.seat(seat),
            other => other.to_string(),
        }
    }

    /// `dragon 4`; of a beer only the short name of its kind tells what it is.
    pub(super) fn die(&self, die: Die) -> String {
        let symbol = self.game.tables().symbol(die);
        let face = self.named(self.game.called_face(symbol));
        match symbol {
            Symbol::Beer => format!("{face}:{}", self.game.pack().kinds[die.kind().index()].id),
            _ => face,
        }
    }

    /// `dragon 4, gem 1 ×2`.
    pub(super) fn trove(&self, trove: &Trove) -> String {
        let looks = trove.looks().map(|(die, count)| match count {
            1 => self.die(die),
            count => format!("{} ×{count}", self.die(die)),
        });
        looks.collect::<Vec<_>>().join(", ")
    }

    /// An offer in words.
    pub(super) fn offer(&self, offer: Offer) -> String {
        let said = |key| self.words.text(key);
        match offer {
            Offer::Hero(hero) => self.hero(hero),
            Offer::Take(cell) => self.cell(cell),
            Offer::Share { kind, to } => self.words.say(
                &Said::new("dice-miner-offer-share")
                    .with("kind", self.game.called_kind(kind))
                    .with("to", self.game.called_player(to)),
            ),
            Offer::Stop if self.public().stage == Stage::Late => said("dice-miner-offer-keep-beer"),
            Offer::Stop => said("dice-miner-offer-stop"),
            Offer::Spend(source) => self.named(self.game.called_source(source)),
            Offer::Reroll(die) | Offer::Cache(die) => self.die(die),
            Offer::Done if self.public().stage == Stage::Cache => {
                said("dice-miner-offer-cache-done")
            }
            Offer::Done => said("dice-miner-offer-magic-done"),
        }
    }

    /// `Surveyor (tunnel 1, magic 1)`.
    pub(super) fn hero(&self, hero: game_dice_miner::HeroId) -> String {
        let faces = self.game.tables().hero(hero).iter();
        let faces = faces.map(|face| self.named(self.game.called_face(*face)));
        let faces: Vec<String> = faces.collect();
        format!(
            "{} ({})",
            self.named(self.game.called_hero(hero)),
            faces.join(", ")
        )
    }

    fn cell(&self, cell: Cell) -> String {
        let mountain = &self.public().mountain;
        let die = mountain
            .die(cell)
            .map_or(String::new(), |die| self.die(die));
        match mountain.lie(cell) {
            Some(Lie::Flank) => format!("~{die}"),
            _ => die,
        }
    }

    pub(super) fn player(&self, seat: Seat) -> String {
        self.named(self.game.called_player(seat))
    }
}
