//go:build smoke && long

package smoke

import (
	"testing"

	"tabby/internal/testing/script"
)

// TestEveningByNamesAndKeys plays an evening in the window as people with a screen reader do. A round of
// each game is played so in ui/walks.
func TestEveningByNamesAndKeys(tt *testing.T) {
	t := newTable(tt)
	t.session()
	p := t.open()
	script.Evening(script.Player{TB: t, Face: ear{p.listen()}}, t.home)
	p.leave(p.terminate)
}
