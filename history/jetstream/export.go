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

// A PartError says what is missing in an export. Everything else is in it.
type PartError struct{ Missing []error }

// Error names everything that is missing.
func (e *PartError) Error() string {
	return "the export has all but this: " + errors.Join(e.Missing...).Error()
}

// Export writes everything about the people and games of the space as JSON Lines, as the store of
// one machine does: the same history gives the same bytes. Games go on meanwhile; the export has
// what was there when it began. It leaves out what cannot be read of a game or of people, and the
// error is then a [*PartError]; otherwise the error wraps [history.ErrStopped].
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
	x := exporter{store: s, work: work, lengths: lengths, part: map[string]bool{}}
	x.Newer, x.Each = history.Verbatims{}, x.each
	if err := buffered(games, x.Entries); err != nil {
		return err
	}
	if err := s.people.export(&x); err != nil {
		return err
	}
	if _, err := games.Seek(0, io.SeekStart); err != nil {
		return err
	}
	err = buffered(w, x.Head)
	if err == nil {
		_, err = io.Copy(w, games)
	}
	if err == nil {
		err = buffered(w, x.Others)
	}
	if err != nil || len(x.missing) == 0 {
		return err
	}
	return &PartError{x.missing}
}

// buffered writes lines, many at a time.
func buffered(w io.Writer, write func(history.Sink) error) error {
	b := bufio.NewWriterSize(w, 1<<16)
	err := write(func(line []byte) error {
		_, err := b.Write(line)
		return err
	})
	return cmp.Or(err, b.Flush())
}

// An exporter writes the games of a space.
type exporter struct {
	history.Lines
	store   *Store
	work    history.Work
	lengths map[string]int
	part    map[string]bool // games that are not whole
	missing []error
}

// each calls f with the entries of all games, as far as they can be read.
func (x *exporter) each(f func(history.Entry) error) error {
	all := 0
	for _, n := range x.lengths {
		all += n
	}
	done := 0
	for _, id := range slices.Sorted(maps.Keys(x.lengths)) {
		l, err := x.game(id, f, func(entry int) error { return x.work.Step(history.WritingEntries, done+entry, all) })
		switch {
		case errors.Is(err, history.ErrDamaged):
			x.part[id] = true
			x.missing = append(x.missing, missing(id, l, err))
		case err != nil:
			return err
		}
		if l.Seq > 0 {
			x.Counts.Games++
		}
		x.Counts.Entries += l.Seq
		done += x.lengths[id]
	}
	return nil
}

// missing says from which entry on a game is missing.
func missing(id string, l history.Ledger, err error) error {
	who := ""
	for _, p := range l.Game.People() {
		who += " " + p.Name
	}
	return fmt.Errorf("game %s%s, from entry %d on (%w)", id, who, l.Seq+1, err)
}

// game calls f with the entries of a game, and returns how far they go.
func (x *exporter) game(id string, f func(history.Entry) error, step func(int) error) (history.Ledger, error) {
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
		if v, is := history.VerbatimOf(m.data, e); is && err == nil {
			x.Newer[v.Sum] = v.Text
		}
		if err == nil {
			err = f(e)
		}
		if err != nil {
			return l, err
		}
		l, seq = next, m.seq
	}
	return l, nil
}

// export adds everything beside the games: people, annotations, and the entries of other endings.
func (a *revisions) export(x *exporter) error {
	a.mu.Lock()
	defer a.mu.Unlock()
	if err := a.read(); err != nil {
		return err
	}
	maps.Copy(x.Newer, a.newer)
	x.missing = append(x.missing, a.unread...)
	x.People = slices.SortedFunc(maps.Values(a.known.People), func(p, q history.Person) int { return cmp.Compare(p.ID, q.ID) })
	notes := slices.SortedFunc(maps.Values(a.known.Annotations), func(m, n history.Annotation) int {
		return cmp.Or(cmp.Compare(m.Kind, n.Kind), cmp.Compare(m.ID, n.ID))
	})
	others := slices.SortedFunc(maps.Values(a.others), func(o, p history.Other) int {
		return cmp.Or(cmp.Compare(o.Game, p.Game), cmp.Compare(o.Seq, p.Seq), cmp.Compare(o.Sum, p.Sum))
	})
	x.Marks = slices.DeleteFunc(notes, func(m history.Annotation) bool { return x.part[m.ID] && m.Choice() != "" })
	others = slices.DeleteFunc(others, func(o history.Other) bool { return x.part[o.Game] }) // it may fork off what is lacking
	x.Counts.Others = len(others)
	x.Beside = func(f func(history.Other) error) error {
		for _, o := range others {
			if err := f(o); err != nil {
				return err
			}
		}
		return nil
	}
	return nil
}
