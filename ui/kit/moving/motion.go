// Package moving has everything that moves on a screen: flights from place to place, slides,
// and tiles that are dragged.
package moving

import (
	"image/color"
	"math"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tabby/ui/kit/widgets"
	"tabby/ui/kit/widgets/shape"
)

// A Flight moves an object from the middle of one box to that of another.
type Flight struct {
	Object   fyne.CanvasObject
	From, To widgets.Box
	After    time.Duration      // how long it waits, seen only if it stays in its box
	Takes    time.Duration      // how long it is on the way
	Each     func(part float32) // shows a part of the way, from 0 to 1; or nil
	Landed   func()             // or nil

	last  float32 // the part shown last
	shown bool
}

// part returns how far an object is on its way at a time, from 0 to 1, ever
// slower.
func (f *Flight) part(at time.Duration) float32 {
	left := 1 - float32(min(1, max(0, float64(at-f.After)/float64(max(1, f.Takes)))))
	return 1 - left*left*left
}

// A Motion is a layer above a screen, as large as it, in which objects are animated or
// follow the pointer. It takes no taps.
type Motion struct {
	layer   *fyne.Container
	flights []Flight
	moving  *fyne.Animation
	done    func()
}

// NewMotion returns an empty layer.
func NewMotion() *Motion { return &Motion{layer: container.NewWithoutLayout()} }

// Layer returns the layer.
func (m *Motion) Layer() fyne.CanvasObject { return m.layer }

// empty reports whether nothing is moving.
func (m *Motion) empty() bool { return len(m.layer.Objects) == 0 }

// Start animates objects, and then removes them and calls done. Earlier flights end
// first.
func (m *Motion) Start(flights []Flight, done func()) {
	m.Stop()
	if len(flights) == 0 {
		done()
		return
	}
	m.done = done
	last := m.Hold(flights)
	m.moving = fyne.NewAnimation(last, func(part float32) {
		m.Frame(time.Duration(float64(part) * float64(last)))
		if part == 1 {
			m.Stop()
		}
	})
	m.moving.Curve = fyne.AnimationLinear
	m.moving.Start()
}

// Hold shows flights before they begin, and returns how long they take.
func (m *Motion) Hold(flights []Flight) time.Duration {
	m.flights = flights
	last := time.Duration(0)
	for _, f := range flights {
		f.Object.Resize(f.To.Size)
		m.layer.Add(f.Object)
		last = max(last, f.After+f.Takes)
	}
	m.Frame(0)
	return last
}

// Frame shows the flights at a time since they began.
func (m *Motion) Frame(at time.Duration) {
	for i := range m.flights {
		f := &m.flights[i]
		part := f.part(at)
		if f.shown && part == f.last {
			continue
		}
		f.shown, f.last = true, part
		widgets.SetVisible(f.Object, part > 0 || f.After == 0 || f.From == f.To)
		move(f.Object, between(f.From.Centre(), f.To.Centre(), part))
		if f.Each != nil {
			f.Each(part)
		}
		if part == 1 && f.Landed != nil {
			f.Landed()
		}
	}
	canvas.Refresh(m.layer)
}

func between(from, to fyne.Position, part float32) fyne.Position {
	way := to.Subtract(from)
	return from.AddXY(way.X*part, way.Y*part)
}

// move centres an object on a point of the screen, in whole pixels: between them
// drawings blur.
func move(o fyne.CanvasObject, at fyne.Position) {
	corner := at.SubtractXY(o.Size().Width/2, o.Size().Height/2)
	o.Move(fyne.NewPos(float32(math.Round(float64(corner.X))), float32(math.Round(float64(corner.Y)))))
}

// Follow shows an object centred on a point of the screen, above
// frames around the boxes where it may be dropped.
func (m *Motion) Follow(o fyne.CanvasObject, size fyne.Size, at fyne.Position, boxes []widgets.Box) {
	if len(m.layer.Objects) != len(boxes)+1 || m.layer.Objects[len(boxes)] != o {
		m.Stop()
		m.mark(boxes)
		o.Resize(size)
		m.layer.Add(o)
	}
	move(o, at)
	canvas.Refresh(m.layer)
}

// mark puts frames around boxes.
func (m *Motion) mark(boxes []widgets.Box) {
	l := widgets.CurrentLooks()
	for _, b := range boxes {
		frame := canvas.NewRectangle(color.Transparent)
		frame.StrokeColor, frame.StrokeWidth = l.Color(widgets.ColorAccent), widgets.RingWidth
		frame.CornerRadius = l.Size(widgets.SpaceSmall)
		frame.Resize(b.Size.AddWidthHeight(2*widgets.RingWidth, 2*widgets.RingWidth))
		m.layer.Add(frame)
		move(frame, b.Centre())
	}
}

// Stop ends every flight at once, and removes what follows the pointer.
func (m *Motion) Stop() {
	if m.moving != nil {
		m.moving.Stop()
		m.moving = nil
	}
	if !m.empty() {
		m.layer.RemoveAll()
		m.flights = nil
	}
	if done := m.done; done != nil {
		m.done = nil
		done()
	}
}

// A Slide shows an object, which can be moved from its place.
type Slide struct {
	shape.Composed

	Sinks bool // what has moved down is behind what stands below it

	clip  *container.Clip
	inner *fyne.Container // the object
	shift fyne.Position
}

// NewSlide returns a slide with an object at its place.
func NewSlide(o fyne.CanvasObject) *Slide {
	s := &Slide{inner: container.NewWithoutLayout(o)}
	s.clip = widgets.NewClip(s.inner)
	s.All = shape.In(s, s.clip)
	s.ExtendBaseWidget(s)
	return s
}

// Shift moves the object from its place, to the right and down by this many device-independent pixels.
func (s *Slide) Shift(by fyne.Position) {
	if s.shift != by {
		s.shift = by
		s.All.Refresh()
	}
}

// Narrowest returns the least width of the object.
func (s *Slide) Narrowest([]fyne.CanvasObject) float32 { return shape.WidthOf(s.inner.Objects[0]) }

// Arrange shows what is so far around the place of the object as that is large.
func (s *Slide) Arrange(_ []fyne.CanvasObject, size fyne.Size, put shape.Put) float32 {
	seen := fyne.NewSize(3*size.Width, 3*size.Height)
	if s.Sinks && s.shift.Y > 0 {
		seen.Height = 2 * size.Height
	}
	put.At(s.clip, fyne.NewPos(-size.Width, -size.Height), seen)
	put.At(s.inner.Objects[0], s.shift.AddXY(size.Width, size.Height), size)
	return shape.HeightFor(s.inner.Objects[0], size.Width)
}

// A DragTile is a [widgets.Tile] that can be tapped or dragged. It
// stays where it is: the callbacks decide what follows the pointer and what
// a drop does.
type DragTile struct {
	widgets.Tile

	OnDragged func(at fyne.Position) // the pointer on the canvas, during a drag
	OnDropped func(at fyne.Position) // where it was dropped, once

	drag *drag
}

// A drag is a movement of the pressed pointer.
type drag struct {
	from, at fyne.Position
	far      bool // farther than a tap may stray
}

// NewDragTile returns a tile that can be tapped or dragged.
func NewDragTile(look widgets.TileStyle, content fyne.CanvasObject, tapped func()) *DragTile {
	m := &DragTile{}
	m.ExtendTile(m, look, content, tapped)
	return m
}

// slop is how far the pointer may move during a tap, in device-independent pixels.
// Farther is a drag.
const slop = 24

// Dragged follows the pointer. A movement within the slop is still a
// tap.
func (m *DragTile) Dragged(e *fyne.DragEvent) {
	if m.drag == nil {
		m.drag = &drag{from: e.AbsolutePosition.Subtract(e.Dragged)}
	}
	d := m.drag
	d.at = e.AbsolutePosition
	way := d.at.Subtract(d.from)
	d.far = d.far || max(way.X, -way.X, way.Y, -way.Y) > slop
	if d.far && m.OnDragged != nil {
		m.OnDragged(d.at)
	}
}

// DragEnd drops the tile.
func (m *DragTile) DragEnd() {
	d := m.drag
	m.drag = nil
	switch {
	case d == nil:
	case !d.far: // the driver takes it for a drag and sends no tap
		m.Tapped(&fyne.PointEvent{})
	case m.OnDropped != nil:
		m.OnDropped(d.at)
	}
}

// A Paw comes down over the whole screen for a moment and knocks twice, with the face of who
// called. It takes no taps and no keys.
type Paw struct {
	layer *fyne.Container
	end   func()
}

// NewPaw returns a layer without a paw, to lie over the screen, as large as it.
func NewPaw() *Paw { return &Paw{layer: container.NewWithoutLayout(), end: func() {}} }

// Layer returns the layer.
func (p *Paw) Layer() fyne.CanvasObject { return p.layer }

// Down reports whether the paw is over the screen.
func (p *Paw) Down() bool { return len(p.layer.Objects) > 0 }

// knocking is how long the paw is over the screen. At the first part of that it has come down,
// and after the second it goes up again; between them it knocks, so far up, in device-independent
// pixels.
const (
	knocking = 900 * time.Millisecond
	cameDown = 0.3
	goesUp   = 0.94
	liftedUp = 24
)

// Strike shows the paw, with the caller and the word for a call. animate moves it, or calls its
// step with 1 if nothing moves; then nothing is seen.
func (p *Paw) Strike(by widgets.Badge, says string, animate func(time.Duration, func(part float32)) (finish func())) {
	p.end()
	hand, height := p.hand(by, says)
	ground := canvas.NewRectangle(widgets.CurrentLooks().Color(widgets.ColorScrim))
	ground.Resize(p.layer.Size())
	hand.Move(fyne.NewPos(0, -height))
	p.layer.Objects = []fyne.CanvasObject{ground, hand}
	p.end = animate(knocking, func(part float32) {
		hand.Move(fyne.NewPos(0, height*heightOf(part)-liftedUp*lifted(part)))
		if part == 1 {
			p.layer.RemoveAll()
		}
		canvas.Refresh(p.layer)
	})
}

// heightOf returns how far above its place the paw is, as a share of the screen, below zero.
func heightOf(part float32) float32 {
	switch {
	case part < cameDown:
		left := 1 - part/cameDown
		return -left * left
	case part > goesUp:
		return -(part - goesUp) / (1 - goesUp)
	}
	return 0
}

// lifted returns how far the paw is lifted between two knocks, from 0 to 1.
func lifted(part float32) float32 {
	const once = (goesUp - cameDown) / 2
	if part < cameDown || part > cameDown+once {
		return 0
	}
	return float32(math.Sin(float64((part - cameDown) / once * math.Pi)))
}

// The parts of the paw as shares of the shorter side of the screen, and where on it the face is.
const (
	pawShare  = 0.86
	faceShare = 0.3
	onPad     = 0.7
)

// hand returns the paw with a face on its pad, and a text below, in the middle of the screen, and
// how high that is.
func (p *Paw) hand(by widgets.Badge, says string) (hand *fyne.Container, height float32) {
	size := p.layer.Size()
	side := min(size.Width, size.Height) * pawShare
	print, face := widgets.NewGlyph(widgets.IconPaw, widgets.ColorAccent), widgets.NewBadgeView(by, side*faceShare)
	text := widgets.Layers(widgets.NewSurface(widgets.ColorToast, ""), widgets.Inset(widgets.SpaceLarge, widgets.SpaceSmall,
		widgets.NewText(says, widgets.TextStyle{Size: widgets.SizeName, Bold: true, Whole: true, Tight: widgets.SizeHeading, Color: widgets.ColorOnToast, Align: fyne.TextAlignCenter})))
	hand = container.NewWithoutLayout(print, face, text)
	hand.Resize(size)
	middle := fyne.NewPos(size.Width/2, size.Height*0.44)
	at := func(o fyne.CanvasObject, centre fyne.Position, size fyne.Size) {
		o.Resize(size)
		move(o, centre)
	}
	at(print, middle, fyne.NewSquareSize(side))
	at(face, middle.AddXY(0, side*(onPad-0.5)), fyne.NewSquareSize(side*faceShare))
	wide := min(size.Width-16, max(text.MinSize().Width, side*0.7))
	at(text, fyne.NewPos(middle.X, min(middle.Y+side/2+40, size.Height-40)), fyne.NewSize(wide, text.MinSize().Height))
	return hand, size.Height
}
