package people

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/history"
	"tabby/history/stats"
	"tabby/ui/kit/cat"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

// figureColumn is the least width of a large figure beside another.
const figureColumn = 120

// figureColumns shows large figures side by side.
func figureColumns(figures ...figure) fyne.CanvasObject {
	numbers := widgets.ScaledColumns(figureColumn, widgets.SpaceSmall)
	for _, f := range figures {
		number := widgets.NewText(f.Number, widgets.TextStyle{Size: widgets.SizeTotal, Bold: true, Whole: true, Align: fyne.TextAlignCenter})
		numbers.Add(pictures.NewFigure(f.Says, widgets.Column(widgets.SpaceNone, number, widgets.NewCaption(f.Of))))
	}
	return numbers
}

// wideWins is how many wins a line beside the badge must have room for; narrower, it goes
// below.
const wideWins = 10

// summary returns the card with the badge of a person, their story in sentences, and the large figures.
func (s *personPage) summary(r stats.Report, i int, l stats.Line) fyne.CanvasObject {
	w := s.room.Words
	won := widgets.Column(widgets.SpaceSmall,
		widgets.NewText(w.Statistics.PersonStory(r, i), widgets.TextStyle{Size: widgets.SizeHeading, Bold: true}),
		atLeast(pictures.NewMeter(l.Games, pictures.Part{Size: l.Wins, Color: widgets.PersonColor(s.person.Colour)}), w.Statistics.WonOf(wideWins, wideWins)))
	return widgets.NewCard(widgets.Pair(widgets.SpaceLarge, s.face(), won), figureColumns(figures(w, l)...))
}

// ringSide is the width of the ring of calls.
const ringSide = 120

// calls returns the card of a person's calls: how many were right, and how many wrong.
func (s *personPage) calls(l stats.Line) fyne.CanvasObject {
	w := s.room.Words
	heading := widgets.NewHeading(w.Statistics.Calls)
	if l.Calls == 0 {
		return widgets.NewCard(heading, cat.Nothing(cat.Curled, w.Statistics.NoCall))
	}
	right := widgets.NewText(w.Figure(l.CallsWon), widgets.TextStyle{Size: widgets.SizeName, Bold: true, Whole: true, Align: fyne.TextAlignCenter})
	middle := widgets.Column(widgets.SpaceNone, right, widgets.NewCaption(w.Statistics.OfCalls(l.Calls)))
	ring := pictures.NewRing(ringSide, middle,
		pictures.Part{Size: l.CallsWon, Color: widgets.ColorFelt}, pictures.Part{Size: l.CallsLost, Color: widgets.ColorWarning})
	whole := widgets.TextStyle{Whole: true} // goes below the ring where it does not fit
	key := widgets.Column(widgets.SpaceSmall,
		widgets.Row(widgets.SpaceSmall, 1, widgets.NewGlyph(widgets.IconCheck, widgets.ColorFelt), widgets.NewText(w.Statistics.CallsRight(l.CallsWon), whole)),
		widgets.Row(widgets.SpaceSmall, 1, widgets.NewGlyph(widgets.IconClose, widgets.ColorWarning), widgets.NewText(w.Statistics.CallsWrong(l.CallsLost), whole)))
	line := w.Statistics.CallsLine(l)
	return widgets.NewCard(heading, pictures.NewFigure(line, widgets.Pair(widgets.SpaceLarge, ring, key)), widgets.NewHint(line))
}

// places returns the card of how often a person came first, second and so on.
func (s *personPage) places(l stats.Line) fyne.CanvasObject {
	w := s.room.Words
	rows := widgets.Column(widgets.SpaceMedium)
	for i, n := range l.Places {
		bar := pictures.NewMeter(l.Games, pictures.Part{Size: n, Color: widgets.PersonColor(s.person.Colour)})
		place := widgets.NewText(w.Place(i+1), widgets.TextStyle{Whole: true})
		count := widgets.NewText(w.Figure(n), widgets.TextStyle{Bold: true, Whole: true, Align: fyne.TextAlignTrailing})
		rows.Add(widgets.Row(widgets.SpaceSmall, 1, atLeast(place, w.Place(2)), bar, atLeast(count, w.Figure(l.Games))))
	}
	return widgets.NewCard(widgets.NewHeading(w.Statistics.Places), rows)
}

// atLeast returns an object with at least the width of a text, so that what is beside it
// in several rows stands in columns.
func atLeast(o fyne.CanvasObject, text string) fyne.CanvasObject {
	return container.NewStack(container.New(asWide{widgets.SizeBody, []string{text}}), o)
}

// asWide is an empty layout as wide as the longest of some texts in bold.
type asWide struct {
	size  fyne.ThemeSizeName
	texts []string
}

func (asWide) Layout([]fyne.CanvasObject, fyne.Size) {}

func (a asWide) MinSize([]fyne.CanvasObject) fyne.Size {
	width := float32(0)
	for _, text := range a.texts {
		width = max(width, fyne.MeasureText(text, theme.Size(a.size), fyne.TextStyle{Bold: true}).Width)
	}
	return fyne.NewSize(width, 0)
}

// duels returns the card of all whom the person at i has met. A tap compares the two.
func (s *personPage) duels(r stats.Report, i int) fyne.CanvasObject {
	w := s.room.Words
	rows := widgets.Column(widgets.SpaceSmall)
	for j, pair := range r.Matrix()[i] {
		if pair.Games == 0 || j == i {
			continue
		}
		other := personOf(r.People[j], s.room.People())
		text := widgets.Column(widgets.SpaceTiny, nameAnd(w, other, ""), duelMeter(pair, s.person, other), widgets.NewHint(w.Statistics.Ahead(pair)))
		row := widgets.Row(widgets.SpaceMedium, 1, badge(other, widgets.RowBadge), text)
		rows.Add(widgets.Outdent(widgets.NewTile(widgets.Bare, row, func() { s.room.openPair(s.person, other, s.selection()) })))
	}
	switch {
	case len(rows.Objects) == 0:
		rows.Add(cat.Nothing(cat.LooksLeft, w.Statistics.NoDuel))
	case len(r.People) > 2:
		rows.Add(widgets.NewButton(widgets.Quiet, w.Statistics.AllDuels, func() { s.room.openDuels(r, s.selection()) }))
	}
	return widgets.NewCard(widgets.NewHeading(w.Statistics.HeadToHead), rows)
}

// duelMeter shows how often one person was ahead of another one, and behind at the end, in
// their colours.
func duelMeter(p stats.Pair, one, other history.Person) fyne.CanvasObject {
	return pictures.NewMeter(p.Games,
		pictures.Part{Size: p.Ahead, Color: widgets.PersonColor(one.Colour)},
		pictures.Part{Size: p.Level, Color: widgets.ColorDisabledFill},
		pictures.Part{Size: p.Behind(), Color: widgets.PersonColor(other.Colour)})
}
