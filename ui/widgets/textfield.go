package widgets

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// TextField is a line to type into, with a label above it and a helping line
// below it that turns into an error when there is one.
type TextField struct {
	widget.BaseWidget

	OnChanged   func(string)
	OnSubmitted func(string) // Enter was typed
	OnLeft      func()       // the focus went elsewhere

	label *Text
	note  *note
	entry *fieldEntry
	all   *fyne.Container
	most  int
	help  string
	wrong string
}

// NewTextField is an empty field of that label.
func NewTextField(label string) *TextField {
	f := &TextField{label: NewText(label, TextLook{Size: SizeSmall, Color: ColorMuted}), note: newNote()}
	f.entry = newFieldEntry()
	f.entry.OnChanged = f.changed
	f.entry.OnSubmitted = func(text string) {
		if f.OnSubmitted != nil {
			f.OnSubmitted(text)
		}
	}
	f.entry.focus = func(on bool) {
		if !on && f.OnLeft != nil {
			f.OnLeft()
		}
	}
	show(f.label, label != "")
	f.all = Column(SpaceTiny, f.label, f.entry, f.note.box)
	f.ExtendBaseWidget(f)
	return f
}

// SetMost limits the text to that many characters; 0 is no limit.
func (f *TextField) SetMost(characters int) { f.most = characters }

// SetHelp shows a helping line below the field.
func (f *TextField) SetHelp(text string) {
	f.help = text
	f.tell()
}

// SetError shows what is wrong instead of the helping line; nothing if empty.
func (f *TextField) SetError(text string) {
	f.wrong = text
	f.tell()
}

// Error is what is wrong, or empty.
func (f *TextField) Error() string { return f.wrong }

// SetHint shows a hint inside the field while it is empty.
func (f *TextField) SetHint(text string) { f.entry.SetPlaceHolder(text) }

// Text is what was typed.
func (f *TextField) Text() string { return f.entry.Text }

// SetText changes what is typed. OnChanged hears of it.
func (f *TextField) SetText(text string) { f.entry.SetText(text) }

// Entry is the widget that takes the keys, to be given the focus.
func (f *TextField) Entry() fyne.Focusable { return f.entry }

// changed cuts a text that is too long, however it got there.
func (f *TextField) changed(text string) {
	if runes := []rune(text); f.most > 0 && len(runes) > f.most {
		f.entry.SetText(string(runes[:f.most]))
		return
	}
	if f.OnChanged != nil {
		f.OnChanged(text)
	}
}

func (f *TextField) tell() {
	f.note.set(f.help, f.wrong)
	f.entry.wrong = f.wrong != ""
	f.Refresh()
}

func (f *TextField) inner() fyne.CanvasObject { return f.all }

// HeightFor is the height at that width.
func (f *TextField) HeightFor(width float32) float32 { return HeightFor(f.all, width) }

// CreateRenderer draws the field.
func (f *TextField) CreateRenderer() fyne.WidgetRenderer {
	f.ExtendBaseWidget(f)
	return widget.NewSimpleRenderer(f.all)
}

// note is the line below a field: help in the muted ink, or what is wrong in
// the warning ink with a sign before it.
type note struct {
	text *Text
	sign *Glyph
	box  *fyne.Container
}

func newNote() *note {
	n := &note{text: NewHint(""), sign: NewGlyph(IconWarning, ColorWarning)}
	n.sign.Side = theme.SizeNameCaptionText
	n.box = Row(SpaceTiny, 1, n.sign, n.text)
	n.set("", "")
	return n
}

func (n *note) set(help, wrong string) {
	n.text.Look.Color, n.text.text = ColorMuted, help
	if wrong != "" {
		n.text.Look.Color, n.text.text = ColorWarning, wrong
	}
	show(n.sign, wrong != "")
	show(n.box, n.text.text != "")
	n.text.Refresh()
	n.box.Refresh()
}

// fieldEntry is Fyne's entry in our frame: a thumb high, with our focus ring,
// and handing on the keys it has no use for.
type fieldEntry struct {
	widget.Entry

	accept func(rune) bool // nil: every rune
	digits bool            // asks a phone for its number keys
	focus  func(on bool)
	key    func(*fyne.KeyEvent) bool // true: the key is used up
	ring   *canvas.Rectangle
	wrong  bool
	hasIt  bool
}

func newFieldEntry() *fieldEntry {
	e := &fieldEntry{ring: canvas.NewRectangle(nil)}
	e.ExtendBaseWidget(e)
	return e
}

// FocusGained shows the ring.
func (e *fieldEntry) FocusGained() {
	e.hasIt = true
	e.Entry.FocusGained()
	reveal(e)
	if e.focus != nil {
		e.focus(true)
	}
}

// FocusLost hides the ring.
func (e *fieldEntry) FocusLost() {
	e.hasIt = false
	e.Entry.FocusLost()
	if e.focus != nil {
		e.focus(false)
	}
}

// TypedRune takes the runes it accepts.
func (e *fieldEntry) TypedRune(r rune) {
	if e.accept == nil || e.accept(r) {
		e.Entry.TypedRune(r)
	}
}

// TypedKey hands Escape on.
func (e *fieldEntry) TypedKey(k *fyne.KeyEvent) {
	switch {
	case e.key != nil && e.key(k):
	case k.Name == fyne.KeyEscape:
		passKey(e, k)
	default:
		e.Entry.TypedKey(k)
	}
}

// MinSize is at least a thumb high.
func (e *fieldEntry) MinSize() fyne.Size {
	least := e.Entry.MinSize()
	return fyne.NewSize(max(least.Width, e.Theme().Size(SizeTouchFloor)), max(least.Height, e.Theme().Size(SizeTouch)))
}

// CreateRenderer draws Fyne's entry and the ring around it.
func (e *fieldEntry) CreateRenderer() fyne.WidgetRenderer {
	return &entryRing{e.Entry.CreateRenderer(), e}
}

type entryRing struct {
	fyne.WidgetRenderer
	entry *fieldEntry
}

func (r *entryRing) Layout(size fyne.Size) {
	r.WidgetRenderer.Layout(size)
	r.entry.ring.Resize(size)
}

func (r *entryRing) Refresh() {
	l, e := looksOf(r.entry), r.entry
	r.WidgetRenderer.Refresh()
	e.ring.FillColor = l.named("")
	e.ring.CornerRadius = l.size(SizeCorner)
	e.ring.StrokeWidth, e.ring.StrokeColor = 0, l.named("")
	switch {
	case e.hasIt:
		e.ring.StrokeWidth, e.ring.StrokeColor = ringWidth, l.color(ColorFocus)
	case e.wrong:
		e.ring.StrokeWidth, e.ring.StrokeColor = edgeWidth+1, l.color(ColorWarning)
	}
	e.ring.Refresh()
}

func (r *entryRing) Objects() []fyne.CanvasObject {
	return append(slices.Clip(r.WidgetRenderer.Objects()), r.entry.ring)
}
