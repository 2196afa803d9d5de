// Package rulebook shows the rules of a table: cards, turns, questions and
// answers, a search, and two variants side by side.
package rulebook
