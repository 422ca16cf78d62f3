//! What a moment of KAPOW! tells besides the view.

use content::Name;
use game_kapow::{Corner, Fighter, Kapow, Mode, Offer, SlotId, SpotId, Stage, State, Team};
use kernel::{Arg, Said, Seat};

/// A moment.
pub(super) type Scene = crate::session::Scene<Kapow>;

impl Scene {
    /// The match as far as the viewer knows it.
    pub(super) fn table(&self) -> State {
        self.game.known(&self.view)
    }

    /// The fighter whose side of the table is near.
    pub(super) fn mine(&self) -> Fighter {
        Fighter::of(self.me).expect("a seat of this game is a fighter's")
    }

    pub(super) fn corner(&self, fighter: Fighter) -> &Corner {
        self.view.public.corner(fighter)
    }

    /// Whom a fighter aims at.
    pub(super) fn target(&self, fighter: Fighter) -> Fighter {
        self.game.target(&self.table(), fighter)
    }

    pub(super) fn my_team(&self) -> Team {
        self.game.team(self.mine())
    }

    /// Who fights at the same side, if anybody.
    pub(super) fn ally(&self) -> Option<Fighter> {
        let mut side = self.game.members(self.my_team());
        side.find(|&one| one != self.mine())
    }

    pub(super) fn enemies(&self) -> Vec<Fighter> {
        self.game.members(self.my_team().other()).collect()
    }

    /// Whether what lies before a fighter is behind a screen for the one who looks.
    pub(super) fn is_covered(&self, fighter: Fighter) -> bool {
        let mut covered = self.game.hidden_from(&self.view.public, self.view.viewer);
        covered.any(|one| one == fighter)
    }

    /// What a fighter is called: its seat's name, or the board's where nobody sits there.
    pub(super) fn fighter_name(&self, fighter: Fighter) -> String {
        match self.character(fighter) {
            Some(name) if !self.game.is_person(fighter) => self.named(&name),
            _ => self.name(fighter.seat()),
        }
    }

    /// The name of a fighter's character, where it has one.
    pub(super) fn character(&self, fighter: Fighter) -> Option<Name> {
        let place = self.game.character(fighter)?;
        Some(self.game.pack().characters[usize::from(place)].name.clone())
    }

    pub(super) fn named(&self, name: &Name) -> String {
        self.voice.named(&name.de, &name.en)
    }

    /// A name that the rules give, in words.
    pub(super) fn called(&self, arg: &Arg) -> String {
        self.voice.words.arg(arg)
    }

    pub(super) fn spot_name(&self, fighter: Fighter, spot: SpotId) -> String {
        self.called(&self.game.called_spot(&self.table(), fighter, spot))
    }

    pub(super) fn life_of(&self, seat: Seat) -> u8 {
        let team = Fighter::of(seat).map(|one| self.game.team(one));
        team.map_or(0, |team| self.view.public.life[team as usize])
    }

    pub(super) fn has_teams(&self) -> bool {
        matches!(self.game.mode(), Mode::Teams | Mode::Coop)
    }

    /// Which of the four phases it is.
    pub(super) fn phase(&self) -> Option<usize> {
        match self.view.public.stage {
            Stage::Start | Stage::Deal | Stage::Draft | Stage::Over(_) => None,
            Stage::Roll | Stage::Select | Stage::Solo(_) => Some(0),
            Stage::Fight | Stage::Attack(_) | Stage::Defend(_) | Stage::Hit | Stage::Hold => {
                Some(1)
            }
            Stage::PowerUp | Stage::Gain(_) | Stage::After | Stage::Late(_) => Some(2),
            Stage::CleanUp => Some(3),
        }
    }

    /// Who attacks or defends just now, where it is phase 2.
    pub(super) fn fight(&self) -> Option<Stage> {
        (self.phase() == Some(1)).then_some(self.view.public.stage)
    }

    pub(super) fn said(&self, key: &'static str, args: &[(&'static str, Arg)]) -> String {
        let said = args.iter().fold(Said::new(key), |said, (gap, arg)| {
            said.with(gap, arg.clone())
        });
        self.voice.say(&said)
    }

    pub(super) fn said_number(&self, key: &'static str, gap: &'static str, number: u8) -> String {
        self.said(key, &[(gap, Arg::number(number))])
    }

    /// Whether everyone aims at one of two enemies (KA-12.6).
    pub(super) fn aims(&self) -> bool {
        self.game.mode() == Mode::Teams
    }

    pub(super) fn offers(&self, offer: Offer) -> bool {
        let question = self.question.as_ref();
        question.is_some_and(|question| question.has(offer))
    }

    /// The name of the ability that a slot belongs to.
    pub(super) fn slot_ability(&self, fighter: Fighter, slot: SlotId) -> String {
        self.spot_name(fighter, self.game.spot_of(fighter, slot))
    }
}
