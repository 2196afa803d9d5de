package sqlite

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tabby/history"
)

// seasons returns the days with which a season begins.
func seasons(t *testing.T, s *Store) (days []string) {
	t.Helper()
	for day, said := range must1(s.Written([]string{"2026-02-01", "2026-11-20"})) {
		if said.Season {
			days = append(days, day)
		}
	}
	slices.Sort(days)
	return days
}

func TestASeasonIsBegunOnANightAndTakenBack(t *testing.T) {
	s := openAt(t, t.TempDir(), Options{})
	must(t, onlyError(s.Do(history.NoteNight{Day: "2026-11-20", Note: "rain", Place: "at home"})))
	for _, day := range []string{"2026-11-20", "2026-02-01"} {
		must(t, onlyError(s.Do(history.BeginSeason{Day: day, Begins: true})))
	}
	if diff := cmp.Diff([]string{"2026-02-01", "2026-11-20"}, seasons(t, s)); diff != "" {
		t.Error(diff)
	}
	must(t, onlyError(s.Do(history.NoteNight{Day: "2026-11-20"})))
	undo := must1(s.Do(history.BeginSeason{Day: "2026-02-01"}))
	if diff := cmp.Diff([]string{"2026-11-20"}, seasons(t, s)); diff != "" {
		t.Error(diff)
	}
	must(t, onlyError(s.Do(undo)))
	if again := seasons(t, s); len(again) != 2 {
		t.Errorf("after an undo %v", again)
	}
	text := exported(t, s.Reader)
	other := openAt(t, t.TempDir(), Options{})
	imported(t, other, text)
	if diff := cmp.Diff(seasons(t, s), seasons(t, other)); diff != "" {
		t.Error(diff)
	}
	if err := onlyError(s.Do(history.BeginSeason{Day: "Friday", Begins: true})); err == nil {
		t.Error("a season begins on Friday")
	}
}
