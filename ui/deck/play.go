package deck

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine"
)

// play plays a move and goes on.
func (x *table) play(m engine.Move) {
	if x.do(m) {
		x.advance()
	}
}

// do plays a move, and reports whether it was legal. After one that is not,
// everything goes on as it did.
func (x *table) do(m engine.Move) bool {
	before := x.deal.State()
	if x.refused(x.deal.move(m)) {
		return false
	}
	x.stop()
	t := pastMove{m, before, x.deal.State()}
	x.past = append(x.past, t)
	x.at.First, x.at.Choose = nil, noCard
	switch {
	case m.Do == engine.Snap && !t.putOut(): // everybody sees a card that does not match
		x.at = seatState{Seat: x.at.Seat, Choose: noCard, Aside: true, Shown: []engine.Spot{m.A}}
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
func (x *table) turnDown() {
	x.at = seatState{Seat: x.at.Seat, Choose: noCard}
	x.advance()
}

// hold keeps what is open for a moment open for as long as a finger lies on it.
func (x *table) hold(down bool) {
	switch {
	case down:
		x.stop()
	case len(x.at.Shown) > 0:
		x.turnDown()
	}
}

// tap taps a card of a line.
func (x *table) tap(spot engine.Spot) {
	if x.at.Aside {
		x.Say("Tap first who has the card.")
		return
	}
	look := lookFrom(x.deal, x.sheet.Sheet(), x.at)
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
func (x *table) act(a action) {
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
func (x *table) drop(w way) {
	moves := lookFrom(x.deal, x.sheet.Sheet(), x.at).drags()[w]
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
func (at seatState) wanted(spot engine.Spot) engine.Move {
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
func (x *table) explain(m engine.Move) {
	p := x.deal.State()
	_, err := p.Round.Play(m)
	x.refused(err)
}

// refused tells why a move was not played, and reports whether it was refused.
// Before the first turn, and while cards lie open, there is one reason alone.
func (x *table) refused(err error) bool {
	p := x.deal.State()
	switch {
	case err == nil:
		return false
	case len(x.at.Shown) > 0:
		x.Say("First turn down what you are looking at.")
	case p.Round.Phase() == engine.Looking:
		x.Say("First everybody looks at two of their cards.")
	default:
		return x.Refused(err)
	}
	return true
}

// draw and discard tap the piles.
func (x *table) draw() { x.pile(engine.Draw) }

func (x *table) discard() {
	p := x.deal.State()
	if p.Round.Held() != engine.NoCard {
		x.pile(engine.Discard)
		return
	}
	x.pile(engine.Take)
}

// held says what can be done with the card in hand.
func (x *table) held() { x.Say(x.seen().Hint) }

// pile plays a move with a pile, or says why it cannot be.
func (x *table) pile(do engine.MoveKind) {
	if x.at.Aside {
		x.Say("First say whether somebody has a card that matches.")
		return
	}
	x.play(engine.Move{Do: do, Seat: x.at.Seat})
}

// taken lifts the curtain: the device is with whoever was named.
func (x *table) taken() {
	x.next = engine.Nobody
	x.advance()
}

// write puts the round on the sheet.
func (x *table) write() {
	if !x.sheet.Record(x.deal.record(x.sheet.Sheet())) {
		return
	}
	x.ForgetDraft(draftDeal + x.sheet.ID())
	x.Close()
}

// TypedRune takes a key: a digit taps a card of one's own, from the left.
func (x *table) TypedRune(r rune) {
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

// TypedKey takes Enter for the main button, and reports whether it did.
func (x *table) TypedKey(name fyne.KeyName) bool {
	if name != fyne.KeyReturn && name != fyne.KeyEnter {
		return false
	}
	if x.screen.main != nil && !x.covered() && x.Settled() {
		x.screen.main.OnTapped()
	}
	return true
}
