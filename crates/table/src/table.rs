//! The table itself: the fold of its log.

use crate::feed::{Addressed, Feed, Undone};
use crate::play::{Beat, Play};
use crate::questions::Put;
use crate::{Entry, Sitter};
use fair::{Hash, Published, SeatSeed, Seed, Setup, Terms};
use kernel::{Call, Game, Seat, SeatSet, Viewer, Waiting};
use wire::{Notice, Order, Phase, Player, VERSION, Welcome};

/// What a table was opened with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opened {
    /// The game's id.
    pub game: String,
    /// The mode's id.
    pub mode: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// The hash of the packs.
    pub packs: Hash,
    /// The whole set-up, secrets included.
    pub setup: Setup,
    /// The set-up as far as everyone may know it.
    pub public_setup: serde_json::Value,
}

/// Where people meet: seats, one match after another.
#[derive(Debug, Clone)]
pub struct Table<G: Game> {
    pub(crate) game: G,
    pub(crate) opened: Opened,
    pub(crate) sitters: Vec<Sitter>,
    /// Seats of people in the order in which they sat down.
    pub(crate) arrivals: Vec<Seat>,
    /// The seed of the next match, while its shares are gathered.
    pub(crate) prepared: Option<Seed>,
    /// What was published about the newest seed.
    pub(crate) promised: Option<Published>,
    pub(crate) seeds: Vec<Option<SeatSeed>>,
    pub(crate) play: Option<Play<G>>,
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
    pub(crate) feeds: Vec<Feed<G::View>>,
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
            game,
            opened,
            sitters: vec![Sitter::Nobody; seats],
            arrivals: Vec::new(),
            prepared: None,
            promised: None,
            seeds: vec![None; seats],
            play: None,
            round: 0,
            wants_undo: None,
            allows_undo: SeatSet::EMPTY,
            wants_draw: SeatSet::EMPTY,
            wants_rematch: SeatSet::EMPTY,
            orders: vec![Vec::new(); seats],
            put: vec![None; seats],
            log: Vec::new(),
        }
    }

    /// A table as its log left it.
    pub fn from_log(game: G, opened: Opened, log: impl IntoIterator<Item = Entry>) -> Table<G> {
        let mut table = Table::new(game, opened);
        table.updates(&Beat::new(), None);
        log.into_iter().for_each(|entry| drop(table.commit(entry)));
        table
    }

    /// Carries out an entry that is on disk; what each viewer is to be told of it.
    pub fn commit(&mut self, entry: Entry) -> Vec<Addressed<G>> {
        let undone = match entry {
            Entry::Undid { seat, by, .. } => Some(Undone {
                seat,
                asked: by != seat,
            }),
            _ => None,
        };
        let before = self.before();
        let beat = self.carry_out(entry.clone());
        let acted = matches!(entry, Entry::Did { .. }) && !self.newest_lets_be();
        let mut told = self.updates(&beat, undone);
        while let Some(beat) = self.next_landing() {
            told.extend(self.updates(&beat, None));
        }
        if self.expire_orders(acted) {
            // Nobody is told anything but those whose orders have run out.
            told.extend(self.updates(&Beat::new(), None));
        }
        told.extend(self.put_questions(&before, &entry));
        self.log.push(entry);
        told
    }

    fn newest_lets_be(&self) -> bool {
        let play = self.play.as_ref();
        play.is_some_and(|play| play.game_match.newest_lets_be())
    }

    fn carry_out(&mut self, entry: Entry) -> Beat<G::Event> {
        match entry {
            Entry::Prepared { seed } => {
                self.prepared = seed.parse().ok();
                self.promised = self
                    .prepared
                    .as_ref()
                    .map(|seed| self.terms().publish(seed));
                self.seeds.fill(None);
                self.begin_if_ready()
            }
            Entry::Sat { seat, sitter } | Entry::Arranged { seat, sitter, .. } => {
                self.seat(seat, sitter);
                self.begin_if_ready()
            }
            Entry::Seeded { seat, seed, .. } => {
                self.seeds[seat.index()] = Some(seed);
                self.begin_if_ready()
            }
            Entry::Did { seat, text, .. } => {
                self.forget_wishes();
                self.with_play(|play| play.choose(seat, &text))
            }
            Entry::LetBe { seat } => {
                self.forget_wishes();
                self.with_play(|play| play.let_be(seat))
            }
            Entry::Ordered {
                seat, order, on, ..
            } => {
                self.note_order(seat, order, on);
                Beat::new()
            }
            Entry::Called { call, .. } => match call.parse::<Call>() {
                Ok(call) => self.with_play(|play| play.call(call)),
                Err(()) => Beat::new(),
            },
            Entry::Undid { seat, .. } => {
                self.forget_wishes();
                self.with_play(|play| play.undo(seat).map(|()| Beat::new()))
            }
            wish => {
                self.note_wish(&wish);
                Beat::new()
            }
        }
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

    /// Runs on the match. What is on disk was checked before it was written; an entry that no
    /// longer fits (another version of the rules wrote it) changes nothing.
    fn with_play(
        &mut self,
        run: impl FnOnce(&mut Play<G>) -> Result<Beat<G::Event>, kernel::Refusal>,
    ) -> Beat<G::Event> {
        self.play
            .as_mut()
            .and_then(|play| run(play).ok())
            .unwrap_or_default()
    }

    fn next_landing(&mut self) -> Option<Beat<G::Event>> {
        self.play.as_mut()?.roll_once()
    }

    fn forget_wishes(&mut self) {
        self.wants_undo = None;
        self.allows_undo = SeatSet::EMPTY;
        self.wants_draw = SeatSet::EMPTY;
    }

    /// Begins the match when every seat is taken and every person has given a share of the seed.
    fn begin_if_ready(&mut self) -> Beat<G::Event> {
        let seated = self.sitters.iter().all(|sitter| *sitter != Sitter::Nobody);
        let seeded = self
            .persons()
            .all(|seat| self.seeds[seat.index()].is_some());
        if !seated || !seeded {
            return Beat::new();
        }
        if let Some(seed) = self.prepared.take() {
            // A bot has nothing to hide and nothing to fear: its share is all zeros.
            let shares = self
                .seeds
                .iter()
                .map(|seed| seed.unwrap_or(SeatSeed::new([0; 32])));
            self.play = Some(Play::begin(
                &self.game,
                seed,
                self.terms(),
                shares.collect(),
            ));
            self.round += 1;
            self.wants_rematch = SeatSet::EMPTY;
            self.forget_wishes();
            self.expire_orders(true);
        }
        Beat::new()
    }

    fn terms(&self) -> Terms {
        Terms {
            game: self.opened.game.clone(),
            rules: self.opened.rules,
            packs: self.opened.packs,
            setup: self.opened.setup.clone(),
        }
    }

    /// Whether the host should make a seed: at first, and when everyone wants another match.
    pub fn needs_seed(&self) -> bool {
        let again = self.is_over() && self.persons().all(|seat| self.wants_rematch.contains(seat));
        self.prepared.is_none() && (self.play.is_none() || again)
    }

    /// Seats whose answer a bot has to give now, and which bot.
    pub fn bots_due(&self) -> Vec<(Seat, String)> {
        let Some(Waiting::Seats(seats)) = self.play.as_ref().map(Play::waiting) else {
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

    /// What a viewer should know first.
    pub fn welcome(&self, viewer: Viewer) -> Welcome {
        Welcome {
            version: VERSION,
            viewer,
            notice: self.notice(),
            setup: self.opened.public_setup.clone(),
            published: self.promised.clone(),
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
        self.play.as_ref().map(Play::saved)
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

fn player(sitter: &Sitter) -> Player {
    match sitter.clone() {
        Sitter::Nobody => Player::Empty,
        Sitter::Bot { bot } => Player::Bot { bot },
        Sitter::Person { name, stand_in } => Player::Person { name, stand_in },
    }
}
