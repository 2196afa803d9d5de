package selfplay

import (
	"math"

	"tabby/engine"
)

// A Summary is the sum of many rounds, in integers so that their order does not matter.
type Summary struct {
	Deals   int // whose rounds or games are the sample of the errors
	Games   int // played to a limit
	Rounds  int
	Moves   int
	Turns   int
	Players [engine.MaxSeats]PlayerSum // where no player moves on, these are the seats

	Called, DeckOut, NoCards int // why rounds ended

	Hands      int // dealt
	PowerHands int // of those, with a power card
	Numbers    int // cards dealt without a power
	Points     int // of those
	Upcards    int // turned up first
	Powers     int // of those, with a power
}

// A PlayerSum is the sum of many rounds for one player.
type PlayerSum struct {
	Points, Squares int // the sum of points, and of their squares
	Calls           int
	Wins            int // shared ones included

	Won, WonGames, Ahead sample
}

// Mean returns the mean score of a player.
func (s *Summary) Mean(player int) float64 {
	return float64(s.Players[player].Points) / float64(max(1, s.Rounds))
}

// Spread returns the standard deviation of the scores of a player.
func (s *Summary) Spread(player int) float64 {
	mean := s.Mean(player)
	return math.Sqrt(max(0, float64(s.Players[player].Squares)/float64(max(1, s.Rounds))-mean*mean))
}

// dealt counts the cards of a deal.
func (s *Summary) dealt(p *engine.Pack, r *engine.Round) {
	for seat := range engine.Seat(r.Players()) {
		power := false
		for slot := range r.Len(seat) {
			c := r.Card(engine.Spot{Seat: seat, Slot: uint8(slot)})
			if r.PowerOf(c) != engine.NoPower {
				power = true
				continue
			}
			s.Numbers++
			s.Points += p.Deck[c].Points
		}
		s.Hands++
		if power {
			s.PowerHands++
		}
	}
	switch {
	case r.Waits():
		s.Upcards++
		s.Powers++
	case r.Discards() > 0:
		s.Upcards++
		if r.PowerOf(r.Discarded(r.Discards()-1)) != engine.NoPower {
			s.Powers++
		}
	}
}

// ended counts the result of a round in which the players have moved on.
func (s *Summary) ended(r *engine.Round, res *engine.Result, moved int) {
	s.Rounds++
	switch res.Reason {
	case engine.DeckOut, engine.TooLong:
		s.DeckOut++
	case engine.NoCards:
		s.NoCards++
	default:
		s.Called++
	}
	for seat := range engine.Seat(r.Players()) {
		sum := &s.Players[playerAt(seat, moved, r.Players())]
		sum.Points += res.Points[seat]
		sum.Squares += res.Points[seat] * res.Points[seat]
		s.Turns += r.TurnsHad(seat)
		if res.Winners[seat] {
			sum.Wins++
		}
	}
	if res.Caller != engine.Nobody {
		s.Players[playerAt(res.Caller, moved, r.Players())].Calls++
	}
}

// add adds the counts of another summary.
func (s *Summary) add(o *Summary) {
	s.Deals += o.Deals
	s.Games += o.Games
	s.Rounds += o.Rounds
	s.Moves += o.Moves
	s.Turns += o.Turns
	s.Called += o.Called
	s.DeckOut += o.DeckOut
	s.NoCards += o.NoCards
	s.Hands += o.Hands
	s.PowerHands += o.PowerHands
	s.Numbers += o.Numbers
	s.Points += o.Points
	s.Upcards += o.Upcards
	s.Powers += o.Powers
	for i := range s.Players {
		p, q := &s.Players[i], &o.Players[i]
		p.Points += q.Points
		p.Squares += q.Squares
		p.Calls += q.Calls
		p.Wins += q.Wins
		p.Won.plus(q.Won)
		p.WonGames.plus(q.WonGames)
		p.Ahead.plus(q.Ahead)
	}
}
