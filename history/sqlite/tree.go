package sqlite

import (
	"slices"
	"time"

	"tabby/history"
)

// eachOther calls f with the entries off the main lines that a clause selects, in the
// order of games, numbers and sums, checked.
func eachOther(q querier, clause string, f func(history.Other) error, args ...any) error {
	return each(q, func(row row) error {
		var o history.Other
		if err := row.Scan(&o.Game, &o.Seq, &o.Sum, &o.Before, &o.At, &o.Body); err != nil {
			return err
		}
		if o.Sum != o.Chained(o.Before) {
			return history.Damagedf("game %s, entry %d of another ending: the checksum does not match", o.Game, o.Seq)
		}
		return f(o)
	}, `SELECT game, seq, sum, before, at, body FROM other_entry `+clause+` ORDER BY game, seq, sum`, args...)
}

// saveOther adds an entry off the main line of its game.
func saveOther(w *writer, o history.Other) error {
	return w.exec(`INSERT INTO other_entry (game, seq, sum, before, at, body) VALUES (?, ?, ?, ?, ?, ?)`,
		o.Game, o.Seq, o.Sum, o.Before, o.At, o.Body)
}

// forked returns the games that have several endings.
func forked(q querier) (map[string]bool, error) {
	ids, err := texts(q, `SELECT DISTINCT game FROM other_entry`)
	return setOf(ids), err
}

// readTree reads the tree of a game without what its entries say, and how many of them are
// its main line as it is stored: the first ones.
func readTree(q querier, id string) (all []history.Node, main int, err error) {
	add := func(row row, n *history.Node, more ...any) error {
		var at string
		err := row.Scan(append([]any{&n.Seq, &n.Sum, &at}, more...)...)
		n.At, _ = time.Parse(time.RFC3339, at)
		all = append(all, *n)
		return err
	}
	before := ""
	err = each(q, func(row row) error {
		n := history.Node{Before: before}
		err := add(row, &n)
		before = n.Sum
		return err
	}, `SELECT seq, sum, at FROM event WHERE game = ? ORDER BY seq`, id)
	if main = len(all); err != nil {
		return nil, 0, err
	}
	err = each(q, func(row row) error {
		var n history.Node
		return add(row, &n, &n.Before)
	}, `SELECT seq, sum, at, before FROM other_entry WHERE game = ?`, id)
	return all, main, err
}

// choiceOf returns which ending of a game was chosen.
func choiceOf(q querier, id string) (string, error) {
	m, err := readAnnotation(q, history.OfGame, id)
	return m.Choice(), err
}

// settle makes the main line of a game what its tree and the choice of the table say,
// and brings what is derived from it up to date. It reports whether that changed
// anything; the running export then has to be replaced.
func settle(w *writer, id string) (changed bool, err error) {
	others := 0
	err = w.QueryRow(`SELECT count(*) FROM other_entry WHERE game = ?`, id).Scan(&others)
	if err != nil || others == 0 {
		return false, err
	}
	nodes, main, err := readTree(w, id)
	if err != nil {
		return false, err
	}
	chosen, err := choiceOf(w, id)
	if err != nil {
		return false, err
	}
	line := history.NewTree(nodes).Main(chosen)
	stays := 0
	for stays < min(main, len(line)) && nodes[stays].Sum == line[stays].Sum {
		stays++
	}
	if stays == main && stays == len(line) {
		return false, nil
	}
	if err := swapLine(w, id, stays, line[stays:]); err != nil {
		return false, err
	}
	l, last, err := follow(w, id)
	if err == nil {
		start := l.Beginning()
		err = w.exec(`UPDATE game SET created = ?, variant = ? WHERE id = ?`, start.Created.Format(time.RFC3339Nano), start.Variant, id)
	}
	if err == nil {
		err = saveSummary(w, l.Derive(), last, true)
	}
	return true, err
}

// swapLine moves what follows on the first entries of a main line off it, and other
// entries onto it.
func swapLine(w *writer, id string, stays int, next []history.Node) error {
	if err := w.exec(`INSERT INTO other_entry (game, seq, sum, before, at, body)
		SELECT e.game, e.seq, e.sum, coalesce(b.sum, ''), e.at, e.body
		FROM event AS e LEFT JOIN event AS b ON b.game = e.game AND b.seq = e.seq - 1
		WHERE e.game = ? AND e.seq > ?`, id, stays); err != nil {
		return err
	}
	if err := w.exec(`DELETE FROM event WHERE game = ? AND seq > ?`, id, stays); err != nil {
		return err
	}
	last, err := lastEntry(w)
	if err != nil {
		return err
	}
	for i, n := range next {
		if err := w.exec(`INSERT INTO event (game, seq, n, at, body, sum)
			SELECT game, seq, ?, at, body, sum FROM other_entry WHERE game = ? AND seq = ? AND sum = ?`,
			last+int64(i)+1, id, n.Seq, n.Sum); err != nil {
			return err
		}
		if err := w.exec(`DELETE FROM other_entry WHERE game = ? AND seq = ? AND sum = ?`, id, n.Seq, n.Sum); err != nil {
			return err
		}
	}
	return nil
}

// settleAll settles some games, and makes the running export due if one changed. It
// returns whether that is so.
func settleAll(w *writer, ids []string) (changed bool, err error) {
	for _, id := range ids {
		moved, err := settle(w, id)
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

// due makes the running export due to be replaced, should it be broken off.
func due(w *writer) error {
	return w.exec(`INSERT INTO due VALUES ('running') ON CONFLICT DO NOTHING`)
}

// Endings returns all endings of a game, its main line first and then those that part
// from it first. A game that was not written on by two devices apart has one. The error is
// like that of [Reader.Game].
func (r *Reader) Endings(id string) ([]history.Ending, error) {
	var all []history.Ending
	err := r.snapshot(func(q querier) error {
		nodes, _, err := readTree(q, id)
		if err != nil {
			return err
		}
		chosen, err := choiceOf(q, id)
		if err != nil {
			return err
		}
		l, err := ledgers(q, id)
		if err != nil {
			return err
		}
		if len(nodes) == 0 {
			return history.Refusal{Reason: history.ErrNoGame, What: id}
		}
		all = history.EndingsOf(history.NewTree(nodes).Endings(chosen), l)
		return nil
	})
	for i := range all {
		one := []history.Summary{all[i].Summary}
		err = join(err, r.complete(one))
		all[i].Summary = one[0]
	}
	return all, wrap("read the endings of game "+id, err)
}

// ledgers returns a game as of each of its entries, by their sums.
func ledgers(q querier, id string) (map[string]history.Ledger, error) {
	at := map[string]history.Ledger{"": {ID: id}}
	next := func(e history.Entry, before string) error {
		l, known := at[before]
		if !known {
			return history.Damagedf("game %s, entry %d of another ending: the entry before it is missing", id, e.Seq)
		}
		after, _, err := l.Next(e)
		at[e.Sum] = after
		return err
	}
	before := ""
	err := eachEntry(q, `WHERE game = ? ORDER BY seq`, func(e history.Entry) error {
		err := next(e, before)
		before = e.Sum
		return err
	}, id)
	if err == nil {
		err = eachOther(q, `WHERE game = ?`, func(o history.Other) error { return next(o.Entry, o.Before) }, id)
	}
	return at, err
}

// sums returns the sums of some nodes.
func sums(nodes []history.Node) []string {
	all := make([]string, len(nodes))
	for i, n := range nodes {
		all[i] = n.Sum
	}
	return all
}

// checkEndings checks the entries off the main lines, and that each main line is the
// one by which its game goes.
func checkEndings(q querier) (wrong []error) {
	games, err := forked(q)
	if err != nil {
		return []error{err}
	}
	for id := range games {
		if err := checkTree(q, id); err != nil {
			wrong = append(wrong, err)
		}
	}
	return wrong
}

func checkTree(q querier, id string) error {
	if _, err := ledgers(q, id); err != nil {
		return err
	}
	nodes, main, err := readTree(q, id)
	if err != nil {
		return err
	}
	chosen, err := choiceOf(q, id)
	if err != nil {
		return err
	}
	if !slices.Equal(sums(nodes[:main]), sums(history.NewTree(nodes).Main(chosen))) {
		return history.Damagedf("game %s: it does not go by the ending by which it is to go", id)
	}
	return nil
}
