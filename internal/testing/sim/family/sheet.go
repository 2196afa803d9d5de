package family

import (
	"fmt"
	"maps"
	"slices"
	"strconv"

	"tabby/engine"
	"tabby/scoring"
)

// A row is a round as people wrote it down: nil is no score, or someone who sat out.
type row struct {
	points []*int
	caller scoring.Player
}

// A sheet is what has to stand on the sheet of a game, as far as people wrote it there.
type sheet struct {
	people []scoring.Person
	rows   []row
}

// A page is a sheet as of an entry, with what undo leads back to and redo on to.
type page struct {
	sheet
	done, undone []sheet
}

// after returns the page after an intent. Each intent that is acknowledged can be undone.
func (p page) after(in scoring.Intent) page {
	switch in.(type) {
	case scoring.Undo:
		last := len(p.done) - 1
		return page{p.done[last], p.done[:last:last], append(slices.Clip(p.undone), p.sheet)}
	case scoring.Redo:
		last := len(p.undone) - 1
		return page{p.undone[last], append(slices.Clip(p.done), p.sheet), p.undone[:last:last]}
	case scoring.Start:
		return page{sheet: p.with(in)}
	}
	return page{sheet: p.with(in), done: append(slices.Clip(p.done), p.sheet)}
}

// with returns the sheet with what an intent writes on it.
func (s sheet) with(in scoring.Intent) sheet {
	switch in := in.(type) {
	case scoring.Start:
		s.people = in.People
	case scoring.Join:
		if !slices.ContainsFunc(s.people, func(p scoring.Person) bool { return p.ID == in.Person.ID || scoring.SameName(p.Name, in.Person.Name) }) {
			s.people = append(slices.Clip(s.people), in.Person)
		}
	case scoring.Record:
		s.rows = append(slices.Clip(s.rows), row{pointsOf(in.Scores), in.Caller})
	case scoring.Correct:
		s.rows = slices.Clone(s.rows)
		r := &s.rows[in.Round]
		r.points = slices.Clone(r.points)
		for p, score := range maps.All(in.Scores) {
			r.points = append(r.points, make([]*int, max(0, int(p)+1-len(r.points)))...)
			r.points[p] = pointsOf([]*scoring.Score{score})[0]
		}
		if in.Caller != nil {
			r.caller = *in.Caller
		}
	}
	return s
}

func pointsOf(scores []*scoring.Score) []*int {
	points := make([]*int, len(scores))
	for i, s := range scores {
		if s != nil && !s.SatOut {
			points[i] = &s.Points
		}
	}
	return points
}

// compare returns an error unless a sheet on a screen says what it has to.
func (s sheet) compare(shown scoring.Sheet) error {
	if len(shown.People) != len(s.people) || len(shown.Rounds) != len(s.rows) {
		return fmt.Errorf("%d people and %d rounds are shown, %d and %d were written down", len(shown.People), len(shown.Rounds), len(s.people), len(s.rows))
	}
	for i, r := range s.rows {
		if shown.Rounds[i].Caller != r.caller {
			return fmt.Errorf("player %d is shown to have called in round %d, where it was %d", shown.Rounds[i].Caller, i+1, r.caller)
		}
		for p := range s.people {
			want, got := (*int)(nil), pointsOf([]*scoring.Score{shown.Rounds[i].Cells[p].Score})[0]
			if p < len(r.points) {
				want = r.points[p]
			}
			if said(want) != said(got) {
				return fmt.Errorf("player %d is shown with %s in round %d, where %s was written down", p, said(got), i+1, said(want))
			}
		}
	}
	return addsUp(shown)
}

// addsUp returns an error unless each total is the one before with the points of the round, and
// exactly the limit falls back where a round comes to it and the table plays so.
func addsUp(shown scoring.Sheet) error {
	totals := map[int]int{}
	for i, r := range shown.Rounds {
		for p, c := range r.Cells {
			if r.Fate != scoring.Counts || c.Mark != scoring.Written {
				continue
			}
			before, played := totals[p]
			if !played {
				before = c.Before()
			}
			counts := c.Score.Points + c.Penalty
			want := before
			if counts != 0 {
				want = fallen(shown, before+counts)
			}
			if c.Total != want {
				return fmt.Errorf("player %d is shown with %d after round %d, where %d and %d come to %d", p, c.Total, i+1, before, counts, want)
			}
			totals[p] = want
		}
	}
	return nil
}

// fallen returns what a total becomes by the house rules of a game.
func fallen(s scoring.Sheet, total int) int {
	end, to := s.Ruleset.Value(engine.End), s.Ruleset.Value(engine.ExactLimit)
	limited := end == engine.EndElimination || end == engine.EndThreshold
	switch n, err := strconv.Atoi(string(to)); {
	case !limited || total != s.Ruleset.Number(engine.Threshold):
	case to == engine.FallHalf:
		return total / 2
	case err == nil:
		return min(n, total)
	}
	return total
}

func said(points *int) string {
	if points == nil {
		return "nothing"
	}
	return fmt.Sprint(*points)
}
