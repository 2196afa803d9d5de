package widgets

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"

	"tabby/ui/kit/widgets/shape"
)

// A Shield keeps off taps that are not meant for what is there now. The footer of a new screen takes no
// second of two quick taps, for its main button is where it was on the screen before. What came or moved
// without a tap of the person, there or elsewhere, takes nothing for longer, and looks so.
type Shield struct {
	after    After
	absorber *absorber
	layer    *fyne.Container
	stop     func()
}

// highest is the greatest height of a shield in device-independent pixels at the usual size of
// text: three rows of buttons. The keys of a keypad above are free.
const highest = 212

// QuickTap is how long a shield keeps off the second of two quick taps, and LateTap a tap that was meant
// for what has just gone by itself.
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
	if while < LateTap {
		s.stop = s.after(while, s.absorber.Hide)
		return
	}
	var rest []*Button
	for _, page := range pagesIn(screen, false) {
		if page.footed() {
			rest = append(rest, buttonsIn(page.footer)...)
		}
	}
	wake := sleeping(rest)
	stop := s.after(while, func() {
		s.absorber.Hide()
		wake()
	})
	s.stop = func() {
		stop()
		wake()
	}
}

// Guard has the buttons in an object take nothing for as long as a tap may be late, and look so: they
// came or moved, and give somebody a right, delete or send.
func (s *Shield) Guard(o fyne.CanvasObject) { guard(s.after, o) }

// guard is Guard for who has no shield.
func guard(after After, o fyne.CanvasObject) {
	all := buttonsIn(o)
	for _, b := range all {
		b.deaf++
	}
	wake := sleeping(all)
	after(LateTap, func() {
		for _, b := range all {
			b.deaf--
		}
		wake()
	})
}

// sleeping has buttons look as if they took nothing, until wake is called.
func sleeping(all []*Button) (wake func()) {
	for _, b := range all {
		b.sleep(1)
	}
	return func() {
		for _, b := range all {
			b.sleep(-1)
		}
		all = nil
	}
}

// buttonsIn returns the buttons in an object.
func buttonsIn(o fyne.CanvasObject) (all []*Button) {
	if b, is := o.(*Button); is {
		return []*Button{b}
	}
	for _, part := range partsOf(o) {
		all = append(all, buttonsIn(part)...)
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
