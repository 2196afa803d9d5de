//go:build long

package sqlite

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// TestATableIsStoppedAtAnyTimeAndNothingHasChanged stops a look into a table and its import, each at every step that it
// reports.
func TestATableIsStoppedAtAnyTimeAndNothingHasChanged(t *testing.T) {
	table := strings.Builder{}
	table.WriteString("date,game,Ida,Otto\n")
	for n := range 600 { // progress is told every 512
		fmt.Fprintf(&table, "20%02d-%02d-%02d,Skyjo,%d,%d\n", n/336, n/28%12+1, n%28+1, 20+n%7, 40-n%9)
	}
	s := openAt(t, t.TempDir(), Options{})
	must.Get(s.Meet("Ann"))
	before := exported(t, s.Reader)
	look := func(w history.Work) error {
		_, _, err := s.Understand(strings.NewReader(table.String()), nil, w)
		return err
	}
	whole := func(w history.Work) error { _, err := s.Import(strings.NewReader(table.String()), w); return err }
	for n, do := range []func(history.Work) error{look, whole} {
		what := []string{"look", "import"}[n]
		stops := 0
		for at := 1; ; at++ {
			ctx, stop := context.WithCancel(t.Context())
			reports := 0
			err := do(history.Work{Context: ctx, Report: func(history.Doing, int, int) {
				if reports++; reports == at {
					stop()
				}
			}})
			stop()
			if err == nil { // it was over before
				break
			}
			stops++
			if !errors.Is(err, history.ErrStopped) {
				t.Fatalf("a %s that is stopped at report %d: %v", what, at, err)
			}
			same(t, s, before)
			expect.Same(t, "people", offered(t, s), "Ann")
		}
		if stops == 0 {
			t.Errorf("a %s cannot be stopped", what)
		}
	}
}
