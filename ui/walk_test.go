package ui

import (
	"math/rand/v2"
	"os"
	"strconv"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/google/go-cmp/cmp"

	"tabby/engine"
	"tabby/scoring"
	"tabby/ui/widgets"
)

func TestMain(m *testing.M) {
	for _, key := range []string{"LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES"} {
		os.Setenv(key, "en_US.UTF-8")
	}
	os.Exit(m.Run())
}

// A walker uses the program as a person does.
type walker struct {
	testing.TB
	app    *App
	store  *memoryStore
	now    time.Time
	later  []func() // what waits for time to pass
	window fyne.Window
	taps   int
}

// walk starts the program on an empty table, in a window of the size of a phone.
func walk(t testing.TB) *walker {
	w := &walker{TB: t, store: newMemoryStore(), now: time.Date(2026, 11, 20, 19, 30, 0, 0, time.UTC)}
	w.start(fyne.NewSize(390, 844))
	return w
}

// start starts the program anew on what is in the store, as after a crash.
func (w *walker) start(size fyne.Size) {
	a := test.NewTempApp(w)
	w.window = test.NewTempWindow(w, nil)
	w.window.SetPadded(false)
	w.app = New(a, w.window, w.store, Schedule{
		Now:   func() time.Time { return w.now },
		After: w.after,
		Away:  func(work, then func()) { work(); then() },
		Dice:  rand.New(rand.NewPCG(1, 2)),
	})
	w.window.Resize(size)
}

// after notes what waits for time to pass.
func (w *walker) after(_ time.Duration, f func()) (stop func()) {
	stopped := false
	w.later = append(w.later, func() {
		if !stopped {
			f()
		}
	})
	return func() { stopped = true }
}

// pass lets time pass.
func (w *walker) pass(d time.Duration) {
	w.now = w.now.Add(d)
	waiting := w.later
	w.later = nil
	for _, f := range waiting {
		f()
	}
}

// tap taps something that has to be visible and enabled.
func (w *walker) tap(o fyne.Tappable) {
	w.Helper()
	if c, ok := o.(fyne.CanvasObject); ok && !c.Visible() {
		w.Fatalf("%T cannot be tapped: it is hidden", o)
	}
	if d, ok := o.(fyne.Disableable); ok && d.Disabled() {
		w.Fatalf("%T cannot be tapped: it is disabled", o)
	}
	w.taps++
	test.Tap(o)
}

// keys types characters where nothing in particular has the focus.
func (w *walker) keys(text string) {
	for _, r := range text {
		w.app.typedRune(r)
	}
}

// press presses a key where nothing in particular has the focus.
func (w *walker) press(names ...fyne.KeyName) {
	for _, n := range names {
		w.app.typedKey(&fyne.KeyEvent{Name: n})
	}
}

// begin begins a game with those people, who may be new.
func (w *walker) begin(house engine.House, names ...string) {
	w.Helper()
	in := scoring.Start{At: w.now, Variant: "rat-a-tat-cat", House: house}
	for _, n := range names {
		p, err := w.store.Meet(n)
		if err != nil {
			w.Fatal(err)
		}
		in.People = append(in.People, scoring.Person{ID: p.ID, Name: p.Name})
	}
	if !w.app.begin(in) {
		w.Fatal("the game does not begin: " + w.app.toasts.Message())
	}
}

// digits taps the digits on the keypad.
func (w *walker) digits(text string) {
	w.Helper()
	for _, r := range text {
		w.tap(w.app.table.entry.pad.KeyWidget(widgets.Key(r - '0')))
	}
}

// row is a player's row of the entry screen.
func (w *walker) row(p scoring.Player) *entryRow {
	w.Helper()
	for _, r := range w.app.table.entry.rows {
		if r.player == p {
			return r
		}
	}
	w.Fatalf("player %d has no row", p)
	return nil
}

// totals are the totals on the sheet.
func (w *walker) totals() []int { return w.app.table.game.sheet().Totals }

// last is the last event on the sheet.
func (w *walker) last() scoring.Event { return w.app.table.game.State().LastDone() }

// want compares, and says what is different.
func want[T any](t testing.TB, what string, got, want T) {
	t.Helper()
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("%s (-want +got):\n%s", what, d)
	}
}

// round enters a round of totals by keyboard.
func (w *walker) round(totals ...int) {
	w.Helper()
	before := len(w.app.table.game.sheet().Rounds)
	w.keys("n")
	for i, n := range totals {
		w.keys(strconv.Itoa(n))
		if n > 0 && n < 4 && i < len(totals)-1 {
			w.press(fyne.KeyReturn)
		}
	}
	w.press(fyne.KeyReturn)
	if len(w.app.table.game.sheet().Rounds) != before+1 {
		w.Fatalf("round %v was not written down: %s", totals, w.app.toasts.Message())
	}
}
