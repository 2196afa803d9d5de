package sqlite

import (
	"strings"
	"testing"

	"tabby/history"
	"tabby/history/stats"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// TestOneTableOnTwoDevicesIsOneHistory takes in the same table on two devices, one of which knew Ann.
func TestOneTableOnTwoDevicesIsOneHistory(t *testing.T) {
	for what, known := range map[string][]string{"nobody": nil, "Ann": {"Ann"}, "all": {"Cy", `Ben, "B"`, "Ann"}} {
		one, other := openAt(t, t.TempDir(), Options{}), openAt(t, t.TempDir(), Options{})
		for _, name := range known {
			person(t, one, name)
		}
		for _, s := range []*Store{one, other} {
			must.Get(s.Import(strings.NewReader(typed), history.Work{}))
		}
		got := must.Get(one.TakeIn(strings.NewReader(exported(t, other.Reader)), history.Work{}))
		if got.Known != 2 || got.Games+got.Grown+len(got.Parted) > 0 {
			t.Errorf("%s was known: %+v", what, got)
		}
		must.Get(other.TakeIn(strings.NewReader(exported(t, one.Reader)), history.Work{}))
		for _, s := range []*Store{one, other} {
			all := must.Get(s.Namesakes())
			expect.Same(t, "pairs, where "+what+" was known", len(all), len(known))
			must.Get(s.Do(history.SettleNames(all, func(history.Namesake) bool { return true })))
			for _, g := range must.Get(s.Games(history.Page{})) {
				expect.Same(t, "endings", g.Endings, 1)
			}
			people := must.Get(s.Statistics(stats.Query{}, history.Work{})).People
			expect.Same(t, "people", len(people), 3)
		}
		same(t, one, exported(t, other.Reader))
		must.Do(t, one.Check(history.Work{}))
	}
}

// TestRenamedPersonOfOneTableIsPaired takes in the same table on two devices, one of which knew Ann
// and has called her Anna since. Another Ann came to its table later.
func TestRenamedPersonOfOneTableIsPaired(t *testing.T) {
	one, other := openAt(t, t.TempDir(), Options{}), openAt(t, t.TempDir(), Options{})
	anna := person(t, one, "Ann").ID
	for _, s := range []*Store{one, other} {
		must.Get(s.Import(strings.NewReader(typed), history.Work{}))
	}
	must.Get(one.Do(history.Rename{Person: anna, Name: "Anna"}))
	later := person(t, one, "Ann").ID
	must.Get(other.TakeIn(strings.NewReader(exported(t, one.Reader)), history.Work{}))
	must.Get(one.TakeIn(strings.NewReader(exported(t, other.Reader)), history.Work{}))
	for _, s := range []*Store{one, other} {
		all := must.Get(s.Namesakes())
		if len(all) != 1 || all[0].Into.ID != anna || all[0].Name != "Ann" || all[0].ID == later {
			t.Errorf("the pairs are %+v", all)
		}
	}
	must.Get(one.Do(history.SettleNames(must.Get(one.Namesakes()), func(history.Namesake) bool { return true })))
	expect.Same(t, "asked again", len(must.Get(one.Namesakes())), 0)
	names := map[string]int{}
	for _, p := range must.Get(one.People()) {
		names[p.Name]++
	}
	expect.Same(t, "people of each name", names, map[string]int{"Ann": 1, "Anna": 1, `Ben, "B"`: 1, "Cy": 1})
}

// TestTableOfAnExportIsTheExport takes in what a device wrote as a table, and then its export.
func TestTableOfAnExportIsTheExport(t *testing.T) {
	from := openAt(t, t.TempDir(), Options{})
	longGame(t, from, "Ann", "Ben")
	must.Get(from.Import(strings.NewReader(typed), history.Work{}))
	s := openAt(t, t.TempDir(), Options{})
	must.Get(s.Import(strings.NewReader(tabled(t, from)), history.Work{}))
	got := must.Get(s.Import(strings.NewReader(exported(t, from.Reader)), history.Work{}))
	if got.Known != 3 || len(got.Parted)+len(got.Differ)+got.Games+got.Grown > 0 {
		t.Errorf("the export after the table: %+v", got)
	}
}

// TestOnePersonIsAskedAboutOnce says of two people of one name that they are two, and takes it back.
func TestOnePersonIsAskedAboutOnce(t *testing.T) {
	s, other := openAt(t, t.TempDir(), Options{}), openAt(t, t.TempDir(), Options{})
	for _, s := range []*Store{s, other} {
		person(t, s, "Ida")
	}
	must.Get(s.TakeIn(strings.NewReader(exported(t, other.Reader)), history.Work{}))
	all := must.Get(s.Namesakes())
	if len(all) != 1 || all[0].Apart != 0 {
		t.Fatalf("%+v", all)
	}
	for _, same := range []bool{true, false} {
		undo := must.Get(s.Do(history.SettleNames(all, func(history.Namesake) bool { return same })))
		expect.Same(t, "asked again", len(must.Get(s.Namesakes())), 0)
		must.Get(s.Do(undo))
		expect.Same(t, "once it was taken back", len(must.Get(s.Namesakes())), 1)
	}
	must.Get(s.Do(history.Merge{Entry: all[0].ID, Into: all[0].Into.ID}))
	expect.Same(t, "asked again", len(must.Get(s.Namesakes())), 0)
}

// TestNamesakesWhoPlayedTogetherAreTwo has two people of one name at one table.
func TestNamesakesWhoPlayedTogetherAreTwo(t *testing.T) {
	s, other := openAt(t, t.TempDir(), Options{}), openAt(t, t.TempDir(), Options{})
	longGame(t, s, "Ida", "Ben")
	renamed := person(t, s, "Ben")
	must.Get(other.TakeIn(strings.NewReader(exported(t, s.Reader)), history.Work{}))
	must.Get(s.Do(history.Rename{Person: renamed.ID, Name: "Idi"}))
	must.Get(other.Do(history.Rename{Person: person(t, other, "Ida").ID, Name: "Idi"}))
	must.Get(s.TakeIn(strings.NewReader(exported(t, other.Reader)), history.Work{}))
	all := must.Get(s.Namesakes())
	if len(all) != 1 || all[0].Apart != 1 {
		t.Fatalf("%+v", all)
	}
	must.Get(s.Do(history.SettleNames(all, func(history.Namesake) bool { return true })))
	expect.Same(t, "people", len(must.Get(s.People())), 2)
	expect.Same(t, "asked again", len(must.Get(s.Namesakes())), 0)
}
