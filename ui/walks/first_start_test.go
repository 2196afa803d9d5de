package walks_test

import (
	"strings"
	"testing"
	"time"

	"tabby/internal/testing/uitest"
)

// A newStore puts off that its database is opened.
type newStore struct {
	*memoryStore
	open bool
}

func (s *newStore) Settle(quiet time.Duration) (done bool, err error) {
	s.open = s.open || quiet == 0
	return s.open, nil
}

func TestNamesAreTypedOnWhileANewStoreIsOpened(t *testing.T) {
	w := walk(t)
	w.opens = &newStore{memoryStore: w.store}
	w.start(uitest.Phone())
	w.Tap("New game")
	w.Held = true
	w.Focus("Add a name")
	w.Type("Ann")
	w.Press("Return")
	w.Type("Cy")
	w.Press("Return")
	w.Type("Be")
	w.ShowsNot("Ann deals")
	w.Held = false
	w.Job().Do()
	w.Shows("Ann deals")
	w.Type("n")
	w.Press("Return")
	w.Tap("Start")
	w.Shows("Ann", "Cy", "Ben", "Enter round 1")
	w.ShowsNot("AnnCy", "CyBen")
}

func TestANameThatIsRefusedIsTypedOn(t *testing.T) {
	w := walk(t)
	w.Tap("New game")
	w.Focus("Add a name")
	w.Type(strings.Repeat("x", 41))
	w.Press("Return")
	w.Shows("A name has 1 to 40 characters")
	w.Press("BackSpace", "Return")
	w.ShowsNot("A name has 1 to 40 characters")
	w.Shows("Tap a player to add them")
}
