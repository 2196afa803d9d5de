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

// own returns the program as the browser has it in its own cache, or nothing. There it lies
// with the code that was compiled by the very first start; in ours, code is kept only from
// the first start that the worker served.
async function own(request) {
  if (!request.url.endsWith('.wasm')) return;
  const answer = await fetch(request.url, {mode: 'same-origin', cache: 'only-if-cached'}).catch(() => {});
  if (answer?.ok) return answer;
}

addEventListener('fetch', e => {
  if (e.request.method !== 'GET') return;
  e.respondWith((async () => {
    const cache = await caches.open(CACHE);
    return await own(e.request) ?? await cache.match(e.request, {ignoreSearch: true}) ?? fetch(e.request);
  })());
});
