package write

import (
	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/read"
)

// An Importer writes down what an import brings.
type Importer struct {
	history.Imported
	In      *history.Import
	Wanted  bool            // a person has chosen the file: what was deleted here may come back
	Repair  bool            // it is what was kept here, of which none is too much
	removed map[string]bool // games that were deleted here for good
	last    int64           // number of the last entry of all
	forked  map[string]bool // the games that had several endings before
	settle  []string        // the games whose main line may have to change
	Rewrite bool            // the running export has to be replaced
}

// Write writes down everything. What is said about games comes first: it decides by which
// ending they go.
func (t *Importer) Write(w *database.Writer) (err error) {
	if err := due(w); err != nil {
		return err
	}
	if err := t.look(w); err != nil {
		return err
	}
	if err := t.revisions(w); err != nil {
		return err
	}
	for i, g := range t.In.Games() {
		if err := t.In.Work.Step(history.WritingGames, i+1, t.In.Len()); err != nil {
			return err
		}
		if err := t.game(w, g); err != nil {
			return err
		}
		if err := t.more(w, g); err != nil {
			return err
		}
	}
	if err := t.settleAll(w); err != nil {
		return err
	}
	if err := t.verbatim(w); err != nil {
		return err
	}
	return addUnknown(w, t.In.Seats)
}

// look finds out what is kept before the import.
func (t *Importer) look(w *database.Writer) (err error) {
	if t.last, err = read.LastEntry(w); err != nil {
		return err
	}
	if t.forked, err = read.Forked(w); err != nil {
		return err
	}
	t.removed, err = read.Removed(w)
	return err
}

// settleAll makes games go by the endings by which they are to go.
func (t *Importer) settleAll(w *database.Writer) error {
	for _, id := range t.settle {
		if err := t.stay(w, id); err != nil {
			return err
		}
	}
	t.Rewrite = t.Rewrite || len(t.settle) > 0
	_, err := SettleAll(w, t.settle)
	return err
}

// verbatim keeps the lines about people and games that a newer Tabby wrote.
func (t *Importer) verbatim(w *database.Writer) error {
	for _, v := range t.In.Verbatim {
		if err := t.keepLine(w, v); err != nil {
			return err
		}
	}
	return nil
}

// more keeps the lines of the entries of a game that a newer Tabby wrote.
func (t *Importer) more(w *database.Writer, g *history.ImportGame) error {
	for _, lines := range [][]history.Span{g.Lines, g.Others} {
		for _, s := range lines {
			v, is, err := t.In.VerbatimAt(g, s)
			if err == nil && is {
				err = t.keepLine(w, v)
			}
			if err != nil {
				return err
			}
		}
	}
	return nil
}

func (t *Importer) keepLine(w *database.Writer, v history.Verbatim) error {
	added, err := verbatim(w, v)
	t.Rewrite = t.Rewrite || added
	return err
}

// revisions writes down what the file says about people and games.
func (t *Importer) revisions(w *database.Writer) error {
	latest := history.NewCatalogue()
	for _, p := range t.In.People {
		latest.Apply(p)
	}
	for _, m := range t.In.Annotations {
		latest.Apply(m)
	}
	var err error
	if t.People, err = people(w, latest); err != nil {
		return err
	}
	marks, err := annotations(w, latest)
	for _, m := range marks {
		t.Rewrite = t.Rewrite || m.Choice() != ""
		if m.Kind == history.OfGame && t.forked[m.ID] {
			t.settle = append(t.settle, m.ID)
		}
	}
	t.Marks = len(marks)
	return err
}

// game adds what the store lacks of a game.
func (t *Importer) game(w *database.Writer, g *history.ImportGame) error {
	if t.removed[g.ID] && !t.Wanted {
		t.Gone++
		return nil
	}
	if t.removed[g.ID] {
		return t.comeBack(w, g)
	}
	return t.keep(w, g)
}

// comeBack adds a game that was deleted here for good.
func (t *Importer) comeBack(w *database.Writer, g *history.ImportGame) error {
	t.Rewrite = true
	if err := w.Exec(`DELETE FROM removed WHERE game = ?`, g.ID); err != nil {
		return err
	}
	said, err := read.AnnotationsAmong[history.GameAnnotation](w, history.OfGame, []string{g.ID})
	if err != nil {
		return err
	}
	if said[g.ID].InTrash() {
		t.Games--
		t.Back++
	}
	return t.keep(w, g)
}

// keep adds what the store lacks of a game that was not deleted.
func (t *Importer) keep(w *database.Writer, g *history.ImportGame) error {
	stored := 0
	if err := w.QueryRow(`SELECT coalesce(max(seq), 0) FROM event WHERE game = ?`, g.ID).Scan(&stored); err != nil {
		return err
	}
	if stored > 0 && t.In.ByHand {
		t.Known++
		return nil
	}
	sum, parts, err := t.meets(w, g, stored)
	switch {
	case err != nil:
		return err
	case parts || t.forked[g.ID] || len(g.Others) > 0:
		return t.join(w, g)
	case stored >= len(g.Lines):
		t.Known++
		return nil
	case stored > 0:
		t.Grown++
	default:
		t.Games++
	}
	return t.add(w, g, stored, sum)
}

// meets returns the sum of the last entry that both main lines have a place for, and
// whether they part before it.
func (t *Importer) meets(w *database.Writer, g *history.ImportGame, stored int) (sum string, parts bool, err error) {
	alike := min(stored, len(g.Lines))
	if alike == 0 {
		return "", false, nil
	}
	if err := w.QueryRow(`SELECT sum FROM event WHERE game = ? AND seq = ?`, g.ID, alike).Scan(&sum); err != nil {
		return "", false, err
	}
	e, err := t.In.EntryAt(g.Lines[alike-1])
	return sum, sum != e.Sum, err // which is over all before it
}

// add writes the entries of a game after those that are stored, which follow on a sum, and what
// follows from them. They are those that were checked, or nothing is written.
func (t *Importer) add(w *database.Writer, g *history.ImportGame, stored int, sum string) error {
	now, err := t.In.Game(g)
	if err != nil {
		return err
	}
	for _, s := range g.Lines[stored:] {
		e, err := t.In.EntryAt(s)
		if err != nil {
			return err
		}
		if e.Sum != e.Chained(sum) {
			return history.ErrChanged
		}
		t.last++
		e.N = t.last
		if err := Entry(w, e, sum, now); err != nil {
			return err
		}
		t.Entries++
		sum = e.Sum
	}
	if !g.Ends(sum) {
		return history.ErrChanged
	}
	return Summary(w, now, t.last, true)
}
