package sqlite

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tabby/engine"
	"tabby/history"
	"tabby/history/flat"
	"tabby/history/sqlite/internal/write"
	"tabby/history/stats"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

// before is what a build made that knew no custom games: it imported one, could not read
// it, and kept one of its time beside it.
const before = "testdata/before"

// ownBefore is the game that it could not read.
const ownBefore = "01a20573-3840-795c-8777-3b73a9a08910"

// TestLinesThatAnEarlierBuildCouldNotReadAreReadNow opens its store and imports its export.
func TestLinesThatAnEarlierBuildCouldNotReadAreReadNow(t *testing.T) {
	dir := copied(t, before)
	text := string(must.Get(os.ReadFile(filepath.Join(before, "export.jsonl"))))
	opened, imports := openAt(t, dir, Options{}), openAt(t, t.TempDir(), Options{})
	imported(t, imports, text)
	for what, s := range map[string]*Store{"its store": opened, "its export": imports} {
		expect.Same(t, what, must.Get(s.Detail(ownBefore)).Sheet.Totals, []int{-10, 80})
		if g := must.Get(s.Summary(ownBefore)); g.Newer || !g.Over || g.Named != "Ours <&> ünder" {
			t.Errorf("%s lists it as %+v", what, g)
		}
		same(t, s, text)
	}
	unread := must.Get(opened.Summary(ownBefore))
	unread.Newer, unread.Over = true, false
	unread.Fact = &stats.Fact{Game: ownBefore, Day: unread.Day(), Began: unread.Created.Unix(), Variant: unread.Variant}
	must.Do(t, write.Summary(opened.w, unread, int64(unread.Entries), false))
	must.Do(t, opened.Check(history.Work{})) // what a build derived that could not read it is no damage
}

// TestFactsOfANewerTabbyAreNotDamage checks a store in which a newer Tabby has counted a game
// that this one cannot read.
func TestFactsOfANewerTabbyAreNotDamage(t *testing.T) {
	dir, id := t.TempDir(), newID(1)
	s := openAt(t, dir, Options{})
	lines := linesFrom(id, fromNewer()["a variant"])
	imported(t, s, `{"tabby":"history","version":1,"people":0,"games":1,"entries":2}`+"\n"+lines)
	text, g := exported(t, s.Reader), must.Get(s.Summary(id))
	g.Newer, g.Over = false, true
	g.Fact = &stats.Fact{Game: id, Day: g.Day(), Began: g.Created.Unix(), Variant: g.Variant, Ending: "rounds"}
	must.Do(t, write.Summary(s.w, g, 2, false))
	must.Do(t, s.Check(history.Work{}))
	s = reopened(t, s)
	same(t, s, text)
	expect.Error(t, "its sheet", expect.ErrorOf(s.Detail(id)), history.ErrNewerGame)
	must.Do(t, s.ExportTable(io.Discard, history.Filter{}, flat.Form{}, history.Work{})) // of the other games
}

// TestFactsOfEveryGameAreStillDerivedTheSame opens a store that was written before the first release, with a game
// of each of the 18 variants that there were. If it is damaged now, something is derived in another way: that needs
// a migration, as of the schema.
func TestFactsOfEveryGameAreStillDerivedTheSame(t *testing.T) {
	const every = "testdata/every"
	dir := copied(t, every)
	text := string(must.Get(os.ReadFile(filepath.Join(every, "export.jsonl"))))
	variants := 0
	for _, v := range engine.Games() {
		if strings.Contains(text, `"variant":"`+v.ID+`"`) {
			variants++
		}
	}
	expect.Same(t, "variants in it", variants, 18)
	same(t, openAt(t, dir, Options{}), text)
}
