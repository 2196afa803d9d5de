package frame

import (
	"context"
	"errors"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A Job is work that takes long.
type Job[T any] struct {
	Title  string
	Stops  bool // it can be stopped, and reports progress
	Do     func(history.Work) (T, error)
	Result func(T, error) // gets the result, on the screen's goroutine
}

// A progress is how far a job is.
type progress struct {
	doing       string
	done, total int
}

// ProgressInterval is the time between two updates of the progress shown.
const ProgressInterval = 100 * time.Millisecond

// Work does work that can be stopped off the screen's goroutine, and then calls
// result on it. Until then, a dialog shows the progress, with a button to stop.
func Work[T any](f *Frame, title string, do func(history.Work) (T, error), result func(T, error)) {
	Job[T]{title, true, do, result}.Run(f.Canvas(), f.Schedule)
}

// Load does short work off the screen's goroutine, and then calls use on it, unless
// the work was refused.
func Load[T any](f *Frame, do func() (T, error), use func(T)) {
	var got T
	var err error
	f.Away(func() { got, err = do() }, func() {
		if !f.Refused(err) {
			use(got)
		}
	})
}

// Run does the job, with its progress on a canvas.
func (j Job[T]) Run(on fyne.Canvas, time Schedule) {
	ctx, stop := context.WithCancel(context.Background())
	over := newJobDialog(j.Title, j.Stops, stop, func(m *widgets.Modal) { m.Open(on) })
	var latest atomic.Pointer[progress]
	done := false
	var look func()
	look = func() {
		if done {
			return
		}
		over.show(latest.Load())
		time.After(ProgressInterval, look)
	}
	time.After(ProgressInterval, look)
	var got T
	var err error
	time.Away(func() {
		got, err = j.Do(history.Work{Context: ctx, Report: func(doing string, done, total int) { latest.Store(&progress{doing, done, total}) }})
	}, func() {
		done = true
		stop()
		over.modal.OnCancel = nil
		over.modal.Close()
		j.Result(got, err)
	})
}

// A jobDialog stands over the page while a job is done.
type jobDialog struct {
	modal    *widgets.Modal
	bar      *widgets.Meter
	text     *widgets.Text
	stopping bool
}

// newJobDialog opens the dialog of a job. Closing it early stops the job, if that
// stops, and opens the dialog again: nothing else may be tapped meanwhile.
func newJobDialog(title string, stops bool, stop func(), open func(*widgets.Modal)) *jobDialog {
	w := &jobDialog{bar: widgets.NewGauge(), text: widgets.NewHint("This may take a moment.")}
	leave := func() {
		if stops {
			w.stopping = true
			w.text.SetText("Stopping …")
			stop()
		}
		open(w.modal)
	}
	var actions []*widgets.Button
	if stops {
		actions = append(actions, widgets.NewButton(widgets.Secondary, "Stop", leave))
	}
	widgets.SetVisible(w.bar, stops) // what cannot be stopped reports no progress
	w.modal = widgets.NewModal(title, widgets.Column(widgets.SpaceSmall, w.bar, w.text), actions...)
	w.modal.OnCancel = leave
	open(w.modal)
	return w
}

// show shows how far the job is.
func (w *jobDialog) show(f *progress) {
	if f == nil || w.stopping {
		return
	}
	w.text.SetText(f.words())
	w.bar.Fill(float32(f.done)/float32(max(1, f.total)), widgets.ColorFelt)
}

// words returns the progress in words: "Reading the file: 40 %."
func (f *progress) words() string {
	return words.Sentence(f.doing + ": " + words.Share(float64(f.done), max(1, f.total)))
}

// Failure says why a job failed or that it was stopped, after what that means for
// the data, and reports whether it did.
func Failure(err error, nothing string) (text string, not bool) {
	switch {
	case err == nil:
		return "", false
	case errors.Is(err, history.ErrStopped):
		return "Stopped. " + nothing, true
	}
	return nothing + " " + words.Explain(err), true
}
