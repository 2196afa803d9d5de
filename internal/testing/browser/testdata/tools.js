'use strict';
(async () => {
// What the script of a test has. Each wait has a bound, and says what it waited for.

// until waits until f returns something, and returns that.
const until = async (what, f) => {
  for (const began = performance.now(); performance.now() - began < 20000; await new Promise(then => setTimeout(then, 20))) {
    const got = f();
    if (got) return got;
  }
  throw new Error(what + ' did not come; the page says: ' + document.body.innerText);
};

// find waits for an element that can be seen and has a text, and returns it.
const find = (selector, text = '') => until(selector + ' with "' + text + '"',
  () => Array.from(document.querySelectorAll(selector)).find(e => e.checkVisibility() && e.textContent.includes(text)));

// tap taps such an element, as a finger does that finds it on top.
const tap = async (selector, text) => {
  const e = await find(selector, text);
  e.scrollIntoView({block: 'center', behavior: 'instant'});
  const r = e.getBoundingClientRect(), top = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
  if (top !== e && !e.contains(top)) throw new Error(selector + ' with "' + (text || '') + '" lies below another');
  e.click();
};

const report = told => fetch('/testing/report', {method: 'POST', body: JSON.stringify(told)});
const failed = e => report({failed: String(e && e.stack || e)});
addEventListener('error', event => failed(event.error || event.message));
addEventListener('unhandledrejection', event => failed(event.reason));
try {
  const returns = await (async () => {
SCRIPT
  })();
  report({returns: returns === undefined ? null : returns});
} catch (e) {
  failed(e);
}
})();
