//! Windows that are let be by standing orders, always at the same pace: nobody can tell from the
//! time it takes why a seat lets something be.

use super::{Stop, Task};
use table::Entry;
use tokio::time::Instant;

impl Task {
    /// Notes when windows are to be let be, if any are.
    pub(super) fn plan_to_let_be(&mut self) {
        let due = !self.host.orders_due().is_empty();
        let at = self.let_be_at.take();
        let pace = self.hall.config.times.window_pace;
        self.let_be_at = due.then(|| at.unwrap_or_else(|| Instant::now() + pace));
    }

    /// Lets windows be whose time has come.
    pub(super) async fn let_windows_be(&mut self) -> Result<(), Stop> {
        if self.let_be_at.is_none_or(|at| at > Instant::now()) {
            return Ok(());
        }
        self.let_be_at = None;
        for seat in self.host.orders_due() {
            // An order may have run out by what was done for the one before.
            if !self.host.orders_due().contains(&seat) {
                continue;
            }
            let Ok(told) = self.append(Entry::LetBe { seat }, None).await? else {
                self.again_at = Some(Instant::now() + super::TRY_AGAIN);
                return Ok(());
            };
            self.tell(&told);
        }
        Ok(())
    }
}
