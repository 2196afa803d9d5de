package sheet

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/internal/draw/chart"
	"tabby/scoring"
	"tabby/ui/frame"
	"tabby/ui/kit/widgets"
)

// A beside is what is beside the rows of a sheet where there is room: the end of the
// game, which is above them otherwise, and the curve of the totals.
type beside struct {
	root  *fyne.Container // the rows, and what is beside them
	side  *fyne.Container // what is beside them, with a margin
	all   *fyne.Container // in it
	above *fyne.Container
	place *fyne.Container // of the curve
	width []float32       // of what is beside them, as the layout of root reads it
	size  fyne.Size       // of root
	curve *frame.Picture
	key   string // what the layout follows from
}

// The least width of a sheet with its end beside the rows, the least height with the end
// above them or a curve, and the width and share of what is beside, at the usual size of
// text in device-independent pixels.
const (
	besideLeast = 700
	aboveLeast  = 560
	besideMost  = 560
	besideShare = 0.36
)

func (s *screen) addBeside(top *fyne.Container, rows fyne.CanvasObject) fyne.CanvasObject {
	b := &s.beside
	s.finish = newFinish(s.Words, s.Animate, s.nameWinner, s.Say)
	b.above, b.place, b.all = widgets.Column(widgets.SpaceNone), widgets.Column(widgets.SpaceNone), widgets.Column(widgets.SpaceLarge)
	b.side, b.width = widgets.Inset(widgets.SpaceLarge, widgets.SpaceSmall, b.all), []float32{0}
	top.Add(b.above)
	b.root = widgets.Beside(b.width, widgets.Below(widgets.Inset(widgets.SpaceLarge, widgets.SpaceTiny, top), rows), b.side)
	return widgets.Watch(func(size fyne.Size) { b.size = size; s.layOut(s.Sheet()) }, b.root)
}

// layOut puts the end of the game and the curve beside the rows if there is room, or
// else the end above them. Before the first round the rows have all the width. It does nothing while neither the room nor a total changes.
func (s *screen) layOut(now scoring.Sheet) {
	b, end := &s.beside, s.finish
	scale := theme.Size(widgets.SizeBody) / 16
	key := fmt.Sprint(b.size, scale, end.shown, len(s.grid.heads), now.Counted(), now.Totals)
	if key == b.key {
		return
	}
	b.key = key
	size, over := fyne.NewSize(b.size.Width/scale, b.size.Height/scale), end.shown != ""
	s.fitFooter(size.Width >= besideLeast)
	b.width[0] = min(besideMost*scale, b.size.Width*besideShare)
	roomy := (size.Width*(1-besideShare))/float32(len(s.grid.heads)+1) >= roomyColumn
	high := size.Height >= aboveLeast
	wide := size.Width >= besideLeast && (over || roomy && high)
	var aside, above []fyne.CanvasObject
	switch {
	case over && wide:
		aside = append(aside, end.root)
	case over && high:
		above = append(above, end.root)
	}
	if wide && high && now.Counted() > 0 {
		s.drawCurve(now)
		aside = append(aside, b.place)
	}
	if len(aside) == 2 { // the curve takes the height that is left
		aside = []fyne.CanvasObject{widgets.Below(widgets.Inset(widgets.SpaceNone, widgets.SpaceMedium, end.root), container.NewStack(b.place.Objects...))}
	}
	if over {
		end.ending.fit(high, len(above) > 0)
	}
	widgets.SetVisible(end.root, len(aside)+len(above) > 0)
	b.all.Objects, b.above.Objects = aside, above
	widgets.SetVisible(b.above, len(above) > 0)
	widgets.SetVisible(b.side, len(aside) > 0)
	b.root.Refresh()
}

func (s *screen) drawCurve(now scoring.Sheet) {
	b, totals := &s.beside, chart.Totals(now, s.Badges(), s.Words.Charts)
	if b.curve != nil {
		b.curve.SetChart(totals)
		return
	}
	b.curve = s.Picture("live", s.Words.Sheet.Totals, totals)
	b.place.Objects = []fyne.CanvasObject{b.curve}
}

// fitFooter puts what can be done after a game in one row, or in two. In a low window all
// of it is one below the other beside the sheet, and what has no room there is in the menu.
func (s *screen) fitFooter(wide bool) {
	looks := widgets.Columns(widgets.HalfPhone, widgets.SpaceSmall, s.picture, s.story)
	s.over.Objects = []fyne.CanvasObject{widgets.Column(widgets.SpaceSmall, looks, s.again)}
	switch {
	case s.room.low:
		s.over.Objects = []fyne.CanvasObject{widgets.Column(widgets.SpaceSmall, s.again, looks)}
	case wide:
		s.over.Objects = []fyne.CanvasObject{widgets.Columns(widgets.HalfPhone, widgets.SpaceSmall, s.picture, s.story, s.again)}
	}
}
