package widgets

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// A Shield keeps quick taps from the footer of a new screen for a moment. The main
// button is where it was on the screen before, and the second of two quick taps
// is not meant for the new one.
type Shield struct {
	after After
	plate *plate
	layer *fyne.Container
	stop  func()
}

// highest is the greatest height of a shield in device-independent pixels: two rows of
// buttons. The keys of a keypad above stay free.
const highest = 148

// settle is how long a shield stays up.
const settle = 400 * time.Millisecond

// NewShield returns a shield that is not up.
func NewShield(after After) *Shield {
	s := &Shield{after: after, plate: newPlate(), stop: func() {}}
	s.plate.Hide()
	s.layer = container.NewWithoutLayout(s.plate)
	return s
}

// Layer returns the layer to lay over the screen, as large as it.
func (s *Shield) Layer() fyne.CanvasObject { return s.layer }

// Cover puts the shield over the footers of a screen for a moment.
func (s *Shield) Cover(screen fyne.CanvasObject) {
	height := min(footersOf(screen), highest)
	if height == 0 {
		return
	}
	size := s.layer.Size()
	s.plate.Move(fyne.NewPos(0, size.Height-height))
	s.plate.Resize(fyne.NewSize(size.Width, height))
	s.plate.Show()
	s.stop()
	s.stop = s.after(settle, s.plate.Hide)
}

// Active reports whether it is up.
func (s *Shield) Active() bool { return s.plate.Visible() }

// A plate swallows taps.
type plate struct{ widget.BaseWidget }

func newPlate() *plate {
	p := &plate{}
	p.ExtendBaseWidget(p)
	return p
}

// Tapped does nothing.
func (*plate) Tapped(*fyne.PointEvent) {}

// MouseDown does nothing.
func (*plate) MouseDown(*desktop.MouseEvent) {}

// MouseUp does nothing.
func (*plate) MouseUp(*desktop.MouseEvent) {}

// CreateRenderer draws nothing.
func (p *plate) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(container.NewWithoutLayout())
}
