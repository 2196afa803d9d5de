package history

import (
	"cmp"
	"maps"
	"slices"
)

// A place is a game of a file as of one of its entries, with what counts against the
// limits so far.
type place struct {
	Ledger
	people, events int
}

// next returns the place after its next entry, if the entries are those of a game that can have
// been played.
func (p place) next(e Entry) (place, error) {
	l, events, err := p.Next(e)
	sat := 0
	if err == nil {
		sat, err = checkEvents(p.Game, events)
	}
	after := place{l, p.people + sat, p.events + len(events)}
	if err == nil && (after.people > maxPlayers || after.events > MaxEntries) {
		err = Refusal{Reason: ErrTooMuch, Limit: Entries, Count: MaxEntries}
	}
	return after, foreignError(err)
}

// other takes a line of another ending.
func (in *Import) other(s Span, o Other) error {
	g, err := in.game(o.Entry)
	if err != nil {
		return err
	}
	if g.apart == nil {
		g.apart, g.spans = map[string]Node{}, map[string]Span{}
	}
	if _, twice := g.apart[o.Sum]; twice {
		return nil
	}
	err = g.room()
	g.apart[o.Sum], g.spans[o.Sum] = NodeOf(o.Entry, o.Before), s
	return err
}

// follow checks all entries of a game, the main line first.
func (in *Import) follow(id string, g *ImportGame) error {
	forks := map[string]place{} // by the sum of what other entries follow on
	for _, n := range g.apart {
		forks[n.Before] = place{}
	}
	p := place{Ledger: Ledger{ID: id}}
	forks[""] = p
	for _, s := range g.Lines {
		e, err := in.EntryAt(s)
		if err != nil {
			return err
		}
		if p, err = p.next(e); err != nil {
			return &LineError{Line: int(s.Number), Err: err}
		}
		if _, parts := forks[p.Sum]; parts {
			forks[p.Sum] = p
		}
	}
	if len(g.Lines) == 0 {
		return &LineError{Line: int(g.first().Number), Err: ErrGap}
	}
	if err := g.checkEndings(id, p.Sum); err != nil {
		return &LineError{Line: int(g.first().Number), Err: err}
	}
	if err := in.followOthers(g, forks); err != nil {
		return err
	}
	in.derive(g, p.Ledger)
	return nil
}

// checkEndings returns an error if a game whose main line ends with a sum has too many endings.
func (g *ImportGame) checkEndings(id, last string) error {
	if len(g.apart) == 0 {
		return nil
	}
	nodes := []Node{{Sum: last, Before: "the main line"}}
	for _, n := range g.apart {
		nodes = append(nodes, n)
	}
	return NewTree(nodes).CheckLeaves(id)
}

// first returns the first line with an entry of another ending.
func (g *ImportGame) first() Span {
	return slices.MinFunc(slices.Collect(maps.Values(g.spans)), func(a, b Span) int { return int(a.Number - b.Number) })
}

// followOthers checks the other entries of a game, and brings them into order.
func (in *Import) followOthers(g *ImportGame, forks map[string]place) error {
	for _, n := range inOrder(g.apart) {
		s := g.spans[n.Sum]
		o, err := in.OtherAt(s)
		if err != nil {
			return err
		}
		before, known := forks[n.Before]
		if !known || before.Sum != n.Before {
			return &LineError{Line: int(s.Number), Err: ErrGap}
		}
		after, err := before.next(o.Entry)
		if err != nil {
			return &LineError{Line: int(s.Number), Err: err}
		}
		if _, parts := forks[n.Sum]; parts {
			forks[n.Sum] = after
		} else {
			in.meet(after.Derive().Seats)
		}
		g.Others = append(g.Others, s)
	}
	g.apart, g.spans = nil, nil
	return nil
}

// inOrder returns entries in an order in which each comes after the one before it.
func inOrder(nodes map[string]Node) []Node {
	all := make([]Node, 0, len(nodes))
	for _, n := range nodes {
		all = append(all, n)
	}
	slices.SortFunc(all, func(a, b Node) int { return cmp.Or(a.Seq-b.Seq, cmp.Compare(a.Sum, b.Sum)) })
	return all
}
