'use strict';
// What stood on the screen last, until the program has drawn it again: a picture that is taken
// when the page goes out of sight. A tap on it is done as soon as that can be.
(() => {
const KEPT = 'tabby-still';
const RECENT = 60000; // milliseconds for which nothing is said of its age
const W = tabby.words;
let tapped = null, drawn = false, gone = false;

// fit is what a picture has to fit.
const fit = () => [innerWidth, innerHeight, devicePixelRatio, matchMedia('(prefers-color-scheme: dark)').matches, matchMedia('(prefers-contrast: more)').matches].join(' ');

// What WebGL has drawn is gone with its frame, unless it is asked to keep it.
const {getContext} = HTMLCanvasElement.prototype;
HTMLCanvasElement.prototype.getContext = function(kind, how) {
  return getContext.call(this, kind, kind === 'webgl' ? {...how, preserveDrawingBuffer: true} : how);
};

// keep takes a picture of a page that the next start comes back to, once each time it goes.
function keep() {
  const canvas = document.querySelector('canvas');
  if (!canvas || !drawn || gone || tabby.demo) return;
  gone = true;
  try {
    localStorage.removeItem(KEPT);
    if (tabby.returns()) localStorage.setItem(KEPT, JSON.stringify({fit: fit(), at: Date.now(), picture: canvas.toDataURL('image/webp', 0.9)}));
  } catch { /* there is no room for it: the next start has none */ }
}
document.addEventListener('visibilitychange', () => {
  gone &&= document.hidden;
  if (document.hidden) keep();
});
addEventListener('pagehide', keep);

// last returns the picture, if it fits, and no link leads elsewhere.
function last() {
  if (location.hash.length > 1) return null;
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT));
    return kept?.fit === fit() ? kept : null;
  } catch { return null; }
}

// add adds an element to the page.
function add(kind, id) {
  const element = document.createElement(kind);
  element.id = id;
  document.body.append(element);
  return element;
}

// show shows the picture, and how old it is.
function show({at, picture}) {
  const still = add('img', 'still');
  still.alt = W.Starting;
  still.decoding = 'sync'; // it is in the first frame
  still.src = picture;
  still.onerror = () => tabby.still.leave();
  requestAnimationFrame(() => performance.mark('still'));
  if (Date.now() - at > RECENT) {
    const when = new Date(at), today = when.toDateString() === new Date().toDateString();
    add('p', 'age').textContent = W.AsOf.replace('{time}', when.toLocaleString([], today ? {timeStyle: 'short'} : {dateStyle: 'medium', timeStyle: 'short'}));
  }
  for (const type of ['mousedown', 'mouseup', 'mousemove', 'wheel']) still.addEventListener(type, e => e.stopPropagation());
  still.addEventListener('click', e => {
    if (tapped) return; // what would be below a second one is not known
    tapped = {x: e.clientX, y: e.clientY};
    Object.assign(add('div', 'tapped').style, {left: tapped.x + 'px', top: tapped.y + 'px'});
  });
}

// leave takes the picture away, and does what was tapped on it.
tabby.still = {
  leave() {
    for (const id of ['still', 'age', 'tapped']) document.getElementById(id)?.remove();
  },
  // begun is called by Go once the page that was left is there, and the frame after next shows it.
  begun: () => tabby.started.then(tabby.framed).then(() => {
    drawn = true;
    tabby.still.leave();
    performance.mark('live');
    if (tapped) tabby.click(tapped.x, tapped.y);
  }),
};

const kept = last();
tabby.still.isShown = !!kept; // then the program opens its files at once, and draws nothing before
if (kept) show(kept);
})();
