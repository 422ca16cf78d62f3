//! Exact chances: what each offer can bring, as the troves lie now.

use super::text::Names;
use game_dice_miner::ahead::{self, Odds};
use game_dice_miner::{DiceMiner, Offer, View};
use kernel::{Arg, Game, Said};
use words::Words;

/// A line for each offer that chance or the score has a say in; nothing where none is.
pub(super) fn lines(game: &DiceMiner, view: &View, words: &Words) -> Vec<String> {
    let names = Names::new(game, view, words);
    let mut offers = Vec::new();
    if game.asked(view, &mut offers).is_none() {
        return Vec::new();
    }
    let said = offers.iter().enumerate().filter_map(|(place, offer)| {
        let said = told(&names, *offer)?;
        Some(format!("{:>3}  {}", place + 1, words.say(&said)))
    });
    let mut lines: Vec<String> = said.collect();
    if !lines.is_empty() {
        lines.insert(0, words.text("dice-miner-odds-head"));
    }
    lines
}

fn told(names: &Names<'_>, offer: Offer) -> Option<Said> {
    let (game, public) = (names.game, names.public());
    let seat = names.view.viewer.seat()?;
    let shown = Arg::from(game.say(names.view, offer));
    match offer {
        Offer::Take(cell) => {
            let taking = ahead::taking(game, public, seat, cell)?;
            let change = format!("{:+}", taking.change);
            let said = Said::new("dice-miner-odds-take").with("offer", shown);
            Some(said.with("change", Arg::Spelled(change)))
        }
        Offer::Share { kind, to } => {
            let faces = ahead::sharing(game, public, seat, kind, to).into_iter();
            let faces = faces.map(|face| {
                let name = names.die(face.die);
                format!("{name} {}/6 ({:+})", face.sides, face.theirs)
            });
            let faces: Vec<String> = faces.collect();
            let said = Said::new("dice-miner-odds-share").with("offer", shown);
            Some(said.with("faces", Arg::Spelled(faces.join(", "))))
        }
        Offer::Spend(source) => {
            let (dice, odds) = ahead::best_rerolls(game, public, seat, source)?;
            let dice: Vec<String> = dice.iter().map(|die| names.die(*die)).collect();
            let said = Said::new("dice-miner-odds-spend")
                .with("offer", shown)
                .with("dice", Arg::Spelled(dice.join(", ")));
            Some(with_odds(said, &odds))
        }
        Offer::Reroll(die) => {
            let odds = ahead::rerolling(game, public, seat, &[die])?;
            let said = Said::new("dice-miner-odds-reroll").with("offer", shown);
            Some(with_odds(said, &odds))
        }
        _ => None,
    }
}

fn with_odds(said: Said, odds: &Odds) -> Said {
    let mean = odds.mean_hundredths();
    let sign = if mean < 0 { '-' } else { '+' };
    let mean = format!("{sign}{}.{:02}", mean.abs() / 100, mean.abs() % 100);
    said.with("better", Arg::number(odds.better() as i64))
        .with("worse", Arg::number(odds.worse() as i64))
        .with("landings", Arg::number(odds.landings() as i64))
        .with("mean", Arg::Spelled(mean))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice_miner::tests::{english, view};
    use game_dice_miner::Mode;

    #[test]
    fn a_source_names_its_best_dice_and_their_odds() {
        let (game, view) = view(
            Mode::Two,
            "stage = \"magic\"\n[A]\nhero = \"dragon-slayer\"\n\
             dice = [\"tunnel.1\", \"tunnel.3\", \"tunnel.5\"]\n[B]\ndice = []\n",
        );
        let lines = lines(&game, &view, &english());
        assert_eq!(
            lines[1],
            "  1  use hero card, magic 1: best on tunnel 5, 2 of 6 better, 0 worse, on average +1.00"
        );
    }

    #[test]
    fn a_share_tells_every_face() {
        let (game, view) = view(
            Mode::Two,
            "mountain = [\". .\", \". . .\", \". . . .\", \". . . . .\", \"tunnel.1 . . . . .\"]\n\
             [A]\ndice = [\"hazard.beer\"]\n[B]\ndice = []\n",
        );
        let lines = lines(&game, &view, &english());
        assert_eq!(lines[1], "  1  take tunnel 1: +1 points as it lies");
        assert!(
            lines[2].contains("dragon 4 1/6 (-4), beer:hazard 1/6 (+0)"),
            "{}",
            lines[2]
        );
    }
}
