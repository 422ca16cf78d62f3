//! What everybody has while a mountain is dug, noted once for all answers of whoever is at turn: an
//! answer changes little of it, so it is looked at much faster than by the appraisal, which it
//! follows.

use super::prospect::Hopes;
use crate::appraise::{Hand, Pick, points};
use crate::state::{PLAYERS, ROUNDS, Stage};
use crate::tables::{KINDS, SIDES};
use crate::{Cell, DiceMiner, KindId, Mountain, Offer, Public, Symbol};
use kernel::{Seat, SeatSet};

/// What everybody has, and what dice of each kind are worth later to those who take some next.
pub(super) struct Sheet<'a> {
    game: &'a DiceMiner,
    public: &'a Public,
    players: SeatSet,
    me: Seat,
    next: Seat,
    hands: [Hand; PLAYERS],
    later: Hopes,
    kinds: [[i32; KINDS]; 2],
}

/// What everybody would have after an answer, and what those who take dice next would gain.
#[derive(Clone)]
pub(super) struct After {
    mountain: Mountain,
    hands: [Hand; PLAYERS],
    hopes: Hopes,
}

impl<'a> Sheet<'a> {
    /// Nothing where nobody digs, or where the mountain may soon be gone.
    pub(super) fn of(game: &'a DiceMiner, public: &'a Public) -> Option<Sheet<'a>> {
        let digs = matches!(public.stage, Stage::Dig | Stage::First | Stage::Second);
        if !digs || public.mountain.len() < 2 || game.is_literal() {
            return None;
        }
        let players = game.players(public);
        let me = public.turn;
        let next = game.clockwise(me, players).unwrap_or(me);
        let mut sheet = Sheet {
            game,
            public,
            players,
            me,
            next,
            hands: [Hand::EMPTY; PLAYERS],
            later: [0; PLAYERS],
            kinds: [[0; KINDS]; 2],
        };
        for seat in players.iter() {
            let clan = public.clan(seat);
            sheet.hands[seat.index()] = game.hand(public, seat);
            sheet.later[seat.index()] =
                100 * i32::from(clan.total) + game.usual_later(public, seat, game.all_kinds(clan));
        }
        sheet.kinds = [me, next].map(|seat| {
            let moment = game.moment(public, 0);
            game.kind_values(public, seat, moment)
        });
        Some(sheet)
    }

    /// What an answer looks like right after it. `without` keeps what is common to all to whom a
    /// beer of one kind can be given.
    pub(super) fn weigh(&self, offer: Offer, without: &mut Option<(KindId, After)>) -> i32 {
        match offer {
            Offer::Take(cell) => self.taken(cell),
            Offer::Share { kind, to } => {
                let known = without.take().filter(|(known, _)| *known == kind);
                let (_, after) = known.unwrap_or_else(|| (kind, self.without_beer(kind)));
                let worth = self.shared(&after, kind, to);
                *without = Some((kind, after));
                worth
            }
            _ => self.left(),
        }
    }

    fn now(&self) -> After {
        After {
            mountain: self.public.mountain.clone(),
            hands: self.hands,
            hopes: self.later,
        }
    }

    fn taken(&self, cell: Cell) -> i32 {
        let mut after = self.now();
        let (die, _) = after.mountain.take(cell);
        let me = self.me.index();
        after.hands[me].add(self.game.tables.symbol(die));
        after.hopes[me] += self.kinds[0][die.kind().index()];
        if self.public.stage == Stage::First {
            self.dig(&mut after, self.me, 1, true);
        }
        self.dig(&mut after, self.next, 1, false);
        self.worth(after)
    }

    fn left(&self) -> i32 {
        let mut after = self.now();
        self.dig(&mut after, self.next, 1, false);
        self.worth(after)
    }

    /// A beer has left, and its giver takes two dice.
    fn without_beer(&self, kind: KindId) -> After {
        let mut after = self.now();
        let me = self.me.index();
        after.hands[me].take(Symbol::Beer);
        after.hopes[me] += self.changed_later(self.me, kind, -1);
        self.dig(&mut after, self.me, 2, true);
        after
    }

    /// The mean over the sides on which it lands.
    fn shared(&self, after: &After, kind: KindId, to: Seat) -> i32 {
        let mut all = after.clone();
        all.hopes[to.index()] += self.changed_later(to, kind, 1);
        if to != self.next {
            self.dig(&mut all, self.next, 1, false);
        }
        let sides = self.game.tables.faces[kind.index()].iter().map(|face| {
            let mut landed = all.clone();
            landed.hands[to.index()].add(*face);
            if to == self.next {
                self.dig(&mut landed, to, 1, false);
            }
            self.worth(landed)
        });
        sides.sum::<i32>() / SIDES as i32
    }

    /// What a die more or less of a kind changes in the rounds to come.
    fn changed_later(&self, seat: Seat, kind: KindId, more: i8) -> i32 {
        let (game, clan) = (self.game, self.public.clan(seat));
        let kinds = game.all_kinds(clan);
        let mut changed = kinds;
        let count = &mut changed[kind.index()];
        *count = count.saturating_add_signed(more);
        game.usual_later(self.public, seat, changed) - game.usual_later(self.public, seat, kinds)
    }

    /// Somebody takes what is best.
    fn dig(&self, after: &mut After, seat: Seat, count: u8, flanks: bool) {
        let gems = self.rival_gems(&after.hands, seat);
        let pick = Pick {
            moment: self.game.moment(self.public, gems),
            kinds: self.kinds[usize::from(seat != self.me)],
            count,
            flanks,
        };
        let gained = self
            .game
            .picks(&mut after.mountain, after.hands[seat.index()], &pick);
        after.hopes[seat.index()] += gained;
    }

    fn rival_gems(&self, hands: &[Hand; PLAYERS], seat: Seat) -> u8 {
        let others = (0..PLAYERS).filter(|place| *place != seat.index());
        others
            .map(|place| hands[place].tally.gems)
            .max()
            .unwrap_or(0)
    }

    fn worth(&self, mut after: After) -> i32 {
        for seat in self.players.iter() {
            let moment = self
                .game
                .moment(self.public, self.rival_gems(&after.hands, seat));
            after.hopes[seat.index()] += points(&after.hands[seat.index()], moment);
        }
        self.game.lead(self.public, &after.hopes, self.me)
    }
}

impl DiceMiner {
    /// What the rounds to come bring with these dice.
    fn usual_later(&self, public: &Public, seat: Seat, kinds: [u8; KINDS]) -> i32 {
        let later = i32::from(ROUNDS - public.round);
        if later == 0 {
            return 0;
        }
        self.expected(self.fixed(public.clan(seat)), kinds) * later
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Mode, Pack, Setup};
    use kernel::{Chance, Game, Input, Silent, Tide, TideDice, Waiting};

    /// Plays a match of quick answers; calls for each question.
    fn play(game: &DiceMiner, seed: u64, mut asked: impl FnMut(&crate::State, &[Offer])) {
        let (mut state, mut offers) = (game.start(), Vec::new());
        let mut dice = TideDice::new(Tide::of(&seed));
        let mut land = |chance: Chance| Input::Landed(chance.sample(&mut dice.next(&chance)));
        loop {
            match game.waiting(&state) {
                Waiting::Over(_) => return,
                Waiting::Chance(chance) => {
                    game.apply_unchecked(&mut state, &land(chance), &mut Silent);
                }
                Waiting::Seats(_) => {
                    offers.clear();
                    game.list(&state.public, &mut offers);
                    asked(&state, &offers);
                    let (seat, offer) = (state.public.turn, game.quick(&state, &offers));
                    game.answer(&mut state, seat, offer);
                }
            }
        }
    }

    /// After a beer the dice of the rounds to come are valued as they were before the first pick,
    /// and what becomes of a beer is not known when its giver picks: there it only comes near.
    #[test]
    fn a_sheet_shows_what_the_appraisal_sees() {
        let setup = Setup::of_mode(Mode::Four);
        let game = DiceMiner::open(Pack::builtin().clone(), &setup).unwrap();
        let mut compared = 0;
        for seed in 0..4 {
            play(&game, seed, |state, offers| {
                let public = &state.public;
                let exact = public.stage != Stage::First || public.round == ROUNDS;
                let Some(sheet) = Sheet::of(&game, public).filter(|_| exact) else {
                    return;
                };
                let shares = |offer: &&Offer| matches!(offer, Offer::Share { .. });
                for &offer in offers.iter().filter(|offer| !shares(offer)) {
                    let glance = game.glance(state, public.turn, offer);
                    assert_eq!(
                        sheet.weigh(offer, &mut None),
                        glance,
                        "{offer:?} {public:?}"
                    );
                    compared += 1;
                }
            });
        }
        assert!(compared > 400, "{compared}");
    }
}
