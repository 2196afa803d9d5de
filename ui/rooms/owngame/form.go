package owngame

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/rulesref"
	"tabby/ui/frame"
	"tabby/ui/kit/houserules"
	"tabby/ui/kit/widgets"
)

// A form is the page on which a game of one's own is made.
type form struct {
	*Room
	*widgets.Page

	now      engine.OwnGame // the answers, also those that others have made idle
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
	shown  func(engine.OwnGame) bool
}

func (r *Room) newForm(g engine.OwnGame) *form {
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
func (f *form) Route() frame.Route { return frame.OwnGameRoom.Route("") }

// change changes an answer, and shows what that means.
func (f *form) change(set func(*engine.OwnGame)) {
	set(&f.now)
	f.show()
}

// agree answers a house rule.
func (f *form) agree(k engine.Key, v engine.Value) {
	f.change(func(g *engine.OwnGame) { g.House[k] = v })
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
func (p *part) show(g engine.OwnGame, book *rulesref.Book) {
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
func (p *part) read(g engine.OwnGame, book *rulesref.Book) string {
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
