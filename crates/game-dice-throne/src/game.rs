//! The seam: Dice Throne as the rest of the house sees it.

use crate::choose::Round;
use crate::event::Event;
use crate::offer::Offer;
use crate::pack::{CardKind, Only};
use crate::state::{Public, State};
use crate::text::{needs_text, tokens_counted};
use crate::verb::{Cost, Goods};
use crate::window::Hindrance;
use crate::{AbilityId, CardId, Cards, DiceThrone, TokenId, View};
use dice::Id;
use kernel::{
    Arg, Ask, Call, Choice, Game, Input, Refusal, Rng, Rule, Said, Seat, Sink, Viewer, Waiting,
};

impl Game for DiceThrone {
    const ID: &'static str = "dice-throne";
    const RULES: u32 = 1;

    type State = State;
    type Offer = Offer;
    type Event = Event;
    type View = View;

    fn seats(&self) -> u8 {
        self.heroes.len() as u8
    }

    fn team(&self, seat: Seat) -> Option<u8> {
        let has_teams = self.mode.has_teams();
        has_teams.then(|| self.side(seat) as u8 + 1)
    }

    fn start(&self) -> State {
        self.begin()
    }

    fn waiting(&self, state: &State) -> Waiting {
        self.seated(&state.public).waiting_for(&state.public)
    }

    fn awaited(&self, view: &View) -> Waiting {
        let game = self.seated(&view.public);
        game.waiting_for(&view.public).known_to(view.viewer)
    }

    fn decision(&self, state: &State, seat: Seat, offers: &mut Vec<Offer>) -> Option<Ask> {
        offers.clear();
        let hand = *state.hands.get(seat.index())?;
        let game = self.seated(&state.public);
        game.question(&state.public, seat, hand, offers)
    }

    fn asked(&self, view: &View, offers: &mut Vec<Offer>) -> Option<Ask> {
        offers.clear();
        let game = self.seated(&view.public);
        game.question(&view.public, view.viewer.seat()?, view.hand?, offers)
    }

    fn apply_unchecked(
        &self,
        state: &mut State,
        input: &Input<Offer>,
        sink: &mut impl Sink<Event>,
    ) {
        let game = self.seated(&state.public);
        match input {
            Input::Choose { seat, choice } => game.choose(state, *seat, choice, sink),
            Input::Landed(landing) => game.land(state, landing, sink),
            Input::Called(call) => game.call(state, *call, sink),
        }
    }

    fn check_call(&self, state: &State, call: Call) -> Result<(), Refusal> {
        match call {
            Call::Draw => Ok(()),
            Call::Resign(seat) if state.public.is_in(seat) => Ok(()),
            Call::Resign(_) => Err(Refusal::by(Rule("DT-16.3"), "dice-throne-is-out")),
            Call::TimeUp | Call::MatchTimeUp => {
                Err(Refusal::by(Rule("DT-16.4"), "dice-throne-no-clock"))
            }
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.seen(state, viewer)
    }

    fn viewer(&self, view: &View) -> Viewer {
        view.viewer
    }

    /// Every seat has a hand, but for those who are still choosing heroes before everybody's eyes.
    fn is_secret(&self, view: &View) -> bool {
        let choosing = view.public.choosing();
        let openly = choosing.is_some_and(|choosing| !matches!(choosing.round, Round::Seal(_)));
        view.viewer.seat().is_some() && !openly
    }

    fn imagine(&self, view: &View, rng: &mut dyn Rng) -> State {
        self.seated(&view.public).invent(view, rng)
    }

    fn show(&self, view: &View) -> serde_json::Value {
        self.seated(&view.public).shown(view)
    }

    fn spell(&self, view: &View, choice: &Choice<Offer>) -> String {
        self.seated(&view.public).spell_choice(view, choice)
    }

    fn read(&self, view: &View, text: &str) -> Result<Choice<Offer>, Refusal> {
        self.seated(&view.public).read_choice(view, text)
    }

    fn why_not(&self, view: &View, choice: &Choice<Offer>) -> Refusal {
        let Some((seat, hand)) = view.viewer.seat().zip(view.hand) else {
            return Refusal::new("refused-not-asked");
        };
        let mut offers = Vec::new();
        let game = self.seated(&view.public);
        let Some(ask) = game.question(&view.public, seat, hand, &mut offers) else {
            return Refusal::new("refused-not-asked");
        };
        match choice.only() {
            Some(offer) => game.why_not_this(view, seat, hand, ask.rule, offer),
            None => Refusal::by(ask.rule, "dice-throne-refused-one"),
        }
    }

    fn tell(&self, view: &View, event: &Event) -> Said {
        self.seated(&view.public).told(view, event)
    }

    fn say(&self, view: &View, offer: Offer) -> Said {
        self.seated(&view.public).said(view, offer)
    }

    fn place(&self, text: &str) -> Result<State, Vec<String>> {
        self.place_text(text)
    }

    fn write(&self, state: &State) -> String {
        self.seated(&state.public).write_text(state)
    }

    fn appraise(&self, state: &State, seat: Seat) -> i32 {
        self.seated(&state.public).worth(&state.public, seat)
    }

    /// Heroes are advised by what their first roll promises. At a glance rolls are advised by their
    /// exact chances, and everything else is left to the bot. With some effort every answer is
    /// tried to the end of the turn.
    fn advise(
        &self,
        view: &View,
        effort: u32,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Choice<Offer>> {
        match view.public.choosing() {
            Some(choosing) => self.advise_hero(view, &choosing),
            None => self.seated(&view.public).advice(view, effort, stop),
        }
    }
}

impl DiceThrone {
    fn why_not_this(
        &self,
        view: &View,
        seat: Seat,
        hand: Cards,
        rule: Rule,
        offer: Offer,
    ) -> Refusal {
        let public = &view.public;
        if let Some(choosing) = public.choosing() {
            return self.why_not_hero(public, &choosing, offer, rule);
        }
        if !self.names(seat, offer) {
            return Refusal::by(rule, "dice-throne-refused-other-question");
        }
        match offer {
            Offer::Play(card) | Offer::Sell(card) | Offer::Discard(card)
                if !hand.contains(card) =>
            {
                let refusal = Refusal::by(Rule("DT-12.1"), "dice-throne-refused-not-in-hand");
                refusal.with("card", self.card_arg(seat, card))
            }
            Offer::Play(card) => self.why_not_play(public, seat, card, rule),
            Offer::Spend(token, at, count) => self.why_not_spend(public, seat, (token, at, count)),
            Offer::Pay(ability, at) => self.why_not_pay(public, seat, (ability, at), rule),
            Offer::Use(ability, branch) => self.why_not_use(view, seat, ability, branch),
            Offer::Roll(_) => Refusal::by(Rule("DT-4.1"), "dice-throne-refused-no-attempt"),
            _ => Refusal::by(rule, "dice-throne-refused-other-question"),
        }
    }

    /// Whether an offer names something that the seat's hero has at all: boards and decks are not
    /// all of one size.
    fn names(&self, seat: Seat, offer: Offer) -> bool {
        let hero = self.hero(seat);
        match offer {
            Offer::Play(card) | Offer::Sell(card) | Offer::Discard(card) | Offer::Take(card) => {
                card.index() < hero.cards.len()
            }
            Offer::Use(ability, _) | Offer::Pay(ability, _) => {
                ability.index() < hero.abilities.len()
            }
            Offer::Spend(token, ..) | Offer::Token(token) => token.index() < self.pack.tokens.len(),
            _ => true,
        }
    }

    fn why_not_play(&self, public: &Public, seat: Seat, card: CardId, rule: Rule) -> Refusal {
        let Some(hindrance) = self.hinders(public, seat, card) else {
            return Refusal::by(rule, "dice-throne-refused-other-question");
        };
        let found = self.hero(seat).card(card);
        match hindrance {
            Hindrance::Price => price(self.price(public, seat, found), public.corner(seat).cp),
            Hindrance::Phase => {
                let kind = Arg::word(match (found.only, found.kind) {
                    (Only::Dealt(_), _) => "dealt",
                    (_, CardKind::Main | CardKind::Upgrade(..)) => "main",
                    (_, CardKind::Roll) => "roll",
                    (_, CardKind::Instant) => "instant",
                });
                refusal(hindrance).with("kind", kind)
            }
            Hindrance::Level => refusal(hindrance).with("card", self.card_arg(seat, card)),
            Hindrance::Token => Refusal::by(rule_of(hindrance), "dice-throne-refused-no-status"),
            _ => refusal(hindrance),
        }
    }

    fn why_not_spend(
        &self,
        public: &Public,
        seat: Seat,
        (token, at, count): (TokenId, u8, u8),
    ) -> Refusal {
        let has = public.corner(seat).has(token);
        let trigger = self.pack.token(token).triggers.get(usize::from(at));
        let Some(trigger) = trigger.filter(|_| has > 0) else {
            return self.short_of(public, seat, (token, count));
        };
        match (
            self.can_spend(public, seat, token, at, trigger),
            trigger.price,
        ) {
            (Ok(_), _) => self.short_of(public, seat, (token, count)),
            // A companion may work for tokens of another kind.
            (Err(Hindrance::Token), Some(price)) if !self.can_pay(public, seat, price) => {
                self.too_few(public, seat, price)
            }
            (Err(Hindrance::Token), _) if trigger.seasoned => {
                Refusal::by(rule_of(Hindrance::Token), "dice-throne-refused-fresh")
            }
            (Err(hindrance), _) => moment(hindrance),
        }
    }

    /// There is less than something costs.
    fn too_few(&self, public: &Public, seat: Seat, cost: Cost) -> Refusal {
        let count = cost.count.unwrap_or(1);
        match cost.goods {
            Goods::Cp => price(count, public.corner(seat).cp),
            Goods::Token(token) => self.short_of(public, seat, (token, count)),
            Goods::Companions => moment(Hindrance::Token),
        }
    }

    fn short_of(&self, public: &Public, seat: Seat, (token, count): (TokenId, u8)) -> Refusal {
        refusal(Hindrance::Token)
            .with("some", tokens_counted(&self.pack, token, count))
            .with("has", Arg::number(public.corner(seat).has(token)))
    }

    fn why_not_pay(
        &self,
        public: &Public,
        seat: Seat,
        (ability, at): (AbilityId, u8),
        rule: Rule,
    ) -> Refusal {
        let trigger = self
            .level(public, seat, ability)
            .triggers
            .get(usize::from(at));
        let Some(trigger) = trigger else {
            return Refusal::by(rule, "dice-throne-refused-other-question");
        };
        match (
            self.can_use(public, seat, ability, at, trigger),
            trigger.price,
        ) {
            (Ok(()), _) => Refusal::by(rule, "dice-throne-refused-other-question"),
            (Err(Hindrance::Price | Hindrance::Token), Some(price))
                if !self.can_pay(public, seat, price) =>
            {
                self.too_few(public, seat, price)
            }
            (Err(hindrance), _) => moment(hindrance),
        }
    }

    /// What the dice would have to show.
    fn why_not_use(&self, view: &View, seat: Seat, ability: AbilityId, branch: u8) -> Refusal {
        let level = self.level(&view.public, seat, ability);
        let branch_found = level.branches.get(usize::from(branch));
        let needs = branch_found.and_then(|found| needs_text(self.hero(seat), found.needs));
        match needs {
            Some(needs) => Refusal::by(Rule("DT-4.6"), "dice-throne-refused-dice-do-not-allow")
                .with("ability", self.branch_arg(view, seat, ability, branch))
                .with("needs", needs.into()),
            None => Refusal::by(Rule("DT-4.6"), "dice-throne-refused-other-question"),
        }
    }
}

/// It costs more than there is.
fn price(cost: u8, has: u8) -> Refusal {
    refusal(Hindrance::Price)
        .with("cost", Arg::number(cost))
        .with("has", Arg::number(has))
}

/// A hindrance of a token or an ability.
fn moment(hindrance: Hindrance) -> Refusal {
    match hindrance {
        Hindrance::Phase => refusal(hindrance).with("kind", Arg::word("trigger")),
        Hindrance::Token => Refusal::by(rule_of(hindrance), "dice-throne-refused-no-status"),
        hindrance => refusal(hindrance),
    }
}

fn refusal(hindrance: Hindrance) -> Refusal {
    Refusal::by(rule_of(hindrance), key_of(hindrance))
}

const fn rule_of(hindrance: Hindrance) -> Rule {
    match hindrance {
        Hindrance::Price | Hindrance::Level => Rule("DT-12.3"),
        Hindrance::Phase | Hindrance::Turn => Rule("DT-12.2"),
        Hindrance::Attack => Rule("DT-7.3"),
        Hindrance::Damage => Rule("DT-9.1"),
        Hindrance::Dice => Rule("DT-12.7"),
        Hindrance::Token | Hindrance::Used => Rule("DT-10.4"),
        Hindrance::Ultimate => Rule("DT-8.1"),
        Hindrance::Stunned => Rule("DT-10.7"),
        Hindrance::Condition => Rule("DT-12.5"),
    }
}

const fn key_of(hindrance: Hindrance) -> &'static str {
    match hindrance {
        Hindrance::Price => "dice-throne-refused-price",
        Hindrance::Phase => "dice-throne-refused-phase",
        Hindrance::Turn => "dice-throne-refused-turn",
        Hindrance::Attack => "dice-throne-refused-attack",
        Hindrance::Damage => "dice-throne-refused-damage",
        Hindrance::Dice => "dice-throne-refused-dice",
        Hindrance::Token => "dice-throne-refused-token",
        Hindrance::Level => "dice-throne-refused-level",
        Hindrance::Ultimate => "dice-throne-refused-ultimate",
        Hindrance::Stunned => "dice-throne-refused-stunned",
        Hindrance::Used => "dice-throne-refused-used",
        Hindrance::Condition => "dice-throne-refused-condition",
    }
}
