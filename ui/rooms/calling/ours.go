package calling

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine/bot"
	"tabby/history/stats"
	"tabby/internal/words"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

// fewCalls is how many calls with a hand say little.
const fewCalls = 10

// An ours is the calls of a family in a game.
type ours struct {
	*fyne.Container

	words *words.Language
	odds  *Odds // or nil
	calls []stats.CallCount
	rows  *fyne.Container
}

// NewOurs shows the calls of a family in one game beside the odds, unless these are nil, with a
// choice where tables were of several sizes. It begins with the size that has most calls.
func NewOurs(w *words.Language, calls []stats.CallCount, odds *Odds) fyne.CanvasObject {
	o := &ours{Container: widgets.Column(widgets.SpaceMedium), words: w, odds: odds, calls: calls, rows: widgets.Column(widgets.SpaceMedium)}
	many := map[int]int{}
	var sizes []int
	for _, c := range calls {
		if many[c.Players] += c.Calls; !slices.Contains(sizes, c.Players) {
			sizes = append(sizes, c.Players)
		}
	}
	most := slices.MaxFunc(sizes, func(a, b int) int { return many[a] - many[b] })
	var chips []*widgets.Chip
	for _, n := range sizes {
		chips = append(chips, widgets.NewChip(w.Count(n, words.Player), nil))
	}
	o.Add(widgets.OneOf(slices.Index(sizes, most), chips, func(i int) { o.show(sizes[i]) }))
	o.Add(o.rows)
	o.Add(widgets.NewHint(w.Calling.OursHint))
	o.show(most)
	return o.Container
}

// show shows the calls at tables of some size, and the odds as soon as they are known.
func (o *ours) show(players int) {
	o.fill(players, nil)
	if o.odds != nil && slices.Contains(o.odds.Players(), players) {
		o.odds.For(players, func(c *bot.Calls) { o.fill(players, c) })
	}
}

// fill draws the calls with each hand beside the odds, which may be nil.
func (o *ours) fill(players int, odds *bot.Calls) {
	o.rows.Objects = nil
	few := false
	for _, c := range o.calls {
		if c.Players == players {
			o.rows.Add(o.row(c, odds))
			few = few || c.Calls < fewCalls
		}
	}
	if few {
		o.rows.Add(widgets.NewHint(o.words.Calling.FewHint))
	}
	o.Refresh()
}

// row draws how many calls with a hand were right, and how many wrong.
func (o *ours) row(c stats.CallCount, odds *bot.Calls) fyne.CanvasObject {
	w := o.words.Calling
	says := o.words.Text(w.Hand(c.Hand)+":", w.Right(c.Right, c.Calls)+".")
	text := widgets.NewText(w.Hand(c.Hand), widgets.TextStyle{Bold: true, Whole: true})
	all := widgets.Column(widgets.SpaceTiny,
		widgets.Pair(widgets.SpaceSmall, text, widgets.NewText(w.Right(c.Right, c.Calls), widgets.TextStyle{})),
		pictures.NewMeter(c.Calls, pictures.Part{Size: c.Right, Color: widgets.ColorFelt}, pictures.Part{Size: c.Calls - c.Right, Color: widgets.ColorWarning}))
	if share, give, known := known(odds, c.Hand); known {
		all.Add(widgets.NewHint(w.Steady(share)))
		says = o.words.Text(says, w.Odds(c.Players, c.Hand, share, give))
	}
	return pictures.NewFigure(says, all)
}

// known returns how often a call with a hand is right and two standard errors, if that is sure
// enough.
func known(odds *bot.Calls, hand int) (share, give float64, known bool) {
	if odds == nil {
		return 0, 0, false
	}
	share, err := odds.By(hand).Share()
	return share, surely * err, surely*err <= leastSure
}
