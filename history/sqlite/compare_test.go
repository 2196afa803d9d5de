package sqlite

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"tabby/history"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// TestNoFlippedBitIsReportedAsIntact flips one bit of a file that a killed program left.
// Reading and checking then either fail with a word about damage, or everything is
// there.
func TestNoFlippedBitIsReportedAsIntact(t *testing.T) {
	s := filled(t, 1, 3)
	want := exported(t, s.Reader)
	for _, name := range []string{"tabby.db-wal", "tabby.jsonl"} {
		noticed, flips := 0, assault.Times(5, 25, 250)
		for seed := range uint64(flips) {
			dir := copied(t, s.folder.Path)
			path := filepath.Join(dir, name)
			data := must.Get(os.ReadFile(path))
			rnd := rand.New(rand.NewPCG(seed, 7))
			data[rnd.IntN(len(data))] ^= 1 << rnd.IntN(8)
			must.Do(t, os.WriteFile(path, data, 0o600))
			r, err := OpenReadOnly(dir, Options{})
			if err == nil {
				got := exported(t, r)
				if err = r.Check(history.Work{}); err == nil && got != want {
					t.Errorf("%s, seed %d: all is well, and entries are gone", name, seed)
				}
				if name == "tabby.jsonl" && err == nil {
					t.Errorf("%s, seed %d: the flip was not noticed", name, seed)
				}
				if got != want {
					t.Errorf("%s, seed %d: less than was acknowledged is presented", name, seed)
				}
				must.Do(t, r.Close())
			}
			if err != nil {
				noticed++
			}
			if err != nil && !errors.Is(err, history.ErrDamaged) && !errors.Is(err, history.ErrOlder) {
				t.Errorf("%s, seed %d: %v", name, seed, err)
			}
		}
		t.Logf("%s: noticed %d of %d", name, noticed, flips)
		assault.Tried(t, flips, assault.Flips)
	}
}

// TestStoreWithoutItsExportIsRead deletes the running export, which the next start writes.
func TestStoreWithoutItsExportIsRead(t *testing.T) {
	s := filled(t, 1, 3)
	must.Do(t, errors.Join(s.Close(), os.Remove(s.folder.Export())))
	r := must.Get(OpenReadOnly(s.folder.Path, Options{}))
	defer r.Close()
	expect.Error(t, "the check says", r.Check(history.Work{}), history.ErrNoExport)
}

// TestEntrySavedJustBeforeTheEndIsNotDamage cuts off what a program writes last, as if
// it had been stopped before.
func TestEntrySavedJustBeforeTheEndIsNotDamage(t *testing.T) {
	s := filled(t, 1, 3)
	text := must.Get(os.ReadFile(s.folder.Export()))
	lines := bytes.SplitAfter(bytes.TrimSpace(text), []byte("\n"))
	for lacking, well := range map[int]bool{0: true, 1: true, 2: false} {
		dir := copied(t, s.folder.Path)
		must.Do(t, os.WriteFile(filepath.Join(dir, "tabby.jsonl"), append(bytes.Join(lines[:len(lines)-lacking], nil), '\n'), 0o600))
		r := must.Get(OpenReadOnly(dir, Options{}))
		if err := r.Check(history.Work{}); (err == nil) != well {
			t.Errorf("without the last %d: %v", lacking, err)
		}
		must.Do(t, r.Close())
	}
}
