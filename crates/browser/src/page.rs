//! What a person does with a page: look, tap, press keys, wait a moment. Every wait has an end.

use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use thirtyfour::{By, Key, WebDriver};

use crate::bound::Bound;
use crate::stage::workshop;

/// How long anything may take before a play gives up. Machines may be busy, and who waits for what
/// comes does not wait longer because of it.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// Between two looks at a page.
const MOMENT: Duration = Duration::from_millis(20);

/// The size of a desk: of the page itself, without the frame that a window has around it.
const DESK: (u32, u32) = (1280, 800);

/// Reports what a strict policy stopped; when asked to, lets the timers of a page run faster, lets
/// its chance be the same every time, and keeps what tables tell it.
const EARLY: &str = r#"
addEventListener("securitypolicyviolation", (event) =>
  console.error("policy violated:", event.violatedDirective, event.blockedURI));
const haste = () => Number(sessionStorage.getItem("test-haste")) || 1;
const slow = window.setTimeout;
window.setTimeout = (act, wait, ...more) => slow(act, (wait || 0) / haste(), ...more);
const seed = location.protocol === "http:" ? Number(sessionStorage.getItem("test-seed")) : 0;
if (seed) {
  let state = seed;
  const byte = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 24;
  crypto.getRandomValues = (bytes) => {
    for (let place = 0; place < bytes.length; place += 1) bytes[place] = byte();
    return bytes;
  };
}
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...all) {
    super(...all);
    const keep = ({ data }) =>
      (window.testWire ??= []).push({ at: performance.now() / 1000, text: data });
    if (sessionStorage.getItem("test-wire")) this.addEventListener("message", keep);
  }
};
"#;

/// Puts an element into the middle of the window; says where it is, or why a tap would not hit it.
const AIM: &str = r#"((selector, last) => {
  const all = [...document.querySelectorAll(selector)];
  const one = last ? all.at(-1) : all[0];
  if (!one) return { why: "there is none" };
  one.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const at = one.getClientRects()[0];
  if (!at || at.width * at.height === 0) return { why: "it has no size" };
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  const hit = document.elementFromPoint(x, y);
  if (!hit) return { why: `it lies at ${x}, ${y}, outside of ${innerWidth} by ${innerHeight}` };
  if (one.contains(hit) || hit.closest("label")?.control === one) return { x, y };
  return { why: `it is covered by ${hit.outerHTML.slice(0, 160)}` };
})"#;

/// Where the first element is that fits a selector and that nothing covers. If there is none, one
/// that is covered or out of sight is put into the middle of the window for the next look.
const MIDDLE: &str = r#"((selector) => {
  const middle = (one) => {
    const at = one.getBoundingClientRect();
    return [at.x + at.width / 2, at.y + at.height / 2];
  };
  const all = [...document.querySelectorAll(selector)];
  const found = all.find((one) => one.contains(document.elementFromPoint(...middle(one))));
  if (found) return middle(found);
  all[0]?.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  return null;
})"#;

/// Whether there is an element that fits a selector, as an expression.
pub fn there(selector: &str) -> String {
    format!("document.querySelector(\"{selector}\") !== null")
}

/// What a look at something that shall be tapped has brought.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(untagged)]
enum Aim {
    /// A tap here hits it.
    Hits { x: f64, y: f64 },
    /// It cannot be hit.
    Misses { why: String },
}

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
        page.early(EARLY).await?;
        let (width, height) = DESK;
        page.resize(width, height).await?;
        Ok(page)
    }

    /// Lets a script run on every page to come, before the page's own.
    pub async fn early(&self, script: &str) -> Result<()> {
        let source = json!({ "source": script });
        self.tool("Page.addScriptToEvaluateOnNewDocument", source)
            .await?;
        Ok(())
    }

    /// Goes to the app and waits until it is drawn.
    pub async fn visit(&mut self, address: &str) -> Result<()> {
        address.clone_into(&mut self.address);
        self.driver.goto(address).await?;
        self.until("the first page", &there(".ways a")).await
    }

    /// The same page again, from the beginning; waits for what is said to be there then.
    pub async fn reload(&self, until: &str) -> Result<()> {
        self.driver.refresh().await?;
        self.until("the page again", &there(until)).await
    }

    /// Goes to an address inside the app.
    pub async fn go(&self, hash: &str, until: &str) -> Result<()> {
        self.run(&format!("location.hash = '{hash}'")).await?;
        self.until(hash, &there(until)).await
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

    /// How many elements fit a selector.
    pub async fn count(&self, selector: &str) -> Result<usize> {
        let count = format!("document.querySelectorAll(\"{selector}\").length");
        self.ask(&count).await
    }

    /// The words of the first element that fits; none where there is none.
    pub async fn text(&self, selector: &str) -> Result<String> {
        let text = format!("document.querySelector(\"{selector}\")?.innerText ?? ''");
        self.ask(&text).await
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

    /// Waits until a record that was opened holds: its seed, dice, chain and rules, who signed it,
    /// and what it could be compared with.
    pub async fn record_holds(&self) -> Result<()> {
        let checks =
            "document.querySelectorAll('.pn-record [role=status] .checks li').length === 6";
        self.until("the record to hold", checks).await
    }

    /// Waits until an expression holds, no longer than this.
    pub async fn until_within(
        &self,
        what: &str,
        expression: &str,
        patience: Duration,
    ) -> Result<()> {
        let bound = Bound::new(what, patience);
        while !self.ask::<bool>(expression).await? {
            bound.check(expression)?;
            tokio::time::sleep(MOMENT).await;
        }
        Ok(())
    }

    /// Taps an element with the mouse, once a tap hits it.
    pub async fn tap(&self, selector: &str) -> Result<()> {
        self.tap_one(selector, false).await
    }

    /// Taps the last of several elements with the mouse, once a tap hits it.
    pub async fn tap_last(&self, selector: &str) -> Result<()> {
        self.tap_one(selector, true).await
    }

    /// Taps the last of several elements if a tap hits it now; the board may have gone on.
    pub async fn tap_if_there(&self, selector: &str) -> Result<()> {
        match self.aim(selector, true).await? {
            Aim::Hits { x, y } => self.click((x, y)).await,
            Aim::Misses { .. } => Ok(()),
        }
    }

    /// Every tap of every play goes through here. Two looks must agree, or something still moves.
    async fn tap_one(&self, selector: &str, last: bool) -> Result<()> {
        let bound = Bound::new(&format!("a tap to hit {selector}"), PATIENCE);
        let mut before = self.aim(selector, last).await?;
        loop {
            let now = self.aim(selector, last).await?;
            match &now {
                Aim::Hits { x, y } if before == now => return self.click((*x, *y)).await,
                Aim::Hits { .. } => bound.check("it moves")?,
                Aim::Misses { why } => bound.check(why)?,
            }
            before = now;
            tokio::time::sleep(MOMENT).await;
        }
    }

    async fn aim(&self, selector: &str, last: bool) -> Result<Aim> {
        self.ask(&format!("{AIM}(\"{selector}\", {last})")).await
    }

    async fn click(&self, at: (f64, f64)) -> Result<()> {
        self.mouse("mouseMoved", 0, at).await?;
        self.point(Pointer::Mouse, "begin", at).await?;
        self.point(Pointer::Mouse, "end", at).await
    }

    /// Chooses in a list by the value that stands for a line of it.
    pub async fn choose(&self, list: &str, value: &str) -> Result<()> {
        let option = there(&format!("{list} option[value='{value}']"));
        self.until(&format!("{value} in {list}"), &option).await?;
        self.run(&format!(
            "const list = document.querySelector(\"{list}\"); list.value = '{value}'; \
             list.dispatchEvent(new Event('change', {{ bubbles: true }}))"
        ))
        .await
    }

    /// Drags the first element that fits to another, which may only be there on the way.
    pub async fn drag(&self, from: &str, to: &str, by: Pointer) -> Result<()> {
        let begin = self.middle(from).await?;
        self.point(by, "begin", begin).await?;
        let (x, y) = begin;
        let there = there(to);
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
        let bound = Bound::new(&format!("{selector} to be pointed at"), PATIENCE);
        loop {
            if let Some(middle) = self.ask(&format!("{MIDDLE}(\"{selector}\")")).await? {
                return Ok(middle);
            }
            bound.check("it is covered, or not there")?;
            tokio::time::sleep(MOMENT).await;
        }
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
                self.mouse(kind, held, (x, y)).await
            }
            Pointer::Finger => {
                let (kind, points) = match step {
                    "begin" => ("touchStart", json!([{ "x": x, "y": y }])),
                    "move" => ("touchMove", json!([{ "x": x, "y": y }])),
                    _ => ("touchEnd", json!([])),
                };
                let event = json!({ "type": kind, "touchPoints": points });
                self.tool("Input.dispatchTouchEvent", event).await?;
                Ok(())
            }
        }
    }

    async fn mouse(&self, kind: &str, held: u8, (x, y): (f64, f64)) -> Result<()> {
        let button = if kind == "mouseMoved" && held == 0 {
            "none"
        } else {
            "left"
        };
        let event = json!({
            "type": kind, "x": x, "y": y,
            "button": button, "buttons": held, "clickCount": 1,
        });
        self.tool("Input.dispatchMouseEvent", event).await?;
        Ok(())
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

    /// Shows the page in a window of this size inside, as a phone would with a narrow one, and
    /// waits until it has that size.
    pub async fn resize(&self, width: u32, height: u32) -> Result<()> {
        let size = json!({
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600,
        });
        self.tool("Emulation.setDeviceMetricsOverride", size)
            .await?;
        let fits = format!("matchMedia('(width: {width}px) and (height: {height}px)').matches");
        self.until(&format!("a page of {width} by {height}"), &fits)
            .await
    }

    /// Takes the network away from the page, or gives it back.
    pub async fn offline(&self, offline: bool) -> Result<()> {
        self.network(json!({
            "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1,
        }))
        .await
    }

    /// A network of so many thousand bits a second, with the delay that phones have, and nothing
    /// kept from earlier.
    pub async fn slow(&self, kilobits: u32) -> Result<()> {
        self.network(json!({
            "offline": false, "latency": 60,
            "downloadThroughput": kilobits * 125, "uploadThroughput": kilobits * 125,
        }))
        .await?;
        let bypass = json!({ "bypass": true });
        self.tool("Network.setBypassServiceWorker", bypass).await?;
        let disabled = json!({ "cacheDisabled": true });
        self.tool("Network.setCacheDisabled", disabled).await?;
        Ok(())
    }

    async fn network(&self, conditions: Value) -> Result<()> {
        self.tool("Network.enable", json!({})).await?;
        self.tool("Network.emulateNetworkConditions", conditions)
            .await?;
        Ok(())
    }

    /// Puts what is downloaded into this folder.
    pub async fn download_to(&self, folder: &Path) -> Result<()> {
        let wish = json!({ "behavior": "allow", "downloadPath": folder });
        self.tool("Browser.setDownloadBehavior", wish).await?;
        Ok(())
    }

    /// Goes to a whole address and waits for what is said to be there then.
    pub async fn open_link(&self, address: &str, until: &str) -> Result<()> {
        self.driver.goto(address).await?;
        self.until(address, &there(until)).await
    }

    /// Goes to a whole address; what comes then is for the play to wait for.
    pub async fn go_without_waiting(&self, address: &str) -> Result<()> {
        let go = format!("setTimeout(() => {{ location.href = '{address}?' + Math.random() }})");
        self.run(&go).await
    }

    /// Types into a field, in place of what was there.
    pub async fn fill(&self, selector: &str, text: &str) -> Result<()> {
        // A field that can be tapped can be written into.
        self.tap(selector).await?;
        let field = self.driver.find(By::Css(selector)).await?;
        field.clear().await?;
        Ok(field.send_keys(text).await?)
    }

    /// What is said of an element to those who do not see it: what it is, and its name.
    pub async fn spoken(&self, selector: &str) -> Result<String> {
        let root = self.tool("DOM.getDocument", json!({ "depth": 0 })).await?;
        let find = json!({ "nodeId": root["root"]["nodeId"], "selector": selector });
        let found = self.tool("DOM.querySelector", find).await?;
        let ask = json!({ "nodeId": found["nodeId"], "fetchRelatives": false });
        let told = self.tool("Accessibility.getPartialAXTree", ask).await?;
        let node = &told["nodes"][0];
        let part = |name: &str| node[name]["value"].as_str().map(str::to_owned);
        let (role, name) = (part("role"), part("name"));
        let said = role.zip(name).map(|(role, name)| format!("{role}: {name}"));
        said.filter(|_| node["ignored"] != json!(true))
            .with_context(|| format!("nothing is said of {selector}: {told}"))
    }

    /// Lets timers run so many times faster: pauses are for eyes.
    pub async fn hasten(&self, times: u32) -> Result<()> {
        let script = format!("sessionStorage.setItem('test-haste', '{times}')");
        self.run(&script).await
    }

    /// Lets chance be the same in every play, from the next time the page is loaded: a walk through
    /// screens comes to the same screens every time.
    pub async fn seed(&self, seed: u32) -> Result<()> {
        let script = format!("sessionStorage.setItem('test-seed', '{seed}')");
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

    /// Closes the whole browser; nothing may have gone wrong before.
    pub(crate) async fn quit(&self) -> Result<()> {
        let complaints = self.complaints().await?;
        ensure!(
            complaints.is_empty(),
            "before it was closed: {complaints:#?}"
        );
        Ok(self.driver.clone().quit().await?)
    }

    pub(crate) async fn close(self) -> Result<()> {
        Ok(self.driver.quit().await?)
    }

    /// What one of the browser's own tools says.
    pub(crate) async fn tool(&self, name: &str, arguments: Value) -> Result<Value> {
        let answer = self.driver.cdp().send_raw(name, arguments).await;
        answer.with_context(|| name.to_owned())
    }
}
