package sqlite

import (
	"fmt"
	"time"

	"tabby/history"
)

// join adds what the store lacks of a game that has several endings, here or there, or
// between the two.
func (t *importer) join(w *writer, id string, g *history.ImportGame) error {
	nodes, stored, err := readTree(w, id)
	if err != nil {
		return err
	}
	j := joining{w: w, tree: history.NewTree(nodes), room: history.MaxEntries - len(nodes)}
	if stored == 0 {
		start := g.Row.Beginning()
		if err := w.exec(`INSERT INTO game (id, created, variant) VALUES (?, ?, ?)`,
			id, start.Created.Format(time.RFC3339Nano), start.Variant); err != nil {
			return err
		}
	}
	if err := t.joinAll(&j, g); err != nil {
		return err
	}
	switch {
	case stored == 0:
		t.Games++
	case j.added > 0:
		t.Parted = append(t.Parted, id)
	default:
		t.Known++
		return nil
	}
	t.Entries += j.added
	t.settle = append(t.settle, id)
	return nil
}

// joinAll adds the entries of a game in a file, which are those that were checked, or
// nothing is written.
func (t *importer) joinAll(j *joining, g *history.ImportGame) error {
	sum := ""
	for _, s := range g.Lines {
		e, err := t.in.EntryAt(s)
		if err == nil {
			err = j.add(history.Other{Entry: e, Before: sum})
		}
		if err != nil {
			return err
		}
		sum = e.Sum
	}
	for _, s := range g.Others {
		o, err := t.in.OtherAt(s)
		if err == nil {
			err = j.add(o)
		}
		if err != nil {
			return err
		}
	}
	if sum != g.Sum {
		return history.ErrChanged
	}
	return nil
}

// A joining adds the entries of a file to a tree.
type joining struct {
	w     *writer
	tree  history.Tree
	room  int // how many more entries the game may have
	added int
}

// add adds an entry unless it is there. Whether it is on the main line is settled when
// all are there.
func (j *joining) add(o history.Other) error {
	if o.Check() != nil {
		return history.ErrChanged
	}
	if j.tree.Has(o.Sum) {
		return nil
	}
	if j.added++; j.added > j.room {
		return fmt.Errorf("%w: more than %d entries of game %s", history.ErrTooMuch, history.MaxEntries, o.Game)
	}
	return saveOther(j.w, o)
}
