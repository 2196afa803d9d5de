// Package desktop is the store of the window on a machine: the history in a
// folder, and the user's own folders for what is shared, exported and found.
package desktop

import (
	"errors"
	"fmt"
	"os/exec"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/ui"
	"tabby/ui/words"
)

// A Store is the history in a folder, as the window asks for it.
type Store struct {
	*sqlite.Store

	saying *exec.Cmd // what was said last, or nil
	line   line      // to other devices
}

// Close closes the history, and ends that other devices reach it.
func (s *Store) Close() error {
	s.hangUp()
	return s.Store.Close()
}

// Open opens the history kept in a folder. The error is a [*ui.Trouble] that
// says what can be done.
func Open(dir string) (ui.Store, error) {
	s, err := sqlite.Open(dir, sqlite.Options{})
	if err != nil {
		return nil, trouble(dir, err)
	}
	return &Store{Store: s}, nil
}

// trouble explains what is wrong with a folder, and offers what can be done.
func trouble(dir string, err error) error {
	var busy *sqlite.BusyError
	switch {
	case errors.As(err, &busy):
		return &ui.Trouble{Title: "Tabby is already open", Text: busyWords(busy)}
	case errors.Is(err, history.ErrDamaged):
		return &ui.Trouble{
			Title: "The history is damaged", Text: words.Explain(err) + " Games may still be in other files.",
			Diagnose: func(w history.Work) (history.Diagnosis, error) { return sqlite.Diagnose(dir, sqlite.Options{}, w) },
			Repair: func(way history.Repair, w history.Work) (history.Restored, error) {
				return sqlite.Repair(dir, way, sqlite.Options{}, w)
			},
		}
	case errors.Is(err, history.ErrNewer):
		return &ui.Trouble{
			Title: "Made by a newer Tabby",
			Text:  "A newer Tabby has written this history. Update Tabby to open it; nothing was changed.",
		}
	}
	return &ui.Trouble{Title: "The history cannot be opened", Text: words.Explain(err) + " It is looked for in " + dir + "."}
}

func busyWords(b *sqlite.BusyError) string {
	text := "Another window has this table."
	if b.PID != 0 {
		text = fmt.Sprintf("Another window has this table: process %d, since %s.", b.PID, b.Since.Local().Format("15:04 on 2 January"))
	}
	return text + " Go on there, or close it and try again."
}
