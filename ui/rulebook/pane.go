package rulebook

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/rulesref"
	"tabby/ui/look"
	"tabby/ui/widgets"
)

// A Pane shows the rule book of a table: over another page, or beside it where
// there is room.
type Pane struct {
	book       *rulesref.Book
	stack      *widgets.Stack
	root       *container.ThemeOverride
	large      bool // in very large text, to be read across a table
	resized    bool // the reader has changed the size of text
	do         Actions
	search     *widgets.TextField
	appearance func() look.Appearance
}

// Actions are what the buttons of a rule book do.
type Actions struct {
	Close  func()
	Change func() // edits the house rules, or nil if there is no game
}

// New returns the rule book of a table, open at its first page. It follows
// appearance unless the reader has chosen larger text.
func New(t engine.Ruleset, appearance func() look.Appearance, do Actions) *Pane {
	p := &Pane{book: rulesref.For(t), do: do, appearance: appearance}
	p.stack = widgets.NewStack(p.homePage())
	p.root = container.NewThemeOverride(p.stack, look.NewTheme(appearance()))
	return p
}

// Content returns the object to show.
func (p *Pane) Content() fyne.CanvasObject { return p.root }

// GoBack goes back by one page, and reports whether there was one.
func (p *Pane) GoBack() bool {
	popped := p.stack.Pop()
	p.resize()
	return popped
}

// largeScale is the scale of text that is read across a table.
const largeScale = 2

// ApplyTheme applies the current theme and the size of text.
func (p *Pane) ApplyTheme() {
	a := p.appearance()
	if p.large {
		a.TextScale = largeScale
	}
	p.root.Theme = look.NewTheme(a)
	p.root.Refresh()
	settings := fyne.CurrentApp().Settings()
	settings.SetTheme(settings.Theme()) // lets every widget read its theme again; Refresh does not
}

// page returns a page of the book that goes back to the one before.
func (p *Pane) page(title string, body ...fyne.CanvasObject) *widgets.Page {
	page := widgets.NewPage(title)
	page.SetBack("Back", func() { p.GoBack() })
	page.SetActions(
		widgets.NewIconButton(widgets.IconText, "Larger or smaller", func() {
			p.large, p.resized = !p.large, true
			p.ApplyTheme()
		}),
		widgets.NewIconButton(widgets.IconClose, "Close the rules", p.do.Close),
	)
	page.SetBody(body...)
	return page
}

// open opens a page of the book.
func (p *Pane) open(page *widgets.Page) {
	p.stack.Push(page)
	p.resize()
}

// resize applies the size of text to the page in front, once the reader has
// changed it.
func (p *Pane) resize() {
	if p.resized {
		p.ApplyTheme()
	}
}

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
