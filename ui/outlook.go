package ui

import (
	"time"

	"tabby/history/stats"
)

// An outlook is which games are counted: of what, of when, and whether those
// that are told apart count as well. It is a value.
type outlook struct {
	Variant  string // "" is all
	Span     span
	From, To string // of a span of one's own: days, both included; "" is without end
	Coached  bool   // games with the coach count as well
	LeftOut  bool   // and so do those left out
}

// A span is a time to look back on.
type span uint8

// The spans there are.
const (
	allTime span = iota
	thisYear
	lastYear
	threeMonths
	thirtyDays
	ownSpan // from one day to another
)

// spans are the spans in the order they are offered.
var spans = []struct {
	span  span
	words string
}{
	{allTime, "All time"},
	{thisYear, "This year"},
	{lastYear, "Last year"},
	{threeMonths, "Last 3 months"},
	{thirtyDays, "Last 30 days"},
	{ownSpan, "From … to …"},
}

// days returns the first and the last evening that count, "" for no end.
func (o outlook) days(now time.Time) (from, to string) {
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
	case ownSpan:
		return o.From, o.To
	}
	return "", ""
}

// wish returns what to ask the store for.
func (o outlook) wish(now time.Time) stats.Query {
	w := stats.Query{Variant: o.Variant, LeftOut: o.LeftOut}
	w.From, w.To = o.days(now)
	if o.Coached {
		w.Coached = stats.Along
	}
	return w
}

// when says the span in a few words.
func (o outlook) when() string {
	switch {
	case o.Span != ownSpan:
		return spans[o.Span].words
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
func (o outlook) what() string {
	if o.Variant == "" {
		return "All games"
	}
	return variantName(o.Variant)
}
