package people

import (
	"time"

	"tabby/history/stats"
	"tabby/ui/words"
)

// An outlook is which games are counted: of what, of when, and whether those
// that are told apart count as well. It is a value.
type selection struct {
	Variant  string // "" is all
	Span     period
	From, To string // of a span of one's own: days, both included; "" is without end
	Coached  bool   // games with the coach count as well
	LeftOut  bool   // and so do those left out
}

// A span is a time to look back on.
type period uint8

// The spans there are.
const (
	allTime period = iota
	thisYear
	lastYear
	threeMonths
	thirtyDays
	ownPeriod // from one day to another
)

// periods are the spans in the order they are offered.
var periods = []struct {
	span  period
	words string
}{
	{allTime, "All time"},
	{thisYear, "This year"},
	{lastYear, "Last year"},
	{threeMonths, "Last 3 months"},
	{thirtyDays, "Last 30 days"},
	{ownPeriod, "From … to …"},
}

// days returns the first and the last evening that count, "" for no end.
func (o selection) days(now time.Time) (from, to string) {
	now = now.Add(-stats.Night)
	day := func(t time.Time) string { return t.Format(time.DateOnly) }
	turn := time.Date(now.Year(), time.January, 1, 0, 0, 0, 0, now.Location())
	switch o.Span {
	case thisYear:
		return day(turn), ""
	case lastYear:
		return day(turn.AddDate(-1, 0, 0)), day(turn.AddDate(0, 0, -1))
	case threeMonths:
		return day(now.AddDate(0, -3, 0)), ""
	case thirtyDays:
		return day(now.AddDate(0, 0, -30)), ""
	case ownPeriod:
		return o.From, o.To
	}
	return "", ""
}

// wish returns what to ask the store for.
func (o selection) wish(now time.Time) stats.Query {
	w := stats.Query{Variant: o.Variant, LeftOut: o.LeftOut}
	w.From, w.To = o.days(now)
	if o.Coached {
		w.Coached = stats.Along
	}
	return w
}

// when says the span in a few words.
func (o selection) when() string {
	switch {
	case o.Span != ownPeriod:
		return periods[o.Span].words
	case o.From == "" && o.To == "":
		return "All time"
	case o.From == "":
		return "Up to " + o.To
	case o.To == "":
		return "From " + o.From
	}
	return o.From + " to " + o.To
}

// what says which games in a few words.
func (o selection) what() string {
	if o.Variant == "" {
		return "All games"
	}
	return words.VariantName(o.Variant)
}
