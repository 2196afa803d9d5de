package frame_test

import (
	"errors"
	"testing"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/frametest"
	"tabby/internal/testing/must"
	"tabby/ui/frame"
)

// away lets a frame work on goroutines of their own, as in a real window. What
// follows on the work waits in the channel for the goroutine of the screen.
func away(f *frame.Frame) (screen chan func()) {
	screen = make(chan func())
	f.SetAway(func(work, then func()) {
		go func() {
			work()
			screen <- then
		}()
	})
	return screen
}

func TestJobReportsFromAnotherGoroutine(t *testing.T) {
	x := frametest.New(t)
	screen, half, on := away(x.Frame), make(chan bool), make(chan bool)
	var got error
	failed := errors.New("the disk is full")
	frame.Work(x.Frame.Messenger, "Reading", func(w history.Work) (string, error) {
		w.Report(history.ReadingFile, 1, 2)
		half <- true
		<-on
		return "", failed
	}, func(_ string, err error) { got = err })
	x.Shows("Reading", "This may take a moment.")
	must.From(t, "half of the work", half)
	x.Pass(frame.ProgressInterval)
	x.Shows("Reading the file: 50%.")
	on <- true
	must.From(t, "what follows on the screen", screen)()
	expect.Same(t, "result", got == failed, true)
	x.ShowsNot("Reading")
}

func TestStoppedJobEndsAndClosesOnlyThen(t *testing.T) {
	x := frametest.New(t)
	screen := away(x.Frame)
	var got error
	frame.Work(x.Frame.Messenger, "Reading", func(w history.Work) (string, error) {
		<-w.Context.Done()
		return "", history.ErrStopped
	}, func(_ string, err error) { got = err })
	x.Tap("Stop")
	x.Shows("Stopping…")
	x.Pass(frame.ProgressInterval)
	x.Shows("Stopping…")
	must.From(t, "what follows on the screen", screen)()
	expect.Same(t, "result", got == history.ErrStopped, true)
	x.ShowsNot("Stopping…")
}
