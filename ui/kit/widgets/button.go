package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets/shape"
)

// Kind says how prominent a button is.
type Kind int

// The kinds of buttons.
const (
	Primary     Kind = iota // the next step
	Secondary               // another action
	Quiet                   // in passing
	Danger                  // cannot be undone
	QuietDanger             // deletes something
	onToast                 // answers a toast
)

// colors returns the background, outline and text colour of a kind.
func (k Kind) colors(disabled bool) (skin skinLook, ink fyne.ThemeColorName) {
	if disabled {
		return skinLook{fill: ColorDisabledFill}, ColorDisabledInk
	}
	switch k {
	case Secondary:
		return skinLook{fill: ColorTonal, stroke: ColorTonalEdge}, ColorFelt
	case Quiet:
		return skinLook{}, ColorFelt
	case onToast:
		return skinLook{ring: ColorToastAction}, ColorToastAction
	case QuietDanger:
		return skinLook{}, ColorWarning
	case Danger:
		return skinLook{fill: ColorWarning}, ColorOnWarning
	}
	return skinLook{fill: ColorFelt}, ColorOnFelt
}

// Button is a button with a label, which is wrapped to up to three lines
// before it is shortened.
type Button struct {
	Pressable
	plate

	OnTapped func()

	kind  Kind
	glyph *Glyph
	label *Text
	turns []string // the labels to which it can change

	opens, open bool // it opens and closes something that is open now
}

// NewButton returns a button without an icon.
func NewButton(kind Kind, text string, tapped func()) *Button {
	return NewIconTextButton(kind, "", text, tapped)
}

// NewIconTextButton returns a button with an icon before its text.
func NewIconTextButton(kind Kind, icon Icon, text string, tapped func()) *Button {
	b := &Button{OnTapped: tapped, kind: kind, glyph: NewGlyph("", "")}
	b.label = NewText(text, TextStyle{Bold: true, Lines: 3, Align: fyne.TextAlignCenter})
	form := touch{Shape: snug{gap: SpaceSmall}, across: SpaceLarge, along: SpaceMedium}
	b.plate = plate{press: &b.tapper, content: shape.In(form, b.glyph, b.label), paint: b.paint}
	b.glyph.set(icon, "")
	b.Extend(b, func(fyne.Position) { call(b.OnTapped) })
	return b
}

// NewPickButton returns a button that shows the present choice and opens a list to change it, with an icon
// behind its text.
func NewPickButton(text string, tapped func()) *Button {
	b := NewIconTextButton(Secondary, IconDown, text, tapped)
	slices.Reverse(b.content.Objects)
	b.label.SetLines(0)
	return b
}

// alignStart aligns icon and label with text outside of buttons.
func (b *Button) alignStart() {
	form := touch{Shape: snug{gap: SpaceSmall, start: true}, across: SpaceNone, along: SpaceMedium}
	b.content.Layout, b.outset = &shape.Shaped{Shape: form}, true
	b.label.SetAlign(fyne.TextAlignLeading)
	b.label.SetLines(0)
}

// Text returns the button's label.
func (b *Button) Text() string { return b.label.text }

// SetText changes the label.
func (b *Button) SetText(text string) {
	if b.label.text != text {
		b.label.SetText(text)
		b.Refresh()
	}
}

// TakeTurns makes the button as high as the highest of these labels needs, so that nothing moves
// when it changes from one to another.
func (b *Button) TakeTurns(labels ...string) { b.turns = labels }

// HeightFor returns the height at that width.
func (b *Button) HeightFor(width float32) float32 {
	height, now := b.plate.HeightFor(width), b.label.text
	for _, b.label.text = range b.turns {
		height = max(height, b.plate.HeightFor(width))
	}
	b.label.text = now
	return height
}

// SetIcon changes the icon; the zero Icon is none.
func (b *Button) SetIcon(icon Icon) {
	if b.glyph.Icon != icon {
		b.glyph.set(icon, b.glyph.Color)
		b.Refresh()
	}
}

// SetKind changes how prominent the button is.
func (b *Button) SetKind(kind Kind) { set(b, &b.kind, kind) }

// leastWidth returns the minimum width, which fits the longest word of the label.
func (b *Button) leastWidth() float32 {
	word := b.label.style.face(LooksOf(b)).LongestWord(b.label.text)
	return b.LeastWidth() + word - min(b.label.natural(), widestLabel)
}

// holds reports whether the label fits in a width without breaking a word.
func (b *Button) holds(width float32) bool {
	return b.label.unbroken(width - b.LeastWidth() + min(b.label.natural(), widestLabel))
}

func (b *Button) paint() skinLook {
	look, ink := b.kind.colors(b.Disabled() || b.Asleep())
	b.glyph.set(b.glyph.Icon, ink)
	b.label.SetColor(ink)
	return look
}

// IconButton is a square button that shows only an icon. Its label is
// shown while it is hovered or focused.
type IconButton struct {
	Pressable
	plate

	OnTapped func()

	glyph *Glyph
	label *Text
	said  string          // for screen readers, or "" for the label
	tip   *fyne.Container // the label on its ground
}

// NewIconButton returns a button with an icon and a label.
func NewIconButton(icon Icon, label string, tapped func()) *IconButton {
	b := &IconButton{glyph: NewGlyph(icon, ""), OnTapped: tapped}
	b.label = NewText(label, TextStyle{Size: SizeSmall, Color: ColorOnToast, Whole: true})
	b.tip = Layers(newSurface(ColorToast, "", SpaceSmall), Inset(SpaceSmall, SpaceTiny, b.label))
	b.plate = plate{press: &b.tapper, content: shape.In(tipped{b}, b.glyph, b.tip), paint: b.paint}
	b.Extend(b, func(fyne.Position) { call(b.OnTapped) })
	return b
}

// SetIcon changes the icon and the label.
func (b *IconButton) SetIcon(icon Icon, label string) {
	if b.glyph.Icon == icon && b.label.text == label {
		return
	}
	b.glyph.set(icon, b.glyph.Color)
	b.label.SetText(label)
	b.Refresh()
}

// setLabel sets what screen readers read for the button instead of its text.
func (b *IconButton) setLabel(label string) { b.said = label }

func (b *IconButton) paint() skinLook {
	ink := ColorFelt
	if b.Disabled() {
		ink = ColorDisabledInk
	}
	b.glyph.set(b.glyph.Icon, ink)
	SetVisible(b.tip, b.label.text != "" && (b.hovered || b.focused))
	return skinLook{}
}

// tipped lays out an icon with its tip below, outside the button but inside
// the canvas. The tip is not an overlay, because an overlay would get the
// pointer events of the icon.
type tipped struct{ button *IconButton }

func (t tipped) side() float32 {
	return max(theme.Size(SizeTouch), t.button.glyph.MinSize().Width+2*theme.Size(SpaceTiny))
}

func (t tipped) Narrowest([]fyne.CanvasObject) float32 { return t.side() }

func (t tipped) Arrange(_ []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	if put == nil {
		return t.side()
	}
	b, icon, tip := t.button, t.button.glyph.MinSize(), t.button.tip.MinSize()
	put(b.glyph, fyne.NewPos((room.Width-icon.Width)/2, (room.Height-icon.Height)/2), icon)
	x, margin := (room.Width-tip.Width)/2, theme.Size(SpaceSmall)
	if c := CanvasOf(b); c != nil && b.tip.Visible() {
		left := fyne.CurrentApp().Driver().AbsolutePositionForObject(b).X
		x = max(min(x, c.Size().Width-left-tip.Width-margin), margin-left)
	}
	put(b.tip, fyne.NewPos(x, room.Height+2), tip)
	return t.side()
}

// Expander is a header that shows or hides its content when tapped.
type Expander struct {
	shape.Composed

	OnOpened func() // at a tap

	head    *Button
	content fyne.CanvasObject
}

// NewExpander returns a collapsed expander.
func NewExpander(title string, content fyne.CanvasObject) *Expander {
	e := &Expander{content: content}
	e.head = NewIconTextButton(Quiet, IconDown, title, func() {
		e.SetOpen(!e.Open())
		if Folded(e); e.Open() {
			call(e.OnOpened)
		}
	})
	e.head.alignStart()
	e.head.opens = true
	content.Hide()
	e.All = Column(SpaceSmall, e.head, content)
	e.ExtendBaseWidget(e)
	return e
}

// Open reports whether the content is shown.
func (e *Expander) Open() bool { return e.content.Visible() }

// SetOpen shows or hides the content.
func (e *Expander) SetOpen(open bool) {
	SetVisible(e.content, open)
	e.head.open = open
	icon := IconDown
	if open {
		icon = IconUp
	}
	e.head.SetIcon(icon)
	e.Refresh()
}
