package sqlite

import (
	"errors"
	"fmt"
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

// wrap adds what was being done and, if it is known, the reason.
func wrap(doing string, err error) error {
	if err == nil || errors.Is(err, history.ErrStopped) { // it was wanted, whatever was being done
		return err
	}
	if r := (history.Refusal{}); errors.As(reasoned(err), &r) && r.What == "" && r.Cause != nil {
		r.What = doing
		return r
	}
	return fmt.Errorf("%s: %w", doing, err)
}

// reasoned returns an error with its reason, if that is known.
func reasoned(err error) error {
	if reason := reasonOf(err); reason != nil && !errors.Is(err, reason) {
		return history.Refusal{Reason: reason, Cause: err}
	}
	return err
}

func reasonOf(err error) error {
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

// isDuplicate reports whether err means that a row is there already.
func isDuplicate(err error) bool {
	return errors.Is(err, sqlite3.CONSTRAINT_PRIMARYKEY) || errors.Is(err, sqlite3.CONSTRAINT_UNIQUE)
}
