package rulebook

import (
	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/rulesref"
	"tabby/ui/kit/widgets"
)

// comparePage returns the page that compares this table's variant with another.
func (p *Pane) comparePage() *widgets.Page {
	page := p.page(p.words.Rulebook.Compare)
	var show func(id string)
	show = func(id string) {
		t, err := engine.NewRuleset(id, nil)
		if err != nil {
			return
		}
		page.SetBody(p.comparison(rulesref.For(t, p.words), show)...)
		page.ScrollToTop()
	}
	for _, r := range engine.Variants() {
		if r.ID != p.book.Ruleset.Rules.ID {
			show(r.ID)
			break
		}
	}
	return page
}

// comparison draws what two books say, topic by topic.
func (p *Pane) comparison(other *rulesref.Book, show func(id string)) []fyne.CanvasObject {
	w := p.words.Rulebook
	first, second := p.book.Name(), other.Name()
	names := sideBySide(first, second, widgets.TextStyle{Bold: true})
	body := []fyne.CanvasObject{
		p.otherVariants(other.Ruleset.Rules.ID, show),
		widgets.WideOr(2*compareWidth, names, widgets.Column(widgets.SpaceNone)),
	}
	for _, d := range rulesref.Compare(p.book, other) {
		topic := widgets.NewText(d.Topic, widgets.TextStyle{Bold: true, Color: widgets.ColorFelt})
		if d.Same {
			body = append(body, widgets.Column(widgets.SpaceTiny, topic, widgets.NewHint(w.Same), widgets.NewBody(d.A)))
			continue
		}
		texts := widgets.WideOr(2*compareWidth, sideBySide(d.A, d.B, widgets.TextStyle{Size: widgets.SizeSmall}),
			widgets.Column(widgets.SpaceTiny, widgets.NewBody(w.Says(first, d.A)), widgets.NewBody(w.Says(second, d.B))))
		body = append(body, widgets.Column(widgets.SpaceTiny, topic, texts))
	}
	return body
}

// sideBySide draws two texts side by side.
func sideBySide(a, b string, style widgets.TextStyle) fyne.CanvasObject {
	return widgets.Columns(0, widgets.SpaceMedium, widgets.NewText(a, style), widgets.NewText(b, style))
}

// compareWidth is the width below which a column of a comparison is too narrow.
const compareWidth = 140
