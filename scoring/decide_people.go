package scoring

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"unicode/utf8"

	"tabby/engine"
)

func (in Start) decide(g Game) (Event, error) {
	if _, begun := g.Started(); begun {
		return nil, ErrStarted
	}
	table, err := engine.NewRuleset(in.Variant, in.House)
	if err != nil {
		return nil, err
	}
	switch n := len(in.People); {
	case !table.Rules.Players.Has(n):
		return nil, playersError(table, n)
	case in.Dealer < 0 || int(in.Dealer) >= n:
		return nil, fmt.Errorf("%w: the dealer", ErrNotPlaying)
	}
	people, err := cleanPeople(in.People)
	if err != nil {
		return nil, err
	}
	e := Started{
		At: in.At, Variant: in.Variant, House: settled(table, in.House, len(people)),
		People: people, Dealer: in.Dealer, Carried: slices.Clone(in.Carried),
	}
	if err := checkCarried(e); err != nil {
		return nil, err
	}
	return e, nil
}

// settled fixes what depends on who is there at the start: as many rounds as
// players means as many as there are now (A41).
func settled(t engine.Ruleset, h engine.House, players int) engine.House {
	if t.Value(engine.End) != engine.EndRounds || t.Value(engine.Rounds) != engine.RoundsPerPlayer {
		return maps.Clone(h)
	}
	fixed := engine.House{engine.Rounds: engine.Number(players)}
	for k, v := range h {
		if k != engine.Rounds {
			fixed[k] = v
		}
	}
	return fixed
}

// checkCarried checks totals from paper: nobody's below zero, and at least two
// players still in.
func checkCarried(e Started) error {
	if len(e.Carried) == 0 {
		return nil
	}
	if len(e.Carried) != len(e.People) {
		return fmt.Errorf("%w: %d totals for %d players", ErrCarried, len(e.Carried), len(e.People))
	}
	for i, c := range e.Carried {
		if !isCount(c.Total) || !isCount(c.Out) {
			return fmt.Errorf("%w: %s has %d", ErrCarried, e.People[i].Name, c.Total)
		}
	}
	s := Apply(Game{}, e).Sheet(e.At)
	if len(s.Playing()) < 2 {
		return fmt.Errorf("%w: at least two players have to be in", ErrCarried)
	}
	return nil
}

// isCount reports whether an evening can bring that number, and be it a long one.
func isCount(n int) bool { return 0 <= n && n <= 99_999 }

func cleanPeople(in []Person) ([]Person, error) {
	var people []Person
	for _, p := range in {
		p, err := newcomer(people, p)
		if err != nil {
			return nil, err
		}
		people = append(people, p)
	}
	return people, nil
}

// newcomer returns p with a clean name that nobody there has.
func newcomer(there []Person, p Person) (Person, error) {
	name, err := CleanName(p.Name)
	switch {
	case err != nil:
		return p, err
	case !utf8.ValidString(p.ID): // would be another one on disk
		return p, fmt.Errorf("%w: %s has an ID that is not text", ErrName, name)
	}
	p.Name = name
	if slices.ContainsFunc(there, p.Same) {
		return p, fmt.Errorf("%w: %s", ErrSameName, name)
	}
	return p, nil
}

func playersError(t engine.Ruleset, n int) error {
	r := t.Rules.Players
	return fmt.Errorf("%w: %s is for %d to %d, not %d", ErrPlayers, t.Rules.Name, r.Min, r.Max, n)
}

func handError(name string, err error) error {
	if errors.Is(err, engine.ErrPowerLeft) {
		return fmt.Errorf("%w: %s: %w", ErrPowerLeft, name, err)
	}
	return fmt.Errorf("%w: %s: %w", ErrCards, name, err)
}

func (in Join) decide(g Game) (Event, error) {
	s := g.Sheet(in.At)
	table := s.Ruleset
	playing := len(s.Playing())
	switch {
	case s.Over:
		return nil, ErrGameOver
	case s.Tied != nil:
		return nil, ErrTie
	case s.Dealt:
		return nil, ErrRoundOpen
	case table.Value(engine.LateJoin) == engine.JoinNotAllowed:
		return nil, ErrJoin
	case !table.Rules.Players.Has(playing + 1):
		return nil, playersError(table, playing+1)
	case in.After < 0 || int(in.After) >= len(s.People):
		return nil, fmt.Errorf("%w: the neighbour", ErrNotPlaying)
	}
	p, err := newcomer(s.People, in.Person)
	if err != nil {
		return nil, err
	}
	return Joined{At: in.At, Person: p, After: in.After}, nil
}

func (in Leave) decide(g Game) (Event, error) {
	switch s := g.Sheet(in.At); {
	case s.Over:
		return nil, ErrGameOver
	case in.Player < 0 || int(in.Player) >= len(s.People) || s.Status[in.Player] == Gone:
		return nil, ErrNotPlaying
	}
	return Left{At: in.At, Player: in.Player}, nil
}

func (in Reseat) decide(g Game) (Event, error) {
	switch s := g.Sheet(in.At); {
	case s.Over:
		return nil, ErrGameOver
	case !isOrder(in.Seats, len(s.People)):
		return nil, ErrSeats
	}
	return Reseated{At: in.At, Seats: slices.Clone(in.Seats)}, nil
}

func (in ChooseDealer) decide(g Game) (Event, error) {
	switch s := g.Sheet(in.At); {
	case s.Over:
		return nil, ErrGameOver
	case !slices.Contains(s.Playing(), in.Player):
		return nil, ErrNotPlaying
	}
	return DealerChosen{At: in.At, Player: in.Player}, nil
}
