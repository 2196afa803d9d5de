package jetstream

import (
	"bufio"
	"cmp"
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"

	"tabby/history"
)

// A PartError says what an export lacks. All else is in it.
type PartError struct{ Lacks []error }

// Error names all that is lacking.
func (e *PartError) Error() string {
	return "the export has all but this: " + errors.Join(e.Lacks...).Error()
}

// Export writes everything about the people and games of the space as JSON Lines, as the
// store of one machine does: the same history gives the same bytes. Games go on meanwhile;
// of each it has what was there when it began. What cannot be read of a game or of people is
// left out, and the error is then a [*PartError]; else it wraps [history.ErrStopped].
func (s *Store) Export(w io.Writer, work history.Work) error {
	lengths, err := s.lengths()
	if err != nil {
		return err
	}
	games, err := os.CreateTemp("", "tabby-export-*") // how much it has is known at the end, and stands first
	if err != nil {
		return err
	}
	defer os.Remove(games.Name())
	defer games.Close()
	x := exporter{store: s, to: bufio.NewWriterSize(games, 1<<16), work: work, lengths: lengths, part: map[string]bool{}}
	if err := x.games(); err != nil {
		return err
	}
	b := bufio.NewWriterSize(w, 1<<16)
	others, err := s.people.export(b, &x)
	if err != nil {
		return err
	}
	if _, err := games.Seek(0, io.SeekStart); err != nil {
		return err
	}
	if _, err := io.Copy(b, games); err != nil {
		return err
	}
	for _, line := range others {
		if _, err := b.Write(line); err != nil {
			return err
		}
	}
	if err := b.Flush(); err != nil || len(x.lacks) == 0 {
		return err
	}
	return &PartError{x.lacks}
}

// An exporter writes the games of a space.
type exporter struct {
	history.Counts
	store   *Store
	to      *bufio.Writer
	showing history.Showing
	work    history.Work
	lengths map[string]int
	part    map[string]bool // games that are not whole
	lacks   []error
}

// games writes all games, as far as they can be read.
func (x *exporter) games() error {
	all := 0
	for _, n := range x.lengths {
		all += n
	}
	done := 0
	x.showing.Write = func(line []byte) error {
		_, err := x.to.Write(line)
		return err
	}
	for _, id := range slices.Sorted(maps.Keys(x.lengths)) {
		l, err := x.game(id, func(entry int) error { return x.work.Step(history.WritingEntries, done+entry, all) })
		switch {
		case errors.Is(err, history.ErrDamaged):
			x.part[id] = true
			x.lacks = append(x.lacks, lack(id, l, err))
		case err != nil:
			return err
		}
		if l.Seq > 0 {
			x.Games++
		}
		x.Entries += l.Seq
		done += x.lengths[id]
	}
	if err := x.showing.Close(); err != nil {
		return err
	}
	return x.to.Flush()
}

// lack says from where on a game is lacking.
func lack(id string, l history.Ledger, err error) error {
	who := ""
	for _, p := range l.Game.People() {
		who += " " + p.Name
	}
	return fmt.Errorf("game %s%s, from entry %d on (%w)", id, who, l.Seq+1, err)
}

// game writes the entries of a game, and returns how far they go.
func (x *exporter) game(id string, step func(int) error) (history.Ledger, error) {
	l := history.Ledger{ID: id}
	seq := uint64(0)
	for l.Seq < x.lengths[id] {
		m, err := x.store.conn.next(gamePlace(x.store.space, id), seq)
		if err != nil {
			return l, err
		}
		if m == nil {
			return l, history.Damaged(history.Refusal{Reason: history.ErrGap, Kind: history.OfGame, What: id, Seq: l.Seq + 1})
		}
		e, err := entryOf(id, m)
		if err != nil {
			return l, err
		}
		next, _, err := l.Next(e)
		if err == nil {
			err = step(next.Seq)
		}
		if err == nil {
			err = x.showing.Entry(e, lineOf(e, m))
		}
		if err != nil {
			return l, err
		}
		l, seq = next, m.seq
	}
	return l, nil
}

// export writes the head of an export: how much it has, people, and what is noted. It
// returns the lines of the entries of other endings, which come last.
func (a *revisions) export(w io.Writer, x *exporter) (last [][]byte, err error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if err := a.read(); err != nil {
		return nil, err
	}
	people := slices.SortedFunc(maps.Values(a.known.People), func(p, q history.Person) int { return cmp.Compare(p.ID, q.ID) })
	notes := slices.SortedFunc(maps.Values(a.known.Annotations), func(m, n history.Annotation) int {
		return cmp.Or(cmp.Compare(m.Kind, n.Kind), cmp.Compare(m.ID, n.ID))
	})
	others := slices.SortedFunc(maps.Values(a.others), func(o, p history.Other) int {
		return cmp.Or(cmp.Compare(o.Game, p.Game), cmp.Compare(o.Seq, p.Seq), cmp.Compare(o.Sum, p.Sum))
	})
	others = slices.DeleteFunc(others, func(o history.Other) bool { return x.part[o.Game] }) // it may fork off what is lacking
	notes = slices.DeleteFunc(notes, func(m history.Annotation) bool { return x.part[m.ID] && m.Choice() != "" })
	x.lacks = append(x.lacks, a.unread...)
	c := x.Counts
	c.People, c.Others = len(people), len(others)
	lines := [][]byte{nil}
	for _, p := range people {
		lines = append(lines, a.newer.Line(p.Sum(), p.Line()))
	}
	for _, m := range notes {
		c.Mark(m)
		lines = append(lines, a.newer.Line(m.Sum(), m.Line()))
	}
	lines[0] = c.Line()
	for _, line := range lines {
		if _, err := w.Write(line); err != nil {
			return nil, err
		}
	}
	for _, o := range others {
		last = append(last, a.newer.Line(o.Sum, o.Line()))
	}
	return last, nil
}
