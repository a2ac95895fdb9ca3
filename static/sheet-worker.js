// Keeps one scoring sheet's page and its files on the phone, so that a reload without a signal shows it.
// With a signal every page comes from the server; taps and the stream never go through here.
"use strict";

const name = `muster-sheet:${new URL(registration.scope).pathname}`;

async function fill() {
  const page = await fetch(registration.scope);
  if (!page.ok || page.redirected) return;
  // Each once: icons are named behind the address of the one file that has them all.
  const files = new Set([...(await page.clone().text()).matchAll(/"(\/static\/[^"#]+)/g)].map((found) => found[1]));
  const cache = await caches.open(name);
  await cache.put(registration.scope, page);
  await cache.addAll([...files]);
}

addEventListener("install", (event) => { skipWaiting(); event.waitUntil(fill()); });
addEventListener("activate", (event) => {
  // The sheets of earlier rounds are not needed any more.
  const old = async () => { for (const other of await caches.keys()) if (other.startsWith("muster-sheet:") && other !== name) await caches.delete(other); };
  event.waitUntil(Promise.all([old(), clients.claim()]));
});
addEventListener("fetch", (event) => {
  const path = new URL(event.request.url).pathname;
  if (event.request.method !== "GET") return;
  if (event.request.mode === "navigate" && path === new URL(registration.scope).pathname) event.respondWith(navigate(event.request));
  else if (path.startsWith("/static/")) event.respondWith(kept(event.request));
});

async function navigate(request) {
  const cache = await caches.open(name);
  try {
    const page = await fetch(request);
    if (page.ok && !page.redirected) await cache.put(registration.scope, page.clone());
    // Whoever holds the phone now may not see the sheet: nor may they without a signal.
    else if (page.redirected || [401, 403, 404].includes(page.status)) await cache.delete(registration.scope);
    return page;
  } catch (problem) {
    const page = await cache.match(registration.scope);
    if (page) return page;
    throw problem;
  }
}

// A file's address changes with what is in it.
async function kept(request) {
  const cache = await caches.open(name);
  const found = await cache.match(request);
  if (found) return found;
  const file = await fetch(request);
  if (file.ok) await cache.put(request, file.clone());
  return file;
}
