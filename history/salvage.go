package history

import (
	"cmp"
	"maps"
	"slices"

	"github.com/google/uuid"
)

// A Salvage is what could be read of games, whichever files it came from and in whichever order.
type Salvage struct {
	Gathered int    // entries of [Salvage.Import] that were not in the database
	Unused   int    // lines of the running export that cannot be used, as other entries
	Rounds   Rounds // of the games of [Salvage.Import]

	lines memorySource
	games map[string][]salvaged
}

// A salvaged entry was read, whether or not it follows on another.
type salvaged struct {
	seq  int
	sum  string // of its line
	from Place
	span Span // of its line here
}

// NewSalvage returns an empty salvage.
func NewSalvage() *Salvage { return &Salvage{Rounds: Rounds{}, games: map[string][]salvaged{}} }

// Has reports whether there is an entry of a game.
func (s *Salvage) Has(game string) bool { return len(s.games[game]) > 0 }

// Add adds an entry that [ParseLine] has read somewhere, unless it is there already. The error says
// why no game can have it.
func (s *Salvage) Add(e Entry, from Place) error {
	if err := checkGameID(e.Game); err != nil {
		return err
	}
	text := e.Line()
	f := salvaged{seq: e.Seq, sum: Checksum(string(text)), from: from}
	all := s.games[e.Game]
	switch i := slices.IndexFunc(all, func(o salvaged) bool { return o.sum == f.sum }); {
	case i < 0:
		f.span = s.write(text)
		s.games[e.Game] = append(all, f)
	case from == InDatabase:
		all[i].from = from
	}
	return nil
}

func (s *Salvage) write(line []byte) Span {
	span := Span{At: s.lines.Size(), Length: int32(len(line))}
	_, _ = s.lines.Write(line) // memory takes all
	return span
}

// Import returns the games, as far as their entries follow on one another from the first, on every
// ending. The game of which something was read last comes last.
func (s *Salvage) Import(work Work) (*Import, error) {
	in := newImport(&s.lines, work)
	in.large = s.lines.Size() > smallFile
	last := func(game string) int64 { return s.games[game][len(s.games[game])-1].span.At }
	ids := slices.SortedFunc(maps.Keys(s.games), func(a, b string) int { return cmp.Compare(last(a), last(b)) })
	for i, id := range ids {
		err := work.Step(DerivingGames, i+1, len(ids))
		if err == nil {
			err = s.add(in, id)
		}
		if err != nil {
			return nil, err
		}
	}
	return in, nil
}

// add adds a game to an import.
func (s *Salvage) add(in *Import, id string) error {
	t, spans, err := s.regrow(in, id)
	if err != nil || len(t.nodes) == 0 {
		return err
	}
	main := NewTree(t.nodes).Main("")
	at := in.games.add(uuid.MustParse(id))
	for _, n := range main {
		in.games.push(at, spans[n.Sum])
		delete(spans, n.Sum)
	}
	s.Rounds.Add(id, in.derive(at, t.ledgers[main[len(main)-1].Sum]).Rounds)
	for _, n := range t.nodes {
		if span, apart := spans[n.Sum]; apart {
			e, err := in.EntryAt(span)
			if err != nil {
				return err
			}
			a := in.games.apartFrom(at)
			a.lines = append(a.lines, s.write(Other{e, n.Before}.Line()))
		}
	}
	return nil
}

// regrow finds out which entries of a game follow on one another, and returns where they stand by
// their sums.
func (s *Salvage) regrow(in *Import, id string) (regrowth, map[string]Span, error) {
	t, spans := regrowth{ledgers: map[string]Ledger{}}, map[string]Span{}
	slices.SortStableFunc(s.games[id], func(a, b salvaged) int { return a.seq - b.seq })
	for _, f := range s.games[id] {
		e, err := in.EntryAt(f.span)
		if err != nil {
			return t, nil, err
		}
		switch err := t.grow(e); {
		case err == nil:
			if spans[e.Sum] = f.span; f.from != InDatabase {
				s.Gathered++
			}
		case f.from == InExport:
			s.Unused++
		}
	}
	return t, spans, nil
}

// A regrowth is the tree of a game as far as its entries follow on one another.
type regrowth struct {
	nodes   []Node
	ledgers map[string]Ledger // the game as of its last entries, and of those that another may follow on, by sum
	seq     int               // number of the last entry
	passed  []string          // sums of entries before it that others follow on
}

// grow adds an entry. They come in the order of their numbers.
func (t *regrowth) grow(e Entry) error {
	if e.Seq > t.seq {
		for _, sum := range t.passed {
			delete(t.ledgers, sum)
		}
		t.seq, t.passed = e.Seq, nil
	}
	before := slices.IndexFunc(t.nodes, func(n Node) bool { return n.Seq == e.Seq-1 && e.Sum == e.Chained(n.Sum) })
	n, l := NodeOf(e, ""), Ledger{ID: e.Game}
	if before >= 0 {
		n.Before = t.nodes[before].Sum
		l = t.ledgers[n.Before]
	}
	after, _, err := l.Next(e)
	if err == nil {
		t.nodes, t.ledgers[e.Sum] = append(t.nodes, n), after
		t.passed = append(t.passed, n.Before)
	}
	return err
}
