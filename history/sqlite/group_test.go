package sqlite

import (
	"testing"

	"tabby/history"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// groups returns the names of the groups and of the people in their latest game.
func groups(t *testing.T, r *Reader) (all [][]string) {
	t.Helper()
	for _, g := range must.Get(r.Groups()) {
		all = append(all, append([]string{g.Name}, g.Latest.Players()...))
	}
	return all
}

func TestGroupIsNamedAndTravels(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	table(t, s, friday, "Ann", "Ben")
	table(t, s, friday.AddDate(0, 0, 1), "Cy", "Ann")
	ann, ben := person(t, s, "Ann").ID, person(t, s, "Ben").ID
	undo := must.Get(s.Do(history.NameGroup{People: []string{ben, ann}, Name: " Friday  club "}))
	want := [][]string{{"", "Cy", "Ann"}, {"Friday club", "Ann", "Ben"}}
	expect.Same(t, "the groups", groups(t, s.Reader), want)
	other := openAt(t, t.TempDir(), Options{})
	imported(t, other, exported(t, s.Reader))
	expect.Same(t, "the groups", groups(t, other.Reader), want)
	must.Get(s.Do(undo))
	expect.Same(t, "a group after Undo", groups(t, s.Reader)[1][0], "")
}

func TestGroupKeepsItsNameWhenPeopleAreMerged(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	table(t, s, friday, "Ann", "Ben")
	ann, ben, benedikt := person(t, s, "Ann").ID, person(t, s, "Ben").ID, must.Get(s.Meet("Benedikt")).ID
	must.Get(s.Do(history.NameGroup{People: []string{ann, ben}, Name: "The two"}))
	must.Get(s.Do(history.Merge{Entry: ben, Into: benedikt}))
	expect.Same(t, "the groups", groups(t, s.Reader), [][]string{{"The two", "Ann", "Benedikt"}})
}
