package people

import (
	"time"

	"tabby/history/stats"
	"tabby/ui/words"
)

// A selection is which games are counted.
type selection struct {
	stats.Query // its days are those of ownPeriod
	Period      period
}

// A period is a time to look back on.
type period uint8

// The periods, in the order they are offered.
const (
	allTime period = iota
	thisYear
	lastYear
	threeMonths
	thirtyDays
	ownPeriod // from one day to another
)

// periodNames returns the names of the periods.
func periodNames() []string {
	return []string{"All time", "This year", "Last year", "Last 3 months", "Last 30 days", "From … to …"}
}

// days returns the first and the last evening that count, "" for no end.
func (s selection) days(now time.Time) (from, to string) {
	now = stats.OnEvening(now)
	day := func(t time.Time) string { return t.Format(time.DateOnly) }
	newYear := time.Date(now.Year(), time.January, 1, 0, 0, 0, 0, now.Location())
	switch s.Period {
	case thisYear:
		return day(newYear), ""
	case lastYear:
		return day(newYear.AddDate(-1, 0, 0)), day(newYear.AddDate(0, 0, -1))
	case threeMonths:
		return day(now.AddDate(0, -3, 0)), ""
	case thirtyDays:
		return day(now.AddDate(0, 0, -30)), ""
	case ownPeriod:
		return s.From, s.To
	}
	return "", ""
}

// query returns the query for the store.
func (s selection) query(now time.Time) stats.Query {
	s.From, s.To = s.days(now)
	return s.Query
}

// when names the period.
func (s selection) when() string {
	switch {
	case s.Period != ownPeriod:
		return periodNames()[s.Period]
	case s.From == "" && s.To == "":
		return "All time"
	case s.From == "":
		return "Up to " + s.To
	case s.To == "":
		return "From " + s.From
	}
	return s.From + " to " + s.To
}

// what names the variant.
func (s selection) what() string {
	if s.Variant == "" {
		return "All games"
	}
	return words.VariantName(s.Variant)
}
