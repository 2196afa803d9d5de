package sentence

import (
	"strings"
	"time"

	"tabby/history"
	"tabby/internal/words/grammar"
)

// Handover says what there is to say about a game that goes on elsewhere. It implements
// [words.HandoverSentences].
type Handover struct {
	Speaker
	Words *HandoverWords
}

// HandoverWords are what there is to say about a game that goes on elsewhere.
type HandoverWords struct {
	// What to do with the code of a link: one that a browser keeps, one that it does not, and one
	// that is no address.
	Scan, ScanAndStay, ScanAndPaste string

	TooLong grammar.Pattern // {n} characters

	// What came of a game: two endings, one that was deleted here, a new one, more rounds, nothing.
	TwoEndings, WasDeleted, IsHere, HasGrown, IsKnown string

	Since When
}

// HowToScan implements [words.HandoverSentences].
func (v Handover) HowToScan(link string) string {
	switch {
	case strings.HasPrefix(link, "https:"):
		return v.Words.Scan
	case strings.HasPrefix(link, "http:"):
		return v.Words.ScanAndStay
	}
	return v.Words.ScanAndPaste
}

// TooLongForCode implements [words.HandoverSentences].
func (v Handover) TooLongForCode(length int) string {
	return v.Words.TooLong.With("n", v.Figure(length))
}

// TakenOver implements [words.HandoverSentences].
func (v Handover) TakenOver(i history.Imported) string {
	switch w := v.Words; {
	case len(i.Parted) > 0:
		return w.TwoEndings
	case i.Back > 0:
		return w.WasDeleted
	case i.Games > 0:
		return w.IsHere
	case i.Grown > 0:
		return w.HasGrown
	default:
		return w.IsKnown
	}
}

// HandedOverSince implements [words.HandoverSentences].
func (v Handover) HandedOverSince(at, now time.Time) string { return v.At(v.Words.Since, at, now) }
