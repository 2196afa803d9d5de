package repair

import (
	"bytes"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path/filepath"
	"strings"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/read"
	"tabby/history/sqlite/internal/write"
)

// A gatherer reads the files of a store, however damaged they are, and collects
// what they hold. Reading the same file twice changes nothing.
type gatherer struct {
	folder  disk.Folder
	w       *database.Writer // where entries are written down; nil only counts them
	games   *history.Salvage
	numbers map[string]int64  // of the last entry, by game
	latest  history.Catalogue // what the files say about people and annotations
	present history.Catalogue // what the database and the running export say of that
	place   history.Place     // of the file that is read
	values  map[[2]string][]byte
	newer   []history.Verbatim
	removed map[string]bool // games that were deleted for good
	known   history.Rounds  // of games whose entries may be damaged
	bad     []string        // lines of the running export that cannot be used, and why
	whole   bool            // there is a running export, and all its lines can be used
	failed  error           // of the writer, or that the work was stopped
	work    history.Work

	inDatabase int // entries that the database has alone
}

func newGatherer(f disk.Folder, w *database.Writer) *gatherer {
	return &gatherer{
		folder: f, w: w, games: history.NewSalvage(), numbers: map[string]int64{}, latest: history.NewCatalogue(), present: history.NewCatalogue(),
		values: map[[2]string][]byte{}, removed: map[string]bool{}, known: history.Rounds{},
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
	g.place = f.Place
	if filepath.Ext(f.Path) == ".jsonl" {
		g.lines(f.Path)
		return
	}
	db, err := openAny(g.folder.Disk, f.Path)
	if err != nil {
		return
	}
	defer db.Close()
	g.database(db, f)
}

// openAny opens a database for reading, without what was written last if that is
// in its way.
func openAny(d disk.Disk, path string) (*sql.DB, error) {
	db, err := database.ConnectTo(database.Reading, d, path, 2)
	if err != nil {
		db, err = database.ConnectTo(database.Immutable, d, path, 2)
	}
	return db, err
}

func (g *gatherer) database(db *sql.DB, f history.Found) {
	for _, from := range []struct {
		table, query string
		take         func(row database.Row)
	}{
		{"person", `SELECT id, name, colour, mark, rev, sum FROM person ORDER BY id`, g.person},
		{"mark", `SELECT kind, id, rev, body, sum FROM mark WHERE kind = 'game' ORDER BY id`, g.annotation},
		{"mark", `SELECT kind, id, rev, body, sum FROM mark WHERE kind = 'night' ORDER BY id`, g.annotation},
		{"mark", `SELECT kind, id, rev, body, sum FROM mark WHERE kind = 'person' ORDER BY id`, g.annotation},
		{"mark", `SELECT kind, id, rev, body, sum FROM mark WHERE kind = 'group' ORDER BY id`, g.annotation},
		{"setting", `SELECT 'setting', key, value, sum FROM setting ORDER BY key`, g.value},
		{"draft", `SELECT 'draft', key, value, sum FROM draft ORDER BY key`, g.value},
		{"summary", `SELECT body, sum FROM summary ORDER BY game`, g.summary},
		{"verbatim", `SELECT sum, key, line FROM verbatim ORDER BY sum`, g.verbatim},
		{"removed", `SELECT game FROM removed ORDER BY game`, g.removedGame},
	} {
		own := from.table == "draft" || from.table == "removed"
		if database.IsPlain(db, from.table) && (!own || f.Place == history.InDatabase) {
			g.rows(db, from.query, from.take)
		}
	}
	if database.IsPlain(db, "event") {
		g.entries(db, f)
	}
	if database.IsPlain(db, "other_entry") {
		g.rows(db, `SELECT `+strings.Replace(read.EntryColumns, "n,", "0,", 1)+` FROM other_entry ORDER BY game, seq`, g.other)
	}
}

// rows reads the rows of a query, which ends with its order, and from both ends
// where one between cannot be read.
func (g *gatherer) rows(db *sql.DB, query string, take func(database.Row), args ...any) {
	read := func(query string) error {
		return database.Each(db, func(row database.Row) error {
			take(row)
			return g.failed
		}, query, args...)
	}
	if err := read(query); err != nil && g.failed == nil {
		_ = read(query + " DESC") // or as many as can be read
	}
}

func (g *gatherer) person(row database.Row) {
	var p history.Person
	var sum string
	if row.Scan(&p.ID, &p.Name, &p.Colour, &p.Shape, &p.Rev, &sum) != nil {
		return
	}
	if err := p.Check(sum); err == nil || errors.Is(err, history.ErrRevision) {
		g.note(p.Settled())
	}
}

func (g *gatherer) annotation(row database.Row) {
	if m, err := read.ScanAnnotation(row); err == nil {
		g.note(m.Settled())
	}
}

func (g *gatherer) value(row database.Row) {
	var table, key, sum string
	var value []byte
	if row.Scan(&table, &key, &value, &sum) != nil || sum != history.Checksum(key, string(value)) {
		return
	}
	if _, known := g.values[[2]string{table, key}]; !known {
		g.values[[2]string{table, key}] = value
	}
}

func (g *gatherer) verbatim(row database.Row) {
	if v, err := read.ScanVerbatim(row); err == nil && v.Check() == nil {
		g.newer = append(g.newer, v)
	}
}

// removedGame notes a game that was deleted for good, unless bits of its ID have flipped so that
// no line of an export can have it.
func (g *gatherer) removedGame(row database.Row) {
	var r history.Removed
	if row.Scan(&r.Game) == nil && r.CanBeRead() {
		g.remove(r.Game)
	}
}

func (g *gatherer) summary(row database.Row) {
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
func (g *gatherer) lines(path string) {
	file, err := g.folder.Open(path)
	if err != nil {
		if !errors.Is(err, fs.ErrNotExist) {
			g.failed = disk.Join(g.failed, err)
		}
		return
	}
	defer file.Close()
	var bad []string
	total := history.CountLines(file)
	err = history.EachLine(file, func(number int, text []byte) error {
		if err := g.work.Step(history.ReadingFile, number, total); err != nil {
			return err
		}
		if refused := g.line(text); refused != nil && bytes.HasSuffix(text, []byte("\n")) { // or the writer was stopped in the middle of it
			bad = append(bad, fmt.Sprintf("%s, line %d: %v", filepath.Base(path), number, refused))
		}
		return g.failed
	})
	if g.place == history.InExport {
		g.bad, g.whole = bad, total > 0 && len(bad) == 0
	}
	if g.failed == nil {
		g.failed = err
	}
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
	switch what := what.(type) {
	case history.Person:
		g.note(what.Settled())
	case history.Annotation:
		g.note(what.Settled())
	case history.Entry:
		return g.add(what)
	case history.Other:
		return g.add(what.Entry)
	case history.Removed:
		if g.place == history.InExport {
			g.remove(what.Game)
		}
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
		g.failed = write.Entry(g.w, e, before, g.games.Game(e.Game).Beginning())
	case history.Apart:
		g.failed = write.Other(g.w, history.Other{Entry: e, Before: before})
	}
	return refused
}

// isGone reports whether a game was deleted for good, as far as was read.
func (g *gatherer) isGone(game string) bool { return g.removed[game] }

// remove notes that a game was deleted for good, unless a file that is believed more has it.
func (g *gatherer) remove(game string) {
	if g.games.Game(game).Seq == 0 {
		g.removed[game] = true
	}
}

// rounds returns the rounds of all games that were read, and of those that are
// known to have been written, without those that were deleted for good.
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
