//! The game with everything that never changes during a match: the pack, the heroes, the mode.

use crate::amount::Than;
use crate::amount::{Amount, Term};
use crate::frame::{Run, Way};
use crate::need::Dies;
use crate::pack::{AbilityKind, Level, Needs};
use crate::state::{Progress, Public, Roll};
use crate::tally::MOST;
use crate::think::Known;
use crate::verb::{Dice, Span, Verb, Whom};
use crate::{AbilityId, BySeat, Hero, HeroChoice, HeroId, Mode, Options, Pack, Reading, TokenId};
use dice::Id;
use kernel::{Seat, SeatSet};
use std::sync::{Arc, OnceLock};

/// Dice Throne, set up.
#[derive(Debug, Clone)]
pub struct DiceThrone {
    pub(crate) pack: Arc<Pack>,
    /// The heroes, in seat order. Where they are chosen, only [`DiceThrone::seated`] knows them.
    pub(crate) heroes: BySeat<HeroId>,
    pub(crate) choice: HeroChoice,
    /// How many heroes everybody bans in a draft.
    pub(crate) bans: u8,
    pub(crate) mode: Mode,
    pub(crate) options: Options,
    /// What bots know before the first turn, once one of them has asked.
    pub(crate) known: OnceLock<Arc<Known>>,
    /// The rules with the heroes that were chosen, once they are.
    pub(crate) cast: OnceLock<Box<DiceThrone>>,
}

impl DiceThrone {
    /// The pack.
    pub fn pack(&self) -> &Pack {
        &self.pack
    }

    /// How everybody comes by a hero.
    pub const fn choice(&self) -> HeroChoice {
        self.choice
    }

    /// The hero of a seat.
    pub fn hero(&self, seat: Seat) -> &Hero {
        self.pack.hero(self.hero_id(seat))
    }

    pub(crate) fn hero_id(&self, seat: Seat) -> HeroId {
        self.heroes[seat.index()]
    }

    /// How many fight, and how.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// Whether the players have agreed on a reading (DT-17).
    pub(crate) fn reads(&self, reading: Reading) -> bool {
        self.options.readings.contains(&reading)
    }

    /// The side of a seat: those on one side win and lose together.
    pub(crate) fn side(&self, seat: Seat) -> usize {
        self.mode.side(seat.index())
    }

    /// Whether two seats fight each other.
    pub fn are_opponents(&self, one: Seat, other: Seat) -> bool {
        self.side(one) != self.side(other)
    }

    /// The most health of a side (DT-1.3).
    pub fn most_health(&self) -> u8 {
        self.mode.health() + 10
    }

    /// The health of a seat's side.
    pub fn health_of(&self, public: &Public, seat: Seat) -> u8 {
        public.health[self.side(seat)]
    }

    pub(crate) fn opponents(&self, public: &Public, seat: Seat) -> SeatSet {
        let playing = public.playing().iter();
        playing
            .filter(|&other| self.are_opponents(seat, other))
            .collect()
    }

    /// A seat and those with whom it wins and loses.
    pub(crate) fn team(&self, public: &Public, seat: Seat) -> SeatSet {
        let all = Seat::first(public.places.len() as u8);
        all.filter(|&other| !self.are_opponents(seat, other))
            .collect()
    }

    /// An ability at the level it has.
    pub fn level(&self, public: &Public, seat: Seat, ability: AbilityId) -> &Level {
        let (hero, corner) = (self.hero(seat), public.corner(seat));
        let turned = hero.side.is_some_and(|side| corner.has(side) > 0);
        let level = corner.levels[ability.index()].max(u8::from(turned));
        &hero.ability(ability).levels[usize::from(level)]
    }

    /// How many of a token a seat may have (DT-10.3).
    pub fn limit(&self, public: &Public, seat: Seat, token: TokenId) -> u8 {
        let raised = public.corner(seat).raised.iter();
        let more: u8 = raised
            .filter(|(which, _)| *which == token)
            .map(|(_, n)| n)
            .sum();
        MOST.min(self.pack.token(token).limit + more)
    }

    /// Whether something that a seat has keeps it from doing anything.
    pub(crate) fn is_stunned(&self, public: &Public, seat: Seat) -> bool {
        let corner = public.corner(seat);
        self.pack.stuns.iter().any(|&token| corner.has(token) > 0)
    }

    /// Whether an opponent of the attacker must keep still: an ultimate is under way (DT-8).
    pub(crate) fn is_locked(&self, public: &Public, seat: Seat) -> bool {
        let attack = &public.attack;
        let under_way = attack.ultimate && attack.state >= Progress::Activated && !attack.is_over();
        under_way && self.are_opponents(seat, public.active)
    }

    /// Which dice a verb may be about.
    pub(crate) fn dice(&self, public: &Public, seat: Seat, dice: Dice) -> Dies {
        let fits = |roll: &Roll| {
            roll.open
                && match dice {
                    Dice::Own => roll.owner == seat,
                    Dice::Team => !self.are_opponents(roll.owner, seat),
                    Dice::Opponent => self.are_opponents(roll.owner, seat),
                    Dice::Any => true,
                    Dice::This | Dice::Picked => false,
                }
        };
        let rolls = (0..).zip(&public.rolls).filter(|(_, roll)| fits(roll));
        rolls
            .flat_map(|(at, roll)| (0..roll.sides.len() as u8).map(move |die| (at, die)))
            .collect()
    }

    /// What a number comes to for verbs at work.
    pub(crate) fn reckon(&self, public: &Public, run: &Run, amount: Amount) -> i32 {
        let it = |amount| self.reckon(public, run, amount);
        let me = public.corner(run.owner());
        let attack = &public.attack;
        match self.pack.terms[usize::from(amount.0)] {
            Term::Number(number) => i32::from(number),
            Term::Symbol(symbol) => i32::from(self.showing(public, run, symbol)),
            Term::Tokens(token) => i32::from(me.has(token)),
            Term::TargetTokens(token) => {
                let target = attack.target.map(|seat| public.corner(seat).has(token));
                i32::from(target.unwrap_or(0))
            }
            Term::PickedTokens(token) => {
                let picked = run.picked.iter();
                picked
                    .map(|seat| i32::from(public.corner(seat).has(token)))
                    .sum()
            }
            Term::Companions => self.companions(public, run.owner()).count() as i32,
            Term::Hand => i32::from(me.hand),
            Term::Defended => i32::from(attack.defended),
            Term::Cp => i32::from(me.cp),
            Term::RollSum => roll_of(public, run).map_or(0, |roll| {
                roll.sides.iter().map(|&side| i32::from(side)).sum()
            }),
            Term::Paid => i32::from(run.paid),
            Term::Subtotal => self.subtotal(public, run.owner()),
            Term::Dealt => i32::from(attack.dealt),
            Term::Base => i32::from(attack.base),
            Term::Attempts => i32::from(attack.attempts),
            Term::Same => roll_of(public, run).map_or(0, |roll| i32::from(most_alike(roll))),
            Term::Ultimate => i32::from(attack.ultimate),
            Term::HeldAllTurn => match run.source {
                crate::Source::Token(seat, token) => {
                    let corner = public.corner(seat);
                    i32::from(corner.fresh.of(token) < corner.has(token))
                }
                _ => 0,
            },
            Term::PickedOpponent => {
                let mut picked = run.picked.iter();
                i32::from(picked.any(|seat| self.are_opponents(seat, run.owner())))
            }
            Term::First => i32::from(public.first == run.owner()),
            Term::Hero(hero) => i32::from(self.hero_id(run.owner()) == hero),
            Term::Half(of) => (it(of) + 1).div_euclid(2),
            Term::Plus(left, right) => it(left) + it(right),
            Term::Minus(left, right) => it(left) - it(right),
            Term::Times(left, right) => it(left) * it(right),
        }
    }

    /// The same as a count, or what it came to when it was reached.
    pub(crate) fn number(&self, public: &Public, run: &Run, amount: Amount) -> u8 {
        let reckoned = || self.reckon(public, run, amount).clamp(0, 99) as u8;
        run.fixed.unwrap_or_else(reckoned)
    }

    pub(crate) fn holds(&self, public: &Public, run: &Run, tests: Span) -> bool {
        self.pack.tests(tests).iter().all(|test| {
            let left = self.reckon(public, run, test.left);
            let right = self.reckon(public, run, test.right);
            match test.than {
                Than::AtLeast => left >= right,
                Than::AtMost => left <= right,
                Than::Same => left == right,
            }
        })
    }

    /// How many dice of the roll in question show a symbol.
    fn showing(&self, public: &Public, run: &Run, symbol: u8) -> u8 {
        roll_of(public, run).map_or(0, |roll| self.symbols(roll)[usize::from(symbol)])
    }

    /// How many dice of a roll show each symbol of its owner.
    pub(crate) fn symbols(&self, roll: &Roll) -> [u8; 6] {
        let faces = self.hero(roll.owner).faces;
        let mut counts = [0; 6];
        for &side in &roll.sides {
            counts[usize::from(faces[usize::from(side) - 1])] += 1;
        }
        counts
    }

    /// Whether a roll is enough for a branch (DT-4.6).
    pub(crate) fn meets(&self, roll: &Roll, needs: Needs) -> bool {
        match needs {
            Needs::Symbols(needs) => {
                let shown = self.symbols(roll);
                needs
                    .iter()
                    .zip(shown)
                    .all(|(&needs, shown)| shown >= needs)
            }
            Needs::Small => longest_row(roll) >= 4,
            Needs::Large => longest_row(roll) >= 5,
            Needs::Dice(_) => false,
        }
    }

    /// The offensive abilities that a roll allows.
    pub fn allowed<'a>(
        &'a self,
        public: &'a Public,
        roll: &'a Roll,
    ) -> impl Iterator<Item = (AbilityId, u8)> + 'a {
        let seat = roll.owner;
        let board = self.hero(seat).board();
        let offensive = board.filter(|(_, ability)| {
            matches!(ability.kind, AbilityKind::Offensive | AbilityKind::Ultimate)
        });
        offensive.flat_map(move |(id, _)| {
            let branches = (0..).zip(&self.level(public, seat, id).branches);
            let met = branches.filter(move |(_, branch)| self.meets(roll, branch.needs));
            met.map(move |(at, _)| (id, at))
        })
    }

    /// Whether a token may be taken away.
    pub(crate) fn can_remove(&self, token: TokenId) -> bool {
        self.pack.token(token).removable
    }

    /// Whether a token may be moved from one hero to another.
    pub(crate) fn can_move(&self, token: TokenId) -> bool {
        let found = self.pack.token(token);
        found.movable && (found.removable || !self.reads(Reading::Unmoved))
    }

    /// Whether one of these verbs, or of those inside them, is such.
    pub(crate) fn any_verb(&self, span: Span, is: &dyn Fn(Verb) -> bool) -> bool {
        self.pack.verbs(span).iter().any(|&verb| {
            let inside = |span: Span| self.any_verb(span, is);
            is(verb)
                || match verb {
                    Verb::Roll { clauses, .. } => {
                        let clauses = self.pack.clauses(clauses).iter();
                        clauses.map(|clause| clause.effects).any(inside)
                    }
                    Verb::Choose { options, .. } => {
                        self.pack.options(options).iter().copied().any(inside)
                    }
                    Verb::Contest { then, other, .. } | Verb::If { then, other, .. } => {
                        inside(then) || inside(other)
                    }
                    Verb::May { then, .. } | Verb::Also(then) => inside(then),
                    _ => false,
                }
        })
    }

    /// Whether a verb waits for the target: one of an offensive ability, or of a card or token that
    /// was quicker than the aim.
    pub(crate) fn waits_for_target(&self, public: &Public, run: &Run, verb: Verb) -> bool {
        let early = run.way == Way::Answer && public.attack.target.is_none();
        if run.way != Way::Offence && !early {
            return false;
        }
        match verb {
            Verb::Gain { to, .. } | Verb::Inflict { to, .. } | Verb::Heal { to, .. } => {
                to == Whom::Target
            }
            Verb::Cp { to, .. } => to == Whom::Target,
            Verb::Remove { from, .. }
            | Verb::LoseCp { from, .. }
            | Verb::StealCp { from, .. }
            | Verb::StealHealth { from, .. }
            | Verb::Discard { from, .. }
            | Verb::Transfer { from, .. } => from == Whom::Target,
            Verb::Contest { .. } => true,
            _ => false,
        }
    }
}

/// The roll that verbs look at.
pub(crate) fn roll_of<'a>(public: &'a Public, run: &Run) -> Option<&'a Roll> {
    public.rolls.get(usize::from(run.roll?))
}

fn most_alike(roll: &Roll) -> u8 {
    let mut counts = [0; 7];
    for &side in &roll.sides {
        counts[usize::from(side)] += 1;
    }
    counts.into_iter().max().unwrap_or(0)
}

/// The most numbers in a row.
pub(crate) fn longest_row(roll: &Roll) -> u8 {
    let shown = roll.sides.iter().fold(0_u8, |set, side| set | 1 << side);
    let mut longest = 0;
    let mut row = 0;
    for side in 1..=6 {
        row = if shown >> side & 1 == 1 { row + 1 } else { 0 };
        longest = row.max(longest);
    }
    longest
}
