package ui

import (
	"context"
	"errors"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"

	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A job is something that takes long.
type job struct {
	title  string
	stops  bool // it can be stopped, and tells how far it is
	do     func(Work) error
	result func(error) // hears what came of it, on the screen's goroutine
}

// A far is how far a job is.
type far struct {
	doing       string
	done, total int
}

// lookAgain is how often the screen looks how far a job is.
const lookAgain = 100 * time.Millisecond

// work does a job away from the screen. Until it is done, how far it is stands
// over the page, with a button that stops it.
func (a *App) work(j job) { j.run(a.window.Canvas(), a.time) }

// run does the job, with how far it is on a canvas.
func (j job) run(on fyne.Canvas, time Schedule) {
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
		time.After(lookAgain, look)
	}
	time.After(lookAgain, look)
	var err error
	time.Away(func() {
		err = j.do(Work{Context: ctx, Report: func(doing string, done, total int) { told.Store(&far{doing, done, total}) }})
	}, func() {
		done = true
		stop()
		over.modal.OnCancel = nil
		over.modal.Close()
		j.result(err)
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
func newWorking(j job, stop func(), open func(*widgets.Modal)) *working {
	w := &working{bar: widgets.NewProgress(), text: widgets.NewHint("This may take a moment.")}
	leave := func() {
		if j.stops {
			w.stopping = true
			w.text.SetText("Stopping …")
			stop()
		}
		open(w.modal)
	}
	var actions []*widgets.Button
	if j.stops {
		actions = append(actions, widgets.NewButton(widgets.Secondary, "Stop", leave))
	}
	widgets.SetVisible(w.bar, j.stops) // what cannot be stopped does not tell either
	w.modal = widgets.NewModal(j.title, widgets.Column(widgets.SpaceSmall, w.bar, w.text), actions...)
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
	return words.Sentence(f.doing + ": " + share(float64(f.done), max(1, f.total)))
}

// failed says why a job was not done, or that it was stopped, and reports whether
// it was not.
func failed(err error, nothing string) (text string, not bool) {
	switch {
	case err == nil:
		return "", false
	case errors.Is(err, ErrStopped):
		return "Stopped. " + nothing, true
	}
	return nothing + " " + words.Explain(err), true
}

// tell says what came of something, until it was read.
func (a *App) tell(title, text string) {
	widgets.NewModal(title, widgets.NewBody(text), widgets.NewButton(widgets.Primary, "Good", nil)).Open(a.window.Canvas())
}
