package widgets

import (
	"cmp"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets/shape"
	"tabby/ui/kit/widgets/typeset"
)

// Choice offers a few short options side by side. If they do not fit, they are in two rows, or else
// below one another.
type Choice struct {
	shape.Composed

	OnChanged func(index int)

	label    string // to those who listen
	options  []*option
	selected int
	narrow   bool // the options are as wide as their text, in one line, and have no mark
}

// NewChoice returns a choice with no option selected.
func NewChoice(options []string, changed func(index int)) *Choice {
	c := &Choice{OnChanged: changed, selected: -1}
	c.All = shape.In(segments{c})
	for i, text := range options {
		c.options = append(c.options, newOption(c, i, text))
		c.All.Objects = append(c.All.Objects, c.options[i])
	}
	c.ExtendBaseWidget(c)
	return c
}

// NewSwitch returns a choice that fits into the bar of a page: its options share one background.
func NewSwitch(options []string, changed func(index int)) *Choice {
	c := NewChoice(options, changed)
	c.narrow = true
	c.All.Objects = slices.Insert(c.All.Objects, 0, fyne.CanvasObject(newSurface(ColorTile, ColorTileEdge, SizeCorner)))
	for _, o := range c.options {
		o.label.SetSize(SizeSmall)
	}
	return c
}

// SetLabel sets the name of the choice for screen readers.
func (c *Choice) SetLabel(label string) { c.label = label }

// SetSelected selects an option, or none for -1. It does not call OnChanged.
func (c *Choice) SetSelected(index int) { set(c, &c.selected, index) }

func (c *Choice) choose(index int) {
	if index < 0 || index >= len(c.options) || index == c.selected {
		return
	}
	c.SetSelected(index)
	callWith(c.OnChanged, index)
}

// step selects the next option or the one before and moves the focus with it.
func (c *Choice) step(by int) {
	to := max(0, min(len(c.options)-1, c.selected+by))
	c.choose(to)
	if canvas := CanvasOf(c); canvas != nil {
		canvas.Focus(c.options[to])
	}
}

// across returns how many options fit side by side at that width: all, half of them, two
// (with up to two lines of text), or one.
func (c *Choice) across(width float32) int {
	n := len(c.options)
	if c.narrow || n < 2 {
		return max(1, n)
	}
	for _, across := range []int{n, (n + 1) / 2, 2} {
		each := c.each(width, across)
		if !slices.ContainsFunc(c.options, func(o *option) bool { return !o.fits(each, n > 2 && across == 2) }) {
			return across
		}
	}
	return 1
}

// gap returns the space between options.
func (c *Choice) gap() float32 {
	if c.narrow {
		return 0
	}
	return LooksOf(c).Size(SpaceTiny)
}

// each returns the width of an option of that many side by side.
func (c *Choice) each(width float32, across int) float32 {
	across = max(1, across)
	return (width - c.gap()*float32(across-1)) / float32(across)
}

// stacks reports whether the options are stacked at that width.
func (c *Choice) stacks(width float32) bool { return len(c.options) > 1 && c.across(width) == 1 }

// Resize tells the options how they are arranged.
func (c *Choice) Resize(size fyne.Size) {
	before := c.across(c.Size().Width)
	c.Composed.Resize(size)
	if c.across(size.Width) != before {
		c.Refresh()
	}
}

// segments lays out the options of a choice, and the background of a switch.
type segments struct{ choice *Choice }

func (s segments) Narrowest([]fyne.CanvasObject) float32 {
	width := float32(0)
	for _, o := range s.choice.options {
		if s.choice.narrow {
			width += o.natural()
			continue
		}
		width = max(width, typeset.Typeface{Size: LooksOf(o).Size(SizeBody)}.LongestWord(o.label.text)+o.around())
	}
	return width
}

func (s segments) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	if s.choice.narrow {
		put.At(objects[0], fyne.Position{}, room)
	}
	if !s.choice.stacks(room.Width) {
		return s.rows(room, put)
	}
	y, gap := float32(0), s.choice.gap()
	for _, o := range s.choice.options {
		height := o.HeightFor(room.Width)
		put.At(o, fyne.NewPos(0, y), fyne.NewSize(room.Width, height))
		y += height + gap
	}
	return y - gap
}

// rows arranges the options in rows. The options of a shorter last row are wider.
func (s segments) rows(room fyne.Size, put shape.Put) float32 {
	l, across := LooksOf(s.choice), s.choice.across(room.Width)
	each, height, x, gap := s.choice.each(room.Width, across), l.Size(SizeTouchFloor), float32(0), s.choice.gap()
	for _, o := range s.choice.options {
		if !s.choice.narrow {
			height = max(height, o.HeightFor(each))
		}
	}
	for i, o := range s.choice.options {
		if s.choice.narrow {
			each = o.natural()
		}
		if i%across == 0 {
			x = 0
			if rest := len(s.choice.options) - i; rest < across && !s.choice.narrow {
				each = s.choice.each(room.Width, rest)
			}
		}
		put.At(o, fyne.NewPos(x, float32(i/across)*(height+gap)), fyne.NewSize(each, height))
		x += each + gap
	}
	return (height+gap)*float32(max(1, (len(s.choice.options)+across-1)/across)) - gap
}

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
	o.plate = plate{press: &o.tapper, content: shape.In(optionShape{o}, o.sign, o.label), paint: o.paint}
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

// bold is the typeface of the selected option. All options are measured in it, and with a
// mark, so that nothing moves when another is selected.
func (o *option) bold() typeset.Typeface {
	return TextStyle{Size: o.label.style.Size, Bold: true}.face(LooksOf(o))
}

// natural returns the width of the option in one line.
func (o *option) natural() float32 { return o.bold().Width(o.label.text) + o.around() }

// fits reports whether the words of the option have room in a width, in one line or in two.
func (o *option) fits(width float32, two bool) bool {
	if o.natural() <= width {
		return true
	}
	room := width - o.around()
	return two && o.bold().LongestWord(o.label.text) <= room && len(o.bold().Lines(o.label.text, room, 0)) == 2
}

// around returns the width beside the text: padding and sign.
func (o *option) around() float32 {
	if o.choice.narrow {
		return 2 * theme.Size(SpaceSmall)
	}
	return 2*theme.Size(SpaceMedium) + LooksOf(o).Size(SizeSign) + theme.Size(SpaceSmall)
}

func (o *option) HeightFor(width float32) float32 {
	lines := o.bold().Lines(o.label.text, width-o.around(), 0)
	return max(theme.Size(SizeTouch), float32(len(lines))*o.bold().LineHeight()+2*theme.Size(SpaceMedium))
}

// optionShape lays out an option: in the middle of its segment if it is side by side with others,
// at the start of its line if they are stacked.
type optionShape struct{ option *option }

func (s optionShape) now() touch {
	switch {
	case s.option.choice.narrow:
		return touch{Shape: snug{gap: SpaceNone}, across: SpaceSmall, along: SpaceMedium}
	case s.option.stacked():
		return touch{Shape: snug{gap: SpaceSmall, start: true}, across: SpaceMedium, along: SpaceMedium}
	}
	return touch{Shape: snug{gap: SpaceTiny}, across: SpaceMedium, along: SpaceMedium}
}

func (s optionShape) Narrowest(objects []fyne.CanvasObject) float32 {
	return s.now().Narrowest(objects)
}

func (s optionShape) Arrange(objects []fyne.CanvasObject, room fyne.Size, put shape.Put) float32 {
	return s.now().Arrange(objects, room, put)
}

func (o *option) paint() skinLook {
	look, ink, icon := skinLook{fill: ColorSurface, stroke: ColorOutline, edge: Hairline}, fyne.ThemeColorName(""), Icon("")
	switch {
	case o.chosen() && o.choice.narrow:
		look, ink = skinLook{fill: ColorSurface, stroke: ColorFelt}, ColorFelt
	case o.chosen():
		look, ink, icon = skinLook{fill: ColorFeltSoft, stroke: ColorFelt}, ColorFelt, IconCheck
	case o.choice.narrow:
		look = skinLook{}
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
	form := touch{Shape: besideOrBelow(SpaceLarge), across: SpaceNone, along: SpaceMedium}
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
