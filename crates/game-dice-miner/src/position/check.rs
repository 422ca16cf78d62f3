//! What must hold of a position that was read, so that the match can go on from it.

use crate::mountain::CELLS;
use crate::state::{Clan, Public, ROUNDS, Spent, Stage};
use crate::tables::KINDS;
use crate::{DiceMiner, Die};
use kernel::Seat;
use kernel::position::Problems;

impl DiceMiner {
    /// What must hold so that the match can go on.
    pub(super) fn check_placed(&self, public: &Public, problems: &mut Problems) {
        let mut claim = |holds: bool, what: &str| {
            if !holds {
                problems.push(what.to_owned());
            }
        };
        let stage = public.stage;
        let mountains = ROUNDS - public.round + u8::from(before_fill(stage));
        let dice = u16::from(mountains) * CELLS as u16;
        claim(
            u16::from(public.bag_size()) >= dice,
            "the bag is too small for the mountains to come",
        );
        claim(
            self.players(public).len() >= 2 || is_over(stage),
            "at least two players are needed",
        );
        claim(
            self.mode.rival().is_none() || public.out.is_empty() || is_over(stage),
            "solo, nobody is out",
        );
        claim(
            public.scored <= public.round && public.scored + 1 >= public.round,
            "the scored rounds are those before this one, or up to it",
        );
        claim(
            public.extra <= 100 && (public.extra > 0 || public.tied.is_empty()),
            "players are tied in a tie-break only",
        );
        claim(
            public.extra == 0 || public.round == ROUNDS && public.scored == ROUNDS,
            "a tie-break follows the last round",
        );
        claim(
            self.mode.rival().is_none() || public.extra == 0,
            "a solo match has no tie-break",
        );
        claim(
            self.stage_is_sound(public),
            "this stage does not fit the rest of the position",
        );
        claim(
            self.cups_are_sound(public),
            "dice are in a cup only while others cache or roll",
        );
        claim(
            self.aim_is_sound(public),
            "these dice cannot have been chosen for this source",
        );
        claim(
            self.kept_is_sound(public),
            "these dice cannot have been cached",
        );
        claim(
            self.spending_is_sound(public),
            "magic is spent while there is magic, and forgotten after it",
        );
        claim(
            self.heroes_are_sound(public),
            "no two players have the same hero",
        );
    }

    fn stage_is_sound(&self, public: &Public) -> bool {
        let standing = public.mountain.len();
        let scored = public.scored == public.round;
        let extra = public.extra > 0;
        let all_tied = public.tied.iter().all(|seat| self.plays(seat));
        let person = !self.is_rival(public.turn);
        all_tied
            && match public.stage {
                Stage::Start(seats) => {
                    !seats.is_empty() && standing == 0 && !scored && self.mode.rival().is_none()
                }
                Stage::Lot(seats) => {
                    let open = standing == 0 && scored && !extra && public.round < ROUNDS;
                    !seats.is_empty() && open && self.mode.rival().is_none()
                }
                Stage::Deal => standing == 0 && self.is_untouched(public),
                Stage::Hero => standing == 0 && !scored && person,
                Stage::Draw => standing == 0 && !scored,
                Stage::Fill => {
                    usize::from(standing) == CELLS && !scored && self.faces_are_hidden(public)
                }
                Stage::Dig | Stage::First | Stage::Second | Stage::Beer { late: false, .. } => {
                    standing > 0 && !scored
                }
                Stage::Late => standing > 0 && !scored && self.may_share_late(public),
                Stage::Beer { late: true, .. } => {
                    standing > 0 && !scored && self.is_literal() && person
                }
                Stage::Rival => {
                    let level = self.mode.rival() == Some(crate::Level::Drowsy);
                    standing > 0 && !scored && !person && level
                }
                Stage::Magic | Stage::Aim(_) | Stage::Cast(_) => {
                    let turn = matches!(public.stage, Stage::Magic) || person;
                    standing == 0 && scored == extra && turn
                }
                Stage::Cache => standing == 0 && scored && !extra && public.round < ROUNDS,
                Stage::Reroll => {
                    let tied = self.contenders(public).len() >= 2 && !public.tied.is_empty();
                    let goes_on = if extra { tied } else { public.round < ROUNDS };
                    standing == 0 && scored && goes_on
                }
                Stage::Over(seats) => {
                    !seats.is_empty() && seats.iter().all(|seat| self.plays(seat))
                }
            }
            && (!extra
                || is_over(public.stage)
                || self.contenders(public).len() >= 2 && !public.tied.is_empty())
    }

    /// Dice that have not landed lie on their first side.
    fn faces_are_hidden(&self, public: &Public) -> bool {
        let mut dice = public.mountain.dice();
        dice.all(|(_, die)| die == self.tables.landed(die.kind(), 0))
    }

    fn is_untouched(&self, public: &Public) -> bool {
        public.clans.iter().all(|clan| clan.hero.is_none())
    }

    fn cups_are_sound(&self, public: &Public) -> bool {
        let may = |seat: Seat| match public.stage {
            Stage::Reroll | Stage::Over(_) => true,
            Stage::Cache => !public.pending.contains(seat),
            _ => false,
        };
        let full = |seat: &Seat| public.clan(*seat).cup != [0; KINDS];
        Seat::first(self.clans()).filter(full).all(may)
    }

    fn aim_is_sound(&self, public: &Public) -> bool {
        let (source, whole) = match public.stage {
            Stage::Aim(source) => (source, false),
            Stage::Cast(source) => (source, true),
            _ => return public.aimed.is_empty(),
        };
        let seat = public.turn;
        let mut before = public.clone();
        before.aimed.clear();
        let spendable = self.spendable(&before, seat).any(|known| known == source);
        let fits = |die: Die| {
            let fits = self.left_to_aim(&before, seat, source, die) > 0;
            before.aimed.push(die);
            fits
        };
        let all_fit = public.aimed.clone().into_iter().all(fits);
        let symbols = usize::from(self.symbols(source));
        let count = public.aimed.len();
        spendable
            && all_fit
            && match whole {
                true if self.is_literal() => (1..=symbols).contains(&count),
                true => count == symbols,
                false => count < symbols,
            }
    }

    fn kept_is_sound(&self, public: &Public) -> bool {
        if public.kept.is_empty() {
            return true;
        }
        let trove = &public.clan(public.turn).trove;
        let within = public
            .kept
            .looks()
            .all(|(die, count)| count <= trove.count(die));
        let turn = public.pending.contains(public.turn) && !self.is_rival(public.turn);
        public.stage == Stage::Cache
            && turn
            && within
            && public.kept.len() <= self.chests(public, public.turn)
    }

    fn spending_is_sound(&self, public: &Public) -> bool {
        let magic = matches!(public.stage, Stage::Magic | Stage::Aim(_) | Stage::Cast(_));
        let unspent = |clan: &Clan| clan.spent == Spent::default();
        magic || is_over(public.stage) || public.clans.iter().all(unspent)
    }

    fn heroes_are_sound(&self, public: &Public) -> bool {
        let heroes = public.clans.iter().filter_map(|clan| clan.hero);
        let mut heroes: Vec<_> = heroes.collect();
        let count = heroes.len();
        heroes.sort_unstable();
        heroes.dedup();
        heroes.len() == count
    }
}

const fn before_fill(stage: Stage) -> bool {
    matches!(
        stage,
        Stage::Start(_) | Stage::Deal | Stage::Hero | Stage::Draw
    )
}

const fn is_over(stage: Stage) -> bool {
    matches!(stage, Stage::Over(_))
}
