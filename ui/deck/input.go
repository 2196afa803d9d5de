package deck

import (
	"slices"

	"tabby/engine"
	"tabby/ui/widgets"
)

// play plays a move and continues the round.
func (t *table) play(m engine.Move) {
	if !t.guided(m) {
		t.Say(guidance[m.Do])
		return
	}
	if t.do(m) {
		t.advance()
	}
}

// guidance says what to do instead of a move that is not yet to be made in a lesson.
var guidance = map[engine.MoveKind]string{
	engine.Draw: "In this lesson, first take the card that lies open.",
	engine.Take: "In this lesson, draw a card this time: there is one to meet.",
}

// do plays a move, and reports whether it was legal. An illegal move changes
// nothing.
func (t *table) do(m engine.Move) bool {
	before := t.deal.State()
	if t.refused(t.deal.Do(engine.Moved{Move: m})) {
		return false
	}
	t.stop()
	done := pastMove{m, before, t.deal.State()}
	t.past = append(t.past, done)
	t.at.First, t.at.Choose = nil, noChoice
	switch {
	case m.Do == engine.Snap && !done.discarded(): // all players see a card that does not match
		t.at = seatState{Seat: t.at.Seat, Choose: noChoice, Public: true, Shown: []engine.Spot{m.A}}
	case m.Seat == t.at.Seat:
		t.at.Shown = cardsShown(m, &before.Round)
	}
	if done.discarded() {
		t.offer = offer{}
		t.offerSnap()
	}
	return true
}

// cardsShown returns the cards that a move shows to its player.
func cardsShown(m engine.Move, r *engine.Round) []engine.Spot {
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

// turnDown turns down the cards that were shown, and cancels the choice of a
// card.
func (t *table) turnDown() {
	t.at = seatState{Seat: t.at.Seat, Choose: noChoice}
	t.advance()
}

// hold keeps the shown cards face up for as long as a finger is on them.
func (t *table) hold(down bool) {
	switch {
	case down:
		t.stop()
	case len(t.at.Shown) > 0:
		t.turnDown()
	}
}

// tap handles a tap on a card of a line.
func (t *table) tap(spot engine.Spot) {
	if t.at.Public {
		t.Say("First tap whoever has the card.")
		return
	}
	p := t.perspective()
	fits := slices.IndexFunc(p.moves, func(m engine.Move) bool { return p.at.involves(m, spot) })
	switch {
	case t.at.First != nil && *t.at.First == spot:
		t.at.First = nil
		t.show()
	case fits < 0:
		t.explain(p.at.intended(spot))
	case twoCards(p.at.Choose) && t.at.First == nil:
		t.at.First = &spot
		t.show()
	default:
		t.play(p.moves[fits])
	}
}

// choose begins a move for which cards are tapped next.
func (t *table) choose(do engine.MoveKind) {
	t.at.Choose, t.at.First = do, nil
	t.show()
}

// dropCard plays the moves of a drag, or explains why the card cannot go there.
func (t *table) dropCard(d drag) {
	moves := t.perspective().drags()[d]
	if len(moves) == 0 {
		t.explain(d.intended(t.at.Seat))
		return
	}
	for _, m := range moves {
		if !t.guided(m) {
			t.Say(guidance[m.Do])
			return
		}
		if !t.do(m) {
			return
		}
	}
	t.advance()
}

// perspective returns the table as the player who holds the device sees it.
func (t *table) perspective() *perspective {
	return perspectiveOf(t.deal, t.sheet.Sheet(), t.at)
}

// intended guesses the move behind a tap on a card, so that a refusal can say
// why it is not legal.
func (at seatState) intended(spot engine.Spot) engine.Move {
	do := at.Choose
	if do == noChoice {
		do = engine.Replace
	}
	m := engine.Move{Do: do, Seat: at.Seat, A: spot}
	if first := at.First; first != nil {
		m.A, m.B = *first, spot
	}
	return m
}

// explain says why a move is not legal.
func (t *table) explain(m engine.Move) {
	_, err := t.deal.round().Play(m)
	t.refused(err)
}

// refused says why a move was refused, and reports whether it was. Before the
// first turn, and while cards are shown, the reason is always the same.
func (t *table) refused(err error) bool {
	switch {
	case err == nil:
		return false
	case len(t.at.Shown) > 0:
		t.Say("First turn down what you are looking at.")
	case t.deal.round().Phase() == engine.Looking:
		t.Say("First everybody looks at two of their cards.")
	default:
		return t.Refused(err)
	}
	return true
}

// tapDiscardPile discards the card in hand, or takes the top discard.
func (t *table) tapDiscardPile() {
	if t.deal.round().Held() != engine.NoCard {
		t.tapPile(engine.Discard)
		return
	}
	t.tapPile(engine.Take)
}

// tapPile plays a move without a card of a line.
func (t *table) tapPile(do engine.MoveKind) {
	if t.at.Public {
		t.Say("First say whether anybody has a card that matches.")
		return
	}
	t.play(engine.Move{Do: do, Seat: t.at.Seat})
}

// liftCurtain continues the round once the device has been passed.
func (t *table) liftCurtain() {
	t.next = engine.Nobody
	t.advance()
}

// record records the round on the sheet.
func (t *table) record() {
	if !t.sheet.Record(t.deal.record(t.sheet.Sheet())) {
		return
	}
	t.ForgetDraft(draftDeal + t.sheet.ID())
	t.Close()
}

// TypedRune handles the shortcuts; a digit taps a card of the player's own line,
// counted from the left.
func (t *table) TypedRune(r rune) {
	switch {
	case t.covered():
	case r == 'r':
		t.openRules()
	case t.next != engine.Nobody:
	case r >= '1' && r <= '9':
		t.tap(engine.Spot{Seat: t.at.Seat, Slot: uint8(r - '1')})
	case r == 'd':
		t.tapPile(engine.Draw)
	case r == 't':
		t.tapDiscardPile()
	case r == 'h':
		t.hurry()
	case r == 'k':
		t.tapPile(engine.Knock)
	case r == 'n':
		if t.offer.open() || t.deal.round().Phase() == engine.LastSnap {
			t.noMatch()
		}
	case r == 'o':
		t.callCoach()
	}
}

// Main returns the main button, which Enter presses, or nil.
func (t *table) Main() *widgets.Button {
	if t.covered() {
		return nil
	}
	return t.main
}
