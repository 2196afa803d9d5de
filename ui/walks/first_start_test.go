package walks_test

import (
	"os"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/internal/system/desktop"
	"tabby/internal/testing/uitest"
)

// TestFirstPagesNeedNoDatabase goes to what a first page leads to, where nothing is stored.
func TestFirstPagesNeedNoDatabase(t *testing.T) {
	w := walk(t)
	dir := t.TempDir()
	kept, err := desktop.Open(uitest.Words(), dir)
	w.must(err)
	t.Cleanup(func() { w.must(kept.Close()) })
	w.opens = kept
	w.start(uitest.Phone())
	isOpen := func() bool {
		_, err := os.Stat(filepath.Join(dir, "tabby.db-wal"))
		return err == nil
	}
	for _, to := range []string{"New game", "Settings", "Rules"} {
		w.Tap(to)
		want(t, to+" opens the database", isOpen(), false)
		w.Press(fyne.KeyEscape)
	}
	w.Tap("New game")
	w.Fill(w.Field("Add a name"), "Ann")
	want(t, "a name opens the database", isOpen(), false)
}
