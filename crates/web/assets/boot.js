// Loads the app, and keeps a copy of it for the next time, online or not.
import init, { start } from "./app.js";

init({ module_or_path: "app_bg.wasm" }).then(start);
if ("serviceWorker" in navigator) navigator.serviceWorker.register("sw.js").catch(() => {});
