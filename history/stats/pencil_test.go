package stats_test

import (
	"math"
	"slices"

	"tabby/engine"
	"tabby/history/rating"
	"tabby/history/stats"
	"tabby/history/trophy"
	"tabby/scoring"
)

func wanted(all []played, w stats.Query) []played {
	var some []played
	for _, p := range all {
		if w.Variant != "" && p.sheet.Ruleset.Rules.ID != w.Variant || !p.sheet.Over || !p.sheet.Played() || p.sheet.Provisional() {
			continue
		}
		if w.From != "" && p.fact.Day < w.From || w.To != "" && p.fact.Day > w.To {
			continue
		}
		if p.leftOut && !w.LeftOut || p.coached && w.Coached == stats.Apart || !p.coached && w.Coached == stats.Only {
			continue
		}
		some = append(some, p)
	}
	return some
}

func seatOf(s scoring.Sheet, id string) int {
	for p, who := range s.People {
		if who.ID == id {
			return p
		}
	}
	return -1
}

// ratings rates all players game by game.
func ratings(all []played) map[string]rating.Rating {
	rated := map[string]rating.Rating{}
	for _, g := range all {
		if g.sheet.HeadStarts != nil {
			for _, who := range g.sheet.People {
				if _, known := rated[who.ID]; !known {
					rated[who.ID] = rating.Default.Start
				}
			}
			continue
		}
		var ids []string
		var before []rating.Rating
		var places []int
		for p, who := range g.sheet.People {
			if _, known := rated[who.ID]; !known {
				rated[who.ID] = rating.Default.Start
			}
			if g.sheet.Places[p] > 0 {
				ids, before, places = append(ids, who.ID), append(before, rated[who.ID]), append(places, g.sheet.Places[p])
			}
		}
		rating.Default.Update(before, places)
		for i, r := range before {
			rated[ids[i]] = r
		}
	}
	return rated
}

func byPencil(all []played, id string, rated map[string]rating.Rating) stats.Line {
	l := stats.Line{Person: id, Places: []int{}, Rating: rated[id]}
	var rounds, totals, places, hands []int
	drought := 0
	for _, g := range all {
		p := seatOf(g.sheet, id)
		if p < 0 {
			continue
		}
		l.Trophies = awarded(l.Trophies, g, p)
		escape, behind := -1, 0
		for i, r := range g.sheet.Rounds {
			c := r.Cells[p]
			if r.Fate != scoring.Counts || c.Mark == scoring.Blank {
				continue
			}
			if c.Mark == scoring.Written {
				points := c.Score.Points
				rounds = append(rounds, points)
				if points < 0 {
					l.Below[min(-points-1, stats.BelowBins-1)]++
				} else {
					l.Histogram[min(points, stats.Bins-1)]++
				}
				if g.sheet.HeadStarts == nil {
					l.Best, l.Worst = lower(l.Best, points, g), higher(l.Worst, points, g)
				}
				if int(r.Caller) == p {
					hands = append(hands, c.Score.Points)
					if isBest(r, p) {
						l.CallsWon++
					}
				}
			}
			if out(g.sheet, i, p) {
				continue
			}
			for q, other := range r.Cells {
				if other.Mark != scoring.Blank && !out(g.sheet, i-1, q) {
					behind = max(behind, c.Total-other.Total)
				}
			}
			if room, limited := room(g.sheet, c.Total); limited && room >= 0 && (escape < 0 || room < escape) {
				escape = room
			}
		}
		if g.sheet.Status[p] == scoring.Gone {
			l.Left++
			continue
		}
		l.Games++
		place := g.sheet.Places[p]
		places = append(places, place)
		for len(l.Places) < place {
			l.Places = append(l.Places, 0)
		}
		l.Places[place-1]++
		if g.sheet.HeadStarts != nil {
			if won(g.sheet, p) {
				l.Wins++
				l.Shares += 1 / float64(len(g.sheet.Winners))
				if len(g.sheet.Winners) > 1 {
					l.Shared++
				}
			}
			continue
		}
		totals = append(totals, g.sheet.Totals[p])
		l.BestTotal, l.WorstTotal = lower(l.BestTotal, g.sheet.Totals[p], g), higher(l.WorstTotal, g.sheet.Totals[p], g)
		if escape >= 0 {
			l.Escape = lower(l.Escape, escape, g)
		}
		if !won(g.sheet, p) {
			l.Streak = 0
			drought++
			l.Drought = max(l.Drought, drought)
			continue
		}
		drought = 0
		l.Wins++
		l.Streak++
		l.Longest = max(l.Longest, l.Streak)
		l.Shares += 1 / float64(len(g.sheet.Winners))
		if len(g.sheet.Winners) > 1 {
			l.Shared++
		}
		if behind > 0 {
			l.Comeback = higher(l.Comeback, behind, g)
		}
	}
	l.Rounds, l.Calls, l.Called = len(rounds), len(hands), len(hands)
	l.CallsLost = l.Calls - l.CallsWon
	l.Average, l.AverageEnd, l.Place, l.CallHand = mean(rounds), mean(totals), mean(places), mean(hands)
	return l
}

// awarded adds the trophies of a player in a game to those won before.
func awarded(before []stats.Award, g played, p int) []stats.Award {
	var all []stats.Award
	for t := range trophy.Trophy(trophy.Count) {
		a := stats.Award{Trophy: t}
		for _, b := range before {
			if b.Trophy == t {
				a = b
			}
		}
		if of, won := trophy.Of(g.sheet); of == t && slices.Contains(won, scoring.Player(p)) {
			a = stats.Award{Trophy: t, Times: a.Times + 1, Game: g.fact.Game, Day: g.fact.Day}
		}
		if a.Times > 0 {
			all = append(all, a)
		}
	}
	return all
}

// out reports whether a player was out after some round.
func out(s scoring.Sheet, round, p int) bool {
	for i, r := range s.Rounds {
		for _, q := range r.Out {
			if i <= round && int(q) == p && r.Fate == scoring.Counts {
				return true
			}
		}
	}
	return false
}

func room(s scoring.Sheet, total int) (int, bool) {
	end := s.Ruleset.Value(engine.End)
	return s.Ruleset.Number(engine.Threshold) - 1 - total, end == engine.EndElimination || end == engine.EndThreshold
}

func isBest(r scoring.Round, p int) bool {
	for _, q := range r.Best {
		if int(q) == p {
			return true
		}
	}
	return false
}

func won(s scoring.Sheet, p int) bool {
	for _, q := range s.Winners {
		if int(q) == p {
			return true
		}
	}
	return false
}

func lower(m stats.Moment, points int, g played) stats.Moment {
	if m.Game != "" && m.Points <= points {
		return m
	}
	return stats.Moment{Points: points, Game: g.fact.Game}
}

func higher(m stats.Moment, points int, g played) stats.Moment {
	if m.Game != "" && m.Points >= points {
		return m
	}
	return stats.Moment{Points: points, Game: g.fact.Game}
}

func mean(all []int) float64 {
	sum := 0
	for _, n := range all {
		sum += n
	}
	return float64(sum) / math.Max(1, float64(len(all)))
}

func meetings(all []played, a, b string) (ahead, level, met int) {
	for _, g := range all {
		p, q := seatOf(g.sheet, a), seatOf(g.sheet, b)
		if p < 0 || q < 0 || g.sheet.Places[p] == 0 || g.sheet.Places[q] == 0 {
			continue
		}
		met++
		switch {
		case g.sheet.Places[p] < g.sheet.Places[q]:
			ahead++
		case g.sheet.Places[p] == g.sheet.Places[q]:
			level++
		}
	}
	return ahead, level, met
}
