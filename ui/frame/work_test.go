package frame

import (
	"errors"
	"testing"

	"tabby/history"
	"tabby/ui/uitest"
)

// away lets a frame work on goroutines of their own, as in a real window. What
// follows on the work waits in the channel for the goroutine of the screen.
func away(f *Frame) (screen chan func()) {
	screen = make(chan func())
	f.Away = func(work, then func()) {
		go func() {
			work()
			screen <- then
		}()
	}
	return screen
}

func TestJobReportsFromAnotherGoroutine(t *testing.T) {
	f, u := framed(t)
	screen, half, on := away(f), make(chan bool), make(chan bool)
	var got error
	failed := errors.New("the disk is full")
	f.Work(Job{Title: "Reading", Stops: true, Do: func(w history.Work) error {
		w.Report("reading the file", 1, 2)
		half <- true
		<-on
		return failed
	}, Result: func(err error) { got = err }})
	u.Shows("Reading", "This may take a moment.")
	<-half
	u.Pass(ProgressInterval)
	u.Shows("Reading the file: 50 %.")
	on <- true
	(<-screen)()
	uitest.Want(t, "result", got == failed, true)
	u.ShowsNot("Reading")
}

func TestStoppedJobEndsAndClosesOnlyThen(t *testing.T) {
	f, u := framed(t)
	screen := away(f)
	var got error
	f.Work(Job{Title: "Reading", Stops: true, Do: func(w history.Work) error {
		<-w.Context.Done()
		return history.ErrStopped
	}, Result: func(err error) { got = err }})
	u.Tap("Stop")
	u.Shows("Stopping …")
	u.Pass(ProgressInterval)
	u.Shows("Stopping …")
	(<-screen)()
	uitest.Want(t, "result", got == history.ErrStopped, true)
	u.ShowsNot("Stopping …")
}
