//! Offers as sentences: keys with arguments, never words.

use crate::state::State;
use crate::{Fighter, Kapow, Offer, OptionId, SlotId, Source, Spend, Symbol, View, option_text};
use dice::DieId;
use kernel::{Arg, Said};

impl Kapow {
    /// A bystander is offered nothing; what is said to one is said as to the first fighter.
    pub(crate) fn say_offer(&self, view: &View, offer: Offer) -> Said {
        let me = view.viewer.seat().and_then(Fighter::of);
        let me = me.or(Fighter::new(0)).expect("there is a first fighter");
        let state = &self.known(view);
        let said = |key| Said::new(key);
        let ability = |key, spot| said(key).with("ability", self.called_spot(state, me, spot));
        let die = |key, die| said(key).with("die", self.shown_die(state, die));
        match offer {
            Offer::Place { die: put, slot } => {
                die("kapow-offer-place", put).with("ability", self.called_slot(state, me, slot))
            }
            Offer::Lift(lifted) => die("kapow-offer-lift", lifted),
            Offer::Use(spot) => ability("kapow-offer-use", spot),
            Offer::Rotate(colour) => {
                let card = self.card_of(state, self.team(me), colour);
                said("kapow-offer-rotate").with("card", self.called_card(card))
            }
            Offer::Aim(target) => said("kapow-offer-aim").with("target", self.called(target)),
            Offer::Ready => said("kapow-offer-ready"),
            Offer::Roll(rolled) => die("kapow-offer-roll", rolled),
            Offer::Turn { die: turned, to } => {
                die("kapow-offer-turn", turned).with("symbol", self.called_symbol(to))
            }
            Offer::Attach(to) => die("kapow-offer-attach", to),
            Offer::Strike(spot) => ability("kapow-offer-attack", spot)
                .with("total", Arg::number(self.attack_with(state, me, spot))),
            Offer::Hold => said("kapow-offer-hold"),
            Offer::Leave(spot) => ability("kapow-offer-leave", spot),
            Offer::Spend(Spend::Attack) => said("kapow-offer-spend-attack"),
            Offer::Spend(Spend::Defence) => said("kapow-offer-spend-defence"),
            Offer::Spend(Spend::Face) => said("kapow-offer-spend-face"),
            Offer::Defend(spot) => ability("kapow-offer-defend", spot)
                .with("total", Arg::number(self.defence_with(state, me, spot))),
            Offer::Stand => said("kapow-offer-stand"),
            Offer::Trigger(spot) => ability("kapow-offer-trigger", spot),
            Offer::LockIn(spot) => ability("kapow-offer-lock", spot),
            other => self.say_gaining(state, me, other),
        }
    }

    fn say_gaining(&self, state: &State, me: Fighter, offer: Offer) -> Said {
        let face = |key, face| Said::new(key).with("face", self.called_symbol(face));
        let on = |said: Said, die| said.with("die", Arg::Spelled(self.name(die)));
        match offer {
            Offer::Go(one) => Said::new("kapow-offer-go").with("target", self.called(one)),
            Offer::Gain(symbol) => face("kapow-offer-gain", symbol),
            Offer::Take(make) => Said::new("kapow-offer-take").with("die", self.called_make(make)),
            Offer::Option(option) => self.say_option(state, option),
            Offer::Give(source) => face("kapow-offer-give", self.at(state, me, source)),
            Offer::Trade { source, face: new } => {
                let old = self.called_symbol(self.at(state, me, source));
                face("kapow-offer-trade", new).with("old", old)
            }
            Offer::Clip { face: new, die } => on(face("kapow-offer-clip", new), die),
            Offer::Unclip { die, side } => {
                let old = self.at(state, me, Source::Side { die, side });
                on(face("kapow-offer-unclip", old), die)
            }
            Offer::Next(symbol) => face("kapow-offer-next", symbol),
            Offer::Card(card) => Said::new("kapow-offer-card").with("card", self.called_card(card)),
            _ => Said::new("kapow-offer-done"),
        }
    }

    /// What an option of the ability that is being carried out does.
    fn say_option(&self, state: &State, option: OptionId) -> Said {
        let verb = state.frames.last().map(|task| self.pack.verb(task.verb));
        let text = verb.map(|verb| option_text(&self.pack, verb, option));
        Said::new("kapow-offer-option").with("text", Arg::Text(text.unwrap_or_default()))
    }

    /// A die with what it shows.
    fn shown_die(&self, state: &State, die: DieId) -> Arg {
        Said::new("kapow-die")
            .with("die", self.called_make(self.make(die)))
            .with("symbol", self.called_symbol(self.shown(state, die)))
            .into()
    }

    /// A slot: its ability, and which of its slots where there are several.
    fn called_slot(&self, state: &State, fighter: Fighter, slot: SlotId) -> Arg {
        let name = self.called_spot(state, fighter, self.spot_of(fighter, slot));
        let (place, of) = self.nth_slot(fighter, slot);
        if of == 1 {
            return name;
        }
        Said::new("kapow-slot")
            .with("ability", name)
            .with("place", Arg::number(place))
            .with("of", Arg::number(of))
            .into()
    }

    /// The face that lies there.
    fn at(&self, state: &State, me: Fighter, source: Source) -> Symbol {
        match source {
            Source::Pool(face) => face,
            Source::Side { die, side } if state.actions(me).contains(die) => {
                state.faces_on(die)[usize::from(side.min(5))]
            }
            Source::Side { .. } => Symbol::Blank,
        }
    }
}
