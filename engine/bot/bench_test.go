package bot_test

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"
	"testing"
	"time"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/testing/limit"
)

// A duel is one player against a table of others, each deal played from every
// seat.
type duel struct {
	variant string
	players int
	a, z    bot.Level
	deals   int
}

// A score adds up what came of the deals of a duel: the share of wins over what
// is fair, and by how many points the others' lines count more.
type score struct{ n, wins, squares, points, pointsSquared float64 }

func (s *score) add(wins, points float64) {
	s.n++
	s.wins += wins
	s.squares += wins * wins
	s.points += points
	s.pointsSquared += points * points
}

// mean returns a mean and its standard error.
func mean(sum, squares, n float64) (m, err float64) {
	m = sum / n
	return m, math.Sqrt(max(0, squares/n-m*m) / n)
}

// play plays the deals on all cores.
func (d duel) play(b *testing.B) score {
	b.Helper()
	p := pack(b, d.variant, nil)
	var all score
	var lock sync.Mutex
	var workers sync.WaitGroup
	cores := runtime.GOMAXPROCS(0)
	for w := range cores {
		workers.Go(func() {
			var s score
			for deal := w; deal < d.deals; deal += cores {
				s.add(d.deal(p, uint64(deal)))
			}
			lock.Lock()
			defer lock.Unlock()
			all.n += s.n
			all.wins += s.wins
			all.squares += s.squares
			all.points += s.points
			all.pointsSquared += s.pointsSquared
		})
	}
	workers.Wait()
	return all
}

// deal plays a deal from every seat, and returns the means.
func (d duel) deal(p *engine.Pack, seed uint64) (wins, points float64) {
	n := float64(d.players)
	for s := range d.players {
		seats := slices.Repeat([]bot.Level{d.z}, d.players)
		seats[s] = d.a
		at := seat(p, seats...)
		at.mind = bot.NewMind(p)
		r := at.play(seed)
		wins += share(r, s) / n
		for o, line := range r.Points[:d.players] {
			if o != s {
				points += float64(line-r.Points[s]) / n / (n - 1)
			}
		}
	}
	return wins, points
}

func name(l bot.Level) string {
	switch l {
	case random:
		return "random"
	case oldSharp:
		return "old sharp"
	}
	return l.String()
}

// BenchmarkDuel plays the levels against each other.
func BenchmarkDuel(b *testing.B) {
	for _, d := range []duel{
		{"rat-a-tat-cat", 2, bot.Steady, random, 20_000},
		{"rat-a-tat-cat", 2, bot.Easy, random, 20_000},
		{"rat-a-tat-cat", 2, bot.Easy, bot.Steady, 20_000},
		{"rat-a-tat-cat", 2, bot.Sharp, bot.Steady, 4000},
		{"rat-a-tat-cat", 4, bot.Sharp, bot.Steady, 1000},
		{"rat-a-tat-cat", 4, bot.Sharp, oldSharp, 400},
		{"rat-a-tat-tat", 2, bot.Sharp, bot.Steady, 4000},
		{"rat-a-tat-tat", 4, bot.Sharp, bot.Steady, 1000},
		{"recall", 2, bot.Sharp, bot.Steady, 4000},
		{"recall", 4, bot.Sharp, bot.Steady, 1000},
	} {
		b.Run(fmt.Sprintf("%s/%d/%s-%s", d.variant, d.players, name(d.a), name(d.z)), func(b *testing.B) {
			var s score
			for range b.N {
				s = d.play(b)
			}
			wins, err := mean(s.wins, s.squares, s.n)
			b.ReportMetric(100*wins, "%-wins")
			b.ReportMetric(100*err, "±%")
			b.ReportMetric((wins-1/float64(d.players))/err, "errors-over-fair")
			points, err := mean(s.points, s.pointsSquared, s.n)
			b.ReportMetric(points, "points-ahead")
			b.ReportMetric(err, "±points")
		})
	}
}

// BenchmarkRollout plays rounds of steady players: the best of many short
// slices, so that whatever else the machine does matters little.
func BenchmarkRollout(b *testing.B) {
	for _, players := range []int{2, 4, 6} {
		b.Run(fmt.Sprint(players), func(b *testing.B) {
			at := bot.NewRollouts(pack(b, "rat-a-tat-cat", nil), 1)
			took := time.Hour
			b.ReportAllocs()
			for b.Loop() {
				took = min(took, slice(at, players, 250))
			}
			b.ReportMetric(float64(took.Nanoseconds()), "ns/round")
		})
	}
}

// slice plays some rounds and returns the time of one.
func slice(at *bot.Rollouts, players, rounds int) time.Duration {
	begun := time.Now()
	for range rounds {
		at.Play(players)
	}
	return time.Since(begun) / time.Duration(rounds)
}

// BenchmarkMillion compares a million rounds of four steady players with four
// million rounds of the C limit: the best of many short slices of each.
func BenchmarkMillion(b *testing.B) {
	c := limit.Compile(b)
	at := bot.NewRollouts(pack(b, "rat-a-tat-cat", nil), 1)
	least, took := time.Hour, time.Hour
	for range b.N {
		for range 40 {
			least = min(least, c.Slice(b, 10_000))
			took = min(took, slice(at, 4, 1000))
		}
	}
	b.ReportMetric(float64(took)/float64(4*least), "x-four-limits")
	b.ReportMetric(float64(took.Nanoseconds()), "ns/round")
	b.ReportMetric(float64(least.Nanoseconds()), "limit-ns/round")
}

// views returns what players see in the turns of many rounds.
func views(b *testing.B, variant string, players int) (p *engine.Pack, all []engine.View) {
	p = pack(b, variant, nil)
	at := seat(p, slices.Repeat([]bot.Level{bot.Steady}, players)...)
	at.see = func(r *engine.Round, m engine.Move) {
		if m.Seat == r.Turn() {
			all = append(all, r.View(m.Seat))
		}
	}
	for seed := range uint64(40) {
		at.play(seed)
	}
	return p, all
}

// BenchmarkDecision asks for moves, each the least of three times with the same dice, so
// that whatever else the machine does matters little.
func BenchmarkDecision(b *testing.B) {
	for _, variant := range []string{"rat-a-tat-cat", "recall"} {
		for _, players := range []int{2, 4, 6} {
			p, all := views(b, variant, players)
			mind := bot.NewMind(p)
			table, _ := p.Ruleset.Rules.With(engine.House{engine.End: engine.EndThreshold})
			to100 := bot.NewGame(table, make([]int, players), 0)
			for _, c := range []struct {
				name  string
				level bot.Level
				game  bot.Game
			}{{"easy", bot.Easy, bot.Game{}}, {"steady", bot.Steady, to100}, {"sharp:round", bot.Sharp, bot.Game{}}, {"sharp", bot.Sharp, to100}} {
				b.Run(fmt.Sprintf("%s/%d/%s", variant, players, c.name), func(b *testing.B) {
					var times []time.Duration
					for range b.N {
						times = times[:0]
						for i, v := range all[:400] {
							times = append(times, least(3, func() {
								mind.Move(&v, bot.Player{Level: c.level, Game: c.game, Dice: rand.New(rand.NewPCG(1, uint64(i)))})
							}))
						}
					}
					slices.Sort(times)
					b.ReportMetric(float64(times[len(times)/2].Nanoseconds()), "ns-median")
					b.ReportMetric(float64(times[len(times)*95/100].Nanoseconds()), "ns-95th")
					b.ReportMetric(float64(times[len(times)-1].Nanoseconds()), "ns-worst")
				})
			}
		}
	}
}

// least returns the least time that do takes in so many tries.
func least(tries int, do func()) time.Duration {
	took := time.Hour
	for range tries {
		begun := time.Now()
		do()
		took = min(took, time.Since(begun))
	}
	return took
}

// BenchmarkCoach asks the coach at the beginning of turns of four: for the first
// answer, for ten thousand worlds, and to stop.
func BenchmarkCoach(b *testing.B) {
	p, all := views(b, "rat-a-tat-cat", 4)
	all = slices.DeleteFunc(all, func(v engine.View) bool { return v.Phase() == engine.Looking })
	for _, c := range []struct {
		name   string
		worlds int
		stop   bool
	}{{"first answer", 64, false}, {"10000 worlds", 10_000, false}, {"cancel", 1 << 40, true}} {
		b.Run(c.name, func(b *testing.B) {
			worst := time.Duration(0)
			for i := 0; b.Loop(); i++ {
				ctx, cancel := context.WithCancel(context.Background())
				begun := time.Now()
				if c.stop {
					stop := time.AfterFunc(30*time.Millisecond, func() { begun = time.Now(); cancel() })
					defer stop.Stop()
				}
				bot.Question{Pack: p, View: all[i*7%len(all)], Worlds: c.worlds, Seed: 1}.Advise(ctx, func(bot.Advice) {})
				worst = max(worst, time.Since(begun))
				cancel()
			}
			b.ReportMetric(float64(worst.Microseconds())/1000, "ms-worst")
		})
	}
}
