//! Writing a table down. Contains every secret: for tests, puzzles and reports.

use super::{Written, WrittenFighter, WrittenFrame, WrittenStrike, WrittenThrow};
use crate::fight::bits;
use crate::show::{stage_fighter, stage_word, team_word};
use crate::state::{Doing, NOWHERE, Stage, Table};
use crate::{Fighter, Kapow, Make, Source, Symbol};
use dice::DieId;
use kernel::position::write_count;

impl Kapow {
    pub(crate) fn write_table(&self, table: &Table) -> String {
        let letter = |one: Fighter| one.seat().to_string();
        let acting = self.fighters().filter(|&one| table.acting.contains(one));
        let frames = table.frames.iter().map(|frame| WrittenFrame {
            by: letter(frame.fighter),
            ability: self.spot_name(frame.fighter, frame.spot),
            verb: frame.verb,
            left: frame.left,
        });
        let fighters = self.fighters();
        let fighters = fighters.map(|one| (one.seat(), self.write_fighter(table, one)));
        let written = Written {
            stage: Some(stage_word(table.stage).to_owned()),
            fighter: stage_fighter(table.stage).map(letter),
            winner: match table.stage {
                Stage::Over(winner) => winner.map(|team| team_word(team).to_owned()),
                _ => None,
            },
            round: Some(table.round),
            marker: Some(team_word(table.marker).to_owned()),
            life: Some(table.life),
            acting: Some(acting.map(letter).collect()),
            supply: Some(table.faces[..self.boxes()].to_vec()),
            cards: self.mode.has_teams().then(|| self.write_cards(table)),
            flipped: self.mode.has_teams().then_some(table.behind.flipped),
            throw: table.throw.map(|fighter| WrittenThrow {
                by: letter(fighter),
                dice: self.names(table.thrown()),
            }),
            strike: table.strike.map(|(by, total)| WrittenStrike {
                by: letter(by),
                total,
            }),
            frames: (!table.frames.is_empty()).then(|| frames.collect()),
            fighters: fighters.collect(),
        };
        toml::to_string(&written).expect("a position holds nothing that TOML could not write")
    }

    /// The cards of the first team; those not dealt yet are left out.
    fn write_cards(&self, table: &Table) -> Vec<String> {
        let dealt = (0..4).filter(|colour| table.cards >> (4 + colour) & 1 == 1);
        let cards = dealt.map(|colour| {
            let card = self.card_of(table, crate::Team::First, colour);
            self.pack.cards[usize::from(card)].id.clone()
        });
        cards.collect()
    }

    fn write_fighter(&self, table: &Table, fighter: Fighter) -> WrittenFighter {
        let (corner, hand) = (table.corner(fighter), table.hand(fighter));
        let spots = |set| -> Vec<String> {
            bits(set)
                .map(|spot| self.spot_name(fighter, spot))
                .collect()
        };
        let pool = Symbol::FACES.into_iter().zip(table.pool(fighter));
        let pool = pool.filter(|(_, count)| *count > 0);
        let mut fired = Vec::new();
        for slot in 0..self.board(fighter).places.len() as u8 {
            if corner.play.fired >> slot & 1 == 1 {
                fired.push(self.slot_name(fighter, slot));
            }
        }
        WrittenFighter {
            dice: corner
                .dice
                .iter()
                .map(|die| self.write_die(table, fighter, die))
                .collect(),
            pool: pool
                .map(|(face, count)| write_count(face.id(), count))
                .collect(),
            fresh: self.write_fresh(table, fighter),
            locked: spots(corner.locked),
            locking: spots(corner.locking),
            spent: spots(corner.spent),
            tokens: corner.tokens,
            charges: corner.charges,
            fired,
            used: spots(corner.play.used),
            doing: hand.doing.map(|doing| self.write_doing(fighter, doing)),
            target: Some(self.target(table, fighter).seat().to_string()),
            ready: corner.play.ready,
            changes: hand.changes,
            posing: corner.play.posing.map(|die| self.name(die)),
            selected: Some(spots(corner.play.selected)),
            left_out: spots(corner.play.left_out),
            due: Some(spots(corner.play.due)),
            choices: corner.play.choices,
            left_over: corner.play.left_over,
            tally: corner.tally.clone(),
        }
    }

    fn write_fresh(&self, table: &Table, fighter: Fighter) -> Vec<String> {
        let sides = table.fresh_faces(fighter).map(|(die, side, _)| {
            let side = side as u8;
            self.spell_source(Source::Side { die, side })
        });
        sides.collect()
    }

    fn write_die(&self, table: &Table, fighter: Fighter, die: DieId) -> String {
        let mut text = self.name(die);
        let up = table.behind.up[die.index()];
        if self.make(die) == Make::Action {
            let sides = table.faces_on(die).map(|face| match face {
                Symbol::Blank => "-",
                face => face.id(),
            });
            text = format!("{text} {} {}", sides.join(","), up + 1);
        } else {
            text = format!("{text} {}", self.shown(table, die).id());
        }
        match table.behind.slot[die.index()] {
            NOWHERE => text,
            slot => format!("{text} > {}", self.slot_name(fighter, slot)),
        }
    }

    fn write_doing(&self, fighter: Fighter, doing: Doing) -> String {
        match doing {
            Doing::Reroll(spot) => format!("reroll {}", self.spot_name(fighter, spot)),
            Doing::RerollAny(spot) => format!("reroll-any {}", self.spot_name(fighter, spot)),
            Doing::RerollNot(symbol) => format!("reroll-not {}", symbol.id()),
            Doing::Turn => "turn".to_owned(),
            Doing::FaceType(verb) => format!("face-type {verb}"),
            Doing::FaceDie(face) => format!("face-die {}", face.id()),
        }
    }
}
