package ui

import (
	"errors"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
)

// settingsOpen is a walk with the settings open, over a game that Ben won.
func settingsOpen(t *testing.T) *walker {
	w := played(t)
	w.app.goSettings()
	return w
}

func TestEverythingIsExported(t *testing.T) {
	w := settingsOpen(t)
	w.tapOn("Export")
	w.tapOn("Export everything")
	w.mustRead("It is in /documents/Tabby.jsonl")
	w.tapOn("Export a table")
	w.mustRead("It is in /documents/Tabby.csv")
	w.store.broken = errFull
	w.tapOn("Export a table")
	w.mustRead("Nothing was written. The disk is full.")
	w.store.broken = nil
}

func TestAFileIsImportedAndOneThatIsWrongIsNot(t *testing.T) {
	w := settingsOpen(t)
	w.store.files = map[string]error{"/a/good.jsonl": nil, "/a/bad.csv": errors.New("line 2: Ben has 4 after round 1, and the total says 5")}
	w.tapOn("Import")
	w.mustRead("Found on this computer")
	w.app.goImport("")
	w.tapOn("bad.csv")
	w.mustRead("Nothing was taken in. Line 2: Ben has 4 after round 1, and the total says 5.")
	want(t, "games", len(w.store.games), 1)
	w.tapOn("good.jsonl")
	w.mustRead("1 new game.")
	want(t, "games", len(w.store.games), 2)
}

// TestAnImportPutsTheTableAway: the file may hold more of the game on the table.
func TestAnImportPutsTheTableAway(t *testing.T) {
	w := walk(t)
	w.store.files = map[string]error{"/a/good.jsonl": nil}
	w.begin(nil, "Ann", "Ben")
	w.app.goSettings()
	w.tapOn("Import")
	w.tapOn("good.jsonl")
	want(t, "a table is open", w.app.table != nil, false)
	w.mustRead("1 new game.")
	w.press(fyne.KeyEscape)
	w.mustRead("Settings")
	w.press(fyne.KeyEscape)
	w.mustRead("On the table Go on Ann and Ben")
}

func TestTheTrashIsPutBackAndEmptied(t *testing.T) {
	w := settingsOpen(t)
	id := w.store.games[0].id
	if err := w.store.Trash(id); err != nil {
		t.Fatal(err)
	}
	w.tapOn("Trash")
	w.mustRead("1 game. Lists and statistics do not show them.", "Ann, Ben and Cy")
	w.tapOn("Put back")
	want(t, "in the trash", len(w.store.trashed), 0)
	w.mustRead("The trash is empty.")
	w.tap(w.app.toasts.Action())
	want(t, "in the trash again", len(w.store.trashed), 1)
	w.tapOn("Empty the trash")
	w.mustRead("Delete 1 game for good", "This cannot be undone.")
	w.tapOn("Keep them")
	want(t, "still there", len(w.store.trashed), 1)
	w.tapOn("Empty the trash")
	w.tapOn("Delete for good")
	want(t, "told", w.app.toasts.Message(), "1 game deleted.")
	w.press(fyne.KeyEscape)
	w.mustRead("Settings")
	w.press(fyne.KeyEscape)
	want(t, "at home", w.app.atHome(), true)
	if w.reads("Ben wins") {
		t.Error("the game is still listed")
	}
}

func TestABackupIsMadeAndPutBack(t *testing.T) {
	w := settingsOpen(t)
	reopened := 0
	w.app.reopen = func() *App {
		reopened++
		return w.app
	}
	w.tapOn("Backups")
	w.mustRead("None yet.")
	w.tapOn("Back up now")
	w.mustRead("A copy of everything is in /backups/tabby.db", "Friday, 20 November, 21:04", "413 kB")
	w.tapOn("Friday, 20 November")
	w.mustRead("Put back Friday, 20 November, 21:04", "set aside first")
	w.tapOn("Keep what is here")
	want(t, "nothing happened", reopened, 0)
	w.tapOn("Friday, 20 November")
	w.tapOn("Put it back")
	w.mustRead("It is back", "1 game from the copy.")
	w.tapOn("Good")
	w.app.goBackups()
	w.mustRead("Set aside for one of them", "Saturday, 3 May 2025, 09:00", "2.4 MB")
	w.store.broken = errFull
	w.app.restore("/backups/tabby.db")
	w.mustRead("Nothing was put back", "All is as it was before. The disk is full.")
	want(t, "opened anew", reopened, 2)
	w.store.broken = nil
}

func TestABackupFromElsewhereHasToBeNamed(t *testing.T) {
	w := settingsOpen(t)
	w.tapOn("Backups")
	w.tapOn("A backup from elsewhere")
	w.tapOn("Put it back")
	w.mustRead("Type where the backup is.")
}

func TestWhatIsKeptIsCheckedAndDerivedAnew(t *testing.T) {
	w := settingsOpen(t)
	w.tapOn("Check")
	w.mustRead("All is well", "1 game, each as it was written.")
	w.tapOn("Good")
	w.store.damaged = errors.New("damaged: the summary of game 1")
	w.tapOn("Check")
	w.mustRead("Something is not as it was written", "Damaged: the summary of game 1.")
	w.tapOn("Derive anew")
	w.mustRead("All is well")
}

func TestTotalsComeFromAPaperSheet(t *testing.T) {
	w := settingsOpen(t)
	w.tapOn("Paper sheet")
	w.mustRead("2026-11-20", "Choose who played.")
	w.tapOn("Rat-a-Tat Cat")
	w.tapOn("Recall")
	w.tapOn("Ann")
	w.tapOn("Ben")
	w.tapOn("Keep it")
	w.mustRead("1 new game.", "Choose who played.")
	want(t, "papers", w.store.papers, []Paper{{Day: "2026-11-20", Variant: "recall", Names: []string{"Ann", "Ben"}, Totals: []int{0, 0}}})
}

func TestAnEmptyPaperSheetSaysWhatIsMissing(t *testing.T) {
	w := settingsOpen(t)
	w.tapOn("Paper sheet")
	for _, name := range []string{"", "Ann"} {
		if name != "" {
			w.tapOn(name)
		}
		w.tapOn("Keep it")
		w.mustRead("Nothing was kept. Choose who played, two people at least.")
	}
	want(t, "papers kept", len(w.store.papers), 0)
	w.tapOn("Ben")
	w.tapOn("Keep it")
	want(t, "papers kept", len(w.store.papers), 1)
}

func TestAJobIsStopped(t *testing.T) {
	w := settingsOpen(t)
	var work, then func()
	w.app.time.Away = func(f, g func()) { work, then = f, g }
	w.tapOn("Check")
	w.pass(lookAgain)
	w.mustRead("Checking", "This may take a moment.")
	w.tapOn("Stop")
	w.mustRead("Stopping …")
	w.window.Canvas().Overlays().Top().(interface{ TypedKey(*fyne.KeyEvent) }).TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	w.mustRead("Stopping …") // until it has stopped
	work()
	w.pass(lookAgain)
	then()
	w.mustRead("Stopped. Not everything was looked at.")
}

// TestWhatReplacesAllThatIsKeptIsStopped stops what takes longest before it begins.
func TestWhatReplacesAllThatIsKeptIsStopped(t *testing.T) {
	for title, tc := range map[string]struct {
		begin func(*walker)
		said  string
	}{
		"Backing up": {func(w *walker) { w.app.goBackups(); w.tapOn("Back up now") }, "Stopped. There is no new backup."},
		"Putting it back": {
			func(w *walker) { w.app.restore("/backups/tabby.db") },
			"Nothing was put back|Stopped. All is as it was before.",
		},
		"Deriving anew": {func(w *walker) { w.app.offerRebuild("Damaged."); w.tapOn("Derive anew") }, "Stopped. Nothing was changed."},
	} {
		w := settingsOpen(t)
		w.app.reopen = func() *App { return w.app }
		var work, then func()
		w.app.time.Away = func(f, g func()) { work, then = f, g }
		tc.begin(w)
		w.mustRead(title)
		w.tapOn("Stop")
		w.mustRead("Stopping …")
		work()
		then()
		w.mustRead(strings.Split(tc.said, "|")...)
		want(t, "backups", len(w.store.backups), 0)
	}
}

func TestWhatReplacesAllThatIsKeptSaysHowFarItIs(t *testing.T) {
	w := settingsOpen(t)
	w.app.reopen = func() *App { return w.app }
	var work, then func()
	w.app.time.Away = func(f, g func()) { work, then = f, g }
	far := func(begin func(), says string) {
		t.Helper()
		begin()
		work()
		w.pass(lookAgain)
		w.mustRead(says)
		then()
	}
	far(func() { w.app.goBackups(); w.tapOn("Back up now") }, "Copying the pages: 25 %.")
	far(func() { w.app.restore("/backups/tabby.db") }, "Checking the entries: 50 %.")
	w.tapOn("Good")
	far(func() { w.app.offerRebuild("Damaged."); w.tapOn("Derive anew") }, "Deriving the games: 75 %.")
}

func TestAJobSaysHowFarItIs(t *testing.T) {
	w := settingsOpen(t)
	var work, then func()
	w.app.time.Away = func(f, g func()) { work, then = f, g }
	w.app.goExport()
	w.tapOn("Export everything")
	work()
	w.pass(lookAgain)
	w.mustRead("Writing the games: 100 %.")
	then()
	w.mustRead("It is in")
}

func TestAFileThatIsDroppedIsOfferedToBeImported(t *testing.T) {
	w := settingsOpen(t)
	page, err := storage.ParseURI("https://example.org/a.csv")
	if err != nil {
		t.Fatal(err)
	}
	w.app.dropped(fyne.Position{}, []fyne.URI{page})
	w.mustRead("Settings")
	w.app.dropped(fyne.Position{}, []fyne.URI{storage.NewFileURI("/a/good.jsonl")})
	w.mustRead("Import", "/a/good.jsonl")
}

func TestTheFirstStartOffersToBringGames(t *testing.T) {
	w := walk(t)
	w.store.files = map[string]error{"/a/good.jsonl": nil}
	w.tapOn("Bring games from another Tabby")
	w.tapOn("good.jsonl")
	w.mustRead("1 new game.")
	w.press(fyne.KeyEscape)
	w.mustRead("Recall, only totals.")
}
