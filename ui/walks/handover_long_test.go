//go:build long

package walks_test

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/uitest"
	"tabby/scoring"
)

func TestGameTooLongForACodeIsAFile(t *testing.T) {
	w := begun(t, engine.House{engine.End: engine.EndRounds, engine.Rounds: engine.Number(400)}, "Ann", "Ben", "Cy")
	g, err := openGame(w.store.games[0])
	w.must(err)
	for n := range 320 {
		scores := []*scoring.Score{{Points: n * 7 % 23}, {Points: n * 5 % 19}, {Points: n * 3 % 17}}
		w.must(g.Do(scoring.Record{At: w.Now().AddDate(0, 0, n*n), Scores: scores, Caller: scoring.Nobody}))
	}
	w.start(uitest.Phone())
	w.more("Move to another device")
	w.Shows("This game is too long for a code", "Copy the link")
	want(t, "codes", codes(w.User), 0)
	w.Tap("Share it as a file")
	want(t, "message", w.Message(), "Saved to /pictures/game 1.jsonl.")
}
