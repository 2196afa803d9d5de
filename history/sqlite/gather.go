package sqlite

import (
	"bytes"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"strings"

	"tabby/history"
)

// A gatherer reads the files of a store, however damaged they are, and collects
// what they hold. Reading the same file twice changes nothing.
type gatherer struct {
	w       *writer // where entries are written down; nil only counts them
	games   *history.Salvage
	numbers map[string]int64  // of the last entry, by game
	latest  history.Catalogue // what the files say about people and annotations
	values  map[[2]string][]byte
	known   history.Rounds // of games whose entries may be damaged
	bad     []string       // lines of the running export that cannot be used, and why
	failed  error          // of the writer, or that the work was stopped
	work    history.Work

	inDatabase int // entries that the database has alone
}

func newGatherer(w *writer) *gatherer {
	return &gatherer{
		w: w, games: history.NewSalvage(), numbers: map[string]int64{}, latest: history.NewCatalogue(),
		values: map[[2]string][]byte{}, known: history.Rounds{},
	}
}

// all reads all files until none has an entry that is new: one may have what
// another lacks in the middle of a game. Drafts are good only as long as no other
// file knows more than the database.
func (g *gatherer) all(files []history.Found) error {
	for again := true; again; {
		before := g.games.Entries
		g.games.Waiting = 0
		for _, f := range files {
			g.read(f)
			if before == 0 && f.Place == history.InDatabase {
				g.inDatabase = g.games.Entries
			}
		}
		again = g.failed == nil && g.games.Waiting > 0 && g.games.Entries > before
	}
	if g.games.Entries > g.inDatabase {
		maps.DeleteFunc(g.values, func(key [2]string, _ []byte) bool { return key[0] == "draft" })
	}
	return g.failed
}

// read collects what can be read in a file. That some cannot is not an error:
// other files are there for that.
func (g *gatherer) read(f history.Found) {
	if filepath.Ext(f.Path) == ".jsonl" {
		g.lines(f.Path, f.Place == history.InExport)
		return
	}
	db, err := openAny(f.Path)
	if err != nil {
		return
	}
	defer db.Close()
	g.database(db, f)
}

// openAny opens a database for reading, without what was written last if that is
// in its way.
func openAny(path string) (*sql.DB, error) {
	db, err := connectTo(reading, path, 2)
	if err != nil {
		db, err = connectTo(immutable, path, 2)
	}
	return db, err
}

func (g *gatherer) database(db *sql.DB, f history.Found) {
	for _, from := range []struct {
		table, query string
		take         func(row row)
	}{
		{"person", `SELECT id, name, colour, mark, rev, sum FROM person ORDER BY id`, g.person},
		{"mark", `SELECT kind, id, rev, body, sum FROM mark WHERE kind = 'game' ORDER BY id`, g.annotation},
		{"mark", `SELECT kind, id, rev, body, sum FROM mark WHERE kind = 'night' ORDER BY id`, g.annotation},
		{"mark", `SELECT kind, id, rev, body, sum FROM mark WHERE kind = 'person' ORDER BY id`, g.annotation},
		{"mark", `SELECT kind, id, rev, body, sum FROM mark WHERE kind = 'group' ORDER BY id`, g.annotation},
		{"setting", `SELECT 'setting', key, value, sum FROM setting ORDER BY key`, g.value},
		{"draft", `SELECT 'draft', key, value, sum FROM draft ORDER BY key`, g.value},
		{"summary", `SELECT body, sum FROM summary ORDER BY game`, g.summary},
	} {
		if isPlain(db, from.table) && (from.table != "draft" || f.Place == history.InDatabase) {
			g.rows(db, from.query, from.take)
		}
	}
	if isPlain(db, "event") {
		g.entries(db, f)
	}
	if isPlain(db, "other_entry") {
		g.rows(db, `SELECT `+strings.Replace(entryColumns, "n,", "0,", 1)+` FROM other_entry ORDER BY game, seq`, g.other)
	}
}

// isPlain reports whether a database has such a table, of which reading it runs
// nothing that the file says.
func isPlain(db *sql.DB, table string) bool {
	plain := false
	err := db.QueryRow(`SELECT type = 'table' AND sql NOT LIKE 'create virtual%'
		AND NOT EXISTS (SELECT 1 FROM pragma_table_xinfo(?1) WHERE hidden <> 0) FROM sqlite_schema WHERE name = ?1`, table).Scan(&plain)
	return err == nil && plain
}

// rows reads the rows of a query, which ends with its order, and from both ends
// where one between cannot be read.
func (g *gatherer) rows(db *sql.DB, query string, take func(row), args ...any) {
	read := func(query string) error {
		return each(db, func(row row) error {
			take(row)
			return g.failed
		}, query, args...)
	}
	if err := read(query); err != nil && g.failed == nil {
		_ = read(query + " DESC") // or as many as can be read
	}
}

func (g *gatherer) person(row row) {
	var p history.Person
	var sum string
	if row.Scan(&p.ID, &p.Name, &p.Colour, &p.Shape, &p.Rev, &sum) == nil && p.Check(sum) == nil {
		g.latest.Apply(p)
	}
}

func (g *gatherer) annotation(row row) {
	if m, err := scanAnnotation(row); err == nil {
		g.latest.Apply(m)
	}
}

func (g *gatherer) value(row row) {
	var table, key, sum string
	var value []byte
	if row.Scan(&table, &key, &value, &sum) != nil || sum != history.Checksum(key, string(value)) {
		return
	}
	if _, known := g.values[[2]string{table, key}]; !known {
		g.values[[2]string{table, key}] = value
	}
}

func (g *gatherer) summary(row row) {
	var body, sum string
	if row.Scan(&body, &sum) != nil {
		return
	}
	if s, err := history.ReadSummary(body, sum); err == nil {
		g.known.Add(s.ID, s.Rounds)
	}
}

// lines collects what can be read in an export. If it is the running one, the
// lines that cannot be used are listed in bad.
func (g *gatherer) lines(path string, running bool) {
	file, err := os.Open(path)
	if err != nil {
		if !errors.Is(err, fs.ErrNotExist) {
			g.failed = join(g.failed, err)
		}
		return
	}
	defer file.Close()
	var bad []string
	total := history.CountLines(file)
	err = history.EachLine(file, func(number int, text []byte) error {
		if err := g.work.Step("reading "+filepath.Base(path), number, total); err != nil {
			return err
		}
		if refused := g.line(text); refused != nil && bytes.HasSuffix(text, []byte("\n")) { // or the writer was stopped in the middle of it
			bad = append(bad, fmt.Sprintf("%s, line %d: %v", filepath.Base(path), number, refused))
		}
		return g.failed
	})
	if running {
		g.bad = bad
	}
	if g.failed == nil {
		g.failed = err
	}
}

// line collects one line. The error says why it cannot be used.
func (g *gatherer) line(text []byte) error {
	what, refused := history.ParseLine(text)
	if refused != nil {
		return refused
	}
	switch what := what.(type) {
	case history.Event:
		g.latest.Apply(what)
	case history.Entry:
		return g.add(what)
	case history.Other:
		return g.add(what.Entry)
	}
	return nil
}

// add collects an entry and writes it down if it follows on one of its game. The
// error says why it cannot be used.
func (g *gatherer) add(e history.Entry) error {
	if err := e.Check(); err != nil || g.isGone(e.Game) {
		return err
	}
	as, before, refused := g.games.Add(e)
	if g.w == nil || g.failed != nil {
		return refused
	}
	switch as {
	case history.InLine:
		e.N = int64(g.games.Entries)
		g.numbers[e.Game] = e.N
		g.failed = saveEntry(g.w, e, before, g.games.Game(e.Game).Beginning())
	case history.Apart:
		g.failed = saveOther(g.w, history.Other{Entry: e, Before: before})
	}
	return refused
}

// isGone reports whether a game was emptied from the trash, as far as was read.
func (g *gatherer) isGone(game string) bool {
	return g.latest.Annotations[[2]string{history.OfGame, game}].IsGone()
}

// rounds returns the rounds of all games that were read, and of those that are
// known to have been written, without those that were emptied from the trash.
func (g *gatherer) rounds() (read, known history.Rounds) {
	read = g.games.Rounds()
	for id, n := range read {
		g.known.Add(id, n)
	}
	gone := func(id string, _ int) bool { return g.isGone(id) }
	maps.DeleteFunc(read, gone)
	maps.DeleteFunc(g.known, gone)
	return read, g.known
}
