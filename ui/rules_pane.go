package ui

import (
	"fyne.io/fyne/v2/container"

	"tabby/engine"
	"tabby/rulesref"
	"tabby/ui/widgets"
)

// A rulesPane is the rule book of a table on the screen: over what is running,
// or beside it where there is room.
type rulesPane struct {
	book   *rulesref.Book
	stack  *widgets.Stack
	root   *container.ThemeOverride
	aloud  bool // in very large text, to be read across a table
	do     rulesActions
	search *widgets.TextField
	look   func() Look
}

// rulesActions is what can be done in the rule book beyond reading.
type rulesActions struct {
	close  func()
	change func() // opens the house rules to be changed, or nil where there is no game
}

// newRulesPane opens the rule book of a table at its first page. look is how the
// program looks otherwise.
func newRulesPane(t engine.Ruleset, look func() Look, do rulesActions) *rulesPane {
	p := &rulesPane{book: rulesref.For(t), do: do, look: look}
	p.stack = widgets.NewStack(p.homePage())
	p.root = container.NewThemeOverride(p.stack, NewTheme(look()))
	return p
}

// aloudScale is the size of text that is read across a table.
const aloudScale = 2

// dress shows the book in the size of text that is wanted.
func (p *rulesPane) dress() {
	look := p.look()
	if p.aloud {
		look.TextScale = aloudScale
	}
	p.root.Theme = NewTheme(look)
	p.root.Refresh()
}

// page is a page of the book, with the way back, the way out, and the size of
// text.
func (p *rulesPane) page(title string, first bool) *widgets.Page {
	page := widgets.NewPage(title)
	if !first {
		page.SetBack("Back", func() { p.stack.Pop() })
	}
	page.SetActions(
		widgets.NewIconButton(widgets.IconText, "Larger or smaller", func() {
			p.aloud = !p.aloud
			p.dress()
		}),
		widgets.NewIconButton(widgets.IconClose, "Close the rules", p.do.close),
	)
	return page
}

// open opens a page of the book.
func (p *rulesPane) open(page *widgets.Page) { p.stack.Push(page) }

// back goes back by one page, and reports whether there was one.
func (p *rulesPane) back() bool { return p.stack.Pop() }

// show opens what a search has found.
func (p *rulesPane) show(h rulesref.Hit) {
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
func (p *rulesPane) switchTo(variant string) {
	t, err := engine.NewRuleset(variant, nil)
	if err != nil {
		return
	}
	p.book = rulesref.For(t)
	p.stack.Replace(p.homePage())
}
