// Package check finds out whether a database still is as it was written. It changes nothing.
package check

import (
	"context"
	"database/sql"
	"errors"
	"strings"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/read"
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
