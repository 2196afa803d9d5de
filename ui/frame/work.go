package frame

import (
	"context"
	"encoding/json"
	"math"
	"sync/atomic"
	"time"

	"fyne.io/fyne/v2"

	"tabby/history"
	"tabby/internal/table/round"
	"tabby/internal/words"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

// Drafts are the drafts of the table. SaveDraft may be called from any goroutine.
type Drafts = round.Drafts

// A Drafter keeps drafts, and says when it cannot.
type Drafter struct {
	store    Drafts
	messages *Messenger
}

// The names of drafts of the frame.
const (
	draftRoute    = "route"
	draftSettings = "settings"
)

// DraftQuick is the name of the draft that keeps the result of the last quick round, a [Quick].
const DraftQuick = "quick"

// QuickRound is the ID of a quick round, and DraftQuickRound the name of the draft that keeps it until it
// is over; the variant follows.
const (
	QuickRound      = "quick-"
	DraftQuickRound = round.DraftRound + QuickRound
)

// Quick is the result of a quick round: the points of the player and of the computer player, and who won.
type Quick struct {
	You, Other     int
	Won, OtherWins bool
}

// HasDraft reports whether there is a draft of that name.
func (d *Drafter) HasDraft(name string) bool { return d.store.Draft(name) != nil }

// Drafts returns where drafts are kept.
func (d *Drafter) Drafts() Drafts { return d.store }

// LoadDraft reads a draft into v, and reports whether there was one; otherwise v
// stays as it is.
func (d *Drafter) LoadDraft(name string, v any) bool {
	data := d.store.Draft(name)
	return data != nil && json.Unmarshal(data, v) == nil
}

// SaveDraft saves v as a draft. v must be plain data.
func (d *Drafter) SaveDraft(name string, v any) { d.saved(d.store.SaveDraft(name, encode(v))) }

// saved says why something could not be kept.
func (d *Drafter) saved(err error) {
	if err != nil {
		d.messages.complain(d.messages.world.Words.Shell.NotKept(err))
	}
}

// encode returns plain data as it is kept.
func encode(v any) []byte {
	data, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return data
}

// ForgetDraft forgets a draft.
func (d *Drafter) ForgetDraft(name string) { d.messages.Refused(d.store.SaveDraft(name, nil)) }

// A Keeper waits for work that a new store puts off. If something is saved before that work is
// done, the screen waits for the work.
type Keeper struct {
	messages *Messenger
	store    Store
	nav      *Navigator
	wishes   []func() // that wait
}

const (
	calm   = time.Second            // how long nothing is tapped before a new store does what it put off
	prompt = 200 * time.Millisecond // how long a wait is before a word is said about it
	never  = time.Duration(math.MaxInt64)
)

// Prepare lets a new store do the work that it put off, once nothing has been tapped for a moment.
// If that fails, the error is shown when something is saved.
func (k *Keeper) Prepare() {
	k.messages.world.After(calm, func() {
		k.finishOpening(calm, func(done bool, err error) {
			if !done && err == nil {
				k.Prepare()
			}
		})
	})
}

// Ready calls do once the store saves at once what it gets: immediately, except in the first moments
// of a first start. Until then the screen is drawn and takes taps.
func (k *Keeper) Ready(do func()) {
	waits := len(k.wishes) > 0
	if done, _ := k.store.FinishOpening(never); done && !waits {
		do()
		return
	}
	if k.wishes = append(k.wishes, do); !waits {
		k.wait()
	}
}

// ReadyHere is Ready for an action that leads to another page, unless that page has been opened
// already: a second tap does nothing.
func (k *Keeper) ReadyHere(do func()) {
	here := k.nav.Front()
	k.Ready(func() {
		if k.nav.Front() == here {
			do()
		}
	})
}

// wait has the store do what it put off, and then grants the wishes in their order.
func (k *Keeper) wait() {
	hush := k.messages.world.After(prompt, func() { k.messages.Say(k.messages.world.Words.Shell.MayTakeAMoment) })
	k.finishOpening(0, func(bool, error) {
		hush()
		k.messages.Hush()
		wishes := k.wishes
		k.wishes = nil
		for _, do := range wishes {
			do()
		}
	})
}

// finishOpening has the store do what it put off, off-screen, if nothing was asked of it for some time.
func (k *Keeper) finishOpening(quiet time.Duration, then func(done bool, err error)) {
	var done bool
	var err error
	k.messages.world.Away(func() { done, err = k.store.FinishOpening(quiet) }, func() { then(done, err) })
}

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
