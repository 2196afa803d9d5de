'use strict';
// The canvas in words. Beside it lie real buttons, fields and paragraphs with what is drawn at
// the same places, for screen readers, and a line that says what is new. A button that
// is pressed clicks the canvas where it lies.
(() => {
const CALM = 150; // milliseconds after the last input, until the screen has settled
const AGES = [CALM, 600, 1500]; // a page may still come in, or a message go
const OFTEN = 3000; // milliseconds between looks at what changes by itself
const mirror = document.getElementById('mirror'), news = document.getElementById('news'), typed = document.getElementById('dummyEntry');
const KEYS = JSON.parse(document.body.dataset.words).Keys;
let before = '', said = new Set();

// press clicks where an element lies now, if it still is what it was: the screen may have
// changed since.
function press(e) {
  const pressed = e.currentTarget, {label} = pressed.spot;
  look(() => {
    if (!pressed.isConnected || pressed.spot.label !== label) return;
    const box = pressed.getBoundingClientRect();
    tabby.click(box.x + box.width / 2, box.y + box.height / 2);
  });
}

const kindOf = spot => spot.field ? 'INPUT' : spot.role === 'button' ? 'BUTTON' : 'P';

// make returns an element of a kind. A field only leads to the one that takes the letters.
function make(kind) {
  const made = document.createElement(kind);
  if (kind === 'INPUT') {
    made.readOnly = true;
    made.addEventListener('click', () => made.focus());
    made.addEventListener('focus', press);
  } else if (kind === 'BUTTON') {
    made.type = 'button';
    made.addEventListener('click', press);
  }
  return made;
}

// elementsFor returns an element for every spot: that which was called so, or else was at
// its place, since whoever is on one has to stay there. It removes the others.
function elementsFor(spots) {
  const old = new Set(mirror.children);
  const take = (spot, same) => {
    for (const e of old) if (e.tagName === kindOf(spot) && same(e.spot)) { old.delete(e); return e; }
  };
  const named = spots.map(spot => take(spot, was => was.label === spot.label));
  const all = spots.map((spot, i) => named[i] ?? take(spot, was => was.x === spot.x && was.y === spot.y) ?? make(kindOf(spot)));
  for (const e of old) e.remove();
  return all;
}

// speak says texts as sentences.
const speak = texts => { news.textContent = texts.map(text => /[.!?:]$/.test(text) ? text : text + '.').join(' '); };

function show(spots) {
  let at = null;
  elementsFor(spots).forEach((e, i) => {
    const spot = e.spot = spots[i], next = at ? at.nextSibling : mirror.firstChild;
    if (e !== next) mirror.insertBefore(e, next);
    at = e;
    if (spot.field) e.ariaLabel = spot.label;
    else if (e.textContent !== spot.label) e.textContent = spot.label;
    Object.assign(e.style, {left: spot.x + 'px', top: spot.y + 'px', width: spot.width + 'px', height: spot.height + 'px'});
  });
  typed.ariaLabel = spots.find(spot => spot.focused)?.label ?? KEYS;
  const texts = new Set(spots.filter(s => s.role !== 'button').map(s => s.label));
  const fresh = [...texts].filter(text => !said.has(text));
  said = texts;
  if (fresh.length) speak(fresh);
}

// look shows what is there now. Go answers with the spots as JSON; the tests ask it too.
function look(then) {
  tabby.look?.(text => {
    if (text !== before) show(JSON.parse(text).filter(spot => spot.label));
    before = text;
    then?.();
  });
}

let timers = [];
function soon() {
  timers.forEach(clearTimeout);
  timers = AGES.map(age => setTimeout(() => look(), age));
}
for (const type of ['mouseup', 'keyup', 'touchend', 'resize', 'wheel', 'input']) addEventListener(type, soon, true);
setInterval(() => { if (!document.hidden) look(); }, OFTEN);
tabby.soon = soon;
})();
