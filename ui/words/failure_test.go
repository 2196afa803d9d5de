package words_test

import (
	"errors"
	"fmt"
	"io/fs"
	"testing"

	"tabby/history"
	"tabby/scoring"
	"tabby/ui/words"
)

func TestErrorsOfAHistoryAreWorded(t *testing.T) {
	for want, err := range map[string]error{
		"There is no such game.":                          history.ErrNoGame,
		"No such game: x.":                                fmt.Errorf("open: %w", history.Refusal{Reason: history.ErrNoGame, What: "x"}),
		"These two have played together in 1 game.":       history.Refusal{Reason: history.ErrTogether, Count: 1},
		"A day is written as 2006-01-02, not \"Friday\".": history.Refusal{Reason: history.ErrDay, What: "Friday"},
		"Nothing is kept in this folder yet (/tabby).":    history.Refusal{Reason: history.ErrEmpty, What: "/tabby"},
		"Another program holds the file; close that and try again (write: busy).": history.Refusal{
			Reason: history.ErrLocked, What: "write", Cause: errors.New("busy"),
		},
		"The disk did not do it; make room on it and try again (export: /x: full).": history.Refusal{
			Reason: history.ErrDisk, What: "export", Cause: &fs.PathError{Op: "write", Path: "/x", Err: errors.New("full")},
		},
		"A newer Tabby has written this file; update Tabby to open it (its schema is number 9, this Tabby knows 2).": history.Refusal{
			Reason: history.ErrNewer, Count: 9, Known: 2,
		},
		`"trigger thief" in this database is not as Tabby makes it; use another copy.`: history.Refusal{
			Reason: history.ErrSchema, What: "trigger thief",
		},
		"Damaged: entry 3: an event that cannot have happened in the game.": history.Damagedf("entry 3: %w", scoring.ErrMisfit),
		"A file of the history is damaged (read: page 7).": history.Refusal{
			Reason: history.ErrDamaged, What: "read", Cause: errors.New("page 7"),
		},
		"Damaged: page 7.": history.Damagedf("page 7"),
	} {
		if got := words.Explain(err); got != want {
			t.Errorf("%q, want %q", got, want)
		}
		if words.IsRefusal(err) {
			t.Errorf("%v counts as a refusal of the sheet", err)
		}
	}
}
