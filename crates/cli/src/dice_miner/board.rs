//! The mountain in the middle, the troves below it, line by line. `*` marks a free die, `~` one
//! that a beer opens.

use super::text::Names;
use crate::play::{Sitting, WIDTH};
use game_dice_miner::{Cell, DiceMiner, Lie, Stage, View};
use kernel::{Arg, Said, Seat};
use words::Words;

/// The width of a cell: six of them fit.
const CELL: usize = 13;

/// The whole board as the viewer sees it.
pub(super) fn draw(game: &DiceMiner, view: &View, seats: &[Sitting], words: &Words) -> Vec<String> {
    let names = Names::new(game, view, words);
    let mut lines = vec![head(&names), "═".repeat(WIDTH)];
    if !view.public.mountain.is_empty() {
        lines.extend(mountain(&names));
        lines.push("╌".repeat(WIDTH));
    }
    let me = view.viewer.seat();
    let mut clans: Vec<Seat> = Seat::first(game.clans()).collect();
    clans.sort_by_key(|seat| Some(*seat) == me);
    for seat in clans {
        lines.extend(clan(&names, seat, seats.get(seat.index())));
    }
    lines.push("═".repeat(WIDTH));
    lines
}

/// Game, round, phase, who starts, what is in the bag.
fn head(names: &Names<'_>) -> String {
    let (public, words) = (names.public(), names.words);
    let count = |key, name, n: u8| words.say(&Said::new(key).with(name, Arg::number(n)));
    let mut parts = vec!["Dice Miner".to_owned()];
    if names.game.mode().rival().is_some() {
        parts.push(words.text("dice-miner-solo"));
    }
    parts.push(count("dice-miner-round", "round", public.round));
    parts.push(words.text(match public.stage.phase() {
        "setup" => "dice-miner-phase-setup",
        "excavation" => "dice-miner-phase-excavation",
        "magic" => "dice-miner-phase-magic",
        "replenish" => "dice-miner-phase-replenish",
        _ => "dice-miner-phase-over",
    }));
    if public.extra > 0 {
        parts.push(count("dice-miner-tie-break", "count", public.extra));
    }
    if !matches!(public.stage.phase(), "setup" | "over") {
        let starts = Said::new("dice-miner-starts");
        parts.push(words.say(&starts.with("seat", names.game.called_player(public.start))));
    }
    parts.push(count("dice-miner-bag", "count", public.bag_size()));
    parts.join(" · ")
}

fn mountain(names: &Names<'_>) -> Vec<String> {
    let rows = (0..5).map(|row| {
        let cells: Vec<Cell> = (0..6).filter_map(|place| Cell::new(row, place)).collect();
        let indent = " ".repeat((6 - cells.len()) * CELL / 2);
        let dice = cells.iter().map(|cell| padded(&shown(names, *cell)));
        format!("{indent}{}", dice.collect::<String>())
            .trim_end()
            .to_owned()
    });
    let mut lines: Vec<String> = rows.filter(|row| !row.is_empty()).collect();
    let lying = |wanted| {
        let cells = Cell::all().filter(|cell| names.public().mountain.lie(*cell) == Some(wanted));
        let spots: Vec<String> = cells
            .map(|cell| format!("{}.{}", cell.row() + 1, cell.place() + 1))
            .collect();
        Arg::Spelled(spots.join(" "))
    };
    let free = Said::new("dice-miner-free").with("top", lying(Lie::Top));
    let flanks = Said::new("dice-miner-flanks").with("flank", lying(Lie::Flank));
    lines.push(format!(
        "* {}   ~ {}",
        names.words.say(&free),
        names.words.say(&flanks)
    ));
    lines
}

fn shown(names: &Names<'_>, cell: Cell) -> String {
    let mountain = &names.public().mountain;
    let Some(die) = mountain.die(cell) else {
        return String::new();
    };
    if names.public().stage == Stage::Fill {
        return format!(" {}", names.kind(die.kind()));
    }
    let mark = match mountain.lie(cell) {
        Some(Lie::Top) => '*',
        Some(Lie::Flank) => '~',
        _ => ' ',
    };
    format!("{mark}{}", names.short(die))
}

fn padded(text: &str) -> String {
    let missing = CELL.saturating_sub(text.chars().count());
    format!("{text}{}", " ".repeat(missing))
}

/// A player's head, dice and score.
fn clan(names: &Names<'_>, seat: Seat, sitting: Option<&Sitting>) -> Vec<String> {
    let (public, words) = (names.public(), names.words);
    let clan = public.clan(seat);
    let mut head = vec![names.player(seat)];
    if names.view.viewer.seat() == Some(seat) {
        head.push(words.text("dice-miner-you"));
    } else if let Some(sitting) = sitting.filter(|sitting| !sitting.who.is_empty()) {
        head.push(sitting.who.clone());
    }
    head.push(match clan.hero {
        Some(hero) => names.hero(hero),
        None => words.text("dice-miner-no-hero"),
    });
    let total = Said::new("dice-miner-total").with("total", Arg::number(clan.total));
    head.push(words.say(&total));
    if public.out.contains(seat) {
        head.push(words.text("dice-miner-out"));
    }
    let mut lines = vec![head.join(" · ")];
    lines.extend(wrapped(&dice(names, seat)));
    lines.extend(sheet(names, seat));
    lines
}

fn dice(names: &Names<'_>, seat: Seat) -> String {
    let (public, words) = (names.public(), names.words);
    let clan = public.clan(seat);
    let mut parts = Vec::new();
    if !clan.trove.is_empty() {
        parts.push(names.trove(&clan.trove));
    }
    if public.turn == seat && !public.kept.is_empty() {
        let kept = names.trove(&public.kept);
        parts.push(format!("[{}: {kept}]", words.text("dice-miner-cached")));
    }
    let cup: u8 = clan.cup.iter().sum();
    if cup > 0 {
        let said = Said::new("dice-miner-in-cup").with("count", Arg::number(cup));
        parts.push(format!("[{}]", words.say(&said)));
    }
    let spent: Vec<String> = names
        .game
        .spent_sources(public, seat)
        .map(|source| names.words.arg(&names.game.called_source(source)))
        .collect();
    if !spent.is_empty() {
        let said = Said::new("dice-miner-spent").with("what", Arg::Spelled(spent.join(", ")));
        parts.push(format!("[{}]", words.say(&said)));
    }
    if parts.is_empty() {
        return words.text("dice-miner-no-dice");
    }
    parts.join(" ")
}

/// The rounds written so far, and the present one line by line.
fn sheet(names: &Names<'_>, seat: Seat) -> Vec<String> {
    let words = names.words;
    let sheet = names.game.sheet(names.public(), seat);
    let entries = sheet.iter().map(|entry| {
        let key = match (entry.written, entry.round) {
            (true, 0) => "dice-miner-sheet-extra",
            (true, _) => "dice-miner-sheet-round",
            (false, _) => "dice-miner-sheet-now",
        };
        let said = Said::new(key)
            .with("round", Arg::number(entry.round))
            .with("sum", Arg::number(entry.score.sum()))
            .with("total", Arg::number(entry.total));
        let lines = entry.lines.iter().map(|line| words.say(&line.said()));
        let lines: Vec<String> = lines.collect();
        wrapped(&format!("{} ({})", words.say(&said), lines.join("; ")))
    });
    entries.flatten().collect()
}

/// Broken between words, set in a little.
fn wrapped(text: &str) -> Vec<String> {
    let mut lines = vec![String::from("   ")];
    for word in text.split(' ') {
        let line = lines.last_mut().expect("there is a first line");
        if line.chars().count() + word.chars().count() + 1 > WIDTH {
            lines.push(format!("     {word}"));
        } else {
            line.push(' ');
            line.push_str(word);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice_miner::tests::{english, view};
    use game_dice_miner::Mode;

    const DIG: &str = "mountain = [\". .\", \". . .\", \". . . .\", \
        \"hazard.dragon4 . . . .\", \"tunnel.1 tool.beer . . . .\"]\n\
        [A]\nhero = \"surveyor\"\ndice = [\"tunnel.2\", \"tunnel.4 x2\"]\ntotal = 12\n\
        [B]\ndice = []\n";

    #[test]
    fn the_mountain_shows_what_is_free_and_what_a_beer_opens() {
        let (game, view) = view(Mode::Two, DIG);
        let lines = draw(&game, &view, &[], &english());
        assert!(
            lines[0].contains("Round 1 of 3 · Excavation · you start"),
            "{}",
            lines[0]
        );
        assert_eq!(lines[2], "      *dragon 4");
        assert_eq!(lines[3], "~tunnel 1    ~beer:tool");
        assert_eq!(lines[4], "* Free: 4.1   ~ Flanks, with a beer: 5.1 5.2");
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH));
    }

    #[test]
    fn a_trove_is_told_with_its_score_line_by_line() {
        let (game, view) = view(Mode::Two, DIG);
        let text = draw(&game, &view, &[], &english()).join("\n");
        assert!(
            text.contains("A · you · Surveyor (tunnel 1 and magic 1) · 12 points"),
            "{text}"
        );
        assert!(text.contains("tunnel 2, tunnel 4 ×2"), "{text}");
        assert!(
            text.contains("a run from 1 to 2: 3; 2 tunnels in no run: 0"),
            "{text}"
        );
    }

    #[test]
    fn a_solo_match_says_that_it_is_ours() {
        let (game, view) = view(Mode::SoloGreedy, DIG);
        let lines = draw(&game, &view, &[], &english());
        assert!(lines[0].contains("a solo mode of our own"), "{}", lines[0]);
        assert!(
            lines
                .iter()
                .any(|line| line.starts_with("Clan Greedy · no hero"))
        );
    }
}
