//! What is paid: "pay 2 bolts", "sacrifice one of your other characters".

use super::Teller;
use super::dice::{Case, energy};
use crate::face::Energy;
use crate::verb::{Price, Span};
use kernel::{Arg, Said};

impl Teller<'_> {
    /// What must be paid, as what somebody does.
    pub(super) fn price(&self, price: &Price) -> Arg {
        let mut parts: Vec<Arg> = Vec::new();
        let pays = self.pays(price);
        if !pays.is_empty() {
            parts.push(
                Said::new("dice-masters-pay")
                    .with("what", Arg::And(pays))
                    .into(),
            );
        }
        if let Some(die) = price.sacrifice {
            let mut teller = *self;
            let die = teller.dice(die, Case::Done).arg;
            parts.push(
                Said::new("dice-masters-pay-sacrifice")
                    .with("die", die)
                    .into(),
            );
        }
        if price.damage > 0 {
            let n = Arg::number(price.damage);
            parts.push(Said::new("dice-masters-pay-damage").with("n", n).into());
        }
        Arg::one_or(parts, Arg::And)
    }

    fn pays(&self, price: &Price) -> Vec<Arg> {
        let mut pays: Vec<Arg> = Vec::new();
        for (one, n) in Energy::TYPES.into_iter().zip(price.types) {
            pays.extend((n > 0).then(|| energy(one, n)));
        }
        if price.any > 0 {
            let n = Arg::number(price.any);
            pays.push(Said::new("dice-masters-any-energy").with("n", n).into());
        }
        if let Some(one) = price.number {
            let what = energy(one, 9);
            pays.push(
                Said::new("dice-masters-any-number")
                    .with("what", what)
                    .into(),
            );
        }
        if price.life > 0 {
            let n = Arg::number(price.life);
            pays.push(Said::new("dice-masters-pay-life").with("n", n).into());
        }
        pays
    }

    /// One of several prices.
    pub(super) fn either(&self, prices: Span) -> Arg {
        let prices = self.pack.prices[super::range(prices)].iter();
        Arg::Or(prices.map(|price| self.price(price)).collect())
    }
}
