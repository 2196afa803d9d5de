// What is heard of a round, in the guests' pages and in the program in a browser. Browsers let a
// page be heard once it was touched.
const sounds = (() => {
// NOTES are the notes of each sound: hertz, and when it begins and how long it is in seconds.
const NOTES = {
  card: [[880, 0, .05]],
  knock: [[130, 0, .1], [110, .16, .1]],
  wrong: [[220, 0, .18], [165, .18, .3]],
  win: [[523, 0, .12], [659, .12, .12], [784, .24, .35]],
};
let out;

const may = () => !matchMedia('(prefers-reduced-motion: reduce)').matches && (navigator.userActivation || {}).hasBeenActive;

return {
  // play plays a sound where the browser can.
  play(tune) {
    if (!may() || !window.AudioContext) return;
    out = out || new AudioContext();
    out.resume();
    NOTES[tune].forEach(([hertz, at, long]) => {
      const note = out.createOscillator(), gain = out.createGain();
      at += out.currentTime;
      note.frequency.value = hertz;
      gain.gain.setValueAtTime(.2, at);
      gain.gain.exponentialRampToValueAtTime(.001, at + long);
      note.connect(gain).connect(out.destination);
      note.start(at);
      note.stop(at + long);
    });
  },
  // buzz shakes a phone.
  buzz: how => may() && navigator.vibrate && navigator.vibrate(how),
};
})();
