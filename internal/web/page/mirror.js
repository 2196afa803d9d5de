'use strict';
// The canvas in words. Beside it lie real buttons and paragraphs with what is drawn at
// the same places, for screen readers, and a line that says what is new. A button that
// is pressed clicks the canvas where it lies.
(() => {
const CALM = 150; // milliseconds after the last input, until the screen has settled
const AGES = [CALM, 600, 1500]; // a page may still come in, or a message go
const mirror = document.getElementById('mirror'), news = document.getElementById('news');
let before = '', said = new Set();

function press(e) {
  const box = e.currentTarget.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (const type of ['mousemove', 'mousedown', 'mouseup']) {
    document.dispatchEvent(new MouseEvent(type, {bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0}));
  }
}

// elementFor returns an element of the kind that a spot wants, in the place of old.
function elementFor(spot, old) {
  const tag = spot.role === 'button' ? 'BUTTON' : 'P';
  if (old?.tagName === tag) return old;
  const made = document.createElement(tag);
  if (tag === 'BUTTON') {
    made.type = 'button';
    made.addEventListener('click', press);
  }
  if (old) old.replaceWith(made);
  else mirror.append(made);
  return made;
}

function show(spots) {
  spots.forEach((spot, i) => {
    const e = elementFor(spot, mirror.children[i]);
    if (e.textContent !== spot.label) e.textContent = spot.label;
    Object.assign(e.style, {left: spot.x + 'px', top: spot.y + 'px', width: spot.width + 'px', height: spot.height + 'px'});
  });
  while (mirror.children.length > spots.length) mirror.lastChild.remove();
  const texts = new Set(spots.filter(s => s.role !== 'button').map(s => s.label));
  const fresh = [...texts].filter(text => !said.has(text));
  said = texts;
  if (fresh.length) news.textContent = fresh.join('. ');
}

// Go answers with the spots as JSON; mirror.look is called by the tests too.
function look() {
  tabby.look?.(text => {
    if (text === before) return;
    before = text;
    show(JSON.parse(text));
  });
}

let timers = [];
function soon() {
  timers.forEach(clearTimeout);
  timers = AGES.map(age => setTimeout(look, age));
}
for (const type of ['mouseup', 'keyup', 'touchend', 'resize', 'wheel', 'input']) addEventListener(type, soon, true);
tabby.soon = soon;
})();
