package term

import (
	"maps"
	"strings"
	"testing"
	"time"

	"tabby/engine"
	"tabby/history/sqlite"
	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
	"tabby/scoring"
)

// TestTheLoserDealsARecordedGameOfTheFirstCabo keeps two rounds of it, in the second of which two win.
func TestTheLoserDealsARecordedGameOfTheFirstCabo(t *testing.T) {
	dir := t.TempDir()
	rounds := `{"do":"enter_round","scores":{"Ida":9,"Otto":5,"Mia":3},"called":"Mia"}
{"do":"enter_round","scores":{"Ida":2,"Otto":9,"Mia":2}}
`
	id, _ := answers(t, run(t, dir, rounds, "record", "--new", `{"variant":"cabo-1","players":["Ida","Otto","Mia"]}`))[0]["game"].(string)
	sheet := kept(dir, id).Sheet(time.Time{})
	expect.Same(t, "who dealt the second round, and deals the third", []scoring.Player{sheet.Rounds[1].Dealer, sheet.Dealer}, []scoring.Player{0, 1})
	expect.Same(t, "who begins the third", sheet.First, scoring.Player(2))
}

// TestTheRulesAreThoseOfANewGame looks for house rules in the books of games that nobody has begun.
func TestTheRulesAreThoseOfANewGame(t *testing.T) {
	for _, id := range variantIDs() {
		if _, out, _ := called(t, nil, "rules", "--variant", id); strings.Contains(out, "(house rule)") || !strings.Contains(out, ", by the book.") {
			t.Errorf("%s has house rules:\n%s", id, out)
		}
	}
}

func TestANewGameHasTheDefaultsOfTheWindow(t *testing.T) {
	dir := t.TempDir()
	store := must.Get(sqlite.Open(dir, sqlite.Options{}))
	defer store.Close()
	c := call{now: time.Now, words: languages.English()}
	for _, tt := range []struct {
		begins string
		want   engine.House
	}{
		{`{"variant":"rat-a-tat-cat"`, engine.House{engine.End: engine.EndElimination}},
		{`{"variant":"rat-a-tat-cat","config":{"younger":"true"}`, engine.House{engine.End: engine.EndElimination, engine.Younger: engine.On}},
		{`{"variant":"rat-a-tat-cat","end":{"rounds":5}`, engine.House{engine.Rounds: "5"}},
		{`{"variant":"rat-a-tat-cat","config":{"threshold":60}`, engine.House{engine.End: engine.EndElimination, engine.Threshold: "60"}},
		{`{"variant":"skyjo"`, engine.House{}},
		{`{"variant":"cabo-1","config":{"next_dealer":"left"}`, engine.House{engine.NextDealer: engine.DealLeft, engine.FirstTurn: engine.BeginAhead}},
	} {
		id, err := c.beginGame(ownSource{store}, []byte(tt.begins+`,"players":["Ann","Ben"]}`))
		if err != nil {
			t.Fatal(c.words.Refusals.Reason(err))
		}
		begun, _ := kept(dir, id).Started()
		if !maps.Equal(begun.House, tt.want) {
			t.Errorf("%s}: %v, want %v", tt.begins, begun.House, tt.want)
		}
	}
	if _, err := c.beginGame(ownSource{store}, []byte(`{"variant":"poker","players":["Ann","Ben"]}`)); err == nil {
		t.Error("a game that nobody knows begins")
	}
}
