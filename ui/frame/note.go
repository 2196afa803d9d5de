package frame

import (
	"tabby/history"
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
	// Intent returns the intent that writes a text.
	Intent func(text string) history.Intent
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
	write := func() { f.writeNote(&n, field) }
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

// writeNote writes down what is in the field, with an offer to undo it.
func (f *Frame) writeNote(n *Note, field *widgets.TextField) {
	before := n.Text
	if field.Text() == before {
		return
	}
	undo, err := f.Do(n.Intent(field.Text()))
	if err != nil {
		field.SetError(words.Explain(err))
		return
	}
	n.Text = field.Text()
	field.SetError("")
	field.SetHelp("Written down.")
	f.ForgetDraft(n.Draft)
	f.OfferUndo(undo, "The note is written down.", func() {
		n.Text = before
		field.SetText(before)
		f.ForgetDraft(n.Draft)
		f.Refresh()
	})
}
