package ui

import (
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"tabby/engine"
	"tabby/ui/widgets"
)

var oneRound = engine.House{engine.End: engine.EndRounds, engine.Rounds: "1"}

// season plays three games on two evenings, of which the last goes on, and goes
// home.
func season(t *testing.T) *walker {
	w := walk(t)
	w.begin(oneRound, "Ann", "Ben")
	w.round(9, 5)
	w.now = w.now.Add(5 * time.Hour) // half past midnight
	w.begin(oneRound, "Ann", "Cy")
	w.round(4, 5)
	w.now = w.now.Add(20 * time.Hour)
	w.begin(to100, "Ben", "Cy")
	w.app.goHome()
	return w
}

// page is the page in front.
func (w *walker) page() *widgets.Page {
	w.Helper()
	p, ok := w.app.stack.Current().(*widgets.Page)
	if !ok {
		w.Fatalf("%T is in front", w.app.stack.Current())
	}
	return p
}

// objects calls f with everything that can be seen in o.
func objects(o fyne.CanvasObject, f func(fyne.CanvasObject)) {
	if !o.Visible() {
		return
	}
	f(o)
	switch o := o.(type) {
	case *fyne.Container:
		for _, c := range o.Objects {
			objects(c, f)
		}
	case fyne.Widget:
		for _, c := range test.WidgetRenderer(o).Objects() {
			objects(c, f)
		}
	}
}

// first is the first widget of a kind on the page that fits.
func first[T fyne.CanvasObject](w *walker, fits func(T) bool) T {
	w.Helper()
	var found []T
	o := w.app.stack.Current()
	if top := w.window.Canvas().Overlays().Top(); top != nil {
		o = top
	}
	objects(o, func(o fyne.CanvasObject) {
		if t, ok := o.(T); ok && fits(t) {
			found = append(found, t)
		}
	})
	if len(found) == 0 {
		w.Fatalf("there is no such %T", *new(T))
	}
	return found[0]
}

func (w *walker) chip(text string) *widgets.Chip {
	w.Helper()
	return first(w, func(c *widgets.Chip) bool { return c.Text() == text })
}

func (w *walker) button(text string) *widgets.Button {
	w.Helper()
	return first(w, func(b *widgets.Button) bool { return b.Text() == text })
}

// field is the n-th field of the page.
func (w *walker) field(n int) *widgets.TextField {
	w.Helper()
	return first(w, func(*widgets.TextField) bool { n--; return n < 0 })
}

// tile is the first tile that says text.
func (w *walker) tile(text string) *widgets.Tile {
	w.Helper()
	return first(w, func(t *widgets.Tile) bool { return strings.Contains(wordsOn(t), text) })
}

// lists checks which texts can be seen in front, and which cannot.
func (w *walker) lists(yes, no string) {
	w.Helper()
	text := wordsOn(w.app.stack.Current())
	for _, s := range strings.Split(yes, "|") {
		if !strings.Contains(text, s) {
			w.Errorf("%q is not there:\n%s", s, text)
		}
	}
	for _, s := range strings.Split(no, "|") {
		if no != "" && strings.Contains(text, s) {
			w.Errorf("%q is there:\n%s", s, text)
		}
	}
}

func TestAllGamesAreListedByEveningAlsoPastMidnight(t *testing.T) {
	w := season(t)
	w.keys("a")
	w.lists("3 games.|Tonight|Ben and Cy|Yesterday|Ann and Cy|Ann and Ben", "Friday")
	text := wordsOn(w.app.stack.Current())
	want(t, "evenings", strings.Count(text, "Yesterday")+strings.Count(text, "Tonight"), 2)
}

func TestGamesAreFilteredByChips(t *testing.T) {
	w := season(t)
	w.app.goGames()
	w.tap(w.chip("Anybody"))
	w.tap(w.chip("Ann"))
	w.lists("2 games.|Ann and Cy|Ann and Ben|Show all", "Ben and Cy|Tonight")
	w.tap(w.chip("Over or not"))
	w.tap(w.chip("Still going on"))
	w.lists("No game is like that.", "Ann and Cy|2 games.")
	w.chip("Ann").OnRemove()
	w.lists("1 game.|Ben and Cy", "Ann and")
	w.tap(w.chip("Any ending"))
	w.tap(w.chip("Rounds"))
	w.lists("No game is like that.", "Ben and Cy")
	w.tap(w.button("Show all games"))
	w.lists("3 games.", "No game is like that.|Show all")
}

func TestTheSearchAndTheFiltersHoldTogether(t *testing.T) {
	w := season(t)
	if err := w.store.NoteNight("2026-11-20", "a storm", "At Grandma’s"); err != nil {
		t.Fatal(err)
	}
	w.app.goGames()
	w.field(0).SetText("storm")
	w.lists("2 games.|At Grandma’s – a storm", "Ben and Cy")
	w.tap(w.chip("Anybody"))
	w.tap(w.chip("Cy"))
	w.lists("1 game.|Ann and Cy", "Ann and Ben")
	w.tap(w.button("Show all"))
	want(t, "the search is empty", w.field(0).Text(), "")
	w.lists("3 games.", "Show all")
}

func TestTheKeyboardStaysOnTheFilterThatWasChosen(t *testing.T) {
	w := season(t)
	w.app.goGames()
	chip := w.chip("Any game")
	w.window.Canvas().Focus(chip)
	chip.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	w.tap(w.chip("Recall"))
	now, ok := w.window.Canvas().Focused().(*widgets.Chip)
	if !ok || now.Text() != "Recall" {
		t.Fatalf("the keyboard is on %T", w.window.Canvas().Focused())
	}
	now.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDelete})
	w.lists("3 games.|Any game", "")
}

func TestGamesComeAsFarAsTheListIsScrolled(t *testing.T) {
	w := walk(t)
	w.app.store = &library{w.store, 1000}
	w.app.goGames()
	w.lists("1000 games.|Dee", "")
	list := first(w, func(*widgets.LongList) bool { return true })
	before := list.Rows()
	if before > 200 {
		t.Errorf("%d rows at once", before)
	}
	for range 5 {
		w.page().Scroll().Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -3000)})
	}
	if list.Rows() <= before {
		t.Errorf("%d rows, before %d", list.Rows(), before)
	}
	for range 1000 {
		w.page().Scroll().Scrolled(&fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -3000)})
	}
	want(t, "all games and evenings", list.Rows(), 1000+200)
}

func TestOfManyQuestionsTheLastIsAskedAndAnswered(t *testing.T) {
	w := season(t)
	var waiting []func()
	w.app.time.Away = func(work, then func()) { waiting = append(waiting, func() { work(); then() }) }
	w.app.goGames()
	for _, typed := range []string{"z", "ze", "zebra"} {
		w.field(0).SetText(typed)
	}
	want(t, "with the store", len(waiting), 1)
	waiting[0]()
	w.lists("All games", "Ann and Ben")
	want(t, "asked in all", len(waiting), 2)
	waiting[1]()
	w.lists("No game is like that.", "Ann and Ben")
}

func TestAGameThatGoesOnIsPutOnTheTableFromTheList(t *testing.T) {
	w := season(t)
	w.app.goGames()
	w.tap(w.tile("Ben and Cy"))
	want(t, "at the table", w.app.atTable(), true)
}

func TestEveningsAndGamesBeginAtOneMargin(t *testing.T) {
	w := season(t)
	w.app.goGames()
	driver := fyne.CurrentApp().Driver()
	title, card := float32(-1), float32(-1)
	objects(w.front(), func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *widgets.Text:
			if o.Text() == "Fri 20 Nov 2026" || o.Text() == "Tonight" {
				title = driver.AbsolutePositionForObject(o).X
			}
		case *widgets.Tile:
			if _, carded := o.Content().(*widgets.Outdented); !carded {
				card = driver.AbsolutePositionForObject(o).X
			}
		}
	})
	want(t, "the heading begins where the cards do", title, card)
}
