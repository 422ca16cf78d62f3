//! What bots know of heroes and tokens before the first turn, reckoned once for a match: what a
//! token is worth, what a level of an ability brings in a turn, and what a card is worth.

use super::eye::{Eye, Shown, TOKEN};
use super::plan::Plan;
use crate::appraise::{CP, HEALTH, WHOLE};
use crate::pack::{AbilityKind, CardKind, Needs, StandsFor, Token, TokenKind, Trigger};
use crate::state::Public;
use crate::verb::{Verb, When};
use crate::{BySeat, CardId, Cards, DiceThrone, TokenId};
use dice::Id;
use kernel::Seat;
use std::sync::Arc;

/// So many turns does something last that stays.
const LASTING: i32 = 3;
/// What an upgrade of a passive ability brings in a turn: nothing of it can be read off its verbs.
const PASSIVE: i32 = 5;
/// A level of each ability, at most.
const LEVELS: usize = 4;
/// A companion's point of health, beside one of its owner: what it cannot take is lost with it.
const COMPANION: i32 = HEALTH * 5 / 8;
/// A defence is used in two turns of three.
const DEFENCES: [i32; 2] = [2, 3];

/// What never changes during a match.
#[derive(Debug)]
pub(crate) struct Known {
    /// What a token is worth to who has it, by kind.
    pub(crate) tokens: Vec<i32>,
    /// What is lost besides when the last of a token goes, by kind.
    falls: Vec<i32>,
    /// What an ability at a level brings more than as printed, in each turn; by seat and ability.
    pub(crate) levels: BySeat<[[i32; LEVELS]; 12]>,
    /// What a card is worth, its price taken off, where it is no upgrade; by seat and card.
    pub(crate) cards: BySeat<Vec<i32>>,
}

impl DiceThrone {
    /// What bots know of this match.
    pub(crate) fn known(&self) -> &Known {
        self.known.get_or_init(|| Arc::new(Known::of(self)))
    }
}

impl Known {
    fn of(game: &DiceThrone) -> Known {
        let public = game.begin().public;
        let seats = || Seat::first(game.heroes.len() as u8);
        let first = seats().next().expect("there is a first seat");
        let blank = Eye {
            game,
            public: &public,
            seat: first,
            tokens: &[],
            // Against several a loss of one of them is worth less, but more and more of them fall.
            share: 2 * WHOLE / i32::from(game.mode.sides()),
        };
        let kinds = (0..game.pack.tokens.len()).filter_map(TokenId::at);
        let tokens: Vec<i32> = kinds.map(|token| token_worth(blank, token)).collect();
        let eye = |seat| Eye {
            seat,
            tokens: &tokens,
            ..blank
        };
        Known {
            levels: seats().map(|seat| gains(eye(seat))).collect(),
            cards: seats().map(|seat| cards(eye(seat))).collect(),
            falls: falls(game, &tokens),
            tokens,
        }
    }
}

/// What a token is worth to who has it: what it does by itself, and the best it can be spent for.
fn token_worth(eye: Eye<'_>, token: TokenId) -> i32 {
    let found = eye.game.pack.token(token);
    if found.stands_for == StandsFor::Health {
        return COMPANION;
    }
    if let Some(companion) = fallen(eye, token) {
        return -LASTING * help(eye, companion);
    }
    let alone = found.triggers.iter().filter(|one| one.price.is_none());
    let alone: i32 = alone.map(|one| trigger_worth(eye, token, one)).sum();
    let spent = found.triggers.iter().filter_map(|one| {
        let count = one.price?.count.unwrap_or(1);
        let worth = eye.span(one.effects, eye.rolled(1));
        Some(worth * 3 / (4 * i32::from(count.max(1))))
    });
    let worth = alone + spent.max().unwrap_or(0);
    match found.kind {
        TokenKind::Negative => worth.min(-TOKEN),
        TokenKind::Positive | TokenKind::Companion => worth.max(TOKEN),
        TokenKind::Unique if worth == 0 => TOKEN,
        TokenKind::Unique => worth,
    }
}

/// What is lost besides when the last of a token goes: what its owner gains for it is no gain.
fn falls(game: &DiceThrone, tokens: &[i32]) -> Vec<i32> {
    let left_behind = |found: &Token| {
        let gained = gained_when_gone(game, found);
        gained.map(|token| -tokens[token.index()]).sum()
    };
    game.pack.tokens.iter().map(left_behind).collect()
}

/// What whoever loses the last of a token gains for it.
fn gained_when_gone<'a>(
    game: &'a DiceThrone,
    found: &'a Token,
) -> impl Iterator<Item = TokenId> + 'a {
    let gone = found.triggers.iter().filter(|line| line.when == When::Gone);
    let verbs = gone.flat_map(|line| game.pack.verbs(line.effects));
    verbs.filter_map(|verb| match verb {
        Verb::Gain { token, .. } => Some(*token),
        _ => None,
    })
}

/// The companion that has fallen where this token is, by its health.
fn fallen(eye: Eye<'_>, token: TokenId) -> Option<TokenId> {
    let pack = &eye.game.pack;
    let mut companions = (0..pack.tokens.len()).filter_map(TokenId::at);
    companions.find(|&other| {
        let found = pack.token(other);
        let mut gained = gained_when_gone(eye.game, found);
        found.stands_for == StandsFor::Health && gained.any(|gained| gained == token)
    })
}

/// What a companion does by itself in a turn, however much health it has.
fn help(eye: Eye<'_>, companion: TokenId) -> i32 {
    let lines = eye.game.pack.token(companion).triggers.iter();
    let alone = lines.filter(|line| line.price.is_none() && line.when != When::Gone);
    alone
        .map(|line| eye.span(line.effects, eye.rolled(1)))
        .sum()
}

/// What a token does by itself at a moment: once, or turn after turn.
fn trigger_worth(eye: Eye<'_>, token: TokenId, trigger: &Trigger) -> i32 {
    let goes = |verb: Verb| matches!(verb, Verb::Lose { token: lost, .. } if lost == token);
    let verbs = eye.game.pack.verbs(trigger.effects);
    let lasts = eye.game.pack.token(token).persistent || trigger.when == When::Upkeep;
    let stays = lasts && !verbs.iter().any(|&verb| goes(verb));
    let times = if stays { LASTING } else { 1 };
    let raises = |verb: &Verb| matches!(verb, Verb::Boost(_));
    let against = trigger.when == When::Attacked && verbs.iter().any(raises);
    if against {
        // What is added to an attack on its owner is the owner's own loss.
        let eye = Eye {
            share: WHOLE,
            ..eye
        };
        return -times * eye.span(trigger.effects, eye.rolled(1));
    }
    times * eye.span(trigger.effects, eye.rolled(1))
}

/// What each level of each ability brings more than the one printed, in each turn.
fn gains(eye: Eye<'_>) -> [[i32; LEVELS]; 12] {
    let mut gains = [[0; LEVELS]; 12];
    let printed = board_worth(eye, 0, 0);
    for (ability, found) in eye.game.hero(eye.seat).board() {
        let row = gains[ability.index()].iter_mut().take(found.levels.len());
        for (level, place) in row.enumerate().skip(1) {
            let gain = match found.kind {
                AbilityKind::Passive => PASSIVE * level as i32,
                _ => board_worth(eye, ability.index(), level) - printed,
            };
            *place = gain.max(1);
        }
    }
    gains
}

/// What a board brings in a turn with one ability at a level: the best of three attempts, and the
/// best defence.
fn board_worth(eye: Eye<'_>, ability: usize, level: usize) -> i32 {
    let mut public = eye.public.clone();
    public.corner_mut(eye.seat).levels[ability] = level as u8;
    let eye = Eye {
        public: &public,
        ..eye
    };
    let offence = Plan::of(eye).before_any();
    offence + best_defence(eye) * DEFENCES[0] / DEFENCES[1]
}

fn best_defence(eye: Eye<'_>) -> i32 {
    let board = eye.game.hero(eye.seat).board();
    let defences = board.filter(|(_, ability)| ability.kind == AbilityKind::Defensive);
    let worth = |id| {
        let branch = eye.game.level(eye.public, eye.seat, id).branches.first();
        branch.map_or(0, |branch| {
            let dice = match branch.needs {
                Needs::Dice(dice) => i32::from(dice),
                _ => 0,
            };
            eye.span(branch.effects, eye.rolled(dice))
        })
    };
    defences.map(|(id, _)| worth(id)).max().unwrap_or(0)
}

fn cards(eye: Eye<'_>) -> Vec<i32> {
    let shown = Shown::least(Needs::Large);
    let deck = eye.game.hero(eye.seat).deck();
    let worth = deck.map(|(_, card)| match card.kind {
        CardKind::Upgrade(..) => 0,
        _ => eye.span(card.effects, shown) - CP * i32::from(card.cost),
    });
    worth.collect()
}

impl Known {
    /// What it costs when a companion with so much health loses so much.
    pub(crate) fn hurt(&self, companion: TokenId, lost: u8, has: u8) -> i32 {
        let at = companion.index();
        let falls = if lost >= has { self.falls[at] } else { 0 };
        self.tokens[at] * i32::from(lost) + falls
    }

    /// What a level brings in each turn.
    pub(crate) fn level(&self, seat: Seat, ability: usize, level: u8) -> i32 {
        self.levels[seat.index()][ability][usize::from(level).min(LEVELS - 1)]
    }
}

impl DiceThrone {
    /// What a card in the hand is worth to its owner beside the point it sells for.
    pub(crate) fn card_worth(&self, public: &Public, seat: Seat, card: CardId) -> i32 {
        let known = self.known();
        let found = self.hero(seat).card(card);
        let CardKind::Upgrade(ability, level) = found.kind else {
            return known.cards[seat.index()][card.index()].max(0);
        };
        let at = ability.index();
        let has = public.corner(seat).levels[at];
        if has >= level {
            return 0;
        }
        let gain = known.level(seat, at, level) - known.level(seat, at, has);
        let price = CP * i32::from(self.price(public, seat, found));
        (self.turns_left(public, seat) * gain - price).max(0)
    }

    /// What the cards of a hand are worth to its owner beside their number. They count half, for
    /// their time may not come.
    pub(crate) fn held(&self, public: &Public, seat: Seat, hand: Cards) -> i32 {
        let cards = hand.iter().map(|card| self.card_worth(public, seat, card));
        cards.sum::<i32>() / 2
    }
}
