package history

import (
	"errors"
	"fmt"
)

// These errors say why the store cannot be used.
var (
	// ErrEmpty means that there is nothing to read in the folder yet.
	ErrEmpty = errors.New("nothing is kept in this folder yet")
	// ErrNewer means that a newer Tabby has written the file.
	ErrNewer = errors.New("a newer Tabby has written this file; update Tabby to open it")
	// ErrFolder means that what should be a folder is a file.
	ErrFolder = errors.New("that is a file; choose the folder in which the games are, or are to be")
	// ErrOlder means that an older Tabby has written a file that may only be read.
	ErrOlder = errors.New("an older Tabby has written this file; open it in Tabby once to bring it up to date")
	// ErrDamaged means that something is not as it was written.
	ErrDamaged = errors.New("damaged")
	// ErrSchema means that a database has a table, index, trigger or view that Tabby did
	// not make, or lacks one.
	ErrSchema = errors.New("this database is not as Tabby makes it; use another copy")
	// ErrDisk means that the disk took or gave nothing more, mostly for want of
	// room.
	ErrDisk = errors.New("the disk did not do it; make room on it and try again")
	// ErrReadOnly means that the folder does not let us write.
	ErrReadOnly = errors.New("the folder cannot be written; check whose it is, or start Tabby with --data and another folder")
	// ErrUnreadable means that what is in the folder is hidden from us.
	ErrUnreadable = errors.New("the folder may not be read; check whose it is, or start Tabby with --data and another folder")
	// ErrLocked means that another program holds the file.
	ErrLocked = errors.New("another program holds the file; close that and try again")
)

// These errors say that something asked for is not there, or not possible.
var (
	// ErrNoGame means that there is no such game.
	ErrNoGame = errors.New("no such game")
	// ErrNoPerson means that there is no such person.
	ErrNoPerson = errors.New("no such person")
	// ErrNote means that a note is too long or not text.
	ErrNote = errors.New("a note is text of up to 4000 bytes")
	// ErrTogether means that two people have played together, and so are two.
	ErrTogether = errors.New("these two have played together")
	// ErrForeign means that a file to be imported is something else.
	ErrForeign = errors.New("this is neither an export of Tabby nor a table; choose a .jsonl or a .csv file")
	// ErrLook means that a colour or mark is not 0 to 7.
	ErrBadge = errors.New("colours and marks are 0 to 7")
)

// A damageError wraps [ErrDamaged] and what is not as it was written.
type damageError struct{ what error }

// Error returns that something is damaged, and what.
func (e *damageError) Error() string { return ErrDamaged.Error() + ": " + e.what.Error() }

// Unwrap returns [ErrDamaged] and what is damaged.
func (e *damageError) Unwrap() []error { return []error{ErrDamaged, e.what} }

// Damagedf returns a formatted error that wraps [ErrDamaged].
func Damagedf(format string, args ...any) error { return &damageError{fmt.Errorf(format, args...)} }
