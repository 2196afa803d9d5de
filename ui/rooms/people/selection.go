package people

import (
	"time"

	"tabby/history/stats"
	"tabby/internal/words"
)

// A selection is which games are counted.
type selection struct {
	stats.Query // its days are those of words.OwnPeriod
	Period      words.Period
	Named       string          // what a game of one's own is called that is counted alone, or ""
	Played      []stats.Variant // what can be counted alone: all games of the last count of all
}

// days returns the first and the last evening that count, "" for no end.
func (s selection) days(now time.Time) (from, to string) {
	now = stats.OnEvening(now)
	day := func(t time.Time) string { return t.Format(time.DateOnly) }
	newYear := time.Date(now.Year(), time.January, 1, 0, 0, 0, 0, now.Location())
	switch s.Period {
	case words.ThisYear:
		return day(newYear), ""
	case words.LastYear:
		return day(newYear.AddDate(-1, 0, 0)), day(newYear.AddDate(0, 0, -1))
	case words.ThreeMonths:
		return day(now.AddDate(0, -3, 0)), ""
	case words.ThirtyDays:
		return day(now.AddDate(0, 0, -30)), ""
	case words.OwnPeriod:
		return s.From, s.To
	}
	return "", ""
}

func (s selection) query(now time.Time) stats.Query {
	s.From, s.To = s.days(now)
	return s.Query
}

// when names the period.
func (s selection) when(w *words.Language) string {
	if s.Period == words.OwnPeriod {
		return w.Statistics.Between(s.Query)
	}
	return w.Statistics.Periods[s.Period]
}

// what names the variant.
func (s selection) what(w *words.Language) string {
	if s.Variant == "" {
		return w.Statistics.AllGames
	}
	return w.Rules.GameName(s.Variant, s.Named)
}
