package frame

import (
	"strings"
	"time"

	"tabby/ui/widgets"
)

// A DayField is a field to type a day into.
type DayField struct{ *widgets.TextField }

// NewDayField returns a field with a label; now is a day as 2006-01-02, or "".
func NewDayField(label, now string) DayField {
	f := widgets.NewTextField(label)
	f.SetHint("2026-01-31")
	f.SetText(now)
	return DayField{f}
}

// Day returns the day that was typed, "" for none, and whether it is one.
func (d DayField) Day() (string, bool) {
	text := strings.TrimSpace(d.Text())
	d.SetError("")
	if text == "" {
		return "", true
	}
	if _, err := time.Parse(time.DateOnly, text); err != nil {
		d.SetError("A day is year, month and day, such as 2026-01-31.")
		return "", false
	}
	return text, true
}
