package sim

import (
	"math"

	"tabby/engine"
)

// A Summary is the sum of many rounds, in integers so that their order does not matter.
type Summary struct {
	Rounds int
	Moves  int
	Turns  int
	Seats  [engine.MaxSeats]SeatSum

	Called, DeckOut, NoCards int // why rounds ended

	Hands      int // dealt
	PowerHands int // of those, with a power card
	Numbers    int // cards dealt without a power
	Points     int // of those
	Upcards    int // turned up first
	Powers     int // of those, with a power
}

// A SeatSum is the sum of many rounds for one seat.
type SeatSum struct {
	Points, Squares int // the sum of points, and of their squares
	Calls           int
	Wins            int // shared ones included
}

// Mean returns the mean score of a seat.
func (s *Summary) Mean(seat int) float64 {
	return float64(s.Seats[seat].Points) / float64(max(1, s.Rounds))
}

// Spread returns the standard deviation of the scores of a seat.
func (s *Summary) Spread(seat int) float64 {
	mean := s.Mean(seat)
	return math.Sqrt(max(0, float64(s.Seats[seat].Squares)/float64(max(1, s.Rounds))-mean*mean))
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

// ended counts the result of a round.
func (s *Summary) ended(p *engine.Pack, r *engine.Round) {
	res := p.Result(r)
	s.Rounds++
	switch res.Reason {
	case engine.DeckOut:
		s.DeckOut++
	case engine.NoCards:
		s.NoCards++
	default:
		s.Called++
	}
	for seat := range r.Players() {
		sum := &s.Seats[seat]
		sum.Points += res.Points[seat]
		sum.Squares += res.Points[seat] * res.Points[seat]
		s.Turns += r.TurnsHad(engine.Seat(seat))
		if res.Winners[seat] {
			sum.Wins++
		}
	}
	if res.Caller != engine.Nobody {
		s.Seats[res.Caller].Calls++
	}
}

// add adds the counts of another summary.
func (s *Summary) add(o *Summary) {
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
	for i := range s.Seats {
		s.Seats[i].Points += o.Seats[i].Points
		s.Seats[i].Squares += o.Seats[i].Squares
		s.Seats[i].Calls += o.Seats[i].Calls
		s.Seats[i].Wins += o.Seats[i].Wins
	}
}
