package history

import (
	"errors"
	"iter"
)

// An ImportGame is one game of an import.
type ImportGame struct {
	ID     string // UUIDv7
	Lines  []Span // of the entries of its main line
	Others []Span // of its other entries, each after the one before it

	at    int    // its place in the file
	sum   uint64 // beginning of that of the last of the main line
	newer bool   // a newer Tabby wrote it
}

// apart are the entries of a game that are not on its main line.
type apart struct {
	nodes map[string]Node // by sum
	spans map[string]Span // of those
	lines []Span          // in order, once they are followed
}

// Ends reports whether the last entry of the main line has that checksum, as it had when the
// game was checked.
func (g *ImportGame) Ends(sum string) bool { return g.sum == shortened(sum) }

// Len returns how many games there are, without those that are left out.
func (in *Import) Len() int { return in.games.games.len() - len(in.out) }

// Games yields all games, in the order of the file, and the place of each from 0. A game is valid
// until the next.
func (in *Import) Games() iter.Seq2[int, *ImportGame] {
	return func(yield func(int, *ImportGame) bool) {
		var buffer []Span
		n := 0
		for i := range in.games.games.len() {
			if in.out[i] {
				continue
			}
			g := in.games.unpack(i, buffer)
			if buffer = g.Lines; !yield(n, g) {
				return
			}
			n++
		}
	}
}

// isBeyond reports whether an error is about a game that is larger than Tabby keeps.
func isBeyond(err error) bool {
	r := Refusal{}
	return errors.As(err, &r) && r.Reason == ErrTooMuch && (r.Limit == Entries || r.Limit == Players)
}

// leaveOut leaves out a game that is larger than Tabby keeps, with all its lines.
func (in *Import) leaveOut(at int) {
	if in.out[at] {
		return
	}
	p := in.games.games.at(at)
	in.out[at] = true
	in.beyond.Games++
	in.beyond.Entries += int(p.count)
	if a := in.games.apart[at]; a != nil {
		in.beyond.Others += max(len(a.nodes), len(a.lines))
	}
	s := Summary{ID: p.id.String()}
	if p.count > 0 {
		if e, err := in.EntryAt(in.games.line(at, 1)); err == nil {
			l, _, _ := Ledger{ID: s.ID}.Next(e)
			s = l.Summary()
		}
	}
	in.Beyond = append(in.Beyond, s)
}

// room reports whether a game can have one entry more.
func (in *Import) room(at int) bool {
	entries := int(in.games.games.at(at).count)
	if a := in.games.apart[at]; a != nil {
		entries += len(a.nodes)
	}
	return entries < MaxEntries
}

// derive keeps what follows from a game for when it is written down, and returns it.
func (in *Import) derive(at int, l Ledger) Summary {
	s := l.Derive()
	g := in.games.games.at(at)
	g.sum, g.newer = shortened(l.Sum), s.Newer
	in.meet(s.Seats)
	if !in.large {
		in.games.kept[at] = &s
	}
	return s
}

// Game returns a game as its main line derives it. The error is [ErrChanged] if the file is
// another one by now.
func (in *Import) Game(g *ImportGame) (Summary, error) {
	if s := in.games.kept[g.at]; s != nil {
		return *s, nil
	}
	l := Ledger{ID: g.ID}
	for _, s := range g.Lines {
		e, err := in.EntryAt(s)
		if err != nil {
			return Summary{}, err
		}
		if l, _, err = l.Next(e); err != nil {
			return Summary{}, ErrChanged
		}
	}
	return l.Derive(), nil
}
