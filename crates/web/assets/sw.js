// Everything that plays without a server works offline after the first visit. The build fills in
// the version, a hash of all files, and their names.
const CACHE = "astragal-VERSION";
const FILES = [/* FILES */];

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
  // Whoever comes next gets the newest app: one that waits for all tabs to close may wait for ever.
  skipWaiting();
});

addEventListener("activate", (event) => {
  // Tabs that are open stay with the app they have begun with, so the one before is kept too.
  const old = (names) => names.filter((name) => name.startsWith("astragal-")).slice(0, -2);
  event.waitUntil(
    caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name))))
  );
});

// A notice says whose turn it is; a tap on it leads to that match, in a tab that is open if there is one.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.page ?? "", registration.scope).href;
  const lead = async () => {
    const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = tabs.find((tab) => tab.url === url);
    const ours = there ?? tabs.find((tab) => tab.url.startsWith(registration.scope));
    if (!ours) return clients.openWindow(url);
    const tab = await ours.focus();
    return there ? tab : tab.navigate(url).catch(() => clients.openWindow(url));
  };
  event.waitUntil(lead());
});

// Files of the app come from one version of the cache; all else (tables, matches) from the server.
addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  const scope = new URL(registration.scope).pathname;
  const name = url.pathname.startsWith(scope) ? url.pathname.slice(scope.length) : null;
  const file = name === "" ? "./" : name;
  const before = name !== null && name.startsWith("part-") && !FILES.includes(file);
  if (before) {
    event.respondWith(caches.match(event.request).then((found) => found || fetch(event.request)));
  }
  if (!FILES.includes(file)) return;
  event.respondWith(
    caches.open(CACHE)
      .then((cache) => cache.match(file))
      .then((found) => found || fetch(event.request))
  );
});
