//! What the set-up of every game must do, for the tests of each.

use super::Custom;
use crate::route::Way;
use crate::seating::Who;
use games::Title;

/// A set-up as it was kept, made to fit.
pub(crate) fn read<C: Custom>(text: &str) -> C {
    let kept: C = serde_json::from_str(text).expect("a set-up that was kept");
    kept.fitted()
}

/// Every mode can be played as it comes: somebody sits down first, and bots everywhere else.
pub(crate) fn plays_every_mode<C: Custom>(opens: impl Fn(&C) -> bool) {
    for mode in C::Game::modes() {
        let id = C::Game::mode_id(mode);
        let custom: C = read(&format!(r#"{{"mode":"{id}","bot":"random"}}"#));
        let seats = &custom.basics().seats;
        assert_eq!(seats.len(), usize::from(C::Game::mode_seats(mode)), "{id}");
        let bot = Who::Bot("random".to_owned());
        assert_eq!(seats[0], Who::Me, "{id}");
        assert!(seats[1..].iter().all(|seat| *seat == bot), "{id}");
        assert!(opens(&custom), "{id}");
    }
}

/// Whoever plays a mode alone finds another one where two look at one screen: this one.
pub(crate) fn needs_two_at_one_screen<C: Custom>(alone: &str, then: &str) {
    let solo: C = read(&format!(r#"{{"mode":"{alone}"}}"#));
    assert_eq!(solo.sitters(Way::Bot).len(), 1);
    let two = solo.for_way(Way::SameScreen);
    assert_eq!(C::Game::mode_id(two.mode()), then);
    assert_eq!(two.sitters(Way::SameScreen).len(), 2);
}
