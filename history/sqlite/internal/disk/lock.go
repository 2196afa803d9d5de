package disk

import (
	"encoding/json"
	"fmt"
	"os"
	"time"

	"tabby/history"
)

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

// Acquire makes the folder if there is none, and takes its lock, which ends with the
// process or with Close. The error is a [*history.BusyError] if another process has it.
func (f Folder) Acquire() (FileLock, error) {
	if err := f.Check(); err != nil {
		return nil, err
	}
	if err := f.Mkdir(f.Path); err != nil {
		return nil, Wrap(history.MakingFolder, err)
	}
	lock := f.Disk.Lock(f.lockFile())
	got, err := lock.TryLock()
	if err != nil {
		return nil, Wrap(history.LockingFile, err)
	}
	if !got {
		busy := history.BusyError(f.holder())
		return nil, &busy
	}
	if err := f.hold(holder{os.Getpid(), f.Now()}); err != nil {
		return nil, Wrap(history.LockingFile, Join(err, lock.Close()))
	}
	return lock, nil
}

func (f Folder) hold(who holder) error {
	text, err := json.Marshal(who)
	if err != nil {
		return err
	}
	file, err := f.Disk.OpenFile(f.lockFile(), os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	_, err = file.WriteAt(fmt.Appendf(nil, "%-*s\n", holderLen, text), holderAt)
	return Join(err, file.Close())
}

// holder returns who holds the lock, as far as it can be read.
func (f Folder) holder() (who holder) {
	file, err := f.Open(f.lockFile())
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
