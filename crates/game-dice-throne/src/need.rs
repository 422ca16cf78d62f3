//! What verbs at work lack before they can be carried out: a question to somebody. It is read from
//! what lies open, so that being asked tells nothing.

use crate::frame::{Run, token_of};
use crate::rules::roll_of;
use crate::state::Public;
use crate::verb::{Cost, Count, Dice, Goods, Verb, Whom};
use crate::{DiceThrone, TokenId};
use arrayvec::ArrayVec;
use dice::{Id, Set};
use kernel::{Seat, SeatSet};

/// A question of an effect.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Need {
    /// Who answers.
    pub(crate) by: Seat,
    /// What is asked.
    pub(crate) what: Lack,
    /// Whether it can be left.
    pub(crate) pass: bool,
}

/// Dice on the table: of which roll, which.
pub(crate) type Dies = ArrayVec<(u8, u8), 20>;

/// What is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Lack {
    /// One of these seats.
    Seat(SeatSet),
    /// One of these tokens.
    Token(Set<TokenId>),
    /// One of these dice.
    Die(Dies),
    /// One of these numbers, a bit for each.
    Side(u8),
    /// One of these options, a bit for each.
    Option(u8),
    /// How many, from the one to the other.
    Amount(u8, u8),
    /// Whether.
    Yes,
    /// A card of the hand.
    Card,
    /// A card of the deck.
    Deck,
}

impl DiceThrone {
    /// What a run lacks at its present verb, where there is anything to choose from.
    pub(crate) fn need(&self, public: &Public, run: &Run) -> Option<Need> {
        self.lack(public, run).filter(|need| match need.what {
            Lack::Die(ref dice) => !dice.is_empty(),
            Lack::Seat(seats) => !seats.is_empty(),
            Lack::Token(tokens) => !tokens.is_empty(),
            Lack::Side(set) | Lack::Option(set) => set != 0,
            Lack::Amount(..) | Lack::Yes | Lack::Card | Lack::Deck => true,
        })
    }

    fn lack(&self, public: &Public, run: &Run) -> Option<Need> {
        if run.at >= run.end {
            return None;
        }
        let verb = self.pack.verb(run.at);
        if self.waits_for_target(public, run, verb) {
            return None;
        }
        let by = run.owner();
        match verb {
            Verb::Damage { to, .. }
            | Verb::Prevent { to, .. }
            | Verb::Heal { to, .. }
            | Verb::Gain { to, may: false, .. }
            | Verb::Inflict { to, .. }
            | Verb::Cp { to, .. } => self.need_seat(public, run, to),
            Verb::LoseCp { from, .. }
            | Verb::StealCp { from, .. }
            | Verb::StealHealth { from, .. } => self.need_seat(public, run, from),
            Verb::Pick(whom) | Verb::Look(whom) => self.need_seat(public, run, whom),
            Verb::Gain { token, n, .. } => self.need_gain(public, run, token, n),
            Verb::PickDie(dice) => {
                let what = Lack::Die(self.dice(public, by, dice));
                let pass = false;
                (run.step == 0).then_some(Need { by, what, pass })
            }
            Verb::Remove { n, from, may } => {
                let seat = self.need_seat(public, run, from);
                seat.or_else(|| self.need_removal(public, run, n, from, may))
            }
            Verb::Transfer { token, from, to } => self.need_transfer(public, run, token, from, to),
            Verb::Discard { n, from, random } => {
                let seat = self.need_seat(public, run, from);
                seat.or_else(|| self.need_discard(public, run, n, from, random))
            }
            Verb::SetDie { dice, n, side } => self.need_set(public, run, dice, n, side),
            Verb::ShiftDie(dice) => self.need_shift(public, run, dice),
            Verb::CopyDie(dice) => self.need_copy(public, run, dice),
            Verb::Reroll { dice, n, may } => {
                let dice = self.dice(public, by, dice);
                let pass = may;
                let what = Lack::Die(dice);
                (run.step < n).then_some(Need { by, what, pass })
            }
            Verb::Roll { again, price, .. } => self.need_again(public, run, again, price),
            Verb::Choose { by, options } => {
                let by = self.whom(public, run, by).and_then(SeatSet::first);
                let by = by.unwrap_or_else(|| run.owner());
                let payable = self.payable(public, run, by, options);
                let ask = Need {
                    by,
                    what: Lack::Option(payable),
                    pass: false,
                };
                (payable.count_ones() > 1).then_some(ask)
            }
            Verb::May { price, .. } => self.need_yes(public, by, price),
            Verb::Pay(cost) if cost.goods != Goods::Companions => {
                self.need_amount(public, run, cost)
            }
            Verb::Ward => self.need_ward(public, run),
            verb => self.need_piece(public, run, verb),
        }
    }

    /// Who is meant, where nobody has to be asked any more.
    pub(crate) fn whom(&self, public: &Public, run: &Run, whom: Whom) -> Option<SeatSet> {
        let me = run.owner();
        match whom {
            Whom::Me => Some(SeatSet::of(me)),
            Whom::Target => public.attack.target.map(SeatSet::of),
            Whom::Attacker | Whom::Active => Some(SeatSet::of(public.active)),
            Whom::Picked => Some(run.picked),
            Whom::Opponents => Some(self.opponents(public, me)),
            _ if run.step > 0 => Some(run.picked),
            _ => None,
        }
    }

    /// Among whom, how many at least, how many at most.
    pub(crate) fn among(&self, public: &Public, run: &Run, whom: Whom) -> (SeatSet, u8, u8) {
        let me = run.owner();
        let opponents = self.opponents(public, me);
        let all = self.eligible(public, run);
        let others = |out: SeatSet| all.iter().filter(move |&seat| !out.contains(seat));
        match whom {
            Whom::Player => (all, 1, 1),
            Whom::Opponent => (opponents, 1, 1),
            Whom::Other => (others(run.picked).collect(), 1, 1),
            Whom::Team => {
                let team = all.iter().filter(|&seat| !self.are_opponents(seat, me));
                let mates: SeatSet = team.filter(|&seat| seat != me).collect();
                (mates, 1, 1)
            }
            Whom::UpToTwo => (all, 0, 2),
            Whom::UpToTwoOpponents => (opponents, 0, 2),
            Whom::UpToThreeOpponents => (opponents, 0, 3),
            Whom::TwoOpponents | Whom::TwoPortions => (opponents, 2, 2),
            Whom::ThreePortions => (opponents, 3, 3),
            Whom::Me
            | Whom::Target
            | Whom::Attacker
            | Whom::Active
            | Whom::Picked
            | Whom::Opponents => (SeatSet::EMPTY, 0, 0),
        }
    }

    /// Whom a verb can be about: nobody is asked for tokens who has none to remove (DT-12.5).
    fn eligible(&self, public: &Public, run: &Run) -> SeatSet {
        let with = match self.pack.verb(run.at) {
            Verb::Remove { .. } => self.with_removable(public),
            _ => SeatSet::EMPTY,
        };
        if with.is_empty() {
            public.playing()
        } else {
            with
        }
    }

    /// Somebody has to be named, and there is a choice.
    fn need_seat(&self, public: &Public, run: &Run, whom: Whom) -> Option<Need> {
        if self.whom(public, run, whom).is_some() {
            return None;
        }
        let (among, least, _) = self.among(public, run, whom);
        let again = whom.portions() > 1;
        let left = among.iter().filter(|&seat| again || !run.picked_here(seat));
        let left: SeatSet = left.collect();
        let is_choice = left.len() > 1 || (least == 0 && !left.is_empty());
        is_choice.then_some(Need {
            by: run.owner(),
            what: Lack::Seat(left),
            pass: least == 0,
        })
    }

    /// Tokens of a seat that may be taken away.
    pub(crate) fn removable(&self, public: &Public, seat: Seat) -> Set<TokenId> {
        let kinds = public.corner(seat).kinds();
        kinds.filter(|&token| self.can_remove(token)).collect()
    }

    /// Who has tokens that may be taken away.
    pub(crate) fn with_removable(&self, public: &Public) -> SeatSet {
        let all = public.playing().iter();
        all.filter(|&seat| !self.removable(public, seat).is_empty())
            .collect()
    }

    /// Tokens of a seat that may be moved.
    fn movable(&self, public: &Public, seat: Seat) -> Set<TokenId> {
        let kinds = public.corner(seat).kinds();
        kinds.filter(|&token| self.can_move(token)).collect()
    }

    /// Who has tokens that may be moved.
    pub(crate) fn with_movable(&self, public: &Public) -> SeatSet {
        let all = public.playing().iter();
        all.filter(|&seat| !self.movable(public, seat).is_empty())
            .collect()
    }

    fn need_removal(
        &self,
        public: &Public,
        run: &Run,
        n: Option<u8>,
        from: Whom,
        may: bool,
    ) -> Option<Need> {
        let of = self.named(public, &mut run.clone(), from).first()?;
        let kinds = self.removable(public, of);
        let taken = run.answer;
        let is_choice = kinds.len() > 1 || (may && !kinds.is_empty());
        let ask = Need {
            by: run.owner(),
            what: Lack::Token(kinds),
            pass: may,
        };
        n.filter(|&n| taken < n && is_choice).map(|_| ask)
    }

    /// Whether, or for how much.
    fn need_yes(&self, public: &Public, by: Seat, price: Option<Cost>) -> Option<Need> {
        let can = price.is_none_or(|price| self.can_pay(public, by, price));
        let what = match price {
            Some(cost) if cost.up_to => {
                let has = self.has_goods(public, by, cost.goods);
                Lack::Amount(1, cost.count.map_or(has, |count| count.min(has)))
            }
            _ => Lack::Yes,
        };
        let pass = true;
        can.then_some(Need { by, what, pass })
    }

    /// Which of the tokens that an attack has inflicted.
    fn need_ward(&self, public: &Public, run: &Run) -> Option<Need> {
        let (by, pass) = (run.owner(), false);
        let felt = self.wardable(public, by);
        let what = Lack::Token(felt);
        (run.step == 0 && felt.len() > 1).then_some(Need { by, what, pass })
    }

    /// From whom, which token, to whom: three questions, each where there is a choice (DT-10.6).
    fn need_transfer(
        &self,
        public: &Public,
        run: &Run,
        token: Option<TokenId>,
        from: Whom,
        to: Whom,
    ) -> Option<Need> {
        let (by, pass) = (run.owner(), false);
        let ask = |what| Some(Need { by, what, pass });
        if self.asks_whence(public, run, from) {
            return ask(Lack::Seat(self.with_movable(public)));
        }
        let source = self.moved_from(public, run, from)?;
        let kinds = self.movable(public, source);
        if token.is_none() && run.step <= 1 && kinds.len() > 1 {
            return ask(Lack::Token(kinds));
        }
        let others = public.playing().iter().filter(|&seat| seat != source);
        let others: SeatSet = others.collect();
        let asks = to == Whom::Other || to == Whom::Player;
        let is_there = token.is_some() || !kinds.is_empty();
        let open = asks && is_there && others.len() > 1 && run.step <= 2;
        if open { ask(Lack::Seat(others)) } else { None }
    }

    /// Whether several heroes have something to move, and nobody has said whose it is.
    pub(crate) fn asks_whence(&self, public: &Public, run: &Run, from: Whom) -> bool {
        from != Whom::Me && run.step == 0 && self.with_movable(public).len() > 1
    }

    /// From whom a token is moved: the one who was named, or the only one there is.
    pub(crate) fn moved_from(&self, public: &Public, run: &Run, from: Whom) -> Option<Seat> {
        match from {
            Whom::Me => Some(run.owner()),
            _ if run.step == 0 || run.picked.is_empty() => self.with_movable(public).first(),
            _ => run.picked.first(),
        }
    }

    /// Which token is moved: the one that was named, or the only one there is.
    pub(crate) fn moved(&self, public: &Public, run: &Run, from: Seat) -> Option<TokenId> {
        let named = token_of(run.answer).filter(|_| run.step > 1);
        named.or_else(|| self.movable(public, from).first())
    }

    fn need_discard(
        &self,
        public: &Public,
        run: &Run,
        n: Option<u8>,
        from: Whom,
        random: bool,
    ) -> Option<Need> {
        let by = self.whom(public, run, from)?.first()?;
        let left = public.corner(by).hand;
        let n = n?;
        let what = Lack::Card;
        let pass = false;
        (!random && run.answer < n && left > 0).then_some(Need { by, what, pass })
    }

    /// A die, then its number; as often as there are dice to turn.
    fn need_set(
        &self,
        public: &Public,
        run: &Run,
        dice: Dice,
        n: u8,
        side: Option<u8>,
    ) -> Option<Need> {
        let by = run.owner();
        let turned = run.step / 2;
        if turned >= n {
            return None;
        }
        if run.step % 2 == 1 && side.is_none() {
            let what = Lack::Side(0b111_1110);
            let pass = false;
            return Some(Need { by, what, pass });
        }
        let what = Lack::Die(self.turnable(public, by, dice, side));
        let pass = turned > 0;
        run.step
            .is_multiple_of(2)
            .then_some(Need { by, what, pass })
    }

    /// Dice that can be turned to a side: not those that show it.
    pub(crate) fn turnable(&self, public: &Public, by: Seat, dice: Dice, to: Option<u8>) -> Dies {
        let shown = |roll: u8, die: u8| public.rolls[usize::from(roll)].sides[usize::from(die)];
        let mut found = self.dice(public, by, dice);
        found.retain(|&mut (roll, die)| to != Some(shown(roll, die)));
        found
    }

    /// A die, then up or down.
    fn need_shift(&self, public: &Public, run: &Run, dice: Dice) -> Option<Need> {
        let by = run.owner();
        let pass = false;
        match run.step {
            0 => {
                let what = Lack::Die(self.dice(public, by, dice));
                Some(Need { by, what, pass })
            }
            1 => {
                let (at, die) = die_of(run.answer);
                let side = public.rolls[usize::from(at)].sides[usize::from(die)];
                let sides = (1 << (side + 1) | 1 << (side - 1)) & 0b111_1110;
                let what = Lack::Side(sides);
                Some(Need { by, what, pass })
            }
            _ => None,
        }
    }

    /// A die to copy, then one of the same roll to turn.
    fn need_copy(&self, public: &Public, run: &Run, dice: Dice) -> Option<Need> {
        let by = run.owner();
        let pass = false;
        let mut found = self.dice(public, by, dice);
        if run.step == 1 {
            let (at, die) = die_of(run.answer);
            found.retain(|&mut (roll, other)| roll == at && other != die);
        } else {
            let alone = |at: u8| public.rolls[usize::from(at)].sides.len() < 2;
            found.retain(|&mut (roll, _)| !alone(roll));
        }
        let what = Lack::Die(found);
        (run.step < 2).then_some(Need { by, what, pass })
    }

    /// A die of a roll that may be rolled again.
    fn need_again(
        &self,
        public: &Public,
        run: &Run,
        again: u8,
        price: Option<Cost>,
    ) -> Option<Need> {
        let by = run.owner();
        let at = run.roll?;
        let count = roll_of(public, run)?.sides.len() as u8;
        let can = price.is_none_or(|price| self.can_pay(public, by, price));
        let asks = (1..=again).contains(&run.step) && can;
        let left = (0..count).filter(|die| run.answer >> die & 1 == 0);
        let dice: Dies = left.map(|die| (at, die)).collect();
        let what = Lack::Die(dice);
        let pass = true;
        asks.then_some(Need { by, what, pass })
    }

    /// How many tokens are taken that may be refused.
    fn need_gain(&self, public: &Public, run: &Run, token: TokenId, n: Count) -> Option<Need> {
        let by = run.owner();
        let room = self
            .limit(public, by, token)
            .saturating_sub(public.corner(by).has(token));
        let most = match n {
            Count::Number(n) => self.number(public, run, n).min(room),
            Count::All => room,
        };
        let what = Lack::Amount(0, most);
        let pass = false;
        (most > 0 && run.step == 0).then_some(Need { by, what, pass })
    }

    fn need_amount(&self, public: &Public, run: &Run, cost: Cost) -> Option<Need> {
        let by = run.owner();
        let has = self.has_goods(public, by, cost.goods);
        let most = cost.count.map_or(has, |count| count.min(has));
        let what = Lack::Amount(0, most);
        let pass = false;
        (cost.up_to && most > 0 && run.step == 0).then_some(Need { by, what, pass })
    }

    pub(crate) fn has_goods(&self, public: &Public, seat: Seat, goods: Goods) -> u8 {
        let corner = public.corner(seat);
        match goods {
            Goods::Cp => corner.cp,
            Goods::Token(token) => corner.has(token),
            Goods::Companions => {
                let all = self.companions(public, seat);
                all.map(|token| corner.has(token)).sum()
            }
        }
    }

    pub(crate) fn can_pay(&self, public: &Public, seat: Seat, cost: Cost) -> bool {
        let least = if cost.up_to {
            1
        } else {
            cost.count.unwrap_or(1)
        };
        self.has_goods(public, seat, cost.goods) >= least
    }

    /// Which options somebody can take: those that begin with a price that can be paid.
    pub(crate) fn payable(
        &self,
        public: &Public,
        run: &Run,
        by: Seat,
        options: crate::verb::Span,
    ) -> u8 {
        let options = self.pack.options(options).iter().enumerate();
        let payable = options.filter(|(_, span)| {
            let first = self.pack.verbs(**span).first();
            first.is_none_or(|&verb| self.can_give(public, run, by, verb))
        });
        payable.fold(0, |set, (at, _)| set | 1 << at)
    }
}

impl Run {
    /// Whether a seat was picked for the present verb.
    pub(crate) fn picked_here(&self, seat: Seat) -> bool {
        self.answer > 0 && self.picked.contains(seat)
    }

    /// The die that was named for the present verb: the place of its roll, and its own in it.
    pub const fn die(&self) -> (u8, u8) {
        die_of(self.answer)
    }
}

/// A die in an answer.
pub(crate) const fn die_of(answer: u8) -> (u8, u8) {
    (answer / 8, answer % 8)
}

/// A die as an answer.
pub(crate) const fn answer_of((roll, die): (u8, u8)) -> u8 {
    roll * 8 + die
}

/// A token as an answer.
pub(crate) fn token_answer(token: TokenId) -> u8 {
    debug_assert!(token_of(token.index() as u8) == Some(token), "it fits");
    token.index() as u8
}
