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

// A Job is something that takes long.
type Job struct {
	Title  string
	Stops  bool // it can be stopped, and tells how far it is
	Do     func(history.Work) error
	Result func(error) // hears what came of it, on the screen's goroutine
}

// A far is how far a job is.
type far struct {
	doing       string
	done, total int
}

// LookAgain is how often the screen looks how far a job is.
const LookAgain = 100 * time.Millisecond

// Work does a job away from the screen. Until it is done, how far it is stands
// over the page, with a button that stops it.
func (f *Frame) Work(j Job) { j.Run(f.Canvas(), f.Schedule) }

// Run does the job, with how far it is on a canvas.
func (j Job) Run(on fyne.Canvas, time Schedule) {
	ctx, stop := context.WithCancel(context.Background())
	over := newWorking(j, stop, func(m *widgets.Modal) { m.Open(on) })
	var told atomic.Pointer[far]
	done := false
	var look func()
	look = func() {
		if done {
			return
		}
		over.show(told.Load())
		time.After(LookAgain, look)
	}
	time.After(LookAgain, look)
	var err error
	time.Away(func() {
		err = j.Do(history.Work{Context: ctx, Report: func(doing string, done, total int) { told.Store(&far{doing, done, total}) }})
	}, func() {
		done = true
		stop()
		over.modal.OnCancel = nil
		over.modal.Close()
		j.Result(err)
	})
}

// A working stands over the page while a job is done.
type working struct {
	modal    *widgets.Modal
	bar      *widgets.Progress
	text     *widgets.Text
	stopping bool
}

// newWorking opens the modal of a job. Whatever closes it before the job is done
// stops the job, if that can be, and opens it again: nothing else is to be tapped
// meanwhile.
func newWorking(j Job, stop func(), open func(*widgets.Modal)) *working {
	w := &working{bar: widgets.NewProgress(), text: widgets.NewHint("This may take a moment.")}
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
	widgets.SetVisible(w.bar, j.Stops) // what cannot be stopped does not tell either
	w.modal = widgets.NewModal(j.Title, widgets.Column(widgets.SpaceSmall, w.bar, w.text), actions...)
	w.modal.OnCancel = leave
	open(w.modal)
	return w
}

// show says how far the job is.
func (w *working) show(f *far) {
	if f == nil || w.stopping {
		return
	}
	w.text.SetText(f.words())
	w.bar.SetShare(float32(f.done) / float32(max(1, f.total)))
}

// words says how far it is: "Reading the file: 40 %."
func (f *far) words() string {
	return words.Sentence(f.doing + ": " + words.Share(float64(f.done), max(1, f.total)))
}

// Failure says why a job was not done, or that it was stopped, and reports whether
// it was not.
func Failure(err error, nothing string) (text string, not bool) {
	switch {
	case err == nil:
		return "", false
	case errors.Is(err, history.ErrStopped):
		return "Stopped. " + nothing, true
	}
	return nothing + " " + words.Explain(err), true
}
