//go:build smoke && long

package smoke

import (
	"testing"

	"tabby/engine"
	"tabby/internal/testing/script"
)

// TestEveningByNamesAndKeys plays an evening in the window as people with a screen reader do. A round of
// each game is played so in ui/walks.
func TestEveningByNamesAndKeys(tt *testing.T) {
	t := newTable(tt)
	t.session()
	p := t.open()
	hears := script.Player{TB: t, Face: ear{p.listen()}}
	script.Sheet(hears)
	script.Photo(hears, t.home)
	script.Deals(hears, engine.Variants()[0])
	p.leave(p.terminate)
}
