package sheet

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// A stage is the layout of what is said about a game, and of the rows. In a game that is over, its
// end has at least the rest of what is seen, and all rows are below that.
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

// heights returns the heights of what is said, of the end and of the rows where so much is seen.
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
