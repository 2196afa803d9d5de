package history

import (
	"cmp"
	"maps"
	"slices"
)

// next returns a game of a file after its next entry, if the entries are those of a game that can
// have been played.
func next(l Ledger, e Entry) (Ledger, error) {
	after, events, err := l.Next(e)
	if err == nil {
		err = checkEvents(l.Game, events)
	}
	if err == nil {
		err = after.checkSize()
	}
	return after, foreignError(err)
}

// other takes a line of another ending.
func (in *Import) other(s Span, o Other) error {
	at, err := in.game(o.Entry)
	if err != nil {
		return err
	}
	a := in.games.apartFrom(at)
	if _, twice := a.nodes[o.Sum]; twice {
		return nil
	}
	if in.out[at] || !in.room(at) {
		in.leaveOut(at)
		in.beyond.Others++
		return nil
	}
	a.nodes[o.Sum], a.spans[o.Sum] = NodeOf(o.Entry, o.Before), s
	return nil
}

// follow checks all entries of a game, the main line first.
func (in *Import) follow(g *ImportGame) error {
	a := in.games.apart[g.at]
	if a == nil {
		a = new(apart)
	}
	forks := map[string]Ledger{} // by the sum of what other entries follow on
	for _, n := range a.nodes {
		forks[n.Before] = Ledger{}
	}
	p := Ledger{ID: g.ID}
	forks[""] = p
	for _, s := range g.Lines {
		e, err := in.EntryAt(s)
		if err != nil {
			return err
		}
		if p, err = next(p, e); err != nil {
			return &LineError{Line: int(s.Number), Err: err}
		}
		if _, parts := forks[p.Sum]; parts {
			forks[p.Sum] = p
		}
	}
	if len(g.Lines) == 0 {
		return &LineError{Line: int(a.first().Number), Err: ErrGap}
	}
	if err := a.checkEndings(g.ID, p.Sum); err != nil {
		return &LineError{Line: int(a.first().Number), Err: err}
	}
	err := in.followOthers(a, forks)
	g.Others = a.lines
	in.derive(g.at, p)
	return err
}

// checkEndings returns an error if a game whose main line ends with a sum has too many endings.
func (a *apart) checkEndings(id, last string) error {
	if len(a.nodes) == 0 {
		return nil
	}
	nodes := []Node{{Sum: last, Before: "the main line"}}
	for _, n := range a.nodes {
		nodes = append(nodes, n)
	}
	return NewTree(nodes).CheckWays(id)
}

// first returns the first line with an entry of another ending.
func (a *apart) first() Span {
	return slices.MinFunc(slices.Collect(maps.Values(a.spans)), func(x, y Span) int { return int(x.Number - y.Number) })
}

// followOthers checks the other entries of a game, and brings them into order.
func (in *Import) followOthers(a *apart, forks map[string]Ledger) error {
	for _, n := range inOrder(a.nodes) {
		s := a.spans[n.Sum]
		o, err := in.OtherAt(s)
		if err != nil {
			return err
		}
		before, known := forks[n.Before]
		if !known || before.Sum != n.Before {
			return &LineError{Line: int(s.Number), Err: ErrGap}
		}
		after, err := next(before, o.Entry)
		if err != nil {
			return &LineError{Line: int(s.Number), Err: err}
		}
		if _, parts := forks[n.Sum]; parts {
			forks[n.Sum] = after
		} else {
			in.meet(after.Derive().Seats)
		}
		a.lines = append(a.lines, s)
	}
	a.nodes, a.spans = nil, nil
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
