//go:build linux || darwin

package sqlite_test

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"tabby/history"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// TestNothingIsConfirmedOnceTheStoreIsGone takes the folder of an open store away in every way, and
// goes on writing.
func TestNothingIsConfirmedOnceTheStoreIsGone(t *testing.T) {
	for way, take := range map[string]func(dir string) error{
		"deleted": os.RemoveAll,
		"renamed": func(dir string) error { return os.Rename(dir, dir+" old") },
		"replaced by an empty one": func(dir string) error {
			return errors.Join(os.Rename(dir, dir+" old"), os.Mkdir(dir, 0o700))
		},
		"replaced by a copy": func(dir string) error {
			return errors.Join(os.Rename(dir, dir+" old"), os.CopyFS(dir, os.DirFS(dir+" old")))
		},
		"without its database": func(dir string) error { return os.Remove(filepath.Join(dir, "tabby.db")) },
	} {
		t.Run(way, func(t *testing.T) {
			dir := filepath.Join(t.TempDir(), "tabby")
			s := open(t, dir)
			log := play(t, s, started(ann, ben), round(4, 1))
			must.Do(t, take(dir))
			writes := map[string]func() error{
				"a round":  func() error { return log.Append(2, []scoring.Event{round(5, 2)}) },
				"a draft":  func() error { return s.SaveDraft("half", []byte("done")) },
				"a remark": func() error { _, err := s.Do(history.Set{Key: "key", Value: "value"}); return err },
				"a game":   func() error { return s.NewGame().Append(0, []scoring.Event{started(ann, ben)}) },
			}
			for what, write := range writes {
				if err := write(); !errors.Is(err, history.ErrGone) {
					t.Errorf("%s: %v", what, err)
				}
			}
		})
	}
}

// TestABackupInsteadOfTheDatabaseLosesNothing moves a copy over the database of an open store: what
// is written then is in the second copy.
func TestABackupInsteadOfTheDatabaseLosesNothing(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "tabby")
	s := open(t, dir)
	log := play(t, s, started(ann, ben), round(4, 1))
	backup := must.Get(s.Backup(history.Work{}))
	must.Do(t, os.Rename(backup, filepath.Join(dir, "tabby.db")))
	must.Do(t, log.Append(2, []scoring.Event{round(5, 2)}))
}
