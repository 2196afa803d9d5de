package sentence

import (
	"tabby/engine"
	"tabby/internal/words"
	"tabby/internal/words/grammar"
	"tabby/scoring"
)

// Ending implements [words.TableSentences].
func (t Table) Ending(r engine.Ruleset) string {
	text, most := t.ending(r), r.Number(engine.MostRounds)
	if most == 0 {
		return text
	}
	return t.Of(t.Words.AtMost, most).With("ending", text, "n", t.Figure(most))
}

func (t Table) ending(r engine.Ruleset) string {
	limit := r.Number(engine.Threshold)
	highest, _ := r.Limit()
	w, reach, n := t.Words, highest < limit, t.Figure(limit)
	switch end := r.Value(engine.End); {
	case end == engine.EndTime:
		return t.Count(r.Number(engine.Minutes), words.Minute)
	case end == engine.EndElimination && reach:
		return w.OutAt.With("n", n)
	case end == engine.EndElimination:
		return w.OutAbove.With("n", n)
	case end == engine.EndThreshold && reach:
		return w.EndsAt.With("n", n)
	case end == engine.EndThreshold:
		return w.EndsOver.With("n", n)
	case end == engine.EndOpen:
		return w.UntilYouStop
	case r.Value(engine.Rounds) == engine.RoundsPerPlayer:
		return w.RoundEach
	}
	return t.Count(r.Number(engine.Rounds), words.Round)
}

// Player implements [words.TableSentences].
func (t Table) Player(s scoring.Sheet, p scoring.Player) string {
	place, left := "", ""
	if s.Places[p] > 0 && s.Counted() > 0 {
		place = t.Words.Placed.With("place", t.Place(s.Places[p]))
	}
	switch s.Status[p] {
	case scoring.Out:
		left = t.Language.Table.IsOut
	case scoring.Gone:
		left = t.Words.LeftTheGame
	}
	text := grammar.Joint(", ", t.Count(s.Totals[p], words.Point), place, left) + "."
	if room := t.Headroom(s, p); room != "" {
		text = t.Text(text, room+".")
	}
	return text
}

// Standing implements [words.TableSentences].
func (t Table) Standing(s scoring.Sheet, p scoring.Player) string {
	switch {
	case s.Status[p] == scoring.Gone:
		return t.Language.Table.HasLeft
	case s.Counted() == 0 || s.Places[p] == 0:
		return ""
	case s.Status[p] == scoring.Out:
		return grammar.Joint(", ", t.Place(s.Places[p]), t.Language.Table.IsOut)
	}
	return t.Place(s.Places[p])
}

// Order implements [words.TableSentences].
func (t Table) Order(s scoring.Sheet) string { return t.Text(t.headStarts(s), t.order(s)) }

// headStarts returns who had a head start, or "".
func (t Table) headStarts(s scoring.Sheet) string {
	var all []string
	for p, n := range s.HeadStarts {
		if n > 0 {
			all = append(all, t.Name(s, scoring.Player(p))+" "+t.Count(n, words.Point))
		}
	}
	if all == nil {
		return ""
	}
	return t.Words.HeadStart.With("all", grammar.Joint(", ", all...))
}

// order returns why a player stands behind others with as many points or more. Before the first
// round there are no places.
func (t Table) order(s scoring.Sheet) string {
	if s.Counted() == 0 {
		return ""
	}
	switch earlier, later := s.Outlasted(); len(earlier) {
	case 0:
		return ""
	case 1:
		return t.Words.OutBefore.With("name", t.Name(s, earlier[0]), "names", t.Joined(t.Names(s, later)))
	}
	return t.Words.LaterOut
}

// JoinTotal implements [words.TableSentences].
func (t Table) JoinTotal(s scoring.Sheet) string {
	all := []string{t.Numbered(t.Words.JoinsWith, s.JoinTotal())}
	for p, status := range s.Status {
		if status == scoring.Gone {
			all = append(all, t.Words.ComesBack.With("name", t.Name(s, scoring.Player(p)), "n", t.Figure(s.Totals[p])))
		}
	}
	return t.Text(all...)
}
