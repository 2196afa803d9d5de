package history

import "slices"

// An ImportGame is one game of an import.
type ImportGame struct {
	Lines  []Span // of the entries of its main line
	Others []Span // of its other entries, each after the one before it
	Sum    string // of the last of the main line

	game  *Summary // as the main line derives it, or nil: see [Import.Game]
	newer bool     // a newer Tabby wrote it

	apart map[string]Node // its other entries, by sum
	spans map[string]Span // of those
}

// room returns an error if a game cannot have one entry more.
func (g *ImportGame) room() error {
	if len(g.Lines)+len(g.apart) >= MaxEntries {
		return Refusal{Reason: ErrTooMuch, Limit: Entries, Count: MaxEntries}
	}
	return nil
}

// derive keeps what follows from a game for when it is written down.
func (in *Import) derive(g *ImportGame, l Ledger) {
	s := l.Derive()
	g.Sum, g.newer = l.Sum, s.Newer
	in.meet(s.Seats)
	if !in.large {
		g.game = &s
		return
	}
	g.Lines = slices.Clone(g.Lines) // without the room for more
}

// Game returns a game as its main line derives it. The error is [ErrChanged] if the file is
// another one by now.
func (in *Import) Game(id string, g *ImportGame) (Summary, error) {
	if g.game != nil {
		return *g.game, nil
	}
	l := Ledger{ID: id}
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
