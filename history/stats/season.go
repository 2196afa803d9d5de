package stats

import (
	"strings"
	"time"
)

// A Season is a time whose games have a table of their own: a year, or what was begun by hand.
type Season struct {
	From, To string // days, both included; To is "" as long as it goes on
	ByHand   bool   // it lasts until the next one is begun by hand, and not until a year ends
}

// SeasonOf returns the season that a day belongs to. begun are the days with which a season
// begins that was begun by hand, the oldest first.
func SeasonOf(begun []string, day string) Season {
	year, _, _ := strings.Cut(day, "-")
	s := Season{From: year + "-01-01", To: year + "-12-31"}
	for _, from := range begun {
		if from > day {
			if s.ByHand || from <= s.To {
				s.To = daysAfter(from, -1)
			}
			break
		}
		s = Season{From: from, ByHand: true}
	}
	return s
}

// Query returns the query of its games.
func (s Season) Query() Query { return Query{From: s.From, To: s.To} }

// Before returns the last day of the season before.
func (s Season) Before() string { return daysAfter(s.From, -1) }

// After returns the first day of the season after, or "" if this one goes on.
func (s Season) After() string {
	if s.To == "" {
		return ""
	}
	return daysAfter(s.To, 1)
}

// daysAfter returns the day so many days after another.
func daysAfter(day string, n int) string {
	at, err := time.Parse(time.DateOnly, day)
	if err != nil {
		return day
	}
	return at.AddDate(0, 0, n).Format(time.DateOnly)
}
