package frame

import (
	"strings"
	"time"

	"tabby/history"
	"tabby/history/bring"
	"tabby/history/stats"
	"tabby/internal/words"
	"tabby/ui/kit/widgets"
)

// A Changer carries out intents and offers to undo them.
type Changer struct {
	store    Store
	messages *Messenger
	drafts   *Drafter
	nav      *Navigator
	done     func(history.Intent) // follows what was carried out, or nil
}

// Do carries out an intent, and returns the one that undoes it.
func (c *Changer) Do(in history.Intent) (undo history.Intent, err error) {
	undo, err = c.store.Do(in)
	if err != nil {
		return nil, err
	}
	if c.done != nil {
		c.done(in)
	}
	c.nav.resumeList()
	return undo, nil
}

// Change carries out an intent, shows what changed and says it, with an offer to
// undo it.
func (c *Changer) Change(in history.Intent, said string, show func()) {
	c.messages.keeper.Ready(func() {
		undo, err := c.Do(in)
		if c.messages.Refused(err) {
			return
		}
		show()
		c.OfferUndo(undo, said, show)
	})
}

// OfferUndo says what changed and offers to undo it; show shows that.
func (c *Changer) OfferUndo(undo history.Intent, said string, show func()) {
	if undo == nil {
		return
	}
	c.messages.Offer(said, c.messages.world.Words.Common.Undo, func() {
		if _, err := c.Do(undo); !c.messages.Refused(err) {
			show()
		}
	})
}

// HandedOver returns when a game with that many entries was handed over to another
// device, and whether it was.
func (c *Changer) HandedOver(game string, entries int) (at time.Time, is bool) {
	return history.HandedOver(c.store.Setting, game, entries)
}

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

// A DayField is a field to type a day into, as people write it.
type DayField struct {
	*widgets.TextField

	words *words.Language
	now   time.Time
}

// NewDayField returns a field with a label; day is what it has as 2006-01-02, or "".
func NewDayField(w *words.Language, label, day string, now time.Time) DayField {
	d := DayField{widgets.NewTextField(label), w, now}
	d.SetHint(w.ShortDay(now))
	d.OnChanged = func(text string) { d.SetHelp(d.inWords(text)) }
	if known, err := time.Parse(time.DateOnly, day); err == nil {
		d.SetText(w.ShortDay(known))
	}
	return d
}

// inWords returns the day that was typed, or "" if that is no day or is there already.
func (d DayField) inWords(text string) string {
	day, ok := d.words.ReadDay(text, d.now)
	if said := d.words.ShortDay(day); ok && said != strings.TrimSpace(text) {
		return said
	}
	return ""
}

// Day returns the day that was typed as 2006-01-02, or "" for none, and whether a game can have been played on it. A
// text that cannot be read is returned as it was typed.
func (d DayField) Day() (string, bool) {
	text := strings.TrimSpace(d.Text())
	if day, ok := d.words.ReadDay(text, d.now); ok && text != "" {
		text = day.Format(time.DateOnly)
	}
	why := WhyNotOn(d.words, text, d.now)
	d.SetError(why)
	return text, why == ""
}

// WhyNotOn says why no game can have been played on a day, given as 2006-01-02 or as it was typed: it is not a day,
// or it is in the future. Otherwise, and for no day at all, it returns "".
func WhyNotOn(w *words.Language, day string, now time.Time) string {
	_, err := stats.OnDay(day, now.Location())
	switch {
	case day == "":
		return ""
	case err != nil:
		return w.Shell.NoDay
	case day > stats.Evening(now):
		return w.Refusals.Explain(bring.ErrFuture)
	}
	return ""
}
