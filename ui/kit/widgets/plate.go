package widgets

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets/shape"
)

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
		r.Parts = r.skin.objects(p.content)
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
		r.skin.paint(LooksOf(p.press), p.paint().of(p.press))
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
