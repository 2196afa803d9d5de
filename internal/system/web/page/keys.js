'use strict';
// Text and keys for Go. Fyne's own listeners know the keys of an American keyboard
// that a finger presses; here are the on-screen keyboards of phones, what is composed
// of several keys, the letters of all other languages, and the keys it leaves out.
(() => {
const field = document.getElementById('dummyEntry'); // Fyne focuses it for whatever takes keys
const type = text => { if (text) tabby.type?.(text); };
const press = key => tabby.press?.(key);

// Copy and paste go through navigator.clipboard, which plain http has not.
if (!navigator.clipboard) {
  let copied = '';
  Object.defineProperty(navigator, 'clipboard', {value: {
    readText: async () => copied,
    writeText: async text => { copied = text; },
  }});
}

// The on-screen keyboard comes for fields only, and with digits for numbers.
const focus = field.focus.bind(field);
field.focus = () => setTimeout(() => {
  field.inputMode = tabby.keyboard ? tabby.keyboard() : 'none';
  if (field.inputMode === 'none') field.blur();
  else focus();
});

// The field always holds two invisible letters, so that a phone has something to
// delete and says so.
const EMPTY = '\u200b\u200b';
let composed = null; // what is being composed, as far as Go has it
function reset() {
  field.value = EMPTY;
  field.setSelectionRange(EMPTY.length, EMPTY.length);
}
function compose(text) {
  const before = [...composed], after = [...text];
  let same = 0;
  while (same < before.length && same < after.length && before[same] === after[same]) same++;
  for (let i = same; i < before.length; i++) press('BackSpace');
  type(after.slice(same).join(''));
  composed = text;
}
field.addEventListener('focus', reset);
field.addEventListener('compositionstart', () => { composed = ''; });
field.addEventListener('compositionupdate', e => { if (composed !== null) compose(e.data); });
field.addEventListener('compositionend', e => {
  if (composed !== null) compose(e.data);
  composed = null;
  setTimeout(reset);
});
field.addEventListener('paste', e => { // by a phone: a field of one line would lose the ends of lines, and several names become one
  const text = e.clipboardData?.getData('text');
  if (!text) return;
  e.preventDefault();
  tabby.paste?.(text);
  reset();
});
field.addEventListener('input', e => {
  if (composed !== null || e.isComposing) return;
  if (e.inputType?.startsWith('delete')) press('BackSpace');
  else if (e.inputType === 'insertLineBreak') press('Return');
  else type(e.data ?? field.value.replaceAll('\u200b', ''));
  reset();
});

// Keys go through Go's own queue, one after the other: Fyne's listener would handle
// some of them beside whatever is being written to the disk. Left to it are those with
// Ctrl, Alt or Meta and those that select with Shift.
const NAMES = {Enter: 'Return', Escape: 'Escape', Tab: 'Tab', Backspace: 'BackSpace', Delete: 'Delete', Insert: 'Insert', Home: 'Home', End: 'End', PageUp: 'Prior', PageDown: 'Next', ArrowUp: 'Up', ArrowDown: 'Down', ArrowLeft: 'Left', ArrowRight: 'Right', ' ': 'Space'};
const browsers = e => e.ctrlKey || e.metaKey ? /^[rltnw+\-0]$/i.test(e.key) : /^F(5|11|12)$/.test(e.key);
function handle(e) {
  const unfinished = e.isComposing || e.keyCode === 229 || ['Dead', 'Process', 'Unidentified'].includes(e.key);
  if (unfinished || browsers(e) || e.target.closest?.('#mirror')) return e.stopImmediatePropagation();
  if (e.key === ',' && (e.ctrlKey || e.metaKey)) { // which Fyne's listener drops
    e.preventDefault();
    tabby.shortcut?.(',');
    return e.stopImmediatePropagation();
  }
  const altGraph = e.getModifierState('AltGraph'), letter = [...e.key].length === 1;
  const block = !letter && /^Numpad(\d)$/.exec(e.code); // a number block that is off: where text is typed its keys lead through that
  if (block && (e.target !== field || field.inputMode === 'numeric')) {
    e.preventDefault();
    type(block[1]);
    return e.stopImmediatePropagation();
  }
  if ((e.ctrlKey || e.altKey || e.metaKey) && !(altGraph && letter)) return;
  if (letter && e.target === field) return e.stopImmediatePropagation(); // it comes as input
  const name = e.key === 'Tab' && e.shiftKey ? 'BackTab' : !e.shiftKey && NAMES[e.key];
  if (!name && !letter) return;
  e.preventDefault();
  e.stopImmediatePropagation();
  if (name) press(name);
  if (letter) type(e.key);
}
addEventListener('keydown', handle, true);
})();
