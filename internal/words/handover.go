package words

import (
	"strings"
	"time"

	"tabby/history"
)

// Handover is what is said where a game is handed over.
type Handover struct {
	speaker
	Words HandoverWords

	Title       string
	HasIt       string // the other device
	Code        string // to screen readers
	AsFile      string
	Copied      string
	GoesOnThere string
	TakingOver  string
	NoneCame    string
	HandedOver  string
	TooLong     Numbered // of a link with so many characters, which has no room in a code
}

// HandoverWords are what there is to say about a game that goes on elsewhere.
type HandoverWords struct {
	// What to do with the code of a link: one that a browser keeps, one that it does not, and one
	// that is no address.
	Scan, ScanAndStay, ScanAndPaste string

	// What came of a game: two endings, one that was deleted here, a new one, more rounds, nothing.
	TwoEndings, WasDeleted, IsHere, HasGrown, IsKnown string

	Since When
}

// HowToScan says what to do with the code of a link: one with the address of Tabby in a
// browser, or one without. A browser keeps no page that came over plain http.
func (v Handover) HowToScan(link string) string {
	switch {
	case strings.HasPrefix(link, "https:"):
		return v.Words.Scan
	case strings.HasPrefix(link, "http:"):
		return v.Words.ScanAndStay
	}
	return v.Words.ScanAndPaste
}

// TakenOver says what came of a game that another device has handed over.
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

// HandedOverSince says since when another device goes on with a game; now is in the zone
// in which it is said.
func (v Handover) HandedOverSince(at, now time.Time) string { return v.at(v.Words.Since, at, now) }
