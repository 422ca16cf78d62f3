//! The one spelling of each move, and reading it back.

use crate::state::{Stage, Swap};
use crate::{Irondie, Offer, SET, SIDE_SET, View};
use dice::DieId;
use kernel::{Arg, Choice, Refusal, Seat};

impl Irondie {
    pub(crate) fn spell_choice(&self, view: &View, choice: &Choice<Offer>) -> String {
        match choice.picks() {
            [] => "battle none".to_owned(),
            [pick, rest @ ..] => {
                let mut text = self.spell_offer(view, *pick);
                for pick in rest {
                    let word = self.spell_offer(view, *pick);
                    text.push(' ');
                    text.push_str(word.strip_prefix("battle ").unwrap_or(&word));
                }
                text
            }
        }
    }

    fn spell_offer(&self, view: &View, offer: Offer) -> String {
        let name = |die| self.name_for(&view.public, view.viewer.seat(), die);
        match offer {
            Offer::Battle(die) => format!("battle {}", name(die)),
            Offer::Throw { die, at } => format!("throw {} > {}", name(die), name(at)),
            Offer::Sweep(die) => format!("throw {} > all", name(die)),
            Offer::Decline => "decline".to_owned(),
            Offer::Skip => "skip".to_owned(),
            Offer::Bonus { from, to } => format!("bonus {} > {}", name(from), name(to)),
            Offer::Take { die, points } => format!("take {} {points}", name(die)),
            Offer::Return(die) => format!("return {}", name(die)),
            Offer::Stay => "stay".to_owned(),
            Offer::Swap(swap) => self.spell_swap(view, swap),
        }
    }

    fn spell_swap(&self, view: &View, swap: Swap) -> String {
        if swap == Swap::default() {
            return "swap none".to_owned();
        }
        let out = own_dice(view)
            .enumerate()
            .filter(|(place, _)| swap.out() >> place & 1 == 1);
        let out: Vec<String> = out.map(|(_, die)| self.name(&view.public, die)).collect();
        let come = (0..SIDE_SET).filter(|place| swap.come() >> place & 1 == 1);
        let come: Vec<String> = come.map(|place| format!("side.{}", place + 1)).collect();
        format!("swap {} > {}", out.join(" "), come.join(" "))
    }

    /// Reads a move. Only the one spelling is taken: what is read must spell the same again.
    pub(crate) fn read_choice(&self, view: &View, text: &str) -> Result<Choice<Offer>, Refusal> {
        let choice = self.read_loosely(view, text)?;
        if self.spell_choice(view, &choice) == text {
            Ok(choice)
        } else {
            Err(misspelt(text))
        }
    }

    fn read_loosely(&self, view: &View, text: &str) -> Result<Choice<Offer>, Refusal> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let offer = match (verb, rest) {
            ("battle", "none") => return Choice::several([]).ok_or_else(|| misspelt(text)),
            ("battle", names) => return self.read_split(view, names),
            ("throw", rest) => self.read_throw(view, rest)?,
            ("bonus", rest) => {
                let (from, to) = self.read_pair(view, rest)?;
                Offer::Bonus { from, to }
            }
            ("take", rest) => {
                let (die, points) = rest.rsplit_once(' ').ok_or_else(|| misspelt(text))?;
                let points = points.parse().map_err(|_| misspelt(text))?;
                Offer::Take {
                    die: self.read_die(view, die)?,
                    points,
                }
            }
            ("return", name) => Offer::Return(self.read_die(view, name)?),
            ("swap", rest) => Offer::Swap(self.read_swap(view, rest)?),
            ("decline", "") => Offer::Decline,
            ("skip", "") => Offer::Skip,
            ("stay", "") => Offer::Stay,
            _ => return Err(misspelt(text)),
        };
        Ok(Choice::one(offer))
    }

    fn read_split(&self, view: &View, names: &str) -> Result<Choice<Offer>, Refusal> {
        let dice: Result<Vec<DieId>, Refusal> = names
            .split(' ')
            .map(|name| self.read_die(view, name))
            .collect();
        Choice::several(dice?.into_iter().map(Offer::Battle)).ok_or_else(|| misspelt(names))
    }

    fn read_throw(&self, view: &View, rest: &str) -> Result<Offer, Refusal> {
        if let Some((die, "all")) = rest.split_once(" > ") {
            return Ok(Offer::Sweep(self.read_die(view, die)?));
        }
        let (die, at) = self.read_pair(view, rest)?;
        Ok(Offer::Throw { die, at })
    }

    fn read_pair(&self, view: &View, rest: &str) -> Result<(DieId, DieId), Refusal> {
        let (one, other) = rest.split_once(" > ").ok_or_else(|| misspelt(rest))?;
        Ok((self.read_die(view, one)?, self.read_die(view, other)?))
    }

    fn read_swap(&self, view: &View, rest: &str) -> Result<Swap, Refusal> {
        if rest == "none" {
            return Ok(Swap::default());
        }
        let (out, come) = rest.split_once(" > ").ok_or_else(|| misspelt(rest))?;
        let (mut leaving, mut coming) = (0, 0);
        for name in out.split(' ') {
            let die = self.read_die(view, name)?;
            let place = own_dice(view).position(|own| own == die);
            leaving |= 1 << place.ok_or_else(|| unknown_die(name))?;
        }
        for name in come.split(' ') {
            let place = (0..SIDE_SET).find(|place| format!("side.{}", place + 1) == name);
            coming |= 1 << place.ok_or_else(|| unknown_die(name))?;
        }
        Ok(Swap::new(leaving, coming))
    }

    fn read_die(&self, view: &View, name: &str) -> Result<DieId, Refusal> {
        let found = self.find(&view.public, view.viewer.seat(), name);
        found.ok_or_else(|| unknown_die(name))
    }
}

/// The viewer's dice in the order of its set.
fn own_dice(view: &View) -> impl Iterator<Item = DieId> {
    let first = view.viewer.seat().map_or(0, Seat::index) * SET;
    (first..first + SET).filter_map(|number| DieId::new(number as u8))
}

fn misspelt(text: &str) -> Refusal {
    Refusal::new("irondie-refused-misspelt").with("text", cut(text))
}

fn unknown_die(name: &str) -> Refusal {
    Refusal::new("irondie-refused-unknown-die").with("name", cut(name))
}

/// What somebody typed may be long; a refusal is one line.
fn cut(text: &str) -> Arg {
    Arg::Spelled(text.chars().take(60).collect())
}

/// The word for a stage, in views and positions.
pub(crate) const fn stage_word(stage: Stage) -> &'static str {
    match stage {
        Stage::Split => "split",
        Stage::Throw => "throw",
        Stage::RollOff => "roll-off",
        Stage::BattleBonus => "battle-bonus",
        Stage::Skirmish => "skirmish",
        Stage::Right(_) => "right",
        Stage::Hurl => "hurl",
        Stage::DuelBonus => "duel-bonus",
        Stage::Next => "next",
        Stage::React(_) => "react",
        Stage::Damage => "damage",
        Stage::Return => "return",
        Stage::Swap => "swap",
        Stage::Over(_) => "over",
    }
}
