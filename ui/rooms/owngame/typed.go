package owngame

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/ui/kit/widgets"
)

// A run is cards whose values follow on one another, so many of each.
type run struct{ lowest, highest, each int }

// usualRun is what a deck that is typed begins with.
var usualRun = run{lowest: 0, highest: 12, each: 4}

// runsOf returns the cards of a deck as runs, and reports whether each is called what it counts.
func runsOf(d engine.OwnDeck) (all []run, typed bool) {
	for _, c := range d.Cards {
		if c.Code != strconv.Itoa(c.Points) {
			return nil, false
		}
		if n := len(all) - 1; n >= 0 && all[n].highest+1 == c.Points && all[n].each == c.Copies {
			all[n].highest++
			continue
		}
		all = append(all, run{c.Points, c.Points, c.Copies})
	}
	return all, all != nil
}

// deckOf returns the cards of runs.
func deckOf(all []run) engine.OwnDeck {
	var d engine.OwnDeck
	for _, r := range all {
		for n := r.lowest; n <= r.highest; n++ {
			d.Cards = append(d.Cards, engine.OwnCard{Code: strconv.Itoa(n), Points: n, Copies: r.each})
		}
	}
	return d
}

// A typed is a deck of the game's own: the one it has brought along, which is typed as runs if each
// card is called what it counts.
type typed struct {
	form *form
	deck engine.OwnDeck
	runs []run // nil if they cannot say what the deck is

	box, rows *fyne.Container
	size      *widgets.Text
}

func (f *form) newTyped(brought *engine.OwnDeck) *typed {
	t := &typed{form: f, runs: []run{usualRun}, rows: widgets.Column(widgets.SpaceSmall), size: widgets.NewHint("")}
	t.deck = deckOf(t.runs)
	if brought != nil && brought.Name == "" {
		t.deck = *brought
		t.runs, _ = runsOf(t.deck)
	}
	add := widgets.NewIconTextButton(widgets.Secondary, widgets.IconPlus, f.Words.OwnGames.AddCards, func() { t.set(append(t.runs, t.next())) })
	t.box = widgets.Column(widgets.SpaceSmall, t.rows, t.size, add)
	t.show()
	return t
}

// next returns cards that follow on those there are.
func (t *typed) next() run {
	last := t.runs[len(t.runs)-1]
	last.lowest = min(last.highest+1, engine.MostPoints)
	last.highest = last.lowest
	return last
}

// set changes how many runs there are.
func (t *typed) set(all []run) {
	t.runs = all
	t.show()
	t.form.change(t.fill)
}

// fill answers which cards there are.
func (t *typed) fill(g *engine.OwnGame) {
	t.deck = deckOf(t.runs)
	t.say()
	g.Deck = &t.deck
}

// say says how many cards there are in all.
func (t *typed) say() {
	all := 0
	for _, c := range t.deck.Cards {
		all += c.Copies
	}
	t.size.SetText(t.form.Words.OwnGames.InAll(all))
}

func (t *typed) show() {
	t.rows.Objects = nil
	for i := range t.runs {
		t.rows.Add(t.row(i))
	}
	t.say()
	t.rows.Refresh()
	widgets.Folded(t.rows)
}

// row asks for a run. Its lowest card is never above its highest.
func (t *typed) row(i int) fyne.CanvasObject {
	w, now := t.form.Words, &t.runs[i]
	var lowest, highest *widgets.Stepper
	lowest = t.form.number(w.OwnGames.LowestCard, worthSpan, now.lowest, func(g *engine.OwnGame, n int) {
		now.lowest, now.highest = n, max(n, now.highest)
		highest.SetValue(now.highest)
		t.fill(g)
	})
	highest = t.form.number(w.OwnGames.HighestCard, worthSpan, now.highest, func(g *engine.OwnGame, n int) {
		now.lowest, now.highest = min(n, now.lowest), n
		lowest.SetValue(now.lowest)
		t.fill(g)
	})
	each := t.form.number(w.OwnGames.OfEach, copiesSpan, now.each, func(g *engine.OwnGame, n int) {
		now.each = n
		t.fill(g)
	})
	card := widgets.NewCard(lowest, highest, each)
	if len(t.runs) > 1 {
		card = widgets.NewCard(lowest, highest, each, widgets.NewIconTextButton(widgets.Quiet, widgets.IconTrash, w.OwnGames.RemoveCards, func() {
			t.set(slices.Delete(slices.Clone(t.runs), i, i+1))
		}))
	}
	return widgets.Grouped(w.OwnGames.CardsNumber(i+1), card)
}
