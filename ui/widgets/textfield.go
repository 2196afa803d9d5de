package widgets

import (
	"strings"

	"fyne.io/fyne/v2"
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
	help  string
	wrong string
}

// NewTextField returns an empty field of that label.
func NewTextField(label string) *TextField {
	f := &TextField{label: NewText(label, TextStyle{Size: SizeSmall, Color: ColorMuted}), note: newNote()}
	f.entry = newFieldEntry()
	f.entry.label = f.label
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

// SetTall shows so many lines, at which the text is broken. Enter still submits it:
// it stays one paragraph.
func (f *TextField) SetTall(lines int) {
	f.entry.MultiLine = true
	f.entry.Wrapping = fyne.TextWrapWord
	f.entry.SetMinRowsVisible(lines)
	f.entry.key = func(k *fyne.KeyEvent) bool {
		enter := k.Name == fyne.KeyReturn || k.Name == fyne.KeyEnter
		if enter {
			f.entry.OnSubmitted(f.entry.Text)
		}
		return enter
	}
}

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

// Error returns what is wrong, or empty.
func (f *TextField) Error() string { return f.wrong }

// SetHint shows a hint inside the field while it is empty.
func (f *TextField) SetHint(text string) { f.entry.SetPlaceHolder(text) }

// Text returns what was typed.
func (f *TextField) Text() string { return f.entry.Text }

// SetText changes what is typed. OnChanged hears of it.
func (f *TextField) SetText(text string) { f.entry.SetText(text) }

// Entry returns the widget that takes the keys, to be given the focus.
func (f *TextField) Entry() fyne.Focusable { return f.entry }

// changed joins the lines of a text, such as one that was pasted.
func (f *TextField) changed(text string) {
	if f.entry.MultiLine && strings.ContainsAny(text, "\r\n") {
		f.entry.SetText(strings.Join(strings.FieldsFunc(text, func(r rune) bool { return r == '\r' || r == '\n' }), " "))
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

// HeightFor returns the height at that width.
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
