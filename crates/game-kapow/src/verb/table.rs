//! The table of all verbs: how each is written, what it is about, its sentence, and where it may
//! stand. Packs are read by it, sentences are found by it, and the reference for whoever writes
//! packs is made from it; that each verb is carried out wherever it may stand is tested.

use super::Place::{
    AfterPowerUp, AtDefend, Attack, CardThisRound, Defend, EachAttack, EachDefend, EachOption,
    EachThisRound, Gain, Immediate, ListRow, PowerUp, SelfLock, SoloAfterPowerUp, SoloAttack,
    SoloDefend, SoloGain, SoloImmediate, SoloPowerUp, SoloThisRound, ThisRound, TokenAlways,
    TokenBox,
};
use super::{Options, Place, Row, Test, Verb};
use crate::{Symbol, Symbols};
use content::verbs::{self, Given, Object, Span, Words, field, may};

/// All verbs and rows of lists read so far.
#[derive(Debug, Default)]
pub struct Language {
    pub(crate) verbs: Vec<Verb>,
    pub(crate) rows: Vec<Row>,
}

impl verbs::Language for Language {
    type Verb = Verb;
    type Place = Place;
    const ROWS: &'static [verbs::Row<Language>] = ROWS;
    const MOST: usize = 4;

    fn keep(&mut self, run: Vec<Verb>) -> Span {
        Span::append(&mut self.verbs, run)
    }
}

/// Where things are gained, by whomever.
const GAINS: &[Place] = &[
    PowerUp,
    AfterPowerUp,
    Gain,
    SoloPowerUp,
    SoloAfterPowerUp,
    SoloThisRound,
    SoloGain,
    ListRow,
];
/// Where players gain, who can choose what a board that plays by itself does not.
const PLAYERS: &[Place] = &[PowerUp, AfterPowerUp, Gain];
/// Where verbs around gains stand. A row of a list counts once for each section by itself.
const AROUND: &[Place] = &[
    PowerUp,
    AfterPowerUp,
    Gain,
    SoloPowerUp,
    SoloAfterPowerUp,
    SoloThisRound,
    SoloGain,
];
/// What holds all round, on any board.
const ROUND: &[Place] = &[ThisRound, CardThisRound, SoloThisRound];
const COUNT: Object<Place> = Object::Number(1, 30);
const CHANGE: Object<Place> = Object::Number(-30, 30);
const FEW: Object<Place> = Object::Number(1, 4);
const FACES: Object<Place> = Object::Number(1, 6);

/// The ids of all symbols, and a word for any of them.
const SYMBOLS: &[&str] = &{
    let mut words = ["any"; 8];
    let mut at = 0;
    while at < Symbol::ALL.len() {
        words[at] = Symbol::ALL[at].id();
        at += 1;
    }
    words
};
const FACE: Words = Words {
    what: "face",
    words: SYMBOLS.split_at(Symbol::FACES.len()).0,
    sets: &[("any", 0b11_1111), ("non-wild", 0b1_1111)],
};
const SYMBOL: Words = Words {
    what: "symbol",
    words: SYMBOLS.split_at(Symbol::ALL.len()).0,
    sets: &[],
};
const ROW_SYMBOL: Words = Words {
    what: "symbol",
    words: SYMBOLS,
    sets: &[],
};
const TEST: Words = Words {
    what: "test",
    words: &[
        "opponent-has-more-dice",
        "lost-at-least",
        "lost-at-most",
        "dealt-at-least",
    ],
    sets: &[],
};

const SOME_FACES: Object<Place> =
    Object::Fields(&[field("count", FACES), field("of", Object::Set(&FACE))]);
const COPIES: Object<Place> =
    Object::Fields(&[field("die", Object::Number(1, 12)), field("count", FACES)]);
const TREATS: Object<Place> = Object::Fields(&[
    field("from", Object::Word(&SYMBOL)),
    field("as", Object::Word(&SYMBOL)),
]);
const LOCKS: Object<Place> = Object::Fields(&[
    field("dice", FACES),
    field("plain", Object::Flag),
    field("max", FEW),
]);
const SELF_LOCKS: Object<Place> = Object::Fields(&[
    field("max", FEW),
    field("each", Object::Verbs(|_| SelfLock)),
]);
const CONDITION: Object<Place> = Object::Fields(&[
    field("test", Object::Word(&TEST)),
    may("count", Object::Number(0, 50)),
    field("then", GAINING),
]);
const LIST: Object<Place> = Object::Tables(&[
    field("symbol", Object::Word(&ROW_SYMBOL)),
    field("effects", Object::Verbs(|_| ListRow)),
    may("repeat", Object::Flag),
]);
const GAINING: Object<Place> = Object::Verbs(Place::gaining);
const CHOICE: Object<Place> = Object::Options(Options::LIMIT, Place::gaining);

/// Makes the table, and finds the row of a verb: a verb without a row does not compile.
macro_rules! rows {
    ($($verb:pat => $word:literal, $object:expr, $example:literal, $says:literal, $stands:expr,
        $make:expr;)*) => {
        const ROWS: &[verbs::Row<Language>] = &[$(verbs::Row {
            word: $word,
            object: $object,
            example: $example,
            says: $says,
            stands: $stands,
            make: $make,
        }),*];

        impl Verb {
            /// The key of its sentence. A verb with several has this for the usual one.
            pub(crate) const fn says(self) -> &'static str {
                match self {
                    $($verb => $says),*
                }
            }
        }
    };
}

rows! {
    Verb::BaseAttack(_) => "base-attack", COUNT, "4", "kapow-verb-base-attack",
        &[Attack, ThisRound, CardThisRound], |_, it| Ok(Verb::BaseAttack(it.count()));
    Verb::BaseDefence(_) => "base-defence", COUNT, "3", "kapow-verb-base-defence",
        &[Defend, ThisRound, CardThisRound], |_, it| Ok(Verb::BaseDefence(it.count()));
    Verb::FallbackDefence(_) => "fallback-defence", COUNT, "1", "kapow-verb-fallback-defence",
        &[Defend, ThisRound, CardThisRound], |_, it| Ok(Verb::FallbackDefence(it.count()));
    Verb::AttackKicker(_) => "attack-kicker", COUNT, "2", "kapow-verb-attack-kicker",
        &[Attack, ThisRound, CardThisRound, EachAttack, EachThisRound, EachOption],
        |_, it| Ok(Verb::AttackKicker(it.count()));
    Verb::DefenceKicker(_) => "defence-kicker", COUNT, "2", "kapow-verb-defence-kicker",
        &[Defend, ThisRound, CardThisRound, EachDefend, EachThisRound, EachOption],
        |_, it| Ok(Verb::DefenceKicker(it.count()));
    Verb::AttackTimes(_) => "attack-times", Object::Number(2, 4), "2", "kapow-verb-attack-times",
        &[Attack, ThisRound, CardThisRound], |_, it| Ok(Verb::AttackTimes(it.count()));
    Verb::DefenceTimes(_) => "defence-times", Object::Number(2, 4), "2",
        "kapow-verb-defence-times", &[Defend, ThisRound, CardThisRound],
        |_, it| Ok(Verb::DefenceTimes(it.count()));
    Verb::MirrorKickers => "mirror-kickers", Object::Nothing, "true", "kapow-verb-mirror-kickers",
        &[Attack, ThisRound, CardThisRound], |_, _| Ok(Verb::MirrorKickers);
    Verb::OpponentDefence(_) => "opponent-defence", CHANGE, "-1", "kapow-verb-opponent-defence",
        &[ThisRound, CardThisRound, EachThisRound, SoloThisRound],
        |_, it| changed(it).map(Verb::OpponentDefence);
    Verb::OwnAttack(_) => "own-attack", CHANGE, "-2", "kapow-verb-own-attack", &[TokenAlways],
        |_, it| changed(it).map(Verb::OwnAttack);
    Verb::Attack(_) => "attack", CHANGE, "6", "kapow-verb-attack",
        &[SoloAttack, SoloThisRound, ListRow, SelfLock], |_, it| changed(it).map(Verb::Attack);
    Verb::Defence(_) => "defence", CHANGE, "4", "kapow-verb-defence",
        &[SoloDefend, SoloThisRound, ListRow, SelfLock], |_, it| changed(it).map(Verb::Defence);

    Verb::Faces { .. } => "faces", SOME_FACES, "{ count = 1, of = \"non-wild\" }",
        "kapow-gain-faces-of",
        &[PowerUp, AfterPowerUp, Gain, Defend, AtDefend, SoloPowerUp, SoloAfterPowerUp,
          SoloThisRound, SoloGain, ListRow],
        |_, it| Ok(Verb::Faces { count: it.field(0).count(), of: symbols(it.field(1)) });
    Verb::TraitDice(_) => "trait-dice", FEW, "1", "kapow-gain-trait-dice", GAINS,
        |_, it| Ok(Verb::TraitDice(it.count()));
    Verb::ActionDice(_) => "action-dice", FEW, "1", "kapow-gain-action-dice", GAINS,
        |_, it| Ok(Verb::ActionDice(it.count()));
    Verb::DieOfOpponentsChoice(_) => "die-of-opponents-choice", Object::Nothing, "true",
        "kapow-verb-die-of-opponents-choice", GAINS, |language, _| any_die(language);
    Verb::CopyFace { .. } => "copy-face", COPIES, "{ die = 1, count = 1 }",
        "kapow-verb-copy-first", GAINS,
        |_, it| Ok(Verb::CopyFace { slot: it.field(0).count() - 1, count: it.field(1).count() });
    Verb::ExchangeFaces(_) => "exchange-faces", FACES, "2", "kapow-verb-exchange-faces", PLAYERS,
        |_, it| Ok(Verb::ExchangeFaces(it.count()));
    Verb::TakeFace => "take-face", Object::Nothing, "true", "kapow-verb-take-face", GAINS,
        |_, _| Ok(Verb::TakeFace);
    Verb::AttachFace { .. } => "attach-face", Object::Set(&FACE), "[\"might\", \"energy\"]",
        "kapow-verb-attach", &[Immediate], |_, it| Ok(Verb::AttachFace { of: symbols(it) });
    Verb::AttachToBlank(_) => "attach-to-blank", Object::Word(&FACE), "\"might\"",
        "kapow-verb-attach-blank", &[SoloImmediate],
        |_, it| Ok(Verb::AttachToBlank(Symbol::ALL[it.word()]));

    Verb::Life(_) => "life", COUNT, "3", "kapow-verb-life",
        &[Immediate, PowerUp, AfterPowerUp, Gain, SoloPowerUp, SoloAfterPowerUp, SoloThisRound,
          SoloGain, ListRow],
        |_, it| Ok(Verb::Life(it.count()));
    Verb::LifeFromDamage(_) => "life-from-damage", COUNT, "10", "kapow-verb-life-from-damage",
        GAINS, |_, it| Ok(Verb::LifeFromDamage(it.count()));
    Verb::LoseLife(_) => "lose-life", COUNT, "1", "kapow-verb-lose-life",
        &[Attack, EachAttack, PowerUp, AfterPowerUp, Gain, SoloPowerUp, SoloAfterPowerUp,
          SoloThisRound, SoloGain, ListRow],
        |_, it| Ok(Verb::LoseLife(it.count()));
    Verb::OpponentLosesLife(_) => "opponent-loses-life", COUNT, "2", "kapow-verb-opponent-loses",
        GAINS, |_, it| Ok(Verb::OpponentLosesLife(it.count()));
    Verb::OpponentLosesPerDie(_) => "opponent-loses-per-die", Object::Number(1, 10), "3",
        "kapow-verb-lose-per-die", GAINS, |_, it| Ok(Verb::OpponentLosesPerDie(it.count()));
    Verb::OpponentLosesPerFace(_) => "opponent-loses-per-face", Object::Number(1, 10), "1",
        "kapow-verb-lose-per-face", GAINS, |_, it| Ok(Verb::OpponentLosesPerFace(it.count()));
    Verb::NoLoss => "no-loss", Object::Nothing, "true", "kapow-verb-no-loss", ROUND,
        |_, _| Ok(Verb::NoLoss);

    Verb::RerollEach => "reroll-each", Object::Nothing, "true", "kapow-verb-reroll-each",
        &[Immediate], |_, _| Ok(Verb::RerollEach);
    Verb::RerollAny => "reroll-any", Object::Nothing, "true", "kapow-verb-reroll-any",
        &[Immediate], |_, _| Ok(Verb::RerollAny);
    Verb::RerollOne(_) => "reroll-one", Object::Fields(&[field("not", Object::Word(&SYMBOL))]),
        "{ not = \"might\" }", "kapow-verb-reroll-one", &[Immediate],
        |_, it| Ok(Verb::RerollOne(Symbol::ALL[it.field(0).word()]));
    Verb::RerollBlank => "reroll-blank", Object::Nothing, "true", "kapow-verb-reroll-blank",
        &[SoloImmediate], |_, _| Ok(Verb::RerollBlank);
    Verb::RerollBlanks => "reroll-blanks", Object::Nothing, "true", "kapow-verb-reroll-blanks",
        &[SoloImmediate], |_, _| Ok(Verb::RerollBlanks);
    Verb::TurnDie => "turn-die", Object::Nothing, "true", "kapow-verb-turn-die", &[Immediate],
        |_, _| Ok(Verb::TurnDie);
    Verb::TurnBlank => "turn-blank", Object::Nothing, "true", "kapow-verb-turn-blank",
        &[SoloImmediate], |_, _| Ok(Verb::TurnBlank);
    Verb::TreatAll { .. } => "treat-all", TREATS, "{ from = \"toughness\", as = \"wild\" }",
        "kapow-verb-treat-all", &[ThisRound],
        |_, it| treated(it).map(|(from, to)| Verb::TreatAll { from, to });
    Verb::TreatOne { .. } => "treat-one", TREATS, "{ from = \"blank\", as = \"energy\" }",
        "kapow-verb-treat-one", &[ThisRound, SoloImmediate],
        |_, it| treated(it).map(|(from, to)| Verb::TreatOne { from, to });

    Verb::NoTraitDice => "no-trait-dice", Object::Nothing, "true", "kapow-verb-no-trait-dice",
        ROUND, |_, _| Ok(Verb::NoTraitDice);
    Verb::OpponentTraitDie(_) => "opponent-trait-die", GAINING,
        "[{ faces = { count = 1, of = \"non-wild\" } }]", "kapow-verb-opponent-trait-die", ROUND,
        |_, it| Ok(Verb::OpponentTraitDie(it.run()));
    Verb::LockIn { .. } => "lock-in", LOCKS, "{ dice = 1, plain = false, max = 3 }",
        "kapow-verb-lock-in", PLAYERS,
        |_, it| Ok(Verb::LockIn {
            dice: it.field(0).count(),
            plain: it.field(1).flag(),
            max: it.field(2).count(),
        });
    Verb::SelfLock { .. } => "self-lock", SELF_LOCKS, "{ max = 3, each = [{ attack = 1 }] }",
        "kapow-verb-self-lock", &[SoloPowerUp, SoloAfterPowerUp],
        |_, it| Ok(Verb::SelfLock { max: it.field(0).count(), each: it.field(1).run() });
    Verb::Entangle(_) => "entangle", Object::Number(1, crate::state::TOKENS as i64), "3",
        "kapow-verb-entangle", GAINS, |_, it| Ok(Verb::Entangle(it.count()));
    Verb::RemoveToken => "remove-token", Object::Nothing, "true", "kapow-verb-remove-token",
        &[TokenBox], |_, _| Ok(Verb::RemoveToken);

    Verb::Choose(_) => "choose", CHOICE, "[[{ trait-dice = 1 }], [{ life = 3 }]]",
        "kapow-verb-choose", AROUND, |_, it| options(it).map(Verb::Choose);
    Verb::ChooseEach(_) => "choose-each", Object::Options(Options::LIMIT, |_| EachOption),
        "[[{ attack-kicker = 1 }], [{ defence-kicker = 1 }], \
         [{ at-defend = [{ faces = { count = 1, of = \"any\" } }] }]]",
        "kapow-verb-choose-each", &[ThisRound, CardThisRound],
        |language, it| chosen_each(language, it).map(Verb::ChooseEach);
    Verb::OpponentChooses(_) => "opponent-chooses", CHOICE,
        "[[{ opponent-loses-life = 3 }], [{ take-face = true }]]", "kapow-verb-opponent-chooses",
        AROUND, |_, it| options(it).map(Verb::OpponentChooses);
    Verb::Each(_) => "each", Object::Verbs(Place::in_each), "[{ attack-kicker = 2 }]",
        "kapow-verb-each",
        &[Attack, Defend, ThisRound, CardThisRound, PowerUp, AfterPowerUp, Gain, SoloPowerUp,
          SoloAfterPowerUp, SoloGain],
        |_, it| Ok(Verb::Each(it.run()));
    Verb::If { .. } => "if", CONDITION,
        "{ test = \"lost-at-least\", count = 3, then = [{ trait-dice = 1 }] }",
        "kapow-test-lost", AROUND,
        |_, it| tested(it).map(|test| Verb::If { test, then: it.field(2).run() });
    Verb::List(_) => "list", LIST,
        "[{ symbol = \"might\", effects = [{ attack = 2 }] }, \
         { symbol = \"any\", effects = [{ faces = { count = 1, of = \"non-wild\" } }], \
         repeat = true }]",
        "kapow-row-symbol", &[SoloThisRound], |language, it| Ok(list(language, it));
    Verb::AtPowerUp(_) => "at-power-up", GAINING, "[{ action-dice = 1 }]",
        "kapow-timing-power-up", &[Attack, Defend, ThisRound, CardThisRound, SoloThisRound],
        |_, it| Ok(Verb::AtPowerUp(it.run()));
    Verb::AtDefend(_) => "at-defend", Object::Verbs(|_| AtDefend),
        "[{ faces = { count = 1, of = \"any\" } }]", "kapow-timing-defend", &[EachOption],
        |_, it| Ok(Verb::AtDefend(it.run()));
}

fn changed(given: &Given) -> Result<i8, String> {
    let change = given.signed();
    let holds = change != 0;
    holds
        .then_some(change)
        .ok_or_else(|| "0 changes nothing".into())
}

fn symbols(given: &Given) -> Symbols {
    let named = |place: &usize| given.set() >> place & 1 == 1;
    let places = (0..Symbol::FACES.len()).filter(named);
    places.map(|place| Symbol::ALL[place]).collect()
}

fn treated(given: &Given) -> Result<(Symbol, Symbol), String> {
    let [from, to] = [0, 1].map(|at| Symbol::ALL[given.field(at).word()]);
    if from.counts_as().has(to) {
        return Err(format!("{} counts as {} anyway", from.id(), to.id()));
    }
    Ok((from, to))
}

fn options(given: &Given) -> Result<Options, String> {
    Options::new(given.options()).ok_or_else(|| "a choice is between two or three things".into())
}

/// A trait die or an action die, for where two have a say in it.
fn any_die(language: &mut Language) -> Result<Verb, String> {
    let dice = [Verb::TraitDice(1), Verb::ActionDice(1)];
    let spans = dice.map(|die| Span::append(&mut language.verbs, vec![die]));
    let options = Options::new(&spans).ok_or_else(String::new)?;
    Ok(Verb::DieOfOpponentsChoice(options))
}

/// The rules know the three options by their order: more attack, more defence, a face.
fn chosen_each(language: &Language, given: &Given) -> Result<Options, String> {
    let verbs = |span: &Span| {
        let places = span.places();
        &language.verbs[usize::from(places.start)..usize::from(places.end)]
    };
    let found: Vec<&[Verb]> = given.options().iter().map(verbs).collect();
    let in_order = matches!(
        found[..],
        [
            [Verb::AttackKicker(_)],
            [Verb::DefenceKicker(_)],
            [Verb::AtDefend(_)]
        ]
    );
    if !in_order {
        return Err("the options are attack-kicker, defence-kicker, at-defend, in order".into());
    }
    options(given)
}

fn tested(given: &Given) -> Result<Test, String> {
    let count = match given.field(1) {
        Given::Nothing => None,
        count => Some(count.count()),
    };
    let word = TEST.words[given.field(0).word()];
    match (given.field(0).word(), count) {
        (0, None) => Ok(Test::OpponentHasMoreDice),
        (0, Some(_)) => Err(format!("`{word}` has no count")),
        (_, None) => Err(format!("`{word}` needs a count")),
        (1, Some(count)) => Ok(Test::LostAtLeast(count)),
        (2, Some(count)) => Ok(Test::LostAtMost(count)),
        (_, Some(count)) => Ok(Test::DealtAtLeast(count)),
    }
}

fn list(language: &mut Language, given: &Given) -> Verb {
    let row = |table: &Given| Row {
        symbol: Symbol::ALL.get(table.field(0).word()).copied(),
        effects: table.field(1).run(),
        repeat: table.field(2).flag(),
    };
    let rows = given.tables().iter().map(row).collect();
    Verb::List(Span::append(&mut language.rows, rows))
}
