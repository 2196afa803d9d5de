package replay

import (
	"tabby/scoring"
)

func (in query) join() (Request, error) {
	j := scoring.Join{At: in.at, Person: scoring.Person{Name: in.Name}, After: scoring.Nobody}
	if n := len(in.sheet.Seats); n > 0 && in.sheet.Left(j.Person) == scoring.Nobody {
		j.After = in.sheet.Seats[n-1]
	}
	if in.SeatAfter == nil {
		return Request{Intent: j}, nil
	}
	after, err := in.who(*in.SeatAfter)
	j.After = after
	return Request{Intent: j}, err
}

func (in query) leave() (Request, error) {
	p, err := in.who(in.Player)
	return Request{Intent: scoring.Leave{At: in.at, Player: p}}, err
}

func (in query) dealer() (Request, error) {
	p, err := in.who(in.Player)
	return Request{Intent: scoring.ChooseDealer{At: in.at, Player: p}}, err
}

func (in query) reseat() (Request, error) {
	if len(in.Seats) != len(in.sheet.People) {
		return Request{}, scoring.ErrSeats
	}
	r := scoring.Reseat{At: in.at}
	for _, name := range in.Seats {
		p, err := in.who(name)
		if err != nil {
			return Request{}, err
		}
		r.Seats = append(r.Seats, p)
	}
	return Request{Intent: r}, nil
}

func (in query) agree() (Request, error) {
	return Request{Intent: scoring.Agree{At: in.at, House: in.Config}}, nil
}

// timeUp ends the time. Ending it again, or after the game, changes nothing and is no
// error.
func (in query) timeUp() (Request, error) {
	expires := scoring.ClockExpires{At: in.at, InRound: in.InRound}
	if _, err := scoring.Decide(in.game, expires); err != nil && in.sheet.Clock.Up {
		return Request{}, nil
	}
	return Request{Intent: expires}, nil
}
