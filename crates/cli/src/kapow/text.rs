//! Dice, slots and offers of KAPOW! in words.

use dice::DieId;
use game_kapow::{Fighter, Kapow, Offer, Source, State, Symbol, View, ability_text};
use kernel::{Arg, Said};
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

    pub(super) fn ability(&self, fighter: Fighter, spot: u8) -> String {
        let ability = self.game.ability(&self.table, fighter, spot);
        self.words
            .named(&ability.name.de, &ability.name.en)
            .to_owned()
    }

    /// All sentences of an ability in one line.
    pub(super) fn sentences(&self, fighter: Fighter, spot: u8) -> String {
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

    fn slot(&self, fighter: Fighter, slot: u8) -> String {
        let spots = 0..self.game.spots(fighter);
        let spot = spots
            .into_iter()
            .find(|&spot| self.game.slots(fighter, spot).contains(&slot));
        let Some(spot) = spot else {
            return String::new();
        };
        let (name, slots) = (self.ability(fighter, spot), self.game.slots(fighter, spot));
        if slots.len() == 1 {
            return name;
        }
        format!("{name} {}/{}", slot - slots.start + 1, slots.len())
    }

    pub(super) fn offer(&self, offer: Offer) -> String {
        let Some(me) = self.me else {
            return String::new();
        };
        let said = |key| Said::new(key);
        let spelled = |text: String| Arg::Spelled(text);
        let ability = |key, spot| said(key).with("ability", spelled(self.ability(me, spot)));
        let with_die = |key, die| said(key).with("die", spelled(self.die(die)));
        let said = match offer {
            Offer::Place { die, slot } => {
                with_die("kapow-offer-place", die).with("ability", spelled(self.slot(me, slot)))
            }
            Offer::Lift(die) => with_die("kapow-offer-lift", die),
            Offer::Use(spot) => ability("kapow-offer-use", spot),
            Offer::Rotate(colour) => {
                said("kapow-offer-rotate").with("card", spelled(colour.id().to_owned()))
            }
            Offer::Aim(target) => said("kapow-offer-aim").with("target", Arg::Seat(target.seat())),
            Offer::Ready => said("kapow-offer-ready"),
            Offer::Roll(die) => with_die("kapow-offer-roll", die),
            Offer::Turn { die, to } => {
                with_die("kapow-offer-turn", die).with("symbol", spelled(self.symbol(to)))
            }
            Offer::Attach(die) => with_die("kapow-offer-attach", die),
            Offer::Strike(spot) => {
                let total = self.game.attack_with(&self.table, me, spot);
                ability("kapow-offer-attack", spot).with("total", Arg::number(total))
            }
            Offer::Hold => said("kapow-offer-hold"),
            Offer::Leave(spot) => ability("kapow-offer-leave", spot),
            Offer::Spend(0) => said("kapow-offer-spend-attack"),
            Offer::Spend(1) => said("kapow-offer-spend-defence"),
            Offer::Spend(_) => said("kapow-offer-spend-face"),
            Offer::Defend(spot) => {
                let total = self.game.defence_with(&self.table, me, spot);
                ability("kapow-offer-defend", spot).with("total", Arg::number(total))
            }
            Offer::Stand => said("kapow-offer-stand"),
            Offer::Trigger(spot) => ability("kapow-offer-trigger", spot),
            Offer::LockIn(spot) => ability("kapow-offer-lock", spot),
            other => return self.gain(me, other),
        };
        self.words.say(&said)
    }

    fn gain(&self, me: Fighter, offer: Offer) -> String {
        let said = |key| Said::new(key);
        let face = |key, face| Said::new(key).with("face", Arg::Spelled(self.symbol(face)));
        let die = |said: Said, die| said.with("die", Arg::Spelled(self.game.name(die)));
        let said = match offer {
            Offer::Go(one) => said("kapow-offer-go").with("target", Arg::Seat(one.seat())),
            Offer::Gain(symbol) => face("kapow-offer-gain", symbol),
            Offer::Take(make) => said("kapow-offer-take").with("die", self.game.called_make(make)),
            Offer::Option(option) => {
                said("kapow-offer-option").with("number", Arg::number(option + 1))
            }
            Offer::Give(source) => face("kapow-offer-give", self.at(me, source)),
            Offer::Trade { source, face: new } => face("kapow-offer-trade", new)
                .with("old", Arg::Spelled(self.symbol(self.at(me, source)))),
            Offer::Clip {
                face: symbol,
                die: at,
            } => die(face("kapow-offer-clip", symbol), at),
            Offer::Unclip { die: at, side } => {
                let source = Source::Side { die: at, side };
                die(face("kapow-offer-unclip", self.at(me, source)), at)
            }
            Offer::Next(symbol) => face("kapow-offer-next", symbol),
            Offer::Card(card) => {
                let name = &self.game.pack().cards[usize::from(card)].name;
                let name = self.words.named(&name.de, &name.en).to_owned();
                said("kapow-offer-card").with("card", Arg::Spelled(name))
            }
            _ => said("kapow-offer-done"),
        };
        self.words.say(&said)
    }

    fn at(&self, me: Fighter, source: Source) -> Symbol {
        match source {
            Source::Pool(face) => face,
            Source::Side { die, side } if self.table.actions(me).contains(die) => {
                self.table.faces_on(die)[usize::from(side.min(5))]
            }
            Source::Side { .. } => Symbol::Blank,
        }
    }

    /// Whether a die lies on an ability.
    pub(super) fn is_placed(&self, die: DieId) -> bool {
        self.table.slot_of(die).is_some()
    }
}
