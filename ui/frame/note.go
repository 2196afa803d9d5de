package frame

import (
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A Note is a text that can be written about something.
type Note struct {
	Label string
	Hint  string
	Draft string // the name under which it is kept while it is typed
	Text  string // as it is written down
	Lines int    // how many are shown
	Save  func(string) error
}

// NoteField returns a field for a note. Every keystroke is kept as a draft, and
// the note is written down when the field is left.
func (f *Frame) NoteField(n Note) *widgets.TextField {
	field := widgets.NewTextField(n.Label)
	field.SetHint(n.Hint)
	if n.Lines > 1 {
		field.SetTall(n.Lines)
	}
	field.SetText(n.Text)
	n.Text = field.Text() // one paragraph, whatever was written elsewhere
	write := func() {
		if field.Text() == n.Text {
			return
		}
		if err := n.Save(field.Text()); err != nil {
			field.SetError(words.Explain(err))
			return
		}
		n.Text = field.Text()
		field.SetError("")
		field.SetHelp("Written down.")
		f.ForgetDraft(n.Draft)
	}
	field.OnChanged = func(text string) {
		field.SetHelp("")
		f.SaveDraft(n.Draft, text)
	}
	field.OnLeft = write
	field.OnSubmitted = func(string) { write() }
	var typed string
	if f.LoadDraft(n.Draft, &typed) {
		field.SetText(typed) // Tabby was left while it was typed
		write()
	}
	return field
}
