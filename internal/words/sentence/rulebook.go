package sentence

import "tabby/internal/words/grammar"

// Rulebook says what stands in tables and drawings of the rule book. It implements
// [words.RulebookSentences].
type Rulebook struct {
	Speaker
	Words *RulebookWords
}

// RulebookWords say what stands in tables and drawings of the rule book.
type RulebookWords struct {
	Moves   grammar.Pattern // {from}, {to}
	Usually grammar.Pattern // {value}
}

// Moves implements [words.RulebookSentences].
func (v Rulebook) Moves(from, to string) string { return v.Words.Moves.With("from", from, "to", to) }

// Says implements [words.RulebookSentences].
func (v Rulebook) Says(of, text string) string { return v.Labelled(of, text) }

// Usually implements [words.RulebookSentences].
func (v Rulebook) Usually(value string) string { return v.Words.Usually.With("value", value) }
