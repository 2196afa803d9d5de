package engine

import (
	"errors"
	"fmt"
)

// A Refusal is one of the errors of this package together with what it is
// about. Fields the case does not have are zero.
type Refusal struct {
	Reason  error  // one of the Err… variables
	Variant string // the name of a variant, or the unknown ID
	Key     Key    // a house rule
	Value   Value  // what it cannot be
	Card    string // the name of a card, or the unknown code
	Count   int    // how many there are
	Allowed Range  // how many there may be
}

// Error returns the reason and the fields that are set, for developers.
func (r Refusal) Error() string {
	text := r.Reason.Error()
	for _, s := range []string{r.Variant, string(r.Key), string(r.Value), r.Card} {
		if s != "" {
			text += fmt.Sprintf(": %q", s)
		}
	}
	switch {
	case r.Allowed != Range{}:
		text += fmt.Sprintf(": %d to %d, not %d", r.Allowed.Min, r.Allowed.Max, r.Count)
	case r.Count != 0:
		text += fmt.Sprintf(": %d", r.Count)
	}
	return text
}

// Unwrap returns the reason.
func (r Refusal) Unwrap() error { return r.Reason }

// These errors mean that a table cannot be set up as asked.
var (
	// ErrVariant means that no variant has that ID.
	ErrVariant = errors.New("engine: no such variant")
	// ErrHouseRule means that the variant does not offer that house rule.
	ErrHouseRule = errors.New("engine: no such house rule here")
	// ErrHouseValue means that the house rule cannot have that value.
	ErrHouseValue = errors.New("engine: not a value of this house rule")
)

// These errors mean that cards cannot be what they are said to be.
var (
	// ErrCard means that the deck has no card of that code.
	ErrCard = errors.New("engine: no such card in this deck")
	// ErrTooMany means that the deck has fewer copies of a card than named.
	ErrTooMany = errors.New("engine: more copies of a card than the deck has")
	// ErrHandSize means that a hand has too few or too many cards.
	ErrHandSize = errors.New("engine: not the number of cards a hand has")
	// ErrPowerLeft means that a power card still waits for its replacement.
	ErrPowerLeft = errors.New("engine: a power card has to be replaced before scoring")
)
