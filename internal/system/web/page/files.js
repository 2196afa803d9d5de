'use strict';
// The files that Go's os package sees in the browser: globalThis.fs, as Node.js
// would have it. All of them are in memory; disk.js keeps them in IndexedDB.
(() => {
const BLOCK = 4096; // bytes; what has changed is kept by blocks
const FLAGS = {O_WRONLY: 1, O_RDWR: 2, O_CREAT: 64, O_EXCL: 128, O_TRUNC: 512, O_APPEND: 1024, O_DIRECTORY: 65536};
const WRITES = FLAGS.O_WRONLY | FLAGS.O_RDWR;

// A node is a file or a folder. Data is null while its blocks are only on the disk.
const nodes = new Map();   // path -> node
const open = new Map();    // descriptor -> {node, path, flags, at}
const changed = new Set(); // paths that came, went or changed
const dead = [];           // numbers of nodes whose blocks are to be deleted
let lastNumber = 0, lastDescriptor = 100;

const error = code => Object.assign(new Error(code), {code});

function newNode(dir, mode) {
  return {number: ++lastNumber, dir, mode, size: 0, mtime: Date.now(), data: dir ? null : new Uint8Array(0), dirty: new Set(), kept: false};
}
nodes.set('/', newNode(true, 0o755));
nodes.set('/tmp', newNode(true, 0o777)); // SQLite puts large sorts there

// clean returns an absolute path without . and .. in it.
function clean(path) {
  const parts = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return '/' + parts.join('/');
}
const parentOf = path => path.slice(0, path.lastIndexOf('/')) || '/';

function find(path) {
  const node = nodes.get(clean(path));
  if (!node) throw error('ENOENT');
  return node;
}

function opened(fd) {
  const file = open.get(fd);
  if (!file) throw error('EBADF');
  return file;
}

// touch notes that bytes of a node changed.
function touch(node, from, to) {
  for (let b = Math.floor(from / BLOCK); b * BLOCK < to; b++) node.dirty.add(b);
  node.mtime = Date.now();
}

// grow makes room for so many bytes, and for some more to come.
function grow(node, size) {
  if (node.data && node.data.length >= size) return;
  const had = node.data ? node.data.length : 0;
  const data = new Uint8Array(Math.max(size, Math.min(2 * had, had + (16 << 20)), 4 * BLOCK));
  if (had) data.set(node.data);
  node.data = data;
}

function resize(node, path, size) {
  grow(node, size);
  if (size < node.size) node.data.fill(0, size, node.size);
  touch(node, Math.min(size, node.size), Math.max(size, node.size));
  node.size = size;
  changed.add(path);
}

function stat(node) {
  const time = node.mtime, kind = node.dir ? 0o40000 : 0o100000;
  return {dev: 1, ino: node.number, mode: node.mode | kind, nlink: 1, uid: 0, gid: 0, rdev: 0, size: node.size,
    blksize: BLOCK, blocks: Math.ceil(node.size / 512), atimeMs: time, mtimeMs: time, ctimeMs: time, isDirectory: () => node.dir};
}

// answer calls done with what work returns, or with the error it throws.
function answer(done, work) {
  let result;
  try { result = work(); } catch (e) {
    if (!e.code) { console.error(e); e = error('EIO'); }
    return done(e);
  }
  done(null, result);
}

function openNode(path, flags, mode) {
  let node = nodes.get(path);
  if (node && flags & FLAGS.O_CREAT && flags & FLAGS.O_EXCL) throw error('EEXIST');
  if (!node && !(flags & FLAGS.O_CREAT)) throw error('ENOENT');
  if (!node) {
    if (!find(parentOf(path)).dir) throw error('ENOTDIR');
    nodes.set(path, node = newNode(false, mode & 0o777));
    changed.add(path);
  } else if (node.dir && flags & WRITES) throw error('EISDIR');
  else if (!node.dir && flags & FLAGS.O_DIRECTORY) throw error('ENOTDIR');
  else if (flags & FLAGS.O_TRUNC) resize(node, path, 0);
  open.set(++lastDescriptor, {node, path, flags, at: 0});
  return lastDescriptor;
}

function put(file, bytes, at) {
  const node = file.node;
  if (!(file.flags & WRITES)) throw error('EBADF');
  const from = file.flags & FLAGS.O_APPEND ? node.size : at ?? file.at, to = from + bytes.length;
  grow(node, to);
  node.data.set(bytes, from);
  touch(node, Math.min(from, node.size), to);
  node.size = Math.max(node.size, to);
  if (at === null || at === undefined) file.at = to;
  return bytes.length;
}

function get(file, bytes, at) {
  if (file.node.dir) throw error('EISDIR');
  const from = at ?? file.at, n = Math.max(0, Math.min(bytes.length, file.node.size - from));
  if (n > 0) bytes.set(file.node.data.subarray(from, from + n));
  if (at === null || at === undefined) file.at = from + n;
  return n;
}

function rename(from, to) {
  const node = find(from), old = nodes.get(to);
  if (old && old !== node && !old.dir) dead.push(old.number);
  for (const path of [...nodes.keys()]) if (path === from || path.startsWith(from + '/')) {
    const moved = to + path.slice(from.length);
    nodes.set(moved, nodes.get(path));
    nodes.delete(path);
    changed.add(path).add(moved);
  }
  for (const file of open.values()) if (file.node === node) file.path = to;
}

function remove(path, dir) {
  const node = find(path);
  if (node.dir !== dir) throw error(dir ? 'ENOTDIR' : 'EISDIR');
  if (dir && children(path).length) throw error('ENOTEMPTY');
  nodes.delete(path);
  changed.add(path);
  if (!dir) dead.push(node.number);
}

function children(path) {
  const within = path === '/' ? '/' : path + '/';
  return [...nodes.keys()].filter(p => p !== '/' && p.startsWith(within) && !p.slice(within.length).includes('/')).map(p => p.slice(within.length)).sort();
}

// print writes whole lines to the console.
let line = '';
const decoder = new TextDecoder();
function print(bytes) {
  const lines = (line + decoder.decode(bytes)).split('\n');
  line = lines.pop();
  for (const text of lines) console.log(text);
  return bytes.length;
}

// loaded calls then once the bytes of a node are in memory.
function loaded(node, done, then) {
  if (!node || node.dir || node.data) return then();
  tabby.disk.load(node).then(then, () => done(error('EIO')));
}

const done0 = done => done(null), refuse = code => (...args) => args.at(-1)(error(code));
globalThis.fs = {
  constants: FLAGS,
  writeSync: (fd, bytes) => print(bytes),
  write(fd, bytes, from, length, at, done) {
    const part = bytes.subarray(from, from + length);
    answer(done, () => fd === 1 || fd === 2 ? print(part) : put(opened(fd), part, at));
  },
  read: (fd, bytes, from, length, at, done) => answer(done, () => get(opened(fd), bytes.subarray(from, from + length), at)),
  open(path, flags, mode, done) {
    path = clean(path);
    loaded(nodes.get(path), done, () => answer(done, () => openNode(path, flags, mode)));
  },
  close: (fd, done) => answer(done, () => { const {node} = opened(fd); open.delete(fd); tabby.disk.unload(node); }),
  fstat: (fd, done) => answer(done, () => stat(fd <= 2 ? nodes.get('/') : opened(fd).node)),
  stat: (path, done) => answer(done, () => stat(find(path))),
  lstat: (path, done) => answer(done, () => stat(find(path))),
  fsync: (fd, done) => tabby.disk.sync(done),
  ftruncate: (fd, size, done) => answer(done, () => { const file = opened(fd); resize(file.node, file.path, size); }),
  truncate(path, size, done) {
    loaded(nodes.get(clean(path)), done, () => answer(done, () => resize(find(path), clean(path), size)));
  },
  mkdir: (path, mode, done) => answer(done, () => {
    path = clean(path);
    if (nodes.has(path)) throw error('EEXIST');
    find(parentOf(path));
    nodes.set(path, newNode(true, mode & 0o777));
    changed.add(path);
  }),
  readdir: (path, done) => answer(done, () => { find(path); return children(clean(path)); }),
  unlink: (path, done) => answer(done, () => remove(clean(path), false)),
  rmdir: (path, done) => answer(done, () => remove(clean(path), true)),
  rename: (from, to, done) => answer(done, () => rename(clean(from), clean(to))),
  chmod: (path, mode, done) => answer(done, () => { find(path).mode = mode & 0o777; changed.add(clean(path)); }),
  fchmod: (fd, mode, done) => answer(done, () => { const file = opened(fd); file.node.mode = mode & 0o777; changed.add(file.path); }),
  utimes: (path, atime, mtime, done) => answer(done, () => { find(path).mtime = mtime * 1000; changed.add(clean(path)); }),
  chown: (path, uid, gid, done) => done0(done), fchown: (fd, uid, gid, done) => done0(done), lchown: (path, uid, gid, done) => done0(done),
  link: refuse('ENOSYS'), symlink: refuse('ENOSYS'), readlink: refuse('EINVAL'),
};
globalThis.process = {pid: 1, ppid: 0, cwd: () => '/', chdir() {}, umask: () => 0o022, getuid: () => 0, getgid: () => 0, geteuid: () => 0, getegid: () => 0, getgroups: () => []};
globalThis.path = {resolve: (...parts) => clean(parts.join('/'))};

// place puts a whole file there, for Go to open.
function place(path, bytes) {
  path = clean(path);
  const dir = parentOf(path);
  if (!nodes.has(dir)) nodes.set(dir, newNode(true, 0o755));
  const node = newNode(false, 0o644);
  nodes.set(path, Object.assign(node, {data: bytes, size: bytes.length}));
}

tabby.files = {
  BLOCK, nodes, changed, dead, error, newNode, place,
  isOpen: node => [...open.values()].some(file => file.node === node),
  atLeast(number) { lastNumber = Math.max(lastNumber, number); },
};
})();
