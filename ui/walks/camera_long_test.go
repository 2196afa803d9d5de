//go:build long

package walks_test

import "testing"

func TestTooManyCardsAreReportedBeforeAnUnsureOne(t *testing.T) {
	w := begun(t, nil, "Ann", "Ben")
	w.knows(13)
	w.Type("n")
	w.Drop(w.photo([]int{1, 1, 1, 1, 1})) // of which the deck has four
	w.Shows("1?", "A line has at most 4 cards. Tap one that doesn’t belong.")
}
