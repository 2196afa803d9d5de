package write

import (
	"time"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/read"
)

// join adds what the store lacks of a game that has several endings, here or there, or
// between the two.
func (t *Importer) join(w *database.Writer, g *history.ImportGame) error {
	id := g.ID
	nodes, stored, err := read.Tree(w, id)
	if err != nil {
		return err
	}
	j := joining{w: w, game: id, tree: history.NewTree(nodes), nodes: nodes, room: history.MaxEntries - len(nodes), any: t.Repair}
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
	if err := t.joinAll(&j, g); err != nil {
		return err
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

// joinAll adds the entries of a game in a file, which are those that were checked, or
// nothing is written.
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
	w     *database.Writer
	game  string
	tree  history.Tree
	nodes []history.Node
	room  int  // how many more entries the game may have
	any   bool // or any number of entries and endings
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
	j.nodes = append(j.nodes, history.NodeOf(o.Entry, o.Before))
	return Other(j.w, o)
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
