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

// takeIn lets the player choose a file of some kinds, and resolves to the path under which Go
// finds it, or to '' if none was chosen.
function takeIn(kinds) {
  return new Promise(chosen => {
    const input = document.createElement('input');
    input.id = 'file';
    input.type = 'file';
    input.accept = kinds;
    input.hidden = true;
    document.body.append(input);
    input.oncancel = () => { input.remove(); chosen(''); };
    input.onchange = async () => {
      const file = input.files[0], path = '/in/' + file.name;
      tabby.files.place(path, new Uint8Array(await file.arrayBuffer()));
      input.remove();
      chosen(path);
    };
    input.click();
  });
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

Object.assign(tabby, {handOut, canCopyPicture, copyPicture, takeIn, keepAwake, canKeepAwake});
})();
