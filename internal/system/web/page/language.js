'use strict';
// Says what the page says by itself in the language that the browser asks for first, of those that
// there are, or else in the first of them.
(() => {
const all = JSON.parse(document.body.dataset.words);
const wanted = navigator.languages.map(tag => tag.split('-')[0]).find(tag => all.some(words => words.Tag === tag));
tabby.words = all.find(words => words.Tag === wanted) || all[0];
document.documentElement.lang = tabby.words.Tag;
for (const element of document.querySelectorAll('[data-says]')) element.textContent = tabby.words[element.dataset.says];

// speak is called by Go with the tag of the language of the window.
tabby.speak = tag => { document.documentElement.lang = tag; };
})();
