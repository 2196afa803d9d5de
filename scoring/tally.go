package scoring

import (
	"math"
	"slices"
	"time"

	"tabby/engine"
)

// Sheet returns the sheet at that time, or at the time of the last event if that is
// later. A game that has not begun has the zero Sheet.
func (g Game) Sheet(now time.Time) Sheet {
	start, ok := g.Started()
	if !ok {
		return Sheet{}
	}
	t := g.tally(start)
	t.happened(now)
	t.Now = t.at
	t.clock()
	t.Dealt = t.Dealt && !t.Over // dealt after the point at which the game ended because of a correction
	t.Places, t.Exits = t.places(), slices.Clone(t.exit)
	t.next()
	return t.Sheet
}

// tally computes the sheet from the events, without the present time.
func (g Game) tally(start Started) *tally {
	t := newTally(start, g.house(start))
	rounds := g.corrected()
	for _, e := range g.done[1:] {
		t.apply(e, &rounds)
	}
	return t
}

// house returns the present house rules.
func (g Game) house(start Started) engine.House {
	house := start.House
	for _, e := range g.done {
		if a, ok := e.(Agreed); ok {
			house = a.House
		}
	}
	return house
}

// corrected returns the rounds in the order of recording, with all corrections.
func (g Game) corrected() []Recorded {
	var rounds []Recorded
	for _, e := range g.done {
		switch e := e.(type) {
		case Recorded:
			rounds = append(rounds, e)
		case Corrected:
			rounds[e.Round].Scores, rounds[e.Round].Caller = e.Scores, e.Caller
		}
	}
	return rounds
}

// A tally is a sheet while it is computed.
type tally struct {
	Sheet
	end          engine.Value
	highest      bool         // the highest total wins
	spares       bool         // a special hand decides what everybody else counts
	bestCounts   engine.Value // what the best of a round count
	most         int          // how many rounds there are at most, or 0
	exit         []int        // by player: when they went out; later is larger, 0 is not out
	away         []int        // by player: how many rounds there were when they left
	paper        int          // the end of the paper sheet, later than everybody who went out on it
	dealt        Player       // of the round being played
	from         Player       // the seat at which the search for the next dealer begins
	to           int          // 0 to begin at that seat, 1 to begin at its left
	cards        []int        // by player: cards left over all rounds
	unknownCards []int        // by player: scores with an unknown number of cards left
	tie          [][2]int
	stop         bool     // the players stopped before the game was decided
	said         []Player // the winners whom they named then

	start    time.Time
	at       time.Time // the time of the last event
	pausedAt time.Time
	paused   time.Duration
	answered bool // the players have said whether time ran out during a round
}

func newTally(s Started, house engine.House) *tally {
	ruleset, _ := s.Ruleset(house) // cannot fail: it was checked with the event
	t := &tally{end: ruleset.Value(engine.End), from: s.Dealer}
	t.Ruleset = ruleset
	t.highest, t.falls = ruleset.HighestTotalWins(), newFalls(ruleset)
	t.spares, t.bestCounts, t.most = ruleset.Rules.Spares(), ruleset.Value(engine.BestCounts), ruleset.Number(engine.MostRounds)
	t.happened(s.At)
	t.start = t.at
	for i, p := range s.People {
		t.Seats = append(t.Seats, Player(i))
		t.add(p, 0)
	}
	t.bring(s.Carried)
	t.handOut(s.HeadStarts)
	return t
}

// handOut adds head starts to the totals.
func (t *tally) handOut(points []int) {
	if !slices.ContainsFunc(points, func(n int) bool { return n > 0 }) {
		return
	}
	t.HeadStarts = slices.Clone(points)
	for p, n := range points {
		if t.highest {
			n = -n
		}
		t.Totals[p] -= n
	}
}

// bring sets totals from a paper sheet. If it is unknown when a player over the limit
// went out, that was at the end of the sheet.
func (t *tally) bring(carried []Carry) {
	for i, c := range carried {
		t.Totals[i] = c.Total
		t.falls.carry(Player(i), c.Fallen)
		t.paper = max(t.paper, c.Out+1)
	}
	if t.end != engine.EndElimination {
		return
	}
	for i, c := range carried {
		switch {
		case c.Out > 0:
			t.Status[i], t.exit[i] = Out, c.Out
		case t.isOver(Player(i)):
			t.Status[i], t.exit[i] = Out, t.paper
		}
	}
	if len(t.alive()) < 2 {
		t.decide() // possible only with house rules that were changed later
	}
}

// add appends a player with that total to all slices by player.
func (t *tally) add(p Person, total int) {
	t.People = append(t.People, p)
	t.Totals = append(t.Totals, total)
	t.Status = append(t.Status, In)
	t.Extra = append(t.Extra, 0)
	if t.HeadStarts != nil {
		t.HeadStarts = append(t.HeadStarts, 0)
	}
	t.falls.used = append(t.falls.used, make([]int, len(t.falls.list)))
	t.exit = append(t.exit, 0)
	t.away = append(t.away, 0)
	t.cards = append(t.cards, 0)
	t.unknownCards = append(t.unknownCards, 0)
	t.tie = append(t.tie, [2]int{})
	for i := range t.Rounds {
		t.Rounds[i].Cells = append(t.Rounds[i].Cells, Cell{})
	}
}

func (t *tally) apply(e Event, rounds *[]Recorded) {
	switch e := e.(type) {
	case Dealt:
		t.happened(e.At)
		t.deal()
	case Recorded:
		t.happened(e.At)
		t.record((*rounds)[0])
		*rounds = (*rounds)[1:]
	case Corrected:
		t.happened(e.At)
	case Joined:
		t.happened(e.At)
		t.join(e)
	case Left:
		t.happened(e.At)
		t.leave(e.Player)
	case Returned:
		t.happened(e.At)
		t.comeBack(e)
	case Reseated:
		t.happened(e.At)
		t.Seats = e.Seats
	case DealerChosen:
		t.happened(e.At)
		t.chooseDealer(e.Player)
	case Agreed:
		t.happened(e.At)
		t.answered = false
	case Ended:
		t.happened(e.At)
		t.stop, t.said = true, e.Won
		t.decide()
	default:
		t.tick(e)
	}
}

// happened advances the time of the last event. It uses the wall clock, because the
// monotonic clock stops while the machine sleeps.
func (t *tally) happened(at time.Time) {
	if at = at.Round(0); at.After(t.at) {
		t.at = at
	}
}

// alive returns the players who are in.
func (t *tally) alive() []Player {
	var in []Player
	for p, s := range t.Status {
		if s == In {
			in = append(in, Player(p))
		}
	}
	return in
}

// deal starts a round. Its dealer remains the same even if that player leaves before
// the round is recorded.
func (t *tally) deal() {
	if !t.Dealt {
		t.next()
		t.Dealt, t.dealt = true, t.Dealer
	}
}

// chooseDealer makes a player the dealer of the next round, or of the one being
// played.
func (t *tally) chooseDealer(p Player) {
	t.from, t.to = p, 0
	if t.Dealt {
		t.Dealt = false
		t.deal()
	}
}

// next sets the dealer, the cutter and the first player of the next round.
func (t *tally) next() {
	t.Dealer, t.Cutter, t.First = Nobody, Nobody, Nobody
	playing := t.Playing()
	if len(playing) == 0 {
		return
	}
	t.Dealer = t.dealt
	if !t.Dealt || t.dealt == Nobody {
		t.Dealer = t.seek(t.from, t.to, playing)
	}
	t.First = t.seek(t.Dealer, 1, playing)
	if t.Ruleset.Rules.Cut {
		t.Cutter = t.First
	}
	if p := t.begins(playing); slices.Contains(playing, p) {
		t.First = p
	}
}

// begins returns who begins the next round if, by a house rule, that is the winner or the caller of
// the last round that counts, and otherwise Nobody. Of several winners it is the one who is ahead, if the
// house rules say so, or else the first to the left of that round's dealer who still plays.
func (t *tally) begins(playing []Player) Player {
	rule := t.Ruleset.Value(engine.FirstTurn)
	if rule == engine.BeginLeft || rule == "" {
		return Nobody
	}
	for _, r := range slices.Backward(t.Rounds) {
		switch {
		case !r.Fate.counts():
		case rule == engine.BeginCaller:
			return r.Caller
		case r.Call == Right:
			return r.Caller
		case rule == engine.BeginAhead:
			ahead := func(a, b Player) int { return t.better(r.Cells[a].Total, r.Cells[b].Total) }
			return t.seek(r.Dealer, 1, first(among(r.Best, playing), ahead))
		default:
			return t.seek(r.Dealer, 1, among(r.Best, playing))
		}
	}
	return Nobody
}

// among returns the players in some who are also in others.
func among(some, others []Player) []Player {
	return slices.DeleteFunc(slices.Clone(some), func(p Player) bool { return !slices.Contains(others, p) })
}

// seek returns the first of the given players clockwise, starting skip seats to the left of
// seat.
func (s Sheet) seek(seat Player, skip int, players []Player) Player {
	i := slices.Index(s.Seats, seat) + skip
	for n := range s.Seats {
		if p := s.Seats[(i+n)%len(s.Seats)]; slices.Contains(players, p) {
			return p
		}
	}
	return Nobody
}

func (t *tally) join(e Joined) {
	p := Player(len(t.People))
	t.add(e.Person, t.JoinTotal())
	t.Seats = slices.Insert(slices.Clone(t.Seats), slices.Index(t.Seats, e.After)+1, p)
	if t.Over || t.Tied != nil {
		t.Status[p] = Gone
	}
}

// JoinTotal returns the total with which a player joins now.
func (s Sheet) JoinTotal() int {
	sum, in := 0, []int(nil)
	for p, status := range s.Status {
		if status == In {
			sum, in = sum+s.Totals[p], append(in, s.Totals[p])
		}
	}
	rule := s.Ruleset.Value(engine.LateJoin)
	switch {
	case len(in) == 0 || rule == engine.JoinZero:
		return 0
	case rule == engine.JoinAverage:
		return int(math.Floor(float64(sum)/float64(len(in)) + 0.5))
	}
	if s.Ruleset.HighestTotalWins() {
		return slices.Min(in)
	}
	return slices.Max(in)
}

// leave removes a player, unless the game ended before that because of a correction.
func (t *tally) leave(p Player) {
	if t.Over {
		return
	}
	t.Status[p], t.away[p] = Gone, len(t.Rounds)
	t.Tied = without(t.Tied, p)
	if len(t.alive()) == 1 || len(t.Tied) == 1 {
		t.decide()
	}
}

// comeBack lets a player who left play again with the same total. The rounds since then
// count as sat out.
func (t *tally) comeBack(e Returned) {
	p := e.Player
	if t.Status[p] != Gone || t.Over || t.Tied != nil {
		return
	}
	t.Status[p] = In
	if t.exit[p] > 0 {
		t.Status[p] = Out
	}
	for i := t.away[p]; i < len(t.Rounds); i++ {
		if c := &t.Rounds[i].Cells[p]; c.Mark == Blank {
			c.Mark = SatOut
		}
	}
	if e.After != Nobody && e.After != p {
		seats := without(t.Seats, p)
		t.Seats = slices.Insert(seats, slices.Index(seats, e.After)+1, p)
	}
}

func without(players []Player, p Player) []Player {
	return slices.DeleteFunc(slices.Clone(players), func(q Player) bool { return q == p })
}
