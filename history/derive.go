package history

import (
	"slices"

	"tabby/history/stats"
)

// Summary returns the summary, which depends on the entries alone.
func (l Ledger) Summary() Summary {
	s := l.Derive()
	s.Fact = nil
	return s
}

// Derive returns everything that is derived from the entries: the summary with its fact.
func (l Ledger) Derive() Summary {
	if l.newer != nil {
		return l.deriveNewer()
	}
	start, _ := l.Game.Started()
	sheet := l.Game.Sheet(l.At)
	s := Summary{
		ID: l.ID, Created: start.At, Changed: l.At, Variant: start.Variant, Named: start.Named(),
		Rounds: len(sheet.Rounds), Over: sheet.Over, Entries: l.Seq,
		Unplayed: sheet.Over && !sheet.Played(), Provisional: sheet.Provisional(),
	}
	for _, p := range sheet.Seats {
		s.Seats = append(s.Seats, Seat{
			Person: sheet.People[p].ID,
			Name:   sheet.People[p].Name,
			Total:  sheet.Totals[p],
			Won:    sheet.Over && slices.Contains(sheet.Winners, p),
			Place:  sheet.Places[p],
		})
	}
	fact := stats.Of(l.ID, start, sheet)
	s.Fact = &fact
	return s
}
