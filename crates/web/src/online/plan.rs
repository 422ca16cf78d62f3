//! A table as it is planned: which set-up, and who is to sit where.

use super::api::Wanted;
use crate::home::Custom;
use game_irondie::{Mode, Setup};

/// A bot that may be given a seat, and the key of its level.
pub(super) const BOTS: [(&str, &str); 3] = [
    ("random", "web-bot-random"),
    ("greedy", "web-bot-greedy"),
    ("search:400ms", "web-bot-search"),
];

/// How strong a bot is, by its kind such as `search:1s`.
pub(super) fn bot_level(bot: &str) -> &'static str {
    let kind = |name: &str| name.split(':').next().unwrap_or_default().to_owned();
    let known = BOTS.iter().find(|(known, _)| kind(known) == kind(bot));
    known.map_or("web-bot-search", |(_, key)| key)
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
    /// A mode with its own sets.
    Mode(Mode),
}

/// A table before it is asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Plan {
    custom: Setup,
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
        let bots = BOTS.iter().map(|(bot, _)| Place::Bot(bot));
        let mut places = [Place::Me, Place::Friend].into_iter().chain(bots);
        places.find(|place| place.spelled() == text)
    }
}

impl Plan {
    /// What was set up, for one friend or for as many as the mode has seats.
    pub(super) fn of(custom: &Custom) -> Plan {
        let mut plan = Plan {
            custom: custom.setup(),
            which: Which::Custom,
            places: vec![Place::Me],
        };
        plan.choose(Which::Custom);
        plan
    }

    pub(super) fn which(&self) -> Which {
        self.which
    }

    pub(super) fn places(&self) -> &[Place] {
        &self.places
    }

    /// The set-up as it would be sent.
    pub(super) fn setup(&self) -> Setup {
        match self.which {
            Which::Custom => self.custom.clone(),
            Which::Mode(mode) => Setup::of_mode(mode),
        }
    }

    /// Whether seats share a side.
    pub(super) fn has_teams(&self) -> bool {
        self.places.len() > 2
    }

    /// Another set-up. Who sits where stays as far as there are seats.
    pub(super) fn choose(&mut self, which: Which) {
        self.which = which;
        let seats = self.setup().mode.seats();
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
            game: "irondie",
            setup: serde_json::to_value(self.setup()).unwrap_or_default(),
            seats: self.places.iter().map(|place| place.spelled()).collect(),
            name,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(mode: Mode) -> Plan {
        let mut plan = Plan::of(&Custom::default());
        plan.choose(Which::Mode(mode));
        plan
    }

    #[test]
    fn the_maker_has_exactly_one_seat() {
        let mut plan = plan(Mode::Teams2);
        plan.put(2, Place::Bot("greedy"));
        plan.put(2, Place::Me);
        assert_eq!(plan.places()[0], Place::Bot("greedy"), "they have swapped");
        plan.put(2, Place::Friend);
        assert_eq!(
            plan.places()[2],
            Place::Me,
            "nobody gives the own seat away"
        );
        plan.choose(Which::Mode(Mode::Duel));
        assert_eq!(plan.places(), [Place::Me, Place::Friend]);
        plan.choose(Which::Mode(Mode::Teams3));
        assert_eq!(plan.places().len(), 6);
    }

    #[test]
    fn a_plan_is_what_the_server_is_asked_for() {
        let mut plan = plan(Mode::Teams2);
        plan.put(3, Place::Bot("search:400ms"));
        let wanted = plan.wanted("Ada".to_owned());
        assert_eq!(wanted.seats, ["me", "open", "open", "bot:search:400ms"]);
        assert_eq!(wanted.setup["mode"], "teams-2");
        for place in plan.places() {
            assert_eq!(Place::read(&place.spelled()), Some(*place));
        }
    }
}
