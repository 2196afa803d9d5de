package sqlite

import (
	"testing"

	"tabby/history"
	"tabby/history/stats"
	"tabby/scoring"
)

// TestGamesOfAnOlderFileAreDerivedAnew opens a file of schema 10, whose facts were others.
func TestGamesOfAnOlderFileAreDerivedAnew(t *testing.T) {
	dir := t.TempDir()
	s := openAt(t, dir, Options{})
	log := s.NewGame()
	must(t, log.Append(0, []scoring.Event{scoring.Started{At: friday, Variant: "rat-a-tat-cat", People: []scoring.Person{{Name: "Ann"}, {Name: "Ben"}}}}))
	must(t, log.Append(1, []scoring.Event{scoring.Recorded{At: friday, Source: scoring.SourceTyped, Scores: []*scoring.Score{{Points: 7}, {Points: 3}}}}))
	must(t, log.Append(2, []scoring.Event{scoring.Ended{At: friday}}))
	must(t, s.Close())

	makeOlder(t, dir, 10, func(f *stats.Fact) { f.Rounds = 99 })
	s = openAt(t, dir, Options{})
	must(t, s.Check(history.Work{}))
}
