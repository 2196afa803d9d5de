package stats

import (
	"cmp"
	"slices"
	"strings"

	"tabby/history/rating"
)

// A Query selects the games that count.
type Query struct {
	From, To string            // days, both included; "" is no limit
	Variant  string            // "" is all
	People   []string          // people who must all have played
	Coached  Coached           // how games with the coach count
	LeftOut  bool              // games that were left out count as well
	Same     map[string]string // further ids of people, and the id to count them under
}

// Coached is how games with the coach are counted.
type Coached uint8

// The ways to count games with the coach.
const (
	Apart Coached = iota // only their number is reported
	Along                // like any other game
	Only                 // no other games count
)

// A Count adds up games, the oldest first.
type Count struct {
	query    Query
	report   Report
	people   map[string]int // by id, or by name after a space
	lines    []sums
	pairs    map[uint64]*Pair // by both indexes
	variants map[string]*variantSums
	played   played
	seated   []int // of the present game: people by seat, -1 for a second seat of one person
	rated    rated
}

// rated is what the rating of a game needs.
type rated struct {
	lines, places []int
	ratings       []rating.Rating
}

// sums is a line and the sums its averages are computed from.
type sums struct {
	Line
	places, drought int
	hands           [HighestTotal + 1]hands // by goal, see [Goal.hands]
	totals          [goals]totals
	awards          awards
}

type variantSums struct {
	Variant
	points, played int
	won            [goals]totals // by those who won
}

// NewCount returns a count of the games that match the query.
func NewCount(q Query) *Count {
	return &Count{query: q, people: map[string]int{}, pairs: map[uint64]*Pair{}, variants: map[string]*variantSums{}}
}

// Add counts a game if it matches the query. It keeps nothing of f but strings.
func (c *Count) Add(f *Fact) {
	if f.Ending == Newer || !c.wants(f) {
		return
	}
	c.report.Games++
	c.report.Rounds += f.Rounds
	c.played[f.Goal]++
	c.variant(f)
	c.night(f)
	winners := 0
	for i := range f.Seats {
		if f.Seats[i].Won {
			winners++
		}
	}
	c.seated = c.seated[:0]
	for i := range f.Seats {
		c.seat(f, &f.Seats[i], winners)
	}
	c.meet(f)
	if !f.HeadStart {
		c.rate(f)
	}
}

// rate updates the ratings of all players with a place.
func (c *Count) rate(f *Fact) {
	g := &c.rated
	g.lines, g.places, g.ratings = g.lines[:0], g.places[:0], g.ratings[:0]
	for i, line := range c.seated {
		if line >= 0 && f.Seats[i].Place > 0 {
			g.lines = append(g.lines, line)
			g.places = append(g.places, f.Seats[i].Place)
			g.ratings = append(g.ratings, c.lines[line].Rating)
		}
	}
	rating.Default.Update(g.ratings, g.places)
	for i, r := range g.ratings {
		c.lines[g.lines[i]].Rating = r
	}
}

// wants reports whether a game counts, and counts the reasons why games do not.
func (c *Count) wants(f *Fact) bool {
	q := &c.query
	switch {
	case q.From != "" && f.Day < q.From, q.To != "" && f.Day > q.To, q.Variant != "" && f.Variant != q.Variant, !c.hasPeople(f):
		return false
	case f.unplayed():
		return false
	case !f.Over:
		c.report.Unfinished++
		return false
	case f.Provisional:
		c.report.Provisional++
		return false
	case f.LeftOut && !q.LeftOut:
		c.report.LeftOut++
		return false
	}
	if f.Coached {
		c.report.Coached++
		return q.Coached != Apart
	}
	return q.Coached != Only
}

// hasPeople reports whether all people of the query played in a game.
func (c *Count) hasPeople(f *Fact) bool {
	for _, id := range c.query.People {
		if !slices.ContainsFunc(f.Seats, func(s Seat) bool { return c.of(s.Person) == c.of(id) }) {
			return false
		}
	}
	return true
}

// of returns the id under which a person is counted.
func (c *Count) of(id string) string {
	return cmp.Or(c.query.Same[id], id)
}

// line returns the index of the line of a seat, or -1 if the person has another
// seat in this game.
func (c *Count) line(s *Seat) int {
	key := c.of(s.Person)
	if key == "" {
		key = " " + strings.ToLower(s.Name)
	}
	i, known := c.people[key]
	if !known {
		i = len(c.lines)
		key = strings.Clone(key)
		c.people[key] = i
		c.lines = append(c.lines, sums{Line: Line{Rating: rating.Default.Start, Person: personOf(key), Name: strings.Clone(s.Name)}})
	}
	if slices.Contains(c.seated, i) {
		return -1
	}
	return i
}

// personOf returns the id of a person by their key, or "" if it is a name.
func personOf(key string) string {
	if strings.HasPrefix(key, " ") {
		return ""
	}
	return key
}

func (c *Count) seat(f *Fact, s *Seat, winners int) {
	i := c.line(s)
	c.seated = append(c.seated, i)
	if i < 0 {
		return
	}
	l := &c.lines[i]
	l.rounds(f, s)
	if s.Place == 0 {
		l.Left++
		return
	}
	l.Games++
	if !f.HeadStart {
		l.totals[f.Goal].add(f, s)
	}
	l.places += s.Place
	for len(l.Places) < s.Place {
		l.Places = append(l.Places, 0)
	}
	l.Places[s.Place-1]++
	l.result(s, winners)
	if !f.HeadStart {
		l.row(s.Won)
	}
}

// rounds counts the rounds of a player, including those of a game the player left.
func (l *sums) rounds(f *Fact, s *Seat) {
	l.hands[f.Goal.hands()].add(f, s)
	l.Calls += s.Calls
	l.CallsWon += s.CallsWon
	if s.Awarded {
		l.awards.add(f)
	}
}

func (l *sums) result(s *Seat, winners int) {
	if !s.Won {
		return
	}
	l.Wins++
	l.Shares += 1 / float64(winners)
	if winners > 1 {
		l.Shared++
	}
}

// row counts games in a row that were won, or not.
func (l *sums) row(won bool) {
	if !won {
		l.Streak = 0
		l.drought++
		l.Drought = max(l.Drought, l.drought)
		return
	}
	l.drought = 0
	l.Streak++
	l.Longest = max(l.Longest, l.Streak)
}

// meet counts how the players of a game did against each other.
func (c *Count) meet(f *Fact) {
	for i, a := range c.seated {
		for j, b := range c.seated[:i] {
			x, y := &f.Seats[i], &f.Seats[j]
			if a < 0 || b < 0 || x.Place == 0 || y.Place == 0 {
				continue
			}
			a := a
			if a > b {
				a, b, x, y = b, a, y, x
			}
			p := c.pairs[pairKey(a, b)]
			if p == nil {
				p = &Pair{A: a, B: b}
				c.pairs[pairKey(a, b)] = p
			}
			p.Games++
			switch {
			case x.Place < y.Place:
				p.Ahead++
			case x.Place == y.Place:
				p.Level++
			}
		}
	}
}

// pairKey returns the key of a pair, by which pairs are in order.
func pairKey(a, b int) uint64 { return uint64(a)<<32 | uint64(b) }

func (c *Count) variant(f *Fact) {
	v := c.variants[f.Variant]
	if v == nil {
		v = &variantSums{Variant: Variant{Variant: strings.Clone(f.Variant)}}
		c.variants[v.Variant.Variant] = v
	}
	if v.Named != f.Named {
		v.Named = strings.Clone(f.Named)
	}
	v.Games++
	v.Rounds += f.Rounds
	v.Players += len(f.Seats)
	for i := range f.Seats {
		s := &f.Seats[i]
		for _, p := range s.Points {
			v.points += p
		}
		v.played += len(s.Points)
		if s.Won && !f.HeadStart {
			v.won[f.Goal].add(f, s)
		}
	}
}

// Report returns the statistics of the games added so far.
func (c *Count) Report() Report {
	r := c.report
	order := make([]int, len(c.lines))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int { return c.compare(&c.lines[a], &c.lines[b]) })
	at := make([]int, len(order))
	r.People = make([]Line, len(order))
	for to, from := range order {
		at[from] = to
		r.People[to] = c.lines[from].line(c.played)
	}
	r.Goal = c.played.totals()
	r.Nights = append([]Night{}, r.Nights...)
	r.Pairs = []Pair{}
	for _, p := range c.pairs {
		r.Pairs = append(r.Pairs, p.at(at))
	}
	slices.SortFunc(r.Pairs, func(p, q Pair) int { return cmp.Or(q.Games-p.Games, p.A-q.A, p.B-q.B) })
	r.Variants = []Variant{}
	for _, v := range c.variants {
		r.Variants = append(r.Variants, v.variant())
	}
	slices.SortFunc(r.Variants, func(v, w Variant) int {
		return cmp.Or(w.Games-v.Games, cmp.Compare(v.Variant, w.Variant))
	})
	return r
}

// compare orders people by wins, then by their share of shared wins, then by games, then by the
// better average round.
func (c *Count) compare(a, b *sums) int {
	goal := c.played.hands()
	better := cmp.Compare(a.hands[goal].average(), b.hands[goal].average())
	if goal == HighestTotal {
		better = -better
	}
	return cmp.Or(b.Wins-a.Wins, cmp.Compare(b.Shares, a.Shares), b.Games-a.Games, better,
		cmp.Compare(a.Person, b.Person), cmp.Compare(a.Name, b.Name))
}

// at returns a pair with its people at their places in the report.
func (p Pair) at(places []int) Pair {
	a, b := places[p.A], places[p.B]
	if a > b {
		return Pair{A: b, B: a, Games: p.Games, Ahead: p.Behind(), Level: p.Level}
	}
	return Pair{A: a, B: b, Games: p.Games, Ahead: p.Ahead, Level: p.Level}
}

func (l *sums) line(of played) Line {
	line := l.Line
	l.hands[of.hands()].sumUp(&line, of.hands())
	l.totals[of.totals()].sumUp(&line, of.totals())
	line.Places = append([]int{}, l.Places...)
	line.Trophies = l.awards.list()
	line.CallsLost = l.Calls - l.CallsWon
	line.Place = share(l.places, l.Games)
	return line
}

// variant returns what was counted of a variant. Of games with different goals it has the
// best total of one.
func (v *variantSums) variant() Variant {
	line := v.Variant
	line.Average = share(v.points, v.played)
	for goal := range goals {
		if t := &v.won[goal]; t.games > 0 {
			line.BestTotal, _ = goal.best(t.least, t.most)
			break
		}
	}
	return line
}

// share returns sum divided by n, or 0 if n is 0.
func share(sum, n int) float64 {
	if n == 0 {
		return 0
	}
	return float64(sum) / float64(n)
}
