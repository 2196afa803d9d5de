package engine

import (
	"slices"
	"strconv"
	"strings"
)

// A Grid describes the rows in which the cards of a hand lie, row by row with the top row first. A column with
// cards of a single rank counts nothing; a hand with fewer cards has fewer columns. The
// zero Grid is a single line.
type Grid struct{ Rows, Columns int }

// A Calling says whether a round has a caller: the player who called, or ended it.
type Calling uint8

// Whether a round has a caller.
const (
	MayCall  Calling = iota // a round may also end without a call
	MustCall                // a round always ends by a player
	NoCall                  // nobody calls
)

// A Special is a hand that replaces the points of a round.
type Special struct {
	Name   string   // what it is called
	Cards  []string // codes in any order; nil if the game has no deck
	Own    int      // what it counts
	Others *int     // the points of everybody else, or nil if their cards count
}

// HighestTotalWins reports whether the highest total wins: if the highest round wins, or
// if a won round counts 1.
func (t Ruleset) HighestTotalWins() bool {
	return t.Rules.HighestWins || t.Value(BestCounts) == CountsOne
}

// WrongCall returns the penalty for a wrong call with that many points.
// Doubling does not change points below zero.
func (t Ruleset) WrongCall(points int) int {
	if t.Value(WrongCallPenalty) == PenaltyDouble {
		return max(0, points) + t.Number(WrongCallPlus)
	}
	return t.Number(WrongCallPenalty)
}

// Better compares the points of two hands: it is negative if the first is better.
func (r Rules) Better(a, b int) int {
	if r.HighestWins {
		return b - a
	}
	return a - b
}

// CallAtMost returns the maximum number of points with which a call can be right, and whether there is such a
// limit.
func (t Ruleset) CallAtMost() (points int, bounded bool) {
	v := t.Value(CallAtMost)
	return t.Number(CallAtMost), v != "" && v != None
}

// IsSpecial reports whether a hand, by code and in any order, is the special one.
func (r Rules) IsSpecial(codes []string) bool {
	return r.Special != nil && r.Special.Cards != nil &&
		slices.Equal(slices.Sorted(slices.Values(codes)), slices.Sorted(slices.Values(r.Special.Cards)))
}

// Spares reports whether the special hand decides what everybody else counts, so that the scores of
// the others may be missing.
func (r Rules) Spares() bool { return r.Special != nil && r.Special.Others != nil }

// CardsDecide reports whether the number of cards left decides between equal points.
func (r Rules) CardsDecide() bool { return slices.Contains(r.TieBreaks, FewerCards) }

// sizes returns the numbers of cards that a hand can have at the end of a round, if lines
// do not change.
func (r *Rules) sizes() []int {
	if r.Hands == nil {
		return []int{r.Hand}
	}
	return r.Hands
}

// points returns the points of a hand, given row by row if there is a grid.
func (t Ruleset) points(hand []Face) int {
	if t.Rules.Grid.Rows > 0 {
		return t.Rules.Grid.sum(len(hand), func(i int) Face { return hand[i] }, t.On(GridMinus))
	}
	sum := 0
	for _, f := range hand {
		sum += f.Points
	}
	return sum
}

// points returns the points of a line in rows and columns.
func (g Grid) points(l Line) int { return g.sum(l.len(), l.face, false) }

// sum returns the points of that many cards. A column of equal cards counts nothing, unless the cards are below
// zero and keepsMinus is set.
func (g Grid) sum(cards int, face func(int) Face, keepsMinus bool) int {
	columns, sum := cards/g.Rows, 0
	for c := range columns {
		column, equal := 0, true
		for row := range g.Rows {
			f := face(row*columns + c)
			column += f.Points
			equal = equal && f.rank() == face(c).rank()
		}
		if !equal || column < 0 && keepsMinus {
			sum += column
		}
	}
	return sum
}

// rank returns the rank of a face, or its name if it has none; cards with the same result are equal in a column.
func (f Face) rank() string {
	if f.IsJoker() {
		return joker
	}
	if f.Rank == "" {
		return f.Name
	}
	return f.Rank
}

// gridLine returns the range of the points of that many cards in a grid. Since a column of equal
// cards counts nothing, a rank counts at most with all but one place of each column; and for the minimum,
// cards above zero need not count.
func (t Ruleset) gridLine(cards int) Range {
	g := t.Rules.Grid
	room := (g.Rows - 1) * (cards / g.Rows)
	ranks := t.byRank()
	slices.SortFunc(ranks, func(a, b Pile) int { return a.Points - b.Points })
	var r Range
	left, low := cards, room
	if t.On(GridMinus) {
		low = cards
	}
	for _, p := range ranks {
		n := min(p.Count, low, left)
		r.Min, left = r.Min+min(0, p.Points)*n, left-n
	}
	left = cards
	for _, p := range slices.Backward(ranks) {
		n := min(p.Count, room, left)
		r.Max, left = r.Max+p.Points*n, left-n
	}
	return r
}

// byRank returns the cards of the deck in piles of one rank and equal points.
func (t Ruleset) byRank() (piles []Pile) {
	deck := t.Deck()
	firsts := make([]*Face, 0, len(deck))
	for n, f := range deck {
		i := slices.IndexFunc(firsts, func(o *Face) bool { return o.Points == f.Points && o.rank() == f.rank() })
		if i < 0 {
			i, firsts, piles = len(firsts), append(firsts, &deck[n]), append(piles, Pile{Points: f.Points})
		}
		piles[i].Count += f.Copies
	}
	return piles
}

// Limits for falls in the house rules.
const (
	mostFalls = 8
	wideFalls = 12 // in a game with large numbers
)

// A Fall is a total that becomes a lower one as soon as a round reaches it.
type Fall struct {
	From, To int
	Times    int // how often for each player, 1 to 9; 0 means any number of times
}

// Falls returns the totals that fall by the house rules, except exactly the limit.
func (t Ruleset) Falls() []Fall { return t.Value(Falls).Falls() }

// Falls returns the totals that fall if the house rule has this value.
func (v Value) Falls() []Fall {
	falls, _ := readFalls(string(v))
	return falls
}

// readFalls reads a list such as "100=50*1,200=150", and reports whether it is one.
func readFalls(list string) (falls []Fall, ok bool) {
	for _, item := range strings.Split(list, ",") {
		item, times, limited := strings.Cut(item, "*")
		from, to, _ := strings.Cut(item, "=")
		var f Fall
		var errs [3]error
		f.From, errs[0] = number(from)
		f.To, errs[1] = number(to)
		if limited {
			f.Times, errs[2] = number(times)
		}
		bad := slices.ContainsFunc(errs[:], func(err error) bool { return err != nil })
		if bad || limited && !(Range{1, 9}).Has(f.Times) {
			return nil, false
		}
		falls = append(falls, f)
	}
	return falls, true
}

// number parses a whole number without leading zeros or a plus sign.
func number(text string) (int, error) {
	n, err := strconv.Atoi(text)
	if err == nil && strconv.Itoa(n) != text {
		return 0, strconv.ErrSyntax
	}
	return n, err
}

func isFallList(r HouseRule, list string) bool {
	falls, ok := readFalls(list)
	return ok && len(falls) <= r.Items && !slices.ContainsFunc(falls, func(f Fall) bool { return !r.Each.Has(f.From) || !r.Each.Has(f.To) })
}

// checkFalls returns the first impossible fall: one to a higher total, or a second one from the same
// total.
func (t Ruleset) checkFalls() error {
	seen := map[int]bool{}
	if t.FallsTo() != t.Number(Threshold) && ExactLimit.Rule().Matters(t.Value(End)) {
		seen[t.Number(Threshold)] = true
	}
	for _, f := range t.Falls() {
		if f.To >= f.From || seen[f.From] {
			return Refusal{Reason: ErrRules, Key: Falls, Value: t.Value(Falls)}
		}
		seen[f.From] = true
	}
	return nil
}
