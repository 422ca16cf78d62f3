//! Thoughts for bots: what an ability is worth, and which dice to roll again. No rule hangs on it.
//!
//! Worth is counted in thousandths of a match, as in `appraise`; what is expected of dice that are
//! yet to be rolled is counted in sixths.

use crate::amount::{Amount, Term};
use crate::frame::Frame;
use crate::odds::{Counts, best, counts_of, fresh};
use crate::offer::Offer;
use crate::pack::{AbilityKind, Needs, TokenKind};
use crate::state::Public;
use crate::turn::ATTEMPTS;
use crate::verb::{Clause, Count, Cut, Kind, Shows, Span, Verb, Whom};
use crate::{AbilityId, DiceThrone, TokenId, View};
use kernel::{Choice, Seat};

/// A point of health.
const HEALTH: i32 = 16;
/// A token, good for its owner or bad for the other.
const TOKEN: i32 = 14;
/// A combat point.
const CP: i32 = 6;
/// A card.
const CARD: i32 = 8;
/// Of normal damage a defence stops about a quarter.
const DEFENDED: [i32; 2] = [3, 4];

/// What dice show, in sixths of a die: known ones, or what is expected of others.
#[derive(Clone, Copy)]
struct Shown {
    symbols: [i32; 6],
    sum: i32,
    dice: i32,
}

impl DiceThrone {
    /// The best next answer of whoever rolls: an ability, or dice to roll again.
    pub(crate) fn advice(&self, view: &View) -> Option<Choice<Offer>> {
        let public = &view.public;
        let seat = view.viewer.seat()?;
        let Some(Frame::Declare) = public.frames.last() else {
            return None;
        };
        let roll = public.rolls.first().filter(|roll| roll.owner == seat)?;
        let pays = public.corner(seat).cp >= public.attack.price;
        let attempts = if pays { self.attempts_left(public) } else { 0 };
        let worths = self.worths(public, seat);
        let of = |counts: Counts| self.best_ability(seat, &worths, counts).0;
        let now = of(counts_of(&roll.sides));
        let plan = best(of, &roll.sides, attempts);
        // An attempt must be worth more than what lies there already.
        let better = plan.ways > now * plan.of;
        if plan.again != 0 && better {
            return Some(Choice::one(Offer::Roll(plan.again)));
        }
        let (_, ability) = self.best_ability(seat, &worths, counts_of(&roll.sides));
        let offer = ability.map_or(Offer::NoAbility, |(id, branch)| Offer::Use(id, branch));
        Some(Choice::one(offer))
    }

    /// What a seat may hope for from its first roll with all its attempts.
    pub(crate) fn first_roll(&self, public: &Public, seat: Seat) -> u64 {
        let worths = self.worths(public, seat);
        let of = |counts: Counts| self.best_ability(seat, &worths, counts).0;
        let plan = fresh(of, ATTEMPTS);
        1000 * plan.ways / plan.of
    }

    /// What each branch of a seat's offensive abilities is worth, apart from what the dice add.
    fn worths(&self, public: &Public, seat: Seat) -> Vec<(AbilityId, u8, Needs, i32)> {
        let board = self.hero(seat).board();
        let offensive = board.filter(|(_, ability)| {
            matches!(ability.kind, AbilityKind::Offensive | AbilityKind::Ultimate)
        });
        let mut found = Vec::new();
        for (id, _) in offensive {
            for (at, branch) in (0..).zip(&self.level(public, seat, id).branches) {
                let least = self.least(seat, branch.needs);
                let worth = self.worth_of(public, seat, branch.effects, least);
                found.push((id, at, branch.needs, worth));
            }
        }
        found
    }

    /// What dice show at least that meet a requirement.
    fn least(&self, _seat: Seat, needs: Needs) -> Shown {
        let symbols = match needs {
            Needs::Symbols(needs) => needs.map(|count| 6 * i32::from(count)),
            _ => [6; 6],
        };
        Shown {
            symbols,
            sum: 105,
            dice: 5,
        }
    }

    /// The best ability that dice allow, and its worth, at most a thousand.
    fn best_ability(
        &self,
        seat: Seat,
        worths: &[(AbilityId, u8, Needs, i32)],
        counts: Counts,
    ) -> (u64, Option<(AbilityId, u8)>) {
        let hero = self.hero(seat);
        let met = worths
            .iter()
            .filter(|(_, _, needs, _)| crate::odds::meets(hero, *needs, counts));
        let found = met.max_by_key(|(_, _, _, worth)| *worth);
        found.map_or((0, None), |&(id, branch, _, worth)| {
            (worth.clamp(1, 1000) as u64, Some((id, branch)))
        })
    }

    fn worth_of(&self, public: &Public, seat: Seat, span: Span, shown: Shown) -> i32 {
        let verbs = self.pack.verbs(span).iter();
        verbs
            .map(|&verb| self.worth_of_verb(public, seat, verb, shown))
            .sum()
    }

    fn worth_of_verb(&self, public: &Public, seat: Seat, verb: Verb, shown: Shown) -> i32 {
        let many = |n: Amount| self.expected(public, seat, n, shown);
        let inside = |span: Span| self.worth_of(public, seat, span, shown);
        match verb {
            Verb::Damage { n, kind, to, .. } => {
                let worth = many(n) * HEALTH / 6;
                let sign = if to == Whom::Me { -1 } else { 1 };
                let [part, of] = if kind == Kind::Normal {
                    DEFENDED
                } else {
                    [1, 1]
                };
                sign * worth * part / of
            }
            Verb::Prevent {
                cut: Cut::Number(n),
                ..
            }
            | Verb::Boost(n)
            | Verb::Heal { n, .. } => many(n) * HEALTH / 6,
            Verb::Prevent { .. } => 4 * HEALTH,
            Verb::Gain { token, n, to, .. } => {
                let count = self.expected_count(public, seat, n, token, shown);
                let own = if to == Whom::Opponents { -1 } else { 1 };
                own * count * self.token_worth(token) / 6
            }
            Verb::Inflict { token, n, .. } => -many(n) * self.token_worth(token) / 6,
            Verb::Cp { n, .. } | Verb::StealCp { n, .. } | Verb::LoseCp { n, .. } => {
                many(n) * CP / 6
            }
            Verb::StealHealth { n, .. } => 2 * many(n) * HEALTH / 6,
            Verb::Draw(n) => many(n) * CARD / 6,
            Verb::Grow { n, .. } => many(n) * TOKEN / 6,
            Verb::Build { .. } | Verb::Call(_) => 2 * TOKEN,
            Verb::Undefendable => 2 * HEALTH,
            Verb::RaiseLimit { .. } | Verb::Ward | Verb::Remove { .. } => TOKEN,
            Verb::Roll { dice, clauses, .. } => {
                let dice = many(dice) / 6;
                let rolled = self.rolled(seat, dice);
                let clauses = self.pack.clauses(clauses).iter();
                clauses
                    .map(|clause| self.worth_of_clause(public, seat, clause, rolled))
                    .sum()
            }
            Verb::Contest { then, other, .. } => i32::midpoint(inside(then), inside(other)),
            Verb::Choose { options, .. } => {
                let options = self.pack.options(options).iter();
                options.map(|&span| inside(span)).max().unwrap_or(0)
            }
            Verb::If { then, .. } => inside(then) / 2,
            Verb::May { then, .. } => inside(then).max(0) / 2,
            Verb::Also(then) | Verb::IfDealt { then, .. } => inside(then),
            _ => 0,
        }
    }

    /// What is expected of dice of a seat that are yet to be rolled.
    fn rolled(&self, seat: Seat, dice: i32) -> Shown {
        let mut symbols = [0; 6];
        for &face in &self.hero(seat).faces {
            symbols[usize::from(face)] += dice;
        }
        Shown {
            symbols,
            sum: 21 * dice,
            dice,
        }
    }

    fn worth_of_clause(&self, public: &Public, seat: Seat, clause: &Clause, shown: Shown) -> i32 {
        let worth = self.worth_of(public, seat, clause.effects, shown);
        // Once at least one die shows it: about as likely as it is expected, up to always.
        let once = |expected: i32| worth * expected.min(6) / 6;
        let numbers = |set: u8| shown.dice * set.count_ones() as i32;
        match clause.shows {
            Shows::Anything => worth,
            Shows::Symbols(needs) => {
                let parts = needs
                    .iter()
                    .zip(shown.symbols)
                    .filter(|(needs, _)| **needs > 0);
                let least = parts.map(|(&needs, shown)| shown / i32::from(needs)).min();
                once(least.unwrap_or(6))
            }
            Shows::AnyOf(any) => {
                let found = (0..6).filter(|symbol| any >> symbol & 1 == 1);
                once(found.map(|symbol| shown.symbols[symbol]).sum())
            }
            Shows::Every(needs) => {
                let parts = needs
                    .iter()
                    .zip(shown.symbols)
                    .filter(|(needs, _)| **needs > 0);
                let least = parts.map(|(&needs, shown)| shown / i32::from(needs)).min();
                worth * least.unwrap_or(0) / 6
            }
            Shows::Numbers(set) => once(numbers(set)),
            Shows::EachNumber(set) => worth * numbers(set) / 6,
            Shows::Otherwise => worth / 2,
        }
    }

    fn token_worth(&self, token: TokenId) -> i32 {
        match self.pack.token(token).kind {
            TokenKind::Negative => -TOKEN,
            TokenKind::Positive | TokenKind::Unique | TokenKind::Companion => TOKEN,
        }
    }

    fn expected_count(
        &self,
        public: &Public,
        seat: Seat,
        n: Count,
        token: TokenId,
        shown: Shown,
    ) -> i32 {
        let room = self.limit(public, seat, token) - public.corner(seat).has(token);
        let room = 6 * i32::from(room);
        match n {
            Count::Number(n) => self.expected(public, seat, n, shown).min(room),
            Count::All => room,
        }
    }

    /// What a number is expected to be, in sixths.
    fn expected(&self, public: &Public, seat: Seat, amount: Amount, shown: Shown) -> i32 {
        let it = |amount| self.expected(public, seat, amount, shown);
        let corner = public.corner(seat);
        match self.pack.terms[usize::from(amount.0)] {
            Term::Number(number) => 6 * i32::from(number),
            Term::Symbol(symbol) => shown.symbols[usize::from(symbol)],
            Term::Tokens(token) => 6 * i32::from(corner.has(token)),
            Term::Cp => 6 * i32::from(corner.cp),
            Term::RollSum => shown.sum,
            Term::Paid => 12,
            Term::Subtotal | Term::Dealt | Term::Base => 30,
            Term::Half(of) => it(of) / 2 + 1,
            Term::Plus(left, right) => it(left) + it(right),
            Term::Minus(left, right) => it(left) - it(right),
            Term::Times(left, right) => it(left) * it(right) / 6,
            _ => 6,
        }
    }
}
