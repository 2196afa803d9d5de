package scoring

import (
	"maps"
	"slices"
	"unicode/utf8"

	"tabby/engine"
)

func (in Start) decide(g Game) (Event, error) {
	if _, begun := g.Started(); begun {
		return nil, ErrStarted
	}
	e := Started{At: in.At, Variant: in.Variant, Dealer: in.Dealer, Carried: slices.Clone(in.Carried), HeadStarts: slices.Clone(in.HeadStarts)}
	if in.Game != nil {
		game := in.Game.Canonical()
		e.Game, e.Variant = &game, game.Variant()
	}
	ruleset, err := e.Ruleset(in.House)
	if err != nil {
		return nil, err
	}
	if err := ruleset.Rules.CheckPlayers(len(in.People)); err != nil {
		return nil, err
	}
	if in.Dealer < 0 || int(in.Dealer) >= len(in.People) {
		return nil, ErrDealer
	}
	if e.People, err = cleanPeople(in.People); err != nil {
		return nil, err
	}
	e.House = resolved(ruleset, in.House, len(e.People))
	if err := checkCarried(e); err != nil {
		return nil, err
	}
	return e, checkHeadStarts(e)
}

// resolved returns the house rules with a fixed number of rounds, if h says that there are as many rounds
// as players (A41).
func resolved(t engine.Ruleset, h engine.House, players int) engine.House {
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

// checkCarried checks totals from a paper sheet: none is below zero unless the variant allows
// that, and at least two players are not out.
func checkCarried(e Started) error {
	if len(e.Carried) == 0 {
		return nil
	}
	if n := len(e.People); len(e.Carried) != n {
		return Refusal{Reason: ErrCarriedCount, Count: len(e.Carried), Allowed: engine.Range{Min: n, Max: n}}
	}
	for i, c := range e.Carried {
		if !e.arePoints(c.Total) || !isCount(c.Out) || !isCount(c.Fallen) {
			return Refusal{Reason: ErrCarried, Player: e.People[i].Name, Count: c.Total}
		}
	}
	s := Apply(Game{}, e).Sheet(e.At)
	if len(s.Playing()) < 2 {
		return ErrCarriedOut
	}
	return nil
}

// checkHeadStarts checks the head starts of a game: either there are none, or each player has one, of at
// most mostHeadStart. A game with totals from a paper sheet cannot have head starts.
func checkHeadStarts(e Started) error {
	if len(e.HeadStarts) == 0 {
		return nil
	}
	if len(e.HeadStarts) != len(e.People) || len(e.Carried) > 0 {
		return ErrHeadStart
	}
	for i, n := range e.HeadStarts {
		if n < 0 || n > mostHeadStart {
			return Refusal{Reason: ErrHeadStart, Player: e.People[i].Name, Count: n, Allowed: engine.Range{Max: mostHeadStart}}
		}
	}
	return nil
}

// mostHeadStart is the largest head start in points.
const mostHeadStart = 999

// most is a limit for all numbers, which even a long game does not reach.
const most = 99_999

// isCount reports whether n is a possible number of points, rounds or the like.
func isCount(n int) bool { return 0 <= n && n <= most }

// Totals returns the range of possible totals in the game. It includes numbers below zero only if
// lines can count less than zero, and the variant is known.
func (s Started) Totals() engine.Range {
	if r, err := s.Rules(); err == nil && r.BelowZero() {
		return engine.Range{Min: -most, Max: most}
	}
	return engine.Range{Max: most}
}

// arePoints reports whether n is a possible total in the game.
func (s Started) arePoints(n int) bool { return isCount(n) || n < 0 && s.Totals().Has(n) }

func cleanPeople(in []Person) ([]Person, error) {
	var people []Person
	for _, p := range in {
		p, err := newPerson(people, p)
		if err != nil {
			return nil, err
		}
		people = append(people, p)
	}
	return people, nil
}

// newPerson returns p with a clean name that no other player has.
func newPerson(there []Person, p Person) (Person, error) {
	name, err := CleanName(p.Name)
	switch {
	case err != nil:
		return p, err
	case !utf8.ValidString(p.ID): // would be another one on disk
		return p, Refusal{Reason: ErrNameText, Player: name}
	}
	p.Name = name
	for _, q := range there {
		if p.Same(q) || AlikeName(name, q.Name) {
			return p, Refusal{Reason: ErrSameName, Player: name}
		}
	}
	return p, nil
}

func (in Join) decide(g Game) (Event, error) {
	s := g.Sheet(in.At)
	back := s.Left(in.Person)
	switch {
	case s.Over:
		return nil, ErrGameOver
	case s.Tied != nil:
		return nil, ErrTie
	case s.Dealt:
		return nil, ErrRoundOpen
	case back == Nobody && s.Ruleset.Value(engine.LateJoin) == engine.JoinNotAllowed:
		return nil, ErrJoin
	}
	if err := s.Ruleset.Rules.CheckPlayers(len(s.Playing()) + 1); err != nil {
		return nil, err
	}
	inOldSeat := back != Nobody && in.After == Nobody
	if !inOldSeat && (in.After < 0 || int(in.After) >= len(s.People)) {
		return nil, ErrNeighbour
	}
	if back != Nobody {
		return Returned{At: in.At, Player: back, After: in.After}, nil
	}
	p, err := newPerson(s.People, in.Person)
	if err != nil {
		return nil, err
	}
	return Joined{At: in.At, Person: p, After: in.After}, nil
}

// Left returns the player number of a person who has left the game, or Nobody.
func (s Sheet) Left(who Person) Player {
	p := slices.IndexFunc(s.People, who.Same)
	if p < 0 || s.Status[p] != Gone {
		return Nobody
	}
	return Player(p)
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
