package frame

import (
	"strings"
	"time"

	"tabby/internal/words"
	"tabby/ui/widgets"
)

// A DayField is a field to type a day into.
type DayField struct {
	*widgets.TextField

	no string // what is said of what is no day
}

// NewDayField returns a field with a label; now is a day as 2006-01-02, or "".
func NewDayField(w *words.Language, label, now string) DayField {
	f := widgets.NewTextField(label)
	f.SetHint("2026-01-31")
	f.OnChanged = func(text string) { f.SetHelp(inWords(w, text)) }
	f.SetText(now)
	return DayField{f, w.Shell.NoDay}
}

// inWords returns a day as people say it, or "" for what is no day.
func inWords(w *words.Language, text string) string {
	day, err := time.Parse(time.DateOnly, strings.TrimSpace(text))
	if err != nil {
		return ""
	}
	return w.ShortDay(day)
}

// Day returns the day that was typed, "" for none, and whether it is one.
func (d DayField) Day() (string, bool) {
	text := strings.TrimSpace(d.Text())
	d.SetError("")
	if text == "" {
		return "", true
	}
	if _, err := time.Parse(time.DateOnly, text); err != nil {
		d.SetError(d.no)
		return "", false
	}
	return text, true
}
