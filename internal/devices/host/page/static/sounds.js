// What is heard of a game, in the guests' pages and in the program in a browser. Browsers let a
// page be heard once it was touched.
const sounds = (() => {
const NOTES = {}; // by the names of sounds, as Go hands them in
const RATE = 44100, ATTACK = .004, FAINT = .001; // samples a second, and how a note begins and ends
const waves = {};
let out;

const may = () => !matchMedia('(prefers-reduced-motion: reduce)').matches && (navigator.userActivation || {}).hasBeenActive;

// wave makes the wave of a sound of its notes: how high, from when, how long, how loud, how often,
// and how long from one to the next.
function wave(notes) {
  const end = Math.max(...notes.map(([, from, long, , times, every]) => from + (times - 1) * every + long));
  const buffer = out.createBuffer(1, Math.floor(end * RATE), RATE), data = buffer.getChannelData(0);
  notes.forEach(([hertz, from, long, loud, times, every]) => {
    for (let n = 0; n < times; n++) {
      const first = Math.floor((from + n * every) * RATE), last = Math.min(data.length, first + Math.floor(long * RATE));
      for (let i = first, before = 0; i < last; i++) {
        const at = (i - first) / RATE, random = hertz ? 0 : 2 * Math.random() - 1;
        const now = hertz ? Math.sin(2 * Math.PI * hertz * at) : (random - before) / 2;
        data[i] += loud * Math.min(1, at / ATTACK) * Math.pow(FAINT, at / long) * now;
        before = random;
      }
    }
  });
  return buffer;
}

return {
  // play plays a sound where the browser can.
  play(name) {
    if (!may() || !window.AudioContext) return;
    out = out || new AudioContext();
    out.resume();
    const source = out.createBufferSource();
    source.buffer = waves[name] = waves[name] || wave(NOTES[name]);
    source.connect(out.destination);
    source.start();
  },
  // buzz shakes a phone.
  buzz: how => may() && navigator.vibrate && navigator.vibrate(how),
};
})();
