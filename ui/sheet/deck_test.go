package sheet

import (
	"testing"

	"tabby/internal/sheetview"
	"tabby/ui/game"
	"tabby/ui/uitest"
)

func TestSheetSaysWhatTheVirtualDeckIsFor(t *testing.T) {
	for _, tt := range []struct {
		deck        game.DeckState
		next, other string
	}{
		{game.DeckUnused, "Enter round 2", "Knock"},
		{game.DeckRunning, "Go on with round 2", "Throw it away"},
		{game.DeckUsed, "Deal round 2", "Enter round 2"},
		{game.DeckHandedOut, "Enter round 2", "The cards"},
	} {
		v := View{View: sheetview.View{Round: "round 2"}, Next: "Enter round 2", Knock: "Knock"}.with(tt.deck)
		uitest.Want(t, "main button", v.Next, tt.next)
		uitest.Want(t, "beside it", v.Knock, tt.other)
	}
	uitest.Want(t, "where the game is over", View{}.with(game.DeckUsed).Next, "")
}
