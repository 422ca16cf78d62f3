//! One short match that the tests share. It is the match in `known.jsonl`.

use fair::{Fair, Record, SeatSeed, Seed, Setup, Terms, hash_packs};
use serde_json::json;

pub(crate) const CHOICE: &str = "A throw smasher.1 > B.barrier.1";

pub(crate) fn seed() -> Seed {
    Seed::new(std::array::from_fn(|i| {
        u8::try_from(i).expect("there are 32")
    }))
}

pub(crate) fn terms() -> Terms {
    let setup = json!({"seats": 2, "arsenals": ["smasher.1", "Würfel \"é\""]});
    Terms {
        game: "irondie".into(),
        rules: 3,
        packs: hash_packs(&[("base.toml", "x = 1\n"), ("more.toml", "")]),
        setup: Setup::new(setup).expect("it has no fractions"),
    }
}

pub(crate) fn seats() -> Vec<SeatSeed> {
    vec![SeatSeed::new([1; 32]), SeatSeed::new([2; 32])]
}

pub(crate) fn open() -> Fair {
    Fair::open(seed(), terms(), seats())
}

/// Every kind of line, and texts that JSON must escape.
pub(crate) fn play() -> Fair {
    let mut fair = open();
    fair.choose(CHOICE);
    fair.draw("throw", &[6, 6, 6, 6, 6]);
    fair.call("time-up");
    fair.choose("B say \"Glück\\\u{1}\u{7f}\t\u{2028}\"");
    fair.draw("bag", &[10, 9, 8]);
    fair
}

pub(crate) fn record() -> Record {
    play().finish("A wins")
}
