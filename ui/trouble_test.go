package ui

import (
	"errors"
	"fmt"
	"testing"

	"tabby/history"
	"tabby/ui/frame"
	"tabby/ui/look"
	"tabby/ui/uitest"
)

// troubled shows the window that opens where the store cannot be opened. begun
// counts how often it tries again.
func troubled(t *testing.T, err error) (u *uitest.User, begun *int) {
	u, begun = uitest.New(t), new(int)
	u.App.Settings().SetTheme(look.NewTheme(look.Appearance{TextScale: 1}))
	u.Held = true
	s := &troubleScreen{
		window: u.Window, time: frame.Schedule{Now: u.Now, After: u.After, Away: u.Away},
		again: func() { *begun++ }, quit: func() {},
	}
	u.Window.SetContent(s.pageOf(err))
	return u, begun
}

// repair brings back two games, unless it is stopped.
func repair(w history.Work) (string, error) {
	if w.Context.Err() != nil {
		return "", history.ErrStopped
	}
	w.Report("reading tabby.jsonl", 1, 2)
	return "2 games are back.", nil
}

func TestRepairShowsItsProgressAndThenTheProgramOpens(t *testing.T) {
	u, begun := troubled(t, fmt.Errorf("open: %w", &Trouble{Title: "The history is damaged", Text: "A file was changed.", Fix: "Set it aside and restore", Repair: repair}))
	u.Shows("The history is damaged", "A file was changed.", "Try again")
	u.Tap("Set it aside and restore")
	u.Job().Work()
	u.Pass(frame.ProgressInterval)
	u.Shows("Reading tabby.jsonl: 50 %.")
	u.Job().Then()
	u.Shows("It is in order again", "2 games are back.")
	u.ShowsNot("Set it aside")
	u.Tap("Open it")
	uitest.Want(t, "tries", *begun, 1)
}

func TestRepairIsStoppedAndTriedAgain(t *testing.T) {
	u, _ := troubled(t, &Trouble{Title: "The history is damaged", Text: "A file was changed.", Fix: "Set it aside and restore", Repair: repair})
	u.Tap("Set it aside and restore")
	u.Tap("Stop")
	u.Job().Work()
	u.Job().Then()
	u.Shows("The history is damaged", "Stopped. It is not in order yet.")
	u.Tap("Set it aside and restore")
	u.Job().Work()
	u.Job().Then()
	u.Shows("2 games are back.")
}

func TestFailedRepairSaysWhy(t *testing.T) {
	u, _ := troubled(t, &Trouble{Title: "The history is damaged", Fix: "Restore", Repair: func(history.Work) (string, error) {
		return "", errors.New("the disk is full")
	}})
	u.Tap("Restore")
	u.Job().Work()
	u.Job().Then()
	u.Shows("It is not in order yet. The disk is full.", "Try again")
}

func TestTroubleWithoutRepairIsTriedAgain(t *testing.T) {
	u, begun := troubled(t, errors.New("the folder cannot be written"))
	u.Shows("Something went wrong", "The folder cannot be written.", "Close Tabby")
	u.Tap("Try again")
	uitest.Want(t, "tries", *begun, 1)
}
