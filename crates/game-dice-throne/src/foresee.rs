//! What comes of a moment if nobody does anything more: the rules play on by themselves, everybody
//! lets everything be and nobody defends, until dice, cards or a choice would be needed; what is
//! collected then is settled as it stands. Boards and the terminal show it before it happens; no
//! rule hangs on it.

use crate::event::{Account, Event};
use crate::frame::Frame;
use crate::offer::Offer;
use crate::state::{Phase, State};
use crate::tell::by;
use crate::{BySeat, Cards, DiceThrone, View};
use kernel::{Arg, Choice, Game, Heard, Input, Said, Sealed, Seat, Told, Waiting};

/// More answers than lie between a declaration and its settlement.
const FAR: usize = 40;

/// What is foreseen.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Foreseen {
    /// What happens, in order; damage and healing with their accounts.
    pub events: Vec<Event>,
    /// Whether dice, cards or a choice stand between this and the settlement.
    pub open: bool,
    /// Whether a defence would be possible and is not reckoned with.
    pub defence: bool,
}

/// What comes to a seat in one settlement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Coming {
    /// To whom.
    pub seat: Seat,
    /// How the damage comes about, line by line.
    pub account: Account,
    /// How much it is in the end.
    pub damage: u8,
    /// How much is healed.
    pub healing: u8,
    /// Health afterwards, of the whole side.
    pub health: u8,
    /// Health that an earlier settlement leaves, where there is one.
    pub before: Option<u8>,
}

impl DiceThrone {
    /// What comes of the moment as a viewer sees it, after an answer where one is given.
    pub fn foresee(&self, view: &View, answer: Option<Offer>) -> Foreseen {
        let mut state = self.without_secrets(view);
        let mut foreseen = Foreseen::default();
        if let Some((seat, offer)) = view.viewer.seat().zip(answer) {
            self.try_out(&mut state, seat, offer, &mut foreseen);
        }
        for _ in 0..FAR {
            if foreseen.is_over() {
                return foreseen;
            }
            let Some((seat, offer)) = self.quiet_answer(&state) else {
                break;
            };
            foreseen.defence |= matches!(state.public.frames.last(), Some(Frame::Defend(_)));
            self.try_out(&mut state, seat, offer, &mut foreseen);
        }
        foreseen.open = true;
        self.settle_now(&mut state, &mut foreseen);
        foreseen
    }

    /// What is collected is settled as it stands, though more may come.
    fn settle_now(&self, state: &mut State, foreseen: &mut Foreseen) {
        if !state.public.is_due() {
            return;
        }
        let game = self.seated(&state.public);
        let account = game.open_account(&state.public);
        state.public.frames.clear();
        state.public.frames.push(Frame::Settle(account));
        let mut heard = Heard::default();
        for _ in 0..FAR {
            game.go_on(state, &mut heard);
            // What would have to be asked or rolled is left out.
            if state.public.frames.pop().is_none() {
                break;
            }
        }
        foreseen.hear(heard.told);
    }

    /// What is coming as a sentence: "B would take 12 damage (8 Smack + 4 Crit): 38 → 26 health."
    pub fn told_coming(&self, view: &View, coming: &Coming) -> Said {
        let now = self.health_of(&view.public, coming.seat);
        let now = coming.before.unwrap_or(now);
        let stolen = coming.damage > 0 && coming.account.entries().is_empty();
        let key = if stolen {
            "dice-throne-forecast-drained"
        } else {
            "dice-throne-forecast"
        };
        by(key, coming.seat)
            .with("damage", Arg::number(coming.damage))
            .with("healing", Arg::number(coming.healing))
            .with(
                "account",
                self.account_arg(view, &coming.account, view.public.used()),
            )
            .with("now", Arg::number(now))
            .with("then", Arg::number(coming.health))
    }

    /// The match as far as a viewer knows it. Letting things be needs no cards.
    fn without_secrets(&self, view: &View) -> State {
        let seats = Seat::first(view.public.corners.len() as u8);
        let hands: BySeat<Cards> = seats
            .map(|seat| view.hand_of(seat).unwrap_or(Cards::EMPTY))
            .collect();
        State {
            public: view.public.clone(),
            hands,
            sealed: Sealed::EMPTY,
        }
    }

    fn try_out(&self, state: &mut State, seat: Seat, offer: Offer, foreseen: &mut Foreseen) {
        let choice = Choice::one(offer);
        let mut heard = Heard::default();
        self.apply_unchecked(state, &Input::Choose { seat, choice }, &mut heard);
        foreseen.hear(heard.told);
    }

    /// How whoever is asked lets it be.
    fn quiet_answer(&self, state: &State) -> Option<(Seat, Offer)> {
        let Waiting::Seats(seats) = self.waiting_for(&state.public) else {
            return None;
        };
        let (seat, mut offers) = (seats.first()?, Vec::new());
        self.decision(state, seat, &mut offers)?;
        let quiet = match state.public.frames.last()? {
            Frame::Defend(_) => Offer::NoAbility,
            Frame::Declare | Frame::Main => return None,
            _ => Offer::Pass,
        };
        offers.contains(&quiet).then_some((seat, quiet))
    }
}

impl Foreseen {
    /// Who receives what, one entry for each settlement that concerns a seat.
    pub fn coming(&self) -> Vec<Coming> {
        let coming = self.events.iter().filter_map(|event| match event {
            Event::Damaged {
                seat,
                account,
                damage,
                healing,
                health,
                ..
            } => Some(Coming {
                seat: *seat,
                account: account.clone(),
                damage: *damage,
                healing: *healing,
                health: *health,
                before: None,
            }),
            Event::Healed { seat, by, health } => Some(Coming {
                seat: *seat,
                account: Account::default(),
                damage: 0,
                healing: *by,
                health: *health,
                before: None,
            }),
            _ => None,
        });
        let mut found: Vec<Coming> = Vec::new();
        for one in coming {
            let earlier = found.iter().rev().find(|other| other.seat == one.seat);
            let before = earlier.map(|other| other.health);
            found.push(Coming { before, ..one });
        }
        found
    }

    fn hear(&mut self, told: Vec<Told<Event>>) {
        self.events.extend(told.into_iter().map(|told| told.event));
    }

    /// Whether the attack, or whatever it was, is done.
    fn is_over(&self) -> bool {
        self.events.iter().any(|event| match event {
            Event::Phase(phase) => matches!(phase, Phase::SecondMain | Phase::Discard),
            Event::Turn { .. } | Event::Ended(_) | Event::Fell(_) => true,
            _ => false,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Mode, Pack, Setup};
    use kernel::{Chance, Landing, Viewer};

    /// Ones on all dice; who plays first is no tie.
    fn land(chance: &Chance) -> Landing {
        let start = chance.label == "start";
        let draws = (0..).zip(&chance.below);
        draws.map(|(at, _)| if start { at } else { 0 }).collect()
    }

    /// An ability where one is asked for, and otherwise the last thing there is: letting it be.
    fn likely(state: &State, offers: &[Offer]) -> Offer {
        let mut used = offers
            .iter()
            .filter(|offer| matches!(offer, Offer::Use(..)));
        match (state.public.frames.last(), used.next()) {
            (Some(Frame::Declare), Some(used)) => *used,
            _ => *offers.last().expect("something is offered"),
        }
    }

    fn damage(events: &[Event]) -> Vec<(Seat, u8)> {
        let hits = events.iter().filter_map(|event| match event {
            Event::Damaged { seat, damage, .. } => Some((*seat, *damage)),
            _ => None,
        });
        hits.collect()
    }

    #[test]
    fn what_is_collected_is_told_while_more_may_come() {
        let setup = Setup::of_mode(Mode::Duel);
        let game = DiceThrone::open(Pack::builtin().clone(), &setup).expect("a duel");
        let text = "active = \"A\"\nphase = \"offence\"\n\
                    [A]\nhealth = 9\ntokens = [\"barbed-vine\"]\n[B]\nhealth = 50\n";
        let mut state = game.place(text).expect("a position");
        let (seat, mut heard) = (state.public.active, Heard::default());
        let rolled = |dice| Input::Landed(std::iter::repeat_n(0, dice).collect());
        game.apply_unchecked(&mut state, &rolled(5), &mut heard);
        let view = game.view(&state, Viewer::Seat(seat));
        assert_eq!(game.foresee(&view, None).coming(), []);
        let choice = Choice::one(Offer::Roll(1));
        game.apply_unchecked(&mut state, &Input::Choose { seat, choice }, &mut heard);
        game.apply_unchecked(&mut state, &rolled(1), &mut heard);
        let foreseen = game.foresee(&game.view(&state, Viewer::Seat(seat)), None);
        let coming = foreseen.coming();
        assert!(foreseen.open && coming.len() == 1, "{coming:?}");
        assert_eq!((coming[0].damage, coming[0].health), (1, 8));
    }

    #[test]
    fn what_is_foreseen_without_dice_happens() {
        let setup = Setup::of_mode(Mode::Duel);
        let game = DiceThrone::open(Pack::builtin().clone(), &setup).expect("a duel");
        let (mut state, mut offers) = (game.start(), Vec::new());
        let (mut foreseen, mut since) = (None, Foreseen::default());
        while foreseen.is_none() || !since.is_over() {
            let Waiting::Seats(seats) = game.waiting(&state) else {
                let Waiting::Chance(chance) = game.waiting(&state) else {
                    panic!("nobody falls so soon");
                };
                let landed = Input::Landed(land(&chance));
                let mut heard = Heard::default();
                game.apply_unchecked(&mut state, &landed, &mut heard);
                continue;
            };
            let seat = seats.first().expect("somebody is asked");
            game.decision(&state, seat, &mut offers);
            let offer = likely(&state, &offers);
            if matches!(offer, Offer::Use(..)) {
                let view = game.view(&state, Viewer::Seat(seat));
                foreseen = Some(game.foresee(&view, Some(offer)));
            }
            game.try_out(&mut state, seat, offer, &mut since);
            if foreseen.is_none() {
                since = Foreseen::default();
            }
        }
        let foreseen = foreseen.expect("somebody has attacked");
        assert!(!foreseen.open && foreseen.defence);
        assert!(!damage(&foreseen.events).is_empty());
        assert_eq!(damage(&foreseen.events), damage(&since.events));
    }
}
