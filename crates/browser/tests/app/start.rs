//! From the first page to the first roll, and the guided first game.

use crate::screens::look;
use anyhow::{Result, ensure};
use browser::{board, miner, play};

pub(crate) async fn three_taps_lead_to_the_first_roll() -> Result<()> {
    play("three-taps", async |stage| {
        let page = &stage.page;
        page.tap(".ways a.button-main").await?;
        page.until(
            "a question",
            "document.querySelector('.decision .button-main') !== null",
        )
        .await?;
        let all = ".decision .offers .button:not(.button-main, .button-icon)";
        page.tap(all).await?;
        ensure!(
            board::look(page).await?.offered == 0,
            "all dice are chosen by one tap"
        );
        page.tap(board::MAIN).await?;
        page.until(
            "dice in the zones",
            "document.querySelector('.ir-mine .zone .die') !== null",
        )
        .await
    })
    .await
}

pub(crate) async fn a_match_survives_a_reload() -> Result<()> {
    play("reload", async |stage| {
        let page = &stage.page;
        page.hasten(40).await?;
        board::begin(page, "#/play/irondie").await?;
        board::to_battle(page).await?;
        let mine = "document.querySelector('.ir-mine .ir-zones').textContent";
        let before: String = page.ask(mine).await?;
        page.reload(".ir-mine .zone .die").await?;
        let after: String = page.ask(mine).await?;
        ensure!(before == after, "{before} has become {after}");
        Ok(())
    })
    .await
}

pub(crate) async fn the_first_game_is_guided() -> Result<()> {
    play("learn", async |stage| {
        let page = &stage.page;
        page.hasten(40).await?;
        for game in ["irondie", "dice-miner", "kapow", "dice-throne"] {
            page.go("#/", ".ways a").await?;
            page.tap(&format!(".box.{game}")).await?;
            page.tap(&format!(".ways a[href='#/learn/{game}']")).await?;
            let both = "document.querySelectorAll('.lesson p').length === 2";
            page.until("what it is about, and the first lesson", both)
                .await?;
            look(page, &format!("learn-{game}")).await?;
        }
        // The next decision has a lesson of its own, and no lesson comes twice.
        page.go("#/learn/dice-miner", ".mm-mine").await?;
        let mut lessons = Vec::new();
        while !lessons.iter().any(|one: &String| one.contains("Magic")) {
            let said: String = page
                .ask("document.querySelector('.lesson')?.textContent ?? ''")
                .await?;
            if !said.is_empty() && lessons.last() != Some(&said) {
                ensure!(!lessons.contains(&said), "told twice: {said}");
                lessons.push(said);
            }
            let seen = miner::step(page, 0, false).await?;
            ensure!(!seen.over, "over after {lessons:?}");
        }
        ensure!(lessons.len() >= 3, "only {lessons:?}");
        Ok(())
    })
    .await
}
