//! What a person may do besides answering: look, ask why, take back, save, leave.

use super::face::Face;
use super::screen::reflow;
use super::session::{Seated, Session};
use super::typed::Typed;
use crate::fail::Fail;
use crate::files;
use kernel::{Arg, Call, Outcome, Said, Seat, Viewer};
use std::path::{Path, PathBuf};

impl<G: Face> Session<G> {
    /// Does what a command says. It never answers the question.
    pub(super) fn command(&mut self, seat: Seat, typed: &Typed) -> Result<bool, Fail> {
        match typed {
            Typed::Nothing => self.show_question(seat)?,
            Typed::Board => self.show_all(seat)?,
            Typed::Why(text) => self.why(seat, text)?,
            Typed::Log => self.show_log(seat)?,
            Typed::Odds => self.show_odds(seat)?,
            Typed::About(what) => self.show_about(seat, what)?,
            Typed::Save(file) => self.save(file)?,
            Typed::Rules(number) => self.show_rules(number)?,
            _ => self.show_help()?,
        }
        Ok(false)
    }

    /// What happened, the board, the question.
    pub(super) fn show_all(&mut self, seat: Seat) -> Result<(), Fail> {
        self.tell_news(Viewer::Seat(seat))?;
        self.show_board(Viewer::Seat(seat))?;
        self.show_question(seat)
    }

    /// What happened since anybody last looked; behind a curtain, since this seat did.
    pub(super) fn tell_news(&mut self, viewer: Viewer) -> Result<(), Fail> {
        let alone = viewer.seat().filter(|_| self.behind.is_some());
        let from = alone.map_or(self.shown, |seat| self.seen[seat.index()]);
        for said in self.table.heard(viewer, from) {
            self.tell(&said)?;
        }
        self.has_seen(alone);
        Ok(())
    }

    /// All of the log is known now: to one seat, or to everybody.
    fn has_seen(&mut self, alone: Option<Seat>) {
        self.shown = self.table.log_length();
        match alone {
            Some(seat) => self.seen[seat.index()] = self.shown,
            None => self.seen.fill(self.shown),
        }
    }

    /// What came of one input, as a paragraph.
    fn tell(&self, said: &[&Said]) -> Result<(), Fail> {
        let again = |at: usize| at > 0 && G::repeats(said[at - 1], said[at]);
        let news = (0..said.len()).filter(|&at| G::is_news(said[at]) && !again(at));
        let sentences = news.map(|at| self.screen.words.say(said[at]));
        let sentences: Vec<String> = sentences.collect();
        if sentences.is_empty() {
            return Ok(());
        }
        self.screen.print(&format!("  {}", sentences.join(" ")))
    }

    fn show_board(&self, viewer: Viewer) -> Result<(), Fail> {
        let view = self.table.view(viewer);
        let game = self.table.game();
        let board = game.board(&view, &self.seats, &self.screen.words);
        self.screen.print(&board.join("\n"))
    }

    fn show_question(&self, seat: Seat) -> Result<(), Fail> {
        let lines = self
            .question(seat)
            .map(|question| question.lines(&self.screen.words));
        self.screen.print(&lines.unwrap_or_default().join("\n"))
    }

    fn show_log(&self, seat: Seat) -> Result<(), Fail> {
        let all = self.table.heard(Viewer::Seat(seat), 0);
        all.iter().try_for_each(|said| self.tell(said))
    }

    fn show_odds(&self, seat: Seat) -> Result<(), Fail> {
        let view = self.table.view(Viewer::Seat(seat));
        let odds = self.table.game().odds(&view, &self.screen.words);
        if odds.is_empty() {
            return self.screen.text("cli-no-odds");
        }
        self.screen.print(&odds.join("\n"))
    }

    fn show_about(&self, seat: Seat, what: &str) -> Result<(), Fail> {
        let view = self.table.view(Viewer::Seat(seat));
        let told = self.table.game().about(&view, what, &self.screen.words);
        if let Some(told) = told {
            return self.screen.print(&told.join("\n"));
        }
        let asked = Arg::Spelled(what.chars().take(40).collect());
        self.screen
            .say(&Said::new("cli-no-about").with("what", asked))
    }

    fn show_help(&self) -> Result<(), Fail> {
        self.screen.text("cli-help")?;
        match G::help(&self.screen.words) {
            Some(more) => self.screen.print(&more),
            None => Ok(()),
        }
    }

    fn show_rules(&self, number: &str) -> Result<(), Fail> {
        if let Some(text) = self.rulebook.find(number) {
            return self.screen.print(&reflow(&text));
        }
        let asked = Arg::Spelled(number.chars().take(20).collect());
        self.screen
            .say(&Said::new("cli-no-such-rule").with("number", asked))
    }

    fn why(&self, seat: Seat, text: &str) -> Result<(), Fail> {
        let Some(question) = self.question(seat) else {
            return Ok(());
        };
        let meant = match Typed::read(text) {
            Typed::Numbers(numbers) => question.by_numbers(&numbers),
            Typed::All => question.all_or_none(true),
            Typed::None => question.all_or_none(false),
            Typed::Nothing => return self.screen.text("cli-why-what"),
            _ => question.by_spelling(text),
        };
        match meant.and_then(|choice| self.table.why_not(seat, choice)) {
            Ok(()) => self.screen.text("cli-why-legal"),
            Err(refusal) => self.screen.refuse(&refusal).map(|_| ()),
        }
    }

    fn save(&self, file: &str) -> Result<(), Fail> {
        let path = if file.is_empty() {
            self.record.clone()
        } else {
            PathBuf::from(file)
        };
        self.write_record(&path).map(|_| ())
    }

    /// Says whether the record was written; a match goes on without, too.
    fn write_record(&self, path: &Path) -> Result<bool, Fail> {
        let shown = Arg::Spelled(path.display().to_string());
        let record = self.table.record();
        let saved = match record.end() {
            fair::End::Open => "cli-saved-open",
            fair::End::Outcome(_) => "cli-saved",
        };
        match files::write(path, &record.to_text()) {
            Ok(()) => {
                self.screen.say(&Said::new(saved).with("file", shown))?;
                Ok(true)
            }
            Err(Fail::Bad(why)) => {
                self.screen
                    .say(&Said::new("cli-not-saved").with("why", Arg::Spelled(why)))?;
                Ok(false)
            }
            Err(other) => Err(other),
        }
    }

    /// Takes back what the seat answered last. Answers without a choice go along with it.
    pub(super) fn undo(&mut self, seat: Seat) -> Result<bool, Fail> {
        if let Err(refusal) = self.table.undo(seat) {
            return self.screen.refuse(&refusal);
        }
        while self
            .question(seat)
            .is_some_and(|question| question.only_answer().is_some())
        {
            if self.table.undo(seat).is_err() {
                break;
            }
        }
        self.shown = self.table.log_length();
        for seen in &mut self.seen {
            *seen = self.shown.min(*seen);
        }
        self.screen.text("cli-undone")?;
        Ok(true)
    }

    /// Whether the player says yes.
    pub(super) fn confirm(&mut self, key: &str) -> Result<bool, Fail> {
        let prompt = self.screen.words.text(key);
        let answer = self.lines.next(&format!("{prompt} "))?.unwrap_or_default();
        let answer = answer.trim().to_lowercase();
        Ok(["y", "yes", "j", "ja"].contains(&answer.as_str()))
    }

    /// Gives the match up, once the player has said so twice.
    pub(super) fn resign(&mut self, seat: Seat) -> Result<bool, Fail> {
        if !self.confirm("cli-resign-sure")? {
            return Ok(false);
        }
        match self.table.call(Call::Resign(seat)) {
            Ok(()) => Ok(true),
            Err(refusal) => self.screen.refuse(&refusal),
        }
    }

    /// Ends the match as a draw, once all have agreed; bots agree to nothing.
    pub(super) fn draw(&mut self) -> Result<bool, Fail> {
        if self.persons().count() < self.seated.len() {
            self.screen.text("cli-draw-bots")?;
            return Ok(false);
        }
        if !self.confirm("cli-draw-sure")? {
            return Ok(false);
        }
        match self.table.call(Call::Draw) {
            Ok(()) => Ok(true),
            Err(refusal) => self.screen.refuse(&refusal),
        }
    }

    /// Before a secret question, where several persons share the screen: clears it and waits until
    /// the right one sits there. Says whether the match goes on.
    pub(super) fn draw_curtain(&mut self, seat: Seat) -> Result<bool, Fail> {
        let view = self.table.view(Viewer::Seat(seat));
        let secret = self.table.game().is_secret(&view) && self.persons().count() > 1;
        let drawn = self.behind == Some(seat);
        self.behind = secret.then_some(seat);
        if !secret || drawn {
            return Ok(true);
        }
        self.lines.forget();
        self.screen.clear()?;
        let ready = Said::new("cli-curtain").with("seat", Arg::Spelled(seat.to_string()));
        let prompt = self.screen.words.say(&ready);
        let there = self.lines.next(&format!("{prompt} "))?.is_some();
        self.screen.clear()?;
        Ok(there)
    }

    fn persons(&self) -> impl Iterator<Item = Seat> {
        let person = |place: &usize| matches!(self.seated[*place], Seated::Person);
        let places = (0..self.seated.len()).filter(person);
        places.filter_map(|place| Seat::new(place as u8))
    }

    /// Somebody has left: the match is put away.
    pub(super) fn leave(mut self) -> Result<(), Fail> {
        self.screen.speak_to(None);
        if self.table.count() == 0 {
            return self.screen.text("cli-left");
        }
        self.screen.text("cli-left-open")?;
        if self.write_record(&self.record)? {
            let file = Arg::Spelled(self.record.display().to_string());
            let said = Said::new("cli-resume-hint")
                .with("file", file)
                .with("seats", Arg::Spelled(self.bots.clone()));
            self.screen.say(&said)?;
        }
        Ok(())
    }

    /// The match is over.
    pub(super) fn end(mut self, outcome: &Outcome) -> Result<(), Fail> {
        let only = Some(self.persons().collect::<Vec<_>>()).filter(|all| all.len() == 1);
        let person = only.map(|all| all[0]);
        let viewer = person.map_or(Viewer::Table, Viewer::Seat);
        self.screen.speak_to(person);
        self.tell_news(viewer)?;
        let (game, view) = (self.table.game(), self.table.view(viewer));
        let winner = game.winner_without_seat(&view, &self.screen.words);
        self.screen.say(&ending(outcome, person, winner))?;
        if self.write_record(&self.record)? {
            let file = Arg::Spelled(self.record.display().to_string());
            self.screen
                .say(&Said::new("cli-verify-hint").with("file", file))?;
        }
        Ok(())
    }
}

/// How it ended, for the only person at the screen or for whoever looks. Somebody without a seat
/// may have won.
pub(crate) fn ending(
    outcome: &Outcome,
    person: Option<Seat>,
    without_seat: Option<String>,
) -> Said {
    if outcome.is_draw() {
        return Said::new("cli-end-draw");
    }
    let seats = outcome.winners().iter().map(|seat| seat.to_string());
    let winners: Vec<String> = seats.chain(without_seat).collect();
    if winners.is_empty() {
        return Said::new("cli-end-nobody");
    }
    let key = match person {
        Some(seat) if outcome.winners().contains(seat) => "cli-end-you-won",
        Some(_) => "cli-end-you-lost",
        None => "cli-end-won",
    };
    Said::new(key).with("winners", Arg::Spelled(winners.join(", ")))
}
