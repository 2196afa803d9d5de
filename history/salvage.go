package history

import "fmt"

// A Salvage is what could be read of games, whichever files it came from. Of each
// game it has the entries that follow one another from the first.
type Salvage struct {
	Entries int // of all games
	Waiting int // entries refused because one before them is missing

	games map[string]*salvaged
}

type salvaged struct {
	Ledger
	sums []string // of its entries
}

// NewSalvage returns an empty salvage.
func NewSalvage() *Salvage { return &Salvage{games: map[string]*salvaged{}} }

// Add adds an entry and reports whether it is the next of its game. One that is
// there already is not. The error says why the entry cannot be used.
func (s *Salvage) Add(e Entry) (next bool, err error) {
	g := s.games[e.Game]
	if g == nil {
		g = &salvaged{Ledger: Ledger{ID: e.Game}}
	}
	if e.Seq <= g.Seq {
		return false, g.compare(e)
	}
	l, _, err := g.Next(e)
	if err != nil {
		if e.Seq > g.Seq+1 {
			s.Waiting++
		}
		return false, err
	}
	g.Ledger, g.sums = l, append(g.sums, e.Sum)
	s.games[e.Game] = g
	s.Entries++
	return true, nil
}

// compare returns an error unless an entry is one that is there already.
func (g *salvaged) compare(e Entry) error {
	before := ""
	if e.Seq > 1 {
		before = g.sums[e.Seq-2]
	}
	if e.Sum != g.sums[e.Seq-1] || e.Sum != e.Chained(before) {
		return fmt.Errorf("entry %d of game %s is another one than that read before", e.Seq, e.Game)
	}
	return nil
}

// Game returns a game as far as it was read.
func (s *Salvage) Game(id string) Ledger {
	if g := s.games[id]; g != nil {
		return g.Ledger
	}
	return Ledger{ID: id}
}

// Rounds returns the rounds of every game.
func (s *Salvage) Rounds() Rounds {
	all := Rounds{}
	for id, g := range s.games {
		all[id] = g.Summary().Rounds
	}
	return all
}
