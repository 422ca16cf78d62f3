//! Whether a position can be played from: lenient where play cannot go wrong, else strict.

use crate::board::Mark;
use crate::state::{CHANGES, Corner, Doing, Stage, State, TOKENS};
use crate::{Fighter, Kapow, Verb, VerbId};
use kernel::position::Problems;

impl Kapow {
    pub(super) fn check_state(&self, state: &State, problems: &mut Problems) {
        let mut need = |holds: bool, what: &str| {
            if !holds {
                problems.push(what.to_owned());
            }
        };
        let over = matches!(state.stage, Stage::Over(_));
        for team in crate::Team::BOTH {
            let life = state.life[team as usize];
            let most = self.most_life(team);
            need(life <= most, "a side has more life than it can have");
            need(over || life > 0, "a side without life has lost");
        }
        let undealt = matches!(state.stage, Stage::Start | Stage::Deal | Stage::Draft);
        let teams = self.mode.has_teams();
        let (none, all) = (state.dealt.is_empty(), state.dealt.len() == 4);
        need(undealt || over || !teams || all, "the cards are not dealt");
        need(
            state.stage != Stage::Draft || teams && !all,
            "nothing is drafted here",
        );
        need(
            state.stage != Stage::Deal || teams && none,
            "no cards are dealt here",
        );
        need(teams || none, "there are no cards in this mode");
        let flips = state.behind.flipped.iter().any(|cards| !cards.is_empty());
        need(teams || !flips, "there is no such card to turn round");
        let round = state.round;
        need(
            round <= self.options.rounds,
            "the match ends before this round",
        );
        need(undealt || over || round > 0, "the first round is round 1");
        self.check_air(state, problems);
        for fighter in self.fighters() {
            self.check_corner(state, fighter, problems);
        }
        let out: usize = state
            .corners
            .iter()
            .map(|corner| usize::from(corner.tokens))
            .sum();
        if out > usize::from(self.pack.supply.entangle.count) {
            problems.push("there are not so many tokens".to_owned());
        }
    }

    /// Dice in the air, the attack that runs, verbs under way.
    fn check_air(&self, state: &State, problems: &mut Problems) {
        let throw_fits = state.throw.is_none_or(|thrower| {
            let (corner, hand) = (state.corner(thrower), state.hand(thrower));
            let own = hand.air.within(corner.dice);
            let loose = hand.air.iter().all(|die| state.slot_of(die).is_none());
            let person = self.is_person(thrower);
            own && match state.stage {
                Stage::Roll => {
                    let first = self.fighters().find(|&one| state.acting.contains(one));
                    first == Some(thrower) && hand.air == corner.dice
                }
                Stage::Select => person && loose && !corner.play.ready && hand.doing.is_none(),
                Stage::Solo(fighter) => fighter == thrower && loose,
                _ => false,
            }
        });
        let strike_fits = match (state.strike, state.stage) {
            (Some((by, _)), Stage::Defend(fighter)) => self.target(state, by) == fighter,
            (Some((by, _)), Stage::Hit) => state.corner(self.target(state, by)).tally.defended,
            (None, Stage::Hit) => false,
            (strike, _) => strike.is_none(),
        };
        let stage_fits = match state.stage {
            Stage::Solo(fighter) => !self.is_person(fighter),
            Stage::Defend(fighter) => !state.corner(fighter).tally.defended,
            Stage::Roll => self
                .fighters()
                .all(|one| !state.acting.contains(one) || self.is_person(one)),
            _ => true,
        };
        let frames_fit = state.frames.iter().all(|frame| {
            let effects = self.ability(state, frame.fighter, frame.spot).effects;
            frame.left <= 40 && self.is_within(effects, frame.verb, 4)
        });
        let may_frame = matches!(
            state.stage,
            Stage::Hit | Stage::Hold | Stage::Gain(_) | Stage::Late(_)
        );
        for (holds, what) in [
            (throw_fits, "these dice cannot be in the air"),
            (strike_fits, "no such attack can be running"),
            (stage_fits, "the stage does not fit the fighter"),
            (frames_fit, "no such frame can be under way"),
            (
                may_frame || state.frames.is_empty(),
                "nothing is carried out at this stage",
            ),
        ] {
            if !holds {
                problems.push(what.to_owned());
            }
        }
    }

    /// Whether a verb is in a run, or in a run within it.
    fn is_within(&self, span: crate::Span, verb: VerbId, deep: u8) -> bool {
        if VerbId::of(span).any(|one| one == verb) {
            return true;
        }
        deep > 0
            && self.pack.verbs(span).iter().any(|&one| {
                let inner = |span| self.is_within(span, verb, deep - 1);
                match one {
                    Verb::Each(span)
                    | Verb::AtPowerUp(span)
                    | Verb::AtDefend(span)
                    | Verb::OpponentTraitDie(span)
                    | Verb::If { then: span, .. } => inner(span),
                    Verb::Choose(options)
                    | Verb::ChooseEach(options)
                    | Verb::DieOfOpponentsChoice(options)
                    | Verb::OpponentChooses(options) => options.spans().iter().any(|&s| inner(s)),
                    Verb::List(rows) => self.pack.rows(rows).iter().any(|row| inner(row.effects)),
                    _ => false,
                }
            })
    }

    fn check_corner(&self, state: &State, fighter: Fighter, problems: &mut Problems) {
        let corner = state.corner(fighter);
        let letter = fighter.seat();
        let mut need = |holds: bool, what: &str| {
            if !holds {
                problems.push(format!("{letter}: {what}"));
            }
        };
        need(!corner.dice.is_empty(), "nobody is without dice");
        need(
            usize::from(corner.tokens) <= TOKENS,
            "there are too many tokens",
        );
        need(
            corner.charges <= 4,
            "there are too many tokens on the board",
        );
        need(
            state.hand(fighter).changes <= CHANGES,
            "nobody changes so often",
        );
        need(
            self.team(self.target(state, fighter)) != self.team(fighter),
            "nobody aims at an ally",
        );
        let team = self.team(fighter);
        let small = corner.tally.lost <= self.most_life(team)
            && corner.tally.dealt <= self.most_life(team.other());
        need(
            small && corner.tally.new_dice <= 60 && corner.tally.new_faces <= 100,
            "a count is too high",
        );
        let play = &corner.play;
        need(
            play.choices.iter().all(|&count| count <= 8) && play.left_over <= 60,
            "a choice is too high",
        );
        need(
            self.slots_fit(state, fighter),
            "a die lies where it does not fit",
        );
        need(
            self.fired_fits(corner, fighter),
            "no immediate ability has these slots",
        );
        need(self.doing_fits(state, fighter), "that cannot be being done");
        need(
            self.fresh_fits(state, fighter),
            "no such face is behind a screen",
        );
        let person = self.is_person(fighter);
        need(
            !person || corner.play.posing.is_none(),
            "only a solo board has a die that poses",
        );
        let sane = self.is_person(fighter) || !corner.play.ready;
        need(sane, "a solo board is never ready");
    }

    /// While abilities are chosen every die must fit; later faces may have changed.
    fn slots_fit(&self, state: &State, fighter: Fighter) -> bool {
        let corner = state.corner(fighter);
        let filled = state.hand(fighter).filled;
        let placed = !filled.is_empty();
        match state.stage {
            Stage::Start | Stage::Deal | Stage::Draft | Stage::Roll | Stage::CleanUp => !placed,
            // Boards that play by themselves come one after the other.
            Stage::Solo(board) if fighter > board => self.is_person(fighter) || !placed,
            Stage::Select => {
                if !self.is_person(fighter) {
                    return !placed;
                }
                let mut posers = 0;
                let fits = corner.dice.iter().all(|die| {
                    let plain = self.lies_plainly(state, fighter, die);
                    // Its partner does not match it plainly either, but only one of them poses.
                    let poses =
                        !plain && self.one_poses(state, fighter) == Some(self.shown(state, die));
                    posers += u8::from(poses);
                    plain || self.lies_posing(state, fighter, die)
                });
                fits && posers <= 1 && filled.within(self.open_slots(state, fighter))
            }
            _ => true,
        }
    }

    fn lies_posing(&self, state: &State, fighter: Fighter, die: dice::DieId) -> bool {
        let Some(slot) = state.slot_of(die) else {
            return true;
        };
        let group = self.board(fighter).place(slot).group;
        let partners = state.corner(fighter).dice.iter();
        let common = partners.fold(crate::Symbols::ALL, |all, other| {
            let at = state.slot_of(other).filter(|&at| group.contains(at));
            let look = self.look(state, fighter, other);
            at.map_or(all, |at| all.and(self.counts_at(state, fighter, look, at)))
        });
        let look = self.look(state, fighter, die);
        self.need(state, fighter, slot).takes(look) && !common.is_empty()
    }

    /// New faces are on their sides, and hidden only while there are screens.
    fn fresh_fits(&self, state: &State, fighter: Fighter) -> bool {
        let screened = state.stage == Stage::Select
            && !matches!(self.screen(fighter), kernel::Audience::Table);
        let mut fresh = state.fresh_faces(fighter);
        fresh.all(|_| screened)
    }

    fn fired_fits(&self, corner: &Corner, fighter: Fighter) -> bool {
        let board = self.board(fighter);
        let fired = corner.play.fired;
        fired.iter().all(|slot| {
            let spot = board.spot_of(slot);
            board.with(Mark::Immediate).contains(spot) && board.section_of(slot).within(fired)
        })
    }

    fn doing_fits(&self, state: &State, fighter: Fighter) -> bool {
        let corner = state.corner(fighter);
        let Some(doing) = state.hand(fighter).doing else {
            return true;
        };
        let able = match doing {
            Doing::Reroll(_) | Doing::RerollAny(_) | Doing::RerollNot(_) => {
                !self.rerollable(state, fighter, doing).is_empty()
            }
            Doing::Turn => {
                let movable = self.movable(state, fighter);
                movable
                    .iter()
                    .any(|die| !self.turns(state, fighter, die).is_empty())
            }
            Doing::FaceType(verb) => !self.face_types(state, fighter, verb).is_empty(),
            Doing::FaceDie(face) => {
                state.pool(fighter)[face.index()] > 0 && !self.attachable(state, fighter).is_empty()
            }
        };
        able && state.stage == Stage::Select && !corner.play.ready && self.is_person(fighter)
    }
}
