package widgets

import (
	"cmp"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
)

// option is one of the options of a choice.
type option struct {
	Pressable
	plate

	choice *Choice
	index  int
	sign   *Glyph
	label  *Text
}

func newOption(c *Choice, index int, text string) *option {
	o := &option{choice: c, index: index, sign: newSign(), label: NewText(text, TextStyle{})}
	o.plate = plate{press: &o.tapper, content: inShape(optionShape{o}, o.sign, o.label), paint: o.paint}
	o.Extend(o, func(fyne.Position) { c.choose(index) })
	return o
}

// TypedKey selects a neighbour with the arrows; see [Pressable.TypedKey].
func (o *option) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyLeft, fyne.KeyUp:
		o.choice.step(-1)
	case fyne.KeyRight, fyne.KeyDown:
		o.choice.step(1)
	default:
		o.Pressable.TypedKey(e)
	}
}

func (o *option) stacked() bool { return o.choice.stacks(o.choice.Size().Width) }
func (o *option) chosen() bool  { return o.choice.selected == o.index }

// bold is the face of the option that is chosen. All are measured in it, and with a
// sign, so that nothing moves when another is chosen.
func (o *option) bold() typeface {
	return typeface{looksOf(o).size(SizeBody), fyne.TextStyle{Bold: true}}
}

// natural returns the width of the option in one line.
func (o *option) natural() float32 { return o.bold().width(o.label.text) + o.around() }

// around returns the width beside the text: padding and sign.
func (o *option) around() float32 {
	return 2*theme.Size(SpaceMedium) + looksOf(o).size(SizeSign) + theme.Size(SpaceSmall)
}

func (o *option) HeightFor(width float32) float32 {
	lines := o.bold().lines(o.label.text, width-o.around(), 0)
	return looksOf(o).touch(float32(len(lines)) * o.bold().lineHeight())
}

// optionShape is the shape of an option: side by side with others in the middle of
// its segment, stacked at the start of its line.
type optionShape struct{ option *option }

func (s optionShape) now() touch {
	if s.option.stacked() {
		return touch{shape: snug{gap: SpaceSmall, start: true}, across: SpaceMedium, along: SpaceMedium}
	}
	return touch{shape: snug{gap: SpaceTiny}, across: SpaceMedium, along: SpaceMedium}
}

func (s optionShape) narrowest(objects []fyne.CanvasObject) float32 {
	return s.now().narrowest(objects)
}

func (s optionShape) arrange(objects []fyne.CanvasObject, room fyne.Size, put put) float32 {
	return s.now().arrange(objects, room, put)
}

func (o *option) paint() skinLook {
	look, ink, icon := skinLook{}, fyne.ThemeColorName(""), Icon("")
	if o.chosen() {
		look, ink, icon = skinLook{fill: ColorSurface, stroke: ColorFelt}, ColorFelt, IconCheck
	}
	stacked := o.stacked()
	switch {
	case stacked && o.chosen():
		icon = IconRadioOn
	case stacked:
		icon = IconRadio
	}
	o.sign.set(icon, cmp.Or(ink, ColorOutline))
	o.label.SetColor(ink)
	o.label.SetBold(o.chosen())
	return look
}
