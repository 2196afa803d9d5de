package walks_test

import (
	"slices"
	"testing"

	"tabby/history"
	"tabby/internal/words/languages"
)

// TestGameOfANewerTabbyIsListedAndExplained taps on it, saves it and puts it in the trash.
func TestGameOfANewerTabbyIsListedAndExplained(t *testing.T) {
	w := season(t)
	w.store.newer = []history.Summary{{
		ID: "newer", Variant: "nine-lives", Newer: true, Created: w.Time, Changed: w.Time, Entries: 3, Endings: 1,
		Seats: []history.Seat{{Name: "Dee"}, {Name: "Eve"}},
	}}
	w.store.shown = &history.Shown{
		Entries: 2, Rounds: [][]*int{{new(3), new(-4)}, {new(7), nil}}, Totals: []*int{new(10), new(-4)}, Places: []*int{new(2), new(1)},
	}
	w.games()
	w.Shows("Dee and Eve", "nine-lives, from a newer Tabby.")
	w.Tap("Dee and Eve")
	w.Shows(languages.English().Games.NewerGame, "Dee: 3 and 7. 10 in all, 2nd.", "Eve: −4 and –. −4 in all, 1st.", "More was written after that.")
	w.Tap("Save it for another Tabby")
	want(t, "said", w.Message(), "Saved to /pictures/newer.jsonl.")
	w.Tap("Dee and Eve")
	w.Tap("Delete")
	want(t, "said", w.Message(), "The game is in the bin.")
	want(t, "in the trash", slices.Contains(w.store.trashed, "newer"), true)
	w.ShowsNot("Dee and Eve")
}
