package people

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/history/stats"
	"tabby/ui/kit/cat"
	"tabby/ui/kit/widgets"
	"tabby/ui/rooms/calling"
)

// A callsPage shows the calls of the family with real cards, by hand and players, beside what the
// odds say.
type callsPage struct {
	*countedPage

	odds    *calling.Odds // of the variant, or nil
	variant string
}

// openCalls opens the calls of the family.
func (r *Room) openCalls(now selection) {
	p := &callsPage{}
	p.countedPage = r.newCountedPage(r.Words.Calling.Ours, p.body)
	r.Open(p)
	p.show(now)
}

// Leave stops the work.
func (p *callsPage) Leave() {
	if p.odds != nil {
		p.odds.Stop()
	}
}

// body shows the calls in one game: the one that was chosen, or that has most.
func (p *callsPage) body(r stats.Report) []fyne.CanvasObject {
	w := p.room.Words
	p.Leave()
	if len(r.Calls) == 0 {
		return []fyne.CanvasObject{cat.Nothing(cat.Curled, w.Calling.NoneOfOurs)}
	}
	many := map[string]int{}
	for _, c := range r.Calls {
		many[c.Variant] += c.Calls
	}
	variant := slices.MaxFunc(r.Calls, func(a, b stats.CallCount) int { return many[a.Variant] - many[b.Variant] }).Variant
	calls := slices.DeleteFunc(r.Calls, func(c stats.CallCount) bool { return c.Variant != variant })
	if variant != p.variant {
		p.odds, p.variant = p.oddsOf(variant), variant
	}
	i := slices.IndexFunc(r.Variants, func(v stats.Variant) bool { return v.Variant == variant })
	return []fyne.CanvasObject{
		widgets.NewHeading(w.Rules.GameName(variant, r.Variants[i].Named)),
		calling.NewOurs(w, calls, p.odds),
	}
}

// oddsOf returns the odds in a variant by its usual rules, or nil.
func (p *callsPage) oddsOf(variant string) *calling.Odds {
	t, err := engine.NewRuleset(variant, nil)
	if err != nil {
		return nil
	}
	return calling.NewOdds(t, p.room.After)
}
