package ui

import (
	"testing"

	"tabby/ui/uitest"
)

func TestSheetSaysWhatTheVirtualDeckIsFor(t *testing.T) {
	for _, tt := range []struct {
		deck        deckState
		next, other string
	}{
		{deckUnused, "Enter round 2", "Knock"},
		{deckPlayed, "Go on with round 2", "Throw it away"},
		{deckUsed, "Deal round 2", "Enter round 2"},
		{deckOut, "Enter round 2", "The cards"},
	} {
		v := sheetView{Next: "Enter round 2", Knock: "Knock"}.with(tt.deck)
		uitest.Want(t, "main button", v.Next, tt.next)
		uitest.Want(t, "beside it", v.Knock, tt.other)
	}
	uitest.Want(t, "where the game is over", sheetView{}.with(deckUsed).Next, "")
}
