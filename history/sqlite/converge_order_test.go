package sqlite

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tabby/history"
	"tabby/internal/testing/must"
)

// TestImportIsThatOfEveryOrder imports the same three files in every order. What is shown depends
// on what came first, until those who took them in meet.
func TestImportIsThatOfEveryOrder(t *testing.T) {
	one, other, id := apart(t)
	third := openAt(t, t.TempDir(), Options{})
	imported(t, third, exported(t, other.Reader))
	goOn(t, third, id, 8)
	must.Get(third.Do(history.ChooseEnding{Game: id, Sum: must.Get(third.Endings(id))[0].Sum}))
	ann := must.Get(one.Meet("Ann"))
	must.Get(one.Do(history.Rename{Person: ann.ID, Name: "Anna"}))
	must.Get(other.Do(history.Rename{Person: ann.ID, Name: "Anne"}))
	files := []string{exported(t, one.Reader), exported(t, other.Reader), exported(t, third.Reader)}
	var stores []*Store
	for _, order := range [][]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}} {
		s := openAt(t, t.TempDir(), Options{})
		for _, i := range order {
			imported(t, s, files[i])
		}
		must.Do(t, s.Check(history.Work{}))
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
