// A second copy of the app without a screen: here bots think. Questions that come in while it
// loads are kept and asked again.
import init, { worker_main } from "./app.js";

const early = [];
onmessage = (event) => early.push(event);
init({ module_or_path: "app_bg.wasm" }).then(() => {
  onmessage = null;
  worker_main();
  for (const event of early) dispatchEvent(new MessageEvent("message", { data: event.data }));
});
