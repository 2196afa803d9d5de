//go:build !nodeck

package walks_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"tabby/engine"
	"tabby/ui/kit/widgets"
)

func TestKeyboardStaysAtACard(t *testing.T) {
	x := dealt(t, "recall", levels{1: "steady"}, "Ann", "Ben")
	card := x.look().card(x.seat("Ann"), 1)
	x.Window.Canvas().Focus(card.on.(fyne.Focusable))
	x.tapCard(card.seat, card.slot)
	x.Shows("chosen")
	want(t, "the keyboard stays", x.look().card(card.seat, card.slot).on == x.Window.Canvas().Focused().(fyne.CanvasObject), true)
}

func TestCoachIsNotedAndSilencedByAMove(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", levels{0: "steady"}, "Ann", "Ben")
	x.Press(fyne.KeyEscape)
	x.settings()
	x.Tap("A coach for the virtual deck, Shows")
	x.Press(fyne.KeyEscape)
	x.Tap("Go on with round 1")
	x.playUntil("a turn that begins with a coach", func() bool {
		p := x.round()
		return p.Round.Phase() == engine.Starting && x.look().offers("Ask the coach")
	})
	want(t, "the coach says", x.look().coach, "")
	x.Tap("Ask the coach")
	if x.look().coach == "" {
		t.Error("the coach says nothing")
	}
	want(t, "noted with the game", x.store.coached, []string{x.id()})
	x.Type("d")
	want(t, "the coach says after a move", x.look().coach, "")
}

// thumbs tests that a thumb can tap all that is offered, and returns how many
// cards of others are.
func (x *deckWalker) thumbs() (others int) {
	const thumb = 44
	v := x.look()
	for _, s := range append(v.spots, v.buttons...) {
		size := s.on.Size()
		if s.taps && (size.Width < thumb || size.Height < thumb) {
			x.Fatalf("%v is %v", s.name, size)
		}
		if s.taps && s.name == lineCard && s.seat != v.holder {
			others++
		}
	}
	return others
}

func TestOpenCardStaysOpenWhileAFingerIsOnIt(t *testing.T) {
	x := looking(t)
	x.Shows("they turn face down after 20 seconds.")
	shown := x.shown()
	want(t, "open cards", len(shown), 2)
	held := shown[0].on.(*widgets.IdleTile)
	held.MouseDown(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary})
	x.Pass(lookPace)
	want(t, "open cards while one is held", len(x.shown()), 2)
	held.MouseUp(&desktop.MouseEvent{Button: desktop.MouseButtonPrimary})
	want(t, "open cards once it is let go", len(x.shown()), 0)
}

// looking deals a round and lets the first player look at two cards.
func looking(t *testing.T) *deckWalker {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben")
	x.Tap("I am")
	x.Tap("Look")
	return x
}

// shown returns the cards that are open for a moment.
func (x *deckWalker) shown() []spot {
	var open []spot
	for _, s := range x.look().spots {
		if s.shown {
			open = append(open, s)
		}
	}
	return open
}

func TestCardLiftsUnderThePointer(t *testing.T) {
	for _, still := range []bool{false, true} {
		x := dealt(t, "recall", levels{1: "steady"}, "Ann", "Ben")
		lifted := float32(6)
		if still {
			lifted = 0
			x.Press(fyne.KeyEscape)
			x.Shortcut(ctrl(fyne.KeyComma))
			x.Tap("Reduced motion")
			x.Press(fyne.KeyEscape)
			x.Tap("Go on with round 1")
		}
		card := x.look().card(x.seat("Ann"), 1)
		lay := cardBox(card)
		card.on.(desktop.Hoverable).MouseIn(&desktop.MouseEvent{})
		want(t, "under the pointer", lay.At.Y-cardBox(card).At.Y, lifted)
		card.on.(desktop.Hoverable).MouseOut()
		want(t, "afterwards", cardBox(card), lay)
	}
}

func TestDragMakesTheMoveItStandsFor(t *testing.T) {
	for _, tt := range []struct {
		name     string
		when     engine.MoveKind
		from, to string // places; of a line, the card of the one who has the turn
		want     []engine.MoveKind
	}{
		{"a card is drawn", engine.Draw, drawPile, lineCard, []engine.MoveKind{engine.Draw}},
		{"the discard replaces a card", engine.Take, discardPile, lineCard, []engine.MoveKind{engine.Take, engine.Replace}},
		{"a card goes out", engine.Replace, lineCard, discardPile, []engine.MoveKind{engine.Replace}},
		{"the card in hand goes out", engine.Discard, inHand, discardPile, []engine.MoveKind{engine.Discard}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x := dealt(t, "rat-a-tat-tat", nil, "Ann", "Ben")
			v, before := x.until(tt.when), len(x.moves())
			place := func(name string) spot {
				return v.first(func(s spot) bool { return s.name == name && (name != lineCard || s.seat == v.holder) })
			}
			x.drag(place(tt.from), place(tt.to))
			var did []engine.MoveKind
			for _, m := range x.moves()[before:] {
				did = append(did, m.Do)
			}
			want(t, "moves", did, tt.want)
			want(t, "cards left in the air", x.look().loose, 0)
		})
	}
}

func TestDragThatIsNotAllowedIsExplained(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben")
	v := x.until(engine.Draw)
	before := x.round().Round
	other := (v.holder + 1) % 2
	x.drag(v.at(drawPile), v.card(other, 0))
	want(t, "the round stands as it was", x.round().Round == before, true)
	v = x.until(engine.Replace)
	before = x.round().Round
	x.drag(v.card(v.holder, 0), v.card((v.holder+1)%2, 0))
	want(t, "the round stands as it was", x.round().Round == before, true)
	want(t, "message", x.Message(), "That can’t be done now; do what Tabby asks first.")
}
