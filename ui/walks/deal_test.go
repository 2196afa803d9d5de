//go:build !nodeck

package walks_test

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/uitest"
	"tabby/scoring"
	"tabby/ui/kit/widgets"
)

// TestVirtualRoundLandsOnTheSheet plays a round of every variant at a full table, of people alone and with
// computers; a short test that of the variant with the most to tap, with computers. Whatever the step, no card lies open that may not, and a thumb can tap all that is offered.
func TestVirtualRoundLandsOnTheSheet(t *testing.T) {
	others, variants := 0, engine.Variants()
	if testing.Short() {
		variants = slices.DeleteFunc(variants, func(r engine.Rules) bool { return r.ID != "recall" })
	}
	for _, r := range variants {
		for _, each := range assault.Few(1, []int{2, 9}) { // every each-th player is the computer's
			t.Run(fmt.Sprint(r.ID, " with a person each ", each), func(t *testing.T) {
				computers := levels{}
				for p := each - 1; p < r.Players.Max; p += each {
					computers[scoring.Player(p)] = "steady"
				}
				x := dealt(t, r.ID, computers, []string{"Ann", "Ben", "Cy", "Dee", "Eve", "Finn"}[:r.Players.Max]...)
				for !x.over() {
					x.step()
					x.checkOpen()
					others += x.thumbs()
				}
				p, chairs := x.round(), x.chairs()
				result := p.Pack.Result(&p.Round)
				x.write()
				s := x.sheet()
				want(t, "rounds", len(s.Rounds), 1)
				for seat, player := range chairs {
					want(t, "points of "+s.People[player].Name, s.Rounds[0].Cells[player].Score.Points, result.Points[seat])
				}
				want(t, "draft of the round", x.store.Draft("deal/"+x.id()), []byte(nil))
			})
		}
	}
	want(t, "cards of others could be tapped", others > 0, true)
}

func TestGameMixesRealAndVirtualRoundsAndAChairChangesHands(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", levels{1: "easy"}, "Ann", "Ben")
	x.play()
	x.write()
	x.walker.round(12, 7)
	x.Type("v")
	x.Tap("Who is here")
	x.chair("Ann", "sharp") // Ann hands over to the computer
	x.Tap("Done")
	want(t, "chairs", string(x.store.drafts["chairs/"+x.id()]), `{"seats":[0,1],"levels":{"0":"sharp","1":"easy"}}`)
	x.play()
	x.write()
	want(t, "rounds", len(x.sheet().Rounds), 3)
}

func TestLastTurnsAreCounted(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben", "Cy")
	knocks := func() int {
		return len(uitest.All(x.Front(), func(v *widgets.BadgeView) bool { return v.Mark == widgets.IconKnock }))
	}
	x.ShowsNot("last turns")
	x.until(engine.Knock)
	want(t, "badges that knock", knocks(), 0)
	x.Tap("Say “rat-a-tat cat”")
	x.Tap("I am")
	x.Shows("2 last turns", "called")
	want(t, "badges that knock", knocks(), 1)
}

func TestRoundResumes(t *testing.T) {
	x := dealt(t, "recall", levels{1: "steady"}, "Ann", "Ben", "Cy")
	for i := 0; i < 40 && !x.over(); i++ {
		before := x.round().Round
		x.restart()
		want(t, "the round stands as it was", x.round().Round == before, true)
		x.step()
	}
}

// checkOpen fails if a card lies open that the player who holds the device may not see, or
// that may not lie open now.
func (x *deckWalker) checkOpen() {
	x.Helper()
	v, p := x.look(), x.round()
	if p.Round.Phase() == engine.Revealing || p.Round.Phase() == engine.Over {
		return
	}
	allowed := map[string]bool{}
	if p.Round.Discards() > 0 && v.curtain == "" {
		allowed[p.Pack.Code(p.Round.Discarded(0))] = true
	}
	if v.curtain == "" {
		view := p.Round.View(v.holder)
		allowed[p.Pack.Code(view.Held())] = true
	}
	for _, s := range v.spots {
		if s.shown {
			allowed[p.Pack.Code(p.Round.Card(engine.Spot{Seat: s.seat, Slot: s.slot}))] = true
		}
	}
	for _, code := range x.faces() {
		if !allowed[code] {
			x.Fatalf("%s is open: %s", code, x.Text())
		}
	}
}

func TestRulesLieOverTheRoundOnAPhoneAndBesideItOnADesktop(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben")
	x.until(engine.Draw)
	x.Type("r")
	x.Shows("Ask a question")
	x.ShowsNot("or take the discard")
	before := x.round().Round
	x.Type("d") // into the question
	want(t, "the round stands as it was", x.round().Round == before, true)
	x.Press(fyne.KeyEscape)
	x.Leave()
	x.Window.Resize(uitest.Desktop())
	x.Shows("Ask a question", "or take the discard")
	x.Type("d")
	want(t, "the round stands as it was", x.round().Round == before, false)
	x.Press(fyne.KeyEscape)
	x.ShowsNot("Ask a question")
	x.Shows("draw pile (")
	x.Press(fyne.KeyEscape)
	x.Shows("Go on with round 1")
	x.ShowsNot("or take the discard")
}

func TestOthersMovesSinceOnesOwnAreTold(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben", "Cy")
	first := x.until(engine.Draw).holder
	for range 2 {
		x.Type("d")
		x.Type("t")
		x.until(engine.EndTurn)
		x.Tap("End your turn")
		x.Tap("I am")
	}
	if x.look().holder == first {
		t.Fatal("it is still the first one's turn")
	}
	x.restart() // what happened is not forgotten
	x.Tap("I am")
	if x.look().told == "" {
		t.Error("nothing is told")
	}
}
