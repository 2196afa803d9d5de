//go:build !nodeck

package walks_test

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"tabby/engine"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/uitest"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// playNow deals a quick round on the first page.
func playNow(t *testing.T) *pupil {
	w := walk(t)
	w.Tap("Play against Mittens")
	return &pupil{walker: w}
}

func TestOneTapDealsARoundAgainstMittens(t *testing.T) {
	x := playNow(t)
	want(t, "taps", x.Taps, 1)
	x.Shows(engine.Variants()[0].Name, "Mittens", "You", "draw pile")
	x.ShowsNot("Pass to", "Round 1")
	x.Tap("Look at your outer cards")
	x.Tap("Turn face down")
	x.Pass(time.Second)
	x.Shows("your turn")
	want(t, "games", len(x.store.games), 0)
	want(t, "people", len(x.store.people), 0)
}

// TestASecondTapAfterSkipAheadDrawsNoCard taps where Draw has just come, in the largest text.
func TestASecondTapAfterSkipAheadDrawsNoCard(t *testing.T) {
	w := walk(t)
	for range len(frame.TextScales()) - 1 {
		w.app.StepText()
	}
	w.Tap("Play against Mittens")
	w.Tap("Look at your outer cards")
	w.Tap("Turn face down")
	for n := 0; !w.Offers("Draw") && n < 100; n++ {
		w.Tap("Skip ahead")
	}
	draw := w.Find("Draw").(fyne.CanvasObject)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(draw).AddXY(draw.Size().Width/2, draw.Size().Height/2)
	test.TapCanvas(w.Window.Canvas(), at)
	w.Shows("Take the discard")
	w.app.TakeTaps()
	test.TapCanvas(w.Window.Canvas(), at)
	w.ShowsNot("Take the discard")
}

func TestPlayNowDealsWhateverWasKeptLast(t *testing.T) {
	w := begunGame(t, "cabo", nil, "Ann", "Ben")
	w.Tap("Enter round 1")
	w.keys("7n8n")
	w.TapIn("Ann", "Ann called")
	w.Press(fyne.KeyEscape)
	w.Tap("Play against Mittens")
	w.Shows(engine.Variants()[0].Name, "Mittens", "draw pile")
}

func TestQuickRoundIsKeptNowhereButHomeShowsItsResult(t *testing.T) {
	x := playNow(t)
	for range assault.Times(1, 3, 3) {
		x.until("Play again")
		x.Shows(" with ")
		x.Tap("Play again")
		x.Shows("Look at your outer cards")
	}
	x.until("Play again")
	x.Press(fyne.KeyEscape)
	for range 2 {
		said := x.Reads("You beat Mittens, ") || x.Reads("Mittens won, ") || x.Reads("You and Mittens tied, ")
		want(t, "home says how it came out", said, true)
		x.start(uitest.Phone())
	}
	x.Tap("Play against Mittens") // one that is over is not shown again
	x.Shows("Look at your outer cards")
	x.until("Play again")
	x.Tap("Play again")
	x.Press(fyne.KeyEscape)
	x.Shows("Go on against Mittens")
	want(t, "games", len(x.store.games), 0)
	want(t, "people", len(x.store.people), 0)
	for name := range x.store.drafts {
		if name != "route" && name != frame.DraftQuick && !strings.HasPrefix(name, "deal/quick-") {
			t.Errorf("the round left the draft %q", name)
		}
	}
}

func TestQuickRoundResumes(t *testing.T) {
	x := playNow(t)
	x.Tap("Look at your outer cards")
	x.Tap("Turn face down")
	x.Pass(time.Second)
	x.Tap("Draw")
	x.Shows("in hand")
	lies := uitest.Text(x.table())
	x.Press(fyne.KeyEscape)
	x.Type("p")
	want(t, "what lies there, after the first page", uitest.Text(x.table()), lies)
	x.start(uitest.Phone())
	want(t, "what lies there, after a crash", uitest.Text(x.table()), lies)
	want(t, "the coach at a round without a game", len(uitest.All(x.Front(), func(b *widgets.IconButton) bool {
		return b.Visible() && b.AccessibilityLabel() == "Ask the coach"
	})), 0)
}

// table returns the page with the cards.
func (p *pupil) table() fyne.CanvasObject { return uitest.All[*widgets.Page](p.Front(), nil)[0].Body() }

func TestUnreadableQuickRoundIsDealtAnew(t *testing.T) {
	x := walk(t)
	x.must(x.store.SaveDraft("deal/quick-"+engine.Variants()[0].ID, []byte("{")))
	x.Tap("Play against Mittens")
	x.Shows("Look at your outer cards")
}

func TestPlayingAgainstMittensIsInSightAtTheFirstStart(t *testing.T) {
	for _, size := range []fyne.Size{uitest.Phone(), onItsSide(), uitest.Desktop()} {
		w := walk(t)
		w.start(size)
		title := uitest.All(w.Front(), func(x *widgets.Text) bool { return uitest.Read(x.Text()) == "Play against Mittens" })
		if len(title) != 1 || boxOf(title[0]).Bottom > size.Height {
			t.Errorf("in %v it is not in sight: %s", size, w.Text())
		}
	}
}
