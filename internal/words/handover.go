package words

import (
	"time"

	"tabby/history"
)

// Handover is what is said where a game is handed over.
type Handover struct {
	HandoverSentences

	Title       string
	HasIt       string // the other device
	Code        string // to screen readers
	AsFile      string
	Copied      string
	GoesOnThere string
	TakingOver  string
	NoneCame    string
	HandedOver  string
}

// HandoverSentences is what is said about a game that goes on elsewhere.
type HandoverSentences interface {
	// HowToScan says what to do with the code of a link: one with the address of Tabby in a
	// browser, or one without. A browser keeps no page that came over plain http.
	HowToScan(link string) string
	// TooLongForCode says that a link with so many characters has no room in a code.
	TooLongForCode(length int) string
	// TakenOver says what came of a game that another device has handed over.
	TakenOver(i history.Imported) string
	// HandedOverSince says since when another device goes on with a game; now is in the zone
	// in which it is said.
	HandedOverSince(at, now time.Time) string
}
