package walks_test

import (
	"testing"

	"tabby/history"
)

// TestPeopleOfOneNameAreAskedAboutOnce has another Ann come from a file. One tap says that she is the
// same one, or another says that she is not.
func TestPeopleOfOneNameAreAskedAboutOnce(t *testing.T) {
	w := played(t)
	w.store.people = append(w.store.people, history.Person{ID: "from a file", Name: "ann"})
	w.Tap("People")
	w.Shows("1 person seems to be here twice.")
	w.Tap("Look at the names")
	w.Shows("The same person?", "Leave the switch on")
	w.Tap("That’s right")
	w.ShowsNot("1 person seems to be here twice.")
	want(t, "who Ann is", w.store.said["person 0"].Same+w.store.said["from a file"].Same != "", true)
	w.TapMessage("Undo")
	w.Shows("1 person seems to be here twice.")
	w.Tap("Look at the names")
	w.Tap("0 games and 0 games")
	w.Tap("That’s right")
	w.ShowsNot("1 person seems to be here twice.")
	want(t, "people", len(w.store.said), 2)
	want(t, "who Ann is", w.store.said["from a file"], history.PersonAnnotation{Apart: true})
}
