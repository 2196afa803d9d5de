// photos shows what the host reads in a photo of cards, lets it be put right, and then hands it over line by line.
const photos = (() => {
const LONGEST = 1600, MOST = 1 << 20; // pixels, and bytes, that the host takes
const $ = id => document.getElementById(id), W = {}; // what is said

// small returns a picture as the browser turns it, on a canvas of the size that the host takes.
const small = file => new Promise((done, fail) => {
  const reader = new FileReader(), picture = new Image();
  reader.onerror = picture.onerror = fail;
  reader.onload = () => { picture.src = reader.result; };
  picture.onload = () => {
    const scale = Math.min(1, LONGEST / Math.max(picture.naturalWidth, picture.naturalHeight)), canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.naturalWidth * scale);
    canvas.height = Math.round(picture.naturalHeight * scale);
    canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height);
    done(canvas);
  };
  reader.readAsDataURL(file);
});

// packed returns it as a file that is not too large.
const packed = (canvas, quality) => new Promise(done => canvas.toBlob(done, 'image/jpeg', quality))
  .then(blob => blob && blob.size > MOST && quality > .3 ? packed(canvas, quality - .2) : blob);

// The page over the table.
const over = document.body.appendChild(Object.assign(document.createElement('section'), {id: 'photo', className: 'card', tabIndex: -1, hidden: true}));
[['role', 'dialog'], ['aria-modal', 'true'], ['aria-labelledby', 'photo-title']].forEach(([name, value]) => over.setAttribute(name, value));
[['h2', {id: 'photo-title', textContent: W.Title}], ['p', {id: 'photo-says'}], ['canvas', {id: 'photo-seen', ariaHidden: 'true'}],
  ['div', {id: 'photo-lines'}], ['button', {type: 'button', className: 'tonal', textContent: W.Close, onclick: () => close()}],
].forEach(([name, how]) => over.appendChild(Object.assign(document.createElement(name), how)));
$('photo-says').setAttribute('role', 'status');

let now = null; // what is looked at: what read was told, the photo, and its lines of cards

function read(file, how) {
  const kinds = Array.from(document.querySelectorAll('.kinds [data-add]'), ({dataset, textContent}) => ({codes: dataset.add.split(' '), name: dataset.name || textContent}));
  const mine = now = Object.assign({lines: [], kinds}, document.querySelector('.kinds').dataset, how); // and what a line has at most
  before = document.activeElement;
  $('photo-says').textContent = W.Looking;
  $('photo-seen').hidden = true;
  show();
  $('photo').hidden = false;
  $('photo').focus();
  const stays = then => value => mine === now && then(value);
  small(file).then(canvas => {
    mine.photo = canvas;
    return packed(canvas, .85);
  }).then(blob => fetch(how.to, {
    method: 'POST', headers: {'Content-Type': 'image/jpeg', Authorization: 'Bearer ' + how.token}, body: blob,
  }).then(response => response.json()).then(stays(found), stays(() => says(W.Lost))), stays(() => says(W.NoPicture)));
}

const says = text => { $('photo-says').textContent = text; };

// found takes the answer of the host.
function found({cards, why}) {
  if (!cards) return says(why);
  cards.forEach(card => {
    const n = (card.line - 1) / now.rows | 0, line = now.lines[n] = now.lines[n] || {cards: []};
    card.asks = !card.sure || !nameOf(card.code);
    line.cards.push(card);
  });
  show();
}

const nameOf = code => (now.kinds.find(kind => kind.codes.indexOf(code) >= 0) || {}).name;

// named says what a card was read as.
function named(card) {
  const first = nameOf(card.code) || card.name, second = nameOf(card.second); // or a card that is replaced
  if (!card.asks) return card.code ? first : '–';
  if (!first) return W.Which;
  return second ? W.Either.replace('{first}', () => first).replace('{second}', () => second) : W.Perhaps.replace('{card}', () => first);
}

function button(look, text, tapped) {
  const b = document.createElement('button');
  b.type = 'button';
  b.className = look;
  b.textContent = text;
  b.addEventListener('click', event => { event.stopPropagation(); tapped(); });
  return b;
}

const add = (to, name, look) => {
  const e = to.appendChild(document.createElement(name));
  if (look) e.className = look;
  return e;
};

// show shows the lines, each with its cards, and the photo with marks.
function show() {
  const all = $('photo-lines');
  all.textContent = '';
  draw();
  if (now.lines.some(line => !line.used)) says(wrong());
  now.lines.forEach((line, n) => {
    if (line.used) return;
    const part = add(all, 'div');
    add(part, 'h3').textContent = W.Line.replace('{n}', n + 1);
    const row = add(part, 'div', 'found');
    line.cards.forEach(card => row.appendChild(card.key = button('key' + (card.asks ? ' ask' : card.code ? '' : ' out'), named(card), () => ask(card, part))));
    const use = part.appendChild(button('filled', W.Use + ' · ' + now.whose(), () => {
      if (!now.lay(line.cards.filter(card => card.code).map(card => card.code))) return close();
      line.used = true;
      if (now.lines.some(other => !other.used)) return show();
      close();
    }));
    use.disabled = asks(line) || tooMany(line);
  });
}

const asks = line => line.cards.some(card => card.asks);
// Lines that change have no most.
const tooMany = line => line.cards.filter(card => card.code).length > now.most;

// wrong says what has to be put right before all lines can be used, if anything has.
function wrong() {
  const left = now.lines.filter(line => !line.used), known = [].concat(...now.lines.map(line => line.cards.filter(card => !card.asks)));
  if (left.some(tooMany)) return now.tooMany;
  const rare = now.kinds.find(({codes}) => known.filter(card => codes.indexOf(card.code) >= 0).length > codes.length);
  return rare ? W.NotSoMany.replace('{card}', () => rare.name) : left.some(asks) ? W.AskFirst : '';
}

// ask asks which card one is.
function ask(card, part) {
  const old = document.querySelector('#photo .which');
  if (old) old.remove();
  const choice = document.createElement('div'), answer = code => { card.code = code; card.asks = false; show(); };
  choice.className = 'which';
  choice.setAttribute('role', 'group');
  choice.setAttribute('aria-label', W.Which);
  const likely = kind => [card.code, card.second].some(code => kind.codes.indexOf(code) >= 0);
  now.kinds.slice().sort((a, b) => likely(b) - likely(a)).forEach(kind => choice.appendChild(button('key', kind.name, () => answer(kind.codes[0]))));
  choice.appendChild(button('quiet', W.LeaveOut, () => answer('')));
  part.insertBefore(choice, part.lastChild);
  choice.firstChild.focus();
}

// draw draws the photo with a mark around each card.
function draw() {
  const seen = $('photo-seen'), photo = now.photo, at = seen.getContext('2d');
  seen.hidden = !photo;
  if (!photo) return;
  seen.width = photo.width;
  seen.height = photo.height;
  at.drawImage(photo, 0, 0);
  const ink = getComputedStyle($('photo')), wide = photo.width / 200;
  now.lines.forEach(line => line.cards.forEach(({corners, asks, code}) => {
    at.beginPath();
    corners.forEach(([x, y]) => at.lineTo(x, y));
    at.closePath();
    [[wide * 2, '#fff'], [wide, ink.getPropertyValue(asks || !code ? '--warning' : '--felt')]].forEach(([width, colour]) => {
      at.lineWidth = width;
      at.strokeStyle = colour;
      at.stroke();
    });
  }));
}

let before = null; // what had the keyboard
function close() {
  now = null;
  $('photo').hidden = true;
  if (before) before.focus();
}

// A tap on a card in the photo asks which it is.
document.addEventListener('click', event => {
  if (event.target.id !== 'photo-seen' || !now) return;
  const {left, top, width} = event.target.getBoundingClientRect(), scale = now.photo.width / width;
  const x = (event.clientX - left) * scale, y = (event.clientY - top) * scale;
  now.lines.forEach(line => line.cards.forEach(card => {
    const inside = card.corners.every(([ax, ay], k) => { const [bx, by] = card.corners[(k + 1) % 4]; return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0; });
    if (inside && !line.used) card.key.click();
  }));
});
document.addEventListener('keydown', event => {
  if (now && event.key === 'Escape') close();
  if (now && event.key.length === 1) event.stopPropagation(); // it types no score
}, true);

return {read};
})();
