// Package desktop is the store of the window on a machine: the history in a
// folder, and the user's own folders for what is shared, exported and found.
package desktop

import (
	"errors"
	"os/exec"
	"sync/atomic"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/demo"
	"tabby/internal/words"
)

// A Store is the history in a folder, as the window asks for it.
type Store struct {
	*sqlite.Store
	loudspeaker

	words  atomic.Pointer[words.Language] // files are named on any goroutine
	saying *exec.Cmd                      // what was said last, or nil
	line   line                           // to other devices
	demo   bool                           // its games are those of a made-up family
}

// Words returns the language in which the store speaks.
func (s *Store) Words() *words.Language { return s.words.Load() }

// SetWords sets the language in which the store speaks.
func (s *Store) SetWords(w *words.Language) {
	s.words.Store(w)
	s.line.speak(w.Server)
}

// Close closes the history, and ends that other devices reach it.
func (s *Store) Close() error {
	s.hangUp()
	return s.Store.Close()
}

// Open opens the history kept in a folder; it speaks in a language. The error is a
// [*history.Trouble].
func Open(w *words.Language, dir string) (*Store, error) {
	s, err := sqlite.Open(dir, sqlite.Options{})
	if err != nil {
		return nil, trouble(dir, err)
	}
	opened := &Store{Store: s, loudspeaker: newLoudspeaker()}
	opened.line.begin()
	opened.SetWords(w)
	return opened, nil
}

// OpenDemo opens an empty folder and plays the year of a made-up family in it, whose names are
// in a language. Who makes the folder deletes it.
func OpenDemo(w *words.Language, dir string) (*Store, error) {
	s, err := Open(w, dir)
	if err != nil {
		return nil, err
	}
	s.demo = true
	if err := demo.Play(s, w, time.Now()); err != nil {
		return nil, trouble(dir, errors.Join(err, s.Close()))
	}
	return s, nil
}

// Advice returns what the first page says of the games, or "": that they are made up.
func (s *Store) Advice(bool) string {
	if s.demo {
		return s.Words().Demo.Title
	}
	return ""
}

// trouble returns what is wrong with a folder, and what can be done.
func trouble(dir string, err error) *history.Trouble {
	t := &history.Trouble{Dir: dir, Err: err}
	if busy := new(history.BusyError); errors.As(err, &busy) {
		t.Busy, t.PID, t.Since = true, busy.PID, busy.Since
	} else if errors.Is(err, history.ErrDamaged) {
		t.Diagnose = func(w history.Work) (history.Diagnosis, error) { return sqlite.Diagnose(dir, sqlite.Options{}, w) }
		t.Repair = func(way history.Repair, w history.Work) (history.Restored, error) {
			return sqlite.Repair(dir, way, sqlite.Options{}, w)
		}
	}
	return t
}
