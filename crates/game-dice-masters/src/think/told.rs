//! A plan in words: what is fielded and bought in this turn, and why an answer is a part of it.

use super::Mind;
use crate::frame::Frame;
use crate::offer::Offer;
use crate::rules::DiceMasters;
use crate::state::Public;
use crate::view::View;
use kernel::{Arg, Said, Seat};

impl DiceMasters {
    /// The plan for the main phase that an answer belongs to, with its reason; nothing at any other
    /// moment.
    pub fn told_plan(&self, view: &View, offer: Offer) -> Option<Said> {
        let seat = view.viewer.seat()?;
        let public = &view.public;
        let Frame::Window {
            combat: false,
            theirs: false,
            ..
        } = public.frames.last()?
        else {
            return None;
        };
        let (fields, buys) = self.named_plan(public, seat, offer);
        let what = match (fields.is_empty(), buys.is_empty()) {
            _ if offer == Offer::Pass => "none",
            (false, false) => "both",
            (false, true) => "field",
            (true, false) => "buy",
            (true, true) => return Some(self.told_reason(public, seat, offer)),
        };
        let plan = Said::new("dice-masters-plan")
            .with("what", Arg::word(what))
            .with("fields", Arg::And(fields))
            .with("buys", Arg::And(buys));
        Some(plan.with("why", self.told_reason(public, seat, offer).into()))
    }

    /// The names of all that is fielded and of all that is bought; an answer that stands for a plan
    /// of its own is all of it.
    fn named_plan(&self, public: &Public, seat: Seat, offer: Offer) -> (Vec<Arg>, Vec<Arg>) {
        let name = |offer: &Offer| match *offer {
            Offer::Field(die) => Some((true, self.called_die(public, die))),
            Offer::Buy(kind) => Some((false, self.called_kind(seat, kind))),
            _ => None,
        };
        let whole = Mind::new(self).whole_plan(public, seat);
        let mut named: Vec<(bool, Arg)> = whole.iter().filter_map(name).collect();
        let own = name(&offer);
        if let Some(own) = own.filter(|own| !named.contains(own)) {
            named = vec![own];
        }
        let (fields, buys): (Vec<_>, Vec<_>) = named.into_iter().partition(|(field, _)| *field);
        let names = |all: Vec<(bool, Arg)>| all.into_iter().map(|(_, name)| name).collect();
        (names(fields), names(buys))
    }

    /// Why an answer is good.
    fn told_reason(&self, public: &Public, seat: Seat, offer: Offer) -> Said {
        match offer {
            Offer::Field(die) => {
                let level = self.face(public, die).character();
                let values = level.map_or((0, 0), |level| (level.attack, level.defence));
                Said::new("dice-masters-why-field")
                    .with("die", self.called_die(public, die))
                    .with("attack", Arg::number(values.0))
                    .with("defence", Arg::number(values.1))
            }
            Offer::Buy(kind) => {
                Said::new("dice-masters-why-buy").with("die", self.called_kind(seat, kind))
            }
            Offer::Use(_) => Said::new("dice-masters-why-use"),
            Offer::Pass => Said::new("dice-masters-why-pass"),
            _ => Said::new("dice-masters-why-else"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Pack, Setup};
    use kernel::{Game, Viewer};

    fn plan(reserve: &str, answer: &str) -> String {
        let game = DiceMasters::open(Pack::builtin().clone(), &Setup::intro()).unwrap();
        let text = format!(
            "active = \"A\"\nphase = \"main\"\n\
             [A]\nlife = 10\nbag = [\"sidekick x4\"]\nreserve = [{reserve}]\n\
             [B]\nlife = 10\nbag = [\"sidekick x8\"]\n"
        );
        let state = game.place(&text).unwrap();
        let view = game.view(&state, Viewer::Seat(Seat::new(0).unwrap()));
        let choice = game.read(&view, answer).unwrap();
        let told = game.told_plan(&view, choice.only().unwrap()).unwrap();
        words::Words::new(words::Lang::En).say(&told)
    }

    #[test]
    fn a_plan_says_what_is_fielded_and_bought_and_why() {
        let reserve = "\"sidekick 1\", \"sidekick shield\", \"sidekick fist\", \"sidekick wild\"";
        let told = plan(reserve, "field A.sidekick.1");
        assert!(told.contains("field Sidekick, then buy Drax"), "{told}");
        assert!(told.contains("attack with 1 or block with 1"), "{told}");
    }

    #[test]
    fn who_has_nothing_to_buy_is_told_so() {
        let one = "\"sidekick shield\", \"sidekick fist\", \"sidekick fist\", \"sidekick fist\"";
        let told = plan(one, "pass");
        assert!(told.starts_with("Nothing that you can pay for"), "{told}");
    }
}
