package sentence

import (
	"tabby/engine"
	"tabby/internal/words/grammar"
	"tabby/scoring"
)

// Pages says what guests read. It implements [words.PagesSentences].
type Pages struct {
	Speaker
	Words *PagesWords
}

// PagesWords say what guests read.
type PagesWords struct {
	OrAt, OpenAt grammar.Pattern // {address}
	LastRound    grammar.Pattern // {n}, and {sums}: what it came to
	InRound      grammar.Pattern // {number}, which may be a word
	EnteredOn    grammar.Pattern // {device}
	NotEntered   grammar.Forms   // {names}

	TapAll     grammar.Pattern // {n}: cards, from left to right
	TapLeft    string          // every card that is left
	Replaced   string          // what counts for a power card
	HostAddsUp string
}

// OrAt implements [words.PagesSentences].
func (v Pages) OrAt(address string) string { return v.Words.OrAt.With("address", address) }

// OpenAt implements [words.PagesSentences].
func (v Pages) OpenAt(address string) string { return v.Words.OpenAt.With("address", address) }

// LastRound implements [words.PagesSentences].
func (v Pages) LastRound(s scoring.Sheet) string {
	n := len(s.Rounds)
	if n == 0 {
		return ""
	}
	return v.Words.LastRound.With("n", v.Figure(s.Rounds[n-1].Number), "sums", v.Language.Table.SpokenSums(s))
}

// InRound implements [words.PagesSentences].
func (v Pages) InRound(number string) string { return v.Words.InRound.With("number", number) }

// EnteredOn implements [words.PagesSentences].
func (v Pages) EnteredOn(device string) string { return v.Words.EnteredOn.With("device", device) }

// NotEntered implements [words.PagesSentences].
func (v Pages) NotEntered(names []string) string {
	if len(names) == 0 {
		return ""
	}
	return v.Of(v.Words.NotEntered, len(names)).With("names", v.Joined(names))
}

// CardsHint implements [words.PagesSentences].
func (v Pages) CardsHint(r engine.Rules) string {
	hint, replaced := v.Words.TapAll.With("n", v.Figure(r.Hand)), ""
	switch {
	case r.Grid.Rows > 0:
		hint = v.Language.Scores.InColumns(r.Grid)
	case r.LineChanges || r.Hands != nil:
		hint = v.Words.TapLeft
	}
	if r.Replaced {
		replaced = v.Words.Replaced
	}
	return v.Text(hint, replaced, v.Words.HostAddsUp)
}

// Kind implements [words.PagesSentences].
func (v Pages) Kind(f engine.Face) string {
	return v.Language.Rules.Coloured(v.Language.Cards.Rank(f), f.Suit.Red())
}
