//! The workshop: faces onto action dice, each unfolded.

mod net;
mod plan;

use super::draft::{Draft, Hand, Question, Tap};
use super::goods::{self, times};
use super::scene::Scene;
use super::{Session, supply};
use crate::bar::Asked;
use crate::board::Board;
use crate::icon::Icon;
use crate::pick::Standing;
use dice::DieId;
use game_kapow::{Fighter, Kapow, Offer, Source, Stage, Symbol};
use kernel::{Arg, Choice};
use leptos::prelude::*;

/// With more types of face than this a narrow screen leaves out their names.
const FEW: usize = 4;

/// The free faces, and the dice they go on, unfolded.
pub(super) fn nets(scene: &Scene, session: Session) -> Vec<AnyView> {
    let bench = Bench::of(scene, session);
    vec![pool(&bench), net::all(&bench)]
}

/// Whose faces and dice are worked on, and with what in the hand.
struct Bench<'a> {
    scene: &'a Scene,
    session: Session,
    fighter: Fighter,
    /// The face in the hand, or the one that a board is told to clip on.
    hand: Option<Symbol>,
    /// Where it would best go.
    likely: Option<DieId>,
    /// Whether a board that plays by itself waits to be told which face comes next.
    is_next: bool,
}

impl Bench<'_> {
    fn of(scene: &Scene, session: Session) -> Bench<'_> {
        let question = scene.question.as_ref();
        let asks_next = |question: &Question| question.next_faces().next().is_some();
        let is_next = question.is_some_and(asks_next);
        let board = scene.game.clipper(scene.table()).filter(|_| is_next);
        let hand = match scene.draft.pick {
            Some(Offer::Next(face)) => Some(face),
            _ => question.and_then(|question| question.in_hand(&scene.draft)),
        };
        Bench {
            scene,
            session,
            fighter: board.map_or_else(|| scene.mine(), |(board, _)| board),
            hand,
            likely: match board {
                Some((board, _)) => scene.game.next_with_room(scene.table(), board),
                None => hand.and_then(|face| plan::best_die(&scene.game, &scene.view, face)),
            },
            is_next,
        }
    }

    fn face_name(&self, face: Symbol) -> String {
        self.scene.called(&self.scene.game.called_symbol(face))
    }
}

impl Question {
    /// The faces that a board may be told to clip on next.
    fn next_faces(&self) -> impl Iterator<Item = Symbol> {
        self.offers.iter().filter_map(|offer| match offer {
            Offer::Next(face) => Some(*face),
            _ => None,
        })
    }

    /// Whether a face can be clipped onto any die.
    fn clips(&self, face: Symbol) -> bool {
        let clips = |offer: &Offer| matches!(offer, Offer::Clip { face: one, .. } if *one == face);
        self.offers.iter().any(clips)
    }

    /// Whether any face can be clipped onto a die.
    fn takes_faces(&self, die: DieId) -> bool {
        let clips = |offer: &Offer| matches!(offer, Offer::Clip { die: one, .. } if *one == die);
        self.offers.iter().any(clips)
    }

    /// The face in the hand: the one that was tapped, or the only type there is.
    fn in_hand(&self, draft: &Draft) -> Option<Symbol> {
        let tapped = match draft.hand.face {
            Some(Source::Pool(face)) => Some(face),
            _ => None,
        };
        let mut all = Symbol::FACES.into_iter().filter(|&face| self.clips(face));
        let only = all.next().filter(|_| all.next().is_none());
        tapped.filter(|&face| self.clips(face)).or(only)
    }

    /// A tap on a free face clips it onto the die that waits for one; otherwise it takes the face
    /// into the hand, and a second tap puts it back.
    fn tap_face(&self, draft: Draft, face: Symbol) -> Tap {
        if self.has(Offer::Next(face)) {
            return Kapow::tap(self, &draft, Offer::Next(face));
        }
        let clip = draft.hand.die.map(|die| Offer::Clip { face, die });
        if let Some(clip) = clip.filter(|&clip| self.has(clip)) {
            return Tap::Answer(clip);
        }
        let taken = Some(Source::Pool(face));
        self.holding(Hand {
            face: taken.filter(|_| draft.hand.face != taken),
            ..Hand::default()
        })
    }

    /// A tap on an empty side clips the face in the hand onto the die; without one the die waits
    /// for a face, until a second tap.
    fn tap_socket(&self, draft: Draft, die: DieId) -> Tap {
        if let Some(face) = self.in_hand(&draft) {
            return Tap::Answer(Offer::Clip { face, die });
        }
        let die = Some(die);
        self.holding(Hand::of_die(die.filter(|_| draft.hand.die != die)))
    }
}

impl Session {
    /// Clips on all free faces as a bot would.
    fn clip_all(self) {
        if let Some((game, view)) = self.now() {
            for offer in plan::all(&game, &view) {
                self.choose(&Choice::one(offer));
            }
        }
    }
}

/// The faces that are on no die.
fn pool(bench: &Bench<'_>) -> AnyView {
    let Bench { scene, session, .. } = *bench;
    let pool = scene.table().pool(bench.fighter);
    let loose: Vec<AnyView> = Symbol::FACES
        .into_iter()
        .filter(|face| pool[face.index()] > 0)
        .map(|face| free_face(bench, face, pool[face.index()]))
        .collect();
    let many = (loose.len() > FEW).then_some("");
    let faces = if loose.is_empty() {
        view! { <p class="soft">{scene.text("web-kapow-shop-none")}</p> }.into_any()
    } else {
        view! { <ul class="dice">{loose}</ul> }.into_any()
    };
    let title = if bench.is_next {
        let name = Arg::Spelled(scene.fighter_name(bench.fighter));
        scene.say("web-kapow-shop-free-of", &[("name", name)])
    } else {
        scene.text("web-kapow-shop-free")
    };
    view! {
        <section class="tray kp-pool" data-many=many aria-labelledby="free-faces">
            <h2 id="free-faces">{title}<small>{scene.text(how(bench))}</small></h2>
            {faces}
            <div class="kp-gained">{supply::gained(scene, session, bench.fighter)}</div>
            {life(bench)}
        </section>
    }
    .into_any()
}

/// What life is left to whoever works here.
fn life(bench: &Bench<'_>) -> AnyView {
    let Bench { scene, fighter, .. } = *bench;
    let life = scene.life_of(fighter.seat());
    let most = scene.game.most_life(scene.game.team(fighter));
    let gaps = [("life", Arg::number(life)), ("most", Arg::number(most))];
    view! {
        <span class="life" role="img" aria-label=scene.say("kapow-life", &gaps)>
            <Icon name="sym-life"/>
            {life}
            <small>"/ "{most}</small>
        </span>
    }
    .into_any()
}

/// What to do with them, or that nothing is to be done.
fn how(bench: &Bench<'_>) -> &'static str {
    let scene = bench.scene;
    let done = scene.plays && scene.corner(bench.fighter).play.ready;
    match &scene.question {
        Some(_) if bench.is_next => "web-kapow-shop-how-next",
        Some(_) => "web-kapow-shop-how",
        None if done => "web-kapow-shop-done",
        None => "web-kapow-shop-how-look",
    }
}

fn free_face(bench: &Bench<'_>, face: Symbol, count: u8) -> AnyView {
    let Bench { scene, session, .. } = *bench;
    let state = match &scene.question {
        Some(_) if bench.is_next => goods::state(scene, Offer::Next(face)),
        Some(_) if bench.hand == Some(face) => Standing::Chosen,
        Some(question) if question.clips(face) => Standing::Offered,
        _ => Standing::Idle,
    };
    let name = times(&bench.face_name(face), count);
    let tap = session.on_tap(move |question, draft| question.tap_face(draft, face));
    let several = (count > 1).then(|| format!(" ×{count}"));
    let below = view! { <span class="kp-type">{bench.face_name(face)}</span>{several} };
    let thing = goods::face(face, state, name, tap);
    view! {
        <li class="named" data-drag=drag(face)>
            {thing}
            <span aria-hidden="true">{below}</span>
        </li>
    }
    .into_any()
}

/// What a face is dragged by.
fn drag(face: Symbol) -> String {
    format!("face:{}", face.id())
}

/// The question of the workshop, while there is one.
pub(super) fn asked(scene: &Scene, session: Session, question: &Question) -> Option<Asked> {
    if scene.view.public.stage != Stage::CleanUp {
        return None;
    }
    if question.next_faces().next().is_some() {
        return Some(asked_next(scene));
    }
    let free: u8 = scene.table().pool(scene.mine()).iter().sum();
    let hand = question.in_hand(&scene.draft);
    let title = match hand {
        Some(face) => {
            let face = scene.game.called_symbol(face);
            scene.say("web-kapow-shop-ask-where", &[("face", face)])
        }
        None if scene.draft.hand.die.is_some() => scene.text("web-kapow-shop-ask-which"),
        None if free == 0 => scene.text("web-kapow-shop-ask-move"),
        None => scene.text("web-kapow-shop-ask-clip"),
    };
    Some(Asked {
        title,
        hint: scene.text("web-kapow-shop-hint"),
        buttons: suggest(scene, session).into_iter().collect(),
        way_out: None,
        label: scene.count("web-kapow-shop-do-done", "count", free),
        icon: "ic-confirm",
    })
}

/// Which face the board opposite clips on next (KA-13.11).
fn asked_next(scene: &Scene) -> Asked {
    let board = scene.game.clipper(scene.table()).map(|(board, _)| board);
    let name = board.map_or_else(String::new, |board| scene.fighter_name(board));
    let next = scene.draft.pick.map(|offer| scene.offer(offer));
    let label = next.unwrap_or_else(|| scene.text("web-kapow-do-choose"));
    Asked {
        title: scene.say("web-kapow-shop-ask-next", &[("name", Arg::Spelled(name))]),
        hint: scene.text("web-kapow-shop-hint-next"),
        buttons: Vec::new(),
        way_out: None,
        label,
        icon: "ic-confirm",
    }
}

/// All free faces at once, as a bot would clip them on.
fn suggest(scene: &Scene, session: Session) -> Option<AnyView> {
    if session.learns() || plan::all(&scene.game, &scene.view).is_empty() {
        return None;
    }
    let act = move |_| session.clip_all();
    let button = view! {
        <button class="button" type="button" on:click=act>
            <Icon name="ic-random"/>
            {scene.text("web-kapow-shop-suggest")}
        </button>
    };
    Some(button.into_any())
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Ask, AskKind, Rule};

    fn asks(offers: Vec<Offer>) -> Question {
        let ask = Ask::one(AskKind::Assign, Rule("KA-8.2"));
        Question { ask, offers }
    }

    fn clip(face: Symbol) -> Offer {
        let die = DieId::new(20).unwrap();
        Offer::Clip { face, die }
    }

    fn draft(tap: Tap) -> Draft {
        match tap {
            Tap::Drafted(draft) => draft,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_face_is_taken_and_put_back_and_being_done_stays_drafted() {
        let question = asks(vec![Offer::Done, clip(Symbol::Might), clip(Symbol::Wild)]);
        let begun = question.begin();
        assert_eq!(question.in_hand(&begun), None);
        let taken = draft(question.tap_face(begun, Symbol::Wild));
        assert_eq!(question.in_hand(&taken), Some(Symbol::Wild));
        assert_eq!(taken.pick, Some(Offer::Done));
        let back = draft(question.tap_face(taken, Symbol::Wild));
        assert_eq!(back, begun);
    }

    #[test]
    fn a_face_and_a_socket_are_tapped_in_either_order() {
        let question = asks(vec![Offer::Done, clip(Symbol::Might), clip(Symbol::Wild)]);
        let (begun, die) = (question.begin(), DieId::new(20).unwrap());
        let answer = Tap::Answer(clip(Symbol::Wild));
        let taken = draft(question.tap_face(begun, Symbol::Wild));
        assert_eq!(question.tap_socket(taken, die), answer);
        let waits = draft(question.tap_socket(begun, die));
        assert_eq!(question.tap_face(waits, Symbol::Wild), answer);
        assert_eq!(draft(question.tap_socket(waits, die)), begun);
    }

    #[test]
    fn the_only_type_is_in_the_hand_at_once() {
        let question = asks(vec![Offer::Done, clip(Symbol::Might)]);
        assert_eq!(question.in_hand(&question.begin()), Some(Symbol::Might));
        let full = asks(vec![Offer::Done]);
        assert_eq!(full.in_hand(&full.begin()), None);
    }

    #[test]
    fn the_next_face_of_a_board_is_an_answer() {
        let question = asks(vec![
            Offer::Next(Symbol::Might),
            Offer::Next(Symbol::Agility),
        ]);
        let tapped = draft(question.tap_face(question.begin(), Symbol::Agility));
        assert_eq!(tapped.pick, Some(Offer::Next(Symbol::Agility)));
    }
}
