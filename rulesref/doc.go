// Package rulesref is the rule book: the rules of a variant under the house rules
// of one table, in our own words.
//
// The pages are templates (folder pages) over the facts of package engine, so
// the book and the game cannot differ: the prose has no numbers. A [Book] is data, in chapters, sections and lines; [Markdown] and
// [Plain] print it, and screens may draw it as they like.
//
// It is pure and does nothing until it is asked. Begin with [For].
package rulesref
