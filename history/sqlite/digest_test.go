package sqlite

import (
	"bytes"
	"testing"

	"github.com/google/go-cmp/cmp"

	"tabby/history"
)

func digest(t testing.TB, s *Store) history.Digest {
	t.Helper()
	d, err := s.Digest()
	must(t, err)
	return d
}

// bring lets one store take in what another has beyond it, and reports whether that
// was anything.
func bring(t testing.TB, from, to *Store) bool {
	t.Helper()
	beyond := digest(t, from).Beyond(digest(t, to))
	var b bytes.Buffer
	must(t, from.ExportPart(&b, beyond, history.Work{}))
	must1(to.TakeIn(&b, history.Work{}))
	return !beyond.IsEmpty()
}

func TestWhatIsBeyondADigestMakesTheStoresEqual(t *testing.T) {
	s, other := told(t), openAt(t, t.TempDir(), Options{})
	if !bring(t, s, other) || bring(t, s, other) || bring(t, other, s) {
		t.Error("after one exchange there is more to bring, or nothing was")
	}
	if diff := cmp.Diff(exported(t, s.Reader), exported(t, other.Reader)); diff != "" {
		t.Error(diff)
	}
	games, err := s.Games(history.Page{})
	must(t, err)
	goOn(t, s, games[0].ID, 9)
	must(t, onlyError(s.Do(history.NoteNight{Day: "1969-12-31", Note: "n"})))
	want := history.Part{Games: []string{games[0].ID}, People: []string{}, Marks: []string{"night/1969-12-31"}}
	if diff := cmp.Diff(want, digest(t, s).Beyond(digest(t, other))); diff != "" {
		t.Error(diff)
	}
	bring(t, s, other)
	if diff := cmp.Diff(exported(t, s.Reader), exported(t, other.Reader)); diff != "" {
		t.Error(diff)
	}
	must(t, other.Check(history.Work{}))
}
