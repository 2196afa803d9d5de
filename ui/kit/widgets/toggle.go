package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"tabby/ui/kit/widgets/shape"
)

// Toggle is a switch with a title and a line that explains it. All of it can
// be tapped.
type Toggle struct {
	Pressable
	plate

	OnChanged func(on bool)

	title, text *Text
	track       *canvas.Rectangle
	knob        *canvas.Circle
	check       *glyph
	drawing     *fyne.Container // of the switch
	on          bool
}

// NewToggle returns a switch that is off. text explains it and may be empty.
func NewToggle(title, text string, changed func(on bool)) *Toggle {
	t := &Toggle{
		title: NewBody(title), text: NewHint(text), OnChanged: changed,
		track: canvas.NewRectangle(nil), knob: canvas.NewCircle(nil), check: newGlyph(),
	}
	SetVisible(t.text, text != "")
	t.drawing = container.New(switchLayout{t}, t.track, t.knob, t.check.image)
	words := Column(SpaceNone, t.title, t.text)
	form := touch{Shape: besideOrBelow{SpaceLarge}, across: SpaceNone, along: SpaceMedium}
	t.plate = plate{press: &t.tapper, content: shape.In(form, words, Row(SpaceNone, -1, t.drawing)), paint: t.paint, outset: true}
	t.Extend(t, func(fyne.Position) {
		t.SetOn(!t.on)
		callWith(t.OnChanged, t.on)
	})
	return t
}

// On reports whether the switch is on.
func (t *Toggle) On() bool { return t.on }

// SetOn turns the switch on or off. It does not call OnChanged.
func (t *Toggle) SetOn(on bool) { set(t, &t.on, on) }

// switchLayout places the knob at one end of the track, with the check on it.
type switchLayout struct{ toggle *Toggle }

func (s switchLayout) MinSize([]fyne.CanvasObject) fyne.Size {
	const width, height = 52, 32
	scale := LooksOf(s.toggle).Scale()
	return fyne.NewSize(width*scale, height*scale)
}

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
	shape.Place(t.knob, at, fyne.NewSquareSize(side))
	edge := side * (1 - check) / 2
	t.check.place(at.AddXY(edge, edge), side*check)
}

func (t *Toggle) paint() skinLook {
	l := LooksOf(t)
	ink, hint := fyne.ThemeColorName(""), ColorMuted
	track, edge, knob, check := ColorSurface, ColorOutline, ColorOutline, Icon("")
	if t.on {
		track, edge, knob, check = ColorFelt, ColorFelt, ColorOnFelt, IconCheck
	}
	if t.Disabled() {
		ink, hint = ColorDisabledInk, ColorDisabledInk
		track, edge, knob, check = ColorDisabledFill, ColorDisabledInk, ColorDisabledInk, ""
	}
	t.title.SetColor(ink)
	t.text.SetColor(hint)
	t.track.FillColor, t.track.StrokeColor, t.track.StrokeWidth = l.Color(track), l.Color(edge), edgeWidth
	t.knob.FillColor = l.Color(knob)
	t.check.paint(check, l.Color(ColorFelt))
	t.drawing.Refresh()
	return skinLook{}
}
