package walks_test

import (
	"testing"

	"tabby/history"
	"tabby/internal/draw/badges"
)

// TestATapOnACatGivesTheNext goes through all cats on the page of a person, and takes one back.
func TestATapOnACatGivesTheNext(t *testing.T) {
	w := played(t)
	w.person("Ben")
	first := w.named("Ben").Cat()
	for i := range history.Cats {
		want(t, "cat", w.named("Ben").Cat(), (first+i)%history.Cats)
		want(t, "on the page", w.sees(badges.Of(w.named("Ben"))), true)
		w.Tap("Another cat")
	}
	want(t, "after all others", w.named("Ben").Cat(), first)
	w.Tap("Undo")
	want(t, "taken back", w.named("Ben").Cat(), (first+history.Cats-1)%history.Cats)
}
