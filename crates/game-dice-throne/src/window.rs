//! What a seat may do when it has the word: play cards, spend tokens, use what its board allows.
//! What is legal hangs on the moment, not on why the seat was asked.

use crate::frame::{ATTACK, Frame, Run, Way, Why};
use crate::offer::Offer;
use crate::pack::{AbilityKind, Card, CardKind, Only, Trigger};
use crate::pool::Source;
use crate::state::{Phase, Progress, Public, Purpose, Roll};
use crate::verb::{Dice, Goods, Span, Verb, When, Whom};
use crate::{AbilityId, CardId, Cards, DiceThrone, TokenId};
use dice::Id;
use kernel::{Seat, SeatSet};

/// Why something cannot be done now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Hindrance {
    /// It costs more than there is.
    Price,
    /// It is for another phase.
    Phase,
    /// It is for the owner's own turn.
    Turn,
    /// It needs an attack.
    Attack,
    /// It needs damage that can be prevented.
    Damage,
    /// It needs dice that can be changed.
    Dice,
    /// It needs a token.
    Token,
    /// It needs something that is given for it.
    Goods,
    /// The board has it already, or better.
    Level,
    /// An ultimate is under way.
    Ultimate,
    /// The seat is stunned.
    Stunned,
    /// It was used in this turn.
    Used,
    /// Its own condition does not hold.
    Condition,
}

impl DiceThrone {
    /// Who has the word in a window (DT-12.6).
    pub fn next_word(&self, public: &Public, why: Why, passed: SeatSet) -> Option<Seat> {
        let mut seats = public.clockwise(public.active);
        seats.find(|&seat| !passed.contains(seat) && self.has_word(public, why, seat))
    }

    /// Whether a seat is asked at all. A seat that holds cards is asked whichever they are, or
    /// being asked would tell on its hand.
    fn has_word(&self, public: &Public, why: Why, seat: Seat) -> bool {
        if self.keeps_still(public, seat).is_err() {
            return false;
        }
        if !self.is_due(public, why, seat) {
            return false;
        }
        let holds = public.corner(seat).hand > 0;
        if why == Why::Settled {
            return holds && self.may_boast(public, seat);
        }
        holds || self.any_spend(public, seat)
    }

    /// Whether the word is due to a seat: not if it has just had it, nor if it has it again before
    /// anything happens.
    fn is_due(&self, public: &Public, why: Why, seat: Seat) -> bool {
        let (active, attack) = (public.active, &public.attack);
        let is_rival = self.are_opponents(seat, active);
        match why {
            Why::Phase => public.is_due(),
            Why::End => seat != active || public.is_due(),
            Why::Card => seat != active,
            // Whoever names no ability has nothing that an opponent would like to change.
            Why::Declared => seat != active && (attack.declared.is_some() || !is_rival),
            Why::Activated => {
                let felt = attack.later.iter().any(|run| run.way == Way::OnTarget);
                felt || (!is_rival && self.is_concluding(public))
            }
            _ => true,
        }
    }

    /// Whether something has to be said before the defence, or before the offensive roll phase is
    /// over.
    fn is_concluding(&self, public: &Public) -> bool {
        let attack = &public.attack;
        let defended = attack.can_be_defended();
        let mut tokens = public.corner(public.active).kinds();
        let concludes = |token: TokenId| {
            let mut triggers = self.pack.token(token).triggers.iter();
            triggers.any(|trigger| trigger.when == When::OffenceEnd && trigger.price.is_some())
        };
        attack.can_be_raised() && (defended || tokens.any(concludes))
    }

    /// Whether a hero may have a card for what was dealt.
    fn may_boast(&self, public: &Public, seat: Seat) -> bool {
        let dealt = public.attack.dealt;
        let fits = |card: &Card| matches!(card.only, Only::Dealt(least) if least <= dealt);
        let used = public.corner(seat).discard;
        let mut deck = self.hero(seat).deck();
        seat == public.active && deck.any(|(id, card)| fits(card) && !used.contains(id))
    }

    fn any_spend(&self, public: &Public, seat: Seat) -> bool {
        let mut found = false;
        self.spends(public, seat, |_| found = true);
        found
    }

    /// The rules of all windows about the attack that a window is about; none where it is about
    /// something else.
    pub fn attack_windows(&self, public: &Public) -> &'static [&'static str] {
        let Some(&Frame::Window(why, _)) = public.frames.last() else {
            return &[];
        };
        let attack = &public.attack;
        let under_way = attack.declared.is_some() && attack.state <= Progress::Activated;
        let about = under_way && ATTACK.contains(&why.rule(public.phase));
        if about { ATTACK } else { &[] }
    }

    /// Everything a seat may do besides what the question is about.
    pub(crate) fn acts(&self, public: &Public, seat: Seat, hand: Cards, offers: &mut Vec<Offer>) {
        let playable = hand
            .iter()
            .filter(|&card| self.hinders(public, seat, card).is_none());
        offers.extend(playable.map(Offer::Play));
        let settled = matches!(public.frames.last(), Some(Frame::Window(Why::Settled, _)));
        if !settled {
            self.spends(public, seat, |offer| offers.push(offer));
        }
    }

    /// Tokens that can be spent and abilities that can be used now.
    fn spends(&self, public: &Public, seat: Seat, mut visit: impl FnMut(Offer)) {
        for token in public.corner(seat).kinds() {
            for (at, trigger) in (0..).zip(&self.pack.token(token).triggers) {
                let Ok(most) = self.can_spend(public, seat, token, at, trigger) else {
                    continue;
                };
                let least = trigger.price.and_then(|price| price.count).unwrap_or(1);
                (least..=most).for_each(|count| visit(Offer::Spend(token, at, count)));
            }
        }
        for (ability, found) in self.hero(seat).board() {
            if found.kind != AbilityKind::Passive {
                continue;
            }
            for (at, trigger) in (0..).zip(&self.level(public, seat, ability).triggers) {
                if self.can_use(public, seat, ability, at, trigger).is_ok() {
                    visit(Offer::Pay(ability, at));
                }
            }
        }
    }

    /// How many tokens can be spent for a trigger.
    pub(crate) fn can_spend(
        &self,
        public: &Public,
        seat: Seat,
        token: TokenId,
        at: u8,
        trigger: &Trigger,
    ) -> Result<u8, Hindrance> {
        let source = Source::Token(seat, token);
        self.can_trigger(public, seat, source, at, trigger)?;
        let corner = public.corner(seat);
        let fresh = if trigger.seasoned {
            corner.fresh.of(token)
        } else {
            0
        };
        let has = corner.has(token) - fresh.min(corner.has(token));
        let price = trigger.price.ok_or(Hindrance::Condition)?;
        if price.goods != Goods::Token(token) {
            let paid = self.can_pay(public, seat, price);
            return paid
                .then_some(price.count.unwrap_or(0))
                .ok_or(Hindrance::Token);
        }
        match price.count {
            Some(count) if count <= has => Ok(count),
            None if has > 0 => Ok(has),
            _ => Err(Hindrance::Token),
        }
    }

    /// Whether a passive ability can be used.
    pub(crate) fn can_use(
        &self,
        public: &Public,
        seat: Seat,
        ability: AbilityId,
        at: u8,
        trigger: &Trigger,
    ) -> Result<(), Hindrance> {
        self.can_trigger(public, seat, Source::Ability(seat, ability), at, trigger)?;
        let price = trigger.price.ok_or(Hindrance::Condition)?;
        if self.can_pay(public, seat, price) {
            Ok(())
        } else {
            Err(match price.goods {
                Goods::Cp => Hindrance::Price,
                Goods::Token(_) | Goods::Companions => Hindrance::Token,
            })
        }
    }

    fn can_trigger(
        &self,
        public: &Public,
        seat: Seat,
        source: Source,
        at: u8,
        trigger: &Trigger,
    ) -> Result<(), Hindrance> {
        self.keeps_still(public, seat)?;
        self.is_moment(public, seat, trigger.when)?;
        if self.modifies(trigger) && !public.attack.can_be_raised() {
            return Err(Hindrance::Attack);
        }
        if !self.is_left(public, source, at, trigger) {
            return Err(Hindrance::Used);
        }
        let run = self.trigger_run(public, source, trigger);
        if !self.holds(public, &run, trigger.tests) {
            return Err(Hindrance::Condition);
        }
        self.can_do(public, seat, trigger.effects)
    }

    /// Whether a line of a token or an ability raises an attack or adds to it (DT-7.3).
    fn modifies(&self, trigger: &Trigger) -> bool {
        let own = matches!(trigger.when, When::OwnAttack | When::OffenceEnd);
        let adds = |verb| {
            matches!(
                verb,
                Verb::Boost(_) | Verb::Undefendable | Verb::Inflict { .. }
            )
        };
        own && self.any_verb(trigger.effects, &adds)
    }

    /// Whether nothing keeps a seat from doing anything at all: a stun, or an ultimate.
    pub(crate) fn keeps_still(&self, public: &Public, seat: Seat) -> Result<(), Hindrance> {
        if self.is_stunned(public, seat) {
            return Err(Hindrance::Stunned);
        }
        if self.is_locked(public, seat) {
            return Err(Hindrance::Ultimate);
        }
        Ok(())
    }

    fn is_moment(&self, public: &Public, seat: Seat, when: When) -> Result<(), Hindrance> {
        let attack = &public.attack;
        let (is, else_) = match when {
            When::AnyTime => (true, Hindrance::Phase),
            When::Main => (self.is_main(public, seat), Hindrance::Phase),
            When::OwnAttack => (attack.is_on() && seat == public.active, Hindrance::Attack),
            When::OffenceEnd => {
                let concluding = attack.is_on() && public.phase == Phase::Offence;
                (concluding && seat == public.active, Hindrance::Attack)
            }
            When::Attacked => {
                let attacked = attack.is_on() && attack.target == Some(seat);
                (attacked, Hindrance::Attack)
            }
            When::TheirOffenceEnd => {
                let activated =
                    attack.state == Progress::Activated && public.phase == Phase::Offence;
                let theirs = self.are_opponents(seat, public.active);
                (activated && theirs, Hindrance::Phase)
            }
            When::Incoming => (self.is_threatened(public, seat), Hindrance::Damage),
            When::IncomingOffence => {
                let dealt = self.deals_to(public, self.open_account(public), seat);
                let on = seat != public.active && (attack.is_on() || dealt);
                (on && self.is_threatened(public, seat), Hindrance::Damage)
            }
            _ => (false, Hindrance::Phase),
        };
        if is { Ok(()) } else { Err(else_) }
    }

    /// Whether it is the seat's own main phase, and it is asked for it.
    fn is_main(&self, public: &Public, seat: Seat) -> bool {
        let asked = matches!(public.frames.last(), Some(Frame::Main));
        asked && seat == public.active
    }

    /// What stands in the way of a card.
    pub(crate) fn hinders(&self, public: &Public, seat: Seat, card: CardId) -> Option<Hindrance> {
        let card = self.hero(seat).card(card);
        self.can_play(public, seat, card).err()
    }

    fn can_play(&self, public: &Public, seat: Seat, card: &Card) -> Result<(), Hindrance> {
        self.keeps_still(public, seat)?;
        let settled = matches!(public.frames.last(), Some(Frame::Window(Why::Settled, _)));
        if settled != matches!(card.only, Only::Dealt(_)) {
            return Err(Hindrance::Phase);
        }
        match card.kind {
            CardKind::Main | CardKind::Upgrade(..) if seat != public.active => {
                return Err(Hindrance::Turn);
            }
            CardKind::Main | CardKind::Upgrade(..) if !self.is_main(public, seat) => {
                return Err(Hindrance::Phase);
            }
            CardKind::Roll if !public.phase.is_roll() => return Err(Hindrance::Phase),
            _ => {}
        }
        self.may_play(public, seat, card)?;
        if self.price(public, seat, card) > public.corner(seat).cp {
            return Err(Hindrance::Price);
        }
        self.can_do(public, seat, card.effects)
    }

    /// The card's own conditions.
    fn may_play(&self, public: &Public, seat: Seat, card: &Card) -> Result<(), Hindrance> {
        let attack = &public.attack;
        if let CardKind::Upgrade(ability, level) = card.kind
            && public.corner(seat).levels[ability.index()] >= level
        {
            return Err(Hindrance::Level);
        }
        let raises =
            attack.is_on() && attack.can_be_raised() && !self.are_opponents(seat, public.active);
        if card.modifier && !raises {
            return Err(Hindrance::Attack);
        }
        let fits = match card.only {
            Only::Always => true,
            Only::Attacked => attack.is_on() && attack.target == Some(seat),
            Only::Dealt(least) => {
                let dealt = attack.state == Progress::Over && attack.dealt >= least;
                dealt && seat == public.active
            }
        };
        if fits {
            Ok(())
        } else {
            Err(Hindrance::Condition)
        }
    }

    /// What a card costs now: an upgrade over another one only the difference (DT-12.3).
    pub fn price(&self, public: &Public, seat: Seat, card: &Card) -> u8 {
        let CardKind::Upgrade(ability, _) = card.kind else {
            return card.cost;
        };
        card.cost
            .saturating_sub(self.level(public, seat, ability).cost)
    }

    /// Whether verbs would find what they are about (DT-12.5).
    fn can_do(&self, public: &Public, seat: Seat, effects: Span) -> Result<(), Hindrance> {
        let mut verbs = self.pack.verbs(effects).iter();
        self.can_begin(public, seat, effects)?;
        verbs.try_for_each(|&verb| self.can_carry_out(public, seat, verb))
    }

    /// Where everything hangs on what is given first, there must be something to give.
    fn can_begin(&self, public: &Public, seat: Seat, effects: Span) -> Result<(), Hindrance> {
        match self.pack.verbs(effects).first() {
            Some(&Verb::Pay(cost)) if !self.can_pay(public, seat, cost) => Err(Hindrance::Goods),
            _ => Ok(()),
        }
    }

    fn can_carry_out(&self, public: &Public, seat: Seat, verb: Verb) -> Result<(), Hindrance> {
        let effect = |roll: &Roll| roll.open && roll.purpose == Purpose::Effect;
        let is_open = || public.rolls.iter().any(effect);
        let (can, else_) = match verb {
            // Dice of an effect are answered by changing them, not by other effects with dice.
            Verb::Roll { .. } if is_open() => (false, Hindrance::Dice),
            Verb::Roll { clauses, .. } => {
                let clauses = self.pack.clauses(clauses).iter();
                return self.can_any(public, seat, clauses.map(|clause| clause.effects));
            }
            Verb::Choose { options, .. } => {
                let options = self.pack.options(options).iter().copied();
                return self.can_any(public, seat, options);
            }
            Verb::If { then, other, .. } => return self.can_any(public, seat, [then, other]),
            Verb::May { then, .. } => return self.can_do(public, seat, then),
            Verb::SetDie { dice, side, .. } if side.is_some() => {
                let any = !self.turnable(public, seat, dice, side).is_empty();
                (any, Hindrance::Dice)
            }
            Verb::SetDie { dice, .. }
            | Verb::ShiftDie(dice)
            | Verb::Reroll { dice, .. }
            | Verb::PickDie(dice) => (self.finds_dice(public, seat, dice, 1), Hindrance::Dice),
            Verb::CopyDie(dice) => (self.finds_dice(public, seat, dice, 2), Hindrance::Dice),
            Verb::Attempts { defence, .. } => (attempts(public, defence), Hindrance::Dice),
            Verb::Build { from, to } => {
                let any = !self.buildable(public, seat, from, to).is_empty();
                (any, Hindrance::Condition)
            }
            Verb::Divert { .. } => (!self.is_diverted(public, seat), Hindrance::Condition),
            Verb::Prevent { .. } => {
                let mut playing = public.playing().iter();
                let any = playing.any(|seat| self.is_threatened(public, seat));
                (any, Hindrance::Damage)
            }
            Verb::Undefendable => (public.attack.can_be_defended(), Hindrance::Attack),
            Verb::Ward => (self.may_ward(public, seat), Hindrance::Condition),
            Verb::Remove { from, .. } => {
                let own = from == Whom::Me;
                let mut with = self.with_removable(public).iter();
                (with.any(|of| !own || of == seat), Hindrance::Token)
            }
            Verb::Transfer { .. } => (!self.with_movable(public).is_empty(), Hindrance::Token),
            _ => (true, Hindrance::Condition),
        };
        if can { Ok(()) } else { Err(else_) }
    }

    /// Whether the attack has inflicted a token, or is about to (DT-10.9).
    fn may_ward(&self, public: &Public, seat: Seat) -> bool {
        let inflicts = |verb| matches!(verb, Verb::Inflict { .. });
        let comes = |run: &Run| {
            let span = Span {
                from: run.at,
                len: run.end - run.at,
            };
            run.owner() == public.active && self.any_verb(span, &inflicts)
        };
        let at_work = |frame: &Frame| matches!(frame, Frame::Run(run) if comes(run));
        let felt = !self.wardable(public, seat).is_empty();
        felt || public.attack.later.iter().any(comes) || public.frames.iter().any(at_work)
    }

    /// Of several things that may come of it, one has to be possible.
    fn can_any(
        &self,
        public: &Public,
        seat: Seat,
        spans: impl IntoIterator<Item = Span>,
    ) -> Result<(), Hindrance> {
        let mut all = Ok(());
        for span in spans {
            all = self.can_do(public, seat, span);
            if all.is_ok() {
                break;
            }
        }
        all
    }

    /// Whether there are so many dice of one roll that could be changed.
    fn finds_dice(&self, public: &Public, seat: Seat, dice: Dice, least: usize) -> bool {
        if matches!(dice, Dice::This | Dice::Picked) {
            return true;
        }
        let found = self.dice(public, seat, dice);
        let of = |roll: u8| found.iter().filter(|(at, _)| *at == roll).count();
        found.iter().any(|&(roll, _)| of(roll) >= least)
    }
}

/// Whether there is a roll attempt to add to.
fn attempts(public: &Public, defence: bool) -> bool {
    if defence {
        let open = |roll: &Roll| roll.open && roll.purpose == Purpose::Defence;
        return public.rolls.iter().any(open);
    }
    let rolling = public.phase == Phase::Offence && public.attack.state <= Progress::Declared;
    rolling && !public.rolls.is_empty()
}
