package frame

import (
	"strings"
	"time"

	"tabby/internal/words"
	"tabby/ui/kit/widgets"
)

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

// inWords returns which day was typed, or "" if that is no day or stands there already.
func (d DayField) inWords(text string) string {
	day, ok := d.words.ReadDay(text, d.now)
	if said := d.words.ShortDay(day); ok && said != strings.TrimSpace(text) {
		return said
	}
	return ""
}

// Day returns the day that was typed as 2006-01-02, "" for none, and whether it is one.
func (d DayField) Day() (string, bool) {
	d.SetError("")
	if strings.TrimSpace(d.Text()) == "" {
		return "", true
	}
	day, ok := d.words.ReadDay(d.Text(), d.now)
	if !ok {
		d.SetError(d.words.Shell.NoDay)
		return "", false
	}
	return day.Format(time.DateOnly), true
}
