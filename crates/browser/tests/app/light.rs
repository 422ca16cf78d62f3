//! The first moments of a first visit: something of ours is on the screen before the app has come.

use anyhow::{Result, ensure};
use browser::play;
use serde::Deserialize;

/// Networks in thousand bits a second: a good one, and one that leaves time to look.
const GOOD: u32 = 9_000;
const SLOW: u32 = 1_600;

/// When something was seen first, and that the home page is there by now.
const WATCH: &str = "(() => {
  const home = performance.now();
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return { paint: paint.startTime, home };
})()";

/// When things were seen, in milliseconds.
#[derive(Debug, Deserialize)]
struct Seen {
    paint: f64,
    home: f64,
}

pub(crate) async fn something_is_seen_before_the_app_has_come() -> Result<()> {
    play("light", async |stage| {
        let address = stage.site.address();
        for network in [GOOD, SLOW] {
            stage.page.slow(network).await?;
            stage.page.go_without_waiting(&address).await?;
            if network == SLOW {
                let bar = "(document.getElementById('coming')?.value ?? 0) > 0";
                stage.page.until("the bar", bar).await?;
                stage.page.picture("light").await?;
            }
            let home = "document.querySelector('.ways a') !== null";
            stage.page.until("the home page", home).await?;
            let seen: Seen = stage.page.ask(WATCH).await?;
            println!(
                "light: at {network} kbit/s something after {:.0} ms, the home page after {:.0} ms",
                seen.paint, seen.home
            );
            ensure!(seen.paint < seen.home / 2.0, "first seen: {seen:?}");
            let gone = "document.getElementById('splash') === null";
            ensure!(
                stage.page.ask::<bool>(gone).await?,
                "the first picture stays"
            );
        }
        Ok(())
    })
    .await
}

pub(crate) async fn every_home_screen_has_an_icon() -> Result<()> {
    play("icons", async |stage| {
        let sizes = "(async () => {
          const manifest = await (await fetch('manifest.webmanifest')).json();
          const points = manifest.icons.filter((icon) => icon.type === 'image/png');
          const apple = document.querySelector('link[rel=apple-touch-icon]').href;
          const found = [];
          for (const [src, size] of [...points.map((one) => [one.src, one.sizes]), [apple, '180x180']]) {
            const picture = await createImageBitmap(await (await fetch(src)).blob());
            found.push(`${picture.width}x${picture.height}` === size);
          }
          return found;
        })()";
        let found = stage.page.promised(sizes).await?;
        ensure!(found == serde_json::json!([true, true, true, true]), "{found}");
        Ok(())
    })
    .await
}
