package rulebook

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/rulesref"
	"tabby/ui/cards"
	"tabby/ui/widgets"
)

// drawBlocks draws the blocks of a section.
func drawBlocks(blocks []rulesref.Block) []fyne.CanvasObject {
	var drawn []fyne.CanvasObject
	for _, b := range blocks {
		switch b.Kind {
		case rulesref.Steps:
			drawn = append(drawn, drawSteps(b.Lines)...)
		case rulesref.Exceptions:
			drawn = append(drawn, drawBullets(b.Lines, cross)...)
		case rulesref.List:
			drawn = append(drawn, drawBullets(b.Lines, dot)...)
		case rulesref.Grid:
			drawn = append(drawn, drawGrid(b.Rows))
		case rulesref.Example:
			drawn = append(drawn, widgets.NewCard(drawLines(b.Lines)...))
		default:
			drawn = append(drawn, drawLines(b.Lines)...)
		}
	}
	return drawn
}

// drawLine draws a line of text, and its basis if that is not the rule book.
func drawLine(l rulesref.Line) fyne.CanvasObject {
	if l.Basis == rulesref.Stated {
		return widgets.NewBody(l.Text)
	}
	return widgets.Column(widgets.SpaceNone, widgets.NewBody(l.Text), widgets.NewHint(l.Basis.String()))
}

// drawLines draws lines of text.
func drawLines(lines []rulesref.Line) []fyne.CanvasObject {
	var drawn []fyne.CanvasObject
	for _, l := range lines {
		drawn = append(drawn, drawLine(l))
	}
	return drawn
}

// drawBullets draws lines, each after a sign of its own.
func drawBullets(lines []rulesref.Line, sign func() fyne.CanvasObject) []fyne.CanvasObject {
	var drawn []fyne.CanvasObject
	for _, l := range lines {
		drawn = append(drawn, widgets.Bullet(widgets.SpaceMedium, sign(), drawLine(l)))
	}
	return drawn
}

func dot() fyne.CanvasObject {
	return widgets.NewText("•", widgets.TextStyle{Bold: true, Whole: true})
}

// cross is the sign of lines that say when a rule does not apply.
func cross() fyne.CanvasObject { return widgets.NewGlyph(widgets.IconOut, widgets.ColorWarning) }

// drawSteps draws numbered steps: which may be skipped, which card goes where,
// and who sees it.
func drawSteps(lines []rulesref.Line) []fyne.CanvasObject {
	var drawn []fyne.CanvasObject
	for i, l := range lines {
		number := widgets.NewText(strconv.Itoa(i+1), widgets.TextStyle{Size: widgets.SizeName, Color: widgets.ColorFelt, Bold: true, Whole: true})
		text := widgets.Column(widgets.SpaceTiny, drawLine(l))
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
	return widgets.Flow(widgets.SpaceSmall, drawPlace(m.From), widgets.Row(widgets.SpaceSmall, -1, arrow, drawPlace(m.To)))
}

// drawPlace draws a place where a card can be, with its name.
func drawPlace(at rulesref.Place) fyne.CanvasObject {
	picture := fyne.CanvasObject(widgets.Scaled(cards.NewBack(), smallCard()))
	switch at {
	case rulesref.DiscardPile, rulesref.Held, rulesref.Shown:
		picture = widgets.Scaled(cards.NewEmpty(), smallCard())
	case rulesref.OwnLine, rulesref.OtherLine, rulesref.AnyLine:
		line := container.NewGridWithColumns(lineLength)
		for range lineLength {
			line.Add(cards.NewBack())
		}
		picture = widgets.Scaled(line, lineSize())
	}
	return widgets.Column(widgets.SpaceNone, picture, widgets.NewText(placeName(at), widgets.TextStyle{Size: widgets.SizeSmall, Whole: true}))
}

// lineLength is how many cards the drawing of a line has.
const lineLength = 4

func smallCard() fyne.Size { return fyne.NewSize(35, 49) }
func lineSize() fyne.Size  { return fyne.NewSize(104, 28) } // with the gaps between its cards

func placeName(at rulesref.Place) string {
	switch at {
	case rulesref.DrawPile:
		return "draw pile"
	case rulesref.DiscardPile:
		return "discard pile"
	case rulesref.Held:
		return "your hand"
	case rulesref.Shown:
		return "on the table"
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

// cellWidth is the width below which a column of a table breaks words.
const cellWidth = 68

// drawGrid draws rows of cells below a row of headings, as a table or, where that would break
// words, row by row with the headings before the cells.
func drawGrid(rows [][]string) fyne.CanvasObject {
	if len(rows) == 0 || len(rows[0]) == 0 {
		return widgets.Column(widgets.SpaceNone)
	}
	table, list := widgets.Column(widgets.SpaceTiny), widgets.Column(widgets.SpaceSmall)
	for i, cells := range rows {
		row := container.NewGridWithColumns(len(cells))
		for _, c := range cells {
			row.Add(widgets.NewText(c, widgets.TextStyle{Size: widgets.SizeSmall, Bold: i == 0}))
		}
		table.Add(row)
		if i > 0 {
			list.Add(drawRow(rows[0], cells))
		}
	}
	return widgets.WideOr(float32(len(rows[0]))*cellWidth, table, list)
}

// drawRow draws a row of a table below each other, with the heading before each cell.
func drawRow(headings, cells []string) fyne.CanvasObject {
	row := widgets.Column(widgets.SpaceNone, widgets.NewText(cells[0], widgets.TextStyle{Bold: true}))
	for i, c := range cells[1:] {
		if c != "" {
			row.Add(widgets.NewText(headings[i+1]+": "+c, widgets.TextStyle{Size: widgets.SizeSmall}))
		}
	}
	return row
}
