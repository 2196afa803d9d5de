package bot

import (
	"math/rand/v2"

	"tabby/engine"
)

// Rollouts plays rounds of steady players from the deal.
type Rollouts struct {
	rollout
	deck, order []engine.Card
	Points      int  // of all lines so far
	Slowly      bool // every move for itself
}

// NewRollouts prepares to play rounds with a pack.
func NewRollouts(p *engine.Pack, seed uint64) *Rollouts {
	o := &Rollouts{deck: p.AppendCards(nil)}
	o.Mind, o.dice = NewMind(p), rand.New(rand.NewPCG(seed, 0))
	return o
}

// Play plays a round of that many players.
func (o *Rollouts) Play(players int) {
	o.order = append(o.order[:0], o.deck...)
	shuffle(o.order, o.dice)
	r, err := o.pack.Deal(o.order, players, 0)
	must(err)
	if o.Slowly {
		for r.Phase() != engine.Over {
			if r.Waits() {
				o.reshuffle(&r)
			} else {
				must(r.Do(o.next(&r)))
			}
		}
	}
	o.finish(&r)
	for s := range engine.Seat(players) {
		o.Points += o.pack.Points(&r, s)
	}
}
