package sheet

import (
	"image"
	"image/color"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/internal/draw/chart"
	"tabby/internal/table/game"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/pictures"
	"tabby/ui/kit/widgets"
)

// An across shows the totals to all sides of the table, each turned towards its player.
type across struct {
	at    *menu
	table *fyne.Container
	seats []scoring.Player // clockwise, from the player in front of the screen
	size  fyne.Size
	turn  int // counts how often it was drawn
}

// turnAround lays the totals on the table.
func (m *menu) turnAround() {
	a := &across{at: m, seats: m.Sheet().Seated(), table: container.NewWithoutLayout()}
	page := m.subpage(m.Words.Sheet.Around)
	page.SetFill(widgets.Watch(a.fit, widgets.NewSurface(widgets.ColorTable, widgets.ColorTableEdge), a.table))
	page.SetFooter(widgets.NewIconTextButton(widgets.Secondary, widgets.IconTurn, m.Words.Sheet.TurnBySeat, func() {
		a.seats = append(slices.Clone(a.seats[1:]), a.seats[0])
		a.draw()
	}))
	m.Open(page)
}

// sides returns how many of n players sit at the bottom, at the left, at the top and at
// the right of a table.
func sides(n int, upright bool) [4]int {
	long, short := n/2, n-n/2 // at the two long sides, and at the short ones
	if n > 2 {
		short = 2 - n%2
		long = n - short
	}
	around := [4]int{short - short/2, long - long/2, short / 2, long / 2}
	switch {
	case n == 2:
		return [4]int{1, 0, 1, 0}
	case !upright:
		return [4]int{around[1], around[0], around[3], around[2]}
	}
	return around
}

// A spot is where a player reads: a box on the table, and the quarter turns.
type spot struct {
	widgets.Box
	turn int
}

// spots returns where that many players read on a table of a size, clockwise from the bottom. A seat
// is twice as wide as it is high, as its player sees it. With an even number of players all seats
// are equally large.
func spots(n int, size fyne.Size, even bool) []spot {
	count := sides(n, size.Height >= size.Width)
	end, side := seatHeights(count, size)
	if even && n > 2 {
		end, side = min(end, side), min(end, side)
	}
	long, beside := size, size // the room for the seats at the ends, and for those at the sides
	if size.Height >= size.Width {
		beside.Height -= 2 * (end + seatGap)
	} else {
		long.Width -= 2 * (side + seatGap)
	}
	var all []spot
	for turn, n := range count {
		for i := range n {
			part := (float32(i) + 0.5) / float32(n)
			wide := fyne.NewSize(2*end, end)
			middle := fyne.NewPos((size.Width+long.Width)/2-long.Width*part, size.Height-(end+seatGap)/2)
			if turn%2 == 1 {
				wide = fyne.NewSize(side, 2*side)
				middle = fyne.NewPos((side+seatGap)/2, (size.Height+beside.Height)/2-beside.Height*part)
			}
			if turn >= 2 {
				middle = fyne.NewPos(size.Width, size.Height).Subtract(middle)
			}
			all = append(all, spot{widgets.Box{At: middle.SubtractXY(wide.Width/2, wide.Height/2), Size: wide}, turn})
		}
	}
	return all
}

// seatHeights returns the heights of the seats at the ends and at the sides of a table, so
// that the smaller ones are as large as can be. They leave the middle free.
func seatHeights(count [4]int, size fyne.Size) (end, side float32) {
	ends, besides := max(count[0], count[2]), max(count[1], count[3])
	for most := size.Height * mostOfTable; most > seatGap; most -= seatGap / 4 {
		var e, s float32
		if size.Height >= size.Width { // the ends have all the width
			e = seatHeight(size.Width, ends, most)
			s = seatHeight(size.Height-2*(e+seatGap), besides, size.Width*mostOfTable)
		} else {
			s = seatHeight(size.Height, besides, most)
			e = seatHeight(size.Width-2*(s+seatGap), ends, size.Height*mostOfTable)
		}
		if end == 0 || besides > 0 && ends > 0 && min(e, s) > min(end, side) {
			end, side = e, s
		}
	}
	return end, side
}

// mostOfTable is the part of a table that seats take at most from one side.
const mostOfTable = 0.33

// middle returns the part of a table between the seats.
func middle(all []spot, size fyne.Size) widgets.Box {
	from, to := fyne.NewPos(0, 0), fyne.NewPos(size.Width, size.Height)
	for _, s := range all {
		switch s.turn {
		case 0:
			to.Y = min(to.Y, s.At.Y)
		case 1:
			from.X = max(from.X, s.At.X+s.Size.Width)
		case 2:
			from.Y = max(from.Y, s.At.Y+s.Size.Height)
		case 3:
			to.X = min(to.X, s.At.X)
		}
	}
	from, to = from.AddXY(seatGap, seatGap), to.SubtractXY(seatGap, seatGap)
	return widgets.Box{At: from, Size: fyne.NewSize(max(0, to.X-from.X), max(0, to.Y-from.Y))}
}

// seatHeight returns how high seats are if so many have to fit along a side.
func seatHeight(long float32, count int, most float32) float32 {
	return max(1, min(long/float32(2*max(1, count)), most)-seatGap)
}

// seatGap is the room around a seat in device-independent pixels, and seatDensity how
// much larger it is drawn than it is shown.
const (
	seatGap     = 12
	seatDensity = 2
)

func (a *across) fit(size fyne.Size) {
	a.size = size
	a.draw()
}

// draw draws all seats, away from the screen.
func (a *across) draw() {
	a.turn++
	turn, t, s := a.turn, a.at, a.at.Sheet()
	places, style := spots(len(a.seats), a.size, s.Over), t.ChartStyle()
	seats, said, drawn := make([]chart.Seat, len(places)), make([]string, len(places)), make([]image.Image, len(places))
	for i, p := range a.seats {
		wide := max(places[i].Size.Width, places[i].Size.Height)
		seats[i] = chart.Seat{
			Badge: t.Badges().Of(s, p), Name: s.People[p].Name, Total: s.Totals[p], Note: t.Words.Sheet.SeatNote(s, p), Does: t.Words.Sheet.SeatTurn(s, p),
			On: theme.Color(widgets.ColorTable), Gold: gold(s, p), Turn: places[i].turn, Size: chart.Size{W: int(wide * seatDensity), H: int(wide * seatDensity / 2)},
		}
		said[i] = t.Words.Sheet.Seat(s, p)
	}
	frame.Load(t.Messenger, func() (any, error) {
		for i, seat := range seats {
			var err error
			if drawn[i], err = seat.Draw(style); err != nil {
				return nil, err
			}
		}
		return nil, nil
	}, func(any) {
		if turn == a.turn {
			a.lay(said, drawn, places)
		}
	})
}

// gold returns the colour of the seat of a player who has won, or nil.
func gold(s scoring.Sheet, p scoring.Player) color.Color {
	if s.Over && !s.Clock.Asked && slices.Contains(s.Winners, p) {
		return theme.Color(widgets.ColorCrown)
	}
	return nil
}

func (a *across) lay(said []string, drawn []image.Image, places []spot) {
	a.table.Objects = []fyne.CanvasObject{a.heading(middle(places, a.size))}
	for i := range said {
		picture := canvas.NewImageFromImage(drawn[i])
		picture.FillMode = canvas.ImageFillContain
		picture.SetMinSize(places[i].Size)
		a.table.Add(a.seat(a.seats[i], pictures.NewFigure(said[i], picture), places[i]))
	}
	a.table.Refresh()
}

// seat lays the picture of a seat on the table. A tap on it enters the score of its player.
func (a *across) seat(p scoring.Player, picture *pictures.Figure, at spot) fyne.CanvasObject {
	var seat fyne.CanvasObject = picture
	edge := float32(0)
	if m, s := a.at, a.at.Sheet(); m.cards.state != game.DeckRunning && m.away == "" && !s.Clock.Asked && slices.Contains(s.Playing(), p) {
		tile := widgets.NewTile(widgets.OnTable, picture, func() {
			m.Close()
			m.enter(p)
		})
		tile.Describe(picture.AccessibilityLabel(), m.Words.Sheet.EnterRound(s))
		seat, edge = tile, theme.Size(widgets.SpaceTiny)
	}
	seat.Move(at.At.SubtractXY(edge, edge))
	seat.Resize(at.Size.AddWidthHeight(2*edge, 2*edge))
	return seat
}

// heading returns the text in the middle of the table: which round it is, and who deals and begins,
// or at the end who has won.
func (a *across) heading(in widgets.Box) fyne.CanvasObject {
	t, s := a.at, a.at.Sheet()
	style := widgets.TextStyle{Color: widgets.ColorOnTable, Align: fyne.TextAlignCenter}
	large := style
	large.Size, large.Bold = widgets.SizeHeading, true
	title, below := t.Words.Table.RoundTitle(s), t.Words.Table.Turns(s)
	if s.Over {
		title, below = t.Words.Table.Headline(s), ""
		large.Size, large.Tight, large.Words = widgets.SizeTotal, widgets.SizeName, true
	}
	text := widgets.Column(widgets.SpaceTiny, widgets.NewText(title, large), widgets.NewText(below, style))
	high := func() float32 {
		text.Resize(in.Size)
		return text.MinSize().Height // at that width
	}
	if high() > in.Size.Height {
		text.Remove(text.Objects[1])
	}
	height := high()
	text.Move(in.At.AddXY(0, (in.Size.Height-height)/2))
	text.Resize(fyne.NewSize(in.Size.Width, height))
	return text
}
