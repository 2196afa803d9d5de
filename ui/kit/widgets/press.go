package widgets

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"tabby/ui/kit/widgets/shape"
)

// tapper is the base of everything that can be tapped. By itself it takes no
// focus; [Pressable] does.
type tapper struct {
	widget.DisableableWidget

	self             fyne.Widget
	act              func(at fyne.Position)
	hovered, pressed bool
	focused          bool // of a [Pressable]
	deaf             int  // how often it is kept from taking taps for a moment
	asleep           int  // how often it looks so
	raised           func(up bool)
}

// extend makes t the base of self.
func (t *tapper) extend(self fyne.Widget, act func(at fyne.Position)) {
	t.self, t.act = self, act
	t.ExtendBaseWidget(self)
}

// Asleep reports whether the widget looks disabled for a moment, because a [Shield] keeps off taps that are
// not meant for it.
func (t *tapper) Asleep() bool { return t.asleep > 0 }

// doze changes how often that is so.
func (t *tapper) doze(change int) {
	before := t.Asleep()
	if t.asleep += change; t.Asleep() != before {
		t.self.Refresh()
	}
}

func (t *tapper) SetEnabled(on bool) {
	if on {
		t.Enable()
	} else {
		t.Disable()
	}
}

// Tapped acts, unless the widget is disabled.
func (t *tapper) Tapped(e *fyne.PointEvent) {
	focusOverlay(t.self)
	if !t.Disabled() && t.deaf == 0 {
		t.act(e.Position)
	}
}

func (t *tapper) MouseDown(e *desktop.MouseEvent) {
	t.show(t.hovered, e.Button == desktop.MouseButtonPrimary)
}

func (t *tapper) MouseUp(*desktop.MouseEvent)    { t.show(t.hovered, false) }
func (t *tapper) MouseIn(*desktop.MouseEvent)    { t.show(true, t.pressed) }
func (t *tapper) MouseMoved(*desktop.MouseEvent) {}
func (t *tapper) MouseOut()                      { t.show(false, false) }

func (t *tapper) show(hovered, pressed bool) {
	if t.hovered != hovered || t.pressed != pressed {
		t.hovered, t.pressed = hovered, pressed
		t.self.Refresh()
		callWith(t.raised, (hovered || pressed) && !t.Disabled())
	}
}

// Veil returns the colour to lay over the widget while it is hovered or pressed,
// or "".
func (t *tapper) Veil() fyne.ThemeColorName {
	switch {
	case t.Disabled():
		return ""
	case t.pressed:
		return ColorPressed
	case t.hovered:
		return ColorHover
	}
	return ""
}

// Pressable is the base of everything that can be tapped and focused. Embed it and
// call [Pressable.Extend] in the constructor.
//
// It acts on a tap, on Space and on Enter, and passes every other key on to the
// canvas, so that shortcuts work wherever the focus is.
type Pressable struct{ tapper }

// Extend makes p the base of self. act runs on every tap, with the position inside
// the widget; from the keyboard that is the top left corner.
func (p *Pressable) Extend(self fyne.Widget, act func(at fyne.Position)) { p.extend(self, act) }

// Focused reports whether the widget has the focus, for widgets of other packages
// that draw their own ring.
func (p *Pressable) Focused() bool { return p.focused }

// FocusGained shows the ring and scrolls the widget into view.
func (p *Pressable) FocusGained() {
	p.focused = true
	p.self.Refresh()
	reveal(p.self)
}

// FocusLost hides the ring.
func (p *Pressable) FocusLost() {
	p.focused = false
	p.self.Refresh()
}

// TypedKey acts on Space and Enter and passes other keys on.
func (p *Pressable) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		p.Tapped(&fyne.PointEvent{})
	default:
		passKey(p.self, e)
	}
}

// TypedRune passes the rune on, except a space, which was a key already.
func (p *Pressable) TypedRune(r rune) {
	if r != ' ' {
		passRune(p.self, r)
	}
}

// set changes a field of a widget and, if that is new, draws the widget again.
func set[T comparable](w fyne.Widget, field *T, to T) {
	if *field != to {
		*field = to
		w.Refresh()
	}
}

// call calls f unless it is nil.
func call(f func()) {
	if f != nil {
		f()
	}
}

// callWith calls f with an argument unless f is nil.
func callWith[T any](f func(T), with T) {
	if f != nil {
		f(with)
	}
}

// A plate is what is seen of a widget that can be tapped: content on a skin.
type plate struct {
	press   *tapper
	content *fyne.Container
	paint   func() skinLook // colours the content, and returns how the skin looks; nil: there is no skin
	foot    float32         // the height at the foot that the skin leaves out
	outset  bool            // the skin reaches out at the sides, so that content aligns with what has no skin
}

func (p *plate) Inner() fyne.CanvasObject { return p.content }

// LeastWidth returns the minimum width.
func (p *plate) LeastWidth() float32 { return shape.WidthOf(p.content) }

// HeightFor returns the height at that width, at least that of a thumb.
func (p *plate) HeightFor(width float32) float32 { return shape.HeightFor(p.content, width) }

func (p *plate) CreateRenderer() fyne.WidgetRenderer {
	r := &plateRenderer{plate: p, skin: newSkin()}
	r.Parts = []fyne.CanvasObject{p.content}
	if p.paint != nil {
		r.Parts = []fyne.CanvasObject{r.skin.fill, r.skin.veil, r.skin.ring, p.content}
	}
	r.Refresh()
	return r
}

type plateRenderer struct {
	RendererBase

	plate *plate
	skin  *skin
}

func (r *plateRenderer) MinSize() fyne.Size { return r.plate.content.MinSize() }

func (r *plateRenderer) Layout(size fyne.Size) {
	if r.plate.outset {
		r.skin.outset = theme.Size(SpaceSmall)
	}
	r.skin.layout(size.SubtractWidthHeight(0, r.plate.foot))
	r.plate.content.Resize(size)
}

// Refresh paints the skin. It leaves the content as it is, but for its layout.
func (r *plateRenderer) Refresh() {
	p, self := r.plate, r.plate.press.self
	if p.paint != nil {
		look := p.paint()
		look.veil, look.focused = p.press.Veil(), p.press.focused
		r.skin.paint(LooksOf(p.press), look)
	}
	p.content.Layout.Layout(p.content.Objects, self.Size())
	canvas.Refresh(self)
}

// touch is the shape of what is tapped as a whole: with a margin, and at least a
// thumb high.
type touch struct {
	shape.Shape

	across, along fyne.ThemeSizeName // the margin at the sides, and above and below
	top           bool               // the content begins at the top, not in the middle of the height
	Least         float32            // the least height in device-independent pixels; that of a thumb if 0
}

func (t touch) Narrowest(objects []fyne.CanvasObject) float32 {
	return max(theme.Size(SizeTouchFloor), t.Shape.Narrowest(objects)+2*theme.Size(t.across))
}

func (t touch) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	x, y := theme.Size(t.across), theme.Size(t.along)
	width := room.Width - 2*x
	wanted := shape.HeightIn(t.Shape, objects, width)
	least := max(cmp.Or(t.Least, theme.Size(SizeTouch)), wanted+2*y)
	if put == nil {
		return least
	}
	height := min(room.Height-2*y, wanted)
	at := fyne.NewPos(x, (room.Height-height)/2)
	if t.top {
		at.Y = y
	}
	t.Shape.Arrange(objects, fyne.NewSize(width, height), func(o fyne.CanvasObject, to fyne.Position, size fyne.Size) {
		put.At(o, at.Add(to), size)
	})
	return least
}

// snug is the shape of a sign and a label: side by side, each as wide as it needs to
// be, and all in the middle, or at the start.
type snug struct {
	gap   fyne.ThemeSizeName
	start bool
}

// widestLabel is the width above which a label is broken, in device-independent
// pixels.
const widestLabel = 260

func (s snug) Narrowest(objects []fyne.CanvasObject) float32 {
	widths := leastWidths(objects)
	for i, o := range objects {
		if t, ok := o.(*Text); ok {
			widths[i] = min(t.natural(), widestLabel)
		}
	}
	return shape.Total(widths, theme.Size(s.gap))
}

// widths returns how wide the objects are in a room.
func (s snug) widths(objects []fyne.CanvasObject, room float32) []float32 {
	widths := leastWidths(objects)
	left := room - shape.Total(widths, theme.Size(s.gap))
	for i, o := range objects {
		if t, ok := o.(*Text); ok {
			widths[i] = t.snug(left + widths[i])
		}
	}
	return widths
}

func (s snug) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	gap := theme.Size(s.gap)
	widths := s.widths(objects, room.Width)
	x, highest := (room.Width-shape.Total(widths, gap))/2, float32(0)
	if s.start {
		x = 0
	}
	for i, o := range objects {
		at, width := x, widths[i]
		if _, ok := o.(*Text); ok { // that is measured a little too narrow
			at, width = x-Hairline, width+2*Hairline
		}
		height := min(room.Height, shape.HeightFor(o, width))
		put.At(o, fyne.NewPos(at, (room.Height-height)/2), fyne.NewSize(width, height))
		x, highest = x+widths[i]+gap, max(highest, height)
	}
	return highest
}
