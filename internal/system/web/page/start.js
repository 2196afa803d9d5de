'use strict';
// Starts Tabby: the files are read while the program is fetched (program.js), and the page
// that stands in for the first screen goes when that is drawn.
(() => {
const first = document.getElementById('first'), says = document.getElementById('says'), again = document.getElementById('again');
const W = tabby.words;

// stop says on the page why Tabby cannot go on, and offers to try again where that may help.
function stop(text, helps = true) {
  tabby.still.leave();
  document.body.append(first);
  says.textContent = text;
  again.hidden = !helps;
}
again.addEventListener('click', () => location.reload());

// framed resolves when what was drawn is on the screen: with the frame after next.
tabby.framed = () => new Promise(seen => requestAnimationFrame(() => requestAnimationFrame(seen)));

// drawn is called by Go when the first screen is there. started resolves then, and seen
// when it can be seen.
tabby.started = new Promise(started => { tabby.drawn = started; });
tabby.seen = tabby.started.then(tabby.framed).then(() => {
  first.remove();
  performance.mark('drawn');
  tabby.soon();
});

// ground is called by Go with the colour behind everything, whenever it changes.
tabby.ground = color => {
  document.documentElement.style.background = document.body.style.background = color;
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.content = color;
};
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => tabby.relight?.());
matchMedia('(prefers-contrast: more)').addEventListener('change', () => tabby.contrasts?.());

// play is called by Go with what is heard. A phone shakes for a call.
tabby.play = name => {
  sounds.play(name);
  if (name === 'knock') sounds.buzz([40, 80, 40]);
};

// Fyne has its settings in localStorage, which a page that may keep nothing has not.
try { void localStorage; } catch {
  Object.defineProperty(window, 'localStorage', {value: {getItem: () => null, setItem() {}}});
}

async function start() {
  if (!window.WebAssembly) return stop(W.TooOld, false);
  if (!document.createElement('canvas').getContext('webgl')) return stop(W.NoWebGL, false);
  const owned = tabby.disk.own();
  const go = new Go();
  go.env = {HOME: '/home', XDG_CACHE_HOME: '/tmp', LANG: navigator.language.replace('-', '_') + '.UTF-8', LANGUAGE: navigator.languages.join(':')};
  let program;
  try { program = await tabby.program; } catch (e) {
    console.error(e);
    return stop(W.NotFetched);
  }
  await owned;
  await go.run(await WebAssembly.instantiate(program, go.importObject));
  stop(W.Stopped);
}
start().catch(e => { console.error(e); stop(W.Stopped); });

// A new version is fetched beside the old one, and takes over at the next start, or when
// the table says so.
let worker;
if (navigator.serviceWorker) navigator.serviceWorker.register('sw.js').then(w => worker = w).catch(e => console.warn('tabby: not offline:', e));
tabby.version = {
  waits: () => !!worker?.waiting,
  take() {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    worker.waiting.postMessage('take over');
  },
};
})();
