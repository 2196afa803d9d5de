package term

import (
	"maps"
	"testing"
	"time"

	"tabby/engine"
	"tabby/history/sqlite"
	"tabby/internal/testing/must"
	"tabby/internal/words/languages"
)

func TestAServedGameEndsAsInTheWindowUnlessItsEndingIsGiven(t *testing.T) {
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
		{`{"variant":"skyjo"`, engine.House{}},
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
