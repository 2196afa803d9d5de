//go:build long

package sqlite

import (
	"bytes"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tabby/history"
	"tabby/internal/testing/must"
)

// TestImportGivesTheSameResultInEveryOrder imports the same three files in every order, every second time after
// the game alone, without its people. What is shown depends on what came first, until those who took
// them in meet. Devices that do everything meet in internal/testing/sim/family.
func TestImportGivesTheSameResultInEveryOrder(t *testing.T) {
	one, other, id := apart(t)
	third := openAt(t, t.TempDir(), Options{})
	imported(t, third, exported(t, other.Reader))
	goOn(t, third, id, 8)
	must.Get(third.Do(history.ChooseEnding{Game: id, Sum: must.Get(third.Endings(id))[0].Sum}))
	ann := must.Get(one.Meet("Ann"))
	must.Get(one.Do(history.Rename{Person: ann.ID, Name: "Anna"}))
	must.Get(other.Do(history.Rename{Person: ann.ID, Name: "Anne"}))
	files := []string{exported(t, one.Reader), exported(t, other.Reader), exported(t, third.Reader)}
	var lent bytes.Buffer
	must.Do(t, other.ExportPart(&lent, history.Part{Games: []string{id}}, history.Work{}))
	var stores []*Store
	for n, order := range [][]int{{0, 1, 2}, {2, 1, 0}, {1, 2, 0}, {0, 2, 1}, {1, 0, 2}, {2, 0, 1}} {
		s := openAt(t, t.TempDir(), Options{})
		if n%2 == 1 {
			imported(t, s, lent.String())
		}
		for _, i := range order {
			imported(t, s, files[i])
		}
		stores = append(stores, s)
	}
	quiet(t, stores)
	want := exported(t, stores[0].Reader)
	for i, s := range stores {
		if diff := cmp.Diff(want, exported(t, s.Reader)); diff != "" || strings.Count(want, `{"ending"`) == 0 {
			t.Errorf("%d: %s", i, diff)
		}
		same(t, s, want)
	}
}
