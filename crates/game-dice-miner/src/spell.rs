//! The one spelling of each move, and reading it back.

use crate::names::{cell_name, find_cell};
use crate::{DiceMiner, Offer};
use kernel::{Arg, Choice, Refusal, Seat};

impl DiceMiner {
    pub(crate) fn spell_choice(&self, choice: &Choice<Offer>) -> String {
        let words: Vec<String> = choice
            .picks()
            .iter()
            .map(|pick| self.spell_offer(*pick))
            .collect();
        words.join(" + ")
    }

    fn spell_offer(&self, offer: Offer) -> String {
        match offer {
            Offer::Hero(hero) => format!("hero {}", self.pack.heroes[hero.index()].id),
            Offer::Take(cell) => format!("take {}", cell_name(cell)),
            Offer::Share { kind, to } => {
                format!("share {} > {to}", self.pack.kinds[kind.index()].id)
            }
            Offer::Stop => "stop".to_owned(),
            Offer::Spend(source) => format!("magic {}", self.source_name(source)),
            Offer::Reroll(die) => format!("reroll {}", self.name(die)),
            Offer::Cache(die) => format!("cache {}", self.name(die)),
            Offer::Done => "done".to_owned(),
        }
    }

    /// Reads a move. Only the one spelling is taken: what is read must spell the same again.
    pub(crate) fn read_choice(&self, text: &str) -> Result<Choice<Offer>, Refusal> {
        let offer = self.read_offer(text);
        let offer = offer.filter(|offer| self.spell_offer(*offer) == text);
        offer.map(Choice::one).ok_or_else(|| {
            let shown = text.chars().take(60).collect();
            Refusal::new("dice-miner-refused-misspelt").with("text", Arg::Spelled(shown))
        })
    }

    fn read_offer(&self, text: &str) -> Option<Offer> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        Some(match verb {
            "hero" => Offer::Hero(self.pack.hero(rest)?),
            "take" => Offer::Take(find_cell(rest)?),
            "share" => {
                let (kind, to) = rest.split_once(" > ")?;
                let to: Seat = to.parse().ok()?;
                let kind = self.pack.kind(kind)?;
                Offer::Share { kind, to }
            }
            "magic" => Offer::Spend(self.find_source(rest)?),
            "reroll" => Offer::Reroll(self.find(rest)?),
            "cache" => Offer::Cache(self.find(rest)?),
            "stop" => Offer::Stop,
            "done" => Offer::Done,
            _ => return None,
        })
    }
}
