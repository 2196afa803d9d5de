package rulebook

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/rulesref"
	"tabby/ui/cards"
	"tabby/ui/widgets"
)

// blocks draws the pieces of a section.
func (p *Pane) blocks(blocks []rulesref.Block) []fyne.CanvasObject {
	var drawn []fyne.CanvasObject
	for _, b := range blocks {
		switch b.Kind {
		case rulesref.Steps:
			drawn = append(drawn, p.steps(b.Lines)...)
		case rulesref.Exceptions:
			drawn = append(drawn, p.nots(b.Lines)...)
		case rulesref.List:
			drawn = append(drawn, p.listed(b.Lines)...)
		case rulesref.Grid:
			drawn = append(drawn, grid(b.Rows))
		case rulesref.Example:
			drawn = append(drawn, widgets.NewCard(p.lines(b.Lines)...))
		default:
			drawn = append(drawn, p.lines(b.Lines)...)
		}
	}
	return drawn
}

// lines draws lines of text, each with the ground it stands on where that is not
// the rule book.
func (p *Pane) lines(lines []rulesref.Line) []fyne.CanvasObject {
	var drawn []fyne.CanvasObject
	for _, l := range lines {
		drawn = append(drawn, grounded(widgets.NewBody(l.Text), l))
	}
	return drawn
}

// grounded adds what a line stands on, where that is not the rule book.
func grounded(text fyne.CanvasObject, l rulesref.Line) fyne.CanvasObject {
	if l.Basis == rulesref.Stated {
		return text
	}
	return widgets.Column(widgets.SpaceNone, text, widgets.NewHint(l.Basis.String()))
}

// listed draws lines in no order.
func (p *Pane) listed(lines []rulesref.Line) []fyne.CanvasObject {
	return signed(lines, func() fyne.CanvasObject { return widgets.NewText("•", widgets.TextStyle{Bold: true, Whole: true}) })
}

// nots draws when something does not hold.
func (p *Pane) nots(lines []rulesref.Line) []fyne.CanvasObject {
	return signed(lines, func() fyne.CanvasObject { return widgets.NewGlyph(widgets.IconOut, widgets.ColorWarning) })
}

func signed(lines []rulesref.Line, sign func() fyne.CanvasObject) []fyne.CanvasObject {
	var drawn []fyne.CanvasObject
	for _, l := range lines {
		drawn = append(drawn, widgets.Bullet(widgets.SpaceMedium, sign(), grounded(widgets.NewBody(l.Text), l)))
	}
	return drawn
}

// steps draws numbered steps: what may be left out, which card goes where, and
// who sees it.
func (p *Pane) steps(lines []rulesref.Line) []fyne.CanvasObject {
	var drawn []fyne.CanvasObject
	for i, l := range lines {
		number := widgets.NewText(strconv.Itoa(i+1), widgets.TextStyle{Size: widgets.SizeName, Color: widgets.ColorFelt, Bold: true, Whole: true})
		text := widgets.Column(widgets.SpaceTiny, grounded(widgets.NewBody(l.Text), l))
		if l.Optional {
			text.Add(widgets.NewText("You may leave this out.", widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorAccent}))
		}
		for _, m := range l.Moves {
			text.Add(drawMove(m))
		}
		for _, s := range l.Seen {
			text.Add(drawVisibility(s))
		}
		drawn = append(drawn, widgets.NewCard(widgets.Bullet(widgets.SpaceMedium, number, text)))
	}
	return drawn
}

// drawMove draws a card going from one place to another.
func drawMove(m rulesref.Move) fyne.CanvasObject {
	arrow := widgets.NewGlyph(widgets.IconNext, widgets.ColorAccent)
	return widgets.Row(widgets.SpaceSmall, -1, drawPlace(m.From), arrow, drawPlace(m.To))
}

// drawPlace draws where a card can be, with its name.
func drawPlace(at rulesref.Place) fyne.CanvasObject {
	picture := fyne.CanvasObject(widgets.Sized(cards.NewBack(), smallCard()))
	switch at {
	case rulesref.DiscardPile, rulesref.Held, rulesref.Shown:
		picture = widgets.Sized(cards.NewEmpty(), smallCard())
	case rulesref.OwnLine, rulesref.OtherLine, rulesref.AnyLine:
		line := widgets.Row(widgets.SpaceNone, -1)
		for range drawnLine {
			line.Add(widgets.Sized(cards.NewBack(), lineCard()))
		}
		picture = line
	}
	return widgets.Column(widgets.SpaceNone, container.NewCenter(picture), widgets.NewText(placeName(at), widgets.TextStyle{Size: widgets.SizeSmall, Whole: true}))
}

// drawnLine is how many cards a line is drawn with.
const drawnLine = 4

func smallCard() fyne.Size { return fyne.NewSize(35, 49) }
func lineCard() fyne.Size  { return fyne.NewSize(20, 28) }

func placeName(at rulesref.Place) string {
	switch at {
	case rulesref.DrawPile:
		return "draw pile"
	case rulesref.DiscardPile:
		return "discard pile"
	case rulesref.Held:
		return "your hand"
	case rulesref.Shown:
		return "open on the table"
	case rulesref.OwnLine:
		return "your line"
	case rulesref.OtherLine:
		return "another line"
	default:
		return "any line"
	}
}

// drawVisibility draws who sees a card.
func drawVisibility(s rulesref.Visibility) fyne.CanvasObject {
	icon, text := widgets.IconEye, "Everybody sees it"
	switch s.By {
	case rulesref.Nobody:
		icon, text = widgets.IconLock, "Nobody looks"
	case rulesref.You:
		text = "Only you see it"
	}
	return widgets.Row(widgets.SpaceSmall, 1, widgets.NewGlyph(icon, widgets.ColorMuted), widgets.NewHint(text))
}

// grid draws rows of cells, the first of them the heads.
func grid(rows [][]string) fyne.CanvasObject {
	table := widgets.Column(widgets.SpaceTiny)
	for i, cells := range rows {
		line := container.NewGridWithColumns(max(1, len(cells)))
		for _, c := range cells {
			line.Add(widgets.NewText(c, widgets.TextStyle{Size: widgets.SizeSmall, Bold: i == 0}))
		}
		table.Add(line)
	}
	return table
}
