'use strict';
// What the browser does for Tabby: hand out a file, take one in, keep the screen on,
// and go back.
(() => {
const TYPES = {png: 'image/png', gif: 'image/gif', pdf: 'application/pdf', csv: 'text/csv', jsonl: 'application/x-ndjson', txt: 'text/plain'};

// handOut gives a file to the sheet with which a phone shares, or to the downloads.
// It resolves to which of them took it, or to '' if the player changed their mind.
async function handOut(name, bytes) {
  const file = new File([bytes], name, {type: TYPES[name.split('.').pop()] ?? 'application/octet-stream'});
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({files: [file]})) {
    try {
      await navigator.share({files: [file]});
      return 'shared';
    } catch (e) {
      if (e.name === 'AbortError') return '';
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return 'downloaded';
}

// copyPicture puts a picture on the clipboard, and resolves to whether that was allowed.
// Plain http has no clipboard for pictures.
const canCopyPicture = () => !!navigator.clipboard.write && !!globalThis.ClipboardItem;
function copyPicture(bytes) {
  const item = new ClipboardItem({'image/png': new Blob([bytes], {type: 'image/png'})});
  return navigator.clipboard.write([item]).then(() => true, () => false);
}

// put puts a file where Go finds it, and resolves to its path.
async function put(name, content) {
  const path = '/in/' + name;
  tabby.files.place(path, new Uint8Array(await content.arrayBuffer()));
  return path;
}

// Go takes in a file that is dropped, once it can: it calls takesFiles then.
const taking = new Promise(able => { tabby.takesFiles = able; });
async function hand(name, content) {
  const path = await put(name, content);
  await taking;
  tabby.takeFile(path);
}
addEventListener('dragover', e => e.preventDefault()); // a browser would open it in place of Tabby
addEventListener('drop', e => {
  e.preventDefault();
  const file = e.dataTransfer.files[0];
  if (file) hand(file.name, file);
});

// A server that tries a language has its file beside the page, and says so in the address.
if (new URLSearchParams(location.search).has('words')) {
  fetch('words.arb', {cache: 'no-store'}).then(answer => answer.ok && hand('words.arb', answer));
}

// ask lets the player choose a file of some kinds, and resolves to it, or to null if none was chosen.
function ask(kinds, take) {
  return new Promise(chosen => {
    const input = document.createElement('input');
    input.id = 'file';
    input.type = 'file';
    input.accept = kinds;
    if (take) input.capture = 'environment';
    input.hidden = true;
    document.body.append(input);
    const answer = file => { input.remove(); chosen(file); };
    input.oncancel = () => answer(null);
    input.onchange = () => answer(input.files[0]);
    input.click();
  });
}

// takeIn lets the player choose a file of some kinds, and resolves to the path under which Go
// finds it, or to '' if none was chosen.
async function takeIn(kinds) {
  const file = await ask(kinds);
  return file ? put(file.name, file) : '';
}

// takePicture lets the player choose a picture, or take one, and resolves to its bytes, or to null if there is none. The
// browser decodes it, turns it and makes it small, as far as it can.
const LONGEST = 2600; // pixels, in which a whole deck is read
async function takePicture(take) {
  const file = await ask('image/*', take);
  if (!file) return null;
  let small = file;
  try {
    const picture = await createImageBitmap(file), scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
    const canvas = Object.assign(document.createElement('canvas'), {width: Math.round(picture.width * scale), height: Math.round(picture.height * scale)});
    canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    small = await new Promise(done => canvas.toBlob(done, 'image/jpeg', 0.9)) ?? file;
  } catch { /* the browser does not read it: Go says why */ }
  return new Uint8Array(await small.arrayBuffer());
}

// keepAwake keeps the screen on, or lets it go off. A browser lets go of it whenever
// its tab is hidden.
let awake = false, lock = null;
async function keepAwake(on) {
  awake = on;
  try {
    if (on && !document.hidden) lock = await navigator.wakeLock?.request('screen');
    if (!awake || document.hidden) await lock?.release();
  } catch { /* it is out of power, or may not */ }
}
document.addEventListener('visibilitychange', () => keepAwake(awake));

// The back button is Escape while there is something to go back from. One entry of
// the browser's history is kept in hand for that; at home it is not put back, so that
// the next press leaves.
history.replaceState('out', '');
history.pushState('in', '');
addEventListener('popstate', () => {
  if (location.hash) return; // a link was opened, see link.js
  if (!tabby.leaves || tabby.leaves()) return history.back();
  history.pushState('in', '');
  tabby.press?.('Escape');
});
// Whoever stays after all has their way back again.
addEventListener('pointerdown', () => { if (history.state !== 'in') history.pushState('in', ''); }, true);

// canKeepAwake reports whether it can: plain http has no locks.
const canKeepAwake = () => !!navigator.wakeLock;

Object.assign(tabby, {handOut, canCopyPicture, copyPicture, takeIn, takePicture, keepAwake, canKeepAwake});
})();
