package ui

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/widgets"
)

// everySight plays rounds of every variant by chance, and calls do with what
// whoever holds the device sees.
func everySight(t *testing.T, do func(x *dealWalker, v dealView)) {
	for _, r := range engine.Variants() {
		t.Run(r.ID, func(t *testing.T) {
			for seed := range uint64(2) {
				x := dealtBy(t, seed, r.ID, map[scoring.Player]string{2: "steady"}, "Ann", "Ben", "Cy")
				for !x.over() {
					if x.table.next == engine.Nobody {
						do(x, x.table.seen())
					}
					x.step()
				}
			}
		})
	}
}

func TestEveryMoveWithACardThatGoesSomewhereCanBeDragged(t *testing.T) {
	goes := engine.MoveKinds(0)
	for _, d := range []engine.MoveKind{
		engine.Draw, engine.Take, engine.Replace, engine.Discard, engine.UseDrawTwo, engine.Swap, engine.Switch, engine.Snap, engine.Give,
	} {
		goes |= 1 << d
	}
	everySight(t, func(x *dealWalker, v dealView) {
		if len(x.table.at.Shown) > 0 || x.table.at.Aside {
			return
		}
		p := x.table.deal.State()
		view := p.Round.View(x.table.at.Seat)
		choose := lookFrom(x.table.deal, x.app.table.game.sheet(), x.table.at).at.Choose
		dragged := map[engine.Move]bool{}
		for _, moves := range v.Drags {
			dragged[moves[0]] = true
		}
		for _, m := range view.AppendMoves(nil) {
			looks := m.Do == engine.Peek || m.Do == engine.LookAt
			if looks && choose == m.Do && !dragged[m] {
				t.Fatalf("%v cannot be dragged, though it was chosen", m)
			}
			chosen := choose == engine.Peek || choose == engine.LookAt      // then dragging to a line is to look
			holds := p.Round.Held() != engine.NoCard && m.Do == engine.Snap // then dragging out is to replace
			if goes.Has(m.Do) && !dragged[m] && !holds && !chosen {
				t.Fatalf("%v cannot be dragged", m)
			}
		}
	})
}

func TestEveryDragIsLegal(t *testing.T) {
	everySight(t, func(x *dealWalker, v dealView) {
		p := x.table.deal.State()
		for w, moves := range v.Drags {
			r := p.Round
			for _, m := range moves {
				if err := r.Do(m); err != nil {
					t.Fatalf("%v: %v is refused: %v", w, m, err)
				}
			}
		}
	})
}

// dragged drags what is at a place to the middle of another.
func (x *dealWalker) dragged(w way) {
	x.Helper()
	m, movable := x.table.screen.stops[w.from].(*widgets.Movable)
	if !movable {
		x.Fatalf("what is at %v cannot be dragged", w.from)
	}
	boxes := x.table.screen.boxes()
	from, to := middle(boxes[w.from]), middle(boxes[w.to])
	way := to.Subtract(from)
	m.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{AbsolutePosition: to}, Dragged: fyne.NewDelta(way.X, way.Y)})
	m.DragEnd()
}

func middle(b widgets.Box) fyne.Position { return b.At.AddXY(b.Size.Width/2, b.Size.Height/2) }

// until plays by chance until whoever holds the device can do something.
func (x *dealWalker) until(do engine.MoveKind) {
	x.Helper()
	for range 400 {
		p := x.table.deal.State()
		if x.table.next == engine.Nobody && !x.table.at.Aside && len(x.table.at.Shown) == 0 && p.Round.MoveKinds(x.table.at.Seat).Has(do) {
			return
		}
		x.step()
	}
	x.Fatalf("nobody can %v", do)
}

// untilTurn plays by chance until the computer at a seat is about to begin its turn.
func (x *dealWalker) untilTurn(s engine.Seat) {
	x.Helper()
	for range 400 {
		p := x.table.deal.State()
		if p.Round.Phase() == engine.Starting && p.Round.Turn() == s && x.table.waiting != nil {
			return
		}
		x.step()
	}
	x.Fatalf("seat %d has no turn", s)
}

func TestADragPlaysWhatItStandsFor(t *testing.T) {
	own := func(x *dealWalker, slot uint8) tablePlace {
		return inLine(engine.Spot{Seat: x.table.at.Seat, Slot: slot})
	}
	for _, tt := range []struct {
		name string
		when engine.MoveKind
		way  func(x *dealWalker) way
		want []engine.MoveKind
	}{
		{"a card is drawn", engine.Draw, func(x *dealWalker) way { return way{atDrawPile, own(x, 1)} }, []engine.MoveKind{engine.Draw}},
		{"the discard replaces a card", engine.Take, func(x *dealWalker) way { return way{atDiscardPile, own(x, 2)} }, []engine.MoveKind{engine.Take, engine.Replace}},
		{"the card in hand replaces one", engine.Replace, func(x *dealWalker) way { return way{inHand, own(x, 0)} }, []engine.MoveKind{engine.Replace}},
		{"a card goes out", engine.Replace, func(x *dealWalker) way { return way{own(x, 3), atDiscardPile} }, []engine.MoveKind{engine.Replace}},
		{"the card in hand goes out", engine.Discard, func(x *dealWalker) way { return way{inHand, atDiscardPile} }, []engine.MoveKind{engine.Discard}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			x := dealt(t, "rat-a-tat-tat", nil, "Ann", "Ben")
			x.until(tt.when)
			before, w := len(x.table.past), tt.way(x)
			x.dragged(w)
			var did []engine.MoveKind
			for _, told := range x.table.past[before:] {
				did = append(did, told.move.Do)
			}
			want(t, "did", did, tt.want)
			want(t, "nothing is left in the air", x.table.screen.sky.Empty(), true)
		})
	}
}

func TestADragThatIsNotAllowedIsExplained(t *testing.T) {
	x := dealt(t, "rat-a-tat-cat", nil, "Ann", "Ben")
	x.until(engine.Draw)
	before := x.table.deal.State().Round
	other := (x.table.at.Seat + 1) % 2
	x.dragged(way{atDrawPile, inLine(engine.Spot{Seat: other})})
	want(t, "the round stands as it was", x.table.deal.State().Round == before, true)
	x.table.drop(way{inLine(engine.Spot{Seat: x.table.at.Seat}), inLine(engine.Spot{Seat: other})})
	want(t, "explained", x.app.toasts.Message(), "That is for another moment.")
}

func TestNothingHiddenTravels(t *testing.T) {
	everySight(t, func(x *dealWalker, _ dealView) {
		if len(x.table.past) == 0 {
			return
		}
		last := x.table.past[len(x.table.past)-1]
		public := map[string]bool{}
		for _, at := range []*engine.Round{&last.before.Round, &last.after.Round} {
			for _, c := range publicCards(at) {
				public[last.after.Pack.Code(c)] = true
			}
		}
		for _, tr := range last.travels() {
			if !tr.card.Back && !public[tr.card.Face.Code] {
				t.Fatalf("%v shows %s", last.move, tr.card.Face.Code)
			}
		}
	})
}

func TestWhatEverybodySeesTravelsOpen(t *testing.T) {
	at := placed(t, "rat-a-tat-cat", []string{"9", "9"}, []string{"0"}, []string{"1", "2", "3", "4"}, []string{"5", "6", "7", "8"})
	var open []string
	for _, m := range []engine.Move{{Do: engine.Take}, {Do: engine.Replace, A: engine.Spot{Slot: 3}}} {
		after, err := at.Fold(engine.Moved{Move: m})
		if err != nil {
			t.Fatal(err)
		}
		for _, tr := range (told{m, at, after}).travels() {
			open = append(open, tr.card.Face.Code)
		}
		at = after
	}
	want(t, "cards on their way", open, []string{"0", "0", "4"})
}

// publicCards are the cards everybody sees.
func publicCards(r *engine.Round) []engine.Card {
	stranger := r.View(engine.Nobody)
	all := []engine.Card{stranger.Discarded(0), stranger.Held()}
	for s := range engine.Seat(r.Players()) {
		for slot := range r.Len(s) {
			all = append(all, stranger.Card(engine.Spot{Seat: s, Slot: uint8(slot)}))
		}
	}
	return slices.DeleteFunc(all, func(c engine.Card) bool { return c >= engine.NoCard })
}
