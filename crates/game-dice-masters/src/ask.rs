//! What is asked, in words that fit the moment: what for, of whom, how much.

use crate::context::{Context, Stage};
use crate::draft::{Draft, Round};
use crate::face::Energy;
use crate::frame::Frame;
use crate::pay::{Due, Item};
use crate::rules::DiceMasters;
use crate::state::Public;
use crate::text::{energy, yes};
use crate::verb::Verb;
use crate::view::View;
use kernel::{Arg, Said};

impl DiceMasters {
    /// What is asked at a moment; nothing where nobody is asked.
    pub fn told_question(&self, view: &View) -> Option<Said> {
        let public = &view.public;
        if let Some(draft) = public.drafting() {
            return Some(Said::new(draft_key(view, draft, self.hidden)));
        }
        let die = |key, die| Said::new(key).with("die", self.called_die(public, die));
        Some(match *public.frames.last()? {
            Frame::Begin(_) => Said::new("dice-masters-ask-begin"),
            Frame::Reroll(_) => Said::new("dice-masters-ask-reroll"),
            Frame::Window { theirs: true, .. } => Said::new("dice-masters-ask-answer"),
            Frame::Window { combat: true, .. } => Said::new("dice-masters-ask-combat"),
            Frame::Window { .. } => Said::new("dice-masters-ask-main"),
            Frame::Pay => self.told_bill(public),
            Frame::Order => Said::new("dice-masters-ask-first"),
            Frame::Attackers(_) => Said::new("dice-masters-ask-attackers"),
            Frame::Block(blocker) => die("dice-masters-ask-block", blocker),
            Frame::Divide { from, left, to } => die("dice-masters-ask-divide", to)
                .with("from", self.called_die(public, from))
                .with("n", Arg::number(left)),
            Frame::Toll { must, .. } => self
                .asked_by(public, "dice-masters-ask-toll")
                .with("must", yes(must)),
            Frame::Give { .. } => self.asked_by(public, "dice-masters-ask-sacrifice"),
            Frame::Repeat { left, .. } => self
                .asked_by(public, "dice-masters-ask-again")
                .with("n", Arg::number(left)),
            Frame::Ability => self.told_ability_question(self.context_of(public)),
            Frame::Maybe { .. } => self.asked_by(public, "dice-masters-ask-may"),
            Frame::Run { at, .. } => self.asked_by(public, verb_key(self.verb(at))),
            _ => return None,
        })
    }

    /// A question of the ability at work.
    fn asked_by(&self, public: &Public, key: &'static str) -> Said {
        let source = self.context_of(public).source;
        Said::new(key).with("card", self.called_source(source))
    }

    fn told_ability_question(&self, context: &Context) -> Said {
        let card = self.called_source(context.source);
        let most = self.aim_of(context).map_or(1, |aim| aim.up_to);
        match context.stage {
            Stage::May => Said::new("dice-masters-ask-may"),
            Stage::Sacrifice => Said::new("dice-masters-ask-sacrifice"),
            Stage::Number => Said::new("dice-masters-ask-number"),
            _ => Said::new("dice-masters-ask-aim").with("n", Arg::number(most)),
        }
        .with("card", card)
    }

    /// What is still owed, and what for.
    fn told_bill(&self, public: &Public) -> Said {
        let bill = &public.bill;
        let seat = bill.seat.unwrap_or(public.active);
        let items = bill.items.iter().map(|item| match item {
            Item::Buy(kind) => self.called_kind(seat, *kind),
            Item::Field(die) => self.called_die(public, *die),
            Item::Global(place) => self.called_source(self.all_globals()[usize::from(*place)]),
        });
        let mut items: Vec<Arg> = items.collect();
        if items.is_empty() {
            let source = public.contexts.last().map(|context| context.source);
            items.extend(source.map(|source| self.called_source(source)));
        }
        Said::new("dice-masters-ask-bill")
            .with("items", Arg::And(items))
            .with("price", self.told_due(bill.due))
    }

    /// A price in words: "4 energy, including 1 fist".
    pub fn told_due(&self, due: Due) -> Arg {
        let typed = Energy::TYPES.into_iter().zip(due.types);
        let typed = typed.filter(|(_, n)| *n > 0);
        let typed: Vec<Arg> = typed.map(|(one, n)| energy(one, n)).collect();
        let units: u8 = due.types.iter().sum();
        if units == due.total && units > 0 {
            return Arg::And(typed);
        }
        let has = Arg::word(if typed.is_empty() { "no" } else { "yes" });
        Said::new("dice-masters-price")
            .with("n", Arg::number(due.total))
            .with("typed", has)
            .with("types", Arg::And(typed))
            .into()
    }
}

/// What is asked in a draft.
fn draft_key(view: &View, draft: &Draft, hidden: bool) -> &'static str {
    let whole = view.hand.as_ref().is_some_and(|hand| hand.whole);
    let counts = view
        .hand
        .as_ref()
        .is_some_and(|hand| hand.counted().is_some());
    match draft.round {
        Round::Dice { .. } => "dice-masters-ask-draft-die",
        Round::Build { .. } if whole => "dice-masters-ask-draft-basic",
        Round::Build { .. } if hidden && counts => "dice-masters-ask-bring-dice",
        Round::Build { .. } if hidden => "dice-masters-ask-bring",
        Round::Build { .. } => "dice-masters-ask-draft-team",
        _ => "dice-masters-ask-draft-card",
    }
}

/// What somebody chooses for a verb.
const fn verb_key(verb: Verb) -> &'static str {
    match verb {
        Verb::Choose(_) => "dice-masters-ask-way",
        Verb::Sacrifice { .. } => "dice-masters-ask-sacrifice",
        Verb::Buy { .. } => "dice-masters-ask-buy",
        Verb::Search { .. } => "dice-masters-ask-search",
        _ => "dice-masters-ask-thing",
    }
}
