package widgets

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"

	"tabby/ui/kit/widgets/shape"
)

// A Shield keeps quick and late taps from the footer of a new screen for a moment. The main
// button is where it was on the screen before, and such a tap is not meant for the new one.
type Shield struct {
	after    After
	absorber *absorber
	layer    *fyne.Container
	stop     func()
}

// highest is the greatest height of a shield in device-independent pixels at the usual size of
// text: three rows of buttons. The keys of a keypad above are free.
const highest = 212

// QuickTap is how long a shield keeps off the second of two quick taps, and LateTap a tap on a
// button that has just gone by itself.
const (
	QuickTap = 400 * time.Millisecond
	LateTap  = 700 * time.Millisecond
)

// NewShield returns a shield that is not up.
func NewShield(after After) *Shield {
	s := &Shield{after: after, absorber: newAbsorber(), stop: func() {}}
	s.absorber.shields = true
	s.absorber.Hide()
	s.layer = container.NewWithoutLayout(s.absorber)
	return s
}

// Layer returns the layer to lay over the screen, as large as it.
func (s *Shield) Layer() fyne.CanvasObject { return s.layer }

// Cover puts the shield over the footers of a screen for a while.
func (s *Shield) Cover(screen fyne.CanvasObject, while time.Duration) {
	height := min(barsOf(screen), highest*CurrentLooks().Scale())
	if height == 0 {
		return
	}
	size := s.layer.Size()
	shape.Place(s.absorber, fyne.NewPos(0, size.Height-height), fyne.NewSize(size.Width, height))
	s.absorber.Show()
	s.stop()
	s.stop = s.after(while, s.absorber.Hide)
}

// Uncover takes the shield down.
func (s *Shield) Uncover() {
	s.stop()
	s.absorber.Hide()
}

// Active reports whether it is up.
func (s *Shield) Active() bool { return s.absorber.Visible() }

// An absorber swallows taps.
type absorber struct {
	unseen
	touched bool // a pointer is on it
	shields bool // it is that of a [Shield]
}

func newAbsorber() *absorber {
	p := &absorber{}
	p.ExtendBaseWidget(p)
	return p
}

func (*absorber) Tapped(*fyne.PointEvent)       {}
func (*absorber) MouseDown(*desktop.MouseEvent) {}
func (*absorber) MouseUp(*desktop.MouseEvent)   {}

func (p *absorber) MouseIn(*desktop.MouseEvent)  { p.touched = true }
func (*absorber) MouseMoved(*desktop.MouseEvent) {}
func (p *absorber) MouseOut()                    { p.touched = false }
