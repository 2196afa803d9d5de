package history

import (
	"errors"
	"slices"

	"tabby/scoring"
)

// A Salvage is what could be read of games, whichever files it came from. Of each
// game it has the entries that follow one another from the first, on every ending.
type Salvage struct {
	Entries int // of all games
	Waiting int // entries refused because one before them is missing

	games map[string]*salvaged
}

// A salvaged game has one line that is followed, and entries apart from it.
type salvaged struct {
	Ledger
	sums  []string   // of the entries of the line
	apart [][]string // sums of other entries, by the number in the game
}

// An Added says what a salvage did with an entry.
type Added int

// What a salvage can do with an entry.
const (
	Refused  Added = iota
	Repeated       // it is there already
	InLine         // it is the next of the line that is followed
	Apart          // it follows on another entry
)

// NewSalvage returns an empty salvage.
func NewSalvage() *Salvage { return &Salvage{games: map[string]*salvaged{}} }

// Add adds an entry unless it is there already. It returns the sum of the entry before
// it. The error says why the entry cannot be used.
func (s *Salvage) Add(e Entry) (as Added, before string, err error) {
	g := s.games[e.Game]
	if g == nil {
		g = &salvaged{Ledger: Ledger{ID: e.Game}}
	}
	if e.Seq == g.Seq+1 && e.Sum == e.Chained(g.Sum) {
		before = g.Sum
		l, _, err := g.Next(e)
		if err != nil {
			return Refused, "", err
		}
		g.Ledger, g.sums = l, append(g.sums, e.Sum)
		s.games[e.Game] = g
		s.Entries++
		return InLine, before, nil
	}
	return s.addApart(g, e)
}

// addApart adds an entry that is not the next of the line.
func (s *Salvage) addApart(g *salvaged, e Entry) (as Added, before string, err error) {
	before, follows := g.before(e)
	switch {
	case !follows:
		if e.Seq > 1 {
			s.Waiting++
		}
		return Refused, "", Damaged(Refusal{Reason: ErrGap, Kind: OfGame, What: e.Game, Seq: e.Seq})
	case slices.Contains(g.at(e.Seq), e.Sum):
		return Repeated, before, nil
	}
	if _, err := DecodeEvents(e.Body); err != nil && !errors.Is(err, scoring.ErrNewer) {
		return Refused, "", Refusal{Reason: ErrContent, Kind: OfGame, What: e.Game, Seq: e.Seq, Cause: err}
	}
	for len(g.apart) <= e.Seq {
		g.apart = append(g.apart, nil)
	}
	g.apart[e.Seq] = append(g.apart[e.Seq], e.Sum)
	s.Entries++
	return Apart, before, nil
}

// before returns the sum of the entry on which another follows, and whether there is
// one.
func (g *salvaged) before(e Entry) (sum string, follows bool) {
	if e.Seq == 1 {
		return "", len(g.sums) > 0 && e.Sum == e.Chained("")
	}
	for _, sum := range g.at(e.Seq - 1) {
		if e.Sum == e.Chained(sum) {
			return sum, true
		}
	}
	return "", false
}

// at returns the sums of all entries with a number in the game.
func (g *salvaged) at(seq int) []string {
	var all []string
	if seq <= len(g.sums) {
		all = append(all, g.sums[seq-1])
	}
	if seq < len(g.apart) {
		all = append(all, g.apart[seq]...)
	}
	return all
}

// Game returns a game as far as the line that is followed was read.
func (s *Salvage) Game(id string) Ledger {
	if g := s.games[id]; g != nil {
		return g.Ledger
	}
	return Ledger{ID: id}
}

// Forked returns the ids of the games that have entries apart from their line.
func (s *Salvage) Forked() []string {
	var all []string
	for id, g := range s.games {
		if len(g.apart) > 0 {
			all = append(all, id)
		}
	}
	slices.Sort(all)
	return all
}

// Rounds returns the rounds of every game.
func (s *Salvage) Rounds() Rounds {
	all := Rounds{}
	for id, g := range s.games {
		all[id] = g.Summary().Rounds
	}
	return all
}
