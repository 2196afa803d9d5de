package history

import (
	"testing"
	"time"

	"tabby/internal/testing/expect"
	"tabby/internal/testing/must"
)

func TestAGameIsHandedOverUntilItGoesOnHere(t *testing.T) {
	s := records{NewCatalogue(), map[string]string{}}
	do := func(in Intent) Intent {
		t.Helper()
		c := must.Get(Decide(s, in))
		if set, ok := c.Events[0].(Setting); ok {
			s.settings[set.Key] = set.Value
		}
		return c.Undo
	}
	handed := func(entries int) bool {
		_, is := HandedOver(s.Setting, "1", entries)
		return is
	}
	at := time.Date(2026, 11, 20, 21, 0, 0, 0, time.UTC)
	if handed(0) {
		t.Error("handed over before it was")
	}
	undo := do(HandOver{"1", at, 13})
	if since, is := HandedOver(s.Setting, "1", 13); !is || !since.Equal(at) {
		t.Errorf("handed over %v at %v", is, since)
	}
	if handed(14) {
		t.Error("still handed over after it went on here")
	}
	if _, is := HandedOver(s.Setting, "2", 13); is {
		t.Error("another game is handed over")
	}
	do(undo)
	if handed(13) {
		t.Error("handed over after that was undone")
	}
	do(HandOver{"1", at, 13})
	undo = do(TakeBack{"1"})
	if handed(13) {
		t.Error("handed over after it was taken back")
	}
	do(undo)
	if !handed(13) {
		t.Error("taken back after that was undone")
	}
	expect.Error(t, "a game there is not", expect.ErrorOf(Decide(s, HandOver{Game: "none"})), ErrNoGame)
	s.settings["handed/1"] = "{"
	if handed(0) {
		t.Error("what cannot be read hands over")
	}
}
