package scoring_test

import (
	"slices"

	"tabby/engine"
	"tabby/scoring"
)

// onPaperAre has the values of the house rules of the sheet by which the model plays, or none
// where another test does: model_test.go plays clocks, ties and joins.
var onPaperAre = map[engine.Key][]engine.Value{
	engine.WrongCallPenalty: {engine.None, "5", engine.PenaltyDouble},
	engine.WrongCallPlus:    {"0", "5"},
	engine.RightCall:        {engine.CountsOwn, engine.CountsZero},
	engine.RightCallLess:    {"0", "3"},
	engine.TiesAreRight:     {engine.On, engine.Off},
	engine.CallAtMost:       {engine.None, "6"},
	engine.BestCounts:       {engine.CountsPoints, engine.CountsZero, engine.CountsOne},
	engine.Falls:            {engine.None, "100=50*1", "50=0,100=50,150=100", "20=-5*2"},
	engine.FirstTurn:        {engine.BeginLeft, engine.BeginWinner, engine.BeginAhead, engine.BeginCaller},
	engine.MostRounds:       {engine.None, "4"},
	engine.ThresholdCmp:     {engine.Reach, engine.Exceed},
	engine.NextDealer:       {engine.DealLeft, engine.DealHighest, engine.DealHighestTotal, engine.DealWinner},
	engine.End:              {engine.EndOpen, engine.EndThreshold, engine.EndRounds, engine.EndElimination},
	engine.Rounds:           {"3", "9"},
	engine.Threshold:        {"40", "100"},

	engine.BlankIsZero: {engine.On, engine.Off},

	engine.CardPoints: nil, engine.GridMinus: nil, // of hands by cards, in engine
	engine.Minutes: nil, engine.TimeUp: nil, engine.ExactLimit: nil, engine.NobodySurvives: nil, engine.FinalTie: nil, engine.LateJoin: nil,
}

// A model counts a game as one would on paper, round by round, and shares no code with the
// sheet.
type model struct {
	rules  engine.Ruleset
	totals []int
	in     []bool
	used   map[[2]int]int // falls by player and by the total that falls
	dealer int
	first  int
	rounds int
	over   bool
}

// A played is what was written of a round.
type played struct {
	scores []*scoring.Score
	caller int
}

func (m *model) value(k engine.Key) engine.Value { return m.rules.Value(k) }
func (m *model) number(k engine.Key) int         { return m.rules.Number(k) }

// lower reports whether the first of two hands is better.
func (m *model) lower(a, b int) bool {
	if m.rules.Rules.HighestWins {
		return a > b
	}
	return a < b
}

// best returns who has the best hand but for one player.
func (m *model) best(raw map[int]int, but int) (best []int) {
	for p := range m.totals {
		mine, has := raw[p]
		beaten := false
		for q, other := range raw {
			beaten = beaten || q != but && m.lower(other, mine)
		}
		if has && p != but && !beaten {
			best = append(best, p)
		}
	}
	return best
}

// hands returns what the hands count by player, and who has the special one.
func (m *model) hands(r played) (raw map[int]int, holders []int) {
	raw = map[int]int{}
	for p, s := range r.scores {
		if s == nil || s.SatOut {
			continue
		}
		if raw[p] = s.Points; s.Special {
			raw[p], holders = m.rules.Rules.Special.Own, append(holders, p)
		}
	}
	if !m.rules.Rules.Spares() {
		holders = nil
	}
	for p, s := range r.scores {
		if s == nil && m.in[p] && holders == nil && m.rules.On(engine.BlankIsZero) {
			raw[p] = 0
		}
		if holders != nil && m.in[p] && (s == nil || !s.SatOut && !s.Special) {
			raw[p] = *m.rules.Rules.Special.Others
		}
	}
	return raw, holders
}

// counts returns what a round counts by player, who was best, and who called rightly, or -1.
func (m *model) counts(r played) (count map[int]int, best []int, right int) {
	raw, holders := m.hands(r)
	if holders != nil {
		return raw, holders, -1
	}
	best, right = m.best(raw, -1), -1
	hand, called := raw[r.caller]
	if !called {
		return m.bestCount(raw, best), best, right
	}
	wins := slices.Contains(best, r.caller) && (len(best) == 1 || m.value(engine.TiesAreRight) != engine.Off)
	if most := m.value(engine.CallAtMost); most != engine.None && hand > m.number(engine.CallAtMost) {
		wins = false
	}
	if !wins {
		best = m.best(raw, r.caller)
		count := m.bestCount(raw, best)
		if m.value(engine.BestCounts) != engine.CountsOne {
			count[r.caller] = hand + m.worse(m.cost(hand))
		}
		return count, best, right
	}
	count = m.bestCount(raw, []int{r.caller})
	if m.value(engine.RightCall) == engine.CountsZero && hand > 0 {
		count[r.caller] = 0
	}
	count[r.caller] -= m.worse(m.number(engine.RightCallLess))
	return count, best, r.caller
}

// worse returns what points add to a total that is so much worse for it.
func (m *model) worse(points int) int {
	if m.rules.Rules.HighestWins {
		return -points
	}
	return points
}

func (m *model) cost(hand int) int {
	if m.value(engine.WrongCallPenalty) != engine.PenaltyDouble {
		return m.number(engine.WrongCallPenalty)
	}
	if hand < 0 {
		hand = 0
	}
	return hand + m.number(engine.WrongCallPlus)
}

// bestCount counts the hands, and zero or one for some.
func (m *model) bestCount(raw map[int]int, some []int) map[int]int {
	count := map[int]int{}
	for p, hand := range raw {
		isBest := slices.Contains(some, p)
		count[p] = hand
		switch rule := m.value(engine.BestCounts); {
		case rule == engine.CountsZero && isBest && hand > 0:
			count[p] = 0
		case rule == engine.CountsOne && isBest:
			count[p] = 1
		case rule == engine.CountsOne:
			count[p] = 0
		}
	}
	return count
}

// play adds a round to the totals.
func (m *model) play(r played) {
	count, best, right := m.counts(r)
	dealt := m.dealer
	for p, n := range count {
		before := m.totals[p]
		m.totals[p] += n
		for _, f := range m.rules.Falls() {
			at := [2]int{p, f.From}
			if n != 0 && before+n == f.From && (f.Times == 0 || m.used[at] < f.Times) {
				m.totals[p] = f.To
				m.used[at]++
				break
			}
		}
	}
	m.rounds++
	m.end()
	m.deal(dealt, count, best, right, r.caller)
}

// end puts out and ends what the totals say.
func (m *model) end() {
	limit, reach := m.number(engine.Threshold), m.value(engine.ThresholdCmp) == engine.Reach
	isOver := func(p int) bool {
		total := m.totals[p]
		if total == limit && reach {
			for _, f := range m.rules.Falls() {
				if f.From == limit && (f.Times == 0 || m.used[[2]int{p, limit}] < f.Times) {
					return false
				}
			}
		}
		return total > limit || reach && total == limit
	}
	left := 0
	switch m.value(engine.End) {
	case engine.EndRounds:
		m.over = m.rounds >= m.number(engine.Rounds)
	case engine.EndThreshold:
		for p := range m.totals {
			m.over = m.over || isOver(p)
		}
	case engine.EndElimination:
		for p := range m.totals {
			m.in[p] = m.in[p] && !isOver(p)
			if m.in[p] {
				left++
			}
		}
		m.over = left <= 1
	}
	if most := m.number(engine.MostRounds); most > 0 && m.rounds >= most {
		m.over = true
	}
}

// left returns the first player who is in, from this many seats to the left of another.
func (m *model) left(of, skip int, among func(int) bool) int {
	for n := range m.totals {
		if p := (of + skip + n) % len(m.totals); m.in[p] && among(p) {
			return p
		}
	}
	return -1
}

func anyone(int) bool { return true }

// highest returns who has the most points in a round.
func highest(count map[int]int) (players []int) {
	most := 0
	for p, n := range count {
		if players == nil || n > most {
			most, players = n, nil
		}
		if n == most {
			players = append(players, p)
		}
	}
	return players
}

// furthest returns those of some players who have the highest total, or the lowest if sign is -1.
func (m *model) furthest(some []int, sign int) (players []int) {
	for _, p := range some {
		if len(players) > 0 && sign*m.totals[p] > sign*m.totals[players[0]] {
			players = nil
		}
		if len(players) == 0 || m.totals[p] == m.totals[players[0]] {
			players = append(players, p)
		}
	}
	return players
}

// deal says who deals and begins next.
func (m *model) deal(dealt int, count map[int]int, best []int, right, caller int) {
	seek := func(some []int) int { // in or out, the last dealer last
		for n := range m.totals {
			if p := (dealt + 1 + n) % len(m.totals); slices.Contains(some, p) {
				return p
			}
		}
		return -1
	}
	next := m.left(dealt, 1, anyone)
	deals := -1
	switch m.value(engine.NextDealer) {
	case engine.DealHighest:
		deals = seek(highest(count))
	case engine.DealHighestTotal:
		deals = seek(m.furthest(highest(count), 1))
	case engine.DealWinner:
		deals = seek(best)
	}
	if deals >= 0 {
		next = m.left(deals, 0, anyone)
	}
	m.dealer = next
	m.first = m.left(next, 1, anyone)
	switch begins := -1; m.value(engine.FirstTurn) {
	case engine.BeginCaller:
		begins = caller
		fallthrough
	case engine.BeginWinner, engine.BeginAhead:
		if m.value(engine.FirstTurn) != engine.BeginCaller {
			winners := slices.DeleteFunc(slices.Clone(best), func(p int) bool { return !m.in[p] })
			if m.value(engine.FirstTurn) == engine.BeginAhead {
				sign := -1
				if m.rules.HighestTotalWins() {
					sign = 1
				}
				winners = m.furthest(winners, sign)
			}
			begins = seek(winners)
			if right >= 0 {
				begins = right
			}
		}
		if begins >= 0 && m.in[begins] {
			m.first = begins
		}
	}
}
