//! Verbs: the closed list of what a game's effects are made of, as a table with one row for each.
//!
//! A row says how a verb is written, what stands behind its word, which sentence tells it, and
//! where it may stand. Reading goes by the rows alone, so that a pack cannot say what the rules do
//! not do: an unknown word, an object out of range or a verb in a place where nobody carries it out
//! is a problem with its line. What the rows mean is for the rules.

use crate::{Node, Reader, Section};
use std::fmt;

/// A game's language of verbs, and what has been read of it so far.
pub trait Language: Sized + 'static {
    /// One step of an effect.
    type Verb;
    /// Where verbs can stand: an ability of some sort, or the inside of another verb.
    type Place: Copy + Eq + fmt::Display + 'static;
    /// The table.
    const ROWS: &'static [Row<Self>];
    /// The most verbs one after the other.
    const MOST: usize;

    /// Keeps a run of verbs.
    fn keep(&mut self, run: Vec<Self::Verb>) -> Span;
}

/// A run of verbs in the list where a game keeps them all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Span {
    /// Where it begins.
    pub from: u16,
    /// How many.
    pub len: u16,
}

impl Span {
    /// Puts a run at the end of a list.
    pub fn append<T>(list: &mut Vec<T>, run: Vec<T>) -> Span {
        let span = Span {
            from: list.len() as u16,
            len: run.len() as u16,
        };
        list.extend(run);
        span
    }

    /// The places in the list.
    pub fn places(self) -> std::ops::Range<u16> {
        self.from..self.from + self.len
    }
}

/// A verb: all there is to know of it but what it does.
pub struct Row<L: Language> {
    /// Its word in packs.
    pub word: &'static str,
    /// What stands behind the word.
    pub object: Object<L::Place>,
    /// An object as a pack would write it.
    pub example: &'static str,
    /// The key of its sentence.
    pub says: &'static str,
    /// Where somebody carries it out.
    pub stands: &'static [L::Place],
    /// The verb of an object, or what is wrong with it all the same.
    pub make: fn(&mut L, &Given) -> Result<L::Verb, String>,
}

impl<L: Language> Row<L> {
    /// What its reference tells of it. What the example says, and how places are called, are the
    /// game's own words.
    pub fn info<T>(&self, says: T, stands: Vec<String>) -> VerbInfo<T> {
        VerbInfo {
            word: self.word,
            object: self.object.to_string(),
            example: self.example,
            says,
            stands,
        }
    }
}

/// A verb as its reference tells it, for whoever writes packs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VerbInfo<T> {
    /// Its word.
    pub word: &'static str,
    /// What stands behind the word.
    pub object: String,
    /// An object as a pack would write it.
    pub example: &'static str,
    /// What the example says.
    pub says: T,
    /// The words of the places where it may stand.
    pub stands: Vec<String>,
}

/// What stands behind a verb's word.
pub enum Object<P: 'static> {
    /// `true`: the word says it all.
    Nothing,
    /// A whole number, from the one to the other.
    Number(i64, i64),
    /// Yes or no.
    Flag,
    /// One word of a closed list.
    Word(&'static Words),
    /// Something that the game reads by itself, such as a number that is reckoned or the name of a
    /// record: what it is. A whole number may stand without quotes.
    Text(&'static str),
    /// Several words of a closed list, in `[ ]`, or the name of a set of them.
    Set(&'static Words),
    /// Values with names, in `{ }`.
    Fields(&'static [Field<P>]),
    /// Any number of such tables, in `[ ]`.
    Tables(&'static [Field<P>]),
    /// Other verbs, in `[ ]`, and where they stand then.
    Verbs(fn(P) -> P),
    /// Between two and so many lists of other verbs.
    Options(usize, fn(P) -> P),
}

/// A value with a name.
pub struct Field<P: 'static> {
    /// The name.
    pub name: &'static str,
    /// The value.
    pub object: Object<P>,
    /// Whether it must be there.
    pub needed: bool,
}

/// A value that must be there.
pub const fn field<P>(name: &'static str, object: Object<P>) -> Field<P> {
    Field {
        name,
        object,
        needed: true,
    }
}

/// A value that may be left out.
pub const fn may<P>(name: &'static str, object: Object<P>) -> Field<P> {
    Field {
        name,
        object,
        needed: false,
    }
}

/// A closed list of words.
pub struct Words {
    /// What they are, for messages: `face`.
    pub what: &'static str,
    /// The words.
    pub words: &'static [&'static str],
    /// Names of sets of them, a bit for each word.
    pub sets: &'static [(&'static str, u64)],
}

/// The object of a verb, read and within its bounds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Given {
    /// Nothing, or a field that is not there.
    Nothing,
    /// A whole number.
    Number(i64),
    /// Yes or no.
    Flag(bool),
    /// The place of a word in its list.
    Word(usize),
    /// What the game reads by itself.
    Text(String),
    /// Words, a bit for each.
    Set(u64),
    /// Verbs.
    Run(Span),
    /// Lists of verbs.
    Options(Vec<Span>),
    /// Values with names, in the order of the table.
    Fields(Vec<Given>),
    /// Tables of such values.
    Tables(Vec<Given>),
}

impl Given {
    /// A number that is not negative and fits.
    pub fn count(&self) -> u8 {
        let Given::Number(number) = self else {
            unreachable!("{self:?} is no number");
        };
        u8::try_from(*number).expect("the table keeps it within bounds")
    }

    /// A number with a sign.
    pub fn signed(&self) -> i8 {
        let Given::Number(number) = self else {
            unreachable!("{self:?} is no number");
        };
        i8::try_from(*number).expect("the table keeps it within bounds")
    }

    /// Yes or no; no where nothing is said.
    pub const fn flag(&self) -> bool {
        matches!(self, Given::Flag(true))
    }

    /// The place of a word in its list.
    pub fn word(&self) -> usize {
        let Given::Word(place) = self else {
            unreachable!("{self:?} is no word");
        };
        *place
    }

    /// What the game reads by itself.
    pub fn text(&self) -> &str {
        let Given::Text(text) = self else {
            unreachable!("{self:?} is no text");
        };
        text
    }

    /// Whether it is there.
    pub const fn is_there(&self) -> bool {
        !matches!(self, Given::Nothing)
    }

    /// Words, a bit for each.
    pub fn set(&self) -> u64 {
        let Given::Set(set) = self else {
            unreachable!("{self:?} is no set");
        };
        *set
    }

    /// Verbs.
    pub fn run(&self) -> Span {
        let Given::Run(span) = self else {
            unreachable!("{self:?} is no run of verbs");
        };
        *span
    }

    /// Lists of verbs.
    pub fn options(&self) -> &[Span] {
        let Given::Options(spans) = self else {
            unreachable!("{self:?} has no options");
        };
        spans
    }

    /// The value of a field, by its place in the table.
    pub fn field(&self, at: usize) -> &Given {
        let Given::Fields(fields) = self else {
            unreachable!("{self:?} has no fields");
        };
        &fields[at]
    }

    /// Tables of fields.
    pub fn tables(&self) -> &[Given] {
        let Given::Tables(tables) = self else {
            unreachable!("{self:?} has no tables");
        };
        tables
    }
}

/// The row of a word.
pub fn row<L: Language>(word: &str) -> Option<&'static Row<L>> {
    L::ROWS.iter().find(|row| row.word == word)
}

/// The section of an example.
const EXAMPLE: &[Section] = &[Section {
    name: "example",
    fields: &["effects"],
}];

/// Reads the example of a row, in the first place where the verb may stand.
///
/// # Panics
/// When the example is no verb of the language: a table is wrong then, not a pack.
pub fn read_example<L: Language>(game: &'static str, row: &Row<L>, into: &mut L) -> Span {
    let text = format!(
        "source = \"rulebook\"\n[[example]]\nid = \"x\"\neffects = [{{ {} = {} }}]\n",
        row.word, row.example
    );
    let read = Reader::load(game, EXAMPLE, &[("example", &text)], |reader| {
        let records = reader.records("example");
        let effects = records.first()?.need("effects")?;
        read(effects, row.stands.first().copied(), into)
    });
    let (span, _) = read.unwrap_or_else(|problems| panic!("{problems:?}"));
    span
}

/// Reads a list of verbs that stands somewhere. Where the place is not known, because something
/// around it is wrong already, all but the place is checked.
pub fn read<L: Language>(node: Node<'_>, place: Option<L::Place>, into: &mut L) -> Option<Span> {
    let nodes = node.list()?.into_iter();
    let verbs: Vec<Option<L::Verb>> = nodes.map(|node| one(node, place, into)).collect();
    if verbs.len() > L::MOST {
        node.problem(format!("at most {} verbs stand in a row", L::MOST));
        return None;
    }
    let verbs: Vec<L::Verb> = verbs.into_iter().collect::<Option<_>>()?;
    Some(into.keep(verbs))
}

fn one<L: Language>(node: Node<'_>, place: Option<L::Place>, into: &mut L) -> Option<L::Verb> {
    let (word, object) = node.verb()?;
    let Some(row) = row::<L>(word) else {
        node.unknown("verb", word, L::ROWS.iter().map(|row| row.word));
        return None;
    };
    let place = place.filter(|&place| {
        let stands = row.stands.contains(&place);
        if !stands {
            object.problem(misplaced(row, place));
        }
        stands
    });
    let given = row.object.read(object, place, into)?;
    let made = (row.make)(into, &given);
    made.map_err(|what| object.problem(what)).ok()
}

fn misplaced<L: Language>(row: &Row<L>, place: L::Place) -> String {
    let stands: Vec<String> = row.stands.iter().map(ToString::to_string).collect();
    let (word, stands) = (row.word, stands.join(", "));
    format!("`{word}` does nothing in {place}; it may stand in {stands}")
}

impl<P: Copy + Eq + fmt::Display + 'static> Object<P> {
    fn read<L: Language<Place = P>>(
        &self,
        node: Node<'_>,
        place: Option<P>,
        into: &mut L,
    ) -> Option<Given> {
        match self {
            Object::Nothing => holds(node),
            Object::Number(least, most) => node.number(*least..=*most).map(Given::Number),
            Object::Flag => node.flag().map(Given::Flag),
            Object::Word(words) => words.one(node).map(Given::Word),
            Object::Text(_) => text(node).map(Given::Text),
            Object::Set(words) => words.set(node).map(Given::Set),
            Object::Fields(fields) => read_fields(fields, node, place, into),
            Object::Tables(fields) => {
                let tables = node.list()?.into_iter();
                let read: Vec<Option<Given>> = tables
                    .map(|table| read_fields(fields, table, place, into))
                    .collect();
                read.into_iter().collect::<Option<_>>().map(Given::Tables)
            }
            Object::Verbs(inside) => read(node, place.map(inside), into).map(Given::Run),
            Object::Options(most, inside) => {
                let lists = node.list()?;
                if !(2..=*most).contains(&lists.len()) {
                    node.problem(format!("a choice is between 2 to {most} things"));
                    return None;
                }
                let inside = place.map(inside);
                let spans: Vec<Option<Span>> = lists
                    .into_iter()
                    .map(|list| read(list, inside, into))
                    .collect();
                spans.into_iter().collect::<Option<_>>().map(Given::Options)
            }
        }
    }
}

/// How the object is written, for those who write packs: `{ count = 1..6, of = "any" | … }`.
impl<P> fmt::Display for Object<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Object::Nothing => f.write_str("true"),
            Object::Number(least, most) => write!(f, "{least}..{most}"),
            Object::Flag => f.write_str("true | false"),
            Object::Word(words) => f.write_str(&quoted(words.words, " | ")),
            Object::Text(what) => write!(f, "\"{what}\""),
            Object::Set(words) => {
                let names: Vec<&str> = words.sets.iter().map(|(name, _)| *name).collect();
                let named = quoted(&names, " | ");
                write!(f, "{named} | [{}]", quoted(words.words, ", "))
            }
            Object::Fields(fields) => write_fields(fields, f),
            Object::Tables(fields) => {
                f.write_str("[")?;
                write_fields(fields, f)?;
                f.write_str(", …]")
            }
            Object::Verbs(_) => f.write_str("[…]"),
            Object::Options(..) => f.write_str("[[…], […], …]"),
        }
    }
}

fn write_fields<P>(fields: &[Field<P>], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let written: Vec<String> = fields
        .iter()
        .map(|field| format!("{} = {}", field.name, field.object))
        .collect();
    write!(f, "{{ {} }}", written.join(", "))
}

fn quoted(words: &[&str], between: &str) -> String {
    let words: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
    words.join(between)
}

fn read_fields<L: Language>(
    fields: &[Field<L::Place>],
    node: Node<'_>,
    place: Option<L::Place>,
    into: &mut L,
) -> Option<Given> {
    let names: Vec<&str> = fields.iter().map(|field| field.name).collect();
    let table = node.table(&names)?;
    let read: Vec<Option<Given>> = fields
        .iter()
        .map(|field| match table.get(field.name) {
            Some(value) => field.object.read(value, place, into),
            None if field.needed => {
                table.need(field.name);
                None
            }
            None => Some(Given::Nothing),
        })
        .collect();
    read.into_iter().collect::<Option<_>>().map(Given::Fields)
}

/// The object of a verb that needs none.
fn holds(node: Node<'_>) -> Option<Given> {
    let flag = node.flag()?;
    if !flag {
        node.problem("a verb that does not hold is left out");
    }
    flag.then_some(Given::Nothing)
}

/// A text, or a whole number as one.
fn text(node: Node<'_>) -> Option<String> {
    if node.is_number() {
        return node.number(-99..=99).map(|number| number.to_string());
    }
    node.words().map(str::to_owned)
}

impl Words {
    fn one(&self, node: Node<'_>) -> Option<usize> {
        let word = node.text()?;
        let place = self.words.iter().position(|known| *known == word);
        if place.is_none() {
            node.unknown(self.what, word, self.words.iter().copied());
        }
        place
    }

    fn set(&self, node: Node<'_>) -> Option<u64> {
        if !node.is_list() {
            return node.one_of(self.what, self.sets);
        }
        let words = node.list()?.into_iter();
        let places: Vec<Option<usize>> = words.map(|word| self.one(word)).collect();
        let places: Vec<usize> = places.into_iter().collect::<Option<_>>()?;
        if places.is_empty() {
            node.problem(format!("at least one {} must be named", self.what));
            return None;
        }
        Some(places.into_iter().fold(0, |set, place| set | 1 << place))
    }
}
