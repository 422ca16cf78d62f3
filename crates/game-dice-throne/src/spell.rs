//! The one spelling of each move, and reading it back.

use crate::choose::no_hero;
use crate::offer::Offer;
use crate::tell::named;
use crate::{AbilityId, CardId, DiceThrone, Hero, TokenId, View};
use content::Name;
use dice::Id;
use kernel::{Arg, Choice, Refusal, Rule, Seat};

impl DiceThrone {
    /// The hero of whoever looks; a bystander spells as the first seat does.
    fn speaker(&self, view: &View) -> &Hero {
        let first = Seat::new(0).expect("there is a first seat");
        self.hero(view.viewer.seat().unwrap_or(first))
    }

    pub(crate) fn spell_choice(&self, view: &View, choice: &Choice<Offer>) -> String {
        let hero = self.speaker(view);
        let words = choice
            .picks()
            .iter()
            .map(|pick| self.spell_offer(hero, *pick));
        words.collect::<Vec<_>>().join(" + ")
    }

    fn spell_offer(&self, hero: &Hero, offer: Offer) -> String {
        let card = |card: CardId| short(hero, &hero.card(card).id).to_owned();
        let ability = |ability: AbilityId| short(hero, &hero.ability(ability).id).to_owned();
        match offer {
            Offer::Ban(hero) => format!("ban {}", self.pack.hero(hero).id),
            Offer::Hero(hero) => format!("pick {}", self.pack.hero(hero).id),
            Offer::Roll(dice) => {
                let dice = (0..5).filter(|die| dice >> die & 1 == 1);
                let dice: Vec<String> = dice.map(|die| (die + 1).to_string()).collect();
                format!("roll {}", dice.join(" "))
            }
            Offer::Use(which, branch) => format!("use {} {}", ability(which), branch + 1),
            Offer::NoAbility => "use nothing".to_owned(),
            Offer::Play(which) => format!("play {}", card(which)),
            Offer::Sell(which) => format!("sell {}", card(which)),
            Offer::Discard(which) => format!("discard {}", card(which)),
            Offer::Take(which) => format!("take {}", card(which)),
            Offer::Spend(token, trigger, count) => {
                let token = &self.pack.token(token).id;
                format!("spend {count} {token} {}", trigger + 1)
            }
            Offer::Pay(which, trigger) => format!("pay {} {}", ability(which), trigger + 1),
            Offer::Seat(seat) => format!("choose {seat}"),
            Offer::Token(token) => format!("token {}", self.pack.token(token).id),
            Offer::Die(roll, die) => format!("die {}.{}", roll + 1, die + 1),
            Offer::Side(side) => format!("turn {side}"),
            Offer::Option(at) => format!("option {}", at + 1),
            Offer::Amount(count) => format!("amount {count}"),
            Offer::First(at) => format!("first {}", at + 1),
            Offer::Yes => "yes".to_owned(),
            Offer::Done => "done".to_owned(),
            Offer::Pass => "pass".to_owned(),
        }
    }

    /// Reads a move. Only the one spelling is taken: what is read must spell the same again.
    pub(crate) fn read_choice(&self, view: &View, text: &str) -> Result<Choice<Offer>, Refusal> {
        let hero = self.speaker(view);
        let offer = self.read_offer(hero, text);
        let offer = offer.filter(|offer| self.spell_offer(hero, *offer) == text);
        offer.map(Choice::one).ok_or_else(|| {
            if let Some((other, name)) = self.stranger(hero, text) {
                return Refusal::by(Rule("DT-12.1"), "dice-throne-refused-other-hero")
                    .with("what", named(name))
                    .with("hero", named(&other.name));
            }
            let names = text
                .strip_prefix("pick ")
                .or_else(|| text.strip_prefix("ban "));
            if names.is_some_and(|name| self.pack.hero_named(name).is_none()) {
                return no_hero(Rule("DT-2.5"));
            }
            let shown = text.chars().take(60).collect();
            Refusal::new("refused-unknown-input").with("text", Arg::Spelled(shown))
        })
    }

    fn read_offer(&self, hero: &Hero, text: &str) -> Option<Offer> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let number = |word: &str| word.parse::<u8>().ok()?.checked_sub(1);
        let counted = |rest: &str| {
            let (name, at) = rest.rsplit_once(' ')?;
            Some((self.read_ability(hero, name)?, number(at)?))
        };
        Some(match verb {
            "ban" => Offer::Ban(self.pack.hero_named(rest)?),
            "pick" => Offer::Hero(self.pack.hero_named(rest)?),
            "roll" => {
                let mut dice = rest
                    .split(' ')
                    .map(|die| number(die).filter(|die| *die < 5));
                Offer::Roll(dice.try_fold(0, |set, die| Some(set | 1 << die?))?)
            }
            "use" if rest == "nothing" => Offer::NoAbility,
            "use" => {
                let (ability, branch) = counted(rest)?;
                Offer::Use(ability, branch)
            }
            "pay" => {
                let (ability, trigger) = counted(rest)?;
                Offer::Pay(ability, trigger)
            }
            "play" => Offer::Play(read_card(hero, rest)?),
            "sell" => Offer::Sell(read_card(hero, rest)?),
            "discard" => Offer::Discard(read_card(hero, rest)?),
            "take" => Offer::Take(read_card(hero, rest)?),
            "spend" => {
                let [count, token, trigger] = rest.split(' ').collect::<Vec<_>>()[..] else {
                    return None;
                };
                let token: TokenId = self.pack.token_named(token)?;
                Offer::Spend(token, number(trigger)?, count.parse().ok()?)
            }
            "choose" => Offer::Seat(rest.parse().ok()?),
            "token" => Offer::Token(self.pack.token_named(rest)?),
            "die" => {
                let (roll, die) = rest.split_once('.')?;
                Offer::Die(number(roll)?, number(die)?)
            }
            "turn" => Offer::Side(rest.parse().ok()?),
            "option" => Offer::Option(number(rest)?),
            "amount" => Offer::Amount(rest.parse().ok()?),
            "first" => Offer::First(number(rest)?),
            "yes" => Offer::Yes,
            "done" => Offer::Done,
            "pass" => Offer::Pass,
            _ => return None,
        })
    }

    /// A card or an ability that a move names and another hero has.
    fn stranger(&self, hero: &Hero, text: &str) -> Option<(&Hero, &Name)> {
        let (verb, rest) = text.split_once(' ')?;
        let others = self.pack.heroes.iter().filter(|other| other.id != hero.id);
        let mut others = others.filter_map(|other| {
            let name = match verb {
                "play" | "sell" | "discard" | "take" => &other.card(read_card(other, rest)?).name,
                "use" | "pay" => {
                    let (ability, _) = rest.rsplit_once(' ')?;
                    &other.ability(self.read_ability(other, ability)?).name
                }
                _ => return None,
            };
            Some((other, name))
        });
        others.next()
    }

    fn read_ability(&self, hero: &Hero, name: &str) -> Option<AbilityId> {
        let mut board = hero.board();
        let found = board.find(|(_, ability)| short(hero, &ability.id) == name);
        found.map(|(id, _)| id)
    }
}

/// A card of a hero's deck.
pub(crate) fn read_card(hero: &Hero, name: &str) -> Option<CardId> {
    let mut deck = hero.deck();
    let found = deck.find(|(_, card)| short(hero, &card.id) == name);
    found.map(|(id, _)| id)
}

/// An id without the hero's name before it.
pub(crate) fn short<'a>(hero: &Hero, id: &'a str) -> &'a str {
    let rest = id.strip_prefix(hero.id.as_str());
    rest.and_then(|rest| rest.strip_prefix('-')).unwrap_or(id)
}

/// A number for a level, as an id has it.
pub(crate) fn level_name(hero: &Hero, ability: AbilityId, level: u8) -> String {
    let id = short(hero, &hero.ability(ability).id);
    debug_assert!(ability.index() < hero.abilities.len(), "it is on the board");
    format!("{id}-{}", level + 1)
}
