//! Doubles on the table (MA-20): two teams with one life each. The mats of team-mates lie side by
//! side; on a narrow screen one of them lies in front, the own one first, and a tap brings the
//! other.

use super::scene::Scene;
use super::{Arranged, Session, mat};
use crate::icon::Icon;
use crate::seat;
use kernel::{Arg, Seat};
use leptos::prelude::*;

/// Those on the other side of the table.
pub(super) fn theirs(scene: &Scene, session: Session) -> AnyView {
    let team: Vec<Seat> = scene.game.rivals(scene.me).iter().collect();
    side(scene, session, &team)
}

/// The one who looks, and the team-mate.
pub(super) fn ours(scene: &Scene, session: Session) -> AnyView {
    let mut team: Vec<Seat> = scene.game.team_of(scene.me).iter().collect();
    team.sort_by_key(|seat| *seat != scene.me);
    side(scene, session, &team)
}

/// A team: its one life, and a mat for each of its seats.
fn side(scene: &Scene, session: Session, seats: &[Seat]) -> AnyView {
    let Some(&first) = seats.first() else {
        return ().into_any();
    };
    let title = name(scene, first);
    let usual = asked_about(scene, seats).unwrap_or(first);
    let team = seats.to_vec();
    let front = Memo::new(move |_| {
        let brought = session.arranged.with(|arranged| arranged.front(&team));
        brought.unwrap_or(usual)
    });
    let tabs = seats.iter().map(|seat| tab(scene, session, *seat, front));
    let mats = seats.iter().map(|&seat| {
        view! {
            <div class="ms-seat" data-front=move || (front.get() == seat).then_some("true")>
                {mat::strip(scene, session, seat)}
                {mat::field(scene, session, seat)}
            </div>
        }
    });
    view! {
        <section
            class="ms-team"
            aria-label=title.clone()
            data-active=mat::is_active(scene, first)
        >
            <header>
                <h2>{title.clone()}</h2>
                <div class="ms-tabs" role="group" aria-label=title.clone()>
                    {tabs.collect_view()}
                </div>
                {mat::life(scene, first)}
            </header>
            <div class="ms-seats">{mats.collect_view()}</div>
        </section>
    }
    .into_any()
}

/// What a team is called: the own one, or by the names of those who play in it.
fn name(scene: &Scene, seat: Seat) -> String {
    scene.say("web-dice-masters-side-of", &gaps(scene, seat))
}

/// Whose team it is, for a sentence.
pub(super) fn gaps(scene: &Scene, seat: Seat) -> [(&'static str, Arg); 2] {
    let team = scene.game.team_of(seat);
    let mine = scene.plays && team.contains(scene.me);
    [
        ("mine", Arg::word(if mine { "yes" } else { "no" })),
        ("who", Arg::And(team.iter().map(Arg::Seat).collect())),
    ]
}

/// Brings the mat of a seat to the front, where there is room for one.
fn tab(scene: &Scene, session: Session, seat: Seat, front: Memo<Seat>) -> AnyView {
    let count = scene.public().field(seat).len();
    let asked = asked_about(scene, &[seat]).is_some();
    let name = scene.name(seat);
    let label = scene.say("web-dice-masters-field-of", &[("seat", Arg::Seat(seat))]);
    let act = move |_| {
        session.arranged.update(|arranged| arranged.bring(seat));
    };
    view! {
        <button
            class="ms-tab"
            type="button"
            data-asked=asked.then_some("true")
            aria-pressed=move || (front.get() == seat).to_string()
            on:click=act
        >
            {seat::mark(seat, &name)}
            <span class="unseen">{label}", "</span>
            <span class="ms-tab-name">{name.clone()}</span>
            <Icon name="zn-field"/>
            <b>{count}</b>
        </button>
    }
    .into_any()
}

/// Whose field has an answer to the question in it; the first of them.
fn asked_about(scene: &Scene, seats: &[Seat]) -> Option<Seat> {
    let asked = |seat: &&Seat| {
        let mut dice = scene.public().field(**seat).iter();
        dice.any(|die| mat::is_answer(scene, die))
    };
    seats.iter().find(asked).copied()
}

impl Arranged {
    /// Whose mat was brought to the front of these.
    fn front(&self, seats: &[Seat]) -> Option<Seat> {
        let brought = self.fronts.iter().rev();
        brought.copied().find(|seat| seats.contains(seat))
    }

    fn bring(&mut self, seat: Seat) {
        self.fronts.retain(|other| *other != seat);
        self.fronts.push(seat);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mat_that_was_brought_last_lies_in_front_of_its_team() {
        let [a, b, c, d] = [0, 1, 2, 3].map(|place| Seat::new(place).unwrap());
        let mut arranged = Arranged::default();
        assert_eq!(arranged.front(&[a, b]), None, "nobody has tapped");
        for seat in [b, d, a, b] {
            arranged.bring(seat);
        }
        assert_eq!(arranged.front(&[a, b]), Some(b));
        assert_eq!(arranged.front(&[c, d]), Some(d), "each team has its own");
        arranged.bring(a);
        assert_eq!(arranged.front(&[a, b]), Some(a));
        assert_eq!(arranged.fronts.len(), 3, "nobody is listed twice");
    }
}
