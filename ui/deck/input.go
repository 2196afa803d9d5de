package deck

import (
	"cmp"
	"errors"

	"tabby/engine"
	"tabby/internal/round"
	"tabby/scoring"
	"tabby/ui/widgets"
)

// play plays a move and continues the round.
func (t *table) play(m engine.Move) {
	if !t.guided(m) {
		t.Say(guidance[m.Do])
		return
	}
	t.do(m)
}

// guidance says what to do instead of a move that is not yet to be made in a lesson.
var guidance = map[engine.MoveKind]string{
	engine.Draw: "In this lesson, first take the card that lies open.",
	engine.Take: "In this lesson, draw a card this time: there is one to meet.",
}

// do plays moves of the player who holds the device, up to the first that is not
// legal, and says why that is not.
func (t *table) do(moves ...engine.Move) {
	before := len(t.driver.Past())
	if err := t.driver.Play(t.at.Seat, moves...); err != nil {
		played := len(t.driver.Past()) - before
		t.Refused(cmp.Or(t.at.Refusal(t.driver.Desk, moves[played]), err))
	}
}

// turnDown turns down the cards that were shown, and cancels the choice of a
// card.
func (t *table) turnDown() {
	t.at = t.idle()
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
	at, move, err := t.at.Tap(t.driver.Desk, spot)
	switch {
	case t.Refused(err):
	case move != nil:
		t.play(*move)
	default:
		t.at = at
		t.show()
	}
}

// choose begins a move for which cards are tapped next.
func (t *table) choose(do engine.MoveKind) {
	t.at = t.at.Choosing(do)
	t.show()
}

// dropCard plays the moves of a drag, or explains why the card cannot go there.
func (t *table) dropCard(d round.Drag) {
	moves, err := t.at.Drop(t.driver.Desk, d)
	if t.Refused(err) {
		return
	}
	for _, m := range moves {
		if !t.guided(m) {
			t.Say(guidance[m.Do])
			return
		}
	}
	t.do(moves...)
}

// tapPile handles a tap on a pile.
func (t *table) tapPile(pile round.Place) {
	if m, err := t.at.TapPile(t.driver.Desk, pile); !t.Refused(err) {
		t.play(m)
	}
}

// call ends the round after the last turns.
func (t *table) call() {
	if m, err := t.at.Simple(t.driver.Desk, engine.Knock); !t.Refused(err) {
		t.play(m)
	}
}

// liftCurtain continues the round once the device has been passed.
func (t *table) liftCurtain() {
	t.next = engine.Nobody
	t.advance()
}

// record records the round on the sheet, which closes the table.
func (t *table) record() {
	err := t.deck.RecordBy(func(in scoring.Intent) error {
		if !t.sheet.Record(in) {
			return errRefused
		}
		return nil
	})
	if !errors.Is(err, errRefused) {
		t.Refused(err)
	}
}

// errRefused says that the sheet has refused a round, and has said why.
var errRefused = errors.New("the sheet does not take the round")

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
		t.tapPile(round.DrawPile)
	case r == 't':
		t.tapPile(round.DiscardPile)
	case r == 'h':
		t.hurry()
	case r == 'k':
		t.call()
	case r == 'n':
		if t.driver.Matching() || t.driver.Round().Phase() == engine.LastSnap {
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
