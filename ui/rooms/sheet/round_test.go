package sheet

import (
	"testing"

	"tabby/internal/testing/uitest"
	"tabby/ui/rooms/entry"
)

// TestCardsAreTappedAgainInTheNextRound writes a round down whose cards were tapped.
func TestCardsAreTappedAgainInTheNextRound(t *testing.T) {
	half := entry.New(uitest.Game(t, trio(nil)).Sheet(uitest.Evening()))
	half = half.OtherWay()
	next := unfinished{Entry: half}.fitting(uitest.Game(t, trio(nil), uitest.Round(0, 1, 2, 3)).Sheet(uitest.Evening())).Entry
	uitest.Want(t, "rounds before the next", next.After, 1)
	uitest.Want(t, "whether its cards are tapped", next.ByCards, true)
}
