package repair

import (
	"database/sql"
	"slices"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/read"
)

// entries reads the entries in the order in which they were confirmed and then,
// where something may be damaged, game by game.
func (g *gatherer) entries(db *sql.DB, f history.Found) {
	err := read.EachEntry(db, `ORDER BY n`, func(e history.Entry) error {
		_ = g.add(e) // what is damaged here may be whole in another file
		return g.failed
	})
	if err == nil && f.Whole {
		return
	}
	ids := idsIn(db)
	for i, id := range ids {
		if g.failed == nil {
			g.failed = g.work.Step(history.ReadingFile, i+1, len(ids))
		}
		if g.failed != nil {
			return
		}
		for _, e := range g.entriesOf(db, id) {
			_ = g.add(e)
		}
	}
}

// other collects an entry off the main line of its game.
func (g *gatherer) other(row database.Row) {
	if e, err := read.ScanEntry(row); err == nil {
		_ = g.add(e) // what is damaged here may be whole in another file
	}
}

// entriesOf returns the entries of a game that can be read, in their order.
func (g *gatherer) entriesOf(db *sql.DB, game string) []history.Entry {
	var all []history.Entry
	g.rows(db, `SELECT `+read.EntryColumns+` FROM event WHERE game = ? ORDER BY seq`, func(row database.Row) {
		if e, err := read.ScanEntry(row); err == nil {
			all = append(all, e)
		}
	}, game)
	slices.SortStableFunc(all, func(a, b history.Entry) int { return a.Seq - b.Seq })
	return all
}

// idsIn returns the ids of all games that a damaged database names anywhere.
func idsIn(db *sql.DB) []string {
	var all []string
	for _, query := range []string{
		`SELECT DISTINCT game FROM event ORDER BY game`, `SELECT DISTINCT game FROM event ORDER BY game DESC`,
		`SELECT id FROM game`, `SELECT game FROM summary`, `SELECT game FROM player`, `SELECT game FROM fact`,
	} {
		ids, _ := database.Texts(db, query) // or as many as can be read
		all = append(all, ids...)
	}
	slices.Sort(all)
	return slices.Compact(all)
}
