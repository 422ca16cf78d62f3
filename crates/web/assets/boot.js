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

// The app hands over a drawing. It becomes a picture that every messenger shows: for the share sheet
// where the device has one, else to be kept; a browser that cannot paint it keeps the drawing.
window.picture = async (drawing, name, title) => {
  const keep = (blob, ending) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = `${name}.${ending}`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  };
  let painted;
  try {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    canvas.getContext("2d").drawImage(image, 0, 0);
    painted = await new Promise((done) => canvas.toBlob(done, "image/png"));
  } catch { /* the drawing will do */ }
  if (!painted) return keep(new Blob([drawing], { type: "image/svg+xml" }), "svg");
  const files = [new File([painted], `${name}.png`, { type: "image/png" })];
  if (!navigator.canShare?.({ files })) return keep(painted, "png");
  return navigator.share({ files, title }).catch((error) => {
    // Whoever closes the share sheet wants no file either.
    if (error.name !== "AbortError") keep(painted, "png");
  });
};
