package deck

import (
	"cmp"
	"errors"

	"tabby/engine"
	"tabby/internal/table/round"
	"tabby/scoring"
)

// A hand plays for the player who holds the device.
type hand struct {
	*Room
	*holder

	deck   *shared
	sheet  Sheet
	lesson *lesson // or nil
	again  func()  // deals another round once one is over that is on no sheet, or nil
}

// play plays a move and continues the round.
func (h *hand) play(m engine.Move) {
	if why := h.lesson.holdsBack(m); why != "" {
		h.Say(why)
		return
	}
	h.do(m)
}

// do plays moves of the player who holds the device, up to the first that is not
// legal, and says why that is not.
func (h *hand) do(moves ...engine.Move) {
	before := len(h.driver.Past())
	if err := h.driver.Play(h.at.Seat, moves...); err != nil {
		played := len(h.driver.Past()) - before
		h.Refused(cmp.Or(h.at.Refusal(h.driver.Desk, moves[played]), err))
	} else if h.lesson != nil && len(h.at.Shown) > 0 {
		h.turnDown() // cards that were looked at lie open
	}
}

// Refused says why something is refused, or what a lesson waits for instead, and reports whether it is.
func (h *hand) Refused(err error) bool {
	if say := h.lesson.asks(); err != nil && say != "" {
		h.Say(say)
		return true
	}
	return h.Messenger.Refused(err)
}

// Hold keeps the shown cards face up for as long as a finger is on them.
func (h *hand) Hold(down bool) {
	switch {
	case down:
		h.stop()
	case len(h.at.Shown) > 0:
		h.turnDown()
	}
}

// Tap plays the move for which a card is tapped, chooses the card, or turns it down.
func (h *hand) Tap(spot engine.Spot) {
	if h.at.Shows(spot) {
		h.turnDown()
		return
	}
	at, move, err := h.at.Tap(h.driver.Desk, spot)
	switch {
	case h.Refused(err):
	case move != nil:
		h.play(*move)
	default:
		h.sit(at)
	}
}

// choose begins a move for which cards are tapped next.
func (h *hand) choose(do engine.MoveKind) {
	h.Refused(nil) // which takes an earlier refusal off the cards
	h.sit(h.at.Choosing(do))
}

// Drop plays the moves of a drag, or explains why the card cannot go there.
func (h *hand) Drop(d round.Drag) {
	moves, err := h.at.Drop(h.driver.Desk, d)
	if h.Refused(err) {
		return
	}
	for _, m := range moves {
		if why := h.lesson.holdsBack(m); why != "" {
			h.Say(why)
			return
		}
	}
	h.do(moves...)
}

// TapPile plays the move for which a pile is tapped.
func (h *hand) TapPile(pile round.Place) {
	if m, err := h.at.TapPile(h.driver.Desk, pile); !h.Refused(err) {
		h.play(m)
	}
}

// TapFelt says again what a lesson asks for.
func (h *hand) TapFelt() {
	if say := h.lesson.asks(); say != "" {
		h.Say(say)
	}
}

// Snap lets a person choose the card that matches.
func (h *hand) Snap(p scoring.Player) { h.snap(h.driver.Seat(p)) }

// Press does what a button does.
func (h *hand) Press(b round.Button) {
	switch b.Action {
	case round.PlayMove:
		h.play(b.Move)
	case round.ChooseCards:
		h.choose(b.Move.Do)
	case round.TurnDown:
		h.turnDown()
	case round.NoMatch:
		h.noMatch()
	case round.Hurry:
		h.hurry()
	case round.Record:
		h.record()
	case round.LookBack:
		h.openReview(h.sheet.Sheet(), h.driver.Dealt(), h.driver.Here())
	case round.LetIn:
		if letIn := h.sheet.LetInAgain(); letIn != nil {
			letIn()
		}
	case round.Substitute:
		h.Refused(h.deck.Seat(h.driver.Player(b.Move.Seat), b.Who))
	}
}

// call ends the round after the last turns.
func (h *hand) call() {
	if m, err := h.at.Simple(h.driver.Desk, engine.Knock); !h.Refused(err) {
		h.play(m)
	}
}

// record records the round on the sheet, which closes the table.
func (h *hand) record() {
	err := h.deck.RecordBy(func(in scoring.Intent) error {
		if !h.sheet.Record(in) {
			return errRefused
		}
		return nil
	})
	if errors.Is(err, errRefused) || h.Refused(err) {
		return
	}
	if h.again != nil {
		h.again()
	}
}

// errRefused says that the sheet has refused a round, and has said why.
var errRefused = errors.New("the sheet does not take the round")

// typed does what a key is short for; a digit taps a card of the player's own line,
// counted from the left.
func (h *hand) typed(r rune) {
	switch {
	case r >= '1' && r <= '9':
		h.Tap(engine.Spot{Seat: h.at.Seat, Slot: uint8(r - '1')})
	case r == 'd':
		h.TapPile(round.DrawPile)
	case r == 't':
		h.TapPile(round.DiscardPile)
	case r == 'h':
		h.hurry()
	case r == 'k':
		h.call()
	case r == 'n':
		if h.driver.Matching() || h.driver.Round().Phase() == engine.LastSnap {
			h.noMatch()
		}
	case r == 'p': // keep a power card that was drawn: the card that it replaces is tapped next
		if h.driver.Round().Held() != engine.NoCard && h.at.Choose != engine.Snap {
			h.choose(engine.Replace)
		}
	}
}
