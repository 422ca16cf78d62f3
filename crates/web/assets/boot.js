// Loads the app and its words in the language that `early.js` has found, shows how far that is, and
// keeps a copy of all for the next time, online or not. The build fills in how long the app is.
import init, { start } from "./app.js";

const BYTES = Number("/* BYTES */");
const [splash, coming] = ["splash", "coming"].map((id) => document.getElementById(id));
const count = () => new TransformStream({
  transform(part, on) {
    coming.value += part.length / BYTES;
    on.enqueue(part);
  }
});
const counted = (answer) => answer.ok && answer.body
  ? new Response(answer.body.pipeThrough(count()), { headers: { "content-type": "application/wasm" } })
  : answer;
const lang = document.documentElement.lang === "de" ? "de" : "en";
const words = fetch(`words.${lang}.ftl`).then((answer) => answer.ok ? answer.text() : Promise.reject());
const app = init({ module_or_path: window.astragal.then(counted) });
Promise.all([words, app]).then(
  ([words]) => {
    splash.remove();
    start(lang, words);
  },
  () => {
    splash.remove();
    document.getElementById("unloaded").hidden = false;
  }
);
if ("serviceWorker" in navigator) navigator.serviceWorker.register("sw.js").catch(() => {});

// The app asks for this, once, when its server speaks another version: the newest files are kept,
// take over, and the page begins anew with them.
window.renew = async () => {
  try {
    const kept = await navigator.serviceWorker?.getRegistration();
    await kept?.update();
    const worker = kept?.installing || kept?.waiting;
    const active = new Promise((done) => {
      worker?.addEventListener("statechange", () => worker.state === "activated" && done());
    });
    const late = new Promise((done) => setTimeout(done, 20000));
    if (worker) await Promise.race([active, late]);
  } finally {
    location.reload();
  }
};
