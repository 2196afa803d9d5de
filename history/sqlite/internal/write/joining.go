package write

import (
	"errors"
	"time"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/read"
)

// join adds what the store lacks of a game that has several endings, here or there, or
// between the two. One that would come to more than Tabby keeps stays as it is here, and is named if a
// person has chosen the file: all else comes in.
func (t *Importer) join(w *database.Writer, g *history.ImportGame) error {
	id := g.ID
	nodes, stored, err := read.Tree(w, id)
	if err != nil {
		return err
	}
	j := joining{game: id, tree: history.NewTree(nodes), nodes: nodes, room: history.MaxEntries - len(nodes), any: t.Repair}
	switch err := t.joinAll(&j, g); {
	case err != nil && t.Wanted && errors.Is(err, history.ErrTooMuch):
		return t.leaveOut(g)
	case err != nil:
		return err
	}
	if stored == 0 {
		start, err := t.In.Game(g)
		if err != nil {
			return err
		}
		if err := w.Exec(`INSERT INTO game (id, created, variant) VALUES (?, ?, ?)`,
			id, start.Created.Format(time.RFC3339Nano), start.Variant); err != nil {
			return err
		}
	}
	for _, o := range j.fresh {
		if err := Other(w, o); err != nil {
			return err
		}
	}
	switch {
	case stored == 0:
		t.Games++
		t.Entries += j.added
	case j.added == 0:
		t.Known++
		return nil
	default:
		t.count(j)
	}
	t.settle = append(t.settle, id)
	return nil
}

// leaveOut names a game that stays as it is here.
func (t *Importer) leaveOut(g *history.ImportGame) error {
	s := history.Summary{ID: g.ID}
	if len(g.Lines) > 0 {
		e, err := t.In.EntryAt(g.Lines[0])
		if err != nil {
			return err
		}
		if l, _, err := (history.Ledger{ID: g.ID}).Next(e); err == nil {
			s = l.Summary()
		}
	}
	t.Beyond = append(t.Beyond, s)
	return nil
}

// count counts a game that has got entries. Those that say what is known are of people with
// other ids.
func (t *Importer) count(j joining) {
	switch now := history.NewTree(j.nodes); {
	case now.SaysSame(j.tree):
		t.Known++
		return
	case now.Leaves() == 1:
		t.Grown++
	default:
		t.Parted = append(t.Parted, j.game)
	}
	t.Entries += j.added
}

// joinAll finds the entries of a game in a file that are to be added, which are those that were checked.
func (t *Importer) joinAll(j *joining, g *history.ImportGame) error {
	sum := ""
	for _, s := range g.Lines {
		e, err := t.In.EntryAt(s)
		if err == nil {
			err = j.add(history.Other{Entry: e, Before: sum})
		}
		if err != nil {
			return err
		}
		sum = e.Sum
	}
	for _, s := range g.Others {
		o, err := t.In.OtherAt(s)
		if err == nil {
			err = j.add(o)
		}
		if err != nil {
			return err
		}
	}
	if !g.Ends(sum) {
		return history.ErrChanged
	}
	return j.checkEndings()
}

// A joining adds the entries of a file to a tree.
type joining struct {
	game  string
	tree  history.Tree
	nodes []history.Node
	fresh []history.Other // those that are not there yet
	room  int             // how many more entries the game may have
	any   bool            // or any number of entries and endings
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
	if j.added++; j.added > j.room && !j.any {
		return history.Refusal{Reason: history.ErrTooMuch, Kind: history.OfGame, What: o.Game, Limit: history.Entries, Count: history.MaxEntries}
	}
	j.nodes, j.fresh = append(j.nodes, history.NodeOf(o.Entry, o.Before)), append(j.fresh, o)
	return nil
}

// checkEndings returns an error if the game has too many endings now, and had fewer before.
func (j *joining) checkEndings() error {
	all := history.NewTree(j.nodes)
	if j.any || j.added == 0 || all.Ways() <= j.tree.Ways() {
		return nil
	}
	return all.CheckWays(j.game)
}

// stay makes a game that was shown here go by the ending that it went by, if entries alone that
// came in would make it go by another one: when an entry was written, a file may say as it
// likes. The choice is noted like any other, so all devices come to go by the same one.
func (t *Importer) stay(w *database.Writer, id string) error {
	nodes, main, err := read.Tree(w, id)
	if err != nil || main == 0 {
		return err
	}
	chosen, err := read.ChoiceOf(w, id)
	if err != nil {
		return err
	}
	if turns, wanted := history.NewTree(nodes).Turns(nodes[:main], chosen); !turns || wanted {
		return nil
	}
	c, err := history.Decide(read.Lookup{Q: w}, history.ChooseEnding{Game: id, Sum: nodes[main-1].Sum})
	if err != nil {
		return err
	}
	return Revisions(w, c.Events)
}
