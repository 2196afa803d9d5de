package rulebook

import (
	"slices"

	"fyne.io/fyne/v2"

	"tabby/engine"
	"tabby/rulesref"
	"tabby/ui/kit/cards"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
	"tabby/ui/rooms/calling"
)

// chapterPage returns the page of a chapter, section by section.
func (p *Pane) chapterPage(c rulesref.Chapter) *widgets.Page {
	var body []fyne.CanvasObject
	var blocks []rulesref.Block
	for _, s := range c.Sections {
		body = append(body, widgets.Section(s.Title, slices.Concat(p.explained(s), p.blocks(s.Blocks), p.beside(s))...))
		blocks = append(blocks, s.Blocks...)
	}
	return p.page(c.Title, append(body, p.note(blocks...)...)...)
}

// explained returns pictures of the cards whose power a section explains, side by side.
func (p *Pane) explained(s rulesref.Section) []fyne.CanvasObject {
	row := widgets.Flow(widgets.SpaceSmall)
	for _, c := range p.book.Explained(s.ID) {
		row.Add(pictures.Scaled(cards.New(c.Face), fyne.NewSize(pictureWidth, pictureHeight)))
	}
	if len(row.Objects) == 0 {
		return nil
	}
	return []fyne.CanvasObject{row}
}

func (p *Pane) sectionPage(s rulesref.Section) *widgets.Page {
	body := append(p.blocks(s.Blocks), p.beside(s)...)
	for _, k := range s.Rules {
		body = append(body, p.houseNote(k))
	}
	body = append(body, p.note(s.Blocks...)...)
	return p.page(s.Title, append(body, p.origin(s.Basis(), s.Sources))...)
}

// beside returns what stands below a section that the book cannot know: how often a call is
// right is played out.
func (p *Pane) beside(s rulesref.Section) []fyne.CanvasObject {
	if s.ID != rulesref.CallSection || p.odds == nil {
		return nil
	}
	w := p.words.Calling
	return []fyne.CanvasObject{widgets.NewIconTextButton(widgets.Secondary, widgets.IconChart, w.Button, func() {
		p.open(p.page(w.Button, calling.NewView(p.words, p.odds)))
	})}
}

// cardsPage returns the page of all kinds of card in the deck.
func (p *Pane) cardsPage() *widgets.Page {
	all := p.book.Cards()
	page := p.page(p.words.Rulebook.AllCards, widgets.WideOr(manyCards, p.cardTiles(all, largeCard, p.open), p.cardTiles(all, usualCard, p.open)))
	page.SetWide()
	return page
}

// manyCards is the width from which on all cards are shown large, in device-independent
// pixels.
const manyCards = 700

// cardPage returns the page of a card: a big picture, what it does in steps,
// when it does not, and questions about it.
func (p *Pane) cardPage(c rulesref.CardEntry) *widgets.Page {
	body := []fyne.CanvasObject{pictures.Scaled(cards.New(c.Face), bigCard())}
	for _, l := range c.Does {
		body = append(body, widgets.NewText(l.Text, widgets.TextStyle{Size: widgets.SizeHeading}))
	}
	body = append(body, p.steps(c.Steps)...)
	body = append(body, p.lines(c.Notes)...)
	body = append(body, p.bullets(c.Not, cross)...)
	body = append(body, p.lines(c.Worth)...)
	body = append(body, p.note(rulesref.Block{Lines: slices.Concat(c.Steps, c.Notes, c.Not, c.Worth)})...)
	body = append(body, p.origin(c.Basis(), c.Sources), p.questionTiles(c.Questions))
	return p.page(c.Name, body...)
}

func (p *Pane) questionsPage() *widgets.Page {
	page := p.page(p.words.Rulebook.Questions, p.questionTiles(p.book.Questions()))
	page.SetWide()
	return page
}

// questionWidth is the least width of a question beside another, in device-independent
// pixels.
const questionWidth = 380

// questionTiles returns a tile for each question that opens its ruling.
func (p *Pane) questionTiles(questions []rulesref.Question) fyne.CanvasObject {
	var tiles []fyne.CanvasObject
	for _, q := range questions {
		ask := widgets.Inset(widgets.SpaceNone, widgets.SpaceSmall, widgets.NewBody(q.Ask))
		tiles = append(tiles, widgets.NewTile(widgets.Carded, ask, func() { p.open(p.questionPage(q)) }))
	}
	return widgets.ScaledColumns(questionWidth, widgets.SpaceSmall, tiles...)
}

// questionPage returns the page of a question with its ruling.
func (p *Pane) questionPage(q rulesref.Question) *widgets.Page {
	ruling := widgets.Column(widgets.SpaceSmall, widgets.NewBody(q.Ruling))
	if q.Rule != "" {
		ruling.Add(p.houseNote(q.Rule))
	}
	ruling.Add(p.origin(q.Basis, q.Sources))
	return p.page(p.words.Rulebook.Question, widgets.NewHeading(q.Ask), ruling)
}

// agreed is the title of the house rules: those of the table, if there is one.
func (p *Pane) agreed() string {
	if p.do.Change == nil {
		return p.words.Common.HouseRules
	}
	return p.words.Rulebook.TablePlays
}

// housePage returns the page of the house rules of this table.
func (p *Pane) housePage() *widgets.Page {
	w := p.words.Rulebook
	body := []fyne.CanvasObject{widgets.NewBody(p.book.Summary())}
	for _, h := range p.book.HouseRules() {
		value := widgets.NewText(h.Value, widgets.TextStyle{Bold: h.Changed})
		text := widgets.Column(widgets.SpaceNone, widgets.NewText(h.Title, widgets.TextStyle{Bold: true}), widgets.NewHint(h.Line), value)
		if h.Changed {
			text.Add(widgets.NewHint(w.Usually(h.Usual)))
		}
		body = append(body, text)
	}
	page := p.page(p.agreed(), body...)
	if p.do.Change != nil {
		page.SetFooter(widgets.NewIconTextButton(widgets.Secondary, widgets.IconEdit, w.ChangeThem, p.do.Change))
	}
	return page
}

// houseNote draws a house rule with its value at this table.
func (p *Pane) houseNote(k engine.Key) fyne.CanvasObject {
	for _, h := range p.book.HouseRules() {
		if h.Key == k {
			return widgets.NewCard(widgets.Column(widgets.SpaceNone,
				widgets.NewHint(p.words.Capital(p.words.Rules.HouseRule)), widgets.NewText(p.words.Labelled(h.Title, h.Value), widgets.TextStyle{Bold: true}), widgets.NewHint(h.Line)))
		}
	}
	return widgets.NewHint("")
}

// origin draws, behind a tap, where a rule comes from.
func (p *Pane) origin(g rulesref.Basis, sources []rulesref.Source) fyne.CanvasObject {
	said := widgets.Column(widgets.SpaceTiny)
	for _, line := range rulesref.Origin(p.words, g, sources) {
		said.Add(widgets.NewBody(line))
	}
	return widgets.NewExpander(p.words.Rulebook.WhereFrom, said)
}
