'use strict';
// Keeps the pages of one version for when there is no network. The packing program
// fills in the names. A new version is fetched whole into a cache of its own; it takes
// over when the table says so, or when no tab uses the old one any more.
const CACHE = 'tabby-VERSION', FILES = ['./', /* FILES */];

addEventListener('install', e => e.waitUntil(caches.open(CACHE).then(cache => cache.addAll(FILES))));

addEventListener('message', e => { if (e.data === 'take over') skipWaiting(); });

addEventListener('activate', e => e.waitUntil((async () => {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  await clients.claim();
})()));

addEventListener('fetch', e => {
  if (e.request.method !== 'GET') return;
  e.respondWith((async () => {
    const cache = await caches.open(CACHE);
    return await cache.match(e.request, {ignoreSearch: true}) ?? fetch(e.request);
  })());
});
