package ui

import (
	"os"
	"strconv"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"github.com/google/go-cmp/cmp"

	"tabby/engine"
	"tabby/history/stats"
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

var to100 = engine.House{engine.End: engine.EndElimination}

func TestARoundOfFourIsTenTapsFromTheSheet(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben", "Cy", "Dee")
	w.taps = 0
	w.tap(w.app.table.sheet.enter)
	w.tap(w.row(2).caller)
	w.digits("7121823")
	w.tap(w.app.table.entry.save)
	want(t, "taps", w.taps, 10)
	want(t, "totals", w.totals(), []int{7, 12, 18, 23})
	want(t, "caller", w.last().(scoring.Recorded).Caller, scoring.Player(2))
	want(t, "the sheet is in front again", w.app.table.sheet.page.Visible() && !w.app.table.entry.root.Visible(), true)
}

func TestSameAsLastTimeIsOneTap(t *testing.T) {
	w := walk(t)
	w.begin(engine.House{engine.End: engine.EndRounds, engine.Rounds: "1"}, "Ann", "Ben", "Cy")
	w.round(5, 6, 7)
	w.taps = 0
	w.tap(w.app.table.sheet.again)
	want(t, "taps", w.taps, 1)
	s := w.app.table.game.sheet()
	want(t, "rounds", len(s.Rounds), 0)
	want(t, "the deal has moved on", s.Dealer, scoring.Player(1))
	want(t, "the ending is the same", s.Table.Number(engine.Rounds), 1)
	want(t, "games kept", len(w.store.games), 2)
}

func TestACorrectionIsAtMostThreeTaps(t *testing.T) {
	for _, tt := range []struct {
		name, digits string
		score        int
	}{{"one digit", "9", 9}, {"two digits", "16", 16}} {
		t.Run(tt.name, func(t *testing.T) {
			w := walk(t)
			w.begin(to100, "Ann", "Ben")
			w.round(36, 20)
			w.round(4, 5)
			w.taps = 1 // on the cell
			w.app.table.sheet.grid.OnTapped(0, 1)
			w.digits(tt.digits)
			if w.taps > 3 {
				t.Errorf("%d taps", w.taps)
			}
			want(t, "totals", w.totals(), []int{tt.score + 4, 25})
			want(t, "the sheet is in front again", w.app.table.entry.root.Visible(), false)
		})
	}
}

func TestACorrectionSaysWhatItChangesAndCanBeUndone(t *testing.T) {
	w := walk(t)
	w.begin(engine.House{engine.End: engine.EndElimination, engine.Threshold: "30"}, "Ann", "Ben", "Cy")
	w.round(31, 5, 5)
	w.round(5, 5)
	w.app.table.sheet.grid.OnTapped(0, 1)
	w.digits("13")
	want(t, "news", w.app.table.sheet.news, news{Text: "Ann has 13, not 31. Ann is back in. Round 2 lacks Ann.", Undo: true})
	w.app.table.sheet.do.undo()
	want(t, "totals", w.totals(), []int{31, 10, 10})
}

func TestNothingTypedIsLostWhenTheProgramIsKilled(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben", "Cy", "Dee")
	w.tap(w.app.table.sheet.enter)
	w.tap(w.row(1).caller)
	w.digits("71218")
	w.start(fyne.NewSize(390, 844))
	want(t, "the entry is in front", w.app.table.entry.root.Visible(), true)
	want(t, "typed", digits(w.app.table.half.Entry), "7 12 18 ")
	want(t, "caller", w.app.table.half.Entry.Caller, scoring.Player(1))
	w.digits("23")
	w.tap(w.app.table.entry.save)
	want(t, "totals", w.totals(), []int{7, 12, 18, 23})
}

func TestAHalfSetUpGameIsThereAfterTheProgramIsKilled(t *testing.T) {
	w := walk(t)
	w.app.goSetup()
	if _, err := w.app.meet("Ann"); err != nil {
		t.Fatal(err)
	}
	s := newSetup().toggle(w.app.people[0]).play("recall").agree(engine.Jokers, "4")
	w.app.saveDraft(draftSetup, s)
	w.start(fyne.NewSize(390, 844))
	var kept setup
	w.app.loadDraft(draftSetup, &kept)
	want(t, "setup", kept, s)
	want(t, "the setup is in front", w.app.stack.Depth(), 2)
}

func TestUndoAndRedoReachEverything(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben")
	w.round(5, 6)
	w.round(7, 8)
	w.keys("uu")
	want(t, "after two undos", w.totals(), []int{0, 0})
	want(t, "undo is off", w.app.table.sheet.undo.Disabled(), true)
	w.keys("rr")
	want(t, "after two redos", w.totals(), []int{12, 14})
}

func TestCardsAreTappedInsteadOfTotals(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben")
	w.tap(w.app.table.sheet.enter)
	w.tap(w.app.table.entry.byCards)
	for _, code := range []string{"4", "0", "P", "7", "2", "1", "1", "1", "2"} {
		for _, k := range w.app.table.entry.kinds {
			if k.Face().Code == code {
				w.tap(k)
			}
		}
	}
	w.tap(w.app.table.entry.save)
	want(t, "totals", w.totals(), []int{13, 5})
	want(t, "hand", w.last().(scoring.Recorded).Scores[0].Hand, []string{"4", "0", "7", "2"})
}

func TestTheKnockHelperLeadsToTheScores(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben", "Cy")
	w.tap(w.app.table.sheet.knock)
	w.tap(w.app.table.knock.rows[1].Tile)
	w.tap(w.app.table.knock.rows[2].Tile)
	v := viewKnock(w.app.table.game.sheet(), w.app.table.half.Knock)
	want(t, "both others have had their turn", v.Done, true)
	w.tap(w.app.table.knock.enter)
	want(t, "caller", w.app.table.half.Entry.Caller, scoring.Player(1))
}

func TestTimeThatRunsOutAsksWhetherARoundIsOnTheTable(t *testing.T) {
	w := walk(t)
	w.begin(engine.House{engine.End: engine.EndTime, engine.Minutes: "30"}, "Ann", "Ben")
	w.round(5, 6)
	w.pass(31 * time.Minute)
	v := viewGame(w.app.table.game.State(), w.app.table.game.sheet())
	want(t, "question", v.Question, wasRoundOpen)
	w.app.table.sheet.do.timeUp(true)
	want(t, "the round can be entered", w.app.table.sheet.enter.Visible(), true)
	w.round(9, 2)
	s := w.app.table.game.sheet()
	want(t, "over", s.Over, true)
	want(t, "winners", s.Winners, []scoring.Player{1})
}

func TestTheWideWindowShowsSheetAndRoundSideBySide(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben")
	w.window.Resize(fyne.NewSize(1280, 800))
	want(t, "sheet", w.app.table.sheet.page.Visible(), true)
	want(t, "entry", w.app.table.entry.root.Visible(), true)
	w.keys("79")
	w.press(fyne.KeyReturn)
	want(t, "totals", w.totals(), []int{7, 9})
}

func TestAFullDiskIsToldAndChangesNothing(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben")
	w.tap(w.app.table.sheet.enter)
	w.digits("79")
	w.store.broken = errFull
	w.tap(w.app.table.entry.save)
	want(t, "totals", w.totals(), []int{0, 0})
	want(t, "typed", digits(w.app.table.half.Entry), "7 9")
	if w.app.toasts.Message() == "" {
		t.Error("nobody is told")
	}
	w.store.broken = nil
	w.tap(w.app.table.entry.save)
	want(t, "totals", w.totals(), []int{7, 9})
}

func TestEscapeLeadsBackHome(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben")
	w.keys("n")
	w.press(fyne.KeyEscape)
	want(t, "at the sheet", w.app.atTable() && !w.app.table.entry.root.Visible(), true)
	w.press(fyne.KeyEscape)
	want(t, "at home", w.app.atHome(), true)
	w.keys("n")
	want(t, "at the setup", w.app.stack.Depth(), 2)
	w.press(fyne.KeyEscape)
	want(t, "at home again", w.app.atHome(), true)
}

func TestARoundThatIsWrittenDownIsNeverTypedAgain(t *testing.T) {
	w := walk(t)
	w.begin(to100, "Ann", "Ben")
	w.tap(w.app.table.sheet.enter)
	w.digits("79")
	typed := w.store.drafts[draftSheet+w.app.table.game.id()]
	w.tap(w.app.table.entry.save)
	w.store.drafts[draftSheet+w.app.table.game.id()] = typed // the program was killed between the two
	w.start(fyne.NewSize(390, 844))
	want(t, "typed", digits(w.app.table.half.Entry), " ")
	want(t, "totals", w.totals(), []int{7, 9})
}

func TestPeopleAreListedByWhatTheyWon(t *testing.T) {
	w := walk(t)
	w.begin(engine.House{engine.End: engine.EndRounds, engine.Rounds: "1"}, "Ann", "Ben")
	w.round(9, 5)
	w.tap(w.app.table.sheet.again)
	w.round(9, 8)
	w.app.goHome()
	w.app.goPeople()
	r, err := w.store.Statistics(stats.Wish{})
	if err != nil {
		t.Fatal(err)
	}
	want(t, "the champion", r.People[0].Name, "Ben")
	want(t, "standing", standing(r.People[0]), "2 games, 100 % of them won; 6.5 a round")
	w.app.goPerson(r, 0)
	want(t, "the person is open", w.app.stack.Depth(), 3)
	w.press(fyne.KeyEscape)
	w.press(fyne.KeyEscape)
	want(t, "at home", w.app.atHome(), true)
}

func TestGamesAreFoundByName(t *testing.T) {
	w := walk(t)
	for _, names := range [][]string{{"Ann", "Ben"}, {"Cy", "Dee"}} {
		w.begin(engine.House{engine.End: engine.EndRounds, engine.Rounds: "1"}, names...)
		w.round(5, 6)
	}
	found, err := w.store.Find("Dee", "", 9)
	if err != nil || len(found) != 1 {
		t.Fatal(found, err)
	}
	w.app.goHome()
	w.app.goGames()
	want(t, "the list is open", w.app.stack.Depth(), 2)
}

func TestAGameIsLookedBackAtAndThrownAway(t *testing.T) {
	w := walk(t)
	w.begin(engine.House{engine.End: engine.EndRounds, engine.Rounds: "2"}, "Ann", "Ben")
	w.round(9, 5)
	w.round(4, 7)
	w.app.table.story()
	want(t, "the story is open", w.app.stack.Depth(), 3)
	trash := w.app.table.keeping().(*fyne.Container).Objects[3].(*widgets.Button)
	w.tap(trash)
	want(t, "at home", w.app.atHome(), true)
	want(t, "in the trash", len(w.store.trashed), 1)
	w.tap(w.app.toasts.Action())
	want(t, "back again", len(w.store.trashed), 0)
}

func TestSomebodyIsRenamed(t *testing.T) {
	w := walk(t)
	w.begin(engine.House{engine.End: engine.EndRounds, engine.Rounds: "1"}, "Ann", "Ben")
	w.round(9, 5)
	w.app.goHome()
	w.app.goPeople()
	r, _ := w.store.Statistics(stats.Wish{})
	w.app.goPerson(r, 0)
	w.app.personMenu(r.People[0])
	if err := w.store.Rename(r.People[0].Person, "Benjamin"); err != nil {
		t.Fatal(err)
	}
	w.app.peopleAgain()
	want(t, "the list of people is open", w.app.stack.Depth(), 2)
	known, _ := w.app.known(r.People[0].Person)
	want(t, "name", known.Name, "Benjamin")
}
