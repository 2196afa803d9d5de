package jetstream

import (
	"bufio"
	"cmp"
	"io"
	"maps"
	"slices"

	"tabby/history"
)

// Export writes everything about the people and games of the space as JSON Lines, as the
// store of one machine does: the same history gives the same bytes. Games go on meanwhile;
// of each it has what was there when it began. The error wraps [history.ErrDamaged] where a
// checksum does not match, or [history.ErrStopped].
func (s *Store) Export(w io.Writer, work history.Work) error {
	lengths, err := s.lengths()
	if err != nil {
		return err
	}
	b := bufio.NewWriterSize(w, 1<<16)
	entries := 0
	for _, n := range lengths {
		entries += n
	}
	others, err := s.annal.export(b, history.Counts{Games: len(lengths), Entries: entries})
	if err != nil {
		return err
	}
	done := 0
	for _, id := range slices.Sorted(maps.Keys(lengths)) {
		if done, err = s.exportGame(b, id, lengths[id], func(entry int) error { return work.Step("writing the entries", done+entry, entries) }); err != nil {
			return err
		}
	}
	for _, o := range others {
		if _, err := b.Write(o.Line()); err != nil {
			return err
		}
	}
	return b.Flush()
}

// exportGame writes the first entries of a game.
func (s *Store) exportGame(w io.Writer, id string, count int, step func(int) error) (int, error) {
	l := history.Ledger{ID: id}
	seq := uint64(0)
	for l.Seq < count {
		m, err := s.conn.next(gamePlace(s.space, id), seq)
		if err != nil {
			return 0, err
		}
		if m == nil {
			return 0, history.Damagedf("game %s: entry %d is missing", id, l.Seq+1)
		}
		e, err := entryOf(id, m)
		if err == nil {
			l, _, err = l.Next(e)
		}
		if err == nil {
			err = step(l.Seq)
		}
		if err == nil {
			_, err = w.Write(e.Line())
		}
		if err != nil {
			return 0, err
		}
		seq = m.seq
	}
	return count, nil
}

// export writes the head of an export: how much it has, people, and what is noted. It
// returns the entries of other endings, which come last.
func (a *annal) export(w io.Writer, c history.Counts) ([]history.Other, error) {
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
	c.People, c.Marks, c.Others = len(people), len(notes), len(others)
	lines := [][]byte{nil}
	for _, p := range people {
		lines = append(lines, p.Line())
	}
	for _, m := range notes {
		if m.Choice() != "" {
			c.Choices++
		}
		lines = append(lines, m.Line())
	}
	lines[0] = c.Line()
	for _, line := range lines {
		if _, err := w.Write(line); err != nil {
			return nil, err
		}
	}
	return others, nil
}
