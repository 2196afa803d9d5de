package walks_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"tabby/history"
)

func TestRetiredPersonIsCountedButNotOffered(t *testing.T) {
	w := played(t)
	w.person("Cy")
	w.Tap("Change")
	w.Tap("No longer plays, Stays")
	w.Shows("People", "Cy 1 game No longer plays 0 wins")
	w.Press(fyne.KeyEscape)
	w.Shows("Play again Ann and Ben Rat-a-Tat Cat")
	w.Tap("New game")
	w.ShowsNot("Cy")
	w.Tap("Ann") // gets up
	w.Fill(w.Field("Add a name"), "cy")
	w.Press(fyne.KeyReturn)
	want(t, "people who play", w.playing(), []string{"Ann", "Ben", "Cy"})
}

func TestRetiringCanBeUndone(t *testing.T) {
	w := played(t)
	retire := func() {
		w.Tap("Cy")
		w.Tap("Change")
		w.Tap("No longer plays, Stays")
		want(t, "people who play", w.playing(), []string{"Ann", "Ben"})
	}
	w.Tap("People")
	retire()
	w.TapMessage("Undo")
	want(t, "people who play", w.playing(), []string{"Ann", "Ben", "Cy"})
	retire()
	w.Tap("No longer plays")
	w.Shows("not offered for new games")
	w.Tap("Offer again")
	want(t, "people who play", w.playing(), []string{"Ann", "Ben", "Cy"})
}

func TestOnlyPeopleWhoNeverMetAreOfferedAsTheSame(t *testing.T) {
	w := played(t)
	_, err := w.store.Meet("Bennie")
	w.must(err)
	w.person("Ben")
	w.Tap("Change")
	w.Shows("Is the same person as", "Bennie", "People who have played with Ben aren’t offered")
	w.ShowsNot("Ann")
	w.Fill(w.Field("Name"), "Bo")
	w.Press(fyne.KeyReturn)
	w.store.people = slices.DeleteFunc(w.store.people, func(p history.Person) bool { return p.Name == "Bennie" })
	w.Tap("Bo")
	w.Tap("Change")
	w.Shows("Everybody else has played with Bo, so none of them can be the same person.")
}

// named returns a person whom the store knows.
func (w *walker) named(name string) history.Person {
	w.Helper()
	at := slices.IndexFunc(w.store.people, func(p history.Person) bool { return p.Name == name })
	if at < 0 {
		w.Fatalf("no person is called %s", name)
	}
	return w.store.people[at]
}

func TestEntriesOfOnePersonAreMerged(t *testing.T) {
	w := played(t)
	_, err := w.store.Meet("Bennie")
	w.must(err)
	w.person("Ben")
	w.Tap("Change")
	w.Tap("Bennie")
	w.Shows("Ben is Bennie", "All games of Ben count for Bennie")
	w.Tap("Keep both")
	w.Tap("Bennie")
	w.Tap("Merge")
	w.Shows("People")
	want(t, "message", w.Message(), "They are one person now.")
}
