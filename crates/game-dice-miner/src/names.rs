//! Names of dice, sources and cells: `tunnel.4`, `hazard.dragon4`, `hero.1`, `3.2`; and what they
//! are called among people.

use crate::{Cell, DiceMiner, Die, HeroId, KindId, Source, Symbol};
use kernel::{Arg, Seat, SeatSet};

impl DiceMiner {
    /// A die by kind and face. A kind's own symbol is not said again: `tunnel.4`, but
    /// `treasure.gem3`.
    pub fn name(&self, die: Die) -> String {
        let kind = &self.pack.kinds[die.kind().index()].id;
        let symbol = self.tables.symbol(die);
        match symbol {
            Symbol::Beer => format!("{kind}.beer"),
            _ if symbol.id() == kind => format!("{kind}.{}", symbol.number()),
            _ => format!("{kind}.{}{}", symbol.id(), symbol.number()),
        }
    }

    /// The die with this name.
    pub(crate) fn find(&self, name: &str) -> Option<Die> {
        self.tables.looks().find(|die| self.name(*die) == name)
    }

    pub(crate) fn source_name(&self, source: Source) -> String {
        match source {
            Source::Die(die) => self.name(die),
            Source::Hero(symbols) => format!("hero.{symbols}"),
        }
    }

    /// The source with this name; only faces with magic are sources.
    pub(crate) fn find_source(&self, name: &str) -> Option<Source> {
        if let Some(symbols) = name.strip_prefix("hero.") {
            let symbols = symbols.parse().ok().filter(|n| (1..=3).contains(n))?;
            return Some(Source::Hero(symbols));
        }
        let die = self.find(name)?;
        matches!(self.tables.symbol(die), Symbol::Magic(_)).then_some(Source::Die(die))
    }

    /// A player for people; the rival by its name.
    pub fn called_player(&self, seat: Seat) -> Arg {
        match self.mode.rival() {
            Some(level) if self.is_rival(seat) => {
                let name = &self.pack.rivals[level as usize].name;
                Arg::Named {
                    de: name.de.clone(),
                    en: name.en.clone(),
                }
            }
            _ => Arg::Seat(seat),
        }
    }

    pub(crate) fn called_players(&self, seats: SeatSet) -> Arg {
        let letters: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
        Arg::Spelled(letters.join(", "))
    }

    /// A kind for people.
    pub fn called_kind(&self, kind: KindId) -> Arg {
        let name = &self.pack.kinds[kind.index()].name;
        Arg::Named {
            de: name.de.clone(),
            en: name.en.clone(),
        }
    }

    /// A hero for people.
    pub fn called_hero(&self, hero: HeroId) -> Arg {
        let name = &self.pack.heroes[hero.index()].name;
        Arg::Named {
            de: name.de.clone(),
            en: name.en.clone(),
        }
    }

    /// A face for people: `Drache 4`, `Bier`.
    pub fn called_face(&self, symbol: Symbol) -> Arg {
        let (de, en) = symbol_names(symbol);
        match symbol {
            Symbol::Beer => Arg::Named {
                de: de.to_owned(),
                en: en.to_owned(),
            },
            _ => Arg::Named {
                de: format!("{de} {}", symbol.number()),
                en: format!("{en} {}", symbol.number()),
            },
        }
    }

    /// A die for people, by its face alone: hardly a face is on two kinds, but beer is.
    pub fn called_die(&self, die: Die) -> Arg {
        let symbol = self.tables.symbol(die);
        let Arg::Named { de, en } = self.called_face(symbol) else {
            unreachable!("a face has a name");
        };
        if symbol != Symbol::Beer {
            return Arg::Named { de, en };
        }
        let kind = &self.pack.kinds[die.kind().index()].name;
        Arg::Named {
            de: format!("{de} ({})", kind.de),
            en: format!("{en} ({})", kind.en),
        }
    }

    pub(crate) fn called_dice(&self, dice: &[Die]) -> Arg {
        let names = dice.iter().map(|die| self.called_die(*die));
        let (mut all_de, mut all_en) = (Vec::new(), Vec::new());
        for name in names {
            if let Arg::Named { de, en } = name {
                all_de.push(de);
                all_en.push(en);
            }
        }
        Arg::Named {
            de: all_de.join(", "),
            en: all_en.join(", "),
        }
    }

    /// A source for people.
    pub fn called_source(&self, source: Source) -> Arg {
        match source {
            Source::Die(die) => self.called_die(die),
            Source::Hero(symbols) => Arg::Named {
                de: format!("Heldenkarte, Magie {symbols}"),
                en: format!("hero card, magic {symbols}"),
            },
        }
    }
}

/// `3.2` is the second cell of the third row.
pub(crate) fn cell_name(cell: Cell) -> String {
    format!("{}.{}", cell.row() + 1, cell.place() + 1)
}

pub(crate) fn find_cell(name: &str) -> Option<Cell> {
    Cell::all().find(|cell| cell_name(*cell) == name)
}

const fn symbol_names(symbol: Symbol) -> (&'static str, &'static str) {
    match symbol {
        Symbol::Beer => ("Bier", "beer"),
        Symbol::Tunnel(_) => ("Schacht", "tunnel"),
        Symbol::Gem(_) => ("Edelstein", "gem"),
        Symbol::CaveIn(_) => ("Höhleneinsturz", "cave-in"),
        Symbol::Dragon(_) => ("Drache", "dragon"),
        Symbol::Pickaxe(_) => ("Werkzeug", "pickaxe"),
        Symbol::Shield(_) => ("Schild", "shield"),
        Symbol::Chest(_) => ("Schatztruhe", "chest"),
        Symbol::Magic(_) => ("Magie", "magic"),
    }
}
