'use strict';
// The page of a guest. It shows the parts that the host sends, and sends what is tapped
// or typed as intents. It knows nothing of games: an element with data-do carries its
// intent as JSON, and a form adds its fields.
(() => {
const TAG = new URL(document.currentScript.src).searchParams.get('v'); // of these files
const BASE = location.pathname.replace(/[^/]*$/, ''), SCREEN = location.pathname === BASE + 'screen';
const $ = id => document.getElementById(id);

// A shelf keeps texts, if only until the page is left where the browser keeps nothing.
function shelf(area) {
  const passing = {};
  const attempt = f => { try { return f(window[area]); } catch (e) { return null; } };
  return {
    get: key => { const kept = attempt(s => s.getItem(key)); return kept === null ? passing[key] || null : kept; },
    set: (key, text) => { passing[key] = text; attempt(s => s.setItem(key, text)); },
    drop: key => { delete passing[key]; attempt(s => s.removeItem(key)); },
  };
}
const device = shelf('localStorage'), tab = shelf('sessionStorage');

// ---- What is said

// state says how the page and the host stand, as long as that lasts.
function state(kind, text) {
  document.body.dataset.state = kind;
  if ($('state').textContent !== text) $('state').textContent = text;
}

let saying = 0;
// say shows the answer to what was tapped last.
function say(kind, text) {
  clearTimeout(saying);
  const answer = $('answer');
  answer.textContent = '';
  answer.className = kind;
  if (!text) return;
  answer.setAttribute('role', kind === 'no' ? 'alert' : 'status');
  answer.textContent = text;
  saying = setTimeout(() => say('', ''), kind === 'no' ? 12000 : 4000);
}

const LOST = 'The table cannot be reached. What you typed is kept here.';

// ---- Joining

// A device has a ticket for each table and role; a tab stays with its own.
const TICKET = 'tabby-ticket-', LAST = 'tabby-last' + location.pathname;
let key = location.hash.slice(1), seat = key.split('.').slice(0, 2).join('.') || tab.get(LAST) || device.get(LAST) || '';
if (key) history.replaceState(null, '', location.pathname);

const ticket = () => { try { return JSON.parse(device.get(TICKET + seat)) || {}; } catch (e) { return {}; } };

// start connects with the token for the table, or gets one for the key.
function start() {
  const have = ticket();
  tab.set(LAST, seat);
  device.set(LAST, seat);
  if (have.token) return connect(have.token);
  if (!key) return state('ended', 'Scan the code that the host shows to join a table.');
  state('joining', 'Joining the table…');
  const request = window.AbortController ? new AbortController() : {abort() {}};
  setTimeout(() => request.abort(), PATIENCE);
  fetch(BASE + 'table/join', {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify({key, device: called()}), signal: request.signal,
  }).then(response => response.json().then(body => {
    if (!response.ok) return state('ended', body.why || 'The host did not let this device in.');
    device.set(TICKET + seat, JSON.stringify(body));
    connect(body.token);
  })).catch(() => { state('lost', 'The table cannot be reached. Is this device on the same Wi-Fi?'); again(start); });
}

// called returns what the device is called at the table.
function called() {
  const known = [[/iPhone/, 'iPhone'], [/iPad/, 'iPad'], [/Android.*Mobile/, 'Android phone'], [/Android/, 'Android tablet'],
    [/Mac OS/, 'Mac'], [/Windows/, 'Windows computer'], [/CrOS/, 'Chromebook'], [/Linux/, 'Linux computer']];
  const found = known.find(([like]) => like.test(navigator.userAgent));
  return SCREEN ? 'Big screen' : found ? found[1] : 'Device';
}

// ---- The connection

// A connection that nothing comes through is not always closed: the host is asked again and
// again, and has so long to answer. Both are milliseconds.
const HEARTBEAT = 10000, PATIENCE = 6000;
let socket = null, patience = 0, due = 0, wait = 500, live = false;
const hosts = [location.origin + BASE.replace(/\/$/, '')]; // of the table; the page goes to the first
const pending = new Map(); // intents without an answer, by id, in their order

// again tries once more after a while, longer each time.
function again(f) {
  clearTimeout(patience);
  patience = setTimeout(() => { patience = 0; f(); }, wait);
  wait = Math.min(wait * 1.7, 8000);
}

// expect gives the connection up unless something comes, and met is when it has.
function expect() {
  if (!due) due = setTimeout(lose, PATIENCE);
}
function met() {
  clearTimeout(due);
  due = 0;
}

function connect(token) {
  if (socket) return;
  expect();
  if (document.body.dataset.state === 'joining') state('joining', 'Connecting…');
  const s = socket = new WebSocket(hosts[0].replace(/^http/, 'ws') + '/table/live');
  const shown = showing();
  s.onopen = () => s.send(JSON.stringify({tabby: 1, token, as: 'page', screen: SCREEN || undefined, show: shown.show}));
  s.onmessage = event => { if (s === socket) hear(JSON.parse(event.data), shown); };
  s.onclose = () => { if (s === socket) lose(); };
}

// lose gives the connection up, and tries again.
function lose() {
  const s = socket;
  if (!live) hosts.push(hosts.shift());
  socket = null;
  live = false;
  met();
  if (s) s.close();
  if (document.body.dataset.state === 'ended') return;
  if (document.body.dataset.state !== 'closed') state('lost', LOST);
  again(start);
}

// hear takes a message of the host.
function hear(m, shown) {
  met();
  if (m.bye) return part(m);
  if (m.reload) return renew();
  (m.others || []).forEach(host => { if (hosts.indexOf(host) < 0) hosts.push(host); });
  if (!live && (m.parts || m.seq)) {
    live = true;
    wait = 500;
    state('live', '');
    if (window.performance && performance.mark) performance.mark('live');
    if (shown.q) ask(Object.assign({do: 'show'}, shown));
    pending.forEach(p => socket.send(p.text));
  }
  if (m.parts) show(m.parts);
  (m.answers || []).forEach(answered);
}

// part ends because the host wants it so.
function part(m) {
  if (m.bye === 'ERR_INTENT') return renew();
  if (m.bye === 'closed') return state('closed', 'The table is closed for now. What you typed is kept here.');
  const why = m.why || 'The host has ended this.';
  if (m.bye === 'ERR_KEY' || m.bye === 'ERR_GONE') {
    device.drop(TICKET + seat);
    if (key && m.bye === 'ERR_KEY') return; // and joins anew
  }
  state('ended', why);
}

// renew loads the page again, once: it is older or newer than the host.
function renew() {
  if (tab.get('renewed') === TAG) return state('ended', 'This page and the host do not fit. Close it, and scan the code again.');
  tab.set('renewed', TAG);
  location.reload();
}

// A phone that wakes up, or is back in the Wi-Fi, does not wait.
function wake() {
  if (document.hidden || document.body.dataset.state === 'ended') return;
  wait = 500;
  if (live) return beat();
  if (!patience) return; // it tries already
  clearTimeout(patience);
  patience = 0;
  start();
}
addEventListener('pagehide', () => { if (socket) socket.close(); }); // a browser may keep the page, and its connection
addEventListener('online', wake);
addEventListener('pageshow', wake);
addEventListener('hashchange', () => { if (location.hash.length > 1) location.reload(); }); // another code
document.addEventListener('visibilitychange', wake);

// beat asks whether the host is there. Without an answer the connection is dead.
function beat() {
  if (live && !document.hidden) ask({do: 'here'});
}
setInterval(beat, HEARTBEAT);

// ---- Intents

// ask sends an intent until it is answered. form is what it comes from, or undefined.
function ask(intent, form) {
  const id = Array.from(crypto.getRandomValues(new Uint32Array(3)), n => n.toString(36)).join('');
  if (intent.do === 'show') {
    tab.set('show', JSON.stringify({show: intent.show, q: intent.q}));
  }
  if (quiet(intent)) pending.forEach((p, old) => { if (p.intent.do === intent.do) pending.delete(old); }); // only the last matters
  const p = {intent, form: form && form.id, done: form && form.dataset.done, text: JSON.stringify(Object.assign({id}, intent))};
  pending.set(id, p);
  if (!live) return quiet(intent) ? null : say('no', LOST);
  socket.send(p.text);
  expect();
}

// quiet reports whether an intent changes nothing at the table.
const quiet = intent => intent.do === 'show' || intent.do === 'here';

// showing returns which page is shown.
function showing() {
  try { return JSON.parse(tab.get('show')) || {}; } catch (e) { return {}; }
}

// answered takes the answer to an intent.
function answered(a) {
  const p = pending.get(a.re);
  if (!p) return;
  pending.delete(a.re);
  if (!a.ok) return say('no', a.why || 'The host refuses that.');
  if (quiet(p.intent)) return;
  say('done', p.done || '');
  if (p.form) clear(p.form);
}

// collect adds the fields of a form to its intent, and what a button says instead of a
// score. It returns null, and says why, if something is no number.
function collect(form, said) {
  const intent = JSON.parse(form.dataset.do);
  for (const field of Array.from(form.elements)) {
    const value = (field.value || '').trim(); // a fieldset has none
    if (!field.name || field.disabled || field.type === 'radio' && !field.checked || !value && !('live' in form.dataset)) continue;
    if (field.dataset.more) Object.assign(intent, JSON.parse(field.dataset.more));
    if ('list' in field.dataset) {
      intent[field.name] = value.split(' ');
    } else if (!('number' in field.dataset)) {
      intent[field.name] = value;
    } else if (/^[-−]?\d+$/.test(value)) {
      intent[field.name] = Number(value.replace('−', '-'));
    } else {
      field.focus();
      return say('no', '“' + value + '” is not a number.');
    }
  }
  if (intent.hand || said) delete intent.typed;
  if (said) { delete intent.hand; delete intent.cards; }
  if (intent.do === 'slip' && !intent.hand && !intent.typed && !said) return say('no', 'Type a total first.');
  return Object.assign(intent, said);
}

document.addEventListener('submit', event => {
  const form = event.target;
  event.preventDefault();
  say('', '');
  const intent = collect(form);
  if (intent) ask(intent, form);
});

document.addEventListener('click', event => {
  const button = event.target.closest('button');
  if (!button || button.disabled) return;
  if (button.dataset.into) return type(button, $(button.dataset.into));
  say('', '');
  if (button.dataset.with) {
    const said = collect(button.form, JSON.parse(button.dataset.with));
    return said && ask(said, button.form);
  }
  if (!button.dataset.do) return;
  ask(JSON.parse(button.dataset.do));
});

let typing = 0;
document.addEventListener('input', event => {
  remember(event.target);
  const form = event.target.form;
  if (!form || !('live' in form.dataset)) return;
  clearTimeout(typing);
  typing = setTimeout(() => ask(collect(form)), 250);
});

// type carries a key of a keypad out.
function type(button, field) {
  const {key, add} = button.dataset, list = field.value ? field.value.split(' ') : [];
  say('', '');
  if (add) {
    const code = add.split(' ').filter(c => { const i = list.indexOf(c); if (i >= 0) list.splice(i, 1); return i < 0; })[0];
    const before = field.value ? field.value.split(' ') : [];
    if (!code) return say('no', 'There are no more of these in the deck.');
    if (before.length >= Number(button.dataset.most || 99)) return say('no', 'Those are all the cards of the line.');
    field.value = before.concat(code).join(' ');
  } else if (key === 'back') {
    field.value = 'list' in field.dataset ? list.slice(0, -1).join(' ') : field.value.slice(0, -1);
  } else if (key === '+') {
    if (field.value && !field.value.endsWith('+')) field.value += '+';
  } else if (key === '-') {
    field.value = field.value[0] === '-' ? field.value.slice(1) : '-' + field.value;
  } else if (field.value.length < field.maxLength) {
    field.value = (field.value === '0' ? '' : field.value) + key;
  }
  remember(field);
}

// ---- What is half typed

const kept = field => 'typed-' + field.id;

// remember keeps what is typed in a field.
function remember(field) {
  if (!('keep' in field.dataset)) return;
  if (field.type === 'radio') {
    Array.from(field.form.elements).forEach(other => { if (other.name === field.name) tab.drop(kept(other)); });
    tab.set(kept(field), 'on');
  } else if (field.value) tab.set(kept(field), field.value);
  else tab.drop(kept(field));
  reveal(field);
}

// restore brings what was typed back into fields that are new.
function restore() {
  document.querySelectorAll('[data-keep]').forEach(field => {
    const text = tab.get(kept(field));
    if (text !== null && field.type === 'radio') field.checked = true;
    else if (text !== null && field !== document.activeElement) field.value = text;
    reveal(field);
  });
}

// clear forgets what was typed in a form.
function clear(id) {
  const form = $(id);
  if (!form) return;
  Array.from(form.elements).forEach(field => {
    if (!('keep' in field.dataset)) return;
    tab.drop(kept(field));
    if (field.type === 'radio') field.checked = field.defaultChecked;
    else field.value = '';
    reveal(field);
  });
}

// reveal shows the list that is in a hidden field.
function reveal(field) {
  const shows = document.querySelector('[data-shows="' + field.id + '"]');
  if (!shows) return;
  const names = (field.value ? field.value.split(' ') : []).map(code => {
    const of = Array.from(document.querySelectorAll('[data-add]')).find(b => b.dataset.add.split(' ').indexOf(code) >= 0);
    return of ? of.dataset.name : code;
  });
  const text = names.join(', ') || shows.dataset.empty;
  if (shows.textContent !== text) shows.textContent = text;
}

// ---- Parts

// keeps reports whether an attribute stays as it is: what was typed, what was unfolded.
function keeps(name, field) {
  return name === 'open' && field.tagName === 'DETAILS' ||
    (name === 'value' || name === 'checked') && 'keep' in field.dataset && tab.get(kept(field)) !== null;
}

// show swaps parts in.
function show(parts) {
  const page = $('main').dataset.page, rows = document.querySelectorAll('[data-end] tr').length;
  const writes = document.activeElement.tagName === 'INPUT'; // else what has the focus is swapped as well
  Object.keys(parts).forEach(id => {
    const part = $(id);
    if (!part) return;
    if (!parts[id]) { part.textContent = ''; return; }
    Idiomorph.morph(part, parts[id], {
      morphStyle: 'outerHTML', ignoreActiveValue: writes,
      callbacks: {beforeAttributeUpdated: (name, node) => !keeps(name, node)},
    });
  });
  restore();
  const head = $('head').dataset;
  if (head.files && head.files !== TAG) return renew();
  document.title = head.title ? head.title + ' · Tabby' : 'Tabby';
  arrive(page, rows);
}

let mine = false;
// arrive looks after what is new: another page, more rounds, one's turn.
function arrive(page, rows) {
  const main = $('main'), end = main.querySelector('[data-end]');
  if (page !== undefined && main.dataset.page !== page) {
    scrollTo(0, 0);
    if (document.activeElement === document.body || !document.activeElement.closest('input,nav')) main.focus({preventScroll: true});
  }
  if (end && (main.dataset.page !== page || end.querySelectorAll('tr').length !== rows)) end.scrollTop = end.scrollHeight;
  document.body.dataset.page = main.dataset.page;
  const turn = !!document.querySelector('[data-turn]');
  if (turn && !mine && navigator.vibrate && (navigator.userActivation || {}).hasBeenActive) navigator.vibrate(60);
  mine = turn;
}

// ---- The big screen stays awake where the browser can do that.

function awake() {
  if (SCREEN && navigator.wakeLock && !document.hidden) navigator.wakeLock.request('screen').catch(() => {});
}
document.addEventListener('visibilitychange', awake);
awake();
document.body.className = SCREEN ? 'big' : 'phone';
start();
})();
