package repair

import (
	"bytes"
	"errors"
	"io/fs"
	"maps"
	"slices"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/disk"
	"tabby/history/sqlite/internal/write"
)

// A gatherer collects what the files of a store hold, however damaged they are.
type gatherer struct {
	maintenance

	games   *history.Salvage
	latest  history.Catalogue // what the files say about people and annotations
	present history.Catalogue // what the database and the running export say of that
	values  map[string]value  // by table and key
	newer   []history.Verbatim
	removed map[string]bool // games that were deleted for good
	known   history.Rounds  // of games whose entries may be damaged
	export  bool            // there is a running export

	place history.Place   // of the file that is read
	in    *history.Import // all of it
}

// A value is a draft or a setting.
type value struct {
	table, key string
	value      []byte
}

// gather collects what can be read in some files. It writes nothing.
func (m maintenance) gather(files []history.Found) (*gatherer, error) {
	g := &gatherer{
		maintenance: m, games: history.NewSalvage(), latest: history.NewCatalogue(), present: history.NewCatalogue(),
		values: map[string]value{}, removed: map[string]bool{}, known: history.Rounds{},
	}
	for _, f := range files {
		if err := g.read(f); err != nil {
			return nil, err
		}
	}
	return g, g.follow()
}

// follow finds out which entries follow on one another, and what is said beside them. What was put
// back from a backup begins its revisions anew there: so what the present files say counts, where
// the running export is whole, and not what copies of a time that was given up say.
func (g *gatherer) follow() (err error) {
	if g.in, err = g.games.Import(g.Work); err != nil {
		return err
	}
	if g.export && g.games.Unused == 0 {
		maps.Copy(g.latest.People, g.present.People)
		maps.Copy(g.latest.Annotations, g.present.Annotations)
	}
	g.in.People = slices.Collect(maps.Values(g.latest.People))
	g.in.Annotations = slices.Collect(maps.Values(g.latest.Annotations))
	g.in.Verbatim = g.newer
	for id, n := range g.games.Rounds {
		g.known.Add(id, n)
	}
	maps.DeleteFunc(g.known, func(id string, _ int) bool { return g.isGone(id) })
	return nil
}

// take collects what a line or a row says. The error says why it cannot be used.
func (g *gatherer) take(what any) error {
	isPresent := g.place == history.InDatabase || g.place == history.InExport
	switch what := what.(type) {
	case history.Person:
		g.note(what.Settled(), isPresent)
	case history.Annotation:
		g.note(what.Settled(), isPresent)
	case history.Verbatim:
		g.newer = append(g.newer, what)
	case history.Summary:
		g.known.Add(what.ID, what.Rounds)
	case value:
		g.keep(what)
	case history.Removed:
		if isPresent && !g.games.Has(what.Game) { // which a file that is believed more has
			g.removed[what.Game] = true
		}
	case history.Other:
		return g.take(what.Entry)
	case history.Entry:
		if !g.isGone(what.Game) {
			return g.games.Add(what, g.place)
		}
	}
	return nil
}

// keep collects a value that is not yet there: settings of any file, and all others of the database.
func (g *gatherer) keep(v value) {
	key := v.table + "/" + v.key
	if _, known := g.values[key]; !known && (v.table == "setting" || g.place == history.InDatabase) {
		g.values[key] = v
	}
}

// isGone reports whether a game was deleted for good, as far as was read.
func (g *gatherer) isGone(game string) bool { return g.removed[game] }

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
	g.export = g.export || g.place == history.InExport && total > 0
	return history.EachLine(file, func(number int, text []byte) error {
		if g.line(text) != nil && g.place == history.InExport && bytes.HasSuffix(text, []byte("\n")) { // or the writer was stopped in the middle of it
			g.games.Unused++
		}
		return g.Step(history.ReadingFile, number, total)
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

// write writes everything down, as an import does. Drafts are good only as long as no other file
// knows more than the database.
func (g *gatherer) write(w *database.Writer) error {
	for _, key := range slices.Sorted(maps.Keys(g.values)) {
		v := g.values[key]
		if v.table == "draft" && g.games.Gathered > 0 {
			continue
		}
		if err := write.Value(w, v.table, v.key, v.value); err != nil {
			return err
		}
	}
	t := write.Importer{In: g.in, Repair: true}
	if err := t.Write(w); err != nil {
		return err
	}
	for _, id := range slices.Sorted(maps.Keys(g.removed)) {
		if err := write.Removed(w, id); err != nil {
			return err
		}
	}
	return nil
}
