// Package check finds out whether a database still is as it was written. It changes nothing.
package check

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"strings"
	"time"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/read"
	"tabby/history/stats"
)

// File checks a database that is not open and whose schema must be among
// those known.
func File(f disk.Folder, path string, known int, work history.Work) error {
	db, err := database.Immutable.Connect(f.Disk, path, 2)
	if err != nil {
		return err
	}
	s, err := database.SchemaOf(db)
	if err == nil {
		err = s.Check(known)
	}
	if err == nil {
		err = inspect(f.Steps, db, false, work)
	}
	return disk.Join(err, db.Close())
}

// Database checks everything in an open database. The error wraps [history.ErrDamaged] and
// has a fault for each thing that is not as it was written.
func Database(r *read.Source, f disk.Folder, work history.Work) error {
	return disk.Wrap(history.CheckingFile, r.Snapshot(func(q database.Querier) error { return inspect(f.Steps, q, true, work) }))
}

// inspect is Check for any database of ours, an older one included.
func inspect(steps []string, q database.Querier, revisions bool, work history.Work) error {
	s, err := database.SchemaOf(q)
	if err == nil && s.Version <= len(steps) { // that of a newer one is not known
		err = database.CheckObjects(steps, q, s.Version)
	}
	if r := (history.Refusal{}); errors.As(err, &r) && r.Reason == history.ErrSchema {
		return history.Damaged(r)
	}
	if err == nil {
		err = Pages(q, work)
	}
	if err != nil {
		return err
	}
	return Rows(q, s.Version, revisions, work)
}

// Rows asks every entry, game and person of a schema, and perhaps whether their revisions leave
// room for the next. Those that an older Tabby has taken in do not. Backups with them are in order:
// a repair after one is put back counts them again.
func Rows(q database.Querier, schema int, revisions bool, work history.Work) error {
	wrong, err := checkGames(q, schema, work)
	if err != nil {
		return err
	}
	revised := func(isSettled bool, kind, id string) {
		if revisions && !isSettled {
			wrong = append(wrong, history.Damaged(history.Refusal{Reason: history.ErrRevision, Kind: kind, What: id}))
		}
	}
	people, err := read.People(q)
	wrong = append(wrong, err)
	for _, p := range people {
		revised(p == p.Canonical(), history.OfPerson, p.ID)
	}
	if schema >= database.AnnotatedFrom {
		err = read.EachAnnotation(q, "", func(m history.Annotation) error {
			revised(m == m.Canonical(), m.Kind, m.ID)
			return nil
		})
		wrong = append(wrong, err)
	}
	if schema >= database.NumberedFrom {
		wrong = append(wrong, read.EachVerbatim(q, history.Verbatim.Check), checkRemoved(q))
	}
	return history.Faults(wrong).All()
}

// Pages asks SQLite about its own structure.
func Pages(q database.Querier, work history.Work) error {
	questions := []string{
		`PRAGMA integrity_check(1)`,
		`SELECT iif(count(*) = 0, 'ok', count(*) || ' rows belong to nothing') FROM pragma_foreign_key_check`,
		`SELECT iif(count(*) = 0, 'ok', 'games are not counted right') FROM (
			SELECT person, count(*) FROM player GROUP BY person EXCEPT SELECT person, games FROM played)`,
	}
	for i, question := range questions {
		answer := "" // is one as well
		err := work.Do(history.CheckingFile, 100*i/len(questions), 100, func(ctx context.Context) error {
			return q.QueryRowContext(ctx, question).Scan(&answer)
		})
		if err != nil && !errors.Is(err, sql.ErrNoRows) {
			return err
		}
		if answer != "ok" {
			return history.Damaged(history.Refusal{Reason: history.ErrStructure, What: answer})
		}
	}
	return nil
}

// checkRemoved checks which games were deleted for good.
func checkRemoved(q database.Querier) error {
	ids, err := database.Texts(q, `SELECT game FROM removed ORDER BY game`)
	for _, id := range ids {
		if _, unread := history.ParseLine(history.Removed{Game: id}.Line()); unread != nil {
			err = history.Damaged(history.Refusal{Reason: history.ErrChecksum, Kind: history.OfGame, What: strings.ToValidUTF8(id, "?")})
		}
	}
	return err
}

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
