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
	o.judgement = o.sound(nil)
	return o
}

// Sharpen makes all play by the weights of sharp players.
func (o *Rollouts) Sharpen() { o.judgement = o.tuned(nil) }

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

// Forgotten returns the slots of the own cards that a player who is about to move has
// forgotten.
func (m Memory) Forgotten(v *engine.View) (slots []uint8) {
	forgot := m.after(v).forgot
	for slot := range uint8(v.Len(v.Seat)) {
		if forgot>>slot&1 != 0 {
			slots = append(slots, slot)
		}
	}
	return slots
}

// OldSharp returns a Mind whose sharp players judge like steady ones and search less: the
// company in which sharp players have to hold their own.
func OldSharp(p *engine.Pack) *Mind {
	m := NewMind(p).Weighted(Weights{})
	m.search = search{worlds: 160, rollouts: 1 << 30, batch: 16, hopeless: 1 << 30, worse: 6, better: 1, win: 200}
	return m
}

// Saves returns what drawing a card is expected to save of a line whose worst card counts
// that many points, in sixteenths.
func Saves(p *engine.Pack, worst int16) int16 { return NewMind(p).whole.saves(worst * point) }

// Prospect returns how likely a seat is to win a game after a round of two, in which it has
// some points and the other player some.
func Prospect(m *Mind, g Game, s engine.Seat, first, second int) float64 {
	at := newProspect(g, s, m.future.of(m, 2))
	res := engine.Result{Caller: engine.Nobody}
	res.Points[0], res.Points[1] = first, second
	return at.after(&res)
}
