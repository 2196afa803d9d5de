//go:build !nodeck

package walks_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/internal/table/round"
	"tabby/internal/testing/uitest"
	"tabby/ui/kit/widgets"
)

// untilDone plays on until nothing is left to choose but a call.
func untilDone(x *deckWalker) {
	x.Helper()
	x.playUntil("a turn at its end", func() bool {
		if x.Offers("End your turn") { // the first one waits
			x.Tap("End your turn")
		}
		return x.Reads("End your turn (3)")
	})
}

func TestATurnEndsByItselfUnlessItsPlayerReads(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben")
	untilDone(x)
	moves := len(x.moves())
	x.Type("r")
	x.Pass(time.Minute)
	want(t, "moves while the rules are read", len(x.moves()), moves)
	x.Press(fyne.KeyEscape)
	x.Type("l") // a dialog
	x.Pass(time.Minute)
	want(t, "moves behind a dialog", len(x.moves()), moves)
	x.Press(fyne.KeyEscape)
	for range round.CallSeconds {
		want(t, "moves in time for a call", len(x.moves()), moves)
		x.Pass(time.Second)
	}
	x.Pass(time.Second)
	want(t, "moves", len(x.moves()), moves+1)

	x.heard = true
	x.playUntil("another end", func() bool { return x.Offers("End your turn") && x.Offers("Say “rat-a-tat cat”") })
	moves = len(x.moves())
	for range 2 * round.CallSeconds {
		x.Pass(time.Second)
	}
	want(t, "moves of a player who is read to", len(x.moves()), moves)
}

func TestRoundThatIsOverShowsWhoWonAndAnswersNoTap(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", levels{1: "steady"}, "Ann", "Mittens")
	x.play()
	x.Shows("wins with")
	x.ShowsNot("draw pile")
	for _, note := range []string{"drawn", "taken"} {
		notes := uitest.All(x.Front(), func(o *widgets.Text) bool { return o.Text() == note })
		want(t, "cards with the note “"+note+"”", len(notes), 0)
	}
	x.tapCard(0, 0)
	want(t, "message", x.Message(), "")
}
