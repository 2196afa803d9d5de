package repair

import (
	"bytes"
	"database/sql"
	"errors"
	"io/fs"
	"maps"
	"path/filepath"
	"slices"
	"strings"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/read"
	"tabby/history/sqlite/internal/write"
)

// A gatherer lets what the files of a store hold, however damaged they are, come into another one.
type gatherer struct {
	maintenance
	*history.Taking
	into    history.Taker
	latest  history.Catalogue // what the files say about people and annotations
	present history.Catalogue // what the database and the running export say of that
	values  map[string]value  // by table and key
	newer   []history.Verbatim
	known   history.Rounds // of games whose entries may be damaged
	export  bool           // there is a running export
	unused  int            // lines of it that cannot be read, or used as they are
	failed  error          // what keeps the other store from taking anything
}

// A value is a draft or a setting.
type value struct {
	table, key string
	value      []byte
}

// gather takes into a store what can be read in some files, the most trusted file first.
func (m maintenance) gather(files []history.Found, into history.Taker) (*gatherer, error) {
	g := &gatherer{
		maintenance: m, Taking: history.NewTaking(into, history.How{Kept: true}, m.Work), into: into,
		latest: history.NewCatalogue(), present: history.NewCatalogue(), values: map[string]value{}, known: history.Rounds{},
	}
	for _, f := range files {
		if err := disk.Join(g.read(f), g.failed); err != nil {
			return nil, err
		}
	}
	return g, g.follow()
}

// follow takes in what is said about people, games and nights. A store that was put back from a
// backup begins its revisions again: so the present files count if the running export is whole, and
// copies from the time before that do not.
func (g *gatherer) follow() error {
	if g.export && g.Unused() == 0 {
		maps.Copy(g.latest.People, g.present.People)
		maps.Copy(g.latest.Annotations, g.present.Annotations)
	}
	for r := range g.latest.All {
		_ = g.add(r) // what keeps the store from it is noted
	}
	for _, v := range g.newer {
		_ = g.add(v)
	}
	if g.failed != nil {
		return g.failed
	}
	_, err := g.Done()
	for id := range g.known {
		there, failed := g.into.Stored(id)
		if err = disk.Join(err, failed); there.Removed {
			delete(g.known, id)
		}
	}
	return err
}

// add lets something come in. The error says why it cannot be used.
func (g *gatherer) add(what any) error {
	err := g.Take(what, nil)
	if err != nil && !history.IsUnusable(err) {
		g.failed = err
	}
	return err
}

// Unused returns how many lines of the running export cannot be used.
func (g *gatherer) Unused() int { return g.unused + g.Taking.Unused() }

// take collects what a line or a row says. The error says why it cannot be used.
func (g *gatherer) take(what any) error {
	isPresent := g.From == history.InDatabase || g.From == history.InExport
	switch what := what.(type) {
	case history.Person:
		g.note(what.Canonical(), isPresent)
	case history.Annotation:
		g.note(what.Canonical(), isPresent)
	case history.Verbatim:
		g.newer = append(g.newer, what)
	case history.Summary:
		g.known.Add(what.ID, what.Rounds)
	case value:
		g.keep(what)
	case history.Removed:
		if isPresent {
			return g.add(what)
		}
	case history.Entry, history.Other:
		return g.add(what)
	}
	return nil
}

// keep collects a value that is not yet there: settings of any file, and all others of the database.
func (g *gatherer) keep(v value) {
	key := v.table + "/" + v.key
	if _, known := g.values[key]; !known && (v.table == "setting" || g.From == history.InDatabase) {
		g.values[key] = v
	}
}

// note collects what a file says about a person, or an annotation.
func (g *gatherer) note(r history.Revision, isPresent bool) {
	g.latest.Apply(r)
	if isPresent {
		g.present.Apply(r)
	}
}

// lines collects what can be read in an export.
func (g *gatherer) lines(path string) error {
	file, err := g.folder.Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return disk.Wrap(history.ReadingFile, err)
	}
	defer file.Close()
	total := history.CountLines(file)
	g.export = g.export || g.From == history.InExport && total > 0
	return history.EachLine(file, func(number int, text []byte) error {
		if g.line(text) != nil && g.From == history.InExport && bytes.HasSuffix(text, []byte("\n")) { // or the writer was stopped in the middle of it
			g.unused++
		}
		return disk.Join(g.failed, g.Step(history.ReadingFile, number, total))
	})
}

// line collects one line. The error says why it cannot be used.
func (g *gatherer) line(text []byte) error {
	what, refused := history.ParseLine(text)
	if refused != nil && !errors.Is(refused, history.ErrRevision) {
		return refused
	}
	if v, is := history.VerbatimOf(text, what); is {
		g.newer = append(g.newer, v)
	}
	return g.take(what)
}

// write writes what no export has. Drafts are good only as long as no other file knows more than
// the database.
func (g *gatherer) write(w *database.Writer) error {
	for _, key := range slices.Sorted(maps.Keys(g.values)) {
		v := g.values[key]
		if v.table == "draft" && g.Gathered() > 0 {
			continue
		}
		if err := write.Value(w, v.table, v.key, v.value); err != nil {
			return err
		}
	}
	return nil
}

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
