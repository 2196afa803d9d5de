package history

import (
	"errors"
	"fmt"

	"tabby/internal/journal"
)

// These errors say why the store cannot be used.
var (
	ErrEmpty      = errors.New("nothing is kept in this folder yet")
	ErrNewer      = errors.New("a newer Tabby has written this file; update Tabby to open it")
	ErrFolder     = errors.New("that is a file; choose the folder in which the games are, or are to be")
	ErrOlder      = errors.New("an older Tabby has written this file; open it in Tabby once to bring it up to date")
	ErrDamaged    = errors.New("damaged") // something is not as it was written
	ErrSchema     = errors.New("this database is not as Tabby makes it; use another copy")
	ErrCopy       = errors.New("this backup is damaged; put back another one")
	ErrDisk       = errors.New("the disk did not do it; make room on it and try again")
	ErrReadOnly   = errors.New("the folder cannot be written; check whose it is, or start Tabby with --data and another folder")
	ErrUnreadable = errors.New("the folder may not be read; check whose it is, or start Tabby with --data and another folder")
	ErrLocked     = errors.New("another program holds the file; close that and try again")

	// ErrUnreachable means that it is not known whether something was stored.
	ErrUnreachable = journal.ErrUnreachable
)

// These errors say that something asked for is not there, or not possible.
var (
	ErrNoGame   = errors.New("no such game")
	ErrNoPerson = errors.New("no such person")
	ErrNoEnding = errors.New("the game has no such ending")
	ErrNote     = errors.New("a note is text of up to 4000 bytes")
	// ErrMeanwhile means that a game does not stand where an entry was to follow. It
	// comes with [journal.ErrConflict].
	ErrMeanwhile = errors.New("this game has changed meanwhile; open it again")
	ErrTogether  = errors.New("these two have played together")
	ErrForeign   = errors.New("this is neither an export of Tabby nor a table; choose a .jsonl or a .csv file")
	ErrBadge     = errors.New("colours and marks are 0 to 7")
)

// A damageError wraps [ErrDamaged] and what is not as it was written.
type damageError struct{ what error }

func (e *damageError) Error() string   { return ErrDamaged.Error() + ": " + e.what.Error() }
func (e *damageError) Unwrap() []error { return []error{ErrDamaged, e.what} }

// Damagedf returns a formatted error that wraps [ErrDamaged].
func Damagedf(format string, args ...any) error { return &damageError{fmt.Errorf(format, args...)} }

// A Refusal is one of the errors of this package with the details of the case. The
// screens choose the words.
type Refusal struct {
	Reason error  // one of the errors of this package
	What   string // an id, a day, a folder or a step, or ""
	Count  int    // how many there are
	Known  int    // how many are known
	Cause  error  // the underlying error, or nil
}

// Error returns the reason and the details, for developers.
func (r Refusal) Error() string {
	text := r.Reason.Error()
	if r.What != "" {
		text += ": " + r.What
	}
	if r.Cause != nil {
		text += fmt.Sprintf(" (%v)", r.Cause)
	}
	return text
}

// Unwrap returns the reason and the cause.
func (r Refusal) Unwrap() []error {
	if r.Cause == nil {
		return []error{r.Reason}
	}
	return []error{r.Reason, r.Cause}
}
