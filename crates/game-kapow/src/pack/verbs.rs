//! Reading verbs. Nested verbs lie in one list; a run of it is a [`Span`].

use super::read::{face_types, number, symbol};
use crate::{Options, Row, Span, Symbol, Test, Verb, Who};
use content::Node;

/// All verbs and rows read so far.
#[derive(Default)]
pub(super) struct Lists {
    pub(super) verbs: Vec<Verb>,
    pub(super) rows: Vec<Row>,
}

impl Lists {
    /// Reads a list of verbs.
    pub(super) fn read(&mut self, node: Node<'_>) -> Option<Span> {
        let verbs: Vec<Option<Verb>> = node
            .list()?
            .into_iter()
            .map(|node| self.verb(node))
            .collect();
        let verbs: Vec<Verb> = verbs.into_iter().collect::<Option<_>>()?;
        if verbs.len() > 4 {
            node.problem("an effect has at most four verbs");
            return None;
        }
        let span = Span {
            from: self.verbs.len() as u16,
            len: verbs.len() as u16,
        };
        self.verbs.extend(verbs);
        Some(span)
    }

    fn verb(&mut self, node: Node<'_>) -> Option<Verb> {
        let (word, object) = node.verb()?;
        let small = |object| number(object, 1, 30);
        match word {
            "base-attack" => small(object).map(Verb::BaseAttack),
            "base-defence" => small(object).map(Verb::BaseDefence),
            "fallback-defence" => small(object).map(Verb::FallbackDefence),
            "attack-kicker" => small(object).map(Verb::AttackKicker),
            "defence-kicker" => small(object).map(Verb::DefenceKicker),
            "attack-times" => number(object, 2, 4).map(Verb::AttackTimes),
            "defence-times" => number(object, 2, 4).map(Verb::DefenceTimes),
            "attack" => signed(object).map(Verb::Attack),
            "defence" => signed(object).map(Verb::Defence),
            "opponent-defence" => signed(object).map(Verb::OpponentDefence),
            "own-attack" => signed(object).map(Verb::OwnAttack),
            "faces" => faces(object),
            "trait-dice" => number(object, 1, 4).map(Verb::TraitDice),
            "action-dice" => number(object, 1, 4).map(Verb::ActionDice),
            "copy-face" => copy_face(object),
            "exchange-faces" => number(object, 1, 6).map(Verb::ExchangeFaces),
            "attach-face" => attach_face(object),
            "life" => small(object).map(Verb::Life),
            "life-from-damage" => small(object).map(Verb::LifeFromDamage),
            "lose-life" => lose_life(object),
            "lose-life-per" => lose_life_per(object),
            "reroll-one" => {
                let table = object.table(&["not"])?;
                table.need("not").and_then(symbol).map(Verb::RerollOne)
            }
            "treat-all" => treat(object).map(|(from, to)| Verb::TreatAll { from, to }),
            "treat-one" => treat(object).map(|(from, to)| Verb::TreatOne { from, to }),
            "lock-in" => lock_in(object),
            "entangle" => number(object, 1, crate::state::TOKENS as u8).map(Verb::Entangle),
            _ => self
                .around(word, object)
                .or_else(|| plain(word, node, object)),
        }
    }

    /// Verbs around other verbs. `None` without a problem noted where it is none of these.
    fn around(&mut self, word: &str, object: Node<'_>) -> Option<Verb> {
        match word {
            "opponent-trait-die" => self.read(object).map(Verb::OpponentTraitDie),
            "each" => self.read(object).map(Verb::Each),
            "at-power-up" => self.read(object).map(Verb::AtPowerUp),
            "at-defend" => self.read(object).map(Verb::AtDefend),
            "choose" => self.options(object).map(Verb::Choose),
            "choose-each" => self.options(object).map(Verb::ChooseEach),
            "opponent-chooses" => self.options(object).map(Verb::OpponentChooses),
            "self-lock" => {
                let table = object.table(&["max", "each"])?;
                let max = table.need("max").and_then(|node| number(node, 1, 4));
                let each = table.need("each").and_then(|node| self.read(node));
                let (max, each) = (max?, each?);
                Some(Verb::SelfLock { max, each })
            }
            "die-of-opponents-choice" => self.any_die(object),
            "if" => self.condition(object),
            "list" => self.list(object),
            _ => None,
        }
    }

    fn options(&mut self, node: Node<'_>) -> Option<Options> {
        let spans: Vec<Option<Span>> = node
            .list()?
            .into_iter()
            .map(|node| self.read(node))
            .collect();
        let spans: Vec<Span> = spans.into_iter().collect::<Option<_>>()?;
        let options = Options::new(&spans);
        if options.is_none() {
            node.problem("a choice is between two or three things");
        }
        options
    }

    /// A die of any kind: a trait die or an action die.
    fn any_die(&mut self, object: Node<'_>) -> Option<Verb> {
        holds(object)?;
        let from = self.verbs.len() as u16;
        self.verbs.extend([Verb::TraitDice(1), Verb::ActionDice(1)]);
        let options = [from, from + 1].map(|from| Span { from, len: 1 });
        Options::new(&options).map(Verb::DieOfOpponentsChoice)
    }

    fn condition(&mut self, node: Node<'_>) -> Option<Verb> {
        let table = node.table(&["test", "count", "then"])?;
        let count = table.need("count").and_then(|node| number(node, 0, 50));
        let then = table.need("then").and_then(|node| self.read(node));
        let (count, test) = (count?, table.need("test")?);
        let test = test.one_of(
            "test",
            &[
                ("opponent-has-more-dice", Test::OpponentHasMoreDice),
                ("lost-at-least", Test::LostAtLeast(count)),
                ("lost-at-most", Test::LostAtMost(count)),
                ("dealt-at-least", Test::DealtAtLeast(count)),
            ],
        );
        let (test, then) = (test?, then?);
        Some(Verb::If { test, then })
    }

    fn list(&mut self, node: Node<'_>) -> Option<Verb> {
        let rows: Vec<Option<Row>> = node
            .list()?
            .into_iter()
            .map(|node| self.row(node))
            .collect();
        let rows: Vec<Row> = rows.into_iter().collect::<Option<_>>()?;
        let span = Span {
            from: self.rows.len() as u16,
            len: rows.len() as u16,
        };
        self.rows.extend(rows);
        Some(Verb::List(span))
    }

    fn row(&mut self, node: Node<'_>) -> Option<Row> {
        let table = node.table(&["symbol", "effects", "repeat"])?;
        let mut words = Symbol::ALL
            .map(|symbol| (symbol.id(), Some(symbol)))
            .to_vec();
        words.push(("any", None));
        let symbol = table
            .need("symbol")
            .and_then(|node| node.one_of("symbol", &words));
        let effects = table.need("effects").and_then(|node| self.read(node));
        let repeat = table.get("repeat").map_or(Some(false), Node::flag);
        Some(Row {
            symbol: symbol?,
            effects: effects?,
            repeat: repeat?,
        })
    }
}

/// Verbs that need no object: it is `true`, or 1.
fn plain(word: &str, node: Node<'_>, object: Node<'_>) -> Option<Verb> {
    const PLAIN: [(&str, Verb); 11] = [
        ("mirror-kickers", Verb::MirrorKickers),
        ("take-face", Verb::TakeFace),
        ("no-loss", Verb::NoLoss),
        ("reroll-each", Verb::RerollEach),
        ("reroll-any", Verb::RerollAny),
        ("reroll-blank", Verb::RerollBlank),
        ("reroll-blanks", Verb::RerollBlanks),
        ("turn-die", Verb::TurnDie),
        ("turn-blank", Verb::TurnBlank),
        ("no-trait-dice", Verb::NoTraitDice),
        ("remove-token", Verb::RemoveToken),
    ];
    let found = PLAIN.iter().find(|(known, _)| *known == word);
    let Some((_, verb)) = found else {
        if !AROUND.contains(&word) {
            node.problem(format!("unknown verb `{word}`"));
        }
        return None;
    };
    holds(object).map(|()| *verb)
}

/// The object of a verb that needs none.
fn holds(object: Node<'_>) -> Option<()> {
    let flag = object.flag()?;
    if !flag {
        object.problem("a verb that does not hold is left out");
    }
    flag.then_some(())
}

/// Those that have already said what is wrong with them.
const AROUND: [&str; 11] = [
    "die-of-opponents-choice",
    "opponent-trait-die",
    "each",
    "at-power-up",
    "at-defend",
    "choose",
    "choose-each",
    "opponent-chooses",
    "self-lock",
    "if",
    "list",
];

fn signed(node: Node<'_>) -> Option<i8> {
    node.number(-30..=30).map(|number| number as i8)
}

fn faces(node: Node<'_>) -> Option<Verb> {
    let table = node.table(&["count", "of"])?;
    let count = table.need("count").and_then(|node| number(node, 1, 6));
    let of = table.need("of").and_then(face_types);
    let (count, of) = (count?, of?);
    Some(Verb::Faces { count, of })
}

fn copy_face(node: Node<'_>) -> Option<Verb> {
    let table = node.table(&["die", "count"])?;
    let slot = table.need("die").and_then(|node| number(node, 1, 12));
    let count = table.need("count").and_then(|node| number(node, 1, 6));
    let (slot, count) = (slot? - 1, count?);
    Some(Verb::CopyFace { slot, count })
}

fn attach_face(node: Node<'_>) -> Option<Verb> {
    let table = node.table(&["of", "to"])?;
    let of = table.need("of").and_then(face_types);
    let words = [("own", false), ("other-blank", true)];
    let to = table.need("to").and_then(|node| node.one_of("die", &words));
    let (of, to_other_blank) = (of?, to?);
    Some(Verb::AttachFace { of, to_other_blank })
}

fn lose_life(node: Node<'_>) -> Option<Verb> {
    let table = node.table(&["who", "count"])?;
    let words = [("self", Who::Own), ("opponent", Who::Opponent)];
    let who = table
        .need("who")
        .and_then(|node| node.one_of("seat", &words));
    let count = table.need("count").and_then(|node| number(node, 1, 30));
    let (who, count) = (who?, count?);
    Some(Verb::LoseLife { who, count })
}

fn lose_life_per(node: Node<'_>) -> Option<Verb> {
    let table = node.table(&["what", "count"])?;
    let words = [("die", true), ("face", false)];
    let die = table
        .need("what")
        .and_then(|node| node.one_of("thing", &words));
    let count = table.need("count").and_then(|node| number(node, 1, 10));
    let (die, count) = (die?, count?);
    Some(Verb::LoseLifePer { die, count })
}

fn treat(node: Node<'_>) -> Option<(Symbol, Symbol)> {
    let table = node.table(&["from", "as"])?;
    let from = table.need("from").and_then(symbol);
    let to = table.need("as").and_then(symbol);
    Some((from?, to?))
}

fn lock_in(node: Node<'_>) -> Option<Verb> {
    let table = node.table(&["dice", "plain", "max"])?;
    let dice = table.need("dice").and_then(|node| number(node, 1, 6));
    let plain = table.need("plain").and_then(Node::flag);
    let max = table.need("max").and_then(|node| number(node, 1, 4));
    let (dice, plain, max) = (dice?, plain?, max?);
    Some(Verb::LockIn { dice, plain, max })
}
