package walks_test

import (
	"os"
	"slices"
	"strconv"
	"testing"
	"time"

	"tabby/engine"
	"tabby/history"
	"tabby/history/sqlite"
	"tabby/internal/table/game"
	"tabby/internal/table/sheetview"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// endless is a game that nobody ends within a thousand rounds.
var endless = engine.House{engine.End: engine.EndElimination, engine.Threshold: engine.Number(9999)}

// fast returns a folder whose disk is memory, so that what is measured does not wait
// for a disk; where there is none, it does.
func fast(b *testing.B) string {
	b.Helper()
	dir, err := os.MkdirTemp("/dev/shm", "tabby-bench")
	if err != nil {
		b.Logf("the disk is part of it: %v", err)
		return b.TempDir()
	}
	b.Cleanup(func() { _ = os.RemoveAll(dir) })
	return dir
}

// party begins a game of this many people and rounds.
func party(b *testing.B, log history.Log, people, rounds int) *game.Game {
	b.Helper()
	g := must.Get(game.Read(log, func() time.Time { return time.Time{} }))
	in := scoring.Start{Variant: "rat-a-tat-cat", House: endless}
	for i := range people {
		in.People = append(in.People, scoring.Person{ID: strconv.Itoa(i), Name: "Person " + strconv.Itoa(i)})
	}
	must.Do(b, g.Do(in))
	for n := range rounds {
		must.Do(b, g.Do(nthRound(n, people)))
	}
	return g
}

// BenchmarkConfirm confirms the 31st round of six people: Decide, append, fold,
// and the view of the sheet. It reports medians.
func BenchmarkConfirm(b *testing.B) {
	b.Run("memory", func(b *testing.B) { confirm(b, newMemoryStore().NewGame()) })
	b.Run("store", func(b *testing.B) {
		s := must.Get(sqlite.Open(fast(b), sqlite.Options{}))
		b.Cleanup(func() { _ = s.Close() })
		confirm(b, s.NewGame())
	})
}

func confirm(b *testing.B, log history.Log) {
	g := party(b, log, 6, 30)
	round := nthRound(30, 6)
	var took []time.Duration
	for b.Loop() {
		begin := time.Now()
		err := g.Do(round)
		sheetview.Of(languages.English(), g.Sheet())
		took = append(took, time.Since(begin))
		if err == nil {
			err = g.Do(scoring.Undo{}) // back to 30
		}
		must.Do(b, err)
	}
	slices.Sort(took)
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(float64(took[len(took)/2])/1e3, "µs-confirm")
}
