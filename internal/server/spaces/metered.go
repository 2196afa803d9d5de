package spaces

import (
	"errors"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/devices/host"
	"tabby/internal/devices/reason"
	"tabby/scoring"
)

// A Meter counts what a server does. Its methods are called by several goroutines.
type Meter interface {
	host.Meter
	// Space counts a space that was opened, or with -1 one that was closed.
	Space(change int)
	// Table does so with a table.
	Table(change int)
	// Append counts an entry of a game: whether it could not be kept, and how long that
	// took.
	Append(failed bool, took time.Duration)
	// Request counts an answer by its HTTP status.
	Request(status int)
}

// metered is the store of a space, which counts and limits what is kept of its games.
type metered struct {
	*sqlite.Store
	space *space
}

// NewGame implements [Store].
func (m metered) NewGame() history.Log { return meteredLog{m.Store.NewGame(), m.space} }

// Log implements [Store].
func (m metered) Log(id string) (history.Log, error) {
	log, err := m.Store.Log(id)
	if err != nil {
		return nil, err
	}
	return meteredLog{log, m.space}, nil
}

// SaveDraft implements [Store]. The error may also be that the space was removed.
func (m metered) SaveDraft(name string, data []byte) error {
	if m.space.isGone() {
		return reason.Removed
	}
	return m.Store.SaveDraft(name, data)
}

type meteredLog struct {
	history.Log
	space *space
}

// Append implements [history.Log]. The error may also be that the space is full.
func (l meteredLog) Append(n int, events []scoring.Event, names ...string) error {
	began := time.Now()
	if l.space.isGone() {
		return reason.Removed
	}
	err := l.space.room()
	if err == nil {
		err = l.Log.Append(n, events, names...)
	}
	failed := errors.Is(err, history.ErrDisk) || errors.Is(err, history.ErrReadOnly) || errors.Is(err, history.ErrDamaged)
	l.space.server.options.Meter.Append(failed, time.Since(began))
	if failed {
		l.space.log.Error("an entry could not be kept", "cause", cause(err))
	}
	return err
}
