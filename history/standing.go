package history

import (
	"cmp"
	"slices"
)

// A Standing is the result of a player in the games of an evening.
type Standing struct {
	Seat  // of the first of those games; Total and Won do not count
	Games int
	Wins  int // including shared ones
	Place int // 1, 1, 3, …, by wins
}

// Standings returns the results of everybody in some games, the most wins first. Games that are
// left out, are not over or have a missing score count for no player.
func Standings(games []Summary) []Standing {
	var all []Standing
	for _, g := range games {
		counts := g.Over && !g.LeftOut && !g.Provisional && !g.Unplayed
		for _, s := range g.Seats {
			i := slices.IndexFunc(all, func(o Standing) bool { return o.same(s) })
			if i < 0 {
				i, all = len(all), append(all, Standing{Seat: s})
			}
			if counts {
				all[i].Games++
			}
			if counts && s.Won {
				all[i].Wins++
			}
		}
	}
	slices.SortStableFunc(all, func(a, b Standing) int { return cmp.Compare(b.Wins, a.Wins) })
	for i := range all {
		all[i].Place = i + 1
		if i > 0 && all[i].Wins == all[i-1].Wins {
			all[i].Place = all[i-1].Place
		}
	}
	return all
}

// same reports whether a seat is of the same person, who may be known by name alone.
func (s Standing) same(other Seat) bool {
	return s.Person == other.Person && (s.Person != "" || s.Name == other.Name)
}
