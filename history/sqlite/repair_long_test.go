//go:build long

package sqlite

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"tabby/history"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/must"
)

// pageSize is how large the pages of a database are.
const pageSize = 4096

// TestGamesOnOtherPagesComeBack garbles one page of a database that has no copy.
func TestGamesOnOtherPagesComeBack(t *testing.T) {
	s := filled(t, 60, 6)
	must.Do(t, s.Close())
	must.Do(t, os.Remove(s.folder.Export()))
	data := must.Get(os.ReadFile(s.folder.DB()))
	rnd := rand.New(rand.NewPCG(1, 2))
	for page := 25; page < len(data)/pageSize; page += assault.Times(27, 3, 1) {
		if data[page*pageSize] != 0x0a { // not a leaf: it says where others are
			continue
		}
		dir := t.TempDir()
		garbled := slices.Clone(data)
		for i := range pageSize {
			garbled[page*pageSize+i] = byte(rnd.Uint32())
		}
		must.Do(t, os.WriteFile(filepath.Join(dir, "tabby.db"), garbled, 0o600))
		d := must.Get(Diagnose(dir, Options{}, history.Work{}))
		if d.Wrong == nil {
			continue // nothing was on the page
		}
		way := d.Ways[0]
		if way.Keeps.Games < 55 || way.Keeps.Rounds+way.Loses.Rounds > 360 || way.Keeps.Rounds < 320 {
			t.Errorf("page %d: %+v", page, way)
		}
		got, err := Repair(dir, way, Options{}, history.Work{})
		if err != nil || got.Games != way.Keeps.Games || got.Rounds != way.Keeps.Rounds {
			t.Errorf("page %d: %+v, %v", page, got, err)
		}
		must.Do(t, openAt(t, dir, Options{}).Check(history.Work{}))
	}
}

func TestTheFirstRepairLosesNothingThatCanBeReadAnywhere(t *testing.T) {
	killed, wantKilled := aFolder(t, false)
	closed, wantClosed := aFolder(t, true)
	for _, tc := range []struct{ dir, want, file string }{
		{killed, wantKilled, "tabby.db-wal"},
		{closed, wantClosed, "tabby.db"},
		{killed, wantKilled, "tabby.db"},
		{closed, wantClosed, "tabby.jsonl"},
	} {
		for how, spoil := range spoilers {
			for seed := range uint64(seeds()) {
				name := fmt.Sprintf("%s: %s, seed %d", tc.file, how, seed)
				dir := copied(t, tc.dir)
				path := filepath.Join(dir, tc.file)
				data := must.Get(os.ReadFile(path))
				must.Do(t, os.WriteFile(path, spoil(rand.New(rand.NewPCG(seed, 5)), data), 0o600))
				repairs(t, name, dir, tc.want, everyRound)
			}
		}
		dir := copied(t, tc.dir)
		must.Do(t, os.Remove(filepath.Join(dir, tc.file)))
		repairs(t, tc.file+": it is gone", dir, tc.want, everyRound)
	}
}
