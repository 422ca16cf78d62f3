//! Verbs that write lines on the account: damage, what changes it, and healing that waits (DT-9).

use crate::DiceThrone;
use crate::amount::{Amount, Term};
use crate::event::Event;
use crate::frame::{Run, Way};
use crate::pool::{Account, Entry, What};
use crate::state::Public;
use crate::verb::{Cut, Kind, Verb, Whom};
use kernel::{Seat, SeatSet, Sink};

impl DiceThrone {
    /// Damage for all whom it is about.
    pub(crate) fn deal(
        &self,
        public: &mut Public,
        run: &mut Run,
        to: Whom,
        verb: Verb,
        sink: &mut impl Sink<Event>,
    ) {
        if to == Whom::Target && public.attack.target.is_none() {
            return self.hit(public, run, None, verb, sink);
        }
        for seat in self.portions(public, run, to) {
            self.hit(public, run, Some(seat), verb, sink);
        }
        self.remember(public, run);
    }

    /// Damage for one seat, or for the target that nobody knows yet.
    pub(crate) fn hit(
        &self,
        public: &mut Public,
        run: &Run,
        on: Option<Seat>,
        verb: Verb,
        sink: &mut impl Sink<Event>,
    ) {
        let Verb::Damage { n, kind, alone, .. } = verb else {
            unreachable!("{verb:?} deals no damage");
        };
        let picked = on.map_or(run.picked, SeatSet::of);
        let amount = self.number(public, &Run { picked, ..*run }, n);
        let account = match run.way {
            _ if alone => Account::Alone,
            // What answers damage that comes additionally is settled with it.
            Way::Answer if !public.attack.is_on() => self.open_account(public),
            _ => run.account(),
        };
        let what = self.damage_of(n, kind);
        // What a contest brings comes when the target is known, and is the ability's own.
        if run.way == Way::OnTarget && what.attacks() {
            public.attack.base += amount;
        }
        let line = run.line(on, what, amount);
        self.note(public, Entry { account, ..line }, sink);
    }

    /// Half of what comes in is damage of its own sort; everything else is a number.
    fn damage_of(&self, n: Amount, kind: Kind) -> What {
        match self.pack.terms[usize::from(n.0)] {
            Term::Half(of) if self.pack.terms[usize::from(of.0)] == Term::Subtotal => What::Back,
            _ => What::Damage(kind),
        }
    }

    /// More damage for the attack, if its kind allows that (DT-7.3).
    pub(crate) fn boost(
        &self,
        public: &mut Public,
        run: &Run,
        n: Amount,
        sink: &mut impl Sink<Event>,
    ) {
        let amount = self.number(public, run, n);
        let line = run.line(public.attack.target, What::Boost, amount);
        let by = public.active;
        self.note(public, Entry { by, ..line }, sink);
    }

    /// Less damage from the attacker, in the account that is settled next (DT-7.7).
    pub(crate) fn weaken(
        &self,
        public: &mut Public,
        run: &Run,
        cut: Cut,
        sink: &mut impl Sink<Event>,
    ) {
        let (what, amount) = match cut {
            Cut::Number(n) => (What::Weaken, self.number(public, run, n)),
            Cut::Half => (What::WeakenHalf, 0),
            Cut::All => (What::WeakenAll, 0),
        };
        let account = self.open_account(public);
        let line = run.line(None, what, amount);
        self.note(public, Entry { account, ..line }, sink);
    }

    /// Less damage for somebody, in the account that is settled next.
    pub(crate) fn prevent(
        &self,
        public: &mut Public,
        run: &mut Run,
        cut: Cut,
        to: Whom,
        sink: &mut impl Sink<Event>,
    ) {
        let (what, amount) = match cut {
            Cut::Number(n) => (What::Prevent, self.number(public, run, n)),
            Cut::Half => (What::PreventHalf, 0),
            Cut::All => (What::Dodge, 0),
        };
        let account = self.open_account(public);
        for seat in self.named(public, run, to).iter() {
            let line = run.line(Some(seat), what, amount);
            self.note(public, Entry { account, ..line }, sink);
        }
    }

    /// The account that is about to be settled.
    pub(crate) fn open_account(&self, public: &Public) -> Account {
        let alone = |entry: &Entry| entry.account == Account::Alone;
        if public.pool.iter().any(alone) {
            Account::Alone
        } else {
            Account::Phase
        }
    }

    /// Healing of a defence or of upkeep waits for the settlement, any other does not (DT-9.4).
    pub(crate) fn heal_all(
        &self,
        public: &mut Public,
        run: &mut Run,
        n: Amount,
        to: Whom,
        sink: &mut impl Sink<Event>,
    ) {
        let amount = self.number(public, run, n);
        let waits = matches!(run.way, Way::Defence | Way::Phase | Way::IfDealt);
        for seat in self.named(public, run, to).iter() {
            if waits {
                self.note(public, run.line(Some(seat), What::Heal, amount), sink);
            } else {
                self.heal(public, seat, amount, sink);
            }
        }
    }
}

impl Run {
    /// A line of theirs on the account of the phase.
    pub(crate) const fn line(&self, to: Option<Seat>, what: What, amount: u8) -> Entry {
        Entry {
            to,
            by: self.owner(),
            what,
            amount,
            source: self.source,
            account: Account::Phase,
        }
    }
}
