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
	"tabby/history/stats"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// spoilers are the ways in which a file can come to harm.
var spoilers = map[string]func(rnd *rand.Rand, data []byte) []byte{
	"a bit flips": func(rnd *rand.Rand, data []byte) []byte {
		data[rnd.IntN(len(data))] ^= 1 << rnd.IntN(8)
		return data
	},
	"512 bytes are zeroed": func(rnd *rand.Rand, data []byte) []byte {
		clear(block(rnd, data, 512))
		return data
	},
	"a page is garbage": func(rnd *rand.Rand, data []byte) []byte {
		page := block(rnd, data, 4096)
		for i := range page {
			page[i] = byte(rnd.Uint32())
		}
		return data
	},
	"the end is cut off": func(rnd *rand.Rand, data []byte) []byte { return data[:rnd.IntN(len(data))] },
}

// block is some whole block of a file.
func block(rnd *rand.Rand, data []byte, size int) []byte {
	at := rnd.IntN((len(data)+size-1)/size) * size
	return data[at:min(at+size, len(data))]
}

// seeds returns how often each file comes to harm in each way.
func seeds() int { return assault.Times(1, 4, 25) }

// aFolder is a folder with a backup and everything later, as it is after the
// program was killed or closed.
func aFolder(t *testing.T, closed bool) (dir, whole string) {
	t.Helper()
	s := filled(t, 2, 6)
	must.Get(s.Backup(history.Work{}))
	fill(t, s, 2, 6)
	must.Do(t, s.SaveDraft("round", []byte("7 12")))
	must.Get(s.Do(history.Set{Key: "theme", Value: "dark"}))
	rename(t, s)
	whole = exported(t, s.Reader)
	if closed {
		must.Do(t, s.Close())
	}
	dir = copied(t, s.folder.Path)
	return dir, whole
}

func TestDamageToOneFileIsNoticedAndRepaired(t *testing.T) {
	killed, wantKilled := aFolder(t, false)
	closed, wantClosed := aFolder(t, true)
	for _, tc := range []struct{ dir, want, file string }{
		{killed, wantKilled, "tabby.db-wal"},
		{closed, wantClosed, "tabby.db"},
		{closed, wantClosed, "tabby.jsonl"},
	} {
		for how, spoil := range spoilers {
			name := fmt.Sprintf("%s of %s: %s", tc.file, map[string]string{killed: "killed", closed: "closed"}[tc.dir], how)
			t.Run(name, func(t *testing.T) {
				noticed, times := 0, seeds()
				for seed := range uint64(times) {
					if aDamage(t, tc.dir, tc.want, tc.file, func(data []byte) []byte {
						return spoil(rand.New(rand.NewPCG(seed, 1)), data)
					}) {
						noticed++
					}
				}
				t.Logf("noticed %d of %d", noticed, times)
				if how == "a bit flips" {
					assault.Tried(t, times, assault.Flips)
				}
			})
		}
	}
}

// aDamage spoils a file of a copy of the folder, and reports whether anything was
// noticed. If not, everything has to be as it was.
func aDamage(t *testing.T, whole, want, file string, spoil func([]byte) []byte) (noticed bool) {
	t.Helper()
	dir := copied(t, whole)
	path := filepath.Join(dir, file)
	data := must.Get(os.ReadFile(path))
	must.Do(t, os.WriteFile(path, spoil(data), 0o600))

	looks(t, dir)
	s, err := Open(dir, Options{})
	if err == nil {
		if err = s.Housekeep(time.Now().AddDate(0, 1, 0)); err == nil {
			defer s.Close()
			same(t, s, want)
			return len(must.Get(s.folder.Damaged())) > 0
		}
		must.Do(t, s.Close())
	}
	if errors.Is(err, history.ErrNewer) {
		return true // the schema number itself
	}
	if !errors.Is(err, history.ErrDamaged) {
		t.Fatalf("an error that is no damage: %v", err)
	}
	r := must.Get(Recover(dir, Options{}, history.Work{}))
	s = openAt(t, dir, Options{})
	defer s.Close()
	if len(r.SetAside) == 0 {
		t.Errorf("nothing was repaired: %+v", r)
	}
	same(t, s, want)
	return true
}

// reasonable checks that an error of a damaged store says that it is damaged.
func reasonable(t *testing.T, err error) {
	t.Helper()
	if err != nil && !errors.Is(err, history.ErrDamaged) && !errors.Is(err, history.ErrNoGame) && !errors.Is(err, history.ErrNewer) && !errors.Is(err, history.ErrOlder) {
		t.Errorf("an error that is no damage: %v", err)
	}
}

// looks reads everything there is to read. It may fail, it may not panic.
func looks(t *testing.T, dir string) {
	t.Helper()
	r, err := OpenReadOnly(dir, Options{})
	if err != nil {
		return
	}
	defer r.Close()
	games, err := r.Games(history.Page{})
	reasonable(t, err)
	for _, g := range games {
		_, err := r.Game(g.ID)
		reasonable(t, err)
		reasonable(t, expect.ErrorOf(r.Summary(g.ID)))
		reasonable(t, expect.ErrorOf(r.Detail(g.ID)))
	}
	reasonable(t, expect.ErrorOf(r.People()))
	reasonable(t, expect.ErrorOf(r.Known()))
	reasonable(t, expect.ErrorOf(r.Count(history.Filter{})))
	reasonable(t, expect.ErrorOf(r.Nights(history.NightPage{})))
	reasonable(t, expect.ErrorOf(r.Statistics(stats.Query{}, history.Work{})))
	reasonable(t, expect.ErrorOf(r.Trashed()))
	reasonable(t, r.Export(io.Discard, history.Work{}))
	reasonable(t, r.Check(history.Work{}))
	if draft := r.Draft("round"); draft != nil && string(draft) != "7 12" {
		t.Errorf("the draft silently became %q", draft)
	}
	if theme := r.Setting("theme"); theme != "" && theme != "dark" {
		t.Errorf("the setting silently became %q", theme)
	}
}

// same checks that a store holds what is wanted, and so does its running export.
func same(t *testing.T, s *Store, want string) {
	t.Helper()
	if err := s.Check(history.Work{}); err != nil {
		t.Error(err)
	}
	expect.Same(t, "not as it was", exported(t, s.Reader), want)
	running := must.Get(os.ReadFile(s.folder.Export()))
	expect.Same(t, "the running export is not as it was", exported(t, gathered(t, string(running)).Reader), want)
}
