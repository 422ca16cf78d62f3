//! The table of all verbs: how each is written, what it is about, its sentence, and where it may
//! stand. Packs are read by it.

use super::Place::{self, Defence, Instant, Main, Modifier, Offence, Roll, Spent, Trigger};
use super::language::price;
use super::{Clause, Count, Cut, Dice, Forbidden, Kind, Language, Shows, Skipped};
use super::{Verb, When, Whom};
use crate::TokenId;
use crate::amount::Amount;
use content::verbs::{self, Given, Object, Span, Words, field, may};

impl verbs::Language for Language {
    type Verb = Verb;
    type Place = Place;
    const ROWS: &'static [verbs::Row<Language>] = ROWS;
    const MOST: usize = 8;

    fn keep(&mut self, run: Vec<Verb>) -> Span {
        Span::append(&mut self.verbs, run)
    }
}

/// Where lists of verbs are carried out one after the other.
pub(crate) const RUNS: &[Place] = &[
    Offence,
    Defence,
    Main,
    Roll,
    Modifier,
    Instant,
    Trigger(When::Upkeep),
    Trigger(When::BeforeIncome),
    Trigger(When::BeforeOffence),
    Trigger(When::OffenceEnd),
    Trigger(When::Activated),
    Trigger(When::Attempt),
    Trigger(When::Attacked),
    Trigger(When::Dealing),
    Trigger(When::Concluded),
    Trigger(When::RollEnd),
    Trigger(When::TurnEnd),
    Trigger(When::AtLimit),
    Trigger(When::AtZero),
    Trigger(When::Gone),
    Trigger(When::Detonated),
    Trigger(When::Called),
    Trigger(When::NoAttack),
    Spent(When::Upkeep),
    Spent(When::Main),
    Spent(When::AnyTime),
    Spent(When::OwnAttack),
    Spent(When::OffenceEnd),
    Spent(When::Attacked),
    Spent(When::Incoming),
    Spent(When::IncomingOffence),
    Spent(When::TheirOffenceEnd),
];
/// Where an attack of one's own can be changed.
const ATTACKS: &[Place] = &[
    Offence,
    Modifier,
    Spent(When::OwnAttack),
    Spent(When::OffenceEnd),
    Trigger(When::Attacked),
    Trigger(When::OwnAttack),
    Trigger(When::Called),
    Trigger(When::Activated),
];
/// Where damage that is coming in can be changed.
const SHIELDS: &[Place] = &[
    Defence,
    Roll,
    Instant,
    Spent(When::Incoming),
    Spent(When::IncomingOffence),
    Spent(When::Attacked),
    Trigger(When::IncomingOffence),
];
/// Where dice can be turned or rolled again.
const HANDS_ON_DICE: &[Place] = &[
    Roll,
    Instant,
    Spent(When::AnyTime),
    Spent(When::Upkeep),
    Offence,
    Modifier,
    Trigger(When::Activated),
];

const KINDS: Words = Words {
    what: "kind of damage",
    words: &[
        "normal",
        "undefendable",
        "pure",
        "collateral",
        "ultimate",
        "plain",
        "sure",
    ],
    sets: &[],
};
const KIND: [Kind; 7] = [
    Kind::Normal,
    Kind::Undefendable,
    Kind::Pure,
    Kind::Collateral,
    Kind::Ultimate,
    Kind::Plain,
    Kind::Sure,
];
const PEOPLE: Words = Words {
    what: "person",
    words: &[
        "me",
        "target",
        "attacker",
        "active",
        "picked",
        "player",
        "opponent",
        "other",
        "opponents",
        "team",
        "up-to-two",
        "up-to-two-opponents",
        "up-to-three-opponents",
        "two-opponents",
        "two-portions",
        "three-portions",
    ],
    sets: &[],
};
const PERSON: [Whom; 16] = [
    Whom::Me,
    Whom::Target,
    Whom::Attacker,
    Whom::Active,
    Whom::Picked,
    Whom::Player,
    Whom::Opponent,
    Whom::Other,
    Whom::Opponents,
    Whom::Team,
    Whom::UpToTwo,
    Whom::UpToTwoOpponents,
    Whom::UpToThreeOpponents,
    Whom::TwoOpponents,
    Whom::TwoPortions,
    Whom::ThreePortions,
];
const DICE: Words = Words {
    what: "choice of dice",
    words: &["own", "team", "opponent", "any", "this", "picked"],
    sets: &[],
};
const DIE: [Dice; 6] = [
    Dice::Own,
    Dice::Team,
    Dice::Opponent,
    Dice::Any,
    Dice::This,
    Dice::Picked,
];
const PHASES: Words = Words {
    what: "phase",
    words: &["offence", "income"],
    sets: &[],
};
const FORBIDDEN: Words = Words {
    what: "thing to forbid",
    words: &["actions", "defence"],
    sets: &[],
};
const SIDES: Words = Words {
    what: "number",
    words: &["1", "2", "3", "4", "5", "6"],
    sets: &[],
};

const N: Object<Place> = Object::Text("number");
const WHO: Object<Place> = Object::Word(&PEOPLE);
const FEW: Object<Place> = Object::Number(1, 9);
const RUN: Object<Place> = Object::Verbs(|place| place);

const DAMAGE: Object<Place> = Object::Fields(&[
    field("n", N),
    may("kind", Object::Word(&KINDS)),
    may("to", WHO),
    may("alone", Object::Flag),
]);
const TO: Object<Place> = Object::Fields(&[field("n", N), may("to", WHO)]);
const FROM: Object<Place> = Object::Fields(&[field("n", N), field("from", WHO)]);
const TOKENS: Object<Place> = Object::Fields(&[
    field("token", Object::Text("token")),
    may("n", N),
    may("to", WHO),
]);
const GAIN: Object<Place> = Object::Fields(&[
    field("token", Object::Text("token")),
    may("n", N),
    may("to", WHO),
    may("may", Object::Flag),
]);
const PRICE: Object<Place> = Object::Fields(&[
    may("cp", Object::Text("number")),
    may("token", Object::Text("token")),
    may("n", N),
    may("up-to", Object::Flag),
    may("companions", Object::Text("number")),
]);
const REMOVAL: Object<Place> =
    Object::Fields(&[may("n", FEW), field("from", WHO), may("may", Object::Flag)]);
const CLAUSES: Object<Place> = Object::Tables(&[
    may("on", Object::Text("symbols")),
    may("any-of", Object::Text("symbols")),
    may("every", Object::Text("symbols")),
    may("numbers", Object::Set(&SIDES)),
    may("each-number", Object::Set(&SIDES)),
    may("otherwise", Object::Flag),
    may("if", Object::Text("test")),
    field("effects", RUN),
]);

/// Makes the table, and finds the row of a verb: a verb without a row does not compile.
macro_rules! rows {
    ($($verb:pat => $word:literal, $object:expr, $example:literal, $stands:expr, $make:expr;)*) => {
        const ROWS: &[verbs::Row<Language>] = &[$(verbs::Row {
            word: $word,
            object: $object,
            example: $example,
            says: concat!("dice-throne-verb-", $word),
            stands: $stands,
            make: $make,
        }),*];

        impl Verb {
            /// The key of its sentence.
            pub(crate) const fn says(self) -> &'static str {
                match self {
                    $($verb => concat!("dice-throne-verb-", $word)),*
                }
            }
        }
    };
}

rows! {
    Verb::Damage { .. } => "damage", DAMAGE, "{ n = 4 }", RUNS, damage;
    Verb::Boost(_) => "boost", N, "2", ATTACKS, |it, n| it.amount(n.text()).map(Verb::Boost);
    Verb::Weaken(_) => "weaken", N, "\"half\"",
        &[Trigger(When::Dealing), Trigger(When::OffenceEnd)],
        |it, n| cut(it, n).map(Verb::Weaken);
    Verb::Undefendable => "undefendable", Object::Nothing, "true", ATTACKS,
        |_, _| Ok(Verb::Undefendable);
    Verb::Prevent { .. } => "prevent", TO, "{ n = \"half\" }", SHIELDS,
        |it, given| Ok(Verb::Prevent {
            cut: cut(it, given.field(0))?,
            to: whom(given.field(1), Whom::Me),
        });
    Verb::IfDealt { .. } => "if-dealt",
        Object::Fields(&[field("n", Object::Number(1, 60)), field("then", RUN)]),
        "{ n = 1, then = [{ draw = 1 }] }",
        &[Offence, Modifier, Spent(When::OwnAttack), Spent(When::Attacked)],
        |_, it| Ok(Verb::IfDealt { n: it.field(0).count(), then: it.field(1).run() });
    Verb::Heal { .. } => "heal", TO, "{ n = 2 }", RUNS,
        |it, given| Ok(Verb::Heal {
            n: it.amount(given.field(0).text())?,
            to: whom(given.field(1), Whom::Me),
        });
    Verb::SetHealth(_) => "set-health", FEW, "1", &[Trigger(When::AtZero)],
        |_, it| Ok(Verb::SetHealth(it.count()));
    Verb::Gain { .. } => "gain", GAIN, "{ token = \"protect\" }", RUNS,
        |it, given| Ok(Verb::Gain {
            token: it.token(given.field(0).text())?,
            n: count(it, given.field(1), "to-limit")?,
            to: whom(given.field(2), Whom::Me),
            may: given.field(3).flag(),
        });
    Verb::Inflict { .. } => "inflict", TOKENS, "{ token = \"stun\" }", RUNS,
        |it, given| Ok(Verb::Inflict {
            token: it.token(given.field(0).text())?,
            n: number_or_one(it, given.field(1))?,
            to: whom(given.field(2), Whom::Target),
        });
    Verb::Lose { .. } => "lose",
        Object::Fields(&[field("token", Object::Text("token")), may("n", N)]),
        "{ token = \"stun\" }", RUNS,
        |it, given| Ok(Verb::Lose {
            token: it.token(given.field(0).text())?,
            n: count(it, given.field(1), "all")?,
        });
    Verb::RaiseLimit { .. } => "raise-limit",
        Object::Fields(&[field("token", Object::Text("token")), field("n", FEW)]),
        "{ token = \"protect\", n = 1 }", RUNS,
        |it, given| Ok(Verb::RaiseLimit {
            token: it.token(given.field(0).text())?,
            n: given.field(1).count(),
        });
    Verb::Remove { .. } => "remove", REMOVAL, "{ n = 1, from = \"player\" }", RUNS,
        |_, it| Ok(Verb::Remove {
            n: few(it.field(0)),
            from: whom(it.field(1), Whom::Me),
            may: it.field(2).flag(),
        });
    Verb::Transfer { .. } => "transfer",
        Object::Fields(&[may("token", Object::Text("token")), field("from", WHO),
            field("to", WHO)]),
        "{ from = \"player\", to = \"other\" }", RUNS,
        |it, given| Ok(Verb::Transfer {
            token: token(it, given.field(0))?,
            from: whom(given.field(1), Whom::Me),
            to: whom(given.field(2), Whom::Other),
        });
    Verb::Ward => "ward", Object::Nothing, "true",
        &[Defence, Spent(When::Attacked), Spent(When::TheirOffenceEnd)],
        |_, _| Ok(Verb::Ward);
    Verb::Cp { .. } => "cp", TO, "{ n = 2 }", RUNS,
        |it, given| Ok(Verb::Cp {
            n: it.amount(given.field(0).text())?,
            to: whom(given.field(1), Whom::Me),
        });
    Verb::LoseCp { .. } => "lose-cp", FROM, "{ n = 1, from = \"target\" }", RUNS,
        |it, given| Ok(Verb::LoseCp {
            n: it.amount(given.field(0).text())?,
            from: whom(given.field(1), Whom::Target),
        });
    Verb::StealCp { .. } => "steal-cp", FROM, "{ n = 1, from = \"target\" }", RUNS,
        |it, given| Ok(Verb::StealCp {
            n: it.amount(given.field(0).text())?,
            from: whom(given.field(1), Whom::Target),
        });
    Verb::StealHealth { .. } => "steal-health", FROM, "{ n = 1, from = \"attacker\" }", RUNS,
        |it, given| Ok(Verb::StealHealth {
            n: it.amount(given.field(0).text())?,
            from: whom(given.field(1), Whom::Target),
        });
    Verb::Draw(_) => "draw", N, "1", RUNS, |it, n| it.amount(n.text()).map(Verb::Draw);
    Verb::Search => "search", Object::Nothing, "true", RUNS, |_, _| Ok(Verb::Search);
    Verb::Look(_) => "look", WHO, "\"opponent\"", RUNS,
        |_, it| Ok(Verb::Look(PERSON[it.word()]));
    Verb::Discard { .. } => "discard",
        Object::Fields(&[may("n", FEW), field("from", WHO), may("random", Object::Flag)]),
        "{ n = 1, from = \"target\" }", RUNS,
        |_, it| Ok(Verb::Discard {
            n: few(it.field(0)),
            from: whom(it.field(1), Whom::Me),
            random: it.field(2).flag(),
        });
    Verb::SetDie { .. } => "set-die",
        Object::Fields(&[field("dice", Object::Word(&DICE)), may("n", Object::Number(1, 5)),
            may("side", Object::Number(1, 6))]),
        "{ dice = \"any\" }", HANDS_ON_DICE,
        |_, it| Ok(Verb::SetDie {
            dice: DIE[it.field(0).word()],
            n: few(it.field(1)).unwrap_or(1),
            side: few(it.field(2)),
        });
    Verb::ShiftDie(_) => "shift-die", Object::Word(&DICE), "\"any\"", HANDS_ON_DICE,
        |_, it| Ok(Verb::ShiftDie(DIE[it.word()]));
    Verb::CopyDie(_) => "copy-die", Object::Word(&DICE), "\"own\"", HANDS_ON_DICE,
        |_, it| Ok(Verb::CopyDie(DIE[it.word()]));
    Verb::Reroll { .. } => "reroll",
        Object::Fields(&[field("dice", Object::Word(&DICE)), may("n", Object::Number(1, 5)),
            may("may", Object::Flag)]),
        "{ dice = \"own\" }", HANDS_ON_DICE,
        |_, it| Ok(Verb::Reroll {
            dice: DIE[it.field(0).word()],
            n: few(it.field(1)).unwrap_or(1),
            may: it.field(2).flag(),
        });
    Verb::Attempts { .. } => "attempts",
        Object::Fields(&[field("n", Object::Number(-2, 2)), may("defence", Object::Flag)]),
        "{ n = 1 }", &[Roll, Trigger(When::OffenceStart)],
        |_, it| Ok(Verb::Attempts { n: it.field(0).signed(), defence: it.field(1).flag() });
    Verb::AttemptPrice(_) => "attempt-price", FEW, "1", &[Trigger(When::OffenceStart)],
        |_, it| Ok(Verb::AttemptPrice(it.count()));
    Verb::AttackAgain => "attack-again", Object::Nothing, "true",
        &[Offence, Trigger(When::Concluded)],
        |_, _| Ok(Verb::AttackAgain);
    Verb::Skip(_) => "skip", Object::Word(&PHASES), "\"income\"",
        &[Trigger(When::BeforeIncome), Trigger(When::BeforeOffence)],
        |_, it| Ok(Verb::Skip([Skipped::Offence, Skipped::Income][it.word()]));
    Verb::Cancel => "cancel", Object::Nothing, "true", &[Trigger(When::OffenceEnd)],
        |_, _| Ok(Verb::Cancel);
    Verb::Forbid(_) => "forbid", Object::Word(&FORBIDDEN), "\"actions\"",
        &[Trigger(When::Held), Trigger(When::IncomingOffence), Spent(When::Attacked)],
        |_, it| Ok(Verb::Forbid([Forbidden::Actions, Forbidden::Defence][it.word()]));
    Verb::Roll { .. } => "roll",
        Object::Fields(&[field("dice", N), may("by", WHO), may("again", Object::Number(1, 5)),
            may("price", PRICE), field("clauses", CLAUSES)]),
        "{ dice = 1, clauses = [{ effects = [{ draw = 1 }] }] }", RUNS, roll;
    Verb::Contest { .. } => "contest",
        Object::Fields(&[may("tie", Object::Flag), field("then", RUN), field("other", RUN)]),
        "{ then = [{ draw = 1 }], other = [{ cp = { n = 1 } }] }", &[Offence, Defence],
        |_, it| Ok(Verb::Contest {
            tie: it.field(0).flag(),
            then: it.field(1).run(),
            other: it.field(2).run(),
        });
    Verb::Choose { .. } => "choose",
        Object::Fields(&[may("by", WHO), field("options", Object::Options(5, |place| place))]),
        "{ options = [[{ draw = 1 }], [{ cp = { n = 1 } }]] }", RUNS,
        |it, given| Ok(Verb::Choose {
            by: whom(given.field(0), Whom::Me),
            options: Span::append(&mut it.options, given.field(1).options().to_vec()),
        });
    Verb::May { .. } => "may",
        Object::Fields(&[may("price", PRICE), field("then", RUN)]),
        "{ price = { cp = 1 }, then = [{ draw = 1 }] }", RUNS,
        |it, given| Ok(Verb::May {
            price: price(it, given.field(0))?,
            then: given.field(1).run(),
        });
    Verb::If { .. } => "if",
        Object::Fields(&[field("test", Object::Text("test")), field("then", RUN),
            may("other", RUN)]),
        "{ test = \"cp >= 3\", then = [{ draw = 1 }] }", RUNS,
        |it, given| Ok(Verb::If {
            tests: it.tests(Some(given.field(0).text()))?,
            then: given.field(1).run(),
            other: run(given.field(2)),
        });
    Verb::Pick(_) => "pick", WHO, "\"player\"", RUNS,
        |_, it| Ok(Verb::Pick(PERSON[it.word()]));
    Verb::Pay(_) => "pay", PRICE, "{ cp = 2 }", RUNS,
        |it, given| price(it, given)?.map(Verb::Pay).ok_or_else(|| "nothing is paid".into());
    Verb::PickDie(_) => "pick-die", Object::Word(&DICE), "\"opponent\"", &[Roll, Instant],
        |_, it| Ok(Verb::PickDie(DIE[it.word()]));
    Verb::Watch { .. } => "watch",
        Object::Fields(&[field("token", Object::Text("token")), field("then", RUN)]),
        "{ token = \"reload\", then = [{ boost = 1 }] }",
        &[Offence, Modifier, Trigger(When::Activated)],
        |it, given| Ok(Verb::Watch {
            token: it.token(given.field(0).text())?,
            then: given.field(1).run(),
        });
    Verb::Grow { .. } => "grow",
        Object::Fields(&[field("n", N), may("only", Object::Text("token")),
            may("may", Object::Flag)]),
        "{ n = 2 }", RUNS,
        |it, given| Ok(Verb::Grow {
            n: it.amount(given.field(0).text())?,
            only: token(it, given.field(1))?,
            may: given.field(2).flag(),
        });
    Verb::Build { .. } => "build",
        Object::Fields(&[may("from", FEW), field("to", FEW)]), "{ to = 1 }", RUNS,
        |_, it| Ok(Verb::Build {
            from: few(it.field(0)).unwrap_or(0),
            to: it.field(1).count(),
        });
    Verb::Call(_) => "call", FEW, "1", RUNS, |_, it| Ok(Verb::Call(it.count()));
    Verb::Detonate(_) => "detonate", Object::Text("token"), "\"nanite\"", RUNS,
        |it, given| it.token(given.text()).map(Verb::Detonate);
    Verb::Divert { .. } => "divert",
        Object::Fields(&[field("token", Object::Text("token")), may("split", Object::Flag)]),
        "{ token = \"nyra\" }", &[Spent(When::Attacked)],
        |it, given| Ok(Verb::Divert {
            token: it.token(given.field(0).text())?,
            split: given.field(1).flag(),
        });
    Verb::Then => "then", Object::Nothing, "true", RUNS, |_, _| Ok(Verb::Then);
    Verb::Also(_) => "also", RUN, "[{ draw = 1 }]", RUNS, |_, it| Ok(Verb::Also(it.run()));
}

fn damage(language: &mut Language, given: &Given) -> Result<Verb, String> {
    let kind = given.field(1);
    Ok(Verb::Damage {
        n: language.amount(given.field(0).text())?,
        kind: KIND[if kind.is_there() { kind.word() } else { 0 }],
        to: whom(given.field(2), Whom::Target),
        alone: given.field(3).flag(),
    })
}

fn roll(language: &mut Language, given: &Given) -> Result<Verb, String> {
    let dice = language.amount(given.field(0).text())?;
    let price = price(language, given.field(3))?;
    let clauses = given.field(4).tables().iter();
    let clauses: Result<Vec<Clause>, String> =
        clauses.map(|table| clause(language, table)).collect();
    Ok(Verb::Roll {
        dice,
        by: whom(given.field(1), Whom::Me),
        again: few(given.field(2)).unwrap_or(0),
        price,
        clauses: Span::append(&mut language.clauses, clauses?),
    })
}

fn clause(language: &mut Language, given: &Given) -> Result<Clause, String> {
    let mut shown = Vec::new();
    if given.field(0).is_there() {
        shown.push(Shows::Symbols(language.symbols(given.field(0).text())?));
    }
    if given.field(1).is_there() {
        shown.push(Shows::AnyOf(language.any_of(given.field(1).text())?));
    }
    if given.field(2).is_there() {
        shown.push(Shows::Every(language.symbols(given.field(2).text())?));
    }
    let numbers = |at: usize| {
        given
            .field(at)
            .is_there()
            .then(|| given.field(at).set() as u8)
    };
    shown.extend(numbers(3).map(Shows::Numbers));
    shown.extend(numbers(4).map(Shows::EachNumber));
    if given.field(5).flag() {
        shown.push(Shows::Otherwise);
    }
    if shown.len() > 1 {
        return Err("a clause looks at one thing of the dice".into());
    }
    let test = given.field(6);
    Ok(Clause {
        shows: shown.pop().unwrap_or(Shows::Anything),
        tests: language.tests(test.is_there().then(|| test.text()))?,
        effects: given.field(7).run(),
    })
}

fn whom(given: &Given, usual: Whom) -> Whom {
    match given {
        Given::Word(place) => PERSON[*place],
        _ => usual,
    }
}

fn cut(language: &mut Language, given: &Given) -> Result<Cut, String> {
    match given.text() {
        "half" => Ok(Cut::Half),
        "all" => Ok(Cut::All),
        text => language.amount(text).map(Cut::Number),
    }
}

fn count(language: &mut Language, given: &Given, all: &str) -> Result<Count, String> {
    match given {
        Given::Text(text) if text == all => Ok(Count::All),
        given => number_or_one(language, given).map(Count::Number),
    }
}

fn number_or_one(language: &mut Language, given: &Given) -> Result<Amount, String> {
    language.amount(if given.is_there() { given.text() } else { "1" })
}

fn token(language: &Language, given: &Given) -> Result<Option<TokenId>, String> {
    let named = given.is_there().then(|| language.token(given.text()));
    named.transpose()
}

fn few(given: &Given) -> Option<u8> {
    given.is_there().then(|| given.count())
}

fn run(given: &Given) -> Span {
    if given.is_there() {
        given.run()
    } else {
        Span::default()
    }
}
