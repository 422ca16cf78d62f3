//! A table as it is planned: which set-up, and who is to sit where.

use super::api::Wanted;
use crate::boards::Ready;
use crate::part::Part;
use crate::seat::level_key;
use bots::level_of;

/// How strong a bot is, by how people type it, such as `flint`.
pub(super) fn bot_level(bot: &str) -> String {
    level_key(level_of(bot))
}

/// Who is to sit in a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// Whoever makes the table.
    Me,
    /// Whoever gets the link.
    Friend,
    /// One of our bots.
    Bot(&'static str),
}

/// Which set-up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Which {
    /// What was set up behind "Customise".
    Custom,
    /// A mode with nothing special agreed on, by its place among the modes.
    Mode(usize),
}

/// A table before it is asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Plan {
    part: &'static Part,
    custom: Ready,
    modes: Vec<Ready>,
    which: Which,
    places: Vec<Place>,
}

impl Place {
    /// As the server reads it.
    pub(super) fn spelled(self) -> String {
        match self {
            Place::Me => "me".to_owned(),
            Place::Friend => "open".to_owned(),
            Place::Bot(bot) => format!("bot:{bot}"),
        }
    }

    pub(super) fn read(text: &str) -> Option<Place> {
        match text {
            "me" => Some(Place::Me),
            "open" => Some(Place::Friend),
            // Any other bot gives way to the level it is most like.
            _ => text
                .strip_prefix("bot:")
                .map(|bot| Place::Bot(level_of(bot).id())),
        }
    }
}

impl Plan {
    /// What was set up, with friends where it names nobody else.
    pub(super) fn of(part: &'static Part, custom: Ready, places: &[String]) -> Plan {
        let mut plan = Plan {
            part,
            custom,
            modes: (part.for_several)(),
            which: Which::Custom,
            places: places.iter().filter_map(|text| Place::read(text)).collect(),
        };
        let plain = plan.modes.iter().position(|mode| *mode == plan.custom);
        plan.choose(plain.map_or_else(|| plan.choices()[0], Which::Mode));
        plan
    }

    /// What there is to choose from. A match for one is no match for friends, and what is set up
    /// is only worth a line where it is not one of the modes.
    pub(super) fn choices(&self) -> Vec<Which> {
        let special = self.custom.seats > 1 && !self.modes.contains(&self.custom);
        let custom = special.then_some(Which::Custom);
        let modes = (0..self.modes.len()).map(Which::Mode);
        custom.into_iter().chain(modes).collect()
    }

    pub(super) fn which(&self) -> Which {
        self.which
    }

    pub(super) fn places(&self) -> &[Place] {
        &self.places
    }

    /// Which team each seat plays for, where there are teams.
    pub(super) fn teams(&self) -> Vec<Option<u8>> {
        (self.part.teams)(self.ready(self.which).mode)
    }

    /// A set-up as it would be sent.
    pub(super) fn ready(&self, which: Which) -> &Ready {
        match which {
            Which::Custom => &self.custom,
            Which::Mode(place) => &self.modes[place],
        }
    }

    /// Another set-up. Who sits where stays as far as there are seats.
    pub(super) fn choose(&mut self, which: Which) {
        self.which = which;
        let seats = self.ready(which).seats;
        self.places.resize(usize::from(seats), Place::Friend);
        if !self.places.contains(&Place::Me) {
            self.places[0] = Place::Me;
        }
    }

    /// Somebody else in a seat. Whoever makes the table has exactly one.
    pub(super) fn put(&mut self, seat: usize, place: Place) {
        let before = self.places[seat];
        let me = self.places.iter().position(|&place| place == Place::Me);
        match (place, before, me) {
            (_, Place::Me, _) => {}
            (Place::Me, _, Some(me)) => self.places.swap(seat, me),
            _ => self.places[seat] = place,
        }
    }

    /// What the server is asked for.
    pub(super) fn wanted(&self, name: String) -> Wanted {
        Wanted {
            game: self.part.id,
            setup: self.ready(self.which).setup.clone(),
            seats: self.places.iter().map(|place| place.spelled()).collect(),
            name,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use games::{DiceMiner, Irondie, Title};

    fn plan<G: Board>(mode: &str) -> Plan {
        let part = const { &Part::of::<G>() };
        let places = ["me", "open"].map(str::to_owned);
        let mut plan = Plan::of(part, (part.for_several)()[0].clone(), &places);
        choose(&mut plan, mode);
        plan
    }

    fn choose(plan: &mut Plan, mode: &str) {
        let place = plan.modes.iter().position(|known| known.mode == mode);
        plan.choose(Which::Mode(place.unwrap()));
    }

    #[test]
    fn the_maker_has_exactly_one_seat() {
        let mut plan = plan::<Irondie>("teams-2");
        plan.put(2, Place::Bot("flint"));
        plan.put(2, Place::Me);
        assert_eq!(plan.places()[0], Place::Bot("flint"), "they have swapped");
        plan.put(2, Place::Friend);
        assert_eq!(
            plan.places()[2],
            Place::Me,
            "nobody gives the own seat away"
        );
        choose(&mut plan, "duel");
        assert_eq!(plan.places(), [Place::Me, Place::Friend]);
        choose(&mut plan, "teams-3");
        assert_eq!(plan.places().len(), 6);
    }

    #[test]
    fn a_plan_is_what_the_server_is_asked_for() {
        let mut plan = plan::<Irondie>("teams-2");
        plan.put(3, Place::Bot("obsidian"));
        let wanted = plan.wanted("Ada".to_owned());
        assert_eq!(wanted.seats, ["me", "open", "open", "bot:obsidian"]);
        assert_eq!(wanted.setup["mode"], "teams-2");
        for place in plan.places() {
            assert_eq!(Place::read(&place.spelled()), Some(*place));
        }
    }

    #[test]
    fn a_match_for_one_is_none_for_friends() {
        let mode = game_dice_miner::Mode::SoloDrowsy;
        let solo = Ready::new::<DiceMiner>(mode, &DiceMiner::plain(mode));
        let plan = Plan::of(const { &Part::of::<DiceMiner>() }, solo, &["me".to_owned()]);
        assert_eq!(plan.which(), Which::Mode(0));
        assert_eq!(plan.places(), [Place::Me, Place::Friend]);
        let wanted = plan.wanted("Ada".to_owned());
        assert_eq!(
            (wanted.game, &wanted.setup["mode"]),
            ("dice-miner", &"two".into())
        );
    }
}
