'use strict';
// Fetches and compiles the program, before all else that the start needs. What the index
// preloads would come as early, but browsers do not look for the code they compiled then.
// A page that shows the games of a made-up family keeps nothing of it, and does not touch what is kept.
globalThis.tabby = {demo: location.hash === '#demo'};
(() => {
async function compile(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.status);
  return WebAssembly.compileStreaming(answer);
}
tabby.program = compile(document.currentScript.dataset.program);
tabby.program.catch(() => {}); // start.js says it
})();
