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
  const pressed = e.currentTarget, {label} = pressed.node;
  look(() => {
    if (pressed.isConnected && pressed.node.label === label) tabby.use(pressed.node.id);
    tabby.soon();
  });
}

function kindOf(node) {
  if (node.role === 'heading') return 'H' + node.level;
  if (node.role === 'field') return 'INPUT';
  return HOLDS[node.role] ?? (node.role === 'text' ? 'P' : 'BUTTON');
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

// elementsFor returns an element for every node: that which was it, was called so, or else
// was at its place, since whoever is on one has to stay there; and the others, which go.
function elementsFor(nodes) {
  const old = new Set(mirror.querySelectorAll('*'));
  const take = (node, same) => {
    for (const e of old) if (e.tagName === kindOf(node) && same(e.node)) { old.delete(e); return e; }
  };
  const ways = [
    node => was => was.id === node.id,
    node => was => was.label === node.label && was.role === node.role,
    node => was => was.x === node.x && was.y === node.y,
  ];
  const all = [];
  for (const way of ways) nodes.forEach((node, i) => { all[i] ??= take(node, way(node)); });
  nodes.forEach((node, i) => { all[i] ??= make(kindOf(node)); });
  return {all, old};
}

// speak says texts as sentences: all of a new page, and of one that was there what says itself.
const speak = texts => { news.textContent = [...texts].map(text => /[.!?:]$/.test(text) ? text : text + '.').join(' '); };

// describe gives an element the words and the states of its node.
function describe(e, node) {
  const set = (name, value) => value === undefined ? e.removeAttribute(name) : e.setAttribute(name, value);
  set('role', ROLES[node.role]);
  set('aria-disabled', node.disabled);
  set('aria-description', node.description);
  set('aria-expanded', node.opens && !!node.open);
  set('aria-pressed', node.role === 'toggle' ? !!node.chosen : undefined);
  set('aria-checked', node.role === 'radio' ? !!node.chosen : undefined);
  set('aria-current', node.role === 'button' ? node.chosen : undefined);
  set('aria-rowindex', node.row);
  set('aria-colindex', node.column);
  const named = node.role === 'field' || HOLDS[node.role];
  set('aria-label', named && node.label ? node.label : undefined);
  if (node.role === 'field') e.value = node.value ?? '';
  else if (!named && e.textContent !== node.label) e.textContent = node.label;
  e.className = HOLDS[node.role] ? 'holds' : '';
  if (!HOLDS[node.role]) Object.assign(e.style, {left: node.x + 'px', top: node.y + 'px', width: node.width + 'px', height: node.height + 'px'});
}

function show(nodes) {
  const {all, old} = elementsFor(nodes), parents = new Map(), ends = new Map();
  nodes.forEach((node, i) => {
    const e = all[i], parent = parents.get(node.in) ?? mirror, at = ends.get(parent);
    parents.set(node.id, HOLDS[node.role] ? e : parent); // a button holds none that can be read
    e.node = node;
    describe(e, node);
    const next = at ? at.nextSibling : parent.firstChild;
    if (e !== next) parent.insertBefore(e, next);
    ends.set(parent, e);
  });
  for (const e of old) e.remove();
  const focused = nodes.find(node => node.focused);
  typed.ariaLabel = focused ? [focused.label, focused.value].filter(Boolean).join(', ') : KEYS;
  const texts = nodes.filter(node => READ.includes(node.role)), here = texts.filter(node => node.level === 1).map(node => node.label).join();
  const fresh = texts.filter(node => (node.live || here !== titles) && !said.has(node.label)).map(node => node.label);
  said = new Set(texts.map(node => node.label));
  titles = here;
  if (fresh.length) speak(new Set(fresh));
}

// look shows what is there now. Go answers with the nodes as JSON; the tests ask it too.
function look(then) {
  tabby.look?.(text => {
    if (text !== before) show(JSON.parse(text).filter(node => node.label || HOLDS[node.role]));
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
