'use strict';
// Lines of text in letters that no font of the program has: the browser has the fonts
// of its device, and a 2D canvas shows what they look like.
(() => {
const pen = document.createElement('canvas').getContext('2d', {willReadFrequently: true});

// write makes the pen write in a font. A canvas that changes its size forgets it.
function write(font, ink) {
  pen.font = font;
  pen.direction = 'ltr'; // as in the lists of the program, whatever the letters are
  pen.textRendering = 'geometricPrecision'; // twice the size is twice as wide
  pen.fillStyle = ink;
}

function clear(width, height) {
  pen.canvas.width = width;
  pen.canvas.height = height;
}

const pixels = () => pen.getImageData(0, 0, pen.canvas.width, pen.canvas.height).data;

// work reports whether a canvas shows what was drawn. Some browsers answer with noise,
// so that nobody can be known by their fonts.
function work() {
  clear(1, 1);
  write('1px sans-serif', '#123456');
  pen.fillRect(0, 0, 1, 1);
  return pixels().join() === '18,52,86,255';
}

// know makes a font of the program known, and returns the list of fonts that begins
// with it.
const known = new Set();
function know(name, weight, data) {
  const family = 'Tabby ' + name;
  if (!known.has(family + weight)) document.fonts.add(new FontFace(family, data, {weight}));
  known.add(family + weight);
  return `"${family}", sans-serif`;
}

// has reports whether the device has a letter. All letters that it lacks look alike.
const asked = new Map();
let lacking;
function has(letter) {
  lacking ??= look('\u{10ffff}');
  if (!asked.has(letter)) asked.set(letter, look(letter) !== lacking);
  return asked.get(letter);
}

function look(letter) {
  clear(32, 32);
  write('20px sans-serif', '#000');
  pen.fillText(letter, 4, 24);
  return pixels().join();
}

function measure(text, font) {
  write(font, '#000');
  return pen.measureText(text);
}

const width = (text, font) => measure(text, font).width;

// height returns how many pixels a line reaches above its foot, and below it.
function height(text, font) {
  const m = measure(text, font);
  return [Math.max(m.fontBoundingBoxAscent, m.actualBoundingBoxAscent), Math.max(m.fontBoundingBoxDescent, m.actualBoundingBoxDescent)].map(Math.ceil);
}

// draw returns the pixels of a line, and where among them the line begins.
function draw(text, font, ink) {
  const [above, below] = height(text, font), m = measure(text, font);
  const left = Math.max(0, Math.ceil(m.actualBoundingBoxLeft)), right = Math.ceil(Math.max(m.width, m.actualBoundingBoxRight));
  clear(Math.max(1, left + right), Math.max(1, above + below));
  write(font, ink);
  pen.fillText(text, left, above);
  return {data: pixels(), width: pen.canvas.width, height: pen.canvas.height, left, above};
}

tabby.letters = {work, know, has, width, height, draw};
})();
