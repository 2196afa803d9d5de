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
	for _, id := range slices.Sorted(maps.Keys(g.latest.People)) {
		_ = g.add(g.latest.People[id]) // what keeps the store from it is noted
	}
	for _, key := range slices.SortedFunc(maps.Keys(g.latest.Annotations), func(a, b [2]string) int { return slices.Compare(a[:], b[:]) }) {
		_ = g.add(g.latest.Annotations[key])
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
