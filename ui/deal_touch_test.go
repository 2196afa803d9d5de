package ui

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/widgets"
)

func TestTheKeyboardStaysAtACard(t *testing.T) {
	x := dealt(t, "recall", map[scoring.Player]string{1: "steady"}, "Ann", "Ben")
	at := inLine(engine.Spot{Seat: x.table.at.Seat, Slot: 1})
	x.window.Canvas().Focus(x.table.screen.stops[at])
	x.table.tap(at.spot)
	want(t, "the card is", viewDeal(x.table.deal, x.app.table.game.sheet(), x.table.at).Lines[1].Cards[1].Note, "chosen")
	want(t, "the keyboard stays", x.table.screen.focused() == at, true)
}

func TestTheCoachIsNotedAndSilencedByAMove(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", map[scoring.Player]string{0: "steady"}, "Ann", "Ben")
	for range 40 {
		p := x.table.deal.State()
		if p.Round.Phase() == engine.Starting && x.table.asks() {
			break
		}
		x.step()
	}
	x.app.prefs.Coach = true
	x.table.show()
	x.table.askCoach()
	if len(x.table.coach.said) < 2 {
		t.Errorf("the coach says %q", x.table.coach.said)
	}
	want(t, "noted with the game", x.store.coached, []string{x.app.table.game.id()})
	x.table.draw()
	want(t, "a move silences the coach", len(x.table.coach.said), 0)
}

func TestEveryCardToTapIsWideEnoughForAThumb(t *testing.T) {
	all := engine.Variants()
	for others, n := 0, 0; others == 0 || n < len(all); n++ { // the cards of others are rarely to be tapped
		r := all[n%len(all)]
		x := dealt(t, r.ID, nil, []string{"Ann", "Ben", "Cy", "Dee", "Eve", "Finn"}[:r.Players.Max]...)
		for !x.over() {
			others += x.thumbs()
			x.step()
		}
	}
}

// thumbs tests that a thumb can tap all that is offered, and returns how many
// cards of others are.
func (x *dealWalker) thumbs() (others int) {
	const thumb = 44
	for at, o := range x.table.screen.stops {
		size := o.(fyne.CanvasObject).Size()
		if size.Width < thumb || size.Height < thumb {
			x.Fatalf("%v is %v", at, size)
		}
		if at.name == "card" && at.spot.Seat != x.table.at.Seat {
			others++
		}
	}
	return others
}

func TestWhatIsLookedAtStaysOpenWhileAFingerLiesOnIt(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben")
	x.table.taken()
	look := x.table.seen().Buttons[0]
	x.table.act(look.Act)
	want(t, "open cards", len(x.table.at.Shown), 2)
	var shown *widgets.Inert
	objects(x.table.screen.page, func(o fyne.CanvasObject) {
		if i, ok := o.(*widgets.Inert); ok && i.OnHeld != nil {
			shown = i
		}
	})
	if shown == nil {
		t.Fatal("no open card can be held")
	}
	shown.MouseDown(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary})
	x.pass(lookPace)
	want(t, "open cards while it is held", len(x.table.at.Shown), 2)
	shown.MouseUp(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary})
	want(t, "open cards once it is let go", len(x.table.at.Shown), 0)
}

func TestWhatIsLookedAtClosesByItself(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben")
	x.table.taken()
	x.table.act(x.table.seen().Buttons[0].Act)
	want(t, "open cards", len(x.table.at.Shown), 2)
	x.pass(lookPace)
	want(t, "open cards later", len(x.table.at.Shown), 0)
}
