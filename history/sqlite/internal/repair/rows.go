package repair

import (
	"database/sql"
	"errors"
	"path/filepath"
	"slices"
	"strings"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/read"
)

// tables are what is read in a database, and how a row says what an export says in a line.
var tables = []struct {
	name, query string
	scan        func(database.Row) (any, error)
}{
	{"removed", `SELECT game FROM removed ORDER BY game`, removed},
	{"person", `SELECT id, name, colour, mark, rev, sum FROM person ORDER BY id`, person},
	{"mark", `SELECT kind, id, rev, body, sum FROM mark WHERE kind = 'game' ORDER BY id`, annotation},
	{"mark", `SELECT kind, id, rev, body, sum FROM mark WHERE kind = 'night' ORDER BY id`, annotation},
	{"mark", `SELECT kind, id, rev, body, sum FROM mark WHERE kind = 'person' ORDER BY id`, annotation},
	{"mark", `SELECT kind, id, rev, body, sum FROM mark WHERE kind = 'group' ORDER BY id`, annotation},
	{"mark", `SELECT kind, id, rev, body, sum FROM mark WHERE kind NOT IN ('game', 'night', 'person', 'group') ORDER BY kind, id`, annotation},
	{"setting", `SELECT 'setting', key, value, sum FROM setting ORDER BY key`, valueOf},
	{"draft", `SELECT 'draft', key, value, sum FROM draft ORDER BY key`, valueOf},
	{"summary", `SELECT body, sum FROM summary ORDER BY game`, summary},
	{"verbatim", `SELECT sum, key, line FROM verbatim ORDER BY sum`, verbatim},
	{"event", `SELECT ` + read.EntryColumns + ` FROM event ORDER BY n`, entry},
	{"other_entry", `SELECT ` + strings.Replace(read.EntryColumns, "n,", "0,", 1) + ` FROM other_entry ORDER BY game, seq`, entry},
}

// read collects what can be read in a file. That some cannot is not an error: other files are
// there for that.
func (g *gatherer) read(f history.Found) error {
	g.From = f.Place
	if filepath.Ext(f.Path) == ".jsonl" {
		return g.lines(f.Path)
	}
	db, err := openAny(g.folder.Disk, f.Path)
	if err != nil {
		return nil
	}
	defer db.Close()
	for _, t := range tables {
		if database.IsPlain(db, t.name) {
			g.rows(db, t.scan, t.query)
		}
	}
	if f.Whole || !database.IsPlain(db, "event") {
		return g.CheckStopped()
	}
	return g.eachGame(db)
}

// openAny opens a database for reading, without the part that was written last if that is in the
// way.
func openAny(d disk.Disk, path string) (*sql.DB, error) {
	db, err := database.ConnectTo(database.Reading, d, path, 2)
	if err != nil {
		db, err = database.ConnectTo(database.Immutable, d, path, 2)
	}
	return db, err
}

// rows collects the rows of a query, which ends with its order. If a row in the middle cannot be
// read, it reads from both ends. What is damaged here may be whole in another file.
func (g *gatherer) rows(db *sql.DB, scan func(database.Row) (any, error), query string, args ...any) {
	take := func(row database.Row) error {
		if what, err := scan(row); err == nil {
			_ = g.take(what)
		}
		return disk.Join(g.failed, g.CheckStopped())
	}
	if database.Each(db, take, query, args...) != nil {
		rows, order, _ := strings.Cut(query, " ORDER BY ")
		query = rows + " ORDER BY " + strings.ReplaceAll(order, ",", " DESC,") + " DESC"
		_ = database.Each(db, take, query, args...) // or as many as can be read
	}
}

// eachGame collects the entries of a database that may be damaged, game by game.
func (g *gatherer) eachGame(db *sql.DB) error {
	ids := idsIn(db)
	for i, id := range ids {
		if err := g.Step(history.ReadingFile, i+1, len(ids)); err != nil {
			return err
		}
		g.rows(db, entry, `SELECT `+read.EntryColumns+` FROM event WHERE game = ? ORDER BY seq`, id)
	}
	return nil
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

// removed reads a game that was deleted for good, unless bits of its ID have flipped: no line of an
// export can have such an ID.
func removed(row database.Row) (any, error) {
	var r history.Removed
	if err := row.Scan(&r.Game); err != nil {
		return nil, err
	}
	return history.ParseLine(r.Line())
}

func person(row database.Row) (any, error) {
	var p history.Person
	var sum string
	err := row.Scan(&p.ID, &p.Name, &p.Colour, &p.Shape, &p.Rev, &sum)
	if err == nil {
		err = p.Check(sum)
	}
	if errors.Is(err, history.ErrRevision) { // an older Tabby took it in
		err = nil
	}
	return p, err
}

func annotation(row database.Row) (any, error) { return read.ScanAnnotation(row) }

func valueOf(row database.Row) (any, error) {
	var v value
	var sum string
	err := row.Scan(&v.table, &v.key, &v.value, &sum)
	if err == nil && sum != history.Checksum(v.key, string(v.value)) {
		err = history.ErrChecksum
	}
	return v, err
}

func summary(row database.Row) (any, error) {
	var body, sum string
	if err := row.Scan(&body, &sum); err != nil {
		return nil, err
	}
	return history.ReadSummary(body, sum)
}

func verbatim(row database.Row) (any, error) {
	v, err := read.ScanVerbatim(row)
	if err == nil {
		err = v.Check()
	}
	return v, err
}

// entry reads an entry, unless no line of an export can have it.
func entry(row database.Row) (any, error) {
	e, err := read.ScanEntry(row)
	if err != nil {
		return nil, err
	}
	return history.ParseLine(e.Line())
}
