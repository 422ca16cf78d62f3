//! What is read aloud: whatever happens in a match goes through one live region, once, in order,
//! and all in words. What comes together is added as one piece, which a screen reader reads whole.

#[cfg(test)]
mod heard;

use crate::board::Board;
use crate::screen::Screen;
use crate::session::Session;
use crate::side;
use kernel::{Game, Viewer};
use leptos::prelude::*;
use std::collections::VecDeque;

/// So many pieces stay in the page: a reader takes what is added, and what is old may go.
const PIECES: usize = 12;

/// How much has been read aloud, to each of those at this screen.
#[derive(Debug, Default)]
pub(crate) struct Ear {
    /// The newest update that a viewer has heard of.
    heard: Vec<(Viewer, u64)>,
    /// How many lines whoever looked last had heard.
    lines: usize,
}

impl Ear {
    /// The first line of a screen that its viewer has not heard, which it has from now on. `shared`
    /// is the ear of people who sit together and have heard the same.
    pub(crate) fn take<G: Game>(&mut self, screen: &Screen<G>, shared: bool) -> usize {
        let place = self.heard.iter().position(|one| one.0 == screen.viewer);
        let place = place.unwrap_or_else(|| {
            self.heard.push((screen.viewer, 0));
            self.heard.len() - 1
        });
        let before = std::mem::replace(&mut self.heard[place].1, screen.newest);
        let own = screen.told_with(before);
        let all = screen.log().len();
        let told = std::mem::replace(&mut self.lines, all);
        let from = if shared { own.max(told) } else { own };
        from.min(all)
    }
}

/// The live region of a match.
pub(crate) fn region<G: Board>(session: Session<G>) -> AnyView {
    let pieces = RwSignal::new(VecDeque::<(u64, String)>::new());
    let now = Memo::new(move |_| {
        let newest = session.with_screen(|screen| screen.newest);
        ((session.viewer(), newest), session.turned().get())
    });
    Effect::new(move |before: Option<(u64, (Viewer, u64))>| {
        let (newest, turned) = now.get();
        let count = before.map_or(1, |(count, _)| count + 1);
        let is_new = before.is_none_or(|(_, before)| before != newest);
        let piece = untrack(|| piece(session, is_new, turned.is_some()));
        if !piece.is_empty() {
            pieces.update(|pieces| add(pieces, (count, piece)));
        }
        (count, newest)
    });
    view! {
        <div class="spoken unseen" role="log" aria-live="polite" aria-relevant="additions">
            <For
                each=move || pieces.get()
                key=|(count, _)| *count
                children=|(_, piece)| view! { <p>{piece}</p> }
            />
        </div>
    }
    .into_any()
}

fn add(pieces: &mut VecDeque<(u64, String)>, piece: (u64, String)) {
    pieces.push_back(piece);
    let old = pieces.len().saturating_sub(PIECES);
    pieces.drain(..old);
}

/// What has not been read aloud yet, as one piece.
fn piece<G: Board>(session: Session<G>, is_new: bool, turned: bool) -> String {
    let from = session.unheard();
    let Some(scene) = session.scene() else {
        return String::new();
    };
    let undone = side::undone(session).filter(|_| is_new);
    let turned = side::turned(session).filter(|_| turned);
    let told = session.with_screen(|screen| G::speech(&scene, screen, from));
    let told = told.iter().map(|entry| entry.text(&scene.voice));
    let first = undone.into_iter().chain(turned);
    first.chain(told).collect::<Vec<String>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screen::tests::{begun, cmd, game};
    use game_irondie::Irondie;
    use kernel::{Choice, Seat};
    use table::Entry;

    #[test]
    fn everything_is_heard_once_and_shared_by_those_who_sit_together() {
        let (mut table, mut ear) = (begun(), Ear::default());
        let [one, other] = [0, 1].map(|seat| Seat::new(seat).unwrap());
        let mut screens = [one, other].map(|seat| Screen::<Irondie>::new(Viewer::Seat(seat)));
        for seat in [one, other] {
            let view = table.view(Viewer::Seat(seat)).unwrap();
            let text = kernel::Game::spell(&game(), &view, &Choice::several([]).unwrap());
            let cmd = cmd(&format!("c{seat}"));
            table.commit(Entry::Did { seat, cmd, text });
            for screen in &mut screens {
                screen.show(&game(), table.since(screen.viewer, screen.newest));
            }
            let all = screens[0].log().len();
            assert!(ear.take(&screens[0], false) < all, "news");
            assert_eq!(ear.take(&screens[0], false), all, "heard before");
        }
        let all = screens[1].log().len();
        assert_eq!(ear.take(&screens[1], true), all, "heard together");
        assert_eq!(Ear::default().take(&screens[1], false), 0, "came later");
    }
}
