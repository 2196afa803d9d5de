// Package rulesref is the rule book: the rules of a variant under the house rules
// of one table, in our own words.
//
// The pages are templates (folder pages) over the facts of package engine, so the book
// and the game cannot differ: the prose has no numbers. A [Book] is data, in chapters,
// sections and lines. [Markdown] and [Plain] print it, and screens draw it.
//
// The package is pure, and parses pages only when needed. Begin with [For].
package rulesref
