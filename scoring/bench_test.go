package scoring_test

import (
	"testing"

	"tabby/internal/testing/must"
	"tabby/scoring"
)

// evenings is a game of six over many rounds.
func evenings(b *testing.B, n int) (scoring.Game, [][]byte) {
	b.Helper()
	in := cats(outAt(9999), "Ann Ben Cy Dee Eve Fay")
	g, lines := scoring.Game{}, [][]byte{}
	for i := range n + 1 {
		intent := scoring.Intent(in)
		if i > 0 {
			intent = called(scoring.Player(i%6), 1+i%7, 9, 0, i%19, 10, 20)
		}
		events := must.Get(scoring.Decide(g, intent))
		g = scoring.Apply(g, events[0])
		line := must.Get(scoring.Marshal(events[0]))
		lines = append(lines, line)
	}
	return g, lines
}

// BenchmarkConfirm writes one more round of a game of six and thirty rounds, and
// reads the sheet.
func BenchmarkConfirm(b *testing.B) {
	g, _ := evenings(b, 30)
	in := called(ann, 1, 2, 3, 4, 5, 6)
	b.ReportAllocs()
	for b.Loop() {
		events := must.Get(scoring.Decide(g, in))
		if s := scoring.Apply(g, events[0]).Sheet(noon); len(s.Rounds) != 31 {
			b.Fatal("the round is not on the sheet")
		}
	}
}

// BenchmarkSheet reads the sheet of a game of six and five hundred rounds.
func BenchmarkSheet(b *testing.B) {
	g, _ := evenings(b, 500)
	b.ReportAllocs()
	for b.Loop() {
		g.Sheet(noon)
	}
}

// BenchmarkOpen reads a game of six and five hundred rounds from its lines, to its
// sheet.
func BenchmarkOpen(b *testing.B) {
	_, lines := evenings(b, 500)
	b.ReportAllocs()
	for b.Loop() {
		var g scoring.Game
		for _, line := range lines {
			e := must.Get(scoring.Unmarshal(line))
			must.Do(b, scoring.Fits(g, e))
			g = scoring.Apply(g, e)
		}
		g.Sheet(noon)
	}
}
