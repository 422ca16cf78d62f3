//! The one spelling of each move, and reading it back.

use crate::{CardColour, Fighter, Kapow, Make, Offer, OptionId, Source, Spend, Symbol, View};
use dice::{DieId, Id};
use kernel::{Arg, Choice, Refusal, Seat};

impl Kapow {
    pub(crate) fn spell_choice(&self, view: &View, choice: &Choice<Offer>) -> String {
        let Some(fighter) = view.viewer.seat().and_then(Fighter::of) else {
            return "nothing".to_owned();
        };
        match choice.picks() {
            [] => "roll none".to_owned(),
            [pick, rest @ ..] => {
                let mut text = self.spell_offer(fighter, *pick);
                for pick in rest {
                    let word = self.spell_offer(fighter, *pick);
                    text.push(' ');
                    text.push_str(word.strip_prefix("roll ").unwrap_or(&word));
                }
                text
            }
        }
    }

    fn spell_offer(&self, fighter: Fighter, offer: Offer) -> String {
        let name = |die| self.name(die);
        let spot = |spot| self.spot_name(fighter, spot);
        match offer {
            Offer::Place { die, slot } => {
                format!("place {} > {}", name(die), self.slot_name(fighter, slot))
            }
            Offer::Lift(die) => format!("lift {}", name(die)),
            Offer::Use(at) => format!("use {}", spot(at)),
            Offer::Rotate(colour) => format!("rotate {}", colour.id()),
            Offer::Aim(target) => format!("aim {}", target.seat()),
            Offer::Ready => "ready".to_owned(),
            Offer::Roll(die) => format!("roll {}", name(die)),
            Offer::Turn { die, to } => format!("turn {} > {}", name(die), to.id()),
            Offer::Attach(die) => format!("attach {}", name(die)),
            Offer::Strike(at) => format!("attack {}", spot(at)),
            Offer::Hold => "hold".to_owned(),
            Offer::Leave(at) => format!("leave {}", spot(at)),
            Offer::Spend(option) => format!("spend {}", option.id()),
            Offer::Defend(at) => format!("defend {}", spot(at)),
            Offer::Stand => "stand".to_owned(),
            Offer::Trigger(at) => format!("trigger {}", spot(at)),
            Offer::Go(fighter) => format!("next {}", fighter.seat()),
            Offer::Gain(face) => format!("gain {}", face.id()),
            Offer::Take(make) => format!("take {}", make.id()),
            Offer::Option(option) => format!("choose {}", option.index() + 1),
            Offer::Give(source) => format!("give {}", self.spell_source(source)),
            Offer::Trade { source, face } => {
                format!("trade {} > {}", self.spell_source(source), face.id())
            }
            Offer::LockIn(at) => format!("lock {}", spot(at)),
            Offer::Clip { face, die } => format!("clip {} > {}", face.id(), name(die)),
            Offer::Unclip { die, side } => format!("unclip {}.{}", name(die), side + 1),
            Offer::Next(face) => format!("let {}", face.id()),
            Offer::Done => "done".to_owned(),
            Offer::Card(card) => format!("card {}", self.pack.card(card).id),
        }
    }

    /// `pool.wild`, or `action.1.3` for the third side of a die.
    pub(crate) fn spell_source(&self, source: Source) -> String {
        match source {
            Source::Pool(face) => format!("pool.{}", face.id()),
            Source::Side { die, side } => format!("{}.{}", self.name(die), side + 1),
        }
    }

    /// Reads a move. Only the one spelling is taken: what is read must spell the same again.
    pub(crate) fn read_choice(&self, view: &View, text: &str) -> Result<Choice<Offer>, Refusal> {
        let seat = view.viewer.seat().filter(|seat| self.sits(*seat));
        let fighter = seat.and_then(Fighter::of).ok_or_else(|| misspelt(text))?;
        let choice = self
            .read_loosely(fighter, text)
            .ok_or_else(|| misspelt(text))?;
        if self.spell_choice(view, &choice) == text {
            Ok(choice)
        } else {
            Err(misspelt(text))
        }
    }

    fn sits(&self, seat: Seat) -> bool {
        seat.index() < usize::from(self.mode.seats())
    }

    fn read_loosely(&self, fighter: Fighter, text: &str) -> Option<Choice<Offer>> {
        if let Some(names) = text.strip_prefix("roll ") {
            if names == "none" {
                return Choice::several([]);
            }
            let dice = names.split(' ').map(|name| self.find_die(fighter, name));
            let dice: Option<Vec<DieId>> = dice.collect();
            return Choice::several(dice?.into_iter().map(Offer::Roll));
        }
        self.read_offer(fighter, text).map(Choice::one)
    }

    fn read_offer(&self, fighter: Fighter, text: &str) -> Option<Offer> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let spot = || self.find_spot(fighter, rest);
        let die = |name| self.find_die(fighter, name);
        let pair = || rest.split_once(" > ");
        let offer = match verb {
            "place" => {
                let (one, slot) = pair()?;
                let slot = self.find_slot(fighter, slot)?;
                Offer::Place {
                    die: die(one)?,
                    slot,
                }
            }
            "lift" => Offer::Lift(die(rest)?),
            "use" => Offer::Use(spot()?),
            "rotate" => Offer::Rotate(
                CardColour::ALL
                    .into_iter()
                    .find(|colour| colour.id() == rest)?,
            ),
            "aim" => Offer::Aim(self.read_fighter(rest)?),
            "ready" => Offer::Ready,
            "turn" => {
                let (one, to) = pair()?;
                let to = Symbol::from_id(to)?;
                Offer::Turn { die: die(one)?, to }
            }
            "attach" => Offer::Attach(die(rest)?),
            "attack" => Offer::Strike(spot()?),
            "hold" => Offer::Hold,
            "leave" => Offer::Leave(spot()?),
            "spend" => Offer::Spend(Spend::ALL.into_iter().find(|one| one.id() == rest)?),
            "defend" => Offer::Defend(spot()?),
            "stand" => Offer::Stand,
            "trigger" => Offer::Trigger(spot()?),
            "next" => Offer::Go(self.read_fighter(rest)?),
            "gain" => Offer::Gain(read_face(rest)?),
            "take" => Offer::Take(Make::from_id(rest)?),
            "choose" => Offer::Option(read_option(rest)?),
            "give" => Offer::Give(self.read_source(fighter, rest)?),
            "trade" => {
                let (source, face) = pair()?;
                let source = self.read_source(fighter, source)?;
                let face = read_face(face)?;
                Offer::Trade { source, face }
            }
            "lock" => Offer::LockIn(spot()?),
            "clip" => {
                let (face, one) = pair()?;
                let face = read_face(face)?;
                Offer::Clip {
                    face,
                    die: die(one)?,
                }
            }
            "unclip" => match self.read_source(fighter, rest)? {
                Source::Side { die, side } => Offer::Unclip { die, side },
                Source::Pool(_) => return None,
            },
            "let" => Offer::Next(read_face(rest)?),
            "done" => Offer::Done,
            "card" => Offer::Card(self.pack.find_card(rest)?),
            _ => return None,
        };
        Some(offer)
    }

    pub(crate) fn read_fighter(&self, letter: &str) -> Option<Fighter> {
        let fighter = Fighter::of(letter.parse().ok()?)?;
        self.fighters().find(|&one| one == fighter)
    }

    pub(crate) fn read_source(&self, fighter: Fighter, text: &str) -> Option<Source> {
        if let Some(face) = text.strip_prefix("pool.") {
            return read_face(face).map(Source::Pool);
        }
        let (name, side) = text.rsplit_once('.')?;
        let die = self
            .find_die(fighter, name)
            .filter(|&die| self.make(die).is_action())?;
        let side = ["1", "2", "3", "4", "5", "6"]
            .iter()
            .position(|n| *n == side)? as u8;
        Some(Source::Side { die, side })
    }
}

fn read_option(number: &str) -> Option<OptionId> {
    let place = ["1", "2", "3"].iter().position(|n| *n == number)?;
    OptionId::at(place)
}

fn read_face(id: &str) -> Option<Symbol> {
    Symbol::from_id(id).filter(|&symbol| symbol != Symbol::Blank)
}

/// What somebody typed may be long; a refusal is one line.
fn misspelt(text: &str) -> Refusal {
    let cut = Arg::Spelled(text.chars().take(60).collect());
    Refusal::new("kapow-refused-misspelt").with("text", cut)
}
