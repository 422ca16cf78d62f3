//! A whole game through the program: listed, simulated, played to its end in both languages.

use crate::common::{Ran, run, run_with};
use serde_json::{Value, json};

/// A game, and how somebody plays it who does not think.
pub(crate) struct Whole {
    pub(crate) id: &'static str,
    /// Its modes with their seats.
    pub(crate) modes: &'static [(&'static str, usize)],
    /// What is typed, again and again.
    pub(crate) answers: &'static str,
    /// Words of English that no German text has, and the other way round.
    pub(crate) foreign: [(&'static str, &'static str); 2],
}

impl Whole {
    /// It is listed with its modes. Says what it holds.
    pub(crate) fn content(&self) -> Value {
        let listed = run(&["games", "--json"]).json();
        let games = listed.as_array().expect("a list of games");
        let found = games.iter().find(|game| game["id"] == self.id);
        let found = found.expect("it is listed");
        let modes = self.modes.iter();
        let modes = modes.map(|(id, seats)| json!({ "id": id, "seats": [seats] }));
        assert_eq!(found["modes"], modes.collect::<Value>());
        found["content"].clone()
    }

    /// Every mode is simulated to its end.
    pub(crate) fn is_simulated(&self) {
        for (mode, _) in self.modes {
            let args = ["sim", self.id, "--mode", mode, "--seats", "random"];
            let ran = run(&[&args[..], &["--matches", "2", "--seed", "3", "--json"]].concat());
            assert_eq!(ran.json()["finished"], 2, "{mode}");
        }
        let ran = run(&["perft", self.id, "--depth", "1"]);
        assert_eq!(ran.code, 0, "{}", ran.err);
    }

    /// These modes are played within eighty columns, in one language at a time.
    pub(crate) fn is_played(&self, modes: &[&str]) {
        let key = format!("{}-", self.id);
        for (lang, foreign) in self.foreign {
            for mode in modes {
                let ran = self.play(mode, lang);
                let wide = ran.out.lines().find(|line| line.chars().count() > 80);
                assert_eq!(wide, None, "{mode}");
                for gap in [foreign, &key, "{$"] {
                    let found = ran.out.lines().find(|line| line.contains(gap));
                    assert_eq!(found, None, "{mode}");
                }
            }
        }
    }

    /// A match against bots, whose record holds and can be looked at.
    fn play(&self, mode: &str, lang: &str) -> Ran {
        let found = self.modes.iter().find(|(id, _)| *id == mode);
        let (_, seats) = found.expect("a mode of the game");
        let seats = format!("human{}", ",random".repeat(seats - 1));
        let record = format!("{mode}-{lang}-{}.jsonl", self.id);
        let args = ["play", self.id, "--mode", mode, "--seats", &seats];
        let more = ["--seed", "d1ce", "--lang", lang, "--record", &record];
        let answers = self.answers.repeat(4_000);
        let ran = run_with(&[args, more].concat(), &answers);
        assert_eq!(ran.code, 0, "{}", ran.err);
        let verified = run(&["record", "verify", &record]);
        assert!(verified.out.starts_with("ok"), "{}", verified.err);
        let shown = run(&["record", "show", &record, "--at", "40", "--lang", lang]);
        assert_eq!(shown.code, 0, "{}", shown.err);
        ran
    }
}

impl Ran {
    /// What came out as one JSON document.
    fn json(&self) -> Value {
        serde_json::from_str(&self.out).expect("one JSON document")
    }
}
