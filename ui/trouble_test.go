package ui

import (
	"errors"
	"fmt"
	"testing"
)

// A ward is a walk in a window that only tells of a trouble.
type ward struct {
	*walker
	work, then func() // what is done away from the screen, and afterwards
	begun      int
}

func troubled(t *testing.T, err error) *ward {
	w := &ward{walker: walk(t)}
	time := w.app.time
	time.Away = func(work, then func()) { w.work, w.then = work, then }
	s := &troubleScreen{window: w.window, time: time, again: func() { w.begun++ }}
	w.app.stack.Push(s.pageOf(err))
	return w
}

// inWard reports how many games it could repair, or that it was stopped.
func inWard(w Work) (string, error) {
	if w.Context.Err() != nil {
		return "", ErrStopped
	}
	w.Report("reading tabby.jsonl", 1, 2)
	return "2 games are back.", nil
}

func TestARepairSaysHowFarItIsAndThenTheProgramBegins(t *testing.T) {
	w := troubled(t, fmt.Errorf("open: %w", &Trouble{Title: "The history is damaged", Text: "A file was changed.", Fix: "Set it aside and restore", Repair: inWard}))
	w.mustRead("The history is damaged", "A file was changed.", "Try again")
	w.tapOn("Set it aside and restore")
	w.work()
	w.pass(lookAgain)
	w.mustRead("Reading tabby.jsonl: 50 %.")
	w.then()
	w.mustRead("It is in order again", "2 games are back.")
	if w.reads("Set it aside") {
		t.Error("it can be repaired once more")
	}
	w.tapOn("Open it")
	want(t, "begun", w.begun, 1)
}

func TestARepairIsStoppedAndTriedAgain(t *testing.T) {
	w := troubled(t, &Trouble{Title: "The history is damaged", Text: "A file was changed.", Fix: "Set it aside and restore", Repair: inWard})
	w.tapOn("Set it aside and restore")
	w.tapOn("Stop")
	w.work()
	w.then()
	w.mustRead("The history is damaged", "Stopped. It is not in order yet.")
	w.tapOn("Set it aside and restore")
	w.work()
	w.then()
	w.mustRead("2 games are back.")
}

func TestARepairThatFailsSaysWhy(t *testing.T) {
	w := troubled(t, &Trouble{Title: "The history is damaged", Fix: "Restore", Repair: func(Work) (string, error) {
		return "", errors.New("the disk is full")
	}})
	w.tapOn("Restore")
	w.work()
	w.then()
	w.mustRead("It is not in order yet. The disk is full.", "Try again")
}

func TestWhatCannotBeRepairedIsTriedAgain(t *testing.T) {
	w := troubled(t, errors.New("the folder cannot be written"))
	w.mustRead("Something went wrong", "The folder cannot be written.", "Close Tabby")
	w.tapOn("Try again")
	want(t, "begun", w.begun, 1)
}
