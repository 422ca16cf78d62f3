// Here bots think. Questions that come in while they are loaded are kept and asked again; where
// they cannot be loaded, the page is told.
import init, { listen } from "./bots.js";

const early = [];
onmessage = (event) => early.push(event);
init({ module_or_path: "bots_bg.wasm" }).then(() => {
  onmessage = null;
  listen();
  for (const event of early) dispatchEvent(new MessageEvent("message", { data: event.data }));
}).catch((error) => setTimeout(() => { throw error; }));
