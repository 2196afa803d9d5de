package rulebook

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/rulesref"
	"tabby/ui/widgets"
)

// A Pane shows the rule book of a table: over another page, or beside it where
// there is room.
type Pane struct {
	book   *rulesref.Book
	stack  *widgets.Stack
	do     Actions
	search *widgets.TextField
}

// Actions are what the buttons of a rule book do.
type Actions struct {
	Close  func()
	Resize func() // takes the next size of text
	Change func() // edits the house rules, or nil if there is no game

	Learn func(variant string) // opens a first round with open cards, or nil
}

// New returns the rule book of a table, open at its first page.
func New(t engine.Ruleset, do Actions) *Pane {
	p := &Pane{book: rulesref.For(t), do: do}
	p.stack = widgets.NewStack(p.homePage())
	return p
}

// Content returns the object to show.
func (p *Pane) Content() fyne.CanvasObject { return p.stack }

// GoBack goes back by one page, and reports whether there was one.
func (p *Pane) GoBack() bool { return p.stack.Pop() }

// page returns a page of the book that goes back to the one before.
func (p *Pane) page(title string, body ...fyne.CanvasObject) *widgets.Page {
	page := widgets.NewPage(title)
	page.SetBack("Back", func() { p.GoBack() })
	page.SetActions(
		widgets.NewIconButton(widgets.IconText, "Size of text", p.do.Resize),
		widgets.NewIconButton(widgets.IconClose, "Close the rules", p.do.Close),
	)
	page.SetBody(body...)
	return page
}

// open opens a page of the book.
func (p *Pane) open(page *widgets.Page) { p.stack.Push(page) }

// show opens the page of a hit.
func (p *Pane) show(h rulesref.Hit) {
	switch h.Kind {
	case rulesref.CardHit:
		all := p.book.Cards()
		if i := slices.IndexFunc(all, func(c rulesref.CardEntry) bool { return c.ID == h.ID }); i >= 0 {
			p.open(p.cardPage(all[i]))
		}
	case rulesref.QuestionHit:
		all := p.book.Questions()
		if i := slices.IndexFunc(all, func(q rulesref.Question) bool { return q.ID == h.ID }); i >= 0 {
			p.open(p.questionPage(all[i]))
		}
	default:
		if s, ok := p.book.Section(h.ID); ok {
			p.open(p.sectionPage(s))
		}
	}
}

// switchTo opens the book of another variant, without house rules.
func (p *Pane) switchTo(variant string) {
	t, err := engine.NewRuleset(variant, nil)
	if err != nil {
		return
	}
	p.book = rulesref.For(t)
	p.stack.Replace(p.homePage())
}
