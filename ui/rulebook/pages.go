package rulebook

import (
	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/rulesref"
	"tabby/ui/cards"
	"tabby/ui/widgets"
)

// chapterPage shows a chapter, section by section.
func (p *Pane) chapterPage(c rulesref.Chapter) *widgets.Page {
	page := p.page(c.Title, false)
	var body []fyne.CanvasObject
	for _, s := range c.Sections {
		body = append(body, widgets.Section(s.Title, p.blocks(s.Blocks)...))
	}
	page.SetBody(body...)
	return page
}

// sectionPage shows one section.
func (p *Pane) sectionPage(s rulesref.Section) *widgets.Page {
	page := p.page(s.Title, false)
	body := p.blocks(s.Blocks)
	for _, k := range s.Rules {
		body = append(body, p.houseNote(k))
	}
	page.SetBody(append(body, sourceHint(s.Sources))...)
	return page
}

// cardsPage shows every kind of card of the deck.
func (p *Pane) cardsPage() *widgets.Page {
	page := p.page("All cards", false)
	row := widgets.Columns(powerWidth, widgets.SpaceSmall)
	for _, c := range p.book.Cards() {
		row.Add(p.cardTile(c))
	}
	page.SetBody(row)
	return page
}

// cardPage tells everything about a card: a big picture, what it does in steps,
// when it does not, and what people ask about it.
func (p *Pane) cardPage(c rulesref.CardEntry) *widgets.Page {
	page := p.page(c.Name, false)
	body := []fyne.CanvasObject{widgets.Sized(cards.New(c.Face), BigCard())}
	for _, l := range c.Does {
		body = append(body, widgets.NewText(l.Text, widgets.TextStyle{Size: widgets.SizeHeading}))
	}
	body = append(body, p.steps(c.Steps)...)
	body = append(body, p.lines(c.Notes)...)
	body = append(body, p.nots(c.Not)...)
	body = append(body, p.lines(c.Worth)...)
	body = append(body, p.asked(c.Questions))
	page.SetBody(append(body, sourceHint(c.Sources))...)
	return page
}

// BigCard is the size of a card that is read across a table.
func BigCard() fyne.Size { return fyne.NewSize(150, 210) }

// questionsPage shows every question with its ruling.
func (p *Pane) questionsPage() *widgets.Page {
	page := p.page("Questions", false)
	page.SetBody(p.asked(p.book.Questions()))
	return page
}

// asked are questions to be tapped for their rulings.
func (p *Pane) asked(questions []rulesref.Question) fyne.CanvasObject {
	var tiles []fyne.CanvasObject
	for _, q := range questions {
		ask := widgets.NewText(q.Ask, widgets.TextStyle{Lines: 3})
		tiles = append(tiles, widgets.NewTile(widgets.Carded, ask, func() { p.open(p.questionPage(q)) }))
	}
	return widgets.Column(widgets.SpaceSmall, tiles...)
}

// questionPage shows one question with its ruling.
func (p *Pane) questionPage(q rulesref.Question) *widgets.Page {
	page := p.page("Question", false)
	page.SetBody(widgets.NewHeading(q.Ask), p.ruling(q))
	return page
}

// ruling is the answer to a question, and what it stands on.
func (p *Pane) ruling(q rulesref.Question) fyne.CanvasObject {
	body := widgets.Column(widgets.SpaceSmall, widgets.NewBody(q.Ruling), widgets.NewHint(ground(q.Basis)))
	if q.Rule != "" {
		body.Add(p.houseNote(q.Rule))
	}
	body.Add(sourceHint(q.Sources))
	return body
}

// ground says what a ruling stands on.
func ground(g rulesref.Basis) string {
	switch g {
	case rulesref.Stated:
		return "The rule book states it."
	case rulesref.Agreed:
		return "This table chose it."
	}
	return "The rule book is silent or unclear; this is our reading."
}

// housePage shows every house rule as this table plays it.
func (p *Pane) housePage() *widgets.Page {
	page := p.page("This table plays", false)
	body := []fyne.CanvasObject{widgets.NewBody(p.book.Summary())}
	for _, h := range p.book.HouseRules() {
		value := widgets.NewText(h.Value, widgets.TextStyle{Bold: h.Changed})
		text := widgets.Column(widgets.SpaceNone, widgets.NewText(h.Title, widgets.TextStyle{Bold: true}), widgets.NewHint(h.Line), value)
		if h.Changed {
			text.Add(widgets.NewHint("usually: " + h.Usual))
		}
		body = append(body, text)
	}
	page.SetBody(body...)
	if p.do.Change != nil {
		page.SetFooter(widgets.NewIconTextButton(widgets.Secondary, widgets.IconEdit, "Change them", p.do.Change))
	}
	return page
}

// houseNote says what a house rule is set to at this table.
func (p *Pane) houseNote(k engine.Key) fyne.CanvasObject {
	for _, h := range p.book.HouseRules() {
		if h.Key == k {
			return widgets.NewCard(widgets.Column(widgets.SpaceNone,
				widgets.NewHint("House rule"), widgets.NewText(h.Title+": "+h.Value, widgets.TextStyle{Bold: true}), widgets.NewHint(h.Line)))
		}
	}
	return widgets.NewHint("")
}

// sourceHint names where something comes from.
func sourceHint(sources []rulesref.Source) fyne.CanvasObject {
	text := ""
	for i, s := range sources {
		if i > 0 {
			text += ", "
		}
		text += s.String()
	}
	hint := widgets.NewHint("Source: " + text)
	widgets.SetVisible(hint, text != "")
	return hint
}
