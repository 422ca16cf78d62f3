// Loads the app and its words in the language that `early.js` has found, and keeps a copy of all for
// the next time, online or not.
import init, { start } from "./app.js";

const lang = document.documentElement.lang === "de" ? "de" : "en";
const words = fetch(`words.${lang}.ftl`).then((answer) => answer.ok ? answer.text() : Promise.reject());
Promise.all([words, init({ module_or_path: "app_bg.wasm" })]).then(
  ([words]) => start(lang, words),
  () => { document.getElementById("unloaded").hidden = false; }
);
if ("serviceWorker" in navigator) navigator.serviceWorker.register("sw.js").catch(() => {});
