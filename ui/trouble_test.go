package ui

import (
	"errors"
	"fmt"
	"testing"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/uitest"
	"tabby/ui/frame"
	"tabby/ui/kit/look"
)

// troubled shows the window that opens where the store cannot be opened. begun
// counts how often it tries again.
func troubled(t *testing.T, err error) (u *uitest.User, begun *int) {
	u, begun = uitest.New(t), new(int)
	u.App.Settings().SetTheme(look.NewTheme(look.Appearance{TextScale: 1}))
	u.Held = true
	s := &troubleScreen{
		window: u.Window, time: frame.World{Words: uitest.Words(), Now: u.Now, After: u.After, Away: u.Away},
		again: func() { *begun++ }, quit: func() {},
	}
	u.Window.SetContent(s.pageOf(err))
	return u, begun
}

// damaged is a trouble that can be repaired.
func damaged() *history.Trouble {
	all := history.Holding{Games: 2, Rounds: 7}
	return &history.Trouble{
		Err: history.Damaged(history.Refusal{Reason: history.ErrStructure, What: "page 7"}),
		Diagnose: func(history.Work) (history.Diagnosis, error) {
			return history.NewDiagnosis(history.Damaged(history.Refusal{Reason: history.ErrStructure, What: "page 7"}),
				[]history.Found{{Place: history.InExport, Path: "tabby.jsonl", Whole: true, Holding: all}},
				history.Repair{Way: history.Gather, Keeps: all}), nil
		},
		Repair: func(way history.Repair, w history.Work) (history.Restored, error) {
			if w.Context.Err() != nil {
				return history.Restored{}, history.ErrStopped
			}
			w.Report(history.ReadingFile, 1, 2)
			return history.Restored{Games: way.Keeps.Games, Rounds: way.Keeps.Rounds}, nil
		},
	}
}

func TestRepairShowsItsProgressAndThenTheProgramOpens(t *testing.T) {
	u, begun := troubled(t, fmt.Errorf("open: %w", damaged()))
	u.Shows("Your games are damaged", "Damaged: part of tabby.db can’t be read: page 7. Games may still be in other files.", "Try again")
	u.Tap("See what can be brought back")
	u.Job().Do()
	u.Shows("Damaged: part of tabby.db can’t be read: page 7.", "The second copy, tabby.jsonl, holds 2 games and 7 rounds.", "Keeps 2 games and 7 rounds, loses nothing.")
	u.Tap("Bring back everything that can be read")
	u.Job().Work()
	u.Pass(frame.ProgressInterval)
	u.Shows("Reading the file: 50%.")
	u.Job().Then()
	u.Shows("All is well again", "2 games and 7 rounds are here again.")
	u.ShowsNot("Bring back")
	u.Tap("Open it")
	expect.Same(t, "tries", *begun, 1)
}

func TestRepairIsStoppedAndTriedAgain(t *testing.T) {
	u, _ := troubled(t, damaged())
	u.Tap("See what can be brought back")
	u.Job().Do()
	u.Tap("Bring back everything that can be read")
	u.Tap("Stop")
	u.Job().Do()
	u.Shows("Your games are damaged", "Stopped. It isn’t repaired yet.")
	u.Tap("See what can be brought back")
	u.Job().Do()
	u.Tap("Bring back everything that can be read")
	u.Job().Do()
	u.Shows("2 games and 7 rounds are here again.")
}

func TestFailedRepairSaysWhy(t *testing.T) {
	trouble := damaged()
	trouble.Repair = func(history.Repair, history.Work) (history.Restored, error) {
		return history.Restored{}, errors.New("the disk is full")
	}
	u, _ := troubled(t, trouble)
	u.Tap("See what can be brought back")
	u.Job().Do()
	u.Tap("Bring back everything that can be read")
	u.Job().Do()
	u.Shows("It isn’t repaired yet. The disk is full.", "Try again")
}

func TestTroubleWithoutRepairIsTriedAgain(t *testing.T) {
	u, begun := troubled(t, errors.New("the folder cannot be written"))
	u.Shows("Something went wrong", "The folder cannot be written.", "Close Tabby")
	u.Tap("Try again")
	expect.Same(t, "tries", *begun, 1)
}
