'use strict';
// Fingers for Go. Fyne's web driver knows a mouse only: a tap becomes a click, a swipe
// turns the wheel, and a finger on what can be dragged drags it.
(() => {
const STRAY = 10;  // pixels that a finger may stray during a tap
const WHEEL = 1;   // pixels of scrolling for a pixel of the finger
const DECAY = 0.95, SLOWEST = 0.5; // of a swipe that rolls on: a frame, pixels
let finger = null; // the one on the table: {id, x, y, from, moved, drags, speed}

// Fyne knows only where the mouse is now. So whatever comes while a click still waits for
// the disk has to wait behind it, or that click would be at the place of the next one.
const waiting = [];
let clicking = false;
function mouse(...event) {
  waiting.push(event);
  if (!clicking) dispatch();
}
function dispatch() {
  clicking = false;
  while (waiting.length && !clicking) {
    const [type, x, y, buttons] = waiting.shift();
    document.dispatchEvent(new MouseEvent(type, {bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0, buttons}));
    clicking = type !== 'mousemove';
    if (clicking) tabby.afterwards(() => queueMicrotask(dispatch));
  }
}
function click(x, y) {
  mouse('mousedown', x, y, 1);
  mouse('mouseup', x, y, 0);
}
function wheel(dx, dy) {
  document.dispatchEvent(new WheelEvent('wheel', {bubbles: true, cancelable: true, deltaX: dx * WHEEL, deltaY: dy * WHEEL}));
}
const away = () => mouse('mousemove', -1, -1, 0); // nothing is hovered where no mouse is

// A finger that leaves while it swipes lets the page roll on.
let rolling = 0;
function roll(dx, dy) {
  rolling = requestAnimationFrame(() => {
    wheel(dx, dy);
    if (Math.hypot(dx, dy) > SLOWEST) roll(dx * DECAY, dy * DECAY);
    else away();
  });
}

function down(e) {
  if (e.target.tagName !== 'CANVAS') return;
  e.preventDefault();
  if (finger) return;
  cancelAnimationFrame(rolling);
  const {identifier: id, clientX: x, clientY: y} = e.changedTouches[0];
  finger = {id, x, y, from: {x, y}, moved: false, drags: tabby.drags?.(x, y), speed: {x: 0, y: 0}, at: e.timeStamp};
  mouse('mousemove', x, y, 0);
  if (finger.drags) mouse('mousedown', x, y, 1);
}

function move(e) {
  const touch = finger && [...e.changedTouches].find(t => t.identifier === finger.id);
  if (!touch) return;
  e.preventDefault();
  const {clientX: x, clientY: y} = touch;
  if (!finger.moved && Math.hypot(x - finger.from.x, y - finger.from.y) < STRAY) return;
  finger.moved = true;
  const dx = finger.x - x, dy = finger.y - y, frames = Math.max(1, (e.timeStamp - finger.at) / 16);
  if (finger.drags) mouse('mousemove', x, y, 1);
  else wheel(dx, dy);
  Object.assign(finger, {x, y, at: e.timeStamp, speed: {x: dx / frames, y: dy / frames}});
}

function up(e) {
  const ends = finger && [...e.changedTouches].some(t => t.identifier === finger.id);
  if (!ends) return;
  e.preventDefault();
  const {x, y, from, moved, drags, speed, at} = finger;
  finger = null;
  if (drags) mouse('mouseup', moved ? x : from.x, moved ? y : from.y, 0);
  else if (!moved && e.type === 'touchend') {
    click(from.x, from.y);
  } else if (e.timeStamp - at < 50) return roll(speed.x, speed.y);
  setTimeout(() => { if (!finger) away(); }, 300);
}

tabby.click = (x, y) => { mouse('mousemove', x, y, 0); click(x, y); };

for (const [type, f] of [['touchstart', down], ['touchmove', move], ['touchend', up], ['touchcancel', up]]) {
  addEventListener(type, f, {passive: false, capture: true});
}

// Fyne takes an iPad that calls itself a Mac for a computer.
if (matchMedia('(pointer: coarse)').matches && !/Android|iPhone|iPad|iPod/.test(navigator.userAgent)) {
  const agent = navigator.userAgent + ' iPad';
  Object.defineProperty(navigator, 'userAgent', {get: () => agent});
}
// The on-screen keyboard changes the room there is without a resize of the window.
visualViewport?.addEventListener('resize', () => dispatchEvent(new Event('resize')));
})();
