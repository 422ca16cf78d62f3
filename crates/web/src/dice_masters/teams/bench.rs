//! The bench of Dice Masters: a team, what is looked for among the cards, and all that can be done
//! with both.

use super::sheet::{Built, is_built};
use crate::bench;
use crate::dom;
use bots::Noise;
use game_dice_masters::{
    CardId, CardKind, DiceMasters, Mode, Pack, Problem, Room, Roster, Wanted, Wrong, pool,
    random_roster,
};
use games::Title as _;
use kernel::{Arg, Said};
use leptos::prelude::*;

/// Under which name the mode is kept that teams are built for.
const MODE: &str = "astragal.teams.dice-masters.mode";

/// How many dice a card begins with, where there are so many left.
const FIRST: u8 = 2;

/// The team on the bench and what only its page knows of it.
#[derive(Clone, Copy)]
pub(super) struct Bench {
    pub(super) base: bench::Bench<Built>,
    /// What the team is for.
    pub(super) mode: RwSignal<Mode>,
    pub(super) wanted: RwSignal<Wanted>,
    /// Whether basic actions are listed, and not the cards of teams.
    pub(super) basics: RwSignal<bool>,
    /// The card that somebody reads.
    pub(super) looked: RwSignal<Option<CardId>>,
    pub(super) problems: Memo<Vec<Problem>>,
}

impl Bench {
    pub(super) fn open(sent: Option<String>) -> Bench {
        let base = bench::Bench::<Built>::open(sent);
        let mode = RwSignal::new(recall_mode());
        Bench {
            base,
            mode,
            wanted: RwSignal::default(),
            basics: RwSignal::new(false),
            looked: RwSignal::new(None),
            problems: Memo::new(move |_| base.sheet.with(|sheet| sheet.problems(mode.get()))),
        }
    }

    pub(super) fn choose_mode(self, mode: Mode) {
        dom::keep(MODE, DiceMasters::mode_id(mode));
        self.base.slip.set(None);
        self.mode.set(mode);
    }

    /// The dice on a card of the team.
    pub(super) fn dice_on(self, card: CardId) -> Option<u8> {
        self.base.sheet.with(|sheet| sheet.roster.dice_on(card))
    }

    /// The card of the team that this one would take the place of.
    pub(super) fn rival(self, card: CardId) -> Option<CardId> {
        let pack = Pack::builtin();
        self.base.sheet.with(|sheet| sheet.roster.rival(pack, card))
    }

    /// Whether a basic action is in the team.
    pub(super) fn has_basic(self, card: CardId) -> bool {
        let sheet = self.base.sheet;
        sheet.with(|sheet| sheet.roster.basics.contains(&card))
    }

    /// Takes a card into the team, instead of the one of the same name if there is one.
    pub(super) fn take(self, card: CardId) {
        let pack = Pack::builtin();
        let basic = pack.card(card).kind == CardKind::BasicAction;
        let room = Room::of(self.mode.get_untracked());
        self.try_with(card, "web-teams-took", |roster| {
            if basic {
                roster.basics.push(card);
            } else {
                let left = room.dice.saturating_sub(roster.dice());
                let dice = FIRST.min(left).min(pack.card(card).most).max(1);
                roster.take(pack, card, dice);
            }
        });
    }

    /// One die more, or one fewer; with none left the card goes.
    pub(super) fn turn_dice(self, card: CardId, by: i8) {
        let now = self
            .base
            .sheet
            .with_untracked(|sheet| sheet.roster.dice_on(card));
        let next = now.and_then(|dice| dice.checked_add_signed(by));
        match next {
            None => {}
            Some(0) => self.leave(card),
            Some(dice) => self.try_with(card, "web-teams-dice", |roster| {
                roster.set_dice(card, dice);
            }),
        }
    }

    /// Leaves a card or a basic action out.
    pub(super) fn leave(self, card: CardId) {
        self.try_with(card, "web-teams-left", |roster| roster.leave(card));
    }

    /// Deals the dice that are left.
    pub(super) fn fill(self) {
        let most = Room::of(self.mode.get_untracked()).dice;
        self.put(|roster| roster.fill(Pack::builtin(), most));
    }

    /// Another team by chance; the one before can be taken back.
    pub(super) fn shuffle(self) {
        let pack = Pack::builtin();
        let (cards, basics) = pool(pack);
        let room = Room::of(self.mode.get_untracked());
        let mut noise = Noise::new(dom::chance());
        self.put(|roster| *roster = random_roster(pack, (&cards, &basics), room, &mut noise));
        self.base.tell(Said::new("web-teams-shuffled"));
    }

    /// Changes the team unless it would have too much of something then; why, is said.
    fn try_with(self, card: CardId, told: &'static str, change: impl FnOnce(&mut Roster)) {
        let mut sheet = self.base.sheet.get_untracked();
        change(&mut sheet.roster);
        let mode = self.mode.get_untracked();
        let problems = sheet.problems(mode);
        let more = self
            .base
            .sheet
            .with_untracked(|before| is_more(before, &sheet));
        let excess = problems.iter().find(|problem| is_excess(problem, &sheet));
        if let Some(problem) = excess.filter(|_| more) {
            self.base.slip.set(Some(problem.refusal(Pack::builtin())));
            return;
        }
        self.base.change(sheet);
        self.tell(told, card);
    }

    fn put(self, change: impl FnOnce(&mut Roster)) {
        let mut sheet = self.base.sheet.get_untracked();
        change(&mut sheet.roster);
        self.base.change(sheet);
    }

    fn tell(self, key: &'static str, card: CardId) {
        let (dice, all) = self.base.sheet.with_untracked(|sheet| {
            let roster = &sheet.roster;
            (roster.dice_on(card).unwrap_or(0), roster.dice())
        });
        let said = Said::new(key)
            .with("card", whole_name(card))
            .with("dice", Arg::number(dice))
            .with("all", Arg::number(all));
        self.base.tell(said);
    }
}

/// What a card is called, with what tells it from others of the same name.
pub(super) fn whole_name(card: CardId) -> Arg {
    let pack = Pack::builtin();
    let card = pack.card(card);
    let name = &pack.figure(card.figure).name;
    match &card.title {
        Some(title) => Arg::named(
            &format!("{}: {}", name.de, title.de),
            &format!("{}: {}", name.en, title.en),
        ),
        None => Arg::named(&name.de, &name.en),
    }
}

/// Whether there is more in a team than before: whoever takes something out is never held up.
fn is_more(before: &Built, sheet: &Built) -> bool {
    let size = |sheet: &Built| {
        let roster = &sheet.roster;
        (roster.dice(), roster.cards.len() + roster.basics.len())
    };
    let ((dice, cards), (more_dice, more_cards)) = (size(before), size(sheet));
    more_dice > dice || more_cards > cards || before.roster.cards.len() == sheet.roster.cards.len()
}

/// Whether a problem is one of too much, which more can only make worse.
fn is_excess(problem: &Problem, sheet: &Built) -> bool {
    let roster = &sheet.roster;
    match &problem.wrong {
        Wrong::Twice(_) | Wrong::Limit { .. } => true,
        Wrong::Cards { most } => roster.cards.len() > usize::from(*most),
        Wrong::Dice { dice, most, .. } => dice > most,
        Wrong::Basics { need } => roster.basics.len() > usize::from(*need),
        Wrong::Fixed
        | Wrong::Drafted
        | Wrong::Hidden
        | Wrong::Named
        | Wrong::NoCard(_)
        | Wrong::NoBasic(_)
        | Wrong::SameBasic(_) => false,
    }
}

fn recall_mode() -> Mode {
    let kept = dom::recall(MODE);
    let mut modes = Mode::ALL.into_iter().filter(|mode| is_built(*mode));
    let found = modes.find(|mode| Some(DiceMasters::mode_id(*mode)) == kept.as_deref());
    found.unwrap_or(Mode::Tournament)
}
