//! The table itself: the fold of its log.

use crate::dice::Dice;
use crate::feed::{Addressed, Besides, Feed, Shown, Undone};
use crate::orders::Acted;
use crate::play::{Beat, Play};
use crate::questions::Put;
use crate::{Entry, Misfit, Sitter};
use fair::{Hash, OLD_FORMAT, Setup, Signer, Terms};
use kernel::{Call, Game, Seat, SeatSet, Viewer, Waiting};
use wire::{Notice, Order, Phase, Player, Promise, VERSION, Welcome};

/// What a table was opened with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opened {
    /// The game's id.
    pub game: String,
    /// The mode's id.
    pub mode: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// The hash of what the packs mean.
    pub packs: Hash,
    /// The hash of the packs as they are written, for matches that began under the old format.
    pub old_packs: Hash,
    /// The whole set-up, secrets included.
    pub setup: Setup,
    /// The set-up as far as everyone may know it.
    pub public_setup: Setup,
    /// Who signs how matches end; nobody where no server hosts the table.
    pub signer: Option<Signer>,
}

/// Where people meet: seats, one match after another.
#[derive(Debug, Clone)]
pub struct Table<G: Game> {
    pub(crate) game: G,
    pub(crate) opened: Opened,
    pub(crate) sitters: Vec<Sitter>,
    /// Seats of people in the order in which they sat down.
    pub(crate) arrivals: Vec<Seat>,
    pub(crate) dice: Dice,
    /// In a box, as a table may wait for long and has none before its first match.
    pub(crate) play: Option<Box<Play<G>>>,
    round: u32,
    pub(crate) wants_undo: Option<Seat>,
    pub(crate) allows_undo: SeatSet,
    pub(crate) wants_draw: SeatSet,
    pub(crate) wants_rematch: SeatSet,
    /// What each seat lets be without being asked.
    pub(crate) orders: Vec<Vec<Order>>,
    /// What each seat is asked.
    pub(crate) put: Vec<Option<Put<G::Offer>>>,
    pub(crate) log: Vec<Entry>,
    pub(crate) feeds: Vec<Feed<G>>,
    pub(crate) shown: Shown,
    /// How often each seat has changed its mind in this round.
    pub(crate) changes: Vec<u32>,
    /// How often somebody has sat down in it.
    pub(crate) sittings: u32,
    /// How many answers a bot has given for each seat since it stands in there.
    pub(crate) answered_for: Vec<u32>,
}

impl<G: Game + Clone> Table<G> {
    /// An empty table.
    pub fn new(game: G, opened: Opened) -> Table<G> {
        let seats = usize::from(game.seats());
        let viewers = Seat::first(game.seats())
            .map(Viewer::Seat)
            .chain([Viewer::Table]);
        Table {
            feeds: viewers.map(Feed::new).collect(),
            shown: Shown::default(),
            game,
            opened,
            sitters: vec![Sitter::Nobody; seats],
            arrivals: Vec::new(),
            dice: Dice::new(seats),
            play: None,
            round: 0,
            wants_undo: None,
            allows_undo: SeatSet::EMPTY,
            wants_draw: SeatSet::EMPTY,
            wants_rematch: SeatSet::EMPTY,
            orders: vec![Vec::new(); seats],
            put: vec![None; seats],
            log: Vec::new(),
            changes: vec![0; seats],
            sittings: 0,
            answered_for: vec![0; seats],
        }
    }

    /// A table as its log left it. A log of which an entry does not fit is not this table's, or it
    /// was damaged.
    pub fn from_log(
        game: G,
        opened: Opened,
        log: impl IntoIterator<Item = Entry>,
    ) -> Result<Table<G>, Misfit> {
        let mut table = Table::new(game, opened);
        table.updates(Beat::new(), Besides::default());
        for entry in log {
            table.fold(entry)?;
        }
        Ok(table)
    }

    /// Carries out an entry that was judged a moment ago; what each viewer is to be told of it.
    pub fn commit(&mut self, entry: Entry) -> Vec<Addressed<G>> {
        // What was judged fits, so that there is nothing to leave out.
        self.fold(entry).unwrap_or_default()
    }

    /// Carries out an entry that is on disk; what each viewer is to be told of it. After one that
    /// does not fit the table is good for nothing.
    pub fn fold(&mut self, entry: Entry) -> Result<Vec<Addressed<G>>, Misfit> {
        self.check_seats(&entry)?;
        let undone = match entry {
            Entry::Undid { seat, by, .. } => Some(Undone {
                seat,
                asked: by != seat,
            }),
            _ => None,
        };
        let before = self.before();
        let stood_in = self.stood_in();
        let beat = self.carry_out(entry.clone());
        let beat = beat.map_err(|why| self.misfit(why))?;
        self.note_change(&entry);
        let back = self.note_stand_in(&entry, stood_in);
        let besides = Besides { undone, back };
        let acted = match entry {
            Entry::Did { seat, .. } if !self.newest_lets_be() => Acted::By(seat),
            _ => Acted::Nobody,
        };
        let mut told = self.updates(beat, besides);
        while let Some(beat) = self.next_landing() {
            told.extend(self.updates(beat, Besides::default()));
        }
        if self.expire_orders(acted) {
            // Nobody is told anything but those whose orders have run out.
            told.extend(self.updates(Beat::new(), Besides::default()));
        }
        told.extend(self.put_questions(&before, &entry));
        self.log.push(entry);
        Ok(told)
    }

    fn newest_lets_be(&self) -> bool {
        let play = self.play.as_ref();
        play.is_some_and(|play| play.game_match.newest_lets_be())
    }

    fn carry_out(&mut self, entry: Entry) -> Result<Beat<G::Event>, String> {
        Ok(match entry {
            Entry::Prepared { seed, format } => {
                let seed = seed.parse();
                let seed = seed.map_err(|_| "it holds no seed".to_owned())?;
                let terms = self.terms(format);
                self.dice.prepare(seed, &terms, self.round + 1);
                self.begin_if_ready()
            }
            Entry::Sat { seat, sitter } | Entry::Arranged { seat, sitter, .. } => {
                self.seat(seat, sitter);
                self.begin_if_ready()
            }
            Entry::Committed {
                seat, commitment, ..
            } => {
                self.dice.commitments[seat.index()] = Some(commitment);
                Beat::new()
            }
            Entry::Seeded { seat, seed, .. } => {
                self.dice.shares[seat.index()] = Some(seed);
                self.begin_if_ready()
            }
            Entry::Did { seat, text, .. } => {
                self.forget_wishes();
                self.with_play(|play| play.choose(seat, &text))?
            }
            Entry::LetBe { seat } => {
                self.forget_wishes();
                self.with_play(|play| play.let_be(seat))?
            }
            Entry::Ordered {
                seat, order, on, ..
            } => {
                self.note_order(seat, order, on);
                Beat::new()
            }
            Entry::Called { call, .. } => {
                let call = call.parse::<Call>();
                let call = call.map_err(|()| "it holds no call".to_owned())?;
                self.with_play(|play| play.call(call))?
            }
            Entry::Undid { seat, .. } => {
                self.forget_wishes();
                self.with_play(|play| play.undo(seat).map(|()| Beat::new()))?
            }
            wish => {
                self.note_wish(&wish);
                Beat::new()
            }
        })
    }

    fn note_wish(&mut self, wish: &Entry) {
        match *wish {
            Entry::WantsUndo { seat, .. } => {
                self.wants_undo = seat;
                self.allows_undo = SeatSet::EMPTY;
            }
            Entry::AllowsUndo { seat, .. } => self.allows_undo.insert(seat),
            Entry::WantsDraw { seat, .. } => self.wants_draw.insert(seat),
            Entry::WantsRematch { seat, .. } => self.wants_rematch.insert(seat),
            _ => {}
        }
    }

    /// Runs on the match. What is on disk was checked before it was written; an entry that the
    /// rules turn away now was damaged since, or other rules wrote it.
    fn with_play(
        &mut self,
        run: impl FnOnce(&mut Play<G>) -> Result<Beat<G::Event>, kernel::Refusal>,
    ) -> Result<Beat<G::Event>, String> {
        let play = self.play.as_mut();
        let play = play.ok_or_else(|| "no match has begun".to_owned())?;
        run(play).map_err(|refusal| refusal.said.key.to_string())
    }

    fn next_landing(&mut self) -> Option<Beat<G::Event>> {
        self.play.as_mut()?.roll_once()
    }

    fn forget_wishes(&mut self) {
        self.wants_undo = None;
        self.allows_undo = SeatSet::EMPTY;
        self.wants_draw = SeatSet::EMPTY;
    }

    /// Begins the match when every seat is taken and every person has opened a share of the seed.
    fn begin_if_ready(&mut self) -> Beat<G::Event> {
        let opened = |seat: Seat| self.dice.shares[seat.index()].is_some();
        if !self.is_seated() || !self.persons().all(opened) {
            return Beat::new();
        }
        if let Some((seed, format)) = self.dice.take() {
            let (terms, signer) = (self.terms(format), self.opened.signer.clone());
            let shares = self.dice.shares.clone();
            let play = Play::begin(&self.game, seed, terms, shares, signer);
            self.play = Some(Box::new(play));
            self.round += 1;
            self.begin_count();
            self.wants_rematch = SeatSet::EMPTY;
            self.forget_wishes();
            self.expire_orders(Acted::Anew);
        }
        Beat::new()
    }

    fn terms(&self, format: u32) -> Terms {
        Terms {
            game: self.opened.game.clone(),
            rules: self.opened.rules,
            packs: match format {
                OLD_FORMAT => self.opened.old_packs,
                _ => self.opened.packs,
            },
            setup: self.opened.setup.clone(),
            signer: self.opened.signer.as_ref().map(Signer::public),
            format,
        }
    }

    /// Whether somebody sits in every seat.
    fn is_seated(&self) -> bool {
        self.sitters.iter().all(|sitter| *sitter != Sitter::Nobody)
    }

    /// Whether all are there and every person is bound to a share, so that shares may be opened.
    pub(crate) fn is_opening(&self) -> bool {
        let bound = |seat: Seat| self.dice.commitments[seat.index()].is_some();
        self.dice.is_preparing() && self.is_seated() && self.persons().all(bound)
    }

    /// What is promised about the dice of the newest match or of the next.
    pub(crate) fn promise(&self) -> Option<Promise> {
        self.dice.promise(self.is_opening())
    }

    /// Whether the host should make a seed: at first, and when everyone wants another match.
    pub fn needs_seed(&self) -> bool {
        let again = self.is_over() && self.persons().all(|seat| self.wants_rematch.contains(seat));
        !self.dice.is_preparing() && (self.play.is_none() || again)
    }

    /// Seats whose answer a bot has to give now, and which bot.
    pub fn bots_due(&self) -> Vec<(Seat, String)> {
        let Some(Waiting::Seats(seats)) = self.play.as_deref().map(Play::waiting) else {
            return Vec::new();
        };
        let due = seats
            .iter()
            .filter_map(|seat| match &self.sitters[seat.index()] {
                Sitter::Bot { bot } => Some((seat, bot.clone())),
                Sitter::Person { stand_in: true, .. } => Some((seat, "greedy".to_owned())),
                _ => None,
            });
        due.collect()
    }

    /// The seats whose answer the match waits for.
    pub fn waits_for(&self) -> SeatSet {
        match self.play.as_deref().map(Play::waiting) {
            Some(Waiting::Seats(seats)) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// The seats whose answer the match waits for, as a viewer may know it.
    pub fn awaited(&self, viewer: Viewer) -> SeatSet {
        match self.view(viewer).map(|view| self.game.awaited(&view)) {
            Some(Waiting::Seats(seats)) => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// What a viewer should know first.
    pub fn welcome(&self, viewer: Viewer) -> Welcome {
        Welcome {
            version: VERSION,
            viewer,
            notice: self.notice(),
            setup: self.opened.public_setup.value(),
            promise: self.promise(),
            newest: self.newest(viewer),
        }
    }

    /// The table as everyone sees it.
    pub fn notice(&self) -> Notice {
        Notice {
            game: self.opened.game.clone(),
            mode: self.opened.mode.clone(),
            players: self.sitters.iter().map(player).collect(),
            head: self.head(),
            phase: match self.play {
                None => Phase::Gathering,
                Some(_) if self.is_over() => Phase::Over,
                Some(_) => Phase::Playing,
            },
            round: self.round,
            wants_undo: self.wants_undo,
            wants_draw: self.wants_draw,
            wants_rematch: self.wants_rematch,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.play
            .as_ref()
            .is_some_and(|play| matches!(play.waiting(), Waiting::Over(_)))
    }

    /// The whole record, once the match is over.
    pub fn record(&self) -> Option<String> {
        self.play.as_ref()?.record()
    }

    /// The record so far, with its seed: for a host that plays alone and saves.
    pub fn saved(&self) -> Option<String> {
        self.play.as_deref().map(Play::saved)
    }

    /// What was written so far.
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// What it was opened with.
    pub fn opened(&self) -> &Opened {
        &self.opened
    }

    /// The rules of this table.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Who sits where.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    pub(crate) fn persons(&self) -> impl Iterator<Item = Seat> {
        let seats = Seat::first(self.sitters.len() as u8);
        seats.filter(|seat| self.sitters[seat.index()].is_person())
    }
}

pub(crate) fn player(sitter: &Sitter) -> Player {
    match sitter.clone() {
        Sitter::Nobody => Player::Empty,
        Sitter::Bot { bot } => Player::Bot { bot },
        Sitter::Person { name, stand_in } => Player::Person { name, stand_in },
    }
}
