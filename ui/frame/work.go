package frame

import (
	"context"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/internal/words"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
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
	doing       history.Doing
	done, total int
}

// ProgressInterval is the time between two updates of the progress shown.
const ProgressInterval = 100 * time.Millisecond

// Work does work that can be stopped off the screen's goroutine, once the store is ready, and then
// calls result on it. Until then, a dialog shows the progress, with a button to stop.
func Work[T any](m *Messenger, title string, do func(history.Work) (T, error), result func(T, error)) {
	m.keeper.ReadyHere(func() { Job[T]{title, true, do, result}.Run(m.screen.Canvas(), m.world) })
}

// Load does short work off the screen's goroutine, and then calls use on it, unless
// the work was refused.
func Load[T any](m *Messenger, do func() (T, error), use func(T)) {
	var got T
	var err error
	m.world.Away(func() { got, err = do() }, func() {
		if !m.Refused(err) {
			use(got)
		}
	})
}

// Run does the job, with its progress on a canvas.
func (j Job[T]) Run(on fyne.Canvas, time World) {
	ctx, stop := context.WithCancel(context.Background())
	over := newJobDialog(time.Words, j.Title, j.Stops, stop)
	over.open = func() { over.modal.Open(on) }
	over.open()
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
		got, err = j.Do(history.Work{Context: ctx, Report: func(doing history.Doing, done, total int) { latest.Store(&progress{doing, done, total}) }})
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
	bar      *pictures.Meter
	text     *widgets.Text
	words    *words.Language
	open     func()
	stopping bool
}

// newJobDialog returns the dialog of a job. Closing it early stops the job, if that
// stops, and opens the dialog again: nothing else may be tapped meanwhile.
func newJobDialog(says *words.Language, title string, stops bool, stop func()) *jobDialog {
	w := &jobDialog{words: says, bar: pictures.NewGauge(), text: widgets.NewHint(says.Shell.MayTakeAMoment)}
	leave := func() {
		if stops {
			w.stopping = true
			w.text.SetText(says.Shell.Stopping)
			stop()
		}
		w.open()
	}
	var actions []*widgets.Button
	if stops {
		actions = append(actions, widgets.NewButton(widgets.Secondary, says.Shell.Stop, leave))
	}
	widgets.SetVisible(w.bar, stops) // what cannot be stopped reports no progress
	w.modal = widgets.NewModal(title, widgets.Column(widgets.SpaceSmall, w.bar, w.text), actions...)
	w.modal.OnCancel = leave
	return w
}

// show shows how far the job is.
func (w *jobDialog) show(f *progress) {
	if f == nil || w.stopping {
		return
	}
	w.text.SetText(w.words.Progress.Part(f.doing, f.done, f.total))
	w.bar.Fill(float32(f.done)/float32(max(1, f.total)), widgets.ColorFelt)
}

// Failure says why a job failed or that it was stopped, after a sentence about the data, and
// reports whether either was so.
func Failure(w *words.Language, err error, nothing string) (text string, not bool) {
	if err == nil {
		return "", false
	}
	return w.Shell.Failed(nothing, err), true
}
