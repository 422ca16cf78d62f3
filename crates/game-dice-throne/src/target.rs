//! Whose turn is next, and who is attacked (DT-5, DT-13, DT-14).

use crate::event::Event;
use crate::frame::{Frame, Run, Step, Way, Why};
use crate::pool::{Source, What};
use crate::state::{Phase, Public, Purpose, Roll};
use crate::verb::{Kind, Verb};
use crate::{BySeat, DiceThrone};
use kernel::{Seat, SeatSet, Sink};

/// What a side of the die for the target means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pointed {
    /// This seat is attacked.
    On(Seat),
    /// This seat decides who is.
    By(Seat),
}

impl DiceThrone {
    /// The next seat that is in, in the order of turns.
    pub(crate) fn next_seat(&self, public: &Public) -> Seat {
        let next = self.turns(public).nth(1);
        next.unwrap_or(public.active)
    }

    /// Whose turns come, the present one first, as far as they are in.
    pub fn turns<'a>(&self, public: &'a Public) -> impl Iterator<Item = Seat> + use<'a> {
        let order = self.mode.order();
        let now = public.active.index();
        let at = order.iter().position(|&seat| usize::from(seat) == now);
        let at = at.expect("every seat has a turn");
        let all = order.iter().cycle().skip(at).take(order.len());
        let seats = all.filter_map(|&seat| Seat::new(seat));
        seats.filter(|&seat| seat == public.active || public.is_in(seat))
    }

    /// Somebody must be named if anything concerns a target (DT-5.1).
    pub(crate) fn target(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        public.frames.push(Frame::Step(Step::Strike));
        if !self.needs_target(public) {
            return;
        }
        let (seat, reachable) = (public.active, self.reachable(public));
        if reachable.len() == 1 {
            return self.aim(public, reachable.first().unwrap_or(seat), sink);
        }
        self.enter(public, Phase::Targeting, sink);
        match self.teams(public)[..] {
            [] => public.frames.push(Frame::Aim(seat)),
            [only] => self.turn_to(public, only, sink),
            _ => public.frames.push(Frame::Team),
        }
    }

    /// The teams that can be attacked, each by its first seat clockwise; none where everyone fights
    /// alone. Where there are three teams it is the one with the most health, or whichever of
    /// several the attacker likes (DT-15.3).
    pub(crate) fn teams(&self, public: &Public) -> BySeat<Seat> {
        let reachable = self.reachable(public);
        let met = public.clockwise(public.active);
        let met = met.filter(|&seat| self.mode.has_teams() && reachable.contains(seat));
        let mut teams: BySeat<Seat> = BySeat::new();
        for seat in met {
            if teams.iter().all(|&known| self.are_opponents(known, seat)) {
                teams.push(seat);
            }
        }
        teams
    }

    /// A team is attacked: a die says who of it, if there are several (DT-5.3).
    pub(crate) fn turn_to(&self, public: &mut Public, of: Seat, sink: &mut impl Sink<Event>) {
        public.attack.team = Some(of);
        match self.reachable(public).len() {
            1 => self.aim(public, of, sink),
            _ => self.roll_for_target(public),
        }
    }

    /// Whether anything concerns a target that is not known yet.
    pub(crate) fn needs_target(&self, public: &Public) -> bool {
        let attack = &public.attack;
        let waits = |run: &Run| run.way == Way::OnTarget;
        attack.target.is_none() && (attack.kind.is_some() || attack.later.iter().any(waits))
    }

    /// A contest that deals damage either way is an attack before it is won (DT-12.9).
    pub(crate) fn contested(&self, public: &Public) -> Option<Kind> {
        let waiting = public.attack.later.iter();
        let verbs = waiting
            .filter(|run| run.way == Way::OnTarget)
            .map(|run| self.pack.verb(run.at));
        let kind = |span| {
            let mut verbs = self.pack.verbs(span).iter();
            verbs.find_map(|verb| match verb {
                Verb::Damage { kind, .. } => Some(*kind),
                _ => None,
            })
        };
        let mut contests = verbs.filter_map(|verb| match verb {
            Verb::Contest { then, other, .. } => kind(then).and(kind(other)),
            _ => None,
        });
        contests.next()
    }

    /// Damage of an ability to an opponent of choice is an attack on that one.
    pub(crate) fn aimed_at(&self, public: &Public) -> Option<Seat> {
        let seat = public.active;
        let mut aimed = public.pool.iter().filter(|entry| {
            let own = matches!(entry.source, Source::Ability(owner, _) if owner == seat);
            let kind = matches!(
                entry.what,
                What::Damage(Kind::Normal | Kind::Undefendable | Kind::Pure | Kind::Ultimate)
            );
            own && kind && entry.to.is_some_and(|to| self.are_opponents(to, seat))
        });
        aimed.next().and_then(|entry| entry.to)
    }

    /// Who can be attacked: all opponents, or of several teams those of the one that was named, and
    /// before that of the strongest (DT-15.3).
    pub(crate) fn reachable(&self, public: &Public) -> SeatSet {
        let opponents = self.opponents(public, public.active);
        if self.mode.sides() == 2 || !self.mode.has_teams() {
            return opponents;
        }
        if let Some(team) = public.attack.team.filter(|&team| public.is_in(team)) {
            let is_mate = |seat: &Seat| !self.are_opponents(*seat, team);
            return opponents.iter().filter(is_mate).collect();
        }
        let health = |seat: Seat| self.health_of(public, seat);
        let most = opponents.iter().map(health).max();
        let strongest = opponents.iter().filter(|&seat| Some(health(seat)) == most);
        strongest.collect()
    }

    /// A die says who is attacked; unless it is an ultimate, it can be changed (DT-5.3).
    fn roll_for_target(&self, public: &mut Public) {
        let at = public.rolls.len() as u8;
        public.rolls.push(Roll {
            owner: public.active,
            purpose: Purpose::Target,
            sides: [1].into_iter().collect(),
            open: !public.attack.ultimate,
            changed: false,
        });
        public.frames.push(Frame::Step(Step::Point));
        public
            .frames
            .push(Frame::Window(Why::Targeting, SeatSet::EMPTY));
        public.frames.push(Frame::Throw(at, 1));
    }

    /// What the die for the target says.
    pub(crate) fn point(&self, public: &mut Public, sink: &mut impl Sink<Event>) {
        let side = public.rolls.pop().map_or(6, |roll| roll.sides[0]);
        match self.pointed(public, side) {
            Pointed::On(seat) => self.aim(public, seat, sink),
            Pointed::By(seat) => public.frames.push(Frame::Aim(seat)),
        }
    }

    /// What a side of the die for the target means: the opponents from left to right, then they
    /// decide, then the attacker does (DT-5.3).
    pub fn pointed(&self, public: &Public, side: u8) -> Pointed {
        let seat = public.active;
        let reachable = self.reachable(public);
        let met = public
            .clockwise(seat)
            .filter(|&other| reachable.contains(other));
        let in_order: BySeat<Seat> = met.collect();
        let each = if in_order.len() > 2 { 1 } else { 2 };
        let at = usize::from(side - 1) / each;
        match in_order.get(at).filter(|_| side < 5) {
            Some(&on) => Pointed::On(on),
            None if side < 6 => Pointed::By(in_order.first().copied().unwrap_or(seat)),
            None => Pointed::By(seat),
        }
    }

    /// The target is known. Whoever goes for a leader on the hill draws a card (DT-13.3).
    pub(crate) fn aim(&self, public: &mut Public, on: Seat, sink: &mut impl Sink<Event>) {
        public.attack.target = Some(on);
        for entry in &mut public.pool {
            let aimed = matches!(entry.what, What::Damage(_) | What::Boost | What::Back);
            if aimed && entry.to.is_none() {
                entry.to = Some(on);
            }
        }
        sink.tell_all(|| Event::Targeted(on));
        let seat = public.active;
        let on_hill = self.mode.seats() > 2 && !self.mode.has_teams();
        if on_hill && public.attack.kind.is_some() && self.leads(public, on) {
            public.frames.push(Frame::Draw(seat, 1));
        }
    }

    /// Whether nobody has more health.
    pub fn leads(&self, public: &Public, seat: Seat) -> bool {
        let health = self.health_of(public, seat);
        let mut others = public.playing().iter();
        others.all(|other| self.health_of(public, other) <= health)
    }
}
