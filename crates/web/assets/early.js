// Before the first paint: the theme and the language somebody chose on an earlier visit, or else the
// language of the browser. The app is asked for at once, and `boot.js` takes it from here.
window.astragal = fetch("app_bg.wasm");
window.astragal.catch(() => { /* boot.js tells */ });
(function (root) {
  root.lang = /^de\b/i.test(navigator.language) ? "de" : "en";
  try {
    var kept = JSON.parse(localStorage.getItem("astragal.settings") || "{}");
    if (kept.theme === "light" || kept.theme === "dark") root.dataset.theme = kept.theme;
    if (kept.lang) root.lang = kept.lang;
  } catch (_) { /* no storage, no memory */ }
})(document.documentElement);
