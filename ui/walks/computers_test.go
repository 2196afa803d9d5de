//go:build !nodeck

package walks_test

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"tabby/engine/bot"
	"tabby/history"
	"tabby/internal/testing/uitest"
	"tabby/scoring"
	"tabby/ui/frame"
)

func TestComputerThatIsTappedOnAndOffLeavesNobodyBehind(t *testing.T) {
	w := walk(t)
	w.Type("v")
	w.meets("Ann", "Ben")
	w.Tap("Whiskers")
	w.Shows("Ann deals")
	w.start(uitest.Phone()) // what is half set up is kept
	w.Tap("Whiskers")
	w.Tap("Mittens")
	w.Tap("Mittens")
	want(t, "people", w.playing(), []string{"Ann", "Ben"})
	w.Tap("Ginger")
	w.Tap("Ann deals")
	w.TapIn("Ginger", "deal")
	w.Tap("To the table")
	want(t, "people", w.playing(), []string{"Ann", "Ben", "Ginger"})
	want(t, "seats", w.seats(), []string{"Ann", "Ben", "Ginger"})
	want(t, "dealer", w.sheet().Dealer, scoring.Player(2))
	for _, p := range w.sheet().People {
		if !slices.ContainsFunc(w.store.people, func(k history.Person) bool { return k.ID == p.ID }) {
			t.Errorf("%s plays as %q, whom nobody knows", p.Name, p.ID)
		}
	}
}

// leftovers is a walk on a store that knows computer players who never played.
func leftovers(t *testing.T) *walker {
	w := walk(t)
	for _, name := range bot.Names() {
		_, err := w.store.Meet(name)
		w.must(err)
	}
	w.begin(to100, "Ann", "Ben")
	return w
}

func TestComputersAreNeverOfferedAsPeople(t *testing.T) {
	w := leftovers(t)
	w.more("Add a player")
	w.ShowsNot(bot.Names()...)
	w.Press(fyne.KeyEscape, fyne.KeyEscape)
	w.Tap("People")
	w.Shows("Ann", "Ben")
	w.ShowsNot(bot.Names()...)
	w.Tap("Ann")
	w.Tap("Change")
	w.ShowsNot(bot.Names()...)
	w.Press(fyne.KeyEscape, fyne.KeyEscape, fyne.KeyEscape)
	w.Tap("New game")
	w.ShowsNot(bot.Names()...)
	w.Press(fyne.KeyEscape)
	w.app.Go(frame.GamesRoom.Route(string(history.Running)))
	w.Tap("Anybody")
	w.Shows("Ann", "Ben")
	w.ShowsNot(bot.Names()...)
	w.Tap("Close")
	w.Press(fyne.KeyEscape)
	w.settings()
	w.Tap("Paper sheet")
	w.Shows("Ann", "Ben")
	w.ShowsNot(bot.Names()...)
}

func TestTheCatOfAComputerIsNotChosen(t *testing.T) {
	w := begun(t, to100, "Ann", "Mittens")
	s := w.sheet()
	for _, p := range s.Seats {
		w.Tap(s.People[p].Name)
		want(t, s.People[p].Name, w.Reads("Cat and colour"), !bot.IsName(s.People[p].Name))
		w.Press(fyne.KeyEscape)
	}
}

func TestComputerIsNeverHere(t *testing.T) {
	w := begun(t, nil, "Ann", "Whiskers", "Ben")
	w.Tap("Deal round 1")
	for _, level := range []string{"steady", "sharp", "easy"} {
		want(t, level, w.level("Whiskers"), level)
		w.Tap("Whiskers: the computer plays")
	}
	w.Tap("Deal")
	want(t, "chairs", string(w.store.drafts["chairs/"+w.id()]), `{"seats":[0,1,2],"levels":{"1":"steady"}}`)
	w.Pass(time.Second)
	w.Tap("Who is here")
	w.Tap("Whiskers: the computer plays")
	want(t, "how well it plays during the round", w.level("Whiskers"), "sharp")
}
