//! The one spelling of each move, and reading it back. Dice are spelled as `A.drax.1`: owner,
//! figure, and which of those that show a face.

use crate::ids::Kind;
use crate::offer::Offer;
use crate::rules::DiceMasters;
use crate::state::{Public, Spot};
use crate::verb::When;
use crate::view::View;
use dice::{DieId, Id};
use kernel::{Arg, Choice, Refusal, Rule, Seat};

const SPOTS: [(&str, Spot); 3] = [
    ("bag", Spot::Bag),
    ("prep", Spot::Prep),
    ("used", Spot::Used),
];

impl DiceMasters {
    /// The name of a kind, as it is spelled.
    pub fn kind_name(&self, owner: Seat, kind: Kind) -> &str {
        match self.card(owner, kind) {
            Some(card) => &self.pack.figure(card.figure).id,
            None => "sidekick",
        }
    }

    /// The kind of this name.
    pub(crate) fn kind_named(&self, owner: Seat, name: &str) -> Option<Kind> {
        let mut kinds = Kind::all().filter(|kind| self.has_kind(owner, *kind));
        kinds.find(|kind| self.kind_name(owner, *kind) == name)
    }

    /// The name of a die that shows a face.
    pub fn die_name(&self, public: &Public, die: DieId) -> String {
        let shown = public.shown();
        if !shown.contains(die) {
            return format!("gone.{}", die.index() + 1);
        }
        let found = public.die(die);
        let name = self.kind_name(found.owner, found.kind);
        let alike = |other: &DieId| {
            let other = public.die(*other);
            other.owner == found.owner && self.kind_name(other.owner, other.kind) == name
        };
        let before = shown.iter().take_while(|other| *other != die);
        let number = before.filter(alike).count() + 1;
        format!("{}.{name}.{number}", found.owner)
    }

    fn die_named(&self, public: &Public, text: &str) -> Option<DieId> {
        let mut shown = public.shown().iter();
        shown.find(|die| self.die_name(public, *die) == text)
    }

    /// Several picks share the verb of the first: `attack A.drax.1 + A.sidekick.2`.
    pub(crate) fn spell_choice(&self, view: &View, choice: &Choice<Offer>) -> String {
        let Some((first, rest)) = choice.picks().split_first() else {
            return "none".to_owned();
        };
        let first = self.spell_offer(view, *first);
        let verb = first.split(' ').next().unwrap_or_default().to_owned();
        rest.iter().fold(first, |text, pick| {
            let spelled = self.spell_offer(view, *pick);
            let short = spelled.strip_prefix(&verb).map(str::trim_start);
            format!("{text} + {}", short.unwrap_or(&spelled))
        })
    }

    fn speaker(view: &View) -> Seat {
        view.viewer.seat().unwrap_or(view.public.active)
    }

    fn spell_offer(&self, view: &View, offer: Offer) -> String {
        let public = &view.public;
        let die = |die| self.die_name(public, die);
        let speaker = DiceMasters::speaker(view);
        match offer {
            Offer::Reroll(id) => format!("reroll {}", die(id)),
            Offer::Buy(id) => format!("buy {}", self.ware_name(speaker, id)),
            Offer::Field(id) => format!("field {}", die(id)),
            Offer::FieldBy(id, ability) => format!("field {} by {}", die(id), ability + 1),
            Offer::Use(id) => format!("use {}", die(id)),
            Offer::Global(place) => format!("global {}", place + 1),
            Offer::Ability(id, ability) => format!("ability {} {}", die(id), ability + 1),
            Offer::Auto => "pay".to_owned(),
            Offer::Spend(id, count) => format!("pay {} {count}", die(id)),
            Offer::Loose => "pay loose".to_owned(),
            Offer::Attack(id) => format!("attack {}", die(id)),
            Offer::Block(id) => format!("block {}", die(id)),
            Offer::NoBlock => "block nobody".to_owned(),
            Offer::Amount(count) => format!("amount {count}"),
            Offer::Die(id) => format!("die {}", die(id)),
            Offer::Player(seat) => format!("player {seat}"),
            Offer::From(spot, id) => {
                let word = SPOTS.iter().find(|(_, known)| *known == spot);
                let word = word.map_or("nowhere", |(word, _)| word);
                format!("from {word} {}", self.ware_name(speaker, id))
            }
            Offer::Onto(seat, kind) => format!("onto {seat}.{}", self.ware_name(seat, kind)),
            Offer::Way(way) => format!("way {}", way + 1),
            Offer::First(place) => format!("first {}", place + 1),
            Offer::Yes => "yes".to_owned(),
            Offer::No => "no".to_owned(),
            Offer::Choose(card) => format!("choose {}", self.pack.card(card).id),
            Offer::Take(mould) => format!("take {}", self.pack.mould(mould).id),
            Offer::Done => "done".to_owned(),
            Offer::Pass => "pass".to_owned(),
        }
    }

    /// Both may bring the same basic action: then its number tells the cards apart.
    fn ware_name(&self, seat: Seat, kind: Kind) -> String {
        let name = self.kind_name(seat, kind);
        match self.kind_named(seat, name) {
            Some(first) if first != kind => format!("{name} {}", kind.index()),
            _ => name.to_owned(),
        }
    }

    fn ware_named(&self, seat: Seat, text: &str) -> Option<Kind> {
        let mut kinds = Kind::all().filter(|kind| self.has_kind(seat, *kind));
        kinds.find(|kind| self.ware_name(seat, *kind) == text)
    }

    /// Reads a move. Only the one spelling is taken: what is read must spell the same again.
    pub(crate) fn read_choice(&self, view: &View, text: &str) -> Result<Choice<Offer>, Refusal> {
        let unknown = || {
            let shown = text.chars().take(60).collect();
            Refusal::new("refused-unknown-input").with("text", Arg::Spelled(shown))
        };
        if text == "none" {
            return Choice::several([]).ok_or_else(unknown);
        }
        let verb = text.split(' ').next().unwrap_or_default();
        let read = |(place, part): (usize, &str)| match place {
            0 => self.read_offer(view, part),
            _ => self.read_offer(view, &format!("{verb} {part}")),
        };
        let parts = text.split(" + ").enumerate();
        let offers: Option<Vec<Offer>> = parts.map(read).collect();
        let choice = offers.and_then(Choice::several);
        let choice = choice.filter(|choice| self.spell_choice(view, choice) == text);
        choice.ok_or_else(|| self.why_unread(view, text).unwrap_or_else(unknown))
    }

    /// What is named is there, but not for this seat, or is not there at all.
    fn why_unread(&self, view: &View, text: &str) -> Option<Refusal> {
        let (verb, name) = text.split_once(' ')?;
        let is_die = |name: &str| {
            let mut parts = name.split('.');
            let seat = parts.next().and_then(|seat| seat.parse::<Seat>().ok());
            seat.is_some() && parts.count() == 2
        };
        match verb {
            "buy" => view.public.seats().find_map(|seat| {
                let kind = self.ware_named(seat, name)?;
                let refusal = Refusal::by(Rule("MA-2.9"), "dice-masters-refused-not-your-card");
                Some(refusal.with("die", self.called_kind(seat, kind)))
            }),
            "reroll" | "field" | "use" | "ability" | "pay" | "attack" | "block" | "die" => {
                let mut names = name.split([' ', '+']).filter(|name| is_die(name));
                let missing = names.find(|name| self.die_named(&view.public, name).is_none())?;
                let missing = missing.chars().take(60).collect();
                let refusal = Refusal::new("dice-masters-refused-unknown-die");
                Some(refusal.with("text", Arg::Spelled(missing)))
            }
            _ => None,
        }
    }

    fn read_offer(&self, view: &View, text: &str) -> Option<Offer> {
        let public = &view.public;
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let number = |word: &str| word.parse::<u8>().ok()?.checked_sub(1);
        let die = |name: &str| self.die_named(public, name);
        Some(match verb {
            "reroll" => Offer::Reroll(die(rest)?),
            "buy" => Offer::Buy(self.ware_named(DiceMasters::speaker(view), rest)?),
            "field" => match rest.split_once(" by ") {
                Some((name, ability)) => Offer::FieldBy(die(name)?, number(ability)?),
                None => Offer::Field(die(rest)?),
            },
            "use" => Offer::Use(die(rest)?),
            "global" => {
                let place = number(rest)?;
                let count = self.at(When::Global).len();
                (usize::from(place) < count).then_some(Offer::Global(place))?
            }
            "ability" => {
                let (name, ability) = rest.split_once(' ')?;
                Offer::Ability(die(name)?, number(ability)?)
            }
            "pay" => read_payment(rest, die)?,
            "attack" => Offer::Attack(die(rest)?),
            "block" if rest == "nobody" => Offer::NoBlock,
            "block" => Offer::Block(die(rest)?),
            "amount" => Offer::Amount(rest.parse().ok()?),
            "die" => Offer::Die(die(rest)?),
            "player" => Offer::Player(
                rest.parse()
                    .ok()
                    .filter(|seat| self.players().contains(*seat))?,
            ),
            "from" => {
                let (word, name) = rest.split_once(' ')?;
                let spot = SPOTS.iter().find(|(known, _)| *known == word)?.1;
                Offer::From(spot, self.ware_named(DiceMasters::speaker(view), name)?)
            }
            "onto" => {
                let (seat, name) = rest.split_once('.')?;
                let seat = seat
                    .parse()
                    .ok()
                    .filter(|seat| self.players().contains(*seat))?;
                Offer::Onto(seat, self.ware_named(seat, name)?)
            }
            "way" => Offer::Way(number(rest)?),
            "first" => Offer::First(number(rest)?),
            "yes" => Offer::Yes,
            "no" => Offer::No,
            "choose" => Offer::Choose(self.pack.card_named(rest)?),
            "take" => Offer::Take(self.pack.mould_named(rest)?),
            "done" => Offer::Done,
            "pass" => Offer::Pass,
            _ => return None,
        })
    }
}

fn read_payment(rest: &str, die: impl Fn(&str) -> Option<DieId>) -> Option<Offer> {
    match rest {
        "" => Some(Offer::Auto),
        "loose" => Some(Offer::Loose),
        rest => {
            let (name, count) = rest.rsplit_once(' ')?;
            Some(Offer::Spend(die(name)?, count.parse().ok()?))
        }
    }
}
