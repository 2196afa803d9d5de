package words

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"tabby/internal/words/message"
)

// A Calendar has the names of months and days in a language, and how it writes them. Its messages have
// the holes {weekday}, {shortWeekday}, {day}, {month}, {shortMonth}, {year} and {time}.
type Calendar struct {
	Months, ShortMonths     [12]string        // from January
	Weekdays, ShortWeekdays map[string]string // by their English names
	FirstDay                string            `text:"optional"` // of a month, or "" where it is a number as others are

	Clock                          message.Message // {minute} of two digits, {hour}, or {hour2} of two digits
	Date, Day, Moment, ShortMoment InYear
	ShortDay, FullDay              message.Message
	Began                          message.Message // when a game began, on its sheet
	Since                          message.Message // since when another Tabby has a history open

	// Between has the words that may stand between the parts of a written day, such as "de del".
	Between string `text:"optional"`
}

// InYear is how the language writes a time in the current year, and one in another year.
type InYear struct{ Same, Other message.Message }

// written returns a time as a pattern has it.
func (g *Grammar) written(p message.Message, t time.Time) string {
	c, day := &g.Calendar, strconv.Itoa(t.Day())
	if t.Day() == 1 && c.FirstDay != "" {
		day = c.FirstDay
	}
	return p.With(
		"weekday", lookUp(c.Weekdays, t.Weekday().String()), "shortWeekday", lookUp(c.ShortWeekdays, t.Weekday().String()),
		"day", day, "month", g.Month(t.Month()), "shortMonth", g.ShortMonth(t.Month()),
		"year", t.Format("2006"), "time", g.TimeOfDay(t),
	)
}

// seen is Written for a time that is seen from now.
func (g *Grammar) seen(p InYear, t, now time.Time) string {
	if t.Year() == now.Year() {
		return g.written(p.Same, t)
	}
	return g.written(p.Other, t)
}

// TimeOfDay returns a time of day: "21:04".
func (g *Grammar) TimeOfDay(t time.Time) string {
	return g.Calendar.Clock.With("hour", t.Hour(), "hour2", t.Format("15"), "minute", t.Format("04"))
}

// Date returns a day of the month: "20 November".
func (g *Grammar) Date(t, now time.Time) string { return g.seen(g.Calendar.Date, t, now) }

// Day returns a day with its weekday: "Friday 20 November".
func (g *Grammar) Day(t, now time.Time) string { return g.seen(g.Calendar.Day, t, now) }

// ShortDay returns a day with its year, as short as people still read it: "Fri 20 Nov 2026".
func (g *Grammar) ShortDay(t time.Time) string { return g.written(g.Calendar.ShortDay, t) }

// Moment returns a time in the zone of now: "Friday 20 November, 21:04".
func (g *Grammar) Moment(t, now time.Time) string {
	return g.seen(g.Calendar.Moment, t.In(now.Location()), now)
}

// ShortMoment is the short form of Moment: "Fri 20 Nov, 21:04".
func (g *Grammar) ShortMoment(t, now time.Time) string {
	return g.seen(g.Calendar.ShortMoment, t.In(now.Location()), now)
}

// Month returns the name of a month.
func (g *Grammar) Month(m time.Month) string { return g.Calendar.Months[m-1] }

// ShortMonth returns the first letters of the name of a month: "Nov".
func (g *Grammar) ShortMonth(m time.Month) string { return g.Calendar.ShortMonths[m-1] }

// ReadDay returns the day that people wrote, in UTC, and whether it is one: as ShortDay has
// it, or "31 January 2026", or "31.1.2026". Without a year it is the last such day until now.
// A text with two readings is read with the day first.
func (g *Grammar) ReadDay(text string, now time.Time) (time.Time, bool) {
	if day, err := time.Parse(time.DateOnly, strings.TrimSpace(text)); err == nil {
		return day, true
	}
	day, month, year, ok := g.parts(text)
	if !ok {
		return time.Time{}, false
	}
	if year != 0 {
		return dateOf(year, month, day)
	}
	read, ok := dateOf(now.Year(), month, day)
	if ok && read.After(now) {
		read = read.AddDate(-1, 0, 0)
	}
	return read, ok
}

// parts returns the parts of a day that people wrote; a year may be left out, and is 0 then.
func (g *Grammar) parts(text string) (day, month, year int, ok bool) {
	all := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return strings.ContainsRune(" \t,./", r) })
	if len(all) > 0 && g.isWeekday(all[0]) {
		all = all[1:]
	}
	var d date
	for _, part := range all {
		if part == g.Calendar.FirstDay {
			part = "1"
		}
		if !slices.Contains(strings.Fields(g.Calendar.Between), part) && !d.take(part, g.monthOf(part)) {
			return 0, 0, 0, false
		}
	}
	return d.day, d.month, d.year, d.whole()
}

// A date is the part of a day that was read so far; the rest is 0.
type date struct{ day, month, year int }

// whole reports whether only the year may be missing.
func (d *date) whole() bool { return d.day > 0 && d.month > 0 }

// take reads one more part, which may name a month, and reports whether it belongs there.
func (d *date) take(part string, month int) bool {
	n := numberOf(part)
	switch {
	case month > 0 && d.month == 0:
		d.month = month
	case n > 0 && len(part) <= 2 && d.day == 0:
		d.day = n
	case n > 0 && len(part) <= 2 && d.month == 0:
		d.month = n
	case n > 0 && len(part) == 4 && d.year == 0 && d.whole():
		d.year = n
	default:
		return false
	}
	return true
}

// numberOf returns the number that a part of a day is, or 0.
func numberOf(part string) int {
	if strings.Trim(part, "0123456789") != "" {
		return 0
	}
	n, _ := strconv.Atoi(part)
	return n
}

// isWeekday reports whether a word is a day of the week, or its first letters.
func (g *Grammar) isWeekday(word string) bool {
	days := append(slices.Collect(maps.Values(g.Calendar.Weekdays)), slices.Collect(maps.Values(g.Calendar.ShortWeekdays))...)
	return namedIn(days, word) >= 0
}

// monthOf returns the month that a word is, or its first letters, or 0.
func (g *Grammar) monthOf(word string) int {
	return max(namedIn(g.Calendar.Months[:], word), namedIn(g.Calendar.ShortMonths[:], word)) + 1
}

// namedIn returns the index of a name in a list, or -1. A full stop may be left out.
func namedIn(all []string, name string) int {
	return slices.IndexFunc(all, func(one string) bool { return strings.EqualFold(strings.TrimSuffix(one, "."), name) })
}

// dateOf returns a day, and whether there is one.
func dateOf(year, month, day int) (time.Time, bool) {
	t := time.Date(year, time.Month(month), day, 0, 0, 0, 0, time.UTC)
	return t, t.Day() == day && int(t.Month()) == month
}
