package bring

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"tabby/scoring"
)

// fewestRows is the number of rounds from which on numbers that never fall are rarely the points of rounds.
const fewestRows = 3

// decideRows decides whether rounds have their points, or the totals so far, which never fall: if some fall, or a sum below
// says it, that is known. It returns the questions with the one that is left.
func (r *reading) decideRows(asked []Question) ([]Question, error) {
	var first, titled *Question
	points := false // in some, and so in all but those whose titles say something else
	for _, l := range r.lots {
		if r.own || !l.mayRun() {
			continue
		}
		f, err := l.read(-most)
		if err != nil {
			return asked, err
		}
		q, rises := f.rises()
		switch {
		case q == nil:
		case l.titled():
			titled = cmp.Or(titled, q)
		case rises:
			first = cmp.Or(first, q)
		default:
			points = true
		}
	}
	if points {
		first = nil
	}
	switch first = cmp.Or(titled, first); {
	case first == nil:
	case r.Answers.Rows == "":
		asked = append(asked, *first)
	default:
		for _, l := range r.lots {
			l.summed = r.Answers.Rows == RowTotals && (l.titled() || !points)
		}
	}
	return asked, nil
}

// leaveOverviews leaves out the totals of games whose rounds stand in another table, and returns where they are.
func (r *reading) leaveOverviews() (unread []string) {
	totals := func(l *lot) bool { return !l.mayRun() && !l.has(fRound) }
	if r.own || !slices.ContainsFunc(r.lots, totals) {
		return nil
	}
	whole := map[string]bool{}
	for _, l := range r.lots {
		if !totals(l) {
			whole[r.outcome(l)] = true
		}
	}
	r.lots = slices.DeleteFunc(r.lots, func(l *lot) bool {
		again := len(whole) > 0 && totals(l) && whole[r.outcome(l)]
		if again {
			unread = append(unread, cmp.Or(l.name, l.day))
		}
		return again
	})
	return slices.Compact(unread)
}

// outcome returns the day, the game and the totals of a lot, and only where it is if it cannot be read.
func (r *reading) outcome(l *lot) string {
	day, wrong := r.day(l)
	f, err := l.read(-most)
	if cmp.Or(wrong, err) != nil {
		return fmt.Sprint(l.name, l.first(), l.only)
	}
	game, _ := gameOf(l.played)
	return fmt.Sprint(day.Format(time.DateOnly), cmp.Or(game, l.played), totalsOf(f.entries))
}

// mayRun reports whether a lot has the rounds of players below or beside each other.
func (l *lot) mayRun() bool {
	return !l.noPoints && (l.wide && (l.has(fRound) || !l.has(fDate)) || l.haveRounds())
}

// titled reports whether what stands above says that there are totals so far: in each row, or below in the last.
func (l *lot) titled() bool {
	return slices.ContainsFunc(l.titles, func(t title) bool {
		return slices.ContainsFunc(strings.Fields(t.text), func(w string) bool { return means(w, "running") })
	})
}

// rises reports whether the points of nobody fall from round to round. The question is nil if the lot has too few rounds, or
// says what its rows have.
func (f *filling) rises() (q *Question, is bool) {
	points := f.pointsOf()
	if len(f.sums) > 0 || len(points) < 2 || f.runs() || slices.ContainsFunc(f.entries, func(e entry) bool { return e.round == 0 || e.scored.total != nil }) {
		return nil, false
	}
	is = true
	for _, all := range points {
		if len(all) < fewestRows {
			return nil, false
		}
		is = is && slices.IsSorted(all) && all[0] < all[len(all)-1]
	}
	first := f.entries[slices.IndexFunc(f.entries, func(e entry) bool { return e.scored.points != nil })].scored.name
	all := points[scoring.Fold(first)]
	return &Question{
		Ask: AskRows, About: first, Example: engineFigure(all[len(all)-1]) + Between + engineFigure(sum(all)),
		Sheet: f.name, Line: f.first(), Choices: []string{RowTotals, RowPoints},
	}, is
}
