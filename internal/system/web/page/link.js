'use strict';
// A link that Tabby is opened with may have a game that another device has handed over, a game
// of one's own, or the key by which this device is kept together with the one that serves it.
// It is taken out of the address at once, and waits in this tab until Go takes it.
(() => {
const mark = /^#(game|own|pair)=/, key = 'tabby-link';
let waiting = '';

function note() {
  if (!mark.test(location.hash)) return;
  waiting = location.href;
  try { sessionStorage.setItem(key, waiting); } catch { /* it is here as long as the page is */ }
  history.replaceState(history.state, '', location.pathname + location.search);
  tabby.linked?.();
}

// take returns the link that waits, once, or ''.
function take() {
  let link = waiting;
  try {
    link ||= sessionStorage.getItem(key) ?? '';
    sessionStorage.removeItem(key);
  } catch { /* it was here */ }
  waiting = '';
  return link;
}

// address returns where other devices find this page, or '' if they cannot.
function address() {
  const here = /^(localhost|127\.[.\d]+|\[::1\])$/.test(location.hostname) || !location.protocol.startsWith('http');
  return here ? '' : location.origin + location.pathname + location.search;
}

tabby.link = {take, address};
addEventListener('hashchange', note);
note();
})();
