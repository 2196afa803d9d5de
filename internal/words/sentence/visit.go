package sentence

import (
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/scoring"
)

// Visit says how one sits at a table of another device. It implements [words.VisitSentences].
type Visit struct {
	Speaker
	Words *VisitWords
}

// VisitWords say how one sits at a table, which is at a {host}.
type VisitWords struct {
	NotALink           grammar.Pattern // {text}
	At, SitsAs         grammar.Pattern // {name}
	Watches            grammar.Pattern
	TakenBy, SeatTaken grammar.Pattern // {device}
	Entered            grammar.Forms   // {n} points
	EnteredSatOut      string
	AllEntered         string
}

// NotALink implements [words.VisitSentences].
func (v Visit) NotALink(text string) string { return v.Words.NotALink.With("text", text) }

// At implements [words.VisitSentences].
func (v Visit) At(host string) string { return v.Words.At.With("host", words.Isolated(host)) }

// SitsAs implements [words.VisitSentences].
func (v Visit) SitsAs(host, name string) string {
	return v.Words.SitsAs.With("host", words.Isolated(host), "name", words.Isolated(name))
}

// Watches implements [words.VisitSentences].
func (v Visit) Watches(host string) string { return v.Words.Watches.With("host", words.Isolated(host)) }

// TakenBy implements [words.VisitSentences].
func (v Visit) TakenBy(device string) string {
	return v.Words.TakenBy.With("device", words.Isolated(device))
}

// SeatTaken implements [words.VisitSentences].
func (v Visit) SeatTaken(device string) string {
	return v.Words.SeatTaken.With("device", words.Isolated(device))
}

// Entered implements [words.VisitSentences].
func (v Visit) Entered(s scoring.Sheet, mine *scoring.Score, lacking []scoring.Player) string {
	own, others := "", v.Language.Pages.NotEntered(v.Language.Table.Names(s, lacking))
	switch {
	case mine == nil:
	case mine.SatOut:
		own = v.Words.EnteredSatOut
	default:
		own = v.Numbered(v.Words.Entered, mine.Points)
	}
	if others == "" {
		others = v.Words.AllEntered
	}
	return v.Text(own, others)
}
