//! Abilities at work: let be or begun, paid for, aimed, carried out verb by verb (MA-13).

use crate::act::due;
use crate::context::{Context, Lasting, Pending, Stage, Things};
use crate::door::{Hit, Hits};
use crate::event::Event;
use crate::filter::{Filter, FilterId, Zone};
use crate::fit::{Sight, spot};
use crate::frame::Frame;
use crate::ids::Kind;
use crate::pack::Aim;
use crate::pay::{Bill, Item};
use crate::rules::DiceMasters;
use crate::state::{Public, Spot};
use crate::verb::{Span, Verb, When, Which};
use dice::DiceSet;
use kernel::{Pace, Seat, Sink};

impl DiceMasters {
    pub(crate) fn context_of<'p>(&self, public: &'p Public) -> &'p Context {
        public.contexts.last().expect("an ability is at work")
    }

    pub(crate) fn context_mut<'p>(&self, public: &'p mut Public) -> &'p mut Context {
        public.contexts.last_mut().expect("an ability is at work")
    }

    /// The ability at work goes on to its next stage, or waits for a word.
    pub(crate) fn ability_on(&self, public: &mut Public, sink: &mut impl Sink<Event>) -> Pace {
        let context = *self.context_of(public);
        match context.stage {
            _ if context.is_off && context.stage != Stage::Done => {
                self.to_stage(public, Stage::Done)
            }
            Stage::May => self.maybe(public, &context, sink),
            Stage::Price => self.pay_life(public, &context, sink),
            Stage::Number => self.how_many(public, &context),
            Stage::Energy => {
                public.bill = Bill::default();
                self.to_stage(public, Stage::Sacrifice)
            }
            Stage::Sacrifice => self.pay_sacrifice(public, &context, sink),
            Stage::Unless => self.unless(public, &context, true),
            Stage::Aim | Stage::SecondAim => self.take_aim(public, &context),
            Stage::Answered => {
                self.context_mut(public).stage = Stage::UnlessThen;
                self.call_answers(public, &context);
                Pace::Go
            }
            Stage::UnlessThen => self.unless(public, &context, false),
            Stage::Go => {
                self.context_mut(public).stage = Stage::Done;
                let effects = self.ability(context.source).effects;
                public.frames.push(Frame::run(effects));
                Pace::Go
            }
            Stage::Done => {
                self.drop_ability(public);
                self.was_used(public, &context);
                self.clear_useless(public, sink);
                Pace::Go
            }
        }
    }

    pub(crate) fn to_stage(&self, public: &mut Public, stage: Stage) -> Pace {
        self.context_mut(public).stage = stage;
        Pace::Go
    }

    fn drop_ability(&self, public: &mut Public) {
        public.frames.pop();
        public.contexts.pop();
    }

    /// Others may answer what a player has used.
    fn was_used(&self, public: &mut Public, context: &Context) {
        public.next_moment();
        match self.ability(context.source).when {
            When::Use => {
                self.answer(public, When::Action, context.you);
                self.answer(public, When::TheirAction, context.you);
            }
            When::Global | When::Reaction => {
                self.answer(public, When::TheirGlobal, context.you);
            }
            When::Fielded | When::Attacks => self.react(public, context),
            _ => {}
        }
    }

    /// Whoever was dealt damage by an ability of a character that came or attacked may react to it
    /// with a global (MA-13).
    fn react(&self, public: &mut Public, context: &Context) {
        for seat in context.hurt.iter() {
            for &source in self.at(When::Reaction) {
                let pending = Pending {
                    source,
                    you: seat,
                    that: None,
                    doer: context.you,
                    batch: public.batch,
                };
                self.queue(public, pending);
            }
        }
    }

    /// What cannot be paid for does not begin; what can be let be is asked about.
    fn maybe(&self, public: &mut Public, context: &Context, sink: &mut impl Sink<Event>) -> Pace {
        let ability = self.ability(context.source);
        let purse = self.purse(public, context.you);
        let can = self.affords(public, context, &ability.price, purse);
        let asks = ability.may || ability.when == When::Reaction;
        let is_vain = asks && self.is_idle(public, context);
        if !can || is_vain || self.wastes(public, context) {
            self.drop_ability(public);
            return Pace::Go;
        }
        if asks {
            return Pace::Wait;
        }
        self.begin_or_not(public, true, sink);
        Pace::Go
    }

    /// Somebody says whether an ability begins.
    pub(crate) fn begin_or_not(&self, public: &mut Public, yes: bool, sink: &mut impl Sink<Event>) {
        if !yes {
            return self.drop_ability(public);
        }
        let Context { source, you, .. } = *self.context_of(public);
        self.use_up(public, you, source);
        sink.tell_all(|| Event::Began { seat: you, source });
        self.context_mut(public).stage = Stage::Price;
    }

    /// Any number of one energy is paid: where only one can be, nobody is asked.
    fn how_many(&self, public: &mut Public, context: &Context) -> Pace {
        if self.most_paid(public, context) > 1 {
            return Pace::Wait;
        }
        self.pay_so_many(public, 1);
        Pace::Go
    }

    /// The most of one energy that could be paid.
    pub(crate) fn most_paid(&self, public: &Public, context: &Context) -> u8 {
        let number = self.ability(context.source).price.number;
        let purse = self.purse(public, context.you);
        number.map_or(0, |energy| purse.most_of(energy))
    }

    /// So much of one energy is paid.
    pub(crate) fn pay_so_many(&self, public: &mut Public, n: u8) {
        let context = self.context_mut(public);
        (context.paid, context.stage) = (n, Stage::Price);
    }

    fn pay_life(
        &self,
        public: &mut Public,
        context: &Context,
        sink: &mut impl Sink<Event>,
    ) -> Pace {
        let price = self.ability(context.source).price;
        if price.number.is_some() && context.paid == 0 {
            return self.to_stage(public, Stage::Number);
        }
        if price.life > 0 {
            self.change_life(public, context.you, -i16::from(price.life), false, sink);
        }
        if price.damage > 0 {
            let players = self.players().iter();
            let hits: Hits = players
                .map(|seat| hit(context, None, seat, price.damage))
                .collect();
            self.deal(public, &hits, sink);
        }
        let mut due = due(&price);
        if let Some(energy) = price.number {
            due.types[energy as usize] += context.paid;
            due.total += context.paid;
        }
        let working = self.context_mut(public);
        working.stage = Stage::Energy;
        working.paid = due.total;
        if due.total > 0 {
            let item = self.global_place(context.source).map(Item::Global);
            self.owe(public, Bill::new(context.you, due, item));
        }
        Pace::Go
    }

    fn pay_sacrifice(
        &self,
        public: &mut Public,
        context: &Context,
        sink: &mut impl Sink<Event>,
    ) -> Pace {
        let dice = match self.ability(context.source).price.sacrifice {
            None => DiceSet::EMPTY,
            Some(Which::One(filter)) => {
                let Some(picked) = self.picked(public, context, filter) else {
                    return Pace::Wait;
                };
                picked.dice
            }
            Some(_) => context.source.die.map_or(DiceSet::EMPTY, DiceSet::of),
        };
        self.sacrifice(public, dice, sink);
        let working = self.context_mut(public);
        (working.it, working.picked) = (Things::dice(dice), None);
        self.to_stage(public, Stage::Unless)
    }

    /// What was picked, or the only thing that can be; nothing while somebody has to choose.
    fn picked(&self, public: &Public, context: &Context, filter: FilterId) -> Option<Things> {
        context.picked.or_else(|| {
            let things = self.fitting(public, Sight::of(context), filter);
            (things.len() <= 1).then_some(things)
        })
    }

    /// What an ability can aim at. The second target is another than the first.
    pub(crate) fn aims(&self, public: &Public, context: &Context, aim: Aim) -> Things {
        if !self.hold(public, context, aim.tests) {
            return Things::NONE;
        }
        let mut things = self.can_aim(public, context, aim.of);
        things.dice = things.dice.without(context.target.dice);
        things
    }

    /// What fits and may be a target.
    pub(crate) fn can_aim(&self, public: &Public, context: &Context, of: FilterId) -> Things {
        let mut things = self.fitting(public, Sight::of(context), of);
        let is_action = self.ability(context.source).when == When::Use;
        let is_hidden = |die: &dice::DieId| {
            self.are_rivals(public.die(*die).controller, context.you)
                && self.is_untargetable(public, *die, is_action)
        };
        let hidden = things.dice.iter().filter(is_hidden).collect();
        things.dice = things.dice.without(hidden);
        things
    }

    /// The target that is to be chosen now.
    pub(crate) fn aim_of(&self, context: &Context) -> Option<&Aim> {
        let place = usize::from(context.stage == Stage::SecondAim);
        self.ability(context.source).targets.get(place)
    }

    fn take_aim(&self, public: &mut Public, context: &Context) -> Pace {
        let Some(aim) = self.aim_of(context) else {
            return self.to_stage(public, Stage::Answered);
        };
        let things = self.aims(public, context, *aim);
        let chosen = context.picked.or_else(|| {
            let single = things.len() <= 1 && (aim.up_to == 1 || things.is_empty());
            single.then_some(things)
        });
        let Some(chosen) = chosen else {
            return Pace::Wait;
        };
        let is_second = context.stage == Stage::SecondAim;
        let nothing = chosen.is_empty() && !is_second && aim.up_to == 1;
        let working = self.context_mut(public);
        working.picked = None;
        if is_second {
            working.second = chosen;
        } else {
            working.target = chosen;
        }
        // Without a target there is nothing to carry out.
        let next = match (nothing, is_second) {
            (true, _) => Stage::Done,
            (_, true) => Stage::Answered,
            _ => Stage::SecondAim,
        };
        self.to_stage(public, next)
    }

    /// Carries out the next verb, as soon as it lacks nothing.
    pub(crate) fn run_on(
        &self,
        public: &mut Public,
        at: u16,
        end: u16,
        sink: &mut impl Sink<Event>,
    ) -> Pace {
        let context = *self.context_of(public);
        if at == end || context.is_off {
            public.frames.pop();
            return Pace::Go;
        }
        let verb = self.verb(at);
        if context.picked.is_none() && self.lacks(verb) {
            match self.only(public, &context, verb) {
                Only::Many => return Pace::Wait,
                Only::Nothing => {
                    self.context_mut(public).picked = Some(Things::NONE);
                    self.context_mut(public).kind = None;
                }
                Only::Thing(things) => self.context_mut(public).picked = Some(things),
                Only::Hidden(spot, kind) => self.pick_hidden(public, spot, kind),
                Only::Ware(kind) => self.pick_hidden(public, Spot::Used, kind),
                Only::Card(seat, kind) => self.pick_card(public, seat, kind),
                Only::Way(way) => self.pick_way(public, way),
            }
            return Pace::Go;
        }
        if !self.at(When::WouldBeDamaged).is_empty() {
            let hits = self.hits_of(public, &context, verb);
            if hits.is_some_and(|hits| self.propose(public, &hits)) {
                return Pace::Go;
            }
        }
        if let Some(Frame::Run { at, .. }) = public.frames.last_mut() {
            *at += 1;
        }
        self.carry_out(public, at, verb, sink);
        if let Some(context) = public.contexts.last_mut() {
            context.picked = None;
        }
        Pace::Go
    }

    /// What somebody picks for the verb at work, among dice that show nothing.
    pub(crate) fn pick_hidden(&self, public: &mut Public, spot: Spot, kind: Kind) {
        let context = self.context_mut(public);
        (context.picked, context.kind, context.spot) = (Some(Things::NONE), Some(kind), spot);
    }

    /// Which card somebody picks for the verb at work.
    pub(crate) fn pick_card(&self, public: &mut Public, seat: Seat, kind: Kind) {
        let context = self.context_mut(public);
        (context.picked, context.kind) = (Some(Things::seat(seat)), Some(kind));
    }

    /// Which way somebody takes.
    pub(crate) fn pick_way(&self, public: &mut Public, way: u8) {
        let context = self.context_mut(public);
        (context.picked, context.way) = (Some(Things::NONE), Some(way));
    }

    /// Whether a verb needs somebody to choose.
    pub(crate) fn lacks(&self, verb: Verb) -> bool {
        matches!(verb, Verb::Choose(_) | Verb::Buy { .. } | Verb::Attach) || open(verb).is_some()
    }

    /// What there is to choose from.
    pub(crate) fn only(&self, public: &Public, context: &Context, verb: Verb) -> Only {
        let mut count = 0;
        let mut only = Only::Nothing;
        self.each_choice(public, context, verb, |choice| {
            count += 1;
            only = choice;
        });
        if count > 1 { Only::Many } else { only }
    }

    /// Visits everything that can be picked for a verb.
    pub(crate) fn each_choice(
        &self,
        public: &Public,
        context: &Context,
        verb: Verb,
        mut visit: impl FnMut(Only),
    ) {
        if let Verb::Choose(ways) = verb {
            let open = || self.ways(public, context, ways);
            let is_live =
                |(_, then): &(u8, Span)| !self.begins_with_nothing(public, context, *then);
            // Of several ways one is taken that comes to something (MA-17.4).
            let live = open().any(|way| is_live(&way));
            for way in open().filter(|way| !live || is_live(way)) {
                visit(Only::Way(way.0));
            }
            return;
        }
        if let Verb::Buy {
            die: Which::One(filter),
            ..
        } = verb
        {
            let filter = self.filter(filter);
            for kind in self.wares(public, context.you) {
                if self.fits_hidden(Sight::of(context), filter, context.you, kind) {
                    visit(Only::Ware(kind));
                }
            }
            return;
        }
        if verb == Verb::Attach {
            return self.each_card(public, context, visit);
        }
        let Some(filter) = open(verb) else {
            return;
        };
        if matches!(verb, Verb::Search { .. }) {
            let mut filter = *self.filter(filter);
            filter.zones = 1 << Zone::Bag as u8;
            for (spot, kind) in self.hidden(public, context, &filter) {
                visit(Only::Hidden(spot, kind));
            }
            return;
        }
        let mut things = self.fitting(public, Sight::of(context), filter);
        if matches!(verb, Verb::AddTarget(_)) {
            things.dice = self.more_targets(public, things.dice);
        }
        things
            .dice
            .iter()
            .for_each(|die| visit(Only::Thing(Things::die(die))));
        things
            .seats
            .iter()
            .for_each(|seat| visit(Only::Thing(Things::seat(seat))));
        let filter = self.filter(filter);
        for (spot, kind) in self.hidden(public, context, filter) {
            visit(Only::Hidden(spot, kind));
        }
    }

    /// The ways that may be taken, by their places, and what each of them does.
    fn ways(
        &self,
        public: &Public,
        context: &Context,
        ways: Span,
    ) -> impl Iterator<Item = (u8, Span)> {
        let ways = ways.places().enumerate();
        let ways = ways.map(move |(place, at)| (place as u8, self.pack.ways[usize::from(at)]));
        let held = ways.filter(move |(_, way)| self.hold(public, context, way.tests));
        held.map(|(place, way)| (place, way.then))
    }

    /// Dice that show nothing and fit.
    pub(crate) fn hidden(
        &self,
        public: &Public,
        context: &Context,
        filter: &Filter,
    ) -> impl Iterator<Item = (Spot, Kind)> {
        let (seat, sight, filter) = (context.you, Sight::of(context), *filter);
        let zones = [Zone::Bag, Zone::Prep, Zone::Used];
        let spots = zones
            .into_iter()
            .filter(move |zone| filter.looks_into(*zone));
        let spots = spots.filter_map(spot);
        spots.flat_map(move |spot| {
            let tally = *public.tally(seat, spot).expect("these are counted");
            let kinds = Kind::all().filter(move |kind| tally.of(*kind) > 0);
            let fits = move |kind: &Kind| self.fits_hidden(sight, &filter, seat, *kind);
            kinds.filter(fits).map(move |kind| (spot, kind))
        })
    }

    /// What an ability has put off happens, without anything to pay or to aim at.
    pub(crate) fn happens(&self, public: &mut Public, lasting: Lasting, then: Span) {
        let pending = Pending {
            source: lasting.source,
            you: lasting.you,
            that: None,
            doer: lasting.you,
            batch: 0,
        };
        public.next_wave();
        let mut context = Context::new(pending, Stage::Done);
        context.it = lasting.die.map_or(Things::NONE, Things::die);
        // What waits for another turn has only the kind of its die left.
        (context.kind, context.spot) = (Some(lasting.source.kind), Spot::Prep);
        context.kind = context.kind.filter(|_| lasting.source.die.is_none());
        if self.begin_ability(public, context) {
            public.frames.push(Frame::run(then));
        }
    }

    /// Every player in turn is `you`; then it is the owner again.
    pub(crate) fn each_on(&self, public: &mut Public, at: u16, (owner, done): (Seat, u8)) -> Pace {
        public.frames.pop();
        let next = self.in_turn(public).nth(usize::from(done));
        self.context_mut(public).you = next.unwrap_or(owner);
        if let (Verb::EachPlayer { may, then }, Some(_)) = (self.verb(at), next) {
            let done = done + 1;
            public.frames.push(Frame::Each { at, owner, done });
            let (at, end) = (then.places().start, then.places().end);
            public.frames.push(if may {
                Frame::Maybe { at, end }
            } else {
                Frame::Run { at, end }
            });
        }
        Pace::Go
    }
}

/// What there is to choose from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Only {
    /// Nothing.
    Nothing,
    /// This die or player.
    Thing(Things),
    /// A die of this kind that shows nothing.
    Hidden(Spot, Kind),
    /// A die of this kind on its card.
    Ware(Kind),
    /// The card of this kind, as this player buys from it.
    Card(Seat, Kind),
    /// This way.
    Way(u8),
    /// More than one thing.
    Many,
}

/// What is to be picked for a verb before it can be carried out.
fn open(verb: Verb) -> Option<FilterId> {
    if let Verb::Search { of, .. } = verb {
        return Some(of);
    }
    let which = match verb {
        Verb::Damage { to, .. } => to,
        Verb::KnockOut { die, .. }
        | Verb::Sacrifice { die, .. }
        | Verb::Move { die, .. }
        | Verb::Field { die, .. }
        | Verb::Put { die, .. }
        | Verb::Spin { die, .. }
        | Verb::SpinTo { die, .. }
        | Verb::Modify { die, .. }
        | Verb::Remove(die)
        | Verb::Capture(die)
        | Verb::Control(die)
        | Verb::Copy { die, .. }
        | Verb::AddTarget(die)
        | Verb::Reroll(die) => die,
        _ => return None,
    };
    match which {
        Which::One(filter) => Some(filter),
        _ => None,
    }
}

/// Damage by an ability.
pub(crate) fn hit(context: &Context, die: Option<dice::DieId>, seat: Seat, n: u8) -> Hit {
    Hit {
        die,
        seat,
        n,
        from: context.source.die,
        by: context.you,
        combat: false,
    }
}
