// Package calling shows when to call: how often a call with a hand is right, by the odds and in
// the family's own games.
package calling

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/engine/bot"
	"tabby/internal/table/steps"
	"tabby/internal/words"
	"tabby/ui/kit/pictures"
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

// Odds are shown up to an error of leastSure, as a share, of two standard errors.
const (
	leastSure = 0.15
	surely    = 2
)

// whole is the width of a bar that stands for all calls.
const whole = 1000

// A view shows the calls of tables of several sizes, one after the other.
type view struct {
	*fyne.Container

	words *words.Language
	odds  *Odds
	rows  *fyne.Container
}

// NewView shows the odds for tables of some sizes, with a choice if there are several. It
// begins with four players, or who is nearest.
func NewView(w *words.Language, o *Odds) fyne.CanvasObject {
	v := &view{words: w, odds: o, rows: widgets.Column(widgets.SpaceSmall)}
	v.Container = widgets.Column(widgets.SpaceMedium)
	all := o.players()
	first := max(0, slices.Index(all, usualPlayers))
	var chips []*widgets.Chip
	for _, n := range all {
		chips = append(chips, widgets.NewChip(w.Count(n, words.Player), nil))
	}
	if len(chips) > 1 {
		v.Add(widgets.OneOf(first, chips, func(i int) { v.show(all[i]) }))
	}
	v.Add(v.rows)
	v.Add(widgets.NewHint(w.Calling.OddsHint))
	v.show(all[first])
	return v.Container
}

// usualPlayers is for how many players odds are shown first.
const usualPlayers = 4

func (v *view) show(players int) {
	v.rows.Objects = []fyne.CanvasObject{widgets.NewHint(v.words.Calling.Counting)}
	v.rows.Refresh()
	v.odds.workOut(players, func(c *bot.Calls) {
		lead := widgets.NewBody("")
		v.rows.Objects = []fyne.CanvasObject{lead}
		for _, called := range c.All() {
			share, err := c.By(called.Hand).Share()
			if surely*err > leastSure {
				continue
			}
			says := v.words.Calling.Odds(players, called.Hand, share)
			if share >= 0.5 {
				lead.SetText(says) // of the highest such hand
			}
			v.rows.Add(v.row(says, called.Hand, share))
		}
		v.Refresh()
	})
}

// row draws how often a call with a hand is right.
func (v *view) row(says string, hand int, share float64) fyne.CanvasObject {
	w := v.words.Calling
	bar := pictures.NewMeter(whole, pictures.Part{Size: int(share * whole), Color: widgets.ColorFelt})
	text := widgets.NewText(w.Hand(hand), widgets.TextStyle{Bold: true, Whole: true})
	return pictures.NewFigure(says, widgets.Column(widgets.SpaceTiny, widgets.Pair(widgets.SpaceSmall, text, widgets.NewHint(w.InTen(share))), bar))
}
