'use strict';
// Requests to the Tabby that this page was loaded from, to be kept together with it.
(() => {
const PATIENCE = 60_000; // milliseconds

// post sends a body with a token, or without one for '', and returns a promise of the
// status and the body of the answer; the status is 0 if there is none.
async function post(path, token, body) {
  const headers = {'Content-Type': 'application/gzip'};
  if (token) headers.Authorization = 'Bearer ' + token;
  try {
    const r = await fetch(path, {method: 'POST', headers, body, redirect: 'error', cache: 'no-store', credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE)});
    return {status: r.status, body: new Uint8Array(await r.arrayBuffer())};
  } catch {
    return {status: 0, body: new Uint8Array()};
  }
}

// machine returns a code for what this browser runs on, or ''.
function machine() {
  const kinds = [[/iPhone/, 'iphone'], [/iPad/, 'ipad'], [/Android.*Mobile/, 'android-phone'], [/Android/, 'android-tablet'],
    [/Windows/, 'windows'], [/Mac/, 'mac'], [/Linux|CrOS/, 'linux']];
  return kinds.find(([is]) => is.test(navigator.userAgent))?.[1] ?? '';
}

tabby.meet = {post, machine, origin: location.origin};
addEventListener('online', () => tabby.online?.());
})();
