package story

import "tabby/scoring"

// A Curve is the totals of a game, round by round.
type Curve struct {
	Rounds  int // that count
	Limit   int // the number that puts out or ends the game
	Limited bool
	Lines   []Line // in the order of seats
}

// A Line is one player's totals.
type Line struct {
	Player scoring.Player
	Person string // id, or ""
	Name   string
	Badge  Badge
	First  int   // the round before the first total: 0, or that of a late arrival
	Totals []int // at the beginning and after each round, until they went out or left
	Won    bool
}

// CurveOf returns the curve of a game whose players have these badges.
func CurveOf(s scoring.Sheet, badges Badges) Curve {
	c := Curve{Rounds: s.Counted()}
	if len(s.People) == 0 {
		return c
	}
	room, limited := s.Headroom(0)
	c.Limited = limited
	if limited {
		c.Limit = room + s.Totals[0] + 1
		if s.Ruleset.Value(thresholdCmp) == exceed {
			c.Limit--
		}
	}
	for _, p := range s.Seats {
		l := line(s, p)
		l.Badge = badges.Of(s, p)
		c.Lines = append(c.Lines, l)
	}
	return c
}

func line(s scoring.Sheet, p scoring.Player) Line {
	l := Line{Player: p, Person: s.People[p].ID, Name: s.People[p].Name}
	for _, w := range s.Winners {
		l.Won = l.Won || w == p
	}
	number := 0
	for _, r := range s.Rounds {
		if r.Fate != scoring.Counts {
			continue
		}
		number++
		c := r.Cells[p]
		if c.Mark == scoring.Blank {
			continue
		}
		if l.Totals == nil {
			l.First = number - 1
			l.Totals = []int{c.Total - c.Points()}
		}
		l.Totals = append(l.Totals, c.Total)
	}
	if l.Totals == nil {
		l.First, l.Totals = number, []int{s.Totals[p]}
	}
	return l
}
