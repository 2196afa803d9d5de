// Package rulebook shows the rules of a table: cards, turns, questions and
// answers, and a search.
package rulebook
