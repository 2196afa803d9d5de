package widgets

import (
	"time"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets/shape"
)

// Toasts shows one short message at a time over the page, with at most one
// button, such as "Undo"; it goes away by itself. Lay it over the
// content of the window: it takes no taps beside the message.
type Toasts struct {
	shape.Composed

	// Over is the screen below the message, or nil. The message stands at the foot of the part that scrolls;
	// as long as it is shown, that part ends above it.
	Over func() fyne.CanvasObject
	// Stay reports whether a message stays until the next one or the next screen; nil never
	// has it stay.
	Stay func() bool

	after  After
	text   *Text
	action *Button
	ground *absorber       // below the message
	gone   *absorber       // where a message was that has just gone by itself
	box    *fyne.Container // the message on its ground
	margin *inset          // around the message
	on     keeper          // what keeps room for the message, or nil
	turn   int             // counts the messages
	stop   func()
}

// How long a message stays at least, and at least with a button, how long for each letter, and how much longer
// each time as a finger or a pointer is on it.
const (
	toastStay  = 6 * time.Second
	actionStay = 12 * time.Second
	perLetter  = 120 * time.Millisecond
	heldStay   = 2 * time.Second
)

// toastWidest is how wide a message grows in device-independent pixels.
const toastWidest = 480

// stay returns how long a message stays.
func stay(text string, acts bool) time.Duration {
	least := toastStay
	if acts {
		least = actionStay
	}
	return max(least, time.Duration(utf8.RuneCountInString(text))*perLetter)
}

// NewToasts returns a layer without a message.
func NewToasts(after After) *Toasts {
	t := &Toasts{after: after, stop: func() {}, margin: &inset{across: SpaceLarge}}
	t.text = NewText("", TextStyle{Color: ColorOnToast})
	t.text.SetLive()
	t.action = NewButton(onToast, "", nil)
	t.ground, t.gone = newAbsorber(), newAbsorber()
	t.gone.Hide()
	t.box = Layers(newSurface(ColorToast, "", SizeCorner), t.ground, shape.In(t.margin, shape.In(besideOrBelow(SpaceSmall), t.text, t.action)))
	t.box.Hide()
	t.All = container.New(toastLayout{t}, t.box, t.gone)
	t.ExtendBaseWidget(t)
	return t
}

// Offer shows a message, with a button if it can do something.
func (t *Toasts) Offer(text, action string, do func()) {
	t.stop()
	t.text.SetText(text)
	t.text.heard = "" // also where it says the same again
	t.action.SetText(action)
	t.action.OnTapped = func() {
		t.Clear()
		do()
	}
	SetVisible(t.action, do != nil)
	t.margin.along = SpaceMedium
	if do != nil {
		t.margin.along = SpaceTiny
	}
	t.box.Show()
	t.turn++
	t.Refresh()
	t.stop = func() {}
	if t.Stay != nil && t.Stay() {
		return
	}
	t.goIn(stay(text, do != nil))
}

// goIn lets the message go after a while, unless a finger or a pointer is on it. A late tap on its place is
// not meant for what lies below.
func (t *Toasts) goIn(while time.Duration) {
	turn := t.turn
	t.stop = t.after(while, func() {
		switch {
		case t.turn != turn: // the timer of an earlier message was stopped too late
		case t.ground.touched || t.action.hovered || t.action.pressed:
			t.goIn(heldStay)
		default:
			shape.Place(t.gone, t.box.Position(), t.box.Size())
			t.gone.Show()
			t.after(LateTap, t.gone.Hide)
			t.Clear()
		}
	})
}

// Request shows a message in which somebody else asks for something, with a button that grants it. The
// message came by itself, so the button takes no tap at first.
func (t *Toasts) Request(text, action string, do func()) {
	t.Offer(text, action, do)
	guard(t.after, t.action)
}

// Clear removes the message.
func (t *Toasts) Clear() {
	t.stop()
	t.stop = func() {}
	t.box.Hide()
	t.ground.touched = false
	t.Refresh()
}

// Message returns the message that is shown, or "".
func (t *Toasts) Message() string {
	if !t.box.Visible() {
		return ""
	}
	return t.text.Text()
}

// keep lets o keep room for the message, and nothing else.
func (t *Toasts) keep(o keeper, height float32) {
	if t.on != nil && t.on != o {
		t.on.keep(0)
	}
	if t.on = o; o != nil {
		o.keep(height)
	}
}

// toastLayout puts a message above the footer.
type toastLayout struct{ toasts *Toasts }

// MinSize returns nothing: a message takes no room.
func (toastLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.Size{} }

func (l toastLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	t := l.toasts
	if !t.box.Visible() {
		t.keep(nil, 0)
		return
	}
	room, on := Box{Size: size}, keeper(nil)
	if t.Over != nil {
		room, on = standOf(t.Over())
	}
	side, gap := theme.Size(SpaceLarge), theme.Size(SpaceSmall)
	width := min(room.Size.Width-2*side, toastWidest)
	height := shape.HeightFor(t.box, width)
	at := room.At.AddXY((room.Size.Width-width)/2, room.Size.Height-gap-height)
	shape.Place(t.box, fyne.NewPos(at.X, max(gap, at.Y)), fyne.NewSize(width, height))
	t.keep(on, height+2*gap)
}

// A keeper keeps room at its foot, so that nothing in it lies below a message.
type keeper interface {
	keep(height float32)
}

// standOf returns where a message stands on a screen, and what keeps room for it there, or
// nil: the rows of a grid, or the body that scrolls, on the widest page.
func standOf(screen fyne.CanvasObject) (Box, keeper) {
	boxes, pages := Boxes(screen), within[*Page](screen, false)
	if len(pages) == 0 {
		return boxes[screen], nil
	}
	page := pages[0]
	for _, p := range pages[1:] {
		if p.Size().Width > page.Size().Width {
			page = p
		}
	}
	body := page.All.Objects[0]
	if !page.filled() {
		box := boxes[body]
		box.Size.Height += page.kept
		return box, page
	}
	switch grids := within[*Grid](body, false); {
	case len(grids) == 0:
		return boxes[body], nil
	case grids[0].whole:
		return boxes[body], grids[0]
	default:
		return boxes[grids[0]], grids[0]
	}
}

// keep lets the body end so much above the footer, but for the least of it.
func (p *Page) keep(height float32) {
	if height != p.kept {
		p.kept = height
		p.All.Layout.Layout(p.All.Objects, p.Size())
	}
}

// keep lets the rows end so much above the foot of the grid, but for one of them.
func (g *Grid) keep(height float32) {
	if height != g.kept {
		g.kept = height
		g.Refresh()
		if around := scrollsOf(g); g.whole && len(around) > 0 {
			around[len(around)-1].Refresh() // there is more to scroll
		}
	}
}

// After runs f once d has passed, unless stop was called before. It runs f
// where the widgets may be changed.
type After func(d time.Duration, f func()) (stop func())

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
