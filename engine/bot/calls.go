package bot

import (
	"cmp"
	"maps"
	"math"
	"math/rand/v2"
	"slices"

	"tabby/engine"
)

// Called counts the calls with a hand, and how many of them were right. The hand is what the
// caller's line counts in the end, as on the sheet.
type Called struct{ Hand, Calls, Right int }

// Share returns the share of right calls, 0 to 1, and the standard error. It uses the rule of
// succession, so that a few calls that were all right have an error, too.
func (c Called) Share() (share, err float64) {
	n := float64(c.Calls)
	p := (float64(c.Right) + 1) / (n + 2)
	return float64(c.Right) / max(1, n), math.Sqrt(p * (1 - p) / (n + 3))
}

// callRounds is how many rounds are played, and callStep how many in a step, by one player.
const (
	callRounds = 6000
	callStep   = 100
)

// Calls plays rounds of steady players and counts their calls. It is a function of the pack and
// the number of players.
type Calls struct {
	rollout
	players int
	played  int
	deck    []engine.Card
	by      map[int]Called
}

// NewCalls returns the calls of rounds that are not played yet.
func NewCalls(p *engine.Pack, players int) *Calls {
	c := &Calls{players: players, deck: p.AppendCards(nil), by: map[int]Called{}}
	c.Mind, c.dice = NewMind(p), rand.New(rand.NewPCG(uint64(players), 1))
	c.judgement = c.sound(nil)
	return c
}

// Step plays some rounds, and reports whether there are more to play. It takes a few
// milliseconds.
func (c *Calls) Step() (more bool) {
	for range callStep / c.players {
		if c.played == callRounds {
			return false
		}
		shuffle(c.deck, c.dice)
		r, err := c.pack.Deal(c.deck, c.players, engine.Seat(c.played%c.players))
		must(err)
		c.finish(&r)
		c.count(c.pack.Result(&r))
		c.played++
	}
	return true
}

// count counts the call of a round, if there was one.
func (c *Calls) count(res engine.Result) {
	if res.Caller == engine.Nobody {
		return
	}
	called := c.by[res.Points[res.Caller]]
	called.Hand = res.Points[res.Caller]
	called.Calls++
	if res.Winners[res.Caller] {
		called.Right++
	}
	c.by[called.Hand] = called
}

// By returns the calls with a hand that were made so far.
func (c *Calls) By(hand int) Called { return c.by[hand] }

// All returns the calls that were made so far by hand, the lowest first.
func (c *Calls) All() []Called {
	return slices.SortedFunc(maps.Values(c.by), func(a, b Called) int { return cmp.Compare(a.Hand, b.Hand) })
}
