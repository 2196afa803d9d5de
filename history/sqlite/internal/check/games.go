package check

import (
	"bytes"
	"database/sql"
	"errors"
	"time"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/read"
	"tabby/history/stats"
)

// checkGames checks every game of a schema. Before facts were derived as they are today, they are
// missing or differ until the migration is complete.
func checkGames(q database.Querier, schema int, work history.Work) (wrong []error, err error) {
	ids, err := database.Texts(q, `SELECT id FROM game ORDER BY id`)
	forked := map[string]bool{}
	if err == nil && schema >= database.ForkedFrom {
		forked, err = read.Forked(q)
	}
	if err != nil {
		return nil, err
	}
	for i, id := range ids {
		err := work.Step(history.CheckingEntries, i+1, len(ids))
		if err == nil {
			err = checkGame(q, id, schema >= database.DerivedFrom)
		}
		if err == nil && forked[id] {
			err = checkEndings(q, id)
		}
		if err != nil && !errors.Is(err, history.ErrDamaged) {
			return nil, err
		}
		wrong = append(wrong, err)
	}
	return wrong, nil
}

// checkGame follows a game through its entries, and compares everything derived from them. If only
// one of two Tabbys can read the game, this one or the one that derived the data, they differ.
func checkGame(q database.Querier, id string, facts bool) error {
	l, _, err := read.Follow(q, id)
	if err != nil {
		return err
	}
	var created, variant, body, sum string
	if err := q.QueryRow(`SELECT g.created, g.variant, coalesce(s.body, ''), coalesce(s.sum, '')
		FROM game AS g LEFT JOIN summary AS s ON s.game = g.id WHERE g.id = ?`, id).Scan(&created, &variant, &body, &sum); err != nil {
		return disk.Reasoned(err)
	}
	s, err := history.ReadSummary(body, sum)
	began := l.Beginning()
	wrong := history.Refusal{Kind: history.OfGame, What: id}
	switch {
	case err != nil:
		wrong.Reason = history.ErrChecksum
	case s.Entries != l.Seq:
		wrong.Reason, wrong.Count, wrong.Known = history.ErrEntries, l.Seq, s.Entries
	case s.Newer != (l.Newer() != nil) || l.Seq == 0:
		return nil
	case created != began.Created.Format(time.RFC3339Nano) || variant != began.Variant:
		wrong.Reason = history.ErrDerived
	case facts:
		return checkFact(q, l)
	default:
		return nil
	}
	return history.Damaged(wrong)
}

// checkFact compares what statistics count of a game. What was derived by another rule is derived
// again when it is read.
func checkFact(q database.Querier, l history.Ledger) error {
	var day, variant, ending string
	var body []byte
	err := q.QueryRow(`SELECT day, variant, ending, body FROM fact WHERE game = ?`, l.ID).Scan(&day, &variant, &ending, &body)
	if err != nil && !errors.Is(err, sql.ErrNoRows) {
		return disk.Reasoned(err)
	}
	derived := l.Derive()
	f := derived.Fact
	evening, err := read.Day(q, derived)
	if err != nil {
		return err
	}
	another := len(body) > 0 && !stats.IsCurrent(body)
	if !another && (day != evening || variant != f.Variant || ending != f.Ending || !bytes.Equal(body, f.Encode())) {
		return history.Damaged(history.Refusal{Reason: history.ErrDerived, Kind: history.OfGame, What: l.ID})
	}
	return nil
}

// checkEndings checks the entries off the main line of a game, and whether the right ending counts.
// An ending that says no more than the right one may count until the next housekeeping.
func checkEndings(q database.Querier, id string) error {
	if _, err := read.Ledgers(q, id); err != nil {
		return err
	}
	nodes, main, err := read.Tree(q, id)
	if err != nil {
		return err
	}
	chosen, err := read.ChoiceOf(q, id)
	if err != nil {
		return err
	}
	tree := history.NewTree(nodes)
	if !tree.SaysAll(tree.Main(chosen), nodes[:main]) {
		return history.Damaged(history.Refusal{Reason: history.ErrDerived, Kind: history.OfGame, What: id})
	}
	return nil
}
