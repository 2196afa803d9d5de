'use strict';
// The page of a guest. It shows the parts that the host sends, and sends what is tapped
// or typed as intents. It knows nothing of games: an element with data-do carries its
// intent as JSON, and a form adds its fields.
(() => {
const TAG = new URL(document.currentScript.src).searchParams.get('v'); // of these files
const BASE = location.pathname.replace(/[^/]*$/, ''), SCREEN = location.pathname === BASE + 'screen', DOOR = location.pathname === BASE + 'join';
const $ = id => document.getElementById(id), W = JSON.parse(document.body.dataset.words); // what the page says by itself

// A store keeps texts, if only until the page is left where the browser keeps nothing.
function store(area) {
  const passing = {};
  const attempt = f => { try { return f(window[area]); } catch (e) { return null; } };
  return {
    get: key => { const kept = attempt(s => s.getItem(key)); return kept === null ? passing[key] || null : kept; },
    set: (key, text) => { passing[key] = text; attempt(s => s.setItem(key, text)); },
    drop: key => { delete passing[key]; attempt(s => s.removeItem(key)); },
  };
}
const device = store('localStorage'), tab = store('sessionStorage');

// ---- How this device wants it

// The fragment of the address has a key, or the digits of a table at the door. Who was led here from
// another program has wishes behind it: lang and time. Signs of no width, which chats put into long words, are left out.
const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff]|%C2%AD|%E2%80%8[B-F]|%E2%81%A0|%EF%BB%BF/gi;
const [key, ...more] = location.hash.slice(1).replace(unseen, '').split('&'), wishes = new Map(more.map(wish => wish.split('=')));

// limit is the time limit of its player: none, "extended" or "none".
const limit = () => device.get('time') || '';
if (wishes.has('time')) device.set('time', wishes.get('time'));
$('limit').value = limit();
$('limit').addEventListener('change', event => {
  device.set('time', event.target.value);
  ask({do: 'time', time_limit: limit() || undefined});
});

// spread sets letters and words further apart.
const spread = on => document.documentElement.classList.toggle('spaced', on);
$('spaced').checked = device.get('spaced') === 'on';
spread($('spaced').checked);
$('spaced').addEventListener('change', event => {
  device.set('spaced', event.target.checked ? 'on' : 'off');
  spread(event.target.checked);
});

// The host speaks the language that was chosen here, or else one that the browser asks for.
const language = $('language'), wished = wishes.get('lang');
function speak(tag) {
  document.cookie = 'tabby-language=' + tag + '; path=/; max-age=31536000; samesite=lax';
  location.reload();
}
if (language) language.addEventListener('change', () => speak(language.value));
if (wished && wished !== document.documentElement.lang && language && Array.from(language.options).some(o => o.value === wished)) {
  history.replaceState(null, '', location.pathname + '#' + key);
  return speak(wished);
}

// ---- What is said

const DOORWAY = $('main').cloneNode(true); // where the digits of a table are typed

// state says how the page and the host stand, as long as that lasts. What shows no table, or none any
// more, offers to type the digits of one.
function state(kind, text) {
  document.body.dataset.state = kind;
  if ($('state').textContent !== text) $('state').textContent = text;
  if (kind === 'ended' && $('main').dataset.page) {
    ['head', 'clock', 'news', 'seat', 'tabs'].forEach(id => { $(id).textContent = ''; });
    $('main').replaceWith(DOORWAY);
    delete document.body.dataset.page;
  }
  if (kind !== 'joining' && kind !== 'live' && !$('main').dataset.page) unlock();
}

// away says that the table cannot be seen for now, and that nothing is lost of what is under way here.
function away(kind, text) {
  const typed = Array.from(document.querySelectorAll('[data-keep]')).some(field => tab.get(kept(field)));
  state(kind, typed || Array.from(pending.values()).some(p => !quiet(p.intent)) ? text + ' ' + W.Kept : text);
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
  settle();
  mark();
  const seconds = Math.max(kind === 'no' ? 12 : 6, .12 * text.length) * (limit() === 'extended' ? 4 : 1);
  if (limit() !== 'none') saying = setTimeout(hush, 1000 * seconds); // else until something is tapped
}

// hush ends what is said, unless a finger or a pointer is on it.
function hush() {
  const at = $('answer').getBoundingClientRect();
  if (pointed && pointed.x >= at.left && pointed.x < at.right && pointed.y >= at.top && pointed.y < at.bottom) saying = setTimeout(hush, 2000);
  else say('', '');
}
let pointed = null; // where a finger or a pointer is
['pointerdown', 'pointermove'].forEach(moved => document.addEventListener(moved, event => { pointed = event; }));
['pointerup', 'pointercancel'].forEach(left => document.addEventListener(left, event => { if (event.pointerType !== 'mouse') pointed = null; }));
document.addEventListener('mouseleave', () => { pointed = null; });

const still = matchMedia('(prefers-reduced-motion: reduce)');

// settle puts what is said for a moment where the prompt of a card table is, over no card,
// wherever the table is scrolled to, or else in the place of the news, or above the table.
function settle() {
  const box = found => { const e = document.querySelector(found); return e && e.getBoundingClientRect(); };
  let at = ($('answer').textContent || document.body.classList.contains('knocks')) && box('.said');
  const news = box('.news');
  if (news && at && at.top < 0) {
    at = news.bottom <= innerHeight ? news : {left: at.left, top: 0, width: at.width, height: box('.room').top};
  }
  [$('answer')].concat(still.matches ? $('knock') : []).forEach(({style}) => {
    ['left', 'top', 'width', 'height'].forEach(side => style[side] = at ? at[side] + 'px' : '');
  });
}
document.addEventListener('scroll', settle, true);

// ---- Joining

// A device has a ticket for each table and role; a tab stays with its own.
const TICKET = 'tabby-ticket-', LAST = 'tabby-last' + location.pathname, BACK = 'tabby-back';
let seat = key.split('.').slice(0, 2).join('.') || tab.get(LAST) || device.get(LAST) || '';
if (key) history.replaceState(null, '', location.pathname);

const ticket = () => { try { return JSON.parse(device.get(TICKET + seat)) || {}; } catch (e) { return {}; } };

// start connects with the token for the table, or gets one for the key.
function start() {
  if (DOOR) { // this browser may have a seat
    const [path, at] = (device.get(BACK + location.pathname) || '').split(' '), a = $('again');
    a.hidden = !device.get(TICKET + at);
    a.href = path;
    return ring();
  }
  const have = ticket();
  device.set(BACK + location.pathname.replace(/(games.+)?table$/, 'join'), location.pathname + ' ' + seat);
  tab.set(LAST, seat);
  device.set(LAST, seat);
  if (have.token) return connect(have.token);
  if (!key) return state('ended', W.Scan);
  state('joining', W.Joining);
  const request = window.AbortController ? new AbortController() : {abort() {}};
  setTimeout(() => request.abort(), PATIENCE);
  fetch(BASE + 'table/join', {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(Object.assign({key}, itself())), signal: request.signal,
  }).then(response => response.json().then(body => {
    if (body.no === 'ERR_AWAY') return postpone(body);
    if (!response.ok) return state('ended', body.why || W.NotLetIn);
    device.set(TICKET + seat, JSON.stringify(body));
    tab.drop('show'); // a new device is asked what it is
    connect(body.token);
  })).catch(() => { state('lost', W.Unreachable); again(start); });
}

// unlock shows where the digits of a table are typed, in place of its address. What another address is
// for, Tabby itself knows, where the host has it.
function unlock() {
  if (!$('joining').hidden) return;
  $('joining').hidden = false;
  draw();
  served(there => { $('joining').querySelector('a').hidden = !there; });
  around();
}

// ring asks for the digits of a table.
function ring() {
  state('door', '');
  $('digits').focus();
  if (!/^\d{6}/.test(key)) return;
  $('digits').value = key;
  dial($('digits'));
}

// around names this table, and lists those of the network where there are more. A host looks for a second.
function around() {
  fetch(BASE + 'table/nearby').then(response => response.ok ? response.json() : []).then(tables => {
    $('nearby').hidden = tables.length < 2;
    tables.forEach(({name, address}) => {
      const link = $('nearby').appendChild(document.createElement('a'));
      Object.assign(link, {textContent: name, href: address + '/join', className: 'row', dir: 'auto'});
      if (address !== location.origin) return;
      link.setAttribute('aria-current', 'page');
      $('here').textContent = name;
    });
  }).catch(() => {});
}

// served reports whether Tabby itself is where the page came from.
function served(then) {
  fetch(BASE + 'index.html', {method: 'HEAD'}).then(response => then(response.ok)).catch(() => then(false));
}

let dialled = '';
// dial keeps the digits of what is typed, one for each box, and marks the box of the next. The last sends them.
function dial(field) {
  const before = dialled;
  dialled = field.value = field.value.replace(/\D/g, '').slice(0, 6);
  field.parentNode.querySelectorAll('i').forEach((box, i) => box.classList.toggle('next', i === Math.min(dialled.length, 5)));
  if (dialled.length === 6 && dialled !== before) redeem(field.form);
}

// dialAll takes a message that is pasted at the door: the link of a table, or six digits, alone or within.
function dialAll(field, text) {
  text = text.replace(unseen, '');
  const link = /[\w-]{8}\.\w+\.[\w-]{22}/.exec(text), sixes = text.match(/(?:^|\D)\d{3}[\s-]?\d{3}(?!\d)/g);
  if (link) return location.assign(BASE + 'table#' + link);
  field.value = sixes ? sixes[sixes.length - 1] : text;
  dial(field);
}

// redeem goes to the table that has the digits.
function redeem(form) {
  fetch(BASE + 'table/code', {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify({code: form.elements.code.value.replace(/\D/g, '')}),
  }).then(response => response.json()).then(body => {
    if (body.address) return location.replace(BASE + body.address);
    say('no', body.why || W.NotLetIn);
    form.elements.code.select();
  }).catch(() => say('no', W.Unreachable));
}

// itself returns what the device is: its name where that is the same everywhere, or else its kind, which
// each reader reads in an own language.
function itself() {
  const of = all => (all.find(([like]) => like.test(navigator.userAgent)) || [])[1];
  const device = of([[/iPhone/, 'iPhone'], [/iPad/, 'iPad'], [/Mac OS/, 'Mac'], [/CrOS/, 'Chromebook']]);
  if (SCREEN) return {kind: 'screen'};
  return device ? {device} : {kind: of([[/Android.*Mobile/, 'androidPhone'], [/Android/, 'androidTablet'], [/Windows/, 'windows'], [/Linux/, 'linux']]) || 'other'};
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
  if (document.body.dataset.state === 'joining') state('joining', W.Connecting);
  const s = socket = new WebSocket(hosts[0].replace(/^http/, 'ws') + '/table/live');
  const shown = showing();
  s.onopen = () => s.send(JSON.stringify({tabby: 2, token, as: 'page', screen: SCREEN || undefined, show: shown.show, space: space(), time_limit: limit() || undefined, languages: document.documentElement.lang}));
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
  if (document.body.dataset.state !== 'closed') away('lost', W.Lost);
  again(start);
}

// hear takes a message of the host.
function hear(m, shown) {
  met();
  if (m.bye) return part(m);
  if (m.reload) return renew();
  (m.others || []).forEach(host => { if (hosts.indexOf(host) < 0) hosts.push(host); });
  const back = !live && (m.parts || m.seq);
  if (back) {
    live = true;
    wait = 500;
    state('live', '');
    if (performance.mark) performance.mark('live');
    if (shown.q) ask(Object.assign({do: 'show'}, shown));
  }
  const of = game();
  if (m.parts) show(m.parts);
  // Intents of another game are about nothing in this one.
  if (of !== game()) pending.clear();
  if (back) pending.forEach(p => socket.send(p.text));
  if (m.picture) save(m.picture);
  (m.answers || []).forEach(answered);
}

// part ends because the host wants it so.
function part(m) {
  if (m.bye === 'ERR_INTENT') return renew();
  if (m.bye === 'closed' || m.bye === 'trashed') return away('closed', m.why || W.Closed); // the game may come back, or another after it
  if (m.bye === 'ERR_AWAY') return postpone(m);
  const why = m.why || W.Ended;
  if (m.bye === 'ERR_KEY' || m.bye === 'ERR_GONE') {
    device.drop(TICKET + seat);
    if (key && m.bye === 'ERR_KEY') return; // and joins anew
  }
  state('ended', why);
}

// postpone tries again in a minute, since the table cannot be opened now.
function postpone(m) {
  state('closed', m.why);
  wait = 60000;
  if (!socket) again(start); // else once it is closed
}

// renew loads the page again, once: it is older or newer than the host.
function renew() {
  if (tab.get('renewed') === TAG) return state('ended', W.Misfit);
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
    if (intent.show === 'hand') planned = JSON.stringify(intent.space = intent.space || space()); // which fit sees to
  }
  if (intent.do === 'leave') device.drop(TICKET + seat);
  if (quiet(intent)) pending.forEach((p, old) => { if (p.intent.do === intent.do) pending.delete(old); }); // only the last matters
  const p = {intent, form: form && form.id, done: form && form.dataset.done, text: JSON.stringify(Object.assign({id}, intent))};
  pending.set(id, p);
  if (!live) return quiet(intent) ? null : say('no', W.Lost);
  socket.send(p.text);
  expect();
}

// quiet reports whether an intent changes nothing at the table.
const quiet = intent => ['show', 'here', 'time'].indexOf(intent.do) >= 0;

// showing returns which page is shown.
function showing() {
  try { return JSON.parse(tab.get('show')) || {}; } catch (e) { return {}; }
}

// space returns the room that the page has for the cards, whatever the bar below them says,
// and the size of its text.
function space() {
  const text = Math.round(parseFloat(getComputedStyle(document.documentElement).fontSize)), room = document.querySelector('.room');
  if (!room) { // about as much as there will be
    const aside = innerHeight <= 30 * text && innerWidth > innerHeight;
    return {w: Math.round(innerWidth - (aside ? 272 : 0)), h: Math.round(innerHeight - (aside ? 26 : innerHeight > 38 * text ? 187 : 151)), t: text};
  }
  const bar = document.querySelector('.actions'), below = bar.getBoundingClientRect().top >= room.getBoundingClientRect().bottom - 1;
  const more = below ? bar.offsetHeight - parseFloat(getComputedStyle(bar).minHeight) : 0;
  return {w: room.offsetWidth, h: Math.round(room.clientHeight + more), t: text};
}

let drawn = null;
// draw loads the drawings of cards, once there are cards.
function draw() {
  if (drawn || !document.querySelector('.room, .card-face')) return;
  drawn = fetch(BASE + 'table/cards.svg?v=' + TAG).then(response => response.ok ? response.text() : Promise.reject()).then(
    text => document.querySelector('.sprite').insertAdjacentHTML('afterend', text), () => { drawn = null; });
}

let planned = '';
// fit asks for cards that fit where the room for them is another one.
function fit() {
  if (SCREEN || !live || !document.querySelector('.room')) return;
  const now = space(), key = JSON.stringify(now);
  if (key === planned) return;
  planned = key;
  ask(Object.assign({do: 'show'}, showing(), {show: 'hand', space: now}));
}
let resizing = 0;
addEventListener('resize', () => { clearTimeout(resizing); resizing = setTimeout(fit, 150); });

// lay puts everything on the table in its place.
function lay() {
  document.querySelectorAll('[data-box]').forEach(element => {
    const [x, y, width, height] = element.dataset.box.split(' '), style = element.style;
    style.left = x + 'px'; style.top = y + 'px'; style.width = width + 'px'; style.height = height + 'px';
  });
}

// lain returns where the cards lie, by their places.
const lain = () => new Map(Array.from(document.querySelectorAll('.pc'), ({dataset}) => [dataset.place, dataset.box]));

// fly lets the drawings of cards that a move has moved come from where they lay, while their captions wait.
// On their way they take no tap.
function fly(before) {
  if (!still.matches) document.querySelectorAll('.pc').forEach(card => {
    const {place, from, box} = card.dataset, lay = before.get(from || place), waits = {pointerEvents: 'none'};
    if (!lay || lay === box || !card.animate) return;
    const [x, y, width] = lay.split(' ').map(Number), [left, top, wide] = box.split(' ').map(Number);
    const at = 'translate(' + (x - left + (width - wide) / 2) + 'px,' + (y - top) + 'px) scale(' + width / wide + ')';
    card.animate([waits, waits], 250);
    card.firstElementChild.animate([{transform: at, zIndex: 1}, {transform: 'none', zIndex: 1}], {duration: 250, easing: 'ease-in-out'});
  });
}

// answered takes the answer to an intent.
function answered(a) {
  const p = pending.get(a.re);
  if (!p) return;
  pending.delete(a.re);
  if (!a.ok) {
    if (p.form) turn($(p.form));
    return say('no', a.why || W.Refused);
  }
  if (quiet(p.intent)) return;
  if (a.link) return keep(a.link);
  say('done', p.intent.do !== 'unslip' && p.done || '');
  if (p.intent.do === 'slip' && $(p.form)) $(p.form).classList.add('there');
  if (p.form && (!p.intent.typed || $(p.form) && typed($(p.form)) === p.intent.typed)) clear(p.form); // else it is another number by now
}

// keep shows how the game that is over is kept: in Tabby where that came from here, else as a text
// to copy.
function keep(link) {
  const kept = document.querySelector('.kept'), itself = kept.querySelector('a'), text = kept.querySelector('textarea');
  served(there => {
    itself.href = BASE + 'index.html' + link.slice(link.indexOf('#'));
    itself.hidden = !there;
    text.value = link;
    kept.hidden = false;
    (there ? itself : text).focus();
  });
}

// save saves the picture of the game that is over, and shows it: some browsers save only what is shown.
function save(picture) {
  const link = document.querySelector('.pictured');
  if (!link) return;
  link.href = link.firstElementChild.src = 'data:image/gif;base64,' + picture;
  link.hidden = false;
  link.click();
}

// deep returns how many rows the cards of a player lie in, or 0 if they lie in a line.
const deep = () => Number((document.querySelector('.places') || {dataset: {}}).dataset.rows || 0);

// turned returns cards that stand one line of so many after the other with the first of all lines first: those that
// were tapped column by column, row by row.
function turned(cards, lines) {
  if (!lines || cards.length % lines) return cards;
  return [].concat(...Array.from({length: lines}, (_, n) => cards.filter((card, i) => i % lines === n)));
}

// collect adds the fields of a form to its intent, and what a button says instead of a
// score. It returns null, and says why, if something is no number.
function collect(form, said) {
  const intent = JSON.parse(form.dataset.do);
  for (const field of Array.from(form.elements)) {
    const value = (field.value || '').trim(); // a fieldset has none
    if (!field.name || field.disabled || field.type === 'radio' && !field.checked || !value && !('live' in form.dataset)) continue;
    if (field.dataset.more) Object.assign(intent, JSON.parse(field.dataset.more));
    const of = field.dataset.of, into = of ? intent[of] = intent[of] || {} : intent;
    if ('list' in field.dataset) {
      into[field.name] = turned(value.split(' '), deep());
    } else if (!('number' in field.dataset)) {
      into[field.name] = field.name === 'typed' ? typed(form) : value;
    } else if (/^[-−]?\d+$/.test(value)) {
      into[field.name] = Number(value.replace('−', '-'));
    } else {
      field.focus();
      return say('no', W.NotNumber.replace('{value}', () => value));
    }
  }
  const tapped = intent.score && intent.score.hand;
  if (tapped || said) delete intent.typed;
  if (intent.do === 'slip' && !tapped && !intent.typed && !said) return refuse(form, W.TypeNumber);
  return Object.assign(intent, said);
}

// A photo that was chosen is read by the host, and its cards are tapped like others.
document.addEventListener('change', event => {
  const field = event.target, file = 'photo' in field.dataset && field.files[0];
  if (!file) return;
  field.value = ''; // so that the same one can be chosen again
  photographed().then(() => photos.read(file, {to: BASE + 'table/photo', token: ticket().token, rows: deep() || 1, lay: tapAll, whose}), () => say('no', W.Unreachable));
});

let photographing = null;
// photographed loads what shows the cards in a photo, once there is one.
function photographed() {
  const load = (name, how) => new Promise((onload, onerror) => document.head.appendChild(Object.assign(document.createElement(name), how, {onload, onerror})));
  photographing = photographing || Promise.all([
    load('script', {src: BASE + 'table/photo.js?v=' + TAG}), load('link', {rel: 'stylesheet', href: BASE + 'table/photo.css?v=' + TAG}),
  ]).catch(() => { photographing = null; throw 0; });
  return photographing;
}

// whose returns the name in the line at hand.
const whose = () => active() ? active().querySelector('b').textContent : '';

// tapAll taps cards in the line at hand, in place of those that it has, and reports whether there is one.
function tapAll(codes) {
  const form = active();
  if (!form) return say('no', W.AllThere);
  form.elements.hand.value = '';
  remember(form.elements.hand);
  say('', '');
  // They are tapped column by column.
  turned(codes, deep() && codes.length / deep()).forEach(code => {
    const key = Array.from(document.querySelectorAll('.kinds [data-add]')).find(b => b.dataset.add.split(' ').indexOf(code) >= 0);
    if (key) press(key, form);
  });
  if (active() === form && goesOn(form) && !document.querySelector('.kinds[data-most]')) onward(form);
  mark();
  return true;
}

document.addEventListener('submit', event => {
  const form = event.target;
  event.preventDefault();
  say('', '');
  if (form.id === 'joining') return redeem(form);
  if (form.matches('.entry')) return type('next');
  const intent = collect(form);
  if (intent) ask(intent, form);
});

let own = -1000; // when a tap or a key came
['pointerdown', 'keydown'].forEach(kind => addEventListener(kind, () => { own = performance.now(); }, true));

// sends returns how each button that sends something looks, and where it is.
const sends = () => new Map(Array.from(document.querySelectorAll('.filled:enabled, .tonal[data-do]:enabled, .row[data-do], #seat > *'), key => {
  const {left, top} = key.getBoundingClientRect();
  return [key, [key.textContent, left >> 3, top >> 3].join()];
}));

// drowse has buttons that came, moved or changed by themselves take no tap for a moment, and look so.
function drowse(was) {
  sends().forEach((look, key) => {
    if (was.get(key) === look || performance.now() - own < 1000) return;
    key.classList.add('asleep');
    setTimeout(() => key.classList.remove('asleep'), 700);
  });
}
addEventListener('click', e => {
  if (!e.detail || !e.target.closest('.asleep')) return; // a key means what has the focus
  e.stopImmediatePropagation();
  e.preventDefault();
}, true);

document.addEventListener('click', event => {
  if (event.target.type === 'radio') return untick(event.target);
  const button = event.target.closest('button,a[data-do]');
  if (!button || button.disabled) {
    if (limit() === 'none') say('', '');
    return;
  }
  const {into, step, next, other, with: said} = button.dataset;
  if (other !== undefined) return otherWay();
  say('', '');
  if (into || step || next !== undefined || said) return press(button, button.closest('form.entry') || active());
  if (button.dataset.do) ask(JSON.parse(button.dataset.do));
});

// signs are the keys of a keyboard that type a score, besides the digits.
const signs = {'+': '+', '-': '-', '−': '-', Backspace: 'back', Delete: 'back', Enter: 'next'};

// digitOf returns the digit of a key. A number block that is off has none in its name.
function digitOf({key, code}) {
  if (/^\d$/.test(key)) return key;
  const block = /^Numpad(\d)$/.exec(code);
  return block ? block[1] : '';
}

// types takes a key that types a score, in a field or outside of all, and reports whether it has.
function types(event) {
  const field = event.target, digit = digitOf(event), key = digit || signs[event.key];
  const empty = field.name === 'typed' && !field.value && key === 'back';
  if (field.name === 'code' && digit !== event.key && digit) {
    field.value += digit;
    dial(field);
  } else if (!key || !$('main').querySelector('.pad')) {
    return false;
  } else if (field.name === 'typed' ? !empty && (!digit || digit === event.key) : /^(INPUT|SELECT|TEXTAREA)$/.test(field.tagName) || event.key === 'Enter' && field.closest('button,a')) {
    return false;
  } else {
    type(key);
  }
  event.preventDefault();
  return true;
}

// The keys of the card table press what names them, unless something is typed.
document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.altKey || event.metaKey || types(event) || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
  const key = event.key.toLowerCase(), named = document.querySelector('[aria-keyshortcuts="' + CSS.escape(key) + '"]');
  if (key === 'l') say('done', lately());
  else if (key === 'i') say('done', $('main').dataset.stands || $('head').textContent);
  else if (named) named.click();
});

// What is pasted is typed, the end of a line as well, which a field would leave out.
document.addEventListener('paste', event => {
  const field = event.target, text = event.clipboardData ? event.clipboardData.getData('text') : '';
  const door = field.name === 'code';
  if (!door && field.name !== 'typed' && (field.tagName === 'INPUT' || !$('main').querySelector('.pad'))) return;
  event.preventDefault();
  if (door) dialAll(field, text); else typeAll(text.trim());
});

// lately returns what was said last: at the table, or of the sheet.
const lately = () => Array.from(document.querySelectorAll('.news > *'), line => line.textContent).join(' ') || $('news').textContent;

let asking = 0;
document.addEventListener('input', event => {
  const field = event.target, form = field.form;
  if (field.name === 'code') dial(field);
  if (field.name === 'typed') return event.isComposing ? undefined : wrote(field);
  remember(field);
  label();
  if (!form || !('live' in form.dataset)) return;
  clearTimeout(asking);
  asking = setTimeout(() => ask(collect(form)), 250);
});

document.addEventListener('compositionend', ({target}) => { if (target.name === 'typed') wrote(target); });

// ---- Scores, a line for each

let line = '', entered = ''; // the ids of the form that is typed into and of the keys, or ''
let late = false; // the round was written down, and no key has come since

const lines = () => Array.from(document.querySelectorAll('form.entry'));
const active = () => line ? $(line) : null;

// open reports whether a line has no score yet, and none is under way.
const open = form => !form.matches('.there') && !under(form).length;

// written reports whether something is typed or tapped in a line.
const written = form => form.elements.typed.value || form.elements.hand.value;

// under returns what is under way about the score of a line.
const under = form => Array.from(pending.values()).filter(p => p.form === form.id);

// shown returns digits as a line shows them, and read what they were. A number is taken off without a plus.
const shown = digits => digits.replace(/\+?-/g, '−');
const read = text => text.replace(/(\d)[-−]/g, '$1+-').replace(/−/g, '-');

// typed returns the digits in a line, as they are sent.
const typed = form => read(form.elements.typed.value);

let ended = null; // the number that the last key has ended by itself

// rows returns what is typed in all lines, as typing has it.
const rows = () => lines().map(form => {
  const sent = typed(form);
  if (sent) return {digits: sent, done: under(form).some(p => p.intent.typed === sent)};
  return {digits: !form.elements.hand.value && form.dataset.points || '', done: !open(form)};
});

// type types a key into the lines: it shows what is typed then, sends what is done, and takes back what was
// sent and goes on.
function type(key) {
  const all = lines(), form = active(), {least, most, possible} = document.querySelector('.pad').dataset;
  if (late && /[+b]/.test(key)) return tooLate();
  late = false;
  if (!all.length) return;
  const tapped = form && form.elements.hand.value;
  if (tapped && key === 'next') return onward(form);
  if (tapped && key === 'back') return untap(form);
  const was = rows(), now = typing({least: Number(least), most: Number(most)}, {rows: was, active: all.indexOf(form), ended, no: null}, key);
  ended = now.ended;
  all.forEach((form, i) => {
    const {digits, done} = now.rows[i], old = was[i];
    if (digits === old.digits && done === old.done) return;
    if (old.done && !done) takeBack(form);
    const {hand, cards, typed} = form.elements;
    hand.value = '';
    typed.value = shown(digits);
    if (!cards.value) cards.value = form.dataset.left || '';
    [hand, typed, cards].forEach(remember);
    if (done) send(form);
  });
  const writes = document.activeElement.name === 'typed', to = all[now.active], {why, at, n} = now.no || {};
  line = to ? to.id : '';
  refuse(all[at], {many: W.TooMany.replace('{n}', n), range: possible, number: W.TypeNumber, full: W.AllThere, first: W.FirstOfAll}[why]);
  if (to && writes) to.elements.typed.focus();
}

// tooLate says that the round was written down before what is typed of it was sent.
function tooLate() {
  late = false;
  say('no', W.RoundWritten);
}

// typeAll types a text. What stands between numbers goes on to the next line, unless one has ended by itself.
function typeAll(text, goes) {
  for (const c of text) {
    if (/^[\s,;/]$/.test(c)) {
      if (goes || active() && typed(active())) type('next');
    } else if (/^\d$/.test(c) || signs[c]) {
      type(signs[c] || c);
    } else {
      return say('no', W.NotNumber.replace('{value}', () => text));
    }
    if (refused) return;
  }
}

// wrote types what a keyboard, of a phone or a computer, has changed in a field.
function wrote(field) {
  const now = field.value, was = tab.get(kept(field)) || '';
  field.value = was;
  if (now.startsWith(was)) return typeAll(now.slice(was.length), true);
  const rest = was.startsWith(now) ? now : '';
  for (let n = read(was).length - read(rest).length; n > 0; n--) type('back');
  typeAll(now.slice(rest.length), true);
}

// takeBack takes back the score of a line that was sent, which is being changed.
function takeBack(form) {
  ask(JSON.parse(form.dataset.back || form.dataset.do.replace('"slip"', '"unslip"')));
  under(form).forEach(p => { p.form = undefined; });
  form.classList.remove('there');
  form.elements.typed.placeholder = '';
  delete form.dataset.points;
}

let refused = null; // the line that says why the last key has changed nothing, and what it says
// refuse has a line say why a key has changed nothing, or none.
function refuse(form, why) {
  refused = form && why ? {id: form.id, why} : null;
  mark();
}

// turn types into another line, or none, and sends what is finished in the one before.
function turn(form) {
  const left = active();
  line = form && form.matches('.entry') ? form.id : '';
  if (left && left.id !== line) send(left);
  ended = null;
  refuse(null);
}

// mark shows which line is typed into. Without one the keys rest, but for those that lead to a line.
function mark() {
  lines().forEach(form => {
    const why = refused && refused.id === form.id ? refused.why : '', said = form.querySelector('.why');
    form.classList.toggle('active', form.id === line);
    form.classList.toggle('refused', !!why);
    if (said.textContent !== why) said.textContent = why;
  });
  const form = active(), left = document.querySelector('.left');
  document.body.classList.toggle('rests', !form);
  document.querySelectorAll('.pad [type=button]').forEach(key => { key.disabled = !form && !key.matches('[data-other],[data-key=back],[data-into=typed],.keypad [data-next]'); });
  document.body.dataset.way = tab.get('way') || '';
  document.querySelectorAll('[data-other]').forEach(button => button.setAttribute('aria-pressed', String(!!tab.get('way'))));
  if (left) left.querySelector('output').textContent = form && form.elements.cards.value || left.dataset.dealt;
  const seen = form || refused && $(refused.id); // or the line that says why not
  if (seen) seen.scrollIntoView({block: 'nearest'});
  place(form);
  label();
}

// place shows the cards tapped in a line as they lie, in rows and columns.
function place(form) {
  const grid = document.querySelector('.places');
  if (!grid) return;
  grid.style.gridTemplateRows = 'repeat(' + grid.dataset.rows + ', auto)';
  const names = form ? named(form.elements.hand.value) : [];
  Array.from(grid.children).forEach((cell, i) => { cell.textContent = names[i] || ''; });
}

// send sends what is written in a line, unless it is under way.
function send(form) {
  const done = typed(form).replace(/[+-]+$/, '').replace(/^\++/, '');
  if (done !== typed(form)) {
    form.elements.typed.value = shown(done); // a sign waits for nothing any more
    remember(form.elements.typed);
  }
  if (!written(form) || under(form).some(p => (p.intent.typed || '') === done)) return;
  const intent = collect(form);
  if (intent) ask(intent, form);
}

// onward goes from a line to the next that is open.
function onward(form) {
  const all = lines(), at = all.indexOf(form) + 1;
  const next = all.slice(at).concat(all.slice(0, at)).find(other => other !== form && open(other));
  const writes = document.activeElement.name === 'typed';
  turn(next);
  if (next && writes) next.elements.typed.focus();
}

// press takes a key below the lines.
function press(button, form) {
  const {into, step, next, key} = button.dataset;
  if (into === 'typed' || next !== undefined || key === 'back' && !form) return type(key || 'next');
  if (!form) return;
  if (button.dataset.with) {
    const said = collect(form, JSON.parse(button.dataset.with));
    clear(form.id);
    ask(said, form);
    return form.matches('.won') ? turn() : said.do === 'slip' ? onward(form) : turn(form);
  }
  if (step) return count(form, Number(step));
  if (key === 'back') return form.elements.hand.value ? untap(form) : type(key);
  tap(button, form.elements.hand);
  mark();
  if (form.elements.hand.value.split(' ').length === Number(button.parentNode.dataset.most)) onward(form);
}

// count says how many cards are left in a line.
function count(form, step) {
  const field = form.elements.cards, dealt = Number(document.querySelector('.left').dataset.dealt);
  field.value = String(Math.max(0, Number(field.value || dealt) + step));
  remember(field);
  mark();
}

// otherWay changes between totals and cards.
function otherWay() {
  if (tab.get('way')) tab.drop('way');
  else tab.set('way', 'cards');
  mark();
}

// untick takes back that a player called.
function untick(field) {
  if (tab.get(kept(field)) !== 'on') return;
  field.checked = false;
  tab.drop(kept(field));
  label();
}

// goesOn reports whether a line can be left for the next one.
const goesOn = form => written(form) || !open(form);

// label says on the button what it does: who called is chosen, or nobody did; and lights the key that goes on.
function label() {
  document.body.classList.toggle('goes', !!active() && !!goesOn(active()));
  const button = document.querySelector('.write [type=submit]');
  const called = !!document.querySelector('.call :checked');
  document.querySelectorAll('.call [name=caller]').forEach(field => field.closest('.entry').classList.toggle('caller', field.checked));
  document.body.classList.toggle('doubts', !!document.querySelector('.write .warn'));
  document.body.classList.toggle('asks', !!button && (!!button.dataset.nobody || 'must' in button.dataset) && !called);
  if (!button || !button.dataset.then) return;
  const text = !called && button.dataset.nobody || button.dataset.then;
  if (button.textContent !== text) button.textContent = text;
  if ('must' in button.dataset) button.disabled = !called;
}

document.addEventListener('focusin', event => {
  const form = event.target.name === 'typed' && event.target.form;
  if (form && form.id !== line) turn(form);
});

// enter types into the first line that is open: in another round, if no line is typed into, and if the one that
// was open has got its score elsewhere before anything was typed.
function enter(opened) {
  const pad = document.querySelector('.pad'), next = lines().find(open), form = active();
  if (!pad) entered = '';
  else if (pad.id !== entered || !form && (line || next) || form && line === opened && !open(form) && !written(form)) {
    late = !!entered && pad.id !== entered;
    ended = refused = null;
    entered = pad.id;
    line = next ? next.id : '';
  }
  mark();
}

// tap adds a card that is tapped to a hand.
function tap(button, field) {
  const list = field.value ? field.value.split(' ') : [], left = list.slice();
  const code = button.dataset.add.split(' ').filter(c => { const i = left.indexOf(c); if (i >= 0) left.splice(i, 1); return i < 0; })[0];
  if (!code) return say('no', W.NoMore);
  if (list.length >= Number(button.parentNode.dataset.most || 99)) return say('no', W.LineFull);
  field.value = list.concat(code).join(' ');
  remember(field);
}

// untap takes the last card of a hand away.
function untap(form) {
  const field = form.elements.hand;
  field.value = field.value.split(' ').slice(0, -1).join(' ');
  remember(field);
  mark();
}

// ---- What is half typed

// A tab can see one game after another.
const game = () => $('head').dataset.game;
const kept = field => 'typed-' + game() + field.id;

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

// named returns what the cards of a list are called.
function named(list) {
  return (list ? list.split(' ') : []).map(code => {
    const of = Array.from(document.querySelectorAll('[data-add]')).find(b => b.dataset.add.split(' ').indexOf(code) >= 0);
    return of ? of.dataset.name : code;
  });
}

// reveal shows the list that is in a hidden field.
function reveal(field) {
  const shows = document.querySelector('[data-shows="' + field.id + '"]');
  if (!shows) return;
  const text = named(field.value).join(', ');
  if (shows.textContent !== text) shows.textContent = text;
}

// ---- Parts

// keeps reports whether an attribute stays as it is: what was typed, what was unfolded, what takes no tap.
function keeps(name, field) {
  return name === 'open' && field.tagName === 'DETAILS' || name === 'class' && field.classList.contains('asleep') ||
    (name === 'value' || name === 'checked') && 'keep' in field.dataset && tab.get(kept(field)) !== null;
}

let held = 0;
const RISE = 2100; // milliseconds until the podium is up
// rise lets the podium rise where a game is seen to end, and holds the news back until then.
function rise(parts) {
  if (held && parts.head) lower();
  if (!$('main').dataset.page || still.matches || document.querySelector('.headline.won') || !/headline won/.test(parts.head || '')) return parts;
  const now = Object.assign({}, parts), late = parts.news ? {news: parts.news} : {};
  delete now.news;
  document.body.classList.add('rises');
  held = setTimeout(() => { swap(late); held = setTimeout(lower, 1200); }, RISE);
  return now;
}

// lower ends the rise.
function lower() {
  clearTimeout(held);
  held = 0;
  document.body.classList.remove('rises');
}

const show = parts => swap(rise(parts));

// swap swaps parts in.
function swap(parts) {
  landed();
  const were = sends();
  scrolled[$('main').dataset.page] = scrollY;
  const half = lines().some(form => written(form) && open(form)), opened = active() && open(active()) && line;
  const page = $('main').dataset.page, called = $('knock').dataset.caller, was = heard(), cards = lain(), stood = stands(), rows = recorded().length;
  const sees = inSight(lastOwn());
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
  lay();
  if (sees && !inSight(lastOwn())) lastOwn().scrollIntoView({block: 'nearest'});
  settle();
  restore();
  enter(opened);
  if (late && half) tooLate();
  if (page) drowse(were);
  const head = $('head').dataset;
  if (head.files && head.files !== TAG) return renew();
  document.title = head.title ? head.title + ' · Tabby' : 'Tabby';
  arrive(page, rows);
  if (!page) return;
  if ($('knock').dataset.caller !== called) knock();
  const now = heard();
  if (now.at !== was.at) fly(cards);
  if (now.ended && now.ended !== was.ended) setTimeout(() => play(now.ended), document.body.classList.contains('rises') ? RISE : 0);
  else if (now.at && was.at && now.at !== was.at) play('card');
  if (page === $('main').dataset.page && Number(now.rounds) > Number(was.rounds)) {
    land(stood);
    react(now.lands);
  }
}

// stands returns what is shown of each player’s total and place.
const stands = () => Array.from(document.querySelectorAll('th.who, .tile'), head => ['.total', '.place'].map(part => {
  const at = head.querySelector(part);
  return {at, text: at ? at.textContent : '', look: at ? at.className : ''};
}));

const figure = text => Number(text.replace('−', '-'));

let landed = () => {}; // ends a landing
// land lets totals count from what they were once the scores have landed, and then changes the places.
function land(was) {
  const now = stands(), began = performance.now();
  if (still.matches || was.length !== now.length) return;
  let frame = 0;
  const paint = part => now.forEach(([total, place], i) => {
    const [from, before] = was[i], seen = part < 1 ? before : place;
    const counted = Math.round(figure(from.text) + part * (figure(total.text) - figure(from.text)));
    total.at.textContent = part < 1 ? String(counted).replace('-', '−') : total.text;
    if (place.at) Object.assign(place.at, {textContent: seen.text, className: seen.look});
  });
  const step = () => {
    const part = Math.min(Math.max((performance.now() - began - 420) / 140, 0), 1); // as in the window
    paint(part);
    if (part < 1) frame = requestAnimationFrame(step);
  };
  landed = () => { cancelAnimationFrame(frame); paint(1); landed = () => {}; };
  step();
}

let reacting = 0;
// react lets the cats react to a round that lands, which is heard.
function react(sound) {
  clearTimeout(reacting);
  document.body.classList.add('reacts');
  reacting = setTimeout(() => document.body.classList.remove('reacts'), 900);
  if (sound) play(sound);
}

// heard returns what a page is about that can be heard: how many moves and rounds there were, how
// the last one lands, and how it came out.
function heard() {
  const {at, rounds, lands, ended} = $('main').dataset;
  return {at, rounds, lands, ended: ended || document.querySelector('.podium') && 'purr'};
}

// ---- Sounds

// wanted reports whether nobody wants the page silent.
const wanted = () => device.get('sounds') !== 'off';
const play = name => wanted() && sounds.play(name);

$('heard').checked = wanted();
$('heard').addEventListener('change', event => device.set('sounds', event.target.checked ? 'on' : 'off'));

let knocking;
// knock shows for a moment who has called: as a paw over the whole page, which takes no tap, or
// where nothing moves in a place where it covers no card.
function knock() {
  clearTimeout(knocking);
  const end = () => document.body.classList.remove('knocks');
  end();
  if ($('knock').dataset.caller === undefined) return;
  document.body.classList.add('knocks');
  settle();
  play('knock');
  buzz([40, 80, 40]);
  knocking = setTimeout(end, 1000);
}

const buzz = how => wanted() && sounds.buzz(how);

// lastOwn returns the last card of one's own, if there is one.
const lastOwn = () => Array.from(document.querySelectorAll('.own-line .pc')).pop();

// inSight reports whether the foot of a card on the table can be seen, or there is none.
const inSight = card => !card || card.getBoundingClientRect().bottom <= document.querySelector('.room').getBoundingClientRect().bottom + 1;

const scrolled = {}; // how far down each page was left

// hint shows that there are more columns at the end.
function hint() {
  document.querySelectorAll('.flush .scroll').forEach(area =>
    area.parentNode.classList.toggle('more', Math.abs(area.scrollLeft) + area.clientWidth < area.scrollWidth - 12));
}
document.addEventListener('scroll', hint, true);
addEventListener('resize', hint);

// recorded returns the rounds on the sheet.
const recorded = () => Array.from(document.querySelectorAll('[data-end] tr:not(.todo)'));

let mine = false;
// arrive looks after what is new: another page, more rounds, one's turn.
function arrive(page, rows) {
  const main = $('main'), end = main.querySelector('[data-end]');
  document.body.dataset.page = main.dataset.page;
  if (page !== undefined && main.dataset.page !== page) {
    scrollTo(0, scrolled[main.dataset.page] || 0);
    if (document.activeElement === document.body || !document.activeElement.closest('input,nav')) main.focus({preventScroll: true});
  }
  if (end && (main.dataset.page !== page || recorded().length !== rows)) {
    const next = end.querySelector('.todo'); // the round to come, above those that are only planned
    end.scrollTop = next ? next.offsetTop + next.offsetHeight - end.clientHeight : end.scrollHeight;
  }
  if (main.dataset.page === page && recorded().length > rows) recorded().pop().classList.add('lands');
  hint();
  draw();
  fit();
  const turn = !!document.querySelector('[data-turn]');
  if (turn && !mine) buzz(60);
  mine = turn;
}

// ---- The big screen stays awake where the browser can do that.

function awake() {
  if (SCREEN && navigator.wakeLock && !document.hidden) navigator.wakeLock.request('screen').catch(() => {});
}
document.addEventListener('visibilitychange', awake);
awake();
document.body.className = SCREEN ? 'big' : 'phone';
if (DOOR && key && !/^\d{6}/.test(key)) location.replace(BASE + 'index.html#' + key);
else start();
})();
