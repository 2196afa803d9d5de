package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
)

// Toggle is a switch with a title and a line that explains it. All of it can
// be tapped.
type Toggle struct {
	Pressable

	OnChanged func(on bool)

	title, text *Text
	track       *canvas.Rectangle
	knob        *canvas.Circle
	check       *glyph
	row         *fyne.Container // the words, and the drawing of the switch
	on          bool
}

// NewToggle returns a switch that is off. text explains it and may be empty.
func NewToggle(title, text string, changed func(on bool)) *Toggle {
	t := &Toggle{
		title: NewBody(title), text: NewHint(text), OnChanged: changed,
		track: canvas.NewRectangle(nil), knob: canvas.NewCircle(nil), check: newGlyph(),
	}
	SetVisible(t.text, text != "")
	drawing := container.New(switchLayout{t}, t.track, t.knob, t.check.image)
	t.row = Row(SpaceLarge, 0, Column(SpaceNone, t.title, t.text), drawing)
	t.Extend(t, func(fyne.Position) {
		t.SetOn(!t.on)
		if t.OnChanged != nil {
			t.OnChanged(t.on)
		}
	})
	return t
}

// On reports whether the switch is on.
func (t *Toggle) On() bool { return t.on }

// SetOn turns the switch on or off. It does not call OnChanged.
func (t *Toggle) SetOn(on bool) {
	t.on = on
	t.Refresh()
}

// HeightFor returns the height at that width.
func (t *Toggle) HeightFor(width float32) float32 { return looksOf(t).touch(HeightFor(t.row, width)) }

// switchLayout places the knob at one end of the track, with the check on it.
type switchLayout struct{ toggle *Toggle }

// MinSize is the size of the track, which grows with the text.
func (s switchLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	const width, height = 52, 32
	scale := looksOf(s.toggle).scale()
	return fyne.NewSize(width*scale, height*scale)
}

// Layout places track, knob and check.
func (s switchLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	const gap, check = 0.125, 0.66 // shares of the height, and of the knob
	t := s.toggle
	t.track.CornerRadius = size.Height / 2
	t.track.Resize(size)
	side := size.Height * (1 - 2*gap)
	at := fyne.NewSquareOffsetPos(size.Height * gap)
	if t.on {
		at.X = size.Width - side - at.X
	}
	t.knob.Move(at)
	t.knob.Resize(fyne.NewSquareSize(side))
	edge := side * (1 - check) / 2
	t.check.place(at.AddXY(edge, edge), side*check)
}

// CreateRenderer draws the switch.
func (t *Toggle) CreateRenderer() fyne.WidgetRenderer {
	t.ExtendBaseWidget(t)
	r := &toggleRenderer{toggle: t, skin: newSkin()}
	r.objects = r.skin.objects(t.row)
	r.Refresh()
	return r
}

type toggleRenderer struct {
	rendererBase

	toggle *Toggle
	skin   *skin
}

func (r *toggleRenderer) MinSize() fyne.Size {
	t := r.toggle
	words := t.title.style.face(looksOf(t)).longestWord(t.title.text) - t.title.MinSize().Width
	return fyne.NewSize(t.row.MinSize().Width+max(0, words), t.HeightFor(lastWidthOf(t).or(widestLabel)))
}

func (r *toggleRenderer) Layout(size fyne.Size) {
	r.skin.outset = looksOf(r.toggle).size(SpaceSmall)
	r.skin.layout(size)
	r.toggle.row.Resize(size)
}

func (r *toggleRenderer) Refresh() {
	t, l := r.toggle, looksOf(r.toggle)
	ink, hint := fyne.ThemeColorName(""), ColorMuted
	track, edge, knob, check := ColorSurface, ColorOutline, ColorOutline, Icon("")
	if t.on {
		track, edge, knob, check = ColorFelt, ColorFelt, ColorOnFelt, IconCheck
	}
	if t.Disabled() {
		ink, hint = ColorDisabledInk, ColorDisabledInk
		track, edge, knob, check = ColorDisabledFill, ColorDisabledInk, ColorDisabledInk, ""
	}
	r.skin.paint(l, skinLook{}.of(&t.Pressable))
	t.title.SetColor(ink)
	t.text.SetColor(hint)
	t.track.FillColor, t.track.StrokeColor, t.track.StrokeWidth = l.color(track), l.color(edge), edgeWidth
	t.knob.FillColor = l.color(knob)
	t.check.paint(check, l.color(ColorFelt))
	t.row.Refresh()
	r.Layout(t.Size())
	canvas.Refresh(t)
}
