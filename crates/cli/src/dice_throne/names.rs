//! What things of Dice Throne are called, and how names are typed.

use super::both;
use crate::play::Alias;
use content::Name;
use game_dice_throne::{
    Ability, AbilityId, DiceThrone, Frame, Hero, Level, Offer, Pack, Roll, View,
};
use kernel::{Choice, Game, Seat};
use words::Words;

/// The roll that is asked about: the first one, or one of an effect.
pub(super) fn thrown(view: &View) -> Option<&Roll> {
    let at = match view.public.frames.last() {
        Some(Frame::Again(at)) => usize::from(*at),
        _ => 0,
    };
    view.public.rolls.get(at)
}

/// A hero by its id or by its name in either language, in any case.
pub(super) fn hero<'a>(pack: &'a Pack, what: &str) -> Option<&'a str> {
    let is = |text: &str| text.to_lowercase() == what.trim().to_lowercase();
    let named = |hero: &&Hero| is(&hero.id) || is(&hero.name.de) || is(&hero.name.en);
    pack.heroes.iter().find(named).map(|hero| hero.id.as_str())
}

/// What an ability is called at its level: a board with two sides has a name for each.
pub(super) fn on_board(hero: &Hero, ability: &Ability, level: &Level) -> Name {
    let at = ability.levels.iter().position(|one| one == level);
    hero.called(ability, at.unwrap_or(0))
}

/// A name in the language spoken.
pub(super) fn of<'a>(words: &Words, name: &'a Name) -> &'a str {
    words.named(&name.de, &name.en)
}

/// Everything the board shows, with its spelling in moves: tokens, cards, abilities and their
/// branches, and what is offered word by word.
pub(super) fn aliases(game: &DiceThrone, view: &View) -> Vec<Alias> {
    let verbs = [
        ("wirf", "roll"),
        ("würfle", "roll"),
        ("spiele", "play"),
        ("spiel", "play"),
        ("verkaufe", "sell"),
        ("verkauf", "sell"),
        ("nutze", "use"),
        ("fertig", "done"),
        ("passe", "pass"),
        ("ja", "yes"),
    ];
    let mut all: Vec<Alias> = verbs.map(|(de, en)| (de.into(), en.into())).into();
    for token in &game.pack().tokens {
        put(&mut all, &token.name, &token.id);
    }
    let Some(seat) = view.viewer.seat() else {
        return all;
    };
    let mut offers = Vec::new();
    game.asked(view, &mut offers);
    let spelled = |offer| game.spell(view, &Choice::one(offer));
    all.extend(dice(view, &offers));
    for (id, card) in game.hero(seat).deck() {
        put(&mut all, &card.name, behind(&spelled(Offer::Play(id))));
    }
    for (id, ability) in game.hero(seat).board() {
        let best = offers.iter().rev().find(|offer| is_of(**offer, id));
        let meant = best.copied().unwrap_or(Offer::Use(id, 0));
        put(&mut all, &ability.name, behind(&spelled(meant)));
        let id_alone = short(game.hero(seat), &ability.id);
        all.push((id_alone.to_owned(), behind(&spelled(meant)).to_owned()));
        let count = game.level(&view.public, seat, id).branches.len() as u8;
        for branch in 0..count {
            let meant = spelled(Offer::Use(id, branch));
            put_numbered(&mut all, &ability.name, branch + 1, behind(&meant));
        }
    }
    for (id, branch, name) in branches(game, view, seat) {
        put(&mut all, name, behind(&spelled(Offer::Use(id, branch))));
    }
    for hero in &game.pack().heroes {
        for (_, card) in hero.deck() {
            put(&mut all, &card.name, short(hero, &card.id));
        }
    }
    all
}

/// Dice by their numbers alone, where those that can be named are all of one roll.
fn dice(view: &View, offers: &[Offer]) -> Vec<Alias> {
    let named = offers.iter().filter_map(|offer| match offer {
        Offer::Die(roll, _) => Some(*roll),
        _ => None,
    });
    let Some(asked) = named
        .clone()
        .next()
        .filter(|&first| named.clone().all(|roll| roll == first))
    else {
        return Vec::new();
    };
    let spelled = |roll: usize, die: usize| format!("die {}.{die}", roll + 1);
    let mut all = Vec::new();
    for (roll, thrown) in view.public.rolls.iter().enumerate() {
        for die in 1..=thrown.sides.len() {
            all.push((spelled(roll, die), spelled(roll, die)));
            if roll == usize::from(asked) {
                all.push((format!("die {die}"), spelled(roll, die)));
            }
        }
    }
    all
}

/// The name of somebody else's card in a move, which is then refused for what it is.
fn short<'a>(hero: &Hero, id: &'a str) -> &'a str {
    let rest = id.strip_prefix(hero.id.as_str());
    rest.and_then(|rest| rest.strip_prefix('-')).unwrap_or(id)
}

/// Whether an offer uses an ability.
fn is_of(offer: Offer, ability: AbilityId) -> bool {
    matches!(offer, Offer::Use(id, _) | Offer::Pay(id, _) if id == ability)
}

/// The branches that have a name of their own.
fn branches<'a>(
    game: &'a DiceThrone,
    view: &'a View,
    seat: Seat,
) -> impl Iterator<Item = (AbilityId, u8, &'a Name)> {
    let board = game.hero(seat).board();
    board.flat_map(move |(id, _)| {
        let level = game.level(&view.public, seat, id);
        let all = (0..).zip(&level.branches);
        all.filter_map(move |(at, branch)| Some((id, at, branch.name.as_ref()?)))
    })
}

/// A name in both languages, with and without the marks at its end.
fn put(all: &mut Vec<Alias>, name: &Name, spelled: &str) {
    for words in both() {
        let name = of(&words, name);
        all.push((name.to_owned(), spelled.to_owned()));
        let bare = name.trim_end_matches(|letter: char| !letter.is_alphanumeric());
        if bare != name {
            all.push((bare.to_owned(), spelled.to_owned()));
        }
    }
}

/// A name with the number of a branch behind it.
fn put_numbered(all: &mut Vec<Alias>, name: &Name, number: u8, spelled: &str) {
    for words in both() {
        let name = of(&words, name);
        all.push((format!("{name} {number}"), spelled.to_owned()));
    }
}

/// What follows the verb of a move.
fn behind(spelled: &str) -> &str {
    spelled.split_once(' ').map_or(spelled, |(_, rest)| rest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice_throne::tests::rolled;
    use crate::play::spelled;
    use game_dice_throne::Mode;

    #[test]
    fn what_is_shown_can_be_typed_in_either_language() {
        let position = "active = \"A\"\nphase = \"offence\"\n[A]\nhealth = 50\ncp = 5\n\
            hand = [\"tip-it\"]\nupgrades = [\"overpower-2\"]\n[B]\nhealth = 50\n";
        let (game, view) = rolled(Mode::Duel, position, &[1, 1, 2, 2, 6], &[]);
        let names = aliases(&game, &view);
        for (typed, meant) in [
            ("spiele Gekippt!", "play tip-it"),
            ("play „Gekippt“", "play tip-it"),
            ("PLAY tip it", "play tip-it"),
            // The best branch that the dice allow.
            ("nutze Hieb", "use smack 2"),
            ("use Smack", "use smack 2"),
            ("use thick-skin", "use thick-skin 1"),
            ("use Hieb 1", "use smack 1"),
            ("use Kriegsschrei", "use overpower 2"),
            ("wirf 1 3", "roll 1 3"),
            ("token Betäubt", "token stun"),
            ("fertig", "done"),
            ("play Absolution!", "play absolution"),
        ] {
            assert_eq!(spelled(typed, &names), meant, "{typed}");
        }
    }

    #[test]
    fn a_die_of_the_only_roll_is_named_by_its_number() {
        let position = "active = \"A\"\nphase = \"offence\"\n[A]\nhealth = 50\ncp = 5\n\
            hand = [\"tip-it\"]\n[B]\nhealth = 50\n";
        let (game, view) = rolled(Mode::Duel, position, &[1, 1, 2, 2, 6], &["A play tip-it"]);
        let names = aliases(&game, &view);
        for typed in ["die 2", "die 1.2"] {
            assert_eq!(spelled(typed, &names), "die 1.2", "{typed}");
        }
    }
}
