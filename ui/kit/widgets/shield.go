package widgets

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"

	"tabby/ui/kit/widgets/shape"
)

// A Shield keeps off taps that are not meant for what is there now. A control that came or moved without a
// tap of the person takes no tap for a moment, and shows that. A control that a tap brought takes the next
// tap at once, except the second half of a double tap: the main button of a footer is where it was on the
// screen before.
type Shield struct {
	after    After
	absorber *absorber
	layer    *fyne.Container
	stop     func()
}

// highest is the greatest height of a shield in device-independent pixels at the usual size of
// text: three rows of buttons. The keys of a keypad above are free.
const highest = 212

// DoubleTap is how long a shield keeps off the second half of a double tap: nobody has seen by then what
// the first has brought. LateTap is how long it keeps off a tap that was meant for what has just gone by itself.
const (
	DoubleTap = 250 * time.Millisecond
	LateTap   = 700 * time.Millisecond
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
	shape.Place(s.absorber, fyne.NewPos(0, footOf(screen, size.Height)-height), fyne.NewSize(size.Width, height))
	s.absorber.Show()
	s.stop()
	if while < LateTap {
		s.stop = s.after(while, s.absorber.Hide)
		return
	}
	var rest []fyne.CanvasObject
	for _, page := range within[*Page](screen, false) {
		if page.footed() {
			rest = append(rest, page.footer)
		}
	}
	wake := sleeping(container.NewWithoutLayout(rest...))
	stop := s.after(while, func() {
		s.absorber.Hide()
		wake()
	})
	s.stop = func() {
		stop()
		wake()
	}
}

// Guard makes the buttons and tiles in an object ignore taps for a moment, and shows that by their look: they appeared
// or moved by themselves, so a tap may have been meant for something else. They give somebody a right, delete, write or send.
func (s *Shield) Guard(o fyne.CanvasObject) { guard(s.after, o) }

// guard is Guard for who has no shield.
func guard(after After, o fyne.CanvasObject) {
	all, wake := tappersIn(o), sleeping(o)
	for _, t := range all {
		t.deaf++
	}
	after(LateTap, func() {
		for _, t := range all {
			t.deaf--
		}
		wake()
	})
}

// sleeping has the buttons and tiles in an object look as if they took nothing, until wake is called.
func sleeping(o fyne.CanvasObject) (wake func()) {
	all := tappersIn(o)
	for _, t := range all {
		t.doze(1)
	}
	return func() {
		for _, t := range all {
			t.doze(-1)
		}
		all = nil
	}
}

// tappersIn returns the buttons and tiles in an object.
func tappersIn(o fyne.CanvasObject) (all []*tapper) {
	switch o := o.(type) {
	case *Button:
		return []*tapper{&o.tapper}
	case *Tile:
		return []*tapper{&o.tapper}
	}
	for _, part := range partsOf(o) {
		all = append(all, tappersIn(part)...)
	}
	return all
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
