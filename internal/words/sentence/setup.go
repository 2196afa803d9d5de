package sentence

import (
	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
)

// Setup says who plays a new game. It implements [words.SetupSentences].
type Setup struct {
	Speaker
	Words *SetupWords
}

// SetupWords say who plays a new game.
type SetupWords struct {
	ChoosePlayers grammar.Pattern // {players}: a range
	StartsAhead   grammar.Forms   // {name}, {n}: points
	HowSure       grammar.Forms   // {points}, {n}: games
	Seated        grammar.Pattern // {name}, {seat}
	Deals         grammar.Pattern // {name}
}

// ChoosePlayers implements [words.SetupSentences].
func (v Setup) ChoosePlayers(r engine.Range) string {
	return v.Words.ChoosePlayers.With("players", v.Interval(r))
}

// StartsAhead implements [words.SetupSentences].
func (v Setup) StartsAhead(name string, points int) string {
	return v.Of(v.Words.StartsAhead, points).With("name", words.Isolated(name), "n", v.Figure(points))
}

// HowSure implements [words.SetupSentences].
func (v Setup) HowSure(points, games int) string {
	return v.Of(v.Words.HowSure, games).With("points", v.Figure(points), "n", v.Figure(games))
}

// Seated implements [words.SetupSentences].
func (v Setup) Seated(name string, seat int) string {
	return v.Words.Seated.With("name", words.Isolated(name), "seat", v.Figure(seat))
}

// Deals implements [words.SetupSentences].
func (v Setup) Deals(name string) string {
	return v.Words.Deals.With("name", words.Isolated(name))
}
