//go:build long

package sqlite

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"tabby/history"
	"tabby/history/sqlite/internal/read"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// TestFlippedSchemaNumberIsDamage flips each bit of the number of the schema in the head of
// the database.
func TestFlippedSchemaNumberIsDamage(t *testing.T) {
	whole := filepath.Join(t.TempDir(), "whole")
	s := openAt(t, whole, Options{})
	fill(t, s, 2, 3)
	want := exported(t, s.Reader)
	must.Do(t, s.Close())
	for bit := range 32 {
		dir := copied(t, whole)
		flip(t, filepath.Join(dir, "tabby.db"), 60, bit)
		for what, err := range map[string]error{
			"open to write": expect.ErrorOf(Open(dir, Options{})), "open to read": expect.ErrorOf(OpenReadOnly(dir, Options{})),
		} {
			if !errors.Is(err, history.ErrDamaged) || errors.Is(err, history.ErrNewer) {
				t.Errorf("bit %d, %s: %v", bit, what, err)
			}
		}
		if d := must.Get(Diagnose(dir, Options{}, history.Work{})); d.Wrong == nil || len(d.Ways) == 0 {
			t.Errorf("bit %d: %+v", bit, d)
		}
		after := recovered(t, dir, Options{})
		same(t, after, want)
		must.Do(t, errors.Join(after.Check(history.Work{}), after.Close()))
	}
	assault.Tried(t, 32, assault.Flips)
}

// TestPiecesOfTwoPowerCutsAreMendedAtTheNextStart mixes what was appended to the running export
// with what a start wrote in its place before the power went again.
func TestPiecesOfTwoPowerCutsAreMendedAtTheNextStart(t *testing.T) {
	const sector = 512
	s, from, _ := unsynced(t)
	want, cut := exported(t, s.Reader), copied(t, s.folder.Path) // no close has done anything
	first := must.Get(os.ReadFile(filepath.Join(cut, "tabby.jsonl")))
	var revisions []byte
	must.Do(t, must.Get(read.Scope{}.Lines(s.DB)).Revisions(func(line []byte) error {
		revisions = append(revisions, line...)
		return nil
	}))
	second := slices.Concat(first[:from], revisions, first[from:])
	for seed := range assault.Times(6, 300, 3000) {
		rnd := rand.New(rand.NewPCG(uint64(seed), 27))
		mixed := slices.Clone(second)
		for at := from / sector * sector; at < int64(len(first)); at += sector {
			if end := min(at+sector, int64(len(first))); rnd.IntN(2) == 0 {
				copy(mixed[at:end], first[at:end])
			}
		}
		dir := copied(t, cut)
		must.Do(t, os.WriteFile(filepath.Join(dir, "tabby.jsonl"), mixed[:from+rnd.Int64N(int64(len(mixed))-from)], 0o600))
		isWell(t, dir, fmt.Sprint("seed ", seed))
		after := openAt(t, dir, Options{})
		same(t, after, want)
		must.Do(t, after.Close())
	}
}
