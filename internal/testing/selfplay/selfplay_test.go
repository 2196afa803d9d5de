package selfplay_test

import (
	"fmt"
	"math"
	"runtime"
	"slices"
	"testing"
	"time"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/testing/assault"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/testing/selfplay"
)

func order(t testing.TB, variant string, players, rounds int) selfplay.Order {
	t.Helper()
	table := must.Get(engine.NewRuleset(variant, nil))
	pack := must.Get(engine.NewPack(table))
	return selfplay.Order{Pack: pack, Players: slices.Repeat([]selfplay.Player{selfplay.Random}, players), Deals: rounds, Seed: 7, Workers: 1}
}

func TestSummaryDoesNotDependOnWorkers(t *testing.T) {
	for _, r := range engine.Variants() {
		o := order(t, r.ID, r.Players.Max, assault.Times(300, 1500, 1500))
		want := must.Get(selfplay.Run(o))
		for _, workers := range []int{0, 2, 5} {
			if o.Workers = workers; must.Get(selfplay.Run(o)) != want {
				t.Errorf("%s: %d workers come to something else", r.ID, workers)
			}
		}
		if o.Seed++; must.Get(selfplay.Run(o)) == want {
			t.Errorf("%s: another seed comes to the same", r.ID)
		}
	}
}

func TestDealsHavePublishedChances(t *testing.T) {
	s := must.Get(selfplay.Run(order(t, "rat-a-tat-cat", 4, 20_000)))
	share := func(a, b int) float64 { return 100 * float64(a) / float64(b) }
	for _, c := range []struct {
		what      string
		got, want float64
		within    float64
	}{
		{"points of a dealt number card", float64(s.Points) / float64(s.Numbers), 5.0, 0.03},
		{"hands with a power card, in %", share(s.PowerHands, s.Hands), 52.9, 0.7},
		{"first upcards that are powers, in %", share(s.Powers, s.Upcards), 16.7, 1.1},
		{"points of a line at the end", s.Mean(0), 20, 1},
	} {
		if math.Abs(c.got-c.want) > c.within {
			t.Errorf("%s: %.2f, want %.2f", c.what, c.got, c.want)
		}
	}
}

func TestEveryRoundIsCountedOnce(t *testing.T) {
	for _, r := range engine.Variants() {
		var reports []int
		o := order(t, r.ID, r.Players.Min, 1000)
		o.Workers, o.Done = 3, func(n int) { reports = append(reports, n) }
		s := must.Get(selfplay.Run(o))
		if s.Rounds != 1000 || s.Called+s.DeckOut+s.NoCards != 1000 || s.Hands != 1000*r.Players.Min {
			t.Errorf("%s: %+v", r.ID, s)
		}
		if !slices.IsSorted(reports) || reports[len(reports)-1] != 1000 {
			t.Errorf("%s: progress is reported as %v", r.ID, reports)
		}
	}
}

func TestEveryLevelPlaysForALowLine(t *testing.T) {
	for _, r := range assault.Few(2, engine.Variants()) {
		for _, name := range selfplay.Levels() {
			o := order(t, r.ID, 2, assault.Times(60, 200, 200))
			if name == bot.Sharp.String() {
				o.Deals = 10 // which take as long
			}
			player, ok := selfplay.Level(name, bot.NewMind(o.Pack))
			if !ok {
				t.Fatalf("there is no level %s", name)
			}
			o.Players = []selfplay.Player{player, player}
			low := 0.8 * o.Pack.Ruleset.Average()
			s := must.Get(selfplay.Run(o))
			expect.Same(t, r.ID+": players have long lines, named "+name, s.Mean(0) < low, name != "random")
		}
	}
}

func TestRoundWithoutMovesIsAnError(t *testing.T) {
	o := order(t, "recall", 2, 10)
	none := func(*engine.View, []engine.Move, *bot.Player) (engine.Move, bool) {
		return engine.Move{}, false
	}
	o.Players = []selfplay.Player{none, none}
	if _, err := selfplay.Run(o); err == nil {
		t.Error("a round ends by itself")
	}
	o.Players = slices.Repeat(o.Players, 5)
	if _, err := selfplay.Run(o); err == nil {
		t.Error("ten play")
	}
}

func TestRoundDoesNotAllocate(t *testing.T) {
	for _, r := range engine.Variants() {
		few, many := order(t, r.ID, 2, 50), order(t, r.ID, 2, 2050)
		a := testing.AllocsPerRun(3, func() { must.Get(selfplay.Run(few)) })
		b := testing.AllocsPerRun(3, func() { must.Get(selfplay.Run(many)) })
		if b > a+20 {
			t.Errorf("%s: %.0f allocations for 50 rounds, %.0f for 2050", r.ID, a, b)
		}
	}
}

// BenchmarkGames plays games to 100 against steady.
func BenchmarkGames(b *testing.B) {
	for _, c := range []struct {
		level string
		deals int
	}{{"easy", 5000}, {"sharp", 300}} {
		b.Run(c.level, func(b *testing.B) {
			o := mixed(b, "rat-a-tat-cat", c.deals, c.level, "steady")
			o.Game, o.Workers = limited(b, o, 100), runtime.GOMAXPROCS(0)
			var s selfplay.Summary
			for range b.N {
				s = must.Get(selfplay.Run(o))
			}
			won, err := s.WonGames(0)
			b.ReportMetric(100*won, "%-games")
			b.ReportMetric(100*err, "±%")
		})
	}
}

// BenchmarkRounds plays random rounds of every variant.
func BenchmarkRounds(b *testing.B) {
	for _, r := range engine.Variants() {
		b.Run(r.ID, func(b *testing.B) {
			o := order(b, r.ID, 4, b.N)
			b.ReportAllocs()
			b.ResetTimer()
			s := must.Get(selfplay.Run(o))
			b.ReportMetric(float64(s.Moves)/float64(s.Rounds), "moves/round")
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(s.Moves), "ns/move")
		})
	}
}

// BenchmarkCores compares one worker with as many as there are cores, each the
// best of several runs.
func BenchmarkCores(b *testing.B) {
	cores := runtime.GOMAXPROCS(0)
	best := map[int]time.Duration{1: time.Hour, cores: time.Hour}
	for range b.N {
		for range 50 {
			for _, workers := range []int{1, cores} {
				o := order(b, "rat-a-tat-cat", 4, 2560)
				o.Workers = workers
				begun := time.Now()
				must.Get(selfplay.Run(o))
				best[workers] = min(best[workers], time.Since(begun))
			}
		}
	}
	b.ReportMetric(float64(best[1])/float64(best[cores]), fmt.Sprintf("x-on-%d-cores", cores))
}

// mixed returns an order of games or rounds between players of those levels, each deal from every
// seat.
func mixed(t testing.TB, variant string, deals int, names ...string) selfplay.Order {
	t.Helper()
	o := order(t, variant, len(names), deals)
	mind := bot.NewMind(o.Pack)
	o.Paired, o.Players = true, nil
	for _, name := range names {
		player, ok := selfplay.Level(name, mind)
		if !ok {
			t.Fatalf("there is no level %s", name)
		}
		o.Players = append(o.Players, player)
	}
	return o
}

func TestGamesGoOnFromTheirBeginning(t *testing.T) {
	o := mixed(t, "rat-a-tat-cat", 300, "steady", "steady")
	o.Game, o.Paired = limited(t, o, 100), false
	last, rounds := make([]bot.Game, o.Deals), 0
	o.Round = func(deal int, g bot.Game) { last[deal] = g; rounds++ }
	whole := must.Get(selfplay.Run(o))
	if rounds != whole.Rounds || last[0].Totals == o.Game.Totals {
		t.Errorf("%d rounds begin of %d, the last one with %v", rounds, whole.Rounds, last[0].Totals)
	}
	o.Begun, o.Round = last, nil
	if end := must.Get(selfplay.Run(o)); end.Games != whole.Games || end.Rounds > 2*end.Games {
		t.Errorf("from their last rounds on, %d games have %d rounds", end.Games, end.Rounds)
	}
}

func TestDealsAreTheSameByTheirNumbers(t *testing.T) {
	o := order(t, "recall", 3, 20)
	all := must.Get(selfplay.Run(o))
	o.Deals = 7
	first := must.Get(selfplay.Run(o))
	o.First, o.Deals = 7, 13
	if rest := must.Get(selfplay.Run(o)); first.Moves+rest.Moves != all.Moves || first.Points+rest.Points != all.Points {
		t.Error("twenty deals are not the first seven and the others")
	}
}

// limited returns the game of an order that ends when a player has this many points.
func limited(t testing.TB, o selfplay.Order, points int) bot.Game {
	t.Helper()
	return must.Get(selfplay.End{Limit: points}.Game(o.Pack.Ruleset.Rules, nil, len(o.Players)))
}

func TestEasyWinsItsShareOfGames(t *testing.T) {
	for _, id := range assault.Few(1, []string{"rat-a-tat-cat", "rat-a-tat-tat", "recall"}) {
		o := mixed(t, id, 1000, "easy", "steady")
		o.Game = limited(t, o, 100)
		s := must.Get(selfplay.Run(o))
		if won, err := s.WonGames(0); won < 0.15 || won > 0.25 || err > 0.02 {
			t.Errorf("%s: easy wins %.1f ± %.1f %% of games against steady, want 15 to 25 %%", id, 100*won, 100*err)
		}
	}
}

func TestSharesOfPlayersAddUp(t *testing.T) {
	for _, r := range engine.Variants() {
		o := mixed(t, r.ID, 100, "easy", "steady", "random")
		o.Game = limited(t, o, 60)
		s := must.Get(selfplay.Run(o))
		won, games, ahead := 0.0, 0.0, 0.0
		for i := range 3 {
			a, _ := s.Won(i)
			b, _ := s.WonGames(i)
			c, _ := s.Ahead(i, 3)
			won, games, ahead = won+a, games+b, ahead+c
		}
		if math.Abs(won-1) > 1e-9 || math.Abs(games-1) > 1e-9 || math.Abs(ahead) > 1e-9 {
			t.Errorf("%s: the shares of rounds come to %v, of games to %v, the points to %v", r.ID, won, games, ahead)
		}
		if s.Deals != 100 || s.Games != 300 || s.Rounds < s.Games {
			t.Errorf("%s: %d deals, %d games, %d rounds", r.ID, s.Deals, s.Games, s.Rounds)
		}
	}
}

func TestPairedDealsGiveEqualPlayersEqualShares(t *testing.T) {
	// Steady players use no dice, so that from both seats each deal comes to the same.
	s := must.Get(selfplay.Run(mixed(t, "rat-a-tat-tat", 200, "steady", "steady")))
	if won, err := s.Won(0); won != 0.5 || err != 0 {
		t.Errorf("a steady player wins %v ± %v against another", won, err)
	}
}
