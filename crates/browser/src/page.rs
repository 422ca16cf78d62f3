//! What a person does with a page: look, tap, press keys, wait a moment.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use thirtyfour::{By, Key, WebDriver};

use crate::stage::workshop;

/// How long anything may take before a play gives up.
const PATIENCE: Duration = Duration::from_secs(15);

/// Reports what a strict policy stopped, and lets the clock of a page run faster when asked to.
const EARLY: &str = r#"
addEventListener("securitypolicyviolation", (event) =>
  console.error("policy violated:", event.violatedDirective, event.blockedURI));
const haste = () => Number(sessionStorage.getItem("test-haste")) || 1;
const slow = window.setTimeout;
window.setTimeout = (act, wait, ...more) => slow(act, (wait || 0) / haste(), ...more);
const [clock, begun] = [Date.now, Date.now()];
Date.now = () => begun + (clock() - begun) * haste();
"#;

/// Where the first element is that fits a selector and that nothing covers.
const MIDDLE: &str = r"((selector) => {
  const middle = (one) => {
    const at = one.getBoundingClientRect();
    return [at.x + at.width / 2, at.y + at.height / 2];
  };
  const found = [...document.querySelectorAll(selector)].find((one) =>
    one.contains(document.elementFromPoint(...middle(one))));
  return found ? middle(found) : null;
})";

/// What points at a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pointer {
    /// A mouse.
    Mouse,
    /// A finger.
    Finger,
}

/// A page in the browser.
pub struct Page {
    driver: WebDriver,
    address: String,
}

impl Page {
    /// The first page of a browser.
    pub async fn open(driver: WebDriver) -> Result<Page> {
        let page = Page {
            driver,
            address: String::new(),
        };
        let early = json!({ "source": EARLY });
        page.tool("Page.addScriptToEvaluateOnNewDocument", early)
            .await?;
        Ok(page)
    }

    /// Goes to the app and waits until it is drawn.
    pub async fn visit(&mut self, address: &str) -> Result<()> {
        address.clone_into(&mut self.address);
        self.driver.goto(address).await?;
        self.until(
            "the first page",
            "document.querySelector('.ways a') !== null",
        )
        .await
    }

    /// The same page again, from the beginning; waits for what is said to be there then.
    pub async fn reload(&self, until: &str) -> Result<()> {
        self.driver.refresh().await?;
        self.until(
            "the page again",
            &format!("document.querySelector(\"{until}\") !== null"),
        )
        .await
    }

    /// Goes to an address inside the app.
    pub async fn go(&self, hash: &str, until: &str) -> Result<()> {
        self.run(&format!("location.hash = '{hash}'")).await?;
        self.until(
            hash,
            &format!("document.querySelector(\"{until}\") !== null"),
        )
        .await
    }

    /// Runs a script and throws its answer away.
    pub async fn run(&self, script: &str) -> Result<()> {
        self.driver.execute(script, Vec::new()).await?;
        Ok(())
    }

    /// What an expression says.
    pub async fn ask<T: DeserializeOwned>(&self, expression: &str) -> Result<T> {
        let script = format!("return {expression}");
        let said = self.driver.execute(script, Vec::new()).await;
        let said = said.with_context(|| format!("asking {expression}"))?;
        Ok(said.convert()?)
    }

    /// What a promise says in the end.
    pub async fn promised(&self, promise: &str) -> Result<Value> {
        let script =
            format!("const done = arguments[0]; ({promise}).then(done, (e) => done(`${{e}}`))");
        let said = self.driver.execute_async(script, Vec::new()).await?;
        Ok(said.json().clone())
    }

    /// Waits until an expression holds.
    pub async fn until(&self, what: &str, expression: &str) -> Result<()> {
        self.until_within(what, expression, PATIENCE).await
    }

    /// Waits until an expression holds, no longer than this.
    pub async fn until_within(
        &self,
        what: &str,
        expression: &str,
        patience: Duration,
    ) -> Result<()> {
        let begun = Instant::now();
        while !self.ask::<bool>(expression).await? {
            if begun.elapsed() > patience {
                bail!("waited in vain for {what}: {expression}");
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Ok(())
    }

    /// Taps an element with the mouse.
    pub async fn tap(&self, selector: &str) -> Result<()> {
        let element = self.driver.find(By::Css(selector)).await;
        let element = element.with_context(|| format!("no {selector} to tap"))?;
        let tapped = element.click().await;
        tapped.with_context(|| format!("tapping {selector}"))
    }

    /// Taps the last of several elements with the mouse.
    pub async fn tap_last(&self, selector: &str) -> Result<()> {
        let elements = self.driver.find_all(By::Css(selector)).await?;
        let last = elements.last();
        let last = last.with_context(|| format!("no {selector} to tap"))?;
        let tapped = last.click().await;
        tapped.with_context(|| format!("tapping the last {selector}"))
    }

    /// Drags the first element that fits to another, which may only be there on the way.
    pub async fn drag(&self, from: &str, to: &str, by: Pointer) -> Result<()> {
        let begin = self.middle(from).await?;
        self.point(by, "begin", begin).await?;
        let (x, y) = begin;
        let there = format!("document.querySelector(\"{to}\") !== null");
        for step in 1_u8..100 {
            let away = f64::from(20 + step % 2);
            self.point(by, "move", (x + 6.0, y - away)).await?;
            if step > 2 && self.ask(&there).await? {
                break;
            }
        }
        let end = self.middle(to).await?;
        self.point(by, "move", end).await?;
        self.point(by, "end", end).await
    }

    /// The middle of the first element that fits and that nothing covers.
    async fn middle(&self, selector: &str) -> Result<(f64, f64)> {
        let found: Option<(f64, f64)> = self.ask(&format!("{MIDDLE}(\"{selector}\")")).await?;
        found.with_context(|| format!("no {selector} to point at"))
    }

    /// One step of a mouse or a finger.
    async fn point(&self, by: Pointer, step: &str, (x, y): (f64, f64)) -> Result<()> {
        match by {
            Pointer::Mouse => {
                let (kind, held) = match step {
                    "begin" => ("mousePressed", 1),
                    "move" => ("mouseMoved", 1),
                    _ => ("mouseReleased", 0),
                };
                let event = json!({
                    "type": kind, "x": x, "y": y,
                    "button": "left", "buttons": held, "clickCount": 1,
                });
                self.tool("Input.dispatchMouseEvent", event).await
            }
            Pointer::Finger => {
                let (kind, points) = match step {
                    "begin" => ("touchStart", json!([{ "x": x, "y": y }])),
                    "move" => ("touchMove", json!([{ "x": x, "y": y }])),
                    _ => ("touchEnd", json!([])),
                };
                let event = json!({ "type": kind, "touchPoints": points });
                self.tool("Input.dispatchTouchEvent", event).await
            }
        }
    }

    /// Presses keys, one after the other.
    pub async fn press(&self, keys: &str) -> Result<()> {
        let pressed = self
            .driver
            .action_chain_with_delay(Some(Duration::ZERO), Some(Duration::ZERO));
        Ok(pressed.send_keys(keys).perform().await?)
    }

    /// Presses a key without a letter.
    pub async fn press_key(&self, key: Key) -> Result<()> {
        let letter: char = key.into();
        self.press(&letter.to_string()).await
    }

    /// Presses Tab until the focus is on such an element.
    pub async fn tab_to(&self, selector: &str) -> Result<()> {
        for _ in 0..60 {
            let there = format!("document.activeElement.matches(\"{selector}\")");
            if self.ask(&there).await? {
                return Ok(());
            }
            self.press_key(Key::Tab).await?;
        }
        bail!("Tab never comes to {selector}")
    }

    /// Shows the page in a window of this size, as a phone would with a narrow one.
    pub async fn resize(&self, width: u32, height: u32) -> Result<()> {
        let size = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600,
        });
        self.tool("Emulation.setDeviceMetricsOverride", size).await
    }

    /// Takes the network away from the page, or gives it back.
    pub async fn offline(&self, offline: bool) -> Result<()> {
        let network = json!({
            "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1,
        });
        self.tool("Network.enable", json!({})).await?;
        self.tool("Network.emulateNetworkConditions", network).await
    }

    /// Puts what is downloaded into this folder.
    pub async fn download_to(&self, folder: &Path) -> Result<()> {
        let wish = json!({ "behavior": "allow", "downloadPath": folder });
        self.tool("Browser.setDownloadBehavior", wish).await
    }

    /// Goes to a whole address and waits for what is said to be there then.
    pub async fn open_link(&self, address: &str, until: &str) -> Result<()> {
        self.driver.goto(address).await?;
        self.until(
            address,
            &format!("document.querySelector(\"{until}\") !== null"),
        )
        .await
    }

    /// Types into a field, in place of what was there.
    pub async fn fill(&self, selector: &str, text: &str) -> Result<()> {
        let field = self.driver.find(By::Css(selector)).await;
        let field = field.with_context(|| format!("no {selector} to fill"))?;
        field.clear().await?;
        Ok(field.send_keys(text).await?)
    }

    /// Lets timers and the clock run so many times faster: pauses are for eyes.
    pub async fn hasten(&self, times: u32) -> Result<()> {
        let script = format!("sessionStorage.setItem('test-haste', '{times}')");
        self.run(&script).await
    }

    /// Keeps a picture under `target/browser`.
    pub async fn picture(&self, name: &str) -> Result<()> {
        let file = workshop()?.join(format!("{name}.png"));
        Ok(self.driver.screenshot(&file).await?)
    }

    /// What the browser has logged as severe since it was last asked.
    pub async fn complaints(&self) -> Result<Vec<String>> {
        let entries = self.driver.browser_log().await?.into_iter();
        let severe = entries.filter(|entry| entry.level == "SEVERE");
        Ok(severe.map(|entry| entry.message).collect())
    }

    pub(crate) async fn close(self) -> Result<()> {
        Ok(self.driver.quit().await?)
    }

    async fn tool(&self, name: &str, arguments: Value) -> Result<()> {
        let answer = self.driver.cdp().send_raw(name, arguments).await;
        answer.with_context(|| name.to_owned())?;
        Ok(())
    }
}
