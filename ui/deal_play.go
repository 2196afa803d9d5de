package ui

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/scoring"
)

// play plays a move and goes on.
func (x *dealTable) play(m engine.Move) {
	x.stop()
	if x.app.refused(x.deal.move(m)) {
		x.show()
		return
	}
	x.at.First = nil
	x.at.Choose = noCard
	if m.Seat == x.at.Seat {
		x.at.Shown = looked(m)
	}
	x.advance()
}

// looked returns the cards a move lets its player see.
func looked(m engine.Move) []engine.Spot {
	switch m.Do {
	case engine.Peek, engine.LookAt:
		return []engine.Spot{m.A}
	case engine.FirstLookTwo:
		return []engine.Spot{m.A, m.B}
	}
	return nil
}

// turnDown closes the cards that were open for a moment.
func (x *dealTable) turnDown() {
	x.at.Shown = nil
	x.advance()
}

// tap taps a card of a line.
func (x *dealTable) tap(spot engine.Spot) {
	p := x.deal.State()
	view := p.Round.View(x.at.Seat)
	var fits []engine.Move
	for _, m := range view.AppendMoves(nil) {
		if x.at.means(m, spot) {
			fits = append(fits, m)
		}
	}
	switch {
	case x.at.First != nil && *x.at.First == spot:
		x.at.First = nil
		x.show()
	case len(fits) == 0:
		x.app.toasts.Say("That card cannot be chosen now.")
	case twoCards(x.at.Choose) && x.at.First == nil:
		x.at.First = &spot
		x.show()
	default:
		x.play(fits[0])
	}
}

// act does what a button stands for.
func (x *dealTable) act(a dealAct) {
	switch {
	case a.Look:
		x.turnDown()
	case a.Picks:
		x.at.Choose, x.at.First = a.Choose, nil
		x.show()
	case a.Move.Do == engine.FirstLook:
		x.firstLook(*a.Move)
	default:
		x.play(*a.Move)
	}
}

// firstLook opens the outer cards for a moment.
func (x *dealTable) firstLook(m engine.Move) {
	if x.app.refused(x.deal.move(m)) {
		return
	}
	p := x.deal.State()
	last := uint8(p.Round.Len(m.Seat) - 1)
	x.at.Shown = []engine.Spot{{Seat: m.Seat}, {Seat: m.Seat, Slot: last}}
	x.advance()
}

// draw and discard tap the piles.
func (x *dealTable) draw() { x.pile(engine.Draw) }

func (x *dealTable) discard() { x.pile(engine.Take, engine.Discard) }

// pile plays the first of the deeds that is possible.
func (x *dealTable) pile(deeds ...engine.Deed) {
	p := x.deal.State()
	view := p.Round.View(x.at.Seat)
	for _, m := range view.AppendMoves(nil) {
		if slices.Contains(deeds, m.Do) {
			x.play(m)
			return
		}
	}
}

// snap lets a person choose the card that matches. It is shown to all, so the
// device need not be passed.
func (x *dealTable) snap(p scoring.Player) {
	x.stop()
	x.at = dealSeat{Seat: x.deal.seat(p), Choose: engine.Snap}
	x.next = engine.Nobody
	x.show()
}

// nobodySnaps says that the last card is matched by nobody.
func (x *dealTable) nobodySnaps() {
	p := x.deal.State()
	for m := range p.Round.Moves() {
		if m.Seat == engine.Nobody {
			x.play(m)
			return
		}
	}
}

// taken lifts the curtain: the device is with whoever was named.
func (x *dealTable) taken() {
	x.next = engine.Nobody
	x.advance()
}

// write puts the round on the sheet.
func (x *dealTable) write() {
	if !x.sheet.record(x.deal.record(x.sheet.game.sheet())) {
		return
	}
	x.app.forget(draftDeal + x.sheet.game.id())
	x.leave()
}

// leave goes back to the sheet; the round stays as it is.
func (x *dealTable) leave() {
	x.stop()
	x.coach.silence()
	x.app.dealing = nil
	x.app.stack.Pop()
	x.app.went(route{Screen: routeSheet, Game: x.sheet.game.id()})
	x.sheet.show()
}

// rules opens the rule book of this table over the round.
func (x *dealTable) rules() {
	table := x.sheet.game.sheet().Table
	x.app.stack.Push(newRulesPane(table, x.app.look, rulesActions{close: x.app.back}).root)
}

// inFront reports whether the round is what is seen.
func (x *dealTable) inFront() bool { return x.app.stack.Current() == fyne.CanvasObject(x.screen.page) }

// typedRune takes a key: a digit taps a card of one's own, from the left.
func (x *dealTable) typedRune(r rune) {
	switch {
	case x.next != engine.Nobody:
	case r >= '1' && r <= '9':
		x.tap(engine.Spot{Seat: x.at.Seat, Slot: uint8(r - '1')})
	case r == 'd' || r == 'D':
		x.draw()
	case r == 't' || r == 'T':
		x.discard()
	case r == 'h' || r == 'H':
		x.hurry()
	case (r == 'o' || r == 'O') && x.app.prefs.Coach && x.asks():
		x.askCoach()
	}
}

// typedKey takes Enter for the main button and Escape for the way back, and
// reports whether it did.
func (x *dealTable) typedKey(name fyne.KeyName) bool {
	switch name {
	case fyne.KeyReturn, fyne.KeyEnter:
		if x.screen.main != nil {
			x.screen.main.OnTapped()
		}
	case fyne.KeyEscape:
		x.leave()
	default:
		return false
	}
	return true
}
