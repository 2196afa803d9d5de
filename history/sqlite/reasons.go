package sqlite

import (
	"errors"
	"fmt"
	"io/fs"
	"syscall"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"tabby/history"
)

// reasons are what the codes of SQLite mean to us.
var reasons = map[int]error{
	sqlite3.SQLITE_CORRUPT:  history.ErrDamaged,
	sqlite3.SQLITE_NOTADB:   history.ErrDamaged,
	sqlite3.SQLITE_FULL:     history.ErrDisk,
	sqlite3.SQLITE_IOERR:    history.ErrDisk,
	sqlite3.SQLITE_READONLY: history.ErrReadOnly,
	sqlite3.SQLITE_CANTOPEN: history.ErrReadOnly,
	sqlite3.SQLITE_PERM:     history.ErrReadOnly,
	sqlite3.SQLITE_BUSY:     history.ErrLocked,
	sqlite3.SQLITE_LOCKED:   history.ErrLocked,
}

// wrap adds what was being done and, if it is known, the reason.
func wrap(doing string, err error) error {
	if err == nil || errors.Is(err, history.ErrStopped) { // it was wanted, whatever was being done
		return err
	}
	if reason := reasonOf(err); reason != nil && !errors.Is(err, reason) {
		return history.Refusal{Reason: reason, What: doing, Cause: err}
	}
	return fmt.Errorf("%s: %w", doing, err)
}

func reasonOf(err error) error {
	if sql := (*sqlite.Error)(nil); errors.As(err, &sql) {
		return reasons[sql.Code()&0xff]
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
	sql := (*sqlite.Error)(nil)
	return errors.As(err, &sql) &&
		(sql.Code() == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY || sql.Code() == sqlite3.SQLITE_CONSTRAINT_UNIQUE)
}
