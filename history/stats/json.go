package stats

import "encoding/json"

// MarshalJSON writes what is not known as null: there is no average of nothing, and the lowest may win.
func (l Line) MarshalJSON() ([]byte, error) {
	type plain Line
	known := func(x float64, is bool) *float64 {
		if !is {
			return nil
		}
		return &x
	}
	return json.Marshal(struct {
		plain

		Average    *float64 `json:"average_round"`
		AverageEnd *float64 `json:"average_total"`
		Place      *float64 `json:"average_place"`
		CallHand   *float64 `json:"average_call"`
	}{
		plain(l), known(l.Average, l.KnowsRounds()), known(l.AverageEnd, l.KnowsTotals()),
		known(l.Place, l.Games > 0), known(l.CallHand, l.Called > 0),
	})
}

// KnowsRounds reports whether there are rounds of which the average is known.
func (l Line) KnowsRounds() bool { return l.Rounds > 0 }

// KnowsTotals reports whether there are totals of which the average is known.
func (l Line) KnowsTotals() bool { return l.BestTotal.Game != "" }

// Comparable returns a line of the report: without what is compared within one game alone, where games of several
// kinds were counted.
func (r Report) Comparable(line int) Line {
	if len(r.Variants) > 1 {
		return r.People[line].Apart()
	}
	return r.People[line]
}

// MarshalJSON writes null for a record that nobody has set.
func (m Moment) MarshalJSON() ([]byte, error) {
	type plain Moment
	if m.Game == "" {
		return []byte("null"), nil
	}
	return json.Marshal(plain(m))
}

// Apart returns a line without what is compared within one game alone: averages and records.
func (l Line) Apart() Line {
	l.Rounds, l.Called, l.Histogram, l.Below = 0, 0, [Bins]int{}, [BelowBins]int{}
	for _, m := range []*Moment{&l.Best, &l.Worst, &l.BestTotal, &l.WorstTotal, &l.Escape, &l.Comeback} {
		*m = Moment{}
	}
	return l
}
