package engine

import "errors"

// These errors say that a table cannot be set up as asked.
var (
	// ErrVariant means that no variant has that ID.
	ErrVariant = errors.New("engine: no such variant")
	// ErrHouseRule means that the variant does not offer that house rule.
	ErrHouseRule = errors.New("engine: no such house rule here")
	// ErrHouseValue means that the house rule cannot have that value.
	ErrHouseValue = errors.New("engine: not a value of this house rule")
)

// These errors say that cards cannot be what they are said to be.
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
