package customgame

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/rulesref"
	"tabby/ui/frame"
	"tabby/ui/kit/houserules"
	"tabby/ui/kit/widgets"
)

// A form is the page on which a custom game is made.
type form struct {
	*Room
	*widgets.Page

	now      engine.CustomGame // the answers, also those that others have made idle
	name     *widgets.TextField
	parts    []*part
	counting []fyne.CanvasObject // what is asked about points
	hands    fyne.CanvasObject   // of that, what is asked about a special hand
	ending   *houserules.Form
	why      *widgets.Text
	save     *widgets.Button
}

// A part is a question of the form, with what the rules page will say about the answer.
type part struct {
	says     *widgets.Text
	said     fyne.CanvasObject
	sections []string     // of the rules, by ID
	keys     []engine.Key // the house rules whose lines are shown
	rows     []row
}

// A row comes and goes with the answers.
type row struct {
	object fyne.CanvasObject
	shown  func(engine.CustomGame) bool
}

func (r *Room) newForm(g engine.CustomGame) *form {
	f := &form{Room: r, Page: r.NewPage(r.Words.OwnGames.Title), now: g}
	f.now.House = maps.Clone(g.House)
	if f.now.House == nil {
		f.now.House = engine.House{}
	}
	f.why = widgets.NewText("", widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorMuted, Align: fyne.TextAlignCenter})
	f.save = widgets.NewIconTextButton(widgets.Primary, widgets.IconCheck, r.Words.OwnGames.Save, f.keep)
	f.SetBody(f.questions()...)
	f.SetButtons(f.why, f.save)
	f.show()
	return f
}

// Route leads back to what is half done.
func (f *form) Route() frame.Route { return frame.CustomGameRoom.Route("") }

// change changes an answer, and shows what that means.
func (f *form) change(set func(*engine.CustomGame)) {
	set(&f.now)
	f.show()
}

// agree answers a house rule.
func (f *form) agree(k engine.Key, v engine.Value) {
	f.change(func(g *engine.CustomGame) { g.House[k] = v })
}

// show shows what the answers mean, and keeps them as a draft.
func (f *form) show() {
	f.SaveDraft(draftForm, f.now)
	f.ending.Show(ending(f.now), f.now.Players[0])
	book := f.book()
	for _, p := range f.parts {
		p.show(f.now, book)
	}
	for _, o := range f.counting {
		widgets.SetVisible(o, f.now.Wins != engine.OwnWinsRounds && (o != f.hands || laysHands(f.now)))
	}
	why := f.wrong()
	f.why.SetText(why)
	f.save.SetEnabled(why == "")
	f.Refresh()
	f.Clamp()
}

// book returns the rules as they would be, or nil if they cannot be like that.
func (f *form) book() *rulesref.Book {
	g := meant(f.now)
	g.ID, g.Name = "", cmp.Or(g.Name, f.Words.OwnGames.Unnamed)
	r, err := g.Rules()
	if err != nil {
		return nil
	}
	return rulesref.For(engine.Ruleset{Rules: r}, f.Words)
}

// wrong says why the game cannot be kept yet, or returns "".
func (f *form) wrong() string {
	g := meant(f.now)
	if g.Name == "" {
		return f.Words.OwnGames.NameFirst
	}
	g.ID = ""
	if err := g.CheckNew(); err != nil {
		return f.Words.Refusals.Explain(err)
	}
	return ""
}

// show shows the rows that matter, and the sentences of the rules.
func (p *part) show(g engine.CustomGame, book *rulesref.Book) {
	for _, r := range p.rows {
		widgets.SetVisible(r.object, r.shown(g))
	}
	text := ""
	if book != nil {
		text = p.read(g, book)
	}
	p.says.SetText(text)
	widgets.SetVisible(p.said, text != "")
}

// read returns the sentences of the part in the rules, each once: a sentence of several house rules
// stands at each of them, and in a section beside others.
func (p *part) read(g engine.CustomGame, book *rulesref.Book) string {
	var said []string
	add := func(texts ...string) {
		for _, text := range texts {
			if slices.ContainsFunc(said, func(s string) bool { return strings.Contains(s, text) }) {
				continue
			}
			said = append(slices.DeleteFunc(said, func(s string) bool { return strings.Contains(text, s) }), text)
		}
	}
	for _, id := range p.sections {
		if s, ok := book.Section(id); ok {
			add(s.Text())
		}
	}
	for _, k := range p.keys {
		if matters(g, k) {
			add(book.Says(k)...)
		}
	}
	return strings.Join(said, " ")
}

// keep keeps the game, and goes on to set one up.
func (f *form) keep() {
	g := meant(f.now)
	g.ID = ""
	g = g.Canonical()
	if f.Refused(f.Library.Keep(g)) {
		return
	}
	f.ForgetDraft(draftForm)
	f.setUp(g)
	f.Say(f.Words.OwnGames.Saved)
}

// A run is cards whose values follow on one another, that many of each.
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
func (t *typed) fill(g *engine.CustomGame) {
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
	lowest = t.form.number(w.OwnGames.LowestCard, worthSpan, now.lowest, func(g *engine.CustomGame, n int) {
		now.lowest, now.highest = n, max(n, now.highest)
		highest.SetValue(now.highest)
		t.fill(g)
	})
	highest = t.form.number(w.OwnGames.HighestCard, worthSpan, now.highest, func(g *engine.CustomGame, n int) {
		now.lowest, now.highest = min(n, now.lowest), n
		lowest.SetValue(now.lowest)
		t.fill(g)
	})
	each := t.form.number(w.OwnGames.OfEach, copiesSpan, now.each, func(g *engine.CustomGame, n int) {
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
