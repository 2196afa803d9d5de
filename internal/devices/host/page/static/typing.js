// typing returns what is typed after one more key, without a page. It types as the window does, whose
// package ui/rooms/entry writes testdata/typing.txt, which a browser plays.
//
// rules are the least and the most that a score can be. What is typed is rows, one for each player: their
// digits as typed, such as "12+-3", and whether they are done; which row is active, or NOBODY; which number
// the last key has ended by itself, at a row, or null; and no: why the last key has changed nothing, at a
// row, or null. A key is a digit, "+", "-", "back", "next", or "@" and a row that is tapped.
const typing = (() => {
const NOBODY = -1, LONGEST = 20; // signs, from which on a sum is added up

const waits = digits => /[+-]$/.test(digits);
const isSum = digits => digits.indexOf('+') >= 0;
const settled = digits => digits.replace(/[+-]+$/, '').replace(/^\++/, '');
const points = digits => settled(digits).split('+').reduce((sum, n) => sum + Number(n), 0);
const summed = digits => digits.length >= LONGEST ? String(points(digits)) : digits;
const filled = ({digits, done}) => done || digits !== '' && !waits(digits);
const beside = (n, digit) => n < 0 ? 10 * n - digit : 10 * n + digit;

function added(digits, digit) {
  const at = Math.max(digits.lastIndexOf('+'), digits.lastIndexOf('-')) + 1;
  return digits.slice(0, at) + (Number(digits.slice(at)) * 10 + digit);
}

// begins reports whether a score can be what is typed, or begin with it, and ends whether no digit can follow.
function begins(digits, {least, most}) {
  const n = points(digits);
  if (isSum(digits)) return Math.min(0, least) <= n && n <= most;
  return digits !== '-0' && (least <= n && n <= most || n > 0 && n * 10 <= most || n < 0 && n * 10 >= least);
}
const ends = (digits, {least, most}) => {
  const n = points(digits);
  return !isSum(digits) && (n === 0 || n > 0 && n * 10 > most || n < 0 && n * 10 < least);
};

const refuse = (was, why, at, n) => Object.assign({}, was, {no: {why, at, n: n || 0}});

// refuseNumber says why a number cannot stand in a row.
function refuseNumber({least, most}, was, at, n) {
  return n > most ? refuse(was, 'many', at, n) : refuse(was, n < least ? 'range' : 'full', at);
}

const anew = was => Object.assign({}, was, {ended: null, no: null});
const set = (was, at, digits, done) => anew(Object.assign({}, was, {rows: was.rows.map((row, i) => i === at ? {digits, done} : row)}));

function activate(was, at) {
  const left = was.active !== at && was.rows[was.active];
  if (left && left.digits !== '' && !left.done) was = settle(was, was.active);
  return anew(Object.assign({}, was, {active: at}));
}

function settle(was, at) {
  const digits = settled(was.rows[at].digits);
  return set(was, at, digits, digits !== '' || was.rows[at].done);
}

// firstOpen returns the first row after another that is not done, or NOBODY.
function firstOpen({rows}, after) {
  for (let i = 1; i <= rows.length; i++) if (!rows[(after + i) % rows.length].done) return (after + i) % rows.length;
  return NOBODY;
}

const onward = was => activate(was, firstOpen(was, was.active));
const last = was => was.rows.length - 1;

function digit(rules, was, d) {
  const {active: at, ended} = was;
  if (at === NOBODY) return ended ? refuseNumber(rules, was, ended.at, beside(ended.n, d)) : refuse(was, 'full', last(was));
  const before = was.rows[at].done ? '' : was.rows[at].digits, digits = added(before, d);
  if (before !== '0' && digits !== before && begins(digits, rules)) {
    const done = ends(digits, rules), now = set(was, at, digits, done);
    return done ? Object.assign(onward(now), {ended: points(digits) ? {at, n: points(digits)} : null}) : now;
  }
  if (before !== '' && !waits(before)) {
    const now = settle(was, at), next = firstOpen(now, at);
    if (next !== NOBODY) return digit(rules, activate(now, next), d);
  }
  return refuseNumber(rules, was, at, points(digits));
}

function next(was) {
  if (was.active === NOBODY) return refuse(was, 'full', last(was));
  return filled(was.rows[was.active]) ? onward(settle(was, was.active)) : refuse(was, 'number', was.active);
}

function back(was) {
  const at = was.active;
  if (at === NOBODY) return activate(was, last(was));
  const {digits, done} = was.rows[at];
  if (digits !== '' || done) return set(was, at, digits.slice(0, -1), false);
  return at > 0 ? activate(was, at - 1) : refuse(was, 'first', at);
}

// addend returns the row to which a plus adds: the active one or, while nothing is typed there, the one
// before, if it is a number that was typed.
function addend({rows, active}) {
  if (active !== NOBODY && (rows[active].digits !== '' || rows[active].done)) return active;
  for (let i = (active === NOBODY ? rows.length : active) - 1; i >= 0; i--) {
    if (filled(rows[i])) return rows[i].digits !== '' ? i : active;
  }
  return active;
}

function plus({most}, was) {
  const at = addend(was);
  if (at === NOBODY) return refuse(was, 'full', last(was));
  const {digits} = was.rows[at];
  if (waits(digits)) return refuse(was, 'number', at);
  return points(digits) >= most ? refuse(was, 'range', at) : set(activate(was, at), at, summed(digits) + '+', false);
}

function minus({least}, was) {
  const at = was.active;
  if (at === NOBODY) return refuse(was, 'full', last(was));
  const {digits, done} = was.rows[at];
  if (least >= 0) return refuse(was, 'range', at);
  if (done || digits === '') return set(was, at, '-', false);
  if (digits.slice(-1) === '-') return refuse(was, 'number', at);
  if (points(digits) <= least) return refuse(was, 'range', at);
  return set(was, at, waits(digits) ? digits + '-' : summed(digits) + '+-', false);
}

return (rules, before, key) => {
  const was = anew(before);
  switch (key[0]) {
  case 'b': return back(was);
  case 'n': return next(was);
  case '+': return plus(rules, was);
  case '-': return minus(rules, was);
  case '@': return activate(was, Number(key.slice(1)));
  }
  was.ended = before.ended;
  return digit(rules, was, Number(key));
};
})();
