package rulebook

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

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

// blocks draws the blocks of a section.
func (p *Pane) blocks(blocks []rulesref.Block) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, b := range blocks {
		switch b.Kind {
		case rulesref.Steps:
			all = append(all, p.steps(b.Lines)...)
		case rulesref.Exceptions:
			all = append(all, p.bullets(b.Lines, cross)...)
		case rulesref.List:
			all = append(all, p.bullets(b.Lines, dot)...)
		case rulesref.Grid:
			all = append(all, p.grid(b.Rows))
		case rulesref.Example:
			all = append(all, widgets.NewCard(p.lines(b.Lines)...))
		default:
			all = append(all, p.lines(b.Lines)...)
		}
	}
	return all
}

// line draws a line of text, and its basis if that is neither the rule book nor our reading of it,
// which has a sign.
func (p *Pane) line(l rulesref.Line) fyne.CanvasObject {
	if !l.Basis.Named() {
		return widgets.NewBody(l.Signed())
	}
	return widgets.Column(widgets.SpaceNone, widgets.NewBody(l.Text), widgets.NewHint(l.Basis.In(p.words)))
}

// note explains the sign of what is our reading, if one of the blocks has it.
func (p *Pane) note(blocks ...rulesref.Block) []fyne.CanvasObject {
	note := rulesref.SignNote(p.words, blocks...)
	if note == "" {
		return nil
	}
	return []fyne.CanvasObject{widgets.NewHint(note)}
}

// lines draws lines of text.
func (p *Pane) lines(lines []rulesref.Line) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, l := range lines {
		all = append(all, p.line(l))
	}
	return all
}

// bullets draws lines, each after a sign of its own.
func (p *Pane) bullets(lines []rulesref.Line, sign func() fyne.CanvasObject) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, l := range lines {
		all = append(all, widgets.Bullet(widgets.SpaceMedium, sign(), p.line(l)))
	}
	return all
}

func dot() fyne.CanvasObject {
	return widgets.NewText("•", widgets.TextStyle{Bold: true, Whole: true})
}

// cross is the sign of lines that say when a rule does not apply.
func cross() fyne.CanvasObject { return widgets.NewGlyph(widgets.IconOut, widgets.ColorWarning) }

// steps draws numbered steps: which may be skipped, which card goes where,
// and who sees it.
func (p *Pane) steps(lines []rulesref.Line) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for i, l := range lines {
		number := widgets.NewText(strconv.Itoa(i+1), widgets.TextStyle{Size: widgets.SizeName, Color: widgets.ColorFelt, Bold: true, Whole: true})
		text := widgets.Column(widgets.SpaceTiny, p.line(l))
		if l.Optional {
			text.Add(widgets.NewText(p.words.Rulebook.MayLeaveOut, widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorAccent}))
		}
		for _, m := range l.Moves {
			text.Add(p.move(m))
		}
		for _, s := range l.Seen {
			text.Add(p.visibility(s))
		}
		all = append(all, widgets.NewCard(widgets.Bullet(widgets.SpaceMedium, number, text)))
	}
	return all
}

// move draws a card going from one place to another.
func (p *Pane) move(m rulesref.Move) fyne.CanvasObject {
	arrow := widgets.NewGlyph(widgets.IconNext, widgets.ColorAccent)
	drawing := widgets.Flow(widgets.SpaceSmall, p.place(m.From), widgets.Row(widgets.SpaceSmall, -1, arrow, p.place(m.To)))
	return pictures.NewFigure(m.In(p.words), drawing)
}

// place draws a place where a card can be, with its name.
func (p *Pane) place(at rulesref.Place) fyne.CanvasObject {
	picture := fyne.CanvasObject(pictures.Scaled(cards.NewBack(p.words.Cards.FaceDown), smallCard()))
	switch at {
	case rulesref.DiscardPile, rulesref.Held, rulesref.Shown:
		picture = pictures.Scaled(cards.NewEmpty(p.words.Cards.None), smallCard())
	case rulesref.OwnLine, rulesref.OtherLine, rulesref.AnyLine:
		line := container.NewGridWithColumns(lineLength)
		for range lineLength {
			line.Add(cards.NewBack(p.words.Cards.FaceDown))
		}
		picture = pictures.Scaled(line, lineSize())
	}
	return widgets.Column(widgets.SpaceNone, picture, widgets.NewText(at.In(p.words), widgets.TextStyle{Size: widgets.SizeSmall, Whole: true}))
}

// lineLength is how many cards the drawing of a line has.
const lineLength = 4

func bigCard() fyne.Size   { return fyne.NewSize(150, 210) } // read across a table
func smallCard() fyne.Size { return fyne.NewSize(35, 49) }
func lineSize() fyne.Size  { return fyne.NewSize(104, 28) } // with the gaps between its cards

// visibility draws who sees a card.
func (p *Pane) visibility(s rulesref.Visibility) fyne.CanvasObject {
	w := p.words.Rulebook
	icon, text := widgets.IconEye, w.AllSee
	switch s.By {
	case rulesref.Nobody:
		icon, text = widgets.IconHidden, w.NobodyLooks
	case rulesref.You:
		text = w.YouSee
	}
	return widgets.Row(widgets.SpaceSmall, 1, widgets.NewGlyph(icon, widgets.ColorMuted), widgets.NewHint(text))
}

// cellWidth is the width below which a column of a table breaks words.
const cellWidth = 68

// grid draws rows of cells below a row of headings, as a table or, if that would break
// words, row by row with the headings before the cells.
func (p *Pane) grid(rows [][]string) fyne.CanvasObject {
	table, list := widgets.Column(widgets.SpaceTiny), widgets.Column(widgets.SpaceSmall)
	for i, cells := range rows {
		row := container.NewGridWithColumns(len(cells))
		for _, c := range cells {
			row.Add(widgets.NewText(c, widgets.TextStyle{Size: widgets.SizeSmall, Bold: i == 0}))
		}
		table.Add(row)
		if i > 0 {
			list.Add(p.row(rows[0], cells))
		}
	}
	return widgets.WideOr(float32(len(rows[0]))*cellWidth, table, list)
}

// row draws a row of a table below each other, with the heading before each cell.
func (p *Pane) row(headings, cells []string) fyne.CanvasObject {
	row := widgets.Column(widgets.SpaceNone, widgets.NewText(cells[0], widgets.TextStyle{Bold: true}))
	for i, c := range cells[1:] {
		if c != "" {
			row.Add(widgets.NewText(p.words.Labelled(headings[i+1], c), widgets.TextStyle{Size: widgets.SizeSmall}))
		}
	}
	return row
}
