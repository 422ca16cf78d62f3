//! Exact chances: what can be bought and fielded after the one reroll, what an attack comes to, and
//! what the next roll brings in the mean.

use dice::DiceSet;
use game_dice_masters::{Best, DiceMasters, Energy, Frame, Goal, Public, View};
use kernel::{Arg, Said, Seat};
use words::{Lang, Words};

/// What can be said of the moment; nothing where chance plays no part.
pub(super) fn lines(game: &DiceMasters, view: &View, words: &Words) -> Vec<String> {
    let odds = Odds { game, view, words };
    let Some(seat) = view.viewer.seat() else {
        return Vec::new();
    };
    match view.public.frames.last() {
        Some(Frame::Reroll(seat)) => odds.reroll(*seat),
        Some(Frame::Attackers(seat)) => vec![odds.attack(*seat)],
        Some(Frame::Block(_)) => vec![odds.told_fight("nobody", &view.public)],
        Some(Frame::Window { combat: true, .. }) => {
            vec![odds.told_fight("now", &view.public)]
        }
        Some(Frame::Window { .. }) => vec![odds.next(seat)],
        _ => Vec::new(),
    }
}

struct Odds<'a> {
    game: &'a DiceMasters,
    view: &'a View,
    words: &'a Words,
}

impl Odds<'_> {
    fn public(&self) -> &Public {
        &self.view.public
    }

    /// What to roll again for what, the likeliest first, and what keeping all brings.
    fn reroll(&self, seat: Seat) -> Vec<String> {
        let mut found: Vec<(String, Best)> = self
            .goals(seat)
            .into_iter()
            .filter_map(|(said, goal)| {
                let best = self.game.best_reroll(self.view, goal)?;
                Some((self.words.say(&said), best))
            })
            .filter(|(_, best)| best.odds.basis_points() > 0)
            .collect();
        found.sort_by_key(|(_, best)| std::cmp::Reverse(best.odds.basis_points()));
        let mut lines = vec![self.words.text("cli-dice-masters-odds")];
        lines.extend(found.iter().map(|(what, best)| {
            let points = u32::from(best.odds.basis_points());
            let again = self.again(best.again);
            format!("  {:>6} %  {what}{again}", self.decimal(points))
        }));
        lines
    }

    /// Everything that can be bought, and every kind of character among the dice.
    fn goals(&self, seat: Seat) -> Vec<(Said, Goal)> {
        let public = self.public();
        let wares = self.game.wares(public, seat).map(|kind| {
            let due = self.game.price(public, seat, kind);
            let said = Said::new("cli-dice-masters-odds-buy")
                .with("die", self.game.called_kind(seat, kind))
                .with("price", self.game.told_due(due));
            (said, Goal::Pay(due))
        });
        let reserve = public.reserve(seat);
        let kinds = self.game.kinds(seat).filter(|kind| {
            let mut dice = reserve.iter();
            dice.any(|die| public.die(die).kind == *kind)
        });
        let fielded = kinds.map(|kind| {
            let said = Said::new("cli-dice-masters-odds-field")
                .with("die", self.game.called_kind(seat, kind));
            (said, Goal::Field(kind))
        });
        wares.chain(fielded).collect()
    }

    /// The dice to roll again, as they are typed.
    fn again(&self, dice: DiceSet) -> String {
        let names = dice.iter().map(|die| {
            let spelled = self.game.die_name(self.public(), die);
            let number = spelled.rsplit('.').next().unwrap_or_default();
            let name = self.words.arg(&self.game.called_die(self.public(), die));
            format!("{name}.{number}")
        });
        let names: Vec<String> = names.collect();
        if names.is_empty() {
            return String::new();
        }
        let dice = Arg::Spelled(names.join(" + "));
        self.words
            .say(&Said::new("cli-dice-masters-odds-again").with("dice", dice))
    }

    /// What comes of it if all attack and nobody blocks.
    fn attack(&self, seat: Seat) -> String {
        let mut public = self.public().clone();
        public.attackers = public.field(seat);
        self.told_fight("all", &public)
    }

    /// What a fight comes to if nobody does anything more.
    fn told_fight(&self, when: &'static str, public: &Public) -> String {
        let clash = self.game.clash(public, None);
        let seats = self.game.players();
        let hurt = seats.iter().filter_map(|seat| {
            let before = public.corner(seat).life;
            let left = clash.life.get(seat.index())?;
            let n = before.checked_sub(*left).filter(|n| *n > 0)?;
            let said = Said::new("cli-dice-masters-fight-damage").with("seat", Arg::Seat(seat));
            Some(Arg::from(said.with("n", Arg::number(n))))
        });
        let mut parts: Vec<Arg> = hurt.collect();
        let fallen = clash.fallen.iter();
        let names: Vec<Arg> = fallen
            .map(|die| self.game.called_die(public, die))
            .collect();
        if !names.is_empty() {
            let fallen = Said::new("cli-dice-masters-fight-fallen").with("dice", Arg::And(names));
            parts.push(fallen.into());
        }
        if parts.is_empty() {
            parts.push(Said::new("cli-dice-masters-fight-nothing").into());
        }
        let said = Said::new("cli-dice-masters-fight-comes")
            .with("when", Arg::word(when))
            .with("what", Arg::And(parts));
        self.words.say(&said)
    }

    /// What the next turn's roll brings in the mean.
    fn next(&self, seat: Seat) -> String {
        let mean = self.game.mean_of_next(self.view, seat);
        let part = |parts: u32| Arg::Spelled(self.decimal(mean.hundredths(parts)));
        let types = Energy::ALL.iter().zip(mean.energy);
        let types = types.filter(|(_, parts)| *parts > 0);
        let types = types.map(|((word, _), parts)| {
            let said = Said::new("cli-dice-masters-mean").with("what", Arg::word(word));
            Arg::from(said.with("n", part(parts)))
        });
        let said = Said::new("cli-dice-masters-next")
            .with("energy", part(mean.total()))
            .with("types", Arg::And(types.collect()))
            .with("characters", part(mean.characters))
            .with("actions", part(mean.actions));
        self.words.say(&said)
    }

    /// Hundredths as the language writes them.
    fn decimal(&self, hundredths: u32) -> String {
        let point = match self.words.lang() {
            Lang::De => ',',
            Lang::En => '.',
        };
        format!("{}{point}{:02}", hundredths / 100, hundredths % 100)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice_masters::tests::{speaking, view};

    const ROLLED: &str = "active = \"A\"\nphase = \"draw\"\n\
        [A]\nlife = 9\nbag = [\"sidekick x4\"]\nprep = [\"drax\"]\nused = [\"sidekick x4\"]\n\
        [B]\nlife = 4\nbag = [\"sidekick x7\"]\nfield = [\"sidekick 1\"]\n";

    #[test]
    fn a_reroll_is_weighed_for_each_thing_that_can_be_had() {
        let (game, view) = view(ROLLED, &["dice 1 1 1 1", "dice 1 2 6 5 4"], "A");
        let lines = lines(&game, &view, &speaking(Lang::En)).join("\n");
        assert!(lines.contains("100.00 %  "), "{lines}");
        assert!(lines.contains("field Drax"), "{lines}");
        assert!(lines.contains(": reroll "), "{lines}");
    }

    #[test]
    fn an_attack_is_played_out_before_it_is_named() {
        let position = "active = \"A\"\nphase = \"attack\"\n\
            [A]\nlife = 9\nbag = [\"sidekick x6\"]\nfield = [\"sidekick 1\", \"sidekick 1\"]\n\
            [B]\nlife = 4\nbag = [\"sidekick x8\"]\n";
        let (game, view) = view(position, &[], "A");
        let lines = lines(&game, &view, &speaking(Lang::De)).join("\n");
        assert!(lines.contains("B erleidet 2 Schaden"), "{lines}");
    }

    #[test]
    fn the_next_roll_is_told_in_the_mean() {
        let position = "active = \"A\"\nphase = \"main\"\n\
            [A]\nlife = 9\nbag = [\"sidekick x7\"]\nreserve = [\"sidekick 1\"]\n\
            [B]\nlife = 4\nbag = [\"sidekick x8\"]\n";
        let (game, view) = view(position, &[], "A");
        let lines = lines(&game, &view, &speaking(Lang::En)).join("\n");
        assert!(lines.contains("3.33 energy"), "four sidekicks: {lines}");
        assert!(lines.contains("0.67 characters"), "{lines}");
    }
}
