package demo_test

import (
	"testing"
	"time"

	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/demo"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
)

// TestTheYearIsPlayed plays the year a little after midnight, when the evening before is not over yet.
func TestTheYearIsPlayed(t *testing.T) {
	w := languages.English()
	now := time.Date(2026, 3, 1, 0, 20, 0, 0, time.UTC)
	s := must.Get(sqlite.Open(t.TempDir(), sqlite.Options{}))
	defer s.Close()
	must.Do(t, demo.Play(s, w, now))
	games := must.Get(s.Games(history.Page{Limit: 1000}))
	if len(games) < 110 {
		t.Errorf("%d games are kept", len(games))
	}
	for i, g := range games {
		if g.Over != (i > 0) {
			t.Errorf("game %d of %v, counted from the newest: over %v", i+1, g.Created, g.Over)
		}
		if g.Created.After(now) {
			t.Errorf("a game began at %v, later than now", g.Created)
		}
	}
	people := must.Get(s.People())
	if len(people) != len(w.Demo.People) {
		t.Errorf("%d people play", len(people))
	}
	noted := 0
	for _, n := range must.Get(s.Nights(history.NightPage{Limit: 1000})) {
		if n.Place != "" && n.Note != "" {
			noted++
		}
	}
	if noted != len(w.Demo.Notes) {
		t.Errorf("%d nights have a place and a note", noted)
	}
}
