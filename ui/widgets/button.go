package widgets

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
)

// Kind is how much a button asks for attention.
type Kind int

// The kinds of buttons.
const (
	Primary   Kind = iota // the one thing to do here
	Secondary             // something else to do here
	Quiet                 // in passing
	Danger                // cannot be undone
	onToast               // answers a toast
)

// colors returns the ground, outline and ink of a kind.
func (k Kind) colors(disabled bool) (skin skinLook, ink fyne.ThemeColorName) {
	if disabled {
		return skinLook{fill: ColorDisabledFill}, ColorDisabledInk
	}
	switch k {
	case Secondary:
		return skinLook{fill: ColorSurface, stroke: ColorOutline}, ColorFelt
	case Quiet:
		return skinLook{}, ColorFelt
	case onToast:
		return skinLook{ring: ColorToastAction}, ColorToastAction
	case Danger:
		return skinLook{fill: ColorWarning}, ColorOnWarning
	}
	return skinLook{fill: ColorFelt}, ColorOnFelt
}

// Button is a button with a label, which breaks into as many as three lines
// before it is shortened.
type Button struct {
	Pressable

	OnTapped func()

	text  string
	kind  Kind
	icon  Icon
	start bool // icon and label begin at the left edge
}

// NewButton returns a button without an icon.
func NewButton(kind Kind, text string, tapped func()) *Button {
	return NewIconTextButton(kind, "", text, tapped)
}

// NewIconTextButton returns a button with an icon before its text.
func NewIconTextButton(kind Kind, icon Icon, text string, tapped func()) *Button {
	b := &Button{OnTapped: tapped, text: text, kind: kind, icon: icon}
	b.Extend(b, func(fyne.Position) {
		if b.OnTapped != nil {
			b.OnTapped()
		}
	})
	return b
}

// Text returns the button's label.
func (b *Button) Text() string { return b.text }

// SetText changes the label.
func (b *Button) SetText(text string) {
	if b.text != text {
		b.text = text
		b.Refresh()
	}
}

// SetIcon changes the icon; the zero Icon is none.
func (b *Button) SetIcon(icon Icon) {
	b.icon = icon
	b.Refresh()
}

// SetKind changes how much the button asks for attention.
func (b *Button) SetKind(kind Kind) {
	b.kind = kind
	b.Refresh()
}

// HeightFor returns the height at that width, at least that of a thumb.
func (b *Button) HeightFor(width float32) float32 {
	l := looksOf(b)
	label := newBlock(buttonLook(""))
	label.text = b.text
	return l.touch(label.height(l, b.room(l, width)))
}

// leastWidth has room for the longest word of the label.
func (b *Button) leastWidth() float32 {
	l := looksOf(b)
	return buttonLook("").face(l).longestWord(b.text) + b.around(l)
}

// room returns what is left of a width for the label.
func (b *Button) room(l looks, width float32) float32 {
	return width - b.around(l)
}

// around is everything beside the label: padding, icon and gap.
func (b *Button) around(l looks) float32 {
	width := 2 * l.size(SpaceLarge)
	if b.icon != "" {
		width += l.size(SizeIcon) + l.size(SpaceSmall)
	}
	return width
}

func buttonLook(ink fyne.ThemeColorName) TextStyle {
	return TextStyle{Color: ink, Bold: true, Lines: 3, Align: fyne.TextAlignCenter}
}

// CreateRenderer draws the button.
func (b *Button) CreateRenderer() fyne.WidgetRenderer {
	b.ExtendBaseWidget(b)
	r := &buttonRenderer{button: b, skin: newSkin(), glyph: newGlyph(), label: newBlock(buttonLook(""))}
	r.objects = r.skin.objects(r.glyph.image, r.label.box)
	r.Refresh()
	return r
}

type buttonRenderer struct {
	rendererBase

	button *Button
	skin   *skin
	glyph  *glyph
	label  *block
}

// widestLabel is the width above which a button breaks its label, in
// device-independent pixels.
const widestLabel = 260

func (r *buttonRenderer) MinSize() fyne.Size {
	l := looksOf(r.button)
	label := min(r.label.natural(l), widestLabel)
	width := max(l.size(SizeTouch), label+r.button.around(l))
	return fyne.NewSize(width, r.button.HeightFor(lastWidthOf(r.button).or(width)))
}

func (r *buttonRenderer) Layout(size fyne.Size) {
	l := looksOf(r.button)
	if r.button.start {
		r.skin.outset = l.size(SpaceSmall)
	}
	r.skin.layout(size)
	side, gap := float32(0), float32(0)
	if r.button.icon != "" {
		side, gap = l.size(SizeIcon), l.size(SpaceSmall)
	}
	room := r.button.room(l, size.Width)
	label := r.widestLine(l, room)
	x := (size.Width - side - gap - label) / 2
	if r.button.start {
		x = 0
	}
	r.glyph.place(fyne.NewPos(x, (size.Height-side)/2), side)
	r.label.paint(l, fyne.NewPos(x+side+gap-hairline, 0), fyne.NewSize(label+2*hairline, size.Height))
}

// widestLine returns the width of the label as it will be broken.
func (r *buttonRenderer) widestLine(l looks, room float32) float32 {
	widest, face := float32(0), r.label.look.face(l)
	for _, line := range r.label.lines(l, room) {
		widest = max(widest, face.width(line))
	}
	return widest
}

func (r *buttonRenderer) Refresh() {
	l := looksOf(r.button)
	look, ink := r.button.kind.colors(r.button.Disabled())
	r.skin.paint(l, look.of(&r.button.Pressable))
	r.label.text, r.label.look = r.button.text, buttonLook(ink)
	r.glyph.paint(r.button.icon, l.color(ink))
	r.Layout(r.button.Size())
	canvas.Refresh(r.button)
}
