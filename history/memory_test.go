package history

import (
	"fmt"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/google/uuid"
)

// nothing is an empty store.
type nothing struct{}

func (nothing) Detail(string) (Detail, error) { return Detail{}, ErrNoGame }
func (nothing) Everyone() ([]Person, error)   { return nil, nil }
func (nothing) NewID() (string, error)        { return uuid.NewString(), nil }

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
	before, peak := held(), uint64(0)
	in, err := ReadFile(strings.NewReader(table.String()), nothing{}, Work{Report: func(Doing, int, int) { peak = max(peak, held()) }})
	if err != nil || len(in.Games) != games {
		t.Fatal(len(in.Games), err)
	}
	if each := (int64(peak) - int64(before)) / games; each <= 0 || each > most {
		t.Errorf("%d bytes a game", each)
	}
}

// held returns how many bytes are in use.
func held() uint64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}
