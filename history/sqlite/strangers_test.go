package sqlite

import (
	"slices"
	"strings"
	"testing"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

func TestStrangersNeverPlayedTogether(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	elimination(t, s) // of Ann, Ben and Cy
	ann, anna, dan := person(t, s, "Ann"), person(t, s, "Anna"), person(t, s, "Dan")
	who := func(id string) string {
		t.Helper()
		strangers := must.Get(s.Strangers(id))
		var names []string
		for _, p := range strangers {
			must.Get(s.Do(history.Merge{Entry: p.ID, Into: id}))
			must.Get(s.Do(history.Unmerge{Entry: p.ID}))
			names = append(names, p.Name)
		}
		slices.Sort(names)
		return strings.Join(names, " ")
	}
	for id, want := range map[string]string{ann.ID: "Anna Dan", dan.ID: "Ann Anna Ben Cy"} {
		expect.Same(t, "strangers", who(id), want)
	}
	must.Get(s.Do(history.Merge{Entry: anna.ID, Into: ann.ID}))
	expect.Same(t, "with Ann and Anna one", who(dan.ID), "Ann Ben Cy")
}
