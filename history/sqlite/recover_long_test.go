//go:build long

package sqlite

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"tabby/history"
	"tabby/internal/testing/must"
)

// TestRepairCanBeStoppedOnlyBeforeItChangesAnything stops it whenever it tells how
// far it is.
func TestRepairCanBeStoppedOnlyBeforeItChangesAnything(t *testing.T) {
	whole, want := aFolder(t, true)
	must.Do(t, os.Truncate(filepath.Join(whole, "tabby.db"), 8192))
	for at, stopped := 1, true; stopped; at++ {
		dir := copied(t, whole)
		ctx, cancel := context.WithCancel(context.Background())
		told := 0
		_, err := Recover(dir, Options{}, history.Work{Context: ctx, Report: func(history.Doing, int, int) {
			if told++; told == at {
				cancel()
			}
		}})
		if stopped = errors.Is(err, history.ErrStopped); !stopped {
			must.Do(t, err)
			same(t, openAt(t, dir, Options{}), want)
			if at < 3 || told < at {
				t.Errorf("stop %d of %d was not heard", at, told)
			}
			continue
		}
		for _, name := range []string{"tabby.db", "tabby.jsonl"} {
			was, now := must.Get(os.ReadFile(filepath.Join(whole, name))), must.Get(os.ReadFile(filepath.Join(dir, name)))
			if !bytes.Equal(was, now) {
				t.Errorf("stop %d: %s has changed", at, name)
			}
		}
		same(t, recovered(t, dir, Options{}), want)
	}
}

// TestInterruptedRepairCanBeRepeated breaks it off at every sync of the
// folder. Some entries are nowhere but in the damaged file.
func TestInterruptedRepairCanBeRepeated(t *testing.T) {
	whole, want := aFolder(t, true)
	must.Do(t, os.Truncate(filepath.Join(whole, "tabby.jsonl"), 300))
	script(t, filepath.Join(whole, "tabby.db"), `UPDATE summary SET body = '' WHERE last = 7`)
	off := errors.New("off")
	for at, done := 0, false; !done; at++ {
		dir := copied(t, whole)
		syncs := 0
		_, err := Recover(dir, Options{Disk: syncing{sync: func(string) error {
			if syncs++; syncs > at {
				return off
			}
			return nil
		}}}, history.Work{})
		if done = err == nil; !done && !errors.Is(err, off) {
			t.Fatal(err)
		}
		same(t, recovered(t, dir, Options{}), want)
		if at > 20 {
			t.Fatal("it never ends")
		}
	}
}
