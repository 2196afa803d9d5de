// Package rulebook shows the rules of a table: cards, turns, questions and
// answers, a search, and a comparison of two variants.
package rulebook
