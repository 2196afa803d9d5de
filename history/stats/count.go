package stats

import (
	"slices"
	"strings"

	"tabby/history/rating"
)

// A Query selects the games that count.
type Query struct {
	From, To string            // days, both included; "" is without end
	Variant  string            // "" is all
	People   []string          // everybody named has to sit in the game
	Follow   string            // tell the form of this person; "" is nobody
	Coached  Coached           // what of games with the coach
	LeftOut  bool              // count those left out as well
	Same     map[string]string // further ids of a person, and who that is
}

// A Coached says how games with the coach are counted.
type Coached uint8

// What becomes of them.
const (
	Apart Coached = iota // they are told apart and do not count
	Along                // they count like any other
	Only                 // only they count
)

// A Count goes through games, the oldest first.
type Count struct {
	wish     Query
	report   Report
	people   map[string]int // by id, or by name after a space
	lines    []sums
	pairs    map[[2]int]*Pair
	variants map[string]*variantSums
	seated   []int // of the game at hand: people by seat
	rated    rated
}

// rated is a game as it is rated.
type rated struct {
	lines, places []int
	before        []rating.Rating
}

// sums is a line in the making.
type sums struct {
	Line
	points, totals, places, hands, drought int
}

type variantSums struct {
	Variant
	points, played int
}

// NewCount begins to count.
func NewCount(w Query) *Count {
	return &Count{wish: w, people: map[string]int{}, pairs: map[[2]int]*Pair{}, variants: map[string]*variantSums{}}
}

// Add counts a game if it matches the query. It keeps no part of f but its
// texts.
func (c *Count) Add(f *Fact) {
	if !c.wants(f) {
		return
	}
	c.report.Games++
	c.report.Rounds += f.Rounds
	c.variant(f)
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
	c.rate(f)
}

// rate changes the ratings of all who were ranked.
func (c *Count) rate(f *Fact) {
	g := &c.rated
	g.lines, g.places, g.before = g.lines[:0], g.places[:0], g.before[:0]
	for i, line := range c.seated {
		if line >= 0 && f.Seats[i].Place > 0 {
			g.lines = append(g.lines, line)
			g.places = append(g.places, f.Seats[i].Place)
			g.before = append(g.before, c.lines[line].Rating)
		}
	}
	for i, r := range rating.Default.Rate(g.before, g.places) {
		c.lines[g.lines[i]].Rating = r
	}
	c.follow(f)
}

// follow notes how the person followed did.
func (c *Count) follow(f *Fact) {
	if c.wish.Follow == "" {
		return
	}
	who, known := c.people[c.of(c.wish.Follow)]
	i := slices.Index(c.seated, who)
	if !known || i < 0 || f.Seats[i].Place == 0 {
		return
	}
	c.report.Form = append(c.report.Form, Point{
		Game: f.Game, Day: strings.Clone(f.Day), Place: f.Seats[i].Place, Players: len(c.rated.lines),
		Total: f.Seats[i].Total, Won: f.Seats[i].Won, Rating: c.lines[who].Rating,
	})
}

// wants reports whether a game counts, and notes why it does not.
func (c *Count) wants(f *Fact) bool {
	w := &c.wish
	switch {
	case w.From != "" && f.Day < w.From, w.To != "" && f.Day > w.To, w.Variant != "" && f.Variant != w.Variant, !c.sit(f):
		return false
	case f.unplayed():
		return false
	case !f.Over:
		c.report.Unfinished++
		return false
	case f.Provisional:
		c.report.Provisional++
		return false
	case f.LeftOut && !w.LeftOut:
		c.report.LeftOut++
		return false
	}
	if f.Coached {
		c.report.Coached++
		return w.Coached != Apart
	}
	return w.Coached != Only
}

// sit reports whether everybody wanted sits in a game.
func (c *Count) sit(f *Fact) bool {
	for _, id := range c.wish.People {
		if !slices.ContainsFunc(f.Seats, func(s Seat) bool { return c.of(s.Person) == c.of(id) }) {
			return false
		}
	}
	return true
}

// of returns the id by which a person is counted.
func (c *Count) of(id string) string {
	if one, ok := c.wish.Same[id]; ok {
		return one
	}
	return id
}

// line returns where the line of a seat is, -1 for a person who sits there twice.
func (c *Count) line(s *Seat) int {
	key := c.of(s.Person)
	if key == "" {
		key = " " + strings.ToLower(s.Name)
	}
	i, known := c.people[key]
	if !known {
		i = len(c.lines)
		key = strings.Clone(key)
		line := sums{Line: Line{Rating: rating.Default.Start}}
		if key[0] != ' ' {
			line.Person = key
		}
		line.Name = strings.Clone(s.Name)
		c.people[key] = i
		c.lines = append(c.lines, line)
	}
	if slices.Contains(c.seated, i) {
		return -1
	}
	return i
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
	l.totals += s.Total
	l.places += s.Place
	for len(l.Places) < s.Place {
		l.Places = append(l.Places, 0)
	}
	l.Places[s.Place-1]++
	least(&l.Lowest, s.Total, f.Game)
	most(&l.Highest, s.Total, f.Game)
	if s.Escape >= 0 {
		least(&l.Escape, s.Escape, f.Game)
	}
	l.result(f, s, winners)
}

// rounds counts what somebody brought to each round, also of a game they left.
func (l *sums) rounds(f *Fact, s *Seat) {
	for _, p := range s.Points {
		l.points += p
		l.Histogram[min(max(p, 0), Bins-1)]++
		least(&l.Best, p, f.Game)
		most(&l.Worst, p, f.Game)
	}
	l.Rounds += len(s.Points)
	l.Calls += s.Calls
	l.CallsWon += s.CallsWon
	l.hands += s.CallHand
}

func (l *sums) result(f *Fact, s *Seat, winners int) {
	if !s.Won {
		l.Streak = 0
		l.drought++
		l.Drought = max(l.Drought, l.drought)
		return
	}
	l.Wins++
	l.Shares += 1 / float64(winners)
	l.drought = 0
	l.Streak++
	l.Longest = max(l.Longest, l.Streak)
	if s.Behind > 0 {
		most(&l.Comeback, s.Behind, f.Game)
	}
}

// meet counts who was ahead of whom.
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
			p := c.pairs[[2]int{a, b}]
			if p == nil {
				p = &Pair{A: a, B: b}
				c.pairs[[2]int{a, b}] = p
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

func (c *Count) variant(f *Fact) {
	v := c.variants[f.Variant]
	if v == nil {
		v = &variantSums{Variant: Variant{Variant: strings.Clone(f.Variant)}}
		c.variants[v.Variant.Variant] = v
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
		if s.Won {
			least(&v.Lowest, s.Total, f.Game)
		}
	}
}
