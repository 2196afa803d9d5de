// Package rulesref generates the rule book: the rules of a variant with given
// house rules, in our own words.
//
// Its pages are templates (folder pages) over the facts of package engine, so the book cannot
// contradict the game. They are the same for all languages and contain no text: they name texts by
// key (folder texts), and get numbers from facts. Folder search tells the search about each
// language, and folder sources lists what the source texts state. A [Book] is data: chapters,
// sections and lines. [Markdown] and [Plain] print it, and screens draw it.
//
// The package does no input or output, except that it reads its embedded files when they are first
// needed. Start with [For].
package rulesref
