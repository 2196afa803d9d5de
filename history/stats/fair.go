package stats

import (
	"math"

	"tabby/history/rating"
)

// A HeadStart is how many points a person would need to be ahead for a game to be fair.
type HeadStart struct {
	Person string
	Points int
	Error  int // two times out of three it is within so many points of that
	Games  int // of the person, by which it is known
}

// HeadStarts returns the head starts that the ratings of a report are sure enough of, for some
// people in a game of so many rounds (0 for as many as usual), against the best of them. The
// report should be of that game alone.
func (r Report) HeadStarts(people []string, rounds int) []HeadStart {
	var all []*Line
	var best *Line
	for _, id := range people {
		for i := range r.People {
			if l := &r.People[i]; id != "" && l.Person == id {
				all = append(all, l)
				if best == nil || l.Rating.Mu > best.Rating.Mu {
					best = l
				}
			}
		}
	}
	if best == nil || r.Goal == MostRounds {
		return nil
	}
	length := float64(rounds)
	if rounds == 0 {
		length = share(r.Rounds, r.Games)
	}
	var ratings []rating.Rating
	for _, l := range all {
		ratings = append(ratings, l.Rating)
	}
	worth := rating.Default.Worth(r.spread()*math.Sqrt(length), ratings)
	var fair []HeadStart
	for _, l := range all {
		points := worth * (best.Rating.Mu - l.Rating.Mu)
		unsure := worth * math.Hypot(best.Rating.Sigma, l.Rating.Sigma)
		if h := (HeadStart{l.Person, int(math.Round(points)), int(math.Ceil(unsure)), l.Games}); h.Points > 0 && 2*h.Points >= 3*h.Error { // or equals would often be told apart
			fair = append(fair, h)
		}
	}
	return fair
}

// spread returns the standard deviation of what a hand of one person counts, over all people.
func (r Report) spread() float64 {
	squares, n := 0., 0
	for i := range r.People {
		s, rounds := r.People[i].squares()
		squares, n = squares+s, n+rounds
	}
	if n == 0 {
		return 0
	}
	return math.Sqrt(squares / float64(n))
}

// squares returns the sum of the squares by which hands of a person differ from their mean, and
// how many hands there are.
func (l *Line) squares() (sum float64, n int) {
	total, each := 0, func(f func(points, times int)) {
		for points, times := range l.Histogram {
			f(points, times)
		}
		for below, times := range l.Below {
			f(-below-1, times)
		}
	}
	each(func(points, times int) { total, n = total+points*times, n+times })
	mean := share(total, n)
	each(func(points, times int) { sum += float64(times) * (float64(points) - mean) * (float64(points) - mean) })
	return sum, n
}
