//! The table of Dice Masters as lines of text: the fight, and for each player fields, dice, zones
//! and cards.

use super::of;
use crate::play::{Sitting, hanging};
use dice::{DiceSet, DieId};
use game_dice_masters::{
    Brought, CardKind, DiceMasters, Face, Form, Kind, Phase, Public, Spot, View, ability_text,
    face_text,
};
use kernel::{Arg, Game, Said, Seat, Waiting};
use words::Words;

/// The whole table as a viewer sees it.
pub(super) fn draw(
    game: &DiceMasters,
    view: &View,
    seats: &[Sitting],
    words: &Words,
) -> Vec<String> {
    let table = Table { game, view, words };
    let mut lines = vec![table.head()];
    for seat in game.players().iter() {
        lines.push(String::new());
        lines.push(table.corner(seat, seats));
        lines.extend(table.zones(seat));
        lines.push(table.cards(seat));
    }
    lines.push(String::new());
    lines.push(table.basics());
    lines.extend(table.globals());
    lines.extend(table.fight());
    lines.iter().flat_map(|line| hanging(line)).collect()
}

/// A table and who looks at it.
struct Table<'a> {
    game: &'a DiceMasters,
    view: &'a View,
    words: &'a Words,
}

impl Table<'_> {
    fn public(&self) -> &Public {
        &self.view.public
    }

    fn say(&self, said: &Said) -> String {
        self.words.say(said)
    }

    fn head(&self) -> String {
        let public = self.public();
        let turn = Said::new("cli-dice-masters-turn").with("turn", Arg::number(public.turn));
        let phase = Said::new("cli-dice-masters-phase").with("phase", Arg::word(phase(public)));
        let mut parts = vec![
            self.say(&turn.with("seat", Arg::Seat(public.active))),
            self.say(&phase),
        ];
        if let Waiting::Seats(seats) = self.game.awaited(self.view) {
            let said = match seats.first() {
                Some(seat) if seats.len() == 1 => {
                    Said::new("cli-dice-masters-word").with("seat", Arg::Seat(seat))
                }
                _ => {
                    let seats = seats.iter().map(Arg::Seat).collect();
                    Said::new("cli-dice-masters-words").with("seats", Arg::And(seats))
                }
            };
            parts.push(self.say(&said));
        }
        parts.join(" · ")
    }

    /// Who sits there, how much life is left, and energy that has no die.
    fn corner(&self, seat: Seat, seats: &[Sitting]) -> String {
        let corner = self.public().corner(seat);
        let mut parts = vec![seat.to_string()];
        parts.extend(seats.get(seat.index()).map(|sitting| sitting.who.clone()));
        parts.push(self.count("cli-dice-masters-life", corner.life));
        if corner.loose > 0 {
            parts.push(self.count("cli-dice-masters-loose", corner.loose));
        }
        parts.retain(|part| !part.is_empty());
        parts.join(" · ")
    }

    fn count(&self, key: &'static str, n: u8) -> String {
        self.say(&Said::new(key).with("n", Arg::number(n)))
    }

    /// Dice that show a face stand alone; the other zones share a line.
    fn zones(&self, seat: Seat) -> Vec<String> {
        let public = self.public();
        let shown = [
            ("field", public.field(seat)),
            ("reserve", public.reserve(seat)),
        ];
        let line = |(zone, dice): (&'static str, DiceSet)| {
            let dice: Vec<String> = dice.iter().map(|die| self.die(die)).collect();
            let dice = if dice.is_empty() {
                self.words.text("dice-masters-no-dice")
            } else {
                dice.join(" · ")
            };
            format!("  {}: {dice}", self.zone(zone))
        };
        let mut lines: Vec<String> = shown.map(line).into();
        let hidden = [
            ("prep", Spot::Prep),
            ("bag", Spot::Bag),
            ("used", Spot::Used),
            ("out", Spot::Out),
        ];
        let parts = hidden.map(|(zone, spot)| {
            let dice = self.game.told_zone(self.view, seat, spot);
            format!("{}: {}", self.zone(zone), self.words.arg(&dice))
        });
        lines.push(format!("  {}", parts.join(" · ")));
        lines
    }

    fn zone(&self, zone: &'static str) -> String {
        self.say(&Said::new("cli-dice-masters-zone").with("zone", Arg::word(zone)))
    }

    /// A die as it is typed, with what it shows: a character in the field with its values.
    fn die(&self, die: DieId) -> String {
        let public = self.public();
        let name = Arg::Spelled(self.typed(die));
        let said = match self.game.face(public, die) {
            Face::Character(level) if public.fielded().contains(die) => {
                let stats = self.game.stats(public, die);
                Said::new("dice-masters-standing")
                    .with("die", name)
                    .with("level", Arg::number(level.level))
                    .with("attack", Arg::number(stats.attack))
                    .with("defence", Arg::number(stats.defence))
                    .with("damage", Arg::number(public.die(die).damage))
            }
            face => Said::new("dice-masters-shown")
                .with("die", name)
                .with("face", face_text(face).into()),
        };
        self.say(&said)
    }

    /// The name of a die with its number in moves: `Drax.1`.
    fn typed(&self, die: DieId) -> String {
        let spelled = self.game.die_name(self.public(), die);
        let number = spelled.rsplit('.').next().unwrap_or_default();
        let name = self.words.arg(&self.game.called_die(self.public(), die));
        format!("{name}.{number}")
    }

    /// The team: how many dice are left on each card, and what one of them costs.
    fn cards(&self, seat: Seat) -> String {
        let kinds = self.game.kinds(seat);
        let kinds = kinds.filter(|kind| kind.team().is_some());
        let wares: Vec<String> = kinds.map(|kind| self.ware(seat, kind)).collect();
        format!("  {}: {}", self.zone("cards"), wares.join(" · "))
    }

    fn ware(&self, seat: Seat, kind: Kind) -> String {
        let public = self.public();
        let price = self.game.price(public, seat, kind);
        let said = Said::new("cli-dice-masters-ware")
            .with("die", self.game.called_kind(seat, kind))
            .with("n", Arg::number(self.game.supply(public, seat, kind)))
            .with("price", self.game.told_due(price));
        self.say(&said)
    }

    fn basics(&self) -> String {
        let seat = self.view.viewer.seat().unwrap_or(self.public().active);
        let kinds = self.game.kinds(seat);
        let kinds = kinds.filter(|kind| kind.basic().is_some());
        let wares: Vec<String> = kinds.map(|kind| self.ware(seat, kind)).collect();
        format!("{}: {}", self.zone("basics"), wares.join(" · "))
    }

    /// Globals with their numbers and their texts.
    fn globals(&self) -> Vec<String> {
        let globals = self.game.all_globals().iter().zip(1..);
        let line = |(source, number): (&game_dice_masters::Source, usize)| {
            let card = self.game.card(source.owner, source.kind)?;
            let pack = self.game.pack();
            let at = usize::from(source.ability);
            let text = self
                .words
                .say_all(&ability_text(pack, card, at, Form::Short));
            let name = of(self.words, &pack.figure(card.figure).name);
            Some(format!("  global {number} · {name}: {text}"))
        };
        globals.filter_map(line).collect()
    }

    /// Attackers, each with who blocks it.
    fn fight(&self) -> Vec<String> {
        let public = self.public();
        if public.attackers.is_empty() {
            return Vec::new();
        }
        let lane = |attacker: DieId| {
            let blockers = public.blockers_of(attacker);
            let blockers: Vec<String> = blockers.iter().map(|die| self.die(die)).collect();
            let said = if blockers.is_empty() {
                let was = public.blocked.contains(attacker);
                Said::new("cli-dice-masters-lane-free")
                    .with("blocked", Arg::word(if was { "yes" } else { "no" }))
            } else {
                let blockers = Arg::Spelled(blockers.join(", "));
                Said::new("cli-dice-masters-lane").with("blockers", blockers)
            };
            let attacker = Arg::Spelled(self.die(attacker));
            format!("  {}", self.say(&said.with("attacker", attacker)))
        };
        let head = [String::new(), self.words.text("cli-dice-masters-fight")];
        head.into_iter()
            .chain(public.attackers.iter().map(lane))
            .collect()
    }
}

const fn phase(public: &Public) -> &'static str {
    match public.phase {
        Phase::Draw => "draw",
        Phase::Roll => "roll",
        Phase::Main => "main",
        Phase::Attack => "attack",
        Phase::CleanUp => "clean-up",
    }
}

/// A card of a team with its title and its dice.
pub(super) fn brought(game: &DiceMasters, one: Brought, words: &Words) -> String {
    let card = game.pack().card(one.card);
    let figure = of(words, &game.pack().figure(card.figure).name);
    match (&card.title, card.kind) {
        (Some(title), CardKind::Character | CardKind::Action) => {
            format!("{figure}: {} x{}", of(words, title), one.dice)
        }
        _ => format!("{figure} x{}", one.dice),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice_masters::tests::{speaking, view};
    use words::Lang;

    const MAIN: &str = "active = \"A\"\nphase = \"main\"\n\
        [A]\nlife = 9\nbag = [\"sidekick x5\"]\nreserve = [\"sidekick fist\", \"drax shield shield\"]\n\
        field = [\"drax 2\"]\nused = [\"sidekick x2\", \"betrayal\"]\n\
        [B]\nlife = 4\nbag = [\"sidekick x7\"]\nfield = [\"sidekick 1\"]\n";

    #[test]
    fn everything_lies_open_with_the_numbers_that_are_typed() {
        let (game, view) = view(MAIN, &[], "A");
        let lines = draw(&game, &view, &[], &speaking(Lang::En));
        assert!(
            lines.iter().all(|line| line.chars().count() <= 80),
            "{lines:#?}"
        );
        let text = lines.join("\n");
        for shown in [
            "A · 9 life",
            "Field: Drax.2 (level 2,",
            "Reserve: Sidekick.1 (fist) · Drax.1 (2 shields)",
            "Used pile: 2 × Sidekick and Betrayal",
            "Bag: 7 × Sidekick",
            "global 1 · ",
            "to act: you",
        ] {
            assert!(text.contains(shown), "{shown} in\n{text}");
        }
    }

    #[test]
    fn attackers_stand_with_who_blocks_them() {
        let position = MAIN.replace("main", "attack").replace(
            "[\"sidekick x7\"]\nfield = [\"sidekick 1\"]",
            "[\"sidekick x6\"]\nfield = [\"sidekick 1\", \"sidekick 1\"]",
        );
        let moves = ["A attack A.drax.2", "B block A.drax.2"];
        let (game, view) = view(&position, &moves, "A");
        let text = draw(&game, &view, &[], &speaking(Lang::De)).join("\n");
        assert!(text.contains("Drax.2 (Level 2"), "{text}");
        assert!(text.contains("geblockt von Sidekick."), "{text}");
    }
}
