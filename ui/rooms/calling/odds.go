// Package calling shows when to call: how often a call with a hand is right, by the odds and in
// the family's own games.
package calling

import (
	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/table/steps"
	"tabby/ui/kit/widgets"
)

// Odds are how often calls are right by the rules of a table. They are worked out when they are
// asked for, in steps shorter than a frame, and kept.
type Odds struct {
	pack  *engine.Pack
	after widgets.After
	known map[int]*bot.Calls // by the number of players
	stop  func()
}

// NewOdds returns the odds by the rules of a table, or nil if no card is dealt or nobody
// calls.
func NewOdds(t engine.Ruleset, after widgets.After) *Odds {
	pack, err := engine.NewPack(t)
	if err != nil || t.Rules.Kept || t.Rules.Calling == engine.NoCall || after == nil {
		return nil
	}
	return &Odds{pack: pack, after: after, known: map[int]*bot.Calls{}, stop: func() {}}
}

// players returns for how many players there are odds.
func (o *Odds) players() (all []int) {
	for n := o.pack.Ruleset.Rules.Players.Min; n <= min(o.pack.Ruleset.Rules.Players.Max, engine.MaxSeats); n++ {
		all = append(all, n)
	}
	return all
}

// workOut works out the odds for that many players, and then calls show, unless others were asked for
// since.
func (o *Odds) workOut(players int, show func(*bot.Calls)) {
	o.stop()
	if c := o.known[players]; c != nil {
		show(c)
		return
	}
	c := bot.NewCalls(o.pack, players)
	o.stop = steps.Run(o.after, c.Step, func() {
		o.known[players] = c
		show(c)
	})
}
