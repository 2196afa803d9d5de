package history

import (
	"encoding/binary"
	"fmt"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"

	"tabby/internal/testing/must"
)

// nothing is an empty store.
type nothing = Empty

// TestTypedTableTakesLittleMemory reads many games as they are typed, and looks all
// the while how much is held.
func TestTypedTableTakesLittleMemory(t *testing.T) {
	const games, most = 1000, 6 << 10 // bytes a game
	var table strings.Builder
	table.WriteString("date,variant,round,player,points\n")
	for g := range games {
		day := time.Date(2000, 1, g, 0, 0, 0, 0, time.UTC).Format(time.DateOnly)
		for n := range 40 {
			fmt.Fprintf(&table, "%s,rat-a-tat-cat,%d,%s,%d\n", day, n/4+1, []string{"Ann", "Ben", "Cy", "Di"}[n%4], 4+(g*7+n*n)%20)
		}
	}
	before, peak := inUse(), uint64(0)
	f := must.Get(ReadFile(strings.NewReader(table.String()), nothing{}, Work{Report: func(Doing, int, int) { peak = max(peak, inUse()) }}))
	got, err := f.Take(forgetful{NewHeld()}, How{})
	if err != nil || got.Games != games {
		t.Fatal(got, err)
	}
	if each := (int64(peak) - int64(before)) / games; each <= 0 || each > most {
		t.Errorf("%d bytes a game", each)
	}
}

// forgetful is a store that keeps nothing.
type forgetful struct{ *Held }

func (forgetful) Stored(string) (Stored, error)         { return Stored{}, nil }
func (forgetful) Add(Entry, string, bool, Ledger) error { return nil }
func (forgetful) Derive(Summary) error                  { return nil }
func (forgetful) Keep(Verbatim, bool) error             { return nil }

// inUse returns how many bytes are in use.
func inUse() uint64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

// numbered is an id that Tabby could give to a game.
func numbered(n int) string {
	u := uuid.UUID{6: 0x70, 8: 0x80}
	binary.BigEndian.PutUint32(u[:], uint32(n))
	return u.String()
}
