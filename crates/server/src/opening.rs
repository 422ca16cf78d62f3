//! What a table was opened with: checked when it is asked for, kept as JSON, opened again later.

use crate::host::Host;
use bots::{Budget, Kind};
use fair::{Hash, Signer};
use games::{Packs, Playable, Unopened, Visit};
use kernel::{Arg, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::time::Duration;
use table::{Entry, Sitter, Table};
use wire::{Notice, Phase, Reason};

/// What is kept of a table besides its log.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Opening {
    game: String,
    mode: String,
    rules: u32,
    packs: Hash,
    setup: Value,
}

/// By which rules and packs a table is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rules {
    /// By those of this program.
    OfToday,
    /// By others.
    Others,
    /// Nobody can tell.
    Unreadable,
}

/// Who is to sit in a seat when a table is opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Place {
    /// Whoever opens the table.
    Me,
    /// Whoever has the invitation.
    Open,
    /// A bot.
    Bot(String),
}

impl Opening {
    /// Checks what was asked for; also how many seats that has.
    pub(crate) fn new(
        game: &str,
        mode: Option<&str>,
        setup: Option<&Value>,
        packs: &Packs,
    ) -> Result<(Opening, u8), Reason> {
        let setup = setup.map(Value::to_string);
        let opened = games::open(game, mode, setup.as_deref(), packs);
        let opened = opened.map_err(|why| unopened(&why))?;
        let setup = fair::Setup::new(opened.setup);
        let setup = setup.map_err(|why| spelled("refused-setup", "problem", why.to_string()))?;
        let (id, rules, seats) = opened.game.visit(Which);
        let opening = Opening {
            game: id.to_owned(),
            mode: opened.mode.to_owned(),
            rules,
            packs: packs.hash(id),
            setup: setup.value(),
        };
        Ok((opening, seats))
    }

    pub(crate) fn game(&self) -> &str {
        &self.game
    }

    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).expect("texts and numbers can always be written")
    }

    /// By which rules and packs a table that was kept is played. What cannot be read at all is not
    /// a matter of rules.
    pub(crate) fn rules_of(text: &str, packs: &Packs) -> Rules {
        let kept: Result<Opening, _> = serde_json::from_str(text);
        match kept.map(|kept| kept.fits(packs)) {
            Ok(true) => Rules::OfToday,
            Ok(false) => Rules::Others,
            Err(_) => Rules::Unreadable,
        }
    }

    /// What is left to say of a table that cannot be opened.
    pub(crate) fn last_notice(text: &str) -> Option<Notice> {
        let kept: Opening = serde_json::from_str(text).ok()?;
        Some(Notice {
            game: kept.game,
            mode: kept.mode,
            players: Vec::new(),
            head: None,
            phase: Phase::Over,
            round: 0,
            wants_undo: None,
            wants_draw: SeatSet::EMPTY,
            wants_rematch: SeatSet::EMPTY,
        })
    }

    /// The packs of tables that were opened by an older program are known as they were written.
    fn fits(&self, packs: &Packs) -> bool {
        let same = [packs.hash(&self.game), packs.old_hash(&self.game)];
        games::rules(&self.game) == Some(self.rules) && same.contains(&self.packs)
    }

    /// Opens the table again as its log left it.
    pub(crate) fn table(
        text: &str,
        log: &[String],
        packs: &Packs,
        signer: Option<Signer>,
    ) -> Result<Box<dyn Host>, String> {
        let kept: Opening = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let setup = kept.setup.to_string();
        let opened = games::open(&kept.game, None, Some(&setup), packs);
        let opened = opened.map_err(|why| why.to_string())?;
        if !kept.fits(packs) {
            return Err("the table was opened with other rules or packs".to_owned());
        }
        let entries = log.iter().map(|body| serde_json::from_str(body));
        let entries: Result<Vec<Entry>, _> = entries.collect();
        let entries = entries.map_err(|error| error.to_string())?;
        let setup = fair::Setup::new(kept.setup).map_err(|error| error.to_string())?;
        let shown = setup.shown_as(opened.public_setup);
        let table = table::Opened {
            packs: packs.hash(&kept.game),
            old_packs: packs.old_hash(&kept.game),
            game: kept.game,
            mode: kept.mode,
            rules: kept.rules,
            signer,
            public_setup: shown.map_err(|error| error.to_string())?,
            setup,
        };
        opened.game.visit(Fold { table, entries })
    }
}

/// A game's id, its rules version and how many seats the match has.
struct Which;

impl Visit for Which {
    type Out = (&'static str, u32, u8);

    fn visit<G: Playable>(self, game: G) -> Self::Out {
        (G::ID, G::RULES, game.seats())
    }
}

/// Makes a table from its log.
struct Fold {
    table: table::Opened,
    entries: Vec<Entry>,
}

impl Visit for Fold {
    type Out = Result<Box<dyn Host>, String>;

    fn visit<G: Playable>(self, game: G) -> Self::Out {
        let table = Table::from_log(game, self.table, self.entries);
        let table = table.map_err(|misfit| misfit.to_string())?;
        Ok(Box::new(table))
    }
}

impl Place {
    /// Reads `me`, `open` or `bot:NAME`.
    pub(crate) fn read(text: &str, thinks: Duration) -> Result<Place, Reason> {
        match (text, text.strip_prefix("bot:")) {
            ("me", _) => Ok(Place::Me),
            ("open", _) => Ok(Place::Open),
            (_, Some(bot)) => bot_within(bot, thinks).map(|()| Place::Bot(bot.to_owned())),
            _ => {
                let shown = text.chars().take(40).collect();
                Err(spelled("refused-seat-kind", "text", shown))
            }
        }
    }

    /// The entry with which it sits down.
    pub(crate) fn entry(&self, seat: Seat, name: &str) -> Option<Entry> {
        let sitter = match self {
            Place::Open => return None,
            Place::Me => person(name),
            Place::Bot(bot) => Sitter::Bot { bot: bot.clone() },
        };
        Some(Entry::Sat { seat, sitter })
    }
}

pub(crate) fn person(name: &str) -> Sitter {
    Sitter::Person {
        name: name.to_owned(),
        stand_in: false,
    }
}

/// A stranger may not ask for bots that think for minutes.
fn bot_within(bot: &str, thinks: Duration) -> Result<(), Reason> {
    let kind: Kind = match bot.parse() {
        Ok(kind) if bot.len() <= 20 => kind,
        _ => {
            let shown = bot.chars().take(40).collect();
            return Err(spelled("refused-no-such-bot", "text", shown));
        }
    };
    let fits = match kind {
        Kind::Random | Kind::First | Kind::Gentle { .. } | Kind::Level(_) => true,
        Kind::Greedy { worlds } => worlds <= 64,
        Kind::Search { budget } | Kind::Partly { budget, .. } => match budget {
            Budget::Iterations(iterations) => iterations <= 20_000,
            Budget::Time(time) => time <= thinks,
        },
    };
    fits.then_some(())
        .ok_or_else(|| spelled("refused-bot-too-slow", "text", bot.to_owned()))
}

fn unopened(why: &Unopened) -> Reason {
    match why {
        Unopened::NoGame(asked) => spelled("refused-no-such-game", "text", asked.clone()),
        Unopened::NoMode { asked, .. } => spelled("refused-no-such-mode", "text", asked.clone()),
        other => {
            let problem = other.to_string().chars().take(1_000).collect();
            spelled("refused-setup", "problem", problem)
        }
    }
}

/// A reason with one argument that is the same in every language.
pub(crate) fn spelled(key: &str, name: &str, text: String) -> Reason {
    Reason {
        rule: None,
        key: key.to_owned(),
        args: vec![(name.to_owned(), Arg::Spelled(text))],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn refused(game: &str, mode: Option<&str>, setup: Option<&Value>) -> String {
        let opening = Opening::new(game, mode, setup, &Packs::built_in());
        opening.unwrap_err().key
    }

    #[test]
    fn a_table_is_opened_again_from_what_was_kept() {
        let packs = Packs::built_in();
        let (opening, seats) = Opening::new("irondie", Some("teams-2"), None, &packs).unwrap();
        assert_eq!(seats, 4);
        let seat = Seat::new(1).unwrap();
        let entry = Place::Bot("greedy".into()).entry(seat, "").unwrap();
        let log = [serde_json::to_string(&entry).unwrap()];
        let table = Opening::table(&opening.text(), &log, &packs, None).unwrap();
        assert_eq!(table.notice().mode, "teams-2");
        assert_eq!(table.entries(), 1);
        let mut other = opening.clone();
        other.rules += 1;
        assert!(Opening::table(&other.text(), &[], &packs, None).is_err());
        assert!(Opening::table("{}", &[], &packs, None).is_err());
        assert!(Opening::table(&opening.text(), &["{".to_owned()], &packs, None).is_err());
    }

    /// H5: a change of rules or of what packs mean is noticed, a comment is none.
    #[test]
    fn h5_a_table_says_by_which_rules_and_packs_it_is_played() {
        let packs = Packs::built_in();
        let (opening, _) = Opening::new("irondie", None, None, &packs).unwrap();
        let (path, text) = packs.of("irondie")[0];
        let with = |text: String| packs.clone().with([(path.to_owned(), text)]);
        let rules = |packs: &Packs| Opening::rules_of(&opening.text(), packs);
        assert_eq!(rules(&packs), Rules::OfToday);
        assert_eq!(rules(&with(format!("# new\n{text}"))), Rules::OfToday);
        assert_eq!(rules(&with(format!("more = 1\n{text}"))), Rules::Others);
        assert_eq!(Opening::rules_of("{}", &packs), Rules::Unreadable);
        let mut old = opening.clone();
        old.packs = packs.old_hash("irondie");
        assert_eq!(Opening::rules_of(&old.text(), &packs), Rules::OfToday);
        old.rules += 1;
        assert_eq!(Opening::rules_of(&old.text(), &packs), Rules::Others);
    }

    #[test]
    fn what_cannot_be_played_is_refused_with_a_reason() {
        assert_eq!(refused("chess", None, None), "refused-no-such-game");
        assert_eq!(refused("irondie", Some("x"), None), "refused-no-such-mode");
        for setup in [
            json!(null),
            json!([]),
            json!({"mode": "duel", "extra": 1}),
            json!("x"),
        ] {
            assert_eq!(
                refused("irondie", Some("duel"), Some(&setup)),
                "refused-setup"
            );
        }
        let sets =
            json!({"mode": "duel", "seats": [{"set": "no-such"}, {"set": ["smasher.black"]}]});
        assert_eq!(refused("irondie", None, Some(&sets)), "refused-setup");
    }

    #[test]
    fn places_are_read_and_bots_kept_within_bounds() {
        let read = |text| Place::read(text, Duration::from_secs(2));
        assert_eq!(read("me"), Ok(Place::Me));
        for text in ["bot:search:2s", "bot:search:10/30", "bot:obsidian"] {
            assert_eq!(read(text), Ok(Place::Bot(text[4..].into())));
        }
        for (text, key) in [
            ("you", "refused-seat-kind"),
            ("bot:", "refused-no-such-bot"),
            ("bot:genius", "refused-no-such-bot"),
            ("bot:search:3s", "refused-bot-too-slow"),
            ("bot:search:3s/5", "refused-bot-too-slow"),
            ("bot:search:4000000000", "refused-bot-too-slow"),
            ("bot:greedy:1000", "refused-bot-too-slow"),
        ] {
            assert_eq!(read(text).unwrap_err().key, key, "{text}");
        }
    }
}
