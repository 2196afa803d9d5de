package frame

import (
	"strings"
	"time"

	"tabby/history/bring"
	"tabby/history/stats"
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
	_, err := time.Parse(time.DateOnly, day)
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
