package ui

import (
	"tabby/ui/widgets"
	"tabby/ui/words"
)

// A noteSlot is a text that somebody may write to something.
type noteSlot struct {
	label string
	hint  string
	draft string // under which it is kept while it is typed
	text  string // as it is written down
	lines int    // that are shown
	save  func(string) error
}

// noteField is a field for a note. What is typed is kept with every touch, and
// written down when the field is left.
func (a *App) noteField(n noteSlot) *widgets.TextField {
	f := widgets.NewTextField(n.label)
	f.SetHint(n.hint)
	if n.lines > 1 {
		f.SetTall(n.lines)
	}
	f.SetText(n.text)
	n.text = f.Text() // one paragraph, whatever was written elsewhere
	write := func() {
		if f.Text() == n.text {
			return
		}
		if err := n.save(f.Text()); err != nil {
			f.SetError(words.Explain(err))
			return
		}
		n.text = f.Text()
		f.SetError("")
		f.SetHelp("Written down.")
		a.forget(n.draft)
	}
	f.OnChanged = func(text string) {
		f.SetHelp("")
		a.saveDraft(n.draft, text)
	}
	f.OnLeft = write
	f.OnSubmitted = func(string) { write() }
	var typed string
	if a.loadDraft(n.draft, &typed) {
		f.SetText(typed) // Tabby was left while it was typed
		write()
	}
	return f
}
