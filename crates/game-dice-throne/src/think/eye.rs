//! What effects are worth to whoever has them, read off their verbs. Worth is counted in
//! thousandths of a match, as in `appraise`; what is expected of dice that are yet to be rolled, in
//! sixths.

use crate::amount::{Amount, Term};
use crate::appraise::{CARD, CP, HEALTH, WHOLE};
use crate::pack::{Needs, TokenKind};
use crate::state::Public;
use crate::verb::{Clause, Count, Cut, Kind, Shows, Skipped, Span, Verb, Whom};
use crate::{DiceThrone, TokenId};
use dice::Id;
use kernel::Seat;

/// A token, good for its owner or bad for the other, where nothing more is known of it.
pub(crate) const TOKEN: i32 = 14;
/// Of normal damage a defence stops about a quarter.
const DEFENDED: [i32; 2] = [3, 4];
/// A common attack, in points of health.
const ATTACK: i32 = 6 * HEALTH;
/// A die that may be changed.
const DIE: i32 = 16;

/// What dice show, in sixths of a die: known ones, or what is expected of others.
#[derive(Clone, Copy)]
pub(crate) struct Shown {
    symbols: [i32; 6],
    sum: i32,
    dice: i32,
}

impl Shown {
    /// What dice show at least that meet a requirement.
    pub(crate) fn least(needs: Needs) -> Shown {
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
}

/// Looks at effects with the eyes of a seat.
#[derive(Clone, Copy)]
pub(crate) struct Eye<'a> {
    pub(crate) game: &'a DiceThrone,
    pub(crate) public: &'a Public,
    pub(crate) seat: Seat,
    /// What tokens are worth, by kind; nothing where that is being found out.
    pub(crate) tokens: &'a [i32],
    /// What a loss of an opponent is worth beside a gain of one's own, of [`WHOLE`].
    pub(crate) share: i32,
}

impl Eye<'_> {
    /// What a run of verbs is worth.
    pub(crate) fn span(self, span: Span, shown: Shown) -> i32 {
        let verbs = self.game.pack.verbs(span).iter();
        verbs.map(|&verb| self.verb(verb, shown)).sum()
    }

    fn verb(self, verb: Verb, shown: Shown) -> i32 {
        let many = |n: Amount| self.expected(n, shown);
        match verb {
            Verb::Damage { n, kind, to, .. } => self.damage(many(n), kind, to),
            Verb::Prevent {
                cut: Cut::Number(n),
                ..
            }
            | Verb::Heal { n, .. } => many(n) * HEALTH / 6,
            Verb::Boost(n) => self.theirs(many(n) * HEALTH / 6),
            Verb::Prevent { cut: Cut::Half, .. } => ATTACK / 2,
            Verb::Prevent { cut: Cut::All, .. } | Verb::SetHealth(_) => ATTACK,
            Verb::Weaken(Cut::Number(n)) => self.theirs(-many(n) * HEALTH / 6),
            Verb::Weaken(Cut::Half) => self.theirs(-ATTACK / 2),
            Verb::Weaken(Cut::All) | Verb::Cancel | Verb::Skip(Skipped::Offence) => {
                self.theirs(-ATTACK)
            }
            Verb::AttackAgain => -ATTACK,
            Verb::Skip(Skipped::Income) => -CP - CARD,
            Verb::Gain { token, n, to, .. } => {
                let own = if to == Whom::Opponents { -1 } else { 1 };
                own * self.expected_count(n, token, shown) * self.token(token) / 6
            }
            Verb::Inflict { token, n, .. } => self.theirs(-many(n) * self.token(token) / 6),
            Verb::Cp { n, .. } | Verb::StealCp { n, .. } => many(n) * CP / 6,
            Verb::LoseCp { n, .. } => self.theirs(many(n) * CP / 6),
            Verb::Pay(cost) => -CP * i32::from(cost.count.unwrap_or(1)),
            Verb::StealHealth { n, .. } => {
                let health = many(n) * HEALTH / 6;
                health + self.theirs(health)
            }
            Verb::Draw(n) => many(n) * CARD / 6,
            Verb::Grow { n, .. } => many(n) * TOKEN / 6,
            Verb::Build { .. } | Verb::Call(_) => 2 * TOKEN,
            Verb::Undefendable => self.theirs(2 * HEALTH),
            Verb::RaiseLimit { .. } | Verb::Ward | Verb::Remove { .. } => TOKEN,
            Verb::Attempts { n, .. } => i32::from(n) * 2 * DIE,
            Verb::AttemptPrice(price) => -CP * i32::from(price),
            Verb::SetDie { .. } | Verb::ShiftDie(_) | Verb::CopyDie(_) | Verb::Reroll { .. } => DIE,
            verb => self.verb_around(verb, shown),
        }
    }

    /// What a loss of an opponent is worth.
    fn theirs(self, loss: i32) -> i32 {
        loss * self.share / WHOLE
    }

    /// What so many sixths of a point of damage are worth.
    fn damage(self, sixths: i32, kind: Kind, to: Whom) -> i32 {
        let [part, of] = if kind == Kind::Normal {
            DEFENDED
        } else {
            [1, 1]
        };
        let worth = sixths * HEALTH / 6 * part / of;
        match to {
            Whom::Me => -worth,
            Whom::Opponents => {
                let rivals = self.game.opponents(self.public, self.seat).len();
                self.theirs(worth) * i32::from(rivals)
            }
            _ => self.theirs(worth),
        }
    }

    /// Verbs with others inside.
    fn verb_around(self, verb: Verb, shown: Shown) -> i32 {
        let inside = |span: Span| self.span(span, shown);
        match verb {
            Verb::Roll { dice, clauses, .. } => {
                let rolled = self.rolled(self.expected(dice, shown) / 6);
                let clauses = self.game.pack.clauses(clauses).iter();
                clauses.map(|clause| self.clause(clause, rolled)).sum()
            }
            Verb::Contest { then, other, .. } => i32::midpoint(inside(then), inside(other)),
            Verb::Choose { options, .. } => {
                let options = self.game.pack.options(options).iter();
                options.map(|&span| inside(span)).max().unwrap_or(0)
            }
            Verb::If { then, .. } => inside(then) / 2,
            Verb::May { then, .. } => inside(then).max(0) / 2,
            Verb::Also(then) | Verb::IfDealt { then, .. } => inside(then),
            _ => 0,
        }
    }

    /// What is expected of so many dice of the seat.
    pub(crate) fn rolled(self, dice: i32) -> Shown {
        let mut symbols = [0; 6];
        for &face in &self.game.hero(self.seat).faces {
            symbols[usize::from(face)] += dice;
        }
        Shown {
            symbols,
            sum: 21 * dice,
            dice,
        }
    }

    fn clause(self, clause: &Clause, shown: Shown) -> i32 {
        let worth = self.span(clause.effects, shown);
        // Once at least one die shows it: about as likely as it is expected, up to always.
        let once = |expected: i32| worth * expected.min(6) / 6;
        let numbers = |set: u8| shown.dice * set.count_ones() as i32;
        let least = |needs: &[u8; 6]| {
            let parts = needs.iter().zip(shown.symbols);
            let parts = parts.filter(|(needs, _)| **needs > 0);
            parts.map(|(&needs, shown)| shown / i32::from(needs)).min()
        };
        match clause.shows {
            Shows::Anything => worth,
            Shows::Symbols(needs) => once(least(&needs).unwrap_or(6)),
            Shows::AnyOf(any) => {
                let found = (0..6).filter(|symbol| any >> symbol & 1 == 1);
                once(found.map(|symbol| shown.symbols[symbol]).sum())
            }
            Shows::Every(needs) => worth * least(&needs).unwrap_or(0) / 6,
            Shows::Numbers(set) => once(numbers(set)),
            Shows::EachNumber(set) => worth * numbers(set) / 6,
            Shows::Otherwise => worth / 2,
        }
    }

    /// What a token is worth to who has it.
    fn token(self, token: TokenId) -> i32 {
        let usual = match self.game.pack.token(token).kind {
            TokenKind::Negative => -TOKEN,
            TokenKind::Positive | TokenKind::Unique | TokenKind::Companion => TOKEN,
        };
        self.tokens.get(token.index()).copied().unwrap_or(usual)
    }

    fn expected_count(self, n: Count, token: TokenId, shown: Shown) -> i32 {
        let has = self.public.corner(self.seat).has(token);
        let room = self.game.limit(self.public, self.seat, token);
        let room = 6 * i32::from(room.saturating_sub(has));
        match n {
            Count::Number(n) => self.expected(n, shown).min(room),
            Count::All => room,
        }
    }

    /// What a number is expected to be, in sixths.
    fn expected(self, amount: Amount, shown: Shown) -> i32 {
        let it = |amount| self.expected(amount, shown);
        let corner = self.public.corner(self.seat);
        match self.game.pack.terms[usize::from(amount.0)] {
            Term::Number(number) => 6 * i32::from(number),
            Term::Symbol(symbol) => shown.symbols[usize::from(symbol)],
            // While tokens are valued there is one of each.
            Term::Tokens(_) if self.tokens.is_empty() => 6,
            Term::Tokens(token) => 6 * i32::from(corner.has(token)),
            Term::Cp => 6 * i32::from(corner.cp),
            Term::RollSum => shown.sum,
            Term::Subtotal | Term::Dealt | Term::Base => 36,
            Term::Half(of) => it(of) / 2 + 1,
            Term::Plus(left, right) => it(left) + it(right),
            Term::Minus(left, right) => it(left) - it(right),
            Term::Times(left, right) => it(left) * it(right) / 6,
            _ => 6,
        }
    }
}
