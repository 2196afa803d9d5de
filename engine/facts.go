package engine

import (
	"errors"
	"fmt"
)

// A FactError is a fact of a game that cannot be, and why.
type FactError struct {
	Fact   string // the field of [Rules], or what in it: "Players", "deck standard52"
	Reason string // why it cannot be
}

// Error returns the fact and the reason.
func (e FactError) Error() string { return e.Fact + ": " + e.Reason }

// MostPoints is what a card counts at most, above zero or below it.
const MostPoints = 99

// Check returns a [FactError] about the first fact that cannot be, or nil; about the cards of a
// game that is kept it is a [Refusal] that wraps [ErrRules]. It looks at the facts of the sheet
// first, and then at those of the deck.
func (r Rules) Check() error {
	if err := r.checkSheet(); err != nil {
		return err
	}
	if r.Kept {
		return r.checkKept()
	}
	return r.checkDeal()
}

// checkSheet checks what a sheet needs, with cards or without.
func (r *Rules) checkSheet() error {
	for _, text := range []struct{ fact, is string }{{"ID", r.ID}, {"Name", r.Name}, {"About", r.About}, {"Call", r.Call}} {
		if text.is == "" {
			return FactError{text.fact, "it is missing"}
		}
	}
	if r.Players.Min < 2 || r.Players.Max < r.Players.Min {
		return factError("Players", "%d to %d, and a game is for two at least", r.Players.Min, r.Players.Max)
	}
	if err := r.checkOffers(); err != nil {
		return err
	}
	var clash Refusal
	if err := (Ruleset{Rules: *r}).checkHouse(); errors.As(err, &clash) {
		return factError("House", "%s cannot be %q beside the other facts", clash.Key, clash.Value)
	}
	return nil
}

// checkOffers checks the house rules and their defaults.
func (r *Rules) checkOffers() error {
	seen := map[Key]bool{}
	for _, o := range r.House {
		if seen[o.Key] {
			return factError("House", "%s is offered twice", o.Key)
		}
		seen[o.Key] = true
		if o.Key.Rule().Check(o.Default) != nil {
			return factError("House", "%s cannot be %q", o.Key, o.Default)
		}
	}
	return nil
}

func factError(fact, format string, args ...any) error {
	return FactError{fact, fmt.Sprintf(format, args...)}
}
