//! Who is meant, and what is given up.

use super::Teller;
use super::amount::Noun;
use crate::verb::{Cost, Goods, Whom};
use kernel::{Arg, Said};

impl Whom {
    /// Its word in sentences.
    const fn word(self) -> &'static str {
        match self {
            Whom::Me => "me",
            Whom::Target => "target",
            Whom::Attacker => "attacker",
            Whom::Active => "active",
            Whom::Picked => "picked",
            Whom::Player => "player",
            Whom::Opponent => "opponent",
            Whom::Other => "other",
            Whom::Opponents => "opponents",
            Whom::Team => "team",
            Whom::UpToTwo => "up-to-two",
            Whom::UpToTwoOpponents => "up-to-two-opponents",
            Whom::UpToThreeOpponents => "up-to-three-opponents",
            Whom::TwoOpponents => "two-opponents",
            Whom::TwoPortions => "two-portions",
            Whom::ThreePortions => "three-portions",
        }
    }

    /// Whether somebody is named more than once.
    pub(super) const fn is_repeated(self) -> bool {
        matches!(self, Whom::TwoPortions | Whom::ThreePortions)
    }

    /// Whether somebody has to be named each time.
    pub(super) const fn is_by_choice(self) -> bool {
        !matches!(
            self,
            Whom::Me
                | Whom::Target
                | Whom::Attacker
                | Whom::Active
                | Whom::Picked
                | Whom::Opponents
        )
    }
}

impl Goods {
    /// Its word in sentences.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Goods::Cp => "cp",
            Goods::Token(_) => "token",
            Goods::Companions => "companions",
        }
    }
}

impl Teller<'_> {
    /// A sentence about somebody: which one, and the words for whoever it is done to.
    pub(super) fn about(&self, key: &'static str, whom: Whom) -> Said {
        let who = self.person(whom).word();
        let to = self.say("dice-throne-to").with("who", Arg::word(who));
        let said = self.say(key).with("who", Arg::word(who));
        said.with("to", to.into())
    }

    /// Somebody as the object of what is done.
    pub(super) fn whom(&self, whom: Whom) -> Arg {
        let who = Arg::word(self.person(whom).word());
        self.say("dice-throne-whom").with("who", who).into()
    }

    /// Somebody who does something.
    pub(super) fn who(&self, whom: Whom) -> Arg {
        let who = Arg::word(self.person(whom).word());
        Said::new("dice-throne-who").with("who", who).into()
    }

    /// Who is meant, for whoever is spoken to.
    pub(super) fn person(&self, whom: Whom) -> Whom {
        match whom {
            whom if whom == self.spoken_to => Whom::Me,
            whom => whom,
        }
    }

    /// What is given up.
    pub(crate) fn cost(&self, cost: Cost) -> Arg {
        let Some(count) = cost.count else {
            return Said::new("dice-throne-cost-any")
                .with("goods", self.many(cost.goods))
                .into();
        };
        let some = match cost.goods {
            Goods::Cp => self.counted(count.into(), Noun::Cp),
            Goods::Token(token) => self.counted(count.into(), Noun::Token(token)),
            Goods::Companions => self.counted(count.into(), Noun::Companions),
        };
        if cost.up_to {
            return Said::new("dice-throne-cost-up-to")
                .with("n", Arg::number(count))
                .with("some", some)
                .into();
        }
        some
    }

    /// Any number of what something is paid in.
    fn many(&self, goods: Goods) -> Arg {
        match goods {
            Goods::Cp => Said::new("dice-throne-noun-cp").into(),
            Goods::Token(token) => self.token_names(token),
            Goods::Companions => self.noun(2, Noun::Companions),
        }
    }

    /// What something is paid in.
    pub(super) fn goods(&self, goods: Goods) -> Arg {
        match goods {
            Goods::Cp => Said::new("dice-throne-noun-cp").into(),
            Goods::Token(token) => self.token_name(token),
            Goods::Companions => self.noun(1, Noun::Companions),
        }
    }
}
