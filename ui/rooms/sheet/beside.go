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

// A beside is what is above and beside the rows of a sheet: the end of the game, below which they
// are seen by scrolling, and the curve of the totals where there is room.
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
	b.place, b.sleeps = shape.In(atFoot{}), cat.Alone(cat.Curled)
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

// atFoot is the shape of one object, which is as high as it wants to be where there is room, and at the foot.
type atFoot struct{}

func (atFoot) Narrowest(objects []fyne.CanvasObject) float32 { return shape.Widest(objects) }

func (atFoot) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) (height float32) {
	for _, o := range objects {
		height = min(room.Height, shape.HeightFor(o, room.Width))
		put.At(o, fyne.NewPos(0, room.Height-height), fyne.NewSize(room.Width, height))
	}
	return height
}

// toRows scrolls to the rows of a game that is over.
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
		b.curve = s.Picture(s.Words.Sheet.Totals, totals)
	} else {
		b.curve.SetChart(totals)
	}
	b.place.Objects = []fyne.CanvasObject{b.curve}
	margin := fyne.NewSize(2*theme.Size(widgets.SpaceLarge), 4*theme.Size(widgets.SpaceTiny))
	margin.Height += shape.HeightFor(b.stage.lead, b.size.Width-margin.Width) + s.grid.HeaderHeight()
	b.curve.SetRoom(fyne.NewSize(s.grid.Aside, b.size.Height).Subtract(margin))
}

// fitFooter puts what can be done after a game in one row, or in two, of which large text has the one that
// looks back below the podium. In a low window all of it is one below the other beside the sheet, and what
// has no room there is in the menu.
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
