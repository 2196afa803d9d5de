package write

import (
	"time"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/read"
)

// Other adds an entry off the main line of its game.
func Other(w *database.Writer, o history.Other) error {
	return w.Exec(`INSERT INTO other_entry (game, seq, sum, before, at, body) VALUES (?, ?, ?, ?, ?, ?)`,
		o.Game, o.Seq, o.Sum, o.Before, o.At, o.Body)
}

// chooseHead sets the main line of a game by its tree and the choice of the table, and brings
// everything derived from it up to date. It reports whether that changed anything; the running
// export then has to be replaced.
func chooseHead(w *database.Writer, id string) (changed bool, err error) {
	others := 0
	err = w.QueryRow(`SELECT count(*) FROM other_entry WHERE game = ?`, id).Scan(&others)
	if err != nil || others == 0 {
		return false, err
	}
	nodes, main, err := read.Tree(w, id)
	if err != nil {
		return false, err
	}
	chosen, err := read.ChoiceOf(w, id)
	if err != nil {
		return false, err
	}
	line := history.NewTree(nodes).Main(chosen)
	shared := 0
	for shared < min(main, len(line)) && nodes[shared].Sum == line[shared].Sum {
		shared++
	}
	if shared == main && shared == len(line) {
		return false, nil
	}
	if err := swapLine(w, id, shared, line[shared:]); err != nil {
		return false, err
	}
	l, last, err := read.Follow(w, id)
	if err == nil {
		err = derive(w, l, last)
	}
	return true, err
}

// derive writes down again what follows from a game, whose last entry has number last of all.
func derive(w *database.Writer, l history.Ledger, last int64) error {
	s := l.Beginning()
	if err := w.Exec(`UPDATE game SET created = ?, variant = ? WHERE id = ?`, s.Created.Format(time.RFC3339Nano), s.Variant, s.ID); err != nil {
		return err
	}
	return Summary(w, l.Derive(), last, true)
}

// swapLine moves what follows on the first entries of a main line off it, and other
// entries onto it.
func swapLine(w *database.Writer, id string, shared int, next []history.Node) error {
	if err := w.Exec(`INSERT INTO other_entry (game, seq, sum, before, at, body)
		SELECT e.game, e.seq, e.sum, coalesce(b.sum, ''), e.at, e.body
		FROM event AS e LEFT JOIN event AS b ON b.game = e.game AND b.seq = e.seq - 1
		WHERE e.game = ? AND e.seq > ?`, id, shared); err != nil {
		return err
	}
	if err := w.Exec(`DELETE FROM event WHERE game = ? AND seq > ?`, id, shared); err != nil {
		return err
	}
	last, err := read.LastEntry(w)
	if err != nil {
		return err
	}
	for i, n := range next {
		if err := w.Exec(`INSERT INTO event (game, seq, n, at, body, sum)
			SELECT game, seq, ?, at, body, sum FROM other_entry WHERE game = ? AND seq = ? AND sum = ?`,
			last+int64(i)+1, id, n.Seq, n.Sum); err != nil {
			return err
		}
		if err := w.Exec(`DELETE FROM other_entry WHERE game = ? AND seq = ? AND sum = ?`, id, n.Seq, n.Sum); err != nil {
			return err
		}
	}
	return nil
}

// ChooseHeads chooses the ending by which some games go, and makes the running export due if one changed. It
// returns whether that is so.
func ChooseHeads(w *database.Writer, ids []string) (changed bool, err error) {
	for _, id := range ids {
		moved, err := chooseHead(w, id)
		if err != nil {
			return false, err
		}
		changed = changed || moved
	}
	if !changed {
		return false, nil
	}
	return true, due(w)
}

// Revised notes that the newest lines about people or games may be missing in the running export.
func Revised(w *database.Writer) error {
	return w.Exec(`INSERT INTO due VALUES ('revisions') ON CONFLICT DO NOTHING`)
}

// due makes the running export due to be replaced, should it be broken off.
func due(w *database.Writer) error {
	return w.Exec(`INSERT INTO due VALUES ('running') ON CONFLICT DO NOTHING`)
}
