//go:build chromium && long

package webtest

import "testing"

// TestFivePlayersFit has more on the screen than the maps of Fyne hold without growing, which
// once crashed in a browser alone.
func TestFivePlayersFit(t *testing.T) {
	x := fresh(t, phone)
	x.tapFor("New game", "Add a name")
	x.typeInto("Add a name", "Ann\rBen\rCy\rDi\rEve\r")
	x.find("✓ Eve")
	x.tapFor("Start", "Enter round 1")
}
