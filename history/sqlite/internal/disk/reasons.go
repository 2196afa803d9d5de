package disk

import (
	"errors"
	"io/fs"
	"syscall"

	"github.com/ncruces/go-sqlite3"

	"tabby/history"
)

// reasons are what the codes of SQLite mean to us.
var reasons = map[sqlite3.ErrorCode]error{
	sqlite3.CORRUPT:  history.ErrDamaged,
	sqlite3.NOTADB:   history.ErrDamaged,
	sqlite3.FULL:     history.ErrDisk,
	sqlite3.IOERR:    history.ErrDisk,
	sqlite3.READONLY: history.ErrReadOnly,
	sqlite3.CANTOPEN: history.ErrReadOnly,
	sqlite3.PERM:     history.ErrReadOnly,
	sqlite3.BUSY:     history.ErrLocked,
	sqlite3.LOCKED:   history.ErrLocked,
}

// Wrap adds what was being done and, if it is known, the reason.
func Wrap(doing history.Doing, err error) error {
	if err == nil || errors.Is(err, history.ErrStopped) { // it was wanted, whatever was being done
		return err
	}
	return history.Failure{Doing: doing, Err: Reasoned(err)}
}

// Reasoned returns an error with its reason, if that is known.
func Reasoned(err error) error {
	if reason := ReasonOf(err); reason != nil && !errors.Is(err, reason) {
		return history.Refusal{Reason: reason, Cause: err}
	}
	return err
}

// ReasonOf returns the error of package history that an error of SQLite or of the disk comes
// to, or nil.
func ReasonOf(err error) error {
	if errors.Is(err, sqlite3.IOERR_DATA) { // a header that has bits flipped asks for checksums
		return history.ErrDamaged
	}
	if code := sqlite3.ErrorCode(0); errors.As(err, &code) {
		return reasons[code]
	}
	switch {
	case errors.Is(err, fs.ErrPermission), errors.Is(err, syscall.EROFS):
		return history.ErrReadOnly
	case errors.Is(err, syscall.ENOSPC), errors.Is(err, syscall.EFBIG), errors.Is(err, syscall.EIO):
		return history.ErrDisk
	}
	return nil
}

// IsDuplicate reports whether err means that a row is there already.
func IsDuplicate(err error) bool {
	return errors.Is(err, sqlite3.CONSTRAINT_PRIMARYKEY) || errors.Is(err, sqlite3.CONSTRAINT_UNIQUE)
}
