//go:build long

package sqlite

import (
	"errors"
	"math"
	"testing"

	"tabby/history"
	"tabby/history/sqlite/internal/database"
	"tabby/history/sqlite/internal/write"
	"tabby/internal/testing/must"
)

// TestRevisionsOfAnOlderTabbyAreCountedAnew takes a store with marks and people that an older
// Tabby took in, and counted on from.
func TestRevisionsOfAnOlderTabbyAreCountedAnew(t *testing.T) {
	for _, rev := range append(forged, math.MinInt) {
		dir := t.TempDir()
		s := openAt(t, dir, Options{})
		id := table(t, s, friday, "Ann", "Ben")
		ann := person(t, s, "Ann")
		ann.Rev, ann.Name = rev, "Anna"
		m := history.Annotation{Kind: history.OfGame, ID: id, Rev: rev, Body: `{"note":"a storm"}`}
		must.Do(t, s.w.Transact(func(w *database.Writer) error { return errors.Join(write.Person(w, ann), write.SaveAnnotation(w, m)) }))
		s.running.Revision(s.DB, m.Line())
		if err := s.Check(history.Work{}); !errors.Is(err, history.ErrDamaged) || !errors.Is(err, history.ErrRevision) {
			t.Errorf("revision %d: the check says %v", rev, err)
		}
		comesBack(t, s)
		must.Do(t, s.Close())
		s = recovered(t, dir, Options{})
		must.Do(t, s.Check(history.Work{}))
		comesBack(t, s)
		if got := must.Get(s.Summary(id)); got.Note != "a storm" || person(t, s, "Anna").ID != ann.ID {
			t.Errorf("revision %d: %+v", rev, got)
		}
		must.Get(s.DoAll(history.NoteGame{Game: id, Note: "no storm"}, history.Rename{Person: ann.ID, Name: "Ann"}))
		comesBack(t, s)
		must.Do(t, s.Check(history.Work{}))
	}
}
