// Package rulesref is the rule book: the rules of a variant under the house rules
// of one table, in our own words.
//
// The pages are templates (folder pages) over the facts of package engine, so the book and the
// game cannot differ. They are the same for all languages and have no words: they name texts by
// key (folder texts), and the texts have no numbers. Folder search says how a search reads a
// language, and folder sources says what the source texts state. A [Book] is data, in chapters,
// sections and lines. [Markdown] and [Plain] print it, and screens draw it.
//
// The package is pure, and reads pages, texts and the files of a search when they are first
// needed. Begin with [For].
package rulesref
