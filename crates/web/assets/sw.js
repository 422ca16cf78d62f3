// Everything that plays without a server works offline after the first visit. The build fills in
// the version, a hash of all files, and their names.
const CACHE = "astragal-VERSION";
const FILES = [/* FILES */];

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("astragal-") && name !== CACHE;
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
  );
});

// Files of the app come from one version of the cache; all else (tables, matches) from the server.
addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  const scope = new URL(registration.scope).pathname;
  const name = url.pathname.startsWith(scope) ? url.pathname.slice(scope.length) : null;
  const file = name === "" ? "./" : name;
  if (!FILES.includes(file)) return;
  event.respondWith(
    caches.open(CACHE)
      .then((cache) => cache.match(file))
      .then((found) => found || fetch(event.request))
  );
});
