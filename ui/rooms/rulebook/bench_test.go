package rulebook

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"tabby/engine"
	"tabby/internal/words/languages"
	"tabby/rulesref"
	"tabby/ui/kit/look"
	"tabby/ui/kit/widgets"
)

// BenchmarkOpenRulesPage opens pages of the book and goes back, all on the
// goroutine of the screen.
func BenchmarkOpenRulesPage(b *testing.B) {
	test.NewTempApp(b).Settings().SetTheme(look.NewTheme(look.Appearance{Mode: look.Light, TextScale: 1}))
	table, err := engine.NewRuleset(engine.Variants()[0].ID, nil)
	if err != nil {
		b.Fatal(err)
	}
	p := New(languages.English(), table, Actions{Close: func() {}})
	window := test.NewTempWindow(b, p.Content())
	window.Resize(fyne.NewSize(390, 844))
	cards := p.book.Cards()
	swap := cards[slices.IndexFunc(cards, func(c rulesref.CardEntry) bool { return c.Face.Code == "S" })]
	for _, page := range []struct {
		name string
		open func() *widgets.Page
	}{
		{"card", func() *widgets.Page { return p.cardPage(swap) }},
		{"chapter", func() *widgets.Page { return p.chapterPage(p.book.Chapters[3]) }},
		{"questions", p.questionsPage},
	} {
		b.Run(page.name, func(b *testing.B) {
			for b.Loop() {
				p.open(page.open())
				p.GoBack()
			}
		})
	}
	b.Run("keystroke", func(b *testing.B) {
		for b.Loop() {
			p.search.SetText("may I take a pee")
			p.search.SetText("may I take a peek")
		}
	})
}
