package rulebook

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/rulesref"
	"tabby/ui/look"
	"tabby/ui/widgets"
)

// A Pane is the rule book of a table on the screen: over what is running,
// or beside it where there is room.
type Pane struct {
	book       *rulesref.Book
	stack      *widgets.Stack
	Root       *container.ThemeOverride
	aloud      bool // in very large text, to be read across a table
	resized    bool // the size of text was changed while the book was open
	do         Actions
	search     *widgets.TextField
	appearance func() look.Appearance
}

// Actions is what can be done in the rule book beyond reading.
type Actions struct {
	Close  func()
	Change func() // opens the house rules to be changed, or nil where there is no game
}

// New returns the rule book of a table, open at its first page. It follows
// appearance except where the reader has asked for larger text.
func New(t engine.Ruleset, appearance func() look.Appearance, do Actions) *Pane {
	p := &Pane{book: rulesref.For(t), do: do, appearance: appearance}
	p.stack = widgets.NewStack(p.homePage())
	p.Root = container.NewThemeOverride(p.stack, look.NewTheme(appearance()))
	return p
}

// Content returns the book.
func (p *Pane) Content() fyne.CanvasObject { return p.Root }

// GoBack goes back by one page, and reports whether there was one.
func (p *Pane) GoBack() bool {
	went := p.stack.Pop()
	p.resize()
	return went
}

// aloudScale is the size of text that is read across a table.
const aloudScale = 2

// ApplyTheme shows the book in the size of text that is wanted.
func (p *Pane) ApplyTheme() {
	a := p.appearance()
	if p.aloud {
		a.TextScale = aloudScale
	}
	p.Root.Theme = look.NewTheme(a)
	p.Root.Refresh()
	settings := fyne.CurrentApp().Settings()
	settings.SetTheme(settings.Theme()) // lets every widget read its theme again; Refresh does not
}

// page is a page of the book, with the way back, the way out, and the size of
// text.
func (p *Pane) page(title string, first bool) *widgets.Page {
	page := widgets.NewPage(title)
	if !first {
		page.SetBack("Back", func() { p.GoBack() })
	}
	page.SetActions(
		widgets.NewIconButton(widgets.IconText, "Larger or smaller", func() {
			p.aloud, p.resized = !p.aloud, true
			p.ApplyTheme()
		}),
		widgets.NewIconButton(widgets.IconClose, "Close the rules", p.do.Close),
	)
	return page
}

// open opens a page of the book.
func (p *Pane) open(page *widgets.Page) {
	p.stack.Push(page)
	p.resize()
}

// resize gives the page in front the size of text that the reader has asked for.
func (p *Pane) resize() {
	if p.resized {
		p.ApplyTheme()
	}
}

// show opens what a search has found.
func (p *Pane) show(h rulesref.Hit) {
	switch h.Kind {
	case rulesref.CardHit:
		for _, c := range p.book.Cards() {
			if c.ID == h.ID {
				p.open(p.cardPage(c))
				return
			}
		}
	case rulesref.QuestionHit:
		for _, q := range p.book.Questions() {
			if q.ID == h.ID {
				p.open(p.questionPage(q))
				return
			}
		}
	default:
		if s, ok := p.book.Section(h.ID); ok {
			p.open(p.sectionPage(s))
		}
	}
}

// switchTo opens the book of another variant, by its own rules.
func (p *Pane) switchTo(variant string) {
	t, err := engine.NewRuleset(variant, nil)
	if err != nil {
		return
	}
	p.book = rulesref.For(t)
	p.stack.Replace(p.homePage())
}
