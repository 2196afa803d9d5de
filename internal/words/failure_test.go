package words_test

import (
	"errors"
	"fmt"
	"io/fs"
	"testing"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/scoring"
)

func TestErrorsOfAHistoryAreWorded(t *testing.T) {
	for want, err := range map[string]error{
		"Tabby is already running; close it first.":       fmt.Errorf("open: %w", &history.BusyError{}),
		"There is no such game.":                          history.ErrNoGame,
		"No such game: x.":                                fmt.Errorf("open: %w", history.Refusal{Reason: history.ErrNoGame, What: "x"}),
		"These two have played together in 1 game.":       history.Refusal{Reason: history.ErrTogether, Count: 1},
		"Write a day like 2026-11-20, not “Friday”.":      history.Refusal{Reason: history.ErrDay, What: "Friday"},
		"There are no games in this folder yet (/tabby).": history.Refusal{Reason: history.ErrEmpty, What: "/tabby"},
		"Another program is using the file; close that and try again (writing the file: busy).": history.Failure{Doing: history.WritingFile, Err: history.Refusal{
			Reason: history.ErrLocked, Cause: errors.New("busy"),
		}},
		"Tabby couldn’t use the disk; make room on it and try again (exporting: /x: full).": history.Failure{Doing: history.Exporting, Err: history.Refusal{
			Reason: history.ErrDisk, Cause: &fs.PathError{Op: "write", Path: "/x", Err: errors.New("full")},
		}},
		"Tabby couldn’t use the disk; make room on it and try again (making a backup: full).": history.Failure{Doing: history.Importing, Err: fmt.Errorf(
			"then: %w", history.Failure{Doing: history.MakingBackup, Err: history.Refusal{Reason: history.ErrDisk, Cause: errors.New("full")}},
		)},
		"Tabby couldn’t use the disk; make room on it and try again.": history.Refusal{Reason: history.ErrDisk, Cause: errors.New("full")},
		"Making a backup: nobody knows why.":                          history.Failure{Doing: history.MakingBackup, Err: errors.New("nobody knows why")},
		"This file was saved by a newer Tabby; update Tabby to open it (its schema is number 9, this Tabby knows 2).": history.Refusal{
			Reason: history.ErrNewer, Count: 9, Known: 2,
		},
		`“trigger thief” in this database isn’t as Tabby makes it; use another copy.`: history.Refusal{
			Reason: history.ErrSchema, What: "trigger thief",
		},
		"Damaged: game x, entry 3: this game has something in it that can’t have happened.": history.Damaged(history.Refusal{
			Reason: history.ErrContent, Kind: history.OfGame, What: "x", Seq: 3, Cause: scoring.ErrMisfit,
		}),
		"Damaged: game x, entry 3: the checksum doesn’t match; damaged: person p: its revision number is impossible; a repair numbers it again.": fmt.Errorf("check: %w", history.Faults{
			history.Damaged(history.Refusal{Reason: history.ErrChecksum, Kind: history.OfGame, What: "x", Seq: 3}), nil,
			history.Damaged(history.Refusal{Reason: history.ErrRevision, Kind: history.OfPerson, What: "p"}),
		}.All()),
		"Damaged: tabby.db is missing 3 of the entries and changes in tabby.jsonl; a repair brings them back.": history.Damaged(history.Refusal{Reason: history.ErrAhead, Count: 3}),
		"Damaged: tabby.db is missing something that is in tabby.jsonl; a repair brings it back.":              history.Damaged(history.Refusal{Reason: history.ErrAhead}),
		"Too much for Tabby: a line may have up to 1 MiB.":                                                     history.Refusal{Reason: history.ErrTooMuch, Limit: history.LineMiB, Count: 1},
		"A file with your games is damaged (reading the history: page 7).": history.Failure{Doing: history.Reading, Err: history.Refusal{
			Reason: history.ErrDamaged, Cause: errors.New("page 7"),
		}},
		"Damaged: part of tabby.db can’t be read: page 7.": history.Damaged(history.Refusal{Reason: history.ErrStructure, What: "page 7"}),
	} {
		expect.Same(t, "said", en.Refusals.Explain(err), want)
		if en.Refusals.IsRefusal(err) {
			t.Errorf("%v counts as a refusal of the sheet", err)
		}
	}
}
