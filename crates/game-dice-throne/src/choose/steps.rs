//! The choice of heroes as a row of steps, as far as a viewer can see it: for screens.

use super::Round;
use crate::{DiceThrone, HeroChoice, HeroId, View};
use kernel::Seat;

/// A step of the choice: a seat bans a hero or comes by one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChoiceStep {
    /// Whose step it is.
    pub seat: Seat,
    /// Whether a hero is banned.
    pub ban: bool,
    /// The hero, once the viewer knows it.
    pub hero: Option<HeroId>,
    /// Whether a hero is named that the viewer must not know.
    pub sealed: bool,
    /// Whether the match waits for it.
    pub now: bool,
}

impl DiceThrone {
    /// All steps, those that are done and those to come; nothing when heroes are chosen.
    pub fn choice_steps(&self, view: &View) -> Vec<ChoiceStep> {
        let Some(choosing) = view.public.choosing() else {
            return Vec::new();
        };
        let all = match self.choice {
            HeroChoice::Draft => self.bans * self.mode.seats(),
            _ => 0,
        };
        let ban = |at: u8| {
            Some(ChoiceStep {
                seat: self.banner(at)?,
                ban: true,
                hero: choosing.bans[usize::from(at)],
                sealed: false,
                now: choosing.round == Round::Ban(at),
            })
        };
        let asked = self.choosers(&view.public, &choosing);
        let bans_now = matches!(choosing.round, Round::Ban(_));
        let pick = |&seat: &Seat| {
            let own = view.pick.filter(|_| view.viewer.seat() == Some(seat));
            let hero = view.public.corner(seat).hero.or(own);
            let sealed = matches!(choosing.round, Round::Seal(sealed) if sealed.contains(seat));
            ChoiceStep {
                seat,
                ban: false,
                hero,
                sealed: sealed && hero.is_none(),
                now: !bans_now && asked.contains(seat),
            }
        };
        let picks = self.in_turn(true);
        (0..all)
            .filter_map(ban)
            .chain(picks.iter().map(pick))
            .collect()
    }
}
