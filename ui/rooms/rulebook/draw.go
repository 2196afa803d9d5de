package rulebook

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"tabby/internal/words"
	"tabby/rulesref"
	"tabby/ui/kit/cards"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

// drawn draws the book in a language.
type drawn struct{ words *words.Language }

// blocks draws the blocks of a section.
func (in drawn) blocks(blocks []rulesref.Block) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, b := range blocks {
		switch b.Kind {
		case rulesref.Steps:
			all = append(all, in.steps(b.Lines)...)
		case rulesref.Exceptions:
			all = append(all, in.bullets(b.Lines, cross)...)
		case rulesref.List:
			all = append(all, in.bullets(b.Lines, dot)...)
		case rulesref.Grid:
			all = append(all, in.grid(b.Rows))
		case rulesref.Example:
			all = append(all, widgets.NewCard(in.lines(b.Lines)...))
		default:
			all = append(all, in.lines(b.Lines)...)
		}
	}
	return all
}

// line draws a line of text, and its basis if that is neither the rule book nor our reading of it,
// which has a sign.
func (in drawn) line(l rulesref.Line) fyne.CanvasObject {
	if l.Basis == rulesref.Stated || l.Basis == rulesref.Reading {
		return widgets.NewBody(l.Signed())
	}
	return widgets.Column(widgets.SpaceNone, widgets.NewBody(l.Text), widgets.NewHint(l.Basis.In(in.words)))
}

// note explains the sign of what is our reading, if one of the blocks has it.
func (in drawn) note(blocks ...rulesref.Block) []fyne.CanvasObject {
	note := rulesref.SignNote(in.words, blocks...)
	if note == "" {
		return nil
	}
	return []fyne.CanvasObject{widgets.NewHint(note)}
}

// lines draws lines of text.
func (in drawn) lines(lines []rulesref.Line) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, l := range lines {
		all = append(all, in.line(l))
	}
	return all
}

// bullets draws lines, each after a sign of its own.
func (in drawn) bullets(lines []rulesref.Line, sign func() fyne.CanvasObject) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for _, l := range lines {
		all = append(all, widgets.Bullet(widgets.SpaceMedium, sign(), in.line(l)))
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
func (in drawn) steps(lines []rulesref.Line) []fyne.CanvasObject {
	var all []fyne.CanvasObject
	for i, l := range lines {
		number := widgets.NewText(strconv.Itoa(i+1), widgets.TextStyle{Size: widgets.SizeName, Color: widgets.ColorFelt, Bold: true, Whole: true})
		text := widgets.Column(widgets.SpaceTiny, in.line(l))
		if l.Optional {
			text.Add(widgets.NewText(in.words.Rulebook.MayLeaveOut, widgets.TextStyle{Size: widgets.SizeSmall, Color: widgets.ColorAccent}))
		}
		for _, m := range l.Moves {
			text.Add(in.move(m))
		}
		for _, s := range l.Seen {
			text.Add(in.visibility(s))
		}
		all = append(all, widgets.NewCard(widgets.Bullet(widgets.SpaceMedium, number, text)))
	}
	return all
}

// move draws a card going from one place to another.
func (in drawn) move(m rulesref.Move) fyne.CanvasObject {
	arrow := widgets.NewGlyph(widgets.IconNext, widgets.ColorAccent)
	drawing := widgets.Flow(widgets.SpaceSmall, in.place(m.From), widgets.Row(widgets.SpaceSmall, -1, arrow, in.place(m.To)))
	return pictures.NewFigure(m.In(in.words), drawing)
}

// place draws a place where a card can be, with its name.
func (in drawn) place(at rulesref.Place) fyne.CanvasObject {
	picture := fyne.CanvasObject(pictures.Scaled(cards.NewBack(in.words.Cards.FaceDown), smallCard()))
	switch at {
	case rulesref.DiscardPile, rulesref.Held, rulesref.Shown:
		picture = pictures.Scaled(cards.NewEmpty(in.words.Cards.None), smallCard())
	case rulesref.OwnLine, rulesref.OtherLine, rulesref.AnyLine:
		line := container.NewGridWithColumns(lineLength)
		for range lineLength {
			line.Add(cards.NewBack(in.words.Cards.FaceDown))
		}
		picture = pictures.Scaled(line, lineSize())
	}
	return widgets.Column(widgets.SpaceNone, picture, widgets.NewText(at.In(in.words), widgets.TextStyle{Size: widgets.SizeSmall, Whole: true}))
}

// lineLength is how many cards the drawing of a line has.
const lineLength = 4

func smallCard() fyne.Size { return fyne.NewSize(35, 49) }
func lineSize() fyne.Size  { return fyne.NewSize(104, 28) } // with the gaps between its cards

// visibility draws who sees a card.
func (in drawn) visibility(s rulesref.Visibility) fyne.CanvasObject {
	w := in.words.Rulebook
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

// grid draws rows of cells below a row of headings, as a table or, where that would break
// words, row by row with the headings before the cells.
func (in drawn) grid(rows [][]string) fyne.CanvasObject {
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
			list.Add(in.row(rows[0], cells))
		}
	}
	return widgets.WideOr(float32(len(rows[0]))*cellWidth, table, list)
}

// row draws a row of a table below each other, with the heading before each cell.
func (in drawn) row(headings, cells []string) fyne.CanvasObject {
	row := widgets.Column(widgets.SpaceNone, widgets.NewText(cells[0], widgets.TextStyle{Bold: true}))
	for i, c := range cells[1:] {
		if c != "" {
			row.Add(widgets.NewText(in.words.Rulebook.Says(headings[i+1], c), widgets.TextStyle{Size: widgets.SizeSmall}))
		}
	}
	return row
}
