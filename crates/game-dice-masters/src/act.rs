//! What may be done in the main phase and after blocks (MA-8, MA-13), and who has the word.

use crate::context::{Context, Pending, Source, Stage};
use crate::event::Event;
use crate::face::Face;
use crate::frame::Frame;
use crate::ids::Kind;
use crate::offer::Offer;
use crate::pack::Ability;
use crate::pay::{Bill, Due, Item, Purse};
use crate::rules::DiceMasters;
use crate::setup::Reading;
use crate::state::{Public, Spot};
use crate::verb::{Price, When, Which};
use dice::{DiceSet, DieId};
use kernel::{Pace, Seat, Sink};

impl DiceMasters {
    /// Who has the word in a window: one of the active or of the other side (MA-20.7).
    pub(crate) fn holder(&self, public: &Public, theirs: bool, mate: bool) -> Seat {
        let first = if theirs {
            self.rival(public.active)
        } else {
            public.active
        };
        let second = self.team_of(first).iter().find(|seat| *seat != first);
        second.filter(|_| mate).unwrap_or(first)
    }

    /// Whoever cannot do anything is not asked: everything lies open, so nobody learns from it.
    pub(crate) fn window_on(&self, public: &mut Public, frame: Frame) -> Pace {
        let Frame::Window {
            combat,
            theirs,
            mate,
            ..
        } = frame
        else {
            unreachable!("only windows come here");
        };
        let seat = self.holder(public, theirs, mate);
        let mut can = false;
        self.each_action(public, seat, combat, |_| can = true);
        if can {
            return Pace::Wait;
        }
        self.pass(public, frame, false);
        Pace::Go
    }

    /// Lets things be. The window closes when the inactive player has done nothing and then the
    /// active one does nothing (MA-13); where the inactive player can do nothing, it closes at
    /// once, for nothing has changed since the active one passed. A team passes when one after the
    /// other has done nothing (MA-20.7).
    pub(crate) fn pass(&self, public: &mut Public, frame: Frame, can: bool) {
        let Frame::Window {
            combat,
            theirs,
            passed,
            acted,
            mate,
            idle,
            could,
        } = frame
        else {
            unreachable!("only windows come here");
        };
        public.frames.pop();
        if self.reads(Reading::Generic) && !theirs {
            let seat = self.holder(public, theirs, mate);
            if let Some(aside) = &mut public.aside {
                let kept = std::mem::take(&mut aside.kept[seat.index()]);
                public.corner_mut(seat).loose -= kept;
            }
        }
        let could = can || could;
        if !idle && self.team_of(public.active).len() > 1 {
            public.frames.push(Frame::Window {
                combat,
                theirs,
                passed,
                acted,
                mate: !mate,
                idle: true,
                could,
            });
            return;
        }
        let closes = if theirs { !could && !acted } else { passed };
        if closes {
            return;
        }
        public.frames.push(Frame::Window {
            combat,
            theirs: !theirs,
            passed: theirs && !acted,
            acted: false,
            mate: false,
            idle: false,
            could: false,
        });
    }

    /// Somebody in the window has done something.
    fn acts(&self, public: &mut Public) {
        if let Some(Frame::Window {
            theirs,
            passed,
            acted,
            mate,
            idle,
            could,
            ..
        }) = public.frames.last_mut()
        {
            (*passed, *idle, *could) = (false, false, false);
            *acted |= *theirs;
            if self.reads(Reading::Windows) && !*theirs {
                // The other has the word after each action, which is no passing (MA-23.1).
                (*theirs, *acted, *mate) = (true, true, false);
            }
        }
    }

    /// Visits everything that a seat with the word may do.
    pub(crate) fn each_action(
        &self,
        public: &Public,
        seat: Seat,
        combat: bool,
        mut visit: impl FnMut(Offer),
    ) {
        let purse = self.purse(public, seat);
        if self.is_active(public, seat) {
            if !combat {
                self.each_purchase(public, seat, purse, &mut visit);
            }
            self.each_die(public, seat, combat, purse, &mut visit);
        }
        for place in self.globals(public, seat, purse) {
            visit(Offer::Global(place));
        }
        for when in [When::InMain, When::InWindow, When::InCombat] {
            let fits = match when {
                When::InMain => !combat && self.is_active(public, seat),
                When::InCombat => combat,
                _ => true,
            };
            if fits {
                self.each_ability(public, (seat, when), purse, &mut visit);
            }
        }
    }

    fn each_purchase(
        &self,
        public: &Public,
        seat: Seat,
        purse: Purse,
        visit: &mut impl FnMut(Offer),
    ) {
        for kind in self.wares(public, seat) {
            if purse.covers(self.price(public, seat, kind)) {
                visit(Offer::Buy(kind));
            }
        }
    }

    /// Characters to field and actions to use; dice that look alike are listed once.
    fn each_die(
        &self,
        public: &Public,
        seat: Seat,
        combat: bool,
        purse: Purse,
        visit: &mut impl FnMut(Offer),
    ) {
        for die in self.different(public, public.reserve(seat)) {
            match self.face(public, die) {
                Face::Character(_) if !combat => {
                    if purse.covers(self.fielding(public, die)) {
                        visit(Offer::Field(die));
                    }
                    self.each_way(public, die, purse, visit);
                }
                Face::Action(_) => {
                    let usable = self.of_die(public, die, When::Use);
                    let usable = usable.filter(|context| self.can_use(public, context));
                    if usable.is_some_and(|context| self.can_pay(public, &context, purse)) {
                        visit(Offer::Use(die));
                    }
                }
                _ => {}
            }
        }
    }

    /// Other ways to field a die (MA-8).
    fn each_way(&self, public: &Public, die: DieId, purse: Purse, visit: &mut impl FnMut(Offer)) {
        let found = public.die(die);
        for source in self.at(When::Fielding) {
            if source.owner != found.owner || source.kind != found.kind {
                continue;
            }
            let context = self.context(found.controller, *source, Some(die));
            let due = Due {
                total: self.field_price(public, die, 0),
                ..Due::default()
            };
            if self.can_pay(public, &context, purse) && purse.covers(due) {
                visit(Offer::FieldBy(die, source.ability));
            }
        }
    }

    fn each_ability(
        &self,
        public: &Public,
        (seat, when): (Seat, When),
        purse: Purse,
        visit: &mut impl FnMut(Offer),
    ) {
        for source in self.at(when) {
            for die in self.speakers(public, *source) {
                let controller = public.die(die).controller;
                let user = if self.ability(*source).theirs {
                    self.are_rivals(controller, seat)
                } else {
                    controller == seat
                };
                let user = user && self.is_fresh(public, seat, *source);
                let context = self.context(seat, *source, Some(die));
                if user && self.can(public, &context, purse) {
                    visit(Offer::Ability(die, source.ability));
                }
            }
        }
    }

    /// Dice of which no two look alike.
    fn different(&self, public: &Public, dice: DiceSet) -> impl Iterator<Item = DieId> {
        let look = |die: DieId| (public.die(die).kind, public.die(die).side);
        dice.iter().filter(move |die| {
            let mut before = dice.iter().take_while(|other| other != die);
            !before.any(|other| look(other) == look(*die))
        })
    }

    fn context(&self, you: Seat, source: Source, die: Option<DieId>) -> Context {
        let pending = Pending {
            source: Source { die, ..source },
            you,
            that: None,
            doer: you,
            batch: 0,
        };
        Context::new(pending, Stage::Price)
    }

    /// The ability of a die for a moment.
    fn of_die(&self, public: &Public, die: DieId, when: When) -> Option<Context> {
        let found = public.die(die);
        let card = self.card(found.owner, found.kind)?;
        let ability = card.abilities.iter().position(|one| one.when == when)?;
        let source = Source {
            owner: found.owner,
            kind: found.kind,
            ability: ability as u8,
            die: Some(die),
        };
        Some(self.context(found.controller, source, Some(die)))
    }

    /// A global, used by a seat: it decides, whoever has the card (MA-13).
    fn global(&self, seat: Seat, source: Source) -> Context {
        self.context(seat, source, None)
    }

    /// The globals that a seat can use, by their places on the table.
    pub(crate) fn globals(
        &self,
        public: &Public,
        seat: Seat,
        purse: Purse,
    ) -> impl Iterator<Item = u8> {
        let globals = self.at(When::Global).iter().enumerate();
        let usable = globals.filter(move |(_, source)| {
            let context = self.global(seat, **source);
            self.is_fresh(public, seat, **source) && self.can(public, &context, purse)
        });
        usable.map(|(place, _)| place as u8)
    }

    /// The place of a global on the table.
    pub(crate) fn global_place(&self, source: Source) -> Option<u8> {
        let globals = self.at(When::Global);
        let place = globals.iter().position(|global| *global == source);
        place.map(|place| place as u8)
    }

    /// The energy of a global by its place.
    pub(crate) fn global_due(&self, place: u8) -> Due {
        let source = self.at(When::Global)[usize::from(place)];
        due(&self.ability(source).price)
    }

    /// A global begins that was paid for together with another one (MA-10.3).
    pub(crate) fn begin_paid(
        &self,
        public: &mut Public,
        seat: Seat,
        place: u8,
        sink: &mut impl Sink<Event>,
    ) -> Pace {
        public.frames.pop();
        public.next_wave();
        let source = self.at(When::Global)[usize::from(place)];
        let price = self.ability(source).price;
        if price.life > 0 {
            self.change_life(public, seat, -i16::from(price.life), false, sink);
        }
        sink.tell_all(|| Event::Began { seat, source });
        let context = Context {
            stage: Stage::Sacrifice,
            paid: price.energy(),
            ..self.global(seat, source)
        };
        self.begin_ability(public, context);
        Pace::Go
    }

    /// Whether an ability can be begun: its price can be paid, its conditions hold, and there is a
    /// target.
    fn can(&self, public: &Public, context: &Context, purse: Purse) -> bool {
        let ability = self.ability(context.source);
        self.can_pay(public, context, purse)
            && !self.is_idle(public, context)
            && ability
                .targets
                .iter()
                .all(|aim| !self.aims(public, context, *aim).is_empty())
    }

    /// Whether its price can be paid and its conditions hold (MA-13).
    pub(crate) fn can_pay(&self, public: &Public, context: &Context, purse: Purse) -> bool {
        let Ability { price, tests, .. } = self.ability(context.source);
        self.hold(public, context, *tests) && self.affords(public, context, price, purse)
    }

    /// Whether a price can be paid by whoever decides.
    pub(crate) fn affords(
        &self,
        public: &Public,
        context: &Context,
        price: &Price,
        purse: Purse,
    ) -> bool {
        let life = public.corner(context.you).life;
        let sacrifice = match price.sacrifice {
            Some(Which::One(filter)) => {
                let sight = crate::fit::Sight::of(context);
                !self.fitting(public, sight, filter).dice.is_empty()
            }
            Some(Which::Me) => {
                let die = context.source.die;
                die.is_some_and(|die| public.fielded().contains(die))
            }
            _ => true,
        };
        let energy = price.energy() == 0 || purse.covers(due(price));
        let number = price.number.is_none_or(|energy| purse.most_of(energy) > 0);
        sacrifice && energy && number && price.life <= life
    }

    /// A seat with the word does something.
    pub(crate) fn act(
        &self,
        public: &mut Public,
        seat: Seat,
        offer: Offer,
        sink: &mut impl Sink<Event>,
    ) {
        self.acts(public);
        public.next_wave();
        match offer {
            Offer::Buy(kind) => {
                let due = self.price(public, seat, kind);
                self.order(public, seat, due, Item::Buy(kind));
            }
            Offer::Field(die) => {
                let due = self.fielding(public, die);
                self.order(public, seat, due, Item::Field(die));
            }
            Offer::FieldBy(die, ability) => {
                let source = self.source(public, die, ability);
                sink.tell_all(|| Event::Began { seat, source });
                self.begin_ability(public, self.context(seat, source, Some(die)));
            }
            Offer::Use(die) => {
                if let Some(context) = self.of_die(public, die, When::Use) {
                    sink.tell_all(|| Event::Used { die });
                    public.send(die, Spot::Out, sink);
                    self.begin_ability(public, context);
                }
            }
            Offer::Global(place) => {
                let source = self.at(When::Global)[usize::from(place)];
                self.use_up(public, seat, source);
                sink.tell_all(|| Event::Began { seat, source });
                self.begin_ability(public, self.global(seat, source));
            }
            Offer::Ability(die, ability) => {
                let source = self.source(public, die, ability);
                self.use_up(public, seat, source);
                sink.tell_all(|| Event::Began { seat, source });
                self.begin_ability(public, self.context(seat, source, Some(die)));
            }
            _ => unreachable!("{offer:?} is nothing to begin"),
        }
    }

    fn source(&self, public: &Public, die: DieId, ability: u8) -> Source {
        let found = public.die(die);
        Source {
            owner: found.owner,
            kind: found.kind,
            ability,
            die: Some(die),
        }
    }

    fn order(&self, public: &mut Public, seat: Seat, due: Due, item: Item) {
        public.frames.push(Frame::Deliver);
        self.owe(public, Bill::new(seat, due, Some(item)));
    }

    /// What was paid for comes: bought dice are used ones, fielded dice are in the field (MA-6).
    pub(crate) fn deliver(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        let bill = std::mem::take(&mut public.bill);
        let (items, seat) = (bill.items, bill.seat.unwrap_or(public.active));
        for item in items {
            match item {
                Item::Buy(kind) => self.buy(public, seat, (kind, Spot::Used), sink),
                Item::Field(die) => self.field(public, die, sink),
                Item::Global(_) => {}
            }
        }
    }

    /// A die comes off its card.
    pub(crate) fn buy(
        &self,
        public: &mut Public,
        seat: Seat,
        (kind, to): (Kind, Spot),
        sink: &mut impl Sink<Event>,
    ) {
        match (kind.team(), kind.basic()) {
            (Some(place), _) => public.corner_mut(seat).supply[place] -= 1,
            (_, Some(place)) => public.basics[place] -= 1,
            _ => unreachable!("sidekicks are not for sale"),
        }
        public.tally_mut(seat, to).add(kind, 1);
        sink.tell_all(|| Event::Bought { seat, kind });
    }

    /// A character of the reserve comes into the field.
    pub(crate) fn field(&self, public: &mut Public, die: DieId, sink: &mut impl Sink<Event>) {
        sink.tell_all(|| Event::Fielded { die });
        public.send(die, Spot::Field, sink);
        self.was_fielded(public, die);
    }

    /// A character is fielded without its price; what others have put on top is still owed.
    pub(crate) fn field_free(&self, public: &mut Public, seat: Seat, die: DieId) {
        let due = Due {
            total: self.field_price(public, die, 0),
            ..Due::default()
        };
        self.order(public, seat, due, Item::Field(die));
    }
}

/// The energy of a price.
pub(crate) fn due(price: &Price) -> Due {
    Due {
        types: price.types,
        total: price.energy(),
    }
}
