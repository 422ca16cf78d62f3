//! What a command would do: nothing is changed here.

use crate::{Entry, Sitter, Table};
use kernel::{Call, Game, Refusal, Seat, SeatSet, Viewer, Waiting};
use wire::{Act, CmdId, Command, Reason};

/// What a table says to a command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// Write this down, then commit it.
    Write(Entry),
    /// This command was carried out before; say so again.
    Done,
    /// No, and why. Nothing changes.
    Refuse(Reason),
}

impl<G: Game + Clone> Table<G> {
    /// What a command would do. The host has made sure that the sender may speak for the seat.
    pub fn judge(&self, command: &Command) -> Verdict {
        self.judge_knowing(command, SeatSet::EMPTY)
    }

    /// What a command would do, when the host knows that the persons in these seats have been gone
    /// for long.
    pub fn judge_knowing(&self, command: &Command, gone: SeatSet) -> Verdict {
        let Command {
            cmd,
            seat,
            seen,
            act,
        } = command;
        if seat.index() >= self.sitters.len() {
            return Verdict::Refuse(Reason::plain("refused-no-such-seat"));
        }
        if let Some(entry) = self.known(*seat, cmd) {
            return if entry.comes_of(act) {
                Verdict::Done
            } else {
                Verdict::Refuse(Reason::plain("refused-same-name"))
            };
        }
        match self.entry_for(*seat, *seen, cmd.clone(), act, gone) {
            Ok(entry) => Verdict::Write(entry),
            Err(reason) => Verdict::Refuse(reason),
        }
    }

    /// What a command of this name has led to before. Names are those of whoever sits there now.
    /// The newest are looked at first: what is sent twice is mostly sent twice at once.
    fn known(&self, seat: Seat, cmd: &CmdId) -> Option<&Entry> {
        let newest = self.log.iter().rev();
        let own = newest.take_while(|entry| !entry.empties(seat));
        own.into_iter()
            .find(|entry| entry.command() == Some((seat, cmd)))
    }

    fn entry_for(
        &self,
        seat: Seat,
        seen: u64,
        cmd: CmdId,
        act: &Act,
        gone: SeatSet,
    ) -> Result<Entry, Reason> {
        self.check_budget(seat, act)?;
        match act {
            Act::Commit { commitment } => self.commit_entry(seat, cmd, *commitment),
            Act::Seed { seed } => self.seed_entry(seat, cmd, *seed),
            Act::Move { text } => {
                self.check_seen(seat, seen)?;
                self.playing()?
                    .read(seat, text)
                    .map_err(|refusal| reason(&refusal))?;
                let text = text.clone();
                Ok(Entry::Did { seat, cmd, text })
            }
            Act::Order { order, on } => self.order_entry(seat, cmd, order, *on),
            Act::Undo => self.undo_entry(seat, cmd),
            Act::AllowUndo { yes } => self.allow_entry(seat, cmd, *yes),
            Act::Resign => {
                let call = Call::Resign(seat);
                self.playing()?
                    .check_call(call)
                    .map_err(|refusal| reason(&refusal))?;
                Ok(Entry::call(call, Some((seat, cmd))))
            }
            Act::Draw => self.draw_entry(seat, cmd),
            Act::Rematch => self.rematch_entry(seat, cmd),
            Act::Bot { seat: place, bot } => self.bot_entry(seat, cmd, *place, bot),
            Act::Free { seat: place } => self.free_entry(seat, cmd, *place, gone),
            Act::Name { name } => self.name_entry(seat, cmd, name),
        }
    }

    fn commit_entry(
        &self,
        seat: Seat,
        cmd: CmdId,
        commitment: fair::Hash,
    ) -> Result<Entry, Reason> {
        if !self.dice.is_preparing() || !self.sitters[seat.index()].is_person() {
            return Err(Reason::plain("refused-no-seed-due"));
        }
        if self.dice.commitments[seat.index()].is_some() {
            return Err(Reason::plain("refused-committed"));
        }
        Ok(Entry::Committed {
            seat,
            cmd,
            commitment,
        })
    }

    /// A share is opened when everybody is bound to theirs, and only the one a seat is bound to.
    fn seed_entry(&self, seat: Seat, cmd: CmdId, seed: fair::SeatSeed) -> Result<Entry, Reason> {
        if !self.dice.is_preparing() {
            return Err(Reason::plain("refused-no-seed-due"));
        }
        if !self.is_opening() {
            return Err(Reason::plain("refused-too-soon"));
        }
        if self.dice.shares[seat.index()].is_some() {
            return Err(Reason::plain("refused-seeded"));
        }
        if self.dice.commitments[seat.index()] != Some(seed.commit()) {
            return Err(Reason::plain("refused-other-share"));
        }
        Ok(Entry::Seeded { seat, cmd, seed })
    }

    /// Taking back is free while it concerns nobody else; otherwise the others are asked.
    fn undo_entry(&self, seat: Seat, cmd: CmdId) -> Result<Entry, Reason> {
        let play = self.playing()?;
        if play.game_match.undoable(seat) == 0 {
            return Err(Reason::plain("refused-undo"));
        }
        if self.undo_concerns(seat).next().is_none() {
            return Ok(Entry::Undid {
                seat,
                cmd,
                by: seat,
            });
        }
        let wish = (self.wants_undo != Some(seat)).then_some(seat);
        Ok(Entry::WantsUndo {
            seat: wish,
            cmd,
            by: seat,
        })
    }

    fn allow_entry(&self, seat: Seat, cmd: CmdId, yes: bool) -> Result<Entry, Reason> {
        let wanting = self
            .wants_undo
            .ok_or_else(|| Reason::plain("refused-no-undo-asked"))?;
        if wanting == seat {
            return Err(Reason::plain("refused-own-undo"));
        }
        if !yes {
            return Ok(Entry::WantsUndo {
                seat: None,
                cmd,
                by: seat,
            });
        }
        let mut still = self.undo_concerns(wanting);
        if still.any(|other| other != seat && !self.allows_undo.contains(other)) {
            return Ok(Entry::AllowsUndo { seat, cmd });
        }
        Ok(Entry::Undid {
            seat: wanting,
            cmd,
            by: seat,
        })
    }

    /// Other persons who have seen what the seat's newest input did. Nobody has where several seats
    /// are answering in secret.
    pub(crate) fn undo_concerns(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let before = self.play.as_ref().and_then(|play| {
            let mut before = play.clone();
            before.undo(seat).ok().map(|()| before)
        });
        let others = self.persons().filter(move |&other| other != seat);
        others.filter(move |&other| {
            before.as_ref().is_some_and(|before| {
                let secret = matches!(before.waiting(), Waiting::Seats(seats) if seats.len() > 1);
                !secret && Some(before.view(Viewer::Seat(other))) != self.view(Viewer::Seat(other))
            })
        })
    }

    /// A draw needs the word of every person; a bot never gives its own.
    fn draw_entry(&self, seat: Seat, cmd: CmdId) -> Result<Entry, Reason> {
        let play = self.playing()?;
        play.check_call(Call::Draw)
            .map_err(|refusal| reason(&refusal))?;
        if self
            .sitters
            .iter()
            .any(|sitter| matches!(sitter, Sitter::Bot { .. }))
        {
            return Err(Reason::plain("refused-draw-with-bot"));
        }
        let others = self.persons().filter(|&other| other != seat);
        if others
            .into_iter()
            .all(|other| self.wants_draw.contains(other))
        {
            return Ok(Entry::call(Call::Draw, Some((seat, cmd))));
        }
        if self.wants_draw.contains(seat) {
            return Err(Reason::plain("refused-draw-offered"));
        }
        Ok(Entry::WantsDraw { seat, cmd })
    }

    fn rematch_entry(&self, seat: Seat, cmd: CmdId) -> Result<Entry, Reason> {
        let over = self
            .play
            .as_ref()
            .is_some_and(|play| matches!(play.waiting(), Waiting::Over(_)));
        if !over || self.dice.is_preparing() {
            return Err(Reason::plain("refused-no-rematch-yet"));
        }
        if self.wants_rematch.contains(seat) {
            return Err(Reason::plain("refused-rematch-asked"));
        }
        Ok(Entry::WantsRematch { seat, cmd })
    }

    fn playing(&self) -> Result<&crate::play::Play<G>, Reason> {
        self.play
            .as_deref()
            .ok_or_else(|| Reason::plain("refused-not-begun"))
    }
}

fn reason(refusal: &Refusal) -> Reason {
    Reason::from(refusal)
}
