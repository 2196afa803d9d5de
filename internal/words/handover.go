package words

import (
	"strings"
	"time"

	"tabby/history"
)

// Handover is what is said where a game is handed over.
type Handover struct {
	speaker
	HandoverTexts
}

// Opens reports whether a link is the address of Tabby in a browser, which a camera opens.
func (Handover) Opens(link string) bool { return strings.HasPrefix(link, "http") }

// HowToScan says what to do with the code of a link that opens, or with one that does not itself. A
// browser keeps no page that came over plain http.
func (v Handover) HowToScan(link string) string {
	switch {
	case strings.HasPrefix(link, "https:"):
		return v.Scan
	case v.Opens(link):
		return v.ScanAndStay
	}
	return v.CopyAndPaste
}

// TakenOver says what came of a game that another device has handed over.
func (v Handover) TakenOver(i history.Imported) string {
	switch {
	case len(i.Parted) > 0:
		return v.TwoEndings
	case i.Back > 0:
		return v.WasDeleted
	case i.Games > 0:
		return v.IsHere
	case i.Grown > 0:
		return v.HasGrown
	default:
		return v.IsKnown
	}
}

// HandedOverSince says since when another device goes on with a game; now is in the zone
// in which it is said.
func (v Handover) HandedOverSince(at, now time.Time) string { return v.Since(v.when(at, now)) }
