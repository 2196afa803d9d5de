package walks_test

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
)

func TestDroppedFileIsOfferedForImport(t *testing.T) {
	w := settingsOpen(t)
	page, err := storage.ParseURI("https://example.org/a.csv")
	w.must(err)
	w.Drop(page)
	w.Shows("Settings")
	w.Drop(storage.NewFileURI("/a/good.jsonl"))
	w.Shows("Import", "/a/good.jsonl")
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
	w.Shows("No file here ends with .jsonl or .csv.")
	w.ShowsNot(".hidden.csv")
	w.Tap("Games")
	w.ShowsNot("holiday.png")
	w.Tap("The folder above")
	w.Shows("No file here ends", "Games")
	w.Tap("Games")
	w.Tap("ours.csv")
	w.Shows("1 new game.")
	want(t, "field", w.Field("File").Text(), path)
}

func TestFolderThatCannotBeReadSaysSoAndIsLeft(t *testing.T) {
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
