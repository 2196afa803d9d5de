package widgets

import (
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"tabby/ui/kit/widgets/shape"
)

// TextField is an entry with a label above it and a hint
// below it, which an error replaces.
type TextField struct {
	shape.Composed

	OnChanged   func(string)
	OnSubmitted func(string) // Enter was typed
	OnLeft      func()       // the focus went elsewhere

	label *Text
	note  *note
	entry *fieldEntry
	help  string
	wrong string
}

// NewTextField returns an empty field with that label.
func NewTextField(label string) *TextField {
	f := &TextField{label: NewText(label, TextStyle{Size: SizeSmall, Color: ColorMuted}), note: newNote()}
	f.entry = newFieldEntry()
	f.entry.label = f.label
	f.entry.OnChanged = f.changed
	f.entry.OnSubmitted = func(text string) { callWith(f.OnSubmitted, text) }
	f.entry.focus = func(on bool) {
		if !on && f.OnLeft != nil {
			f.OnLeft()
		}
	}
	SetVisible(f.label, label != "")
	f.All = Column(SpaceTiny, f.label, f.entry, f.note.box)
	f.ExtendBaseWidget(f)
	return f
}

// SetTall shows that many lines, at which the text is wrapped. Enter still submits:
// the text stays one paragraph.
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

// SetListed takes several texts, with commas between: lines and columns that are pasted have such.
func (f *TextField) SetListed() { f.entry.listed = true }

// SetBeside shows an object, such as a button, at the right of the line that is typed into.
func (f *TextField) SetBeside(o fyne.CanvasObject) {
	f.All.Objects[1] = Row(SpaceSmall, 0, f.entry, o)
	f.Refresh()
}

// SetHelp shows a hint below the field.
func (f *TextField) SetHelp(text string) {
	f.help = text
	f.showNote()
}

// SetError shows an error instead of the hint, or none if empty.
func (f *TextField) SetError(text string) {
	f.wrong = text
	f.showNote()
}

// Error returns the error, or "".
func (f *TextField) Error() string { return f.wrong }

// SetHint sets the placeholder.
func (f *TextField) SetHint(text string) { f.entry.SetPlaceHolder(text) }

// Text returns the text that was typed.
func (f *TextField) Text() string { return f.entry.Text }

// SetText changes the text and calls OnChanged. In one line what is typed next follows on it.
func (f *TextField) SetText(text string) {
	f.entry.SetText(text)
	if !f.entry.MultiLine {
		f.entry.CursorColumn = utf8.RuneCountInString(text)
		f.entry.Refresh()
	}
}

// Entry returns the entry, to be focused.
func (f *TextField) Entry() fyne.Focusable { return f.entry }

// changed joins the lines of a text, such as one that was pasted.
func (f *TextField) changed(text string) {
	if f.entry.MultiLine && strings.ContainsAny(text, "\r\n") {
		f.entry.SetText(strings.Join(strings.FieldsFunc(text, func(r rune) bool { return r == '\r' || r == '\n' }), " "))
		return
	}
	callWith(f.OnChanged, text)
}

func (f *TextField) showNote() {
	f.note.set(f.help, f.wrong)
	f.entry.wrong = f.wrong != ""
	f.Refresh()
}

// note is the line below a field: a hint in the muted colour, or an error in
// the warning colour with a sign before it.
type note struct {
	text *Text
	sign *Glyph
	box  *fyne.Container
}

func newNote() *note {
	n := &note{text: NewHint(""), sign: NewGlyph(IconWarning, ColorWarning)}
	n.sign.Side = theme.SizeNameCaptionText
	n.text.SetLive()
	n.box = Row(SpaceTiny, 1, n.sign, n.text)
	n.set("", "")
	return n
}

func (n *note) set(help, wrong string) {
	n.text.style.Color, n.text.text = ColorMuted, help
	if wrong != "" {
		n.text.style.Color, n.text.text = ColorWarning, wrong
	}
	SetVisible(n.sign, wrong != "")
	SetVisible(n.box, n.text.text != "")
	n.text.Refresh()
	n.box.Refresh()
}
