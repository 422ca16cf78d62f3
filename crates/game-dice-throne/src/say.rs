//! Offers as sentences: keys and what fills them, never words.

use crate::frame::{Frame, Why};
use crate::offer::Offer;
use crate::state::{Phase, Roll};
use crate::tell::{by, numbers};
use crate::text::{Form, Teller, amount_asked, needs_text, symbols_shown, tokens_counted};
use crate::verb::{Goods, Span, Verb, Whom};
use crate::{AbilityId, CardId, DiceThrone, TokenId, Trigger, View};
use kernel::{Arg, Said, Seat};

impl DiceThrone {
    /// An offer as a sentence to whoever looks.
    pub(crate) fn said(&self, view: &View, offer: Offer) -> Said {
        let seat = view.viewer.seat().unwrap_or(view.public.active);
        self.said_to(view, seat, offer)
    }

    /// An offer as a sentence to a seat.
    pub(crate) fn said_to(&self, view: &View, seat: Seat, offer: Offer) -> Said {
        match offer {
            Offer::Ban(hero) => {
                Said::new("dice-throne-offer-ban").with("hero", self.hero_arg(hero))
            }
            Offer::Hero(hero) => {
                Said::new("dice-throne-offer-hero").with("hero", self.hero_arg(hero))
            }
            Offer::Roll(dice) => self.said_roll(view, dice),
            Offer::Use(ability, branch) => self.said_use(view, seat, ability, branch),
            Offer::NoAbility => Said::new("dice-throne-offer-no-ability"),
            Offer::Play(card) => self.said_play(view, seat, card),
            Offer::Sell(card) => self.said_card("dice-throne-offer-sell", seat, card),
            Offer::Discard(card) => self.said_card("dice-throne-offer-discard", seat, card),
            Offer::Take(card) => self.said_card("dice-throne-offer-take", seat, card),
            Offer::Spend(token, trigger, count) => self.said_spend(token, trigger, count),
            Offer::Pay(ability, trigger) => self.said_pay(view, seat, ability, trigger),
            Offer::Seat(seat) if view.public.frames.last() == Some(&Frame::Team) => {
                self.said_team(view, seat)
            }
            Offer::Seat(seat) => by("dice-throne-offer-seat", seat),
            Offer::Token(token) => self.said_token(view, seat, token),
            Offer::Die(roll, die) => self.said_die(view, roll, die),
            Offer::Side(side) => self.said_side(view, side),
            Offer::Option(at) => self.said_option(self.asking(view), seat, at),
            Offer::Amount(count) => self.said_amount(view, count),
            Offer::First(at) => self.said_first(view, at),
            Offer::Yes => self.said_yes(view, seat),
            Offer::Done => Said::new("dice-throne-offer-done"),
            Offer::Pass => Said::new("dice-throne-offer-pass"),
        }
    }

    /// A token; where it comes of growing, what it grows from.
    fn said_token(&self, view: &View, seat: Seat, token: TokenId) -> Said {
        let grows = matches!(self.asking(view), Some(Verb::Grow { .. }));
        let said = match self.grows_from(seat, token).filter(|_| grows) {
            Some(from) => Said::new("dice-throne-offer-grow").with("from", self.token_arg(from)),
            None if grows => Said::new("dice-throne-offer-come"),
            None => Said::new("dice-throne-offer-token"),
        };
        said.with("token", self.token_arg(token))
    }

    /// Those of a team who are in.
    fn said_team(&self, view: &View, of: Seat) -> Said {
        let playing = view.public.playing().iter();
        let mates = playing.filter(|&seat| !self.are_opponents(seat, of));
        Said::new("dice-throne-offer-team").with("seats", Arg::And(mates.map(Arg::Seat).collect()))
    }

    pub(crate) fn said_card(&self, key: &'static str, seat: Seat, card: CardId) -> Said {
        Said::new(key).with("card", self.card_arg(seat, card))
    }

    fn said_play(&self, view: &View, seat: Seat, card: CardId) -> Said {
        let price = self.price(&view.public, seat, self.hero(seat).card(card));
        self.said_card("dice-throne-offer-play", seat, card)
            .with("price", Arg::number(price))
    }

    /// Dice that are rolled again, by what they show.
    fn said_roll(&self, view: &View, dice: u8) -> Said {
        let public = &view.public;
        let at = match public.frames.last() {
            Some(Frame::Again(at)) => usize::from(*at),
            _ => 0,
        };
        let sides = public.rolls.get(at).map_or(&[][..], |roll| &roll.sides);
        let rolled = (0..5u8).zip(sides).filter(|(die, _)| dice >> die & 1 == 1);
        let rolled: Vec<u8> = rolled.map(|(_, &side)| side).collect();
        let price = match public.frames.last() {
            Some(Frame::Declare) => public.attack.price,
            _ => 0,
        };
        if !rolled.is_empty() && rolled.len() == sides.len() {
            return Said::new("dice-throne-offer-roll-all").with("price", Arg::number(price));
        }
        Said::new("dice-throne-offer-roll")
            .with("price", Arg::number(price))
            .with("n", Arg::number(rolled.len()))
            .with("dice", numbers(rolled))
    }

    /// An ability with what it asks of the dice, where it does.
    fn said_use(&self, view: &View, seat: Seat, ability: AbilityId, branch: u8) -> Said {
        let level = self.level(&view.public, seat, ability);
        let found = level.branches.get(usize::from(branch));
        let needs = found.and_then(|found| needs_text(self.hero(seat), found.needs));
        let said = match needs {
            Some(needs) => Said::new("dice-throne-offer-use").with("needs", needs.into()),
            None => Said::new("dice-throne-offer-defend"),
        };
        said.with("ability", self.branch_arg(view, seat, ability, branch))
    }

    fn said_spend(&self, token: TokenId, trigger: u8, count: u8) -> Said {
        let trigger = self.pack.token(token).triggers.get(usize::from(trigger));
        let price = trigger.and_then(|trigger| trigger.price);
        let said = match price.filter(|price| price.goods != Goods::Token(token)) {
            None => Said::new("dice-throne-offer-spend")
                .with("some", tokens_counted(&self.pack, token, count)),
            // A companion works for another price, or for none.
            Some(price) if price.count == Some(0) => {
                Said::new("dice-throne-offer-call").with("token", self.token_arg(token))
            }
            Some(price) => {
                let teller = Teller::new(&self.pack, None, Form::Whole);
                Said::new("dice-throne-offer-pay")
                    .with("ability", self.token_arg(token))
                    .with("cost", teller.cost(price))
            }
        };
        said.with("then", self.trigger_arg(None, trigger))
    }

    fn said_pay(&self, view: &View, seat: Seat, ability: AbilityId, trigger: u8) -> Said {
        let trigger = self
            .level(&view.public, seat, ability)
            .triggers
            .get(usize::from(trigger));
        let teller = Teller::new(&self.pack, Some(self.hero(seat)), Form::Whole);
        let cost = trigger.and_then(|trigger| trigger.price);
        let cost = cost.map_or(Arg::number(0), |cost| teller.cost(cost));
        Said::new("dice-throne-offer-pay")
            .with("ability", self.ability_arg(view, seat, ability))
            .with("cost", cost)
            .with("then", self.trigger_arg(Some(seat), trigger))
    }

    fn trigger_arg(&self, seat: Option<Seat>, trigger: Option<&Trigger>) -> Arg {
        let hero = seat.map(|seat| self.hero(seat));
        let teller = Teller::new(&self.pack, hero, Form::Whole);
        trigger.map_or(Arg::And(Vec::new()), |trigger| {
            teller.trigger_effect(trigger)
        })
    }

    fn said_die(&self, view: &View, roll: u8, die: u8) -> Said {
        let found = view.public.rolls.get(usize::from(roll));
        let side = |roll: &Roll| Some((roll.owner, *roll.sides.get(usize::from(die))?));
        match found.and_then(side) {
            Some((owner, side)) => by("dice-throne-offer-die", owner)
                .with("die", Arg::number(die + 1))
                .with("side", Arg::number(side))
                .with("symbol", symbols_shown(self.hero(owner), &[side])),
            None => Said::new("dice-throne-offer-amount").with("count", Arg::number(die + 1)),
        }
    }

    /// A number for the die that was named, and what the die shows then.
    fn said_side(&self, view: &View, side: u8) -> Said {
        let turns = matches!(
            self.asking(view),
            Some(Verb::SetDie { .. } | Verb::ShiftDie(_))
        );
        let roll = match view.public.frames.last() {
            Some(Frame::Run(run)) if turns => view.public.rolls.get(usize::from(run.die().0)),
            _ => None,
        };
        let said = match roll {
            Some(roll) => Said::new("dice-throne-offer-side-shown")
                .with("symbol", symbols_shown(self.hero(roll.owner), &[side])),
            None => Said::new("dice-throne-offer-side"),
        };
        said.with("side", Arg::number(side))
    }

    /// Who is asked for, and what shall happen then.
    pub fn said_whom(&self, view: &View) -> Said {
        let game = self.seated(&view.public);
        let (Some(verb), Some(Frame::Run(run))) = (self.asking(view), view.public.frames.last())
        else {
            return Said::new("dice-throne-ask-target");
        };
        match verb {
            Verb::Transfer { from, .. } if game.asks_whence(&view.public, run, from) => {
                Said::new("dice-throne-ask-whence")
            }
            Verb::Transfer { .. } => Said::new("dice-throne-ask-whither"),
            verb => {
                let hero = game.hero(run.owner());
                let teller = Teller::new(&game.pack, Some(hero), Form::Whole);
                // Somebody is picked for what follows, but for what comes when all that is done.
                let picks = matches!(verb, Verb::Pick(_)) && run.at + 1 < run.end;
                let from = if picks { run.at + 1 } else { run.at };
                let is_for = |at: &u16| match self.pack.verb(*at) {
                    Verb::Also(_) => false,
                    verb => picks || verb.whom() == Whom::Picked,
                };
                let more = (from + 1..run.end).take_while(is_for).count() as u16;
                let len = 1 + more;
                Said::new("dice-throne-ask-target-for")
                    .with("then", teller.phrase(Span { from, len }))
            }
        }
    }

    /// Which token or companion is asked for, by what becomes of it.
    pub fn said_which_token(&self, view: &View) -> Said {
        Said::new(match self.asking(view) {
            Some(Verb::Grow { .. }) => "dice-throne-ask-grow",
            Some(Verb::Build { .. }) => "dice-throne-ask-build",
            Some(Verb::Call(_)) => "dice-throne-ask-call",
            Some(Verb::Pay(_)) => "dice-throne-ask-give-up",
            Some(Verb::Remove { .. }) => "dice-throne-ask-remove",
            Some(Verb::Transfer { .. }) => "dice-throne-ask-move",
            Some(Verb::Ward) => "dice-throne-ask-ward",
            _ => "dice-throne-ask-take",
        })
    }

    /// How much is asked for, and what it is for.
    pub fn said_how_much(&self, view: &View) -> Said {
        match self.asking(view) {
            Some(Verb::Divert { token, .. }) => {
                Said::new("dice-throne-ask-divert").with("token", self.token_arg(token))
            }
            Some(Verb::Pay(_) | Verb::May { .. }) => Said::new("dice-throne-ask-pay"),
            Some(Verb::Gain { .. }) => Said::new("dice-throne-ask-gain"),
            _ => Said::new("dice-throne-ask-amount"),
        }
    }

    /// To which number the die is turned that was named, which is said.
    pub fn said_which_side(&self, view: &View) -> Said {
        let named = match view.public.frames.last() {
            Some(Frame::Run(run)) => Some(run.die()),
            _ => None,
        };
        let found = named.and_then(|(roll, die)| {
            let roll = view.public.rolls.get(usize::from(roll))?;
            Some((roll.owner, die, *roll.sides.get(usize::from(die))?))
        });
        let (owner, die, side) = found.unwrap_or((view.public.active, 0, 1));
        by("dice-throne-ask-side", owner)
            .with("die", Arg::number(die + 1))
            .with("side", Arg::number(side))
    }

    /// The die that another one shall be like, once it was named: the place of its roll, and its
    /// own in it.
    pub fn model(&self, view: &View) -> Option<(u8, u8)> {
        match (self.asking(view), view.public.frames.last()) {
            (Some(Verb::CopyDie(_)), Some(Frame::Run(run))) if run.step == 1 => Some(run.die()),
            _ => None,
        }
    }

    /// The one that another die shall be like is named first.
    fn said_copy(&self, view: &View) -> Said {
        match self.model(view) {
            Some((roll, die)) => {
                let side = view.public.rolls[usize::from(roll)].sides[usize::from(die)];
                Said::new("dice-throne-ask-copy").with("side", Arg::number(side))
            }
            None => Said::new("dice-throne-ask-model"),
        }
    }

    /// What a die is asked for: to be rolled again, to be turned, to be like another one.
    pub fn said_which_die(&self, view: &View) -> Said {
        let teller = Teller::new(&self.pack, None, Form::Whole);
        match self.asking(view) {
            Some(Verb::CopyDie(_)) => self.said_copy(view),
            Some(Verb::SetDie { .. } | Verb::ShiftDie(_)) => Said::new("dice-throne-ask-turn"),
            Some(Verb::Roll {
                price: Some(price), ..
            }) => Said::new("dice-throne-ask-reroll-for").with("cost", teller.cost(price)),
            Some(Verb::Roll { .. } | Verb::Reroll { .. }) => Said::new("dice-throne-ask-reroll"),
            _ => Said::new("dice-throne-ask-pick-die"),
        }
    }

    /// What a window answers: what has happened, or is about to.
    pub fn said_why(&self, view: &View) -> Option<Said> {
        let Some(Frame::Window(why, _)) = view.public.frames.last() else {
            return None;
        };
        let public = &view.public;
        let key = match (why, public.used()) {
            (Why::Declared, Some(_)) => "dice-throne-declared",
            (Why::Declared, None) => "dice-throne-declared-none",
            (Why::Activated, Some(_)) => "dice-throne-why-activated",
            (Why::Then, Some(_)) => "dice-throne-why-then",
            (Why::Last, Some(_)) => "dice-throne-why-last",
            (Why::Settled, Some(_)) => "dice-throne-why-settled",
            (Why::Dice, _) => "dice-throne-why-rolled",
            (Why::Targeting, _) => "dice-throne-why-targeting",
            (Why::Card, _) => return self.said_away(view),
            (Why::Phase, _) if public.phase == Phase::Upkeep => "dice-throne-why-upkeep",
            (Why::Alone | Why::Last, _) => "dice-throne-why-alone",
            (Why::End, _) => "dice-throne-why-end",
            _ => "dice-throne-why-phase",
        };
        let said = by(key, public.active);
        Some(match public.used() {
            Some((seat, ability, branch)) => {
                said.with("ability", self.branch_arg(view, seat, ability, branch))
            }
            None => said,
        })
    }

    /// The card that waits to do its work.
    fn said_away(&self, view: &View) -> Option<Said> {
        let mut frames = view.public.frames.iter().rev();
        frames.find_map(|frame| match frame {
            Frame::Away(seat, card) => Some(
                self.said_card("dice-throne-played", *seat, *card)
                    .with("seat", Arg::Seat(*seat)),
            ),
            _ => None,
        })
    }

    /// The verb at work.
    fn asking(&self, view: &View) -> Option<Verb> {
        match view.public.frames.last() {
            Some(Frame::Run(run)) if run.at < run.end => Some(self.pack.verb(run.at)),
            _ => None,
        }
    }

    /// So much of what is asked about.
    fn said_amount(&self, view: &View, count: u8) -> Said {
        let verb = self.asking(view);
        let some = verb.and_then(|verb| amount_asked(&self.pack, verb, count));
        let some = some.unwrap_or_else(|| Arg::number(count));
        Said::new("dice-throne-offer-amount").with("count", some)
    }

    /// What is done if somebody likes, and what it costs.
    fn said_yes(&self, view: &View, seat: Seat) -> Said {
        let Some(Verb::May { price, then }) = self.asking(view) else {
            return Said::new("dice-throne-offer-yes");
        };
        let teller = Teller::new(&self.pack, Some(self.hero(seat)), Form::Whole);
        let teller = teller.of_dice(self.dice_at_work(view));
        let said = match price {
            Some(price) => Said::new("dice-throne-offer-yes-for").with("cost", teller.cost(price)),
            None => Said::new("dice-throne-offer-yes-then"),
        };
        said.with("then", teller.phrase(then))
    }

    /// How many dice the roll has that the verb at work looks at.
    fn dice_at_work(&self, view: &View) -> usize {
        let roll = match view.public.frames.last() {
            Some(Frame::Run(run)) => run
                .roll
                .and_then(|at| view.public.rolls.get(usize::from(at))),
            _ => None,
        };
        roll.map_or(0, |roll| roll.sides.len())
    }

    /// What an option of a verb does.
    pub(crate) fn said_option(&self, verb: Option<Verb>, seat: Seat, at: u8) -> Said {
        let (by, options) = match verb {
            Some(Verb::Choose { by, options }) => (by, self.pack.options(options)),
            _ => (Whom::Me, &[][..]),
        };
        let teller = Teller::new(&self.pack, Some(self.hero(seat)), Form::Whole);
        let teller = match by {
            Whom::Picked => teller.to_picked(),
            _ => teller,
        };
        match options.get(usize::from(at)) {
            Some(&option) => {
                Said::new("dice-throne-offer-option").with("then", teller.phrase(option))
            }
            None => Said::new("dice-throne-offer-option-number").with("n", Arg::number(at + 1)),
        }
    }

    /// What acts first.
    fn said_first(&self, view: &View, at: u8) -> Said {
        let source = match view.public.frames.last() {
            Some(&Frame::Triggers(moment)) => {
                let mut acting = self.acting(&view.public, moment);
                acting.nth(usize::from(at)).map(|(source, ..)| source)
            }
            _ => None,
        };
        let which = source.map_or(Arg::number(at + 1), |source| self.source_arg(view, source));
        Said::new("dice-throne-offer-first").with("which", which)
    }
}
