package cards

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"tabby/engine"
	"tabby/internal/draw/art"
	"tabby/ui/kit/widgets"
)

// Key is a card to tap, one of many to choose from. In large text it has no picture, and its number is as
// large as there is room.
type Key struct {
	widgets.Pressable

	face  engine.Face
	spent bool
}

// NewKey returns a key that shows f.
func NewKey(f engine.Face, tapped func()) *Key {
	k := &Key{face: f}
	k.Extend(k, func(fyne.Position) { tapped() })
	return k
}

// SetSpent shows whether none is left. A tap is reported all the same.
func (k *Key) SetSpent(spent bool) {
	if k.spent != spent {
		k.spent = spent
		k.Refresh()
	}
}

// Face returns the face.
func (k *Key) Face() engine.Face { return k.face }

// HeightFor returns the height of a card of that width, and at least that of a
// thumb, in device-independent pixels.
func (k *Key) HeightFor(width float32) float32 {
	return max(k.MinSize().Height, width*art.CardHeight/art.CardWidth)
}

// AccessibilityLabel returns the name of the card, for screen readers.
func (k *Key) AccessibilityLabel() string { return k.face.Name }

// CreateRenderer draws the key.
func (k *Key) CreateRenderer() fyne.WidgetRenderer {
	k.ExtendBaseWidget(k)
	r := &keyRenderer{
		key: k, drawing: newDrawing(),
		veil: canvas.NewRectangle(color.Transparent), ring: canvas.NewRectangle(color.Transparent),
	}
	r.renderer = renderer{card: k, draw: r.show, objects: r.drawing.objects(r.veil, r.ring)}
	r.Refresh()
	return r
}

type keyRenderer struct {
	renderer

	key        *Key
	drawing    *drawing
	veil, ring *canvas.Rectangle
}

func (r *keyRenderer) MinSize() fyne.Size {
	l := looks{widgets.LooksOf(r.key)}
	floor := l.Size(widgets.SizeTouchFloor)
	return fyne.NewSize(floor, max(floor*art.CardHeight/art.CardWidth, l.Size(widgets.SizeTouch)))
}

func (r *keyRenderer) show(size fyne.Size) {
	l := looks{widgets.LooksOf(r.key)}
	s := l.shows(r.key.face, size)
	s.spent, s.plain = r.key.spent, widgets.LargeText()
	if r.key.Focused() {
		s.inset = widgets.RingGap
	}
	r.drawing.show(s)
	r.frame(l, fit(size).Box(0, 0, art.CardWidth, art.CardHeight))
}

// frame shows hover, press and focus over the card.
func (r *keyRenderer) frame(l looks, card art.Box) {
	veil, ring := color.Color(color.Transparent), color.Color(color.Transparent)
	if name := r.key.Veil(); name != "" {
		veil = l.color(name)
	}
	if r.key.Focused() {
		ring = l.color(widgets.ColorFocus)
	}
	paper := boxOf(r.drawing.paper)
	showFrame(r.veil, paper, canvas.Rectangle{FillColor: veil, CornerRadius: r.drawing.paper.CornerRadius})
	showFrame(r.ring, card, canvas.Rectangle{
		FillColor: color.Transparent, StrokeColor: ring, StrokeWidth: widgets.RingWidth,
		CornerRadius: r.drawing.paper.CornerRadius + widgets.RingGap,
	})
}

// showFrame makes the rectangle look like another, if it does not yet.
func showFrame(r *canvas.Rectangle, at art.Box, like canvas.Rectangle) {
	place(r, at)
	if r.FillColor == like.FillColor && r.StrokeColor == like.StrokeColor &&
		r.StrokeWidth == like.StrokeWidth && r.CornerRadius == like.CornerRadius {
		return
	}
	r.FillColor, r.StrokeColor = like.FillColor, like.StrokeColor
	r.StrokeWidth, r.CornerRadius = like.StrokeWidth, like.CornerRadius
	r.Refresh()
}
