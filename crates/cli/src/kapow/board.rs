//! The table of KAPOW! as lines of text.

use super::text::Names;
use crate::play::Sitting;
use dice::DieId;
use game_kapow::{
    CardColour, Fighter, Home, Kapow, Make, SpotId, Stage, State, Symbol, View, ahead,
};
use kernel::{Arg, Said};
use words::Words;

/// The whole table as a viewer sees it.
pub(super) fn draw(game: &Kapow, view: &View, seats: &[Sitting], words: &Words) -> Vec<String> {
    let table = &game.known(view);
    let names = Names::new(game, view, words);
    let round = Said::new("kapow-round").with("round", Arg::number(table.round));
    let stage = words.text(stage_key(table.stage));
    let mut lines = vec![format!("{} · {stage}", words.say(&round))];
    let hidden: Vec<Fighter> = game.hidden_from(table, view.viewer).collect();
    for fighter in game.fighters() {
        lines.push(String::new());
        lines.push(head(game, table, fighter, seats, words));
        if hidden.contains(&fighter) {
            let count = table.corner(fighter).dice.len();
            let said = Said::new("kapow-behind-screen").with("count", Arg::number(count));
            lines.push(format!("  {}", words.say(&said)));
        } else {
            lines.extend(dice_lines(game, table, fighter, &names, words));
            lines.extend(kept_lines(game, table, fighter, &names, words));
        }
        lines.extend(pool_line(table, fighter, &names, words));
    }
    lines.push(String::new());
    lines.extend(
        (0..game.mode().fighters())
            .step_by(2)
            .take(supplies(game))
            .map(|number| {
                let fighter = Fighter::new(number).expect("someone takes from each supply");
                supply_line(game, table, fighter, &names, words)
            }),
    );
    lines
}

/// The boards that play by themselves, where they have won.
pub(super) fn winner(game: &Kapow, view: &View, words: &Words) -> Option<String> {
    let Stage::Over(Some(team)) = view.public.stage else {
        return None;
    };
    let boards = game.members(team).filter(|&one| !game.is_person(one));
    let names = boards.filter_map(|board| {
        let character = game.character(board)?;
        let name = &game.pack().characters[usize::from(character)].name;
        Some(words.named(&name.de, &name.en).to_owned())
    });
    let names: Vec<String> = names.collect();
    (!names.is_empty()).then(|| names.join(", "))
}

/// What all abilities of a viewer say; that of a token only where one lies.
pub(super) fn abilities(game: &Kapow, view: &View, words: &Words) -> Vec<String> {
    let Some(fighter) = view.viewer.seat().and_then(Fighter::of) else {
        return Vec::new();
    };
    let names = Names::new(game, view, words);
    let table = game.known(view);
    let tokens = table.corner(fighter).tokens;
    let is_there =
        |spot: &SpotId| tokens > 0 || game.ability(&table, fighter, *spot).home != Home::Token;
    let spots = game.spots(fighter).filter(is_there);
    let lines = spots.map(|spot| {
        format!(
            "{}: {}",
            names.ability(fighter, spot),
            names.sentences(fighter, spot)
        )
    });
    lines.collect()
}

fn supplies(game: &Kapow) -> usize {
    if game.mode().has_teams() { 2 } else { 1 }
}

fn head(game: &Kapow, table: &State, fighter: Fighter, seats: &[Sitting], words: &Words) -> String {
    let team = game.team(fighter);
    let mut parts = vec![fighter.seat().to_string()];
    if let Some(character) = game.character(fighter) {
        let name = &game.pack().characters[usize::from(character)].name;
        parts.push(words.named(&name.de, &name.en).to_owned());
    }
    parts.extend(seats.get(fighter.index()).map(|seat| seat.who.clone()));
    let life = Said::new("kapow-life")
        .with("life", Arg::number(table.life[team as usize]))
        .with("most", Arg::number(game.most_life(team)));
    parts.push(words.say(&life));
    let corner = table.corner(fighter);
    if table.marker == team {
        parts.push(words.text("kapow-marker"));
    }
    if corner.tokens > 0 {
        let said = Said::new("kapow-tokens").with("count", Arg::number(corner.tokens));
        parts.push(words.say(&said));
    }
    if corner.play.ready {
        parts.push(words.text("kapow-is-ready"));
    }
    parts.retain(|part| !part.is_empty());
    parts.join(" · ")
}

fn dice_lines(
    game: &Kapow,
    table: &State,
    fighter: Fighter,
    names: &Names<'_>,
    words: &Words,
) -> Vec<String> {
    let mut lines = Vec::new();
    let list = |dice: &[DieId]| -> String {
        let dice: Vec<String> = dice.iter().map(|&die| names.die(die)).collect();
        dice.join(", ")
    };
    for spot in game.spots(fighter) {
        let slots = game.slots(fighter, spot);
        let dice = slots.iter().filter_map(|slot| table.die_in(fighter, slot));
        let dice: Vec<DieId> = dice.collect();
        if !dice.is_empty() {
            let full = if game.complete(table, fighter, spot) > 0 {
                ""
            } else {
                " …"
            };
            lines.push(format!(
                "  {}: {}{full}",
                names.ability(fighter, spot),
                list(&dice)
            ));
        }
    }
    let corner = table.corner(fighter);
    let loose: Vec<DieId> = corner
        .dice
        .iter()
        .filter(|&die| !names.is_placed(die))
        .collect();
    if !loose.is_empty() {
        lines.push(format!("  {}: {}", words.text("kapow-loose"), list(&loose)));
    }
    if game.mode() == game_kapow::Mode::Teams {
        let target = Arg::Seat(game.target(table, fighter).seat());
        let said = Said::new("kapow-aims").with("target", target);
        lines.push(format!("  {}", words.say(&said)));
    }
    lines
}

/// What stays from round to round: faces on action dice, Lock In tokens, Team-Up cards.
fn kept_lines(
    game: &Kapow,
    table: &State,
    fighter: Fighter,
    names: &Names<'_>,
    words: &Words,
) -> Vec<String> {
    let actions = table.actions(fighter).iter();
    let actions: Vec<String> = actions.map(|die| names.faces_on(die)).collect();
    let locked = table.corner(fighter).locked;
    let locked: Vec<String> = locked
        .iter()
        .map(|spot| names.ability(fighter, spot))
        .collect();
    let cards = CardColour::ALL.into_iter();
    let cards = cards.filter_map(|colour| game.card(table, game.team(fighter), colour));
    let cards = cards.map(|card| words.named(&card.name.de, &card.name.en).to_owned());
    let all = [
        ("kapow-on-actions", actions),
        ("kapow-locked", locked),
        ("kapow-cards", cards.collect()),
    ];
    let some = all.into_iter().filter(|(_, things)| !things.is_empty());
    some.map(|(key, things)| format!("  {}: {}", words.text(key), things.join(", ")))
        .collect()
}

/// How likely each symbol is to show up when the viewer's dice are thrown again.
pub(super) fn odds(game: &Kapow, view: &View, words: &Words) -> Vec<String> {
    let Some(fighter) = view.viewer.seat().and_then(Fighter::of) else {
        return Vec::new();
    };
    let names = Names::new(game, view, words);
    let table = game.known(view);
    let dice = table.corner(fighter).dice;
    let chance = |face: Symbol| {
        let (shows, all) = ahead::odds(game, &table, dice, face, true);
        format!(
            "  {}: {} %",
            names.symbol(face),
            (200 * shows + all) / (2 * all)
        )
    };
    let head = std::iter::once(words.text("kapow-odds-head"));
    head.chain(Symbol::FACES.into_iter().map(chance)).collect()
}

fn pool_line(table: &State, fighter: Fighter, names: &Names<'_>, words: &Words) -> Option<String> {
    let faces = counted(table.pool(fighter), names);
    (!faces.is_empty()).then(|| format!("  {}: {faces}", words.text("kapow-pool")))
}

fn supply_line(
    game: &Kapow,
    table: &State,
    fighter: Fighter,
    names: &Names<'_>,
    words: &Words,
) -> String {
    let team = if game.mode().has_teams() {
        game.team(fighter) as usize
    } else {
        0
    };
    let dice = Make::ALL.into_iter().map(|make| {
        let left = game.left_in_supply(table, fighter, make);
        let said = Said::new("kapow-supply-dice").with("count", Arg::number(left));
        words.say(&said.with("die", Arg::Spelled(make.id().to_owned())))
    });
    let dice: Vec<String> = dice.collect();
    let faces = counted(table.faces[team], names);
    format!(
        "{}: {} · {faces}",
        words.text("kapow-supply"),
        dice.join(", ")
    )
}

fn counted(faces: [u8; 6], names: &Names<'_>) -> String {
    let some = Symbol::FACES
        .into_iter()
        .filter(|face| faces[face.index()] > 0);
    let some: Vec<String> = some
        .map(|face| format!("{} {}", faces[face.index()], names.symbol(face)))
        .collect();
    some.join(", ")
}

const fn stage_key(stage: Stage) -> &'static str {
    match stage {
        Stage::Start => "kapow-stage-start",
        Stage::Deal => "kapow-stage-deal",
        Stage::Draft => "kapow-stage-draft",
        Stage::Roll => "kapow-stage-roll",
        Stage::Select => "kapow-stage-select",
        Stage::Solo(_) => "kapow-stage-solo",
        Stage::Fight | Stage::Attack(_) | Stage::Defend(_) | Stage::Hit | Stage::Hold => {
            "kapow-stage-fight"
        }
        Stage::PowerUp | Stage::Gain(_) => "kapow-stage-power-up",
        Stage::After | Stage::Late(_) => "kapow-stage-after",
        Stage::CleanUp => "kapow-stage-clean-up",
        Stage::Over(_) => "kapow-stage-over",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_kapow::{Mode, Pack, Setup};
    use kernel::{Game, Viewer};
    use words::Lang;

    #[test]
    fn what_is_behind_a_screen_is_not_drawn() {
        let setup = Setup::of_mode(Mode::Beginner);
        let game = Kapow::open(Pack::builtin().clone(), &setup).unwrap();
        let position = "[A]\ndice = [\"red might > pow.1\"]\n[B]\ndice = [\"blue wild > biff\"]\n";
        let state = game.place(position).unwrap();
        let words = Words::new(Lang::En);
        let view = game.view(&state, Viewer::Seat("A".parse().unwrap()));
        let lines = draw(&game, &view, &[], &words).join("\n");
        assert!(lines.contains("Pow: red.1 Might …"), "{lines}");
        assert!(lines.contains("behind the screen: 1 die"), "{lines}");
        assert!(
            !lines.contains("Biff") && !lines.contains("blue.1"),
            "{lines}"
        );
    }

    #[test]
    fn a_board_that_has_won_is_named() {
        for (mode, over, won) in [
            (Mode::Solo, "winner = \"second\"", Some("Victor Kane")),
            (
                Mode::Coop,
                "winner = \"second\"",
                Some("Spoiler Alarm, Coquette"),
            ),
            (Mode::Solo, "winner = \"first\"", None),
            (Mode::Solo, "", None),
            (Mode::Duel, "winner = \"second\"", None),
        ] {
            let game = Kapow::open(Pack::builtin().clone(), &Setup::of_mode(mode)).unwrap();
            let fighters = game
                .fighters()
                .map(|one| format!("[{}]\ndice = [\"red\"]\n", one.seat()));
            let text = format!("stage = \"over\"\n{over}\n{}", fighters.collect::<String>());
            let view = game.view(&game.place(&text).unwrap(), Viewer::Table);
            let found = winner(&game, &view, &Words::new(Lang::De));
            assert_eq!(found.as_deref(), won, "{mode:?} {over}");
        }
    }

    #[test]
    fn only_who_is_entangled_reads_what_the_token_says() {
        let game = Kapow::open(Pack::builtin().clone(), &Setup::of_mode(Mode::Duel)).unwrap();
        let words = Words::new(Lang::En);
        for (tokens, listed) in [(0, false), (1, true)] {
            let text =
                format!("[A]\ndice = [\"red might\"]\ntokens = {tokens}\n[B]\ndice = [\"red\"]\n");
            let view = game.view(
                &game.place(&text).unwrap(),
                Viewer::Seat("A".parse().unwrap()),
            );
            let found = abilities(&game, &view, &words);
            let found = found.iter().any(|line| line.starts_with("Entangle: "));
            assert_eq!(found, listed, "{tokens}");
        }
    }

    #[test]
    fn the_supply_is_counted_in_the_language_of_the_viewer() {
        let game = Kapow::open(Pack::builtin().clone(), &Setup::of_mode(Mode::Beginner)).unwrap();
        let state = game
            .place("[A]\ndice = [\"red might\"]\n[B]\ndice = [\"blue wild\"]\n")
            .unwrap();
        let view = game.view(&state, Viewer::Table);
        for (lang, dice) in [
            (
                Lang::De,
                "Vorrat: 3 rot, 4 gelb, 4 lila, 4 grün, 3 blau, 6 Aktion",
            ),
            (
                Lang::En,
                "supply: 3 red, 4 yellow, 4 purple, 4 green, 3 blue, 6 action",
            ),
        ] {
            let lines = draw(&game, &view, &[], &Words::new(lang)).join("\n");
            assert!(lines.contains(dice), "{lines}");
        }
    }
}
