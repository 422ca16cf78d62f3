//! The evening itself: asks persons and bots in turn until the match is over or somebody leaves.

use super::ask::Question;
use super::face::Face;
use super::lines::Lines;
use super::screen::Screen;
use super::seats::Sitting;
use super::table::Table;
use super::typed::Typed;
use crate::fail::Fail;
use bots::Player;
use games::Rulebook;
use kernel::{Arg, AskKind, Choice, Game, Refusal, Said, Seat, SeatSet, Viewer, Waiting};
use std::path::PathBuf;

/// Who sits there.
pub(crate) enum Seated<G: Game> {
    /// A person at this terminal.
    Person,
    /// A bot.
    Bot(Box<dyn Player<G>>),
}

/// All that is needed to play.
pub(crate) struct Session<G: Game> {
    pub(crate) table: Table<G>,
    pub(crate) seats: Vec<Sitting>,
    pub(crate) seated: Vec<Seated<G>>,
    pub(crate) screen: Screen,
    pub(crate) lines: Lines,
    pub(crate) rulebook: Rulebook,
    /// Where the record goes in the end.
    pub(crate) record: PathBuf,
    /// Who sits where, as `--seats` takes it.
    pub(crate) bots: String,
    /// How much of the log has been shown.
    pub(crate) shown: usize,
    /// How much of it each seat has seen: behind a curtain others saw what it did not.
    pub(crate) seen: Vec<usize>,
    /// Who is alone with the screen behind the curtain.
    pub(crate) behind: Option<Seat>,
}

/// What became of a question.
enum Step {
    /// The match goes on.
    On,
    /// The player has left.
    Left,
}

impl<G: Face> Session<G> {
    /// Plays to the end, or until somebody leaves, and saves the record either way.
    pub(crate) fn run(mut self) -> Result<(), Fail> {
        loop {
            match self.table.game().waiting(self.table.state()) {
                Waiting::Over(outcome) => return self.end(&outcome),
                Waiting::Chance(chance) => self
                    .table
                    .roll(&chance)
                    .map_err(|refusal| broken(&refusal))?,
                Waiting::Seats(seats) => {
                    if let Step::Left = self.ask_one(seats)? {
                        return self.leave();
                    }
                }
            }
        }
    }

    fn ask_one(&mut self, seats: SeatSet) -> Result<Step, Fail> {
        let Some(seat) = seats.first() else {
            return Err(Fail::bad("the match waits for nobody"));
        };
        if let Seated::Bot(bot) = &mut self.seated[seat.index()] {
            let answer = ask_bot(&self.table, bot.as_mut(), seat);
            let entered = answer.and_then(|choice| self.table.choose(seat, choice));
            return entered
                .map(|()| Step::On)
                .map_err(|refusal| broken(&refusal));
        }
        self.ask_person(seat)
    }

    fn ask_person(&mut self, seat: Seat) -> Result<Step, Fail> {
        self.screen.speak_to(Some(seat));
        let question = self.question(seat).ok_or_else(|| broken(&not_asked()))?;
        if let Some(choice) = question.only_answer() {
            let is_window = question.ask.is_window();
            let spelled = question.game.spell(&question.view, &choice);
            let said = Said::new("cli-only-answer").with("move", Arg::Spelled(spelled));
            let offer = choice
                .only()
                .map(|only| question.game.say(&question.view, only));
            let said = offer.map(|offer| said.with("offer", offer.into()));
            return self.answer_alone(seat, choice, said.filter(|_| !is_window));
        }
        if let Some(choice) = self.let_be_unasked(seat) {
            return self.answer_alone(seat, choice, None);
        }
        if !self.draw_curtain(seat)? {
            return Ok(Step::Left);
        }
        self.show_all(seat)?;
        self.converse(seat)
    }

    /// What a seat answers that lets everything about a matter be; at its own turn it no longer is.
    fn let_be_unasked(&mut self, seat: Seat) -> Option<Choice<G::Offer>> {
        let question = self.question(seat)?;
        let acts = question.ask.kind == AskKind::Act;
        let lets_be = self.table.lets_all_be(seat) && question.game.has_matter(&question.view);
        let quiet = question.ask.let_be(&question.offers).filter(|_| lets_be);
        if acts {
            self.table.let_all_be(seat, false);
        }
        quiet.map(Choice::one)
    }

    /// Answers for a person who has no choice, and says so; but not that nothing can be thrown in,
    /// which is so most of the time.
    fn answer_alone(
        &mut self,
        seat: Seat,
        choice: Choice<G::Offer>,
        said: Option<Said>,
    ) -> Result<Step, Fail> {
        if let Some(said) = said {
            self.tell_news(Viewer::Seat(seat))?;
            self.screen.say(&said)?;
        }
        let entered = self.table.choose(seat, choice);
        entered
            .map(|()| Step::On)
            .map_err(|refusal| broken(&refusal))
    }

    pub(super) fn question(&self, seat: Seat) -> Option<Question<'_, G>> {
        let view = self.table.view(Viewer::Seat(seat));
        Question::new(self.table.game(), view)
    }

    /// Listens until the seat has answered, taken something back, or left.
    fn converse(&mut self, seat: Seat) -> Result<Step, Fail> {
        loop {
            let Some(line) = self.lines.next(&format!("{seat}> "))? else {
                return Ok(Step::Left);
            };
            let answered = match Typed::read(&line) {
                Typed::Quit => return Ok(Step::Left),
                Typed::LetAllBe => self.let_all_be(seat)?,
                Typed::Undo => self.undo(seat)?,
                Typed::Resign => self.resign(seat)?,
                Typed::Draw => self.draw()?,
                typed => match self.answer(seat, &typed) {
                    Some(Ok(choice)) => self.try_choose(seat, choice)?,
                    Some(Err(refusal)) => self.screen.refuse(&refusal)?,
                    None => self.command(seat, &typed)?,
                },
            };
            if answered {
                return Ok(Step::On);
            }
        }
    }

    /// The choice that a line stands for, unless it is a command.
    fn answer(&self, seat: Seat, typed: &Typed) -> Option<Result<Choice<G::Offer>, Refusal>> {
        let question = self.question(seat)?;
        match typed {
            Typed::Numbers(numbers) => Some(question.by_numbers(numbers)),
            Typed::All => Some(question.all_or_none(true)),
            Typed::None => Some(question.all_or_none(false)),
            Typed::Move(text) => Some(question.by_spelling(text)),
            _ => None,
        }
    }

    /// Lets this window be and all others about the same matter, where it has one.
    fn let_all_be(&mut self, seat: Seat) -> Result<bool, Fail> {
        let question = self.question(seat);
        let about = question.filter(|it| it.ask.is_window() && it.game.has_matter(&it.view));
        let quiet = about.and_then(|question| question.ask.let_be(&question.offers));
        let Some(quiet) = quiet else {
            return self.screen.text("cli-no-matter").map(|()| false);
        };
        self.table.let_all_be(seat, true);
        self.try_choose(seat, Choice::one(quiet))
    }

    /// Says whether the choice was let in.
    fn try_choose(&mut self, seat: Seat, choice: Choice<G::Offer>) -> Result<bool, Fail> {
        if let Err(refusal) = self.table.why_not(seat, choice.clone()) {
            self.screen.refuse(&refusal)?;
            return self.remind(seat, &refusal);
        }
        let view = self.table.view(Viewer::Seat(seat));
        if let Some(warning) = self.table.game().warning(&view, &choice) {
            self.screen.refuse(&warning)?;
            if !self.confirm("cli-sure")? {
                return Ok(false);
            }
        }
        match self.table.choose(seat, choice) {
            Ok(()) => Ok(true),
            Err(refusal) => self.screen.refuse(&refusal),
        }
    }

    /// Says again what is asked, where an answer does not fit the question.
    fn remind(&self, seat: Seat, refusal: &Refusal) -> Result<bool, Fail> {
        if let Some(question) = self
            .question(seat)
            .filter(|it| refusal.rule == Some(it.ask.rule))
        {
            let words = &self.screen.words;
            let asked = question.game.question(&question.view, &question.ask, words);
            self.screen.print(&asked)?;
        }
        Ok(false)
    }
}

fn ask_bot<G: Game>(
    table: &Table<G>,
    bot: &mut dyn Player<G>,
    seat: Seat,
) -> Result<Choice<G::Offer>, Refusal> {
    let view = table.view(Viewer::Seat(seat));
    let mut offers = Vec::new();
    let ask = table.game().asked(&view, &mut offers);
    Ok(bot.choose(table.game(), &view, &ask.ok_or_else(not_asked)?, &offers))
}

fn not_asked() -> Refusal {
    Refusal::new("refused-not-asked")
}

/// The rules and this program disagree, which no player can help.
pub(super) fn broken(refusal: &Refusal) -> Fail {
    Fail::bad(format!(
        "this match cannot go on ({refusal}); please report it with its record"
    ))
}
