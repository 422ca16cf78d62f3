//! One short match that the tests share: in the format of today that of `thrown.jsonl`, in the one
//! before that of `signed.jsonl`, in the oldest that of `known.jsonl`.

use fair::{FORMAT, Fair, OLD_FORMAT, Record, SeatSeed, Seed, Setup, Signer, Terms, hash_packs};
use serde_json::json;

pub(crate) const CHOICE: &str = "A throw smasher.1 > B.barrier.1";

pub(crate) fn seed() -> Seed {
    Seed::new(std::array::from_fn(|i| {
        u8::try_from(i).expect("there are 32")
    }))
}

pub(crate) fn terms() -> Terms {
    let setup = json!({"seats": 2, "arsenals": ["smasher.1", "Würfel \"é\""]});
    let packs = hash_packs(&[("base.toml", "x = 1\n"), ("more.toml", "")]);
    let setup = Setup::new(setup).expect("it has no fractions");
    Terms::new("irondie", 3, packs, setup)
}

pub(crate) fn old_terms() -> Terms {
    Terms {
        format: OLD_FORMAT,
        ..terms()
    }
}

pub(crate) fn signer() -> Signer {
    Signer::new([9; 32])
}

pub(crate) fn seats() -> Vec<Option<SeatSeed>> {
    vec![Some(SeatSeed::new([1; 32])), Some(SeatSeed::new([2; 32]))]
}

pub(crate) fn open() -> Fair {
    Fair::open(seed(), terms(), seats())
}

pub(crate) fn play() -> Fair {
    play_on(open())
}

/// Every kind of line, and texts that JSON must escape.
fn play_on(mut fair: Fair) -> Fair {
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

pub(crate) fn old_record() -> Record {
    play_on(Fair::open(seed(), old_terms(), seats())).finish("A wins")
}

/// Played on a server, with a bot in the second seat.
pub(crate) fn signed_record() -> Record {
    signed_record_of(FORMAT)
}

pub(crate) fn signed_record_of(format: u32) -> Record {
    let terms = Terms {
        signer: Some(signer().public()),
        format,
        ..terms()
    };
    let seats = vec![seats()[0], None];
    let fair = play_on(Fair::open(seed(), terms, seats));
    fair.finish("A wins").signed(&signer())
}
