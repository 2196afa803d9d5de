package history

import (
	"iter"
	"time"
)

// A Kept is the store that a file of games is compared with.
type Kept interface {
	// Detail returns a game. The error wraps [ErrNoGame] if no game has that id.
	Detail(id string) (Detail, error)
	// Has reports whether a game has that id.
	Has(id string) (bool, error)
	// Everyone returns all entries of all people.
	Everyone() ([]Person, error)
	// Annotation returns the newest annotation of that kind and id, or the zero one.
	Annotation(kind, id string) (Annotation, error)
	// EachGame yields the games that a filter wants.
	EachGame(Filter) iter.Seq2[Summary, error]
	Settings
	// Now returns the time: no game of a file is of a later day.
	Now() time.Time
}

// Empty is a store that keeps nothing.
type Empty struct{}

// Detail finds no game.
func (Empty) Detail(id string) (Detail, error) {
	return Detail{}, Refusal{Reason: ErrNoGame, What: id}
}

// Has finds no game.
func (Empty) Has(string) (bool, error) { return false, nil }

// Everyone finds nobody.
func (Empty) Everyone() ([]Person, error) { return nil, nil }

// Annotation finds no annotation.
func (Empty) Annotation(string, string) (Annotation, error) { return Annotation{}, nil }

// EachGame yields no game.
func (Empty) EachGame(Filter) iter.Seq2[Summary, error] { return func(func(Summary, error) bool) {} }

// Setting finds no setting.
func (Empty) Setting(string) string { return "" }

// Now returns the zero time: any day is possible.
func (Empty) Now() time.Time { return time.Time{} }
