package sqlite

import (
	"bytes"
	"testing"

	"tabby/history"
	"tabby/history/exchange"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// spare returns what one store has that another lacks, as devices that meet find it.
func spare(t testing.TB, from, to *Store) []exchange.Key {
	t.Helper()
	_, keys := exchange.Of(must.Get(from.Digest())).Compare(exchange.Of(must.Get(to.Digest())))
	return keys
}

// bring lets one store take in what another has to spare, and reports whether that was
// anything.
func brings(t testing.TB, from, to *Store) bool {
	t.Helper()
	keys := spare(t, from, to)
	var b bytes.Buffer
	must.Do(t, from.ExportPart(&b, exchange.Part(keys), history.Work{}))
	must.Get(to.TakeIn(&b, history.Work{}))
	return len(keys) > 0
}

func TestMissingPartsFromAnotherStoreMakeThemEqual(t *testing.T) {
	s, other := told(t), openAt(t, t.TempDir(), Options{})
	if !brings(t, s, other) || brings(t, s, other) || brings(t, other, s) {
		t.Error("after one exchange there is more to bring, or nothing was")
	}
	expect.Same(t, "the export", exported(t, other.Reader), exported(t, s.Reader))
	games := must.Get(s.Games(history.Page{}))
	goOn(t, s, games[0].ID, 9)
	must.Get(s.Do(history.NoteNight{Day: "1969-12-31", Note: "n"}))
	want := []exchange.Key{"mark/night/1969-12-31", exchange.Key("game/" + games[0].ID)}
	expect.Same(t, "what another lacks", spare(t, s, other), want)
	brings(t, s, other)
	expect.Same(t, "the export", exported(t, other.Reader), exported(t, s.Reader))
	must.Do(t, other.Check(history.Work{}))
}
