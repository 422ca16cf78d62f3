//! Bots at a table. They think on other threads, a few at a time, and answer like everyone else.

use super::{Ask, Stop, Task};
use crate::chairs::Household;
use crate::config::Times;
use ::bots::{Kind, Stopwatch, by_name};
use kernel::{Seat, SeatSet};
use std::sync::Arc;
use std::time::Duration;
use table::{Entry, Verdict};
use tokio::sync::watch;
use tokio::time::Instant;
use wire::{Act, CmdId, Command};

/// A bot that is thinking about a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Thinking {
    /// How long the log was when it began.
    entries: u64,
    /// How often its answer to this was turned away.
    refused: u32,
}

/// Says "over" when the time is up or the server goes down.
pub(super) fn stopwatch(longest: Duration, closing: watch::Receiver<bool>) -> Stopwatch {
    Arc::new(move |limit: Option<Duration>| {
        let over_at = Instant::now() + limit.unwrap_or(longest).min(longest);
        let closing = closing.clone();
        Box::new(move || Instant::now() >= over_at || *closing.borrow())
    })
}

/// The pause before a bot's answer, after so many answers of bots in a row: each is shorter than
/// the one before, so that somebody who waits for all of them does not wait long. It is never so
/// short that a quick bot which has one answer is told apart from one that chooses. After very many
/// nobody waits for their turn any more: bots play among themselves, for people who look on.
fn pace(times: &Times, in_a_row: u32) -> Duration {
    if in_a_row >= AMONG_THEMSELVES {
        return times.bot_pace;
    }
    let sooner = times.bot_pace.mul_f64(0.7_f64.powf(f64::from(in_a_row)));
    sooner.max(times.window_pace.min(times.bot_pace))
}

/// So many answers of bots are given between two of a person, even with five of them.
const AMONG_THEMSELVES: u32 = 300;

impl Task {
    /// Sets every bot thinking that is due and does not think already.
    pub(super) fn start_bots(&mut self) {
        for (seat, name) in self.host.bots_due() {
            if !self.thinking.contains_key(&seat) {
                self.start_bot(seat, by_name(&name).unwrap_or(Kind::Random), 0);
            }
        }
    }

    fn start_bot(&mut self, seat: Seat, kind: Kind, refused: u32) {
        let Some(thought) = self.host.thought(seat) else {
            return;
        };
        let entries = self.host.entries();
        self.thinking.insert(seat, Thinking { entries, refused });
        // A bot whose answer was turned away would give the same one again.
        let seed = self.bot_seed.wrapping_add(u64::from(refused));
        let (hall, own, household) = (Arc::clone(&self.hall), self.own.clone(), self.household());
        let pace = pace(&self.hall.config.times, self.in_a_row);
        let stopwatch = self.stopwatch.clone();
        tokio::spawn(async move {
            let answer_at = Instant::now() + pace;
            let begun = Instant::now();
            let chair = hall.chairs.sit(household).await;
            hall.metrics.bot_waits.note(begun.elapsed());
            let think = move || thought(kind, seed, &stopwatch);
            let text = tokio::task::spawn_blocking(think).await.ok();
            drop(chair);
            tokio::time::sleep_until(answer_at).await;
            // A table that is gone needs no answer.
            drop(own.send(Box::new(Ask::Thought { seat, text })).await);
        });
    }

    /// Who the bots of this table think for: those who came last to play here.
    pub(super) fn household(&self) -> Household {
        let address = self.address.map(Household::at);
        address.unwrap_or_else(|| Household::Table(self.id.clone()))
    }

    /// A bot answers. What it thought of may be out of date: then it thinks again.
    pub(super) async fn thought(&mut self, seat: Seat, text: Option<String>) -> Result<(), Stop> {
        let Some(thinking) = self.thinking.remove(&seat) else {
            return Ok(());
        };
        let is_due = self.host.bots_due().iter().any(|(due, _)| *due == seat);
        if !is_due || thinking.entries != self.host.entries() {
            self.start_bots();
            return Ok(());
        }
        let command = text.and_then(|text| self.bot_command(seat, text));
        match command.map(|command| self.host.judge(&command, SeatSet::EMPTY)) {
            Some(Verdict::Write(entry)) => self.bot_moves(entry).await,
            Some(Verdict::Done | Verdict::Refuse(_)) | None => {
                self.bot_failed(seat, thinking.refused + 1);
                Ok(())
            }
        }
    }

    async fn bot_moves(&mut self, entry: Entry) -> Result<(), Stop> {
        let Ok(told) = self.append(entry, None).await? else {
            self.again_at = Some(Instant::now() + super::TRY_AGAIN);
            return Ok(());
        };
        self.hall.metrics.bot_moves.add();
        self.in_a_row = self.in_a_row.saturating_add(1);
        self.tell(&told);
        self.settle().await
    }

    /// A bot that cannot answer would hold everyone up: chance answers for it.
    fn bot_failed(&mut self, seat: Seat, refused: u32) {
        tracing::error!(table = self.id.short(), %seat, refused, "a bot gave no legal answer");
        if refused < 5 {
            self.start_bot(seat, Kind::Random, refused);
        }
    }

    fn bot_command(&self, seat: Seat, text: String) -> Option<Command> {
        // Part of the name is random: a person might have used any name that can be foreseen.
        let chance = u64::from_le_bytes(crate::ids::bytes().ok()?);
        let cmd = CmdId::new(&format!("bot-{}-{chance:x}", self.host.entries()))?;
        Some(Command {
            cmd,
            seat,
            // What has come since makes it think again before this is sent.
            seen: u64::MAX,
            act: Act::Move { text },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_answers_in_a_row_take_no_longer_than_a_few() {
        let times = Times::default();
        let all = (0..30).map(|place| pace(&times, place));
        assert!(all.clone().is_sorted_by(|one, next| one >= next));
        assert_eq!(pace(&times, 0), times.bot_pace);
        assert!(all.sum::<Duration>() < 5 * times.bot_pace);
        assert_eq!(pace(&times, 250), times.window_pace, "and none is instant");
    }

    #[test]
    fn bots_among_themselves_can_be_followed() {
        let times = Times::default();
        assert_eq!(pace(&times, AMONG_THEMSELVES), times.bot_pace);
        assert_eq!(pace(&times, u32::MAX), times.bot_pace);
    }

    #[test]
    fn who_wants_no_pause_has_none() {
        let bot_pace = Duration::ZERO;
        let times = Times {
            bot_pace,
            ..Times::default()
        };
        assert_eq!([0, 9].map(|place| pace(&times, place)), [bot_pace; 2]);
    }
}
