package english

import (
	"strings"
	"time"
)

// dated returns a time by a layout, with the year behind its day unless it is that of now.
func dated(t, now time.Time, layout, clock string) string {
	if t.Year() != now.Year() {
		layout += " 2006"
	}
	return t.Format(layout + clock)
}

// TimeOfDay returns a time of day: "21:04".
func (grammar) TimeOfDay(t time.Time) string { return t.Format("15:04") }

// Date returns a day of the month: "20 November".
func (grammar) Date(t, now time.Time) string { return dated(t, now, "2 January", "") }

// Day returns a day with its weekday: "Friday, 20 November".
func (grammar) Day(t, now time.Time) string { return dated(t, now, "Monday, 2 January", "") }

// ShortDay returns a day with its year as short as it is read: "Fri 20 Nov 2026".
func (grammar) ShortDay(t time.Time) string { return t.Format("Mon 2 Jan 2006") }

// dayLayouts are how people write a day, and yearless those without a year. What has two
// readings is read with the day first.
func dayLayouts() (with, yearless []string) {
	return []string{
		time.DateOnly, "2 Jan 2006", "2 January 2006", "Jan 2 2006", "January 2 2006", "Mon 2 Jan 2006", "Monday 2 January 2006",
		"2.1.2006", "2/1/2006",
	}, []string{
		"2 Jan", "2 January", "Jan 2", "January 2", "Mon 2 Jan", "Monday 2 January", "2.1.", "2/1",
	}
}

// ReadDay implements [words.Grammar].
func (grammar) ReadDay(text string, now time.Time) (time.Time, bool) {
	text = strings.Join(strings.Fields(strings.ReplaceAll(text, ",", " ")), " ")
	with, yearless := dayLayouts()
	for _, layout := range with {
		if day, err := time.Parse(layout, text); err == nil {
			return day, true
		}
	}
	for _, layout := range yearless {
		day, err := time.Parse(layout+" 2006", text+now.Format(" 2006"))
		switch {
		case err != nil:
		case day.After(now):
			return day.AddDate(-1, 0, 0), true
		default:
			return day, true
		}
	}
	return time.Time{}, false
}

// Moment returns a time in the zone of now: "Friday, 20 November, 21:04".
func (grammar) Moment(t, now time.Time) string {
	return dated(t.In(now.Location()), now, "Monday, 2 January", ", 15:04")
}

// ShortMoment is Moment as short as it is read: "Fri 20 Nov, 21:04".
func (grammar) ShortMoment(t, now time.Time) string {
	return dated(t.In(now.Location()), now, "Mon 2 Jan", ", 15:04")
}

// Month returns the name of a month.
func (grammar) Month(m time.Month) string { return m.String() }

// ShortMonth returns the first letters of the name of a month: "Nov".
func (grammar) ShortMonth(m time.Month) string { return m.String()[:3] }
