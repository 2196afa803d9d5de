package sqlite

import (
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"tabby/history"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// unsynced returns a store with a game that goes on, and from where on the running export was
// appended to since it was on the disk.
func unsynced(t *testing.T) (s *Store, from int64, game string) {
	t.Helper()
	s = openAt(t, t.TempDir(), Options{})
	fill(t, s, 2, 3)
	table(t, s, friday, "Ann", "Ben") // which ends
	from = s.running.End
	game = longGame(t, s, "Ann", "Ben")
	for range 12 {
		goOn(t, s, game, 2)
	}
	return s, from, game
}

// TestHolesOfAPowerCutAreMendedAtTheNextStart writes zeros over some of what was appended to the
// running export since it was on the disk, and none over the end.
func TestHolesOfAPowerCutAreMendedAtTheNextStart(t *testing.T) {
	holes := assault.Times(5, 20, 2000)
	s, from, id := unsynced(t)
	must.Get(s.Do(history.NoteGame{Game: id, Note: "a storm"}))
	goOn(t, s, id, 3)
	want, cut := exported(t, s.Reader), copied(t, s.folder.Path) // no close has done anything
	text := must.Get(os.ReadFile(filepath.Join(cut, "tabby.jsonl")))
	for seed := range holes {
		rnd := rand.New(rand.NewPCG(uint64(seed), 24))
		at := from + rnd.Int64N(int64(len(text))-from-600)
		size := 1 + rnd.Int64N(512)
		holed := append([]byte{}, text...)
		clear(holed[at : at+size])
		dir := copied(t, cut)
		must.Do(t, os.WriteFile(filepath.Join(dir, "tabby.jsonl"), holed, 0o600))
		isWell(t, dir, fmt.Sprintf("%d bytes at %d are gone", size, at))
		after := openAt(t, dir, Options{})
		if err := after.Check(history.Work{}); err != nil {
			t.Fatalf("%d bytes at %d: %v", size, at, err)
		}
		same(t, after, want)
		if aside := must.Get(after.folder.Damaged()); len(aside) > 0 {
			t.Errorf("set aside: %v", aside)
		}
		must.Do(t, after.Close())
	}
	assault.Tried(t, holes, assault.Flips)
}

// isWell fails unless a reader says that all is well before the next start.
func isWell(t *testing.T, dir, what string) {
	t.Helper()
	reader := must.Get(OpenReadOnly(dir, Options{}))
	if err := reader.Check(history.Work{}); err != nil {
		t.Errorf("%s: %v", what, err)
	}
	must.Do(t, reader.Close())
	found, err := Diagnose(dir, Options{}, history.Work{})
	if err != nil || found.Wrong != nil {
		t.Errorf("%s: to be repaired are %v, %v", what, found.Wrong, err)
	}
}

// TestRunningExportIsOnTheDiskWhenAGameEnds looks up to where it is.
func TestRunningExportIsOnTheDiskWhenAGameEnds(t *testing.T) {
	dir := t.TempDir()
	s := openAt(t, dir, Options{})
	synced := func() (bytes int64) {
		must.Do(t, s.w.QueryRow(`SELECT bytes FROM synced`).Scan(&bytes))
		return bytes
	}
	id := longGame(t, s, "Ann", "Ben")
	goOn(t, s, id, 4)
	if synced() == s.running.End {
		t.Error("it waited for the disk in the middle of a game")
	}
	table(t, s, friday, "Ann", "Ben")
	expect.Same(t, "bytes on the disk once a game has ended", synced(), s.running.End)
	goOn(t, s, id, 4)
	end := s.running.End
	s = reopened(t, s)
	expect.Same(t, "bytes on the disk once the store was closed", synced(), end)
}

// TestAChangedExportIsSetAside changes what no power cut can.
func TestAChangedExportIsSetAside(t *testing.T) {
	dir := t.TempDir()
	s := openAt(t, dir, Options{})
	fill(t, s, 2, 3)
	want := exported(t, s.Reader)
	must.Do(t, s.Close())
	path := filepath.Join(dir, "tabby.jsonl")
	must.Do(t, os.Truncate(path, 400))
	s = openAt(t, dir, Options{})
	same(t, s, want)
}

// TestFlippedHeaderIsDamage flips bits of the header of the database. Some mean nothing
// to who opens it, and are for [Reader.Check] to find.
func TestFlippedHeaderIsDamage(t *testing.T) {
	whole := filepath.Join(t.TempDir(), "whole")
	s := openAt(t, whole, Options{})
	fill(t, s, 2, 3)
	want := exported(t, s.Reader)
	must.Do(t, s.Close())
	const bits = 8 * 100
	flips, noticed := assault.Times(25, 200, bits), 0
	for i := range flips {
		bit := i * bits / flips
		dir := copied(t, whole)
		flip(t, filepath.Join(dir, "tabby.db"), 0, bit)
		s, err := Open(dir, Options{})
		if err != nil {
			noticed++
			if !errors.Is(err, history.ErrDamaged) {
				t.Errorf("bit %d: %v", bit, err)
			}
			s = recovered(t, dir, Options{})
		}
		expect.Same(t, fmt.Sprint("what is shown with bit ", bit), exported(t, s.Reader), want)
		must.Do(t, s.Close())
	}
	if noticed == 0 {
		t.Error("no flip was noticed")
	}
	assault.Tried(t, flips, assault.Flips)
}

// flip flips a bit of a file, counted from a byte on.
func flip(t *testing.T, path string, from int64, bit int) {
	t.Helper()
	file := must.Get(os.OpenFile(path, os.O_RDWR, 0))
	at, b := from+int64(bit/8), []byte{0}
	must.Get(file.ReadAt(b, at))
	b[0] ^= 1 << (bit % 8)
	must.Do(t, errors.Join(expect.ErrorOf(file.WriteAt(b, at)), file.Close()))
}

// TestRepairTakesTheOtherCopyOfADatabaseOfAnUnknownNumber takes one of which no row can be read.
func TestRepairTakesTheOtherCopyOfADatabaseOfAnUnknownNumber(t *testing.T) {
	dir := t.TempDir()
	s := openAt(t, dir, Options{})
	fill(t, s, 2, 3)
	want := exported(t, s.Reader)
	must.Do(t, s.Close())
	flip(t, s.folder.DB(), 60, 30)
	file := must.Get(os.OpenFile(s.folder.DB(), os.O_RDWR, 0))
	must.Get(file.Seek(4096, io.SeekStart))
	must.Do(t, errors.Join(expect.ErrorOf(file.Write(make([]byte, 64<<10))), file.Close()))
	must.Get(Recover(dir, Options{Now: func() time.Time { return friday }}, history.Work{}))
	same(t, openAt(t, dir, Options{}), want)
}
