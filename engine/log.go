package engine

import (
	"fmt"
	"strconv"
	"strings"
)

// Limits of a stored log. A long round of Recall with six players has a tenth of that,
// and no round has more moves: see [LongestRound].
const (
	MaxLogBytes = 8 << 10 // the size of the deck, the moves and the house rules together
	MaxLogMoves = 1500    // words of the moves
)

// A Log is a whole round in a few hundred bytes, as it is kept with a game for ever. The
// variant and the players are those of the game.
//
// Deck is the deck as it was dealt: the codes of its cards, the top one first, with a
// space between. Moves is what happened then, a word each:
//
//	d0        a letter for the kind of move, and the seat: seat 0 draws
//	r002      the same with a card: seat 0 replaces the card of seat 0 in slot 2
//	s001.13   the same with two: seat 0 swaps slot 1 of seat 0 with slot 3 of seat 1
//	v-        a move that no player decides: the cards are revealed
//	b1        the player at seat 1 has left
//	=5,P,0    a pile was shuffled and laid down: codes, the top one first
//
// Seats and slots are counted from 0. The letters, in the order of [MoveKind], are
// "lmdtropauswn2kxgceqzvy", and none ever changes. A word that begins with another letter comes
// from a newer program.
type Log struct {
	First Seat   `json:"first,omitempty"` // who has the first turn
	House House  `json:"house,omitempty"` // the rules of the round that are not the default
	Deck  string `json:"deck"`
	Moves string `json:"moves"`
}

const (
	moveLetters = "lmdtropauswn2kxgceqzvy"
	leftLetter  = 'b'
	pileLetter  = '='
	noSeat      = "-"
)

// NewLog returns the log of a round that begins with these events. The error wraps
// [ErrJournal] if they do not begin with the deal, and is [ErrLogSize] if there are too
// many.
func NewLog(events []Event) (Log, error) {
	if len(events) == 0 {
		return Log{}, ErrJournal
	}
	dealt, ok := events[0].(CardsDealt)
	if !ok {
		return Log{}, ErrJournal
	}
	all := make([]string, 0, len(events))
	for _, e := range events[1:] {
		word, err := logWord(e)
		if err != nil {
			return Log{}, err
		}
		all = append(all, word)
	}
	l := Log{First: dealt.First, House: dealt.House, Deck: strings.Join(dealt.Order, " "), Moves: strings.Join(all, " ")}
	return l, l.Check()
}

// logWord returns an event after the deal as a word of a log.
func logWord(e Event) (string, error) {
	switch e := e.(type) {
	case Moved:
		return e.word()
	case Departed:
		return string(leftLetter) + strconv.Itoa(int(e.Seat)), nil
	case Shuffled:
		return string(pileLetter) + strings.Join(e.Order, ","), nil
	}
	return "", ErrJournal
}

// word returns a move as a word of a log.
func (m Move) word() (string, error) {
	if int(m.Do) >= moveKindCount {
		return "", fmt.Errorf("%w: no such move", ErrJournal)
	}
	seat := noSeat
	if m.Seat != Nobody {
		seat = strconv.Itoa(int(m.Seat))
	}
	w := moveLetters[m.Do:m.Do+1] + seat
	if m.Do.shape() != noSpot {
		w += m.A.word()
	}
	if m.Do.shape() >= across {
		w += "." + m.B.word()
	}
	return w, nil
}

func (s Spot) word() string { return strconv.Itoa(int(s.Seat)) + strconv.Itoa(int(s.Slot)) }

// Check returns an error unless this can be a log of this program or of a newer one:
// [ErrLogSize], or one that wraps [ErrJournal]. It does not replay the round, as [Log.Play]
// does.
func (l Log) Check() error {
	words, size := strings.Fields(l.Moves), len(l.Deck)+len(l.Moves)
	for k, v := range l.House {
		size += len(k) + len(v)
	}
	switch {
	case size > MaxLogBytes || len(words) > MaxLogMoves:
		return ErrLogSize
	case l.Deck == "" || !isLogText(l.Deck) || !isLogText(l.Moves):
		return fmt.Errorf("%w: no cards and moves with a space between", ErrJournal)
	}
	for i, w := range words {
		if _, err := readLogWord(w); err != nil && isLogLetter(w[0]) {
			return fmt.Errorf("%w: move %d is %q", ErrJournal, i+1, w)
		}
	}
	return nil
}

// isLogText reports whether a text is words of ASCII with one space between.
func isLogText(s string) bool {
	for i := range len(s) {
		if s[i] < ' ' || s[i] > '~' || s[i] == ' ' && (i == 0 || i == len(s)-1 || s[i-1] == ' ') {
			return false
		}
	}
	return true
}

// isLogLetter reports whether words that begin with b are known.
func isLogLetter(b byte) bool {
	return b == leftLetter || b == pileLetter || strings.IndexByte(moveLetters, b) >= 0
}

func readLogWord(w string) (Event, error) {
	letter, rest := w[0], w[1:]
	kind := strings.IndexByte(moveLetters, letter)
	switch {
	case letter == pileLetter:
		return Shuffled{strings.Split(rest, ",")}, nil
	case letter == leftLetter:
		n, ok := logNumber(rest)
		if !ok {
			return nil, ErrJournal
		}
		return Departed{Seat(n)}, nil
	case kind < 0 || rest == "":
		return nil, ErrJournal
	}
	m := Move{Do: MoveKind(kind), Seat: Nobody}
	ok := m.readLog(rest)
	if !ok {
		return nil, ErrJournal
	}
	return Moved{m}, nil
}

// readLog reads the seat and the spots of a move, and reports whether they are right.
func (m *Move) readLog(text string) bool {
	if text[:1] != noSeat {
		n, ok := logNumber(text[:1])
		if !ok {
			return false
		}
		m.Seat = Seat(n)
	}
	a, b, two := strings.Cut(text[1:], ".")
	shape := m.Do.shape()
	if two != (shape >= across) {
		return false
	}
	if shape == noSpot {
		return a == ""
	}
	return m.A.readLog(a) && (!two || m.B.readLog(b))
}

func (s *Spot) readLog(text string) bool {
	if len(text) < 2 {
		return false
	}
	seat, isSeat := logNumber(text[:1])
	slot, isSlot := logNumber(text[1:])
	*s = Spot{Seat(seat), slot}
	return isSeat && isSlot
}

// logNumber parses a number without leading zeros.
func logNumber(text string) (uint8, bool) {
	n, err := strconv.ParseUint(text, 10, 8)
	return uint8(n), err == nil && strconv.Itoa(int(n)) == text
}

// Events returns the events of the round, which begin with the deal for that many players of a
// variant. The error wraps [ErrJournal].
func (l Log) Events(variant string, players int) ([]Event, error) {
	events := []Event{CardsDealt{
		Variant: variant, House: l.House, Players: players, First: l.First, Order: strings.Fields(l.Deck),
	}}
	for i, w := range strings.Fields(l.Moves) {
		e, err := readLogWord(w)
		if err != nil {
			return nil, fmt.Errorf("%w: move %d is %q", ErrJournal, i+1, w)
		}
		events = append(events, e)
	}
	return events, nil
}

// Play replays the round with the rules of this program. The error wraps [ErrJournal] if that
// is not possible up to the end of the round.
func (l Log) Play(variant string, players int) (Played, error) {
	events, err := l.Events(variant, players)
	if err != nil {
		return Played{}, err
	}
	var p Played
	for i, e := range events {
		if p, err = p.Fold(e); err != nil {
			return Played{}, fmt.Errorf("move %d: %w", i, err)
		}
	}
	if p.Round.Phase() != Over {
		return Played{}, fmt.Errorf("%w: it does not end", ErrJournal)
	}
	return p, nil
}
