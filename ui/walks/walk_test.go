package walks_test

import (
	"math/rand/v2"
	"os"
	"strconv"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"tabby/engine"
	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/testing/uitest"
	"tabby/scoring"
	"tabby/ui"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

func TestMain(m *testing.M) {
	for _, key := range []string{"LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES"} {
		os.Setenv(key, "en_US.UTF-8")
	}
	os.Exit(m.Run())
}

// A walker uses the whole program as a person does, on a store in memory.
type walker struct {
	*uitest.User
	app   *ui.App
	store *memoryStore
	opens ui.Store  // what the program opens: store, unless a test puts another before it
	dice  *rand.PCG // what the program shuffles with
	heard bool      // a screen reader listens
}

// walk starts the program on an empty store, in a window of the size of a phone.
func walk(t testing.TB) *walker {
	w := &walker{User: uitest.New(t), store: newMemoryStore(), dice: rand.NewPCG(1, 2)}
	w.opens, w.Own = w.store, w.own
	w.start(uitest.Phone())
	return w
}

// start starts the program again on what is in the store, as after a crash.
func (w *walker) start(size fyne.Size) {
	w.Reopen(size)
	w.app = ui.New(w.App, w.Window, w.opens, frame.World{Words: uitest.Words(), Now: w.Now, After: w.After, Post: w.Post, Away: w.Away, Dice: rand.New(w.dice), Listened: func() bool { return w.heard }})
	w.Window.Resize(size)
}

// begin begins a game with those people, who may be new, and opens its sheet.
func (w *walker) begin(house engine.House, names ...string) {
	w.Helper()
	w.beginGame("rat-a-tat-cat", house, names...)
}

// beginGame is begin with any variant.
func (w *walker) beginGame(variant string, house engine.House, names ...string) {
	w.Helper()
	w.newGame(variant, house, names...)
	w.resume(uitest.Phone())
}

// begun is a walk at the sheet of a game that has just begun.
func begun(t testing.TB, house engine.House, names ...string) *walker {
	return begunGame(t, "rat-a-tat-cat", house, names...)
}

// begunGame is begun with any variant.
func begunGame(t testing.TB, variant string, house engine.House, names ...string) *walker {
	w := walk(t)
	w.beginGame(variant, house, names...)
	return w
}

// resume starts the program again at the game begun last.
func (w *walker) resume(size fyne.Size) {
	w.Helper()
	delete(w.store.drafts, "route")
	w.start(size)
}

// record writes a round in the store, on the sheet of the game begun last.
func (w *walker) record(in scoring.Record) {
	w.Helper()
	g, err := openGame(w.store.games[len(w.store.games)-1])
	w.must(err)
	in.At = w.Now()
	w.must(g.Do(in))
}

// newGame begins a game in the store.
func (w *walker) newGame(variant string, house engine.House, names ...string) {
	w.Helper()
	w.newGameOf(scoring.Start{Variant: variant, House: house}, names...)
}

// newGameOf begins a game in the store as it is said, but for when and who.
func (w *walker) newGameOf(in scoring.Start, names ...string) {
	w.Helper()
	in.At = w.Now()
	for _, n := range names {
		p, err := w.store.Meet(n)
		w.must(err)
		in.People = append(in.People, scoring.Person{ID: p.ID, Name: p.Name})
	}
	g, err := openGame(w.store.NewGame())
	w.must(err)
	w.must(g.Do(in))
}

func (w *walker) must(err error) {
	w.Helper()
	must.Do(w, err)
}

// change carries out an intent.
func (w *walker) change(in history.Intent) {
	w.Helper()
	_, err := w.store.Do(in)
	w.must(err)
}

// game returns the game begun last, as the store keeps it.
func (w *walker) game() scoring.Game {
	w.Helper()
	g, err := openGame(w.store.games[len(w.store.games)-1])
	w.must(err)
	return g.State()
}

// id names the game begun last.
func (w *walker) id() string { return w.store.games[len(w.store.games)-1].id }

// sheet returns the sheet of the game begun last.
func (w *walker) sheet() scoring.Sheet { return w.game().Sheet(w.Now()) }

// totals returns the totals on that sheet.
func (w *walker) totals() []int { return w.sheet().Totals }

// digits taps digits on the keypad.
func (w *walker) digits(text string) {
	w.Helper()
	for _, r := range text {
		w.Tap(string(r))
	}
}

// round enters a round of totals by keyboard.
func (w *walker) round(totals ...int) {
	w.Helper()
	before := len(w.sheet().Rounds)
	w.Type("n")
	for i, n := range totals {
		w.Type(strconv.Itoa(n))
		if n > 0 && n < 4 && i < len(totals)-1 {
			w.Press(fyne.KeyReturn)
		}
	}
	w.Press(fyne.KeyReturn)
	if w.Focused() == "Nobody called" {
		w.Press(fyne.KeyReturn)
	}
	if len(w.sheet().Rounds) != before+1 {
		w.Fatalf("round %v was not recorded: %s", totals, w.Message())
	}
}

// gone waits until a text is there no more.
func (w *walker) gone(text string) {
	w.Helper()
	for range 10_000 {
		if !w.Reads(text) {
			return
		}
		w.Pass(time.Millisecond)
	}
	w.Fatalf("%q does not go away", text)
}

// tiles returns the tiles in front, in reading order.
func (w *walker) tiles() []*widgets.Tile { return uitest.All[*widgets.Tile](w.Front(), nil) }

// ctrl returns a key together with Ctrl, or what other systems have for it.
func ctrl(key fyne.KeyName) fyne.Shortcut {
	return &desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierShortcutDefault}
}

// want compares two values.
func want[T any](t testing.TB, what string, got, want T) {
	t.Helper()
	expect.Same(t, what, got, want)
}
