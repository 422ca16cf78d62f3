//! The app as people meet it, in a real browser.
//!
//! A harness of its own, because plays are skipped where there is no browser or no app, and that
//! must not look as if they had been played.

mod aloud;
mod back;
mod board;
mod company;
mod dice_masters;
mod dice_miner;
mod dice_throne;
mod film;
mod friends;
mod hands;
mod interruptions;
mod kapow;
mod light;
mod masters_tables;
mod matches;
mod newcomer;
mod offline;
mod orders;
mod pace;
mod pieces;
mod replay;
mod screens;
mod secrets;
mod sets;
mod start;
mod strangers;
mod tampered;
mod teams;
mod throne_tables;
mod traps;

use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::Result;
use libtest_mimic::{Arguments, Conclusion, Failed, Trial};

/// Every play by the file it is in. One that is not named here is dead code, which is not allowed.
macro_rules! plays {
    ($($part:ident: $($name:ident),+;)+) => {
        vec![$($(trial(concat!(stringify!($part), "::", stringify!($name)), $part::$name)),+),+]
    };
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    let ready = browser::ready();
    let plays = of_games().into_iter().chain(of_the_house());
    let plays = plays.chain(on_demand());
    let skipped = |play: Trial| play.with_ignored_flag(ready.is_err());
    let played = libtest_mimic::run(&arguments, plays.map(skipped).collect());
    if !arguments.list {
        println!("{}", closing(&played, &ready));
    }
    played.exit_code()
}

/// Plays of one game.
fn of_games() -> Vec<Trial> {
    plays! {
        board:
            two_against_two_with_bots,
            two_against_two_at_one_screen,
            a_match_with_side_sets;
        dice_masters:
            the_introduction_is_played_by_taps_to_its_end,
            a_payment_is_seen_before_it_is_made,
            an_attack_shows_what_it_comes_to,
            screens_of_dice_masters_fit_in_german,
            screens_of_dice_masters_fit_in_english;
        masters_tables:
            a_tournament_with_two_built_teams,
            two_teams_of_two_people,
            a_draft_with_bots_and_a_match_after_it;
        dice_miner:
            a_solo_match_ends_with_a_rank,
            a_match_against_a_bot_ends_with_a_record_that_holds,
            a_tap_that_is_no_offer_is_answered,
            three_people_dig_at_one_table,
            screens_of_dice_miner_fit_in_german,
            screens_of_dice_miner_fit_in_english;
        dice_throne:
            a_duel_is_played_by_taps_to_its_end,
            a_window_shows_what_it_comes_to_and_who_has_the_word,
            odds_are_what_counting_gives,
            what_is_ready_is_not_rolled_again_by_accident,
            heroes_are_chosen_in_german,
            heroes_are_chosen_in_english,
            screens_of_dice_throne_fit_in_german,
            screens_of_dice_throne_fit_in_english;
        kapow:
            a_match_against_a_bot_ends_with_a_record_that_holds,
            a_board_that_plays_by_itself_shows_what_it_does,
            together_there_is_no_curtain,
            dice_behind_a_screen_are_not_in_the_page,
            dice_and_faces_are_dragged_by_mouse_and_by_finger,
            allies_see_each_other_and_enemies_do_not,
            screens_of_kapow_fit_in_german,
            screens_of_kapow_fit_in_english;
        sets:
            a_set_is_built_by_clicks_and_played,
            sets_come_back_as_text_link_and_copy,
            a_set_is_built_by_keys,
            seats_are_set_up_with_own_sets,
            screens_of_the_editor_fit_in_german,
            screens_of_the_editor_fit_in_english;
        teams:
            a_team_is_built_shared_and_played,
            cards_are_found_by_either_language_and_by_keys,
            a_team_by_chance_is_like_others,
            screens_of_teams_fit_in_german,
            screens_of_teams_fit_in_english;
        throne_tables:
            a_duel_is_watched_from_hidden_heroes_to_the_record,
            king_of_the_hill_with_three_people,
            two_against_two_with_four_people;
    }
}

/// Plays of what all games share.
fn of_the_house() -> Vec<Trial> {
    plays! {
        aloud: a_match_is_heard_piece_by_piece;
        back:
            a_match_here_is_found_again,
            a_table_is_found_again,
            a_match_that_is_over_is_watched_by_its_link;
        company:
            a_rematch_is_asked_for_over_the_result,
            everyone_reads_in_their_own_language,
            who_is_offline_is_told_so_and_comes_back;
        friends:
            a_match_over_one_link_with_a_spectator,
            a_server_of_files_has_no_tables,
            two_people_and_two_bots,
            who_gets_up_makes_room_for_another;
        hands:
            taps_hit_what_they_are_meant_for;
        interruptions:
            a_match_survives_what_networks_do,
            taking_back_needs_consent;
        light:
            something_is_seen_before_the_app_has_come,
            every_home_screen_has_an_icon;
        matches:
            a_match_by_mouse,
            a_match_by_keys;
        newcomer:
            nothing_is_lost_by_one_tap_on_the_main_button,
            a_tap_too_many_answers_nothing_at_one_screen,
            a_tap_too_many_answers_nothing_at_a_table,
            a_waiting_page_rests_and_speaks_in_words;
        offline:
            the_second_visit_needs_no_network,
            a_game_that_does_not_come_is_asked_for_again;
        orders:
            orders_let_windows_be_in_a_page,
            orders_let_windows_be_at_a_table;
        pace:
            a_tap_touches_what_it_changes,
            waiting_is_short_and_costs_little;
        pieces:
            a_hand_is_played_by_keys,
            a_card_is_dragged_by_mouse_and_by_finger,
            pieces_are_read_aloud_and_opened,
            what_slides_under_a_mouse_asks_for_nothing,
            pieces_fit_in_german,
            pieces_fit_in_english;
        replay:
            a_record_is_watched;
        screens:
            screens_fit_and_speak_german,
            screens_fit_and_speak_english;
        secrets:
            nothing_secret_is_behind_the_curtain;
        start:
            three_taps_lead_to_the_first_roll,
            a_match_survives_a_reload,
            the_first_game_is_taught,
            a_lesson_goes_on_after_a_reload,
            every_game_is_told_in_a_minute;
        strangers:
            dice_are_prepared_anew_and_everybody_hears_why,
            a_draw_is_offered_over_an_open_sheet,
            a_notice_leads_to_its_table,
            an_invitation_is_handed_on_by_the_phone,
            a_table_that_cannot_be_opened_is_not_tried_for_ever,
            an_app_of_another_version_is_fetched_once,
            who_comes_back_hears_what_a_bot_did;
        tampered:
            a_swapped_seed_raises_the_alarm;
        traps:
            names_at_one_screen_last_up_to_the_result,
            since_your_turn_is_shown_once_more,
            whoever_asks_for_help_gets_it;
    }
}

/// What judges nothing is played for whoever asks for it.
fn on_demand() -> Vec<Trial> {
    if std::env::var_os("ASTRAGAL_FILM").is_none() {
        return Vec::new();
    }
    plays! { film: the_first_minutes_of_each_game; }
}

/// How many plays may be played twice before a failure is believed at once.
const SECOND_TRIES: usize = 3;
/// How many were.
static TWICE: AtomicUsize = AtomicUsize::new(0);

/// A play. Matches have chance in them, and browsers have moods: what fails is played once more,
/// and told of. A fault fails twice, and faults in several places have no second tries left.
fn trial<P>(name: &'static str, play: impl Fn() -> P + Send + 'static) -> Trial
where
    P: Future<Output = Result<()>>,
{
    Trial::test(name, move || {
        let Err(why) = played(play()) else {
            return Ok(());
        };
        if TWICE.fetch_add(1, Ordering::Relaxed) >= SECOND_TRIES {
            return Err(Failed::from(format!("{why:#}")));
        }
        println!("{name} is played again, because it failed: {why:#}");
        played(play()).map_err(|again| Failed::from(format!("{why:#}; and again: {again:#}")))
    })
}

fn played(play: impl Future<Output = Result<()>>) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(play)
}

/// How many were played, and how many were not and why.
fn closing(played: &Conclusion, ready: &Result<()>) -> String {
    let count = played.num_passed + played.num_failed;
    let skipped = played.num_ignored;
    let twice = TWICE.load(Ordering::Relaxed);
    let why = match ready {
        Err(why) if skipped > 0 => format!(": {why:#}"),
        _ => String::new(),
    };
    format!("plays in the browser: {count} played, {twice} failed once, {skipped} skipped{why}")
}
