//! The first moments of a first visit, at the real server, which sends its files compressed:
//! something of ours is on the screen before the app has come.

use anyhow::{Result, ensure};
use browser::{party, play};
use serde::Deserialize;

/// Networks in thousand bits a second: a good one, and one that leaves time to look.
const GOOD: u32 = 9_000;
const SLOW: u32 = 1_600;

/// When something was seen first, that the home page is there by now, and what has come until then.
const WATCH: &str = "(() => {
  const home = performance.now();
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const files = ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind));
  const all = (what) => files.reduce((sum, file) => sum + file[what], 0);
  return { paint: paint.startTime, home, sent: all('encodedBodySize'), read: all('decodedBodySize') };
})()";

/// When things were seen, in milliseconds, and how many bytes came for it, as they were sent and as
/// they were read.
#[derive(Debug, Deserialize)]
struct Seen {
    paint: f64,
    home: f64,
    sent: f64,
    read: f64,
}

pub(crate) async fn something_is_seen_before_the_app_has_come() -> Result<()> {
    party("light", 1, async |party| {
        let (page, address) = (&party.pages[0], party.server.address());
        for network in [GOOD, SLOW] {
            page.slow(network).await?;
            page.go_without_waiting(&address).await?;
            if network == SLOW {
                let bar = "(document.getElementById('coming')?.value ?? 0) > 0";
                page.until("the bar", bar).await?;
                page.picture("light").await?;
            }
            let home = "document.querySelector('.ways a') !== null";
            page.until("the home page", home).await?;
            let seen: Seen = page.ask(WATCH).await?;
            println!(
                "light: at {network} kbit/s something after {:.0} ms, the home page after {:.0} ms, \
                 {:.0} kB of {:.0} kB sent",
                seen.paint,
                seen.home,
                seen.sent / 1e3,
                seen.read / 1e3
            );
            ensure!(seen.paint < seen.home / 2.0, "first seen: {seen:?}");
            ensure!(seen.sent < seen.read / 2.0, "not compressed: {seen:?}");
            let gone = "document.getElementById('splash') === null";
            ensure!(page.ask::<bool>(gone).await?, "the first picture stays");
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
