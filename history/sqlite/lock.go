package sqlite

import (
	"encoding/json"
	"fmt"
	"os"
	"time"
)

// A BusyError means that another Tabby writes to the folder already. Reading is
// still possible, with [OpenReadOnly].
type BusyError struct {
	PID   int       // its process, or 0 if it did not say
	Since time.Time // when it began
}

// Error puts it into words.
func (e *BusyError) Error() string {
	if e.PID == 0 {
		return "Tabby is already running; close it first"
	}
	return fmt.Sprintf("Tabby is already running, as process %d since %s; close it first",
		e.PID, e.Since.Format("2006-01-02 15:04"))
}

// A holder is the content of the lock file: the process that holds the lock.
type holder struct {
	PID   int       `json:"pid"`
	Since time.Time `json:"since"`
}

// The lock file keeps its first byte for the lock itself: on Windows nobody can
// read what is locked. The rest has one length, so that it need not be cut.
const (
	holderAt  = 1
	holderLen = 127
)

// A fileLock is held by one process at a time, until it closes the lock or ends.
type fileLock interface {
	TryLock() (bool, error)
	Close() error
}

// acquire makes the folder if there is none, and takes its lock, which ends with the
// process or with Close. The error is a [*BusyError] if another process has it.
func (f folder) acquire() (fileLock, error) {
	if err := f.check(); err != nil {
		return nil, err
	}
	if err := f.mkdir(f.path); err != nil {
		return nil, wrap("make the folder", err)
	}
	lock := newLock(f.lock())
	got, err := lock.TryLock()
	if err != nil {
		return nil, wrap("lock "+f.lock(), err)
	}
	if !got {
		busy := BusyError(f.holder())
		return nil, &busy
	}
	if err := f.hold(holder{os.Getpid(), f.Now()}); err != nil {
		return nil, wrap("lock "+f.lock(), join(err, lock.Close()))
	}
	return lock, nil
}

func (f folder) hold(who holder) error {
	text, err := json.Marshal(who)
	if err != nil {
		return err
	}
	file, err := os.OpenFile(f.lock(), os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	_, err = file.WriteAt(fmt.Appendf(nil, "%-*s\n", holderLen, text), holderAt)
	return join(err, file.Close())
}

// holder returns who holds the lock, as far as it can be read.
func (f folder) holder() (who holder) {
	file, err := os.Open(f.lock())
	if err != nil {
		return holder{}
	}
	defer file.Close()
	text := make([]byte, holderLen)
	if _, err := file.ReadAt(text, holderAt); err != nil || json.Unmarshal(text, &who) != nil {
		return holder{}
	}
	return who
}
