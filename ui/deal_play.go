package ui

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine"
)

// play plays a move and goes on.
func (x *dealTable) play(m engine.Move) {
	if x.do(m) {
		x.advance()
	}
}

// do plays a move, and reports whether it was legal. After one that is not,
// everything goes on as it did.
func (x *dealTable) do(m engine.Move) bool {
	before := x.deal.State()
	if x.refused(x.deal.move(m)) {
		return false
	}
	x.stop()
	t := told{m, before, x.deal.State()}
	x.past = append(x.past, t)
	x.at.First, x.at.Choose = nil, noCard
	switch {
	case m.Do == engine.Snap && !t.putOut(): // everybody sees a card that does not match
		x.at = dealSeat{Seat: x.at.Seat, Choose: noCard, Aside: true, Shown: []engine.Spot{m.A}}
	case m.Seat == x.at.Seat:
		x.at.Shown = looked(m, &before.Round)
	}
	if t.putOut() {
		x.offer = offer{}
		x.offerSnap()
	}
	return true
}

// looked returns the cards a move lets its player see.
func looked(m engine.Move, r *engine.Round) []engine.Spot {
	switch m.Do {
	case engine.FirstLook:
		return []engine.Spot{{Seat: m.Seat}, {Seat: m.Seat, Slot: uint8(r.Len(m.Seat) - 1)}}
	case engine.Peek, engine.LookAt:
		return []engine.Spot{m.A}
	case engine.FirstLookTwo:
		return []engine.Spot{m.A, m.B}
	}
	return nil
}

// turnDown ends what was begun: cards that were open for a moment are closed, and
// no card is chosen any more.
func (x *dealTable) turnDown() {
	x.at = dealSeat{Seat: x.at.Seat, Choose: noCard}
	x.advance()
}

// hold keeps what is open for a moment open for as long as a finger lies on it.
func (x *dealTable) hold(down bool) {
	switch {
	case down:
		x.stop()
	case len(x.at.Shown) > 0:
		x.turnDown()
	}
}

// tap taps a card of a line.
func (x *dealTable) tap(spot engine.Spot) {
	if x.at.Aside {
		x.app.toasts.Say("Tap first who has the card.")
		return
	}
	look := lookFrom(x.deal, x.sheet.game.sheet(), x.at)
	fits := slices.IndexFunc(look.moves, func(m engine.Move) bool { return look.at.means(m, spot) })
	switch {
	case x.at.First != nil && *x.at.First == spot:
		x.at.First = nil
		x.show()
	case fits < 0:
		x.explain(look.at.wanted(spot))
	case twoCards(look.at.Choose) && x.at.First == nil:
		x.at.First = &spot
		x.show()
	default:
		x.play(look.moves[fits])
	}
}

// act does what a button stands for.
func (x *dealTable) act(a dealAct) {
	switch {
	case a.Ends:
		x.turnDown()
	case a.Picks:
		x.at.Choose, x.at.First = a.Choose, nil
		x.show()
	default:
		x.play(*a.Move)
	}
}

// drop plays what dragging a card stands for, or says why it cannot go there.
func (x *dealTable) drop(w way) {
	moves := lookFrom(x.deal, x.sheet.game.sheet(), x.at).drags()[w]
	if len(moves) == 0 {
		x.explain(w.meant(x.at.Seat))
		return
	}
	for _, m := range moves {
		if !x.do(m) {
			return
		}
	}
	x.advance()
}

// wanted is the move that somebody seems to want who taps a card.
func (at dealSeat) wanted(spot engine.Spot) engine.Move {
	do := at.Choose
	if do == noCard {
		do = engine.Replace
	}
	m := engine.Move{Do: do, Seat: at.Seat, A: spot}
	if first := at.First; first != nil {
		m.A, m.B = *first, spot
	}
	return m
}

// explain says why a move cannot be made.
func (x *dealTable) explain(m engine.Move) {
	p := x.deal.State()
	_, err := p.Round.Play(m)
	x.refused(err)
}

// refused tells why a move was not played, and reports whether it was refused.
// Before the first turn, and while cards lie open, there is one reason alone.
func (x *dealTable) refused(err error) bool {
	p := x.deal.State()
	switch {
	case err == nil:
		return false
	case len(x.at.Shown) > 0:
		x.app.toasts.Say("First turn down what you are looking at.")
	case p.Round.Phase() == engine.Looking:
		x.app.toasts.Say("First everybody looks at two of their cards.")
	default:
		return x.app.refused(err)
	}
	return true
}

// draw and discard tap the piles.
func (x *dealTable) draw() { x.pile(engine.Draw) }

func (x *dealTable) discard() {
	p := x.deal.State()
	if p.Round.Held() != engine.NoCard {
		x.pile(engine.Discard)
		return
	}
	x.pile(engine.Take)
}

// held says what can be done with the card in hand.
func (x *dealTable) held() { x.app.toasts.Say(x.seen().Hint) }

// pile plays a move with a pile, or says why it cannot be.
func (x *dealTable) pile(do engine.MoveKind) {
	if x.at.Aside {
		x.app.toasts.Say("First say whether somebody has a card that matches.")
		return
	}
	x.play(engine.Move{Do: do, Seat: x.at.Seat})
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
	x.screen.sky.Land()
	x.app.dealing = nil
	x.app.stack.Pop()
	x.app.went(route{Screen: routeSheet, Game: x.sheet.game.id()})
	x.sheet.seeDeck()
}

// inFront reports whether the round is what is seen.
func (x *dealTable) inFront() bool { return x.app.stack.Current() == fyne.CanvasObject(x.screen.root) }

// typedRune takes a key: a digit taps a card of one's own, from the left.
func (x *dealTable) typedRune(r rune) {
	switch {
	case x.covered():
	case r == 'r':
		x.openRules()
	case x.next != engine.Nobody:
	case r >= '1' && r <= '9':
		x.tap(engine.Spot{Seat: x.at.Seat, Slot: uint8(r - '1')})
	case r == 'd':
		x.draw()
	case r == 't':
		x.discard()
	case r == 'h':
		x.hurry()
	case r == 'k':
		x.pile(engine.Knock)
	case r == 'n':
		if p := x.deal.State(); x.offer.open() || p.Round.Phase() == engine.LastSnap {
			x.nobodySnaps()
		}
	case r == 'o':
		x.callCoach()
	}
}

// typedKey takes Enter for the main button and Escape for the way back, and
// reports whether it did.
func (x *dealTable) typedKey(name fyne.KeyName) bool {
	switch name {
	case fyne.KeyReturn, fyne.KeyEnter:
		if x.screen.main != nil && !x.covered() && !x.app.shield.Raised() {
			x.screen.main.OnTapped()
		}
	case fyne.KeyEscape:
		if !x.backInBook() {
			x.leave()
		}
	default:
		return false
	}
	return true
}
