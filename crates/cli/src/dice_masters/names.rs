//! What things of Dice Masters are called, and how names are typed.

use crate::play::Alias;
use game_dice_masters::{DiceMasters, Offer, View};
use kernel::{Arg, Choice, Game, Seat};
use words::{Lang, Words};

/// Verbs of moves, and what else may be typed for them.
const VERBS: [(&str, &[&str]); 11] = [
    ("reroll", &["wirf", "würfle", "neu"]),
    ("buy", &["kaufe", "kauf"]),
    ("field", &["stelle", "stell"]),
    ("use", &["nutze", "nutz"]),
    ("pay", &["zahle", "bezahle", "zahl"]),
    ("attack", &["greife", "angriff"]),
    ("block", &["blocke", "blocken"]),
    ("pass", &["passe", "weiter", "done", "fertig"]),
    ("yes", &["ja"]),
    ("no", &["nein"]),
    ("nobody", &["niemanden", "niemand"]),
];

/// Everything the board shows, with its spelling in moves. The first of like names is meant, so
/// what is offered comes first.
pub(super) fn aliases(game: &DiceMasters, view: &View) -> Vec<Alias> {
    let names = Names {
        game,
        view,
        speakers: Lang::ALL.map(Words::new),
    };
    let mut all = names.offered();
    all.extend(names.dice());
    all.extend(names.kinds());
    for (verb, others) in VERBS {
        all.extend(
            others
                .iter()
                .map(|other| ((*other).to_owned(), verb.to_owned())),
        );
    }
    all
}

struct Names<'a> {
    game: &'a DiceMasters,
    view: &'a View,
    speakers: [Words; 2],
}

impl Names<'_> {
    /// A name in both languages, with and without the marks at its end.
    fn both(&self, name: &Arg) -> Vec<String> {
        let mut all = Vec::new();
        for words in &self.speakers {
            let name = words.arg(name);
            let bare = name.trim_end_matches(|letter: char| !letter.is_alphanumeric());
            if bare != name {
                all.push(bare.to_owned());
            }
            all.push(name);
        }
        all
    }

    /// What is offered, by the name of what it is about: with its verb, and alone where all offers
    /// have the same one.
    fn offered(&self) -> Vec<Alias> {
        let mut offers = Vec::new();
        self.game.asked(self.view, &mut offers);
        let spelled: Vec<(String, Offer)> = offers
            .into_iter()
            .map(|offer| (self.game.spell(self.view, &Choice::one(offer)), offer))
            .collect();
        let mut verbs = spelled.iter().filter_map(|(text, _)| text.split_once(' '));
        let only = verbs.next().map(|(verb, _)| verb);
        let same = verbs.all(|(verb, _)| Some(verb) == only);
        let mut all = Vec::new();
        for (text, offer) in &spelled {
            let (Some((verb, rest)), Some(name)) = (text.split_once(' '), self.subject(*offer))
            else {
                continue;
            };
            for name in self.both(&name) {
                for typed in typed_verbs(verb) {
                    all.push((format!("{typed} {name}"), text.clone()));
                    let number = rest.rsplit_once('.').map(|(_, number)| number);
                    all.extend(
                        number.map(|number| (format!("{typed} {name}.{number}"), text.clone())),
                    );
                }
                if same {
                    all.push((name, rest.to_owned()));
                }
            }
        }
        all
    }

    /// What an offer is about.
    fn subject(&self, offer: Offer) -> Option<Arg> {
        let public = &self.view.public;
        let seat = self.speaker();
        Some(match offer {
            Offer::Reroll(die)
            | Offer::Field(die)
            | Offer::Use(die)
            | Offer::Ability(die, _)
            | Offer::Spend(die, _)
            | Offer::Attack(die)
            | Offer::Block(die)
            | Offer::Die(die) => self.game.called_die(public, die),
            Offer::Buy(kind) | Offer::From(_, kind) => self.game.called_kind(seat, kind),
            Offer::Global(place) => {
                let source = self.game.all_globals().get(usize::from(place))?;
                self.game.called_source(*source)
            }
            Offer::Choose(card) => self.game.called_card(card),
            Offer::Take(mould) => self.game.called_mould(mould),
            _ => return None,
        })
    }

    fn speaker(&self) -> Seat {
        self.view.viewer.seat().unwrap_or(self.view.public.active)
    }

    /// Every die that shows a face as the board numbers it, with its owner and, for one's own,
    /// without.
    fn dice(&self) -> Vec<Alias> {
        let public = &self.view.public;
        let mut all = Vec::new();
        for seat in self.game.players().iter() {
            for die in public.field(seat).iter().chain(public.reserve(seat)) {
                let spelled = self.game.die_name(public, die);
                let number = spelled.rsplit('.').next().unwrap_or_default().to_owned();
                let owner = public.die(die).owner;
                for name in self.both(&self.game.called_die(public, die)) {
                    all.push((format!("{owner}.{name}.{number}"), spelled.clone()));
                    if owner == self.speaker() {
                        all.push((format!("{name}.{number}"), spelled.clone()));
                        all.extend(by_verb(&name, &spelled));
                    }
                }
            }
        }
        all
    }

    /// Every kind, so that what cannot be done now is refused for what it is.
    fn kinds(&self) -> Vec<Alias> {
        let mut all = Vec::new();
        for seat in self.game.players().iter() {
            for kind in self.game.kinds(seat) {
                let spelled = self.game.kind_name(seat, kind);
                let names = self.both(&self.game.called_kind(seat, kind)).into_iter();
                all.extend(names.map(|name| (name, spelled.to_owned())));
            }
        }
        all
    }
}

/// What one's own die can be asked to do, by its name alone: so that whatever cannot be done now is
/// refused for what it is.
fn by_verb(name: &str, spelled: &str) -> Vec<Alias> {
    let verbs = ["field", "use", "attack"].into_iter();
    let typed = verbs.flat_map(|verb| typed_verbs(verb).map(move |typed| (typed, verb)));
    let alias = |(typed, verb)| (format!("{typed} {name}"), format!("{verb} {spelled}"));
    typed.map(alias).collect()
}

/// A verb as it may be typed.
fn typed_verbs(verb: &str) -> impl Iterator<Item = &str> {
    let others = VERBS.iter().filter(move |(known, _)| *known == verb);
    std::iter::once(verb).chain(others.flat_map(|(_, others)| others.iter().copied()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice_masters::tests::view;
    use crate::play::spelled;

    #[test]
    fn what_is_shown_can_be_typed_in_either_language() {
        let position = "active = \"A\"\nphase = \"main\"\n\
            [A]\nlife = 9\nbag = [\"sidekick x4\"]\n\
            reserve = [\"sidekick fist\", \"sidekick fist\", \"sidekick wild\", \"sidekick wild\", \"drax 1\", \"drax shield\"]\n\
            [B]\nlife = 4\nbag = [\"sidekick x7\"]\nfield = [\"sidekick 1\", \"spider-man 1\"]\n";
        let (game, view) = view(position, &[], "A");
        let names = aliases(&game, &view);
        for (typed, meant) in [
            ("kaufe Verrat", "buy betrayal"),
            ("BUY betrayal", "buy betrayal"),
            ("buy Back for Seconds!", "buy back-for-seconds"),
            ("kauf Nachschlag", "buy back-for-seconds"),
            ("stelle Drax", "field A.drax.1"),
            ("field Drax.1", "field A.drax.1"),
            ("stelle Sidekick", "field A.sidekick.1"),
            ("field a.DRAX.1", "field A.drax.1"),
            ("die B.Spider-Man.1", "die B.spider-man.1"),
            ("weiter", "pass"),
            ("block Niemanden", "block nobody"),
        ] {
            assert_eq!(spelled(typed, &names), meant, "{typed}");
        }
    }

    #[test]
    fn where_all_answers_are_alike_a_name_will_do() {
        let position = "active = \"A\"\nphase = \"attack\"\n\
            [A]\nlife = 9\nbag = [\"sidekick x6\"]\nfield = [\"drax 1\", \"sidekick 1\", \"sidekick 1\"]\n\
            [B]\nlife = 4\nbag = [\"sidekick x8\"]\n";
        let (game, view) = view(position, &[], "A");
        let names = aliases(&game, &view);
        let typed = "attack Drax + Sidekick.2";
        assert_eq!(spelled(typed, &names), "attack A.drax.1 + A.sidekick.2");
    }
}
