package frame

import (
	"tabby/history"
	"tabby/ui/kit/widgets"
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
func (c *Changer) NoteField(n Note) *widgets.TextField {
	field := widgets.NewTextField(n.Label)
	field.SetHint(n.Hint)
	if n.Lines > 1 {
		field.SetTall(n.Lines)
	}
	field.SetText(n.Text)
	n.Text = field.Text() // one paragraph, whatever was written elsewhere
	write := func() { c.writeNote(&n, field) }
	field.OnChanged = func(text string) {
		field.SetHelp("")
		c.drafts.SaveDraft(n.Draft, text)
	}
	field.OnLeft = write
	field.OnSubmitted = func(string) { write() }
	var typed string
	if c.drafts.LoadDraft(n.Draft, &typed) {
		field.SetText(typed) // Tabby was left while it was typed
		write()
	}
	return field
}

// writeNote writes down what is in the field, with an offer to undo it.
func (c *Changer) writeNote(n *Note, field *widgets.TextField) {
	w, before := c.messages.world.Words, n.Text
	if field.Text() == before {
		return
	}
	undo, err := c.Do(n.Intent(field.Text()))
	if err != nil {
		field.SetError(w.Refusals.Explain(err))
		return
	}
	n.Text = field.Text()
	field.SetError("")
	field.SetHelp(w.Shell.WrittenDown)
	c.drafts.ForgetDraft(n.Draft)
	c.OfferUndo(undo, w.Shell.NoteWritten, func() {
		n.Text = before
		field.SetText(before)
		c.drafts.ForgetDraft(n.Draft)
		c.nav.Refresh()
	})
}
