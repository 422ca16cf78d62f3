//! The table of all verbs: how each is written, what it is about, its sentence, and where it may
//! stand. Packs are read by it.

use super::Place::{self, Aim, Always, Damage, Fielding, KnockOut, Run};
use super::{Amount, AtLevel, Language, Later, Price, Span, Verb, Way, Which};
use crate::filter::{FilterId, Keyword, Zone};
use content::verbs::{self, Given, Object, Words, field, may};

impl verbs::Language for Language {
    type Verb = Verb;
    type Place = Place;
    const ROWS: &'static [verbs::Row<Language>] = ROWS;
    const MOST: usize = 8;

    fn keep(&mut self, run: Vec<Verb>) -> Span {
        Span::append(&mut self.verbs, run)
    }
}

/// Where something is done.
const DOES: &[Place] = &[Run];
/// Where something is done that lasts until the end of the turn, or counts as long as it is there.
const HOLDS: &[Place] = &[Run, Always];
/// Where something counts as long as it is there.
const STANDS: &[Place] = &[Always];
/// What may hold others.
const ANY: &[Place] = &[Run, Fielding, Damage, Aim];

const WHICH: Object<Place> = Object::Text("which");
const FILTER: Object<Place> = Object::Text("filter");
const N: Object<Place> = Object::Text("number");
const FEW: Object<Place> = Object::Number(1, 9);
const THEN: Object<Place> = Object::Verbs(|place| place);
const LEVEL: Object<Place> = Object::Text("level");

const ZONES: Words = Words {
    what: "zone",
    words: &["field", "bag", "prep", "reserve", "used"],
    sets: &[],
};
const ZONE: [Zone; 5] = [
    Zone::Field,
    Zone::Bag,
    Zone::Prep,
    Zone::Reserve,
    Zone::Used,
];
const KEYWORDS: Words = Words {
    what: "keyword",
    words: &["overcrush", "ally", "regenerate"],
    sets: &[],
};
const MOMENTS: Words = Words {
    what: "moment",
    words: &["turn-end", "next-draw"],
    sets: &[],
};
const FACES: Words = Words {
    what: "face",
    words: &["energy"],
    sets: &[],
};
const ATTACKERS: Words = Words {
    what: "attacker",
    words: &["self", "any"],
    sets: &[],
};
const TO: Object<Place> = Object::Word(&ZONES);

const DIE_TO: Object<Place> = Object::Fields(&[field("die", WHICH), may("to", TO)]);
const DIE_AT: Object<Place> = Object::Fields(&[field("die", WHICH), field("level", LEVEL)]);
const LIFE: Object<Place> = Object::Fields(&[field("who", WHICH), field("n", FEW)]);
const PRICES: Object<Place> = Object::Tables(&[
    may("energy", Object::Text("energy")),
    may("life", FEW),
    may("sacrifice", FILTER),
]);
const WAYS: Object<Place> = Object::Tables(&[may("if", Object::Text("test")), field("then", THEN)]);

/// Makes the table, and finds the row of a verb: a verb without a row does not compile.
macro_rules! rows {
    ($($verb:pat => $word:literal, $object:expr, $example:literal, $stands:expr, $make:expr;)*) => {
        const ROWS: &[verbs::Row<Language>] = &[$(verbs::Row {
            word: $word,
            object: $object,
            example: $example,
            says: concat!("dice-masters-verb-", $word),
            stands: $stands,
            make: $make,
        }),*];

        impl Verb {
            /// Its word in packs.
            pub(crate) const fn word(self) -> &'static str {
                match self {
                    $($verb => $word),*
                }
            }
        }
    };
}

rows! {
    Verb::Damage { .. } => "damage",
        Object::Fields(&[field("to", WHICH), field("n", N)]),
        "{ to = \"target\", n = 2 }", DOES,
        |it, given| Ok(Verb::Damage {
            to: it.which(given.field(0).text())?,
            n: it.amount(given.field(1).text())?,
        });
    Verb::Duel => "duel", Object::Nothing, "true", DOES, |_, _| Ok(Verb::Duel);
    Verb::PreventDamage { .. } => "prevent-damage",
        Object::Fields(&[field("die", WHICH), may("combat", Object::Flag), may("from", FILTER)]),
        "{ die = \"self\", combat = true }", HOLDS,
        |it, given| Ok(Verb::PreventDamage {
            die: it.which(given.field(0).text())?,
            combat: given.field(1).flag(),
            from: filter(it, given.field(2))?,
        });
    Verb::CapDamage { .. } => "cap-damage",
        Object::Fields(&[field("die", WHICH), field("n", FEW), field("from", FILTER)]),
        "{ die = \"self\", n = 1, from = \"action-die\" }", STANDS,
        |it, given| Ok(Verb::CapDamage {
            die: it.which(given.field(0).text())?,
            n: given.field(1).count(),
            from: it.filter(given.field(2).text())?,
        });
    Verb::Redirect(_) => "redirect", WHICH, "\"self\"", &[Damage],
        |it, given| it.which(given.text()).map(Verb::Redirect);
    Verb::GainLife { .. } => "gain-life", LIFE, "{ who = \"you\", n = 1 }", DOES,
        |it, given| Ok(Verb::GainLife {
            who: it.which(given.field(0).text())?,
            n: given.field(1).count(),
        });
    Verb::LoseLife { .. } => "lose-life", LIFE, "{ who = \"opponent\", n = 1 }", DOES,
        |it, given| Ok(Verb::LoseLife {
            who: it.which(given.field(0).text())?,
            n: given.field(1).count(),
        });
    Verb::KnockOut { .. } => "knock-out", DIE_TO, "{ die = \"target\" }", DOES,
        |it, given| Ok(Verb::KnockOut {
            die: it.which(given.field(0).text())?,
            to: zone(given.field(1), Zone::Prep),
        });
    Verb::KnockOutTo(_) => "knock-out-to", DIE_TO,
        "{ die = \"target\", to = \"used\" }", &[Run, KnockOut], knock_out_to;
    Verb::Sacrifice { .. } => "sacrifice",
        Object::Fields(&[field("die", WHICH), may("by", WHICH)]),
        "{ die = \"one own\" }", DOES,
        |it, given| Ok(Verb::Sacrifice {
            die: it.which(given.field(0).text())?,
            by: which_or(it, given.field(1), Which::You)?,
        });
    Verb::Move { .. } => "move",
        Object::Fields(&[field("die", WHICH), field("to", TO), may("face", Object::Word(&FACES))]),
        "{ die = \"it\", to = \"prep\" }", DOES,
        |it, given| Ok(Verb::Move {
            die: it.which(given.field(0).text())?,
            to: zone(given.field(1), Zone::Used),
            energy: given.field(2).is_there(),
        });
    Verb::Field { .. } => "field", DIE_AT,
        "{ die = \"one own in:used has-level:3\", level = 3 }", DOES,
        |it, given| Ok(Verb::Field {
            die: it.which(given.field(0).text())?,
            level: level(given.field(1))?,
        });
    Verb::Put { .. } => "put", DIE_AT, "{ die = \"self\", level = \"rolled\" }", DOES,
        |it, given| Ok(Verb::Put {
            die: it.which(given.field(0).text())?,
            level: level(given.field(1))?,
        });
    Verb::FieldFree => "field-free", Object::Nothing, "true", &[Fielding],
        |_, _| Ok(Verb::FieldFree);
    Verb::NextFree(_) => "next-free", FILTER, "\"own group:spider-friends\"", DOES,
        |it, given| it.filter(given.text()).map(Verb::NextFree);
    Verb::Remove(_) => "remove", WHICH, "\"one own\"", DOES,
        |it, given| it.which(given.text()).map(Verb::Remove);
    Verb::Capture(_) => "capture", WHICH, "\"target\"", DOES,
        |it, given| it.which(given.text()).map(Verb::Capture);
    Verb::Control(_) => "control", WHICH, "\"target\"", DOES,
        |it, given| it.which(given.text()).map(Verb::Control);
    Verb::Copy { .. } => "copy",
        Object::Fields(&[field("die", WHICH), may("text", Object::Flag)]),
        "{ die = \"target\", text = true }", DOES,
        |it, given| Ok(Verb::Copy {
            die: it.which(given.field(0).text())?,
            text: given.field(1).flag(),
        });
    Verb::LeaveCombat(_) => "leave-combat", WHICH, "\"self\"", DOES,
        |it, given| it.which(given.text()).map(Verb::LeaveCombat);
    Verb::Spin { .. } => "spin",
        Object::Fields(&[field("die", WHICH), field("by", Object::Number(-2, 2))]),
        "{ die = \"self\", by = 1 }", DOES,
        |it, given| Ok(Verb::Spin {
            die: it.which(given.field(0).text())?,
            by: given.field(1).signed(),
        });
    Verb::SpinTo { .. } => "spin-to",
        Object::Fields(&[field("die", WHICH), field("level", Object::Number(1, 3))]),
        "{ die = \"all own has-level:3\", level = 3 }", DOES,
        |it, given| Ok(Verb::SpinTo {
            die: it.which(given.field(0).text())?,
            level: given.field(1).count(),
        });
    Verb::Reroll(_) => "reroll", WHICH, "\"target\"", DOES,
        |it, given| it.which(given.text()).map(Verb::Reroll);
    Verb::Regenerate(_) => "regenerate", THEN, "[{ spin-to = { die = \"self\", level = 3 } }]",
        DOES, |_, given| Ok(Verb::Regenerate(given.run()));
    Verb::DrawAndRoll(_) => "draw-and-roll", FEW, "2", DOES,
        |_, given| Ok(Verb::DrawAndRoll(given.count()));
    Verb::Prep { .. } => "prep",
        Object::Fields(&[field("who", WHICH), field("n", FEW)]),
        "{ who = \"you\", n = 1 }", DOES,
        |it, given| Ok(Verb::Prep {
            who: it.which(given.field(0).text())?,
            n: given.field(1).count(),
        });
    Verb::Search { .. } => "search",
        Object::Fields(&[field("of", FILTER), field("to", TO)]),
        "{ of = \"character group:villains\", to = \"prep\" }", DOES,
        |it, given| Ok(Verb::Search {
            of: it.filter(given.field(0).text())?,
            to: zone(given.field(1), Zone::Prep),
        });
    Verb::Attach => "attach", Object::Nothing, "true", DOES, |_, _| Ok(Verb::Attach);
    Verb::Modify { .. } => "modify",
        Object::Fields(&[field("die", WHICH), may("attack", N), may("defence", N)]),
        "{ die = \"self\", attack = 2 }", HOLDS, modify;
    Verb::DefenceIsAttack(_) => "defence-is-attack", WHICH, "\"target\"", DOES,
        |it, given| it.which(given.text()).map(Verb::DefenceIsAttack);
    Verb::GrantKeyword { .. } => "grant-keyword",
        Object::Fields(&[field("die", WHICH), field("keyword", Object::Word(&KEYWORDS))]),
        "{ die = \"self\", keyword = \"overcrush\" }", HOLDS,
        |it, given| Ok(Verb::GrantKeyword {
            die: it.which(given.field(0).text())?,
            keyword: Keyword::ALL[given.field(1).word()].1,
        });
    Verb::GrantGroup { .. } => "grant-group",
        Object::Fields(&[field("die", WHICH), field("group", Object::Text("group"))]),
        "{ die = \"target\", group = \"spider-friends\" }", DOES,
        |it, given| Ok(Verb::GrantGroup {
            die: it.which(given.field(0).text())?,
            group: it.group(given.field(1).text())?,
        });
    Verb::Blank(_) => "blank", WHICH, "\"target\"", DOES,
        |it, given| it.which(given.text()).map(Verb::Blank);
    Verb::SwitchOff(_) => "switch-off", FEW, "1", DOES,
        |_, given| Ok(Verb::SwitchOff(given.count()));
    Verb::Unblockable(_) => "unblockable", WHICH, "\"self\"", HOLDS,
        |it, given| it.which(given.text()).map(Verb::Unblockable);
    Verb::NotBlockedBy { .. } => "not-blocked-by",
        Object::Fields(&[field("die", WHICH), field("by", FILTER)]),
        "{ die = \"self\", by = \"sidekick\" }", HOLDS,
        |it, given| Ok(Verb::NotBlockedBy {
            die: it.which(given.field(0).text())?,
            by: it.filter(given.field(1).text())?,
        });
    Verb::CannotBlock { .. } => "cannot-block",
        Object::Fields(&[field("die", WHICH), may("attacker", FILTER)]),
        "{ die = \"target\" }", HOLDS,
        |it, given| Ok(Verb::CannotBlock {
            die: it.which(given.field(0).text())?,
            attacker: filter(it, given.field(1))?,
        });
    Verb::MustBlock { .. } => "must-block",
        Object::Fields(&[field("die", WHICH), field("attacker", Object::Word(&ATTACKERS))]),
        "{ die = \"target\", attacker = \"any\" }", HOLDS,
        |it, given| Ok(Verb::MustBlock {
            die: it.which(given.field(0).text())?,
            me: given.field(1).word() == 0,
        });
    Verb::MayBlock(_) => "may-block", Object::Number(2, 9), "2", STANDS,
        |_, given| Ok(Verb::MayBlock(given.count()));
    Verb::BlockTax { .. } => "block-tax",
        Object::Fields(&[field("who", WHICH), may("each", FILTER)]),
        "{ who = \"opponent\" }", DOES,
        |it, given| Ok(Verb::BlockTax {
            who: it.which(given.field(0).text())?,
            of: filter(it, given.field(1))?,
        });
    Verb::FirstStrike => "first-strike", Object::Nothing, "true", STANDS,
        |_, _| Ok(Verb::FirstStrike);
    Verb::Untargetable { .. } => "untargetable",
        Object::Fields(&[may("actions", Object::Flag)]),
        "{ actions = true }", STANDS,
        |_, given| Ok(Verb::Untargetable { actions: given.field(0).flag() });
    Verb::FieldPrice { .. } => "field-price",
        Object::Fields(&[field("of", FILTER), may("add", Object::Number(-5, 5)),
            may("least", FEW)]),
        "{ of = \"name:spider-man\", add = 2 }", STANDS,
        |it, given| Ok(Verb::FieldPrice {
            of: it.filter(given.field(0).text())?,
            add: signed(given.field(1)),
            least: count(given.field(2), 0),
        });
    Verb::BuyPrice { .. } => "buy-price",
        Object::Fields(&[may("of", FILTER), may("add", Object::Number(-5, 5)),
            may("times", FEW), field("payer", WHICH)]),
        "{ of = \"group:spider-friends\", add = -1, payer = \"you\" }", STANDS,
        |it, given| Ok(Verb::BuyPrice {
            of: filter(it, given.field(0))?,
            add: signed(given.field(1)),
            times: count(given.field(2), 1),
            payer: it.which(given.field(3).text())?,
        });
    Verb::Buy { .. } => "buy",
        Object::Fields(&[field("die", WHICH), field("to", TO)]),
        "{ die = \"one own in:card keyword:ally\", to = \"used\" }", DOES,
        |it, given| Ok(Verb::Buy {
            die: it.which(given.field(0).text())?,
            to: zone(given.field(1), Zone::Used),
        });
    Verb::MustPay { .. } => "must-pay",
        Object::Fields(&[field("who", WHICH), field("any", PRICES)]),
        "{ who = \"everyone\", any = [{ energy = \"any\" }, { sacrifice = \"own\" }] }", DOES,
        |it, given| Ok(Verb::MustPay {
            who: it.which(given.field(0).text())?,
            any: prices(it, given.field(1))?,
        });
    Verb::Cancel => "cancel", Object::Nothing, "true", &[Aim], |_, _| Ok(Verb::Cancel);
    Verb::AddTarget(_) => "add-target", WHICH, "\"one own name:dagger\"", &[Aim],
        |it, given| it.which(given.text()).map(Verb::AddTarget);
    Verb::Later { .. } => "later",
        Object::Fields(&[field("at", Object::Word(&MOMENTS)), field("then", THEN)]),
        "{ at = \"turn-end\", then = [{ sacrifice = { die = \"it\" } }] }", DOES,
        |_, given| Ok(Verb::Later {
            at: [Later::TurnEnd, Later::NextDraw][given.field(0).word()],
            then: given.field(1).run(),
        });
    Verb::IfLeaves { .. } => "if-leaves",
        Object::Fields(&[field("die", WHICH), field("then", THEN)]),
        "{ die = \"target\", then = [{ modify = { die = \"self\", attack = 1 } }] }", DOES,
        |it, given| Ok(Verb::IfLeaves {
            die: it.which(given.field(0).text())?,
            then: given.field(1).run(),
        });
    Verb::If { .. } => "if",
        Object::Fields(&[field("test", Object::Text("test")), field("then", THEN),
            may("else", THEN)]),
        "{ test = \"burst:double\", then = [{ spin = { die = \"self\", by = 1 } }] }", ANY,
        |it, given| Ok(Verb::If {
            tests: it.tests(Some(given.field(0).text()))?,
            then: given.field(1).run(),
            other: run(given.field(2)),
        });
    Verb::Choose(_) => "choose", WAYS,
        "[{ then = [{ gain-life = { who = \"you\", n = 1 } }] }, \
         { then = [{ draw-and-roll = 1 }] }]", DOES, choose;
    Verb::EachPlayer { .. } => "each-player",
        Object::Fields(&[may("may", Object::Flag), field("then", THEN)]),
        "{ then = [{ prep = { who = \"you\", n = 1 } }] }", DOES,
        |_, given| Ok(Verb::EachPlayer {
            may: given.field(0).flag(),
            then: given.field(1).run(),
        });
    Verb::Repeat { .. } => "repeat",
        Object::Fields(&[field("n", N), field("target", FILTER), field("then", THEN)]),
        "{ n = \"paid\", target = \"opposing\", then = [{ damage = { to = \"target\", n = 1 } }] }",
        DOES,
        |it, given| Ok(Verb::Repeat {
            n: it.amount(given.field(0).text())?,
            of: it.filter(given.field(1).text())?,
            then: given.field(2).run(),
        });
}

fn modify(it: &mut Language, given: &Given) -> Result<Verb, String> {
    let die = it.which(given.field(0).text())?;
    let mut part = |at| match given.field(at) {
        Given::Text(text) => it.amount(text),
        _ => Ok(Amount::Number(0)),
    };
    let (attack, defence) = (part(1)?, part(2)?);
    if (attack, defence) == (Amount::Number(0), Amount::Number(0)) {
        return Err("`attack` or `defence` must change".to_owned());
    }
    Ok(Verb::Modify {
        die,
        attack,
        defence,
    })
}

fn knock_out_to(it: &mut Language, given: &Given) -> Result<Verb, String> {
    let die = it.which(given.field(0).text())?;
    match zone(given.field(1), Zone::Used) {
        Zone::Used => Ok(Verb::KnockOutTo(die)),
        _ => Err("who is knocked out goes elsewhere only to `used`".to_owned()),
    }
}

fn choose(it: &mut Language, given: &Given) -> Result<Verb, String> {
    let way = |it: &mut Language, given: &Given| {
        let tests = given.field(0);
        let tests = it.tests(tests.is_there().then(|| tests.text()))?;
        Ok(Way {
            tests,
            then: given.field(1).run(),
        })
    };
    let ways: Result<Vec<Way>, String> = given.tables().iter().map(|one| way(it, one)).collect();
    let ways = ways?;
    if !(2..=4).contains(&ways.len()) {
        return Err("a choice is between 2 to 4 ways".to_owned());
    }
    Ok(Verb::Choose(Span::append(&mut it.ways, ways)))
}

fn prices(it: &mut Language, given: &Given) -> Result<Span, String> {
    let price = |it: &mut Language, given: &Given| {
        let mut price = Price {
            life: count(given.field(1), 0),
            ..Price::default()
        };
        if let Given::Text(text) = given.field(0) {
            Language::energy(&mut price, text)?;
        }
        if let Given::Text(text) = given.field(2) {
            price.sacrifice = Some(it.sacrificed(text)?);
        }
        Ok(price)
    };
    let all: Result<Vec<Price>, String> = given.tables().iter().map(|one| price(it, one)).collect();
    Ok(Span::append(&mut it.prices, all?))
}

fn level(given: &Given) -> Result<AtLevel, String> {
    match given.text() {
        "rolled" => Ok(AtLevel::Rolled),
        "former" => Ok(AtLevel::Former),
        "1" => Ok(AtLevel::Level(1)),
        "2" => Ok(AtLevel::Level(2)),
        "3" => Ok(AtLevel::Level(3)),
        text => Err(format!("`{text}` is no level: 1 to 3, rolled or former")),
    }
}

fn filter(it: &mut Language, given: &Given) -> Result<Option<FilterId>, String> {
    match given {
        Given::Text(text) => it.filter(text).map(Some),
        _ => Ok(None),
    }
}

fn which_or(it: &mut Language, given: &Given, usual: Which) -> Result<Which, String> {
    match given {
        Given::Text(text) => it.which(text),
        _ => Ok(usual),
    }
}

fn zone(given: &Given, usual: Zone) -> Zone {
    match given {
        Given::Word(place) => ZONE[*place],
        _ => usual,
    }
}

fn count(given: &Given, usual: u8) -> u8 {
    if given.is_there() {
        given.count()
    } else {
        usual
    }
}

fn signed(given: &Given) -> i8 {
    if given.is_there() { given.signed() } else { 0 }
}

fn run(given: &Given) -> Span {
    if given.is_there() {
        given.run()
    } else {
        Span::default()
    }
}
