package repair

import (
	"cmp"
	"maps"
	"slices"

	"tabby/history"
	"tabby/history/sqlite/internal/write"
)

// finish writes down what follows from the entries, and of people, annotations,
// settings and drafts the latest that is known.
func (g *gatherer) finish() error {
	var seats []history.Seat
	ids := slices.Sorted(maps.Keys(g.numbers))
	for i, id := range ids {
		err := g.work.Step(history.DerivingGames, i+1, len(ids))
		d := g.games.Game(id).Derive()
		if err == nil {
			err = write.Summary(g.w, d, g.numbers[id], true)
		}
		if err != nil {
			return err
		}
		seats = append(seats, d.Seats...)
	}
	facts := g.facts()
	_, err1 := write.People(g.w, facts)
	_, err2 := write.Annotations(g.w, facts)
	if err := cmp.Or(err1, err2, write.AddUnknown(g.w, seats)); err != nil {
		return err
	}
	if _, err := write.SettleAll(g.w, g.games.Forked()); err != nil {
		return err
	}
	for _, key := range slices.SortedFunc(maps.Keys(g.values), func(a, b [2]string) int { return slices.Compare(a[:], b[:]) }) {
		if err := write.Value(g.w, key[0], key[1], g.values[key]); err != nil {
			return err
		}
	}
	for _, v := range g.newer {
		if _, err := write.Verbatim(g.w, v); err != nil {
			return err
		}
	}
	for _, id := range slices.Sorted(maps.Keys(g.removed)) {
		if err := write.Removed(g.w, id); err != nil {
			return err
		}
	}
	return nil
}
