//go:build !nodeck

package walks_test

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/internal/testing/uitest"
	"tabby/ui/kit/cards"
	"tabby/ui/kit/widgets"
)

// lookBack opens the review of the round, and waits for it.
func (x *deckWalker) lookBack() {
	x.Helper()
	x.Tap("Review")
	x.gone("Let me see")
}

func TestThoseAtTheDeviceReviewTheRound(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", levels{2: "steady"}, "Ann", "Ben", "Mittens")
	x.play()
	x.lookBack() // somebody who plays by chance
	x.Shows("What cost most", "Turn ", "about ", "Better: ")
	x.ShowsNot("The best turn") // none stands out
	x.Tap("How Tabby counts this")
	x.Shows("Tabby played on from each turn")
	if len(uitest.All(x.Front(), func(*cards.Face) bool { return true })) == 0 {
		t.Error("no card is drawn")
	}
	for _, place := range uitest.All(x.Front(), func(t *widgets.Text) bool { return t.Text() == "in hand" || t.Text() == "discard pile" }) {
		want(t, "the height of "+place.Text(), place.Size().Height, place.HeightFor(1000))
	}
	x.ShowsNot("Mittens")
	ann := x.Text()
	x.Tap("Ben")
	x.gone("Let me see")
	want(t, "Ben’s turns are those of Ann", x.Text() == ann, false)
	x.Press(fyne.KeyEscape)
	x.write()
	x.Shows("Deal round 2")
}

func TestAnEarlierRoundIsReviewedFromItsLog(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", levels{1: "steady"}, "Ann", "Mittens")
	x.play()
	x.lookBack()
	x.Shows("The best turn", "Good idea: ", " would have cost about ")
	before := x.Text()
	x.Press(fyne.KeyEscape)
	x.write()
	x.more("Looking back")
	x.Tap("Review a round")
	x.Tap("Round 1")
	x.gone("Let me see")
	want(t, "the review", x.Text(), before)
}

func TestAReviewThatIsLeftStops(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", levels{1: "steady"}, "Ann", "Mittens")
	x.play()
	x.Tap("Review")
	x.Shows("Let me see")
	x.ShowsNot("Whose turns")
	x.Press(fyne.KeyEscape)
	x.Pass(time.Minute)
	x.Shows("Add to the sheet")
	x.ShowsNot("What cost most")
}
