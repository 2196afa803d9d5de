package sheet

import (
	"testing"

	"tabby/engine"
	"tabby/internal/table/game"
	"tabby/internal/testing/uitest"
	"tabby/internal/words/languages"
)

func TestSheetSaysWhatTheVirtualDeckIsFor(t *testing.T) {
	w, s := languages.English(), uitest.Game(t, trio(nil), uitest.Round(0, 1, 2, 3)).Sheet(uitest.Evening())
	for _, tt := range []struct {
		deck        game.DeckState
		typed       bool
		next, other string
	}{
		{game.DeckUnused, false, "Enter round 2", "Call"},
		{game.DeckRunning, false, "Go on with round 2", ""},
		{game.DeckUsed, false, "Deal round 2", "Enter round 2"},
		{game.DeckUnused, true, "Go on with round 2", "Call"},
		{game.DeckRunning, true, "Go on with round 2", ""},
		{game.DeckUsed, true, "Go on with round 2", "Deal round 2"},
	} {
		main, other := buttons(w, s, tt.deck, game.HalfDone{Typed: tt.typed})
		uitest.Want(t, "main button", main.text, tt.next)
		uitest.Want(t, "beside it", other.text, tt.other)
	}
	over := uitest.Game(t, trio(engine.House{engine.End: engine.EndRounds, engine.Rounds: "1"}), uitest.Round(0, 1, 2, 3))
	main, other := buttons(w, over.Sheet(uitest.Evening()), game.DeckUsed, game.HalfDone{})
	uitest.Want(t, "where the game is over", main.text+other.text, "")
}
