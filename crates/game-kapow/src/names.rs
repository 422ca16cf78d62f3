//! Names of dice, abilities, slots and fighters: `red.1` is the first red die of a box, `pow.2` the
//! second slot of Pow.

use crate::state::{BOX, DICE, State, dice_of, make_of};
use crate::{AbilityId, CardId, Fighter, Kapow, Make, SlotId, SpotId, Symbol, Team};
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

    /// A die for people: its make, and which of the dice of this make that its owner has. No die
    /// goes back, and each comes after those that are taken, so that this name stays.
    pub fn called_die(&self, state: &State, fighter: Fighter, die: DieId) -> Arg {
        let make = make_of(die);
        let dice = state.corner(fighter).dice.iter();
        let before = dice.filter(|&one| make_of(one) == make && one < die);
        let number = before.count() + 1;
        let name = &self.pack.supply.dice[make as usize].name;
        Arg::Named {
            de: format!("{} {number}", name.de),
            en: format!("{} {number}", name.en),
        }
    }

    /// The die of that name in the box a fighter takes from.
    pub(crate) fn find_die(&self, fighter: Fighter, name: &str) -> Option<DieId> {
        let here = (0..DICE as u8).filter_map(DieId::new);
        let mut here = here.filter(|die| die.index() / BOX == self.box_of(fighter));
        here.find(|&die| self.dice.contains(die) && self.name(die) == name)
    }

    /// An ability's name in moves; of a card its colour.
    pub fn spot_name(&self, fighter: Fighter, spot: SpotId) -> String {
        let board = self.board(fighter);
        match board.card_at(spot) {
            Some(colour) => format!("card-{}", colour.id()),
            None => self.pack.ability(board.spot(spot).ability).id.clone(),
        }
    }

    pub(crate) fn find_spot(&self, fighter: Fighter, name: &str) -> Option<SpotId> {
        self.spots(fighter)
            .find(|&spot| self.spot_name(fighter, spot) == name)
    }

    /// A slot's name: that of its ability, with a number where there are several.
    pub fn slot_name(&self, fighter: Fighter, slot: SlotId) -> String {
        let name = self.spot_name(fighter, self.spot_of(fighter, slot));
        match self.nth_slot(fighter, slot) {
            (_, 1) => name,
            (place, _) => format!("{name}.{place}"),
        }
    }

    /// Which slot of its ability a slot is, counted from 1, and how many there are.
    pub fn nth_slot(&self, fighter: Fighter, slot: SlotId) -> (u8, u8) {
        let slots = self.slots(fighter, self.spot_of(fighter, slot));
        let before = slots.iter().take_while(|&other| other != slot).count();
        (before as u8 + 1, slots.len())
    }

    pub(crate) fn find_slot(&self, fighter: Fighter, name: &str) -> Option<SlotId> {
        let (bare, _) = name.rsplit_once('.').unwrap_or((name, ""));
        let spot = self.find_spot(fighter, bare)?;
        let mut slots = self.slots(fighter, spot).iter();
        slots.find(|&slot| self.slot_name(fighter, slot) == name)
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
        let name = &self.pack.supply.dice[make as usize].name;
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

    /// A Team-Up card for people.
    pub(crate) fn called_card(&self, card: CardId) -> Arg {
        let name = &self.pack.card(card).name;
        Arg::Named {
            de: name.de.clone(),
            en: name.en.clone(),
        }
    }

    /// An ability for people.
    pub fn called_ability(&self, ability: AbilityId) -> Arg {
        let name = &self.pack.ability(ability).name;
        Arg::Named {
            de: name.de.clone(),
            en: name.en.clone(),
        }
    }

    /// An ability of a fighter's boards for people.
    pub fn called_spot(&self, state: &State, fighter: Fighter, spot: SpotId) -> Arg {
        self.called_ability(self.ability_place(state, fighter, spot))
    }
}
