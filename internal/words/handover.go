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
	// What to do with the code of a link: one that a browser keeps, and one that it does not; and
	// with a link that is no address.
	Scan, ScanAndStay, CopyAndPaste string

	// What came of a game: two endings, one that was deleted here, a new one, more rounds, nothing.
	TwoEndings, WasDeleted, IsHere, HasGrown, IsKnown string

	Since When
}

// Opens reports whether a link is the address of Tabby in a browser, which a camera opens.
func (Handover) Opens(link string) bool { return strings.HasPrefix(link, "http") }

// HowToScan says what to do with the code of a link that opens, or with one that does not itself. A
// browser keeps no page that came over plain http.
func (v Handover) HowToScan(link string) string {
	switch {
	case strings.HasPrefix(link, "https:"):
		return v.Words.Scan
	case v.Opens(link):
		return v.Words.ScanAndStay
	}
	return v.Words.CopyAndPaste
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
