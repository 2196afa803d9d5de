package walks_test

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"tabby/history"
	"tabby/scoring"
	"tabby/ui/frame"
)

// lookAgain is how often the screen looks how far a job is.
const lookAgain = 100 * time.Millisecond

// settingsOpen opens the settings over a game that Ben won.
func settingsOpen(t *testing.T) *walker {
	w := played(t)
	w.settings()
	return w
}

// settings opens the settings, and what few families ever set.
func (w *walker) settings() {
	w.Helper()
	w.Shortcut(ctrl(fyne.KeyComma))
	w.Tap("Your data, devices and more")
}

func TestEverythingIsExported(t *testing.T) {
	w := settingsOpen(t)
	w.Tap("Export")
	w.Tap("Export everything")
	w.Shows("Saved to /documents/Tabby.jsonl")
	w.Tap("Export a table")
	w.Shows("Saved to /documents/Tabby.csv")
	w.store.broken = errFull
	w.Tap("Export a table")
	w.Shows("Nothing was written. The disk is full.")
	w.store.broken = nil
}

// TestATableSaysWhatItHasBeforeItComesIn answers what a table does not say, brings it in, and takes it back.
func TestATableSaysWhatItHasBeforeItComesIn(t *testing.T) {
	w := settingsOpen(t)
	w.store.files = map[string]error{"/a/old.csv": nil}
	w.store.tables = map[string]string{"/a/old.csv": "date,game,Di,Eve\n3/4/2024,Skyjo,41,44\n"}
	w.Tap("Import")
	w.Tap("old.csv")
	w.Shows("What the file doesn’t say")
	w.Shows("Which day is 3/4/2024?")
	w.Tap("Wed 3 Apr 2024")
	w.Shows("1 game, on Wed 3 Apr 2024.")
	w.Shows("New here: Di and Eve.")
	want(t, "games before", len(w.store.games), 1)
	w.Tap("Add them")
	w.Shows("1 new game.")
	want(t, "games", len(w.store.games), 2)
}

// TestATableWithoutADayIsAskedForIt types the day of a table that says none.
func TestATableWithoutADayIsAskedForIt(t *testing.T) {
	w := settingsOpen(t)
	w.store.files = map[string]error{"/a/old.csv": nil}
	w.store.tables = map[string]string{"/a/old.csv": "Skyjo,Di,Eve\n1,41,44\n"}
	w.Tap("Import")
	w.Tap("old.csv")
	w.Shows("On which day did Di and Eve play?")
	day := w.Field("Played on")
	for _, none := range []string{"3 Fooember", ""} {
		w.Fill(day, none)
		w.Press(fyne.KeyReturn)
		w.Shows("That isn’t a date.")
	}
	want(t, "one can bring it in", w.Offers("Add them"), false)
	w.Fill(day, "3 April 2024")
	w.Press(fyne.KeyReturn)
	w.Shows("1 game, on Wed 3 Apr 2024.")
	w.Tap("Add them")
	w.Shows("1 new game.")
	before := w.store.letGo
	w.Tap("Back")
	want(t, "how often the file was let go", w.store.letGo-before, 1)
}

func TestGoodFileIsImportedAndABadOneIsNot(t *testing.T) {
	w := settingsOpen(t)
	w.store.files = map[string]error{"/a/good.jsonl": nil, "/a/bad.csv": errors.New("line 2: Ben has 4 after round 1, and the total says 5")}
	w.Tap("Import")
	w.Shows("Found on this computer")
	w.Tap("bad.csv")
	w.Shows("Nothing was imported. Line 2: Ben has 4 after round 1, and the total says 5.")
	want(t, "games", len(w.store.games), 1)
	w.Tap("good.jsonl")
	w.Shows("1 new game.")
	want(t, "games", len(w.store.games), 2)
}

// TestImportClosesTheOpenSheet: the file may hold more of the same game.
func TestImportClosesTheOpenSheet(t *testing.T) {
	w := walk(t)
	w.store.files = map[string]error{"/a/good.jsonl": nil}
	w.begin(nil, "Ann", "Ben")
	w.app.Go(frame.SettingsRoom.Route())
	w.Tap("Your data, devices and more")
	w.Tap("Import")
	w.Tap("good.jsonl")
	w.Shows("1 new game.")
	w.Press(fyne.KeyEscape)
	w.Shows("Settings")
	w.Press(fyne.KeyEscape)
	w.Shows("On the table Round 1 of 2 · not begun 0 Ann 0 Ben", "Go on")
}

func TestTrashIsPutBackAndEmptied(t *testing.T) {
	w := settingsOpen(t)
	w.change(history.Trash{Game: w.id(), At: w.Now()})
	w.Tap("Bin")
	w.Shows("1 game, not in lists or statistics.", "Ann, Ben and Cy")
	w.Tap("Put back")
	want(t, "in the trash", len(w.store.trashed), 0)
	w.Shows("The bin is empty.")
	w.TapMessage("Undo")
	want(t, "in the trash again", len(w.store.trashed), 1)
	w.Tap("Empty the bin")
	w.Shows("Delete 1 game for good", "This can’t be undone.")
	w.Tap("Keep them")
	want(t, "still there", len(w.store.trashed), 1)
	w.Tap("Empty the bin")
	w.Tap("Delete for good")
	want(t, "message", w.Message(), "1 game deleted.")
	w.Press(fyne.KeyEscape)
	w.Shows("Settings")
	w.Press(fyne.KeyEscape)
	w.Shows("Welcome to the table")
	w.ShowsNot("Ben wins")
}

func TestBackupIsMadeAndPutBack(t *testing.T) {
	w := settingsOpen(t)
	w.Tap("Backups")
	w.Shows("None yet.")
	w.Tap("Back up now")
	w.Shows("Everything is backed up to /backups/tabby.db", "Friday 20 November, 21:04", "413 kB")
	w.Tap("Friday 20 November")
	w.Shows("Put back Friday 20 November, 21:04", "is saved first")
	w.Tap("Keep what is here")
	want(t, "copies", len(w.store.backups), 1)
	w.Tap("Friday 20 November")
	w.Tap("Put it back")
	w.Shows("It is back", "1 game and 3 rounds are here again.")
	w.Tap("Got it")
	w.Tap("Your data, devices and more")
	w.Tap("Backups")
	w.Shows("Saved before another was put back", "Saturday 3 May 2025, 09:00", "2.4 MB")
	w.store.broken = errFull
	w.Tap("Friday 20 November")
	w.Tap("Put it back")
	w.Shows("Nothing was put back", "Everything is as it was before. The disk is full.")
}

func TestBackupFromElsewhereNeedsAName(t *testing.T) {
	w := settingsOpen(t)
	w.Tap("Backups")
	w.Tap("A backup from elsewhere")
	w.Tap("Put it back")
	w.Shows("Type where the backup is.")
}

// damage has the program find, by itself, that its store is damaged.
func (w *walker) damage() {
	w.store.damaged = history.Damaged(history.Refusal{Reason: history.ErrChecksum, Kind: history.OfGame, What: "1"})
	w.app.Housekeep()
}

func TestDamageIsFoundByItselfAndRepaired(t *testing.T) {
	w := played(t)
	w.damage()
	w.Shows("Something is damaged", "Damaged: game 1: the checksum doesn’t match.")
	w.Tap("Not now")
	w.ShowsNot("Something is damaged")
	w.Shows("New game")
	w.app.Housekeep()
	w.Tap("See what can be brought back")
	w.Shows("Something is damaged", "Damaged: game 1: the checksum doesn’t match.",
		"The database, tabby.db, is damaged. 1 game and 2 rounds can be read.",
		"The second copy, tabby.jsonl, holds 1 game and 3 rounds.",
		"Keeps 1 game and 3 rounds, loses nothing.",
		"Put back the backup of Saturday 14 November, 21:04", "Keeps 1 game and 2 rounds, loses 1 round.")
	w.Tap("Bring back everything that can be read")
	w.Shows("It is back", "1 game and 3 rounds are here again. The files from before are kept beside them: damaged-1.db.")
	w.Tap("Got it")
	w.app.Housekeep()
	w.ShowsNot("Something is damaged")
}

func TestTotalsComeFromAPaperSheet(t *testing.T) {
	w := settingsOpen(t)
	w.Tap("Paper sheet")
	w.Shows("Fri 20 Nov 2026", "Choose who played")
	w.ShowsNot("2026-11-20")
	w.Tap("Rat-a-Tat Cat")
	w.Tap("Recall")
	for _, name := range []string{"Ann", "Ben"} {
		w.Shows("Choose who played, at least two people.")
		want(t, "can be kept before "+name+" is chosen", w.Offers("Keep it"), false)
		w.Tap(name)
	}
	w.Tap("Keep it")
	w.Shows("1 new game.", "Choose who played")
	want(t, "papers", w.store.papers, []history.Paper{{
		Day: "2026-11-20", Played: scoring.Started{Variant: "recall"}, Names: []string{"Ann", "Ben"}, Totals: []int{0, 0},
	}})
}

func TestJobCanBeStopped(t *testing.T) {
	w := played(t)
	w.damage()
	w.Held = true
	w.Tap("See what can be brought back")
	w.Pass(lookAgain)
	w.Shows("Looking for what can be brought back", "This may take a moment.")
	w.Tap("Stop")
	w.Shows("Stopping…")
	w.Press(fyne.KeyEscape)
	w.Shows("Stopping…") // until it has stopped
	w.Job().Work()
	w.Pass(lookAgain)
	w.Job().Then()
	w.ShowsNot("The second copy")
}

// replacing are the jobs that replace all that is kept, each as it is begun from the settings.
var replacing = []struct {
	title   string
	begin   func(*walker)
	stopped string // what is shown once it was stopped
	far     string // what is shown while it is done
}{
	{
		"Backing up", func(w *walker) {
			w.Tap("Backups")
			w.Tap("Back up now")
		},
		"Stopped. There is no new backup.", "Copying the pages: 25%.",
	},
	{
		"Putting it back", func(w *walker) {
			w.Tap("Backups")
			w.Tap("A backup from elsewhere")
			w.Fill(w.Field("File"), "/backups/tabby.db")
			w.Tap("Put it back")
			w.Tap("Put it back")
		},
		"Stopped. Everything is as it was before.", "Checking the entries: 50%.",
	},
	{
		"Repairing", func(w *walker) {
			w.damage()
			w.Job().Do()
			w.Tap("See what can be brought back")
			w.Job().Do()
			w.Tap("Bring back everything")
		},
		"Stopped. Everything is as it was before.", "Working out the games: 75%.",
	},
}

func TestReplacingEverythingShowsItsProgressAndCanBeStopped(t *testing.T) {
	for _, tt := range replacing {
		for _, stops := range []bool{true, false} {
			t.Run(fmt.Sprint(tt.title, stops), func(t *testing.T) {
				w := settingsOpen(t)
				w.Held = true
				tt.begin(w)
				w.Shows(tt.title)
				if stops {
					w.Tap("Stop")
					w.Shows("Stopping…")
					w.Job().Do()
					w.Shows(tt.stopped)
					want(t, "backups", len(w.store.backups), 0)
					return
				}
				w.Job().Work()
				w.Pass(lookAgain)
				w.Shows(tt.far)
				w.Job().Then()
			})
		}
	}
}

func TestExportShowsItsProgress(t *testing.T) {
	w := settingsOpen(t)
	w.Held = true
	w.Tap("Export")
	w.Tap("Export everything")
	w.Job().Work()
	w.Pass(lookAgain)
	w.Shows("Writing the games: 100%.")
	w.Job().Then()
	w.Shows("Saved to")
}

func TestNewPersonIsTypedOnAPaperSheet(t *testing.T) {
	w := settingsOpen(t)
	w.Tap("Paper sheet")
	name := w.Field("Add a name")
	w.Tap("Ann")
	w.Fill(name, "ann")
	w.Press(fyne.KeyReturn)
	want(t, "Ann plays twice", name.Error() == "", false)
	w.Fill(name, "Zoe, Cy, ann")
	w.Press(fyne.KeyReturn)
	w.Shows("ann is in the game already.")
	w.TapIn("Zoe", "More")
	w.Tap("Keep it")
	want(t, "names", w.store.papers[0].Names, []string{"Ann", "Zoe", "Cy"})
	want(t, "totals", w.store.papers[0].Totals, []int{0, 1, 0})
}

func TestDroppedFileIsOfferedForImport(t *testing.T) {
	w := settingsOpen(t)
	page, err := storage.ParseURI("https://example.org/a.csv")
	w.must(err)
	w.Drop(page)
	w.Shows("Settings")
	w.Drop(storage.NewFileURI("/a/good.jsonl"))
	w.Shows("Import", "/a/good.jsonl")
}

// TestADroppedTableIsSummarized drops a table of games on the window: the page opens on which it is imported, or
// that on which its fault is said.
func TestADroppedTableIsSummarized(t *testing.T) {
	w := settingsOpen(t)
	w.store.files = map[string]error{"/a/old.csv": nil}
	w.store.tables = map[string]string{"/a/old.csv": "date,game,Di,Eve\n2024-04-03,Skyjo,41,44\n", "/a/bad.csv": "date,game,Di,Eve\n2024-04-31,Skyjo,41,44\n"}
	w.Drop(storage.NewFileURI("/a/bad.csv"))
	w.Shows("Nothing was imported. Line 2", "/a/bad.csv")
	w.Drop(storage.NewFileURI("/a/old.csv"))
	w.Shows("New here: Di and Eve.")
	w.Tap("Add them")
	w.Shows("1 new game.")
	want(t, "games", len(w.store.games), 2)
}

// fileAt makes the folder of the user one with a file of games in a folder of it.
func fileAt(t *testing.T, w *walker) string {
	t.Helper()
	home := t.TempDir()
	t.Setenv("HOME", home)
	path := filepath.Join(home, "Games", "ours.csv")
	w.must(os.Mkdir(filepath.Dir(path), 0o700))
	for _, file := range []string{path, filepath.Join(home, "Games", "holiday.png"), filepath.Join(home, ".hidden.csv")} {
		w.must(os.WriteFile(file, nil, 0o600))
	}
	w.store.files = map[string]error{path: nil}
	return path
}

func TestChosenFileIsImported(t *testing.T) {
	w := settingsOpen(t)
	path := fileAt(t, w)
	w.Tap("Import")
	w.Tap("Choose a file")
	w.Shows("There are no files of games here.")
	w.ShowsNot(".hidden.csv")
	w.Tap("Games")
	w.ShowsNot("holiday.png")
	w.Tap("The folder above")
	w.Shows("There are no files of games here", "Games")
	w.Tap("Games")
	w.Tap("ours.csv")
	w.Shows("1 new game.")
	want(t, "field", w.Field("File").Text(), path)
}

func TestUnreadableFolderSaysSoAndIsLeft(t *testing.T) {
	w := settingsOpen(t)
	path := fileAt(t, w)
	w.Tap("Import")
	w.Tap("Choose a file")
	w.must(os.RemoveAll(filepath.Dir(path)))
	w.Tap("Games")
	w.Shows("This folder can’t be read.")
	w.Press(fyne.KeyEscape)
	w.Shows("Found on this computer")
	w.Press(fyne.KeyEscape)
	w.Shows("Settings")
}
