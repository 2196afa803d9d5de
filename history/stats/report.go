package stats

import (
	"cmp"
	"encoding/json"
	"math"
	"slices"

	"tabby/history/rating"
)

// A Report is the result of a count.
type Report struct {
	Games      int `json:"games"`      // the number of games that count
	Unfinished int `json:"unfinished"` // do not count because they are not over
	// Provisional is how many do not count because a score is missing.
	Provisional int `json:"provisional,omitempty"`
	LeftOut     int `json:"left_out"` // do not count because the players left them out
	Coached     int `json:"coached"`  // were played with the coach
	Rounds      int `json:"rounds"`   // of all games that count
	// Goal is what the games were played for whose totals are compared. Games with another
	// one count if places and wins do.
	Goal     Goal      `json:"goal,omitzero"`
	People   []Line    `json:"people"`   // the most wins first
	Variants []Variant `json:"variants"` // the most games first
	Pairs    []Pair    `json:"pairs"`    // the most games first
	Nights   []Night   `json:"nights"`   // on which games were played, the oldest first
}

// A Line is the statistics of one person.
type Line struct {
	Person string `json:"person,omitempty"` // the id, or "" for a player known by name alone
	Name   string `json:"name"`
	// Retired means that the person no longer plays. A count does not set it.
	Retired bool `json:"retired,omitempty"`

	Games  int     `json:"games"`  // with a place
	Left   int     `json:"left"`   // games left before the end
	Wins   int     `json:"wins"`   // including shared ones
	Shared int     `json:"shared"` // wins that others had as well
	Shares float64 `json:"shares"` // wins, a shared one divided by the winners
	Places []int   `json:"places"` // how often first, second, …

	Rounds     int     `json:"rounds"`        // whose cards are known and compared
	Average    float64 `json:"average_round"` // what the cards counted
	AverageEnd float64 `json:"average_total"` // at the end of a game
	Place      float64 `json:"average_place"`
	Best       Moment  `json:"best_round"`
	Worst      Moment  `json:"worst_round"`
	BestTotal  Moment  `json:"best_total"`
	WorstTotal Moment  `json:"worst_total"`

	Calls     int     `json:"calls"`
	CallsWon  int     `json:"calls_won"`
	CallsLost int     `json:"calls_lost"`
	Called    int     `json:"-"`            // of Calls, those with a known hand
	CallHand  float64 `json:"average_call"` // points when calling, where they are known

	Streak   int    `json:"streak"` // games won in a row, up to now
	Longest  int    `json:"longest_streak"`
	Drought  int    `json:"longest_drought"`  // games in a row without a win
	Escape   Moment `json:"narrowest_escape"` // the fewest points below the limit
	Comeback Moment `json:"comeback"`         // the most points behind in a game that was won

	Trophies []Award `json:"trophies,omitempty"` // in the order of trophies

	Rating rating.Rating `json:"rating"`

	Histogram [Bins]int `json:"histogram"` // rounds by points; the last bin has all higher ones
	// Below has the rounds below zero: of −1, −2, …; the last bin has all lower ones.
	Below [BelowBins]int `json:"histogram_below,omitzero"`
}

// Bins is the number of bins in a histogram of points, and BelowBins of those below zero.
const (
	Bins      = 51
	BelowBins = 20
)

// A Moment is a record and the game it was set in. Game is "" if there is none.
type Moment struct {
	Points int    `json:"points"`
	Game   string `json:"game,omitempty"`
}

// A Variant is the statistics of one variant.
type Variant struct {
	Variant   string  `json:"variant"`
	Named     string  `json:"named,omitempty"` // what a custom game is called, or ""
	Games     int     `json:"games"`
	Rounds    int     `json:"rounds"`
	Players   int     `json:"players"` // seats of all games
	Average   float64 `json:"average_round"`
	BestTotal Moment  `json:"best_total"` // with which a game was won
}

// A Pair is how two people did against each other. A and B are indexes into the
// people of the report, A the lower one.
type Pair struct {
	A     int `json:"a"`
	B     int `json:"b"`
	Games int `json:"games"`
	Ahead int `json:"ahead"` // A had the better place
	Level int `json:"level"`
}

// Behind returns in how many games B had the better place.
func (p Pair) Behind() int { return p.Games - p.Ahead - p.Level }

// Rivals returns the closest of some pairs, at most that many: pairs who met at least half as often as the pair
// that met most, the smallest difference for each game first. The pair that met most comes first.
func Rivals(pairs []Pair, most int) []Pair {
	if len(pairs) == 0 {
		return nil
	}
	often := (pairs[0].Games + 1) / 2
	all := slices.DeleteFunc(slices.Clone(pairs), func(p Pair) bool { return p.Games < often })
	slices.SortStableFunc(all, func(p, q Pair) int {
		return cmp.Compare(p.difference()*q.Games, q.difference()*p.Games)
	})
	return all[:min(most, len(all))]
}

// PairsOf returns the pairs of the person at i, each from the side of that person, in the order of [Report.Pairs].
func (r Report) PairsOf(i int) (all []Pair) {
	for _, p := range r.Pairs {
		switch i {
		case p.A:
			all = append(all, p)
		case p.B:
			all = append(all, p.turned())
		}
	}
	return all
}

// turned returns the pair from the side of the other.
func (p Pair) turned() Pair {
	return Pair{A: p.B, B: p.A, Games: p.Games, Ahead: p.Behind(), Level: p.Level}
}

// difference returns in how many more games one of both had the better place.
func (p Pair) difference() int { return max(p.Ahead-p.Behind(), p.Behind()-p.Ahead) }

// IsClose reports whether it was close between both: they met at least three times, and one was ahead in at most a
// quarter of all games more than the other.
func (p Pair) IsClose() bool { return p.Games >= 3 && p.difference()*4 <= p.Games }

// Matrix returns the pairs by the indexes of both people, each from the side of the
// first. People who never played together have the zero Pair.
func (r Report) Matrix() [][]Pair {
	all := make([][]Pair, len(r.People))
	for i := range all {
		all[i] = make([]Pair, len(r.People))
	}
	for _, p := range r.Pairs {
		all[p.A][p.B], all[p.B][p.A] = p, p.turned()
	}
	return all
}

func least(m *Moment, points int, game string) {
	if m.Game == "" || points < m.Points {
		*m = Moment{points, game}
	}
}

func most(m *Moment, points int, game string) {
	if m.Game == "" || points > m.Points {
		*m = Moment{points, game}
	}
}

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

// KnowsRounds reports whether the average of a round is known.
func (l Line) KnowsRounds() bool { return l.Rounds > 0 }

// KnowsTotals reports whether the average of a total is known.
func (l Line) KnowsTotals() bool { return l.BestTotal.Game != "" }

// Comparable returns a line of the report: without what is compared within one game alone, if games of several
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

// A HeadStart is how many points a person would need to be ahead for a game to be fair.
type HeadStart struct {
	Person string
	Points int
	Error  int // two times out of three it is within so many points of that
	Games  int // of the person, by which it is known
}

// HeadStarts returns the head starts that are sure enough by the ratings of a report, for some
// people in a game of that many rounds (0 for as many as usual), measured from the best of them.
// The report should be of that game alone.
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
