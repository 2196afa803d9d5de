package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Toggle is a switch with a title and a line that explains it. All of it can
// be tapped.
type Toggle struct {
	Pressable

	OnChanged func(on bool)

	title, text string
	on          bool
}

// NewToggle returns a switch that is off. text explains it and may be empty.
func NewToggle(title, text string, changed func(on bool)) *Toggle {
	t := &Toggle{title: title, text: text, OnChanged: changed}
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

// Track and knob of the switch in device-independent pixels at text scale 1.
const (
	trackWidth  = 52
	trackHeight = 32
	knobSide    = 24
)

// room returns the width that is left for the words.
func (t *Toggle) room(l looks, width float32) float32 {
	return width - trackWidth*l.scale() - l.size(SpaceLarge)
}

// HeightFor returns the height at that width.
func (t *Toggle) HeightFor(width float32) float32 {
	l := looksOf(t)
	room := t.room(l, width)
	return l.touch(t.block(t.title, titleLook("")).height(l, room) + t.block(t.text, hintLook("")).height(l, room))
}

func (t *Toggle) block(text string, look TextStyle) *block {
	b := newBlock(look)
	b.text = text
	return b
}

func titleLook(ink fyne.ThemeColorName) TextStyle { return TextStyle{Color: ink} }

func hintLook(ink fyne.ThemeColorName) TextStyle { return TextStyle{Size: SizeSmall, Color: ink} }

// CreateRenderer draws the switch.
func (t *Toggle) CreateRenderer() fyne.WidgetRenderer {
	t.ExtendBaseWidget(t)
	r := &toggleRenderer{
		toggle: t, skin: newSkin(), title: newBlock(titleLook("")), text: newBlock(hintLook("")),
		track: canvas.NewRectangle(nil), knob: canvas.NewCircle(nil), check: newGlyph(),
	}
	r.objects = r.skin.objects(r.title.box, r.text.box, r.track, r.knob, r.check.image)
	r.Refresh()
	return r
}

type toggleRenderer struct {
	rendererBase

	toggle      *Toggle
	skin        *skin
	title, text *block
	track       *canvas.Rectangle
	knob        *canvas.Circle
	check       *glyph
}

func (r *toggleRenderer) MinSize() fyne.Size {
	l := looksOf(r.toggle)
	face := titleLook("").face(l)
	width := face.longestWord(r.toggle.title) - r.toggle.room(l, 0)
	return fyne.NewSize(width, r.toggle.HeightFor(lastWidthOf(r.toggle).or(widestLabel)))
}

func (r *toggleRenderer) Layout(size fyne.Size) {
	l := looksOf(r.toggle)
	r.skin.outset = l.size(SpaceSmall)
	r.skin.layout(size)
	room := r.toggle.room(l, size.Width)
	title, text := r.title.height(l, room), r.text.height(l, room)
	y := (size.Height - title - text) / 2
	r.title.paint(l, fyne.NewPos(0, y), fyne.NewSize(room, title))
	r.text.paint(l, fyne.NewPos(0, y+title), fyne.NewSize(room, text))

	scale := l.scale()
	track := fyne.NewSize(trackWidth*scale, trackHeight*scale)
	at := fyne.NewPos(size.Width-track.Width, (size.Height-track.Height)/2)
	r.track.Move(at)
	r.track.Resize(track)
	r.track.CornerRadius = track.Height / 2
	side := knobSide * scale
	gap := (track.Height - side) / 2
	knob := at.AddXY(gap, gap)
	if r.toggle.on {
		knob = at.AddXY(track.Width-side-gap, gap)
	}
	r.knob.Move(knob)
	r.knob.Resize(fyne.NewSquareSize(side))
	r.check.place(knob.AddXY(side*0.17, side*0.17), side*0.66)
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
		track, edge, knob = ColorDisabledFill, ColorDisabledInk, ColorDisabledInk
		check = ""
	}
	r.skin.paint(l, skinLook{}.of(&t.Pressable))
	r.title.text, r.title.look = t.title, titleLook(ink)
	r.text.text, r.text.look = t.text, hintLook(hint)
	r.track.FillColor, r.track.StrokeColor, r.track.StrokeWidth = l.color(track), l.color(edge), edgeWidth
	r.knob.FillColor = l.color(knob)
	r.check.paint(check, l.color(ColorFelt))
	r.Layout(t.Size())
	r.track.Refresh()
	r.knob.Refresh()
	canvas.Refresh(t)
}
