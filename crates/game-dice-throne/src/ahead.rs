//! What is coming: damage and healing as they would be settled now, for whoever draws a board. The
//! rules themselves never look ahead.

use crate::event::Account;
use crate::state::Public;
use crate::tell::by;
use crate::{BySeat, DiceThrone};
use kernel::{Arg, Said, Seat};

/// What a seat would receive if everything were settled now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forecast {
    /// Who.
    pub seat: Seat,
    /// How the damage comes about, line by line.
    pub account: Account,
    /// How much it is in the end.
    pub damage: u8,
    /// How much is healed.
    pub healing: u8,
    /// Health now and then, of the whole side.
    pub health: [u8; 2],
}

impl DiceThrone {
    /// What the seats would receive if everything were settled now; those whom nothing concerns are
    /// left out.
    pub fn forecast(&self, public: &Public) -> Vec<Forecast> {
        let account = self.open_account(public);
        let playing = public.playing().iter();
        let coming = playing.map(|seat| {
            let received = self.received(public, account, seat);
            let healing = crate::settle::healing(public, account, seat);
            (seat, received, healing)
        });
        let coming: Vec<_> = coming.collect();
        let mut after: BySeat<i32> = public.health.iter().map(|&now| i32::from(now)).collect();
        for (seat, received, healing) in &coming {
            after[self.side(*seat)] += i32::from(*healing) - i32::from(received.damage);
        }
        let told = coming
            .into_iter()
            .filter(|(_, received, healing)| *healing > 0 || !received.lines.entries().is_empty());
        told.map(|(seat, received, healing)| {
            let now = self.health_of(public, seat);
            let most = self.most_health().max(now);
            let then = after[self.side(seat)].clamp(0, i32::from(most)) as u8;
            Forecast {
                seat,
                account: received.lines,
                damage: received.damage,
                healing,
                health: [now, then],
            }
        })
        .collect()
    }

    /// A forecast as a sentence: "B would take 12 damage (8 Smack + 4 Crit); health: 38 → 26."
    pub fn told_forecast(&self, forecast: &Forecast) -> Said {
        let [now, then] = forecast.health.map(Arg::number);
        by("dice-throne-forecast", forecast.seat)
            .with("damage", Arg::number(forecast.damage))
            .with("healing", Arg::number(forecast.healing))
            .with("account", self.account_arg(&forecast.account))
            .with("now", now)
            .with("then", then)
    }
}
