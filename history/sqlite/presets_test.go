package sqlite

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"tabby/history"
	"tabby/history/journal"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/scoring"
)

// TestAChangedPresetLeavesOldGamesAsTheyWere reads an export of every game from before new games
// wrote down what is usual, and compares who dealt, who began and who won with what was told then.
func TestAChangedPresetLeavesOldGamesAsTheyWere(t *testing.T) {
	export := must.Get(os.Open("testdata/presets/export.jsonl"))
	defer export.Close()
	s := openAt(t, t.TempDir(), Options{})
	must.Get(s.Import(export, history.Work{}))
	var told strings.Builder
	for _, g := range must.Get(s.Games(history.Page{Limit: 100})) {
		desk := must.Get(journal.Open(history.Domain(), must.Get(s.Log(g.ID))))
		tell(&told, g.ID, desk.State())
	}
	expect.Same(t, "what was told", strings.Split(told.String(), "\n"), strings.Split(string(must.Get(os.ReadFile("testdata/presets/told.txt"))), "\n"))
}

// tell writes who dealt and began each round of a game, who is next and who won.
func tell(w *strings.Builder, id string, g scoring.Game) {
	begun, _ := g.Started()
	s := g.Sheet(begun.At)
	name := func(p scoring.Player) string {
		if p == scoring.Nobody {
			return "nobody"
		}
		return s.People[p].Name
	}
	fmt.Fprintf(w, "%s %s %v\n", id, begun.Variant, begun.House)
	for _, r := range s.Rounds {
		fmt.Fprintf(w, "  %d: %s deals, %s begins\n", r.Number, name(r.Dealer), name(r.First))
	}
	fmt.Fprintf(w, "  next: %s deals, %s begins; %v, %v", name(s.Dealer), name(s.First), s.Totals, s.Status)
	for _, p := range s.Winners {
		fmt.Fprintf(w, ", %s wins", name(p))
	}
	fmt.Fprintln(w)
}
