'use strict';
// What lasts of the files: IndexedDB. A sync is one strict transaction with every
// changed block of every file, so what survives is always all files as they were at
// one sync.
//
// One tab at a time owns the files: it holds a second database open, which is the lock.
// Plain http has no navigator.locks, and this lock ends with the tab as those do. The
// owner writes down a token, and a transaction that does not find its own token, as in
// a tab whose databases were cleared away, writes nothing.
(() => {
const {BLOCK, nodes, changed, dead, error, newNode, isOpen, atLeast} = tabby.files;
const NAME = 'tabby', LOCK = 'tabby-lock', TOKEN = crypto.getRandomValues(new Uint32Array(4)).join('-');
const STORES = ['block', 'node', 'owner'];
// These last no longer than the tab: what a tab that died leaves of SQLite's locks
// would lock out the next one.
const passing = path => /\.lock$|-shm$|^\/(tmp|in|out)(\/|$)/.test(path);

let db = null, lost = false;
let signed = false; // the token is written down, for which there may have been no room
const settled = request => new Promise((ok, no) => { request.onsuccess = () => ok(request.result); request.onerror = () => no(request.error); });

// Those who ask for a sync while one is under way share the next one. So what failed
// is part of the next, and what lasts has no hole in it.
let flying = false, waiting = [];
function sync(done) {
  if (lost) return done(error('EIO'));
  if (!db) return done(null); // this browser keeps nothing, and says so
  waiting.push(done);
  if (!flying) fly();
}

function fly() {
  const all = waiting;
  waiting = [];
  flying = true;
  write(failed => {
    flying = false;
    if (waiting.length) fly();
    for (const done of all) done(failed);
  });
}

function write(done) {
  let t;
  try { t = db.transaction(STORES, 'readwrite', {durability: 'strict'}); } catch { return done(error('EIO')); } // the browser closed it
  const [blocks, entries, owner] = STORES.map(name => t.objectStore(name));
  const mine = owner.get(0);
  mine.onsuccess = () => { if (signed && mine.result !== TOKEN) { lost = true; t.abort(); } };
  if (!signed) sign(owner);
  const written = writeBlocks(blocks);
  const deleted = dead.splice(0);
  for (const number of deleted) blocks.delete(allOf(number));
  const paths = [...changed].filter(path => !passing(path));
  changed.clear();
  for (const path of paths) {
    const n = nodes.get(path);
    if (n) entries.put({number: n.number, dir: n.dir, mode: n.mode, size: n.size, mtime: n.mtime}, path);
    else entries.delete(path);
  }
  t.oncomplete = () => {
    signed = true;
    for (const [node] of written) node.kept = true;
    done(null);
  };
  t.onabort = () => { // nothing was written, so all of it still has to be
    for (const [node, dirty] of written) for (const b of dirty) node.dirty.add(b);
    for (const path of paths) changed.add(path);
    dead.push(...deleted);
    done(error(t.error?.name === 'QuotaExceededError' ? 'ENOSPC' : 'EIO'));
  };
}

// sign writes down who owns the files.
function sign(owner) { owner.put(TOKEN, 0); }

// writeBlocks writes the changed blocks, and returns whose they are.
function writeBlocks(blocks) {
  const written = [];
  for (const [path, node] of nodes) {
    if (!node.dirty.size || passing(path)) continue;
    changed.add(path);
    for (const b of node.dirty) {
      const from = b * BLOCK;
      if (from < node.size) blocks.put(node.data.slice(from, Math.min(from + BLOCK, node.size)), [node.number, b]);
      else blocks.delete([node.number, b]);
    }
    written.push([node, node.dirty]);
    node.dirty = new Set();
  }
  return written;
}

const allOf = number => IDBKeyRange.bound([number, 0], [number, Infinity]);

// load brings the bytes of a file into memory. They stay while it is open or changed.
async function load(node) {
  if (node.data) return;
  const blocks = db.transaction('block').objectStore('block');
  const [keys, values] = await Promise.all([settled(blocks.getAllKeys(allOf(node.number))), settled(blocks.getAll(allOf(node.number)))]);
  if (node.data) return; // it was asked for twice
  const data = new Uint8Array(node.size + (node.size >> 3) + BLOCK);
  keys.forEach(([, b], i) => data.set(values[i], b * BLOCK));
  node.data = data;
}

function unload(node) {
  if (db && node.kept && !node.dirty.size && !isOpen(node)) node.data = null;
}

// grasp tries to get the lock. The tab that creates it has it, until its connection ends
// with the tab: a lock that is held cannot be deleted, and the request to do so waits.
// Done resolves when it has ended, and fails where a page may keep nothing at all; hopeless
// resolves once it waits for longer than for a page that just went.
let lock = null, grasped = null, wanted = false;
function grasp() {
  const after = ms => new Promise(ok => setTimeout(ok, ms));
  const gone = indexedDB.deleteDatabase(LOCK);
  const held = new Promise(ok => { gone.onblocked = ok; });
  const done = settled(gone).then(async () => {
    const made = indexedDB.open(LOCK, 1);
    let first = false;
    made.onupgradeneeded = () => { first = true; };
    const got = await settled(made);
    if (first && wanted) lock = got;
    else got.close(); // another tab was faster, or it comes too late
  }).finally(() => { grasped = null; });
  return {done, hopeless: Promise.race([held.then(() => after(500)), after(5000)])};
}

// alone resolves to whether this tab has the lock.
async function alone() {
  wanted = true;
  grasped ??= grasp();
  await Promise.race([grasped.done, grasped.hopeless]);
  wanted = false;
  return !!lock;
}

// mount reads what is kept, and loads the files that the start reads.
async function mount() {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => STORES.forEach(name => request.result.createObjectStore(name));
  const opened = await settled(request);
  opened.onversionchange = () => { lost = true; opened.close(); };
  const t = opened.transaction(STORES, 'readwrite', {durability: 'strict'}), entries = t.objectStore('node');
  sign(t.objectStore('owner'));
  t.oncomplete = () => { signed = true; };
  const [paths, kept] = await Promise.all([settled(entries.getAllKeys()), settled(entries.getAll())]);
  paths.forEach((path, i) => {
    nodes.set(path, Object.assign(newNode(kept[i].dir, 0), kept[i], {data: null, kept: true}));
    atLeast(kept[i].number);
  });
  db = opened;
  await Promise.all(['/tabby/tabby.db', '/tabby/tabby.db-wal'].map(path => nodes.get(path)).filter(Boolean).map(load));
}

// own makes this tab the owner of the files, and resolves to whether it is. It may
// be asked again.
let owned = null;
async function become() {
  if (tabby.demo) return true; // its games last as long as the page
  try {
    if (!await alone()) return false;
    await mount();
  } catch (e) { console.warn('tabby: nothing is kept:', e); }
  return true;
}
async function own() {
  owned ??= become();
  const is = await owned;
  if (!is) owned = null;
  return is;
}

// weekly is whether the browser deletes what a page keeps that nobody opens for seven days, as those of
// Apple do unless it is an app on the home screen.
const weekly = () => /^Apple/.test(navigator.vendor) && !navigator.standalone && !matchMedia('(display-mode: standalone)').matches;

// lasting resolves to what the browser promises: 'nothing' if it keeps no files at
// all, 'week' if it deletes them unless they are used, 'maybe' if it may when it runs out of space, and 'yes'.
async function lasting() {
  await own();
  if (!db) return 'nothing';
  if (weekly()) return 'week';
  return await navigator.storage?.persist?.().catch(() => false) ? 'yes' : 'maybe';
}

tabby.disk = {own, sync, load, unload, lasting};
})();
