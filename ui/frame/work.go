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
type Job struct {
	Title  string
	Stops  bool // it can be stopped, and reports progress
	Do     func(history.Work) error
	Result func(error) // gets the result, on the screen's goroutine
}

// A progress is how far a job is.
type progress struct {
	doing       string
	done, total int
}

// ProgressInterval is the time between two updates of the progress shown.
const ProgressInterval = 100 * time.Millisecond

// Work does a job off the screen's goroutine. Until it is done, a dialog shows its
// progress, with a button that stops it.
func (f *Frame) Work(j Job) { j.Run(f.Canvas(), f.Schedule) }

// Run does the job, with its progress on a canvas.
func (j Job) Run(on fyne.Canvas, time Schedule) {
	ctx, stop := context.WithCancel(context.Background())
	over := newJobDialog(j, stop, func(m *widgets.Modal) { m.Open(on) })
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
	var err error
	time.Away(func() {
		err = j.Do(history.Work{Context: ctx, Report: func(doing string, done, total int) { latest.Store(&progress{doing, done, total}) }})
	}, func() {
		done = true
		stop()
		over.modal.OnCancel = nil
		over.modal.Close()
		j.Result(err)
	})
}

// A jobDialog stands over the page while a job is done.
type jobDialog struct {
	modal    *widgets.Modal
	bar      *widgets.Progress
	text     *widgets.Text
	stopping bool
}

// newJobDialog opens the dialog of a job. Closing it early stops the job, if it can
// be stopped, and opens the dialog again: nothing else may be tapped meanwhile.
func newJobDialog(j Job, stop func(), open func(*widgets.Modal)) *jobDialog {
	w := &jobDialog{bar: widgets.NewProgress(), text: widgets.NewHint("This may take a moment.")}
	leave := func() {
		if j.Stops {
			w.stopping = true
			w.text.SetText("Stopping …")
			stop()
		}
		open(w.modal)
	}
	var actions []*widgets.Button
	if j.Stops {
		actions = append(actions, widgets.NewButton(widgets.Secondary, "Stop", leave))
	}
	widgets.SetVisible(w.bar, j.Stops) // what cannot be stopped reports no progress
	w.modal = widgets.NewModal(j.Title, widgets.Column(widgets.SpaceSmall, w.bar, w.text), actions...)
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
	w.bar.SetShare(float32(f.done) / float32(max(1, f.total)))
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
