//! Names of dice, abilities, slots and fighters: `red.1` is the first red die of a box, `pow.2` the
//! second slot of Pow.

use crate::state::{BOX, DICE, Table, dice_of, make_of};
use crate::{Fighter, Kapow, Make, Symbol, Team};
use dice::DieId;
use kernel::Arg;

impl Kapow {
    /// A die's name, unique in its box.
    pub fn name(&self, die: DieId) -> String {
        let make = make_of(die);
        let first = dice_of(die.index() / BOX, make)
            .first()
            .map_or(0, DieId::index);
        format!("{}.{}", make.id(), die.index() - first + 1)
    }

    /// The die of that name in the box a fighter takes from.
    pub(crate) fn find_die(&self, fighter: Fighter, name: &str) -> Option<DieId> {
        let here = (0..DICE as u8).filter_map(DieId::new);
        let mut here = here.filter(|die| die.index() / BOX == self.box_of(fighter));
        here.find(|&die| self.stock.contains(die) && self.name(die) == name)
    }

    /// An ability's name in moves; of a card its colour.
    pub fn spot_name(&self, fighter: Fighter, spot: u8) -> String {
        let board = self.board(fighter);
        match board.cards {
            Some(first) if (first..first + 4).contains(&spot) => {
                format!(
                    "card-{}",
                    crate::CardColour::ALL[usize::from(spot - first)].id()
                )
            }
            _ => {
                let place = board.spots[usize::from(spot)].ability;
                self.pack.abilities[usize::from(place)].id.clone()
            }
        }
    }

    pub(crate) fn find_spot(&self, fighter: Fighter, name: &str) -> Option<u8> {
        (0..self.spots(fighter)).find(|&spot| self.spot_name(fighter, spot) == name)
    }

    /// A slot's name: that of its ability, with a number where there are several.
    pub fn slot_name(&self, fighter: Fighter, slot: u8) -> String {
        let spot = self.board(fighter).spot_of(slot);
        let (name, slots) = (self.spot_name(fighter, spot), self.slots(fighter, spot));
        if slots.len() == 1 {
            return name;
        }
        format!("{name}.{}", slot - slots.start + 1)
    }

    pub(crate) fn find_slot(&self, fighter: Fighter, name: &str) -> Option<u8> {
        let (bare, _) = name.rsplit_once('.').unwrap_or((name, ""));
        let spot = self.find_spot(fighter, bare)?;
        self.slots(fighter, spot)
            .find(|&slot| self.slot_name(fighter, slot) == name)
    }

    /// A fighter as a sentence names it: a seat, or the character that plays by itself.
    pub fn called(&self, fighter: Fighter) -> Arg {
        let character = self.character(fighter);
        match character.filter(|_| !self.is_person(fighter)) {
            Some(place) => {
                let name = &self.pack.characters[usize::from(place)].name;
                Arg::Named {
                    de: name.de.clone(),
                    en: name.en.clone(),
                }
            }
            None => Arg::Seat(fighter.seat()),
        }
    }

    /// A side as a sentence names it: by its first fighter.
    pub(crate) fn called_team(&self, team: Team) -> Arg {
        let first = self.members(team).next();
        first.map_or(Arg::Number(0), |first| self.called(first))
    }

    /// A kind of die for people.
    pub fn called_make(&self, make: Make) -> Arg {
        let name = &self.pack.stock.dice[make as usize].name;
        Arg::Named {
            de: name.de.clone(),
            en: name.en.clone(),
        }
    }

    /// A symbol for people.
    pub fn called_symbol(&self, symbol: Symbol) -> Arg {
        let name = self.pack.symbol_name(symbol);
        Arg::Named {
            de: name.de.clone(),
            en: name.en.clone(),
        }
    }

    /// A Team-Up card for people, by its place in the pack.
    pub(crate) fn called_card(&self, place: u8) -> Arg {
        let name = &self.pack.cards[usize::from(place)].name;
        Arg::Named {
            de: name.de.clone(),
            en: name.en.clone(),
        }
    }

    /// An ability for people, by its place in the pack.
    pub fn called_ability(&self, place: u8) -> Arg {
        let name = &self.pack.abilities[usize::from(place)].name;
        Arg::Named {
            de: name.de.clone(),
            en: name.en.clone(),
        }
    }

    /// An ability of a fighter's boards for people.
    pub fn called_spot(&self, table: &Table, fighter: Fighter, spot: u8) -> Arg {
        self.called_ability(self.ability_place(table, fighter, spot))
    }
}
