package sheet

import (
	"image"
	"slices"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tabby/internal/chart"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// An across shows the totals to all sides of the table, each turned towards its player.
type across struct {
	page  *Page
	table *fyne.Container
	seats []scoring.Player // clockwise, from the player in front of the screen
	size  fyne.Size
	turn  int // counts how often it was drawn
}

// turnAround lays the totals on the table.
func (t *Page) turnAround() {
	a := &across{page: t, seats: t.Sheet().Seated(), table: container.NewWithoutLayout()}
	page := t.subpage("Around the table")
	page.SetFill(widgets.Watch(a.fit, a.table))
	page.SetFooter(widgets.NewIconTextButton(widgets.Secondary, widgets.IconTurn, "Turn by one seat", func() {
		a.seats = append(slices.Clone(a.seats[1:]), a.seats[0])
		a.draw()
	}))
	t.Open(page)
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

// spots returns where so many players read on a table of a size, clockwise from the
// bottom. A seat is twice as wide as it is high, as its player sees it.
func spots(n int, size fyne.Size) []spot {
	upright := size.Height >= size.Width
	count := sides(n, upright)
	long, beside := size, size // the room for the seats at the ends, and for those at the sides
	var end, side float32
	if upright { // the ends have all the width
		end = seatHeight(long.Width, max(count[0], count[2]), size.Height/4)
		beside.Height -= 2 * (end + seatGap)
		side = seatHeight(beside.Height, max(count[1], count[3]), size.Width/3)
	} else {
		side = seatHeight(beside.Height, max(count[1], count[3]), size.Width/5)
		long.Width -= 2 * (side + seatGap)
		end = seatHeight(long.Width, max(count[0], count[2]), size.Height/2-seatGap)
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

// seatHeight returns how high seats are of which so many have to fit along a side.
func seatHeight(long float32, count int, most float32) float32 {
	return max(1, min(long/float32(2*max(1, count)), most)-seatGap)
}

// seatGap is the room around a seat in device-independent pixels, and seatDensity how
// much larger it is drawn than it is shown.
const (
	seatGap     = 12
	seatDensity = 2
)

// fit draws the table for a size.
func (a *across) fit(size fyne.Size) {
	a.size = size
	a.draw()
}

// draw draws all seats, away from the screen.
func (a *across) draw() {
	a.turn++
	turn, t, s := a.turn, a.page, a.page.Sheet()
	places, style := spots(len(a.seats), a.size), t.ChartStyle()
	seats, drawn := make([]chart.Seat, len(places)), make([]image.Image, len(places))
	for i, p := range a.seats {
		note := words.Standing(s, p)
		if s.Status[p] == scoring.Out {
			note = "out" // there is no room for the place as well
		}
		wide := max(places[i].Size.Width, places[i].Size.Height)
		seats[i] = chart.Seat{
			Badge: t.Badges().Of(s, p), Name: s.People[p].Name, Total: s.Totals[p], Note: note,
			Turn: places[i].turn, Size: chart.Size{W: int(wide * seatDensity), H: int(wide * seatDensity / 2)},
		}
	}
	frame.Load(t.Frame, func() (any, error) {
		for i, seat := range seats {
			var err error
			if drawn[i], err = seat.Draw(style); err != nil {
				return nil, err
			}
		}
		return nil, nil
	}, func(any) {
		if turn == a.turn {
			a.lay(seats, drawn, places)
		}
	})
}

// lay puts the drawn seats on the table.
func (a *across) lay(seats []chart.Seat, drawn []image.Image, places []spot) {
	a.table.Objects = nil
	for i, seat := range seats {
		picture := canvas.NewImageFromImage(drawn[i])
		picture.FillMode = canvas.ImageFillContain
		said := seat.Name + ", " + strconv.Itoa(seat.Total)
		if seat.Note != "" {
			said += ", " + seat.Note
		}
		figure := widgets.NewFigure(said, picture)
		figure.Move(places[i].At)
		figure.Resize(places[i].Size)
		a.table.Add(figure)
	}
	a.table.Refresh()
}
