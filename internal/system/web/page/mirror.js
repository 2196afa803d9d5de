'use strict';
// The canvas in words. Beside it lie real buttons, fields and paragraphs with what is drawn at
// the same places, for screen readers, and a line that says what is new.
(() => {
const CALM = 150; // milliseconds after the last input, until the screen has settled
const AGES = [CALM, 600, 1500]; // a page may still come in, or a message go
const OFTEN = 3000; // milliseconds between looks at what changes by itself
const mirror = document.getElementById('mirror'), news = document.getElementById('news'), typed = document.getElementById('dummyEntry');
const KEYS = tabby.words.Keys;
let before = '', titles = '', said = new Set();

// The elements that hold others, and the roles that theirs do not say.
const HOLDS = {page: 'SECTION', dialog: 'DIV', table: 'DIV', row: 'DIV', group: 'DIV'};
const ROLES = {dialog: 'dialog', table: 'grid', row: 'row', group: 'group', radio: 'radio', cell: 'gridcell', rowheader: 'rowheader', columnheader: 'columnheader'};
const READ = ['text', 'heading'];

// press does what a tap would do, if an element still is what it was: the screen may have
// changed since.
function press(e) {
  const pressed = e.currentTarget, {label} = pressed.spot;
  look(() => {
    if (pressed.isConnected && pressed.spot.label === label) tabby.use(pressed.spot.id);
    tabby.soon();
  });
}

function kindOf(spot) {
  if (spot.role === 'heading') return 'H' + spot.level;
  if (spot.role === 'field') return 'INPUT';
  return HOLDS[spot.role] ?? (spot.role === 'text' ? 'P' : 'BUTTON');
}

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

// elementsFor returns an element for every spot: that which was it, was called so, or else
// was at its place, since whoever is on one has to stay there; and the others, which go.
function elementsFor(spots) {
  const old = new Set(mirror.querySelectorAll('*'));
  const take = (spot, same) => {
    for (const e of old) if (e.tagName === kindOf(spot) && same(e.spot)) { old.delete(e); return e; }
  };
  const ways = [
    spot => was => was.id === spot.id,
    spot => was => was.label === spot.label && was.role === spot.role,
    spot => was => was.x === spot.x && was.y === spot.y,
  ];
  const all = [];
  for (const way of ways) spots.forEach((spot, i) => { all[i] ??= take(spot, way(spot)); });
  spots.forEach((spot, i) => { all[i] ??= make(kindOf(spot)); });
  return {all, old};
}

// speak says texts as sentences: all of a new page, and of one that was there what says itself.
const speak = texts => { news.textContent = [...texts].map(text => /[.!?:]$/.test(text) ? text : text + '.').join(' '); };

// describe gives an element the words and the states of its spot.
function describe(e, spot) {
  const set = (name, value) => value === undefined ? e.removeAttribute(name) : e.setAttribute(name, value);
  set('role', ROLES[spot.role]);
  set('aria-disabled', spot.disabled);
  set('aria-description', spot.description);
  set('aria-expanded', spot.opens && !!spot.open);
  set('aria-pressed', spot.role === 'toggle' ? !!spot.chosen : undefined);
  set('aria-checked', spot.role === 'radio' ? !!spot.chosen : undefined);
  set('aria-current', spot.role === 'button' ? spot.chosen : undefined);
  set('aria-rowindex', spot.row);
  set('aria-colindex', spot.column);
  const named = spot.role === 'field' || HOLDS[spot.role];
  set('aria-label', named && spot.label ? spot.label : undefined);
  if (spot.role === 'field') e.value = spot.value ?? '';
  else if (!named && e.textContent !== spot.label) e.textContent = spot.label;
  e.className = HOLDS[spot.role] ? 'holds' : '';
  if (!HOLDS[spot.role]) Object.assign(e.style, {left: spot.x + 'px', top: spot.y + 'px', width: spot.width + 'px', height: spot.height + 'px'});
}

function show(spots) {
  const {all, old} = elementsFor(spots), parents = new Map(), ends = new Map();
  spots.forEach((spot, i) => {
    const e = all[i], parent = parents.get(spot.in) ?? mirror, at = ends.get(parent);
    parents.set(spot.id, HOLDS[spot.role] ? e : parent); // a button holds none that can be read
    e.spot = spot;
    describe(e, spot);
    const next = at ? at.nextSibling : parent.firstChild;
    if (e !== next) parent.insertBefore(e, next);
    ends.set(parent, e);
  });
  for (const e of old) e.remove();
  const focused = spots.find(spot => spot.focused);
  typed.ariaLabel = focused ? [focused.label, focused.value].filter(Boolean).join(', ') : KEYS;
  const texts = spots.filter(spot => READ.includes(spot.role)), here = texts.filter(spot => spot.level === 1).map(spot => spot.label).join();
  const fresh = texts.filter(spot => (spot.live || here !== titles) && !said.has(spot.label)).map(spot => spot.label);
  said = new Set(texts.map(spot => spot.label));
  titles = here;
  if (fresh.length) speak(new Set(fresh));
}

// look shows what is there now. Go answers with the spots as JSON; the tests ask it too.
function look(then) {
  tabby.look?.(text => {
    if (text !== before) show(JSON.parse(text).filter(spot => spot.label || HOLDS[spot.role]));
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
