package history

import (
	"errors"
	"fmt"
	"io/fs"
	"syscall"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
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
	// ErrDisk means that the disk took or gave nothing more, mostly for want of
	// room.
	ErrDisk = errors.New("the disk did not do it; make room on it and try again")
	// ErrReadOnly means that the folder does not let us write.
	ErrReadOnly = errors.New("the folder cannot be written; check whose it is, or start Tabby with --data and another folder")
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
	ErrLook = errors.New("colours and marks are 0 to 7")
)

// reasons are what the codes of SQLite mean to us.
var reasons = map[int]error{
	sqlite3.SQLITE_CORRUPT:  ErrDamaged,
	sqlite3.SQLITE_NOTADB:   ErrDamaged,
	sqlite3.SQLITE_FULL:     ErrDisk,
	sqlite3.SQLITE_IOERR:    ErrDisk,
	sqlite3.SQLITE_READONLY: ErrReadOnly,
	sqlite3.SQLITE_CANTOPEN: ErrReadOnly,
	sqlite3.SQLITE_PERM:     ErrReadOnly,
	sqlite3.SQLITE_BUSY:     ErrLocked,
	sqlite3.SQLITE_LOCKED:   ErrLocked,
}

// explain says what was being done, and wraps the reason we know for err.
func explain(doing string, err error) error {
	if err == nil || errors.Is(err, ErrStopped) { // it was wanted, whatever was being done
		return err
	}
	if reason := reasonOf(err); reason != nil && !errors.Is(err, reason) {
		return fmt.Errorf("%w (%s: %w)", reason, doing, err)
	}
	return fmt.Errorf("%s: %w", doing, err)
}

func reasonOf(err error) error {
	if sql := (*sqlite.Error)(nil); errors.As(err, &sql) {
		return reasons[sql.Code()&0xff]
	}
	switch {
	case errors.Is(err, fs.ErrPermission), errors.Is(err, syscall.EROFS):
		return ErrReadOnly
	case errors.Is(err, syscall.ENOSPC), errors.Is(err, syscall.EFBIG), errors.Is(err, syscall.EIO):
		return ErrDisk
	}
	return nil
}

// A damageError wraps [ErrDamaged] and what is not as it was written.
type damageError struct{ what error }

// Error returns that something is damaged, and what.
func (e *damageError) Error() string { return ErrDamaged.Error() + ": " + e.what.Error() }

// Unwrap returns [ErrDamaged] and what is damaged.
func (e *damageError) Unwrap() []error { return []error{ErrDamaged, e.what} }

// damaged returns an error that wraps [ErrDamaged].
func damaged(format string, args ...any) error { return &damageError{fmt.Errorf(format, args...)} }

// isDuplicate reports whether err means that a row is there already.
func isDuplicate(err error) bool {
	sql := (*sqlite.Error)(nil)
	return errors.As(err, &sql) &&
		(sql.Code() == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY || sql.Code() == sqlite3.SQLITE_CONSTRAINT_UNIQUE)
}
