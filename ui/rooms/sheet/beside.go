package sheet

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/internal/draw/chart"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/cat"
	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// A beside is everything above and beside the rows of a sheet: the end of the game, below which the
// rows are seen by scrolling, and the curve of the totals if there is room.
type beside struct {
	scroll *container.Scroll
	stage  *stage
	root   *fyne.Container // the rows, and what is beside them below their header
	side   *fyne.Container // what is beside them, with a margin
	place  *fyne.Container // of the curve
	size   fyne.Size       // of what is seen
	curve  *frame.Picture  // or nil
	sleeps *cat.View       // on the lines, in the place of the curve before the first round
	key    string          // what the layout follows from
}

// The least width and height of a sheet with a curve beside the rows, and width of a column, and the
// width and share of the curve, at the usual size of text in device-independent pixels.
const (
	besideLeast = 700
	curveLeast  = 560
	columnLeast = 100
	besideMost  = 560
	besideShare = 0.36
)

func (s *screen) addBeside(top, lead *fyne.Container, rows fyne.CanvasObject) fyne.CanvasObject {
	b := &s.beside
	s.finish = newFinish(s.Words, s.Animate, s.nameWinner, s.Say)
	s.finish.down = widgets.NewIconTextButton(widgets.Quiet, widgets.IconDown, s.Words.Games.TheSheet, s.toRows)
	s.finish.guests = widgets.NewIconTextButton(widgets.Quiet, widgets.IconPhone, "", s.guests.open)
	b.place, b.sleeps = shape.In(shape.Arranged(atFoot)), cat.Alone(cat.Curled)
	b.side = widgets.Inset(widgets.SpaceLarge, widgets.SpaceTiny, b.place)
	below := belowHeader{s.grid, rows, b.side}
	b.root = container.New(below, rows, b.side)
	s.grid.OnHeader = below.place
	b.stage = &stage{top: widgets.Inset(widgets.SpaceLarge, widgets.SpaceTiny, top), foot: s.farewells, end: s.finish.root, rows: b.root, lead: lead, high: s.grid.HeightFor}
	b.stage.keep = func(height float32) { s.grid.Room = height }
	b.scroll = container.NewVScroll(container.New(b.stage, b.stage.top, b.stage.end, b.root, b.stage.foot))
	b.stage.laid = func() { s.grid.SetAbove(b.scroll.Offset.Y - b.root.Position().Y) }
	b.scroll.OnScrolled = func(fyne.Position) { b.stage.laid() }
	return widgets.Watch(func(size fyne.Size) { b.size = size; s.layOut(s.Sheet()) }, b.scroll)
}

// belowHeader is the layout of rows, and of what is beside them below their header.
type belowHeader struct {
	grid       *Grid
	rows, side fyne.CanvasObject
}

func (b belowHeader) MinSize([]fyne.CanvasObject) fyne.Size { return b.rows.MinSize() }

func (b belowHeader) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	shape.Place(b.rows, fyne.Position{}, size)
	b.place()
}

func (b belowHeader) place() {
	size, top := b.grid.Size(), b.grid.HeaderHeight()
	shape.Place(b.side, fyne.NewPos(size.Width-b.grid.Aside, top), fyne.NewSize(b.grid.Aside, max(0, size.Height-top)))
}

// atFoot arranges one object at the foot, as high as it wants to be if there is room.
func atFoot(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) (height float32) {
	for _, o := range objects {
		height = min(room.Height, shape.HeightFor(o, room.Width))
		put.At(o, fyne.NewPos(0, room.Height-height), fyne.NewSize(room.Width, height))
	}
	return height
}

// toRows scrolls to the rows of a finished game.
func (s *screen) toRows() {
	widgets.ScrollTo(s.beside.scroll, fyne.NewPos(0, s.beside.root.Position().Y))
}

// layOut puts the curve beside the rows if there is room, and the end of the game before them. It
// does nothing while neither the room nor a total changes.
func (s *screen) layOut(now scoring.Sheet) {
	b, over := &s.beside, s.finish.shown != ""
	scale := theme.Size(widgets.SizeBody) / 16
	key := fmt.Sprint(b.size, scale, s.finish.shown, s.takesPart, len(s.grid.heads), now.Counted(), now.Totals)
	if key == b.key {
		return
	}
	b.key = key
	size := fyne.NewSize(b.size.Width/scale, b.size.Height/scale)
	s.fitFooter(size.Width >= besideLeast)
	roomy := (size.Width*(1-besideShare))/float32(len(s.grid.heads)+1) >= columnLeast
	wide := size.Width >= besideLeast && roomy && size.Height >= curveLeast
	if s.grid.Aside = 0; wide {
		s.grid.Aside = min(besideMost*scale, b.size.Width*besideShare)
	}
	switch {
	case wide && now.Counted() > 0: // the header of a game that is over moves above it
		s.drawCurve(now)
		b.root.Objects = []fyne.CanvasObject{b.side, s.grid.Root}
	case wide:
		b.place.Objects = []fyne.CanvasObject{b.sleeps}
		b.root.Objects = []fyne.CanvasObject{s.grid.Root, b.side}
	}
	widgets.SetVisible(b.side, wide)
	s.grid.showWhole(over, b.size.Height)
	widgets.SetVisible(s.finish.root, over)
	b.stage.seen = b.size
	if over {
		s.finish.fit(b.stage.room(b.size))
	}
	if over != b.stage.over {
		b.stage.over = over
		widgets.ScrollTo(b.scroll, fyne.Position{})
	}
	b.scroll.Refresh()
}

// drawCurve draws the totals as high as the rows.
func (s *screen) drawCurve(now scoring.Sheet) {
	b, totals := &s.beside, chart.Totals(now, s.Badges(), s.Words.Charts)
	if b.curve == nil {
		b.curve = s.Picture(false, s.Words.Sheet.Totals, totals)
	} else {
		b.curve.SetChart(totals)
	}
	b.place.Objects = []fyne.CanvasObject{b.curve}
	margin := fyne.NewSize(2*theme.Size(widgets.SpaceLarge), 4*theme.Size(widgets.SpaceTiny))
	margin.Height += shape.HeightFor(b.stage.lead, b.size.Width-margin.Width) + s.grid.HeaderHeight()
	b.curve.SetRoom(fyne.NewSize(s.grid.Aside, b.size.Height).Subtract(margin))
}

// fitFooter puts the buttons after a game in one row, or in two in large text, whose button to look back
// is below the podium. In a low window all buttons are one below the other beside the sheet, and those
// that have no room there are in the menu.
func (s *screen) fitFooter(wide bool) {
	looks := widgets.Columns(widgets.HalfPhone, widgets.SpaceSmall, s.picture, s.story)
	s.over.Objects, s.finish.looks.Objects = []fyne.CanvasObject{widgets.Column(widgets.SpaceSmall, looks, s.again)}, nil
	switch {
	case s.room.low:
		s.over.Objects = []fyne.CanvasObject{widgets.Column(widgets.SpaceSmall, s.again, looks)}
	case wide:
		s.over.Objects = []fyne.CanvasObject{widgets.Columns(widgets.HalfPhone, widgets.SpaceSmall, s.picture, s.story, s.again)}
	case widgets.LargeText():
		s.over.Objects, s.finish.looks.Objects = []fyne.CanvasObject{s.again}, []fyne.CanvasObject{looks}
	}
	widgets.SetVisible(s.finish.looks, s.finish.looks.Objects != nil)
}

// A stage is the layout of the texts about a game, and of its rows. In a finished game, the end
// takes at least the rest of the visible height, and all rows are below it.
type stage struct {
	top, end, rows fyne.CanvasObject
	lead           fyne.CanvasObject           // of the top, which all else comes and goes below
	foot           fyne.CanvasObject           // below the rows of a game that goes on, which stay where they are
	keep           func(height float32)        // is handed the height of the rows below the lead alone
	high           func(width float32) float32 // the height of all rows
	laid           func()                      // is called when all is in its place
	seen           fyne.Size
	over           bool
}

// MinSize returns the height of all that is shown in a game that is over, and nothing in another,
// which has the room there is.
func (s *stage) MinSize([]fyne.CanvasObject) fyne.Size {
	if !s.over {
		return fyne.Size{}
	}
	top, end, rows := s.heights(s.seen)
	return fyne.NewSize(0, top+end+rows)
}

// Layout puts the end at the middle of its room.
func (s *stage) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	top, end, rows := s.heights(fyne.NewSize(size.Width, s.seen.Height))
	shape.Place(s.foot, fyne.NewPos(0, top+end+rows), fyne.NewSize(size.Width, s.footHeight(size.Width)))
	shape.Place(s.top, fyne.Position{}, fyne.NewSize(size.Width, top))
	margin := theme.Size(widgets.SpaceLarge)
	width := size.Width - 2*margin
	if !s.over {
		s.keep(s.seen.Height - shape.HeightFor(s.lead, width) - 2*theme.Size(widgets.SpaceTiny))
	} else {
		height := shape.HeightFor(s.end, width)
		shape.Place(s.end, fyne.NewPos(margin, shape.Floor(top+(end-height)/2)), fyne.NewSize(width, height))
	}
	shape.Place(s.rows, fyne.NewPos(0, top+end), fyne.NewSize(size.Width, rows))
	s.laid()
}

// heights returns the heights of the texts, of the end and of the rows, for a visible height.
func (s *stage) heights(seen fyne.Size) (top, end, rows float32) {
	top = shape.HeightFor(s.top, seen.Width)
	if !s.over {
		return top, 0, max(0, seen.Height-top-s.footHeight(seen.Width))
	}
	room := s.room(seen)
	tight := shape.HeightFor(s.end, room.Width) + seen.Height - top - room.Height
	return top, max(seen.Height-top, tight), max(seen.Height, s.high(seen.Width))
}

// footHeight returns the height of what is below the rows.
func (s *stage) footHeight(width float32) float32 {
	if s.over || !s.foot.Visible() {
		return 0
	}
	return shape.HeightFor(s.foot, width)
}

// room returns the room for the end, inside its margins.
func (s *stage) room(seen fyne.Size) fyne.Size {
	return seen.SubtractWidthHeight(2*theme.Size(widgets.SpaceLarge), shape.HeightFor(s.top, seen.Width)+2*theme.Size(widgets.SpaceTiny))
}
